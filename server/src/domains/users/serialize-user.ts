import type { User } from '@sesame/contract/shop/session.ts';
import type { UserRow } from './users.store.ts';

/** The columns of a user that are sent to that user; the others never leave the server. */
export function serializeUser(user: UserRow): User {
  return {
    uid: user.id,
    username: user.username,
    email: user.email,
    email_confirmed: user.email_confirmed_at !== null,
    image_url: user.image_url,
    trc20_address: user.trc20_address,
    tg_data:
      user.tg_first_name === null
        ? null
        : { first_name: user.tg_first_name, last_name: user.tg_last_name },
    language: user.language,
    unpaid_mails: user.unpaid_mails,
    coupon: user.coupon,
    ...(user.deletion_at !== null && { deletion_at: user.deletion_at.toISOString() }),
  };
}
