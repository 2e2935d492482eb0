import { updateUser } from '@sesame/contract/users.ts';
import { mailedLink } from './mailbox.ts';
import { registerOverApi, type Session } from './register.ts';
import type { ShopAddress } from './shop.ts';
import { act } from './shop-api.ts';
import { openWindow } from './window.ts';

/** Somebody new with a confirmed e-mail and an address for payouts. */
export async function becomePartner(
  shop: Pick<ShopAddress, 'url' | 'mailboxUrl'>,
  tron: string,
): Promise<Session> {
  const partner = await registerOverApi(shop.url);
  await act(shop.url, updateUser, partner, { trc20_address: tron, password: partner.password });
  const { page, context, t } = await openWindow({ session: partner, shopUrl: shop.url });
  await page.goto(await mailedLink(shop, partner.email, '/confirm-email'));
  await page.getByRole('heading', { name: t('emailConfirmedTitle') }).waitFor();
  await context.close();
  return partner;
}
