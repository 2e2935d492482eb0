import type { TicketPriority } from '@sesame/contract/operator-support.ts';
import { useWords } from '../../../i18n/words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ticketWords } from './tickets.words.ts';

export const priorityWords = {
  low: 'priorityLow',
  normal: 'priorityNormal',
  high: 'priorityHigh',
  urgent: 'priorityUrgent',
} as const;
const tones = { low: 'neutral', high: 'warning', urgent: 'danger' } as const;

/** Says so when a ticket presses more, or less, than the others. */
export function PriorityBadge({ priority }: { priority: TicketPriority }) {
  const say = useWords(ticketWords);
  if (priority === 'normal') return null;
  return <Badge tone={tones[priority]}>{say(priorityWords[priority])}</Badge>;
}
