import {
  type ConsoleSubscription,
  revokeSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByActions } from './touched-by-actions.ts';

type RevokeDialogProps = { subscription: ConsoleSubscription; onClose: () => void };

/** Revokes access immediately. */
export function RevokeDialog({ subscription, onClose }: RevokeDialogProps) {
  const t = useMessages(subscriptionMessages);
  const revoke = useConsoleMutation(revokeSubscription, { touches: touchedByActions });
  return (
    <ReasonDialog
      action={revoke}
      destructive
      lead={t('revokeLead')}
      onClose={onClose}
      onReason={(reason) =>
        revoke.mutate(
          { params: { id: subscription.id }, body: { expected_end: subscription.ends_at, reason } },
          { onSuccess: onClose },
        )
      }
      submitLabel={t('revoke')}
      title={t('revokeTitle', { buyer: subscription.user.username })}
    />
  );
}
