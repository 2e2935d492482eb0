import type { BulkAct } from '@sesame/contract/operator-bulk.ts';
import { useWords } from '../../../i18n/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { bulkWords } from './bulk.words.ts';

/** How far an act has come. */
export function BulkProgress({ act }: { act: BulkAct }) {
  const say = useWords(bulkWords);
  const looked = act.done + act.failed;
  return (
    <span className={`grid gap-1.5 ${act.state === 'running' ? 'min-w-36' : ''}`}>
      <span className="flex flex-wrap items-center gap-2">
        <span className="type-tabular">{say('doneOf', { done: act.done, total: act.total })}</span>
        {act.failed > 0 ? (
          <Badge tone="warning">{say('failedCount', { count: act.failed })}</Badge>
        ) : null}
      </span>
      {act.state === 'running' ? (
        <ProgressBar label={say('progress')} share={looked / act.total} />
      ) : null}
    </span>
  );
}
