import type { ReactNode } from 'react';
import { formatMoney } from '../../i18n/format.ts';
import { formatTerm } from '../../i18n/format-term.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Countdown } from '../../ui/countdown.tsx';
import { Note } from '../../ui/note.tsx';
import { sampleTransfer } from './sample-transfer.ts';
import { countdownTone, minutesToAnnounce, PAY_WITHIN_MS, secondsLeft } from './transfer.rules.ts';

type TransferDetailsProps = { until: number; now: number; onPaid: () => void };

/** Where to send how much, and for how long that holds. */
export function TransferDetails({ until, now, onPaid }: TransferDetailsProps) {
  const { t, language } = useI18n();
  const seconds = secondsLeft(until, now);
  const minutes = minutesToAnnounce(seconds);
  const { cardNumber, product, duration } = sampleTransfer;
  const recipient = sampleTransfer.recipient[language];
  const amount = formatMoney(sampleTransfer.totalCents);
  return (
    <>
      <h1 className="type-title-1">{t('transferTitle')}</h1>
      <p className="mt-1.5 mb-[22px] text-muted leading-[21px]">{t('transferLead')}</p>
      <Card as="section" className="overflow-hidden" padding="none">
        <Countdown
          announcement={minutes === null ? '' : t('transferMinutesLeft', { count: minutes })}
          label={t('transferPayWithin')}
          secondsLeft={seconds}
          share={(seconds * 1_000) / PAY_WITHIN_MS}
          timerLabel={t('transferPayWithin')}
          tone={countdownTone(seconds)}
        >
          <div className="text-right">
            <p className="mb-0.5 text-muted">{t('transferAmount')}</p>
            <p className="type-tabular font-semibold text-[1.75rem] leading-8 tracking-[-.02em]">
              {amount}
            </p>
          </div>
        </Countdown>
        <dl className="border-border border-t px-7 py-2 max-md:px-[18px]">
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
        </dl>
      </Card>
      <Note className="my-4">{t('transferNote')}</Note>
      <Button block onClick={onPaid} size="lg">
        {t('transferPaid')}
      </Button>
    </>
  );
}

type DetailProps = {
  label: string;
  /** What the button beside it copies; without it there is none. */
  copy?: string;
  large?: boolean;
  children: ReactNode;
};

function Detail({ label, copy, large = false, children }: DetailProps) {
  const { t } = useI18n();
  return (
    <div className="grid min-h-14 grid-cols-[132px_minmax(0,1fr)_auto] items-center gap-x-3 border-border border-b py-1.5 last:border-b-0 max-md:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="text-muted max-md:text-[.8125rem]">{label}</dt>
      <dd
        className={`type-tabular max-md:col-start-1 max-md:row-start-2 ${large ? 'type-title-2' : 'font-medium'}`}
      >
        {children}
      </dd>
      {copy === undefined ? null : (
        <dd className="max-md:row-span-2 max-md:row-start-1">
          <CopyButton copiedLabel={t('copied')} label={`${t('copy')}: ${label}`} text={copy} />
        </dd>
      )}
    </div>
  );
}
