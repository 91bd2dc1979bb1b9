/** The countries of the phone field, the default first (spec section 3). */
export const countryCodes = [
  { code: '+1', country: 'United States' },
  { code: '+44', country: 'United Kingdom' },
  { code: '+91', country: 'India' },
  { code: '+61', country: 'Australia' },
  { code: '+33', country: 'France' },
] as const;

export type CountryCode = (typeof countryCodes)[number]['code'];

export const defaultCountryCode: CountryCode = '+1';

export function isCountryCode(value: unknown): value is CountryCode {
  return countryCodes.some(({ code }) => code === value);
}
