import type { RevenueShare } from '@sesame/contract/console/reports.ts';
import { titleIn } from '@sesame/contract/shared/local-text.ts';
import { formatDollars, formatPercent } from '../../../i18n/format-amount.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { BarList } from '../../../ui/charts/bar-list.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { overviewMessages } from './overview.messages.ts';

type SharesPanelProps = {
  title: string;
  shares: readonly RevenueShare[];
  /** Revenue of the whole shop, the denominator of the shares. */
  revenue: number;
};

export function SharesPanel({ title, shares, revenue }: SharesPanelProps) {
  const { language } = useI18n();
  const t = useMessages(overviewMessages);
  const most = Math.max(...shares.map((share) => share.revenue), 0.01);
  return (
    <Panel title={title}>
      {shares.length === 0 ? (
        <p className="text-muted">{t('nothingSold')}</p>
      ) : (
        <BarList
          items={shares.map((share) => ({
            key: share.key,
            label: titleIn(language, share),
            value: formatDollars(language, share.revenue),
            note:
              revenue > 0
                ? formatPercent(language, Math.round((share.revenue / revenue) * 100))
                : null,
            share: share.revenue / most,
          }))}
          label={title}
        />
      )}
    </Panel>
  );
}
