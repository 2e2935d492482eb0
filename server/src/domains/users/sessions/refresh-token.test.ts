import { HOUR_MS } from '@sesame/contract/shared/durations.ts';
import { getUser, refreshToken } from '@sesame/contract/shop/session.ts';
import { expect, test } from 'vitest';
import { buildUser } from '../../../../test/build/build-user.ts';
import { startApp } from '../../../../test/shops/start-app.ts';
import { signInAs } from '../../../../test/sign-in-as.ts';

test('a session that is refreshed repeatedly ends a fixed time after its sign-in', async () => {
  const app = await startApp({ env: { SESSION_DAYS: '1' } });
  const { token: first, email, password } = await buildUser(app);
  let token = first;
  for (let hours = 0; hours < 23; hours++) {
    app.clock.advance(HOUR_MS);
    const refreshed = await app.call(refreshToken, { body: { token } });
    expect(refreshed.status).toBe(200);
    token = refreshed.body.key;
  }
  app.clock.advance(HOUR_MS);
  expect((await app.call(refreshToken, { body: { token } })).status).toBe(401);
  expect((await app.call(getUser, {}, { token })).status).toBe(401);
  const anew = await signInAs(app, email, password);
  expect((await app.call(getUser, {}, { token: anew })).status).toBe(200);
  await app.stop();
});

test('a session from before the setting was lowered is not refreshed', async () => {
  const app = await startApp();
  const { token } = await buildUser(app);
  const signed_in_at = new Date(app.clock.now().getTime() - 90 * 24 * HOUR_MS);
  await app.platform.db.updateTable('sessions').set({ signed_in_at }).execute();
  expect((await app.call(refreshToken, { body: { token } })).status).toBe(401);
  await app.stop();
});
