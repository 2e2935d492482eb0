import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  CONFIRMATION_REFERENCE_MAX,
  confirmPayment,
  listConfirmations,
} from '@sesame/contract/operator-confirmations.ts';
import { getAnyPayment, type OperatorPayment } from '@sesame/contract/operator-payment-detail.ts';
import { countAllPayments, listAllPayments } from '@sesame/contract/operator-payment-list.ts';
import {
  declareDispute,
  refundAccesses,
  refundPayment,
  refundWays,
  repayRefund,
  resolveReview,
} from '@sesame/contract/operator-payments.ts';
import { getReferralRules } from '@sesame/contract/operator-referrals.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Checkbox } from '../../../ui/toggle.tsx';
import { paymentWords } from './payments.words.ts';

export type PaymentAct =
  | 'refund'
  | 'repay'
  | 'accept'
  | 'return'
  | 'opened'
  | 'won'
  | 'lost'
  | 'confirm';
type ActProps = { payment: OperatorPayment; onClose: () => void };
type Way = (typeof refundWays)[number];
type Access = (typeof refundAccesses)[number];

const touches = [getAnyPayment, listAllPayments, countAllPayments, listConfirmations];
const wayWords = { gateway: 'wayGateway', balance: 'wayBalance', record: 'wayRecord' } as const;
const accessWords = {
  keep: 'accessKeep',
  shorten: 'accessShorten',
  revoke: 'accessRevoke',
} as const;

/** A decision about the money of a payment. */
export function PaymentDialog({ act, ...rest }: ActProps & { act: PaymentAct }) {
  if (act === 'refund') return <RefundDialog {...rest} />;
  if (act === 'confirm') return <ConfirmDialog {...rest} />;
  if (act === 'repay') return <RepayDialog {...rest} />;
  if (act === 'accept' || act === 'return') return <ReviewDialog decision={act} {...rest} />;
  return <DisputeDialog outcome={act} {...rest} />;
}

function RefundDialog({ payment, onClose }: ActProps) {
  const say = useWords(paymentWords);
  const remainingCents = centsFromDollars(payment.paid) - centsFromDollars(payment.refunded);
  const [amount, setAmount] = useState((remainingCents / 100).toFixed(2));
  const [way, setWay] = useState<Way>('gateway');
  const [access, setAccess] = useState<Access>('revoke');
  const refund = useOperatorMutation(refundPayment, { touches });
  const rereading = useRereading(payment.id);
  const asked = Number(amount);
  return (
    <ReasonDialog
      act={refund}
      lead={say('refundLead', {
        remaining: formatMoney(remainingCents),
        paid: formatMoney(centsFromDollars(payment.paid)),
      })}
      onClose={onClose}
      onReason={(reason) =>
        refund.mutate(
          {
            params: { id: payment.id },
            body: {
              way,
              access,
              amount: Math.round(asked * 100) === remainingCents ? 'all' : asked,
              expected_refunded: payment.refunded,
              reason,
            },
          },
          { onSuccess: onClose, onError: rereading },
        )
      }
      submitLabel={say('refund')}
      title={say('refundTitle')}
    >
      <Field label={say('refundAmount')}>
        <Input
          inputMode="decimal"
          max={remainingCents / 100}
          min={0.01}
          onChange={(event) => setAmount(event.target.value)}
          required
          step={0.01}
          type="number"
          value={amount}
        />
      </Field>
      <WayField onChange={setWay} value={way} />
      <Field label={say('accessLabel')}>
        <NativeSelect
          onChange={({ target }) => {
            const wanted = refundAccesses.find((one) => one === target.value);
            if (wanted) setAccess(wanted);
          }}
          options={refundAccesses.map((value) => ({ value, label: say(accessWords[value]) }))}
          value={access}
        />
      </Field>
    </ReasonDialog>
  );
}

