import {
  type ConsoleSubscription,
  replaceCredential,
  type SubscriptionLink,
} from '@sesame/contract/console/subscriptions.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { showToast } from '../../ui/toasts/show-toast.ts';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByLinks } from './touched-by-actions.ts';

type ReplaceDialogProps = {
  subscription: ConsoleSubscription;
  service: SubscriptionLink['service'];
  /** The item to replace. */
  itemId: string;
  onClose: () => void;
};

/** Replaces the link to a service. */
export function ReplaceDialog({ subscription, service, itemId, onClose }: ReplaceDialogProps) {
  const t = useMessages(subscriptionMessages);
  const titleOf = useTitle();
  return (
    <ReasonDialog
      lead={t('replaceLead', { buyer: subscription.user.username })}
      onClose={onClose}
      route={replaceCredential}
      params={{ id: subscription.id, service: String(service.id) }}
      body={{ expected_item: itemId }}
      touches={touchedByLinks}
      onSaved={() => {
        showToast({ tone: 'success', title: t('replaced', { service: titleOf(service) }) });
        onClose();
      }}
      submitLabel={t('replace')}
      title={t('replaceTitle', { service: titleOf(service) })}
    />
  );
}
