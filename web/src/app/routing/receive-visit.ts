import { logQuietly } from '../../api/client/log.ts';
import { saveCodes } from '../../api/payments/saved-codes.ts';
import { receiveSecrets } from '../../api/session/address-secrets.ts';
import { keepLanguageInTab, languageOfLink } from '../../i18n/language.ts';

/** Reads the parameters of the address before anything is drawn; first it removes the secrets. */
export function receiveVisit(): void {
  receiveSecrets();
  // The pages that follow have no `?lang=` in their address.
  if (languageOfLink()) keepLanguageInTab();
  const { search } = location;
  if (!/[?&](r|coupon|utm)/.test(search)) return;
  saveCodes(search);
  // Loaded only for the few visits by such a link.
  import('../../api/count-visit.ts')
    .then(({ countVisit }) => countVisit(search))
    .catch((error: unknown) => logQuietly('The visit was not counted', error));
}
