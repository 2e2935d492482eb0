import {
  type ConsoleSubscription,
  replaceWithLink,
  type SubscriptionLink,
} from '@sesame/contract/console/subscriptions.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { TextField } from '../../ui/forms/text-fields.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByLinks } from './touched-by-actions.ts';

type OwnLinkDialogProps = {
  subscription: ConsoleSubscription;
  service: SubscriptionLink['service'];
  /** The item to replace. */
  itemId: string;
  onClose: () => void;
};

/** Gives one subscription a separate link, where the inventory has no other one. */
export function OwnLinkDialog({ subscription, service, itemId, onClose }: OwnLinkDialogProps) {
  const t = useMessages(subscriptionMessages);
  const form = useCallForm({
    route: replaceWithLink,
    params: { id: subscription.id, service: String(service.id) },
    touches: touchedByLinks,
    initial: { link: '', reason: '' },
    body: (values) => ({ ...values, expected_item: itemId }),
    onSaved: () => {
      showToast({ tone: 'success', title: t('reissued', { service: service.title }) });
      onClose();
    },
  });
  return (
    <FieldDialog
      form={form}
      lead={t('ownLinkLead', { buyer: subscription.user.username })}
      onClose={onClose}
      submitLabel={t('ownLink')}
      title={t('ownLinkTitle', { service: service.title })}
    >
      <TextField inputMode="url" invalid={t('linkWrong')} label={t('link')} of={form.at('link')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
