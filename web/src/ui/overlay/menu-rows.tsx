import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SelectOption } from '../forms/native-select.tsx';
import { Icon } from '../primitives/icon.tsx';
import type { LinkElement } from '../primitives/link-element.ts';
import { useMenu } from './menu.tsx';

const rowClasses =
  'wrap-anywhere relative flex min-h-[38px] w-full items-center gap-2.5 rounded-sm px-2.5 text-left font-[450] hover:bg-fill focus-visible:bg-fill focus-visible:-outline-offset-2 aria-[current=page]:bg-fill max-md:min-h-12 pointer-coarse:min-h-12';

type MenuItemProps = {
  icon?: ReactNode;
  current?: boolean;
  children: ReactNode;
} & (
  | { href: string; as?: LinkElement; onSelect?: () => void }
  | { href?: undefined; as?: undefined; onSelect: () => void }
);

/** A menu row with a link (`href`) or an action (`onSelect`); both close the menu. */
export function MenuItem({ icon, current = false, children, href, as, onSelect }: MenuItemProps) {
  const { close, isMenu } = useMenu();
  const choose = () => {
    close();
    onSelect?.();
  };
  const row = {
    className: rowClasses,
    'data-menu-row': '',
    onClick: choose,
    role: isMenu ? 'menuitem' : undefined,
    tabIndex: isMenu ? -1 : undefined,
  };
  const content = (
    <>
      {icon ? <span className="text-muted">{icon}</span> : null}
      {children}
    </>
  );
  if (href === undefined) {
    return (
      <button type="button" {...row}>
        {content}
      </button>
    );
  }
  const Anchor = as ?? 'a';
  return (
    <Anchor {...row} aria-current={current ? 'page' : undefined} href={href}>
      {content}
    </Anchor>
  );
}

type MenuSelectProps = {
  icon?: ReactNode;
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
};

/** A choice in a `panel` menu, as a native select. */
export function MenuSelect({ icon, label, options, value, onChange }: MenuSelectProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <div
      className={`${rowClasses} has-[:focus-visible]:-outline-offset-2 has-[:focus-visible]:bg-fill has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-ring`}
    >
      {icon ? <span className="text-muted">{icon}</span> : null}
      <span aria-hidden="true">{label}</span>
      <span aria-hidden="true" className="ml-auto flex items-center gap-2 text-muted">
        {chosen?.label}
        <Icon of={ChevronsUpDown} size={16} />
      </span>
      <select
        aria-label={label}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
        data-menu-row=""
        onChange={(event) => onChange(event.target.value)}
        value={value}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export type MenuOption<Value extends string> = { value: Value; label: string; icon: ReactNode };
type MenuChoiceProps<Value extends string> = {
  icon?: ReactNode;
  label: string;
  options: readonly MenuOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of a few, as small icons in one row. The menu stays open, so that the effect is visible. */
export function MenuChoice<Value extends string>({
  icon,
  label,
  options,
  value,
  onChange,
}: MenuChoiceProps<Value>) {
  const { isMenu } = useMenu();
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name
    <div
      aria-label={label}
      className="flex min-h-[38px] items-center gap-2.5 pl-2.5 font-[450] max-md:min-h-12 pointer-coarse:min-h-12"
      role={isMenu ? 'group' : 'radiogroup'}
    >
      {icon ? <span className="text-muted">{icon}</span> : null}
      <span aria-hidden="true">{label}</span>
      <span className="ml-auto flex gap-0.5" role="presentation">
        {options.map((option) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles have a checked state
          <button
            aria-checked={option.value === value}
            aria-label={option.label}
            className="grid size-[34px] place-items-center rounded-sm border border-transparent text-muted hover:bg-fill hover:text-text aria-checked:bg-fill-strong aria-checked:text-text max-md:size-11 pointer-coarse:size-11 forced-colors:aria-checked:border-[CanvasText]"
            data-menu-choice=""
            data-menu-row=""
            key={option.value}
            onClick={() => onChange(option.value)}
            role={isMenu ? 'menuitemradio' : 'radio'}
            tabIndex={isMenu ? -1 : undefined}
            title={option.label}
            type="button"
          >
            {option.icon}
          </button>
        ))}
      </span>
    </div>
  );
}

export function MenuSeparator() {
  return <hr className="-mx-1.5 my-1.5 border-border" />;
}

type MenuHeaderProps = { media: ReactNode; title: string; text?: string | undefined };

/** The owner of the menu. */
export function MenuHeader({ media, title, text }: MenuHeaderProps) {
  return (
    <div className="flex items-center gap-3 px-2.5 pt-2 pb-3" role="presentation">
      {media}
      <div className="min-w-0">
        <p className="truncate font-medium leading-[18px]" title={title}>
          {title}
        </p>
        {text ? (
          <p className="truncate text-muted text-xs" title={text}>
            {text}
          </p>
        ) : null}
      </div>
    </div>
  );
}
