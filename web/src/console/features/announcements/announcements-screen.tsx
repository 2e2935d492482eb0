import { announcementStates, listAnnouncements } from '@sesame/contract/console/announcements.ts';
import { localText } from '@sesame/contract/shared/local-text.ts';
import { Link } from 'wouter';
import { formatDate } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { type HtmlNode, parseHtml } from '../../../ui/data/html-tree.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Status } from '../../../ui/data/status.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { consolePaths } from '../../paths.ts';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { CreateLink } from '../../ui/page/create-link.tsx';
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

export function AnnouncementsScreen() {
  const { language } = useI18n();
  const t = useMessages(announcementMessages);
  const list = useConsoleList(listAnnouncements);
  const create = (
    <CreateLink href={consolePaths.announcement('new')} permission="announcements:write">
      {t('create')}
    </CreateLink>
  );
  return (
    <ListScreen
      actions={create}
      title={t('title')}
      caption={t('list')}
      columns={[
        {
          key: 'heading',
          phone: 'title',
          header: t('heading'),
          wrap: true,
          cell: ({ id, title, title_ru: titleRu }) => (
            <Link
              className="wrap-anywhere max-md:line-clamp-1 md:inline-flex md:items-center font-medium hover:underline md:pointer-coarse:min-h-11"
              href={consolePaths.announcement(String(id))}
            >
              {plainText(localText(language, title, titleRu))}
            </Link>
          ),
        },
        {
          key: 'audience',
          phone: 'under',
          header: t('audience'),
          cell: ({ audience }) => t(audienceMessages[audience]),
        },
        {
          key: 'from',
          header: t('shownFrom'),
          variant: 'muted',
          cell: ({ starts_at: at }) => (at ? formatDate(at) : t('always')),
        },
        {
          key: 'until',
          phone: 'underEnd',
          named: true,
          header: t('shownUntil'),
          variant: 'muted',
          cell: ({ ends_at: at }) => (at ? formatDate(at) : '–'),
        },
        {
          key: 'state',
          phone: 'end',
          header: t('state'),
          cell: ({ state }) => <Status kind={stateKinds[state]}>{t(stateMessages[state])}</Status>,
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
    />
  );
}

/** The title without its HTML: it is shown inside a link here. */
function plainText(html: string): string {
  return textIn(parseHtml(html));
}

function textIn(nodes: readonly HtmlNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : textIn(node.children))).join('');
}
