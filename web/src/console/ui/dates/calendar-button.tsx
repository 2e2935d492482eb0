import { Popover } from '@base-ui/react/popover';
import { Calendar as CalendarIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMessages } from '../../../i18n/messages.ts';
import { popupClasses, popupPlace } from '../../../ui/overlay/popup-classes.ts';
import { Button } from '../../../ui/primitives/button.tsx';
import { Icon } from '../../../ui/primitives/icon.tsx';
import type { CalendarProps } from './calendar.tsx';
import { dateMessages } from './dates.messages.ts';

const Calendar = lazy(() =>
  import('./calendar.tsx').then((module) => ({ default: module.Calendar })),
);

type CalendarButtonProps = Omit<CalendarProps, 'onChoose'> & {
  /** The name of its field. */
  label?: string | undefined;
  /** @returns true to close the calendar */
  onChoose: (day: string) => boolean;
  onOpen?: () => void;
  className?: string;
};

/** Opens a calendar beside a field for dates; it loads when it is opened. */
export function CalendarButton({
  label,
  onChoose,
  onOpen,
  className = '',
  ...calendar
}: CalendarButtonProps) {
  const t = useMessages(dateMessages);
  const [isOpen, setOpen] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  return (
    <Popover.Root
      onOpenChange={(next) => {
        if (next) onOpen?.();
        setOpen(next);
      }}
      open={isOpen}
    >
      <Popover.Trigger
        render={(props) => (
          <Button
            {...props}
            aria-label={label ? t('openFor', { field: label }) : t('open')}
            className={className}
            size="icon-sm"
            variant="ghost"
          >
            <Icon of={CalendarIcon} size={16} />
          </Button>
        )}
        ref={setButton}
      />
      {/* Above the dialog that its field is in; elsewhere, outside a line that scrolls. */}
      <Popover.Portal container={button?.closest<HTMLElement>('[role=dialog]') ?? undefined}>
        <Popover.Positioner align="end" {...popupPlace}>
          {/* The calendar takes the focus once it has loaded. */}
          <Popover.Popup aria-label={t('calendar')} className={popupClasses} initialFocus={false}>
            <Suspense fallback={<div className="h-[292px] w-[264px]" />}>
              <Calendar
                {...calendar}
                onChoose={(day) => {
                  if (onChoose(day)) setOpen(false);
                }}
              />
            </Suspense>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
