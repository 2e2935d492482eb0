import { formatMoney } from '../../i18n/format.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Detail } from '../../shell/detail.tsx';
import { sampleTransfer } from './sample-transfer.ts';
import { PAY_WITHIN_MS } from './transfer.rules.ts';
import { TransferDetails } from './transfer-details.tsx';

type DemoDetailsProps = { until: number; now: number; onPaid: () => void };

/** The bank account details of the demo. */
export function DemoDetails(props: DemoDetailsProps) {
  const { t, language } = useI18n();
  const { cardNumber, product, duration } = sampleTransfer;
  const recipient = sampleTransfer.recipient[language];
  const amount = formatMoney(sampleTransfer.totalCents);
  return (
    <TransferDetails
      {...props}
      amount={amount}
      lead={t('transferLead')}
      durationMs={PAY_WITHIN_MS}
      notes={[t('transferNote')]}
    >
      <Detail copy={cardNumber.replaceAll(' ', '')} label={t('transferCard')} large>
        {cardNumber}
      </Detail>
      <Detail copy={recipient} label={t('transferRecipient')}>
        {recipient}
      </Detail>
      <Detail copy={amount.slice(1)} label={t('transferAmount')}>
        {amount}
      </Detail>
      <Detail label={t('transferBank')}>{sampleTransfer.bank[language]}</Detail>
      <Detail label={t('transferOrder')}>
        {product}, {formatTerm(t, duration)}
      </Detail>
    </TransferDetails>
  );
}
