import type { AnswerOf, BodyOf } from '@sesame/contract/shared/route.ts';
import {
  type CallFormOptions,
  type FormRoute,
  type ParamsOfCall,
  type SavingOptions,
  useCallForm,
} from '../forms/use-call-form.ts';
import { FieldDialog, type FieldDialogProps } from './field-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

/** The body of the call besides the reason. */
type RestOf<R extends FormRoute> = Omit<BodyOf<R>, 'reason'>;

type CommonProps<R extends FormRoute> = Omit<FieldDialogProps, 'form'> &
  SavingOptions<R> & {
    /** Closes the dialog by default. */
    onSaved?: (answer: AnswerOf<R>) => void;
    onFailed?: (error: unknown) => void;
    /** Instead of "Reason". */
    reasonLabel?: string;
  };
type ReasonDialogProps<R extends FormRoute> = CommonProps<R> &
  ParamsOfCall<R> &
  (object extends RestOf<R> ? { body?: RestOf<R> } : { body: RestOf<R> });

/** A dialog for a decision that needs only a reason and makes one call. */
export function ReasonDialog<R extends FormRoute>(props: ReasonDialogProps<R>) {
  // TypeScript cannot resolve types that depend on a generic route.
  const { params, body, ...common } = props as CommonProps<R> & { params?: object; body?: object };
  const { route, touches, evenIfRefused, loadLatest, reasonLabel, ...rest } = common;
  const { onSaved = rest.onClose, onFailed, children, ...dialog } = rest;
  const form = useCallForm<R, { reason: string }>({
    route,
    params,
    touches,
    evenIfRefused,
    loadLatest,
    initial: { reason: '' },
    body: (values: { reason: string }) => ({ ...body, ...values }),
    onSaved,
    onFailed,
  } as unknown as CallFormOptions<R, { reason: string }>);
  return (
    <FieldDialog {...dialog} form={form}>
      {children}
      <ReasonField label={reasonLabel} of={form.at('reason')} />
    </FieldDialog>
  );
}
