import { dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { staleQuoteDetails, startPayment } from '@sesame/contract/shop/payments.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../client/api-error.ts';
import { call } from '../client/call.ts';
import { useIntents } from '../client/intents.ts';
import { queryKeys } from '../client/query-keys.ts';
import type { PaymentRequest } from './payment-handoff.ts';

export type StartPaymentInput = PaymentRequest & {
  expectedTotalCents: number;
  /** In the currency that the method charges, if not dollars. */
  expectedChargeMinor: number | null;
};

/**
 * Starts a payment, without automatic retries. Pressing again after no answer repeats the same intent, so that the
 * balance is charged once.
 * @param intent an idempotency key made by the order sheet
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
    // A refusal may mean that the catalogue on screen is outdated; a success changes every list.
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
  // Paying by balance uses a partner's earnings.
  queryKeys.referral,
].map(([name]) => name as string);

function isAboutMoney({ queryKey }: { queryKey: readonly unknown[] }): boolean {
  return aboutMoney.includes(String(queryKey[0]));
}

/** The current lines when a payment was refused because the page had an outdated price. */
export function newLinesOf(error: unknown) {
  if (!(error instanceof ApiError)) return null;
  const details = staleQuoteDetails.safeParse(error.details);
  return details.success ? details.data.lines : null;
}
