import { dollarsFromCents } from '@sesame/contract/money.ts';
import { staleQuoteDetails, startPayment } from '@sesame/contract/payments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { useIntents } from './intents.ts';
import type { PaymentRequest } from './payment-handoff.ts';
import { queryKeys } from './query-keys.ts';

export type StartPaymentInput = PaymentRequest & {
  expectedTotalCents: number;
  /** In the currency that the method charges, where that is no dollars. */
  expectedChargeMinor: number | null;
};

/**
 * Starts a payment. Not repeated by itself: the person decides. Pressed again after silence it is the same intent, so that what
 * the balance pays is paid once.
 * @param intent a key that the order sheet has made for it
 */
export function useStartPayment(intent?: string) {
  const client = useQueryClient();
  const intents = useIntents(intent);
  return useMutation({
    mutationFn: async ({
      gateway,
      priceId,
      promocode,
      expectedTotalCents,
      expectedChargeMinor,
    }: StartPaymentInput) => {
      const input = {
        query: { subscription_price_id: String(priceId) },
        body: {
          gateway,
          promocode,
          expected_total: dollarsFromCents(expectedTotalCents),
          ...(expectedChargeMinor !== null && { expected_charge: expectedChargeMinor / 100 }),
        },
      };
      const started = await call(startPayment, input, { idempotencyKey: intents.keyFor(input) });
      intents.done(input);
      return started;
    },
    // A refusal may mean that the catalogue on screen is old; a success changes every list.
    onSettled: () => client.invalidateQueries({ predicate: isAboutMoney }),
  });
}

const aboutMoney = [
  queryKeys.products,
  queryKeys.methods,
  queryKeys.pending,
  queryKeys.payments,
  queryKeys.activeSubscriptions,
  queryKeys.user,
  // Paying by balance takes from what a partner has earned.
  queryKeys.referral,
].map(([name]) => name as string);

function isAboutMoney({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return aboutMoney.includes(String(queryKey[0]));
}

/** What would be charged now, when a payment was refused because the page knew an older price. */
export function newLinesOf(error: unknown) {
  if (!(error instanceof ApiError)) return null;
  const details = staleQuoteDetails.safeParse(error.details);
  return details.success ? details.data.lines : null;
}
