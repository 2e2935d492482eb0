import {
  listBulkActions,
  readBulkAction,
  stopBulkAction,
} from '@sesame/contract/console/bulk-actions.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import { useState } from 'react';
import { Link, useLocation, useRoute } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { Status } from '../../../ui/data/status.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleMutation, useConsoleQuery } from '../../api/use-console-query.ts';
import { useMay } from '../../api/use-operator.ts';
import { consolePaths } from '../../paths.ts';
import { SaveProblem } from '../../ui/forms/save-problem.tsx';
import { RecordTable } from '../../ui/lists/record-table.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { bulkMessages } from './bulk.messages.ts';
import { mayUndo } from './bulk.rules.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { bulkStatus } from './bulk-status.ts';
import { useBulkTitle } from './bulk-title.ts';
import { StartDialog } from './start-dialog.tsx';

const PROGRESS_POLL_MS = 2_000;
const known = [
  'version_conflict',
  'not_found',
  'days_begun',
  'days_followed',
  'renewal_announced',
  'subscription_held',
] as const;

/** One bulk action: its progress and the records it failed on. */
export function BulkActionScreen() {
  const t = useMessages(bulkMessages);
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(consolePaths.bulkAction(':id'));
  const [, navigate] = useLocation();
  const [isUndoing, setUndoing] = useState(false);
  const input = { params: { id: params?.id ?? '' } };
  const [isOver, setOver] = useState(false);
  const action = useConsoleQuery(
    readBulkAction,
    input,
    isOver ? {} : { everyMs: PROGRESS_POLL_MS },
  );
  if (action.data && action.data.state !== 'running' && !isOver) setOver(true);
  const stop = useConsoleMutation(stopBulkAction, { touches: [readBulkAction, listBulkActions] });
  const bulkTitle = useBulkTitle();
  const title = action.data ? bulkTitle(action.data) : t('one');
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={
        action.data?.state === 'running' && may('bulk:write') ? (
          <Button
            loading={stop.isPending}
            onClick={() => stop.mutate(input)}
            title={t('stopHint')}
            variant="outline"
          >
            {t('stop')}
          </Button>
        ) : action.data && mayUndo(action.data) && may('bulk:write') ? (
          <Button onClick={() => setUndoing(true)} variant="outline">
            {t('undo')}
          </Button>
        ) : null
      }
      back={<BackLink href={consolePaths.bulkActions()}>{t('back')}</BackLink>}
      title={title}
    >
      <SaveProblem
        className="mb-4"
        error={stop.error}
        onLoadLatest={() => void stop.loadLatest()}
      />
      {action.data ? (
        <div className="grid items-start gap-5">
          <Facts action={action.data} />
          <Failures action={action.data} />
        </div>
      ) : (
        <NoAnswerYet failed={t('failed')} loading={t('loading')} query={action} />
      )}
      {isUndoing ? (
        <StartDialog
          chosen={{ kind: 'undo_added_days', bulk_action: input.params.id }}
          onClose={() => setUndoing(false)}
          onStarted={(id) => {
            setUndoing(false);
            setOver(false);
            navigate(consolePaths.bulkAction(id));
          }}
        />
      ) : null}
    </ConsolePage>
  );
}

type BulkAction = AnswerOf<typeof readBulkAction>;

function Facts({ action }: { action: BulkAction }) {
  const t = useMessages(bulkMessages);
  return (
    <Panel>
      <FactList
        facts={[
          {
            key: 'state',
            label: t('state'),
            value: (
              <span role="status">
                <Status kind={bulkStatus[action.state]}>{t(action.state)}</Status>
              </span>
            ),
          },
          { key: 'progress', label: t('progress'), value: <BulkProgress action={action} /> },
          { key: 'who', label: t('who'), value: action.operator },
          { key: 'reason', label: t('reason'), value: action.reason },
          { key: 'when', label: t('when'), value: formatDateTime(action.created_at) },
          {
            key: 'finished',
            label: t('finished'),
            value: action.finished_at ? formatDateTime(action.finished_at) : null,
          },
        ]}
      />
    </Panel>
  );
}

/** Where a record is shown; an item has no screen. */
const recordAddress = {
  extend_subscriptions: consolePaths.subscription,
  undo_added_days: consolePaths.subscription,
  end_sessions: consolePaths.user,
  block_users: consolePaths.user,
  retire_items: undefined,
} as const satisfies Record<BulkAction['kind'], ((id: string) => string) | undefined>;

function Failures({ action }: { action: BulkAction }) {
  const t = useMessages(bulkMessages);
  const titleOf = useTitle();
  const addressOf = recordAddress[action.kind];
  if (action.failures.length === 0) return null;
  const isLeftOut = action.kind === 'undo_added_days';
  const title = t(isLeftOut ? 'leftOut' : 'failures');
  return (
    <section>
      <h2 className="type-title-3 mb-3">{title}</h2>
      <RecordTable
        caption={title}
        columns={[
          {
            key: 'record',
            phone: 'title',
            header: t('record'),
            wrap: true,
            cell: ({ id, ...record }) => {
              const shown = <bdi className="wrap-anywhere">{titleOf(record)}</bdi>;
              if (addressOf === undefined) return shown;
              return (
                <TextLink as={Link} href={addressOf(id)}>
                  {shown}
                </TextLink>
              );
            },
          },
          {
            key: 'problem',
            phone: 'under',
            header: t(isLeftOut ? 'reason' : 'problem'),
            cell: ({ problem }) => t(known.find((one) => one === problem) ?? 'internal'),
          },
        ]}
        footer={
          action.failed > action.failures.length ? (
            <p className="px-5 py-3 text-muted">
              {t('firstFailures', { count: action.failures.length })}
            </p>
          ) : null
        }
        rowKey={({ id }) => id}
        rows={action.failures}
      />
    </section>
  );
}
