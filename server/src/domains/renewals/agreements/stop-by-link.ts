import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { readStopLink } from '@sesame/contract/shop/renewals.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import { idOfLinkToken } from '../link-tokens/link-token.ts';
import {
  type AgreementRow,
  findActiveAgreement,
  findAgreement,
  findRenewable,
} from './agreements.store.ts';
import { stopAgreement } from './stop-agreement.ts';

/** What a stop link would stop. */
export async function readStopLinkOf(
  platform: Pick<Platform, 'db' | 'sealer'>,
  token: string,
): Promise<AnswerOf<typeof readStopLink>> {
  const agreement = await requireAgreement(platform.db, platform, token);
  const subscription = await findRenewable(platform.db, agreement.subscription_id);
  if (subscription === undefined) refuse('stop_link_invalid');
  const active = await findActiveAgreement(platform.db, agreement.subscription_id);
  return {
    title: subscription.title,
    title_ru: subscription.title_ru,
    ends_at: subscription.ends_at.toISOString(),
    is_stopped: active === undefined,
  };
}

/**
 * Stops the renewal of the subscription that a link is about: also after the buyer has chosen another method since the
 * mail was sent.
 */
export function stopByLink(platform: TransactionalPlatform, token: string): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const { subscription_id: subscription } = await requireAgreement(tx, platform, token);
    const active = await findActiveAgreement(tx, subscription);
    if (active === undefined) return;
    await stopAgreement(tx, platform, active, { by: 'buyer', reason: 'stop_link' });
  });
}

async function requireAgreement(
  db: Executor,
  platform: Pick<Platform, 'sealer'>,
  token: string,
): Promise<AgreementRow> {
  const id = idOfLinkToken(platform, 'renewal-stop', token);
  const agreement = id === undefined ? undefined : await findAgreement(db, id);
  return agreement ?? refuse('stop_link_invalid');
}
