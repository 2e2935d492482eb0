import type { Language } from '@sesame/contract/limits.ts';
import type { InputOf } from '@sesame/contract/route.ts';
import type { register } from '@sesame/contract/users.ts';
import { type Credentials, usernameOf } from './auth.rules.ts';

/** The payload of registration: who invited and which coupon came along are read from the address. */
export function registrationOf(
  { email, password }: Credentials,
  search: string,
  language: Language,
): InputOf<typeof register>['body'] {
  const query = new URLSearchParams(search);
  const coupon = query.get('coupon');
  return {
    email: email.trim(),
    username: usernameOf(email),
    is_admin: false,
    image_url: null,
    trc20_address: null,
    refferal_id: query.get('r')?.slice(0, 64) || null,
    password,
    language,
    ...(coupon ? { coupon: coupon.slice(0, 64) } : {}),
  };
}
