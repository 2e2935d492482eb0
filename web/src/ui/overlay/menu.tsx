import { Menu as BaseMenu } from '@base-ui/react/menu';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { popupClasses, popupPlace } from './popup-classes.ts';

type MenuProps = {
  label: string;
  /** Renders the button that opens the menu. */
  trigger: Exclude<ComponentProps<typeof BaseMenu.Trigger>['render'], ReactNode>;
  align?: 'start' | 'end';
  width?: number;
  /** Open on mount, when the click that opens it also loads it. */
  initiallyOpen?: boolean;
  children: ReactNode;
};

/** A dropdown of links, actions and choices. */
export function Menu({
  label,
  trigger,
  align = 'end',
  width = 264,
  initiallyOpen = false,
  children,
}: MenuProps) {
  // The popup stays in the landmark of its trigger. Its position is fixed, so no scrolling box cuts it off.
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <BaseMenu.Root defaultOpen={initiallyOpen} modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <span className="contents" ref={setPlace} />
      <BaseMenu.Portal container={place}>
        <BaseMenu.Positioner align={align} {...popupPlace}>
          <BaseMenu.Popup aria-label={label} className={popupClasses} style={{ width }}>
            {children}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
