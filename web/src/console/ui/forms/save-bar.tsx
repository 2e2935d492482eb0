import type { ReactNode } from 'react';

/** Sticks to the bottom of an editor: the save status and the buttons. */
export function SaveBar({ note, children }: { note: ReactNode; children: ReactNode }) {
  return (
    <div className="sticky bottom-0 z-10 mt-6 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-border bg-raised px-5 py-3 shadow-pop max-md:px-4">
      <p className="text-muted" role="status">
        {note}
      </p>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
