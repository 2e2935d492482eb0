import {
  type Alert,
  alertKinds,
  listAlerts,
  resolveAlert,
} from '@sesame/contract/operator-alerts.ts';
import { getOverview } from '@sesame/contract/operator-reports.ts';
import { useState } from 'react';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { useAlertKindWords } from '../../../shell/console/use-alert-kind-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import type { RecordColumn } from '../../../ui/console/record-table.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { AlertSubject } from './alert-subject.tsx';
import { alertWords } from './alerts.words.ts';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;
const moment = (at: string) => `${formatDate(at)} ${formatTime(at)}`;

/** What the shop tells its operators by itself, until one of them has dealt with it. */
export function AlertsScreen() {
  const say = useWords(alertWords);
  const kindOf = useAlertKindWords();
  const may = useMay();
  useDocumentTitle(say('title'));
  const [asked, setAsked] = useState<Alert>();
  const list = useRecordList(listAlerts, {
    filterNames: ['state', 'kind'],
    inputOf: ({ state, kind }, before) => {
      const known = alertKinds.find((one) => one === kind);
      return {
        query: {
          state: state === 'resolved' ? ('resolved' as const) : ('open' as const),
          ...(known && { kind: known }),
          ...(before !== undefined && { before }),
        },
      };
    },
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : String(page.at(-1)?.id)),
  });
  const isOpen = list.filters.state !== 'resolved';
  const last: RecordColumn<Alert> | undefined = isOpen
    ? may('alerts:write')
      ? {
          key: 'act',
          header: <span className="sr-only">{say('resolve')}</span>,
          cell: (alert) => (
            <Button
              aria-label={`${say('resolve')}: ${kindOf(alert.kind)}`}
              onClick={() => setAsked(alert)}
              size="sm"
              variant="outline"
            >
              {say('resolve')}
            </Button>
          ),
        }
      : undefined
    : {
        key: 'end',
        header: say('end'),
        cell: ({ resolved_by: by, resolution }) =>
          by === null ? say('byItself') : `${by}: ${resolution ?? ''}`,
      };
  return (
    <ConsolePage title={say('title')}>
      <RecordListView<Alert, 'state' | 'kind'>
        caption={say('list')}
        columns={[
          {
            key: 'at',
            header: say('at'),
            look: 'muted',
            cell: ({ created_at: at }) => moment(at),
          },
          {
            key: 'kind',
            header: say('kind'),
            cell: ({ kind }) => <span className="font-medium">{kindOf(kind)}</span>,
          },
          { key: 'about', header: say('about'), cell: (alert) => <AlertSubject alert={alert} /> },
          ...(last ? [last] : []),
        ]}
        empty={<EmptyState text={say('noneHint')} title={say('none')} />}
        filters={[
          {
            name: 'state',
            label: say('state'),
            options: [
              { value: 'open', label: say('open') },
              { value: 'resolved', label: say('resolved') },
            ],
          },
          {
            name: 'kind',
            label: say('kind'),
            options: alertKinds.map((value) => ({ value, label: kindOf(value) })),
          },
        ]}
        list={list}
        rowKey={({ id }) => String(id)}
      />
      {asked ? <ResolveDialog alert={asked} onClose={() => setAsked(undefined)} /> : null}
    </ConsolePage>
  );
}

function ResolveDialog({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const say = useWords(alertWords);
  const kindOf = useAlertKindWords();
  const [reason, setReason] = useState('');
  const resolve = useOperatorMutation(resolveAlert, { touches: [listAlerts, getOverview] });
  return (
    <ActDialog
      act={resolve}
      lead={`${kindOf(alert.kind)}. ${say('resolveLead')}`}
      onClose={onClose}
      onSubmit={() =>
        resolve.mutate(
          { params: { id: String(alert.id) }, body: { reason } },
          { onSuccess: onClose },
        )
      }
      submitLabel={say('resolve')}
      title={say('resolveTitle')}
    >
      <Field hint={say('reasonHint')} label={say('reason')}>
        <Input
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
          required
          value={reason}
        />
      </Field>
    </ActDialog>
  );
}
