import { activateCampaign } from '@sesame/contract/shop/campaign-visits.ts';
import { consumeCampaign } from '../campaign.ts';
import { call } from '../client/call.ts';
import { logQuietly } from '../client/log.ts';
import { clearPersonalStorage, personalOwner } from './personal-storage.ts';
import { sessionMessage } from './session-message.ts';
import { storeToken } from './token-store.ts';

/**
 * Starts a session after sign-in; `isNew` after registration. Sends the campaign, if any. What an ended session left
 * here stays only for the same person.
 */
export async function startSession(token: string, { isNew = false } = {}): Promise<void> {
  if (personalOwner()) {
    await import('./claim-personal-storage.ts').then(
      ({ claimPersonalStorage }) => claimPersonalStorage(token),
      clearPersonalStorage,
    );
  }
  sessionMessage.set(null);
  storeToken(token);
  const campaign = consumeCampaign();
  if (!campaign) return;
  call(activateCampaign, { body: { value: campaign, ...(isNew && { register: true }) } }).catch(
    (error: unknown) => logQuietly('The campaign was not activated', error),
  );
}