/** People say what the gateway does not: a number to find the money by is asked for, never a sum. */
function ConfirmDialog({ payment, onClose }: ActProps) {
  const say = useWords(paymentWords);
  const may = useMay();
  const [reference, setReference] = useState('');
  const confirm = useOperatorMutation(confirmPayment, { touches });
  const rereading = useRereading(payment.id);
  const rules = useOperatorQuery(getReferralRules, {}, { enabled: may('referrals:read') });
  const limit = rules.data?.second_person_from;
  return (
    <ReasonDialog
      act={confirm}
      lead={`${say('confirmLead', { sum: formatMoney(centsFromDollars(payment.lines.total)) })}${
        limit === undefined
          ? ''
          : ` ${say('confirmTwo', { amount: formatMoney(centsFromDollars(limit)) })}`
      }`}
      onClose={onClose}
      onReason={(reason) =>
        confirm.mutate(
          { params: { id: payment.id }, body: { reference, reason } },
          { onSuccess: onClose, onError: rereading },
        )
      }
      submitLabel={say('confirm')}
      title={say('confirmTitle')}
    >
      <Field label={say('confirmReference')}>
        <Input
          autoComplete="off"
          maxLength={CONFIRMATION_REFERENCE_MAX}
          onChange={(event) => setReference(event.target.value)}
          required
          value={reference}
        />
      </Field>
    </ReasonDialog>
  );
}

function RepayDialog({ payment, onClose }: ActProps) {
  const say = useWords(paymentWords);
  const [way, setWay] = useState<Way>('gateway');
  const repay = useOperatorMutation(repayRefund, { touches });
  const rereading = useRereading(payment.id);
  return (
    <ReasonDialog
      act={repay}
      lead={say('repayLead', { amount: formatMoney(centsFromDollars(payment.owed)) })}
      onClose={onClose}
      onReason={(reason) =>
        repay.mutate(
          { params: { id: payment.id }, body: { way, expected_owed: payment.owed, reason } },
          { onSuccess: onClose, onError: rereading },
        )
      }
      submitLabel={say('repay')}
      title={say('repayTitle')}
    >
      <WayField onChange={setWay} value={way} />
    </ReasonDialog>
  );
}

function ReviewDialog({
  payment,
  decision,
  onClose,
}: ActProps & { decision: 'accept' | 'return' }) {
  const say = useWords(paymentWords);
  const [wentBack, setWentBack] = useState(false);
  const resolve = useOperatorMutation(resolveReview, { touches });
  const rereading = useRereading(payment.id);
  const accepts = decision === 'accept';
  return (
    <ReasonDialog
      act={resolve}
      lead={say(accepts ? 'acceptLead' : 'returnLead')}
      onClose={onClose}
      onReason={(reason) =>
        resolve.mutate(
          {
            params: { id: payment.id },
            body: { decision: wentBack ? 'record' : decision, reason },
          },
          { onSuccess: onClose, onError: rereading },
        )
      }
      submitLabel={say(accepts ? 'accept' : 'return')}
      title={say(accepts ? 'acceptTitle' : 'returnTitle')}
    >
      {accepts ? null : (
        <Checkbox checked={wentBack} onChange={({ target }) => setWentBack(target.checked)}>
          {say('returnRecord')}
        </Checkbox>
      )}
    </ReasonDialog>
  );
}

const disputeWords = {
  opened: { title: 'disputeTitle', lead: 'disputeLead', submit: 'dispute' },
  won: { title: 'wonTitle', lead: 'wonLead', submit: 'won' },
  lost: { title: 'lostTitle', lead: 'lostLead', submit: 'lost' },
} as const;

function DisputeDialog({
  payment,
  outcome,
  onClose,
}: ActProps & { outcome: 'opened' | 'won' | 'lost' }) {
  const say = useWords(paymentWords);
  const declare = useOperatorMutation(declareDispute, { touches });
  const rereading = useRereading(payment.id);
  const words = disputeWords[outcome];
  return (
    <ReasonDialog
      act={declare}
      lead={say(words.lead)}
      onClose={onClose}
      onReason={(reason) =>
        declare.mutate(
          { params: { id: payment.id }, body: { outcome, reason } },
          { onSuccess: onClose, onError: rereading },
        )
      }
      submitLabel={say(words.submit)}
      title={say(words.title)}
    />
  );
}

/** After a refusal the payment is read again, so that the form stands on what holds now. */
function useRereading(id: string) {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [getAnyPayment.id, { params: { id } }] });
}

function WayField({ value, onChange }: { value: Way; onChange: (way: Way) => void }) {
  const say = useWords(paymentWords);
  return (
    <Field label={say('way')}>
      <NativeSelect
        onChange={({ target }) => {
          const wanted = refundWays.find((one) => one === target.value);
          if (wanted) onChange(wanted);
        }}
        options={refundWays.map((way) => ({ value: way, label: say(wayWords[way]) }))}
        value={value}
      />
    </Field>
  );
}
