import { Card } from '../../../ui/primitives/card.tsx';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function PaymentsSkeleton() {
  return (
    <Card aria-hidden="true" className="mt-6" padding="none">
      {ROWS.map((row) => (
        <div
          className="flex min-h-16 items-center gap-4 border-border border-t px-6 first:border-t-0 max-md:px-4"
          key={row}
        >
          <Skeleton className="size-9 rounded-sm" />
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="ml-auto h-3.5 w-14" />
        </div>
      ))}
    </Card>
  );
}
