import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { chooseLanguage } from '../../kit/page/choose-language.ts';
import { html } from '../../kit/page/html.ts';
import { indexPage } from '../../kit/page/index-page.ts';
import { messagePage } from '../../kit/page/page-layout.ts';
import { contentSecurityPolicy, preparePages } from '../../kit/page/page-style.ts';
import type { Bank } from '../bank.ts';
import { BankError } from '../errors.ts';
import { OUTCOMES, type Outcome } from '../payments/outcomes.ts';
import { getPayment, recordOutcome } from '../payments/record-outcome.ts';
import { pageTexts } from './page-texts.ts';
import { type BankPage, payPage } from './pay-page.ts';

type ById = { Params: { id: string } };

const BANK_MARK = html`<path d="M6 13 16 7l10 6v2H6zm3 4h3v6H9zm5.500 0h3v6h-3zm5.500 0h3v6h-3zM7 24h18v2H7z"/>`;
const SHOWN_PAYMENTS = 50;
const formBody = z.strictObject({ outcome: z.enum(OUTCOMES) });
/** These happen after the payer has left the shop, so the browser stays here. */
const STAY_ON_PAGE: readonly Outcome[] = ['refund', 'partial_refund', 'dispute'];

/** The HTML pages: plain forms, one style sheet, no script. */
export async function registerPages(app: FastifyInstance, bank: Bank) {
  const styleUrl = await preparePages(app);
  const pageFor = (request: FastifyRequest): BankPage => {
    const language = chooseLanguage(request.headers['accept-language']);
    const texts = pageTexts[language];
    const frame = { language, brand: texts.bank, badge: texts.testMode, mark: BANK_MARK, styleUrl };
    return { frame, texts };
  };

  app.setErrorHandler(async (error, request, reply) => {
    const { frame, texts } = pageFor(request);
    const unknown = error instanceof BankError && error.status === 404;
    const status = error instanceof BankError ? error.status : 400;
    return reply
      .code(status)
      .send(messagePage(frame, unknown ? texts.unknownPayment : texts.failed));
  });

  app.get('/', async (request) => {
    const { frame, texts } = pageFor(request);
    const payments = bank.store.list(SHOWN_PAYMENTS).map((payment) => ({
      ...payment,
      amountMinor: payment.amount,
      stateText: texts.status[payment.status][0],
    }));
    return indexPage(frame, texts, payments);
  });

  app.get<ById>('/pay/:id', async (request, reply) => {
    const payment = getPayment(bank, request.params.id);
    reply.header(
      'content-security-policy',
      contentSecurityPolicy({ returnUrl: payment.returnUrl }),
    );
    return payPage(pageFor(request), {
      payment,
      deliveries: bank.webhooks.deliveries(payment.id),
    });
  });

  app.post<ById>('/pay/:id', async (request, reply) => {
    const { outcome } = formBody.parse(request.body);
    const before = getPayment(bank, request.params.id);
    try {
      recordOutcome(bank, before.id, outcome);
    } catch (error) {
      if (!(error instanceof BankError && error.status === 409)) throw error;
      // Already decided in another tab, or expired: show the state.
      return reply.redirect(`/pay/${before.id}`, 303);
    }
    await bank.store.flushed();
    if (outcome === 'approve_timeout') {
      await sleep(bank.hangMs);
      const { frame, texts } = pageFor(request);
      const back = { url: before.returnUrl, text: texts.back };
      return reply.code(504).send(messagePage(frame, texts.noAnswer, back));
    }
    return reply.redirect(
      STAY_ON_PAGE.includes(outcome) ? `/pay/${before.id}` : before.returnUrl,
      303,
    );
  });
}
