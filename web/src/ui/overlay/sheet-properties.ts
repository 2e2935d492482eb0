/**
 * The custom properties that a `Sheet` moves by. Its library registers them when the first one opens, and the
 * browser then computes the style of every element again, which takes long with a long list. On an empty page it costs
 * nothing.
 */
const SHEET_PROPERTIES = [
  ['--drawer-swipe-movement-x', '<length>', '0px'],
  ['--drawer-swipe-movement-y', '<length>', '0px'],
  ['--drawer-snap-point-offset', '<length>', '0px'],
  ['--drawer-swipe-progress', '<number>', '0'],
  ['--drawer-swipe-strength', '<number>', '1'],
] as const;

export function registerSheetProperties(): void {
  // Not in old browsers, where the library leaves it out too.
  if (!('registerProperty' in CSS)) return;
  for (const [name, syntax, initialValue] of SHEET_PROPERTIES) {
    CSS.registerProperty({ name, syntax, inherits: false, initialValue });
  }
}
