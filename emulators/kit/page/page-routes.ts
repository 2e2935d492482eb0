import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Emulator, Protocol } from '../emulator.ts';
import { OUTCOMES, type Outcome } from '../outcomes.ts';
import type { PaymentRecord } from '../payment-record.ts';
import { Refusal } from '../refusal.ts';
import { chooseLanguage } from './choose-language.ts';
import { html } from './html.ts';
import { indexPage } from './index-page.ts';
import { messagePage, type PageFrame } from './page-layout.ts';
import { contentSecurityPolicy, preparePages } from './page-style.ts';
import { kitTexts } from './page-texts.ts';
import { payPage } from './pay-page.ts';

type ById = { Params: { id: string } };

const SHOWN_PAYMENTS = 50;
const CARD_MARK = html`<path d="M6 11a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v1H6zm0 4h20v6a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3zm3 5h5v2H9z"/>`;
/** These outcomes happen after the payer has left the shop, so the browser stays here. */
const STAY_ON_PAGE: readonly Outcome[] = [
  'finish',
  'refund',
  'refund_pending',
  'refund_fails',
  'fraud_warning',
  'dispute',
  'dispute_won',
  'dispute_lost',
];

const formBody = z.strictObject({
  outcome: z.enum(OUTCOMES),
  amount: z.optional(z.string().check(z.regex(/^(\d{1,8}([.,]\d{1,2})?)?$/))),
});

/** The HTML pages: the list of payments, and one page for each. */
export async function registerPages<P extends PaymentRecord>(
  app: FastifyInstance,
  { protocol, emulator, hangMs }: { protocol: Protocol<P>; emulator: Emulator<P>; hangMs: number },
) {
  const styleUrl = await preparePages(app);
  const design = protocol.page;
  const textsFor = (request: FastifyRequest) => {
    const language = chooseLanguage(request.headers['accept-language']);
    const texts = { ...kitTexts[language], ...design?.texts[language] };
    const frame: PageFrame = {
      language,
      brand: texts.brand(protocol.title),
      badge: texts.badge,
      mark: design?.mark ?? CARD_MARK,
      styleUrl,
    };
    return { texts, frame };
  };

  app.setErrorHandler(async (error, request, reply) => {
    const { texts, frame } = textsFor(request);
    const status = error instanceof Refusal ? error.status : 400;
    return reply
      .code(status)
      .send(messagePage(frame, status === 404 ? texts.unknownPayment : texts.failed));
  });

  function getPayment(id: string): P {
    const payment = emulator.payments.find(id);
    if (!payment) throw new Refusal(404, 'There is no such payment');
    return payment;
  }

  app.get('/', async (request) => {
    const { texts, frame } = textsFor(request);
    const payments = emulator.payments.list(SHOWN_PAYMENTS);
    return indexPage(
      frame,
      texts,
      payments.map((payment) => ({ ...payment, stateText: texts.state[payment.state][0] })),
    );
  });

  app.get<ById>('/pay/:id', async (request, reply) => {
    const payment = getPayment(request.params.id);
    reply.header(
      'content-security-policy',
      contentSecurityPolicy({ returnUrl: payment.returnUrl }),
    );
    return payPage({
      ...textsFor(request),
      payment,
      outcomes: protocol.outcomes,
      deliveries: emulator.webhooks.deliveries(payment.id),
      design,
    });
  });

  app.post<ById>('/pay/:id', async (request, reply) => {
    const { outcome, amount } = formBody.parse(request.body);
    const { id } = getPayment(request.params.id);
    const here = `/pay/${encodeURIComponent(id)}`;
    let after: P;
    try {
      after = emulator.decide(id, outcome, amount ? toMinor(amount) : undefined);
    } catch (error) {
      if (!(error instanceof Refusal && error.status === 409)) throw error;
      // Already decided in another tab, or expired: show the state.
      return reply.redirect(here, 303);
    }
    await emulator.payments.flushed();
    if (outcome === 'pay_timeout') {
      await sleep(hangMs);
      const { texts, frame } = textsFor(request);
      const back = after.returnUrl && { url: after.returnUrl, text: texts.back };
      return reply.code(504).send(messagePage(frame, texts.noAnswer, back || undefined));
    }
    const back = protocol.returnTo?.(after, outcome) ?? after.returnUrl;
    return reply.redirect(STAY_ON_PAGE.includes(outcome) ? here : (back ?? here), 303);
  });
}

/** `10.5` → 1050; the form's pattern limits the input. */
function toMinor(text: string): number {
  const [whole = '', part = ''] = text.split(/[.,]/);
  return Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
