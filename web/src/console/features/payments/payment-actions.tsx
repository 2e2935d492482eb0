import { listConfirmations } from '@sesame/contract/console/payments/confirmations.ts';
import {
  type ConsolePayment,
  getConsolePayment,
} from '@sesame/contract/console/payments/payment-detail.ts';
import { syncConsolePayment } from '@sesame/contract/console/payments/payments.ts';
import { RefreshCw } from 'lucide-react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { actionsOfStep, type PaymentAction } from './payment-next-step.rules.ts';
import { paymentMessages } from './payments.messages.ts';
import { remainingCents } from './refund.rules.ts';

const actionMessages = {
  refund: 'refund',
  repay: 'repay',
  revoke_gift: 'revokeGift',
  accept: 'accept',
  return: 'return',
  opened: 'dispute',
  confirm: 'confirm',
  sync_by_id: 'syncById',
} as const satisfies Partial<Record<PaymentAction, string>>;
/** Actions for money that the gateway has not reported. */
const byOperator: readonly PaymentAction[] = ['confirm', 'sync_by_id'];
type OfferedAction = keyof typeof actionMessages;

/** Actions that fit the state of the payment beside its next step; the server checks them in any case. */
export function PaymentActions({
  payment,
  onAction,
}: {
  payment: ConsolePayment;
  onAction: (action: PaymentAction) => void;
}) {
  const { t: tShop } = useI18n();
  const t = useMessages(paymentMessages);
  const may = useMay();
  const confirmations = useConsoleQuery(listConfirmations, { query: { payment: payment.id } });
  // A payment that waits for a second approval cannot be confirmed again.
  const waits = confirmations.data?.some(({ state }) => state === 'waiting') ?? false;
  const sync = useConsoleMutation(syncConsolePayment, { touches: [getConsolePayment] });
  return (
    <>
      {may('payments:write') && payment.checkout_state !== 'none' ? (
        <Button
          icon={<Icon of={RefreshCw} />}
          loading={sync.isPending}
          onClick={() =>
            sync.mutate(
              { params: { id: payment.id } },
              {
                onSuccess: () => showToast({ tone: 'success', title: t('synced') }),
                onError: (error) => showToast({ tone: 'danger', title: errorText(tShop, error) }),
              },
            )
          }
          variant="outline"
        >
          {t('syncPayment')}
        </Button>
      ) : null}
      {actionsOf(payment)
        .filter((action) => !actionsOfStep(payment.next_step).includes(action))
        .filter((action) => action !== 'confirm' || !waits)
        .filter((action) =>
          may(byOperator.includes(action) ? 'payments:confirm' : 'payments:refund'),
        )
        .map((action) => (
          <Button key={action} onClick={() => onAction(action)} variant="outline">
            {t(actionMessages[action])}
          </Button>
        ))}
    </>
  );
}

/** Actions that fit the state, the most likely first. */
function actionsOf(payment: ConsolePayment): readonly OfferedAction[] {
  const { state, owed } = payment;
  if (isUnpaidAtGateway(payment)) {
    const byId = payment.takes_payment_id ? (['sync_by_id'] as const) : [];
    return isReturned(payment) ? byId : [...byId, 'confirm'];
  }
  if (state === 'review') return ['accept', 'return'];
  // A gateway ends the disputes that it reports; for others the next step offers how to end them.
  const revoke = isRevocable(payment) ? (['revoke_gift'] as const) : [];
  if (state === 'disputed') return revoke;
  const repay = owed > 0 ? (['repay'] as const) : [];
  const settled = state === 'paid' || state === 'partially_refunded';
  return settled && remainingCents(payment) > 0
    ? [...repay, 'refund', ...revoke, 'opened']
    : [...repay, ...revoke];
}

/** A gift that waits, also while its payment is disputed; a refund that is under way ends it. */
function isRevocable({ gift }: ConsolePayment): boolean {
  return gift?.state === 'open' || gift?.state === 'on_hold';
}

/** Unpaid, at a gateway. Bank transfers have proofs of payment, and balance payments need no confirmation. */
function isUnpaidAtGateway({ state, provider, checkout_state: form }: ConsolePayment): boolean {
  const isUnpaid = ['pending', 'expired', 'canceled', 'failed'].includes(state);
  return isUnpaid && form !== 'none' && provider !== 'transfer' && provider !== 'balance';
}

/** Held money that went back to the buyer: there is nothing left to confirm. */
function isReturned({ refunds }: ConsolePayment): boolean {
  return refunds.some(({ purpose, state }) => purpose === 'return' && state === 'succeeded');
}
