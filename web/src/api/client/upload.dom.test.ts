import { uploadImage } from '@sesame/contract/shop/users.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../test/fake-server.ts';
import { fakeUploads } from '../../test/fake-upload.ts';
import { dropToken, readToken, storeToken } from '../session/token-store.ts';
import { upload } from './upload.ts';

const file = new File(['x'], 'me.png', { type: 'image/png' });
const ignore = () => {};

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  fakeUploads();
  storeToken('A'.repeat(43));
});
afterEach(dropToken);

test('sends the file with token and language, and reports progress', async () => {
  server.answer(uploadImage, { filepath: '/media/1.webp' });
  const shares: number[] = [];
  expect(await upload(uploadImage, file, (share) => shares.push(share))).toEqual({
    filepath: '/media/1.webp',
  });
  expect(shares).toEqual([0.5]);
  const [sent] = server.callsOf(uploadImage);
  const form = sent?.body;
  expect(form instanceof FormData && form.get('file')).toBeInstanceOf(File);
  expect(sent?.headers.get('Authorization')).toBe(`Bearer ${'A'.repeat(43)}`);
  expect(sent?.headers.get('Accept-Language')).toBe('en');
  // The browser sets it with the boundary.
  expect(sent?.headers.get('Content-Type')).toBeNull();
});

test('is not sent without a token', async () => {
  dropToken();
  await expect(upload(uploadImage, file, ignore)).rejects.toMatchObject({ code: 'token_missing' });
  expect(server.calls).toEqual([]);
});

test('fails like a call: a refusal has its code, message and retry time', async () => {
  server.respond(uploadImage, () =>
    Response.json(
      { code: 'too_many_requests', message: 'Wait.' },
      { status: 429, headers: { 'Retry-After': '60' } },
    ),
  );
  await expect(upload(uploadImage, file, ignore)).rejects.toMatchObject({
    code: 'too_many_requests',
    status: 429,
    message: 'Wait.',
    retryAfterS: 60,
  });
});

test('drops an invalid token', async () => {
  server.refuse(uploadImage, 'unauthorized');
  await expect(upload(uploadImage, file, ignore)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(readToken()).toBeNull();
});

test('distinguishes a lost connection from an unreadable answer', async () => {
  await expect(upload(uploadImage, file, ignore)).rejects.toMatchObject({ code: 'offline' });
  server.respond(uploadImage, () => new Response('<html>'));
  await expect(upload(uploadImage, file, ignore)).rejects.toMatchObject({ code: 'unreadable' });
});
