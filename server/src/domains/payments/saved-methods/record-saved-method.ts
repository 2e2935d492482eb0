import type { Executor, Notifying } from '../../../platform/platform.ts';
import type { GatewayReport } from '../gateways/report.ts';
import type { GatewayMethod } from '../gateways/saved-method.ts';
import { hasEvent, insertEvent } from '../records/payment-events.store.ts';
import type { PaymentRow } from '../records/payments.store.ts';
import { forgetReplaced } from './mark-removed.ts';
import {
  hashOfCard,
  hashOfToken,
  openSavedMethod,
  sealSavedMethod,
} from './saved-method-secret.ts';
import { shownColumnsOf, stateAfterReport } from './saved-methods.rules.ts';
import {
  changeSavedMethod,
  hasMandate,
  insertSavedMethod,
  isMethodRecorded,
  isTokenOfAnother,
  lockMethodsOf,
  type SavedMethodRow,
} from './saved-methods.store.ts';

/** The event of a payment whose method is saved and usable. */
export const METHOD_SAVED = 'method_saved';

/**
 * Records the method that a paid payment has saved, in the transaction of its settlement and under the payment's lock.
 * Without the buyer's mandate nothing is recorded, even if the gateway reports a method, nor when another buyer has it: the
 * payment settles all the same. The same card again replaces the token of the known method; a method that its buyer has
 * removed since stays removed.
 */
export async function recordSavedMethod(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  { savedMethod: method }: Pick<GatewayReport, 'savedMethod'>,
): Promise<void> {
  if (method === undefined || method.state === 'removed' || payment.state !== 'paid') return;
  if (!(await hasMandate(tx, payment.id))) return;
  const isRecorded = await record(tx, platform, payment, method);
  if (!isRecorded || method.state !== 'active') return;
  if (await hasEvent(tx, payment.id, METHOD_SAVED)) return;
  const { kind } = method;
  const at = platform.clock.now();
  await insertEvent(tx, payment.id, { kind: METHOD_SAVED, detail: { kind }, at });
}

/** @returns whether the buyer has the method now */
async function record(
  tx: Executor,
  platform: Notifying,
  payment: PaymentRow,
  method: GatewayMethod,
): Promise<boolean> {
  const tokenHash = hashOfToken(payment.provider, method.token);
  const known = await lockMethodsOf(tx, payment.user_id);
  const same = known.find((one) => one.token_hash.equals(tokenHash));
  if (same !== undefined) {
    await confirm(tx, platform, same, { payment, method });
    return true;
  }
  if (await isMethodRecorded(tx, { paymentId: payment.id, tokenHash })) return false;
  const { provider, user_id: userId } = payment;
  const { mode } = method;
  if (await isTokenOfAnother(tx, { provider, mode, tokenHash, userId })) return false;
  const cardHash = hashOfCard(payment.user_id, method.fingerprint);
  const sameCard = known.find((one) => isSameCard(one, { payment, method, cardHash }));
  if (sameCard !== undefined) {
    await replaceToken(tx, platform, sameCard, { payment, method, tokenHash });
    return true;
  }
  const id = platform.ids.uuid();
  const at = platform.clock.now();
  return insertSavedMethod(tx, {
    id,
    user_id: payment.user_id,
    provider: payment.provider,
    mode: method.mode,
    ...shownColumnsOf(method),
    sealed: sealSavedMethod(platform, id, method),
    token_hash: tokenHash,
    card_hash: cardHash,
    state: method.state,
    is_default: known.length === 0,
    created_by_payment: payment.id,
    created_at: at,
    changed_at: at,
  });
}

function isSameCard(
  { provider, mode, card_hash }: SavedMethodRow,
  reported: {
    readonly payment: PaymentRow;
    readonly method: GatewayMethod;
    readonly cardHash: Buffer | null;
  },
): boolean {
  const { payment, method, cardHash } = reported;
  if (card_hash === null || cardHash === null || !card_hash.equals(cardHash)) return false;
  return provider === payment.provider && mode === method.mode;
}

/** A report about a known method: it may have become usable, a dead one by a payment that its buyer has made since. */
async function confirm(
  tx: Executor,
  platform: Notifying,
  { id, state, changed_at: changedAt, created_by_payment: savedBy }: SavedMethodRow,
  { payment, method }: { readonly payment: PaymentRow; readonly method: GatewayMethod },
): Promise<void> {
  // Saved again under the same token: what was agreed to with this payment is about this method.
  if (savedBy !== payment.id && !(await hasEvent(tx, payment.id, METHOD_SAVED))) {
    await changeSavedMethod(tx, id, { created_by_payment: payment.id });
  }
  const isRevived = state === 'dead' && payment.created_at > changedAt;
  const after = isRevived ? method.state : stateAfterReport(state, method.state);
  if (after === state) return;
  // The gateway's id of the buyer may be known only now.
  const sealed = sealSavedMethod(platform, id, method);
  await changeSavedMethod(tx, id, { state: after, sealed, changed_at: platform.clock.now() });
}

async function replaceToken(
  tx: Executor,
  platform: Notifying,
  old: SavedMethodRow,
  next: {
    readonly payment: PaymentRow;
    readonly method: GatewayMethod;
    readonly tokenHash: Buffer;
  },
): Promise<void> {
  const { payment, method, tokenHash } = next;
  const { id, sealed } = old;
  await changeSavedMethod(tx, id, {
    ...shownColumnsOf(method),
    sealed: sealSavedMethod(platform, id, method),
    token_hash: tokenHash,
    state: method.state,
    created_by_payment: payment.id,
    changed_at: platform.clock.now(),
  });
  if (sealed === null) return;
  const oldId = platform.ids.uuid();
  const key = openSavedMethod(platform, { id, sealed });
  await forgetReplaced(tx, platform, old, {
    id: oldId,
    sealed: sealSavedMethod(platform, oldId, key),
  });
}
