import { useWords } from '../../../i18n/words.ts';
import { paymentCodeWords } from './payment-codes.words.ts';

type Key = keyof (typeof paymentCodeWords)['en'];
type Kind = Key extends `${infer Kind}_${string}` ? Kind : never;

/** Says what a code of a kind means; one that nobody has put into words yet is said as it is. */
export function useCodeWords(): (kind: Kind, code: string) => string {
  const say = useWords(paymentCodeWords);
  return (kind, code) => {
    const key = `${kind}_${code}`;
    return isKnown(key) ? say(key) : code;
  };
}

function isKnown(key: string): key is Key {
  return Object.hasOwn(paymentCodeWords.en, key);
}
