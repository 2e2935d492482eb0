import {
  type OperatorSubscription,
  reissueLink,
  type SubscriptionLink,
} from '@sesame/contract/operator-subscriptions.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { ReasonField } from './reason-field.tsx';
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
  const { t } = useI18n();
  const say = useWords(subscriptionWords);
  const [reason, setReason] = useState('');
  const reissue = useOperatorMutation(reissueLink, { touches: touchedByLinks });
  return (
    <FormDialog
      busy={reissue.isPending}
      cancelLabel={say('cancel')}
      lead={say('reissueLead', { buyer: subscription.user.username })}
      onClose={onClose}
      onSubmit={() =>
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
      problem={reissue.isError ? errorText(t, reissue.error) : undefined}
      submitLabel={say('reissue')}
      title={say('reissueTitle', { service: origin.title })}
    >
      <ReasonField onChange={setReason} value={reason} />
    </FormDialog>
  );
}
