import { type ComponentProps, useState } from 'react';
import { ActionDialog } from './action-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

type ReasonDialogProps = Omit<ComponentProps<typeof ActionDialog>, 'onSubmit'> & {
  onReason: (reason: string) => void;
};

/** A decision that needs a reason; other fields go above it. */
export function ReasonDialog({ onReason, children, ...rest }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  return (
    <ActionDialog {...rest} onSubmit={() => onReason(reason)}>
      {children}
      <ReasonField onChange={setReason} value={reason} />
    </ActionDialog>
  );
}
