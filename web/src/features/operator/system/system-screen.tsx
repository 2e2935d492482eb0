import { getSystem } from '@sesame/contract/operator-system.ts';
import type { AnswerOf } from '@sesame/contract/route.ts';
import type { ReactNode } from 'react';
import { useOperatorQuery } from '../../../api/operator/use-operator-query.ts';
import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { type Say, useWords } from '../../../i18n/words.ts';
import { NoAnswerYet } from '../../../shell/console/no-answer-yet.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ConsolePage, Panel } from '../../../ui/console/console-page.tsx';
import { FactList } from '../../../ui/console/fact-list.tsx';
import { BackupsPanel } from './backups-panel.tsx';
import { JobList } from './job-list.tsx';
import { MailLog } from './mail-log.tsx';
import { systemWords } from './system.words.ts';

type System = AnswerOf<typeof getSystem>;
type SaySystem = Say<keyof (typeof systemWords)['en']>;

/** Three rounds of its sign of life. */
const WORKER_LATE_MS = 60_000;

/** How the machinery does: version, database, queues, alerts, and the log of mails. */
export function SystemScreen() {
  const say = useWords(systemWords);
  useDocumentTitle(say('title'));
  const system = useOperatorQuery(getSystem, {}, { everyMs: 15_000 });
  return (
    <ConsolePage title={say('title')}>
      <div className="grid gap-6">
        {system.data ? (
          <>
            <Figures say={say} system={system.data} />
            <JobList jobs={system.data.jobs} />
          </>
        ) : (
          <NoAnswerYet failed={say('failed')} loading={say('loading')} query={system} />
        )}
        <BackupsPanel />
        <MailLog />
      </div>
    </ConsolePage>
  );
}

function Figures({ system, say }: { system: System; say: SaySystem }) {
  const { database, notices, mails, telegram } = system;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Panel title={say('server')}>
        <FactList
          facts={[
            {
              key: 'version',
              label: say('version'),
              value: `${system.version}, Node ${system.node}`,
            },
            { key: 'running', label: say('running'), value: momentOf(system.started_at) },
            { key: 'worker', label: say('worker'), value: <Worker say={say} system={system} /> },
          ]}
        />
      </Panel>
      <Panel title={say('database')}>
        <FactList
          facts={[
            {
              key: 'postgres',
              label: say('postgres'),
              value: database.embedded
                ? say('embedded', { version: database.version })
                : database.version,
            },
            {
              key: 'size',
              label: say('size'),
              value: say('megabytes', { count: Math.ceil(database.bytes / 1_000_000) }),
            },
            {
              key: 'migrations',
              label: say('migrations'),
              value: say('migrationsValue', {
                count: database.migrations.length,
                last: database.migrations.at(-1) ?? '–',
              }),
            },
            {
              key: 'sealed',
              label: say('sealed'),
              value: <SealedKeys say={say} system={system} />,
            },
          ]}
        />
      </Panel>
      <Panel title={say('queues')}>
        <FactList
          facts={[
            { key: 'notices', label: say('notices'), value: queueText(notices, say) },
            {
              key: 'telegram',
              label: say('telegram'),
              value: `${queueText(telegram, say)}${telegram.given_up > 0 ? `, ${say('givenUp', { count: telegram.given_up })}` : ''}`,
            },
            {
              key: 'mails',
              label: say('mails'),
              value: (
                <>
                  {mails.enabled ? null : <p>{say('mailsOff')}</p>}
                  {queueText(mails, say)}
                  {mails.given_up > 0 ? `, ${say('givenUp', { count: mails.given_up })}` : ''}
                </>
              ),
            },
          ]}
        />
      </Panel>
      <Panel title={say('alerts')}>
        {system.alerts.length === 0 ? (
          <p className="text-muted">{say('alertsNone')}</p>
        ) : (
          <ul className="m-0 grid list-none gap-2 p-0">
            {system.alerts.map(({ kind, subject, created_at: at }) => (
              <li className="wrap-anywhere" key={`${kind} ${subject}`}>
                <Badge tone="warning">{kind}</Badge> {subject}{' '}
                <span className="text-muted">{momentOf(at)}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

/** How far a new key of the settings has got. */
function SealedKeys({ system, say }: { system: System; say: SaySystem }): ReactNode {
  if (system.sealed.length === 0) return say('sealedNone');
  return (
    <ul className="m-0 grid list-none gap-1 p-0">
      {system.sealed.map(({ key, boxes, in_use: inUse }) => (
        <li className="flex flex-wrap items-center gap-2" key={key}>
          {say('sealedBy', { key, count: boxes })}
          {inUse ? null : <Badge tone="warning">{say('sealedOld')}</Badge>}
        </li>
      ))}
    </ul>
  );
}

function Worker({ system, say }: { system: System; say: SaySystem }): ReactNode {
  const at = system.worker_seen_at;
  if (at === null) return <Badge tone="danger">{say('workerNever')}</Badge>;
  const isLate = Date.now() - Date.parse(at) > WORKER_LATE_MS;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {momentOf(at)}
      {isLate ? <Badge tone="danger">{say('workerLate')}</Badge> : null}
    </span>
  );
}

function queueText({ waiting, retried, oldest_at: at }: System['notices'], say: SaySystem): string {
  if (waiting === 0) return say('nothing');
  return [
    say('waiting', { count: waiting }),
    ...(at === null ? [] : [say('oldest', { at: momentOf(at) })]),
    ...(retried > 0 ? [say('retried', { count: retried })] : []),
  ].join(', ');
}

function momentOf(at: string): string {
  return `${formatDate(at)} ${formatTime(at)}`;
}
