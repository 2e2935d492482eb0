import { reportPolicyViolation } from '@sesame/contract/shop/policy-reports.ts';
import * as z from 'zod/mini';
import { bind } from '../bind.ts';
import type { Api } from '../create-server.ts';
import { Refusal } from '../errors.ts';

const LOGGED_A_MINUTE = 60;
const VALUE_MAX = 200;

const text = z.optional(z.string());
/** The two formats: the old one sends a single report, the new one a list that may hold other report types. */
const oldKind = z.object({
  'csp-report': z.object({
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'document-uri': text,
    'source-file': text,
    'line-number': z.optional(z.number()),
  }),
});
const newKind = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    effectiveDirective: text,
    blockedURL: text,
    documentURL: text,
    sourceFile: text,
    lineNumber: z.optional(z.number()),
  }),
});

export interface PolicyViolation {
  readonly directive: string;
  readonly blocked: string;
  readonly page: string;
  readonly file: string;
  readonly line: number;
}

/** Logs the violations of the content security policy that browsers report. */
export function servePolicyReports(api: Api): void {
  const { log, clock } = api.platform;
  let minute = 0;
  let logged = 0;
  bind(api, reportPolicyViolation, async ({ rawBody }) => {
    const violations = readPolicyReport(rawBody);
    if (violations === undefined) throw new Refusal('bad_request');
    const now = Math.floor(clock.now().getTime() / 60_000);
    if (now !== minute) [minute, logged] = [now, 0];
    for (const violation of violations) {
      // Capped, because a common browser extension could otherwise fill the disk.
      if (++logged <= LOGGED_A_MINUTE) log.warn(violation, 'content security policy violation');
    }
    return {};
  });
}

/** Parses a report; undefined when the body is none. Addresses are reduced to parts that cannot hold a secret. */
export function readPolicyReport(body: Buffer): readonly PolicyViolation[] | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body.toString());
  } catch {
    return undefined;
  }
  const old = z.safeParse(oldKind, json);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [
      violation(
        directive,
        report['blocked-uri'],
        report['document-uri'],
        report['source-file'],
        report['line-number'],
      ),
    ];
  }
  const list = z.safeParse(z.array(z.unknown()), json);
  if (!list.success) return undefined;
  return list.data.flatMap((item) => {
    const report = z.safeParse(newKind, item);
    if (!report.success) return [];
    const { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber } =
      report.data.body;
    return [violation(effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber)];
  });
}

function violation(directive = '', blocked = '', page = '', file = '', line = 0): PolicyViolation {
  return {
    directive: directive.slice(0, VALUE_MAX),
    blocked: withoutQuery(blocked),
    page: withoutQuery(page),
    file: withoutQuery(file),
    line,
  };
}

/** Queries and fragments may hold tokens and promo codes. */
function withoutQuery(address: string): string {
  return (address.split(/[?#]/, 1)[0] ?? '').slice(0, VALUE_MAX);
}
