import { ApiError } from '../../../api/client/api-error.ts';
import type { Translate } from '../../../i18n/use-i18n.ts';

/** Why requesting the reset mail failed, with the texts of the specification. */
export function resetProblem(t: Translate, problem: unknown): string {
  if (!(problem instanceof ApiError)) return t('resetUnexpected');
  if (problem.code === 'offline') return `${t('resetMailFailed')} ${t('errorOffline')}`;
  if (problem.status >= 200 && problem.status < 300) return t('resetWentWrong');
  return problem.message || t('resetMailFailed');
}
