import { listMacros } from '@sesame/contract/console/macros.ts';
import { Link } from 'wouter';
import { formatDate } from '../../../../i18n/format.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { EmptyState } from '../../../../ui/data/state-view.tsx';
import { TextLink } from '../../../../ui/primitives/text-link.tsx';
import { useConsoleList } from '../../../api/use-console-list.ts';
import { consolePaths } from '../../../paths.ts';
import { ListScreen } from '../../../ui/lists/list-screen.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { CreateLink } from '../../../ui/page/create-link.tsx';
import { MacroActionText } from './macro-action-text.tsx';
import { macroMessages } from './macros.messages.ts';

export function MacrosScreen() {
  const t = useMessages(macroMessages);
  const list = useConsoleList(listMacros);
  const create = (
    <CreateLink href={consolePaths.macro('new')} permission="macros:write">
      {t('create')}
    </CreateLink>
  );
  return (
    <ListScreen
      actions={create}
      back={<BackLink href={consolePaths.tickets()}>{t('back')}</BackLink>}
      title={t('title')}
      caption={t('list')}
      columns={[
        {
          key: 'name',
          phone: 'title',
          header: t('name'),
          wrap: true,
          cell: ({ id, name }) => (
            <TextLink as={Link} className="wrap-anywhere" href={consolePaths.macro(id)}>
              {name}
            </TextLink>
          ),
        },
        {
          key: 'does',
          phone: 'under',
          header: t('actions'),
          cell: ({ action }) => <MacroActionText action={action} />,
        },
        {
          key: 'body',
          header: t('body'),
          variant: 'muted',
          from: 'wide',
          cell: ({ body }) => <span className="line-clamp-1 max-w-[60ch]">{body}</span>,
        },
        {
          key: 'changed',
          phone: 'underEnd',
          header: t('changed'),
          variant: 'muted',
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
      search={t('searchHint')}
    />
  );
}
