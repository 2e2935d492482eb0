import {
  RENEWAL_FIGURES_DAYS,
  readRenewalFigures,
} from '@sesame/contract/console/renewals/renewal-list.ts';
import type { ReactNode } from 'react';
import { formatDollars, formatPercent } from '../../../i18n/format-amount.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { StatTile, StatTiles } from '../../../ui/data/stat-tile.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { renewalListMessages } from './renewals.messages.ts';

const DAYS = { days: RENEWAL_FIGURES_DAYS };

/** What is due, and how the renewals that are decided lately ended. */
export function RenewalFigures() {
  const { language } = useI18n();
  const t = useMessages(renewalListMessages);
  const query = useConsoleQuery(readRenewalFigures, {});
  if (query.data === undefined) {
    return <NoAnswerYet failed={t('figuresFailed')} loading={t('figures')} query={query} />;
  }
  const { due, first_try: firstTry, recovered, lost } = query.data;
  const share = ({ count, of }: { count: number; of: number }) => ({
    value: of === 0 ? '–' : formatPercent(language, Math.round((count * 1000) / of) / 10),
    note: (
      <span>
        {t('ofDecided', {
          count: formatCount(language, count),
          of: formatCount(language, of),
          ...DAYS,
        })}
      </span>
    ),
  });
  return (
    <>
      <StatTiles>
        <StatTile
          label={<Defined by={t('dueMeans', DAYS)}>{t('due', DAYS)}</Defined>}
          note={<span>{t('inTotal', { amount: formatDollars(language, due.total) })}</span>}
          value={formatCount(language, due.count)}
        />
        <StatTile
          label={<Defined by={t('firstTryMeans', DAYS)}>{t('firstTry')}</Defined>}
          {...share(firstTry)}
        />
        <StatTile
          label={<Defined by={t('recoveredMeans')}>{t('recoveredShare')}</Defined>}
          {...share(recovered)}
        />
        <StatTile
          label={<Defined by={t('lostMeans')}>{t('lostShare')}</Defined>}
          {...share(lost)}
        />
      </StatTiles>
      <details className="mt-2 text-[.8125rem] text-muted">
        <summary className="w-fit cursor-pointer underline underline-offset-3 pointer-coarse:min-h-11 pointer-coarse:content-center">
          {t('definitions')}
        </summary>
        <dl className="mt-1.5 grid max-w-[80ch] gap-1.5 leading-5">
          {DEFINED.map(({ name, means }) => (
            <div key={name}>
              <dt className="inline font-medium">{t(name, DAYS)}</dt>:{' '}
              <dd className="inline">{t(means, DAYS)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** Every figure with what it counts: read on hover, and below the figures by keyboard and on a phone. */
const DEFINED = [
  { name: 'due', means: 'dueMeans' },
  { name: 'firstTry', means: 'firstTryMeans' },
  { name: 'recoveredShare', means: 'recoveredMeans' },
  { name: 'lostShare', means: 'lostMeans' },
] as const;

function Defined({ by, children }: { by: string; children: ReactNode }) {
  return (
    <span className="cursor-help underline decoration-dotted underline-offset-3" title={by}>
      {children}
    </span>
  );
}
