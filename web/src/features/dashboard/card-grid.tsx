import type { ReactNode } from 'react';

/** Cards in three columns, fewer where there is less space. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-3 gap-5 max-lg:grid-cols-2 max-md:grid-cols-1 max-md:gap-3">
      {children}
    </div>
  );
}
