import { cva } from 'class-variance-authority';
import type { ChangeEventHandler, ReactNode } from 'react';
import { CheckMark, RadioMark } from './toggle.tsx';

const card = cva(
  [
    'relative block rounded-[14px] border border-border-strong px-4 py-3.5 text-left',
    'transition-[border-color,background-color] duration-(--duration-1) hover:border-field-border',
    'has-[:checked]:border-accent has-[:checked]:bg-[color-mix(in_oklab,var(--accent-soft)_55%,var(--surface))] has-[:checked]:inset-ring has-[:checked]:inset-ring-accent',
    'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring has-[:focus-visible]:outline-offset-2',
    'has-[:disabled]:border-border has-[:disabled]:bg-transparent has-[:disabled]:text-muted forced-colors:has-[:checked]:border-2',
  ],
  {
    variants: {
      layout: {
        free: '',
        plan: 'flex flex-col items-start max-lg:p-3',
        method:
          'grid min-h-15 grid-cols-[20px_36px_minmax(0,1fr)] items-center gap-3 px-3.5 py-3 max-[359px]:gap-2 max-[359px]:px-2.5',
        option: 'flex min-h-14 items-center gap-3 px-3.5 py-2.5 font-medium leading-5',
      },
    },
    defaultVariants: { layout: 'free' },
  },
);

type ChoiceProps = {
  name: string;
  value: string;
  checked: boolean;
  onChange: ChangeEventHandler<HTMLInputElement>;
  disabled?: boolean;
  className?: string;
};
type ChoiceCardProps = ChoiceProps & {
  layout?: 'free' | 'plan' | 'method' | 'option';
  /** `checkbox` where several can be chosen. */
  type?: 'radio' | 'checkbox';
  children: ReactNode;
};

/** A card that is one large radio button: the whole card is the target, arrow keys move within one `name`. */
function ChoiceCard({
  layout = 'free',
  type = 'radio',
  className,
  children,
  disabled = false,
  ...input
}: ChoiceCardProps) {
  return (
    <label className={card({ layout, className })}>
      <input
        {...input}
        className="peer absolute inset-0 cursor-pointer rounded-[inherit] opacity-0 disabled:cursor-not-allowed"
        disabled={disabled}
        type={type}
      />
      {children}
    </label>
  );
}

type PlanCardProps = ChoiceProps & {
  title: ReactNode;
  price: ReactNode;
  note?: ReactNode;
  /** Top right; below the price on narrow screens. */
  badge?: ReactNode;
};

export function PlanCard({ title, price, note, badge, ...choice }: PlanCardProps) {
  return (
    <ChoiceCard {...choice} layout="plan">
      <span className="block font-medium leading-5">{title}</span>
      <span className="type-tabular mt-1.5 block font-semibold text-xl leading-7 tracking-[-.016em] max-lg:text-[1.0625rem] max-lg:leading-6">
        {price}
      </span>
      <span className="type-tabular whitespace-nowrap text-[.8125rem] text-muted leading-[18px] max-lg:text-xs">
        {note}
      </span>
      {badge ? (
        <span className="absolute top-[13px] right-3 max-lg:static max-lg:mt-2">{badge}</span>
      ) : null}
    </ChoiceCard>
  );
}

type MethodRowProps = ChoiceProps & {
  icon: ReactNode;
  title: ReactNode;
  description?: ReactNode;
  /** Right of the title, below it where both do not fit. */
  badge?: ReactNode;
};

export function MethodRow({ icon, title, description, badge, ...choice }: MethodRowProps) {
  return (
    <ChoiceCard {...choice} layout="method">
      <RadioMark />
      <span className="grid size-9 place-items-center rounded-md bg-fill text-text-secondary">
        {icon}
      </span>
      <span className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className="min-w-0 grow basis-25">
          <span className="block font-medium leading-5">{title}</span>
          {description ? (
            <span className="block text-muted text-xs leading-4">{description}</span>
          ) : null}
        </span>
        {badge}
      </span>
    </ChoiceCard>
  );
}

type OptionCardProps = ChoiceProps & {
  type?: 'radio' | 'checkbox';
  /** A logo before the text. */
  media?: ReactNode;
  children: ReactNode;
};

/** A single-line option, such as a network or a service. A radio is drawn first, a checkbox last. */
export function OptionCard({ type = 'radio', media, children, ...choice }: OptionCardProps) {
  return (
    <ChoiceCard {...choice} layout="option" type={type}>
      {type === 'radio' ? <RadioMark /> : null}
      {media ? <span className="peer-disabled:opacity-45">{media}</span> : null}
      <span className="wrap-anywhere min-w-0 flex-1">{children}</span>
      {type === 'checkbox' ? <CheckMark /> : null}
    </ChoiceCard>
  );
}

type ChoiceGroupProps = {
  legend: ReactNode;
  /** `pair`: two columns on phones too, but not on the narrowest. */
  columns?: 1 | 2 | 3 | 'pair';
  className?: string;
  children: ReactNode;
};
const columnClasses = {
  1: 'grid-cols-1',
  2: 'grid-cols-1 min-[1181px]:grid-cols-2',
  3: 'grid-cols-3 max-md:gap-2',
  pair: 'grid-cols-2 max-[359px]:grid-cols-1',
} as const;

/** A labeled group of choice cards. */
export function ChoiceGroup({ legend, columns = 1, className = '', children }: ChoiceGroupProps) {
  return (
    <fieldset className={className}>
      <legend className="type-label mb-2.5 w-full">{legend}</legend>
      <div className={`grid gap-2.5 ${columnClasses[columns]}`}>{children}</div>
    </fieldset>
  );
}
