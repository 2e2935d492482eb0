import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** As wide as its container. */
  block?: boolean;
  /** Busy: the spinner takes the icon's place, the width stays, clicks are swallowed. */
  loading?: boolean;
  /** While busy show the spinner alone; the label stays as the accessible name. */
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
  // A busy button keeps the focus, so it is not disabled: it answers no click instead.
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
      {/* A link has no padding to stand in: busy, it keeps its label alone. */}
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
  // Without an icon to replace, the spinner stands in the padding: its width plus the gap is taken back.
  return (
    <span className="-mx-[11px] inline-flex items-center gap-1.5">
      {spinner}
      {children}
    </span>
  );
}
