import { ApiError } from '../../../api/client/api-error.ts';

/** The link was used, expired, replaced by a newer one, or truncated by a mail program. */
const codes: readonly string[] = ['reset_link_invalid', 'confirm_link_invalid', 'bad_request'];

export function isDeadLink(error: unknown): boolean {
  return error instanceof ApiError && codes.includes(error.code);
}
