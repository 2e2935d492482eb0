import {
  announcementStates,
  exportAnnouncements,
  listAnnouncements,
  type OperatorAnnouncement,
} from '@sesame/contract/operator-announcements.ts';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatDate } from '../../../i18n/format.ts';
import { localText } from '../../../i18n/local-text.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { type HtmlNode, parseHtml } from '../../../ui/html-tree.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
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
  const may = useMay();
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
  const create = may('announcements:write') ? (
    <LinkButton as={Link} href={operatorPaths.announcement('new')} icon={<Icon of={Plus} />}>
      {say('create')}
    </LinkButton>
  ) : null;
  return (
    <ConsolePage
      actions={
        <>
          <ExportButton
            input={() => ({
              query: isState(list.filters.state) ? { state: list.filters.state } : {},
            })}
            name="announcements"
            route={exportAnnouncements}
          />
          {create}
        </>
      }
      title={say('title')}
    >
      <RecordListView<OperatorAnnouncement, 'state'>
        caption={say('list')}
        columns={[
          {
            key: 'heading',
            header: say('heading'),
            cell: ({ id, title, title_ru: titleRu }) => (
              <Link
                className="inline-flex items-center font-medium hover:underline pointer-coarse:min-h-11"
                href={operatorPaths.announcement(String(id))}
              >
                {plainText(localText(language, title, titleRu))}
              </Link>
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
        empty={<EmptyState actions={create} text={say('noneHint')} title={say('none')} />}
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

/** The words of a heading without its marks: it stands inside a link here. */
function plainText(html: string): string {
  return wordsIn(parseHtml(html));
}

function wordsIn(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : wordsIn(node.children))).join('');
}
