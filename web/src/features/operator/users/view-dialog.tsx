import { viewAsBuyer } from '@sesame/contract/operator-accounts.ts';
import type { OperatorBuyer } from '@sesame/contract/operator-buyers.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { useWords } from '../../../i18n/words.ts';
import { paths } from '../../../paths.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { userWords } from './users.words.ts';

/**
 * Asks why, then gives the way into the shop as this user sees it. A link, since browsers stop tabs that open by themselves; with
 * `noopener` the new tab begins with nothing of this one's.
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
  return (
    <FormDialog
      busy={false}
      cancelLabel={say('cancel')}
      lead={say('viewReady')}
      onClose={onClose}
      onSubmit={onClose}
      submitLabel={say('done')}
      title={say('viewTitle', { name: user.username })}
    >
      <LinkButton
        autoFocus
        href={`${paths.viewing()}#${view.data.ticket}`}
        onClick={onClose}
        rel="noopener"
        target="_blank"
      >
        {say('viewOpen')}
      </LinkButton>
    </FormDialog>
  );
}
