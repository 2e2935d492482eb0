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
      loadLatest={revoke.loadLatest}
      destructive
      lead={t('revokeLead')}
      onClose={onClose}
      save={(reason) =>
        revoke.mutateAsync({
          params: { id: subscription.id },
          body: { expected_end: subscription.ends_at, reason },
        })
      }
      submitLabel={t('revoke')}
      title={t('revokeTitle', { buyer: subscription.user.username })}
    />
  );
}
