import {
  type OperatorSubscription,
  revokeSubscription,
} from '@sesame/contract/operator-subscriptions.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { ReasonField } from './reason-field.tsx';
import { subscriptionWords } from './subscriptions.words.ts';
import { touchedByActs } from './touched-by-acts.ts';

type RevokeDialogProps = { subscription: OperatorSubscription; onClose: () => void };

/** Ends access at once. */
export function RevokeDialog({ subscription, onClose }: RevokeDialogProps) {
  const { t } = useI18n();
  const say = useWords(subscriptionWords);
  const [reason, setReason] = useState('');
  const revoke = useOperatorMutation(revokeSubscription, { touches: touchedByActs });
  return (
    <FormDialog
      busy={revoke.isPending}
      cancelLabel={say('cancel')}
      destructive
      lead={say('revokeLead')}
      onClose={onClose}
      onSubmit={() =>
        revoke.mutate(
          { params: { id: subscription.id }, body: { seen_end: subscription.ends_at, reason } },
          { onSuccess: onClose },
        )
      }
      problem={revoke.isError ? errorText(t, revoke.error) : undefined}
      submitLabel={say('revoke')}
      title={say('revokeTitle', { buyer: subscription.user.username })}
    >
      <ReasonField onChange={setReason} value={reason} />
    </FormDialog>
  );
}
