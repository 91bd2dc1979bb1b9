/** Whose mailbox an address is, to count by: `Ada+news@example.com` reaches the same person as `ada@example.com`. */
export function toMailbox(email: string): string {
  return email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*@/, '@');
}
