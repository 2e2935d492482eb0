import {
  type ConsoleConnection,
  listConnections,
} from '@sesame/contract/console/settings/connections.ts';
import { useRoute } from 'wouter';
import { useMessages } from '../../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../../i18n/use-document-title.ts';
import { EmptyState } from '../../../../ui/data/state-view.tsx';
import { useConsoleQuery } from '../../../api/use-console-query.ts';
import { consolePaths } from '../../../paths.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { ConsolePage } from '../../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../../ui/page/no-answer-yet.tsx';
import { ConnectionForm } from './connection-form.tsx';
import { ConnectionState } from './connection-state.tsx';
import { connectionMessages } from './connections.messages.ts';

/** Sets up one connection to another system. */
export function ConnectionScreen() {
  const t = useMessages(connectionMessages);
  const [, params] = useRoute<{ id: string }>(consolePaths.connection(':id'));
  const connections = useConsoleQuery(listConnections, {});
  const find = (all: readonly ConsoleConnection[] | undefined) =>
    all?.find(({ connection }) => connection === params?.id);
  const connection = find(connections.data);
  const title = connection ? t(connection.connection) : t('title');
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={connection ? <ConnectionState of={connection} /> : null}
      back={<BackLink href={consolePaths.settings()}>{t('back')}</BackLink>}
      title={title}
    >
      {connections.data === undefined ? (
        <NoAnswerYet failed={t('failed')} loading={t('title')} query={connections} />
      ) : connection === undefined ? (
        <EmptyState title={t('notFound')} />
      ) : (
        <ConnectionForm
          connection={connection}
          key={connection.connection}
          reread={async () => find((await connections.refetch()).data)}
        />
      )}
    </ConsolePage>
  );
}
