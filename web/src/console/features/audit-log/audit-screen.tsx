import {
  listAuditEvents,
  listAuditFilters,
  verifyAuditLog,
} from '@sesame/contract/console/audit-log.ts';
import { readBuyer } from '@sesame/contract/console/buyers.ts';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { RecordAlerts } from '../../ui/alerts/record-alerts.tsx';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { auditMessages } from './audit.messages.ts';
import { auditActionText } from './audit-actions.ts';
import { auditOf } from './audit-of.ts';
import { AuditSubject } from './audit-subject.tsx';

export function AuditScreen() {
  const { language } = useI18n();
  const t = useMessages(auditMessages);
  const known = useConsoleQuery(listAuditFilters, {}, { staleTime: 60_000 });
  const list = useConsoleList(listAuditEvents);
  const { buyer } = list.filters;
  const mayRead = useMay()('users:read');
  const named = useConsoleQuery(
    readBuyer,
    { params: { id: buyer } },
    { enabled: buyer !== '' && mayRead },
  );
  const verify = useConsoleMutation(verifyAuditLog);
  return (
    <ListScreen
      actions={
        <Button
          icon={<Icon of={ShieldCheck} />}
          loading={verify.isPending}
          onClick={() => verify.mutate({})}
          variant="outline"
        >
          {t('verify')}
        </Button>
      }
      title={t('title')}
      caption={t('list')}
      columns={[
        {
          key: 'at',
          phone: 'underEnd',
          opens: true,
          header: t('at'),
          cell: ({ id, at }) => (
            <TextLink
              as={Link}
              className="whitespace-nowrap"
              href={consolePaths.auditEvent(String(id))}
            >
              {formatDateTime(at)}
            </TextLink>
          ),
        },
        {
          key: 'operator',
          phone: 'under',
          header: t('operator'),
          wrap: true,
          cell: ({ operator: { id, name } }) => (
            <TextLink as={Link} href={auditOf(id)}>
              {name}
            </TextLink>
          ),
        },
        {
          key: 'action',
          phone: 'title',
          header: t('action'),
          cell: ({ action }) => <span title={action}>{auditActionText(language, action)}</span>,
        },
        {
          key: 'subject',
          header: t('subject'),
          cell: ({ subject }) => <AuditSubject subject={subject} />,
        },
        {
          key: 'reason',
          header: t('reason'),
          wrap: true,
          cell: ({ reason }) => <span className="wrap-anywhere">{reason ?? '–'}</span>,
        },
        {
          key: 'ip',
          header: t('from'),
          variant: 'muted',
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
        // Chosen on the page of a buyer.
        ...(buyer === ''
          ? []
          : [
              {
                name: 'buyer' as const,
                label: t('buyer'),
                options: [{ value: buyer, label: named.data?.username ?? `…${buyer.slice(-6)}` }],
              },
            ]),
        {
          name: 'action',
          label: t('action'),
          options: (known.data?.actions ?? []).map((value) => ({
            value,
            label: auditActionText(language, value),
          })),
        },
      ]}
      list={list}
      search={t('search')}
      searchBy="subject"
    >
      <RecordAlerts className="mb-4" record="section:audit" />
      <div aria-live="polite" className="empty:hidden *:mb-4">
        {verify.data?.broken.length === 0 ? (
          <Note tone="success">{t('verified', { count: verify.data.events })}</Note>
        ) : verify.data ? (
          <Note tone="danger">{t('broken', { ids: verify.data.broken.join(', ') })}</Note>
        ) : null}
        {verify.isError ? <Note tone="danger">{t('verifyFailed')}</Note> : null}
      </div>
    </ListScreen>
  );
}
