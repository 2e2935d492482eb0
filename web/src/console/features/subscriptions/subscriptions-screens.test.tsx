import { listBuyers } from '@sesame/contract/console/buyers.ts';
import { readSubscriptionRenewals } from '@sesame/contract/console/renewals/renewals.ts';
import {
  type ConsoleSubscription,
  extendSubscription,
  grantSubscription,
  type ListedSubscription,
  listSubscriptionProducts,
  listSubscriptions,
  moveSubscription,
  readSubscription,
  replaceCredential,
  replaceWithLink,
  restoreSubscription,
  revokeSubscription,
  shortenSubscription,
} from '@sesame/contract/console/subscriptions.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { freshServer } from '../../../test/fresh-server.ts';
import { renderConsole } from '../../../test/render-console.tsx';
import { chooseOption } from '../../../test/user/choose-option.ts';
import { typeText } from '../../../test/user/type-text.ts';
import { SubscriptionScreen } from './subscription-screen.tsx';
import { SubscriptionsScreen } from './subscriptions-screen.tsx';

const id = '0199a000-0000-7000-8000-000000000001';
const other = '0199a000-0000-7000-8000-000000000002';
const user = { id, username: '<b>vera</b>', email: 'vera@buyers.example' };
const listed: ListedSubscription = {
  id,
  user,
  product: { id: 7, title: 'Veilnet', title_ru: '' },
  created_at: '2026-03-10T12:00:00.000Z',
  ends_at: '2026-04-10T12:00:00.000Z',
  state: 'active',
  waiting: 1,
};
const grant: ConsoleSubscription['grants'][number] = {
  id,
  source: 'bought',
  payment_id: id,
  operator: null,
  duration: '1 mon',
  starts_at: '2026-03-10T12:00:00.000Z',
  ends_at: '2026-04-10T12:00:00.000Z',
  granted_at: '2026-03-10T12:00:00.000Z',
  removed_days: 2,
  held: false,
  reversed: null,
  moved_to: null,
  moved_from: null,
};
const { waiting: _waiting, ...head } = listed;
const subscription: ConsoleSubscription = {
  ...head,
  restorable: false,
  links: [
    {
      delivery_id: id,
      service: { id: 3, title: 'Cipherlane', title_ru: '', picture: '/demo/logos/cipherlane.svg' },
      item: {
        id: other,
        kind: 'unique',
        content: 'link',
        retired: false,
        delivered_at: '2026-03-10T12:00:00.000Z',
      },
      waiting_since: '2026-03-10T12:00:00.000Z',
      attempts: 0,
      replaced_by_buyer: 2,
    },
  ],
  grants: [
    grant,
    {
      ...grant,
      id: other,
      source: 'free',
      removed_days: 0,
      payment_id: null,
      operator: 'Olga',
      reversed: { at: '2026-03-11T12:00:00.000Z', by: 'Boris' },
      moved_to: other,
    },
  ],
};
const of = <R extends { path: string }>(route: R): R => ({
  ...route,
  path: route.path.replace(':id', id).replace(':service', '3'),
});

const server = freshServer();
beforeEach(() => {
  server.answer(listSubscriptions, [listed]);
  server.answer(of(readSubscription), subscription);
  server.answer(of(readSubscriptionRenewals), { agreements: [], renewals: [] });
  server.answer(listSubscriptionProducts, [
    { id: 7, title: 'Veilnet', title_ru: '', plans: ['1 mon'] },
    { id: 8, title: 'Looma', title_ru: '', plans: [] },
  ]);
  server.answer(listBuyers, [
    {
      ...user,
      telegram_name: null,
      image: null,
      created_at: listed.created_at,
      confirmed: true,
      blocked: false,
      deleting: false,
      subscriptions: 1,
      on_hold: 0,
    },
  ]);
});

const openOne = (role?: 'support') =>
  renderConsole(server, <SubscriptionScreen />, {
    at: `/admin/subscriptions/${id}`,
    ...(role && { role }),
  });
const openList = (at = '/admin/subscriptions') =>
  renderConsole(server, <SubscriptionsScreen />, { at });

test('lists subscriptions, with names as text and filters in the address', async () => {
  openList('/admin/subscriptions?state=ending&product=7');
  const link = await screen.findByRole('link', { name: /<b>vera<\/b>/ });
  expect(link.getAttribute('href')).toBe(`/admin/subscriptions/${id}`);
  expect(screen.getByText('Waiting for 1 item')).not.toBeNull();
  const query = server.callsOf(listSubscriptions)[0]?.url.searchParams;
  expect([query?.get('state'), query?.get('product')]).toEqual(['ending', '7']);
});

