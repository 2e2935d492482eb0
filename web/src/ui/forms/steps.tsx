import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';
import { Spinner } from '../primitives/spinner.tsx';

export type Step = { key: string; label: ReactNode; state: 'done' | 'now' | 'next' };

const stateClasses = {
  done: { row: 'text-text-secondary', mark: 'bg-success-soft text-success-text' },
  now: { row: 'font-medium text-text', mark: 'text-accent-text' },
  next: { row: 'text-muted', mark: 'type-tabular bg-fill text-muted' },
} as const;

/** Completed, current and upcoming steps. */
export function Steps({ steps, className = '' }: { steps: readonly Step[]; className?: string }) {
  return (
    <ol className={`grid text-left ${className}`}>
      {steps.map((step, index) => (
        <li
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={`relative grid grid-cols-[24px_minmax(0,1fr)] gap-3.5 pb-5 leading-6 not-last:before:absolute not-last:before:top-7 not-last:before:bottom-1 not-last:before:left-[11.5px] not-last:before:w-px not-last:before:bg-border-strong last:pb-0 ${stateClasses[step.state].row}`}
          key={step.key}
        >
          <span
            aria-hidden="true"
            className={`grid size-6 place-items-center rounded-full ${stateClasses[step.state].mark}`}
          >
            {step.state === 'done' ? <Icon of={Check} size={14} /> : null}
            {step.state === 'now' ? <Spinner size={20} /> : null}
            {step.state === 'next' ? index + 1 : null}
          </span>
          {step.label}
        </li>
      ))}
    </ol>
  );
}
