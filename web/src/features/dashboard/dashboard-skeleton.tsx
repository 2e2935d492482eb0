import type { ReactNode } from 'react';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Card } from '../../ui/primitives/card.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { useSteadyBusy } from '../../ui/primitives/use-steady-busy.ts';
import { ProductsSkeleton } from './catalogue-states.tsx';
import { PaymentsSkeleton } from './history/payments-skeleton.tsx';

type DashboardSkeletonProps = { tab: 'subscriptions' | 'payments'; tabs: ReactNode };

/** The same boxes as the page to come, once they are to be seen. */
export function DashboardSkeleton({ tab, tabs }: DashboardSkeletonProps) {
  const { t } = useI18n();
  const shown = useSteadyBusy(true);
  return (
    <div aria-busy="true" className="min-h-dvh">
      <p className="sr-only">{t('loading')}</p>
      {shown ? (
        <>
          {tabs}
          {tab === 'subscriptions' ? <SubscriptionsSkeleton /> : <PaymentsSkeleton />}
        </>
      ) : null}
    </div>
  );
}

const CARDS = ['first', 'second', 'third'];

function SubscriptionsSkeleton() {
  return (
    <>
      <div className="mt-6 grid grid-cols-3 gap-5 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-3">
        {CARDS.map((card) => (
          <Card aria-hidden="true" key={card}>
            <div className="flex items-center gap-3.5">
              <Skeleton className="size-11 rounded-md" />
              <div>
                <Skeleton className="h-3.5 w-30" />
                <Skeleton className="mt-2 h-3 w-22" />
              </div>
            </div>
            <Skeleton className="mt-[22px] h-3 w-full" />
            <Skeleton className="mt-4 mb-5 h-2.5 w-full" />
            <Skeleton className="h-(--control) w-full rounded-md" />
          </Card>
        ))}
      </div>
      <div className="mt-14 mb-5 flex items-center justify-between max-md:mt-10">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-(--control) w-[264px] rounded-md max-md:hidden" />
      </div>
      <ProductsSkeleton />
    </>
  );
}
