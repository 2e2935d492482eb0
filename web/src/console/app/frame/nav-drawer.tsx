import type { ReactNode } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Modal } from '../../ui/dialogs/modal.tsx';
import { consoleMessages } from '../console.messages.ts';

type NavDrawerProps = { onClose: () => void; children: ReactNode };

/** The navigation over the page, below 1024 px. */
export function NavDrawer({ onClose, children }: NavDrawerProps) {
  const t = useMessages(consoleMessages);
  return (
    <Modal
      className="inset-y-0 left-0 flex h-dvh w-[min(300px,88vw)] flex-col overflow-y-auto border-r bg-sunken p-3"
      closesOutside
      label={t('navigation')}
      onClose={onClose}
    >
      {children}
      <Button className="mt-2" onClick={onClose} variant="ghost">
        {t('closeNavigation')}
      </Button>
    </Modal>
  );
}
