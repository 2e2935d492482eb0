import { useEffect } from 'react';
import { signedIn } from '../../api/session/token-store.ts';
import {
  focusSelector,
  forgetPlaces,
  type LeftPlace,
  leavePlace,
  leftPlace,
} from './left-places.ts';

/** How long loading data and pictures may still move the restored position. */
const TIMEOUT_MS = 3_000;

let isFirstScreen = true;
let cameByHistory = false;
let shownAddress = addressNow();
/** What had the focus on a page that was left, while it is not drawn yet: a long list is drawn in steps. */
let awaitedFocus: string | null = null;
let stopSettling = () => {};

// Pages render after their data arrives, too late for the browser's own scroll restoration, so it is done here.
history.scrollRestoration = 'manual';

window.addEventListener('popstate', () => {
  cameByHistory = true;
  leave();
  const left = leftPlace(shownAddress);
  // The router renders the page, or another tab of the same screen, right after this event.
  if (left) requestAnimationFrame(() => settle(() => comeBack(left)));
});
// wouter dispatches these events after its own navigation, while the old page is still rendered.
window.addEventListener('pushState', () => {
  cameByHistory = false;
  leave();
  if (location.hash) settle(showPart);
});
window.addEventListener('replaceState', () => {
  shownAddress = addressNow();
});
window.addEventListener('pagehide', () => {
  leave();
});
signedIn.subscribe(() => {
  if (!signedIn.get()) forgetPlaces();
});

/**
 * Rendered next to a loaded screen. After navigation from another screen the page starts at the top, or at the part
 * named by the fragment, and the main heading gets the focus for screen readers. On the way back, scroll position and
 * focus are restored. A reload keeps its position.
 */
export function Arrival() {
  // A menu that closes gives the focus back to its button in a microtask; the page takes it afterwards.
  useEffect(() => queueMicrotask(arrive), []);
  return null;
}

function arrive(): void {
  const left = leftPlace(addressNow());
  if (isFirstScreen) {
    isFirstScreen = false;
    if (left && isReload()) settle(() => scrollTo(left.scrollY));
    else if (location.hash) settle(showPart);
    return;
  }
  if (cameByHistory && left) {
    if (!focusAgain(left.focus)) {
      focusHeading();
      awaitedFocus = left.focus;
    }
    settle(() => comeBack(left));
    return;
  }
  focusHeading();
  if (location.hash) settle(showPart);
  else window.scrollTo(0, 0);
}

function leave(): void {
  stopSettling();
  awaitedFocus = null;
  const focus = focusSelector(document.activeElement);
  leavePlace(shownAddress, { scrollY: Math.round(window.scrollY), focus });
  shownAddress = addressNow();
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  // Focused only for screen readers; a heading cannot be operated, so it shows no focus ring.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

function focusAgain(selector: string | null): boolean {
  const element = selector === null ? null : document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  return element !== null;
}

/** @returns whether position and focus are those of the page that was left */
function comeBack({ scrollY }: LeftPlace): boolean {
  if (focusAgain(awaitedFocus)) awaitedFocus = null;
  return scrollTo(scrollY) && awaitedFocus === null;
}

/** @returns whether the page was long enough */
function scrollTo(y: number): boolean {
  window.scrollTo(0, y);
  return Math.abs(window.scrollY - y) <= 1;
}

/**
 * Scrolls to the part named by the fragment, such as the catalogue, which the browser does not do for script
 * navigation.
 */
function showPart(): boolean {
  const part = document.getElementById(location.hash.slice(1));
  part?.scrollIntoView();
  return part !== null;
}

/** Retries while the page grows; scrolling or typing by the user cancels it. */
function settle(attempt: () => boolean): void {
  stopSettling();
  if (attempt()) return;
  const observer = new MutationObserver(() => {
    if (attempt()) stopSettling();
  });
  const timer = setTimeout(() => stopSettling(), TIMEOUT_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const name of INTERRUPTIONS) window.removeEventListener(name, stop);
    stopSettling = () => {};
  };
  stopSettling = stop;
  observer.observe(document.body, { childList: true, subtree: true });
  for (const name of INTERRUPTIONS) window.addEventListener(name, stop, { passive: true });
}

const INTERRUPTIONS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

function addressNow(): string {
  return location.pathname + location.search;
}

function isReload(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}
