import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Full width of its container. */
  block?: boolean;
  /** Busy: the spinner replaces the icon, the width stays, clicks are ignored. */
  loading?: boolean;
  /** While busy show only the spinner; the label remains the accessible name. */
  spinnerOnly?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
};

export function Button({
  variant = 'default',
  size = 'default',
  block = false,
  loading = false,
  spinnerOnly = false,
  icon,
  iconAfter,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  // A busy button keeps the focus, so it is not disabled but ignores clicks.
  const swallowWhenBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={buttonClasses({ variant, size, block, className })}
      onClick={swallowWhenBusy}
      type={type}
    >
      {/* A link has no padding for the spinner, so it only keeps its label. */}
      {loading && variant !== 'link' ? (
        <BusyContent icon={icon} size={size} spinnerOnly={spinnerOnly}>
          {children}
        </BusyContent>
      ) : (
        <>
          {icon}
          {children}
          {iconAfter}
        </>
      )}
    </button>
  );
}

type BusyContentProps = {
  size: ButtonSize;
  spinnerOnly: boolean;
  icon: ReactNode;
  children: ReactNode;
};

function BusyContent({ size, spinnerOnly, icon, children }: BusyContentProps) {
  const spinner = <Spinner size={icon ? 18 : 16} />;
  if (size === 'icon' || size === 'icon-sm') return spinner;
  if (spinnerOnly) {
    return (
      <>
        <span className="opacity-0">{children}</span>
        <span className="absolute inset-0 grid place-items-center">{spinner}</span>
      </>
    );
  }
  if (icon) {
    return (
      <>
        {spinner}
        {children}
      </>
    );
  }
  // Without an icon to replace, the spinner is drawn inside the padding: a negative margin compensates its width and
  // gap.
  return (
    <span className="-mx-[11px] inline-flex items-center gap-1.5">
      {spinner}
      {children}
    </span>
  );
}
