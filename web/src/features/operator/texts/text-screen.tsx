import type { Language } from '@sesame/contract/limits.ts';
import { readText } from '@sesame/contract/operator-texts.ts';
import { useState } from 'react';
import { useRoute } from 'wouter';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { BotTrial } from './bot-trial.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { TextEditor } from './text-editor.tsx';
import { TextHistory } from './text-history.tsx';
import { TextLanguage } from './text-language.tsx';
import { textPlaces } from './text-places.ts';
import { textsWords } from './texts.words.ts';

/** One text in one of its languages: draft, preview, publish, what was said before, and where it is said. */
export function TextScreen() {
  const { language: own } = useI18n();
  const say = useWords(textsWords);
  const [, params] = useRoute<{ key: string }>(operatorPaths.text(':key'));
  const key = params?.key ?? '';
  const text = useOperatorQuery(readText, { params: { key } });
  const [language, setLanguage] = useState<Language>(own);
  const title = text.data?.name ?? say('title');
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={<TextLanguage onChange={setLanguage} value={language} />}
      back={<BackLink href={operatorPaths.texts()}>{say('back')}</BackLink>}
      title={<span className="wrap-anywhere">{title}</span>}
    >
      {text.data ? (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <TextEditor key={`${key} ${language}`} language={language} text={text.data} />
          <div className="grid min-w-0 gap-5">
            {text.data.kind === 'bot' ? (
              <BotTrial key={language} language={language} text={text.data} />
            ) : null}
            <PlacesPanel places={textPlaces[key] ?? []} />
            <TextHistory key={language} language={language} text={text.data} />
          </div>
        </div>
      ) : (
        <NoAnswerYet failed={say('failed')} loading={say('loading')} query={text} />
      )}
    </ConsolePage>
  );
}
