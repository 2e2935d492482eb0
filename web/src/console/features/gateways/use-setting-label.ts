import type { ConsoleProvider } from '@sesame/contract/console/payments/gateways.ts';
import { localText } from '@sesame/contract/shared/local-text.ts';
import { useMessages } from '../../../i18n/messages.ts';
import { useI18n } from '../../../i18n/use-i18n.ts';
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

type Setting = ConsoleProvider['settings'][number];

/** The name of a setting's value, in the language of the page; values without a name are shown as they are. */
export function useChoiceName(): (setting: Pick<Setting, 'choices'>, value: string) => string {
  const { language } = useI18n();
  return ({ choices }, value) => {
    const choice = choices?.find((one) => one.value === value);
    return choice ? localText(language, choice.label, choice.label_ru) : value;
  };
}

function isLabelled(key: string): key is Key {
  return Object.hasOwn(gatewayMessages.en, key);
}
