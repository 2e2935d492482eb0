import { useEffect } from 'react';

let isFirstScreen = true;
let cameByHistory = false;
window.addEventListener('popstate', () => {
  cameByHistory = true;
});
// The router announces its own moves under this name.
window.addEventListener('pushState', () => {
  cameByHistory = false;
  goToHash();
});

/**
 * Rendered beside a screen once it is there: after a move from another screen the page starts at its top and the main
 * heading is read out. On the way back the browser puts the scroll position where it was.
 */
export function Arrival() {
  useEffect(() => {
    if (isFirstScreen) {
      isFirstScreen = false;
      goToHash();
      return;
    }
    if (!cameByHistory) window.scrollTo(0, 0);
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading) return;
    heading.tabIndex = -1;
    // Focused for the reader's ear; there is nothing to operate that a ring would point at.
    heading.style.outline = 'none';
    heading.focus({ preventScroll: true });
    goToHash();
  }, []);
  return null;
}

/** A link to a part of a page, such as the catalogue: the browser does not follow it by itself when the script moves. */
function goToHash(): void {
  if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
}
