import type { ConsoleSubscription } from '@sesame/contract/console/subscriptions.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { DayCountDialog } from '../../ui/dialogs/day-count-dialog.tsx';
import { subscriptionMessages } from './subscriptions.messages.ts';
import { touchedByActions } from './touched-by-actions.ts';

type DaysDialogProps = {
  subscription: ConsoleSubscription;
  kind: 'extend' | 'shorten';
  onClose: () => void;
};

export function DaysDialog({ subscription, kind, onClose }: DaysDialogProps) {
  const t = useMessages(subscriptionMessages);
  return (
    <DayCountDialog
      kind={kind}
      lead={t(`${kind}Lead`)}
      onClose={onClose}
      submitLabel={t(kind)}
      subscription={subscription}
      title={t(`${kind}Title`)}
      touches={touchedByActions}
    />
  );
}
