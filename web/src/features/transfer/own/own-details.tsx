import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { Transfer } from '@sesame/contract/shop/transfers.ts';
import { totalText } from '../../../i18n/charge-text.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { formatTerm } from '../../../i18n/format-term.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Detail } from '../../../shell/detail.tsx';
import { useSeconds } from '../../../shell/use-seconds.ts';
import { TransferDetails } from '../transfer-details.tsx';
import { expectedAmount, spacedReference } from './own-transfer.rules.ts';

const accountLabels = {
  card: 'transferCard',
  account: 'transferAccount',
  phone: 'transferPhone',
} as const;

type BankAccountDetails = NonNullable<Transfer['bank_details']>;
type OwnDetailsProps = { transfer: Transfer; bankDetails: BankAccountDetails; onPaid: () => void };

/** The shop's bank account, the amount, and the reference that identifies the payment. */
export function OwnDetails({ transfer, bankDetails, onPaid }: OwnDetailsProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const until = Date.parse(transfer.expires_at);
  const now = useSeconds(until);
  const amount = totalText(i18n, transfer);
  const { account, recipient, bank, kind, note } = bankDetails;
  const order = `${transfer.title}, ${formatTerm(t, transfer.duration)}`;
  return (
    <TransferDetails
      amount={amount}
      lead={t('transferLeadPurpose')}
      durationMs={until - Date.parse(transfer.created_at)}
      notes={[t('transferThenProof'), ...(note ? [note] : [])]}
      now={now}
      onPaid={onPaid}
      until={until}
    >
      <Detail copy={copiedAccount(account, kind)} label={t(accountLabels[kind])} large>
        {account}
      </Detail>
      <Detail copy={recipient} label={t('transferRecipient')}>
        {recipient}
      </Detail>
      <Detail label={t('transferBank')}>{bank}</Detail>
      <Detail copy={expectedAmount(transfer)} label={t('transferAmount')}>
        {amount}
      </Detail>
      <Detail copy={transfer.reference} label={t('transferPurpose')}>
        {spacedReference(transfer.reference)}
      </Detail>
      <Detail label={t('transferOrder')}>
        {transfer.charge ? `${order}, ${formatMoney(centsFromDollars(transfer.total))}` : order}
      </Detail>
    </TransferDetails>
  );
}

/** Banking apps expect account numbers without spaces. */
function copiedAccount(account: string, kind: BankAccountDetails['kind']): string {
  return kind === 'phone' ? account.replace(/[^\d+]/g, '') : account.replace(/\s/g, '');
}
