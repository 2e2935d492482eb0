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

function scrollingAncestor(element: HTMLElement): HTMLElement | null {
  let ancestor = element.parentElement;
  while (ancestor && !/auto|scroll/.test(getComputedStyle(ancestor).overflowY)) {
    ancestor = ancestor.parentElement;
  }
  return ancestor;
}
