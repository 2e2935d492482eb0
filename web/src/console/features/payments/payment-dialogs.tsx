import {
  CONFIRMATION_REFERENCE_MAX,
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
import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatMoney } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Field } from '../../../ui/forms/field.tsx';
import { Input } from '../../../ui/forms/input.tsx';
import { NativeSelect } from '../../../ui/forms/native-select.tsx';
import { Checkbox } from '../../../ui/forms/toggle.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
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
type Way = (typeof refundMethods)[number];
type Access = (typeof refundAccesses)[number];

const touches = [getAnyPayment, listAllPayments, listAllPayments.count, listConfirmations];
const wayMessages = { gateway: 'wayGateway', balance: 'wayBalance', record: 'wayRecord' } as const;
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
  const remainingCents = centsFromDollars(payment.paid) - centsFromDollars(payment.refunded);
  const [amount, setAmount] = useState((remainingCents / 100).toFixed(2));
  const [way, setWay] = useState<Way>('gateway');
  const [access, setAccess] = useState<Access>('revoke');
  const refund = useConsoleMutation(refundPayment, { touches });
  const rereading = useRereading(payment.id);
  const entered = Number(amount);
  return (
    <ReasonDialog
      action={refund}
      lead={t('refundLead', {
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
              amount: Math.round(entered * 100) === remainingCents ? 'all' : entered,
              expected_refunded: payment.refunded,
              reason,
            },
          },
          { onSuccess: onClose, onError: rereading },
        )
      }
      submitLabel={t('refund')}
      title={t('refundTitle')}
    >
      <Field label={t('refundAmount')}>
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
      <Field label={t('accessLabel')}>
        <NativeSelect
          onChange={({ target }) => {
            const wanted = refundAccesses.find((one) => one === target.value);
            if (wanted) setAccess(wanted);
          }}
          options={refundAccesses.map((value) => ({ value, label: t(accessMessages[value]) }))}
          value={access}
        />
      </Field>
    </ReasonDialog>
  );
}

/** Confirms manually what the gateway does not know: asks for a transaction ID, never for an amount. */
function ConfirmDialog({ payment, onClose }: ActionProps) {
  const t = useMessages(paymentMessages);
  const may = useMay();
  const [reference, setReference] = useState('');
  const confirm = useConsoleMutation(confirmPayment, { touches });
  const rereading = useRereading(payment.id);
  const rules = useConsoleQuery(getReferralRules, {}, { enabled: may('referrals:read') });
  const limit = rules.data?.second_operator_from;
  return (
    <ReasonDialog
      action={confirm}
      lead={`${t('confirmLead', { sum: formatMoney(centsFromDollars(payment.lines.total)) })}${
        limit === undefined
          ? ''
          : ` ${t('confirmTwo', { amount: formatMoney(centsFromDollars(limit)) })}`
      }`}
      onClose={onClose}
      onReason={(reason) =>
        confirm.mutate(
          { params: { id: payment.id }, body: { reference, reason } },
          { onSuccess: onClose, onError: rereading },
        )
      }
      submitLabel={t('confirm')}
      title={t('confirmTitle')}
    >
      <Field label={t('confirmReference')}>
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

function RepayDialog({ payment, onClose }: ActionProps) {
  const t = useMessages(paymentMessages);
  const [way, setWay] = useState<Way>('gateway');
  const repay = useConsoleMutation(repayRefund, { touches });
  const rereading = useRereading(payment.id);
  return (
    <ReasonDialog
      action={repay}
      lead={t('repayLead', { amount: formatMoney(centsFromDollars(payment.owed)) })}
      onClose={onClose}
      onReason={(reason) =>
        repay.mutate(
          { params: { id: payment.id }, body: { way, expected_owed: payment.owed, reason } },
          { onSuccess: onClose, onError: rereading },
        )
      }
      submitLabel={t('repay')}
      title={t('repayTitle')}
    >
      <WayField onChange={setWay} value={way} />
    </ReasonDialog>
  );
}

function ReviewDialog({
  payment,
  decision,
  onClose,
}: ActionProps & { decision: 'accept' | 'return' }) {
  const t = useMessages(paymentMessages);
  const [wentBack, setWentBack] = useState(false);
  const resolve = useConsoleMutation(resolveReview, { touches });
  const rereading = useRereading(payment.id);
  const accepts = decision === 'accept';
  return (
    <ReasonDialog
      action={resolve}
      lead={t(accepts ? 'acceptLead' : 'returnLead')}
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
  const declare = useConsoleMutation(declareDispute, { touches });
  const rereading = useRereading(payment.id);
  const words = disputeMessages[outcome];
  return (
    <ReasonDialog
      action={declare}
      lead={t(words.lead)}
      onClose={onClose}
      onReason={(reason) =>
        declare.mutate(
          { params: { id: payment.id }, body: { outcome, reason } },
          { onSuccess: onClose, onError: rereading },
        )
      }
      submitLabel={t(words.submit)}
      title={t(words.title)}
    />
  );
}

/** Refetches the payment after an error, so that the form shows the current state. */
function useRereading(id: string) {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: [getAnyPayment.id, { params: { id } }] });
}

function WayField({ value, onChange }: { value: Way; onChange: (way: Way) => void }) {
  const t = useMessages(paymentMessages);
  return (
    <Field label={t('way')}>
      <NativeSelect
        onChange={({ target }) => {
          const wanted = refundMethods.find((one) => one === target.value);
          if (wanted) onChange(wanted);
        }}
        options={refundMethods.map((way) => ({ value: way, label: t(wayMessages[way]) }))}
        value={value}
      />
    </Field>
  );
}
