import { centsFromDollars } from '@sesame/contract/money.ts';
import type { Transfer } from '@sesame/contract/transfers.ts';
import { formatMoney } from '../../i18n/format.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { askedText } from './asked-text.ts';
import { Detail } from './detail.tsx';
import { askedAmount, spacedReference } from './own-transfer.rules.ts';
import { TransferDetails } from './transfer-details.tsx';
import { useSeconds } from './use-seconds.ts';

const accountLabels = {
  card: 'transferCard',
  account: 'transferAccount',
  phone: 'transferPhone',
} as const;

type Requisites = NonNullable<Transfer['requisites']>;
type OwnDetailsProps = { transfer: Transfer; requisites: Requisites; onPaid: () => void };

/** The shop's account, the sum and the digits that tell whose money it is. */
export function OwnDetails({ transfer, requisites, onPaid }: OwnDetailsProps) {
  const i18n = useI18n();
  const { t, language } = i18n;
  const until = Date.parse(transfer.expires_at);
  const now = useSeconds(until);
  const amount = askedText(i18n, transfer);
  const note = language === 'ru' ? requisites.note_ru : requisites.note;
  const { account, recipient, bank, kind } = requisites;
  const order = `${transfer.title}, ${formatTerm(t, transfer.duration)}`;
  return (
    <TransferDetails
      amount={amount}
      lead={t('transferLeadPurpose')}
      lifeMs={until - Date.parse(transfer.created_at)}
      notes={[t('transferThenReceipt'), ...(note ? [note] : [])]}
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
      <Detail copy={askedAmount(transfer)} label={t('transferAmount')}>
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

/** Banks take numbers without the spaces that people read them by. */
function copiedAccount(account: string, kind: Requisites['kind']): string {
  return kind === 'phone' ? account.replace(/[^\d+]/g, '') : account.replace(/\s/g, '');
}
