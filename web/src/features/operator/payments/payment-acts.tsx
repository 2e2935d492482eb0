import { listConfirmations } from '@sesame/contract/operator-confirmations.ts';
import { getAnyPayment, type OperatorPayment } from '@sesame/contract/operator-payment-detail.ts';
import { recheckPayment } from '@sesame/contract/operator-payments.ts';
import { RefreshCw } from 'lucide-react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { PaymentAct } from './payment-dialogs.tsx';
import { paymentWords } from './payments.words.ts';

const actWords = {
  refund: 'refund',
  repay: 'repay',
  accept: 'accept',
  return: 'return',
  opened: 'dispute',
  won: 'won',
  lost: 'lost',
  confirm: 'confirm',
} as const;

/** What can be done about the payment as it stands; the server decides all the same. */
export function PaymentActs({
  payment,
  onAct,
}: {
  payment: OperatorPayment;
  onAct: (act: PaymentAct) => void;
}) {
  const { t } = useI18n();
  const say = useWords(paymentWords);
  const may = useMay();
  const said = useOperatorQuery(listConfirmations, { query: { payment: payment.id } });
  // What waits for a second person is not asked for twice.
  const waits = said.data?.some(({ state }) => state === 'waiting') ?? false;
  const recheck = useOperatorMutation(recheckPayment, { touches: [getAnyPayment] });
  return (
    <>
      {may('payments:write') && payment.form_state !== 'none' ? (
        <Button
          icon={<Icon of={RefreshCw} />}
          loading={recheck.isPending}
          onClick={() =>
            recheck.mutate(
              { params: { id: payment.id } },
              {
                onSuccess: () => showToast({ tone: 'success', title: say('rechecked') }),
                onError: (error) => showToast({ tone: 'danger', title: errorText(t, error) }),
              },
            )
          }
          variant="outline"
        >
          {say('recheck')}
        </Button>
      ) : null}
      {actsOf(payment)
        .filter((act) => act !== 'confirm' || !waits)
        .filter((act) => may(act === 'confirm' ? 'payments:confirm' : 'payments:refund'))
        .map((act, place) => (
          <Button
            key={act}
            onClick={() => onAct(act)}
            variant={place === 0 && act !== 'confirm' ? 'default' : 'outline'}
          >
            {say(actWords[act])}
          </Button>
        ))}
    </>
  );
}

/** What fits the state, the likeliest first. */
function actsOf(payment: OperatorPayment): readonly PaymentAct[] {
  const { state, paid, refunded, owed } = payment;
  if (isConfirmable(payment)) return ['confirm'];
  if (state === 'review') return ['accept', 'return'];
  if (state === 'disputed') return ['won', 'lost'];
  const repay = owed > 0 ? (['repay'] as const) : [];
  const settled = state === 'paid' || state === 'partially_refunded';
  return settled && paid > refunded ? [...repay, 'refund', 'opened'] : repay;
}

/** It waits for a gateway's money, or ended without it. Transfers have their receipts, and balances need nobody. */
function isConfirmable({ state, provider, form_state: form }: OperatorPayment): boolean {
  const isUnpaid = ['pending', 'expired', 'canceled', 'failed'].includes(state);
  return isUnpaid && form !== 'none' && provider !== 'transfer' && provider !== 'balance';
}
