import {
  approveConfirmation,
  type Confirmation,
  listConfirmations,
  refuseConfirmation,
} from '@sesame/contract/console/payments/confirmations.ts';
import { getConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { getOverview } from '@sesame/contract/console/reports.ts';
import { useState } from 'react';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { paymentMessages } from './payments.messages.ts';
import { useCodeMessages } from './use-code-messages.ts';

const tones = {
  waiting: 'warning',
  settled: 'success',
  refused: 'neutral',
  expired: 'neutral',
} as const;

/** Manual confirmations of a payment and the second operator's decision; renders nothing when there are none. */
export function PaymentConfirmations({ paymentId }: { paymentId: string }) {
  const t = useMessages(paymentMessages);
  const list = useConsoleQuery(listConfirmations, { query: { payment: paymentId } });
  const [action, setAction] = useState<{
    kind: 'approve' | 'refuse';
    confirmation: Confirmation;
  }>();
  if (list.data === undefined) {
    return list.isError ? <AnswerFailed query={list} /> : null;
  }
  if (list.data.length === 0) return null;
  return (
    <Panel title={t('confirmations')}>
      <ul className="m-0 grid list-none gap-4 p-0">
        {list.data.map((confirmation) => (
          <ConfirmationItem
            confirmation={confirmation}
            key={confirmation.id}
            onAction={(kind) => setAction({ kind, confirmation })}
          />
        ))}
      </ul>
      {action ? <DecideDialog {...action} onClose={() => setAction(undefined)} /> : null}
    </Panel>
  );
}

function ConfirmationItem({
  confirmation,
  onAction,
}: {
  confirmation: Confirmation;
  onAction: (kind: 'approve' | 'refuse') => void;
}) {
  const t = useMessages(paymentMessages);
  const codes = useCodeMessages();
  const may = useMay();
  const { state, reference, reason, requested, own, expires_at: expires, decided } = confirmation;
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{codes('confirmation', state)}</Badge>
        <code className="wrap-anywhere">{reference}</code>
      </p>
      <p className="wrap-anywhere">{reason}</p>
      <p className="text-[.8125rem] text-muted">
        {t('confirmedBy', { name: requested.name, at: formatDateTime(requested.at) })}
        {decided && decided.reason !== null
          ? ` ${t('decidedBy', { name: decided.name, at: formatDateTime(decided.at), reason: decided.reason })}`
          : ''}
        {state === 'waiting' ? ` ${t('approveUntil', { at: formatDateTime(expires) })}` : ''}
      </p>
      {state === 'waiting' && may('payments:confirm') ? (
        <div className="mt-1 flex flex-wrap gap-2">
          {own ? null : (
            <Button onClick={() => onAction('approve')} size="sm">
              {t('approve')}
            </Button>
          )}
          <Button onClick={() => onAction('refuse')} size="sm" variant="outline">
            {t(own ? 'withdraw' : 'reject')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

const touches = [
  listConfirmations,
  getConsolePayment,
  listConsolePayments,
  listConsolePayments.count,
  getOverview,
];

function DecideDialog({
  kind,
  confirmation,
  onClose,
}: {
  kind: 'approve' | 'refuse';
  confirmation: Confirmation;
  onClose: () => void;
}) {
  const { language } = useI18n();
  const t = useMessages(paymentMessages);
  const approves = kind === 'approve';
  const label = approves ? 'approve' : confirmation.own ? 'withdraw' : 'reject';
  const sum = formatDollars(language, confirmation.total);
  return (
    <ReasonDialog
      lead={
        approves ? t('approveLead', { sum, reference: confirmation.reference }) : t('rejectLead')
      }
      onClose={onClose}
      params={{ id: confirmation.id }}
      route={approves ? approveConfirmation : refuseConfirmation}
      touches={touches}
      submitLabel={t(label)}
      title={t(label)}
    />
  );
}
