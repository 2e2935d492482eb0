import type { MacroAction } from '@sesame/contract/console/macros.ts';
import { formatPercent } from '../../../../i18n/format-amount.ts';
import { useMessages } from '../../../../i18n/messages.ts';
import { useI18n } from '../../../../i18n/use-i18n.ts';
import { priorityMessages } from '../ticket-priority.tsx';
import { ticketMessages } from '../tickets.messages.ts';
import { macroMessages } from './macros.messages.ts';

export function MacroActionText({ action }: { action: MacroAction | null }) {
  const { language } = useI18n();
  const t = useMessages(macroMessages);
  const tTicket = useMessages(ticketMessages);
  if (action === null) return t('kindReply');
  if (action.kind === 'extend') return t('summaryExtend', { days: action.days });
  if (action.kind === 'refund')
    return t('summaryRefund', { percent: formatPercent(language, action.percent) });
  if (action.kind === 'priority') {
    return t('summaryPrioritize', { priority: tTicket(priorityMessages[action.priority]) });
  }
  return t(
    ({ replace: 'summaryReplace', hold: 'summaryHold', resolve: 'summaryResolve' } as const)[
      action.kind
    ],
  );
}
