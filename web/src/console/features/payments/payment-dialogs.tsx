import { listAlerts, resolveAlert } from '@sesame/contract/console/alerts/alerts.ts';
import {
  confirmPayment,
  listConfirmations,
} from '@sesame/contract/console/payments/confirmations.ts';
import {
  type ConsolePayment,
  getConsolePayment,
} from '@sesame/contract/console/payments/payment-detail.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import {
  declareDispute,
  dismissDoublePayment,
  repayRefund,
  resolveReview,
  syncPaymentById,
} from '@sesame/contract/console/payments/payments.ts';
import { getReferralRules } from '@sesame/contract/console/referrals.ts';
import { getOverview } from '@sesame/contract/console/reports.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { ToggleField } from '../../ui/forms/choice-fields.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { AcceptDisputeDialog } from './dispute/accept-dispute-dialog.tsx';
import { EvidenceDialog } from './dispute/evidence-dialog.tsx';
import { RevokeGiftDialog } from './gift/revoke-gift-dialog.tsx';
import { nextStepMessages } from './payment-next-step.messages.ts';
import { type PaymentAction, proposalOf } from './payment-next-step.rules.ts';
import { paymentMessages } from './payments.messages.ts';
import { RefundDialog } from './refund-dialog.tsx';
import { type RefundMethod, RefundMethodField } from './refund-method-field.tsx';

type ActionProps = { payment: ConsolePayment; onClose: () => void };

/** Also after a refusal, so that the page behind the dialog shows the current state. */
const touches = [
  getConsolePayment,
  listConsolePayments,
  listConsolePayments.count,
  listConfirmations,
];

/** Dialog of a decision about the money of a payment. */
export function PaymentDialog({ action, ...rest }: ActionProps & { action: PaymentAction }) {
  if (action === 'refund') return <RefundDialog {...rest} />;
  if (action === 'refund_next') {
    return <RefundDialog {...rest} proposal={proposalOf(rest.payment.next_step)} />;
  }
  if (action === 'revoke_gift') {
    const { gift } = rest.payment;
    return gift === undefined ? null : <RevokeGiftDialog {...rest} gift={gift} />;
  }
  if (action === 'confirm') return <ConfirmPaymentDialog {...rest} />;
  if (action === 'sync_by_id') return <SyncByIdDialog {...rest} />;
  if (action === 'repay') return <RepayDialog {...rest} />;
  if (action === 'resolve') return <ResolveAlertDialog {...rest} />;
  if (action === 'dismiss') return <DismissDoubleDialog {...rest} />;
  if (action === 'evidence' || action === 'accept_dispute') {
    return <AnswerDialog action={action} {...rest} />;
  }
  if (action === 'accept' || action === 'return')
    return <ReviewDialog decision={action} {...rest} />;
  return <DisputeDialog outcome={action} {...rest} />;
}

/**
 * Confirms a payment manually that the gateway does not report: asks for a transaction ID, never for an
 * amount.
 */
