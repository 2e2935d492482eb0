import {
  MANDATE_VERSION,
  RENEWED_MANDATE_VERSION,
} from '@sesame/contract/shared/mandate-versions.ts';
import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import type { OrderedChange } from '@sesame/contract/shared/orders/plan-change.ts';
import type { InputOf } from '@sesame/contract/shared/route.ts';
import { listActiveSubscriptions } from '@sesame/contract/shop/access.ts';
import { listSubPlans } from '@sesame/contract/shop/catalogue.ts';
import {
  isPaymentPending,
  listPaymentMethods,
  listPayments,
  staleQuoteDetails,
  startPayment,
} from '@sesame/contract/shop/payments.ts';
import { getReferralData } from '@sesame/contract/shop/referrals.ts';
import { listSavedMethods } from '@sesame/contract/shop/saved-methods.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { ApiError } from '../client/api-error.ts';
import { useRouteMutation } from '../client/route-mutation.ts';
import type { PaymentRequest } from './payment-handoff.ts';

export type StartPaymentInput = PaymentRequest & {
  expectedTotalCents: number;
  /** In the currency that the method charges, if not dollars. */
  expectedChargeMinor: number | null;
  /** The buyer agreed to have what they pay with saved. */
  saves?: boolean;
  /** The text by which the buyer agreed to automatic renewal. */
  renewText?: string | null;
  /** The saved method to charge. */
  savedMethod?: string | null;
  /** The order replaces the plan of a subscription. */
  change?: OrderedChange | null;
};

/**
 * Starts a payment, without automatic retries. Pressing again after no answer repeats the same intent, so that the
 * balance is charged once.
 * @param intent an idempotency key made by the order sheet
 */
export function useStartPayment(intent?: string) {
  return useRouteMutation(startPayment, {
    firstKey: intent,
    touches: aboutMoney,
    // A refusal may mean that the catalogue on screen is outdated; a success changes every list.
    evenIfRefused: true,
  });
}

const aboutMoney = [
  listSubPlans,
  listPaymentMethods,
  isPaymentPending,
  listPayments,
  listActiveSubscriptions,
  // A declined charge may end a saved method.
  listSavedMethods,
  getUser,
  // Paying by balance uses a partner's earnings.
  getReferralData,
];

export function startInput({
  gateway,
  priceId,
  promocode,
  gift,
  expectedTotalCents,
  expectedChargeMinor,
  saves = false,
  renewText = null,
  savedMethod = null,
  change = null,
}: StartPaymentInput): InputOf<typeof startPayment> {
  return {
    query: { subscription_price_id: String(priceId) },
    body: {
      gateway,
      promocode,
      expected_total: dollarsFromCents(expectedTotalCents),
      ...(expectedChargeMinor !== null && { expected_charge: expectedChargeMinor / 100 }),
      ...(renewText !== null && { renew: { text: renewText } }),
      ...(savedMethod !== null && { saved_method: savedMethod }),
      ...(change !== null && { change }),
      ...(gift && { gift: true as const }),
      ...(saves && {
        save: { mandate: renewText === null ? MANDATE_VERSION : RENEWED_MANDATE_VERSION },
      }),
    },
  };
}

/** The current lines when a payment was refused because the page had an outdated price. */
export function newLinesOf(error: unknown) {
  if (!(error instanceof ApiError)) return null;
  const details = staleQuoteDetails.safeParse(error.details);
  return details.success ? details.data.lines : null;
}
