import { ApiError } from '../../api/api-error.ts';

/** A mailed link that was used, is too old, was replaced by a newer one, or was cut off by a mail program. */
const codes: readonly string[] = ['reset_link_invalid', 'confirm_link_invalid', 'bad_request'];

export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && codes.includes(error.code);
}
