import type { ListedBackup } from '@sesame/contract/console/system.ts';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../i18n/format.ts';
import type { FormatMessage } from '../../../i18n/messages.ts';
import { Status, type StatusKind } from '../../../ui/data/status.tsx';
import type { systemMessages } from './system.messages.ts';

type FormatSystemMessage = FormatMessage<keyof (typeof systemMessages)['en']>;
type Run = Pick<ListedBackup, 'state' | 'tables_done' | 'tables' | 'problem'>;

export function CheckState({
  backup,
  t,
}: {
  backup: ListedBackup;
  t: FormatSystemMessage;
}): ReactNode {
  const { check } = backup;
  if (check === null) return backup.state === 'done' ? t('backupNotChecked') : '–';
  const broken = check.violations.map(({ invariant }) => invariant);
  return (
    <span>
      {check.state === 'done' && broken.length > 0 ? (
        <Outcome kind="unpaid">
          {t('backupBroken', { count: broken.length, rules: broken.join(', ') })}
        </Outcome>
      ) : (
        <RunState done={t('backupVerified')} run={check} t={t} />
      )}
      {check.ended_at === null ? null : (
        <span className="block text-muted">{formatDateTime(check.ended_at)}</span>
      )}
    </span>
  );
}

export function RunState({
  run,
  done,
  t,
}: {
  run: Run;
  done: string;
  t: FormatSystemMessage;
}): ReactNode {
  if (run.state === 'failed') {
    return <Outcome kind="unpaid">{t(`problem_${run.problem ?? 'failed'}`)}</Outcome>;
  }
  if (run.state === 'requested') return <Status kind="processing">{t('backupQueued')}</Status>;
  if (run.state === 'done') return <Outcome kind="active">{done}</Outcome>;
  return (
    <Status kind="processing">
      {run.tables === null
        ? t('backupStarted')
        : t('backupRunning', { done: run.tables_done, tables: run.tables })}
    </Status>
  );
}

/** A note that may take several lines. */
export function Outcome({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return (
    <span className="inline-block [&>span]:whitespace-normal">
      <Status kind={kind}>{children}</Status>
    </span>
  );
}
