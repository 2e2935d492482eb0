import { viewAsBuyer } from '@sesame/contract/operator-accounts.ts';
import type { OperatorBuyer } from '@sesame/contract/operator-buyers.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { ActDialog } from '../../../shell/console/act-dialog.tsx';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { userWords } from './users.words.ts';

/**
 * Asks why, then opens the shop as this user sees it. That takes a press of its own, since browsers stop tabs that open by
 * themselves; with `noopener` the new tab begins with nothing of this one's.
 */
export function ViewDialog({ user, onClose }: { user: OperatorBuyer; onClose: () => void }) {
  const say = useWords(userWords);
  const view = useOperatorMutation(viewAsBuyer);
  if (!view.data) {
    return (
      <ReasonDialog
        act={view}
        lead={say('viewLead')}
        onClose={onClose}
        onReason={(reason) => view.mutate({ params: { id: user.id }, body: { reason } })}
        submitLabel={say('viewAs')}
        title={say('viewTitle', { name: user.username })}
      />
    );
  }
  const address = `${paths.viewing()}#${view.data.ticket}`;
  return (
    <ActDialog
      lead={say('viewReady')}
      onClose={onClose}
      onSubmit={() => {
        window.open(address, '_blank', 'noopener');
        onClose();
      }}
      submitLabel={say('viewOpen')}
      title={say('viewTitle', { name: user.username })}
    />
  );
}
