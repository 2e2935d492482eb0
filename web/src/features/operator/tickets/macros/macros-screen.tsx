import { listMacros, type Macro } from '@sesame/contract/operator-macros.ts';
import { Plus } from 'lucide-react';
import { Link } from 'wouter';
import { useMay } from '../../../../api/operator/use-operator.ts';
import { useRecordList } from '../../../../api/operator/use-record-list.ts';
import { formatDate } from '../../../../i18n/format.ts';
import { useDocumentTitle } from '../../../../i18n/use-document-title.ts';
import { useWords } from '../../../../i18n/words.ts';
import { operatorPaths } from '../../../../operator-paths.ts';
import { RecordListView } from '../../../../shell/console/record-list.tsx';
import { ConsolePage } from '../../../../ui/console/console-page.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { EmptyState } from '../../../../ui/state-view.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { MacroActionText } from './macro-action-text.tsx';
import { macroWords } from './macros.words.ts';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

const kinds = ['reply', 'act'] as const;
const states = ['in_use', 'archived'] as const;

/** Every answer that is kept ready. */
export function MacrosScreen() {
  const say = useWords(macroWords);
  const may = useMay();
  useDocumentTitle(say('title'));
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
    <LinkButton as={Link} href={operatorPaths.macro('new')} icon={<Icon of={Plus} />}>
      {say('create')}
    </LinkButton>
  ) : null;
  return (
    <ConsolePage
      actions={create}
      back={
        <TextLink as={Link} href={operatorPaths.tickets()}>
          {say('back')}
        </TextLink>
      }
      title={say('title')}
    >
      <RecordListView<Macro, 'search' | 'kind' | 'state'>
        caption={say('list')}
        columns={[
          {
            key: 'name',
            header: say('name'),
            cell: ({ id, name }) => (
              <TextLink as={Link} className="wrap-anywhere" href={operatorPaths.macro(id)}>
                {name}
              </TextLink>
            ),
          },
          {
            key: 'does',
            header: say('does'),
            cell: ({ action }) => <MacroActionText action={action} />,
          },
          {
            key: 'body',
            header: say('body'),
            look: 'muted',
            from: 'wide',
            cell: ({ body }) => <span className="line-clamp-1 max-w-[60ch]">{body}</span>,
          },
          {
            key: 'changed',
            header: say('changed'),
            look: 'muted',
            cell: ({ updated_at: at }) => formatDate(at),
          },
        ]}
        empty={<EmptyState actions={create} text={say('noneHint')} title={say('none')} />}
        filters={[
          {
            name: 'kind',
            label: say('kind'),
            options: [
              { value: 'reply', label: say('kindReply') },
              { value: 'act', label: say('kindAct') },
            ],
          },
          {
            name: 'state',
            label: say('state'),
            options: [
              { value: 'in_use', label: say('inUse') },
              { value: 'archived', label: say('archived') },
            ],
          },
        ]}
        list={list}
        rowKey={({ id }) => id}
        search={{ name: 'search', placeholder: say('searchHint') }}
      />
    </ConsolePage>
  );
}
