import {
  type ConsoleSubscription,
  restoreSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByActions } from './touched-by-actions.ts';

type RestoreDialogProps = { subscription: ConsoleSubscription; onClose: () => void };

/** Undoes that an operator has ended access. */
export function RestoreDialog({ subscription, onClose }: RestoreDialogProps) {
  const t = useMessages(subscriptionMessages);
  return (
    <ReasonDialog
      lead={t('restoreLead')}
      onClose={onClose}
      route={restoreSubscription}
      params={{ id: subscription.id }}
      body={{ expected_end: subscription.ends_at }}
      touches={touchedByActions}
      submitLabel={t('restore')}
      title={t('restoreTitle', { buyer: subscription.user.username })}
    />
  );
}
