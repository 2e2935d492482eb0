import {
  confirmPayment,
  listConfirmations,
} from '@sesame/contract/console/payments/confirmations.ts';
import {
  type ConsolePayment,
  getAnyPayment,
} from '@sesame/contract/console/payments/payment-detail.ts';
import { listAllPayments } from '@sesame/contract/console/payments/payment-list.ts';
import {
  declareDispute,
  refundAccesses,
  refundMethods,
  refundPayment,
  repayRefund,
  resolveReview,
} from '@sesame/contract/console/payments/payments.ts';
import { getReferralRules } from '@sesame/contract/console/referrals.ts';
import { centsFromDollars, dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { useState } from 'react';
import { formatMoney } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { MoneyField } from '../../ui/forms/number-fields.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import type { FieldRef } from '../../ui/forms/use-console-form.ts';
import { paymentMessages } from './payments.messages.ts';

export type PaymentAction =
  | 'refund'
  | 'repay'
  | 'accept'
  | 'return'
  | 'opened'
  | 'won'
  | 'lost'
  | 'confirm';
type ActionProps = { payment: ConsolePayment; onClose: () => void };
type RefundMethod = (typeof refundMethods)[number];
type Access = (typeof refundAccesses)[number];

/** Also after a refusal, so that the page behind the dialog shows the current state. */
const touches = [getAnyPayment, listAllPayments, listAllPayments.count, listConfirmations];
const refundMethodMessages = {
  gateway: 'refundToGateway',
  balance: 'refundToBalance',
  record: 'refundToRecord',
} as const;
const accessMessages = {
  keep: 'accessKeep',
  shorten: 'accessShorten',
  revoke: 'accessRevoke',
} as const;

/** Dialog of a decision about the money of a payment. */
export function PaymentDialog({ action, ...rest }: ActionProps & { action: PaymentAction }) {
  if (action === 'refund') return <RefundDialog {...rest} />;
  if (action === 'confirm') return <ConfirmDialog {...rest} />;
  if (action === 'repay') return <RepayDialog {...rest} />;
  if (action === 'accept' || action === 'return')
    return <ReviewDialog decision={action} {...rest} />;
  return <DisputeDialog outcome={action} {...rest} />;
}

function RefundDialog({ payment, onClose }: ActionProps) {
  const t = useMessages(paymentMessages);
  const paidCents = centsFromDollars(payment.paid);
  const remainingCents = paidCents - centsFromDollars(payment.refunded);
  const form = useCallForm({
    route: refundPayment,
    params: { id: payment.id },
    touches,
    initial: {
      amount: dollarsFromCents(remainingCents) as number | undefined,
      method: 'gateway' as RefundMethod,
      access: 'revoke' as Access,
      reason: '',
    },
    body: ({ amount, ...rest }) => ({
      ...rest,
      amount: amount === dollarsFromCents(remainingCents) ? 'all' : amount,
      expected_refunded: payment.refunded,
    }),
    onSaved: onClose,
    evenIfRefused: true,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('refundLead', {
        remaining: formatMoney(remainingCents),
        paid: formatMoney(paidCents),
      })}
      onClose={onClose}
      submitLabel={t('refund')}
      title={t('refundTitle')}
    >
      <MoneyField label={t('refundAmount')} of={form.at('amount')} />
      <RefundMethodField of={form.at('method')} />
      <SelectField
        label={t('accessLabel')}
        of={form.at('access')}
        options={refundAccesses.map((value) => ({ value, label: t(accessMessages[value]) }))}
      />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}

/** Confirms manually what the gateway does not know: asks for a transaction ID, never for an amount. */
function ConfirmDialog({ payment, onClose }: ActionProps) {
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
      lead={`${t('confirmLead', { sum: formatMoney(centsFromDollars(payment.lines.total)) })}${
        limit === undefined
          ? ''
          : ` ${t('confirmTwo', { amount: formatMoney(centsFromDollars(limit)) })}`
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

function RepayDialog({ payment, onClose }: ActionProps) {
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
      lead={t('repayLead', { amount: formatMoney(centsFromDollars(payment.owed)) })}
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
  const [wentBack, setWentBack] = useState(false);
  const accepts = decision === 'accept';
  return (
    <ReasonDialog
      lead={t(accepts ? 'acceptLead' : 'returnLead')}
      onClose={onClose}
      route={resolveReview}
      params={{ id: payment.id }}
      body={{ decision: wentBack ? 'record' : decision }}
      touches={touches}
      evenIfRefused
      submitLabel={t(accepts ? 'accept' : 'return')}
      title={t(accepts ? 'acceptTitle' : 'returnTitle')}
    >
      {accepts ? null : (
        <Checkbox checked={wentBack} onChange={({ target }) => setWentBack(target.checked)}>
          {t('returnRecord')}
        </Checkbox>
      )}
    </ReasonDialog>
  );
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

function RefundMethodField({ of }: { of: FieldRef<RefundMethod> }) {
  const t = useMessages(paymentMessages);
  return (
    <SelectField
      label={t('refundTo')}
      of={of}
      options={refundMethods.map((value) => ({ value, label: t(refundMethodMessages[value]) }))}
    />
  );
}
