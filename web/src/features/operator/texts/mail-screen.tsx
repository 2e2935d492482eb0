import type { Language } from '@sesame/contract/limits.ts';
import { readMailTemplate } from '@sesame/contract/operator-mail-templates.ts';
import type { OperatorText } from '@sesame/contract/operator-texts.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useRoute } from 'wouter';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { MailPreview } from './mail-preview.tsx';
import { TextEditor } from './text-editor.tsx';
import { TextLanguage } from './text-language.tsx';
import { textsWords } from './texts.words.ts';

/** One mail: its words one by one, beside the whole of it as it will arrive. */
export function MailScreen() {
  const { language: own } = useI18n();
  const say = useWords(textsWords);
  const [, params] = useRoute<{ name: string }>(operatorPaths.mail(':name'));
  const name = params?.name ?? '';
  const template = useOperatorQuery(
    readMailTemplate,
    { params: { name } },
    // Each answer brings another address of the frame, which would begin anew.
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const [language, setLanguage] = useState<Language>(own);
  const title = template.data?.[own].subject ?? say('mails');
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={<TextLanguage onChange={setLanguage} value={language} />}
      back={<BackLink href={operatorPaths.mails()}>{say('backToMails')}</BackLink>}
      title={<span className="wrap-anywhere">{title}</span>}
    >
      {template.data ? (
        <Template language={language} template={template.data} />
      ) : (
        <NoAnswerYet failed={say('mailFailed')} loading={say('loading')} query={template} />
      )}
    </ConsolePage>
  );
}

type TemplateProps = { template: AnswerOf<typeof readMailTemplate>; language: Language };

function Template({ template, language }: TemplateProps) {
  const say = useWords(textsWords);
  const [chosen, setChosen] = useState<string>();
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <section aria-label={say('mailWords')} className="min-w-0">
        <h2 className="type-title-3 mb-3">{say('mailWords')}</h2>
        <ul className="m-0 grid list-none gap-2 p-0">
          {template.texts.map((text) => {
            const isOpen = text.key === chosen;
            return (
              <li key={text.key}>
                <WordsRow
                  isOpen={isOpen}
                  language={language}
                  onToggle={() => setChosen(isOpen ? undefined : text.key)}
                  text={text}
                />
                {isOpen ? (
                  <div className="mt-2 mb-4">
                    <TextEditor key={language} language={language} text={text} />
                  </div>
                ) : null}
              </li>
            );
          })}
        </ul>
      </section>
      <div className="min-w-0 xl:sticky xl:top-6">
        <MailPreview
          key={language}
          language={language}
          mail={template[language]}
          name={template.name}
        />
      </div>
    </div>
  );
}

type WordsRowProps = {
  text: OperatorText;
  language: Language;
  isOpen: boolean;
  onToggle: () => void;
};

function WordsRow({ text, language, isOpen, onToggle }: WordsRowProps) {
  const say = useWords(textsWords);
  const { draft, published, standard } = text[language];
  return (
    <button
      aria-expanded={isOpen}
      className={`flex min-h-11 w-full cursor-pointer items-center gap-3 rounded-md border border-border px-4 py-2.5 text-left shadow-card ${isOpen ? 'bg-fill' : 'bg-surface hover:bg-fill'}`}
      onClick={onToggle}
      type="button"
    >
      <span className="min-w-0 flex-1">
        <span className="wrap-anywhere line-clamp-2" lang={language}>
          {draft?.words ?? published ?? standard}
        </span>
        <code className="block text-[.8125rem] text-muted">{text.name}</code>
      </span>
      {draft ? (
        <Badge tone="info">{say('stateDraft')}</Badge>
      ) : published === null ? null : (
        <Badge tone="accent">{say('stateChanged')}</Badge>
      )}
      <Icon of={isOpen ? ChevronUp : ChevronDown} size={16} />
    </button>
  );
}
