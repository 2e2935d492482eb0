/** Whether a token was mailed to this very address: one that reached an earlier address of the user is worth nothing. */
export function isForEmail(data: unknown, email: string): boolean {
  return typeof data === 'object' && data !== null && 'email' in data && data.email === email;
}
