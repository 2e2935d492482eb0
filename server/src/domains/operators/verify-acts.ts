import type { verifyActs as contract } from '@sesame/contract/operator-acts.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { checkChain } from './acts.store.ts';

/** Whether the record is whole, in order and as it was written; acts and count are of one moment. */
export function verifyActs({ db }: Pick<Platform, 'db'>): Promise<AnswerOf<typeof contract>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(checkChain);
}
