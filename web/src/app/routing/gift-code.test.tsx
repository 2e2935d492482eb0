import { getAnnouncement } from '@sesame/contract/shop/announcements.ts';
import { previewGift } from '@sesame/contract/shop/gifts.ts';
import { isPaymentPending } from '@sesame/contract/shop/payments.ts';
import { getUser } from '@sesame/contract/shop/session.ts';
import { login } from '@sesame/contract/shop/users.ts';
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropToken } from '../../api/session/token-store.ts';
import { freshServer } from '../../test/fresh-server.ts';
import { buyer } from '../../test/shop.ts';
import { typeText } from '../../test/user/type-text.ts';
import { App } from '../app.tsx';

const CODE = 'ABCD-EFGH-JKMN-PQRS-TVWX-YZ01-2345';
const server = freshServer();
beforeEach(() => {
  window.scrollTo = vi.fn();
  server.answer(getUser, buyer);
  server.answer(getAnnouncement, null);
  server.answer(isPaymentPending, { is_pending: false, payments: [] });
  server.answer(login, { status: 'success', access_token: 'A'.repeat(43) });
  server.answer(previewGift, {
    ...{
      title: 'Askara Pro',
      title_ru: '',
      pictures: ['/demo/logos/askara.svg'],
      duration: '3 mons',
    },
    ...{ until: '2026-06-10T12:00:00.000Z', credit: null, is_own: false },
  });
});
afterEach(() => {
  dropToken();
  localStorage.clear();
  sessionStorage.clear();
});

test('a visitor with the link of a gift signs in and comes back to its code', async () => {
  history.replaceState(null, '', `/gift#${CODE}`);
  render(<App />);
  await typeText(await screen.findByLabelText('Email'), 'anna@example.com');
  expect(location.pathname + location.hash).toBe('/login');
  expect(server.callsOf(previewGift)).toEqual([]);
  await typeText(screen.getByLabelText('Password'), 'secret-words{Enter}');
  await screen.findByText('You will have access until 10.06.2026. It does not renew itself.');
  expect(location.pathname + location.hash).toBe(`/gift#${CODE}`);
  expect(server.callsOf(previewGift).map(({ body }) => body)).toEqual([{ code: CODE }]);
});
