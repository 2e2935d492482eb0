import { getAnyPayment, type OperatorPayment } from '@sesame/contract/operator-payment-detail.ts';
import { paymentStates } from '@sesame/contract/operator-payment-list.ts';
import { useState } from 'react';
import { useRoute, useSearch } from 'wouter';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Status } from '../../../ui/status.tsx';
import { PaymentActs } from './payment-acts.tsx';
import { PaymentConfirmations } from './payment-confirmations.tsx';
import { type PaymentAct, PaymentDialog } from './payment-dialogs.tsx';
import { PaymentFacts, PaymentMoney } from './payment-facts.tsx';
import { PaymentHappenings, PaymentNotices, PaymentRefunds } from './payment-happenings.tsx';
import { PaymentNextStep } from './payment-next-step.tsx';
import { stateKinds, stateWords } from './payment-states.ts';
import { paymentWords } from './payments.words.ts';

/** One payment with all that is known of it, and what an operator can do about it. */
export function PaymentScreen() {
  const say = useWords(paymentWords);
  const [, params] = useRoute<{ id: string }>(operatorPaths.payment(':id'));
  const id = params?.id ?? '';
  const title = say('payment', { id: id.slice(-8) });
  useDocumentTitle(title);
  const payment = useOperatorQuery(getAnyPayment, { params: { id } });
  // The queue of who waits leads here to give the money back.
  const asked = new URLSearchParams(useSearch()).get('act');
  const [act, setAct] = useState<PaymentAct | undefined>(asked === 'refund' ? asked : undefined);
  return (
    <ConsolePage
      actions={payment.data ? <PaymentActs onAct={setAct} payment={payment.data} /> : null}
      back={<BackLink href={operatorPaths.payments()}>{say('back')}</BackLink>}
      title={
        <span className="flex flex-wrap items-center gap-3">
          {title}
          {payment.data ? <PaymentState state={payment.data.state} /> : null}
          <CopyButton copiedLabel={say('copied')} label={say('copy')} text={id} />
        </span>
      }
    >
      {payment.data ? (
        <div className="grid gap-5">
          <PaymentNextStep payment={payment.data} />
          <PaymentConfirmations paymentId={payment.data.id} />
          <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(320px,2fr)]">
            <div className="grid min-w-0 gap-5">
              <PaymentHappenings payment={payment.data} />
              <PaymentRefunds payment={payment.data} />
              <PaymentNotices payment={payment.data} />
            </div>
            <div className="grid min-w-0 gap-5">
              <PaymentMoney payment={payment.data} />
              <PaymentFacts payment={payment.data} />
            </div>
          </div>
        </div>
      ) : (
        <NoAnswerYet failed={say('failed')} loading={say('loading')} query={payment} />
      )}
      {act && payment.data ? (
        <PaymentDialog act={act} onClose={() => setAct(undefined)} payment={payment.data} />
      ) : null}
    </ConsolePage>
  );
}

function PaymentState({ state }: Pick<OperatorPayment, 'state'>) {
  const say = useWords(paymentWords);
  const known = paymentStates.find((one) => one === state);
  if (known === undefined) return null;
  return (
    <span className="text-base">
      <Status kind={stateKinds[known]}>{say(stateWords[known])}</Status>
    </span>
  );
}
