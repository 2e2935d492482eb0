import { centsFromDollars } from '@sesame/contract/shared/money.ts';
import {
  type CampaignFigures,
  exportCampaigns,
  listCampaigns,
} from '@sesame/contract/shop/campaigns.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { useRecordList } from '../../api/use-record-list.ts';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { RecordListView } from '../../ui/lists/record-list.tsx';
import type { RecordColumn } from '../../ui/lists/record-table.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { campaignMessages } from './campaigns.messages.ts';
import { LinkBuilder } from './link-builder.tsx';

/** Rows per page; a shorter page is the last one. */
const PAGE = 50;

const counts = ['visits', 'activations', 'registrations', 'payers'] as const;

/** Visits, registrations and revenue of each campaign. */
export function CampaignsScreen() {
  const { language } = useI18n();
  const t = useMessages(campaignMessages);
  useDocumentTitle(t('title'));
  const list = useRecordList(listCampaigns, {
    filterNames: ['search'],
    inputOf: ({ search }, after) => ({
      query: {
        ...(search !== undefined && { search }),
        ...(after !== undefined && { after }),
      },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.campaign),
  });
  return (
    <ConsolePage
      actions={
        <ExportButton
          input={() => ({ query: list.filters.search ? { search: list.filters.search } : {} })}
          name="campaigns"
          route={exportCampaigns}
        />
      }
      title={t('title')}
    >
      <LinkBuilder />
      <RecordListView<CampaignFigures, 'search'>
        caption={t('list')}
        columns={[
          {
            key: 'campaign',
            header: t('campaign'),
            words: true,
            cell: ({ campaign }) => <span className="wrap-anywhere font-medium">{campaign}</span>,
          },
          ...counts.map(
            (key): RecordColumn<CampaignFigures> => ({
              key,
              header: t(key),
              look: 'amount',
              cell: (row) => formatCount(language, row[key]),
            }),
          ),
          {
            key: 'revenue',
            header: t('revenue'),
            look: 'amount',
            cell: ({ revenue }) => formatMoney(centsFromDollars(revenue)),
          },
          {
            key: 'days',
            header: t('days'),
            look: 'muted',
            cell: ({ first_day: first, last_day: last }) =>
              first && last ? `${dayOf(first)} – ${dayOf(last)}` : '–',
          },
        ]}
        empty={<EmptyState text={t('noneHint')} title={t('none')} />}
        list={list}
        rowKey={({ campaign }) => campaign}
        search={{ name: 'search', placeholder: t('search') }}
      />
    </ConsolePage>
  );
}

/** `2026-03-09` → `09.03.2026`: a UTC day, shown as the same day to every reader. */
function dayOf(day: string): string {
  return day.split('-').reverse().join('.');
}
