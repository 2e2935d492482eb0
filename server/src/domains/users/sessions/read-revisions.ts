import { inBatches } from '../../../platform/http/polls/in-batches.ts';
import type { ReadRevision, Revision } from '../../../platform/http/polls/revision.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findRevisions, type RevisionColumns } from './revisions.store.ts';

/** Checks sessions and reads what their buyers last saw change; concurrent polls share a statement. */
export function readRevisionsWith({ pool, clock }: Pick<Platform, 'pool' | 'clock'>): ReadRevision {
  return inBatches(async (tokenHashes) => {
    const found = new Array<Revision | undefined>(tokenHashes.length);
    for (const row of await findRevisions(pool, tokenHashes, clock.now())) {
      found[row.place - 1] = revisionOf(row);
    }
    return found;
  });
}

export function revisionOf({ user_id, hides_secrets, revision }: RevisionColumns): Revision {
  return { userId: user_id, hidesSecrets: hides_secrets, revision };
}
