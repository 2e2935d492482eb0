import { useRoute } from 'wouter';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Conversation } from './conversation/conversation.tsx';
import { HelpChatButton, NewTicketButton } from './support-actions.tsx';
import { TicketsNav } from './tickets-nav.tsx';

/** One conversation; on wide screens next to the list, on phones the whole page. */
export function TicketScreen() {
  const { t } = useI18n();
  const [, params] = useRoute<{ id: string }>(paths.helpTicket(':id'));
  const id = params?.id ?? '';
  return (
    <div className="max-md:-mx-(--page-gutter) max-md:-mt-6 max-md:-mb-16 md:-mb-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="type-title-1 max-md:sr-only" tabIndex={-1}>
          {t('navHelpdesk')}
        </h1>
        <div className="flex flex-wrap gap-2 max-md:hidden">
          <HelpChatButton />
          <NewTicketButton />
        </div>
      </div>
      <div className="mt-6 grid h-[calc(100dvh-188px)] min-h-[480px] grid-cols-[328px_minmax(0,1fr)] overflow-hidden rounded-lg border border-border bg-surface shadow-card max-md:mt-0 max-md:h-[calc(100dvh-var(--header-height)-1px)] max-md:min-h-[420px] max-md:grid-cols-1 max-md:rounded-none max-md:border-0 max-md:bg-background max-md:shadow-none max-lg:grid-cols-[256px_minmax(0,1fr)]">
        <TicketsNav currentId={id} />
        <Conversation key={id} ticketId={id} />
      </div>
    </div>
  );
}
