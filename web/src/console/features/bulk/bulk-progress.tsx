import type { BulkAction } from '@sesame/contract/console/bulk-actions.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { ProgressBar } from '../../../ui/primitives/progress-bar.tsx';
import { bulkMessages } from './bulk.messages.ts';

export function BulkProgress({ action }: { action: BulkAction }) {
  const t = useMessages(bulkMessages);
  const looked = action.done + action.failed;
  return (
    <span className={`grid gap-1.5 ${action.state === 'running' ? 'min-w-36' : ''}`}>
      <span className="flex flex-wrap items-center gap-2">
        <span className="type-tabular">
          {t('doneOf', { done: action.done, total: action.total })}
        </span>
        {action.failed > 0 ? (
          <Badge tone="warning">
            {t(action.kind === 'undo_added_days' ? 'leftOutCount' : 'failedCount', {
              count: action.failed,
            })}
          </Badge>
        ) : null}
      </span>
      {action.state === 'running' ? (
        <ProgressBar label={t('progress')} share={looked / action.total} />
      ) : null}
    </span>
  );
}
