import type { Coin } from '@sesame/contract/shop/payment-page.ts';

/** The coins whose name, code or network contains a text. */
export function matchingCoins(coins: readonly Coin[], search: string): readonly Coin[] {
  const wanted = search.trim().toLowerCase();
  return coins.filter(({ code, name, network }) =>
    `${code} ${name} ${network}`.toLowerCase().includes(wanted),
  );
}

/** The list of codes with a coin added at the end, or removed. */
export function toggledCoins(list: string, code: string): string {
  const codes = list.split(',').filter((one) => one !== '');
  const others = codes.filter((one) => one !== code);
  return (others.length < codes.length ? others : [...codes, code]).join(',');
}
