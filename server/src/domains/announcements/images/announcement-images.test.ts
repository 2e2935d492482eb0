import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import {
  editAnnouncement,
  uploadAnnouncementImage,
} from '@sesame/contract/console/announcements.ts';
import { DAY_MS } from '@sesame/contract/shared/durations.ts';
import { ANNOUNCEMENT_IMAGE_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import sharp from 'sharp';
import { expect } from 'vitest';
import { announcementDraft, buildAnnouncement } from '../../../../test/build/build-announcement.ts';
import { buildOperator } from '../../../../test/build/build-operator.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import type { TestApp } from '../../../../test/shops/start-app.ts';

let app: TestApp;
let folder: string;
let token: string;
const test = shopTest(['folder']);
test.beforeAll(async ({ shop }) => {
  ({ app, folder } = shop);
  token = (await buildOperator(app, { role: 'content' })).token;
});

async function upload(bytes: Buffer, by = token) {
  const form = new FormData();
  form.append('file', new Blob([bytes]), 'art.png');
  const response = await fetch(`${app.url}${uploadAnnouncementImage.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${by}` },
    body: form,
  });
  // Success and error bodies; the tests check their fields.
  const body = (await response.json()) as { image: string; code?: string };
  return { status: response.status, body };
}

const filesOnDisk = () => readdir(join(folder, 'media')).catch(() => []);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });

/** An image that no format compresses well. */
function noise(width: number, height: number): Promise<Buffer> {
  const channels = 3;
  let seed = 7;
  const raw = Buffer.alloc(width * height * channels);
  for (let at = 0; at < raw.length; at++) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    raw[at] = seed >> 16;
  }
  return sharp(raw, { raw: { width, height, channels } }).png().toBuffer();
}

async function served(path: string) {
  const response = await fetch(`${app.url}${path}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, metadata: await sharp(bytes).metadata() };
}

test.each([
  ['a wide picture', () => picture(2_400, 1_000).png().toBuffer(), 760, 317],
  ['a small picture, which stays small', () => picture(300, 200).png().toBuffer(), 300, 200],
])('%s is re-encoded to at most 760 pixels and 40 KB', async (_what, make, width, height) => {
  const { status, body } = await upload(await make());
  expect(status).toBe(201);
  const { response, bytes, metadata } = await served(body.image);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(metadata).toMatchObject({ format: 'webp', width, height });
  expect(bytes.length).toBeLessThanOrEqual(40 * 1024);
});

test('noise is scaled down until it is small enough', async () => {
  const { body } = await upload(await noise(900, 700));
  const { bytes, metadata } = await served(body.image);
  expect(bytes.length).toBeLessThanOrEqual(40 * 1024);
  expect(metadata.width).toBeLessThanOrEqual(760);
});

test('the place where a picture was taken is removed', async () => {
  const jpeg = await picture(800, 400)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody Private' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
    .toBuffer();
  const { body } = await upload(jpeg);
  expect((await served(body.image)).metadata.exif).toBeUndefined();
});

test.each([
  ['a script', Buffer.from('<script>alert(1)</script>'), 400, 'image_type'],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 400, 'image_type'],
  ['half a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 400, 'image_unreadable'],
  ['5 MB and a byte', Buffer.alloc(ANNOUNCEMENT_IMAGE_MAX_BYTES + 1), 413, 'image_too_large'],
])('%s is refused', async (_what, bytes, status, code) => {
  const before = await filesOnDisk();
  const answer = await upload(bytes);
  expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  expect(await filesOnDisk()).toEqual(before);
});

test('uploading needs the permission to write announcements', async () => {
  const auditor = await buildOperator(app, { role: 'auditor' });
  expect((await upload(await picture(10, 10).png().toBuffer(), auditor.token)).status).toBe(403);
});

test('unused pictures are removed after a day, used ones are kept', async () => {
  const png = await picture(40, 40).png().toBuffer();
  const [shown, replaced, never] = [await upload(png), await upload(png), await upload(png)];
  await buildAnnouncement(app, token, { image: shown.body.image });
  const { id } = await buildAnnouncement(app, token, { image: replaced.body.image });
  const nameOf = ({ body }: typeof shown) => body.image.slice('/media/'.length);
  const edit = { params: { id: String(id) }, body: { ...announcementDraft(), version: 1 } };
  expect((await app.call(editAnnouncement, edit, { token })).status).toBe(200);

  await app.jobs.run('remove-unused-announcement-images');
  expect(await filesOnDisk()).toContain(nameOf(never));
  app.clock.advance(DAY_MS + 1);
  await app.jobs.run('remove-unused-announcement-images');
  const left = await filesOnDisk();
  expect(left).toContain(nameOf(shown));
  expect(left).not.toContain(nameOf(replaced));
  expect(left).not.toContain(nameOf(never));
  const rows = await app.platform.db.selectFrom('announcement_images').select('path').execute();
  expect(rows).toEqual([{ path: shown.body.image }]);
});
