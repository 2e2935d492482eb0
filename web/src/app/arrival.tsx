import { useEffect } from 'react';
import { readToken, subscribeToToken } from '../api/token-store.ts';
import { focusSelector, forgetPlaces, leavePlace, leftPlace } from './left-places.ts';

/** What a page still waits for (its data, a picture) may move the place that was asked for; after this it stays. */
const PATIENCE_MS = 3_000;

let isFirstScreen = true;
let cameByHistory = false;
let shownAddress = addressNow();
let stopSettling = () => {};

// Pages are drawn from data that comes later than the browser looks, so the places are kept here.
history.scrollRestoration = 'manual';

window.addEventListener('popstate', () => {
  cameByHistory = true;
  leave();
  const left = leftPlace(shownAddress);
  // The router draws the page, or another tab of the same screen, right after this event.
  if (left) requestAnimationFrame(() => settle(() => scrollTo(left.scrollY)));
});
// The router announces its own moves under these names, after them; the page that is left still stands.
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
subscribeToToken(() => {
  if (!readToken()) forgetPlaces();
});

/**
 * Rendered beside a screen once it is there. After a move from another screen the page starts at its top, or at the part
 * that the address names, and the main heading is read out. On the way back the page is where it was left, and so is
 * the focus. A reload keeps its place.
 */
export function Arrival() {
  useEffect(() => {
    const left = leftPlace(addressNow());
    if (isFirstScreen) {
      isFirstScreen = false;
      if (left && isReload()) settle(() => scrollTo(left.scrollY));
      else if (location.hash) settle(showPart);
      return;
    }
    if (cameByHistory && left) {
      if (!focusAgain(left.focus)) focusHeading();
      settle(() => scrollTo(left.scrollY));
      return;
    }
    focusHeading();
    if (location.hash) settle(showPart);
    else window.scrollTo(0, 0);
  }, []);
  return null;
}

function leave(): void {
  stopSettling();
  const focus = focusSelector(document.activeElement);
  leavePlace(shownAddress, { scrollY: Math.round(window.scrollY), focus });
  shownAddress = addressNow();
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  // Focused for the reader's ear; there is nothing to operate that a ring would point at.
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}

function focusAgain(selector: string | null): boolean {
  const element = selector === null ? null : document.querySelector<HTMLElement>(selector);
  element?.focus({ preventScroll: true });
  return element !== null;
}

/** Whether the page was long enough already. */
function scrollTo(y: number): boolean {
  window.scrollTo(0, y);
  return Math.abs(window.scrollY - y) <= 1;
}

/** A link to a part of a page, such as the catalogue: the browser does not follow it by itself when the script moves. */
function showPart(): boolean {
  const part = document.getElementById(location.hash.slice(1));
  part?.scrollIntoView();
  return part !== null;
}

/** Tries until it worked, as the page grows; whoever scrolls or types meanwhile has decided otherwise. */
function settle(attempt: () => boolean): void {
  stopSettling();
  if (attempt()) return;
  const observer = new MutationObserver(() => {
    if (attempt()) stopSettling();
  });
  const timer = setTimeout(() => stopSettling(), PATIENCE_MS);
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
