import { fileURLToPath } from 'node:url';
import { migrations } from '../migrations/all.ts';
import {
  accessData,
  accessJobs,
  accessMailExamples,
  accessRoutes,
  stockOperatorRoutes,
  subscriptionOperatorRoutes,
} from './domains/access/index.ts';
import {
  announcementData,
  announcementJobs,
  announcementOperatorRoutes,
  announcementRoutes,
  greetInPage,
} from './domains/announcements/index.ts';
import { bulkJobs, bulkOperatorRoutes } from './domains/bulk/index.ts';
import { buyerOperatorRoutes } from './domains/buyers/index.ts';
import {
  catalogueJobs,
  catalogueOperatorRoutes,
  catalogueRoutes,
} from './domains/catalogue/index.ts';
import { deskOperatorRoutes } from './domains/desk/index.ts';
import {
  languageRoutes,
  serveMailPreviews,
  textJobs,
  textOperatorRoutes,
} from './domains/languages/index.ts';
import { macroOperatorRoutes } from './domains/macros/index.ts';
import {
  authenticateOperatorsWith,
  operatorJobs,
  operatorMailExamples,
  operatorRoutes,
  recordExportsWith,
} from './domains/operators/index.ts';
import {
  paymentData,
  paymentDetailRoutes,
  paymentJobs,
  paymentMailExamples,
  paymentOperatorRoutes,
  paymentRoutes,
} from './domains/payments/index.ts';
import {
  campaignOperatorRoutes,
  referralData,
  referralJobs,
  referralMailExamples,
  referralOperatorRoutes,
  referralRoutes,
} from './domains/referrals/index.ts';
import { reportJobs, reportOperatorRoutes } from './domains/reports/index.ts';
import { settingsOperatorRoutes } from './domains/settings/index.ts';
import {
  supportData,
  supportJobs,
  supportMailExamples,
  supportOperatorRoutes,
  supportRoutes,
} from './domains/support/index.ts';
import { systemJobs, systemOperatorRoutes } from './domains/system/index.ts';
import { authenticateWith, userJobs, userMailExamples, userRoutes } from './domains/users/index.ts';
import { type Api, createServer } from './platform/http/create-server.ts';
import { serveHealth } from './platform/http/health.ts';
import { ipPrefix } from './platform/http/ip-prefix.ts';
import { serveMedia } from './platform/http/media.ts';
import { servePolicyReports } from './platform/http/policy-reports.ts';
import { forgetIdempotencyKeys } from './platform/http/run-once.ts';
import { serveSecurityTxt } from './platform/http/security-txt.ts';
import { serveStatic } from './platform/http/static.ts';
import { mailJobs } from './platform/mail/mail.jobs.ts';
import type { Platform } from './platform/platform.ts';

export interface AppOptions {
  readonly isStopping?: () => boolean;
  /** Turn calls away while the process is late; off under test, where everything is late. */
  readonly shedLoad?: boolean;
}

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Every mail of the shop with invented values, in the order in which the console lists them. */
const mailExamples = [
  ...userMailExamples,
  ...paymentMailExamples,
  ...accessMailExamples,
  ...supportMailExamples,
  ...referralMailExamples,
  ...operatorMailExamples,
];

/** The HTTP side: every domain by hand, in one list. */
export async function createApp(
  platform: Platform,
  { isStopping = () => false, shedLoad = true }: AppOptions = {},
): Promise<Api> {
  const api = await createServer({
    platform,
    authenticate: authenticateWith(platform),
    authenticateOperator: authenticateOperatorsWith(platform),
    recordExport: recordExportsWith(platform),
    shedLoad,
    isStopping,
  });
  serveHealth(api.fastify, { platform, migrations, isStopping });

  const personalData = [
    ...paymentData,
    ...accessData,
    ...announcementData,
    ...referralData,
    ...supportData,
  ];
  userRoutes(api, personalData);
  operatorRoutes(api);
  languageRoutes(api);
  textOperatorRoutes(api, mailExamples);
  serveMailPreviews(api, mailExamples);
  catalogueRoutes(api);
  catalogueOperatorRoutes(api);
  accessRoutes(api);
  stockOperatorRoutes(api);
  subscriptionOperatorRoutes(api);
  paymentRoutes(api);
  paymentDetailRoutes(api);
  paymentOperatorRoutes(api);
  announcementRoutes(api);
  announcementOperatorRoutes(api);
  referralRoutes(api);
  referralOperatorRoutes(api);
  campaignOperatorRoutes(api);
  supportRoutes(api);
  supportOperatorRoutes(api);
  macroOperatorRoutes(api);
  settingsOperatorRoutes(api);
  systemOperatorRoutes(api);
  deskOperatorRoutes(api);
  reportOperatorRoutes(api);
  buyerOperatorRoutes(api, personalData);
  bulkOperatorRoutes(api);

  servePolicyReports(api);
  serveSecurityTxt(api.fastify, platform, api.rateLimits);
  serveMedia(api.fastify, platform, api.rateLimits);
  const countPage = api.rateLimits.limitFor('open');
  await serveStatic(api.fastify, {
    folder: webFolder,
    config: platform.config,
    personalise: (html, tokenHash) => greetInPage(platform, html, tokenHash),
    countPersonal: (ip) => countPage(ipPrefix(ip)),
    onShopChange: platform.onShopChange,
    log: platform.log,
  });
  return api;
}

/** The background work of every domain. */
export function registerJobs(platform: Platform): void {
  userJobs(platform);
  operatorJobs(platform);
  textJobs(platform);
  announcementJobs(platform);
  catalogueJobs(platform);
  accessJobs(platform);
  bulkJobs(platform);
  paymentJobs(platform);
  referralJobs(platform);
  supportJobs(platform);
  reportJobs(platform);
  systemJobs(platform);
  mailJobs(platform);
  platform.jobs.schedule('forget-idempotency-keys', 3_600, () => forgetIdempotencyKeys(platform));
}
