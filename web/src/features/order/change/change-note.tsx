import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { readPlanChange } from '@sesame/contract/shop/orders/plan-changes.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../../../api/client/api-error.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { formatDate } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { RetryButton } from '../../../shell/retry-button.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';

type ChangeNoteProps = { query: UseQueryResult<AnswerOf<typeof readPlanChange>> };

/** What happens to the present plan, or why it cannot be replaced by this one. */
export function ChangeNote({ query }: ChangeNoteProps) {
  const { t } = useI18n();
  if (query.isPending) return <Skeleton className="h-28 w-full rounded-md" />;
  if (query.data === undefined) {
    const isRefused = query.error instanceof ApiError && query.error.code.startsWith('plan_');
    if (isRefused) return <Note role="status">{errorText(t, query.error)}</Note>;
    return (
      <Note role="alert" tone="danger">
        <span className="mb-2 block">{errorText(t, query.error)}</span>
        <RetryButton busy={query.isFetching} onRetry={() => void query.refetch()} />
      </Note>
    );
  }
  const from = formatDate(query.data.ends_at);
  return (
    <p className="mt-3 text-[.8125rem] text-muted leading-[18px]">
      {t('changeNote', { date: from })}
    </p>
  );
}
