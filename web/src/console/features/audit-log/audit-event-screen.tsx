import { readAuditEvent } from '@sesame/contract/console/audit-log.ts';
import { Link, useRoute } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { auditMessages } from './audit.messages.ts';
import { auditActionText } from './audit-actions.ts';
import { auditFieldText } from './audit-fields.ts';
import { auditOf } from './audit-of.ts';
import { AuditSubject } from './audit-subject.tsx';
import { auditValueText } from './audit-values.ts';
import { compareValues } from './compare-values.ts';

/** One audit event: operator, time, reason, and each value before and after. */
export function AuditEventScreen() {
  const { language } = useI18n();
  const t = useMessages(auditMessages);
  const [, params] = useRoute<{ id: string }>(consolePaths.auditEvent(':id'));
  const id = params?.id ?? '';
  useDocumentTitle(t('event', { id }));
  const event = useConsoleQuery(readAuditEvent, { params: { id } }, { staleTime: 60_000 });
  return (
    <ConsolePage
      back={<BackLink href={consolePaths.audit()}>{t('back')}</BackLink>}
      title={t('event', { id })}
    >
      {event.data ? (
        <div className="grid items-start gap-5 xl:grid-cols-[minmax(320px,2fr)_3fr]">
          <Panel>
            <FactList
              facts={[
                {
                  key: 'at',
                  label: t('at'),
                  value: formatDateTime(event.data.at),
                },
                {
                  key: 'operator',
                  label: t('operator'),
                  value: (
                    <TextLink
                      as={Link}
                      className="wrap-anywhere"
                      href={auditOf(event.data.operator.id)}
                      title={t('allOf')}
                    >
                      {event.data.operator.name}, {event.data.operator.email}
                    </TextLink>
                  ),
                },
                {
                  key: 'action',
                  label: t('action'),
                  value: (
                    <span title={event.data.action}>
                      {auditActionText(language, event.data.action)}
                    </span>
                  ),
                },
                {
                  key: 'subject',
                  label: t('subject'),
                  value: <AuditSubject subject={event.data.subject} />,
                },
                { key: 'reason', label: t('reason'), value: event.data.reason },
                { key: 'ip', label: t('from'), value: event.data.ip || null },
                {
                  key: 'hash',
                  label: t('hash'),
                  value: <code className="text-[.75rem]">{event.data.hash}</code>,
                },
              ]}
            />
          </Panel>
          <Changes action={event.data.action} after={event.data.after} before={event.data.before} />
        </div>
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={event} />
      )}
    </ConsolePage>
  );
}

function Changes({ action, before, after }: { action: string; before: unknown; after: unknown }) {
  const { language } = useI18n();
  const t = useMessages(auditMessages);
  const changes = compareValues(before, after);
  const text = (field: string, value: unknown) =>
    auditValueText(language, action, { field, value });
  return (
    <Panel title={t('changes')}>
      {changes.length === 0 ? (
        <p className="text-muted">{t('noChanges')}</p>
      ) : (
        <dl className="grid gap-4">
          {changes.map(({ field, before: was, after: is, changed }) => (
            <div className={changed ? '' : 'text-muted'} key={field}>
              {field ? (
                <dt className="type-label mb-1.5" title={field}>
                  {auditFieldText(language, field)}
                </dt>
              ) : null}
              <dd className="m-0 grid gap-2 md:grid-cols-2">
                {changed ? (
                  <>
                    <Value label={t('before')} tone="danger" value={text(field, was)} />
                    <Value label={t('after')} tone="success" value={text(field, is)} />
                  </>
                ) : (
                  <pre className="wrap-anywhere m-0 whitespace-pre-wrap font-sans">
                    {text(field, is)}
                  </pre>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Panel>
  );
}

const tones = { danger: 'bg-danger-soft', success: 'bg-success-soft' } as const;

function Value({
  label,
  value,
  tone,
}: {
  label: string;
  value: string;
  tone: 'danger' | 'success';
}) {
  return (
    <div className={`min-w-0 rounded-md px-3 py-2 ${tones[tone]}`}>
      <p className="text-[.75rem] text-text-secondary">{label}</p>
      <pre className="wrap-anywhere m-0 whitespace-pre-wrap font-sans">{value}</pre>
    </div>
  );
}
