import { readdir } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import { AVATAR_MAX_BYTES } from '@sesame/contract/shared/limits.ts';
import { getUser, logout } from '@sesame/contract/shop/session.ts';
import { removeImage, uploadImage } from '@sesame/contract/shop/users.ts';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { buildUser } from '../../../../test/build/build-user.ts';
import { startS3 } from '../../../../test/network/start-s3.ts';
import { shopTest } from '../../../../test/shops/shop-test.ts';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { uploadAvatar } from './upload-avatar.ts';

let app: TestApp;
let folder: string;
let png: Buffer;
let jpeg: Buffer;
const test = shopTest(['folder']);
test.beforeAll(async ({ shop }) => {
  ({ app, folder } = shop);
  const blank = {
    create: { width: 400, height: 200, channels: 3, background: '#336699' },
  } as const;
  png = await sharp(blank).png().toBuffer();
  jpeg = await sharp(blank)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody Private' }, IFD3: { GPSLatitude: '55/1 45/1 0/1' } })
    .toBuffer();
});

async function upload(
  token: string,
  bytes: Buffer | string,
  { name = 'me.png', field = 'file', on = app } = {},
) {
  const form = new FormData();
  form.append(field, new Blob([bytes]), name);
  const response = await fetch(`${on.url}${uploadImage.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  // The tests check the fields that they expect of either shape.
  const body = (await response.json()) as { filepath: string; code?: string; message?: string };
  return { status: response.status, body };
}
const filesOnDisk = () => readdir(join(folder, 'media')).catch(() => []);
const imageOf = async (token: string) => (await app.call(getUser, {}, { token })).body.image_url;

/** Sends the path as given; `fetch` would normalize it. */
function statusOfRaw(path: string): Promise<number | undefined> {
  const { hostname, port } = new URL(app.url);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).on('error', reject);
  });
}

/** A PNG of a few hundred bytes whose header declares that many pixels. */
function pngWithSize(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(10_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('an avatar', () => {
  test('is re-encoded as a square WebP, shown at once and cached forever', async () => {
    const { token } = await buildUser(app);
    const { status, body } = await upload(token, png);
    expect(status).toBe(200);
    expect(body.filepath).toMatch(/^\/media\/[0-9a-f]{32}\.webp$/);
    expect(await imageOf(token)).toBe(body.filepath);

    const media = await fetch(`${app.url}${body.filepath}`);
    expect(media.status).toBe(200);
    const { format, width, height } = await sharp(await media.arrayBuffer()).metadata();
    expect({ format, width, height }).toEqual({ format: 'webp', width: 288, height: 288 });
    expect(media.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('is sandboxed when opened and never runs as a script', async () => {
    const { token } = await buildUser(app);
    const media = await fetch(`${app.url}${(await upload(token, png)).body.filepath}`);
    expect(media.headers.get('content-type')).toBe('image/webp');
    expect(media.headers.get('x-content-type-options')).toBe('nosniff');
    expect(media.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
  });

  test('contains no metadata of the original picture', async () => {
    const { token } = await buildUser(app);
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    const { body } = await upload(token, jpeg, { name: 'me.jpeg' });
    const stored = Buffer.from(await (await fetch(`${app.url}${body.filepath}`)).arrayBuffer());
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes('Somebody Private')).toBe(false);
  });

  test('can be removed together with its file', async () => {
    const { token } = await buildUser(app);
    const { filepath } = (await upload(token, png)).body;
    expect((await app.call(removeImage, {}, { token })).status).toBe(200);
    expect(await imageOf(token)).toBeNull();
    expect(await filesOnDisk()).not.toContain(filepath.slice('/media/'.length));
    expect((await app.call(removeImage, {}, { token })).status).toBe(200);
  });

  test('replaces the previous one, whose file is deleted', async () => {
    const { token } = await buildUser(app);
    const first = (await upload(token, png)).body.filepath;
    const second = (await upload(token, jpeg)).body.filepath;
    expect((await fetch(`${app.url}${first}`)).status).toBe(404);
    expect((await fetch(`${app.url}${second}`)).status).toBe(200);
    const files = await filesOnDisk();
    expect(files).toContain(second.slice('/media/'.length));
    expect(files).not.toContain(first.slice('/media/'.length));
  });

  test.each([AVATAR_MAX_BYTES - 1, AVATAR_MAX_BYTES])('may have %i bytes', async (size) => {
    const { token } = await buildUser(app);
    const padded = Buffer.concat([png, Buffer.alloc(size - png.length, 1)]);
    expect((await upload(token, padded)).status).toBe(200);
  });

  test('one byte more is refused with text 111, and the previous picture stays', async () => {
    const { token } = await buildUser(app);
    const before = (await upload(token, png)).body.filepath;
    const padded = Buffer.concat([png, Buffer.alloc(AVATAR_MAX_BYTES + 1 - png.length, 1)]);
    const { status, body } = await upload(token, padded);
    expect(status).toBe(413);
    expect(body).toMatchObject({
      code: 'image_too_large',
      message: 'The image can be at most 5\u00a0MB.',
    });
    expect(await imageOf(token)).toBe(before);
  });

  test.each([
    ['shell.php', '<?php system($_GET["c"]); ?>'],
    ['page.html', '<!doctype html><script>alert(1)</script>'],
    ['picture.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['me.jpg.html', '<script>alert(1)</script>'],
    ['renamed.png', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64')],
    ['empty.png', ''],
  ])('%s is refused with text 111', async (name, bytes) => {
    const { token } = await buildUser(app);
    const { status, body } = await upload(token, bytes, { name });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'image_type',
      message: 'Upload a PNG or JPEG image.',
    });
  });

  test('code appended to a picture is removed', async () => {
    const { token } = await buildUser(app);
    for (const picture of [png, jpeg]) {
      const bytes = Buffer.concat([
        picture,
        Buffer.from('<?php evil(); ?><script>evil()</script>'),
      ]);
      const { body } = await upload(token, bytes, { name: 'me.php' });
      const stored = Buffer.from(await (await fetch(`${app.url}${body.filepath}`)).arrayBuffer());
      expect(stored.includes('evil')).toBe(false);
    }
  });

  test('a decompression bomb is refused before it is decoded', async () => {
    const { token } = await buildUser(app);
    await upload(token, png);
    const before = process.memoryUsage().rss;
    const { status, body } = await upload(token, pngWithSize(50_000, 50_000));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'image_unreadable' });
    expect(process.memoryUsage().rss - before).toBeLessThan(50 * 1024 * 1024);
  });

  test('a truncated picture is refused', async () => {
    const { token } = await buildUser(app);
    const noise = await sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    })
      .png()
      .toBuffer();
    const { status, body } = await upload(token, noise.subarray(0, noise.length / 2));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'image_unreadable' });
  });

  test('a form without the file, or another body, is a bad request and never a 5xx', async () => {
    const { token } = await buildUser(app);
    expect((await upload(token, png, { field: 'picture' })).status).toBe(400);
    const send = (headers: Record<string, string>, body: string) =>
      fetch(`${app.url}${uploadImage.path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, ...headers },
        body,
      }).then(({ status }) => status);
    expect(await send({ 'content-type': 'application/json' }, '{}')).toBe(415);
    expect(await send({ 'content-type': 'image/png' }, 'x')).toBe(415);
    expect(await send({ 'content-type': 'multipart/form-data' }, 'x')).toBeLessThan(500);
    expect(await send({ 'content-type': 'multipart/form-data; boundary=b' }, '--b\r\nbroken')).toBe(
      400,
    );
    expect(await imageOf(token)).toBeNull();
  });

  test('a multipart form is refused by every other call', async () => {
    const { token } = await buildUser(app);
    const form = new FormData();
    form.append('file', new Blob(['x']), 'x.png');
    const response = await fetch(`${app.url}${logout.path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    expect(response.status).toBe(415);
  });

  test('requires a session before the body is read', async () => {
    expect((await upload('a'.repeat(43), png)).status).toBe(401);
  });
});

test.each([
  '/media/..%2f..%2fsecrets-key',
  '/media/%2e%2e%2fsecrets-key',
  '/media/../../../etc/passwd',
  '/media/%',
  '/media/%00.webp',
  '/media/secrets-key',
  `/media/${'a'.repeat(32)}.webp%00.png`,
  `/media/${'a'.repeat(32)}.webp`,
  `/media/${'a'.repeat(5_000)}`,
])('%s is not found and the server keeps running', async (path) => {
  expect([400, 404]).toContain(await statusOfRaw(path));
  expect((await fetch(`${app.url}/healthz`)).status).toBe(200);
});

test.each(['avatar_stored', 'avatar_shown'])(
  'a crash at %s leaves an orphaned file only for a while, and never a missing picture',
  async (point) => {
    const { token } = await buildUser(app);
    const before = (await upload(token, png)).body.filepath;
    const { uid } = (await app.call(getUser, {}, { token })).body;
    const failpoint = async (name: string) => {
      if (name === point) throw new Error('power failure');
    };
    await expect(uploadAvatar({ ...app.platform, failpoint }, uid, jpeg)).rejects.toThrow('power');
    const shown = await imageOf(token);
    expect(shown === before).toBe(point === 'avatar_stored');
    expect((await fetch(`${app.url}${shown}`)).status).toBe(200);
    app.clock.advance(2 * 60 * 60 * 1_000);
    await app.jobs.run('remove-unused-media');
    const shownFiles = await app.platform.db
      .selectFrom('users')
      .select('image_url')
      .where('image_url', 'is not', null)
      .execute();
    expect((await filesOnDisk()).sort()).toEqual(
      shownFiles.map(({ image_url }) => String(image_url).slice('/media/'.length)).sort(),
    );
    app.clock.advance(-2 * 60 * 60 * 1_000);
  },
);

test('avatars are stored in the bucket of STORAGE_URL; 503 while it is down', async () => {
  const s3 = await startS3();
  const shop = await startApp({ env: { STORAGE_URL: s3.url } });
  try {
    const { token } = await buildUser(shop);
    const first = (await upload(token, png, { on: shop })).body.filepath;
    expect([...s3.files.keys()]).toEqual([first.slice('/media/'.length)]);
    expect([...s3.files.values()][0]?.type).toBe('image/webp');
    const media = await fetch(`${shop.url}${first}`);
    expect((await sharp(await media.arrayBuffer()).metadata()).format).toBe('webp');
    const second = (await upload(token, jpeg, { on: shop })).body.filepath;
    expect([...s3.files.keys()]).toEqual([second.slice('/media/'.length)]);
    expect((await fetch(`${shop.url}${first}`)).status).toBe(404);

    s3.setDown(true);
    expect((await upload(token, png, { on: shop })).status).toBe(503);
    expect((await fetch(`${shop.url}${second}`)).status).toBe(503);
    s3.setDown(false);
    expect((await fetch(`${shop.url}${second}`)).status).toBe(200);
  } finally {
    await shop.stop();
    await s3.stop();
  }
});
