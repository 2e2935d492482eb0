import { type ConsoleBuyer, readBuyer } from '@sesame/contract/console/buyers.ts';
import { extendSubscription } from '@sesame/contract/console/subscriptions.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { DayCountField } from '../../ui/dialogs/day-count-field.tsx';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { userMessages } from './users.messages.ts';

type ExtendDialogProps = {
  subscription: ConsoleBuyer['subscriptions'][number];
  onClose: () => void;
};

export function ExtendDialog({ subscription, onClose }: ExtendDialogProps) {
  const t = useMessages(userMessages);
  const titleOf = useTitle();
  const form = useCallForm({
    route: extendSubscription,
    params: { id: subscription.id },
    touches: [readBuyer],
    initial: { days: undefined as number | undefined, reason: '' },
    body: (values) => ({ ...values, expected_end: subscription.ends_at }),
    onSaved: onClose,
  });
  return (
    <FieldDialog
      form={form}
      lead={t('extendLead')}
      onClose={onClose}
      submitLabel={t('extend')}
      title={t('extendTitle', { title: titleOf(subscription) })}
    >
      <DayCountField of={form.at('days')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
