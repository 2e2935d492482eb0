import { reportPolicyViolation } from '@sesame/contract/shop/policy-reports.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../../test/shops/start-app.ts';
import { pageHeaders } from '../files/headers.ts';
import { readPolicyReport } from './policy-reports.ts';

const oldReport = {
  'csp-report': {
    'document-uri': 'https://shop.example/reset-password?token=secret',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://evil.example/x.js?stolen=1#part',
    'source-file': 'https://shop.example/assets/main.js',
    'line-number': 7,
  },
};
const newReport = {
  type: 'csp-violation',
  age: 10,
  url: 'https://shop.example/',
  body: {
    effectiveDirective: 'img-src',
    blockedURL: 'data',
    documentURL: 'https://shop.example/login?r=x',
  },
};

describe('a report of the content policy', () => {
  test('is parsed from the old format, without possible secrets', () => {
    expect(readPolicyReport(Buffer.from(JSON.stringify(oldReport)))).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example/x.js',
        page: 'https://shop.example/reset-password',
        file: 'https://shop.example/assets/main.js',
        line: 7,
      },
    ]);
  });

  test('is parsed from the new format, among reports of other types', () => {
    const sent = [{ type: 'deprecation', body: {} }, newReport];
    expect(readPolicyReport(Buffer.from(JSON.stringify(sent)))).toEqual([
      {
        directive: 'img-src',
        blocked: 'data',
        page: 'https://shop.example/login',
        file: '',
        line: 0,
      },
    ]);
  });

  test.each(['', 'null', '7', '{}', '{"csp-report":7}', '<xml/>'])(
    'is not parsed from %j',
    (sent) => {
      expect(readPolicyReport(Buffer.from(sent))).toBeUndefined();
    },
  );

  test('is requested by the headers of the page', () => {
    const headers = pageHeaders('https://shop.example');
    expect(headers['content-security-policy']).toContain(
      `report-uri ${reportPolicyViolation.path};`,
    );
    expect(headers['content-security-policy']).toContain('report-to csp');
    expect(headers['reporting-endpoints']).toBe(`csp="${reportPolicyViolation.path}"`);
  });
});

describe('the endpoint for reports', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ limits: true });
  });
  afterAll(() => app.stop());

  const send = (contentType: string, body: string) =>
    fetch(`${app.url}${reportPolicyViolation.path}`, {
      method: 'POST',
      headers: { 'content-type': contentType },
      body,
    });

  test('takes both content types', async () => {
    const answers = [
      await send('application/csp-report', JSON.stringify(oldReport)),
      await send('application/reports+json', JSON.stringify([newReport])),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(app.logLines).toContainEqual(
      expect.objectContaining({ directive: 'img-src', page: 'https://shop.example/login' }),
    );
    expect(JSON.stringify(app.logLines)).not.toContain('secret');
  });

  test('refuses a body that is not a report', async () => {
    expect((await send('application/csp-report', 'nonsense')).status).toBe(400);
    expect((await send('application/csp-report', 'x'.repeat(300_000))).status).toBe(413);
  });

  test('accepts thirty a minute from one network', async () => {
    const answers: number[] = [];
    for (let count = 0; count < 31; count++) {
      answers.push((await send('application/csp-report', JSON.stringify(oldReport))).status);
    }
    expect(answers.at(-1)).toBe(429);
  });
});
