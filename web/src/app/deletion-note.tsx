import { useCancelDeletion } from '../api/use-cancel-deletion.ts';
import { errorText } from '../i18n/error-text.ts';
import { formatDate } from '../i18n/format.ts';
import { useI18n } from '../i18n/use-i18n.ts';
import { Button } from '../ui/button.tsx';
import { Note } from '../ui/note.tsx';

/** Whoever comes back to an account that is about to be erased is offered to keep it. */
export function DeletionNote({ deletionAt }: { deletionAt: string }) {
  const { t } = useI18n();
  const keep = useCancelDeletion();
  return (
    <div className="page pt-4">
      <Note
        action={
          <Button
            loading={keep.isPending}
            onClick={() => keep.mutate()}
            size="sm"
            variant="full_light"
          >
            {t('deletionUndo')}
          </Button>
        }
        role="status"
        tone="warning"
      >
        {keep.isError
          ? errorText(t, keep.error)
          : t('deletionPending', { date: formatDate(deletionAt) })}
      </Note>
    </div>
  );
}
