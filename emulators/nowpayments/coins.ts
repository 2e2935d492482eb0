/** The coins that are taken here, and from how many dollars on. */
export const COINS: Readonly<Record<string, number>> = {
  usdttrc20: 1.5,
  usdtton: 1.02,
  ton: 0.55,
  btc: 12.3456,
};

/** What the page offers first. */
export const USUAL_COIN = 'usdttrc20';
/** What a payer sends who mistakes the network. */
export const MISTAKEN_COIN = 'usdterc20';
