import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** After navigation, scrolls to the top and focuses the heading, so that screen readers announce the page. */
export function useFocusOnArrival(main: RefObject<HTMLElement | null>): void {
  const [path] = useLocation();
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    window.scrollTo(0, 0);
    const focus = () => {
      const heading = main.current?.querySelector<HTMLElement>('h1');
      heading?.focus({ preventScroll: true });
      return heading !== null && heading !== undefined;
    };
    if (focus() || !main.current) return;
    // The code of the screen is still loading.
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(main.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [path, main]);
}
