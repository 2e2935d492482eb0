import type {
  getReferralRules as rulesRoute,
  getWaitingRules as waitingRoute,
} from '@sesame/contract/console/referrals.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import { currentRules } from './referral-rules.store.ts';
import { findWaitingChange } from './rule-changes.store.ts';
import { serializeRules } from './serialize-rules.ts';

type Needs = Pick<Platform, 'db'>;

export async function getReferralRules({ db }: Needs): Promise<AnswerOf<typeof rulesRoute>> {
  return serializeRules(await currentRules(db));
}

/** The rule change that waits for a second owner or the end of its waiting period. */
export async function getWaitingRules({ db }: Needs): Promise<AnswerOf<typeof waitingRoute>> {
  const change = await findWaitingChange(db);
  if (change === undefined) return { waiting: null };
  const {
    version: _,
    created_at: __,
    ...rules
  } = serializeRules({
    ...change.rules,
    version: change.from_version,
    created_at: change.requested_at,
  });
  return {
    waiting: {
      id: change.id,
      rules,
      reason: change.reason,
      requested_by: { id: change.requested_by, name: change.requested_by_name },
      due_at: change.due_at.toISOString(),
    },
  };
}
