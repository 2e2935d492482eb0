import { listConfirmations } from '@sesame/contract/console/payments/confirmations.ts';
import type {
  ConsolePayment,
  OperatorNextStep,
} from '@sesame/contract/console/payments/payment-detail.ts';
import { Link } from 'wouter';
import { formatDollars } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { paymentMessages } from './payments.messages.ts';

const steps = {
  none: { text: 'nextNone', tone: 'neutral' },
  wait: { text: 'nextWait', tone: 'info' },
  check_transfer: { text: 'nextTransfer', tone: 'warning' },
  decide_review: { text: 'nextReview', tone: 'warning' },
  return_surplus: { text: 'nextSurplus', tone: 'warning' },
  follow_refund: { text: 'nextRefund', tone: 'info' },
  pay_owed: { text: 'nextOwed', tone: 'danger' },
  answer_dispute: { text: 'nextDispute', tone: 'danger' },
} as const satisfies Readonly<Record<OperatorNextStep, { text: string; tone: string }>>;

/** What an operator should do about the payment now. */
export function PaymentNextStep({ payment }: { payment: ConsolePayment }) {
  const t = useMessages(paymentMessages);
  const { text, tone } = steps[payment.next_step];
  // Cached: the payment's actions query it too.
  const confirmations = useConsoleQuery(listConfirmations, { query: { payment: payment.id } });
  const waiting = confirmations.data?.find(({ state }) => state === 'waiting');
  if (waiting) {
    return (
      <Note tone="warning">
        {t(waiting.own ? 'nextConfirmationOwn' : 'nextConfirmation', {
          name: waiting.requested.name,
        })}
      </Note>
    );
  }
  // A paid payment without a next step may still be a duplicate, or have an open alert.
  const duplicate =
    payment.next_step === 'none' && payment.state === 'paid'
      ? payment.related.find(({ double, state }) => double && state === 'paid')
      : undefined;
  if (duplicate) {
    return (
      <Note tone="warning">
        {t('nextDouble')}
        <TextLink as={Link} className="ml-2" href={consolePaths.payment(duplicate.id)}>
          {duplicate.number}
        </TextLink>
      </Note>
    );
  }
  if (payment.next_step === 'none' && payment.alerts.some(({ open }) => open)) {
    return (
      <Note tone="warning">
        {t('nextAlert')}
        <TextLink as={Link} className="ml-2" href={consolePaths.alerts()}>
          {t('toAlerts')}
        </TextLink>
      </Note>
    );
  }
  return (
    <Note tone={tone}>
      {t(text, { amount: formatDollars(payment.owed) })}
      {payment.next_step === 'check_transfer' ? (
        <TextLink as={Link} className="ml-2" href={consolePaths.transfers()}>
          {t('toProofs')}
        </TextLink>
      ) : null}
    </Note>
  );
}
