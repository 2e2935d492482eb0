import { CircleAlert } from 'lucide-react';
import { Status } from '../../ui/data/status.tsx';
import { Icon } from '../../ui/primitives/icon.tsx';
import type { PassingMessage } from './use-passing-message.ts';

type MessageLineProps = { message: PassingMessage | null; className?: string };

/** Always rendered, so that new messages are announced. */
export function MessageLine({ message, className = '' }: MessageLineProps) {
  return (
    <div className={`min-w-0 empty:hidden ${className}`} role="status">
      {message?.tone === 'success' ? <Status kind="active">{message.text}</Status> : null}
      {message?.tone === 'danger' ? (
        <span className="flex items-start gap-1.5 text-danger-text leading-5">
          <Icon className="mt-0.5" of={CircleAlert} size={16} />
          {message.text}
        </span>
      ) : null}
    </div>
  );
}
