import { RESET_LINK_LIFETIME_S } from '@sesame/contract/shared/limits.ts';
import * as contract from '@sesame/contract/shop/users.ts';
import { bind } from '../../../platform/http/bind.ts';
import type { Api } from '../../../platform/http/create-server.ts';
import { sha256 } from '../../../platform/secrets/crypto.ts';
import { requestPasswordReset } from '../sign-in/request-password-reset.ts';
import { resetPassword } from '../sign-in/reset-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { rejectAccount } from './reject-account.ts';
import { resendConfirmation } from './resend-confirmation.ts';

/** A link stays valid when the new password is rejected, but only for this many tries. */
const TOKEN_TRIES = { max: 3, windowS: RESET_LINK_LIFETIME_S, store: 'shared' } as const;

/** Routes behind the links in mails, and for requesting a new link. */
export function mailedLinkRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.requestPasswordReset, (call) =>
    requestPasswordReset(platform, call.body.email),
  );
  const countTokenTry = api.rateLimits.limit('resetToken', TOKEN_TRIES);
  bind(api, contract.resetPassword, async (call) => {
    await countTokenTry(sha256(call.body.token).toString('base64url'));
    await resetPassword(platform, call.body);
  });
  bind(api, contract.confirmEmail, async (call) => {
    const session = /^Bearer ([\w-]{43})$/i.exec(call.headers.authorization ?? '')?.[1];
    await confirmEmail(platform, call.body, session);
  });
  bind(api, contract.rejectAccount, (call) => rejectAccount(platform, call.body.token));
  bind(api, contract.resendConfirmation, (call) =>
    resendConfirmation(platform, call.session.userId),
  );
}
