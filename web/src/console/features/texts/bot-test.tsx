import { type ConsoleText, sendTestMessage } from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { Send } from 'lucide-react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { textsMessages } from './texts.messages.ts';

/** Sends a test message of the bot to the operator. */
export function BotTest({ text, language }: { text: ConsoleText; language: Language }) {
  const { t: tShop } = useI18n();
  const t = useMessages(textsMessages);
  const may = useMay();
  const trial = useConsoleMutation(sendTestMessage);
  if (!may('texts:write')) return null;
  return (
    <Panel title={t('testMessage')}>
      <p className="mb-4 text-muted">{t('testMessageHint')}</p>
      <Button
        icon={<Icon of={Send} />}
        loading={trial.isPending}
        onClick={() => trial.mutate({ params: { key: text.key }, body: { language } })}
        variant="outline"
      >
        {t('send')}
      </Button>
      <div aria-live="polite" className="empty:hidden *:mt-4">
        {trial.isSuccess ? <Note tone="success">{t('messageSent')}</Note> : null}
        {trial.isError ? <Note tone="danger">{errorText(tShop, trial.error)}</Note> : null}
      </div>
    </Panel>
  );
}
