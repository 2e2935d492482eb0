import { Drawer } from '@base-ui/react/drawer';
import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClasses } from '../primitives/button-classes.ts';
import { Icon } from '../primitives/icon.tsx';

const popup = cva(
  [
    'relative flex max-h-[94vh] flex-col overflow-hidden rounded-t-[28px] bg-surface text-text shadow-rise outline-hidden',
    'max-md:max-h-[96dvh] max-md:w-full max-md:rounded-t-xl',
    // Follows the finger; the exit is faster than the entry.
    '[transform:translateY(var(--drawer-swipe-movement-y,0px))] transition-transform duration-(--duration-3) ease-out data-swiping:duration-0 data-swiping:select-none',
    'data-ending-style:[transform:translateY(100%)] data-ending-style:duration-(--duration-2) data-ending-style:ease-in data-starting-style:[transform:translateY(100%)]',
  ],
  {
    variants: {
      size: {
        default: 'w-[min(1064px,calc(100%-64px))] max-lg:w-[calc(100%-32px)]',
        form: 'w-[min(560px,calc(100%-64px))]',
      },
    },
    defaultVariants: { size: 'default' },
  },
);

type SheetProps = {
  open: boolean;
  /** On Escape, scrim, swipe down and the close button. */
  onClose: () => void;
  /** After the exit animation. */
  onClosed?: () => void;
  closeLabel: string;
  size?: 'default' | 'form';
  /** Stays below the scrolling part: the pay bar on phones. */
  footer?: ReactNode;
  /** Contains one `SheetTitle`, which labels the dialog. */
  children: ReactNode;
};

/**
 * A panel from the bottom edge with a focus trap. Import this file lazily: it brings the whole drawer code, which no
 * first view needs.
 */
export function Sheet({
  open,
  onClose,
  onClosed,
  closeLabel,
  size = 'default',
  footer,
  children,
}: SheetProps) {
  return (
    <Drawer.Root
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
      open={open}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className="fixed inset-0 z-(--z-sheet) bg-scrim opacity-[calc(1-var(--drawer-swipe-progress,0))] transition-opacity duration-(--duration-3) ease-out data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
        <Drawer.Viewport className="fixed inset-0 z-(--z-sheet) flex items-end justify-center">
          <Drawer.Popup className={popup({ size })}>
            <span
              aria-hidden="true"
              className="mx-auto mt-2 h-[5px] w-9 shrink-0 rounded-full bg-fill-strong md:hidden"
            />
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
              <Drawer.Content>{children}</Drawer.Content>
            </div>
            {footer ? (
              <div className="border-border border-t bg-surface px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))] md:hidden [@media(max-height:520px)]:pt-1.5 [@media(max-height:520px)]:pb-[calc(6px+env(safe-area-inset-bottom))]">
                {footer}
              </div>
            ) : null}
            <Drawer.Close
              aria-label={closeLabel}
              className={buttonClasses({
                variant: 'ghost',
                size: 'icon',
                className: 'absolute top-5 right-5 z-3 max-md:right-2',
              })}
            >
              <Icon of={X} />
            </Drawer.Close>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}

/** The heading that labels the sheet. */
export function SheetTitle({ children, className = 'type-title-2' }: SheetTextProps) {
  return <Drawer.Title className={className}>{children}</Drawer.Title>;
}
type SheetTextProps = { children: ReactNode; className?: string };

type SheetHeaderProps = { media?: ReactNode; title: ReactNode; text?: ReactNode };

/** Logo, title and one line; sticky while the rest scrolls on phones, but not where a window is low or zoomed. */
export function SheetHeader({ media, title, text }: SheetHeaderProps) {
  return (
    <div className="max-md:-mx-4 mb-7 flex flex-wrap items-center gap-x-4 gap-y-2.5 max-md:sticky max-md:top-0 max-md:z-2 max-md:mb-2.5 max-md:border-border max-md:border-b max-md:bg-surface max-md:py-3 max-md:pr-14 max-md:pl-4 [@media(max-height:520px)]:static">
      {media}
      {/* Wraps below the logos when there is too little space beside them. */}
      <div className="min-w-0 flex-[1_1_10rem]">
        <SheetTitle className="type-title-2 max-md:line-clamp-3">{title}</SheetTitle>
        {text ? (
          <p className="mt-0.5 text-muted max-md:line-clamp-2 max-md:text-[.8125rem] max-md:leading-[18px]">
            {text}
          </p>
        ) : null}
      </div>
    </div>
  );
}

type SheetColumnsProps = { main: ReactNode; side: ReactNode };

/** Choices on the left, the sum on the right; stacked on phones. */
export function SheetColumns({ main, side }: SheetColumnsProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_384px] max-md:block max-lg:grid-cols-[minmax(0,1fr)_300px] min-[1024px]:max-[1180px]:grid-cols-[minmax(0,1fr)_340px]">
      <div className="px-9 pt-8 pb-9 max-lg:px-6 max-lg:pt-7 max-md:px-4 max-md:pt-0 max-md:pb-2">
        {main}
      </div>
      <div className="flex flex-col border-border border-l bg-background px-8 pt-8 pb-7 max-lg:px-6 max-lg:pt-7 max-md:border-t max-md:border-l-0 max-md:px-4 max-md:pt-5 max-md:pb-4">
        {side}
      </div>
    </div>
  );
}
