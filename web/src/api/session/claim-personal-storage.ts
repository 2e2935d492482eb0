import { getUser } from '@sesame/contract/shop/session.ts';
import { call } from '../client/call.ts';
import { clearPersonalStorage, personalOwner } from './personal-storage.ts';

/**
 * Before the session of a new token begins: removes what another person left here. If the server does not say who signs
 * in, nothing is inherited.
 */
export async function claimPersonalStorage(token: string): Promise<void> {
  const uid = await call(getUser, {}, { bearer: token }).then(
    (user) => user.uid,
    () => null,
  );
  if (uid !== personalOwner()) clearPersonalStorage();
}
