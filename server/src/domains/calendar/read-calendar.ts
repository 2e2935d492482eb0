import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { FileAnswer } from '../../platform/http/answers.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { TransactionalPlatform } from '../../platform/platform.ts';
import { sha256 } from '../../platform/secrets/crypto.ts';
import { brandNameIn } from '../../platform/shop/shop-settings.ts';
import { listRenewals } from '../renewals/index.ts';
import { findEndsOf, findOwner } from './calendar.store.ts';
import { writeCalendar } from './write-calendar.ts';

/** Ends that are over stay in the calendar for this long. */
const PAST_DAYS = 90;
const EVENTS_MAX = 500;

/**
 * The calendar behind an address as an iCalendar file, in the buyer's language.
 * @param address the token of the address with the ending `.ics`
 */
export async function readCalendar(
  platform: TransactionalPlatform,
  address: string,
): Promise<FileAnswer> {
  const { clock, config, db, mail, publicUrl } = platform;
  const owner = await findOwner(db, sha256(address.replace(/\.ics$/, '')));
  if (owner === undefined) refuse('not_found');
  const subscriptions = await findEndsOf(db, {
    userId: owner.id,
    since: new Date(clock.now().getTime() - PAST_DAYS * DAY_MS),
    limit: EVENTS_MAX,
  });
  const renewals = await listRenewals(platform, { userId: owner.id, hasChargeable: false });
  const { language } = owner;
  const body = await writeCalendar(subscriptions, {
    renewals: new Map(renewals.map((one) => [one.subscription_id, one])),
    language,
    brand: brandNameIn(config.shop(), language),
    publicUrl: publicUrl(),
    texts: mail.texts,
  });
  return new FileAnswer({
    body: Buffer.from(body),
    type: 'text/calendar; charset=utf-8',
    name: 'subscriptions.ics',
  });
}
