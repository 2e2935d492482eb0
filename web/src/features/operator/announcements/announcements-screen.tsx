import {
  announcementStates,
  listAnnouncements,
  type OperatorAnnouncement,
} from '@sesame/contract/operator-announcements.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatDate } from '../../../i18n/format.ts';
import { localText } from '../../../i18n/local-text.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { SafeHtml } from '../../../ui/safe-html.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { Status } from '../../../ui/status.tsx';
import { announcementWords } from './announcements.words.ts';

const stateWords = {
  planned: 'statePlanned',
  running: 'stateRunning',
  ended: 'stateEnded',
  archived: 'stateArchived',
} as const;
const stateKinds = {
  planned: 'processing',
  running: 'active',
  ended: 'expired',
  archived: 'expired',
} as const;
const audienceWords = {
  all: 'audienceAll',
  with_subscription: 'audienceWith',
  without_subscription: 'audienceWithout',
} as const;

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

export function AnnouncementsScreen() {
  const { language } = useI18n();
  const say = useWords(announcementWords);
  useDocumentTitle(say('title'));
  const list = useRecordList(listAnnouncements, {
    filterNames: ['state'],
    inputOf: ({ state }, before) => ({
      query: {
        ...(before !== undefined && { before }),
        ...(isState(state) && { state }),
      },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : String(page.at(-1)?.id)),
  });
  return (
    <ConsolePage title={say('title')}>
      <RecordListView<OperatorAnnouncement, 'state'>
        caption={say('list')}
        columns={[
          {
            key: 'heading',
            header: say('heading'),
            cell: ({ title, title_ru: titleRu }) => (
              <span className="font-medium">
                <SafeHtml html={localText(language, title, titleRu)} inline />
              </span>
            ),
          },
          {
            key: 'audience',
            header: say('audience'),
            cell: ({ audience }) => say(audienceWords[audience]),
          },
          {
            key: 'from',
            header: say('shownFrom'),
            look: 'muted',
            cell: ({ starts_at: at }) => (at ? formatDate(at) : say('always')),
          },
          {
            key: 'until',
            header: say('shownUntil'),
            look: 'muted',
            cell: ({ ends_at: at }) => (at ? formatDate(at) : '–'),
          },
          {
            key: 'state',
            header: say('state'),
            cell: ({ state }) => <Status kind={stateKinds[state]}>{say(stateWords[state])}</Status>,
          },
        ]}
        empty={<EmptyState text={say('noneHint')} title={say('none')} />}
        filters={[
          {
            name: 'state',
            label: say('state'),
            options: announcementStates.map((value) => ({ value, label: say(stateWords[value]) })),
          },
        ]}
        list={list}
        rowKey={({ id }) => String(id)}
      />
    </ConsolePage>
  );
}

function isState(value: string | undefined): value is (typeof announcementStates)[number] {
  return announcementStates.some((state) => state === value);
}
