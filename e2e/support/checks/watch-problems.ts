import { reportPolicyViolation } from '@sesame/contract/shop/policy-reports.ts';
import type { BrowserContext } from 'playwright-core';

/** An HTTP error status, or `offline` for requests without a response. */
export type Expected = number | 'offline';

export interface Problems {
  readonly list: readonly string[];
  /** From now on, these failures are not reported as problems. */
  expect(...expected: readonly Expected[]): void;
}

/** Chromium logs this for every failed request; requests are watched separately below. */
const REQUEST_ECHO = 'Failed to load resource:';

/** Collects errors, content security policy violations and failed requests on all pages of a context. */
export function watchProblems(context: BrowserContext): Problems {
  const list: string[] = [];
  const expected = new Set<Expected>();

  /** A code chunk could not be loaded because the page was offline. */
  const isMissedCode = (message: string) =>
    expected.has('offline') && message.includes('dynamically imported');

  context.on('console', (message) => {
    if (message.type() !== 'error' || message.text().startsWith(REQUEST_ECHO)) return;
    if (isMissedCode(message.text())) return;
    list.push(`console: ${message.text()}`);
  });
  context.on('request', (request) => {
    if (!request.url().endsWith(reportPolicyViolation.path)) return;
    list.push(`policy violation: ${request.postData() ?? ''}`);
  });
  context.on('weberror', (event) => {
    if (!isMissedCode(event.error().message)) list.push(`page error: ${event.error().message}`);
  });
  context.on('response', (response) => {
    const status = response.status();
    if (status < 400 || expected.has(status)) return;
    list.push(`${status} ${response.request().method()} ${response.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page aborts its pending requests.
    if (reason === 'net::ERR_ABORTED' || expected.has('offline')) return;
    list.push(`${reason} ${request.method()} ${request.url()}`);
  });
  return {
    list,
    expect: (...statuses) => {
      for (const status of statuses) expected.add(status);
    },
  };
}
