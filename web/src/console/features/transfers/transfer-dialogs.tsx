import {
  acceptTransfer,
  type ConsoleTransfer,
  findTransfers,
  listTransferProofs,
  readTransfer,
  refuseTransferProof,
} from '@sesame/contract/console/payments/transfers.ts';
import { shownCurrencies } from '@sesame/contract/shared/shop-settings.ts';
import { formatSum } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { MoneyField } from '../../ui/forms/number-fields.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { FactList } from '../../ui/page/fact-list.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { transferProofMessages } from '../../ui/transfers/transfer-proofs.messages.ts';
import { TransferProofs } from '../../ui/transfers/transfer-proofs.tsx';
import { transferMessages } from './transfers.messages.ts';

export type TransferAction =
  | { kind: 'accept'; transfer: ConsoleTransfer }
  | { kind: 'refuse'; proofId: string };

const touches = [listTransferProofs, findTransfers, readTransfer];

/** Dialog of a decision about a bank transfer. */
export function TransferDialog({
  action,
  onClose,
}: {
  action: TransferAction;
  onClose: () => void;
}) {
  return action.kind === 'accept' ? (
    <AcceptDialog onClose={onClose} transfer={action.transfer} />
  ) : (
    <RefuseDialog onClose={onClose} proofId={action.proofId} />
  );
}

/** The currencies in which money may arrive; the one that is due comes first. */
const currenciesOf = (due: string) =>
  [...new Set([due, ...shownCurrencies])].map((value) => ({ value, label: value }));

/**
 * Shows what is due and the proofs beside the form. Only the currency is filled in: the operator has to read the amount from
 * the bank statement.
 */
function AcceptDialog({ transfer, onClose }: { transfer: ConsoleTransfer; onClose: () => void }) {
  const { language } = useI18n();
  const t = useMessages(transferMessages);
  const tProof = useMessages(transferProofMessages);
  const form = useCallForm({
    route: acceptTransfer,
    params: { id: transfer.id },
    touches,
    initial: {
      received: undefined as number | undefined,
      currency: transfer.expected.currency,
      bank_reference: '',
      reason: '',
    },
    onSaved: () => {
      showToast({ tone: 'success', title: t('accepted') });
      onClose();
    },
  });
  return (
    <FieldDialog
      form={form}
      lead={t('acceptLead')}
      onClose={onClose}
      submitLabel={t('accept')}
      title={t('acceptTitle')}
    >
      <FactList
        facts={[
          { key: 'expected', label: t('expected'), value: formatSum(language, transfer.expected) },
          { key: 'reference', label: t('reference'), value: <code>{transfer.reference}</code> },
          { key: 'buyer', label: t('buyer'), value: transfer.username },
          { key: 'proofs', label: tProof('proofs'), value: <TransferProofs of={transfer} /> },
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_110px] gap-3">
        <MoneyField label={t('received')} of={form.at('received')} />
        <SelectField
          label={t('currency')}
          of={form.at('currency')}
          options={currenciesOf(transfer.expected.currency)}
        />
      </div>
      <TextField autoComplete="off" label={t('bankReference')} of={form.at('bank_reference')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}

function RefuseDialog({ proofId, onClose }: { proofId: string; onClose: () => void }) {
  const t = useMessages(transferMessages);
  return (
    <ReasonDialog
      lead={t('refuseLead')}
      onClose={onClose}
      route={refuseTransferProof}
      params={{ id: proofId }}
      touches={touches}
      submitLabel={t('refuse')}
      title={t('refuseTitle')}
    />
  );
}
