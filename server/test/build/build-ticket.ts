import { type Attachment, createTicket, uploadAttachment } from '@sesame/contract/shop/support.ts';
import type { TestApp } from '../shops/start-app.ts';

/** Opens a ticket over HTTP, as the page does. @returns its id */
export async function buildTicket(
  app: TestApp,
  token: string,
  over: Partial<Parameters<typeof app.call<typeof createTicket>>[1]['body']> = {},
): Promise<string> {
  const body = { title: 'A question', header_message: 'How does it work?', ...over };
  const { status, body: answer } = await app.call(createTicket, { body }, { token });
  if (status !== 201) throw new Error(`createTicket answered ${status}`);
  return answer.id;
}

/** Uploads a file as a form, as the page does. */
export async function uploadFile(
  app: TestApp,
  token: string,
  { bytes, name, path = uploadAttachment.path }: { bytes: Buffer; name: string; path?: string },
): Promise<{ status: number; body: Attachment & { code?: string } }> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(app.url + path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  // The caller knows whether it expects an answer or a refusal.
  return {
    status: response.status,
    body: (await response.json()) as Attachment & { code?: string },
  };
}
