import { eraseBuyer, exportBuyerData, keepBuyer } from '@sesame/contract/operator-accounts.ts';
import { listBuyers, type OperatorBuyer, readBuyer } from '@sesame/contract/operator-buyers.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { saveFile } from '../../../api/save-file.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/console/console-page.tsx';
import { userWords } from './users.words.ts';

const touches = [readBuyer, listBuyers];
type DialogProps = { user: OperatorBuyer; onClose: () => void };

/** What a person may ask of whoever holds their data: a copy, and to be forgotten. */
export function UserPrivacy({ user }: { user: OperatorBuyer }) {
  const say = useWords(userWords);
  const [open, setOpen] = useState<'export' | 'erase' | 'keep'>();
  const close = () => setOpen(undefined);
  return (
    <Panel title={say('privacy')}>
      <p className="text-muted">{say('privacyLead')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setOpen('export')} variant="outline">
          {say('exportData')}
        </Button>
        <Button onClick={() => setOpen(user.deletion_at ? 'keep' : 'erase')} variant="outline">
          {say(user.deletion_at ? 'keep' : 'erase')}
        </Button>
      </div>
      {open === 'export' ? <ExportDialog onClose={close} user={user} /> : null}
      {open === 'erase' ? <EraseDialog onClose={close} user={user} /> : null}
      {open === 'keep' && user.deletion_at ? (
        <KeepDialog onClose={close} seenDeletion={user.deletion_at} user={user} />
      ) : null}
    </Panel>
  );
}

function ExportDialog({ user, onClose }: DialogProps) {
  const say = useWords(userWords);
  const act = useOperatorMutation(exportBuyerData);
  return (
    <ReasonDialog
      act={act}
      lead={say('exportDataLead')}
      onClose={onClose}
      onReason={(reason) =>
        act.mutate(
          { params: { id: user.id }, body: { reason } },
          {
            onSuccess: (file) => {
              const text = JSON.stringify(file, null, 2);
              saveFile(`user-${user.id}.json`, text, 'application/json');
              onClose();
            },
          },
        )
      }
      submitLabel={say('exportData')}
      title={say('exportDataTitle', { name: user.username })}
    />
  );
}

function EraseDialog({ user, onClose }: DialogProps) {
  const say = useWords(userWords);
  const act = useOperatorMutation(eraseBuyer, { touches });
  const open =
    act.error instanceof ApiError && act.error.code === 'open_matters' ? act.error.details : null;
  return (
    <ReasonDialog
      act={act}
      destructive
      lead={
        open
          ? say('openMatters', {
              payments: Number(open.payments),
              payouts: Number(open.payouts),
            })
          : say('eraseLead')
      }
      onClose={onClose}
      onReason={(reason) =>
        act.mutate({ params: { id: user.id }, body: { reason } }, { onSuccess: onClose })
      }
      submitLabel={say('erase')}
      title={say('eraseTitle', { name: user.username })}
    />
  );
}

function KeepDialog({ user, seenDeletion, onClose }: DialogProps & { seenDeletion: string }) {
  const say = useWords(userWords);
  const act = useOperatorMutation(keepBuyer, { touches });
  return (
    <ReasonDialog
      act={act}
      lead={say('keepLead')}
      onClose={onClose}
      onReason={(reason) =>
        act.mutate(
          { params: { id: user.id }, body: { seen_deletion: seenDeletion, reason } },
          { onSuccess: onClose },
        )
      }
      submitLabel={say('keep')}
      title={say('keepTitle', { name: user.username })}
    />
  );
}