function ConfirmPaymentDialog({ payment, onClose }: ActionProps) {
  const { language } = useI18n();
  const t = useMessages(paymentMessages);
  const may = useMay();
  const rules = useConsoleQuery(getReferralRules, {}, { enabled: may('referrals:read') });
  const limit = rules.data?.second_operator_from;
  const form = useCallForm({
    route: confirmPayment,
    params: { id: payment.id },
    touches,
    initial: { reference: '', reason: '' },
    onSaved: onClose,
    evenIfRefused: true,
  });
  return (
    <FieldDialog
      form={form}
      lead={`${t('confirmLead', { sum: formatDollars(language, payment.lines.total) })}${
        limit === undefined ? '' : ` ${t('confirmTwo', { amount: formatDollars(language, limit) })}`
      }`}
      onClose={onClose}
      submitLabel={t('confirm')}
      title={t('confirmTitle')}
    >
      <TextField autoComplete="off" label={t('confirmReference')} of={form.at('reference')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}

/** Finds money whose webhooks were all lost, by the ID that the gateway gave the payment. */
function SyncByIdDialog({ payment, onClose }: ActionProps) {
  const t = useMessages(paymentMessages);
  const form = useCallForm({
    route: syncPaymentById,
    params: { id: payment.id },
    touches,
    initial: { gateway_payment: '', reason: '' },
    onSaved: onClose,
    evenIfRefused: true,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('syncByIdLead')}
      onClose={onClose}
      submitLabel={t('syncById')}
      title={t('syncByIdTitle')}
    >
      <TextField autoComplete="off" label={t('syncByIdId')} of={form.at('gateway_payment')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}

function RepayDialog({ payment, onClose }: ActionProps) {
  const { language } = useI18n();
  const t = useMessages(paymentMessages);
  const form = useCallForm({
    route: repayRefund,
    params: { id: payment.id },
    touches,
    initial: { method: 'gateway' as RefundMethod, reason: '' },
    body: (values) => ({ ...values, expected_owed: payment.owed }),
    onSaved: onClose,
    evenIfRefused: true,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('repayLead', { amount: formatDollars(language, payment.owed) })}
      onClose={onClose}
      submitLabel={t('repay')}
      title={t('repayTitle')}
    >
      <RefundMethodField of={form.at('method')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}

function ReviewDialog({
  payment,
  decision,
  onClose,
}: ActionProps & { decision: 'accept' | 'return' }) {
  const t = useMessages(paymentMessages);
  const accepts = decision === 'accept';
  const form = useCallForm({
    route: resolveReview,
    params: { id: payment.id },
    touches,
    initial: { wentBack: false, reason: '' },
    body: ({ wentBack, reason }) => ({ decision: wentBack ? 'record' : decision, reason }),
    onSaved: onClose,
    evenIfRefused: true,
  });
  return (
    <FieldDialog
      form={form}
      lead={t(accepts ? 'acceptLead' : 'returnLead')}
      onClose={onClose}
      submitLabel={t(accepts ? 'accept' : 'return')}
      title={t(accepts ? 'acceptTitle' : 'returnTitle')}
    >
      {accepts ? null : <ToggleField of={form.at('wentBack')}>{t('returnRecord')}</ToggleField>}
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}

function ResolveAlertDialog({ payment, onClose }: ActionProps) {
  const t = useMessages(nextStepMessages);
  const step = payment.next_step;
  if (!('alert' in step)) return null;
  return (
    <ReasonDialog
      lead={t('resolveLead')}
      onClose={onClose}
      params={{ id: String(step.alert) }}
      route={resolveAlert}
      submitLabel={t('resolve')}
      title={t('resolveTitle')}
      touches={[...touches, listAlerts, getOverview]}
    />
  );
}

/** Both payments stay; the call takes the later of the two. */
function DismissDoubleDialog({ payment, onClose }: ActionProps) {
  const t = useMessages(nextStepMessages);
  const step = payment.next_step;
  const later = step.kind === 'see_double' ? step.payment.id : payment.id;
  return (
    <ReasonDialog
      evenIfRefused
      lead={t('dismissLead')}
      onClose={onClose}
      params={{ id: later }}
      route={dismissDoublePayment}
      submitLabel={t('dismiss')}
      title={t('dismissTitle')}
      touches={[...touches, listAlerts]}
    />
  );
}

/** The dispute that the next step is about: the one to be answered first. */
function AnswerDialog({
  action,
  payment,
  onClose,
}: ActionProps & { action: 'evidence' | 'accept_dispute' }) {
  const [dispute] = payment.disputes
    .filter(({ accepted_actions: actions }) => actions.length > 0)
    .sort((one, two) => (one.due_at ?? '9').localeCompare(two.due_at ?? '9'));
  if (dispute === undefined) return null;
  const Dialog = action === 'evidence' ? EvidenceDialog : AcceptDisputeDialog;
  return <Dialog dispute={dispute} onClose={onClose} paymentId={payment.id} />;
}

const disputeMessages = {
  opened: { title: 'disputeTitle', lead: 'disputeLead', submit: 'dispute' },
  won: { title: 'wonTitle', lead: 'wonLead', submit: 'won' },
  lost: { title: 'lostTitle', lead: 'lostLead', submit: 'lost' },
} as const;

function DisputeDialog({
  payment,
  outcome,
  onClose,
}: ActionProps & { outcome: 'opened' | 'won' | 'lost' }) {
  const t = useMessages(paymentMessages);
  const labels = disputeMessages[outcome];
  return (
    <ReasonDialog
      lead={t(labels.lead)}
      onClose={onClose}
      route={declareDispute}
      params={{ id: payment.id }}
      body={{ outcome }}
      touches={touches}
      evenIfRefused
      submitLabel={t(labels.submit)}
      title={t(labels.title)}
    />
  );
}
