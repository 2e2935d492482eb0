import { type OperatorBuyer, readBuyer } from '@sesame/contract/operator-buyers.ts';
import { extendSubscription } from '@sesame/contract/operator-subscriptions.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { DaysField } from '../../../shell/console/days-field.tsx';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { userWords } from './users.words.ts';

type ExtendDialogProps = {
  subscription: OperatorBuyer['subscriptions'][number];
  onClose: () => void;
};

/** Gives days to a subscription. */
export function ExtendDialog({ subscription, onClose }: ExtendDialogProps) {
  const say = useWords(userWords);
  const [days, setDays] = useState('');
  const extend = useOperatorMutation(extendSubscription, { touches: [readBuyer] });
  return (
    <ReasonDialog
      act={extend}
      lead={say('extendLead')}
      onClose={onClose}
      onReason={(reason) =>
        extend.mutate(
          {
            params: { id: subscription.id },
            body: { days: Number(days), seen_end: subscription.ends_at, reason },
          },
          { onSuccess: onClose },
        )
      }
      submitLabel={say('extend')}
      title={say('extendTitle', { title: subscription.title })}
    >
      <DaysField onChange={setDays} value={days} />
    </ReasonDialog>
  );
}
