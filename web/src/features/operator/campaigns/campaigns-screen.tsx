import {
  type CampaignFigures,
  exportCampaigns,
  listCampaigns,
} from '@sesame/contract/campaigns.ts';
import { centsFromDollars } from '@sesame/contract/money.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { formatCount } from '../../../i18n/format-short.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import type { RecordColumn } from '../../../ui/console/record-table.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { campaignWords } from './campaigns.words.ts';
import { LinkBuilder } from './link-builder.tsx';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

const counts = ['visits', 'activations', 'registrations', 'payers'] as const;

/** What each link with a campaign's name brought. */
export function CampaignsScreen() {
  const { language } = useI18n();
  const say = useWords(campaignWords);
  useDocumentTitle(say('title'));
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
      title={say('title')}
    >
      <LinkBuilder />
      <RecordListView<CampaignFigures, 'search'>
        caption={say('list')}
        columns={[
          {
            key: 'campaign',
            header: say('campaign'),
            cell: ({ campaign }) => <span className="wrap-anywhere font-medium">{campaign}</span>,
          },
          ...counts.map(
            (key): RecordColumn<CampaignFigures> => ({
              key,
              header: say(key),
              look: 'amount',
              cell: (row) => formatCount(language, row[key]),
            }),
          ),
          {
            key: 'revenue',
            header: say('revenue'),
            look: 'amount',
            cell: ({ revenue }) => formatMoney(centsFromDollars(revenue)),
          },
          {
            key: 'days',
            header: say('days'),
            look: 'muted',
            cell: ({ first_day: first, last_day: last }) =>
              first && last ? `${dayOf(first)} – ${dayOf(last)}` : '–',
          },
        ]}
        empty={<EmptyState text={say('noneHint')} title={say('none')} />}
        list={list}
        rowKey={({ campaign }) => campaign}
        search={{ name: 'search', placeholder: say('search') }}
      />
    </ConsolePage>
  );
}

/** `2026-03-09` → `09.03.2026`: a day of UTC is that day for every reader. */
function dayOf(day: string): string {
  return day.split('-').reverse().join('.');
}
