import type { ActiveSubscription } from '@sesame/contract/shop/access.ts';
import type { Translate } from '../i18n/use-i18n.ts';

type Item = ActiveSubscription['items'][number];

/** The items of a subscription with the names that its card shows: `Connect 1`, `Connect 2`, `Login 1`, `Code 1`. */
export function itemNames(t: Translate, items: readonly Item[]): (Item & { name: string })[] {
  const counts = { link: 0, code: 0, account: 0, text: 0 };
  return items.map((item) => {
    counts[item.content] += 1;
    return { ...item, name: nameOf(t, item.content, counts[item.content]) };
  });
}

function nameOf(t: Translate, content: Item['content'], number: number): string {
  if (content === 'link') return t('connectNumber', { number });
  if (content === 'account') return t('accountNumber', { number });
  return content === 'code' ? t('codeNumber', { number }) : t('textNumber', { number });
}
