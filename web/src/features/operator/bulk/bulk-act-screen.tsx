import { listBulkActs, readBulkAct, stopBulkAct } from '@sesame/contract/operator-bulk.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import { useState } from 'react';
import { Link, useRoute } from 'wouter';
import { useMay } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation, useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { BackLink } from '../../../shell/console/back-link.tsx';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { SaveProblem } from '../../../shell/console/save-problem.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { RecordTable } from '../../../ui/console/record-table.tsx';
import { Status } from '../../../ui/status.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { bulkWords } from './bulk.words.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { bulkStatus } from './bulk-status.ts';
import { bulkTitle } from './bulk-title.ts';

const LOOK_AGAIN_MS = 2_000;
const known = ['changed_meanwhile', 'not_found'] as const;

/** One act on many records: how far it has come, and what it could not do. */
export function BulkActScreen() {
  const say = useWords(bulkWords);
  const may = useMay();
  const [, params] = useRoute<{ id: string }>(operatorPaths.bulkAct(':id'));
  const input = { params: { id: params?.id ?? '' } };
  const [isOver, setOver] = useState(false);
  const act = useOperatorQuery(readBulkAct, input, isOver ? {} : { everyMs: LOOK_AGAIN_MS });
  if (act.data && act.data.state !== 'running' && !isOver) setOver(true);
  const stop = useOperatorMutation(stopBulkAct, { touches: [readBulkAct, listBulkActs] });
  const title = act.data ? bulkTitle(say, act.data) : say('one');
  useDocumentTitle(title);
  return (
    <ConsolePage
      actions={
        act.data?.state === 'running' && may('bulk:write') ? (
          <Button
            loading={stop.isPending}
            onClick={() => stop.mutate(input)}
            title={say('stopHint')}
            variant="outline"
          >
            {say('stop')}
          </Button>
        ) : null
      }
      back={<BackLink href={operatorPaths.bulkActs()}>{say('back')}</BackLink>}
      title={title}
    >
      <SaveProblem
        className="mb-4"
        error={stop.error}
        onLoadTheirs={() => void stop.loadTheirs()}
      />
      {act.data ? (
        <div className="grid items-start gap-5">
          <Facts act={act.data} />
          <Failures act={act.data} />
        </div>
      ) : (
        <NoAnswerYet failed={say('failed')} loading={say('loading')} query={act} />
      )}
    </ConsolePage>
  );
}

type Act = AnswerOf<typeof readBulkAct>;

function Facts({ act }: { act: Act }) {
  const say = useWords(bulkWords);
  const moment = (at: string) => say('at', { date: formatDate(at), time: formatTime(at) });
  return (
    <Panel>
      <FactList
        facts={[
          {
            key: 'state',
            label: say('state'),
            value: (
              <span role="status">
                <Status kind={bulkStatus[act.state]}>{say(act.state)}</Status>
              </span>
            ),
          },
          { key: 'progress', label: say('progress'), value: <BulkProgress act={act} /> },
          { key: 'who', label: say('who'), value: act.operator },
          { key: 'reason', label: say('reason'), value: act.reason },
          { key: 'when', label: say('when'), value: moment(act.created_at) },
          {
            key: 'finished',
            label: say('finished'),
            value: act.finished_at ? moment(act.finished_at) : null,
          },
        ]}
      />
    </Panel>
  );
}

function Failures({ act }: { act: Act }) {
  const say = useWords(bulkWords);
  const hasRecord = act.kind === 'extend_subscriptions';
  if (act.failures.length === 0) return null;
  return (
    <section>
      <h2 className="type-title-3 mb-3">{say('failures')}</h2>
      <RecordTable
        caption={say('failures')}
        columns={[
          {
            key: 'record',
            header: say('record'),
            cell: ({ id, name }) => (
              <TextLink
                as={Link}
                href={hasRecord ? operatorPaths.subscription(id) : operatorPaths.user(id)}
              >
                <bdi className="wrap-anywhere">{name}</bdi>
              </TextLink>
            ),
          },
          {
            key: 'problem',
            header: say('problem'),
            cell: ({ problem }) => say(known.find((one) => one === problem) ?? 'internal'),
          },
        ]}
        footer={
          act.failed > act.failures.length ? (
            <p className="px-5 py-3 text-muted">
              {say('firstFailures', { count: act.failures.length })}
            </p>
          ) : null
        }
        rowKey={({ id }) => id}
        rows={act.failures}
      />
    </section>
  );
}
