import type { Language } from '@sesame/contract/limits.ts';
import { type OperatorText, sendTestMessage } from '@sesame/contract/operator-texts.ts';
import { Send } from 'lucide-react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { textsWords } from './texts.words.ts';

/** A message of the bot, sent to whoever edits it. */
export function BotTrial({ text, language }: { text: OperatorText; language: Language }) {
  const { t } = useI18n();
  const say = useWords(textsWords);
  const may = useMay();
  const trial = useOperatorMutation(sendTestMessage);
  if (!may('texts:write')) return null;
  return (
    <Panel title={say('trial')}>
      <p className="mb-4 text-muted">{say('trialMessage')}</p>
      <Button
        icon={<Icon of={Send} />}
        loading={trial.isPending}
        onClick={() => trial.mutate({ params: { key: text.key }, body: { language } })}
        variant="outline"
      >
        {say('send')}
      </Button>
      <div aria-live="polite" className="empty:hidden *:mt-4">
        {trial.isSuccess ? <Note tone="success">{say('messageSent')}</Note> : null}
        {trial.isError ? <Note tone="danger">{errorText(t, trial.error)}</Note> : null}
      </div>
    </Panel>
  );
}
