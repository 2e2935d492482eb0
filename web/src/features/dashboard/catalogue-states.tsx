import { ServerCrash } from 'lucide-react';
import { useSignedIn } from '../../api/session/use-session.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { RetryButton } from '../../shell/retry-button.tsx';
import { EmptyState, ErrorState, IconDisc } from '../../ui/data/state-view.tsx';
import { Button } from '../../ui/primitives/button.tsx';
import { Card } from '../../ui/primitives/card.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { CardGrid } from './card-grid.tsx';

type NothingFoundProps = { query: string; onClear: () => void };

/** The search or the filter has no results. */
export function NothingFound({ query, onClear }: NothingFoundProps) {
  const { t } = useI18n();
  return (
    <div role="status">
      <EmptyState
        actions={
          <Button onClick={onClear} variant="outline">
            {t(query ? 'clearSearch' : 'showAllServices')}
          </Button>
        }
        text={query ? t('nothingFoundHint') : undefined}
        title={query ? t('nothingFound', { query }) : t('noneInFilter')}
      />
    </div>
  );
}

/** The shop has no products yet. */
export function NothingOnSale() {
  const { t } = useI18n();
  return <EmptyState text={t('nothingOnSaleHint')} title={t('nothingOnSale')} />;
}

type CatalogueFailedProps = { busy: boolean; onRetry: () => void };

export function CatalogueFailed({ busy, onRetry }: CatalogueFailedProps) {
  const { t } = useI18n();
  const signedIn = useSignedIn();
  return (
    <ErrorState
      actions={<RetryButton busy={busy} onRetry={onRetry} />}
      art={
        <IconDisc tone="danger">
          <Icon of={ServerCrash} size={28} />
        </IconDisc>
      }
      text={t(signedIn ? 'productsFailedHint' : 'methodsFailedHint')}
      title={t('productsFailed')}
    />
  );
}

const CARDS = ['first', 'second', 'third'];
const ROWS = ['first', 'second', 'third'];

export function ProductsSkeleton() {
  return (
    <CardGrid>
      {CARDS.map((card) => (
        <Card aria-hidden="true" className="max-md:min-h-[220px]" key={card}>
          <Skeleton className="mb-4 size-12 rounded-[11px]" />
          <Skeleton className="h-4 w-[46%]" />
          <Skeleton className="mt-3 h-3 w-[92%]" />
          <Skeleton className="mt-2 h-3 w-[64%]" />
          <div className="mt-[22px] mb-[18px]">
            {ROWS.map((row) => (
              <div className="flex justify-between border-border border-t py-3" key={row}>
                <Skeleton className="h-[13px] w-16" />
                <Skeleton className="h-[13px] w-13" />
              </div>
            ))}
          </div>
          <Skeleton className="h-(--control) w-full rounded-md" />
        </Card>
      ))}
    </CardGrid>
  );
}
