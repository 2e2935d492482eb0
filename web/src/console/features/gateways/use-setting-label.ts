import { useMessages } from '../../../i18n/messages.ts';
import { gatewayMessages } from './gateways.messages.ts';

type Key = keyof (typeof gatewayMessages)['en'];

/** The label of a provider's setting; a setting without a label is shown by its own name. */
export function useSettingLabel(): (name: string) => string {
  const t = useMessages(gatewayMessages);
  return (name) => {
    const key = `setting_${name}`;
    return isLabelled(key) ? t(key) : name;
  };
}

function isLabelled(key: string): key is Key {
  return Object.hasOwn(gatewayMessages.en, key);
}
