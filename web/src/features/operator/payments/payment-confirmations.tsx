import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  approveConfirmation,
  type Confirmation,
  listConfirmations,
  refuseConfirmation,
} from '@sesame/contract/operator-confirmations.ts';
import { getAnyPayment } from '@sesame/contract/operator-payment-detail.ts';
import { countAllPayments, listAllPayments } from '@sesame/contract/operator-payment-list.ts';
import { getOverview } from '@sesame/contract/operator-reports.ts';
import { useState } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatMoney, formatTime } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { AnswerFailed } from '../../../shell/console/answer-failed.tsx';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { paymentWords } from './payments.words.ts';
import { useCodeWords } from './use-code-words.ts';

const moment = (at: string) => `${formatDate(at)} ${formatTime(at)}`;
const tones = {
  waiting: 'warning',
  settled: 'success',
  refused: 'neutral',
  expired: 'neutral',
} as const;

/** What people have said about a payment, and the decision of the second of them. Nothing while nobody has said anything. */
export function PaymentConfirmations({ paymentId }: { paymentId: string }) {
  const say = useWords(paymentWords);
  const list = useOperatorQuery(listConfirmations, { query: { payment: paymentId } });
  const [act, setAct] = useState<{ kind: 'approve' | 'refuse'; confirmation: Confirmation }>();
  if (list.data === undefined) {
    return list.isError ? <AnswerFailed query={list} /> : null;
  }
  if (list.data.length === 0) return null;
  return (
    <Panel title={say('confirmations')}>
      <ul className="m-0 grid list-none gap-4 p-0">
        {list.data.map((confirmation) => (
          <ConfirmationItem
            confirmation={confirmation}
            key={confirmation.id}
            onAct={(kind) => setAct({ kind, confirmation })}
          />
        ))}
      </ul>
      {act ? <DecideDialog {...act} onClose={() => setAct(undefined)} /> : null}
    </Panel>
  );
}

function ConfirmationItem({
  confirmation,
  onAct,
}: {
  confirmation: Confirmation;
  onAct: (kind: 'approve' | 'refuse') => void;
}) {
  const say = useWords(paymentWords);
  const codes = useCodeWords();
  const may = useMay();
  const { state, reference, reason, asked, own, expires_at: expires, decided } = confirmation;
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[state]}>{codes('confirmation', state)}</Badge>
        <code className="wrap-anywhere">{reference}</code>
      </p>
      <p className="wrap-anywhere">{reason}</p>
      <p className="text-[.8125rem] text-muted">
        {say('confirmedBy', { name: asked.name, at: moment(asked.at) })}
        {decided && decided.reason !== null
          ? ` ${say('decidedBy', { name: decided.name, at: moment(decided.at), reason: decided.reason })}`
          : ''}
        {state === 'waiting' ? ` ${say('agreeUntil', { at: moment(expires) })}` : ''}
      </p>
      {state === 'waiting' && may('payments:confirm') ? (
        <div className="mt-1 flex flex-wrap gap-2">
          {own ? null : (
            <Button onClick={() => onAct('approve')} size="sm">
              {say('agree')}
            </Button>
          )}
          <Button onClick={() => onAct('refuse')} size="sm" variant="outline">
            {say(own ? 'takeBack' : 'disagree')}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

const touches = [listConfirmations, getAnyPayment, listAllPayments, countAllPayments, getOverview];

function DecideDialog({
  kind,
  confirmation,
  onClose,
}: {
  kind: 'approve' | 'refuse';
  confirmation: Confirmation;
  onClose: () => void;
}) {
  const say = useWords(paymentWords);
  const approve = useOperatorMutation(approveConfirmation, { touches });
  const refuse = useOperatorMutation(refuseConfirmation, { touches });
  const agrees = kind === 'approve';
  const decision = agrees ? approve : refuse;
  const word = agrees ? 'agree' : confirmation.own ? 'takeBack' : 'disagree';
  const sum = formatMoney(centsFromDollars(confirmation.total));
  return (
    <ReasonDialog
      act={decision}
      lead={
        agrees ? say('agreeLead', { sum, reference: confirmation.reference }) : say('disagreeLead')
      }
      onClose={onClose}
      onReason={(reason) =>
        decision.mutate(
          { params: { id: confirmation.id }, body: { reason } },
          { onSuccess: onClose },
        )
      }
      submitLabel={say(word)}
      title={say(word)}
    />
  );
}
