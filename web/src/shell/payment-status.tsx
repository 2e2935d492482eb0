import { paymentTexts, type StatedPayment } from '@sesame/contract/shop/payment-texts.ts';
import type { PaymentHistoryItem } from '@sesame/contract/shop/payments.ts';
import { formatTerm } from '../i18n/format-term.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { Status } from '../ui/data/status.tsx';

type PaymentStatusProps = { payment: StatedPayment & Pick<PaymentHistoryItem, 'changed_to'> };

/** The status of a payment with what it leaves out, the same in the history and on the page of the payment. */
export function PaymentStatus({ payment }: PaymentStatusProps) {
  const { t } = useI18n();
  const { kind, label, note } = paymentTexts(payment);
  const { changed_to: plan } = payment;
  const params = plan && { plan: plan.title, term: formatTerm(t, plan.duration) };
  return (
    <span className="grid gap-0.5">
      <Status kind={kind}>{t(label)}</Status>
      {note ? (
        <span className="text-[.8125rem] text-muted leading-[18px]">{t(note, params)}</span>
      ) : null}
    </span>
  );
}
