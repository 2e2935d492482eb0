import {
  createAnnouncement,
  endAnnouncement,
  uploadAnnouncementImage,
} from '@sesame/contract/console/announcements.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { onDesktop, onPhone, type Variant } from '../../support/browser.ts';
import { type Console, signInToConsole } from '../../support/console/console.ts';
import { noisyPicture } from '../../support/picture.ts';
import { registerOverApi, type Session, signInOverApi } from '../../support/register.ts';
import { mailedLink } from '../../support/shop/mailbox.ts';
import { endOwnShop, ownFolder } from '../../support/shop/own-shop.ts';
import { type Shop, startShop } from '../../support/shop/shop.ts';
import { openWindow } from '../../support/window.ts';

// A separate shop, because these announcements would appear in every other end-to-end test.
const dataDir = ownFolder('announcements');
let shop: Shop;
let operator: Console;

beforeAll(async () => {
  shop = await startShop({ dataDir });
  operator = await signInToConsole(shop.address.url);
});
afterAll(() => endOwnShop(shop, dataDir));

const titles = { en: 'Invite a friend', ru: 'Пригласите друга' } as const;

function announce({ language }: Variant, image: string | null) {
  return operator.call(createAnnouncement, {
    body: {
      title: titles.en,
      title_ru: titles.ru,
      description: 'You <b>both</b> win.<script>alert(1)</script>',
      description_ru: '',
      button_text: 'How it works',
      button_text_ru: 'Как это работает',
      button_href: '/partners',
      image,
      image_alt: 'Two friends',
      image_alt_ru: 'Двое друзей',
      audience: 'without_subscription',
      language,
      priority: 10,
      starts_at: null,
      ends_at: null,
    },
  });
}

test.each(onPhone)(
  'an announcement is shown to its audience, opens its link and stays closed on all devices, %s',
  async (_, variant) => {
    const shopUrl = shop.address.url;
    const open = async (session: Session) => {
      const window = await openWindow({ ...variant, session, shopUrl });
      await window.page.goto('/dashboard/subscriptions');
      const banner = window.page.getByRole('region', { name: window.t('announcement') });
      await banner.waitFor();
      return { ...window, banner };
    };
    const { image } = await operator.upload(uploadAnnouncementImage, noisyPicture(300_000));
    const { id, version } = await announce(variant, image);

    const session = await registerOverApi(shopUrl, variant.language);
    const { page, t, banner } = await open(session);
    await banner.getByRole('heading', { name: titles[variant.language] }).waitFor();
    expect(await banner.getByText('both').evaluate(({ tagName }) => tagName)).toBe('B');
    if (variant.width === 1440) {
      const picture = banner.getByRole('img', { name: 'Two friends' });
      await expect
        .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(0);
    }
    const linkText = variant.language === 'ru' ? 'Как это работает' : 'How it works';
    await banner.getByRole('link', { name: linkText }).click();
    await page.waitForURL('**/partners');
    await page.goBack();
    await banner.getByRole('button', { name: t('closeAnnouncement') }).click();
    await banner.waitFor({ state: 'detached' });

    // The shop's next announcement takes its place, here and on another device of the same buyer.
    for (const device of [session, await signInOverApi(shopUrl, session)]) {
      const again = await open(device);
      expect(await again.banner.getByRole('heading').textContent()).not.toBe(
        titles[variant.language],
      );
    }

    const other = await registerOverApi(shopUrl, variant.language);
    const second = await open(other);
    await second.banner.getByRole('heading', { name: titles[variant.language] }).waitFor();
    await operator.call(endAnnouncement, { params: { id: String(id) }, body: { version } });
    await second.page.reload();
    await second.banner.waitFor();
    expect(await second.banner.getByRole('heading').textContent()).not.toBe(
      titles[variant.language],
    );
  },
);

test.each(onDesktop)(
  'an announcement is in the page before scripts run, %s',
  async (_, variant) => {
    const shopUrl = shop.address.url;
    await announce(variant, null);
    const session = await registerOverApi(shopUrl, variant.language);
    const { page, problems } = await openWindow({ ...variant, session, shopUrl });
    // Confirm the address first: until then a reminder is shown above the announcement.
    await page.goto(await mailedLink(shop.address, session.email, '/confirm-email'));
    await page.getByRole('link').first().waitFor();
    problems.expect('offline');
    await page.route(/\/assets\/(?!first-paint).*\.js$/, (route) => route.abort());
    await page.goto('/dashboard/subscriptions');
    await page.getByText(titles[variant.language]).waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
  },
);
