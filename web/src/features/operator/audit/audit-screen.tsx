import {
  exportActs,
  listActFilters,
  listActs,
  type OperatorAct,
  verifyActs,
} from '@sesame/contract/operator-acts.ts';
import { ShieldCheck } from 'lucide-react';
import { Link } from 'wouter';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Note } from '../../../ui/note.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type ActFilterName, actFilterNames, actQuery, periods } from './act-filters.ts';
import { auditWords } from './audit.words.ts';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

/** The record of what operators did. */
export function AuditScreen() {
  const say = useWords(auditWords);
  useDocumentTitle(say('title'));
  const known = useOperatorQuery(listActFilters, {}, { staleTime: 60_000 });
  const list = useRecordList(listActs, {
    filterNames: actFilterNames,
    inputOf: (filters, before) => ({
      query: { ...actQuery(filters, Date.now()), ...(before !== undefined && { before }) },
    }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : String(page.at(-1)?.id)),
  });
  const verify = useOperatorMutation(verifyActs);
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
            {say('verify')}
          </Button>
          <ExportButton
            input={() => ({ query: actQuery(list.filters, Date.now()) })}
            name="audit"
            route={exportActs}
          />
        </>
      }
      title={say('title')}
    >
      <div aria-live="polite" className="empty:hidden *:mb-4">
        {verify.data?.broken.length === 0 ? (
          <Note tone="success">{say('verified', { count: verify.data.acts })}</Note>
        ) : verify.data ? (
          <Note tone="danger">{say('broken', { ids: verify.data.broken.join(', ') })}</Note>
        ) : null}
        {verify.isError ? <Note tone="danger">{say('verifyFailed')}</Note> : null}
      </div>
      <RecordListView<OperatorAct, ActFilterName>
        caption={say('list')}
        columns={[
          {
            key: 'at',
            header: say('at'),
            cell: ({ id, at }) => (
              <TextLink
                as={Link}
                className="whitespace-nowrap"
                href={operatorPaths.act(String(id))}
              >
                {formatDate(at)} {formatTime(at)}
              </TextLink>
            ),
          },
          { key: 'operator', header: say('operator'), cell: ({ operator }) => operator.name },
          {
            key: 'action',
            header: say('action'),
            cell: ({ action }) => <code className="text-[.8125rem]">{action}</code>,
          },
          {
            key: 'subject',
            header: say('subject'),
            cell: ({ subject }) => (
              <code className="wrap-anywhere text-[.8125rem] text-text-secondary">{subject}</code>
            ),
          },
          {
            key: 'reason',
            header: say('reason'),
            cell: ({ reason }) => <span className="wrap-anywhere">{reason ?? '–'}</span>,
          },
          {
            key: 'ip',
            header: say('from'),
            look: 'muted',
            from: 'wide',
            cell: ({ ip }) => ip || '–',
          },
        ]}
        empty={<EmptyState text={say('noneHint')} title={say('none')} />}
        filters={[
          {
            name: 'operator',
            label: say('operator'),
            options: (known.data?.operators ?? []).map(({ id, name }) => ({
              value: id,
              label: name,
            })),
          },
          {
            name: 'action',
            label: say('action'),
            options: (known.data?.actions ?? []).map((value) => ({ value, label: value })),
          },
          {
            name: 'period',
            label: say('period'),
            options: periods.map((value) => ({ value, label: say(value) })),
          },
        ]}
        list={list}
        rowKey={({ id }) => String(id)}
        search={{ name: 'subject', placeholder: say('search') }}
      />
    </ConsolePage>
  );
}
