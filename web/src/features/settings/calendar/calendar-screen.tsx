import { formatDate } from '../../../i18n/format.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { RetryButton } from '../../../shell/retry-button.tsx';
import { ErrorState } from '../../../ui/data/state-view.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Card } from '../../../ui/primitives/card.tsx';
import { Note } from '../../../ui/primitives/note.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { NewAddress } from './new-address.tsx';
import { useCalendar } from './use-calendar.ts';

/** The address at which calendar apps fetch the ends of the buyer's subscriptions. */
export function CalendarScreen() {
  const { t } = useI18n();
  const calendar = useCalendar();
  useDocumentTitle(t('calendar'));
  return (
    <div className="mx-auto max-w-[920px]">
      <h1 className="type-title-1" tabIndex={-1}>
        {t('calendar')}
      </h1>
      <p className="mt-2 max-w-[64ch] text-muted">{t('calendarIntro')}</p>
      <div className="mt-5 min-w-0 empty:hidden" role="status">
        {calendar.message ? (
          <Note tone={calendar.message.tone}>{calendar.message.text}</Note>
        ) : null}
      </div>
      <div className="mt-7 max-md:mt-5">
        <Address calendar={calendar} />
      </div>
    </div>
  );
}

function Address({ calendar }: { calendar: ReturnType<typeof useCalendar> }) {
  const { t } = useI18n();
  const { data, isPending, isFetching, refetch } = calendar.state;
  if (isPending) return <AddressSkeleton />;
  if (data === undefined) {
    return (
      <ErrorState
        actions={<RetryButton busy={isFetching} onRetry={() => void refetch()} />}
        title={t('calendarFailed')}
      />
    );
  }
  if (data.created_at === null) {
    return (
      <Card>
        <p className="max-w-[64ch] text-text-secondary">{t('calendarNone')}</p>
        <Button className="mt-5" loading={calendar.isCreating} onClick={calendar.create}>
          {t('calendarCreate')}
        </Button>
      </Card>
    );
  }
  return (
    <Card>
      {calendar.url === null ? (
        <p className="max-w-[64ch] text-text-secondary">
          {t('calendarSince', { date: formatDate(data.created_at) })} {t('calendarReplaceHint')}
        </p>
      ) : (
        <NewAddress url={calendar.url} />
      )}
      <div className="mt-5 flex flex-wrap gap-2">
        {calendar.url === null ? (
          <Button loading={calendar.isCreating} onClick={calendar.create} variant="outline">
            {t('calendarReplace')}
          </Button>
        ) : null}
        <Button loading={calendar.isRemoving} onClick={calendar.remove} variant="outline">
          {t('calendarRemove')}
        </Button>
      </div>
    </Card>
  );
}

function AddressSkeleton() {
  const { t } = useI18n();
  return (
    <Card role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-5 w-2/3" />
      <Skeleton className="mt-5 h-10 w-40 rounded-md" />
    </Card>
  );
}
