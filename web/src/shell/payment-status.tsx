import { paymentWords, type StatedPayment } from '@sesame/contract/shop/payment-words.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { Status } from '../ui/data/status.tsx';

/** The status of a payment with what it leaves out, the same in the history and on the page of the payment. */
export function PaymentStatus({ payment }: { payment: StatedPayment }) {
  const { t } = useI18n();
  const { kind, label, note } = paymentWords(payment);
  return (
    <span className="grid gap-0.5">
      <Status kind={kind}>{t(label)}</Status>
      {note ? <span className="text-[.8125rem] text-muted leading-[18px]">{t(note)}</span> : null}
    </span>
  );
}
