import { activateCampaign } from '@sesame/contract/users.ts';
import { call } from './call.ts';
import { takeCampaign } from './campaign.ts';
import { logQuietly } from './log.ts';
import { noteSession } from './session-notice.ts';
import { storeToken } from './token-store.ts';

/** Somebody has signed in; `isNew` when they registered. The campaign that brought them is told. */
export function startSession(token: string, { isNew = false } = {}): void {
  noteSession(null);
  storeToken(token);
  const campaign = takeCampaign();
  if (!campaign) return;
  call(activateCampaign, { body: { value: campaign, ...(isNew && { register: true }) } }).catch(
    (error: unknown) => logQuietly('The campaign was not activated', error),
  );
}
