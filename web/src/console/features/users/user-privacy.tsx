import {
  cancelBuyerDeletion,
  exportBuyerData,
  scheduleBuyerDeletion,
} from '@sesame/contract/console/accounts.ts';
import { type ConsoleBuyer, listBuyers, readBuyer } from '@sesame/contract/console/buyers.ts';
import { DAY_S, DELETION_GRACE_S } from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { ApiError } from '../../../api/client/api-error.ts';
import { saveFile } from '../../../api/client/save-file.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { Panel } from '../../ui/page/console-page.tsx';
import { userMessages } from './users.messages.ts';

const touches = [readBuyer, listBuyers];
type DialogProps = { user: ConsoleBuyer; onClose: () => void };

/** Requests about personal data: export and deletion. */
export function UserPrivacy({ user }: { user: ConsoleBuyer }) {
  const t = useMessages(userMessages);
  const [open, setOpen] = useState<'export' | 'erase' | 'keep'>();
  const close = () => setOpen(undefined);
  return (
    <Panel title={t('privacy')}>
      <p className="text-muted">{t('privacyLead')}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onClick={() => setOpen('export')} variant="outline">
          {t('exportData')}
        </Button>
        <Button onClick={() => setOpen(user.deletion_at ? 'keep' : 'erase')} variant="outline">
          {t(user.deletion_at ? 'keep' : 'erase')}
        </Button>
      </div>
      {open === 'export' ? <ExportDialog onClose={close} user={user} /> : null}
      {open === 'erase' ? <EraseDialog onClose={close} user={user} /> : null}
      {open === 'keep' && user.deletion_at ? (
        <CancelDeletionDialog onClose={close} expectedDeletion={user.deletion_at} user={user} />
      ) : null}
    </Panel>
  );
}

function ExportDialog({ user, onClose }: DialogProps) {
  const t = useMessages(userMessages);
  return (
    <ReasonDialog
      lead={t('exportDataLead')}
      onClose={onClose}
      route={exportBuyerData}
      params={{ id: user.id }}
      onSaved={(file) => {
        const text = JSON.stringify(file, null, 2);
        saveFile(`user-${user.id}.json`, text, 'application/json');
        onClose();
      }}
      submitLabel={t('exportData')}
      title={t('exportDataTitle', { name: user.username })}
    />
  );
}

function EraseDialog({ user, onClose }: DialogProps) {
  const t = useMessages(userMessages);
  const [error, setError] = useState<unknown>();
  const open =
    error instanceof ApiError && error.code === 'open_transactions' ? error.details : null;
  return (
    <ReasonDialog
      destructive
      lead={
        open
          ? t('openTransactions', {
              payments: Number(open.payments),
              payouts: Number(open.payouts),
            })
          : t('eraseLead', { days: DELETION_GRACE_S / DAY_S })
      }
      onClose={onClose}
      onFailed={setError}
      route={scheduleBuyerDeletion}
      params={{ id: user.id }}
      touches={touches}
      submitLabel={t('erase')}
      title={t('eraseTitle', { name: user.username })}
    />
  );
}

function CancelDeletionDialog({
  user,
  expectedDeletion,
  onClose,
}: DialogProps & { expectedDeletion: string }) {
  const t = useMessages(userMessages);
  return (
    <ReasonDialog
      lead={t('cancelDeletionLead')}
      onClose={onClose}
      route={cancelBuyerDeletion}
      params={{ id: user.id }}
      body={{ expected_deletion: expectedDeletion }}
      touches={touches}
      submitLabel={t('keep')}
      title={t('cancelDeletionTitle', { name: user.username })}
    />
  );
}
