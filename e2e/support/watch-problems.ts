import { reportPolicyViolation } from '@sesame/contract/policy-reports.ts';
import type { BrowserContext } from 'playwright-core';

/** A refused status, or `offline` for requests that got no answer at all. */
export type Expected = number | 'offline';

export interface Problems {
  readonly list: readonly string[];
  /** From now on these are part of the story. */
  expect(...expected: readonly Expected[]): void;
}

/** Chromium writes one for every refused request; the requests themselves are watched below. */
const REQUEST_ECHO = 'Failed to load resource:';

/** Collects what must not happen on any page of a context: errors, policy violations, refused and lost requests. */
export function watchProblems(context: BrowserContext): Problems {
  const list: string[] = [];
  const expected = new Set<Expected>();

  /** Code that was asked for in vain. */
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
    // A page that is left gives up what it was loading.
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
