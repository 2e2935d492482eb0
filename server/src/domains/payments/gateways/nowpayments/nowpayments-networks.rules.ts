/** Networks by NOWPayments' short names, in the words that wallets use. */
const NETWORKS: ReadonlyMap<string, string> = new Map([
  ['ada', 'Cardano'],
  ['algo', 'Algorand'],
  ['arbitrum', 'Arbitrum One'],
  ['avaxc', 'Avalanche C-Chain'],
  ['base', 'Base'],
  ['bch', 'Bitcoin Cash'],
  ['bsc', 'BNB Smart Chain (BEP-20)'],
  ['btc', 'Bitcoin'],
  ['celo', 'Celo'],
  ['doge', 'Dogecoin'],
  ['dot', 'Polkadot'],
  ['eth', 'Ethereum (ERC-20)'],
  ['ltc', 'Litecoin'],
  ['matic', 'Polygon'],
  ['near', 'NEAR'],
  ['op', 'OP Mainnet'],
  ['sol', 'Solana'],
  ['ton', 'TON'],
  ['trx', 'Tron (TRC-20)'],
  ['xlm', 'Stellar'],
  ['xmr', 'Monero'],
  ['xrp', 'XRP Ledger'],
]);

/** The name of a network; one that is not known is shown by its short name in capitals. */
export function networkName(network: string): string {
  const short = network.toLowerCase();
  return NETWORKS.get(short) ?? short.toUpperCase();
}

/** Coins that exist on several networks; NOWPayments appends the network to their code. */
const ON_SEVERAL_NETWORKS = /^(usdt|usdc|usdd|dai|busd|tusd|eth|bnb|shib|wbtc)(?=[a-z0-9])/;

/** The symbol of a coin, from its code: `usdttrc20` is USDT. */
export function symbolOf(code: string): string {
  return (ON_SEVERAL_NETWORKS.exec(code)?.[1] ?? code).toUpperCase();
}
