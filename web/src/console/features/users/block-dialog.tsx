import {
  blockBuyer,
  type ConsoleBuyer,
  listBuyers,
  readBuyer,
  unblockBuyer,
} from '@sesame/contract/console/buyers.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { userMessages } from './users.messages.ts';

const touches = [readBuyer, listBuyers];

export function BlockDialog({ user, onClose }: { user: ConsoleBuyer; onClose: () => void }) {
  const t = useMessages(userMessages);
  // Fixed when the dialog opens: the answer must not turn a block dialog into an unblock dialog.
  const [seen] = useState(user.blocked);
  const common = { onClose, params: { id: user.id }, touches };
  return seen === null ? (
    <ReasonDialog
      {...common}
      destructive
      lead={t('blockLead')}
      route={blockBuyer}
      submitLabel={t('block')}
      title={t('blockTitle', { name: user.username })}
    />
  ) : (
    <ReasonDialog
      {...common}
      body={{ expected_block: seen.at }}
      lead={t('unblockLead')}
      route={unblockBuyer}
      submitLabel={t('unblock')}
      title={t('unblockTitle', { name: user.username })}
    />
  );
}
