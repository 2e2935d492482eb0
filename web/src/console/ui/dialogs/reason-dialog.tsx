import { reasonBody } from '@sesame/contract/console/fields.ts';
import { useConsoleForm } from '../forms/use-console-form.ts';
import { FieldDialog, type FieldDialogProps } from './field-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

type ReasonDialogProps<Answer> = Omit<FieldDialogProps, 'form'> & {
  save: (reason: string) => Promise<Answer>;
  /** Closes the dialog by default. */
  onSaved?: (answer: Answer) => void;
  onFailed?: (error: unknown) => void;
  /** Loads the newest version after a version conflict. */
  loadLatest?: () => Promise<void>;
  /** Instead of "Reason". */
  reasonLabel?: string;
};

/** A decision that needs nothing but a reason. */
export function ReasonDialog<Answer>({
  save,
  onSaved,
  onFailed,
  loadLatest,
  reasonLabel,
  children,
  ...rest
}: ReasonDialogProps<Answer>) {
  const form = useConsoleForm({
    schema: reasonBody,
    initial: { reason: '' },
    save: ({ reason }) => save(reason),
    onSaved: onSaved ?? rest.onClose,
    onFailed,
    loadLatest,
  });
  return (
    <FieldDialog {...rest} form={form}>
      {children}
      <ReasonField label={reasonLabel} of={form.at('reason')} />
    </FieldDialog>
  );
}
