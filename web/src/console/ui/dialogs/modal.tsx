import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useRef } from 'react';

type ModalProps = {
  label: string;
  /** Classes for position and size within the window. */
  className: string;
  /** Also closes on a press outside; only for dialogs without typed input. */
  closesOutside?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal dialog, open as long as it is mounted. The focus moves to its first control, stays inside, and
 * returns on close. Do not use `autoFocus` inside: the focus would return to that control.
 */
export function Modal({ label, className, closesOutside = false, onClose, children }: ModalProps) {
  const popup = useRef<HTMLDivElement>(null);
  const close = (open: boolean) => {
    // Escape reaches every open dialog; only the topmost one closes.
    const topmost = [...document.querySelectorAll('[role=dialog][data-open]')].at(-1);
    if (!open && topmost === popup.current) onClose();
  };
  return (
    <Dialog.Root disablePointerDismissal={!closesOutside} onOpenChange={close} open>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-(--z-sheet) bg-scrim" forceRender />
        <Dialog.Popup
          aria-label={label}
          className={`fixed z-(--z-sheet) border-border text-text outline-hidden ${className}`}
          ref={popup}
        >
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
