import { readText } from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { useRoute } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { useOperatorQuery } from '../../api/use-operator-query.ts';
import { BackLink } from '../../shell/back-link.tsx';
import { NoAnswerYet } from '../../shell/no-answer-yet.tsx';
import { ConsolePage } from '../../ui/console-page.tsx';
import { BotTest } from './bot-test.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { TextEditor } from './text-editor.tsx';
import { TextHistory } from './text-history.tsx';
import { TextLanguage } from './text-language.tsx';
import { textPlaces } from './text-places.ts';
import { textsMessages } from './texts.messages.ts';

/** One text in one language: editor, version history, and where it is used. */
export function TextScreen() {
  const { language: own } = useI18n();
  const t = useMessages(textsMessages);
  const [, params] = useRoute<{ key: string }>(operatorPaths.text(':key'));
  const key = params?.key ?? '';
  const text = useOperatorQuery(readText, { params: { key } });
  const [language, setLanguage] = useState<Language>(own);
  const title = text.data?.name ?? t('title');
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={<TextLanguage onChange={setLanguage} value={language} />}
      back={<BackLink href={operatorPaths.texts()}>{t('back')}</BackLink>}
      title={<span className="wrap-anywhere">{title}</span>}
    >
      {text.data ? (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <TextEditor key={`${key} ${language}`} language={language} text={text.data} />
          <div className="grid min-w-0 gap-5">
            {text.data.kind === 'bot' ? (
              <BotTest key={language} language={language} text={text.data} />
            ) : null}
            <PlacesPanel places={textPlaces[key] ?? []} />
            <TextHistory key={language} language={language} text={text.data} />
          </div>
        </div>
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={text} />
      )}
    </ConsolePage>
  );
}
