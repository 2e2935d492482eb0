import { Link } from 'wouter';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/primitives/button.tsx';
import { LinkButton } from '../../ui/primitives/link-button.tsx';
import { pagesOf, rangeOf } from './ticket.rules.ts';

type TicketsPagerProps = { page: number; shown: number; total: number; search: string };

export function TicketsPager({ page, shown, total, search }: TicketsPagerProps) {
  const { t } = useI18n();
  return (
    <div className="type-tabular flex items-center justify-between gap-4 border-border border-t px-6 py-3.5 text-[.8125rem] text-muted max-md:px-4">
      <span role="status">{t('pageRange', { ...rangeOf(page, shown), total })}</span>
      <div className="flex gap-2">
        <PageButton label={t('pageBack')} search={search} to={page > 1 ? page - 1 : null} />
        <PageButton
          label={t('pageNext')}
          search={search}
          to={page < pagesOf(total) ? page + 1 : null}
        />
      </div>
    </div>
  );
}

type PageButtonProps = { label: string; to: number | null; search: string };

/** A link to a page, or a disabled button if there is none. */
function PageButton({ label, to, search }: PageButtonProps) {
  if (to === null) {
    return (
      <Button disabled size="sm" variant="outline">
        {label}
      </Button>
    );
  }
  return (
    <LinkButton as={Link} href={paths.helpTickets(to, search)} size="sm" variant="outline">
      {label}
    </LinkButton>
  );
}
