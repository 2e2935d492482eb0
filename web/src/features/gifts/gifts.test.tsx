import { giftStates } from '@sesame/contract/shared/gifts/gift-states.ts';
import {
  claimGift,
  listGifts,
  previewGift,
  readGift,
  refundGift,
  sendGiftCard,
} from '@sesame/contract/shop/gifts.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildGift } from '../../test/gifts/build-gift.ts';
import { renderSignedIn } from '../../test/render-signed-in.tsx';
import { fakeShop } from '../../test/shop.ts';
import { speak } from '../../test/speak.ts';
import { withId } from '../../test/with-id.ts';
import { ClaimScreen } from './claim-screen.tsx';
import { GiftCardScreen } from './gift-card-screen.tsx';
import { GiftsScreen } from './gifts-screen.tsx';

const CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345';
const URL = `https://shop.example/gift#${CODE}`;
const one = withId(readGift, buildGift().id);
const refund = withId(refundGift, buildGift().id);
const card = withId(sendGiftCard, buildGift().id);
const UNTIL = '2026-06-10T12:00:00.000Z';

/** The id of the gift with this number. */
const idOf = (number: number) => `0199f000-0000-7000-8000-${String(number).padStart(12, '0')}`;

let shop: ReturnType<typeof fakeShop>;
beforeEach(async () => {
  shop = fakeShop();
  history.replaceState(null, '', '/');
  await speak('en');
});

