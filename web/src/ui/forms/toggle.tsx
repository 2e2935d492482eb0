import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../primitives/icon.tsx';

type MarkProps = Omit<ComponentProps<'input'>, 'type' | 'size'> & { children?: ReactNode };

const row =
  'relative flex min-h-6 items-start gap-2.5 leading-5 pointer-coarse:min-h-11 pointer-coarse:items-center has-[:disabled]:text-muted';
const mark =
  'forced-color-adjust-none grid size-5 shrink-0 place-items-center border border-field-border bg-surface peer-checked:border-accent peer-checked:bg-accent peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2 peer-disabled:border-border-strong peer-disabled:bg-fill';
// The real input covers the row, so the whole row is its target, and it gets focus and is read out.
const cover = 'peer absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed';

export function Checkbox({ children, className = '', ...rest }: MarkProps) {
  return (
    <label className={`${row} ${className}`}>
      <input {...rest} className={cover} type="checkbox" />
      <CheckMark />
      {children}
    </label>
  );
}

/** The drawn checkbox; styled by the preceding `peer` input. */
export function CheckMark() {
  return (
    <span
      aria-hidden="true"
      className={`${mark} rounded-xs text-transparent peer-checked:text-accent-foreground`}
    >
      <Icon of={Check} size={14} />
    </span>
  );
}

export function Radio({ children, className = '', ...rest }: MarkProps) {
  return (
    <label className={`${row} ${className}`}>
      <input {...rest} className={cover} type="radio" />
      <RadioMark />
      {children}
    </label>
  );
}

/** The drawn radio button; styled by the preceding `peer` input. */
export function RadioMark() {
  return (
    <span
      aria-hidden="true"
      className={`${mark} rounded-full after:size-2 after:rounded-full peer-checked:after:bg-accent-foreground`}
    />
  );
}

export function Switch({ children, className = '', ...rest }: MarkProps) {
  return (
    <label className={`${row} items-center ${className}`}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox exposes its state */}
      <input {...rest} className={cover} role="switch" type="checkbox" />
      <span
        aria-hidden="true"
        className="forced-color-adjust-none h-6 w-10 shrink-0 rounded-full bg-field-border p-[3px] transition-colors duration-(--duration-2) after:block after:size-[18px] after:rounded-full after:bg-knob after:shadow-knob after:transition-transform after:duration-(--duration-2) after:ease-out peer-checked:bg-accent peer-checked:after:translate-x-4 peer-focus-visible:outline-2 peer-focus-visible:outline-ring peer-focus-visible:outline-offset-2 peer-disabled:opacity-50"
      />
      {children}
    </label>
  );
}
