import type { FastifyInstance } from 'fastify';
import { parseMultipart } from '../kit/parse-multipart.ts';
import type { Fitting, Serve } from '../kit/wire/wire.ts';
import { calls } from './calls.ts';
import { captureOrder } from './capture-order.ts';
import { createOrder } from './create-order.ts';
import { registerDisputes } from './dispute-routes.ts';
import { refusal, unknownResource } from './errors.ts';
import { findCaptured } from './find-captured.ts';
import type { PayPalPayment } from './payment.ts';
import type { PayPal } from './paypal.ts';
import { refundCapture } from './refund-capture.ts';
import { registerTokens } from './token-routes.ts';
import { createTokens } from './tokens.ts';
import { captureView, orderView, placeOf, refundView } from './views.ts';
import { requestId } from './wire.ts';

const UPLOAD_MAX = 20 * 1024 * 1024;

type Request = Fitting<unknown, unknown>;

/** The merchant's API: a token for the app's credentials, then JSON with that token; unknown fields are refused. */
export function registerApi(app: FastifyInstance, paypal: PayPal, serve: Serve) {
  const { emulator, account, webhookKey } = paypal;
  const tokens = createTokens(account, emulator.now);
  const place = () => placeOf(paypal);

  // The shop fetches it to verify a sender it does not know yet, so it needs no credentials.
  app.get(webhookKey.certificatePath, async (_request, reply) =>
    reply.type('application/x-pem-file').send(webhookKey.certificate),
  );

  readRequests(app, paypal, tokens);

  serve(calls.issueToken, () => ({ status: 200, body: tokens.issue() }));

  serve(calls.createOrder, (request) => {
    const { payment, created } = createOrder(paypal, request.body, readRequestId(request));
    return { status: created ? 201 : 200, body: orderView(payment, place(), isFull(request)) };
  });

  serve(calls.readOrder, ({ id }) => {
    if (emulator.switchOf('old_orders') === 'deleted') throw unknownResource();
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

  registerTokens(serve, paypal);
  registerDisputes(serve, paypal);

  function viewOfRefund(payment: PayPalPayment | undefined, id: string) {
    const refund = payment?.refunds.find((one) => one.id === id);
    if (!payment || !refund) throw unknownResource();
    return refundView(payment, refund, place());
  }

  function getOrder(id: string): PayPalPayment {
    const payment = emulator.payments.find(id);
    if (!payment) throw unknownResource();
    return payment;
  }

  function getCaptured(captureId: string): PayPalPayment {
    const payment = findCaptured(emulator, captureId);
    if (!payment) throw unknownResource();
    return payment;
  }
}

/** Reads JSON and forms, and refuses requests without credentials; the certificate of the webhooks needs none. */
function readRequests(
  app: FastifyInstance,
  { webhookKey }: PayPal,
  tokens: ReturnType<typeof createTokens>,
) {
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
