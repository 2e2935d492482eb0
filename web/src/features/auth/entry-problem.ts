import { ApiError } from '../../api/api-error.ts';
import { errorText } from '../../i18n/error-text.ts';
import type { Translate } from '../../i18n/use-i18n.ts';

/** Why somebody is back at the form: in Google's own words where it gave some, as the specification asks. */
export function entryProblem(t: Translate, problem: unknown): string {
  const reason = problem instanceof ApiError ? problem.details.reason : undefined;
  return typeof reason === 'string' && reason ? reason : errorText(t, problem);
}
