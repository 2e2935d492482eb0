import { fileURLToPath } from 'node:url';
import { migrations } from '../migrations/all.ts';
import {
  accessData,
  accessJobs,
  accessMailExamples,
  accessRoutes,
  inventoryConsoleRoutes,
  subscriptionConsoleRoutes,
} from './domains/access/index.ts';
import {
  addAnnouncementToPage,
  announcementConsoleRoutes,
  announcementData,
  announcementJobs,
  announcementRoutes,
} from './domains/announcements/index.ts';
import { bulkConsoleRoutes, bulkJobs } from './domains/bulk/index.ts';
import { buyerConsoleRoutes } from './domains/buyers/index.ts';
import { calendarData, calendarRoutes } from './domains/calendar/index.ts';
import {
  catalogueConsoleRoutes,
  catalogueJobs,
  catalogueRoutes,
  describeCataloguePage,
} from './domains/catalogue/index.ts';
import {
  languageRoutes,
  pageTexts,
  serveMailPreviews,
  textConsoleRoutes,
  textJobs,
} from './domains/languages/index.ts';
import { macroConsoleRoutes } from './domains/macros/index.ts';
import {
  notificationConsoleRoutes,
  notificationJobs,
  notificationMailExamples,
  operatorChats,
} from './domains/notifications/index.ts';
import {
  authenticateOperatorsWith,
  noteChangesWith,
  operatorJobs,
  operatorMailExamples,
  operatorRoutes,
  ownerSetupOfPage,
  recordExportsWith,
} from './domains/operators/index.ts';
import {
  giftMailExamples,
  giftRoutes,
  paymentConsoleRoutes,
  paymentData,
  paymentDetailRoutes,
  paymentJobs,
  paymentMailExamples,
  paymentRoutes,
} from './domains/payments/index.ts';
import {
  campaignConsoleRoutes,
  referralConsoleRoutes,
  referralData,
  referralJobs,
  referralMailExamples,
  referralRoutes,
} from './domains/referrals/index.ts';
import {
  agreementMailExamples,
  renewalConfirmationRoutes,
  renewalConsoleRoutes,
  renewalData,
  renewalJobs,
  renewalMailExamples,
  renewalRoutes,
  renewalUndoRoutes,
} from './domains/renewals/index.ts';
import { reportConsoleRoutes, reportJobs } from './domains/reports/index.ts';
import { settingsConsoleRoutes, settingsMailExamples } from './domains/settings/index.ts';
import {
  supportConsoleRoutes,
  supportData,
  supportJobs,
  supportMailExamples,
  supportRoutes,
} from './domains/support/index.ts';
import { systemConsoleRoutes, systemJobs } from './domains/system/index.ts';
import {
  authenticateWith,
  readRevisionsWith,
  telegramJobs,
  userJobs,
  userMailExamples,
  userRoutes,
} from './domains/users/index.ts';
import { workspaceConsoleRoutes } from './domains/workspace/index.ts';
import { serveAddressProbe } from './platform/http/address-probe.ts';
import { type Api, createServer } from './platform/http/create-server.ts';
import { serveMedia } from './platform/http/files/media.ts';
import { serveSecurityTxt } from './platform/http/files/security-txt.ts';
import { serveStatic } from './platform/http/files/static.ts';
import { serveHealth } from './platform/http/health.ts';
import { deleteOldIdempotencyKeys } from './platform/http/idempotency/run-once.ts';
import { ipPrefix } from './platform/http/limits/ip-prefix.ts';
import { servePolicyReports } from './platform/http/limits/policy-reports.ts';
import { mailJobs } from './platform/mail/mail.jobs.ts';
import type { Platform } from './platform/platform.ts';

export interface AppOptions {
  /** Turns true when the process begins to stop, for balancers. */
  readonly isStopping?: () => boolean;
  /** Turns true when it accepts no connections any more. */
  readonly isClosing?: () => boolean;
}

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** Every mail of the shop with invented values, in the order in which the console lists them. */
const mailExamples = [
  ...userMailExamples,
  ...paymentMailExamples,
  ...giftMailExamples,
  ...accessMailExamples,
  ...renewalMailExamples,
  ...agreementMailExamples,
  ...supportMailExamples,
  ...referralMailExamples,
  ...operatorMailExamples,
  ...notificationMailExamples,
  ...settingsMailExamples,
];

