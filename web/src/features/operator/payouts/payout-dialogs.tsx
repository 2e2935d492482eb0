import { centsFromDollars } from '@sesame/contract/money.ts';
import {
  listAllPayouts,
  markPayoutPaid,
  type OperatorPayout,
  readPartner,
  readPayout,
  rejectPayout,
} from '@sesame/contract/operator-referrals.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Textarea } from '../../../ui/textarea.tsx';
import { networkNames } from './payout-words.ts';
import { payoutWords } from './payouts.words.ts';

type DialogProps = { payout: OperatorPayout; onClose: () => void };

const touches = [listAllPayouts, readPartner, readPayout];

export function DeclineDialog({ payout, onClose }: DialogProps) {
  const { t } = useI18n();
  const say = useWords(payoutWords);
  const [reason, setReason] = useState('');
  const reject = useOperatorMutation(rejectPayout, { touches });
  const amount = formatMoney(centsFromDollars(payout.amount));
  return (
    <FormDialog
      busy={reject.isPending}
      cancelLabel={say('cancel')}
      destructive
      lead={say('declineLead')}
      onClose={onClose}
      onSubmit={() =>
        reject.mutate({ params: { id: payout.id }, body: { reason } }, { onSuccess: onClose })
      }
      problem={reject.isError ? errorText(t, reject.error) : null}
      submitLabel={say('declineSubmit')}
      title={say('declineTitle', { amount, name: payout.username })}
    >
      <Field label={say('reason')}>
        <Textarea
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
          required
          rows={3}
          value={reason}
        />
      </Field>
    </FormDialog>
  );
}

export function PaidDialog({ payout, onClose }: DialogProps) {
  const { t } = useI18n();
  const say = useWords(payoutWords);
  const [transaction, setTransaction] = useState('');
  const pay = useOperatorMutation(markPayoutPaid, { touches });
  const amount = formatMoney(centsFromDollars(payout.amount));
  return (
    <FormDialog
      busy={pay.isPending}
      cancelLabel={say('cancel')}
      lead={say('payLead', { network: networkNames[payout.network] })}
      onClose={onClose}
      onSubmit={() =>
        pay.mutate(
          { params: { id: payout.id }, body: { transaction: transaction.trim() } },
          { onSuccess: onClose },
        )
      }
      problem={pay.isError ? errorText(t, pay.error) : null}
      submitLabel={say('pay')}
      title={say('payTitle', { amount, name: payout.username })}
    >
      <Field hint={say('transactionHint')} label={say('transaction')}>
        <Input
          autoComplete="off"
          className="font-mono"
          maxLength={100}
          onChange={(event) => setTransaction(event.target.value)}
          required
          spellCheck={false}
          value={transaction}
        />
      </Field>
    </FormDialog>
  );
}
