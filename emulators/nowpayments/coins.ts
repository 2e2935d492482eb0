/** The accepted coins, with their minimum in dollars. */
export const COINS: Readonly<Record<string, number>> = {
  usdttrc20: 1.5,
  usdtton: 1.02,
  ton: 0.55,
  btc: 12.3456,
};

/** How `full-currencies` describes them. */
export const COIN_DETAILS: Readonly<
  Record<string, { readonly name: string; readonly network: string; readonly memo?: string }>
> = {
  usdttrc20: { name: 'Tether USD (Tron)', network: 'trx' },
  usdtton: { name: 'Tether USD (TON)', network: 'ton', memo: '104728451' },
  ton: { name: 'Toncoin', network: 'ton', memo: '104728452' },
  btc: { name: 'Bitcoin', network: 'btc' },
};

/** The default coin on the page. */
export const DEFAULT_COIN = 'usdttrc20';

/** The coin for the scenario of a wrong network: one is sent, which is worth little. */
export const WRONG_COIN = 'trx';
export const WRONG_COIN_CENTS = 12;
