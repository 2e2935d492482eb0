import { type CampaignFigures, listCampaigns } from '@sesame/contract/console/campaigns.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { formatDays } from '../../../i18n/dates/day.rules.ts';
import { formatDollars } from '../../../i18n/format-amount.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import type { RecordColumn } from '../../ui/lists/record-table.tsx';
import { PhoneFold } from '../../ui/page/phone-fold.tsx';
import { CostCell } from './campaign-cost.tsx';
import { campaignMessages } from './campaigns.messages.ts';
import { LinkBuilder } from './link-builder.tsx';

/** Revenue by cost, as a multiple. */
const ratioOf = (language: Language, ratio: number) =>
  `${new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(ratio)}×`;

const counts = ['visits', 'activations', 'registrations', 'payers'] as const;

/** Visits, registrations and revenue of each campaign. */
export function CampaignsScreen() {
  const { language } = useI18n();
  const t = useMessages(campaignMessages);
  const list = useConsoleList(listCampaigns);
  return (
    <ListScreen
      title={t('title')}
      caption={t('list')}
      columns={[
        {
          key: 'campaign',
          phone: 'title',
          header: t('campaign'),
          wrap: true,
          cell: ({ campaign }) => <span className="wrap-anywhere font-medium">{campaign}</span>,
        },
        ...counts.map(
          (key): RecordColumn<CampaignFigures> => ({
            key,
            header: t(key),
            variant: 'amount',
            cell: (row) => formatCount(language, row[key]),
          }),
        ),
        {
          key: 'revenue',
          phone: 'end',
          header: t('revenue'),
          variant: 'amount',
          cell: ({ revenue }) => formatDollars(language, revenue),
        },
        {
          key: 'cost',
          phone: 'underEnd',
          named: true,
          header: t('cost'),
          variant: 'amount',
          cell: (row) => <CostCell row={row} />,
        },
        {
          key: 'return',
          from: 'wide',
          header: t('return'),
          variant: 'amount',
          cell: (row) => (row.return === null ? '–' : ratioOf(language, row.return)),
        },
        {
          key: 'cost_per_payer',
          from: 'wide',
          // In Russian the longest header of a table that needs the whole width.
          header: (
            <span className="inline-block min-w-24 whitespace-normal">{t('costPerPayer')}</span>
          ),
          variant: 'amount',
          cell: ({ cost_per_payer: cost }) => (cost === null ? '–' : formatDollars(language, cost)),
        },
        {
          key: 'days',
          phone: 'under',
          header: t('days'),
          variant: 'muted',
          cell: ({ first_day: first, last_day: last }) =>
            first && last ? formatDays(first, last) : '–',
        },
      ]}
      empty={<EmptyState text={t('noneHint')} title={t('none')} />}
      list={list}
      search={t('search')}
    >
      <PhoneFold title={t('builder')}>
        <LinkBuilder />
      </PhoneFold>
    </ListScreen>
  );
}
