import { readMacro } from '@sesame/contract/operator-macros.ts';
import { useLocation } from 'wouter';
import { useOperatorQuery } from '../../../../api/operator/use-operator-query.ts';
import { useDocumentTitle } from '../../../../i18n/use-document-title.ts';
import { useWords } from '../../../../i18n/words.ts';
import { operatorPaths } from '../../../../operator-paths.ts';
import { BackLink } from '../../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../../shell/console/no-answer-yet.tsx';
import { ConsolePage } from '../../../../ui/console/console-page.tsx';
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
      back={<BackLink href={operatorPaths.macros()}>{say('backToList')}</BackLink>}
      title={title}
    >
      {id === 'new' ? <MacroEditor macro={null} reread={null} /> : <Existing id={id} key={id} />}
    </ConsolePage>
  );
}

function Existing({ id }: { id: string }) {
  const say = useWords(macroWords);
  const macro = useOperatorQuery(readMacro, { params: { id } });
  return macro.data ? (
    <MacroEditor macro={macro.data} reread={async () => (await macro.refetch()).data} />
  ) : (
    <NoAnswerYet failed={say('failed')} loading={say('loading')} query={macro} />
  );
}
