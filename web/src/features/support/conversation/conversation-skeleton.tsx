import { useI18n } from '../../../i18n/use-i18n.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';

export function ConversationSkeleton() {
  const { t } = useI18n();
  return (
    <div className="grid content-start gap-6 p-6 max-md:p-4" role="status">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="mx-auto h-3 w-20" />
      <Skeleton className="ml-auto h-16 w-3/5 rounded-lg" />
      <Skeleton className="h-16 w-3/5 rounded-lg" />
      <Skeleton className="ml-auto h-10 w-1/4 rounded-lg" />
    </div>
  );
}
