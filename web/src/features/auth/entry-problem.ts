import { ApiError } from '../../api/client/api-error.ts';
import { errorText } from '../../i18n/error-text.ts';
import type { Translate } from '../../i18n/use-i18n.ts';

/** Why the user is back at the form: Google's own text if it sent one, as the specification requires. */
export function entryProblem(t: Translate, problem: unknown): string {
  const reason = problem instanceof ApiError ? problem.details.reason : undefined;
  return typeof reason === 'string' && reason ? reason : errorText(t, problem);
}
