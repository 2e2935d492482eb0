import { type ConsoleBuyer, readBuyer } from '@sesame/contract/console/buyers.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useTitle } from '../../../i18n/use-title.ts';
import { DayCountDialog } from '../../ui/dialogs/day-count-dialog.tsx';
import { userMessages } from './users.messages.ts';

type ExtendDialogProps = {
  subscription: ConsoleBuyer['subscriptions'][number];
  onClose: () => void;
};

export function ExtendDialog({ subscription, onClose }: ExtendDialogProps) {
  const t = useMessages(userMessages);
  const titleOf = useTitle();
  return (
    <DayCountDialog
      kind="extend"
      lead={t('extendLead')}
      onClose={onClose}
      submitLabel={t('extend')}
      subscription={subscription}
      title={t('extendTitle', { title: titleOf(subscription) })}
      touches={[readBuyer]}
    />
  );
}
