import { useI18n } from '../../../i18n/use-i18n.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useSteadyBusy } from '../../../ui/primitives/use-steady-busy.ts';

const ROWS = ['first', 'second', 'third', 'fourth'];

export function MethodsSkeleton() {
  const { t } = useI18n();
  const shown = useSteadyBusy(true);
  return (
    <div aria-busy="true" className={shown ? '' : 'opacity-0'}>
      <p className="type-label mb-2.5">
        {t('paymentMethod')}
        <span className="sr-only">: {t('loading')}</span>
      </p>
      <div className="grid grid-cols-1 gap-2.5 min-[1181px]:grid-cols-2">
        {ROWS.map((row) => (
          <Skeleton className="h-15 rounded-[14px]" key={row} />
        ))}
      </div>
    </div>
  );
}
