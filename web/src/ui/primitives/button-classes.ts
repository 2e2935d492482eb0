import { cva, type VariantProps } from 'class-variance-authority';

const filledDisabled =
  'disabled:border-transparent disabled:bg-fill disabled:text-disabled disabled:shadow-none';
const bareDisabled = 'disabled:bg-transparent disabled:text-disabled disabled:no-underline';

export const buttonClasses = cva(
  [
    'button-box inline-flex cursor-pointer select-none items-center justify-center whitespace-nowrap wrap-break-word',
    'border font-medium leading-none',
    // On the narrowest phones a long label wraps to a second line instead of overflowing the screen. A single longer
    // word is clipped at the button's edge.
    'max-w-full overflow-x-clip max-[359px]:whitespace-normal max-[359px]:text-balance max-[359px]:leading-[1.15]',
    'transition-[background-color,border-color,color,transform] duration-(--duration-1) ease-out',
    'active:not-disabled:scale-[.985] disabled:cursor-not-allowed aria-busy:cursor-progress',
    // A touch target needs 44 px even where the button is drawn smaller.
    'pointer-coarse:after:-translate-y-1/2 pointer-coarse:after:absolute pointer-coarse:after:inset-x-0 pointer-coarse:after:top-1/2 pointer-coarse:after:h-11',
  ],
  {
    variants: {
      variant: {
        default: `border-transparent bg-accent text-accent-foreground hover:bg-accent-hover ${filledDisabled}`,
        full_dark: `border-transparent bg-ink text-ink-foreground hover:bg-ink-hover ${filledDisabled}`,
        full_light: `border-transparent bg-paper text-paper-text shadow-paper hover:bg-paper-hover ${filledDisabled}`,
        light: `border-transparent bg-accent-soft text-accent-text hover:bg-accent-soft-hover ${filledDisabled}`,
        gray: `border-transparent bg-fill-strong text-text hover:bg-fill-stronger ${filledDisabled}`,
        secondary: `border-transparent bg-fill text-text hover:bg-fill-hover ${filledDisabled}`,
        outline: `border-border-strong bg-surface text-text hover:bg-sunken ${filledDisabled}`,
        outline2: `border-accent-border text-accent-text hover:bg-accent-soft ${filledDisabled}`,
        destructive: `border-transparent bg-danger text-danger-foreground hover:bg-danger-hover ${filledDisabled}`,
        ghost: `border-transparent text-text-secondary hover:bg-fill hover:text-text ${bareDisabled}`,
        link: `border-transparent text-accent-text underline-offset-3 hover:underline ${bareDisabled}`,
      },
      size: {
        default: 'h-(--control) gap-2 rounded-md px-4 text-sm',
        sm: 'h-(--control-sm) gap-1.5 rounded-sm px-3 text-[.8125rem]',
        lg: 'h-(--control-lg) gap-2 rounded-[12px] px-[22px] text-[.9375rem]',
        icon: 'size-(--control) rounded-md p-0 text-sm',
        'icon-sm': 'size-(--control-sm) rounded-sm p-0 text-sm',
      },
      block: { true: 'w-full', false: '' },
    },
    compoundVariants: [{ variant: 'link', className: 'h-auto rounded-xs px-0' }],
    defaultVariants: { variant: 'default', size: 'default', block: false },
  },
);

type Variants = VariantProps<typeof buttonClasses>;
export type ButtonVariant = NonNullable<Variants['variant']>;
export type ButtonSize = NonNullable<Variants['size']>;
