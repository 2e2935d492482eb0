import { isPaymentPending, startPayment } from '@sesame/contract/shop/payments.ts';
import { expect, test, vi } from 'vitest';
import { rootSpanIdOf, traceIdOf } from '../../src/platform/telemetry/tracing/payment-trace.ts';
import { startCollector } from '../network/start-collector.ts';
import { updateRows } from '../rows.ts';
import { type Shop, startShop } from '../shops/start-shop.ts';

/** As a hostile caller may send it. */
const FOREIGN = 'f0'.repeat(16);
const PERSON = {
  email: 'zebulon.quaintly@buyers.example',
  username: 'zebulon.quaintly',
  username_key: 'zebulon.quaintly',
  tg_first_name: 'Zebulon',
  tg_last_name: 'Quaintly',
};

/** A buyer with a distinctive name orders, pays and gets access and a mail. */
async function sell(shop: Shop<'sales' | 'mail'>) {
  const { platform, jobs } = shop.app;
  const buyer = await shop.newBuyer();
  await updateRows(platform.db, 'users', { id: buyer.id }, PERSON);
  const { body } = await shop.pay(buyer);
  await shop.bank.decide(body.payment_id, 'pay');
  await shop.settled();
  await jobs.runDue();
  const headers = { traceparent: `00-${FOREIGN}-${FOREIGN.slice(16)}-01` };
  await shop.app.call(isPaymentPending, {}, { ...buyer, headers });
  return { buyer, id: body.payment_id };
}

test('one trace follows a payment from the order to access and its mail, without personal data', async ({
  onTestFinished,
}) => {
  const collector = await startCollector();
  onTestFinished(() => collector.stop());
  const shop = await startShop(['sales', 'mail'], {
    logLevel: 'info',
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key',
    },
  });
  onTestFinished(() => shop.stop());
  const { buyer, id } = await sell(shop);
  await shop.app.platform.traces?.stop();
  await vi.waitFor(() => expect(collector.spans().length).toBeGreaterThan(5), 10_000);

  const all = collector.spans();
  const ofPayment = all.filter(({ traceId }) => traceId === traceIdOf(id));
  const find = (name: string) => {
    const span = ofPayment.find((one) => one.name === name);
    if (span === undefined) throw new Error(`no ${name} in ${ofPayment.map((one) => one.name)}`);
    return span;
  };
  const order = find(`POST ${startPayment.path}`);
  expect(order).toMatchObject({
    spanId: rootSpanIdOf(id),
    attributes: {
      'http.request.method': 'POST',
      'http.route': startPayment.path,
      'http.response.status_code': 200,
      'sesame.payment.id': id,
    },
  });
  expect(order.parentSpanId).toBeUndefined();
  const below = (child: string, parent: string) =>
    expect([child, find(child).parentSpanId]).toEqual([child, find(parent).spanId]);
  below('openCheckout bank', order.name);
  below('POST /api-payment/api/v1/webhook/:provider', order.name);
  below('apply webhook', 'POST /api-payment/api/v1/webhook/:provider');
  below('fetchStatus bank', 'apply webhook');
  below('settle payment', 'apply webhook');
  below('grant access', 'settle payment');
  below('process send-mails', order.name);
  below('send mail', 'process send-mails');
  expect(find('apply webhook').attributes).toMatchObject({
    'sesame.gateway.provider': 'bank',
    'sesame.webhook.outcome': 'applied',
  });
  expect(find('openCheckout bank').attributes).toMatchObject({
    'sesame.gateway.operation': 'openCheckout',
    'sesame.gateway.outcome': 'answered',
  });
  expect(find('send mail').attributes).toEqual({ 'sesame.mail.kind': 'receipt' });

  // The poll is not about one payment, and callers cannot choose a trace.
  const poll = all.find(({ name }) => name === `GET ${isPaymentPending.path}`);
  expect(poll?.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect([traceIdOf(id), FOREIGN]).not.toContain(poll?.traceId);

  const sent = collector.requests.join('\n');
  expect(sent).toContain('"x-key":"a key"');
  const { amountMinor } = shop.atBank(id);
  const values = all.flatMap(({ attributes }) => Object.values(attributes).map(String));
  expect(values).not.toContain(String(amountMinor));
  const secrets = ['zebulon', 'quaintly', 'buyers.example', buyer.id, buyer.token];
  const inSpans = JSON.stringify(all.map(({ name, attributes }) => [name, attributes]));
  for (const secret of secrets) expect(inSpans.toLowerCase()).not.toContain(secret.toLowerCase());
  expect(sent.toLowerCase()).not.toContain('quaintly');
  expect(sent).not.toContain(buyer.token);
  expect(sent + JSON.stringify(shop.app.logLines)).not.toContain(FOREIGN);

  const lines = shop.app.logLines.filter((line) => line.paymentId === id);
  expect(lines).toContainEqual(expect.objectContaining({ msg: 'payment settled' }));
  for (const line of lines) expect(line).toMatchObject({ trace_id: traceIdOf(id) });
  const answered = lines.find(
    ({ msg, route }) => msg === 'answered' && route === startPayment.path,
  );
  expect(answered).toMatchObject({
    reqId: order.attributes['sesame.request.id'],
    span_id: rootSpanIdOf(id),
  });
});
