import type { Executor } from '../../platform/platform.ts';
import { currentRules } from './referral-rules.store.ts';

/** From this sum on, in cents, two people have to agree before money moves by hand. */
export async function secondPersonFromCents(db: Executor): Promise<number> {
  return (await currentRules(db)).second_person_cents;
}
