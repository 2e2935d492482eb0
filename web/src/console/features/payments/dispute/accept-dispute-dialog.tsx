import { listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import { acceptDispute, type Dispute } from '@sesame/contract/console/payments/disputes.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { formatSum } from '../../../../i18n/format-amount.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { answerMessages } from './answer.messages.ts';

/** Gives in to a dispute. */
export function AcceptDisputeDialog({
  paymentId,
  dispute,
  onClose,
}: {
  paymentId: string;
  dispute: Dispute;
  onClose: () => void;
}) {
  const t = useMessages(answerMessages);
  const { language } = useI18n();
  return (
    <ReasonDialog
      destructive
      evenIfRefused
      lead={t('acceptLead', { amount: formatSum(language, dispute.amount) })}
      onClose={onClose}
      params={{ id: paymentId, reference: dispute.reference }}
      route={acceptDispute}
      submitLabel={t('accept')}
      title={t('acceptTitle')}
      touches={[getConsolePayment, listConsolePayments, listAlerts]}
    />
  );
}
