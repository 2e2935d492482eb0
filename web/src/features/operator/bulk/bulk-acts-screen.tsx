import { type BulkAct, type BulkWork, listBulkActs } from '@sesame/contract/operator-bulk.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useRecordList } from '../../../api/operator/use-record-list.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { RecordListView } from '../../../shell/console/record-list.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { Status } from '../../../ui/status.tsx';
import { bulkWords } from './bulk.words.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { bulkStatus } from './bulk-status.ts';
import { bulkTitle } from './bulk-title.ts';
import { StartDialog } from './start-dialog.tsx';

/** How many rows a page has; a shorter one is the last. */
const PAGE = 50;

/** Acts on many records, and the way to begin one. */
export function BulkActsScreen() {
  const say = useWords(bulkWords);
  const may = useMay();
  const [, navigate] = useLocation();
  const handed = useHistoryState<{ users?: Extract<BulkWork, { users: string[] }> } | null>();
  const [starting, setStarting] = useState<'days' | 'users' | null>(handed?.users ? 'users' : null);
  useDocumentTitle(say('title'));
  const list = useRecordList(listBulkActs, {
    filterNames: [] as const,
    inputOf: (_filters, before) => ({ query: { ...(before !== undefined && { before }) } }),
    rowsOf: (page) => page,
    nextOf: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
  });
  return (
    <ConsolePage
      actions={
        may('bulk:write') ? (
          <Button onClick={() => setStarting('days')}>{say('start')}</Button>
        ) : null
      }
      title={say('title')}
    >
      <RecordListView<BulkAct, never>
        caption={say('list')}
        columns={[
          {
            key: 'what',
            header: say('what'),
            cell: (act) => (
              <Link
                className="wrap-anywhere font-medium hover:underline"
                href={operatorPaths.bulkAct(act.id)}
              >
                {bulkTitle(say, act)}
              </Link>
            ),
          },
          {
            key: 'when',
            header: say('when'),
            look: 'muted',
            cell: ({ created_at: at }) => say('at', { date: formatDate(at), time: formatTime(at) }),
          },
          { key: 'who', header: say('who'), cell: ({ operator }) => operator },
          { key: 'progress', header: say('progress'), cell: (act) => <BulkProgress act={act} /> },
          {
            key: 'state',
            header: say('state'),
            cell: ({ state }) => <Status kind={bulkStatus[state]}>{say(state)}</Status>,
          },
        ]}
        empty={<EmptyState text={say('noneHint')} title={say('none')} />}
        list={list}
        rowKey={({ id }) => id}
      />
      {starting && may('bulk:write') ? (
        <StartDialog
          chosen={starting === 'users' ? handed?.users : undefined}
          onClose={() => setStarting(null)}
          onStarted={(id) => navigate(operatorPaths.bulkAct(id))}
        />
      ) : null}
    </ConsolePage>
  );
}
