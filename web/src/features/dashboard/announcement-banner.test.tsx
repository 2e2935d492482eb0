import {
  type Announcement,
  closeAnnouncement,
  getAnnouncement,
} from '@sesame/contract/shop/announcements.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeShop } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { openDashboard } from './dashboard.driver.tsx';

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  Element.prototype.scrollIntoView = vi.fn();
  shop = fakeShop();
  await speak('en');
});

const announcement: Announcement = {
  id: 7,
  title: 'Autumn coupon',
  title_ru: 'Осенний купон',
  description: 'Enter <b>AUTUMN20</b><img src=x onerror="alert(1)">',
  description_ru: 'Введите <b>AUTUMN20</b>',
  button_text: 'Activate coupon',
  button_text_ru: 'Активировать купон',
  button_href: '',
  image: null,
  image_alt: '',
  image_alt_ru: '',
};

describe('the announcement', () => {
  beforeEach(() => shop.answer(getAnnouncement, announcement));

  test('is rendered from allowed tags, in the language of the page', async () => {
    await speak('ru');
    openDashboard();
    const banner = await screen.findByRole('region', { name: 'Объявление' });
    expect(within(banner).getByText('AUTUMN20').tagName).toBe('B');
    expect(within(banner).getByText('Осенний купон')).toBeDefined();
    expect(banner.querySelector('img')).toBeNull();
  });

  test('leads to the services; an order then asks for the coupon', async () => {
    const { onOrder } = openDashboard();
    const banner = await screen.findByRole('region', { name: 'Announcement' });
    await userEvent.click(await within(banner).findByRole('button', { name: 'Activate coupon' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'All services' }));
    expect(screen.getByText(/^How to activate coupon: select the subscription/)).toBeDefined();
    await userEvent.click(await screen.findByRole('button', { name: 'Order Askara Pro' }));
    expect(onOrder).toHaveBeenCalledWith(1, { withCoupon: true, again: false });
  });

  test.each([
    ['a page of the shop', '/partners', null],
    ['elsewhere', 'https://shop.example/sale', '_blank'],
  ])('links to %s', async (_where, href, target) => {
    shop.answer(getAnnouncement, {
      ...announcement,
      button_text: 'See <b>more</b>',
      button_href: href,
    });
    openDashboard();
    const link = await screen.findByRole('link', { name: 'See more' });
    expect(link.getAttribute('href')).toBe(href);
    expect(link.getAttribute('target')).toBe(target);
    expect(link.getAttribute('rel')).toBe(target && 'noopener noreferrer');
    const banner = screen.getByRole('region', { name: 'Announcement' });
    expect(within(banner).queryByRole('button', { name: 'Activate coupon' })).toBeNull();
  });

  test.each(['javascript:alert(1)', '//evil.example', 'data:text/html,x'])(
    'never links to %s',
    async (href) => {
      shop.answer(getAnnouncement, { ...announcement, button_href: href });
      openDashboard();
      const banner = await screen.findByRole('region', { name: 'Announcement' });
      expect(await within(banner).findByRole('button', { name: 'Activate coupon' })).toBeDefined();
      expect(within(banner).queryByRole('link')).toBeNull();
    },
  );

  test.each(['/partners', ''])('has no button without a text, with the link %j', async (href) => {
    const silent = {
      ...announcement,
      button_text: '',
      button_text_ru: '',
      button_href: href,
    };
    shop.answer(getAnnouncement, silent);
    openDashboard();
    const banner = await screen.findByRole('region', { name: 'Announcement' });
    expect(await within(banner).findAllByRole('button')).toHaveLength(1);
    expect(within(banner).queryByRole('link')).toBeNull();
  });

  test('loads no picture on a phone, which has no place for it', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const image = '/media/0123456789abcdef0123456789abcdef.webp';
    shop.answer(getAnnouncement, { ...announcement, image, image_alt: 'A coupon' });
    openDashboard();
    const banner = await screen.findByRole('region', { name: 'Announcement' });
    expect(await within(banner).findByRole('button', { name: 'Activate coupon' })).toBeDefined();
    expect(banner.querySelector('img')).toBeNull();
  });

  test('shows its picture with an alt text, and the illustration if it fails to load', async () => {
    await speak('ru');
    shop.answer(getAnnouncement, {
      ...announcement,
      image: '/media/0123456789abcdef0123456789abcdef.webp',
      image_alt: 'A coupon',
      image_alt_ru: 'Купон',
    });
    openDashboard();
    const picture = await screen.findByRole('img', { name: 'Купон' });
    expect(picture.getAttribute('src')).toBe('/media/0123456789abcdef0123456789abcdef.webp');
    fireEvent.error(picture);
    await waitFor(() => expect(screen.queryByRole('img', { name: 'Купон' })).toBeNull());
  });

  test('moves the focus when it is closed by keyboard', async () => {
    shop.answer(closeAnnouncement, {});
    openDashboard();
    (await screen.findByRole('button', { name: 'Close announcement' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('is hidden at once when dismissed, and the server is called', async () => {
    shop.answer(closeAnnouncement, {});
    openDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'Close announcement' }));
    expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
    await waitFor(() => expect(shop.callsOf(closeAnnouncement)).toHaveLength(1));
    expect(shop.callsOf(closeAnnouncement)[0]?.body).toEqual({ id: 7 });
  });

  test('stays hidden for this visit even if the call failed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    openDashboard();
    await userEvent.click(await screen.findByRole('button', { name: 'Close announcement' }));
    await waitFor(() => expect(warn).toHaveBeenCalled());
    expect(screen.queryByRole('region', { name: 'Announcement' })).toBeNull();
    warn.mockRestore();
  });
});
