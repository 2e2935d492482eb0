import type { ReactNode } from 'react';

/** The first tab stop; visible only while focused. */
export function SkipLink({ target, children }: { target: string; children: ReactNode }) {
  return (
    <a
      className="-top-12 fixed left-4 z-(--z-toast) rounded-md bg-ink px-3.5 py-2.5 text-ink-foreground focus:top-3"
      href={`#${target}`}
    >
      {children}
    </a>
  );
}
