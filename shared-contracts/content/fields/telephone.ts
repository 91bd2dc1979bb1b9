/** The link that dials a phone number, e.g. `tel:+15550100142` for `+1 555-010-0142`. */
export function toTelephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
