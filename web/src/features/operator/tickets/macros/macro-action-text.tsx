import type { MacroAction } from '@sesame/contract/operator-macros.ts';
import { useWords } from '../../../../i18n/words.ts';
import { priorityWords } from '../ticket-priority.tsx';
import { ticketWords } from '../tickets.words.ts';
import { macroWords } from './macros.words.ts';

/** What a macro does, in a word or two. */
export function MacroActionText({ action }: { action: MacroAction | null }) {
  const say = useWords(macroWords);
  const sayTicket = useWords(ticketWords);
  if (action === null) return say('kindReply');
  if (action.kind === 'extend') return say('doesExtend', { days: action.days });
  if (action.kind === 'refund') return say('doesRefund', { percent: action.percent });
  if (action.kind === 'priority') {
    return say('doesPrioritize', { priority: sayTicket(priorityWords[action.priority]) });
  }
  return say(
    ({ reissue: 'doesReissue', hold: 'doesHold', resolve: 'doesResolve' } as const)[action.kind],
  );
}
