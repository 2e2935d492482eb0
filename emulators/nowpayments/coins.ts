/** The accepted coins, with their minimum in dollars. */
export const COINS: Readonly<Record<string, number>> = {
  usdttrc20: 1.5,
  usdtton: 1.02,
  ton: 0.55,
  btc: 12.3456,
};

/** The default coin on the page. */
export const DEFAULT_COIN = 'usdttrc20';

/** The coin for the scenario of a wrong network: one is sent, which is worth little. */
export const WRONG_COIN = 'trx';
export const WRONG_COIN_CENTS = 12;
