import {
  assignTicket,
  closeTicket,
  holdTicket,
  listQueue,
  type OperatorTicket,
  reopenTicket,
  resolveTicket,
} from '@sesame/contract/operator-support.ts';
import { Check, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useMay, useOperatorSession } from '../../../api/operator/use-operator.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Input } from '../../../ui/input.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { MenuItem } from '../../../ui/menu-rows.tsx';
import { ticketWords } from './tickets.words.ts';

type TicketActsProps = { ticket: OperatorTicket; onMoved: (ticket: OperatorTicket) => void };

/** What can be done with a ticket as it stands; somebody else's move in between is refused and said. */
export function TicketActs({ ticket, onMoved }: TicketActsProps) {
  const { t } = useI18n();
  const say = useWords(ticketWords);
  const may = useMay();
  const me = useOperatorSession().data?.operator.id;
  const [closing, setClosing] = useState(false);
  const touches = [listQueue];
  const hold = useOperatorMutation(holdTicket, { touches });
  const resolve = useOperatorMutation(resolveTicket, { touches });
  const reopen = useOperatorMutation(reopenTicket, { touches });
  const assign = useOperatorMutation(assignTicket, { touches });
  if (!may('tickets:write')) return null;
  const params = { id: ticket.id };
  const moved = { onSuccess: onMoved };
  const { state, assignee } = ticket;
  const isOpen = state !== 'closed' && state !== 'resolved';
  const problem = hold.error ?? resolve.error ?? reopen.error ?? assign.error;
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {isOpen ? (
        <Button
          icon={<Icon of={Check} />}
          loading={resolve.isPending}
          onClick={() => resolve.mutate({ params, body: {} }, moved)}
          variant="outline"
        >
          {say('resolve')}
        </Button>
      ) : null}
      <Menu
        label={say('acts')}
        trigger={(props) => (
          <Button {...props} aria-label={say('acts')} size="icon" variant="ghost">
            <Icon of={Ellipsis} />
          </Button>
        )}
      >
        {assignee?.id === me ? (
          <MenuItem onSelect={() => assign.mutate({ params, body: { operator: null } }, moved)}>
            {say('giveUp')}
          </MenuItem>
        ) : (
          <MenuItem
            onSelect={() => assign.mutate({ params, body: { operator: me ?? null } }, moved)}
          >
            {say('take')}
          </MenuItem>
        )}
        {isOpen && state !== 'on_hold' ? (
          <MenuItem onSelect={() => hold.mutate({ params, body: {} }, moved)}>
            {say('hold')}
          </MenuItem>
        ) : null}
        {state === 'on_hold' || state === 'resolved' ? (
          <MenuItem onSelect={() => reopen.mutate({ params, body: {} }, moved)}>
            {say('reopen')}
          </MenuItem>
        ) : null}
        {state === 'closed' ? null : (
          <MenuItem onSelect={() => setClosing(true)}>{say('close')}</MenuItem>
        )}
      </Menu>
      {problem ? (
        <p className="w-full text-right text-[.8125rem] text-danger-text" role="alert">
          {errorText(t, problem)}
        </p>
      ) : null}
      {closing ? (
        <CloseDialog onClose={() => setClosing(false)} onMoved={onMoved} ticket={ticket} />
      ) : null}
    </div>
  );
}

function CloseDialog({ ticket, onMoved, onClose }: TicketActsProps & { onClose: () => void }) {
  const say = useWords(ticketWords);
  const [reason, setReason] = useState('');
  const close = useOperatorMutation(closeTicket, { touches: [listQueue] });
  const submit = () =>
    close.mutate(
      { params: { id: ticket.id }, body: reason.trim() ? { reason: reason.trim() } : {} },
      {
        onSuccess: (moved) => {
          onMoved(moved);
          onClose();
        },
      },
    );
  return (
    <ActDialog
      act={close}
      destructive
      lead={say('closeLead')}
      onClose={onClose}
      onSubmit={submit}
      submitLabel={say('close')}
      title={say('closeTitle')}
    >
      <Field label={say('reason')}>
        <Input maxLength={500} onChange={(event) => setReason(event.target.value)} value={reason} />
      </Field>
    </ActDialog>
  );
}
