import { type ReactNode, useEffect, useRef } from 'react';

/** The pressed button is gone with its view, so the heading of the new view gets the focus. */
export function Announced({ view, children }: { view: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const announced = useRef(view);
  useEffect(() => {
    if (announced.current === view) return;
    announced.current = view;
    if (document.activeElement !== document.body) return;
    const heading = box.current?.querySelector('h1');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.style.outline = 'none';
    heading.focus();
  }, [view]);
  return <div ref={box}>{children}</div>;
}
