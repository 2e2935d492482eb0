import {
  announcementStates,
  type ConsoleAnnouncement,
  exportAnnouncements,
  listAnnouncements,
} from '@sesame/contract/console/announcements.ts';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { localText } from '../../../i18n/local-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { type HtmlNode, parseHtml } from '../../../ui/data/html-tree.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Status } from '../../../ui/data/status.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useMay } from '../../api/use-operator.ts';
import { useRecordList } from '../../api/use-record-list.ts';
import { consolePaths } from '../../paths.ts';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { RecordListView } from '../../ui/lists/record-list.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { announcementMessages } from './announcements.messages.ts';

const stateMessages = {
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
const audienceMessages = {
  all: 'audienceAll',
  with_subscription: 'audienceWith',
  without_subscription: 'audienceWithout',
} as const;

/** Rows per page; a shorter page is the last one. */
const PAGE = 50;

export function AnnouncementsScreen() {
  const { language } = useI18n();
  const t = useMessages(announcementMessages);
  useDocumentTitle(t('title'));
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
    <LinkButton as={Link} href={consolePaths.announcement('new')} icon={<Icon of={Plus} />}>
      {t('create')}
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
      title={t('title')}
    >
      <RecordListView<ConsoleAnnouncement, 'state'>
        caption={t('list')}
        columns={[
          {
            key: 'heading',
            header: t('heading'),
            words: true,
            cell: ({ id, title, title_ru: titleRu }) => (
              <Link
                className="wrap-anywhere inline-flex items-center font-medium hover:underline pointer-coarse:min-h-11"
                href={consolePaths.announcement(String(id))}
              >
                {plainText(localText(language, title, titleRu))}
              </Link>
            ),
          },
          {
            key: 'audience',
            header: t('audience'),
            cell: ({ audience }) => t(audienceMessages[audience]),
          },
          {
            key: 'from',
            header: t('shownFrom'),
            look: 'muted',
            cell: ({ starts_at: at }) => (at ? formatDate(at) : t('always')),
          },
          {
            key: 'until',
            header: t('shownUntil'),
            look: 'muted',
            cell: ({ ends_at: at }) => (at ? formatDate(at) : '–'),
          },
          {
            key: 'state',
            header: t('state'),
            cell: ({ state }) => (
              <Status kind={stateKinds[state]}>{t(stateMessages[state])}</Status>
            ),
          },
        ]}
        empty={<EmptyState actions={create} text={t('noneHint')} title={t('none')} />}
        filters={[
          {
            name: 'state',
            label: t('state'),
            options: announcementStates.map((value) => ({ value, label: t(stateMessages[value]) })),
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

/** The title without its HTML: it is shown inside a link here. */
function plainText(html: string): string {
  return textIn(parseHtml(html));
}

function textIn(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textIn(node.children))).join('');
}
