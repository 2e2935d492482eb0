import { readMacro } from '@sesame/contract/console/macros.ts';
import { useLocation } from 'wouter';
import { useMessages } from '../../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../../i18n/use-document-title.ts';
import { useConsoleQuery } from '../../../api/use-console-query.ts';
import { consolePaths } from '../../../paths.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { ConsolePage } from '../../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../../ui/page/no-answer-yet.tsx';
import { MacroEditor } from './macro-editor.tsx';
import { macroMessages } from './macros.messages.ts';

export function MacroScreen() {
  const t = useMessages(macroMessages);
  const [path] = useLocation();
  const id = path.split('/').at(-1) ?? '';
  const title = t(id === 'new' ? 'newTitle' : 'editTitle');
  useDocumentTitle(title);
  return (
    <ConsolePage
      back={<BackLink href={consolePaths.macros()}>{t('backToList')}</BackLink>}
      title={title}
    >
      {id === 'new' ? <MacroEditor macro={null} reread={null} /> : <Existing id={id} key={id} />}
    </ConsolePage>
  );
}

function Existing({ id }: { id: string }) {
  const t = useMessages(macroMessages);
  const macro = useConsoleQuery(readMacro, { params: { id } });
  return macro.data ? (
    <MacroEditor macro={macro.data} reread={async () => (await macro.refetch()).data} />
  ) : (
    <NoAnswerYet failed={t('failed')} loading={t('loading')} query={macro} />
  );
}
