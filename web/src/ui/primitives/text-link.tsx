import type { ComponentProps } from 'react';
import type { LinkElement } from './link-element.ts';

type TextLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & { href: string; as?: LinkElement };

/** A link inside text: accent color, underlined on hover. */
export function TextLink({ as: Anchor = 'a', className = '', ...rest }: TextLinkProps) {
  return (
    <Anchor
      {...rest}
      className={`font-medium text-accent-text underline-offset-3 hover:underline ${className}`}
    />
  );
}
