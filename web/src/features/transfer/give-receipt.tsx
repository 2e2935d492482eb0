import { useSendReceipt } from '../../api/transfer-queries.ts';
import { errorText } from '../../i18n/error-text.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { RECEIPT_TYPES, receiptProblem } from './own-transfer.rules.ts';
import { ReceiptForm } from './receipt-form.tsx';

type GiveReceiptProps = { payment: string; onSent: () => void };

/** Sends a receipt to be looked at. */
export function GiveReceipt({ payment, onSent }: GiveReceiptProps) {
  const { t } = useI18n();
  const { mutate, share, error } = useSendReceipt(payment);
  return (
    <ReceiptForm
      accept={RECEIPT_TYPES}
      failure={error ? errorText(t, error) : undefined}
      hint={t('transferFileHint')}
      label={t('transferFile')}
      onSend={(file) => mutate(file, { onSuccess: onSent })}
      problemOf={(file) => {
        const problem = receiptProblem(file);
        return problem === null ? undefined : t(problem);
      }}
      share={share}
    />
  );
}
