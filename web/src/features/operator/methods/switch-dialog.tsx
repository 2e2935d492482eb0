import {
  listAllMethods,
  type OperatorMethod,
  switchMethod,
} from '@sesame/contract/operator-gateways.ts';
import { useState } from 'react';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { errorText } from '../../../i18n/error-text.ts';
import { localText } from '../../../i18n/local-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { FormDialog } from '../../../ui/console/form-dialog.tsx';
import { methodWords } from './methods.words.ts';
import { ReasonField } from './reason-field.tsx';

/** Offers a method to buyers, or takes it away, with the reason for the record. */
export function SwitchDialog({ method, onClose }: { method: OperatorMethod; onClose: () => void }) {
  const { t, language } = useI18n();
  const say = useWords(methodWords);
  const [reason, setReason] = useState('');
  const change = useOperatorMutation(switchMethod, { touches: [listAllMethods] });
  const enabled = !method.enabled;
  const title = localText(language, method.title, method.title_ru);
  return (
    <FormDialog
      busy={change.isPending}
      cancelLabel={say('cancel')}
      lead={say('switchLead')}
      onClose={onClose}
      onSubmit={() =>
        change.mutate(
          { params: { gateway: method.gateway }, body: { enabled, reason } },
          { onSuccess: onClose },
        )
      }
      problem={change.isError ? errorText(t, change.error) : undefined}
      submitLabel={say(enabled ? 'switchOn' : 'switchOff')}
      title={say(enabled ? 'switchOnTitle' : 'switchOffTitle', { title })}
    >
      <ReasonField onChange={setReason} value={reason} />
    </FormDialog>
  );
}
