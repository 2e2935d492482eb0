import {
  blockBuyer,
  listBuyers,
  type OperatorBuyer,
  readBuyer,
  unblockBuyer,
} from '@sesame/contract/operator-buyers.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { userWords } from './users.words.ts';

const touches = [readBuyer, listBuyers];

/** Blocks a buyer, or lets a blocked one back. */
export function BlockDialog({ user, onClose }: { user: OperatorBuyer; onClose: () => void }) {
  const say = useWords(userWords);
  // What was asked for when it opened: the answer to it must not turn the dialog round.
  const [seen] = useState(user.blocked);
  const blocks = seen === null;
  const block = useOperatorMutation(blockBuyer, { touches });
  const unblock = useOperatorMutation(unblockBuyer, { touches });
  const act = blocks ? block : unblock;
  const params = { id: user.id };
  const decide = (reason: string) =>
    seen === null
      ? block.mutate({ params, body: { reason } }, { onSuccess: onClose })
      : unblock.mutate({ params, body: { seen_block: seen.at, reason } }, { onSuccess: onClose });
  return (
    <ReasonDialog
      act={act}
      destructive={blocks}
      lead={say(blocks ? 'blockLead' : 'unblockLead')}
      onClose={onClose}
      onReason={decide}
      submitLabel={say(blocks ? 'block' : 'unblock')}
      title={say(blocks ? 'blockTitle' : 'unblockTitle', { name: user.username })}
    />
  );
}
