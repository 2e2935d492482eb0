import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/client/api-error.ts';
import { isWebAddress } from '../../api/client/web-address.ts';
import { followPayments } from '../../api/payments/followed-payments.ts';
import { consumeHandoff, type Handoff, reportPayment } from '../../api/payments/payment-handoff.ts';
import { newLinesOf, startInput, useStartPayment } from '../../api/payments/use-start-payment.ts';
import { refusalText } from '../../i18n/promo-refusal-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import {
  firstPhase,
  isFinalRefusal,
  type PaymentAttempt,
  type PaymentPhase,
  type PaymentQuery,
} from './payment.rules.ts';

/** Starts the payment, without a click if the order sheet handed it over, and redirects to the checkout page. */
export function usePayment(query: PaymentQuery, leave: (url: string) => void) {
  const { t } = useI18n();
  const [handoff] = useState(() => handoffOfThisPage(query));
  const start = useStartPayment(handoff?.id);
  const [phase, setPhase] = useState<PaymentPhase>(() => firstPhase(query, handoff));
  const begun = useRef(false);

  const pay = (attempt: PaymentAttempt) => {
    const { promocode } = attempt;
    setPhase({ name: 'opening', promocode });
    // Kept when the price has changed and the buyer confirms again.
    const agreed = {
      saves: handoff?.saves ?? false,
      renewText: handoff?.renewText ?? null,
      change: handoff?.change ?? null,
      gift: query.gift ?? false,
    };
    start.mutate(startInput({ gateway: query.gateway, ...agreed, ...attempt }), {
      onSuccess: ({ url, payment_id }) => {
        // This tab leaves before a poll could list it, and may be the only one.
        followPayments([payment_id]);
        notifySheet(handoff, (handoffId) => ({
          handoffId,
          kind: 'started',
          paymentId: payment_id,
        }));
        if (isWebAddress(url)) {
          setPhase({ name: 'leaving', promocode, url });
          leave(url);
        } else setPhase({ name: 'failed', message: t('gatewayUnavailable'), again: null });
      },
      onError: (error) => setPhase(refused(error, attempt)),
    });
  };

  const refused = (error: unknown, attempt: PaymentAttempt): PaymentPhase => {
    const message = refusalText(t, error);
    const priceId = newLinesOf(error)?.subscription_price_id ?? null;
    const final = error instanceof ApiError && isFinalRefusal(error.code);
    if (final) {
      notifySheet(handoff, (handoffId) => ({ handoffId, kind: 'refused', message, priceId }));
    }
    if (error instanceof ApiError && error.code === 'price_changed' && priceId !== null) {
      return { name: 'confirm', refusal: message, priceId };
    }
    return { name: 'failed', message, again: final ? null : attempt };
  };

  useEffect(() => {
    if (!handoff || begun.current || phase.name !== 'opening') return;
    begun.current = true;
    forgetHandoffs();
    pay(handoff);
  });

  return { phase, pay };
}

function notifySheet(
  handoff: Handoff | null,
  report: (handoffId: string) => Parameters<typeof reportPayment>[0],
): void {
  if (handoff) reportPayment(report(handoff.id));
}

/** React may compute an initial state twice, but the handoff can be taken once. */
const taken = new Map<string, Handoff>();

function handoffOfThisPage(query: PaymentQuery): Handoff | null {
  const address = JSON.stringify(query);
  const handoff = taken.get(address) ?? consumeHandoff(query);
  if (handoff) taken.set(address, handoff);
  return handoff;
}

/** After use: returning to this address in this tab requires a click. */
function forgetHandoffs(): void {
  taken.clear();
}
