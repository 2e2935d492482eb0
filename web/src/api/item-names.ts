import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import type { Translate } from '../i18n/use-i18n.ts';

type Item = ActiveSubscription['items'][number];

/** The items of a subscription with the names that its card shows: `Connect 1`, `Connect 2`, `Login 1`, `Code 1`. */
export function itemNames(t: Translate, items: readonly Item[]): (Item & { name: string })[] {
  const counts = { link: 0, code: 0, account: 0, text: 0, file: 0 };
  return items.map((item) => {
    counts[item.content] += 1;
    return { ...item, name: t(names[item.content], { number: counts[item.content] }) };
  });
}

const names = {
  link: 'connectNumber',
  code: 'codeNumber',
  account: 'accountNumber',
  text: 'textNumber',
  file: 'fileNumber',
} as const satisfies Record<Item['content'], string>;
