import {
  type OperatorSubscription,
  revokeSubscription,
} from '@sesame/contract/operator-subscriptions.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { subscriptionWords } from './subscriptions.words.ts';
import { touchedByActs } from './touched-by-acts.ts';

type RevokeDialogProps = { subscription: OperatorSubscription; onClose: () => void };

/** Ends access at once. */
export function RevokeDialog({ subscription, onClose }: RevokeDialogProps) {
  const say = useWords(subscriptionWords);
  const revoke = useOperatorMutation(revokeSubscription, { touches: touchedByActs });
  return (
    <ReasonDialog
      act={revoke}
      destructive
      lead={say('revokeLead')}
      onClose={onClose}
      onReason={(reason) =>
        revoke.mutate(
          { params: { id: subscription.id }, body: { seen_end: subscription.ends_at, reason } },
          { onSuccess: onClose },
        )
      }
      submitLabel={say('revoke')}
      title={say('revokeTitle', { buyer: subscription.user.username })}
    />
  );
}
