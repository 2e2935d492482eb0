import { listMailTemplates, type MailTemplate } from '@sesame/contract/operator-mail-templates.ts';
import { Link } from 'wouter';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { RecordTable } from '../../../ui/console/record-table.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { textsWords } from './texts.words.ts';

/** Every mail of the shop, by the subject that it has in each language. */
export function MailsScreen() {
  const { language } = useI18n();
  const say = useWords(textsWords);
  useDocumentTitle(say('mails'));
  const templates = useOperatorQuery(listMailTemplates, {});
  const other = language === 'ru' ? 'en' : 'ru';
  return (
    <ConsolePage title={say('mails')}>
      {templates.data ? (
        <RecordTable<MailTemplate>
          caption={say('mailList')}
          columns={[
            {
              key: 'subject',
              header: say('subject'),
              cell: (mail) => (
                <TextLink
                  as={Link}
                  className="wrap-anywhere"
                  href={operatorPaths.mail(mail.name)}
                  lang={language}
                >
                  {mail[language]}
                </TextLink>
              ),
            },
            {
              key: 'other',
              header: say(other === 'en' ? 'english' : 'russian'),
              look: 'muted',
              cell: (mail) => (
                <span className="wrap-anywhere" lang={other}>
                  {mail[other]}
                </span>
              ),
            },
            {
              key: 'name',
              header: say('name'),
              look: 'muted',
              from: 'wide',
              cell: ({ name }) => <code className="text-[.8125rem]">{name}</code>,
            },
            {
              key: 'state',
              header: say('state'),
              cell: ({ changed, draft }) => (
                <span className="flex flex-wrap gap-1.5 max-md:justify-end">
                  {changed ? <Badge tone="accent">{say('stateChanged')}</Badge> : null}
                  {draft ? <Badge tone="info">{say('stateDraft')}</Badge> : null}
                  {changed || draft ? null : (
                    <span className="text-muted">{say('stateStandard')}</span>
                  )}
                </span>
              ),
            },
          ]}
          rowKey={({ name }) => name}
          rows={templates.data}
        />
      ) : (
        <NoAnswerYet failed={say('mailsFailed')} loading={say('loading')} query={templates} />
      )}
    </ConsolePage>
  );
}
