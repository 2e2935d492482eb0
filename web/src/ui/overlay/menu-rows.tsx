import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check, ChevronsUpDown } from 'lucide-react';
import { createElement, type KeyboardEvent, type ReactNode } from 'react';
import type { SelectOption } from '../forms/native-select.tsx';
import { Icon } from '../primitives/icon.tsx';
import type { LinkElement } from '../primitives/link-element.ts';
import { popupClasses, popupPlace, popupRowClasses } from './popup-classes.ts';

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
  const content = (
    <>
      {icon ? <span className="text-muted">{icon}</span> : null}
      {children}
    </>
  );
  if (href === undefined) {
    return (
      <BaseMenu.Item className={`${popupRowClasses} cursor-pointer`} onClick={onSelect}>
        {content}
      </BaseMenu.Item>
    );
  }
  return (
    <BaseMenu.LinkItem
      aria-current={current ? 'page' : undefined}
      className={popupRowClasses}
      closeOnClick
      onClick={onSelect}
      render={createElement(as ?? 'a', { href })}
    >
      {content}
    </BaseMenu.LinkItem>
  );
}

type MenuSelectProps = {
  icon?: ReactNode;
  label: string;
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
};

/** A row with the chosen option; the others are in a menu below it. */
export function MenuSelect({ icon, label, options, value, onChange }: MenuSelectProps) {
  return (
    <BaseMenu.SubmenuRoot>
      <BaseMenu.SubmenuTrigger className={`${popupRowClasses} cursor-pointer`}>
        {icon ? <span className="text-muted">{icon}</span> : null}
        {label}{' '}
        <span className="ml-auto flex items-center gap-2 text-muted">
          {options.find((option) => option.value === value)?.label}
          <Icon of={ChevronsUpDown} size={16} />
        </span>
      </BaseMenu.SubmenuTrigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner align="end" side="bottom" {...popupPlace} sideOffset={0}>
          <BaseMenu.Popup className={`${popupClasses} min-w-40`}>
            <BaseMenu.RadioGroup aria-label={label} onValueChange={onChange} value={value}>
              {options.map((option) => (
                <BaseMenu.RadioItem
                  className={`${popupRowClasses} cursor-pointer`}
                  closeOnClick
                  key={option.value}
                  value={option.value}
                >
                  {option.label}
                  <BaseMenu.RadioItemIndicator className="ml-auto">
                    <Icon of={Check} size={16} />
                  </BaseMenu.RadioItemIndicator>
                </BaseMenu.RadioItem>
              ))}
            </BaseMenu.RadioGroup>
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.SubmenuRoot>
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
  return (
    <BaseMenu.RadioGroup
      aria-label={label}
      className="flex min-h-[38px] items-center gap-2.5 pl-2.5 font-[450] max-md:min-h-12 pointer-coarse:min-h-12"
      onKeyDown={moveHorizontally}
      onValueChange={onChange}
      value={value}
    >
      {icon ? <span className="text-muted">{icon}</span> : null}
      <span aria-hidden="true">{label}</span>
      <span className="ml-auto flex gap-0.5" role="presentation">
        {options.map((option) => (
          <BaseMenu.RadioItem
            aria-label={option.label}
            className="grid size-[34px] cursor-pointer place-items-center rounded-sm border border-transparent text-muted hover:bg-fill hover:text-text aria-checked:bg-fill-strong aria-checked:text-text max-md:size-11 pointer-coarse:size-11 forced-colors:aria-checked:border-[CanvasText]"
            key={option.value}
            label={option.label}
            title={option.label}
            value={option.value}
          >
            {option.icon}
          </BaseMenu.RadioItem>
        ))}
      </span>
    </BaseMenu.RadioGroup>
  );
}

/** The menu's own arrows go up and down; those to the sides move within the row. */
function moveHorizontally({ key, target }: KeyboardEvent) {
  if (!(target instanceof Element)) return;
  const sides = { ArrowLeft: target.previousElementSibling, ArrowRight: target.nextElementSibling };
  const next = Object.entries(sides).find(([side]) => side === key)?.[1];
  if (next instanceof HTMLElement) next.focus();
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="-mx-1.5 my-1.5 h-px bg-border" />;
}

type MenuHeaderProps = { media: ReactNode; title: string; text?: string | undefined };

/** The menu that a row belongs to. */
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
