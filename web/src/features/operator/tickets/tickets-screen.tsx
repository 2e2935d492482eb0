import { ticketQueues } from '@sesame/contract/operator-support.ts';
import { Link, useLocation, useSearch } from 'wouter';
import { useDocumentTitle } from '../../../i18n/use-document-title.ts';
import { useWords } from '../../../i18n/words.ts';
import { operatorPaths } from '../../../operator-paths.ts';
import { ConsolePage } from '../../../ui/console/console-page.tsx';
import { SegmentedFilter } from '../../../ui/segmented-filter.tsx';
import { EmptyState } from '../../../ui/state-view.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { OpenTicket } from './open-ticket.tsx';
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
  const queue = ticketQueues.find((one) => one === given.get('queue')) ?? 'waiting';
  const chosen = /^\/admin\/tickets\/([0-9a-f-]{36})$/.exec(path)?.[1];
  const choose = (next: string) => {
    given.set('queue', next);
    navigate(`${operatorPaths.tickets()}?${given.toString()}`);
  };
  return (
    <ConsolePage
      actions={
        <SegmentedFilter
          className={chosen === undefined ? '' : 'max-lg:hidden'}
          label={say('queue')}
          onChange={choose}
          segments={ticketQueues.map((value) => ({ value, label: say(queueWords[value]) }))}
          value={queue}
        />
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
          <TicketQueue chosen={chosen} queue={queue} />
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