describe('the gifts that were bought', () => {
  test('show the state of each, and lead to its card', async () => {
    const ended = { claimed_at: UNTIL, ended_at: null, refund: null };
    shop.answer(
      listGifts,
      giftStates.map((state, index) => buildGift({ id: idOf(index), state, ...ended })),
    );
    renderSignedIn(<GiftsScreen />);
    const rows = await screen.findAllByRole('listitem');
    expect(new Set(rows.map((row) => row.textContent)).size).toBe(giftStates.length);
    const withCode = giftStates.filter((_, index) =>
      within(rows[index] as HTMLElement).queryByRole('link', { name: /Code and card/ }),
    );
    expect(withCode).toEqual(['open', 'on_hold']);
    const [first] = rows;
    expect(first?.textContent).toContain('Bought on 10.03.2026, code ends in 2345');
    const card = within(first as HTMLElement).getByRole('link', { name: /Code and card/ });
    expect(card.getAttribute('href')).toBe(`/gifts/${idOf(0)}`);
  });

  test('say of a revoked one whether its money went back', async () => {
    const revoked = buildGift({ state: 'revoked', ended_at: UNTIL, refund: null });
    shop.answer(listGifts, [
      revoked,
      { ...revoked, id: idOf(2), state: 'returning' },
      { ...revoked, id: idOf(3), is_refunded: true },
    ]);
    renderSignedIn(<GiftsScreen />);
    const [kept, returning, returned] = await screen.findAllByRole('listitem');
    expect(kept?.textContent).toMatch(/Revoked by the shop on 10.06.2026$/);
    expect(returning?.textContent).toMatch(/on 10.06.2026, your money is on its way back$/);
    expect(returned?.textContent).toMatch(/on 10.06.2026, your money was returned$/);
  });

  test('are shown page by page', async () => {
    const page = Array.from({ length: 50 }, (_, number) => buildGift({ id: idOf(number) }));
    shop.answer(listGifts, page);
    renderSignedIn(<GiftsScreen />);
    const more = await screen.findByRole('button', { name: 'Show older gifts' });
    shop.answer(listGifts, [buildGift({ id: idOf(50), title: 'Codelark' })]);
    await userEvent.click(more);
    await screen.findByText(/Codelark/);
    expect(shop.callsOf(listGifts).at(-1)?.url.searchParams.get('before')).toBe(idOf(49));
    expect(screen.queryByRole('button', { name: 'Show older gifts' })).toBeNull();
  });

  test('say how to buy one when there are none, and can be loaded again', async () => {
    shop.refuse(listGifts, 'internal');
    renderSignedIn(<GiftsScreen />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    shop.answer(listGifts, []);
    await userEvent.click(again);
    await screen.findByText('Tick “Buy as a gift” when you order a plan.');
  });
});

describe('a gift', () => {
  const open = () => {
    history.replaceState(null, '', `/gifts/${buildGift().id}`);
    renderSignedIn(<GiftCardScreen />);
  };

  test('has its code, its link and a card in both languages', async () => {
    shop.answer(one, { gift: buildGift(), code: CODE, url: URL, cards_left: null });
    open();
    expect((await screen.findAllByText(CODE)).length).toBe(2);
    screen.getByText(URL);
    screen.getByText('A gift for you');
    screen.getByText('Askara Pro, 3 months');
    await userEvent.click(screen.getByRole('radio', { name: 'Русский' }));
    screen.getByText('Подарок для вас');
    screen.getByText('Аскара Про, 3 месяца');
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await userEvent.click(screen.getByRole('button', { name: 'Print the card' }));
    expect(print).toHaveBeenCalledOnce();
  });

  test('is refunded after a second click, with the amount that was shown', async () => {
    shop.answer(one, { gift: buildGift(), code: CODE, url: URL, cards_left: null });
    shop.answer(refund, { state: 'refunded' });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Get a refund' }));
    expect(shop.callsOf(refund)).toHaveLength(0);
    const gift = buildGift({ state: 'refunded', ended_at: UNTIL, refund: null });
    shop.answer(one, { gift, code: CODE, url: URL, cards_left: null });
    await userEvent.click(screen.getByRole('button', { name: 'Refund $12.90' }));
    await screen.findByText('Refunded on 10.06.2026');
    expect(shop.callsOf(refund)[0]?.body).toEqual({ expected_amount: 12.9 });
    // A code that does not work any more is not shown.
    expect(screen.queryByText(CODE)).toBeNull();
  });

  test('its card is emailed with a message that leads nowhere else', async () => {
    shop.answer(one, { gift: buildGift(), code: CODE, url: URL, cards_left: 2 });
    shop.answer(card, { cards_left: 1 });
    open();
    const to = await screen.findByLabelText('Email of the recipient');
    screen.getByText(/2 emails left for this gift/);
    await userEvent.type(to, 'boris@example.com');
    const message = screen.getByLabelText('Message, if you like');
    await userEvent.type(message, 'see evil.example');
    screen.getByText(/must not contain links/);
    const send = screen.getByRole('button', { name: 'Send the card' });
    expect(send).toHaveProperty('disabled', true);
    await userEvent.clear(message);
    await userEvent.type(message, 'Happy birthday!');
    await userEvent.click(send);
    await screen.findByText('The card is on its way to boris@example.com.');
    expect(shop.callsOf(card)[0]?.body).toEqual({
      ...{ email: 'boris@example.com', language: 'en', message: 'Happy birthday!' },
      expected_left: 2,
    });
    expect(to).toHaveProperty('value', '');
  });

  test('whose emails are used up says so', async () => {
    shop.answer(one, { gift: buildGift(), code: CODE, url: URL, cards_left: 0 });
    open();
    await screen.findByText(/sent three times already/);
    expect(screen.queryByLabelText('Email of the recipient')).toBeNull();
  });

  test('says why it was not refunded', async () => {
    shop.answer(one, { gift: buildGift(), code: CODE, url: URL, cards_left: null });
    shop.refuse(refund, 'gift_used');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Get a refund' }));
    await userEvent.click(screen.getByRole('button', { name: 'Refund $12.90' }));
    expect((await screen.findByRole('alert')).textContent).toContain('giftUsed');
  });
});

describe('redeeming', () => {
  const preview = {
    ...{
      title: 'Askara Pro',
      title_ru: '',
      pictures: ['/demo/logos/askara.svg'],
      duration: '3 mons',
    },
    ...{ until: UNTIL, credit: null, is_own: false },
  };

  test('the code of the address is shown at once, and redeemed by a click', async () => {
    history.replaceState(null, '', `/gift#${CODE}`);
    shop.answer(previewGift, preview);
    shop.answer(claimGift, { until: UNTIL, credit: null });
    renderSignedIn(<ClaimScreen />);
    await screen.findByText('You will have access until 10.06.2026. It does not renew itself.');
    expect(shop.callsOf(previewGift)[0]?.body).toEqual({ code: CODE });
    expect(shop.callsOf(claimGift)).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
    expect((await screen.findByRole('status')).textContent).toContain(
      'Askara Pro is active until 10.06.2026.',
    );
    expect(shop.callsOf(claimGift)[0]?.body).toEqual({ code: CODE });
  });

  test('another link that is followed in the same tab shows its own gift', async () => {
    history.replaceState(null, '', `/gift#${CODE}`);
    shop.answer(previewGift, preview);
    shop.answer(claimGift, { until: UNTIL, credit: null });
    renderSignedIn(<ClaimScreen />);
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
    await screen.findByText('The gift is yours');
    const other = CODE.replace('2345', '2346');
    shop.answer(previewGift, { ...preview, title: 'Veilnet VPN' });
    location.hash = other;
    await screen.findByText(/^Veilnet VPN/);
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
    await screen.findByText('The gift is yours');
    const codes = shop.callsOf(claimGift).map(({ body }) => body);
    expect(codes).toEqual([{ code: CODE }, { code: other }]);
  });

  test('a typed code is read in any form; one that gives credit says so', async () => {
    shop.answer(previewGift, { ...preview, until: null, credit: 12.9, is_own: true });
    shop.answer(claimGift, { until: null, credit: 12.9 });
    renderSignedIn(<ClaimScreen />);
    const field = screen.getByRole('textbox', { name: 'Gift code' });
    await userEvent.type(field, 'abcd');
    expect(screen.getByRole('button', { name: 'Show the gift' })).toHaveProperty('disabled', true);
    await userEvent.type(field, ' efgh jkmn pqrs tvwx yz01 2345');
    await userEvent.click(screen.getByRole('button', { name: 'Show the gift' }));
    await screen.findByText(/Your balance gets \$12.90 instead/);
    screen.getByText(/You bought this gift yourself/);
    await userEvent.click(screen.getByRole('button', { name: 'Redeem' }));
    await screen.findByText('$12.90 is on your balance.');
  });

  test('a wrong code says so beside the field and can be corrected', async () => {
    history.replaceState(null, '', `/gift#${CODE}`);
    shop.refuse(previewGift, 'gift_invalid');
    renderSignedIn(<ClaimScreen />);
    await screen.findByText(/giftInvalid/);
    const field = screen.getByRole('textbox', { name: 'Gift code' });
    expect(field).toHaveProperty('value', CODE);
    expect(field.getAttribute('aria-invalid')).toBe('true');
  });

  test('a refused claim keeps the gift on screen', async () => {
    history.replaceState(null, '', `/gift#${CODE}`);
    shop.answer(previewGift, preview);
    shop.refuse(claimGift, 'gift_unavailable');
    renderSignedIn(<ClaimScreen />);
    await userEvent.click(await screen.findByRole('button', { name: 'Redeem' }));
    expect((await screen.findByRole('alert')).textContent).toContain('giftUnavailable');
    screen.getByText(/You will have access until/);
  });
});
