/** The box of a menu or popover. Its height is what the window leaves it. */
export const popupClasses =
  'max-h-(--available-height) max-w-(--available-width) animate-rise overflow-y-auto rounded-[14px] border border-border bg-raised p-1.5 text-sm text-text shadow-pop outline-hidden';

/** A row of such a box. */
export const popupRowClasses =
  'wrap-anywhere relative flex min-h-[38px] w-full items-center gap-2.5 rounded-sm px-2.5 text-left font-[450] hover:bg-fill focus-visible:bg-fill focus-visible:-outline-offset-2 aria-[current=page]:bg-fill max-md:min-h-12 pointer-coarse:min-h-12';

/** The layer of such a box, and its distances from its button and the edges of the window. */
export const popupPlace = {
  className: 'z-(--z-popover)',
  collisionPadding: 12,
  positionMethod: 'fixed',
  sideOffset: 8,
} as const;
