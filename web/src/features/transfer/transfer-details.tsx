import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { countdownTone, minutesToAnnounce, secondsLeft } from '../../shell/countdown.rules.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Countdown } from '../../ui/primitives/countdown.tsx';
import { Note } from '../../ui/primitives/note.tsx';

type TransferDetailsProps = {
  until: number;
  now: number;
  /** The whole time to pay. */
  durationMs: number;
  amount: string;
  lead: string;
  notes: readonly string[];
  onPaid: () => void;
  /** The lines of bank account details. */
  children: ReactNode;
};

/** Where to send how much, and the deadline. */
export function TransferDetails({
  until,
  now,
  durationMs,
  amount,
  lead,
  notes,
  onPaid,
  children,
}: TransferDetailsProps) {
  const { t } = useI18n();
  const seconds = secondsLeft(until, now);
  const minutes = minutesToAnnounce(seconds);
  return (
    <>
      <h1 className="type-title-1">{t('transferTitle')}</h1>
      <p className="mt-1.5 mb-[22px] text-muted leading-[21px]">{lead}</p>
      <Card as="section" className="overflow-hidden" padding="none">
        <Countdown
          announcement={minutes === null ? '' : t('transferMinutesLeft', { count: minutes })}
          label={t('transferPayWithin')}
          secondsLeft={seconds}
          share={Math.min(1, (seconds * 1_000) / durationMs)}
          timerLabel={t('transferPayWithin')}
          tone={countdownTone(seconds)}
        >
          <div className="grow text-right">
            <p className="mb-0.5 text-muted">{t('transferAmount')}</p>
            <p className="type-tabular font-semibold text-[1.75rem] leading-8 tracking-[-.02em]">
              {amount}
            </p>
          </div>
        </Countdown>
        <dl className="border-border border-t px-7 py-2 max-md:px-[18px]">{children}</dl>
      </Card>
      <div className="my-4 grid gap-3">
        {notes.map((note) => (
          <Note key={note}>{note}</Note>
        ))}
      </div>
      <Button block onClick={onPaid} size="lg">
        {t('transferPaid')}
      </Button>
    </>
  );
}
