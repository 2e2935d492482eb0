import { RESET_LINK_LIFE_S } from '@sesame/contract/limits.ts';
import * as contract from '@sesame/contract/users.ts';
import { sha256 } from '../../platform/crypto.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { confirmEmail } from './confirm-email.ts';
import { rejectAccount } from './reject-account.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendConfirmation } from './resend-confirmation.ts';
import { resetPassword } from './reset-password.ts';

/** A link survives a password that was refused, but not for ever. */
const TOKEN_TRIES = { max: 3, windowS: RESET_LINK_LIFE_S, store: 'shared' } as const;

/** What the links of our mails lead to, and how to get another one. */
export function mailedLinkRoutes(api: Api): void {
  const { platform } = api;
  bind(api, contract.requestPasswordReset, async (call) => {
    await requestPasswordReset(platform, call.body.email);
    return {};
  });
  const countTokenTry = api.rateLimits.limit('resetToken', TOKEN_TRIES);
  bind(api, contract.resetPassword, async (call) => {
    await countTokenTry(sha256(call.body.token).toString('base64url'));
    await resetPassword(platform, call.body);
    return {};
  });
  bind(api, contract.confirmEmail, async (call) => {
    const session = /^Bearer ([\w-]{43})$/i.exec(call.headers.authorization ?? '')?.[1];
    await confirmEmail(platform, call.body, session);
    return {};
  });
  bind(api, contract.rejectAccount, async (call) => {
    await rejectAccount(platform, call.body.token);
    return {};
  });
  bind(api, contract.resendConfirmation, async (call) => {
    await resendConfirmation(platform, call.session.userId);
    return {};
  });
}
