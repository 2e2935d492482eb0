import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { buttonClasses } from '../../../ui/primitives/button-classes.ts';
import { Icon } from '../../../ui/primitives/icon.tsx';
import { drawToasts, type ToastTone } from './show-toast.ts';

const marks = {
  success: { icon: CircleCheck, color: 'text-success-text' },
  danger: { icon: CircleAlert, color: 'text-danger-text' },
  info: { icon: Info, color: 'text-info-text' },
} as const satisfies Record<ToastTone, object>;

const MAX_SHOWN = 5;
const SHOWN_MS = 4000;

const toastManager = Toast.createToastManager();

/** The library marks collapsed toasts as hidden dialogs; ours are announced and always show their button. */
const announced = { 'aria-modal': undefined, 'aria-hidden': undefined };

type ToastViewportProps = { label: string; closeLabel: string };

/** The area for toasts: bottom right, above the buttons of an editor, on phones at the top, there below the bar of first steps. Mounted once; it is the live region. */
export function ToastViewport({ label, closeLabel }: ToastViewportProps) {
  useEffect(
    () =>
      drawToasts(({ tone, title, text }) => {
        const timeout = tone === 'danger' ? 0 : SHOWN_MS;
        toastManager.add({ type: tone, title, description: text, timeout });
      }),
    [],
  );
  return (
    <Toast.Provider limit={MAX_SHOWN} toastManager={toastManager}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={label}
          className="in-[:has([data-save-bar])]:bottom-24 fixed right-5 bottom-5 z-(--z-toast) grid w-90 max-w-[calc(100vw-32px)] gap-3 max-md:in-[:has([data-first-run])]:top-32 max-md:top-4 max-md:right-4 max-md:bottom-auto"
        >
          <Toasts closeLabel={closeLabel} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Toasts({ closeLabel }: { closeLabel: string }) {
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => {
    const tone = Object.keys(marks).find((known): known is ToastTone => known === toast.type);
    const { icon, color } = marks[tone ?? 'info'];
    return (
      <Toast.Root
        {...announced}
        className="flex animate-rise items-start gap-3 rounded-[14px] border border-border bg-raised py-3.5 pr-2 pl-4 shadow-pop data-limited:hidden"
        key={toast.id}
        role={tone === 'danger' ? 'alert' : 'status'}
        toast={toast}
      >
        <Icon className={`mt-px ${color}`} of={icon} />
        <div className="min-w-0 flex-1">
          <Toast.Title className="font-medium" render={<p />} />
          <Toast.Description className="text-[.8125rem] text-muted" />
        </div>
        <Toast.Close
          {...announced}
          aria-label={closeLabel}
          className={buttonClasses({ variant: 'ghost', size: 'icon-sm', className: '-my-1.5' })}
        >
          <Icon of={X} size={16} />
        </Toast.Close>
      </Toast.Root>
    );
  });
}
