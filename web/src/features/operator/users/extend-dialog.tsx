import { type OperatorBuyer, readBuyer } from '@sesame/contract/operator-buyers.ts';
import { EXTENSION_DAYS_MAX, extendSubscription } from '@sesame/contract/operator-subscriptions.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { userWords } from './users.words.ts';

type ExtendDialogProps = {
  subscription: OperatorBuyer['subscriptions'][number];
  onClose: () => void;
};

/** Gives days to a subscription. */
export function ExtendDialog({ subscription, onClose }: ExtendDialogProps) {
  const { t } = useI18n();
  const say = useWords(userWords);
  const [days, setDays] = useState('');
  const [reason, setReason] = useState('');
  const extend = useOperatorMutation(extendSubscription, { touches: [readBuyer] });
  return (
    <FormDialog
      busy={extend.isPending}
      cancelLabel={say('cancel')}
      lead={say('extendLead')}
      onClose={onClose}
      onSubmit={() =>
        extend.mutate(
          {
            params: { id: subscription.id },
            body: { days: Number(days), seen_end: subscription.ends_at, reason },
          },
          { onSuccess: onClose },
        )
      }
      problem={extend.isError ? errorText(t, extend.error) : undefined}
      submitLabel={say('extend')}
      title={say('extendTitle', { title: subscription.title })}
    >
      <Field label={say('days')}>
        <Input
          max={EXTENSION_DAYS_MAX}
          min={1}
          onChange={(event) => setDays(event.target.value)}
          required
          step={1}
          type="number"
          value={days}
        />
      </Field>
      <Field hint={say('reasonHint')} label={say('reason')}>
        <Input
          maxLength={500}
          onChange={(event) => setReason(event.target.value)}
          required
          value={reason}
        />
      </Field>
    </FormDialog>
  );
}
