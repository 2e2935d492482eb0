import { listConfirmations } from '@sesame/contract/console/payments/confirmations.ts';
import type { ConsoleNextStep } from '@sesame/contract/console/payments/next-step.ts';
import type { ConsolePayment } from '@sesame/contract/console/payments/payment-detail.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { formatDollars, formatSum } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { useAlertKindMessages } from '../../ui/names/use-alert-kind-messages.ts';
import { answerMessages } from './dispute/answer.messages.ts';
import { nextStepMessages } from './payment-next-step.messages.ts';
import {
  disputeTextOf,
  isAccent,
  type PaymentAction,
  permittedActions,
} from './payment-next-step.rules.ts';
import { paymentMessages } from './payments.messages.ts';

const tones = {
  none: 'neutral',
  wait: 'info',
  decide_confirmation: 'warning',
  check_transfer: 'warning',
  decide_review: 'warning',
  follow_refund: 'info',
  pay_owed: 'danger',
  answer_dispute: 'danger',
  await_dispute: 'info',
  refund_warned: 'danger',
  refund_surplus: 'warning',
  refund_double: 'warning',
  see_double: 'warning',
  retry_refund: 'danger',
  deliver: 'warning',
  answer_ticket: 'info',
  resolve_alert: 'warning',
} as const satisfies Readonly<Record<ConsoleNextStep['kind'], string>>;

/** What an operator should do about the payment now, with the action at hand. */
export function PaymentNextStep({
  payment,
  onAction,
}: {
  payment: ConsolePayment;
  onAction: (action: PaymentAction) => void;
}) {
  const may = useMay();
  const step = payment.next_step;
  const actions = permittedActions(step, may);
  return (
    <Note tone={tones[step.kind]}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2.5">
        <span className="min-w-0">
          <StepText payment={payment} />
        </span>
        {actions.length > 0 ? (
          <span className="flex flex-wrap gap-2">
            {actions.map((action, place) => (
              <Button
                key={action}
                onClick={() => onAction(action)}
                size="sm"
                variant={place === 0 && isAccent(step) ? 'default' : 'outline'}
              >
                <ActionLabel action={action} step={step} />
              </Button>
            ))}
          </span>
        ) : null}
      </div>
    </Note>
  );
}

function StepText({ payment: { id, next_step: step } }: { payment: ConsolePayment }): ReactNode {
  const t = useMessages(nextStepMessages);
  const { language } = useI18n();
  const alertKinds = useAlertKindMessages();
  switch (step.kind) {
    case 'decide_confirmation':
      return <ConfirmationText paymentId={id} />;
    case 'check_transfer':
      return <WithLink href={consolePaths.transfers()} label={t('toProofs')} text={t(step.kind)} />;
    case 'decide_review':
      return step.received === null
        ? t('decide_review_unknown')
        : t('decide_review', {
            received: formatSum(language, step.received),
            expected: formatSum(language, step.expected),
          });
    case 'answer_dispute':
      return t(disputeTextOf(step), {
        amount: formatDollars(language, step.amount),
        date: step.due_at === null ? '' : formatDateTime(step.due_at),
      });
    case 'follow_refund':
      return t(step.overdue ? 'refund_overdue' : step.kind);
    case 'await_dispute':
    case 'pay_owed':
    case 'refund_surplus':
    case 'refund_warned':
    case 'retry_refund':
      return t(step.kind, { amount: formatDollars(language, step.amount) });
    case 'refund_double':
    case 'see_double':
      return (
        <WithLink
          href={consolePaths.payment(step.payment.id)}
          label={step.payment.number}
          text={t(step.asked ? 'double_asked' : 'double_due')}
        />
      );
    case 'deliver':
      return (
        <WithLink
          href={consolePaths.fulfilment()}
          label={t('toDeliveries')}
          text={t('deliver', { count: step.count })}
        />
      );
    case 'answer_ticket':
      return (
        <WithLink
          href={consolePaths.ticket(step.ticket)}
          label={t('toTicket', { number: step.number })}
          text={t('answer_ticket')}
        />
      );
    case 'resolve_alert':
      if (step.about === 'refund_unexplained') return t('explain_refund');
      return t('resolve_alert', { alert: alertKinds(step.about) });
    default:
      return t(step.kind);
  }
}

function WithLink({ text, href, label }: { text: string; href: string; label: string }) {
  return (
    <>
      {text}
      <TextLink as={Link} className="ml-2" href={href}>
        {label}
      </TextLink>
    </>
  );
}

function ConfirmationText({ paymentId }: { paymentId: string }) {
  const t = useMessages(nextStepMessages);
  // Cached: the payment's actions query it too.
  const confirmations = useConsoleQuery(listConfirmations, { query: { payment: paymentId } });
  const waiting = confirmations.data?.find(({ state }) => state === 'waiting');
  if (waiting === undefined) return null;
  return t(waiting.own ? 'confirmationOwn' : 'confirmation', { name: waiting.requested.name });
}

function ActionLabel({ action, step }: { action: PaymentAction; step: ConsoleNextStep }) {
  const { language } = useI18n();
  const t = useMessages(nextStepMessages);
  const tPayment = useMessages(paymentMessages);
  const tAnswer = useMessages(answerMessages);
  const amount = 'amount' in step ? formatDollars(language, step.amount) : '';
  switch (action) {
    case 'accept':
    case 'return':
    case 'won':
    case 'lost':
      return tPayment(action);
    case 'resolve':
    case 'dismiss':
      return t(action);
    case 'evidence':
      return tAnswer('evidence');
    case 'accept_dispute':
      return tAnswer('accept');
    case 'repay':
      return t('refundAgain', { amount });
    default:
      return t(step.kind === 'refund_double' ? 'refundAll' : 'refundAmount', { amount });
  }
}
