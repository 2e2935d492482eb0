import { useCancelDeletion } from '../api/session/use-cancel-deletion.ts';
import { errorText } from '../i18n/error-text.ts';
import { formatDate } from '../i18n/format.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { Button } from '../ui/primitives/button.tsx';
import { Note } from '../ui/primitives/note.tsx';

/** Offers to cancel the deletion of an account that is about to be erased. */
export function DeletionNote({ deletionAt }: { deletionAt: string }) {
  const { t } = useI18n();
  const keep = useCancelDeletion();
  return (
    <div className="page pt-4">
      <Note role="status" tone="warning">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {keep.isError
            ? errorText(t, keep.error)
            : t('deletionPending', { date: formatDate(deletionAt) })}
          <Button
            className="sm:-my-1.5"
            loading={keep.isPending}
            onClick={() => keep.mutate({})}
            size="sm"
            variant="secondary"
          >
            {t('deletionUndo')}
          </Button>
        </div>
      </Note>
    </div>
  );
}
