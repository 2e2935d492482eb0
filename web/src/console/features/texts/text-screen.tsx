import { readText } from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { useRoute } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { leaveBy } from '../../ui/forms/unsaved-changes.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { BotTest } from './bot-test.tsx';
import { TextEditor } from './editor/text-editor.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { shownText } from './shown-text.ts';
import { TextHistory } from './text-history.tsx';
import { TextLanguage } from './text-language.tsx';
import { textsMessages } from './texts.messages.ts';

/** One text in one language: editor, version history, and where it is used. */
export function TextScreen() {
  const { language: own } = useI18n();
  const t = useMessages(textsMessages);
  const [, params] = useRoute<{ key: string }>(consolePaths.text(':key'));
  const key = params?.key ?? '';
  const text = useConsoleQuery(readText, { params: { key } });
  const [language, setLanguage] = useState<Language>(own);
  const title = text.data ? shownText(text.data[own]) : t('title');
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={
        <TextLanguage onChange={(chosen) => leaveBy(() => setLanguage(chosen))} value={language} />
      }
      back={<BackLink href={consolePaths.texts()}>{t('back')}</BackLink>}
      title={<span className="wrap-anywhere line-clamp-2">{title}</span>}
    >
      {text.data ? (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <TextEditor key={`${key} ${language}`} language={language} text={text.data} />
          <div className="grid min-w-0 gap-5">
            {text.data.kind === 'bot' ? (
              <BotTest key={language} language={language} text={text.data} />
            ) : null}
            <PlacesPanel text={text.data} />
            <TextHistory key={language} language={language} text={text.data} />
          </div>
        </div>
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={text} />
      )}
    </ConsolePage>
  );
}
