import { OutboundError } from '../../../platform/outbound.ts';
import type { Platform } from '../../../platform/platform.ts';
import { raiseAlert } from '../alerts.store.ts';
import { hasRoubleMethod } from '../methods.store.ts';
import { isPlausible, readBankOfRussia } from './rates.rules.ts';
import { findRates, keepBankRate } from './rates.store.ts';

type Needs = Pick<Platform, 'db' | 'clock' | 'config' | 'outbound' | 'log'>;

/** How long the bank is not asked again. */
const ASK_EVERY_MS = 55 * 60_000;

/**
 * Asks the Bank of Russia for its rate, once an hour and only while a method charges roubles. A rate that cannot be true is
 * told to an operator and not used; without an answer the last one holds.
 */
export async function fetchRates(platform: Needs): Promise<void> {
  if (!(await hasRoubleMethod(platform.db))) return;
  const now = platform.clock.now();
  const known = await findRates(platform.db);
  const lastSeen = Math.max(
    ...known.filter(({ source }) => source === 'cbr').map(({ seen_at }) => seen_at.getTime()),
  );
  if (now.getTime() - lastSeen < ASK_EVERY_MS) return;

  const xml = await askBank(platform);
  if (xml === undefined) return;
  const told = readBankOfRussia(xml);
  if (told === undefined || !isPlausible(told, known, now)) {
    const detail = { told, known: known[0]?.rate_e4 };
    platform.log.error(detail, "the Bank of Russia's rate is not used: it cannot be true");
    await raiseAlert(platform.db, {
      kind: 'rate_implausible',
      subject: `RUB:${told?.setAt.toISOString() ?? 'unreadable'}`,
      detail,
      at: now,
    });
    return;
  }
  await keepBankRate(platform.db, { ...told, at: now });
}

/** @returns undefined when the bank cannot be asked now: the last rate stands a while */
async function askBank({ config, outbound, log }: Needs): Promise<string | undefined> {
  const url = config.bankOfRussiaUrl;
  try {
    const { host } = new URL(url);
    const answer = await outbound.request({ url, method: 'GET', allowHosts: [host] });
    if (answer.status === 200) return answer.text;
    log.warn({ status: answer.status }, 'the Bank of Russia tells no rate');
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    log.warn({ err: error }, 'the Bank of Russia could not be asked');
  }
  return undefined;
}
