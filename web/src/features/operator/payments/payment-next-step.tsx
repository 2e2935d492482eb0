import { centsFromDollars } from '@sesame/contract/money.ts';
import { listConfirmations } from '@sesame/contract/operator-confirmations.ts';
import type {
  OperatorNextStep,
  OperatorPayment,
} from '@sesame/contract/operator-payment-detail.ts';
import { Link } from 'wouter';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Note } from '../../../ui/note.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { paymentWords } from './payments.words.ts';

const steps = {
  none: { word: 'nextNone', tone: 'neutral' },
  wait: { word: 'nextWait', tone: 'info' },
  check_transfer: { word: 'nextTransfer', tone: 'warning' },
  decide_review: { word: 'nextReview', tone: 'warning' },
  return_surplus: { word: 'nextSurplus', tone: 'warning' },
  follow_refund: { word: 'nextRefund', tone: 'info' },
  pay_owed: { word: 'nextOwed', tone: 'danger' },
  answer_dispute: { word: 'nextDispute', tone: 'danger' },
} as const satisfies Readonly<Record<OperatorNextStep, { word: string; tone: string }>>;

/** What an operator should do about the payment now. */
export function PaymentNextStep({ payment }: { payment: OperatorPayment }) {
  const say = useWords(paymentWords);
  const { word, tone } = steps[payment.next_step];
  // Already asked for by its acts.
  const said = useOperatorQuery(listConfirmations, { query: { payment: payment.id } });
  const asked = said.data?.find(({ state }) => state === 'waiting');
  if (asked) {
    return (
      <Note tone="warning">
        {say(asked.own ? 'nextConfirmationOwn' : 'nextConfirmation', { name: asked.asked.name })}
      </Note>
    );
  }
  return (
    <Note tone={tone}>
      {say(word, { amount: formatMoney(centsFromDollars(payment.owed)) })}
      {payment.next_step === 'check_transfer' ? (
        <TextLink as={Link} className="ml-2" href={operatorPaths.transfers()}>
          {say('toReceipts')}
        </TextLink>
      ) : null}
    </Note>
  );
}
