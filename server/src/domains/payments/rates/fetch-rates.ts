import { OutboundError } from '../../../platform/network/outbound.ts';
import type { Platform } from '../../../platform/platform.ts';
import { raiseAlert } from '../records/alerts.store.ts';
import { hasRoubleMethod } from '../records/methods.store.ts';
import { isPlausibleRate, parseBankOfRussiaFeed } from './rates.rules.ts';
import { findRates, upsertOfficialRate } from './rates.store.ts';

/** Minimum time between two requests to the Bank of Russia. */
const FETCH_EVERY_MS = 55 * 60_000;

/**
 * Fetches the rate of the Bank of Russia, once an hour and only while a method charges roubles. An implausible rate is
 * not used and raises an alert; without an answer the last rate stays in force.
 */
export async function fetchRates(platform: Platform): Promise<void> {
  if (!(await hasRoubleMethod(platform.db))) return;
  const now = platform.clock.now();
  const known = await findRates(platform.db);
  const lastSeen = Math.max(
    ...known.filter(({ source }) => source === 'cbr').map(({ seen_at }) => seen_at.getTime()),
  );
  if (now.getTime() - lastSeen < FETCH_EVERY_MS) return;

  const xml = await requestFeed(platform);
  if (xml === undefined) return;
  const fetched = parseBankOfRussiaFeed(xml);
  if (fetched === undefined || !isPlausibleRate(fetched, known, now)) {
    const detail = { applied: fetched, known: known[0]?.rate_e4 };
    platform.log.error(detail, 'the rate of the Bank of Russia is implausible and not used');
    await raiseAlert(platform.db, {
      kind: 'rate_implausible',
      subject: `RUB:${fetched?.setAt.toISOString() ?? 'unreadable'}`,
      detail,
      at: now,
    });
    return;
  }
  await upsertOfficialRate(platform.db, { ...fetched, at: now });
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
