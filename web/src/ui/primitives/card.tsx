import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const card = cva('rounded-lg border', {
  variants: {
    variant: {
      solid: 'border-border bg-surface shadow-card',
      /** Lifts on hover: the card can be opened. */
      hover:
        'border-border bg-surface shadow-card transition-[border-color,box-shadow] duration-(--duration-2) hover:border-border-strong hover:shadow-hover',
      /** For content that does not exist yet: pending or empty. */
      dashed: 'border-border-strong border-dashed',
    },
    padding: { none: '', default: 'p-[22px] max-md:p-[18px]' },
  },
  defaultVariants: { variant: 'solid', padding: 'default' },
});

type CardProps = ComponentProps<'div'> &
  VariantProps<typeof card> & { as?: 'div' | 'article' | 'section' };

export function Card({ as: Element = 'div', variant, padding, className, ...rest }: CardProps) {
  return <Element {...rest} className={card({ variant, padding, className })} />;
}
