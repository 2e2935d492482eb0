import { AVATAR_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import * as account from '@sesame/contract/shop/account.ts';
import * as users from '@sesame/contract/shop/users.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { removeAvatar } from './avatar/remove-avatar.ts';
import { uploadAvatar } from './avatar/upload-avatar.ts';
import { getSecurity } from './get-security.ts';
import { endOtherSessions } from './sessions/end-other-sessions.ts';
import { endSession } from './sessions/end-session.ts';
import { listSessions } from './sessions/list-sessions.ts';
import { changePassword } from './sign-in/change-password.ts';

/** Routes for the account settings of a signed-in user. */
export function accountRoutes(api: Api): void {
  const { platform } = api;
  bind(api, users.changePassword, (call) => changePassword(platform, call.session, call.body));
  bind(api, users.uploadImage, async (call) => {
    const limit = { maxBytes: AVATAR_MAX_BYTES, tooLarge: 'image_too_large' } as const;
    const { bytes } = await call.readUpload(limit);
    return { filepath: await uploadAvatar(platform, call.session.userId, bytes) };
  });
  bind(api, users.removeImage, (call) => removeAvatar(platform, call.session.userId));
  bind(api, account.getSecurity, (call) => getSecurity(platform, call.session.userId));
  bind(api, account.listSessions, (call) => listSessions(platform, call.session));
  bind(api, account.endSession, (call) =>
    endSession(platform, call.session.userId, call.params.id),
  );
  bind(api, account.endOtherSessions, (call) => endOtherSessions(platform, call.session));
}
