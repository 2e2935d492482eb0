import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import config, { paymentFolders } from '../../.dependency-cruiser.mjs';
import { findImportViolations, type ImportReport } from './check-imports.ts';

const payments = 'server/src/domains/payments';

/** Files that must violate a rule, at least one per rule: [rule, importing file, imported path]. */
const planted: readonly [rule: string, from: string, to: string][] = [
  ['no-cycles', 'web/src/i18n/left.ts', './right.ts'],
  ['no-unresolved', 'web/src/api/lost.ts', './nowhere.ts'],
  ['contract-imports-no-other-workspace', 'contract/src/leak.ts', '../../server/src/config.ts'],
  ['contract-runs-anywhere', 'contract/src/node.ts', 'node:fs'],
  ['contract-runs-anywhere', 'contract/src/package.ts', 'kysely'],
  ['server-imports-no-other-workspace', 'server/src/app.ts', '../../web/src/paths.ts'],
  ['domain-through-its-index', `${payments}/deep.ts`, '../users/find-user.ts'],
  ['domain-arrow-undeclared', 'server/src/domains/newborn/reach.ts', '../users/index.ts'],
  ['domain-arrow-languages', 'server/src/domains/languages/up.ts', '../payments/index.ts'],
  ['domain-arrow-bulk', 'server/src/domains/bulk/up.ts', '../payments/index.ts'],
  ['domain-arrow-buyers', 'server/src/domains/buyers/up.ts', '../payments/index.ts'],
  ['domain-arrow-catalogue', 'server/src/domains/catalogue/up.ts', '../users/index.ts'],
  ['domain-arrow-workspace', 'server/src/domains/workspace/up.ts', '../users/index.ts'],
  ['domain-arrow-settings', 'server/src/domains/settings/up.ts', '../payments/index.ts'],
  ['domain-arrow-users', 'server/src/domains/users/up.ts', '../payments/index.ts'],
  ['domain-arrow-operators', 'server/src/domains/operators/up.ts', '../payments/index.ts'],
  ['domain-arrow-ledger', 'server/src/domains/ledger/up.ts', '../users/index.ts'],
  ['domain-arrow-macros', 'server/src/domains/macros/up.ts', '../newborn/index.ts'],
  ['domain-arrow-announcements', 'server/src/domains/announcements/up.ts', '../payments/index.ts'],
  ['domain-arrow-access', 'server/src/domains/access/up.ts', '../payments/index.ts'],
  ['domain-arrow-calendar', 'server/src/domains/calendar/up.ts', '../users/index.ts'],
  ['domain-arrow-notifications', 'server/src/domains/notifications/up.ts', '../payments/index.ts'],
  ['domain-arrow-renewals', 'server/src/domains/renewals/up.ts', '../languages/index.ts'],
  ['domain-arrow-reports', 'server/src/domains/reports/up.ts', '../users/index.ts'],
  ['domain-arrow-system', 'server/src/domains/system/up.ts', '../payments/index.ts'],
  ['domain-arrow-referrals', 'server/src/domains/referrals/up.ts', '../payments/index.ts'],
  ['domain-arrow-support', 'server/src/domains/support/up.ts', '../payments/index.ts'],
  ['domain-arrow-payments', `${payments}/up.ts`, '../newborn/index.ts'],
  ['server-imports-domains-by-index', 'server/src/main.ts', './domains/users/find-user.ts'],
  ['rules-are-pure', `${payments}/payments.rules.ts`, '../../platform/clock.ts'],
  ['rules-are-pure', `${payments}/other.rules.ts`, 'node:http'],
  ['store-no-other-store', `${payments}/payments.store.ts`, './journal.store.ts'],
  ['store-only-database', `${payments}/nosy.store.ts`, '../../platform/clock.ts'],
  ['routes-never-touch-the-database', `${payments}/payments.routes.ts`, './journal.store.ts'],
  ['routes-never-touch-the-database', `${payments}/payments.console-routes.ts`, 'kysely'],
  [
    'gateway-imports-only-its-contract',
    `${payments}/gateways/paybox/paybox.ts`,
    '../../journal.store.ts',
  ],
  ['gateway-imports-only-its-contract', `${payments}/gateways/sqlbox/sqlbox.ts`, 'kysely'],
  ['platform-imports-no-domain', 'server/src/platform/nosy.ts', '../domains/users/index.ts'],
  ['web-imports-no-other-workspace', 'web/src/api/server.ts', '../../../server/src/config.ts'],
  ['ui-has-no-logic', 'web/src/ui/wordy.tsx', '../i18n/right.ts'],
  ['ui-has-no-logic', 'web/src/ui/knowing.tsx', '@sesame/contract/shared/money.ts'],
  ['feature-no-other-feature', 'web/src/features/order/peek.tsx', '../payment/screen.tsx'],
  ['feature-no-other-feature', 'web/src/console/features/plans/peek.tsx', '../people/screen.tsx'],
  ['lower-layers-import-no-screen', 'web/src/api/peek.ts', '../features/payment/screen.tsx'],
  ['app-not-imported', 'web/src/features/order/up.tsx', '../../app/router.tsx'],
  ['console-not-imported', 'web/src/features/order/aside.tsx', '../../console/app/nav.tsx'],
  ['app-not-imported', 'web/src/console/features/plans/up.tsx', '../../app/nav.tsx'],
  ['shop-loads-no-schema-library', 'web/src/api/heavy.ts', '@sesame/contract/shared/bounds.ts'],
  ['console-folders', 'web/src/console/features/plans/outside.tsx', '../../shell/dialog.tsx'],
  [
    'console-section-loads-its-screens-on-demand',
    'web/src/console/features/people/section.ts',
    './screen.tsx',
  ],
  ['console-api-has-no-parts', 'web/src/console/api/drawn.ts', '../../ui/button.tsx'],
  ...paymentFolders.map((folder): [string, string, string] => [
    `payment-folder-${folder}`,
    `${payments}/${folder}/up.ts`,
    '../index.ts',
  ]),
  ['outsiders-use-the-api', 'e2e/peek.ts', '../server/src/config.ts'],
  ['outsiders-use-the-api', 'bench/peek.ts', '../web/src/paths.ts'],
  ['outsiders-use-the-api', 'emulators/bank/peek.ts', '../../server/src/config.ts'],
];

