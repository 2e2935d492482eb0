import {
  extendSubscription,
  type OperatorSubscription,
  shortenSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useOperatorMutation } from '../../api/use-operator-query.ts';
import { DaysField } from '../../shell/days-field.tsx';
import { ReasonDialog } from '../../shell/reason-dialog.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByActions } from './touched-by-actions.ts';

type DaysDialogProps = {
  subscription: OperatorSubscription;
  way: 'extend' | 'shorten';
  onClose: () => void;
};

/** Adds days to the end of a subscription, or removes them. */
export function DaysDialog({ subscription, way, onClose }: DaysDialogProps) {
  const t = useMessages(subscriptionMessages);
  const [days, setDays] = useState('');
  const extend = useOperatorMutation(extendSubscription, { touches: touchedByActions });
  const shorten = useOperatorMutation(shortenSubscription, { touches: touchedByActions });
  const action = way === 'extend' ? extend : shorten;
  return (
    <ReasonDialog
      action={action}
      lead={t(`${way}Lead`)}
      onClose={onClose}
      onReason={(reason) =>
        action.mutate(
          {
            params: { id: subscription.id },
            body: { days: Number(days), expected_end: subscription.ends_at, reason },
          },
          { onSuccess: onClose },
        )
      }
      submitLabel={t(way)}
      title={t(`${way}Title`)}
    >
      <DaysField onChange={setDays} value={days} />
    </ReasonDialog>
  );
}
