import {
  extendSubscription,
  type OperatorSubscription,
  shortenSubscription,
} from '@sesame/contract/operator-subscriptions.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { DaysField } from '../../../shell/console/days-field.tsx';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { subscriptionWords } from './subscriptions.words.ts';
import { touchedByActs } from './touched-by-acts.ts';

type DaysDialogProps = {
  subscription: OperatorSubscription;
  way: 'extend' | 'shorten';
  onClose: () => void;
};

/** Adds days to the end of a subscription, or takes them off. */
export function DaysDialog({ subscription, way, onClose }: DaysDialogProps) {
  const say = useWords(subscriptionWords);
  const [days, setDays] = useState('');
  const extend = useOperatorMutation(extendSubscription, { touches: touchedByActs });
  const shorten = useOperatorMutation(shortenSubscription, { touches: touchedByActs });
  const act = way === 'extend' ? extend : shorten;
  return (
    <ReasonDialog
      act={act}
      lead={say(`${way}Lead`)}
      onClose={onClose}
      onReason={(reason) =>
        act.mutate(
          {
            params: { id: subscription.id },
            body: { days: Number(days), seen_end: subscription.ends_at, reason },
          },
          { onSuccess: onClose },
        )
      }
      submitLabel={say(way)}
      title={say(`${way}Title`)}
    >
      <DaysField onChange={setDays} value={days} />
    </ReasonDialog>
  );
}
