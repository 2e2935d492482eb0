import { listQueue, ticketQueues } from '@sesame/contract/console/tickets.ts';
import { MessageSquareText } from 'lucide-react';
import { Link, useLocation, useSearch } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { EmptyState } from '../../../ui/data/state-view.tsx';
import { SegmentedFilter } from '../../../ui/forms/segmented-filter.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { LinkButton } from '../../../ui/primitives/link-button.tsx';
import { useConsoleList } from '../../api/use-console-list.ts';
import { consolePaths } from '../../paths.ts';
import { ListExport } from '../../ui/lists/export-button.tsx';
import { BackLink } from '../../ui/page/back-link.tsx';
import { ConsolePage } from '../../ui/page/console-page.tsx';
import { OpenTicket } from './open-ticket.tsx';
import { TicketQueue } from './ticket-queue.tsx';
import { ticketMessages } from './tickets.messages.ts';

const queueMessages = {
  waiting: 'queueWaiting',
  answered: 'queueAnswered',
  held: 'queueOnHold',
  done: 'queueDone',
  all: 'queueAll',
} as const;

const EVERY_MS = 15_000;

/** Queue, conversation and buyer side by side; one at a time on phones. */
export function TicketsScreen() {
  const t = useMessages(ticketMessages);
  useDocumentTitle(t('title'));
  const [path, navigate] = useLocation();
  const search = useSearch();
  const list = useConsoleList(listQueue, { defaults: { queue: 'waiting' }, everyMs: EVERY_MS });
  const queue = ticketQueues.find((one) => one === list.filters.queue) ?? 'waiting';
  const chosen = /^\/admin\/tickets\/([0-9a-f-]{36})$/.exec(path)?.[1];
  const choose = (next: string) => {
    const given = new URLSearchParams(search);
    given.set('queue', next);
    navigate(`${consolePaths.tickets()}?${given.toString()}`);
  };
  return (
    <ConsolePage
      actions={
        // Below the width of two columns only the open ticket is shown.
        <div
          className={`flex flex-wrap items-center gap-2 max-md:contents ${chosen === undefined ? '' : 'max-lg:hidden'}`}
        >
          <LinkButton
            as={Link}
            className="max-md:px-2"
            href={consolePaths.macros()}
            icon={<Icon of={MessageSquareText} />}
            variant="ghost"
          >
            {t('macros')}
          </LinkButton>
          <ListExport list={list} variant="ghost" />
          <SegmentedFilter
            className="max-md:w-full max-md:flex-wrap"
            label={t('queue')}
            onChange={choose}
            segments={ticketQueues.map((value) => ({ value, label: t(queueMessages[value]) }))}
            value={queue}
          />
        </div>
      }
      back={
        chosen === undefined ? null : (
          <BackLink
            className="lg:hidden"
            href={`${consolePaths.tickets()}${search ? `?${search}` : ''}`}
          >
            {t('back')}
          </BackLink>
        )
      }
      title={t('title')}
    >
      <div className="overflow-hidden rounded-lg border border-border bg-surface shadow-card lg:grid lg:h-[calc(100dvh-148px)] lg:min-h-[560px] lg:grid-cols-[300px_minmax(0,1fr)]">
        <div
          className={`min-h-0 overflow-y-auto border-border lg:border-r ${chosen === undefined ? '' : 'max-lg:hidden'}`}
        >
          <TicketQueue chosen={chosen} list={list} />
        </div>
        <div className={`min-h-0 min-w-0 ${chosen === undefined ? 'max-lg:hidden' : ''}`}>
          {chosen === undefined ? (
            <div className="p-6">
              <EmptyState text={t('chooseHint')} title={t('choose')} />
            </div>
          ) : (
            <OpenTicket id={chosen} key={chosen} />
          )}
        </div>
      </div>
    </ConsolePage>
  );
}
