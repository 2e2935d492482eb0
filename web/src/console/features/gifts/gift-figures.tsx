import { GIFT_FIGURES_DAYS, readGiftFigures } from '@sesame/contract/console/payments/gifts.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { StatTile, StatTiles } from '../../../ui/data/stat-tile.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { giftMessages } from './gifts.messages.ts';

/** What was sold and redeemed lately, and what the shop owes for the rest. */
export function GiftFigures() {
  const { language } = useI18n();
  const t = useMessages(giftMessages);
  const query = useConsoleQuery(readGiftFigures, {});
  if (query.data === undefined) {
    return <NoAnswerYet failed={t('figuresFailed')} loading={t('figures')} query={query} />;
  }
  const { data } = query;
  const tile = (name: 'sold' | 'redeemed' | 'owed', note: 'paidFor' | 'owedSum') => (
    <StatTile
      label={t(name, { days: GIFT_FIGURES_DAYS })}
      note={<span>{t(note, { amount: formatDollars(language, data[name].total) })}</span>}
      value={formatCount(language, data[name].count)}
    />
  );
  return (
    <StatTiles>
      {tile('sold', 'paidFor')}
      {tile('redeemed', 'paidFor')}
      {tile('owed', 'owedSum')}
    </StatTiles>
  );
}