/** Builds the HTTP side of a process from all domains, which are listed here. */
export async function createApp(
  platform: Platform,
  { isStopping = () => false, isClosing = isStopping }: AppOptions = {},
): Promise<Api> {
  const api = await createServer({
    platform,
    authenticate: authenticateWith(platform),
    authenticateOperator: authenticateOperatorsWith(platform),
    noteChange: noteChangesWith(platform),
    readRevision: readRevisionsWith(platform),
    recordExport: recordExportsWith(platform),
    isClosing,
  });
  serveHealth(api.fastify, { platform, migrations, isStopping });

  const personalData = [
    ...paymentData,
    ...accessData,
    ...announcementData,
    ...referralData,
    ...renewalData,
    ...calendarData,
    ...supportData,
  ];
  userRoutes(api, { others: personalData, operatorChats });
  operatorRoutes(api);
  languageRoutes(api);
  textConsoleRoutes(api, mailExamples);
  serveMailPreviews(api, mailExamples);
  calendarRoutes(api);
  catalogueRoutes(api);
  catalogueConsoleRoutes(api);
  accessRoutes(api);
  inventoryConsoleRoutes(api);
  subscriptionConsoleRoutes(api);
  paymentRoutes(api);
  paymentDetailRoutes(api);
  giftRoutes(api);
  paymentConsoleRoutes(api);
  renewalRoutes(api);
  renewalUndoRoutes(api);
  renewalConfirmationRoutes(api);
  renewalConsoleRoutes(api);
  announcementRoutes(api);
  announcementConsoleRoutes(api);
  referralRoutes(api);
  referralConsoleRoutes(api);
  campaignConsoleRoutes(api);
  supportRoutes(api);
  supportConsoleRoutes(api);
  macroConsoleRoutes(api);
  settingsConsoleRoutes(api);
  systemConsoleRoutes(api);
  workspaceConsoleRoutes(api);
  reportConsoleRoutes(api);
  notificationConsoleRoutes(api);
  buyerConsoleRoutes(api, personalData);
  bulkConsoleRoutes(api);

  servePolicyReports(api);
  serveAddressProbe(api.fastify, platform, api.rateLimits);
  serveSecurityTxt(api.fastify, platform, api.rateLimits);
  serveMedia(api.fastify, platform, api.rateLimits);
  const countPage = api.rateLimits.limitFor('open');
  await serveStatic(api.fastify, {
    folder: webFolder,
    config: platform.config,
    personalize: (html, tokenHash) => addAnnouncementToPage(platform, html, tokenHash),
    describe: (path, language) => describeCataloguePage(platform, path, language),
    countPersonal: (ip) => countPage(ipPrefix(ip)),
    texts: pageTexts(platform),
    ownerSetup: ownerSetupOfPage(platform),
    onShopChange: platform.onShopChange,
    log: platform.log,
  });
  return api;
}

/** Registers the background jobs of every domain. */
export function registerJobs(platform: Platform): void {
  userJobs(platform, operatorChats);
  operatorJobs(platform);
  textJobs(platform);
  announcementJobs(platform);
  catalogueJobs(platform);
  accessJobs(platform);
  bulkJobs(platform);
  paymentJobs(platform);
  renewalJobs(platform);
  referralJobs(platform);
  supportJobs(platform);
  reportJobs(platform);
  notificationJobs(platform);
  systemJobs(platform);
  mailJobs(platform);
  platform.jobs.schedule('delete-old-idempotency-keys', 3_600, () =>
    deleteOldIdempotencyKeys(platform),
  );
}

/** What notifies operators of alerts: a process that serves requests runs it while no worker does. */
export function registerMessageJobs(platform: Platform): void {
  telegramJobs(platform, operatorChats);
  notificationJobs(platform);
  mailJobs(platform);
}
