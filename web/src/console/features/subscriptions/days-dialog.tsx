import {
  type ConsoleSubscription,
  extendSubscription,
  shortenSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { DaysField } from '../../ui/dialogs/days-field.tsx';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { useConsoleForm } from '../../ui/forms/use-console-form.ts';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByActions } from './touched-by-actions.ts';

type DaysDialogProps = {
  subscription: ConsoleSubscription;
  kind: 'extend' | 'shorten';
  onClose: () => void;
};

/** Adds days to the end of a subscription, or removes them. */
export function DaysDialog({ subscription, kind, onClose }: DaysDialogProps) {
  const t = useMessages(subscriptionMessages);
  const extend = useConsoleMutation(extendSubscription, { touches: touchedByActions });
  const shorten = useConsoleMutation(shortenSubscription, { touches: touchedByActions });
  const action = kind === 'extend' ? extend : shorten;
  const form = useConsoleForm({
    schema: (kind === 'extend' ? extendSubscription : shortenSubscription).body,
    initial: { days: undefined as number | undefined, reason: '' },
    body: (values) => ({ ...values, expected_end: subscription.ends_at }),
    save: (body) => action.mutateAsync({ params: { id: subscription.id }, body }),
    onSaved: onClose,
    loadLatest: action.loadLatest,
  });
  return (
    <FieldDialog
      form={form}
      lead={t(`${kind}Lead`)}
      onClose={onClose}
      submitLabel={t(kind)}
      title={t(`${kind}Title`)}
    >
      <DaysField of={form.at('days')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
