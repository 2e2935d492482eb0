import { receiveSecrets } from '../api/address-secrets.ts';
import { keepCodes } from '../api/kept-codes.ts';
import { logQuietly } from '../api/log.ts';

/** Takes in what the address brought, before anything is drawn: first of all the secrets out of it. */
export function receiveVisit(): void {
  receiveSecrets();
  const { search } = location;
  if (!/[?&](r|coupon|utm)/.test(search)) return;
  keepCodes(search);
  // Its code is for the few who came by such a link.
  import('../api/count-visit.ts')
    .then(({ countVisit }) => countVisit(search))
    .catch((error: unknown) => logQuietly('The visit was not counted', error));
}
