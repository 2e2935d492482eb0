import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClasses } from './button-classes.ts';
import type { LinkElement } from './link-element.ts';

type LinkButtonProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  href: string;
  as?: LinkElement;
  variant?: ButtonVariant;
  size?: ButtonSize;
  block?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
};

/** A link styled as a button. */
export function LinkButton({
  as: Anchor = 'a',
  variant = 'default',
  size = 'default',
  block = false,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Anchor {...rest} className={buttonClasses({ variant, size, block, className })}>
      {icon}
      {children}
      {iconAfter}
    </Anchor>
  );
}
