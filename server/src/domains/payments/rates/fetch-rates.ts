import type { RatedCurrency } from '@sesame/contract/shared/shop-settings.ts';
import { raiseAlert } from '../../../platform/alerts.store.ts';
import { OutboundError } from '../../../platform/network/outbound.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hasRubleMethod } from '../records/methods.store.ts';
import { isPlausibleRate, parseBankOfRussiaFeed } from './rates.rules.ts';
import { findRates, upsertOfficialRate } from './rates.store.ts';

/** Minimum time between two requests to the Bank of Russia. */
const FETCH_EVERY_MS = 55 * 60_000;

/**
 * Fetches rates of the Bank of Russia, once an hour and only while a method charges rubles or prices are shown in another
 * currency. An implausible rate is not used and raises an alert; without an answer the last rate stays in force.
 */
export async function fetchRates(platform: Platform): Promise<void> {
  const wanted = await listWanted(platform);
  const due = await Promise.all(wanted.map((currency) => isDue(platform, currency)));
  if (!due.includes(true)) return;
  const xml = await requestFeed(platform);
  if (xml === undefined) return;
  for (const currency of wanted) await storeRate(platform, xml, currency);
}

/** Why a rate that was fetched now is not stored. */
export type FetchProblem = 'no_answer' | 'implausible';

/** Fetches the rate of one currency now, however recent the last one is. */
export async function fetchRate(
  platform: Platform,
  currency: RatedCurrency,
): Promise<FetchProblem | null> {
  const xml = await requestFeed(platform);
  if (xml === undefined) return 'no_answer';
  return (await storeRate(platform, xml, currency)) ? null : 'implausible';
}

/** What methods charge and what prices are shown in. */
async function listWanted({ db, config }: Platform): Promise<RatedCurrency[]> {
  const shown = config.shop().shownCurrency;
  const charged: RatedCurrency[] = (await hasRubleMethod(db)) ? ['RUB'] : [];
  return shown === 'USD' ? charged : [...new Set([...charged, shown])];
}

async function isDue({ db, clock }: Platform, currency: RatedCurrency): Promise<boolean> {
  const lastSeen = Math.max(
    ...(await findRates(db, currency))
      .filter(({ source }) => source === 'cbr')
      .map(({ seen_at }) => seen_at.getTime()),
  );
  return clock.now().getTime() - lastSeen >= FETCH_EVERY_MS;
}

/** @returns false for a rate that is not used */
async function storeRate(
  platform: Platform,
  xml: string,
  currency: RatedCurrency,
): Promise<boolean> {
  const now = platform.clock.now();
  const known = await findRates(platform.db, currency);
  const fetched = parseBankOfRussiaFeed(xml, currency);
  if (fetched !== undefined && isPlausibleRate(fetched, known, now, currency)) {
    await upsertOfficialRate(platform.db, { ...fetched, currency, at: now });
    return true;
  }
  const detail = { applied: fetched, known: known[0]?.rate_e4 };
  platform.log.error(detail, 'the rate of the Bank of Russia is implausible and not used');
  await raiseAlert(platform.db, {
    kind: 'rate_implausible',
    subject: `${currency}:${fetched?.setAt.toISOString() ?? 'unreadable'}`,
    detail,
    at: now,
  });
  return false;
}

/** @returns undefined when the bank cannot be reached: the last rate stays in force for some days */
async function requestFeed({ config, outbound, log }: Platform): Promise<string | undefined> {
  const url = config.bankOfRussiaUrl;
  try {
    const { host } = new URL(url);
    const answer = await outbound.request({ url, method: 'GET', allowHosts: [host] });
    if (answer.status === 200) return answer.text;
    log.warn({ status: answer.status }, 'the Bank of Russia returned no rate');
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    log.warn({ err: error }, 'the Bank of Russia could not be reached');
  }
  return undefined;
}
