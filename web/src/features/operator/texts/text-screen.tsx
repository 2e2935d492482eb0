import { LANGUAGES, type Language } from '@sesame/contract/limits.ts';
import { readText } from '@sesame/contract/operator-texts.ts';
import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Link, useRoute } from 'wouter';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { RecordTableSkeleton } from '../../../ui/console/record-table.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedFilter } from '../../../ui/segmented-filter.tsx';
import { ErrorState } from '../../../ui/state-view.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { BotTrial } from './bot-trial.tsx';
import { PlacesPanel } from './places-panel.tsx';
import { TextEditor } from './text-editor.tsx';
import { TextHistory } from './text-history.tsx';
import { textPlaces } from './text-places.ts';
import { textsWords } from './texts.words.ts';

/** One text in one of its languages: draft, preview, publish, what was said before, and where it is said. */
export function TextScreen() {
  const { t, language: own } = useI18n();
  const say = useWords(textsWords);
  const [, params] = useRoute<{ key: string }>(operatorPaths.text(':key'));
  const key = params?.key ?? '';
  const text = useOperatorQuery(readText, { params: { key } });
  const [language, setLanguage] = useState<Language>(own);
  const title = text.data?.name ?? say('title');
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={
        <SegmentedFilter
          label={say('language')}
          onChange={(value) => setLanguage(value)}
          segments={LANGUAGES.map((value) => ({
            value,
            label: say(value === 'en' ? 'english' : 'russian'),
          }))}
          value={language}
        />
      }
      back={
        <TextLink
          as={Link}
          className="inline-flex items-center gap-1.5"
          href={operatorPaths.texts()}
        >
          <Icon of={ArrowLeft} size={16} />
          {say('back')}
        </TextLink>
      }
      title={<span className="wrap-anywhere">{title}</span>}
    >
      {text.isError ? (
        <ErrorState
          actions={<Button onClick={() => void text.refetch()}>{say('tryAgain')}</Button>}
          text={errorText(t, text.error)}
          title={say('failed')}
        />
      ) : text.data ? (
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
        <RecordTableSkeleton label={say('loading')} />
      )}
    </ConsolePage>
  );
}
