import { type readMailTemplate, sendTestMail } from '@sesame/contract/console/mail-templates.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { Panel } from '../../ui/page/console-page.tsx';
import { textsMessages } from './texts.messages.ts';

type MailPreviewProps = {
  name: string;
  language: Language;
  mail: AnswerOf<typeof readMailTemplate>[Language];
};

/** The mail with its drafts, as HTML and as plain text, with a button to send a test mail. */
export function MailPreview({ name, language, mail }: MailPreviewProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(textsMessages);
  const may = useMay();
  const [asText, setAsText] = useState(false);
  const trial = useConsoleMutation(sendTestMail);
  return (
    <Panel title={t('preview')}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <SegmentedFilter
          label={t('preview')}
          onChange={(value) => setAsText(value === 'text')}
          segments={[
            { value: 'html', label: t('asHtml') },
            { value: 'text', label: t('asText') },
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
            {t('send')}
          </Button>
        ) : null}
      </div>
      <div aria-live="polite" className="empty:hidden *:mb-4">
        {trial.isSuccess ? (
          <Note tone="success">{t('mailSent', { to: trial.data.to })}</Note>
        ) : null}
        {trial.isError ? <Note tone="danger">{errorText(tShop, trial.error)}</Note> : null}
      </div>
      <p className="wrap-anywhere mb-3">
        <span className="text-muted">{t('subject')}: </span>
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
        // No scripts, forms or navigation; same-origin is allowed only so that the shop's logo loads.
        <iframe
          className="h-[640px] w-full rounded-md border border-border"
          sandbox="allow-same-origin"
          src={mail.frame}
          title={mail.subject}
        />
      )}
      <p className="mt-2 text-[.8125rem] text-muted">{t('previewHint')}</p>
    </Panel>
  );
}
