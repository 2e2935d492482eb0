import { updateUser } from '@sesame/contract/shop/session.ts';
import { registerOverApi, type Session } from '../register.ts';
import { openWindow } from '../window.ts';
import { mailedLink } from './mailbox.ts';
import type { ShopAddress } from './shop.ts';
import { callAs } from './shop-api.ts';

/** Registers a partner with a confirmed email and a payout address. */
export async function becomePartner(
  shop: Pick<ShopAddress, 'url' | 'mailboxUrl'>,
  tron: string,
): Promise<Session> {
  const partner = await registerOverApi(shop.url);
  await callAs(shop.url, updateUser, partner, {
    trc20_address: tron,
    password: partner.password,
  });
  const { page, context, t } = await openWindow({ session: partner, shopUrl: shop.url });
  await page.goto(await mailedLink(shop, partner.email, '/confirm-email'));
  await page.getByRole('heading', { name: t('emailConfirmedTitle') }).waitFor();
  await context.close();
  return partner;
}
