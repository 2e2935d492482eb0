import { readRenewalFigures } from '@sesame/contract/console/renewals/renewal-list.ts';
import { formatDollars, formatPercent } from '../../../i18n/format-amount.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { StatTile, StatTiles } from '../../../ui/data/stat-tile.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { renewalListMessages } from './renewals.messages.ts';

/** What is due, and how the renewals of the last 30 days ended. */
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
        {t('ofDecided', { count: formatCount(language, count), of: formatCount(language, of) })}
      </span>
    ),
  });
  return (
    <StatTiles>
      <StatTile
        label={t('due')}
        note={<span>{t('inTotal', { amount: formatDollars(language, due.total) })}</span>}
        value={formatCount(language, due.count)}
      />
      <StatTile label={t('firstTry')} {...share(firstTry)} />
      <StatTile label={t('recoveredShare')} {...share(recovered)} />
      <StatTile label={t('lostShare')} {...share(lost)} />
    </StatTiles>
  );
}
