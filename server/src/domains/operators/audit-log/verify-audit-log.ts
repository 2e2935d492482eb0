import type { verifyAuditLog as contract } from '@sesame/contract/console/audit-log.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { checkChain } from './audit-events.store.ts';

/** Verifies the hash chain of the audit log. Runs in one snapshot, so that the number of events matches the result. */
export function verifyAuditLog({ db }: Pick<Platform, 'db'>): Promise<AnswerOf<typeof contract>> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(checkChain);
}
