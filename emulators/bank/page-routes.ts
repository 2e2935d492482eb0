import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Bank } from './bank.ts';
import { chooseLanguage } from './choose-language.ts';
import { BankError } from './errors.ts';
import { indexPage } from './index-page.ts';
import { OUTCOMES, type Outcome } from './outcomes.ts';
import { messagePage, type PageFrame } from './page-layout.ts';
import { pageTexts } from './page-texts.ts';
import { payPage } from './pay-page.ts';
import { getPayment, recordOutcome } from './record-outcome.ts';

type ById = { Params: { id: string } };

const SHOWN_PAYMENTS = 50;
const formBody = z.strictObject({ outcome: z.enum(OUTCOMES) });
/** These happen long after the payer left the shop, so the browser stays here. */
const STAYING: readonly Outcome[] = ['refund', 'partial_refund', 'dispute'];

/** The pages for people: plain forms, one style sheet, no script. */
export async function registerPages(app: FastifyInstance, bank: Bank) {
  const style = await readFile(new URL('./page.css', import.meta.url), 'utf8');
  const styleUrl = `/page.css?v=${createHash('sha256').update(style).digest('hex').slice(0, 12)}`;
  const frameFor = (request: FastifyRequest): PageFrame => {
    const language = chooseLanguage(request.headers['accept-language']);
    return { language, texts: pageTexts[language], styleUrl };
  };

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'content-security-policy': contentSecurityPolicy(),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      vary: 'accept-language',
    });
    reply.type('text/html; charset=utf-8');
  });

  app.setErrorHandler(async (error, request, reply) => {
    const { texts } = frameFor(request);
    const unknown = error instanceof BankError && error.status === 404;
    const status = error instanceof BankError ? error.status : 400;
    return reply
      .code(status)
      .send(messagePage(frameFor(request), unknown ? texts.unknownPayment : texts.failed));
  });

  app.get('/page.css', async (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'max-age=31536000').send(style),
  );

  app.get('/', async (request) => indexPage(frameFor(request), bank.store.list(SHOWN_PAYMENTS)));

  app.get<ById>('/pay/:id', async (request, reply) => {
    const payment = getPayment(bank, request.params.id);
    reply.header('content-security-policy', contentSecurityPolicy(payment.returnUrl));
    return payPage(frameFor(request), {
      payment,
      deliveries: bank.notices.deliveries(payment.id),
    });
  });

  app.post<ById>('/pay/:id', async (request, reply) => {
    const { outcome } = formBody.parse(request.body);
    const before = getPayment(bank, request.params.id);
    try {
      recordOutcome(bank, before.id, outcome);
    } catch (error) {
      if (!(error instanceof BankError && error.status === 409)) throw error;
      // Decided already, in another tab or by time: show how it stands.
      return reply.redirect(`/pay/${before.id}`, 303);
    }
    await bank.store.flushed();
    if (outcome === 'approve_timeout') {
      await sleep(bank.hangMs);
      const frame = frameFor(request);
      return reply.code(504).send(messagePage(frame, frame.texts.noAnswer, before.returnUrl));
    }
    return reply.redirect(STAYING.includes(outcome) ? `/pay/${before.id}` : before.returnUrl, 303);
  });
}

/** Browsers apply `form-action` to the redirect after a form too, so the shop must be named in it. */
function contentSecurityPolicy(returnUrl?: string): string {
  const shop = returnUrl === undefined ? '' : ` ${new URL(returnUrl).origin}`;
  return [
    "default-src 'none'",
    "style-src 'self'",
    'img-src data:',
    `form-action 'self'${shop}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
