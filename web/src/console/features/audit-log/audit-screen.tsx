import {
  type AuditEvent,
  exportAuditEvents,
  listAuditEvents,
  listAuditFilters,
  verifyAuditLog,
} from '@sesame/contract/console/audit-log.ts';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useRecordList } from '../../api/use-record-list.ts';
import { consolePaths } from '../../paths.ts';
import { ExportButton } from '../../ui/lists/export-button.tsx';
import { RecordListView } from '../../ui/lists/record-list.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { auditMessages } from './audit.messages.ts';
import { type AuditFilterName, auditFilterNames, auditQuery, periods } from './audit-filters.ts';

/** Rows per page; a shorter page is the last one. */
const PAGE = 50;

/** The audit log. */
export function AuditScreen() {
  const t = useMessages(auditMessages);
  useDocumentTitle(t('title'));
  const known = useConsoleQuery(listAuditFilters, {}, { staleTime: 60_000 });
  const list = useRecordList(listAuditEvents, {
    filterNames: auditFilterNames,
    inputOf: (filters, before) => ({
      query: { ...auditQuery(filters, Date.now()), ...(before !== undefined && { before }) },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : String(page.at(-1)?.id)),
  });
  const verify = useConsoleMutation(verifyAuditLog);
  return (
    <ConsolePage
      actions={
        <>
          <Button
            icon={<Icon of={ShieldCheck} />}
            loading={verify.isPending}
            onClick={() => verify.mutate({})}
            variant="outline"
          >
            {t('verify')}
          </Button>
          <ExportButton
            input={() => ({ query: auditQuery(list.filters, Date.now()) })}
            name="audit"
            route={exportAuditEvents}
          />
        </>
      }
      title={t('title')}
    >
      <div aria-live="polite" className="empty:hidden *:mb-4">
        {verify.data?.broken.length === 0 ? (
          <Note tone="success">{t('verified', { count: verify.data.events })}</Note>
        ) : verify.data ? (
          <Note tone="danger">{t('broken', { ids: verify.data.broken.join(', ') })}</Note>
        ) : null}
        {verify.isError ? <Note tone="danger">{t('verifyFailed')}</Note> : null}
      </div>
      <RecordListView<AuditEvent, AuditFilterName>
        caption={t('list')}
        columns={[
          {
            key: 'at',
            header: t('at'),
            cell: ({ id, at }) => (
              <TextLink
                as={Link}
                className="whitespace-nowrap"
                href={consolePaths.auditEvent(String(id))}
              >
                {formatDate(at)} {formatTime(at)}
              </TextLink>
            ),
          },
          {
            key: 'operator',
            header: t('operator'),
            words: true,
            cell: ({ operator }) => operator.name,
          },
          {
            key: 'action',
            header: t('action'),
            cell: ({ action }) => <code className="text-[.8125rem]">{action}</code>,
          },
          {
            key: 'subject',
            header: t('subject'),
            cell: ({ subject }) => (
              <code className="wrap-anywhere text-[.8125rem] text-text-secondary">{subject}</code>
            ),
          },
          {
            key: 'reason',
            header: t('reason'),
            words: true,
            cell: ({ reason }) => <span className="wrap-anywhere">{reason ?? '–'}</span>,
          },
          {
            key: 'ip',
            header: t('from'),
            look: 'muted',
            from: 'wide',
            cell: ({ ip }) => ip || '–',
          },
        ]}
        empty={<EmptyState text={t('noneHint')} title={t('none')} />}
        filters={[
          {
            name: 'operator',
            label: t('operator'),
            options: (known.data?.operators ?? []).map(({ id, name }) => ({
              value: id,
              label: name,
            })),
          },
          {
            name: 'action',
            label: t('action'),
            options: (known.data?.actions ?? []).map((value) => ({ value, label: value })),
          },
          {
            name: 'period',
            label: t('period'),
            options: periods.map((value) => ({ value, label: t(value) })),
          },
        ]}
        list={list}
        rowKey={({ id }) => String(id)}
        search={{ name: 'subject', placeholder: t('search') }}
      />
    </ConsolePage>
  );
}
