import { lazy, Suspense, useState } from 'react';
import type { ConfirmSheetProps } from './confirm-sheet.tsx';

const ConfirmSheet = lazy(async () => ({
  default: (await import('./confirm-sheet.tsx')).ConfirmSheet,
}));

/** A sensitive act asks for the password again. The sheet's code comes with the first question. */
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
