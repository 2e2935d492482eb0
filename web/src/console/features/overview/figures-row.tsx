import { formatDollars, formatPercent } from '../../../i18n/format-amount.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { StatTile, StatTiles } from '../../../ui/data/stat-tile.tsx';
import { overviewMessages } from './overview.messages.ts';
import { type Delta, deltaOf, type Overview, pointsOf } from './overview.rules.ts';

const signs = { up: '+', down: '−', same: '' } as const;

/** The four key figures, each compared with the previous period. */
export function FiguresRow({ overview, before }: { overview: Overview; before: string }) {
  const { language } = useI18n();
  const t = useMessages(overviewMessages);
  const { figures, previous } = overview;
  const compared = (delta: Delta | undefined, hint?: string) => ({
    ...(delta && {
      delta: {
        direction: delta.direction,
        text: `${signs[delta.direction]}${formatPercent(language, delta.percent)}`,
      },
    }),
    ...((delta || hint) && {
      note: (
        <>
          {delta ? <span>{before}</span> : null}
          {hint ? <span className="w-full">{hint}</span> : null}
        </>
      ),
    }),
  });
  return (
    <StatTiles>
      <StatTile
        label={t('revenue')}
        value={formatDollars(language, figures.revenue)}
        {...compared(deltaOf(figures.revenue, previous.revenue))}
      />
      <StatTile
        label={t('orders')}
        value={formatCount(language, figures.orders)}
        {...compared(deltaOf(figures.orders, previous.orders))}
      />
      <StatTile
        label={t('active')}
        value={formatCount(language, figures.active_subscriptions)}
        {...compared(
          deltaOf(figures.active_subscriptions, previous.active_subscriptions),
          t('activeAge30'),
        )}
      />
      <StatTile
        label={t('success')}
        value={figures.success === null ? '–' : formatPercent(language, figures.success)}
        {...compared(pointsOf(figures.success, previous.success))}
      />
    </StatTiles>
  );
}
