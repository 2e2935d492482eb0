import { ApiError } from '../api/client/api-error.ts';
import type { Translate } from './use-i18n.ts';

/** The message of a failed call: the server's if it sent one, else a local text. */
export function errorText(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errorGeneral');
  if (error.code === 'offline') return t('errorOffline');
  if (error.code === 'token_missing') return t('tokenMissing');
  const { retryAfterS = 0 } = error;
  if (error.status === 429 && retryAfterS >= 60) {
    return t('errorWaitMinutes', { count: Math.ceil(retryAfterS / 60) });
  }
  if (error.message) return error.message;
  return error.status === 503 || error.status === 502 ? t('errorUnavailable') : t('errorGeneral');
}
