/** The database roles do not allow a start; the message says how to fix it. */
export class RoleError extends Error {
  override readonly name = 'RoleError';
}
