import type { TicketState } from '@sesame/contract/shop/support.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Status } from '../../../ui/data/status.tsx';
import { ticketMessages } from './tickets.messages.ts';

const stateMessages = {
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
  const t = useMessages(ticketMessages);
  return <Status kind={stateKinds[state]}>{t(stateMessages[state])}</Status>;
}
