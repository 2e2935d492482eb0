import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';

/** After a move to another page its heading has the focus and is read out, and the page stands at its top. */
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
    // Its code is still on the way.
    const observer = new MutationObserver(() => {
      if (focus()) observer.disconnect();
    });
    observer.observe(main.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [path, main]);
}
