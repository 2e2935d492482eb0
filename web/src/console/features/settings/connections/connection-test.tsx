import {
  type ConsoleConnection,
  listConnections,
  testConnection,
} from '@sesame/contract/console/settings/connections.ts';
import { errorText } from '../../../../i18n/error-text.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { Button } from '../../../../ui/primitives/button.tsx';
import { Note } from '../../../../ui/primitives/note.tsx';
import { TextLink } from '../../../../ui/primitives/text-link.tsx';
import { useConsoleMutation } from '../../../api/use-console-query.ts';
import { useMay } from '../../../api/use-operator.ts';
import { Panel } from '../../../ui/page/console-page.tsx';
import { connectionMessages } from './connections.messages.ts';
import { isConnectionMessage } from './is-connection-message.ts';

type ConnectionTestProps = {
  connection: Pick<ConsoleConnection, 'connection' | 'ready'>;
  /** Whether something is typed that the test would not use. */
  isDirty: boolean;
};

/** Tries the saved settings for real, and says what went wrong and what to do next. */
export function ConnectionTest({
  connection: { connection, ready },
  isDirty,
}: ConnectionTestProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(connectionMessages);
  const mayWrite = useMay()('connections:write');
  const test = useConsoleMutation(testConnection, { touches: [listConnections] });
  const { problem, detail, result } = test.data ?? {};
  const specific = `problem_${connection}_${problem}`;
  if (!mayWrite || !ready) return null;
  return (
    <Panel title={t('test')}>
      {problem === null ? (
        <Note className="mb-4" role="status" tone="success">
          {t(`works_${connection}`, { result: result ?? '' })}{' '}
          {connection === 'telegram' && result ? (
            <TextLink href={result} rel="noreferrer" target="_blank">
              {t('openChat')}
            </TextLink>
          ) : null}
        </Note>
      ) : null}
      {problem ? (
        <Note className="mb-4" role="alert" tone="danger">
          {t(isConnectionMessage(specific) ? specific : `problem_${problem}`)}
          {detail ? <span className="block">{t('detail', { detail })}</span> : null}
        </Note>
      ) : null}
      {test.isError ? (
        <Note className="mb-4" role="alert" tone="danger">
          {errorText(tShop, test.error)}
        </Note>
      ) : null}
      <Button
        disabled={isDirty}
        loading={test.isPending}
        onClick={() => test.mutate({ params: { connection } })}
        variant="outline"
      >
        {t(`test_${connection}`)}
      </Button>
      {isDirty ? <p className="mt-2 text-muted">{t('testUnsaved')}</p> : null}
    </Panel>
  );
}
