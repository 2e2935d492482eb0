import { WORKER_LOST_MS } from '@sesame/contract/console/reports.ts';
import { formatDateTime, formatTime } from '../../../i18n/format.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Status } from '../../../ui/data/status.tsx';
import { overviewMessages } from './overview.messages.ts';

/** Whether background jobs are running. */
export function WorkerLine({ at }: { at: string | null }) {
  const t = useMessages(overviewMessages);
  if (at === null)
    return (
      <Status kind="unpaid">
        <span className="whitespace-normal">{t('workerNever')}</span>
      </Status>
    );
  return Date.now() - Date.parse(at) > WORKER_LOST_MS ? (
    <p role="alert">
      <Status kind="unpaid">
        <span className="whitespace-normal">{t('workerLost', { time: formatDateTime(at) })}</span>
      </Status>
    </p>
  ) : (
    <p className="text-[.8125rem] text-muted">
      <Status kind="active">
        <span className="whitespace-normal">{t('workerSeen', { time: formatTime(at) })}</span>
      </Status>
    </p>
  );
}
