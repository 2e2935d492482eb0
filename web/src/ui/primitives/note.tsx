import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const tones = {
  neutral: { box: 'bg-fill text-text-secondary', icon: Info },
  info: { box: 'bg-info-soft text-info-text', icon: Info },
  success: { box: 'bg-success-soft text-success-text', icon: CircleCheck },
  warning: { box: 'bg-warning-soft text-warning-text', icon: TriangleAlert },
  danger: { box: 'bg-danger-soft text-danger-text', icon: CircleAlert },
} as const;

type NoteProps = {
  tone?: keyof typeof tones;
  /** `alert` for a new failure, `status` for good news, none for permanent text. */
  role?: 'alert' | 'status';
  action?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Note({ tone = 'neutral', role, action, className = '', children }: NoteProps) {
  return (
    <div
      className={`flex gap-3 rounded-[12px] leading-5 [&>button]:text-current ${action ? 'min-h-12 flex-wrap items-center py-1 pr-2 pl-3.5 max-md:py-3 [&>button]:ml-auto' : 'items-start px-4 py-3.5'} ${tones[tone].box} ${className}`}
      role={role}
    >
      <Icon className={action ? '' : 'mt-px'} of={tones[tone].icon} />
      {/* On phones, and when there is not enough space, the action gets its own line. */}
      <div
        className={`min-w-0 flex-1 ${action ? 'basis-[calc(100%-2.5rem)] md:basis-36' : 'basis-36'}`}
      >
        {children}
      </div>
      {action}
    </div>
  );
}
