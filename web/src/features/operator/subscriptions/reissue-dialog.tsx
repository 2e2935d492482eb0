import {
  type OperatorSubscription,
  reissueLink,
  type SubscriptionLink,
} from '@sesame/contract/operator-subscriptions.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { subscriptionWords } from './subscriptions.words.ts';
import { touchedByLinks } from './touched-by-acts.ts';

type ReissueDialogProps = {
  subscription: OperatorSubscription;
  origin: SubscriptionLink['origin'];
  /** The item that is to be replaced. */
  itemId: string;
  onClose: () => void;
};

/** Another link to a service, in place of the one that was delivered. */
export function ReissueDialog({ subscription, origin, itemId, onClose }: ReissueDialogProps) {
  const say = useWords(subscriptionWords);
  const reissue = useOperatorMutation(reissueLink, { touches: touchedByLinks });
  return (
    <ReasonDialog
      act={reissue}
      lead={say('reissueLead', { buyer: subscription.user.username })}
      onClose={onClose}
      onReason={(reason) =>
        reissue.mutate(
          {
            params: { id: subscription.id, origin: String(origin.id) },
            body: { seen_item: itemId, reason },
          },
          {
            onSuccess: () => {
              showToast({ tone: 'success', title: say('reissued', { service: origin.title }) });
              onClose();
            },
          },
        )
      }
      submitLabel={say('reissue')}
      title={say('reissueTitle', { service: origin.title })}
    />
  );
}
