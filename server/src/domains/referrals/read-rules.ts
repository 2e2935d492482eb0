import type {
  getReferralRules as rulesRoute,
  getWaitingRules as waitingRoute,
} from '@sesame/contract/operator-referrals.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { currentRules } from './referral-rules.store.ts';
import { findWaitingChange } from './rule-changes.store.ts';
import { rulesOnWire } from './rules-on-wire.ts';

type Needs = Pick<Platform, 'db'>;

export async function getReferralRules({ db }: Needs): Promise<AnswerOf<typeof rulesRoute>> {
  return rulesOnWire(await currentRules(db));
}

/** The change that waits for a second owner or for its day. */
export async function getWaitingRules({ db }: Needs): Promise<AnswerOf<typeof waitingRoute>> {
  const change = await findWaitingChange(db);
  if (change === undefined) return { waiting: null };
  const {
    version: _,
    created_at: __,
    ...rules
  } = rulesOnWire({
    ...change.rules,
    version: change.from_version,
    created_at: change.asked_at,
  });
  return {
    waiting: {
      id: change.id,
      rules,
      reason: change.reason,
      asked_by: { id: change.asked_by, name: change.asked_by_name },
      due_at: change.due_at.toISOString(),
    },
  };
}
