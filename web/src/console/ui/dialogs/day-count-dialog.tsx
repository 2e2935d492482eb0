import { extendSubscription, shortenSubscription } from '@sesame/contract/console/subscriptions.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { useCallForm } from '../forms/use-call-form.ts';
import { DayCountField } from './day-count-field.tsx';
import { FieldDialog, type FieldDialogProps } from './field-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

type DayCountDialogProps = Pick<FieldDialogProps, 'title' | 'lead' | 'submitLabel' | 'onClose'> & {
  kind: 'extend' | 'shorten';
  /** The call is refused if it ends at another time by then. */
  subscription: { readonly id: string; readonly ends_at: string };
  touches: readonly RouteSpec[];
};

/** Adds days to the end of a subscription, or removes them. */
export function DayCountDialog({ kind, subscription, touches, ...dialog }: DayCountDialogProps) {
  const form = useCallForm({
    route: kind === 'extend' ? extendSubscription : shortenSubscription,
    params: { id: subscription.id },
    touches,
    initial: { days: undefined as number | undefined, reason: '' },
    body: (values) => ({ ...values, expected_end: subscription.ends_at }),
    onSaved: dialog.onClose,
  });
  return (
    <FieldDialog {...dialog} form={form}>
      <DayCountField of={form.at('days')} />
      <ReasonField of={form.at('reason')} />
    </FieldDialog>
  );
}
