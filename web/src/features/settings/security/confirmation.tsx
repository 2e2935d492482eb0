import { Suspense, useState } from 'react';
import { lazyScreen } from '../../../shell/lazy-screen.ts';
import type { ConfirmSheetProps } from './confirm-sheet.tsx';

const ConfirmSheet = lazyScreen(() =>
  import('./confirm-sheet.tsx').then((module) => module.ConfirmSheet),
).Component;

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
