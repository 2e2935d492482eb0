import { impersonateBuyer } from '@sesame/contract/console/accounts.ts';
import type { ConsoleBuyer } from '@sesame/contract/console/buyers.ts';
import {
  IMPERSONATION_LIFETIME_S,
  IMPERSONATION_TICKET_LIFETIME_S,
} from '@sesame/contract/shared/limits.ts';
import { useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { paths } from '../../../paths.ts';
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { userMessages } from './users.messages.ts';

/**
 * Asks for a reason, then opens the shop as this buyer sees it (impersonation). The new tab needs its own click, as
 * browsers block other pop-ups; `noopener` keeps this tab's session storage out of it.
 */
export function ImpersonateDialog({ user, onClose }: { user: ConsoleBuyer; onClose: () => void }) {
  const t = useMessages(userMessages);
  const [ticket, setTicket] = useState<string>();
  if (ticket === undefined) {
    return (
      <ReasonDialog
        lead={t('impersonateLead', { minutes: IMPERSONATION_LIFETIME_S / 60 })}
        onClose={onClose}
        onSaved={(answer) => setTicket(answer.ticket)}
        route={impersonateBuyer}
        params={{ id: user.id }}
        submitLabel={t('impersonate')}
        title={t('impersonateTitle', { name: user.username })}
      />
    );
  }
  const address = `${paths.impersonation()}#${ticket}`;
  return (
    <ActionDialog
      closesOutside={false}
      lead={t('impersonateReady', { minutes: IMPERSONATION_TICKET_LIFETIME_S / 60 })}
      onClose={onClose}
      onSubmit={() => {
        window.open(address, '_blank', 'noopener');
        onClose();
      }}
      submitLabel={t('impersonateOpen')}
      title={t('impersonateTitle', { name: user.username })}
    />
  );
}
