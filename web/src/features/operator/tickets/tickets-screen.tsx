import { exportTickets, ticketQueues } from '@sesame/contract/operator-support.ts';
import { MessageSquareText } from 'lucide-react';
import { Link, useLocation, useSearch } from 'wouter';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ExportButton } from '../../../shell/console/export-button.tsx';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SegmentedFilter } from '../../../ui/segmented-filter.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { OpenTicket } from './open-ticket.tsx';
import { ticketQuery } from './ticket-filters.ts';
import { TicketQueue } from './ticket-queue.tsx';
import { ticketWords } from './tickets.words.ts';

const queueWords = {
  waiting: 'queueWaiting',
  answered: 'queueAnswered',
  held: 'queueHeld',
  done: 'queueDone',
  all: 'queueAll',
} as const;

/** Queue, conversation and buyer side by side; on a phone one after the other. */
export function TicketsScreen() {
  const say = useWords(ticketWords);
  useDocumentTitle(say('title'));
  const [path, navigate] = useLocation();
  const words = useSearch();
  const given = new URLSearchParams(words);
  const filters = ticketQuery(given);
  const chosen = /^\/admin\/tickets\/([0-9a-f-]{36})$/.exec(path)?.[1];
  const choose = (next: string) => {
    given.set('queue', next);
    navigate(`${operatorPaths.tickets()}?${given.toString()}`);
  };
  return (
    <ConsolePage
      actions={
        // Below the width of two columns an open ticket stands alone.
        <div
          className={`flex flex-wrap items-center gap-2 max-md:w-full ${chosen === undefined ? '' : 'max-lg:hidden'}`}
        >
          <LinkButton
            as={Link}
            href={operatorPaths.macros()}
            icon={<Icon of={MessageSquareText} />}
            variant="ghost"
          >
            {say('macros')}
          </LinkButton>
          <ExportButton
            input={() => ({ query: filters })}
            name="tickets"
            route={exportTickets}
            variant="ghost"
          />
          <SegmentedFilter
            className="max-md:w-full max-md:flex-wrap"
            label={say('queue')}
            onChange={choose}
            segments={ticketQueues.map((value) => ({ value, label: say(queueWords[value]) }))}
            value={filters.queue}
          />
        </div>
      }
      back={
        chosen === undefined ? null : (
          <TextLink
            as={Link}
            className="lg:hidden"
            href={`${operatorPaths.tickets()}${words ? `?${words}` : ''}`}
          >
            {say('back')}
          </TextLink>
        )
      }
      title={say('title')}
    >
      <div className="overflow-hidden rounded-lg border border-border bg-surface shadow-card lg:grid lg:h-[calc(100dvh-148px)] lg:min-h-[560px] lg:grid-cols-[300px_minmax(0,1fr)]">
        <div
          className={`min-h-0 overflow-y-auto border-border lg:border-r ${chosen === undefined ? '' : 'max-lg:hidden'}`}
        >
          <TicketQueue chosen={chosen} />
        </div>
        <div className={`min-h-0 min-w-0 ${chosen === undefined ? 'max-lg:hidden' : ''}`}>
          {chosen === undefined ? (
            <div className="p-6">
              <EmptyState text={say('chooseHint')} title={say('choose')} />
            </div>
          ) : (
            <OpenTicket id={chosen} key={chosen} />
          )}
        </div>
      </div>
    </ConsolePage>
  );
}
