import { readMailTemplate } from '@sesame/contract/console/mail-templates.ts';
import type { ConsoleText } from '@sesame/contract/console/texts.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useRoute } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { leaveBy } from '../../ui/forms/unsaved-changes.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { TextEditor } from './editor/text-editor.tsx';
import { MailPreview } from './mail-preview.tsx';
import { readableText } from './plural-text.rules.ts';
import { TextLanguage } from './text-language.tsx';
import { textsMessages } from './texts.messages.ts';

/** One mail template: its texts beside a preview of the mail. */
export function MailScreen() {
  const { language: own } = useI18n();
  const t = useMessages(textsMessages);
  const [, params] = useRoute<{ name: string }>(consolePaths.mail(':name'));
  const name = params?.name ?? '';
  const template = useConsoleQuery(
    readMailTemplate,
    { params: { name } },
    // Every answer has another frame address, which would reload the preview.
    { staleTime: Number.POSITIVE_INFINITY },
  );
  const [language, setLanguage] = useState<Language>(own);
  const title = template.data?.[own].subject ?? t('mails');
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={
        <TextLanguage onChange={(chosen) => leaveBy(() => setLanguage(chosen))} value={language} />
      }
      back={<BackLink href={consolePaths.mails()}>{t('backToMails')}</BackLink>}
      title={<span className="wrap-anywhere">{title}</span>}
    >
      {template.data ? (
        <Template language={language} template={template.data} />
      ) : (
        <NoAnswerYet failed={t('mailFailed')} loading={t('loading')} query={template} />
      )}
    </ConsolePage>
  );
}

type TemplateProps = { template: AnswerOf<typeof readMailTemplate>; language: Language };

function Template({ template, language }: TemplateProps) {
  const t = useMessages(textsMessages);
  const [chosen, setChosen] = useState<string>();
  return (
    <div className="grid items-start gap-5 xl:grid-cols-2">
      <section aria-label={t('mailMessages')} className="min-w-0">
        <h2 className="type-title-3 mb-3">{t('mailMessages')}</h2>
        <ul className="m-0 grid list-none gap-2 p-0">
          {template.texts.map((text) => {
            const isOpen = text.key === chosen;
            return (
              <li key={text.key}>
                <TextRow
                  isOpen={isOpen}
                  language={language}
                  onToggle={() => leaveBy(() => setChosen(isOpen ? undefined : text.key))}
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

type TextRowProps = {
  text: ConsoleText;
  language: Language;
  isOpen: boolean;
  onToggle: () => void;
};

function TextRow({ text, language, isOpen, onToggle }: TextRowProps) {
  const t = useMessages(textsMessages);
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
          {readableText(draft?.text ?? published ?? standard)}
        </span>
      </span>
      {draft ? (
        <Badge tone="info">{t('stateDraft')}</Badge>
      ) : published === null ? null : (
        <Badge tone="accent">{t('stateChanged')}</Badge>
      )}
      <Icon of={isOpen ? ChevronUp : ChevronDown} size={16} />
    </button>
  );
}
