import type { ReactNode } from 'react';

export type Fact = { key: string; label: ReactNode; value: ReactNode };

/** Labels and values in two columns; empty values are shown as a dash. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[fit-content(45%)_minmax(0,1fr)] gap-x-6 gap-y-2.5 max-md:gap-x-4">
      {facts.map(({ key, label, value }) => (
        <div className="contents" key={key}>
          <dt className="min-w-24 text-muted">{label}</dt>
          <dd className="wrap-anywhere m-0 min-w-0">{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
