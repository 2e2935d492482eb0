import type { Language } from '@sesame/contract/shared/limits.ts';
import { RENEWAL_MANDATE_VERSION } from '@sesame/contract/shared/renewals/renewal-mandates.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { refuse } from '../../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../../platform/platform.ts';
import type { ChargeableMethod } from '../../payments/index.ts';
import {
  findActiveAgreement,
  insertAgreement,
  lockRenewable,
  markStopped,
} from './agreements.store.ts';
import { mailAgreement } from './mail-agreement.ts';
import { findTerms } from './read-terms.ts';

export interface RenewalConsent {
  readonly subscriptionId: string;
  readonly userId: string;
  /** Null for the balance. */
  readonly methodId: string | null;
  /** The plan; by default the one that was agreed to or paid last. */
  readonly priceId?: number | undefined;
  /** The text that the buyer agreed to. */
  readonly text: string;
  readonly language: Language;
  readonly chargeable: readonly ChargeableMethod[];
}

/**
 * Records that a buyer agrees to automatic renewal, exactly on the terms that they saw, and mails them as proof. An earlier
 * agreement of the subscription ends; nothing is charged before the end of what is paid, also for another plan. A repeat changes nothing.
 */
export function turnOnRenewal(
  platform: TransactionalPlatform,
  consent: RenewalConsent,
): Promise<void> {
  return inTransaction(platform.db, async (tx) => {
    const { subscriptionId, userId, methodId, priceId, text, language, chargeable } = consent;
    const subscription = await lockRenewable(tx, subscriptionId);
    if (subscription?.user_id !== userId) refuse('not_found');
    const active = await findActiveAgreement(tx, subscriptionId);
    if (active?.consent_text === text && active.method_id === methodId) return;
    const terms = await findTerms(tx, platform, { subscription, priceId, chargeable, language });
    const option = terms?.options.find(({ method }) => method.id === methodId);
    if (terms === undefined) refuse('not_found');
    if (option === undefined) {
      const isSold = terms.plans.some(({ id: sold }) => sold === terms.priceId);
      refuse(isSold ? 'method_unavailable' : 'renewal_terms_changed');
    }
    if (option.text !== text) refuse('renewal_terms_changed');
    const at = platform.clock.now();
    if (active !== undefined) {
      await markStopped(tx, { id: active.id, at, by: 'buyer', reason: 'changed' });
    }
    const id = platform.ids.uuid();
    await insertAgreement(tx, {
      ...{ id, subscription_id: subscriptionId, user_id: userId, method_id: methodId },
      ...{ gateway: option.gateway, price_id: option.quote.price.priceId },
      ...{ duration_count: terms.duration.count, duration_unit: terms.duration.unit },
      ceiling_cents: option.quote.lines.totalCents,
      consent_version: RENEWAL_MANDATE_VERSION,
      ...{ consent_language: language, consent_text: text, consented_at: at },
    });
    await mailAgreement(tx, platform, { id, userId, text, product: subscription });
  });
}
