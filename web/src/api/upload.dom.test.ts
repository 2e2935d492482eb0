import { uploadImage } from '@sesame/contract/users.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../test/fake-server.ts';
import { fakeUploads } from '../test/fake-upload.ts';
import { dropToken, readToken, storeToken } from './token-store.ts';
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

it('sends the file as its field, with the token and the language, and tells how far it is', async () => {
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
  // The browser writes the boundary itself.
  expect(sent?.headers.get('Content-Type')).toBeNull();
});

it('is not tried without a token', async () => {
  dropToken();
  await expect(upload(uploadImage, file, ignore)).rejects.toMatchObject({ code: 'token_missing' });
  expect(server.calls).toEqual([]);
});

it('fails as a call does: a refusal with its code, words and patience', async () => {
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

it('drops a bad token', async () => {
  server.refuse(uploadImage, 'unauthorized');
  await expect(upload(uploadImage, file, ignore)).rejects.toMatchObject({ code: 'unauthorized' });
  expect(readToken()).toBeNull();
});

it('tells a dead line and an unreadable answer apart', async () => {
  await expect(upload(uploadImage, file, ignore)).rejects.toMatchObject({ code: 'offline' });
  server.respond(uploadImage, () => new Response('<html>'));
  await expect(upload(uploadImage, file, ignore)).rejects.toMatchObject({ code: 'unreadable' });
});
