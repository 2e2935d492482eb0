import type { FastifyInstance } from 'fastify';
import { parseMultipart } from '../kit/parse-multipart.ts';
import type { Fitting, Serve } from '../kit/wire/wire.ts';
import { calls } from './calls.ts';
import { captureOrder, orderIdOf } from './capture-order.ts';
import { createOrder } from './create-order.ts';
import { refusal } from './errors.ts';
import type { PayPalPayment } from './payment.ts';
import type { PayPal } from './paypal.ts';
import { refundCapture } from './refund-capture.ts';
import { createTokens } from './tokens.ts';
import {
  captureIdOf,
  captureView,
  disputeView,
  orderView,
  placeOf,
  refundView,
  tokenView,
} from './views.ts';
import { disputeUpdated, tokenWebhook } from './webhooks.ts';
import { requestId } from './wire.ts';

const UPLOAD_MAX = 20 * 1024 * 1024;

type Request = Fitting<unknown, unknown>;

/** The merchant's API: a token for the app's credentials, then JSON with that token; unknown fields are refused. */
export function registerApi(app: FastifyInstance, paypal: PayPal, serve: Serve) {
  const { emulator, account, webhookKey, vault } = paypal;
  const tokens = createTokens(account, emulator.now);
  const place = () => placeOf(paypal);

  // The shop fetches it to verify a sender it does not know yet, so it needs no credentials.
  app.get(webhookKey.certificatePath, async (_request, reply) =>
    reply.type('application/x-pem-file').send(webhookKey.certificate),
  );

  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // PayPal takes an empty body for an empty object.
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, parseJson(String(body) || '{}')),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: UPLOAD_MAX },
    ({ headers }, body, done) =>
      done(null, formOf(headers['content-type'] ?? '', Buffer.from(body))),
  );
  app.addHook('onRequest', async ({ headers, routeOptions }) => {
    if (routeOptions.url === webhookKey.certificatePath) return;
    if (routeOptions.url === calls.issueToken.path) tokens.requireClient(headers.authorization);
    else tokens.requireToken(headers.authorization);
  });

  serve(calls.issueToken, () => ({ status: 200, body: tokens.issue() }));

  serve(calls.createOrder, (request) => {
    const { payment, created } = createOrder(paypal, request.body, readRequestId(request));
    return { status: created ? 201 : 200, body: orderView(payment, place(), isFull(request)) };
  });

  serve(calls.readOrder, ({ id }) => {
    if (emulator.switchOf('old_orders') === 'deleted') throw unknown();
    return { status: 200, body: orderView(getOrder(id), place()) };
  });

  serve(calls.captureOrder, (request) => {
    const captured = captureOrder(paypal, getOrder(request.id), readRequestId(request));
    return { status: 201, body: orderView(captured, place(), isFull(request)) };
  });

  serve(calls.readCapture, ({ id }) => ({
    status: 200,
    body: captureView(getCaptured(id), place()),
  }));

  serve(calls.refundCapture, (request) => {
    const { body, id } = request;
    const result = refundCapture(paypal, getCaptured(id), body, readRequestId(request));
    const { payment, refundId, created } = result;
    return { status: created ? 201 : 200, body: viewOfRefund(payment, refundId) };
  });

  serve(calls.readRefund, ({ id }) => {
    const payment = emulator.payments
      .list(Number.MAX_SAFE_INTEGER)
      .find(({ refunds }) => refunds.some((refund) => refund.id === id));
    return { status: 200, body: viewOfRefund(payment, id) };
  });

  serve(calls.listTokens, ({ query: { customer_id: customer } }) => ({
    status: 200,
    body: {
      customer: { id: customer },
      payment_tokens: vault.list(customer).map((token) => tokenView(token, place())),
      links: [],
    },
  }));

  serve(calls.readToken, ({ id }) => {
    const token = vault.find(id);
    if (token === undefined) throw unknown();
    return { status: 200, body: tokenView(token, place()) };
  });

  serve(calls.deleteToken, ({ id }) => {
    const token = vault.delete(id);
    const payment = token && emulator.payments.find(token.orderId);
    if (token === undefined || payment === undefined) throw unknown();
    emulator.webhooks.send(tokenWebhook(paypal, payment, { token, type: 'DELETED' }));
    return { status: 204, body: {} };
  });

  serve(calls.listDisputes, ({ query: { disputed_transaction_id: id } }) => {
    const payment = findCaptured(id);
    const items =
      payment && payment.dispute !== null ? [disputeView(payment, { full: false })] : [];
    return { status: 200, body: { items, links: [] } };
  });

  serve(calls.readDispute, ({ id }) => {
    const payment = findCaptured(captureIdOf(id));
    if (!payment || payment.dispute === null) throw unknown();
    return { status: 200, body: disputeView(payment, { full: true }) };
  });

  serve(calls.provideEvidence, ({ id, body }) => {
    const payment = getUnanswered(id);
    const named = body.input.evidences.flatMap(({ documents }) =>
      documents.map(({ name }) => name),
    );
    if (body.files.some(({ file }) => !named.includes(file))) {
      throw refusal(400, 'INVALID_REQUEST', 'A file is not named among the documents');
    }
    const answered = { ...payment, evidenceGiven: true, updatedAt: emulator.unixNow() };
    emulator.payments.put(answered);
    emulator.webhooks.send(disputeUpdated(paypal, answered));
    return { status: 200, body: disputeLinks(id) };
  });

  serve(calls.acceptClaim, ({ id }) => {
    const payment = findCaptured(captureIdOf(id));
    if (payment?.dispute !== 'open') throw refusal(422, 'INVALID_DISPUTE_STATE', 'It is resolved');
    emulator.decide(payment.id, 'dispute_lost');
    return { status: 200, body: disputeLinks(id) };
  });

  function getUnanswered(id: string): PayPalPayment {
    const payment = findCaptured(captureIdOf(id));
    if (payment === undefined || payment.dispute === null) throw unknown();
    if (payment.dispute !== 'open' || payment.evidenceGiven) {
      throw refusal(422, 'INVALID_DISPUTE_STATE', 'The dispute waits for no evidence');
    }
    return payment;
  }

  function disputeLinks(id: string) {
    const href = `${emulator.publicUrl()}/v1/customer/disputes/${id}`;
    return { links: [{ href, rel: 'self', method: 'GET' }] };
  }

  function viewOfRefund(payment: PayPalPayment | undefined, id: string) {
    const refund = payment?.refunds.find((one) => one.id === id);
    if (!payment || !refund) throw unknown();
    return refundView(payment, refund, place());
  }

  function getOrder(id: string): PayPalPayment {
    const payment = emulator.payments.find(id);
    if (!payment) throw unknown();
    return payment;
  }

  function getCaptured(captureId: string): PayPalPayment {
    const payment = findCaptured(captureId);
    if (!payment) throw unknown();
    return payment;
  }

  function findCaptured(captureId: string): PayPalPayment | undefined {
    const payment = emulator.payments.find(orderIdOf(captureId));
    return payment?.captureId === captureId ? payment : undefined;
  }
}

function unknown() {
  return refusal(404, 'INVALID_RESOURCE_ID', 'The specified resource does not exist');
}

function isFull({ headers }: Request): boolean {
  return headers.prefer === 'return=representation';
}

function readRequestId({ headers }: Request): string {
  const result = requestId.safeParse(headers['paypal-request-id']);
  if (result.success) return result.data;
  throw refusal(400, 'PAYPAL_REQUEST_ID_REQUIRED', 'Send a PayPal-Request-Id of 1 to 108 signs');
}

/** A form as an object: `input` parsed, and a description of each file in place of its bytes. */
function formOf(contentType: string, body: Buffer): object {
  const parts = parseMultipart(contentType, body) ?? [];
  const fields = parts.filter(({ fileName }) => fileName === undefined);
  const files = parts.flatMap(({ name, fileName: file, type, content }) =>
    file === undefined ? [] : [{ name, file, type, size: content.length }],
  );
  return {
    ...Object.fromEntries(fields.map(({ name, content }) => [name, parseJson(String(content))])),
    files,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw refusal(400, 'MALFORMED_REQUEST_JSON', 'The request JSON is not well formed');
  }
}
