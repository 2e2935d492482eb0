import { centsFromDollars } from '@sesame/contract/money.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { StatTile, StatTiles } from '../../../ui/stat-tile.tsx';
import { type Delta, deltaOf, type Overview, pointsOf } from './overview.rules.ts';
import { overviewWords } from './overview.words.ts';

/** The four figures, each beside the period before. */
export function FiguresRow({ overview, days }: { overview: Overview; days: number }) {
  const { language } = useI18n();
  const say = useWords(overviewWords);
  const { figures, previous } = overview;
  const compared = (delta: Delta | undefined) =>
    delta ? { delta, note: <span>{say('before', { days })}</span> } : {};
  return (
    <StatTiles>
      <StatTile
        label={say('revenue')}
        value={formatMoney(centsFromDollars(figures.revenue))}
        {...compared(deltaOf(figures.revenue, previous.revenue))}
      />
      <StatTile
        label={say('orders')}
        value={formatCount(language, figures.orders)}
        {...compared(deltaOf(figures.orders, previous.orders))}
      />
      <StatTile
        label={say('active')}
        value={formatCount(language, figures.active_subscriptions)}
        {...compared(deltaOf(figures.active_subscriptions, previous.active_subscriptions))}
      />
      <StatTile
        label={say('success')}
        value={figures.success === null ? '–' : `${figures.success}%`}
        {...compared(pointsOf(figures.success, previous.success))}
      />
    </StatTiles>
  );
}
