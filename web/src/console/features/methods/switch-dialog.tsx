import {
  type ConsoleMethod,
  listConsoleMethods,
  switchMethod,
} from '@sesame/contract/console/payments/gateways.ts';
import { localText } from '@sesame/contract/shared/local-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
import { ReasonDialog } from '../../ui/dialogs/reason-dialog.tsx';
import { methodMessages } from './methods.messages.ts';

/** Enables or disables a method, with a reason for the audit log. */
export function SwitchDialog({ method, onClose }: { method: ConsoleMethod; onClose: () => void }) {
  const { language } = useI18n();
  const t = useMessages(methodMessages);
  const enabled = !method.enabled;
  const title = localText(language, method.title, method.title_ru);
  return (
    <ReasonDialog
      lead={t('switchLead')}
      onClose={onClose}
      route={switchMethod}
      params={{ gateway: method.gateway }}
      body={{ enabled }}
      touches={[listConsoleMethods]}
      submitLabel={t(enabled ? 'switchOn' : 'switchOff')}
      title={t(enabled ? 'switchOnTitle' : 'switchOffTitle', { title })}
    />
  );
}
