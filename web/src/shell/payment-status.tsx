import { paymentState, stateLabels, stateNotes } from '@sesame/contract/shop/payment-words.ts';
import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { Status } from '../ui/data/status.tsx';

type PaymentStatusProps = { payment: Pick<PaymentHistoryItem, 'status' | 'is_pending' | 'state'> };

/** The status of a payment with what it leaves out, the same in the history and on the page of the payment. */
export function PaymentStatus({ payment }: PaymentStatusProps) {
  const { t } = useI18n();
  const state = paymentState(payment);
  const note = stateNotes[payment.state];
  return (
    <span className="grid gap-0.5">
      <Status kind={state}>{t(stateLabels[state])}</Status>
      {note ? <span className="text-[.8125rem] text-muted leading-[18px]">{t(note)}</span> : null}
    </span>
  );
}
