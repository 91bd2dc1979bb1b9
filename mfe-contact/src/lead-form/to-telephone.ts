/** `+1 555-010-0142` as an address that a telephone dials. */
export function toTelephone(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
