import type { Ticket } from '@sesame/contract/shop/support.ts';
import { Link } from 'wouter';
import { formatDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/use-i18n.ts';
import { paths } from '../../paths.ts';
import { Note } from '../../ui/primitives/note.tsx';
import { TextLink } from '../../ui/primitives/text-link.tsx';
import { NewTicketButton } from './support-actions.tsx';
import { shownStates } from './ticket.rules.ts';

/** What happens next, or how a state affects the next message; nothing once support has answered. */
export function StateNote({ ticket, canReply }: { ticket: Ticket; canReply: boolean }) {
  const { t } = useI18n();
  const { merged_into: mergedInto } = ticket;
  if (mergedInto) {
    return (
      <Note>
        <TextLink as={Link} href={paths.helpTicket(mergedInto.id)}>
          {t('ticketMergedInto', { number: mergedInto.number })}
        </TextLink>
      </Note>
    );
  }
  if (!canReply) {
    return (
      <div className="grid justify-items-start gap-3">
        <Note className="w-full">{t('ticketEndedNote')}</Note>
        <NewTicketButton />
      </div>
    );
  }
  if (shownStates[ticket.state].text === 'ticketOpen')
    return <Note className="mb-3">{t('ticketOpenNote')}</Note>;
  if (ticket.state === 'on_hold') return <Note className="mb-3">{t('ticketOnHoldNote')}</Note>;
  if (ticket.state !== 'resolved' || ticket.reply_until === null) return null;
  return (
    <Note className="mb-3">
      {t('ticketResolvedNote', { date: formatDate(ticket.reply_until) })}
    </Note>
  );
}
