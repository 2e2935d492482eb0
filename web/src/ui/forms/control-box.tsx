import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const box = cva(
  [
    'relative flex min-w-0 items-center border transition-[border-color,box-shadow,background-color]',
    'duration-(--duration-1) focus-within:ring-3 focus-within:ring-ring/25 focus-within:border-accent',
    'forced-colors:focus-within:outline-2 forced-colors:focus-within:outline-offset-2',
    'has-[[aria-invalid=true]]:border-danger has-[:disabled]:opacity-60',
    'has-[[readonly]]:border-border has-[[readonly]]:bg-sunken has-[[readonly]]:text-muted',
  ],
  {
    variants: {
      variant: {
        outlined: 'border-field-border bg-surface hover:not-focus-within:border-muted',
        filled: 'border-transparent bg-fill hover:bg-fill-hover',
      },
      size: {
        default: 'min-h-(--control) rounded-md',
        lg: 'min-h-(--control-lg) rounded-[12px]',
      },
    },
    defaultVariants: { variant: 'outlined', size: 'default' },
  },
);

/** Text inside a control: 16 px on phones, so that iOS does not zoom in. */
export const controlText =
  'w-full min-w-0 flex-1 bg-transparent px-3 py-[9px] text-base leading-5 outline-none rounded-[inherit] md:text-sm';

export type ControlSize = NonNullable<VariantProps<typeof box>['size']>;
type ControlBoxProps = ComponentProps<'div'> & VariantProps<typeof box>;

/** The border around an input; it reflects focus, error and read-only state of its content. */
export function ControlBox({ variant, size, className, ...rest }: ControlBoxProps) {
  return <div {...rest} className={box({ variant, size, className })} />;
}
