import type { ReactNode } from 'react';
import { Spinner } from './spinner.tsx';

type RingLoaderProps = { size?: number; children?: ReactNode };

/** A spinning ring around a logo. */
export function RingLoader({ size = 104, children }: RingLoaderProps) {
  return (
    <span
      className="relative grid shrink-0 place-items-center"
      style={{ width: size, height: size }}
    >
      <Spinner className="absolute inset-0 text-accent-graphic" size={size} strokeWidth={1.2} />
      {children}
    </span>
  );
}
