import { allRoutes } from '@sesame/contract/shared/all-routes.ts';
import { ADDRESS_LIMIT, routeLimits } from '@sesame/contract/shared/limits.ts';
import type { RouteSpec } from '@sesame/contract/shared/route.ts';
import { logout } from '@sesame/contract/shop/session.ts';
import { unlinkTelegram } from '@sesame/contract/shop/telegram.ts';
import { linkTelegram } from '@sesame/contract/shop/users.ts';
import { expect } from 'vitest';
import { type Buyer, buildBuyer } from '../../../../test/build/build-purchase.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';

let bound: RouteSpec[];
const test = shopTest([], { limits: true, env: { TRUST_PROXY: '1' } });
const { app } = test;
test.beforeAll(async () => {
  const page = (await (await fetch(`${app.url}/openapi.json`)).json()) as {
    paths: Record<string, Record<string, unknown>>;
  };
  bound = allRoutes.filter(
    ({ path, method }) =>
      page.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] !== undefined,
  );
});

/** Calls without any input, because limits are counted before the input is read. */
async function statusOf({ method, path }: RouteSpec, ip: string, buyer?: Buyer): Promise<number> {
  const address = path.replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
  const { status } = await fetch(`${app.url}${address}`, {
    method,
    redirect: 'manual',
    headers: {
      'x-forwarded-for': ip,
      ...(buyer !== undefined && { authorization: `Bearer ${buyer.token}` }),
    },
  });
  return status;
}

let addresses = 0;
/** An address of a network not used before. */
const newAddress = () => `10.${addresses >> 8}.${addresses++ & 255}.1`;

const buyers = Object.entries(routeLimits).filter(([, { by }]) => by === 'user');
test.each(buyers)('%s counts a user across networks, and no other user', async (name, limit) => {
  const route = bound.find((one) => one.limit === name && one.auth === 'user' && one !== logout);
  // Declared for a screen that does not exist yet.
  if (route === undefined) return expect(allRoutes.some((one) => one.limit === name)).toBe(true);
  const [buyer, other] = [await buildBuyer(app.platform), await buildBuyer(app.platform)];
  for (let call = 0; call < limit.max; call++) {
    expect(await statusOf(route, newAddress(), buyer), `${route.id} ${call}`).not.toBe(429);
  }
  expect(await statusOf(route, newAddress(), buyer)).toBe(429);
  expect(await statusOf(route, newAddress(), other)).not.toBe(429);
});

const publicLimits = Object.entries(routeLimits).filter(
  ([name, { by }]) => by === 'ip' && !['webhook', 'webhookLookup', 'register'].includes(name),
);
test.each(publicLimits)('%s counts a network, and no other', async (name, limit) => {
  const route = bound.find((one) => one.limit === name && one.auth === 'public');
  if (route === undefined) throw new Error(`no call has the limit ${name}`);
  const network = newAddress().replace(/1$/, '');
  for (let call = 0; call < limit.max; call++) {
    const ip = `${network}${call % 250}`;
    expect(await statusOf(route, ip), `${route.id} ${call}`).not.toBe(429);
  }
  expect(await statusOf(route, `${network}251`)).toBe(429);
  expect(await statusOf(route, newAddress())).not.toBe(429);
});

test('sensitive actions are counted separately', async () => {
  const buyer = await buildBuyer(app.platform);
  for (let call = 0; call < routeLimits.sensitive.max; call++) {
    await statusOf(linkTelegram, newAddress(), buyer);
  }
  expect(await statusOf(linkTelegram, newAddress(), buyer)).toBe(429);
  expect(await statusOf(unlinkTelegram, newAddress(), buyer)).not.toBe(429);
});

test('the limit of an address spans all routes and users', async () => {
  const ip = newAddress();
  const calls = bound.filter(({ auth, limit }) => auth === 'user' && limit === 'poll');
  const statuses: number[] = [];
  let buyer = await buildBuyer(app.platform);
  for (let call = 0; call <= ADDRESS_LIMIT.max; call++) {
    if (call % 100 === 99) buyer = await buildBuyer(app.platform);
    const route = calls[call % calls.length];
    if (route !== undefined) statuses.push(await statusOf(route, ip, buyer));
  }
  expect(statuses.slice(0, -1)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
  expect(await statusOf(linkTelegram, ip, buyer)).toBe(429);
  // In the same /24, which a mobile network may share among hundreds of people.
  const neighbor = ip.replace(/1$/, '2');
  expect(await statusOf(linkTelegram, neighbor, buyer)).not.toBe(429);
});
