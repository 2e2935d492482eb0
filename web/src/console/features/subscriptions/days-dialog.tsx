import {
  type ConsoleSubscription,
  extendSubscription,
  shortenSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { DayCountField } from '../../ui/dialogs/day-count-field.tsx';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
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
  const form = useCallForm({
    route: kind === 'extend' ? extendSubscription : shortenSubscription,
    params: { id: subscription.id },
    touches: touchedByActions,
    initial: { days: undefined as number | undefined, reason: '' },
    body: (values) => ({ ...values, expected_end: subscription.ends_at }),
    onSaved: onClose,
  });
  return (
    <FieldDialog
      form={form}
      lead={t(`${kind}Lead`)}
      onClose={onClose}
      submitLabel={t(kind)}
      title={t(`${kind}Title`)}
    >
      <DayCountField of={form.at('days')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
