import type { listBackups, RestoreDrill } from '@sesame/contract/console/system.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../i18n/format.ts';
import { type FormatMessage, useMessages } from '../../../i18n/messages.ts';
import { Note } from '../../../ui/primitives/note.tsx';
import { systemMessages } from './system.messages.ts';

type Backups = AnswerOf<typeof listBackups>;
type FormatSystemMessage = FormatMessage<keyof (typeof systemMessages)['en']>;
type Tone = 'success' | 'warning' | 'danger' | 'neutral';

/** Whether the newest backup can be restored: the result of the last test restore, with what to do when it failed. */
export function RestoreDrillNote({
  backups,
  action,
}: {
  backups: Pick<Backups, 'drill' | 'next_drill_at'>;
  /** Starts another one; shown where that can help. */
  action: ReactNode;
}) {
  const t = useMessages(systemMessages);
  const { tone, text } = resultOf(backups, t);
  const next = backups.next_drill_at;
  const canRepeat = tone === 'danger' || tone === 'warning';
  return (
    <Note action={canRepeat ? action : null} tone={tone}>
      <p>{text}</p>
      {next === null || tone === 'neutral' ? null : (
        <p>{t('drillNext', { at: formatDateTime(next) })}</p>
      )}
    </Note>
  );
}

function resultOf(
  { drill, next_drill_at: next }: Pick<Backups, 'drill' | 'next_drill_at'>,
  t: FormatSystemMessage,
): { tone: Tone; text: string } {
  if (drill === null) {
    return { tone: 'neutral', text: t(next === null ? 'drillNoBackup' : 'drillFirst') };
  }
  if (drill.state === 'requested' || drill.state === 'running') {
    return { tone: 'neutral', text: t('drillRunning') };
  }
  return drill.state === 'done' ? endedResult(drill, t) : failedResult(drill, t);
}

function endedResult(
  { ended_at: at, requested_at: requestedAt, rows, seconds, violations }: RestoreDrill,
  t: FormatSystemMessage,
): { tone: Tone; text: string } {
  const when = formatDateTime(at ?? requestedAt);
  if (violations.length > 0) {
    const rules = violations.map(({ invariant }) => invariant).join(', ');
    return { tone: 'danger', text: t('drillBroken', { at: when, rules }) };
  }
  const figures = { at: when, count: rows ?? 0, seconds: seconds ?? 0 };
  return { tone: 'success', text: t('drillPassed', figures) };
}

function failedResult(
  { ended_at: at, requested_at: requestedAt, problem }: RestoreDrill,
  t: FormatSystemMessage,
): { tone: Tone; text: string } {
  if (problem === 'may_not_create' || problem === 'encrypted') {
    return { tone: 'warning', text: t(`drillLack_${problem}`) };
  }
  const reason = t(`problem_${problem ?? 'failed'}`);
  return {
    tone: 'danger',
    text: t('drillFailed', { at: formatDateTime(at ?? requestedAt), reason }),
  };
}
