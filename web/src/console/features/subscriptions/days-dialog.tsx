import {
  type ConsoleSubscription,
  extendSubscription,
  shortenSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { DaysField } from '../../ui/dialogs/days-field.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByActions } from './touched-by-actions.ts';

type DaysDialogProps = {
  subscription: ConsoleSubscription;
  way: 'extend' | 'shorten';
  onClose: () => void;
};

/** Adds days to the end of a subscription, or removes them. */
export function DaysDialog({ subscription, way, onClose }: DaysDialogProps) {
  const t = useMessages(subscriptionMessages);
  const [days, setDays] = useState('');
  const extend = useConsoleMutation(extendSubscription, { touches: touchedByActions });
  const shorten = useConsoleMutation(shortenSubscription, { touches: touchedByActions });
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
