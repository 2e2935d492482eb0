import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import type { ReferralData } from '@sesame/contract/shop/referrals.ts';
import { useState } from 'react';
import { useCommissions, usePayouts, useReferralStatistics } from '../../api/partner-queries.ts';
import { formatMoney } from '../../i18n/format.ts';
import { formatCount } from '../../i18n/format-short.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { StatTile, StatTiles } from '../../ui/data/stat-tile.tsx';
import { BalanceCard } from './balance-card.tsx';
import { CommissionsSection } from './commissions-section.tsx';
import { EarningsCard, FIRST_WINDOW } from './earnings-card.tsx';
import { shareOfVisits } from './partners.rules.ts';
import { PartnersSkeleton } from './partners-states.tsx';
import { PayoutsSection } from './payouts/payouts-section.tsx';

/** Results of the link, the balance, and all rows behind them. */
export function StatisticsTab({ data }: { data: ReferralData | undefined }) {
  const known = useFirstAnswers();
  // Rendered once all heights are known, so that the layout does not shift.
  return data && known ? <Statistics data={data} /> : <PartnersSkeleton />;
}

/** Whether the lists have succeeded or failed once; retries continue in the background. */
function useFirstAnswers(): boolean {
  const queries = [useReferralStatistics(FIRST_WINDOW), useCommissions(), usePayouts()];
  const [known, setKnown] = useState(false);
  if (!known && queries.every((query) => !query.isPending || query.failureCount > 0)) {
    setKnown(true);
  }
  return known;
}

function Statistics({ data }: { data: ReferralData }) {
  const { t, language } = useI18n();
  const share = shareOfVisits(data.registrations, data.visits);
  return (
    <>
      <StatTiles>
        <StatTile label={t('statVisits')} value={formatCount(language, data.visits)} />
        <StatTile
          label={t('statRegistrations')}
          note={share === null ? null : t('statShare', { percent: share })}
          value={formatCount(language, data.registrations)}
        />
        <StatTile label={t('statDays')} value={formatCount(language, data.days_earned)} />
        <StatTile
          label={t('statTotal')}
          value={formatMoney(centsFromDollars(data.total_earnings))}
        />
      </StatTiles>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)_360px] items-start gap-5 max-[1180px]:grid-cols-1">
        <EarningsCard />
        <BalanceCard data={data} />
      </div>
      <CommissionsSection />
      <PayoutsSection />
    </>
  );
}