test('shows an empty list', async () => {
  server.answer(listSubscriptions, []);
  openList();
  expect(await screen.findByText('No subscriptions yet')).not.toBeNull();
});

test('grants a product to a buyer free of charge', async () => {
  server.answer(grantSubscription, { id, ends_at: listed.ends_at });
  openList();
  await userEvent.click(await screen.findByRole('button', { name: 'Grant access' }));
  const form = within(await screen.findByRole('dialog'));
  await typeText(form.getByLabelText('Find a buyer'), 'vera');
  await userEvent.click(await form.findByRole('radio', { name: /<b>vera<\/b>/ }));
  await chooseOption(form.getByLabelText('Product'), 'Veilnet');
  await typeText(form.getByLabelText('Days'), '5');
  await typeText(form.getByLabelText('Reason'), 'A friend');
  await userEvent.click(form.getByRole('button', { name: 'Grant access' }));
  await waitFor(() => expect(location.pathname).toBe(`/admin/subscriptions/${id}`));
  expect(server.callsOf(grantSubscription)[0]?.body).toEqual({
    user: id,
    product: 7,
    duration: '5 days',
    reason: 'A friend',
  });
});

test('shows what a plan change credited, and the items that are kept until the new ones are delivered', async () => {
  server.answer(of(readSubscription), {
    ...subscription,
    state: 'ended',
    changed_to: { title: 'Looma', title_ru: '', duration: '1 mon', payment_id: other },
    kept: { until: '2026-04-10T12:00:00.000Z', subscription_id: other },
    grants: [
      {
        ...grant,
        reversed: { at: '2026-03-11T12:00:00.000Z', by: null },
        changed: { payment_id: other, paid: 10, unused_days: 17, total_days: 30, credit: 5.66 },
      },
    ],
  });
  openOne();
  const plan = await screen.findByRole('link', { name: 'Looma, 1 month' });
  expect(plan.getAttribute('href')).toBe(`/admin/payments/${other}`);
  const kept = screen.getByRole('link', { name: /^Usable until the new ones are delivered/ });
  expect(kept.getAttribute('href')).toBe(`/admin/subscriptions/${other}`);
  screen.getByText(/^Plan changed .*: \$5\.66 of \$10\.00 credited, 17 of 30 days unused/);
});

test('is in grace, not ended, while its renewal is being paid', async () => {
  const grace_until = '2026-04-13T12:00:00.000Z';
  server.answer(of(readSubscription), { ...subscription, state: 'ended', grace_until });
  openOne();
  await screen.findByText(/^In grace until /);
  expect(screen.queryByText('Ended')).toBeNull();
});

test('shows every period with its source and who revoked it', async () => {
  openOne();
  expect(await screen.findByText('2 days less')).not.toBeNull();
  expect(screen.getByText('Purchase')).not.toBeNull();
  expect(screen.getByText('Granted by Olga')).not.toBeNull();
  expect(screen.getByText(/^Revoked .* by Boris$/)).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Payment' }).getAttribute('href')).toBe(
    `/admin/payments/${id}`,
  );
  expect(screen.getByRole('link', { name: 'Remaining days moved' }).getAttribute('href')).toBe(
    `/admin/subscriptions/${other}`,
  );
});

test.each([
  ['Add days', extendSubscription],
  ['Shorten', shortenSubscription],
] as const)('%s sends the end date that was shown', async (name, route) => {
  server.answer(of(route), { ends_at: listed.ends_at });
  openOne();
  await userEvent.click(await screen.findByRole('button', { name }));
  const form = within(await screen.findByRole('dialog'));
  await typeText(form.getByLabelText('Days'), '3');
  await typeText(form.getByLabelText('Reason'), 'It was down');
  await userEvent.click(form.getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(of(route))[0]?.body).toEqual({
    days: 3,
    expected_end: listed.ends_at,
    reason: 'It was down',
  });
});

test('revokes access with a reason, and loads the latest version after a conflict', async () => {
  server.refuse(of(revokeSubscription), 'version_conflict');
  openOne();
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke access' }));
  const form = within(await screen.findByRole('dialog'));
  await typeText(form.getByLabelText('Reason'), 'Fraud');
  await userEvent.click(form.getByRole('button', { name: 'Revoke access' }));
  const late = 'Someone else changed this in the meantime.';
  expect((await form.findByRole('alert')).textContent).toContain(late);
  const ends_at = '2036-05-10T12:00:00.000Z';
  server.answer(of(readSubscription), { ...subscription, ends_at });
  await userEvent.click(form.getByRole('button', { name: 'Load latest version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Revoke access' }));
  const again = within(await screen.findByRole('dialog'));
  expect(again.queryByRole('alert')).toBeNull();
  await typeText(again.getByLabelText('Reason'), 'Fraud');
  await userEvent.click(again.getByRole('button', { name: 'Revoke access' }));
  await waitFor(() =>
    expect(server.callsOf(of(revokeSubscription))[1]?.body).toMatchObject({
      expected_end: ends_at,
    }),
  );
});

