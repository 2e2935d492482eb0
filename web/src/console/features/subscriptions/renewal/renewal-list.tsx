import type { ConsoleRenewal } from '@sesame/contract/console/renewals/renewals.ts';
import { formatDate, formatDateTime } from '../../../../i18n/format.ts';
import { formatDollars } from '../../../../i18n/format-amount.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { renewalNames } from '../../../ui/names/renewals.messages.ts';
import { AttemptLine } from '../../../ui/renewals/attempt-line.tsx';
import { renewalMessages } from './renewals.messages.ts';

/** States in which an operator can have the charge tried again. */
const CAN_RETRY = ['held', 'retrying', 'needs_buyer'];

type RenewalListProps = {
  renewals: readonly ConsoleRenewal[];
  /** Null for an operator who may only read. */
  onRetry: ((id: string) => void) | null;
};

/** Each renewal with its attempts, in words. */
export function RenewalList({ renewals, onRetry }: RenewalListProps) {
  const t = useMessages(renewalMessages);
  const { language } = useI18n();
  const tName = useMessages(renewalNames);
  return (
    <section>
      <h3 className="mb-2 font-medium">{t('periods')}</h3>
      {renewals.length === 0 ? <p className="text-muted">{t('noPeriods')}</p> : null}
      <ul className="grid gap-4">
        {renewals.map((renewal) => (
          <li className="flex flex-wrap items-start justify-between gap-3" key={renewal.id}>
            <div className="min-w-0">
              <p>
                {t('forPeriod', { date: formatDate(renewal.period_start) })}
                {renewal.total === null ? null : `, ${formatDollars(language, renewal.total)}`}:{' '}
                <strong className="font-medium">{tName(renewal.state)}</strong>
              </p>
              {renewal.next_at === null ? null : (
                <p className="text-[.8125rem] text-muted">
                  {t('nextStep', { at: formatDateTime(renewal.next_at) })}
                </p>
              )}
              <ul className="mt-1 text-[.8125rem] text-muted leading-5">
                {renewal.attempts.map((attempt) => (
                  <li key={attempt.number}>
                    <AttemptLine attempt={attempt} />
                  </li>
                ))}
              </ul>
            </div>
            {onRetry !== null && CAN_RETRY.includes(renewal.state) ? (
              <Button onClick={() => onRetry(renewal.id)} size="sm" variant="outline">
                {t('retryNow')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
