import { readMacro } from '@sesame/contract/operator-macros.ts';
import { Link, useLocation } from 'wouter';
import { useOperatorQuery } from '../../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../../i18n/error-text.ts';
import { useDocumentTitle } from '../../../../i18n/use-document-title.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { useWords } from '../../../../i18n/words.ts';
import { operatorPaths } from '../../../../operator-paths.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConsolePage } from '../../../../ui/console/console-page.tsx';
import { RecordTableSkeleton } from '../../../../ui/console/record-table.tsx';
import { ErrorState } from '../../../../ui/state-view.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { MacroEditor } from './macro-editor.tsx';
import { macroWords } from './macros.words.ts';

/** One ready answer, or a new one. */
export function MacroScreen() {
  const say = useWords(macroWords);
  const [path] = useLocation();
  const id = path.split('/').at(-1) ?? '';
  const title = say(id === 'new' ? 'newTitle' : 'editTitle');
  useDocumentTitle(title);
  return (
    <ConsolePage
      back={
        <TextLink as={Link} href={operatorPaths.macros()}>
          {say('backToList')}
        </TextLink>
      }
      title={title}
    >
      {id === 'new' ? <MacroEditor macro={null} reread={null} /> : <Existing id={id} key={id} />}
    </ConsolePage>
  );
}

function Existing({ id }: { id: string }) {
  const { t } = useI18n();
  const say = useWords(macroWords);
  const { data, error, refetch } = useOperatorQuery(readMacro, { params: { id } });
  if (data) return <MacroEditor macro={data} reread={async () => (await refetch()).data} />;
  if (!error) return <RecordTableSkeleton label={say('loading')} />;
  return (
    <ErrorState
      actions={<Button onClick={() => void refetch()}>{say('retry')}</Button>}
      text={errorText(t, error)}
      title={say('failed')}
    />
  );
}
