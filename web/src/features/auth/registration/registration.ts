import type { Language } from '@sesame/contract/shared/limits.ts';
import { codeOf } from '../../../api/payments/saved-codes.ts';
import type { Registration } from '../../../api/session/sign-in.ts';
import { type Credentials, usernameOf } from '../auth.rules.ts';

/** The payload of registration; referral code and coupon come from the address or from storage. */
export function registrationOf(
  { email, password }: Credentials,
  search: string,
  language: Language,
): Registration {
  return { ...commonPart(email, search, language), password };
}

/** The Google variant. The ticket identifies the person; `password` connects the existing account with this email. */
export function googleRegistrationOf(
  { ticket, email, password }: { ticket: string; email: string; password?: string },
  search: string,
  language: Language,
): Registration {
  return {
    ...commonPart(email, search, language),
    oauth_google_token: ticket,
    ...(password !== undefined && { password }),
  };
}

function commonPart(email: string, search: string, language: Language) {
  const coupon = codeOf(search, 'coupon');
  return {
    email: email.trim(),
    username: usernameOf(email),
    is_admin: false,
    image_url: null,
    trc20_address: null,
    refferal_id: codeOf(search, 'r'),
    language,
    ...(coupon !== null && { coupon }),
  };
}
