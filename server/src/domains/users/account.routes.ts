import * as account from '@sesame/contract/account.ts';
import { AVATAR_MAX_BYTES } from '@sesame/contract/limits.ts';
import * as users from '@sesame/contract/users.ts';
import { bind } from '../../platform/http/bind.ts';
import type { Api } from '../../platform/http/create-server.ts';
import { removeAvatar } from './avatar/remove-avatar.ts';
import { uploadAvatar } from './avatar/upload-avatar.ts';
import { changePassword } from './change-password.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { endSession } from './end-session.ts';
import { getSecurity } from './get-security.ts';
import { listSessions } from './list-sessions.ts';

/** What a signed-in person sees and changes of their own account. */
export function accountRoutes(api: Api): void {
  const { platform } = api;
  bind(api, users.changePassword, async (call) => {
    await changePassword(platform, call.session, call.body);
    return {};
  });
  bind(api, users.uploadImage, async (call) => {
    const limit = { maxBytes: AVATAR_MAX_BYTES, tooLarge: 'image_too_large' } as const;
    const { bytes } = await call.readUpload(limit);
    return { filepath: await uploadAvatar(platform, call.session.userId, bytes) };
  });
  bind(api, users.removeImage, async (call) => {
    await removeAvatar(platform, call.session.userId);
    return {};
  });
  bind(api, account.getSecurity, (call) => getSecurity(platform, call.session.userId));
  bind(api, account.listSessions, (call) => listSessions(platform, call.session));
  bind(api, account.endSession, async (call) => {
    await endSession(platform, call.session.userId, call.params.id);
    return {};
  });
  bind(api, account.endOtherSessions, async (call) => {
    await endOtherSessions(platform, call.session);
    return {};
  });
}
