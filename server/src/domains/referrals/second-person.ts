import type { Executor } from '../../platform/platform.ts';
import { lowestSecondPersonSince } from './rule-changes.store.ts';

/**
 * From this sum on, in cents, two people have to agree before money of something that began then moves by hand: the
 * strictest of the rules since, so that nobody loosens the rule for what is already there.
 */
export function secondPersonFromCents(db: Executor, since: Date): Promise<number> {
  return lowestSecondPersonSince(db, since);
}
