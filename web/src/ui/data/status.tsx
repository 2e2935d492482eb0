import type { ReactNode } from 'react';

const shapes = {
  active: 'size-2 rounded-full bg-success ring-3 ring-success/18',
  processing: 'size-2 rounded-full bg-info ring-3 ring-info/18',
  unpaid: 'size-2 rounded-full border-2 border-warning',
  expired: 'h-0.5 w-2 rounded-full bg-muted',
  changed: 'size-2 rounded-full border-2 border-muted',
} as const;

export type StatusKind = keyof typeof shapes;

/** A state with a shape and a word, so that it does not depend on color. */
export function Status({ kind, children }: { kind: StatusKind; children: ReactNode }) {
  return (
    <span
      className={`inline-flex max-w-full items-center gap-2 whitespace-nowrap align-top font-[450] ${kind === 'expired' || kind === 'changed' ? 'text-muted' : ''}`}
    >
      <span aria-hidden="true" className={`forced-color-adjust-none shrink-0 ${shapes[kind]}`} />
      <span className="min-w-0 truncate">{children}</span>
    </span>
  );
}
