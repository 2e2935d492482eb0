import { activateCampaign } from '@sesame/contract/shop/users.ts';
import { consumeCampaign } from '../campaign.ts';
import { call } from '../client/call.ts';
import { logQuietly } from '../client/log.ts';
import { sessionMessage } from './session-message.ts';
import { storeToken } from './token-store.ts';

/** Starts a session after sign-in; `isNew` after registration. Sends the campaign, if any. */
export function startSession(token: string, { isNew = false } = {}): void {
  sessionMessage.set(null);
  storeToken(token);
  const campaign = consumeCampaign();
  if (!campaign) return;
  call(activateCampaign, { body: { value: campaign, ...(isNew && { register: true }) } }).catch(
    (error: unknown) => logQuietly('The campaign was not activated', error),
  );
}
