import type { TicketPriority } from '@sesame/contract/console/tickets.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Badge } from '../../../ui/primitives/badge.tsx';
import { ticketMessages } from './tickets.messages.ts';

export const priorityMessages = {
  low: 'priorityLow',
  normal: 'priorityNormal',
  high: 'priorityHigh',
  urgent: 'priorityUrgent',
} as const;
const tones = { low: 'neutral', high: 'warning', urgent: 'danger' } as const;

/** Shown only for tickets whose priority is not normal. */
export function PriorityBadge({ priority }: { priority: TicketPriority }) {
  const t = useMessages(ticketMessages);
  if (priority === 'normal') return null;
  return <Badge tone={tones[priority]}>{t(priorityMessages[priority])}</Badge>;
}
