import {
  assignTicket,
  type ConsoleTicket,
  closeTicket,
  holdTicket,
  listQueue,
  reopenTicket,
  resolveTicket,
} from '@sesame/contract/console/tickets.ts';
import { Check, Ellipsis } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { errorText } from '../../../i18n/error-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { Menu } from '../../../ui/overlay/menu.tsx';
import { MenuItem } from '../../../ui/overlay/menu-rows.tsx';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { useMay, useOperatorSession } from '../../api/use-operator.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { ticketMessages } from './tickets.messages.ts';

const MergeDialog = lazy(() =>
  import('./merge-dialog.tsx').then((module) => ({ default: module.MergeDialog })),
);

type TicketActionsProps = { ticket: ConsoleTicket; onMoved: (ticket: ConsoleTicket) => void };

/** Actions that fit the state of a ticket; an action by another operator in between is reported as a conflict. */
export function TicketActions({ ticket, onMoved }: TicketActionsProps) {
  const { t: tShop } = useI18n();
  const t = useMessages(ticketMessages);
  const may = useMay();
  const me = useOperatorSession().data?.operator.id;
  const [asking, setAsking] = useState<'close' | 'merge'>();
  const dismiss = () => setAsking(undefined);
  const touches = [listQueue];
  const hold = useConsoleMutation(holdTicket, { touches });
  const resolve = useConsoleMutation(resolveTicket, { touches });
  const reopen = useConsoleMutation(reopenTicket, { touches });
  const assign = useConsoleMutation(assignTicket, { touches });
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
          {t('resolve')}
        </Button>
      ) : null}
      <Menu
        label={t('actions')}
        trigger={(props) => (
          <Button {...props} aria-label={t('actions')} size="icon" variant="ghost">
            <Icon of={Ellipsis} />
          </Button>
        )}
      >
        {assignee?.id === me ? (
          <MenuItem onSelect={() => assign.mutate({ params, body: { operator: null } }, moved)}>
            {t('unassign')}
          </MenuItem>
        ) : (
          <MenuItem
            onSelect={() => assign.mutate({ params, body: { operator: me ?? null } }, moved)}
          >
            {t('assignToMe')}
          </MenuItem>
        )}
        {isOpen && state !== 'on_hold' ? (
          <MenuItem onSelect={() => hold.mutate({ params, body: {} }, moved)}>{t('hold')}</MenuItem>
        ) : null}
        {state === 'on_hold' || state === 'resolved' ? (
          <MenuItem onSelect={() => reopen.mutate({ params, body: {} }, moved)}>
            {t('reopen')}
          </MenuItem>
        ) : null}
        {isOpen ? <MenuItem onSelect={() => setAsking('merge')}>{t('merge')}</MenuItem> : null}
        {state === 'closed' ? null : (
          <MenuItem onSelect={() => setAsking('close')}>{t('close')}</MenuItem>
        )}
      </Menu>
      {problem ? (
        <p className="w-full text-right text-[.8125rem] text-danger-text" role="alert">
          {errorText(tShop, problem)}
        </p>
      ) : null}
      {asking === 'close' ? (
        <CloseDialog onClose={dismiss} onMoved={onMoved} ticket={ticket} />
      ) : null}
      {asking === 'merge' ? (
        <Suspense fallback={null}>
          <MergeDialog onClose={dismiss} ticket={ticket} />
        </Suspense>
      ) : null}
    </div>
  );
}

function CloseDialog({ ticket, onMoved, onClose }: TicketActionsProps & { onClose: () => void }) {
  const t = useMessages(ticketMessages);
  const form = useCallForm({
    route: closeTicket,
    params: { id: ticket.id },
    touches: [listQueue],
    initial: { reason: '' },
    body: ({ reason }) => (reason.trim() ? { reason } : {}),
    onSaved: (moved) => {
      onMoved(moved);
      onClose();
    },
  });
  return (
    <FieldDialog
      destructive
      form={form}
      lead={t('closeLead')}
      onClose={onClose}
      submitLabel={t('close')}
      title={t('closeTitle')}
    >
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
