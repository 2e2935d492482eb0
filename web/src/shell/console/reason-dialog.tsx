import { type ComponentProps, useState } from 'react';
import { ActDialog } from './act-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

type ReasonDialogProps = Omit<ComponentProps<typeof ActDialog>, 'onSubmit'> & {
  onReason: (reason: string) => void;
};

/** A decision that needs nothing but its reason; other fields stand above that. */
export function ReasonDialog({ onReason, children, ...rest }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ActDialog {...rest} onSubmit={() => onReason(reason)}>
      {children}
      <ReasonField onChange={setReason} value={reason} />
    </ActDialog>
  );
}
