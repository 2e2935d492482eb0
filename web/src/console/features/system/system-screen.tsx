import { getSystem } from '@sesame/contract/console/system.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDateTime } from '../../../i18n/format.ts';
import { type FormatMessage, useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { TextLink } from '../../../ui/primitives/text-link.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { RecordAlerts } from '../../ui/alerts/record-alerts.tsx';
import { useAlertKindMessages } from '../../ui/names/use-alert-kind-messages.ts';
import { ConsolePage, Panel } from '../../ui/page/console-page.tsx';
import { FactList } from '../../ui/page/fact-list.tsx';
import { NoAnswerYet } from '../../ui/page/no-answer-yet.tsx';
import { BackfillList } from './backfill-list.tsx';
import { BackupsPanel } from './backups-panel.tsx';
import { DeadJobList } from './dead-job-list.tsx';
import { JobList } from './job-list.tsx';
import { MailLog } from './mail-log.tsx';
import { systemMessages } from './system.messages.ts';

type System = AnswerOf<typeof getSystem>;
type FormatSystemMessage = FormatMessage<keyof (typeof systemMessages)['en']>;

/** Three intervals of the worker's report. */
const WORKER_LATE_MS = 60_000;

/** Version, database, queues, jobs, open alerts and the mail log. */
export function SystemScreen() {
  const t = useMessages(systemMessages);
  useDocumentTitle(t('title'));
  const system = useConsoleQuery(getSystem, {}, { everyMs: 15_000 });
  return (
    <ConsolePage title={t('title')}>
      <div className="grid gap-6">
        <RecordAlerts record="section:system" />
        {system.data ? (
          <>
            <Figures t={t} system={system.data} />
            <DeadJobList count={system.data.dead} jobs={system.data.dead_jobs} />
            <BackfillList backfills={system.data.backfills} />
            <JobList jobs={system.data.jobs} />
          </>
        ) : (
          <NoAnswerYet failed={t('failed')} loading={t('loading')} query={system} />
        )}
        <BackupsPanel />
        <MailLog />
      </div>
    </ConsolePage>
  );
}

function Figures({ system, t }: { system: System; t: FormatSystemMessage }) {
  const alertTitle = useAlertKindMessages();
  const { database, webhooks, mails, telegram } = system;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Panel title={t('server')}>
        <FactList
          facts={[
            {
              key: 'version',
              label: t('version'),
              value: `${system.version}, Node ${system.node}`,
            },
            { key: 'running', label: t('running'), value: formatDateTime(system.started_at) },
            { key: 'worker', label: t('worker'), value: <Worker t={t} system={system} /> },
          ]}
        />
      </Panel>
      <Panel title={t('database')}>
        <FactList
          facts={[
            {
              key: 'postgres',
              label: t('postgres'),
              value: database.embedded
                ? t('embedded', { version: database.version })
                : database.version,
            },
            {
              key: 'role',
              label: t('databaseRole'),
              value: t(database.owner_rights ? 'databaseOwner' : 'databaseOwnRole'),
            },
            {
              key: 'size',
              label: t('size'),
              value: t('megabytes', { count: Math.ceil(database.bytes / 1_000_000) }),
            },
            {
              key: 'migrations',
              label: t('migrations'),
              value: t('migrationsValue', {
                count: database.migrations.length,
                last: database.migrations.at(-1) ?? '–',
              }),
            },
            {
              key: 'sealed',
              label: t('sealed'),
              value: <SealedKeys t={t} system={system} />,
            },
          ]}
        />
      </Panel>
      <Panel title={t('queues')}>
        <FactList
          facts={[
            { key: 'webhooks', label: t('webhooks'), value: queueText(webhooks, t) },
            {
              key: 'telegram',
              label: t('telegram'),
              value: `${queueText(telegram, t)}${telegram.abandoned > 0 ? `, ${t('failedCount', { count: telegram.abandoned })}` : ''}`,
            },
            {
              key: 'mails',
              label: t('mails'),
              value: (
                <>
                  {mails.enabled ? null : <p>{t('mailsOff')}</p>}
                  {queueText(mails, t)}
                  {mails.abandoned > 0 ? `, ${t('failedCount', { count: mails.abandoned })}` : ''}
                </>
              ),
            },
          ]}
        />
      </Panel>
      <Panel title={t('alerts')}>
        {system.alerts.length === 0 ? (
          <p className="text-muted">{t('alertsNone')}</p>
        ) : (
          <ul className="m-0 grid list-none gap-2 p-0">
            {system.alerts.map(({ kind, subject, created_at: at }) => (
              <li className="wrap-anywhere" key={`${kind} ${subject}`}>
                <TextLink as={Link} href={`${consolePaths.alerts()}?kind=${kind}`}>
                  {alertTitle(kind)}
                </TextLink>{' '}
                <span className="text-muted">{formatDateTime(at)}</span>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

/** Progress of the re-encryption with a new key. */
function SealedKeys({ system, t }: { system: System; t: FormatSystemMessage }): ReactNode {
  if (system.sealed.length === 0) return t('sealedNone');
  return (
    <ul className="m-0 grid list-none gap-1 p-0">
      {system.sealed.map(({ key, boxes, in_use: inUse }) => (
        <li className="flex flex-wrap items-center gap-2" key={key}>
          {boxes === null ? t('sealedInUse', { key }) : t('sealedBy', { key, count: boxes })}
          {inUse ? null : (
            <>
              <Badge tone="warning">{t('sealedOld')}</Badge>
              <span className="basis-full text-[.8125rem] text-muted">{t('sealedHint')}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function Worker({ system, t }: { system: System; t: FormatSystemMessage }): ReactNode {
  const at = system.worker_seen_at;
  if (at === null) return <Badge tone="danger">{t('workerNever')}</Badge>;
  const isLate = Date.now() - Date.parse(at) > WORKER_LATE_MS;
  return (
    <span className="flex flex-wrap items-center gap-2">
      {formatDateTime(at)}
      {isLate ? <Badge tone="danger">{t('workerLate')}</Badge> : null}
    </span>
  );
}

function queueText(
  { waiting, retried, oldest_at: at }: System['webhooks'],
  t: FormatSystemMessage,
): string {
  if (waiting === 0) return t('nothing');
  return [
    t('waiting', { count: waiting }),
    ...(at === null ? [] : [t('oldest', { at: formatDateTime(at) })]),
    ...(retried > 0 ? [t('retried', { count: retried })] : []),
  ].join(', ');
}
