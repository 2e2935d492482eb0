import type { TicketState } from '@sesame/contract/shop/support.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { Status } from '../../ui/data/status.tsx';
import { shownStates } from './ticket.rules.ts';

export function TicketStatus({ state }: { state: TicketState }) {
  const { t } = useI18n();
  const { kind, text } = shownStates[state];
  return <Status kind={kind}>{t(text)}</Status>;
}
