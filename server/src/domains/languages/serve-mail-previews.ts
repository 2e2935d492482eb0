import type { Api } from '../../platform/http/create-server.ts';
import { Refusal } from '../../platform/http/errors.ts';
import { apiHeaders, MAIL_PREVIEWS, mailPreviewPolicy } from '../../platform/http/files/headers.ts';
import { ipPrefix } from '../../platform/http/limits/ip-prefix.ts';
import type { MailExample } from '../../platform/mail/mail-example.ts';
import { openPreview } from './mail-preview-ticket.ts';
import { getExample, renderDrafts } from './mail-templates.ts';

/**
 * Mails as a mail client renders them, for a frame in the console. Their inline styles are forbidden on our pages, so
 * they are separate documents without scripts, links or forms. The address is sealed and expires after an hour.
 */
export function serveMailPreviews(api: Api, examples: readonly MailExample[]): void {
  const { platform, fastify } = api;
  const count = api.rateLimits.limitFor('open');
  fastify.get<{ Params: { ticket: string } }>(`${MAIL_PREVIEWS}:ticket`, async (request, reply) => {
    await count(ipPrefix(request.ip));
    const preview = openPreview(platform, request.params.ticket);
    if (preview === undefined) throw new Refusal('not_found');
    const example = getExample(examples, preview.name);
    const { html } = await renderDrafts(platform, platform.db, example, preview.language);
    return reply
      .headers({ ...apiHeaders, 'content-security-policy': mailPreviewPolicy })
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
