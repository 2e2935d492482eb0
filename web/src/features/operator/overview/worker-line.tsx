import { formatDate, formatTime } from '../../../i18n/format.ts';
import { useWords } from '../../../i18n/words.ts';
import { Status } from '../../../ui/status.tsx';
import { overviewWords } from './overview.words.ts';

/** A worker reports every 20 seconds; one that is silent for so long is gone. */
const LOST_MS = 120_000;

/** Whether background jobs run. */
export function WorkerLine({ at }: { at: string | null }) {
  const say = useWords(overviewWords);
  if (at === null)
    return (
      <Status kind="unpaid">
        <span className="whitespace-normal">{say('workerNever')}</span>
      </Status>
    );
  return Date.now() - Date.parse(at) > LOST_MS ? (
    <p role="alert">
      <Status kind="unpaid">
        <span className="whitespace-normal">
          {say('workerLost', { time: `${formatDate(at)} ${formatTime(at)}` })}
        </span>
      </Status>
    </p>
  ) : (
    <p className="text-[.8125rem] text-muted">
      <Status kind="active">
        <span className="whitespace-normal">{say('workerSeen', { time: formatTime(at) })}</span>
      </Status>
    </p>
  );
}
