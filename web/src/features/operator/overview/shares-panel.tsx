import { centsFromDollars } from '@sesame/contract/money.ts';
import type { RevenueShare } from '@sesame/contract/operator-reports.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { BarList } from '../../../ui/charts/bar-list.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { overviewWords } from './overview.words.ts';

type SharesPanelProps = {
  title: string;
  shares: readonly RevenueShare[];
  /** Of the whole shop: what the shares are parts of. */
  revenue: number;
};

export function SharesPanel({ title, shares, revenue }: SharesPanelProps) {
  const say = useWords(overviewWords);
  const most = Math.max(...shares.map((share) => share.revenue), 0.01);
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <p className="text-muted">{say('nothingSold')}</p>
      ) : (
        <BarList
          items={shares.map((share) => ({
            key: share.key,
            label: share.title,
            value: formatMoney(centsFromDollars(share.revenue)),
            note: revenue > 0 ? `${Math.round((share.revenue / revenue) * 100)}%` : null,
            share: share.revenue / most,
          }))}
          label={title}
        />
      )}
    </Panel>
  );
}
