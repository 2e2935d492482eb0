import {
  type ConsoleTicket,
  listMergeTargets,
  listQueue,
  mergeTicket,
  openTicket,
  readBuyerOfTicket,
} from '@sesame/contract/console/tickets.ts';
import { useLocation } from 'wouter';
import { useMessages } from '../../../i18n/messages.ts';
import { Skeleton } from '../../../ui/primitives/skeleton.tsx';
import { useConsoleQuery } from '../../api/use-console-query.ts';
import { consolePaths } from '../../paths.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { SelectField } from '../../ui/forms/choice-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { AnswerFailed } from '../../ui/page/answer-failed.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { mergeMessages } from './merge.messages.ts';

type MergeDialogProps = { ticket: ConsoleTicket; onClose: () => void };

/** Chooses among the other open tickets of the same buyer, and opens the one that has the messages now. */
export function MergeDialog({ ticket, onClose }: MergeDialogProps) {
  const t = useMessages(mergeMessages);
  const [, navigate] = useLocation();
  const targets = useConsoleQuery(listMergeTargets, { params: { id: ticket.id } });
  const form = useCallForm({
    route: mergeTicket,
    params: { id: ticket.id },
    touches: [listQueue, openTicket, readBuyerOfTicket, listMergeTargets],
    evenIfRefused: true,
    initial: { into: undefined as string | undefined },
    onSaved: ({ id }) => {
      showToast({ tone: 'success', title: t('done') });
      onClose();
      navigate(consolePaths.ticket(id));
    },
  });
  return (
    <FieldDialog
      destructive
      disabled={!targets.data?.length}
      form={form}
      lead={t('lead')}
      onClose={onClose}
      submitLabel={t('submit')}
      title={t('dialog', { number: ticket.number })}
    >
      {targets.data === undefined ? (
        targets.isError ? (
          <AnswerFailed query={targets} />
        ) : (
          <Skeleton className="h-12" />
        )
      ) : targets.data.length === 0 ? (
        <p className="text-muted" role="status">
          {t('none')}
        </p>
      ) : (
        <SelectField
          label={t('into')}
          of={form.at('into')}
          options={targets.data.map(({ id, number, title }) => ({
            value: id,
            label: t('option', { number, title }),
          }))}
        />
      )}
    </FieldDialog>
  );
}
