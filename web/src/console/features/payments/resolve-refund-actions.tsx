import { listAlerts } from '@sesame/contract/console/alerts/alerts.ts';
import {
  type ConsolePayment,
  getConsolePayment,
} from '@sesame/contract/console/payments/payment-detail.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { resolveRefund } from '@sesame/contract/console/payments/payments.ts';
import { useState } from 'react';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { useMay } from '../../api/use-operator.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { paymentMessages } from './payments.messages.ts';

type Refund = ConsolePayment['refunds'][number];
type Outcome = Refund['outcomes'][number];

const messages = {
  paid_back: { label: 'paidBack', lead: 'paidBackLead' },
  not_paid_back: { label: 'notPaidBack', lead: 'notPaidBackLead' },
} as const satisfies Record<Outcome, object>;

/** Buttons for what an operator may record about a refund that its gateway leaves open. */
export function ResolveRefundActions({ paymentId, refund }: { paymentId: string; refund: Refund }) {
  const { language } = useI18n();
  const t = useMessages(paymentMessages);
  const may = useMay();
  const [outcome, setOutcome] = useState<Outcome>();
  if (!may('payments:refund')) return null;
  return (
    <span className="flex flex-wrap gap-2">
      {refund.outcomes.map((one) => (
        <Button key={one} onClick={() => setOutcome(one)} size="sm" variant="outline">
          {t(messages[one].label)}
        </Button>
      ))}
      {outcome ? (
        <ReasonDialog
          body={{ outcome }}
          evenIfRefused
          lead={t(messages[outcome].lead, { amount: formatDollars(language, refund.amount) })}
          onClose={() => setOutcome(undefined)}
          params={{ id: paymentId, refund: refund.id }}
          route={resolveRefund}
          submitLabel={t(messages[outcome].label)}
          title={t(messages[outcome].label)}
          touches={[getConsolePayment, listConsolePayments, listAlerts]}
        />
      ) : null}
    </span>
  );
}
