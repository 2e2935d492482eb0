import {
  blockBuyer,
  type ConsoleBuyer,
  listBuyers,
  readBuyer,
  unblockBuyer,
} from '@sesame/contract/console/buyers.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { useConsoleMutation } from '../../api/use-console-query.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { userMessages } from './users.messages.ts';

const touches = [readBuyer, listBuyers];

/** Blocks or unblocks a buyer. */
export function BlockDialog({ user, onClose }: { user: ConsoleBuyer; onClose: () => void }) {
  const t = useMessages(userMessages);
  // Fixed when the dialog opens: the answer must not turn a block dialog into an unblock dialog.
  const [seen] = useState(user.blocked);
  const blocks = seen === null;
  const block = useConsoleMutation(blockBuyer, { touches });
  const unblock = useConsoleMutation(unblockBuyer, { touches });
  const action = blocks ? block : unblock;
  const params = { id: user.id };
  const decide = (reason: string): Promise<unknown> =>
    seen === null
      ? block.mutateAsync({ params, body: { reason } })
      : unblock.mutateAsync({ params, body: { expected_block: seen.at, reason } });
  return (
    <ReasonDialog
      loadLatest={action.loadLatest}
      destructive={blocks}
      lead={t(blocks ? 'blockLead' : 'unblockLead')}
      onClose={onClose}
      save={decide}
      submitLabel={t(blocks ? 'block' : 'unblock')}
      title={t(blocks ? 'blockTitle' : 'unblockTitle', { name: user.username })}
    />
  );
}
