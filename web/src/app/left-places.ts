/** How a page was left: where it was scrolled to and which element had the focus. */
export type LeftPlace = { scrollY: number; focus: string | null };

const NAME = 'left_places';
const KEPT = 30;

/** Remembers how the page at an address was left; of the oldest addresses nothing is kept. */
export function leavePlace(address: string, place: LeftPlace): void {
  const places = readPlaces().filter(([known]) => known !== address);
  sessionStorage.setItem(NAME, JSON.stringify([...places, [address, place]].slice(-KEPT)));
}

export function leftPlace(address: string): LeftPlace | undefined {
  return readPlaces().find(([known]) => known === address)?.[1];
}

/** The next person to sign in here has not been anywhere. */
export function forgetPlaces(): void {
  sessionStorage.removeItem(NAME);
}

/** A selector that finds the element again on a page that was drawn anew; null for one that has no name of its own. */
export function focusSelector(element: Element | null): string | null {
  if (!element || element === document.body) return null;
  if (element.id && !element.id.includes(':') && !element.id.startsWith('_')) {
    return `#${CSS.escape(element.id)}`;
  }
  const href = element.getAttribute('href');
  if (href) return `a[href="${CSS.escape(href)}"]`;
  const label = element.getAttribute('aria-label');
  return label ? `${element.localName}[aria-label="${CSS.escape(label)}"]` : null;
}

function readPlaces(): [address: string, place: LeftPlace][] {
  // Only this module writes it, in this tab.
  return JSON.parse(sessionStorage.getItem(NAME) ?? '[]') as [string, LeftPlace][];
}
