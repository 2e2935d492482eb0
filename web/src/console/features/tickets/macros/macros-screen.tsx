import { listMacros, type Macro } from '@sesame/contract/console/macros.ts';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate } from '../../../../i18n/format.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../../i18n/use-document-title.ts';
import { EmptyState } from '../../../../ui/data/state-view.tsx';
import { Icon } from '../../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../../ui/primitives/link-button.tsx';
import { TextLink } from '../../../../ui/primitives/text-link.tsx';
import { useMay } from '../../../api/use-operator.ts';
import { useRecordList } from '../../../api/use-record-list.ts';
import { consolePaths } from '../../../paths.ts';
import { RecordListView } from '../../../ui/lists/record-list.tsx';
import { ConsolePage } from '../../../ui/page/console-page.tsx';
import { MacroActionText } from './macro-action-text.tsx';
import { macroMessages } from './macros.messages.ts';

/** Rows per page; a shorter page is the last one. */
const PAGE = 50;

const kinds = ['reply', 'action'] as const;
const states = ['in_use', 'archived'] as const;

/** All saved replies and macros. */
export function MacrosScreen() {
  const t = useMessages(macroMessages);
  const may = useMay();
  useDocumentTitle(t('title'));
  const list = useRecordList(listMacros, {
    filterNames: ['search', 'kind', 'state'],
    inputOf: ({ search, kind, state }, after) => {
      const knownKind = kinds.find((one) => one === kind);
      const knownState = states.find((one) => one === state);
      return {
        query: {
          ...(search !== undefined && { search }),
          ...(knownKind && { kind: knownKind }),
          ...(knownState && { state: knownState }),
          ...(after !== undefined && { after }),
        },
      };
    },
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
  const create = may('macros:write') ? (
    <LinkButton as={Link} href={consolePaths.macro('new')} icon={<Icon of={Plus} />}>
      {t('create')}
    </LinkButton>
  ) : null;
  return (
    <ConsolePage
      actions={create}
      back={
        <TextLink as={Link} href={consolePaths.tickets()}>
          {t('back')}
        </TextLink>
      }
      title={t('title')}
    >
      <RecordListView<Macro, 'search' | 'kind' | 'state'>
        caption={t('list')}
        columns={[
          {
            key: 'name',
            header: t('name'),
            words: true,
            cell: ({ id, name }) => (
              <TextLink as={Link} className="wrap-anywhere" href={consolePaths.macro(id)}>
                {name}
              </TextLink>
            ),
          },
          {
            key: 'does',
            header: t('does'),
            cell: ({ action }) => <MacroActionText action={action} />,
          },
          {
            key: 'body',
            header: t('body'),
            look: 'muted',
            from: 'wide',
            cell: ({ body }) => <span className="line-clamp-1 max-w-[60ch]">{body}</span>,
          },
          {
            key: 'changed',
            header: t('changed'),
            look: 'muted',
            cell: ({ updated_at: at }) => formatDate(at),
          },
        ]}
        empty={<EmptyState actions={create} text={t('noneHint')} title={t('none')} />}
        filters={[
          {
            name: 'kind',
            label: t('kind'),
            options: [
              { value: 'reply', label: t('kindReply') },
              { value: 'action', label: t('kindAction') },
            ],
          },
          {
            name: 'state',
            label: t('state'),
            options: [
              { value: 'in_use', label: t('inUse') },
              { value: 'archived', label: t('archived') },
            ],
          },
        ]}
        list={list}
        rowKey={({ id }) => id}
        search={{ name: 'search', placeholder: t('searchHint') }}
      />
    </ConsolePage>
  );
}
