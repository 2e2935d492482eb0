import { listMailTemplates, type MailTemplate } from '@sesame/contract/console/mail-templates.ts';
import { Link } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { textsMessages } from './texts.messages.ts';

/** Mail templates, by their subjects in each language. */
export function MailsScreen() {
  const { language } = useI18n();
  const t = useMessages(textsMessages);
  useDocumentTitle(t('mails'));
  const templates = useConsoleQuery(listMailTemplates, {});
  const other = language === 'ru' ? 'en' : 'ru';
  return (
    <ConsolePage title={t('mails')}>
      {templates.data ? (
        <RecordTable<MailTemplate>
          caption={t('mailList')}
          columns={[
            {
              key: 'subject',
              phone: 'title',
              header: t('subject'),
              cell: (mail) => (
                <TextLink
                  as={Link}
                  className="wrap-anywhere"
                  href={consolePaths.mail(mail.name)}
                  lang={language}
                >
                  {mail[language]}
                </TextLink>
              ),
            },
            {
              key: 'other',
              phone: 'under',
              header: t(other === 'en' ? 'english' : 'russian'),
              variant: 'muted',
              cell: (mail) => (
                <span className="wrap-anywhere max-md:line-clamp-1" lang={other}>
                  {mail[other]}
                </span>
              ),
            },
            {
              key: 'state',
              phone: 'end',
              header: t('state'),
              cell: ({ changed, draft }) => (
                <span className="flex flex-wrap gap-1.5 max-md:justify-end">
                  {changed ? <Badge tone="accent">{t('stateChanged')}</Badge> : null}
                  {draft ? <Badge tone="info">{t('stateDraft')}</Badge> : null}
                  {changed || draft ? null : (
                    <span className="text-muted">{t('stateStandard')}</span>
                  )}
                </span>
              ),
            },
          ]}
          rowKey={({ name }) => name}
          rows={templates.data}
        />
      ) : (
        <NoAnswerYet failed={t('mailsFailed')} loading={t('loading')} query={templates} />
      )}
    </ConsolePage>
  );
}
