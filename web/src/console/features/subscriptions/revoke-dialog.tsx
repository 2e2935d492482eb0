import {
  type ConsoleSubscription,
  revokeSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByActions } from './touched-by-actions.ts';

type RevokeDialogProps = { subscription: ConsoleSubscription; onClose: () => void };

/** Revokes access immediately. */
export function RevokeDialog({ subscription, onClose }: RevokeDialogProps) {
  const t = useMessages(subscriptionMessages);
  return (
    <ReasonDialog
      destructive
      lead={t('revokeLead')}
      onClose={onClose}
      route={revokeSubscription}
      params={{ id: subscription.id }}
      body={{ expected_end: subscription.ends_at }}
      touches={touchedByActions}
      submitLabel={t('revoke')}
      title={t('revokeTitle', { buyer: subscription.user.username })}
    />
  );
}
