import {
  listAllMethods,
  type OperatorMethod,
  switchMethod,
} from '@sesame/contract/operator-gateways.ts';
import { useOperatorMutation } from '../../../api/operator/use-operator-query.ts';
import { localText } from '../../../i18n/local-text.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { useWords } from '../../../i18n/words.ts';
import { ReasonDialog } from '../../../shell/console/reason-dialog.tsx';
import { methodWords } from './methods.words.ts';

/** Offers a method to buyers, or takes it away, with the reason for the record. */
export function SwitchDialog({ method, onClose }: { method: OperatorMethod; onClose: () => void }) {
  const { language } = useI18n();
  const say = useWords(methodWords);
  const change = useOperatorMutation(switchMethod, { touches: [listAllMethods] });
  const enabled = !method.enabled;
  const title = localText(language, method.title, method.title_ru);
  return (
    <ReasonDialog
      act={change}
      lead={say('switchLead')}
      onClose={onClose}
      onReason={(reason) =>
        change.mutate(
          { params: { gateway: method.gateway }, body: { enabled, reason } },
          { onSuccess: onClose },
        )
      }
      submitLabel={say(enabled ? 'switchOn' : 'switchOff')}
      title={say(enabled ? 'switchOnTitle' : 'switchOffTitle', { title })}
    />
  );
}
