import { listBulkActions } from '@sesame/contract/console/bulk-actions.ts';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useHistoryState } from 'wouter/use-browser-location';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { ListScreen } from '../../ui/lists/list-screen.tsx';
import { bulkMessages } from './bulk.messages.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { bulkStatus } from './bulk-status.ts';
import { useBulkTitle } from './bulk-title.ts';
import { type ChosenOperation, StartDialog } from './start-dialog.tsx';

/** Bulk actions, with a button to start one. */
export function BulkActionsScreen() {
  const t = useMessages(bulkMessages);
  const bulkTitle = useBulkTitle();
  const may = useMay();
  const [, navigate] = useLocation();
  const handed = useHistoryState<{ operation?: ChosenOperation } | null>();
  const [starting, setStarting] = useState<'days' | 'chosen' | null>(
    handed?.operation ? 'chosen' : null,
  );
  const list = useConsoleList(listBulkActions);
  return (
    <ListScreen
      actions={
        may('bulk:write') ? <Button onClick={() => setStarting('days')}>{t('start')}</Button> : null
      }
      title={t('title')}
      caption={t('list')}
      columns={[
        {
          key: 'what',
          phone: 'title',
          header: t('what'),
          wrap: true,
          cell: (action) => (
            <Link
              className="wrap-anywhere font-medium hover:underline"
              href={consolePaths.bulkAction(action.id)}
            >
              {bulkTitle(action)}
            </Link>
          ),
        },
        {
          key: 'when',
          phone: 'under',
          header: t('when'),
          variant: 'muted',
          cell: ({ created_at: at }) => formatDateTime(at),
        },
        { key: 'who', header: t('who'), wrap: true, cell: ({ operator }) => operator },
        {
          key: 'progress',
          header: t('progress'),
          cell: (action) => <BulkProgress action={action} />,
        },
        {
          key: 'state',
          phone: 'end',
          header: t('state'),
          cell: ({ state }) => <Status kind={bulkStatus[state]}>{t(state)}</Status>,
        },
      ]}
      empty={<EmptyState text={t('noneHint')} title={t('none')} />}
      list={list}
    >
      {starting && may('bulk:write') ? (
        <StartDialog
          chosen={starting === 'chosen' ? handed?.operation : undefined}
          onClose={() => setStarting(null)}
          onStarted={(id) => navigate(consolePaths.bulkAction(id))}
        />
      ) : null}
    </ListScreen>
  );
}
