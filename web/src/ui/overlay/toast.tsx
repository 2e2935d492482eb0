import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStore } from '../../store.ts';
import { Button } from '../primitives/button.tsx';
import { Icon } from '../primitives/icon.tsx';
import { dismissToast, type ToastMessage, toasts } from './toast-store.ts';

const SHOWN_MS = 4000;
const marks = {
  success: { icon: CircleCheck, color: 'text-success-text' },
  danger: { icon: CircleAlert, color: 'text-danger-text' },
  info: { icon: Info, color: 'text-info-text' },
} as const;

type ToastViewportProps = { label: string; closeLabel: string };

/** The area for toasts: bottom right, on phones at the top. Mounted once; it is the live region. */
export function ToastViewport({ label, closeLabel }: ToastViewportProps) {
  const messages = useStore(toasts);
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="fixed right-5 bottom-5 z-(--z-toast) grid w-90 max-w-[calc(100vw-32px)] gap-3 max-md:top-4 max-md:right-4 max-md:bottom-auto"
    >
      {messages.map((message) => (
        <Toast closeLabel={closeLabel} key={message.id} message={message} />
      ))}
    </section>
  );
}

function Toast({ message, closeLabel }: { message: ToastMessage; closeLabel: string }) {
  const [held, setHeld] = useState(false);
  // Errors stay until closed; a toast with hover or focus stays as well.
  const leaves = message.tone !== 'danger' && !held;
  useEffect(() => {
    if (!leaves) return;
    const timer = setTimeout(() => dismissToast(message.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [leaves, message.id]);
  const { icon, color } = marks[message.tone];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to operate, it only waits while looked at
    <div
      className="flex animate-rise items-start gap-3 rounded-[14px] border border-border bg-raised py-3.5 pr-2 pl-4 shadow-pop"
      onBlur={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      role={message.tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon className={`mt-px ${color}`} of={icon} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{message.title}</p>
        {message.text ? <p className="text-[.8125rem] text-muted">{message.text}</p> : null}
      </div>
      <Button
        aria-label={closeLabel}
        className="-my-1.5"
        onClick={() => dismissToast(message.id)}
        size="icon-sm"
        variant="ghost"
      >
        <Icon of={X} size={16} />
      </Button>
    </div>
  );
}
