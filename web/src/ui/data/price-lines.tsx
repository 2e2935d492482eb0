import type { ReactNode } from 'react';

export type PriceLine = {
  key: string;
  label: ReactNode;
  value: ReactNode;
  tone?: 'plain' | 'discount';
};

/** The lines of a total, exact to the cent. */
export function PriceLines({ lines }: { lines: readonly PriceLine[] }) {
  return (
    <dl className="type-tabular grid gap-3 leading-5">
      {lines.map((line) => (
        <div
          className={`flex justify-between gap-4 ${line.tone === 'discount' ? 'text-success-text' : ''}`}
          key={line.key}
        >
          <dt className={line.tone === 'discount' ? '' : 'text-muted'}>{line.label}</dt>
          {/* Beside a label of two lines an amount would break at its sign. */}
          <dd className={line.tone === 'discount' ? 'whitespace-nowrap' : ''}>{line.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The total again, in the currency that will be charged. */
export function PriceCharge({ children }: { children: ReactNode }) {
  return (
    <p className="type-tabular mt-2 text-right text-[.8125rem] text-muted leading-[18px]">
      {children}
    </p>
  );
}

/** The total, the largest number of the view. */
export function PriceTotal({ label, value }: { label: ReactNode; value: ReactNode }) {
  return (
    <p className="mt-[18px] flex items-baseline justify-between border-border-strong border-t pt-[18px]">
      <span className="type-title-3">{label}</span>
      <strong className="type-tabular font-semibold text-3xl tracking-[-.024em]">{value}</strong>
    </p>
  );
}
