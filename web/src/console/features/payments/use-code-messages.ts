import { useMessages } from '../../../i18n/messages.ts';
import { paymentCodeMessages } from './payment-codes.messages.ts';

type Key = keyof (typeof paymentCodeMessages)['en'];
type Kind = Key extends `${infer Kind}_${string}` ? Kind : never;

/** The text of a code; an unknown code is shown as it is. */
export function useCodeMessages(): (kind: Kind, code: string) => string {
  const t = useMessages(paymentCodeMessages);
  return (kind, code) => {
    const key = `${kind}_${code}`;
    return isKnown(key) ? t(key) : code;
  };
}

function isKnown(key: string): key is Key {
  return Object.hasOwn(paymentCodeMessages.en, key);
}
