/** Whether a token was mailed to this address; one sent to an earlier address of the user is invalid. */
export function isForEmail(data: unknown, email: string): boolean {
  return typeof data === 'object' && data !== null && 'email' in data && data.email === email;
}
