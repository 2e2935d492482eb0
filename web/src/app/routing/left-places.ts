/** The scroll position and focused element of a page that was left. */
export type LeftPlace = { scrollY: number; focus: string | null };

const NAME = 'left_places';
const MAX_PLACES = 30;

/** Stores scroll position and focus of the page that is being left; the oldest addresses are dropped. */
export function leavePlace(address: string, place: LeftPlace): void {
  const places = readPlaces().filter(([known]) => known !== address);
  sessionStorage.setItem(NAME, JSON.stringify([...places, [address, place]].slice(-MAX_PLACES)));
}

export function leftPlace(address: string): LeftPlace | undefined {
  return readPlaces().find(([known]) => known === address)?.[1];
}

/** Positions must not carry over to the next user. */
export function forgetPlaces(): void {
  sessionStorage.removeItem(NAME);
}

/**
 * A selector that finds the element again after the page was rendered anew; null for an element without a stable name.
 */
export function focusSelector(element: Element | null): string | null {
  if (!element || element === document.body) return null;
  // An open menu is closed on the way back; the button that opened it still exists.
  const menu = element.closest('[role=menu]');
  if (menu) return focusSelector(document.querySelector(`[aria-controls="${menu.id}"]`));
  // React's own ids change with every rendering.
  if (element.id && !/:|_r_/.test(element.id)) return `#${CSS.escape(element.id)}`;
  const href = element.getAttribute('href');
  if (href) return `a[href="${CSS.escape(href)}"]`;
  const label = element.getAttribute('aria-label');
  return label ? `${element.localName}[aria-label="${CSS.escape(label)}"]` : null;
}

function readPlaces(): [address: string, place: LeftPlace][] {
  // Only this module writes it, in this tab.
  return JSON.parse(sessionStorage.getItem(NAME) ?? '[]') as [string, LeftPlace][];
}
