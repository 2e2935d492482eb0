import { listConfirmations } from '@sesame/contract/console/payments/confirmations.ts';
import {
  type ConsolePayment,
  getConsolePayment,
} from '@sesame/contract/console/payments/payment-detail.ts';
import { listConsolePayments } from '@sesame/contract/console/payments/payment-list.ts';
import { refundAccesses, refundPayment } from '@sesame/contract/console/payments/payments.ts';
import { centsFromDollars, dollarsFromCents } from '@sesame/contract/shared/money.ts';
import { formatCents, formatDollars } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { SelectField, ToggleField } from '../../ui/forms/choice-fields.tsx';
import { MoneyField } from '../../ui/forms/number-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { nextStepMessages } from './payment-next-step.messages.ts';
import type { RefundProposal } from './payment-next-step.rules.ts';
import { paymentMessages } from './payments.messages.ts';
import { type RefundAccess, remainingCents, usualAccess } from './refund.rules.ts';
import { type RefundMethod, RefundMethodField } from './refund-method-field.tsx';
import { RefundOutcome } from './refund-outcome.tsx';
import { useRefundPreview } from './use-refund-preview.ts';

const accessMessages = {
  keep: 'accessKeep',
  shorten: 'accessShorten',
  revoke: 'accessRevoke',
} as const;

const touches = [
  getConsolePayment,
  listConsolePayments,
  listConsolePayments.count,
  listConfirmations,
];

type Values = {
  amount: number | undefined;
  method: RefundMethod;
  access: RefundAccess;
  /** The operator has chosen what happens to the access, so it no longer follows the amount. */
  accessChosen: boolean;
  revokes_for_part: boolean;
  reason: string;
};

/** Refunds a payment: proposes amount and access, shows what would follow, and asks twice before a part ends the access. */
export function RefundDialog({
  payment,
  proposal,
  onClose,
}: {
  payment: ConsolePayment;
  /** What the next step of the payment asks for; without it everything that is left. */
  proposal?: RefundProposal | undefined;
  onClose: () => void;
}) {
  const { language } = useI18n();
  const t = useMessages(paymentMessages);
  const tNext = useMessages(nextStepMessages);
  const remaining = remainingCents(payment);
  const {
    cents: proposed,
    access,
    reason,
  } = proposal
    ? {
        ...proposal,
        reason: tNext(proposal.reason, {
          amount: formatCents(language, proposal.cents),
          number: proposal.number,
        }),
      }
    : { cents: remaining, access: usualAccess(remaining, remaining), reason: '' };
  const initial: Values = {
    amount: dollarsFromCents(proposed),
    method: 'gateway',
    access,
    accessChosen: false,
    revokes_for_part: false,
    reason,
  };
  const form = useCallForm({
    route: refundPayment,
    params: { id: payment.id },
    touches,
    evenIfRefused: true,
    initial,
    alsoCheck: (values) =>
      endsForPart(values, remaining) && !values.revokes_for_part
        ? { revokes_for_part: t('revokesForPartCheck') }
        : {},
    body: (values) => ({
      method: values.method,
      access: values.access,
      reason: values.reason,
      amount: centsOf(values) === remaining ? 'all' : values.amount,
      expected_refunded: payment.refunded,
      ...(endsForPart(values, remaining) && { revokes_for_part: values.revokes_for_part }),
    }),
    onSaved: onClose,
  });
  const { values } = form;
  const cents = centsOf(values);
  const choice =
    cents > 0 && cents <= remaining
      ? {
          method: values.method,
          access: values.access,
          cents: cents === remaining ? ('all' as const) : cents,
        }
      : undefined;
  // A preview during the refund would only conflict with it.
  const isOver = form.isSaving || form.isSaved;
  const preview = useRefundPreview(payment.id, isOver ? undefined : choice);
  return (
    <FieldDialog
      busy={preview.isWaiting}
      form={form}
      lead={t('refundLead', {
        remaining: formatCents(language, remaining),
        paid: formatDollars(language, payment.paid),
      })}
      onClose={onClose}
      submitLabel={
        cents > 0
          ? t('refundSum', { amount: formatCents(language, Math.min(cents, remaining)) })
          : t('refund')
      }
      title={t('refundTitle')}
    >
      <MoneyField
        label={t('refundAmount')}
        of={form.at('amount')}
        onChanged={(amount) => {
          if (values.accessChosen) return;
          form.change({ access: usualAccess(centsFromDollars(amount ?? 0), remaining) });
        }}
      />
      <RefundMethodField of={form.at('method')} />
      <SelectField
        label={t('access')}
        of={form.at('access')}
        onChanged={() => form.change({ accessChosen: true, revokes_for_part: false })}
        options={refundAccesses.map((value) => ({ value, label: t(accessMessages[value]) }))}
      />
      {choice ? <RefundOutcome method={values.method} preview={preview} /> : null}
      {endsForPart(values, remaining) ? (
        <ToggleField of={form.at('revokes_for_part')}>
          {t('revokesForPart', {
            amount: formatCents(language, cents),
            paid: formatDollars(language, payment.paid),
          })}
        </ToggleField>
      ) : null}
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}

function centsOf({ amount }: Pick<Values, 'amount'>): number {
  return amount === undefined || !Number.isFinite(amount) ? 0 : centsFromDollars(amount);
}

function endsForPart(values: Values, remaining: number): boolean {
  return values.access === 'revoke' && centsOf(values) < remaining;
}
