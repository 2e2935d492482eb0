import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badge = cva(
  'type-tabular inline-flex h-[22px] shrink-0 items-center gap-[5px] whitespace-nowrap rounded-xs px-2 font-medium text-xs leading-none',
  {
    variants: {
      tone: {
        neutral: 'bg-fill text-text-secondary',
        accent: 'bg-accent-soft text-accent-text',
        success: 'bg-success-soft text-success-text',
        warning: 'bg-warning-soft text-warning-text',
        danger: 'bg-danger-soft text-danger-text',
        info: 'bg-info-soft text-info-text',
        line: 'border border-border-strong text-muted',
        on: 'bg-fill text-text-secondary',
      },
    },
    defaultVariants: { tone: 'neutral' },
  },
);

export type BadgeTone = NonNullable<VariantProps<typeof badge>['tone']>;
type BadgeProps = { tone?: BadgeTone; className?: string; children: ReactNode };

/** A fact (fee, saving, availability), not a status. */
export function Badge({ tone = 'neutral', className, children }: BadgeProps) {
  return (
    <span className={badge({ tone, className })}>
      {tone === 'on' ? (
        <span aria-hidden="true" className="size-1.5 rounded-full bg-success" />
      ) : null}
      {children}
    </span>
  );
}
