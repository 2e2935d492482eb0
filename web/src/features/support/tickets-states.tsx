import { MessagesSquare } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { RetryButton } from '../../shell/retry-button.tsx';
import { EmptyState, ErrorState, IconDisc } from '../../ui/data/state-view.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { Skeleton } from '../../ui/primitives/skeleton.tsx';
import { HelpChatButton, NewTicketButton } from './support-actions.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

export function TicketsSkeleton() {
  const { t } = useI18n();
  return (
    <div
      className="overflow-hidden rounded-lg border border-border bg-surface shadow-card"
      role="status"
    >
      <span className="sr-only">{t('loading')}</span>
      {ROWS.map((row) => (
        <div
          className="flex min-h-18 items-center gap-5 border-border px-6 not-first-of-type:border-t max-md:min-h-[93px] max-md:px-4"
          key={row}
        >
          <span className="flex-1">
            <Skeleton className="h-3.5 w-56 max-w-full" />
            <Skeleton className="mt-2.5 h-3 w-40 max-w-full" />
          </span>
          <Skeleton className="h-3.5 w-20 max-md:hidden" />
          <Skeleton className="h-3.5 w-10" />
        </div>
      ))}
    </div>
  );
}

export function NoTickets() {
  const { t } = useI18n();
  return (
    <EmptyState
      actions={
        <>
          <NewTicketButton />
          <HelpChatButton />
        </>
      }
      art={
        <IconDisc>
          <Icon of={MessagesSquare} size={28} />
        </IconDisc>
      }
      text={t('noTicketsHint')}
      title={t('noTickets')}
    />
  );
}

export function NoTicketFound({ search }: { search: string }) {
  const { t } = useI18n();
  return (
    <div role="status">
      <EmptyState
        actions={
          <LinkButton as={Link} href={paths.helpTickets()} variant="outline">
            {t('clearSearch')}
          </LinkButton>
        }
        title={t('nothingFound', { query: search })}
      />
    </div>
  );
}

type FailedProps = { busy: boolean; onRetry: () => void };

export function TicketsFailed(props: FailedProps) {
  const { t } = useI18n();
  return <ErrorState actions={<RetryButton {...props} />} title={t('ticketsFailed')} />;
}

/** Another buyer's ticket, an unknown one, or a failed request; the page does not reveal which. */
export function TicketFailed({ children, ...retry }: FailedProps & { children?: ReactNode }) {
  const { t } = useI18n();
  return (
    <ErrorState
      actions={
        <>
          <RetryButton {...retry} />
          {children}
        </>
      }
      title={t('ticketFailed')}
    />
  );
}
