import {
  type ConsoleSubscription,
  replaceWithLink,
  type SubscriptionLink,
} from '@sesame/contract/console/subscriptions.ts';
import { writtenOf } from '@sesame/contract/shared/states.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { CredentialFields } from '../../ui/dialogs/credential-fields.tsx';
import { FieldDialog } from '../../ui/dialogs/field-dialog.tsx';
import { ReasonField } from '../../ui/dialogs/reason-field.tsx';
import { useCallForm } from '../../ui/forms/use-call-form.ts';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByLinks } from './touched-by-actions.ts';

type OwnLinkDialogProps = {
  subscription: ConsoleSubscription;
  service: SubscriptionLink['service'];
  item: NonNullable<SubscriptionLink['item']>;
  onClose: () => void;
};

/** Gives one subscription a separate credential, where the inventory has no other one. */
export function OwnLinkDialog({ subscription, service, item, onClose }: OwnLinkDialogProps) {
  const t = useMessages(subscriptionMessages);
  const titleOf = useTitle();
  const form = useCallForm({
    route: replaceWithLink,
    params: { id: subscription.id, service: String(service.id) },
    touches: touchedByLinks,
    // Most replace what there is by the same kind of thing.
    initial: { content: writtenOf(item.content), secret: '', reason: '' },
    body: (values) => ({ ...values, expected_item: item.id }),
    onSaved: () => {
      showToast({ tone: 'success', title: t('replaced', { service: titleOf(service) }) });
      onClose();
    },
  });
  return (
    <FieldDialog
      form={form}
      lead={t('ownLinkLead', { buyer: subscription.user.username })}
      onClose={onClose}
      submitLabel={t('ownLink')}
      title={t('ownLinkTitle', { service: titleOf(service) })}
    >
      <CredentialFields content={form.at('content')} secret={form.at('secret')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