/** The files imported by the planted ones, and imports that are allowed. */
const allowed: Readonly<Record<string, string>> = {
  'contract/package.json':
    '{"name":"@sesame/contract","type":"module","exports":{"./*":"./src/*"}}',
  'contract/src/shared/bounds.ts': 'export const bounds = 1;\n',
  'contract/src/shared/money.ts': "import 'zod/mini';\nexport const cents = 1;\n",
  'server/src/config.ts': "import '@sesame/contract/shared/money.ts';\nexport const port = 1;\n",
  'server/src/platform/clock.ts': 'export const clock = 1;\n',
  'server/src/platform/db/pool.ts': "import 'kysely';\nexport const pool = 1;\n",
  'server/src/domains/users/index.ts': "export * from './find-user.ts';\n",
  'server/src/domains/users/find-user.ts': "import './users.store.ts';\nexport const user = 1;\n",
  'server/src/domains/users/users.store.ts':
    "import '../../platform/db/pool.ts';\nimport 'kysely';\nexport const users = 1;\n",
  'server/src/domains/languages/index.ts': 'export const languages = 1;\n',
  'server/src/domains/newborn/index.ts': 'export const newborn = 1;\n',
  [`${payments}/index.ts`]: "import '../users/index.ts';\nexport const payments = 1;\n",
  [`${payments}/journal.store.ts`]: 'export const journal = 1;\n',
  [`${payments}/refund.rules.ts`]:
    "import '@sesame/contract/shared/money.ts';\nexport const refund = 1;\n",
  [`${payments}/gateways/gateway.ts`]: 'export const gateway = 1;\n',
  [`${payments}/gateways/good/good.ts`]: "import '../gateway.ts';\nexport const good = 1;\n",
  'web/src/paths.ts': 'export const paths = 1;\n',
  'web/src/i18n/right.ts': "import './left.ts';\nexport const right = 1;\n",
  'web/src/ui/button.tsx': "import 'react';\nexport const button = 1;\n",
  'web/src/console/app/nav.tsx': 'export const nav = 1;\n',
  'web/src/console/shell/dialog.tsx': 'export const dialog = 1;\n',
  'web/src/app/router.tsx': "import '../features/payment/screen.tsx';\nexport const router = 1;\n",
  'web/src/features/payment/screen.tsx':
    "import '../../ui/button.tsx';\nimport '../../paths.ts';\nexport const screen = 1;\n",
  'web/src/console/features/people/screen.tsx': 'export const screen = 1;\n',
  ...Object.fromEntries(
    ['kysely', 'zod', 'react'].flatMap((name) => [
      [`node_modules/${name}/package.json`, `{"name":"${name}","version":"1.0.0"}`],
      [`node_modules/${name}/index.js`, 'export {};\n'],
    ]),
  ),
  'node_modules/zod/mini.js': 'export {};\n',
  'package.json': '{"name":"planted","dependencies":{"kysely":"1","zod":"1","react":"1"}}',
};

describe('the import rules', () => {
  let base: string;
  let report: ImportReport;

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'sesame-import-rules-'));
    const plant = (file: string, text: string) => {
      mkdirSync(dirname(join(base, file)), { recursive: true });
      writeFileSync(join(base, file), text);
    };
    for (const [file, text] of Object.entries(allowed)) plant(file, text);
    planted.forEach(([, from, to], index) => {
      // Every second import is type-only, because the rules cover those too.
      plant(from, `import ${index % 2 ? '' : 'type * as it from '}'${to}';\nexport {};\n`);
    });
    // Like the link that npm creates for a workspace.
    mkdirSync(join(base, 'node_modules', '@sesame'));
    symlinkSync(join(base, 'contract'), join(base, 'node_modules', '@sesame', 'contract'));
    report = await findImportViolations(base);
  }, 300_000);
  afterAll(() => rmSync(base, { recursive: true, force: true }));

  test.each(planted)('%s stops %s from importing %s', (rule, from) => {
    expect(report.violations.filter((found) => found.from === from)).toContainEqual(
      expect.objectContaining({ rule }),
    );
  });

  test('has a planted violation for every rule', () => {
    const names = config.forbidden.map((rule) => rule.name);
    expect([...new Set(planted.map(([rule]) => rule))].sort()).toEqual(names.sort());
  });

  test('gives every rule a reason', () => {
    for (const rule of config.forbidden) expect(rule.comment).toMatch(/\.$/);
  });

  test('reports only the planted violations', () => {
    const violating = new Set(planted.map(([, from]) => from));
    const unexpected = report.violations.filter(
      // A cycle is reported for both of its files.
      ({ from, rule }) => !violating.has(from) && rule !== 'no-cycles',
    );
    expect(unexpected).toEqual([]);
  });
});
