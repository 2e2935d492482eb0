/**
 * Scrolls an element to the middle of its scroll container and moves nothing else. `scrollIntoView` would also scroll
 * clipped ancestors, which breaks a sheet that is still sliding in.
 */
export function scrollToMiddle(element: HTMLElement): void {
  const box = scrollingAncestor(element);
  if (!box) return;
  const offset = element.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += offset - (box.clientHeight - element.clientHeight) / 2;
}

/** The same for an element of which a part is outside its scroll container; another one stays where it is. */
export function scrollIntoContainer(element: HTMLElement): void {
  const box = scrollingAncestor(element)?.getBoundingClientRect();
  const own = element.getBoundingClientRect();
  if (box && (own.top < box.top || own.bottom > box.bottom)) scrollToMiddle(element);
}

function scrollingAncestor(element: HTMLElement): HTMLElement | null {
  let ancestor = element.parentElement;
  while (ancestor && !/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) {
    ancestor = ancestor.parentElement;
  }
  return ancestor;
}
