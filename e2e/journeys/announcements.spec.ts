import {
  createAnnouncement,
  endAnnouncement,
  uploadAnnouncementImage,
} from '@sesame/contract/operator-announcements.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bothLooks, type Look } from '../support/browser.ts';
import { type Console, enterConsole } from '../support/console.ts';
import { mailedLink } from '../support/mailbox.ts';
import { endOwnShop, ownFolder } from '../support/own-shop.ts';
import { noisyPicture } from '../support/picture.ts';
import { registerOverApi, type Session, signInOverApi } from '../support/register.ts';
import { type Shop, startShop } from '../support/shop.ts';
import { openWindow } from '../support/window.ts';

// A shop of their own: what is announced here would stand on the pages of every other journey.
const dataDir = ownFolder('announcements');
let shop: Shop;
let operator: Console;

beforeAll(async () => {
  shop = await startShop({ dataDir });
  operator = await enterConsole(shop.address.url);
});
afterAll(() => endOwnShop(shop, dataDir));

const titles = { en: 'Invite a friend', ru: 'Пригласите друга' } as const;

function announce({ language }: Look, image: string | null) {
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

it.each(bothLooks)(
  'is seen by whom it is meant for, leads where it says, and once closed stays closed on every device, %s',
  async (_, look) => {
    const shopUrl = shop.address.url;
    const open = async (session: Session) => {
      const window = await openWindow({ ...look, session, shopUrl });
      await window.page.goto('/dashboard/subscriptions');
      const banner = window.page.getByRole('region', { name: window.t('announcement') });
      await banner.waitFor();
      return { ...window, banner };
    };
    const { image } = await operator.upload(uploadAnnouncementImage, noisyPicture(300_000));
    const { id, version } = await announce(look, image);

    const session = await registerOverApi(shopUrl, look.language);
    const { page, t, banner } = await open(session);
    await banner.getByRole('heading', { name: titles[look.language] }).waitFor();
    expect(await banner.getByText('both').evaluate(({ tagName }) => tagName)).toBe('B');
    if (look.width === 1440) {
      const picture = banner.getByRole('img', { name: 'Two friends' });
      await expect
        .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
        .toBeGreaterThan(0);
    }
    const words = look.language === 'ru' ? 'Как это работает' : 'How it works';
    await banner.getByRole('link', { name: words }).click();
    await page.waitForURL('**/partners');
    await page.goBack();
    await banner.getByRole('button', { name: t('closeAnnouncement') }).click();
    await banner.waitFor({ state: 'detached' });

    // The next one of the shop takes its place, here and on the other device of the same person.
    for (const device of [session, await signInOverApi(shopUrl, session)]) {
      const again = await open(device);
      expect(await again.banner.getByRole('heading').textContent()).not.toBe(titles[look.language]);
    }

    const other = await registerOverApi(shopUrl, look.language);
    const theirs = await open(other);
    await theirs.banner.getByRole('heading', { name: titles[look.language] }).waitFor();
    await operator.call(endAnnouncement, { params: { id: String(id) }, body: { version } });
    await theirs.page.reload();
    await theirs.banner.waitFor();
    expect(await theirs.banner.getByRole('heading').textContent()).not.toBe(titles[look.language]);
  },
);

it.each(bothLooks)('stands in the page before any code has run, %s', async (_, look) => {
  const shopUrl = shop.address.url;
  await announce(look, null);
  const session = await registerOverApi(shopUrl, look.language);
  const { page, problems } = await openWindow({ ...look, session, shopUrl });
  // Until then a note stands above it.
  await page.goto(await mailedLink(shop.address, session.email, '/confirm-email'));
  await page.getByRole('link').first().waitFor();
  problems.expect('offline');
  await page.route(/\/assets\/(?!first-paint).*\.js$/, (route) => route.abort());
  await page.goto('/dashboard/subscriptions');
  await page.getByText(titles[look.language]).waitFor();
  expect(await page.getByRole('button').count()).toBe(0);
});
