import type { Dispute } from '@sesame/contract/console/payments/disputes.ts';
import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { formatDateTime } from '../../../../i18n/format.ts';
import { formatSum } from '../../../../i18n/format-amount.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { Badge } from '../../../../ui/primitives/badge.tsx';
import { Panel } from '../../../ui/page/console-page.tsx';
import { FactList } from '../../../ui/page/fact-list.tsx';
import { answerMessages } from './answer.messages.ts';
import { DisputeAnswer } from './dispute-answer.tsx';
import { disputeMessages } from './disputes.messages.ts';

const tones = {
  needs_answer: 'danger',
  under_review: 'info',
  won: 'success',
  lost: 'danger',
  closed: 'neutral',
} as const satisfies Record<Dispute['state'], string>;

/** Disputes and inquiries that the gateway reports, each with its reason and what helps; none: nothing. */
export function PaymentDisputes({ payment }: { payment: ConsolePayment }) {
  return payment.disputes.map((dispute) => (
    <DisputePanel dispute={dispute} key={dispute.reference} paymentId={payment.id} />
  ));
}

function DisputePanel({ paymentId, dispute }: { paymentId: string; dispute: Dispute }) {
  const t = useMessages(disputeMessages);
  const tAnswer = useMessages(answerMessages);
  const { language } = useI18n();
  const isOpen = dispute.state === 'needs_answer';
  return (
    <Panel title={t(dispute.is_inquiry ? 'inquiry' : 'dispute')}>
      {dispute.is_inquiry && isOpen ? <p className="mt-0 mb-3">{t('inquiryHint')}</p> : null}
      <FactList
        facts={[
          {
            key: 'state',
            label: t('state'),
            value: <Badge tone={tones[dispute.state]}>{t(`state_${dispute.state}`)}</Badge>,
          },
          ...(dispute.due_at === null
            ? []
            : [{ key: 'due', label: t('due'), value: formatDateTime(dispute.due_at) }]),
          { key: 'reason', label: t('reason'), value: t(`reason_${dispute.reason}`) },
          ...(isOpen
            ? [{ key: 'advice', label: t('advice'), value: t(`advice_${dispute.reason}`) }]
            : []),
          { key: 'amount', label: t('amount'), value: formatSum(language, dispute.amount) },
          { key: 'opened', label: t('opened'), value: formatDateTime(dispute.opened_at) },
          {
            key: 'status',
            label: t('gatewayStatus'),
            value: <code>{dispute.gateway_status}</code>,
          },
          ...(dispute.answer === null
            ? []
            : [
                {
                  key: 'answer',
                  label: tAnswer('answer'),
                  value: <DisputeAnswer dispute={dispute} paymentId={paymentId} />,
                },
              ]),
          { key: 'reference', label: t('reference'), value: <code>{dispute.reference}</code> },
        ]}
      />
    </Panel>
  );
}
