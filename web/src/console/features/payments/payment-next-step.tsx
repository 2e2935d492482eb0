import { listAlerts } from '@sesame/contract/console/alerts.ts';
import { listConfirmations } from '@sesame/contract/console/payments/confirmations.ts';
import {
  type ConsolePayment,
  getAnyPayment,
  type OperatorNextStep,
} from '@sesame/contract/console/payments/payment-detail.ts';
import { dismissDoublePayment } from '@sesame/contract/console/payments/payments.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { formatDollars } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
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
  // A paid payment without a next step may still be a double payment, or have an open alert.
  const duplicate = payment.related.find(({ double }) => isUndecided(double?.state));
  if (duplicate?.double && payment.next_step === 'none') {
    return <DoubleNote double={duplicate.double} duplicate={duplicate} />;
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

type Related = ConsolePayment['related'][number];

function isUndecided(state: NonNullable<Related['double']>['state'] | undefined): boolean {
  return state === 'open' || state === 'refunding';
}

/** Says what happens to two payments for the same product, and lets an operator call the question off. */
function DoubleNote({
  double,
  duplicate,
}: {
  double: NonNullable<Related['double']>;
  duplicate: Related;
}) {
  const t = useMessages(paymentMessages);
  const may = useMay();
  const [dismisses, setDismisses] = useState(false);
  const isOpen = double.state === 'open';
  const isAsked = isOpen && double.policy === 'ask';
  return (
    <>
      <Note
        action={
          isOpen && may('payments:refund') ? (
            <Button onClick={() => setDismisses(true)} size="sm" variant="ghost">
              {t('dismissDouble')}
            </Button>
          ) : null
        }
        tone="warning"
      >
        {t(isAsked ? 'nextDoubleAsked' : 'nextDoubleRefund')}
        <TextLink as={Link} className="ml-2" href={consolePaths.payment(duplicate.id)}>
          {duplicate.number}
        </TextLink>
      </Note>
      {dismisses ? (
        <ReasonDialog
          evenIfRefused
          lead={t('dismissDoubleLead')}
          onClose={() => setDismisses(false)}
          params={{ id: double.later_id }}
          route={dismissDoublePayment}
          submitLabel={t('dismissDouble')}
          title={t('dismissDoubleTitle')}
          touches={[getAnyPayment, listAlerts]}
        />
      ) : null}
    </>
  );
}
