import { type ConsoleBuyer, readBuyer } from '@sesame/contract/console/buyers.ts';
import { extendSubscription } from '@sesame/contract/console/subscriptions.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { DaysField } from '../../ui/dialogs/days-field.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { userMessages } from './users.messages.ts';

type ExtendDialogProps = {
  subscription: ConsoleBuyer['subscriptions'][number];
  onClose: () => void;
};

/** Adds days to a subscription. */
export function ExtendDialog({ subscription, onClose }: ExtendDialogProps) {
  const t = useMessages(userMessages);
  const [days, setDays] = useState('');
  const extend = useConsoleMutation(extendSubscription, { touches: [readBuyer] });
  return (
    <ReasonDialog
      action={extend}
      lead={t('extendLead')}
      onClose={onClose}
      onReason={(reason) =>
        extend.mutate(
          {
            params: { id: subscription.id },
            body: { days: Number(days), expected_end: subscription.ends_at, reason },
          },
          { onSuccess: onClose },
        )
      }
      submitLabel={t('extend')}
      title={t('extendTitle', { title: subscription.title })}
    >
      <DaysField onChange={setDays} value={days} />
    </ReasonDialog>
  );
}
