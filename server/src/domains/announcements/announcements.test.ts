import { closeAnnouncement, getAnnouncement } from '@sesame/contract/announcements.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildUser } from '../../../test/build-user.ts';
import { startApp, type TestApp } from '../../../test/start-app.ts';

let app: TestApp;
let ids: { important: number; plain: number };
beforeAll(async () => {
  app = await startApp();
  const text = { title: 't', title_ru: 'т', image: null };
  const later = new Date(app.clock.now().getTime() + 60_000);
  const rows = await app.platform.db
    .insertInto('announcements')
    .values([
      { ...text, description: 'plain', starts_at: null, ends_at: null },
      {
        ...text,
        description: '<b>Enter</b><script>alert(1)</script>',
        priority: 5,
        starts_at: app.clock.now(),
        ends_at: later,
      },
      { ...text, description: 'not yet', priority: 9, starts_at: later, ends_at: null },
      { ...text, description: 'over', priority: 9, starts_at: null, ends_at: app.clock.now() },
    ])
    .returning('id')
    .execute();
  const [plain, important] = rows;
  if (!plain || !important) throw new Error('no announcements');
  ids = { plain: plain.id, important: important.id };
});
afterAll(() => app.stop());

test('shows the most important one that runs, cleaned; what is closed stays closed for that user alone', async () => {
  const { token } = await buildUser(app);
  const other = await buildUser(app);
  const shown = async (by: string) => (await app.call(getAnnouncement, {}, { token: by })).body;

  expect(await shown(token)).toMatchObject({ id: ids.important, description: '<b>Enter</b>' });
  for (let twice = 0; twice < 2; twice++) {
    const closed = await app.call(closeAnnouncement, { body: { id: ids.important } }, { token });
    expect(closed.status).toBe(200);
  }
  expect(await shown(token)).toMatchObject({ id: ids.plain });
  await app.call(closeAnnouncement, { body: { id: ids.plain } }, { token });
  expect(await shown(token)).toBeNull();
  expect(await shown(other.token)).toMatchObject({ id: ids.important });
});

test.each([999_999, 2_147_483_647])('closing %d, which is none, is 404', async (id) => {
  const { token } = await buildUser(app);
  expect((await app.call(closeAnnouncement, { body: { id } }, { token })).status).toBe(404);
});

test('needs a living token', async () => {
  expect((await app.call(getAnnouncement, {}, { token: 'x' })).status).toBe(401);
});
