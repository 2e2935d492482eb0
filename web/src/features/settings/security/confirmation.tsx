import { lazy, Suspense, useState } from 'react';
import type { ConfirmSheetProps } from './confirm-sheet.tsx';

const ConfirmSheet = lazy(async () => ({
  default: (await import('./confirm-sheet.tsx')).ConfirmSheet,
}));

/** Asks for the password before a sensitive action. The sheet's code is loaded on first use. */
export function Confirmation(props: ConfirmSheetProps) {
  const [needed, setNeeded] = useState(props.open);
  if (props.open && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmSheet {...props} />
    </Suspense>
  );
}