test('restores revoked access while that is possible', async () => {
  const ended = { ...subscription, state: 'ended' as const, ends_at: '2026-03-11T12:00:00.000Z' };
  server.answer(of(readSubscription), { ...ended, restorable: true });
  server.answer(of(restoreSubscription), { ends_at: listed.ends_at });
  openOne();
  await userEvent.click(await screen.findByRole('button', { name: 'Restore access' }));
  const form = within(await screen.findByRole('dialog'));
  await typeText(form.getByLabelText('Reason'), 'The wrong buyer');
  server.answer(of(readSubscription), subscription);
  await userEvent.click(form.getByRole('button', { name: 'Restore access' }));
  await screen.findByRole('button', { name: 'Revoke access' });
  expect(screen.queryByRole('button', { name: 'Restore access' })).toBeNull();
  expect(server.callsOf(of(restoreSubscription))[0]?.body).toEqual({
    expected_end: ended.ends_at,
    reason: 'The wrong buyer',
  });
});

test('moves the remaining days and links to the new subscription', async () => {
  server.answer(of(moveSubscription), { subscription: other, days: 21 });
  openOne();
  await userEvent.click(await screen.findByRole('button', { name: 'Move' }));
  const form = within(await screen.findByRole('dialog'));
  await userEvent.click(form.getByLabelText('Product'));
  const looma = await form.findByRole('option', { name: 'Looma' });
  expect(form.queryByRole('option', { name: 'Veilnet' })).toBeNull();
  await userEvent.click(looma);
  await typeText(form.getByLabelText('Reason'), 'Asked for it');
  await userEvent.click(form.getByRole('button', { name: 'Move' }));
  expect((await screen.findByText(/21 days moved/)).textContent).toContain('21 days moved');
  expect(server.callsOf(of(moveSubscription))[0]?.body).toMatchObject({ product: 8 });
});

test('offers a replacement of unique items, and of shared ones only when retired', async () => {
  const [link] = subscription.links;
  if (!link?.item) throw new Error('expected a link');
  const shared = { ...link.item, kind: 'shared' as const };
  server.answer(of(readSubscription), {
    ...subscription,
    links: [
      { ...link, item: shared },
      {
        ...link,
        delivery_id: other,
        service: { ...link.service, title: 'Notelo' },
        item: { ...shared, retired: true },
      },
    ],
  });
  openOne('support');
  await screen.findByRole('button', { name: 'Replace access to Notelo' });
  expect(screen.queryByRole('button', { name: 'Replace access to Cipherlane' })).toBeNull();
});

test('replaces the link that was shown; support may do that and add days', async () => {
  server.answer(of(replaceCredential), {});
  openOne('support');
  await userEvent.click(
    await screen.findByRole('button', { name: 'Replace access to Cipherlane' }),
  );
  const form = within(await screen.findByRole('dialog'));
  await typeText(form.getByLabelText('Reason'), 'Dead');
  await userEvent.click(form.getByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(of(replaceCredential))[0]?.body).toEqual({
    expected_item: other,
    reason: 'Dead',
  });
  screen.getByRole('button', { name: 'Add days' });
  expect(screen.queryByRole('button', { name: 'Shorten' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Revoke access' })).toBeNull();
});

test('gives a separate link where the inventory would build the same one again', async () => {
  const [link] = subscription.links;
  if (link?.item == null) throw new Error('the subscription has an item');
  const item = { ...link.item, kind: 'template' as const };
  server.answer(of(readSubscription), { ...subscription, links: [{ ...link, item }] });
  server.answer(of(replaceWithLink), {});
  openOne();
  await userEvent.click(
    await screen.findByRole('button', { name: 'Give own access to Cipherlane' }),
  );
  expect(screen.queryByRole('button', { name: 'Replace access to Cipherlane' })).toBeNull();
  const form = within(await screen.findByRole('dialog'));
  await typeText(form.getByLabelText('Link'), 'https://a.example/own');
  await typeText(form.getByLabelText('Reason'), 'Dead');
  await userEvent.click(form.getByRole('button', { name: 'Give own access' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(of(replaceWithLink))[0]?.body).toEqual({
    content: 'link',
    secret: 'https://a.example/own',
    reason: 'Dead',
    expected_item: other,
  });
});
