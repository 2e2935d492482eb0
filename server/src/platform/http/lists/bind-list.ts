import type { FiltersOf, ListRoute } from '@sesame/contract/shared/define-list.ts';
import type { Platform } from '../../platform.ts';
import { bind } from '../bind.ts';
import type { Call } from '../call.ts';
import type { Api } from '../create-server.ts';
import { readingFor } from './bind-reading.ts';
import type { ListAnswers } from './list-answers.ts';

/**
 * Serves a list of the console with its export and its count, all from the same rows. `reading` has the database for them, which may
 * be the replica.
 */
export function bindList<L extends ListRoute>(
  api: Api,
  list: L,
  answersOf: (call: Pick<Call<L>, 'params' | 'operator'>, reading: Platform) => ListAnswers<L>,
): void {
  // All routes of a list have the same params and filters, which the compiler cannot follow for any list.
  const answersTo = (call: Pick<Call<ListRoute>, 'operator'>) =>
    answersOf(call as Call<L>, readingFor(api.platform, call.operator));
  const filtersOf = (call: { query: unknown }) => (call.query ?? {}) as FiltersOf<L>;
  bind<ListRoute>(api, list, (call) => {
    const { [list.cursor.name]: after, ...filters } = call.query;
    return answersTo(call).page(filters as FiltersOf<L>, after as string | number | undefined);
  });
  if (list.export) {
    bind(api, list.export, (call) => answersTo(call).export(filtersOf(call)));
  }
  if (list.count) bind(api, list.count, (call) => answersTo(call).count(filtersOf(call)));
}
