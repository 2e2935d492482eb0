import type { TicketState } from '@sesame/contract/support.ts';
import { useWords } from '../../../i18n/words.ts';
import { Status } from '../../../ui/status.tsx';
import { ticketWords } from './tickets.words.ts';

const stateWords = {
  new: 'stateNew',
  waiting_operator: 'stateWaitingOperator',
  waiting_user: 'stateWaitingUser',
  on_hold: 'stateOnHold',
  resolved: 'stateResolved',
  closed: 'stateClosed',
} as const;
const stateKinds = {
  new: 'unpaid',
  waiting_operator: 'unpaid',
  waiting_user: 'processing',
  on_hold: 'expired',
  resolved: 'active',
  closed: 'expired',
} as const;

export function TicketStatus({ state }: { state: TicketState }) {
  const say = useWords(ticketWords);
  return <Status kind={stateKinds[state]}>{say(stateWords[state])}</Status>;
}
