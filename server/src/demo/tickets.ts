import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { createTicketIn } from '../domains/support/index.ts';
import type { Executor, Platform } from '../platform/platform.ts';
import { insertUser } from './demo-data.store.ts';

/** Buyers who cannot sign in, so that the console of a demo has tickets to answer. */
const people = [
  {
    username: 'anna.levina',
    hoursAgo: 2,
    title: 'Payment sent, status is “Not paid”',
    message:
      'I paid for Askara Pro by phone transfer, but the status is still “Not paid”. The amount was $10.32.',
  },
  {
    username: 't.okafor',
    hoursAgo: 1,
    title: 'Where is my coupon',
    message: 'The banner is gone. Can I still use AUTUMN20?',
  },
] as const;

export const demoPeople = people.map(({ username }) => ({
  username,
  email: `${username}@sesame.example`,
}));

export async function loadDemoTickets(
  tx: Executor,
  { clock, config, ids }: Pick<Platform, 'clock' | 'config' | 'ids'>,
): Promise<void> {
  for (const { username, hoursAgo, title, message } of people) {
    const at = new Date(clock.now().getTime() - hoursAgo * HOUR_MS);
    const id = ids.uuid();
    await insertUser(tx, {
      id,
      email: `${username}@sesame.example`,
      username,
      username_key: username,
      password_hash: null,
      image_url: null,
      trc20_address: null,
      tg_first_name: null,
      tg_last_name: null,
      coupon: null,
      created_at: at,
    });
    await createTicketIn(tx, { config, ids, clock: { now: () => at } }, id, {
      title,
      header_message: message,
    });
  }
}
