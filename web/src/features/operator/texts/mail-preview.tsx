import type { Language } from '@sesame/contract/limits.ts';
import { type readMailTemplate, sendTestMail } from '@sesame/contract/operator-mail-templates.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { SegmentedFilter } from '../../../ui/segmented-filter.tsx';
import { textsWords } from './texts.words.ts';

type MailPreviewProps = {
  name: string;
  language: Language;
  mail: AnswerOf<typeof readMailTemplate>[Language];
};

/** The mail with its drafts, as mail programs draw it and as those without pictures read it; sent for a trial. */
export function MailPreview({ name, language, mail }: MailPreviewProps) {
  const { t } = useI18n();
  const say = useWords(textsWords);
  const may = useMay();
  const [asText, setAsText] = useState(false);
  const trial = useOperatorMutation(sendTestMail);
  return (
    <Panel title={say('preview')}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SegmentedFilter
          label={say('preview')}
          onChange={(value) => setAsText(value === 'text')}
          segments={[
            { value: 'html', label: say('asHtml') },
            { value: 'text', label: say('asText') },
          ]}
          value={asText ? 'text' : 'html'}
        />
        {may('texts:write') ? (
          <Button
            icon={<Icon of={Send} />}
            loading={trial.isPending}
            onClick={() => trial.mutate({ params: { name }, body: { language } })}
            variant="outline"
          >
            {say('send')}
          </Button>
        ) : null}
      </div>
      <div aria-live="polite" className="empty:hidden *:mb-4">
        {trial.isSuccess ? (
          <Note tone="success">{say('mailSent', { to: trial.data.to })}</Note>
        ) : null}
        {trial.isError ? <Note tone="danger">{errorText(t, trial.error)}</Note> : null}
      </div>
      <p className="wrap-anywhere mb-3">
        <span className="text-muted">{say('subject')}: </span>
        <span className="font-medium" lang={language}>
          {mail.subject}
        </span>
      </p>
      {asText ? (
        <pre
          className="wrap-anywhere whitespace-pre-wrap rounded-md bg-sunken px-4 py-3 text-[.8125rem] leading-5"
          lang={language}
        >
          {mail.text}
        </pre>
      ) : (
        // No scripts, no forms, no way out; the origin is kept for the shop's own logo alone.
        <iframe
          className="h-[640px] w-full rounded-md border border-border"
          sandbox="allow-same-origin"
          src={mail.frame}
          title={mail.subject}
        />
      )}
      <p className="mt-2 text-[.8125rem] text-muted">{say('previewHint')}</p>
    </Panel>
  );
}
