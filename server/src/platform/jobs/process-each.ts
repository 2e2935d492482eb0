import { describeError } from './describe-error.ts';

/**
 * Processes the records of one round of a schedule, one after another. One that fails delays no other; the round then
 * fails at its end, so that it is logged and an alert is raised when that repeats. Work that must be retried record by
 * record has a queue instead (`enqueueDue`).
 */
export async function processEach<Item>(
  items: readonly Item[],
  process: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) {
    await process(item).catch((error: unknown) => void errors.push(error));
  }
  if (errors.length === 0) return;
  const summary = `${errors.length} of ${items.length} records failed, first ${describeError(errors[0])}`;
  throw new AggregateError(errors, summary);
}
