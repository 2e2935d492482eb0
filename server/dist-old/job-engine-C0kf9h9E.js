import { i as __require, o as __toESM, t as __commonJSMin } from "./rolldown-runtime-B50NcwA4.js";
import { At as serializeDuration, Dt as HOUR_MS, Et as DAY_MS, Z as ConfigError, it as bucketAddress, rt as sha256, t as sql, vt as centsFromDollars, xt as dollarsFromCents } from "./sql-C3kFww1T.js";
import { B as number, E as _enum, F as literal, Jt as LANGUAGES, Nt as ANNOUNCEMENT_IMAGE_MAX_BYTES, O as array, Tt as safeParse, U as optional, V as object, X as string, Y as strictObject, _ as hourIn, a as contactSettingNames, d as sellerSettingNames, et as unknown, f as shopLimitNames, g as dayIn, ln as routeLimits, o as defaultBrand, r as brandSettingNames, t as LOGO_UPLOAD_MAX_BYTES, v as isTimeZone, y as zonedFormats } from "./shop-settings-BJhU4EHp.js";
import { $i as unlinkOperatorTelegram$1, $o as archiveAnnouncement$1, A as reportPolicyViolation, An as listConsoleRenewals$1, Bn as turnOffRenewal$1, Bt as saveView$1, C as readRenewalUndo, Ca as sendTestMessage$1, Cn as exportSalesReport, Cs as readBuyer$1, D as openConfirmLink, Dn as getSalesReport, E as undoRenewal$1, En as getOverview$1, Fn as stopSubscriptionRenewal, Ft as countWork$1, In as listRenewals$1, It as deleteView$1, J as getDictionary, Ki as operatorRoles, Ln as readRenewalTerms, Lt as findRecords$1, Mn as readBuyerRenewals$1, Nn as readSubscriptionRenewals$1, O as openRenewalConfirmation, On as getSubscriptionReport, Pn as retryRenewal$1, Qi as testNotifications, Qo as ANNOUNCEMENT_MAX, Rn as readStopLink, Rt as listViews$1, Sa as saveTextDraft, Sn as exportConversionReport, Ss as listBuyers$1, T as undoByLink$1, Tn as getConversionReport, Ts as CONSOLE_BASE, Vn as turnOnRenewal$1, Vt as workQueues, Wi as isPermitted, Xi as linkOperatorTelegram, Yi as changeNotifications$1, Zi as readNotifications$1, _a as listTexts$1, _n as connectionNames, _o as listBulkActions$1, _s as resendBuyerConfirmation$1, aa as urgentTopics, as as readAnnouncement$1, ba as readText$1, bn as WORKER_LOST_MS, bo as startBulkAction$1, bs as endBuyerSession$1, ca as deleteNote$1, cn as getFirstRun$1, cs as getAnnouncement$1, da as readMailTemplate$1, dn as readBrand$1, ds as resolveAlert$1, ea as isNotifiedKind, es as createAnnouncement$1, fa as sendTestMail$1, fn as readSettings$1, fs as cancelBuyerDeletion$1, ga as listTextPublications, gn as changeConnection$1, go as BULK_MAX, gs as removeBuyerSecondFactor$1, gt as removeCalendarAddress$1, ha as discardTextDraft, hs as impersonateBuyer$1, ht as readCalendar$1, ia as topicOf, is as previewAnnouncement$1, jn as readRenewalFigures$1, k as readConfirmLink, kn as listSoldProducts$1, la as listNotes$1, ln as changeBrand$1, ls as listAlerts$1, ma as countTexts$1, ms as forcePasswordReset$1, mt as getCalendar$1, na as notifiedKinds, ns as endAnnouncement$1, oa as addNote$1, on as changeFirstRun$1, os as uploadAnnouncementImage$1, pa as TEXT_MAX, pn as uploadBrandLogo, ps as exportBuyerData$1, pt as createCalendarAddress$1, qa as replyToTicket, qi as permissions, ra as permissionOfTopic, rs as listAnnouncements$1, sa as changeNote$1, sn as firstRunSteps, ss as closeAnnouncement$1, ta as notificationTopics, ts as editAnnouncement$1, ua as listMailTemplates$1, un as changeSettings$1, us as reopenAlert$1, va as publishText, vn as listConnections$1, vo as previewBulkAction$1, vs as scheduleBuyerDeletion$1, w as readUndoLink, wn as exportSubscriptionReport, ws as unblockBuyer$1, xa as rollBackText, xn as confirmedDimensions, xo as stopBulkAction$1, xs as endBuyerSessions$1, ya as publishTexts, yn as testConnection$1, yo as readBulkAction$1, ys as blockBuyer$1, zn as stopByLink$1, zt as recordKinds } from "./all-routes-BFvhvH77.js";
import { t as compileInput } from "./validate-input-Bl0ccGKn.js";
import { $n as Refusal, $t as supportUrlOf, A as enqueueDue, An as perPlatform, At as lockUser, B as openConnection, Bt as operatorMailExamples, C as discardMail, Ct as insertImpersonation, Dn as runWithSignal, Dt as findUser, Fn as bind, G as addressField, Gn as refusalBody, Gt as layoutMail, H as valuesInForce, Hn as ipPrefix, Ht as mailMoney, In as bindInline, It as beginsWith, J as guessLanguage, Jn as texts, Jt as readBrand$2, K as publicUrlOf, Kn as dictionaryOf, Kt as shopOf, L as telegramJobs, Lt as listAnswers, Mt as setBlocked, Nt as updateUser, On as bindList, Pt as deleteSession, Qn as acceptLanguage, Qt as standardNameRu, R as connectionContext, Rt as csvFile, S as deleteOldMails, Sn as inTransaction, St as userMailExamples, T as hasMailsAwaitingServer, U as connections, Un as inTime, Ut as mailRubles, Vt as mailDate, W as addressConnection, Wn as onError, Wt as mailTime, X as editTelegramMessage, Xt as savedValues, Y as sendTelegramTest, Yt as brandNameIn, Z as identifyBot, Zn as fillText, _ as OutboundError, _n as raiseAlert, _t as notifyUser, a as operatorRoutes, an as disconnectChat, ar as acceptedEncoding, b as userJobs, bn as changeOperatorLanguage, bt as JobFailed, c as listShopSettings, cn as recordOperatorEvent, cr as varyByEncoding, d as authenticateOperatorsWith, dn as setChatBlocked, dr as keyset, en as escapeHtml, er as refuse$2, f as noteChangesWith, fn as recordExportsWith, fr as whereOf, ft as planDeletion, g as userRoutes, gt as mailUser, h as authenticateWith, hr as isPublicHost, in as startChatLink, k as releaseMailsAwaitingServer, kn as bindReading, ln as findChat, lr as RequestLog, mt as gatherData, nn as oklchToRgb, nt as forceReset, on as connectChat, or as sendPrecomputed, ot as removeSecondFactor, pn as closeAlerts, pt as endSessions, q as cleanName, qt as MAIL_LOGO_PATH, r as operatorJobs, rr as Precomputed, rt as listSessions, sn as FROM_TELEGRAM, sr as varyBy, st as sendConfirmation, tn as contrastOf, tr as FileAnswer, un as lockOperatorOfChat, ur as unitOf, wt as getUser, xn as findOperator, xt as defineQueue, y as reencodeImage, yn as recordAuditEvent, yt as queueMessage, z as connectionShop } from "./operators-D9b4pohM.js";
import { a as isReadOnly, i as isDatabaseUnavailable, l as violatedConstraint } from "./query-or-drop-Dz6usQQM.js";
import { a as errorType, s as followedPayment, t as Unit } from "./unit-CMBaZk-E.js";
import { i as require_fastify_plugin, r as require_error } from "./deepmerge-wLyZF4Ue.js";
import { n as require_toad_cache, t as require_fastify } from "./fastify-BUrHLsbN.js";
import { a as clockedSql, c as bucketProblemOf, i as testFolder, l as describeBucketFailure, m as createS3Storage, n as systemJobs, o as clockedTransaction, r as systemConsoleRoutes, t as listConnectionSettings } from "./connections.store-DFdSjGQs.js";
import { $ as inventoryConsoleRoutes, At as drawTile, B as netOf, C as cleanHtmlWithin, Ct as localText, D as openConfirmation, Dt as catalogueRoutes, E as giftRoutes, F as referralMailExamples, Ft as bindIdempotent, G as canConfirm, H as findCreditsOf, I as campaignConsoleRoutes, It as deleteOldIdempotencyKeys, J as lockOpenPayments, K as findPayment, L as beginConsentedWith, Lt as readRevisionsWith, M as referralJobs, Mt as findPriceForOrder, N as referralConsoleRoutes, Nt as CachedValue, O as closeRenewalConfirmation, Ot as catalogueJobs, P as referralData, Q as accessMailExamples, Rt as auditedSettings, S as cleanHtml, St as describeCataloguePage, T as giftMailExamples, Tt as listSoldPlans, U as findBalances, V as refundableCents, X as updatePayment, Y as lockPayment, Z as subscriptionConsoleRoutes, _t as openItemSecret, a as quoteRenewal, at as keepAccess, b as parsePaymentNumber, ct as endWithoutDays, d as consentText, dt as accessRoutes, f as shortMethodName, ft as accessJobs, g as paymentConsoleRoutes, gt as linkFor, h as paymentJobs, i as placeRenewalPayment, it as endGrace, j as referralRoutes, jt as requireConfirmed, k as termTexts, kt as catalogueConsoleRoutes, l as paymentRoutes, m as notificationDays, n as refundRenewal, nt as retireItemIn, o as endDaysOfPayment, p as daysOf, pt as countLowServices, q as lockBuyer, r as renewalRefundMethod, rt as undoAddedDaysIn, s as chargeRenewalPayment, st as extendSubscriptionIn, t as refundsOfRenewal, u as listChargeableMethods, ut as withCurrent, v as paymentDetailRoutes, wt as titleIn, x as paymentMailExamples, y as serializeCharge, z as creditOf } from "./payments-DNE92Vo6.js";
import { a as createNotificationTexts, c as botTexts, d as TLS_FAILURE, f as socketProblems, i as createTransport, l as describeFailure, o as mailTexts, r as sendMails, s as textKeys, u as mailProblemOf } from "./create-mail-queue-B3NClsVQ.js";
import { a as migrations, i as requireWritable, n as isMigrated } from "./migrate-jobs-CPT9vCzG.js";
import { a as supportConsoleRoutes, i as supportJobs, o as replyToTicket$1, r as supportRoutes, s as supportMailExamples, t as macroConsoleRoutes } from "./macros-Bh-0lTmn.js";
import { extname, join, relative, sep } from "node:path";
import { createHash } from "node:crypto";
import { readFile, readdir, realpath, statfs } from "node:fs/promises";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { once } from "node:events";
import { promisify } from "node:util";
import { fileURLToPath } from "node:url";
import { brotliCompress, constants, gzip } from "node:zlib";
// src/domains/users/impersonation/start-impersonation.ts
async function startImpersonation(tx, { clock, ids }, { userId, operatorId, hidesSecrets }) {
	const ticket = ids.token();
	const now = clock.now();
	await insertImpersonation(tx, {
		id: ids.uuid(),
		user_id: userId,
		operator_id: operatorId,
		ticket_hash: sha256(ticket),
		ticket_expires_at: new Date(now.getTime() + 60 * 1e3),
		hides_secrets: hidesSecrets,
		created_at: now,
		expires_at: new Date(now.getTime() + 600 * 1e3)
	});
	return ticket;
}
// src/domains/support/personal-data.store.ts
async function findTicketsOf(db, userId) {
	const { rows } = await sql`
    select t.number, t.title, t.state, t.created_at, t.subject_title as about,
      t.subject_title_ru as about_ru, (
      select json_agg(json_build_object(
        'from', case m.sender when 'user' then 'you' else 'support' end,
        'content', m.content, 'created_at', m.created_at) order by m.seq)
      from ticket_messages m where m.ticket_id = t.id and m.sender <> 'note') as messages
    from tickets t
    where t.user_id = ${userId}
    order by t.number`.execute(db);
	return rows;
}
function findAttachmentsOf(db, userId) {
	return db.selectFrom("ticket_attachments").select([
		"name",
		"type",
		"size_bytes",
		"created_at"
	]).where("user_id", "=", userId).where("removed_at", "is", null).orderBy("created_at").execute();
}
// src/domains/support/personal-data.ts
const supportData = [{
	name: "tickets",
	read: findTicketsOf
}, {
	name: "ticket_attachments",
	read: findAttachmentsOf
}];
// src/domains/access/personal-data.store.ts
async function findItemsOf(db, userId, now) {
	const { rows } = await sql`
    select i.id, d.subscription_id, s.user_id, o.title as service, i.content, d.delivered_at,
      case when (greatest(s.ends_at, s.grace_until) > ${now} or keeps_items(s.id, ${now})) and not exists (
        select from grants g where g.subscription_id = s.id and g.held_at is not null and g.reversed_at is null
          and g.starts_at <= ${now} and g.ends_at > ${now}
      ) then convert_from(i.secret, 'UTF8') end as box
    from subscriptions s
    join deliveries d on d.subscription_id = s.id
    join inventory_items i on i.id = d.inventory_item_id
    join services o on o.id = i.service_id
    where s.user_id = ${userId}
    order by d.delivered_at, d.id`.execute(db);
	return rows;
}
async function findSubscriptionsOf(db, userId) {
	const { rows } = await sql`
    select s.id, p.title, p.title_ru, s.created_at, s.ends_at,
      (select coalesce(json_agg(json_build_object(
          'payment_id', g.payment_id, 'starts_at', g.starts_at, 'ends_at', g.ends_at, 'reversed_at', g.reversed_at
        ) order by g.starts_at), '[]')
        from grants g where g.subscription_id = s.id) as periods
    from subscriptions s join products p on p.id = s.product_id
    where s.user_id = ${userId}
    order by s.created_at`.execute(db);
	return rows;
}
// src/domains/access/personal-data.ts
const accessData = [{
	name: "subscriptions",
	read: findSubscriptionsOf
}, {
	name: "items",
	read: readItemsOf
}];
async function readItemsOf(db, userId, { now, sealer }) {
	return (await findItemsOf(db, userId, now)).map((item) => {
		const { subscription_id, service, content, delivered_at, box } = item;
		const row = {
			subscription_id,
			service,
			content,
			delivered_at
		};
		return sealer && box !== null ? {
			...row,
			...openItem(sealer, item, box)
		} : row;
	});
}
function openItem(sealer, item, box) {
	try {
		return contentOfItem(item, openItemSecret({ sealer }, item.id, box));
	} catch {
		return {};
	}
}
function contentOfItem({ user_id: user, subscription_id: subscription }, secret) {
	if ("webhook" in secret) return {};
	if ("template" in secret || "link" in secret) return { link: linkFor(secret, {
		user,
		subscription
	}) };
	if ("file" in secret) {
		const { name, note, file } = secret;
		return {
			file_name: name,
			...note && { note },
			file_base64: file
		};
	}
	return secret;
}
// src/domains/payments/bank-confirmations/await-confirmation.ts
async function awaitConfirmation(tx, paymentId, until) {
	await updatePayment(tx, paymentId, {
		confirm_until: until,
		checkout_state: "unknown"
	});
}
// ../node_modules/kysely/dist/helpers/postgres.js
function jsonArrayFrom(expr) {
	return sql`(select coalesce(json_agg(agg), '[]') from ${expr} as agg)`;
}
// src/domains/payments/personal-data.store.ts
function findPaymentsOf(db, userId) {
	return db.selectFrom("payments").leftJoin("promo_codes", "promo_codes.id", "payments.promo_code_id").select([
		"payments.id",
		"payments.number",
		"payments.title",
		"payments.title_ru",
		"payments.gateway",
		"payments.duration_count",
		"payments.duration_unit",
		"payments.price_cents",
		"payments.fee_cents",
		"payments.discount_cents",
		"payments.credit_cents",
		"payments.credited_cents",
		"payments.total_cents",
		"payments.currency",
		"promo_codes.code as promo_code",
		"payments.shown_state as state",
		"payments.gateway_reference",
		"payments.captured_cents",
		"payments.refunded_cents",
		"payments.created_at",
		"payments.paid_at",
		"payments.closed_at",
		"payments.access_from",
		"payments.access_until"
	]).select((payment) => jsonArrayFrom(payment.selectFrom("transfer_proofs").select([
		"content_type",
		"bytes",
		"stored_at as sent_at",
		"decision",
		"decision_reason"
	]).whereRef("transfer_proofs.payment_id", "=", "payments.id").where("stored_at", "is not", null).orderBy("stored_at")).as("proofs")).select((payment) => jsonArrayFrom(payment.selectFrom("payment_disputes").select([
		"state",
		"reason",
		"is_inquiry",
		"amount_minor",
		"currency",
		"opened_at"
	]).whereRef("payment_disputes.payment_id", "=", "payments.id").orderBy("opened_at")).as("disputes")).where("payments.user_id", "=", userId).orderBy("payments.created_at").execute();
}
async function findGiftsOf(db, userId) {
	const { rows } = await sql`
    select case when buyer_id = ${userId} then payment_id end as payment_id,
      buyer_id = ${userId} as bought, claimed_by = ${userId} as redeemed,
      case when buyer_id = ${userId} then created_at end as created_at, state, claimed_at, claimed_as as redeemed_as,
      case when claimed_by = ${userId} then credit_cents end as credit_cents, ended_at, reversed_at,
      case when buyer_id = ${userId} then cards_sent end as cards_sent
    from gifts where buyer_id = ${userId} or claimed_by = ${userId}
    order by gifts.created_at, id`.execute(db);
	return rows;
}
function findRedemptionsOf(db, userId) {
	return db.selectFrom("promo_redemptions").innerJoin("promo_codes", "promo_codes.id", "promo_redemptions.promo_code_id").select([
		"promo_codes.code",
		"promo_redemptions.payment_id",
		"promo_redemptions.state",
		"promo_redemptions.created_at"
	]).where("promo_redemptions.user_id", "=", userId).orderBy("promo_redemptions.created_at").execute();
}
function findPersonalCodesOf(db, userId) {
	return db.selectFrom("promo_codes").select([
		"code",
		"discount_percent",
		"active",
		"starts_at",
		"ends_at",
		"created_at"
	]).where("buyer_id", "=", userId).orderBy("id").execute();
}
function findSavedMethodsOf(db, userId) {
	return db.selectFrom("saved_methods").leftJoin("payment_mandates", "payment_mandates.payment_id", "saved_methods.created_by_payment").select([
		"provider",
		"kind",
		"brand",
		"last4",
		"expires_month",
		"state",
		"is_default",
		"created_by_payment as payment_id",
		"payment_mandates.text as agreed_to",
		"payment_mandates.agreed_at",
		"created_at",
		"removed_at",
		"forget_state"
	]).where("user_id", "=", userId).orderBy("created_at").execute();
}
async function findWebhooksOf(db, userId) {
	const { rows } = await sql`
    select payments.id as payment_id, webhook_events.provider, received_at, applied_at, outcome,
      body_removed_at is null as body_stored, body_removed_at
    from payments join webhook_events on webhook_events.order_id = payments.id::text
      or (webhook_events.order_id is null and webhook_events.provider = payments.provider
        and webhook_events.gateway_reference = payments.gateway_reference)
    where payments.user_id = ${userId}
    order by received_at, webhook_events.id`.execute(db);
	return rows;
}
// src/domains/payments/personal-data.ts
const paymentData = [
	{
		name: "payments",
		read: findPaymentsOf
	},
	{
		name: "payment_webhooks",
		read: findWebhooksOf
	},
	{
		name: "saved_payment_methods",
		read: findSavedMethodsOf
	},
	{
		name: "gifts",
		read: findGiftsOf
	},
	{
		name: "promo_codes",
		read: findRedemptionsOf
	},
	{
		name: "personal_promo_codes",
		read: findPersonalCodesOf
	},
	{
		name: "refunds_to_balance",
		read: findCreditsOf
	}
];
// src/domains/payments/renewal-payments/lock-orders-of.ts
async function lockOrdersOf(tx, userId) {
	await lockBuyer(tx, userId);
	return (await lockOpenPayments(tx, userId)).filter((payment) => payment.renewal_id === null && !payment.is_gift);
}
// src/domains/payments/renewal-payments/renewal-worth.rules.ts
function worthOfRenewal(payment, period, now) {
	if (!period.isUsed && now < period.startsAt) return {
		amountCents: refundableCents(payment),
		part: void 0
	};
	const netCents = netOf(payment);
	const usedUntil = new Date(Math.max(now.getTime(), period.startsAt.getTime() + 1));
	const { creditCents, ...days } = creditOf(netCents, {
		...period,
		boughtDays: 0
	}, usedUntil);
	return {
		amountCents: creditCents,
		part: {
			netCents,
			...days
		}
	};
}
// src/domains/announcements/console-announcements.store.ts
async function insertAnnouncement(tx, written, at) {
	return tx.insertInto("announcements").values({
		image: null,
		starts_at: null,
		ends_at: null,
		...written,
		created_at: at,
		updated_at: at
	}).returningAll().executeTakeFirstOrThrow();
}
function lockAnnouncement(tx, id) {
	return tx.selectFrom("announcements").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}
function findAnnouncement(db, id) {
	return db.selectFrom("announcements").selectAll().where("id", "=", id).executeTakeFirst();
}
async function updateAnnouncement(tx, id, change, at) {
	return tx.updateTable("announcements").set({
		...change,
		updated_at: at,
		version: sql`version + 1`
	}).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}
const STATE = (now) => sql`
  case when archived_at is not null then 'archived'
    when ends_at <= ${now} then 'ended'
    when starts_at > ${now} then 'planned'
    else 'running' end`;
const newestFirst$3 = keyset("announcements", ["id"], "desc");
function listAnnouncementRows(db, filters, { after, limit }, now) {
	return db.selectFrom("announcements").selectAll().where(whereOf({ state: (state) => sql`${STATE(now)} = ${state}` }, filters, newestFirst$3.after(after))).orderBy("id", "desc").limit(limit).execute();
}
async function insertAnnouncementImage(tx, image) {
	await tx.insertInto("announcement_images").values(image).execute();
}
async function lockImageForShare(tx, path) {
	return await tx.selectFrom("announcement_images").select("path").where("path", "=", path).where("removed_at", "is", null).forShare().executeTakeFirst() !== void 0;
}
async function findUnusedImages(db, { before, limit }) {
	const { rows } = await sql`
    select i.path from announcement_images i
    where i.created_at < ${before} and not exists (select 1 from announcements a where a.image = i.path)
    order by i.created_at
    limit ${limit}`.execute(db);
	return rows.map(({ path }) => path);
}
async function markImageRemoved(tx, path, at) {
	await tx.selectFrom("announcement_images").select("path").where("path", "=", path).forUpdate().execute();
	if (await tx.selectFrom("announcements").select("id").where("image", "=", path).limit(1).executeTakeFirst() !== void 0) return false;
	await tx.updateTable("announcement_images").set({ removed_at: at }).where("path", "=", path).execute();
	return true;
}
async function deleteImage(db, path) {
	await db.deleteFrom("announcement_images").where("path", "=", path).execute();
}
// src/domains/announcements/images/require-image.ts
async function requireImage(tx, path) {
	if (path === null || await lockImageForShare(tx, path)) return;
	refuse$2("announcement_image_unknown");
}
// src/domains/announcements/announcements.rules.ts
function fillLanguages(given) {
	return {
		...given,
		...bothOf(given, "title", "title_ru"),
		...bothOf(given, "description", "description_ru"),
		...bothOf(given, "button_text", "button_text_ru"),
		...bothOf(given, "image_alt", "image_alt_ru")
	};
}
function bothOf(given, english, russian) {
	const [en, ru] = [given[english], given[russian]];
	return {
		[english]: isEmpty(en) ? ru : en,
		[russian]: isEmpty(ru) ? en : ru
	};
}
function isEmpty(text) {
	return text === null || text.trim() === "";
}
function stateAt({ starts_at, ends_at, archived_at }, now) {
	if (archived_at !== null) return "archived";
	if (ends_at !== null && ends_at <= now) return "ended";
	return starts_at !== null && starts_at > now ? "planned" : "running";
}
// src/domains/announcements/sanitize-texts.ts
function sanitizeTexts(given) {
	return {
		...given,
		title: cleanHtml(given.title),
		title_ru: cleanHtml(given.title_ru),
		description: cleanHtml(given.description),
		description_ru: cleanHtml(given.description_ru),
		button_text: cleanHtml(given.button_text),
		button_text_ru: cleanHtml(given.button_text_ru)
	};
}
function sanitizeTextsWithin(given) {
	const clean = (field, suffix) => {
		const name = `${field}${suffix}`;
		return cleanHtmlWithin(given[name], {
			max: ANNOUNCEMENT_MAX[field],
			field: name
		});
	};
	return {
		...given,
		title: clean("title", ""),
		title_ru: clean("title", "_ru"),
		description: clean("description", ""),
		description_ru: clean("description", "_ru"),
		button_text: clean("button_text", ""),
		button_text_ru: clean("button_text", "_ru")
	};
}
// src/domains/announcements/serialize-announcement.ts
function serializeAnnouncement(row, now) {
	const { archived_at, ...shown } = row;
	return {
		...shown,
		state: stateAt(row, now),
		starts_at: row.starts_at?.toISOString() ?? null,
		ends_at: row.ends_at?.toISOString() ?? null,
		created_at: row.created_at.toISOString(),
		updated_at: row.updated_at.toISOString()
	};
}
function writtenFrom(draft) {
	return {
		...sanitizeTextsWithin(draft),
		starts_at: draft.starts_at === null ? null : new Date(draft.starts_at),
		ends_at: draft.ends_at === null ? null : new Date(draft.ends_at)
	};
}
// src/domains/announcements/change-announcement.ts
function editAnnouncement(platform, seen, draft, by) {
	return change$1(platform, seen, {
		...by,
		action: "announcements.edit"
	}, async (tx, row) => {
		if (draft.image !== row.image) await requireImage(tx, draft.image);
		return writtenFrom(draft);
	});
}
function endAnnouncement(platform, seen, by) {
	const now = platform.clock.now();
	return change$1(platform, seen, {
		...by,
		action: "announcements.end"
	}, async (_tx, row) => {
		if (row.ends_at !== null && row.ends_at <= now) return void 0;
		return row.starts_at !== null && row.starts_at >= now ? {
			ends_at: now,
			starts_at: null
		} : { ends_at: now };
	});
}
function archiveAnnouncement(platform, seen, by) {
	const now = platform.clock.now();
	return change$1(platform, seen, {
		...by,
		action: "announcements.archive"
	}, async () => ({ archived_at: now }));
}
function change$1(platform, { id, version }, event, decide) {
	const now = platform.clock.now();
	return inTransaction(platform.db, async (tx) => {
		const row = await lockAnnouncement(tx, id);
		if (row === void 0 || row.archived_at !== null) refuse$2("not_found");
		const before = serializeAnnouncement(row, now);
		if (row.version !== version) refuse$2("version_conflict", { current: before });
		const changed = await decide(tx, row);
		if (changed === void 0) return before;
		const after = serializeAnnouncement(await updateAnnouncement(tx, id, changed, now), now);
		await recordAuditEvent(tx, platform, {
			...event,
			subject: `announcement:${id}`,
			before,
			after
		});
		return after;
	});
}
// src/domains/announcements/create-announcement.ts
function createAnnouncement(platform, draft, by) {
	const now = platform.clock.now();
	return inTransaction(platform.db, async (tx) => {
		await requireImage(tx, draft.image);
		const row = await insertAnnouncement(tx, writtenFrom(draft), now);
		const after = serializeAnnouncement(row, now);
		await recordAuditEvent(tx, platform, {
			...by,
			action: "announcements.create",
			subject: `announcement:${row.id}`,
			after
		});
		return after;
	});
}
// src/domains/announcements/images/upload-announcement-image.ts
const WIDTH_PX = 760;
const HEIGHT_PX = 760;
const BYTES_MAX$1 = 40960;
const ENCODINGS = [
	{
		width: WIDTH_PX,
		quality: 82
	},
	{
		width: WIDTH_PX,
		quality: 64
	},
	{
		width: WIDTH_PX,
		quality: 44
	},
	{
		width: 560,
		quality: 40
	},
	{
		width: 380,
		quality: 30
	},
	{
		width: 240,
		quality: 20
	}
];
async function uploadAnnouncementImage(platform, bytes, by) {
	const { clock, ids, storage } = platform;
	const picture = await drawBanner(bytes);
	const name = `${Buffer.from(ids.token(), "base64url").toString("hex").slice(0, 32)}.webp`;
	const path = `/media/${name}`;
	await inTransaction(platform.db, async (tx) => {
		await insertAnnouncementImage(tx, {
			path,
			created_at: clock.now()
		});
		await recordAuditEvent(tx, platform, {
			...by,
			action: "announcements.upload_image",
			subject: `announcement_image:${path}`
		});
	});
	await storage.put(name, picture, "image/webp").catch((cause) => {
		throw new Refusal("unavailable", {
			retryAfterS: 5,
			cause
		});
	});
	return path;
}
function drawBanner(bytes) {
	return reencodeImage(bytes, async (picture) => {
		for (const { width, quality } of ENCODINGS) {
			const drawn = await picture.clone().resize(width, HEIGHT_PX, {
				fit: "inside",
				withoutEnlargement: true
			}).webp({ quality }).toBuffer();
			if (drawn.length <= BYTES_MAX$1) return drawn;
		}
		return refuse$2("image_unreadable");
	});
}
// src/domains/announcements/list-announcements.ts
function listAnnouncements({ db, clock }) {
	const now = clock.now();
	return listAnswers(listAnnouncements$1, {
		rows: (filters, page) => listAnnouncementRows(db, filters, page, now),
		answer: (rows) => rows.map((row) => serializeAnnouncement(row, now)),
		csv: {
			line: (row) => serializeAnnouncement(row, now),
			columns: {
				id: ({ id }) => id,
				title: ({ title }) => title,
				"title, Russian": (line) => line.title_ru,
				text: ({ description }) => description,
				"text, Russian": (line) => line.description_ru,
				state: ({ state }) => state,
				audience: ({ audience }) => audience,
				language: ({ language }) => language,
				priority: ({ priority }) => priority,
				"from, UTC": (line) => line.starts_at,
				"until, UTC": (line) => line.ends_at,
				"created, UTC": (line) => line.created_at
			}
		}
	});
}
async function readAnnouncement({ db, clock }, id) {
	const row = await findAnnouncement(db, id);
	if (row === void 0) refuse$2("not_found");
	return serializeAnnouncement(row, clock.now());
}
// src/domains/announcements/preview-announcement.ts
function previewAnnouncement(draft) {
	const { audience, language, priority, starts_at, ends_at, ...texts } = draft;
	return fillLanguages(sanitizeTexts(texts));
}
// src/domains/announcements/announcements.console-routes.ts
function announcementConsoleRoutes(api) {
	const { platform } = api;
	bindList(api, listAnnouncements$1, (_call, reading) => listAnnouncements(reading));
	bind(api, readAnnouncement$1, (call) => readAnnouncement(platform, call.params.id));
	bind(api, previewAnnouncement$1, (call) => previewAnnouncement(call.body));
	bindIdempotent(api, createAnnouncement$1, ({ body, by }, once) => once((inCall) => createAnnouncement(inCall, body, by)));
	bind(api, editAnnouncement$1, (call) => {
		const { version, ...draft } = call.body;
		const seen = {
			id: call.params.id,
			version
		};
		return editAnnouncement(platform, seen, draft, call.by);
	});
	bind(api, endAnnouncement$1, (call) => endAnnouncement(platform, {
		id: call.params.id,
		version: call.body.version
	}, call.by));
	bind(api, archiveAnnouncement$1, (call) => archiveAnnouncement(platform, {
		id: call.params.id,
		version: call.body.version
	}, call.by));
	bind(api, uploadAnnouncementImage$1, async (call) => {
		const { bytes } = await call.readUpload({
			maxBytes: ANNOUNCEMENT_IMAGE_MAX_BYTES,
			tooLarge: "image_too_large"
		});
		return { image: await uploadAnnouncementImage(platform, bytes, call.by) };
	});
}
// src/domains/announcements/images/remove-unused-images.ts
const DRAFT_MS = 864e5;
const BATCH$9 = 200;
const removeImageQueue = defineQueue("remove-announcement-image", {
	onePerKey: true,
	alertAfter: void 0
});
function removeUnusedImages(platform) {
	const before = new Date(platform.clock.now().getTime() - DRAFT_MS);
	return enqueueDue(platform, {
		queue: removeImageQueue,
		limit: BATCH$9,
		find: (limit) => findUnusedImages(platform.db, {
			before,
			limit
		}),
		toJob: (path) => ({
			key: path,
			data: { path }
		})
	});
}
async function removeImage({ clock, db, storage }, path) {
	if (!await inTransaction(db, (tx) => markImageRemoved(tx, path, clock.now()))) return;
	await storage.remove(path.slice(7));
	await deleteImage(db, path);
}
// src/domains/announcements/announcements.jobs.ts
function announcementJobs(platform) {
	platform.jobs.schedule("remove-unused-announcement-images", 3600, () => removeUnusedImages(platform));
	platform.jobs.work(removeImageQueue, ({ path }) => removeImage(platform, path));
}
// src/domains/announcements/announcements.store.ts
const ANNOUNCEMENT_TO_SHOW = `
  select (
    select row_to_json(shown) from (
      select a.id, a.title, a.title_ru, a.description, a.description_ru, a.button_text, a.button_text_ru, a.button_href,
        a.image, a.image_alt, a.image_alt_ru
      from announcements a
      where a.archived_at is null
        and (a.starts_at is null or a.starts_at <= $2) and (a.ends_at is null or a.ends_at > $2)
        and (a.language is null or a.language = u.language)
        and (a.audience = 'all' or (a.audience = 'with_subscription') = exists (
          select 1 from subscriptions o where o.user_id = s.user_id and o.ends_at > $2))
        and not exists (
          select 1 from announcement_dismissals c where c.user_id = s.user_id and c.announcement_id = a.id)
      order by a.priority desc, a.id desc
      limit 1
    ) shown
  ) as announcement
  from sessions s join users u on u.id = s.user_id where s.token_hash = $1 and s.expires_at > $2`;
async function findAnnouncementOfSession(pool, tokenHash, now) {
	const { rows } = await pool.query(ANNOUNCEMENT_TO_SHOW, [tokenHash, now]);
	return rows[0]?.announcement;
}
async function insertDismissal(db, closing) {
	if (await db.selectFrom("announcements").select("id").where("id", "=", closing.announcementId).executeTakeFirst() === void 0) return false;
	await db.insertInto("announcement_dismissals").values({
		announcement_id: closing.announcementId,
		user_id: closing.userId,
		dismissed_at: closing.at
	}).onConflict((conflict) => conflict.doNothing()).execute();
	return true;
}
function findDismissalsOf(db, userId) {
	return db.selectFrom("announcement_dismissals").innerJoin("announcements", "announcements.id", "announcement_dismissals.announcement_id").select(["announcements.title", "announcement_dismissals.dismissed_at"]).where("announcement_dismissals.user_id", "=", userId).orderBy("announcement_dismissals.dismissed_at").execute();
}
// src/domains/announcements/close-announcement.ts
async function closeAnnouncement(platform, userId, announcementId) {
	if (!await insertDismissal(platform.db, {
		announcementId,
		userId,
		at: platform.clock.now()
	})) refuse$2("not_found");
}
// src/domains/announcements/get-announcement.ts
async function getAnnouncement(platform, tokenHash) {
	const shown = await findAnnouncementOfSession(platform.pool, tokenHash, platform.clock.now());
	if (!shown) return shown;
	return fillLanguages(sanitizeTexts(shown));
}
// src/domains/announcements/announcements.routes.ts
function announcementRoutes(api) {
	const { platform } = api;
	bindInline(api, getAnnouncement$1, (call) => getAnnouncement(platform, call.tokenHash));
	bind(api, closeAnnouncement$1, (call) => closeAnnouncement(platform, call.session.userId, call.body.id));
}
// src/platform/http/files/after-first-paint.ts
function filesAfterFirstPaint(html) {
	return html.replace(/<link rel="(modulepreload|stylesheet)" crossorigin/g, "<link data-after-paint=\"$1\" crossorigin");
}
// src/domains/announcements/page/announcement-in-page.ts
const START = "<!--announcement-->";
const END = "<!--/announcement-->";
function announcementInPage(html, announcement) {
	const from = html.indexOf(START);
	const to = html.indexOf(END);
	if (from === -1 || to === -1) return html;
	const [before, place, after] = [
		html.slice(0, from),
		html.slice(from + 19, to),
		html.slice(to + 20)
	];
	if (announcement === void 0) return before + after;
	const { title, title_ru: titleRu, description, description_ru: descriptionRu } = announcement;
	const { button_text: buttonText } = announcement;
	const texts = {
		"title-en": title,
		"title-ru": titleRu,
		"description-en": description,
		"description-ru": descriptionRu,
		"action-place": buttonText === "" ? "" : "<div class=\"first-view-action\"></div>"
	};
	const filled = place.replace(/\{\{([a-z]+-[a-z]+)\}\}/g, (_mark, name) => texts[name] ?? "");
	const data = `<meta name="sesame:announcement" content="${escapeHtml(JSON.stringify(announcement))}">`;
	return filesAfterFirstPaint(before).replace(/<head[^>]*>/i, (head) => `${head}${data}`) + filled + filesAfterFirstPaint(after);
}
// src/domains/announcements/page/add-announcement-to-page.ts
async function addAnnouncementToPage(platform, html, tokenHash) {
	if (tokenHash === void 0) return announcementInPage(html, void 0);
	const [user, announcement] = await Promise.all([getUser(platform, tokenHash), getAnnouncement(platform, tokenHash)]);
	const mailIsOff = platform.config.shop().connections.mail === void 0;
	const isConfirmed = user?.email_confirmed_at !== null || mailIsOff;
	const hasNote = user === void 0 || !isConfirmed || user.deletion_at !== null;
	return announcementInPage(html, hasNote ? void 0 : announcement ?? void 0);
}
// src/domains/announcements/personal-data.ts
const announcementData = [{
	name: "announcements_closed",
	read: findDismissalsOf
}];
// src/domains/bulk/bulk.store.ts
const newestFirst$2 = keyset("bulk_actions b", ["b.id"], "desc");
async function findBulkActions(db, { after, limit }, id) {
	const matches = id === void 0 ? newestFirst$2.after(after) : sql`b.id = ${id}`;
	const { rows } = await sql`
    select b.*, o.name as operator, c.done, c.failed,
      coalesce(given.operation, b.operation)->'days' as days,
      case when p.id is not null then json_build_object('title', p.title, 'title_ru', p.title_ru) end as product,
      case when s.id is not null then json_build_object('title', s.title, 'title_ru', s.title_ru) end as service
    from (
      select * from bulk_actions b where ${matches ?? sql`true`} ${newestFirst$2.order} limit ${limit}
    ) b
    join operators o on o.id = b.operator_id
    left join bulk_actions given on given.id = (b.operation->>'bulk_action')::uuid
    left join products p on p.id = (coalesce(given.operation, b.operation)->>'product')::int
    left join services s on s.id = (coalesce(given.operation, b.operation)->>'service')::int
    cross join lateral (
      select count(*) filter (where state = 'done')::int as done,
        count(*) filter (where state = 'failed')::int as failed
      from bulk_action_items where bulk_action_id = b.id
    ) c
    ${newestFirst$2.order}`.execute(db);
	return rows;
}
async function insertBulkAction(tx, action) {
	await tx.insertInto("bulk_actions").values({
		id: action.id,
		kind: action.operation.kind,
		operation: JSON.stringify(action.operation),
		reason: action.reason,
		operator_id: action.operatorId,
		ip: action.ip,
		total: action.total,
		created_at: action.at
	}).execute();
}
const UNEXPECTED = "internal";
async function lockItem(tx, { bulkAction, subject }) {
	const { rows } = await sql`
    select i.bulk_action_id, i.subject, b.operation, b.reason, b.operator_id, b.ip
    from bulk_action_items i join bulk_actions b on b.id = i.bulk_action_id
    where i.bulk_action_id = ${bulkAction} and i.subject = ${subject} and b.state <> 'stopped'
      and (i.state = 'waiting' or i.problem = ${UNEXPECTED})
    for update of i`.execute(tx);
	return rows[0];
}
async function finishItem(tx, { bulkAction, subject }, { problem, grant, at }) {
	await tx.updateTable("bulk_action_items").set({
		state: problem === void 0 ? "done" : "failed",
		problem: problem ?? null,
		grant_id: grant ?? null,
		finished_at: at
	}).where("bulk_action_id", "=", bulkAction).where("subject", "=", subject).where((row) => row.or([row("state", "=", "waiting"), row("problem", "=", UNEXPECTED)])).execute();
}
async function finishBulkAction(db, id, at) {
	await sql`
    update bulk_actions b set state = 'done', finished_at = ${at}
    where b.id = ${id} and b.state = 'running'
      and not exists (select from bulk_action_items where bulk_action_id = b.id and state = 'waiting')`.execute(db);
}
async function markBulkActionStopped(tx, id, at) {
	return await tx.updateTable("bulk_actions").set({
		state: "stopped",
		finished_at: at
	}).where("id", "=", id).where("state", "=", "running").returning("id").executeTakeFirst() !== void 0;
}
async function lockEnd(tx, id) {
	return (await tx.selectFrom("subscriptions").select("ends_at").where("id", "=", id).forNoKeyUpdate().executeTakeFirst())?.ends_at;
}
// src/domains/bulk/serialize-bulk-action.ts
function serializeBulkAction(row) {
	const { id, kind, days, reason, operator, state, total, done, failed } = row;
	return {
		id,
		kind,
		days,
		reason,
		operator,
		state,
		total,
		done,
		failed,
		product: row.product,
		service: row.service,
		created_at: row.created_at.toISOString(),
		finished_at: row.finished_at?.toISOString() ?? null
	};
}
// src/domains/bulk/subjects.store.ts
const heldSubscriptions = sql`
  select subscription_id from grants where held_at is not null and reversed_at is null`;
async function isHeld(tx, subscription) {
	const { rows } = await sql`
    select ${subscription}::uuid in (${heldSubscriptions}) as held`.execute(tx);
	return rows[0]?.held === true;
}
function givenDays(bulkAction, now) {
	return sql`
    select s.id, g.id as grant_id, case
      when s.id in (${heldSubscriptions}) then 'subscription_held'
      when g.starts_at <= ${now} then 'days_begun'
      when g.ends_at <> s.ends_at or g.removed_days > 0 then 'days_followed'
      when exists (select from renewals r
        where r.subscription_id = s.id and r.closed_at is null and r.period_start = s.ends_at and r.state <> 'planned')
        then 'renewal_announced'
      end as left_out
    from bulk_actions b
    join bulk_action_items i on i.bulk_action_id = b.id and i.state = 'done'
    join grants g on g.id = i.grant_id and g.reversed_at is null
    join subscriptions s on s.id = g.subscription_id
    where b.id = ${bulkAction} and b.state <> 'running'`;
}
async function countLeftOut(db, bulkAction, now) {
	const { rows } = await sql`
    select count(*)::int as count from (${givenDays(bulkAction, now)}) given
    where left_out is not null`.execute(db);
	return rows[0]?.count ?? 0;
}
async function findGivenDays(tx, { bulkAction, subscription, now }) {
	const { rows } = await sql`
    select grant_id, left_out from (${givenDays(bulkAction, now)}) given
    where id = ${subscription}`.execute(tx);
	return rows[0];
}
function subjectsOf$1(operation, now) {
	if (operation.kind === "retire_items") return itemsOf(operation);
	if (operation.kind === "undo_added_days") return sql`select id from (${givenDays(operation.bulk_action, now)}) given`;
	if (operation.kind !== "extend_subscriptions") return sql`select u.id from users u where u.id = any(${operation.users}::uuid[]) and u.deleted_at is null`;
	const { product, service } = operation;
	return sql`
    select s.id from subscriptions s where s.ends_at > ${now} and s.id not in (${heldSubscriptions})
      ${product === void 0 ? sql`` : sql`and s.product_id = ${product}`}
      ${service === void 0 ? sql`` : sql`and exists (select from deliveries d where d.subscription_id = s.id and d.service_id = ${service})`}`;
}
function itemsOf({ service, items, item_kind: kind, content }) {
	return sql`
    select i.id from inventory_items i
    where i.service_id = ${service} and i.assigned_to is null and i.retired_at is null
      ${items === void 0 ? sql`` : sql`and i.id = any(${[...items]}::uuid[])`}
      ${kind === void 0 ? sql`` : sql`and i.kind = ${kind}`}
      ${content === void 0 ? sql`` : sql`and i.content = ${content}`}`;
}
const SUBSCRIPTION_NAMES = sql`
  select s.id, u.username || ' \u00b7 ' || p.title as title, u.username || ' \u00b7 ' || nullif(p.title_ru, '') as title_ru
  from subscriptions s join users u on u.id = s.user_id join products p on p.id = s.product_id`;
const NAMES$1 = {
	extend_subscriptions: SUBSCRIPTION_NAMES,
	undo_added_days: SUBSCRIPTION_NAMES,
	end_sessions: sql`select u.id, u.username as title, null as title_ru from users u`,
	block_users: sql`select u.id, u.username as title, null as title_ru from users u`,
	retire_items: sql`
    select i.id, o.title || ' \u00b7 ' || right(i.id::text, 8) as title,
      nullif(o.title_ru, '') || ' \u00b7 ' || right(i.id::text, 8) as title_ru
    from inventory_items i join services o on o.id = i.service_id`
};
async function countSubjects(db, operation, now) {
	const { rows } = await sql`
    select count(*)::int as count from (${subjectsOf$1(operation, now)}) subjects`.execute(db);
	return rows[0]?.count ?? 0;
}
async function sampleSubjects(db, operation, { now, limit }) {
	const subjects = operation.kind === "undo_added_days" ? sql`select id from (${givenDays(operation.bulk_action, now)}) given where left_out is null` : subjectsOf$1(operation, now);
	const { rows } = await sql`
    select named.id, named.title, coalesce(named.title_ru, '') as title_ru from (${subjects} order by 1 limit ${limit}) subjects
    join (${NAMES$1[operation.kind]}) named on named.id = subjects.id
    order by named.id`.execute(db);
	return rows;
}
async function snapshotSubjects(tx, bulkActionId, operation, now) {
	const { rows } = await sql`
    insert into bulk_action_items (bulk_action_id, subject)
    select ${bulkActionId}::uuid, id from (${subjectsOf$1(operation, now)}) subjects returning subject`.execute(tx);
	return rows.map(({ subject }) => subject).toSorted();
}
async function listFailures(db, { id, kind, limit }) {
	const { rows } = await sql`
    select i.subject as id, named.title, coalesce(named.title_ru, '') as title_ru, i.problem
    from (
      select subject, problem from bulk_action_items
      where bulk_action_id = ${id} and state = 'failed' order by subject limit ${limit}
    ) i
    join (${NAMES$1[kind]}) named on named.id = i.subject
    order by i.subject`.execute(db);
	return rows;
}
// src/domains/bulk/read-bulk-actions.ts
const FAILURES = 100;
function listBulkActions({ db }) {
	return listAnswers(listBulkActions$1, {
		rows: (_filters, page) => findBulkActions(db, page),
		answer: (rows) => rows.map(serializeBulkAction)
	});
}
async function readBulkAction({ db }, id) {
	const [row] = await findBulkActions(db, {
		after: void 0,
		limit: 1
	}, id);
	if (row === void 0) refuse$2("not_found");
	const failures = await listFailures(db, {
		id,
		kind: row.kind,
		limit: FAILURES
	});
	return {
		...serializeBulkAction(row),
		failures
	};
}
// src/domains/buyers/buyers.store.ts
const FOUND = 1e3;
const UUID$6 = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const newestFirst$1 = keyset("users u", ["u.created_at", "u.id"], "desc");
const buyerFilters = (now) => {
	const running = sql`exists (
    select from subscriptions where user_id = u.id and ends_at > ${now})`;
	return {
		search: (search) => sql`u.id in (${found(search.toLowerCase())})`,
		subscription: (is) => is === "yes" ? sql`${running}` : sql`not ${running}`,
		blocked: (is) => is === "yes" ? sql`u.blocked_at is not null` : sql`u.blocked_at is null`,
		confirmed: (is) => is === "yes" ? sql`u.email_confirmed_at is not null` : sql`u.email_confirmed_at is null`,
		deleting: (is) => is === "yes" ? sql`u.deletion_at is not null` : sql`u.deletion_at is null`
	};
};
async function listBuyerRows(db, filters, { after, limit }, now) {
	const matches = whereOf(buyerFilters(now), filters, sql`u.deleted_at is null`, newestFirst$1.after(after));
	const { rows } = await sql`
    select u.*, s.subscriptions, s.on_hold
    from (
      select u.id, u.username, u.email, u.tg_first_name, u.tg_last_name, u.image_url, u.created_at,
        u.email_confirmed_at, u.blocked_at, u.deletion_at
      from users u where ${matches} ${newestFirst$1.order} limit ${limit}
    ) u
    cross join lateral (
      select count(*)::int as subscriptions,
        count(*) filter (where access_state(id, ${now}) = 'on_hold')::int as on_hold
      from subscriptions where user_id = u.id and ends_at > ${now}
    ) s ${newestFirst$1.order}`.execute(db);
	return rows;
}
function found(key) {
	if (UUID$6.test(key)) return sql`select ${key}::uuid`;
	const telegramId = /^\d{2,15}$/.test(key) ? sql`union (select id from users where tg_id = ${Number(key)})` : sql``;
	return sql`
    (select id from users where ${beginsWith(sql`email`, key)} order by email using ~<~ limit ${FOUND})
    union
    (select id from users where ${beginsWith(sql`username_key`, key)} order by username_key using ~<~ limit ${FOUND})
    union
    (select id from users where ${beginsWith(sql`lower(tg_first_name)`, key)} limit ${FOUND})
    union
    (select id from users where ${beginsWith(sql`lower(tg_last_name)`, key)} limit ${FOUND})
    ${telegramId}`;
}
const SUBSCRIPTIONS = 50;
function listSubscriptionsOf(db, userId, now) {
	return db.selectFrom("subscriptions as s").innerJoin("products as p", "p.id", "s.product_id").select([
		"s.id",
		"s.product_id",
		"p.title",
		"p.title_ru",
		"s.created_at",
		"s.ends_at"
	]).select(sql`access_state(s.id, ${now})`.as("state")).where("s.user_id", "=", userId).orderBy("s.ends_at", "desc").orderBy("s.id").limit(SUBSCRIPTIONS).execute();
}
const PAYMENTS = 10;
function listPaymentsOf(db, userId) {
	return db.selectFrom("payments").select([
		"id",
		"number",
		"created_at",
		"title",
		"title_ru",
		"total_cents",
		"refunded_cents",
		"shown_state"
	]).where("user_id", "=", userId).orderBy("created_at", "desc").orderBy("id", "desc").limit(PAYMENTS).execute();
}
const TICKETS = 5;
function listTicketsOf(db, userId) {
	return db.selectFrom("tickets").select([
		"id",
		"number",
		"title",
		"state",
		"last_at"
	]).where("user_id", "=", userId).orderBy("last_at", "desc").orderBy("number", "desc").limit(TICKETS).execute();
}
const INVITED = 5;
function listInvitedBy(db, userId) {
	return db.selectFrom("users").select([
		"id",
		"username",
		"created_at"
	]).where("referred_by", "=", userId).where("deleted_at", "is", null).orderBy("created_at", "desc").orderBy("id", "desc").limit(INVITED).execute();
}
async function findAccountOf(db, userId) {
	const { rows } = await sql`
    select
      exists (
        select from second_factors where user_id = u.id and confirmed_at is not null
      ) as second_factor,
      exists (select from identities where user_id = u.id) as has_google,
      greatest(
        (select max(last_seen_at) from sessions where user_id = u.id and impersonation_id is null),
        (select max(last_seen_at) from known_devices where user_id = u.id)
      ) as last_seen_at,
      inviter.id as inviter_id, inviter.username as inviter_name
    from users u left join users inviter on inviter.id = u.referred_by
    where u.id = ${userId}`.execute(db);
	const [account] = rows;
	if (account === void 0) throw new Error("user disappeared while being read");
	return account;
}
async function countsOf(db, userId) {
	const { rows } = await sql`
    select (select count(*)::int from payments where user_id = ${userId}) as payments,
      (select count(*)::int from users where referred_by = ${userId} and deleted_at is null) as invited,
      t.*
    from (
      select count(*)::int as tickets,
        count(*) filter (where state not in ('resolved', 'closed'))::int as open_tickets
      from tickets where user_id = ${userId}
    ) t`.execute(db);
	return rows[0];
}
async function countOpenTransactions(tx, userId) {
	const { rows } = await sql`
    select
      (select count(*)::int from payments p where p.user_id = ${userId} and (
        p.state in ('pending', 'review', 'disputed')
        or exists (select from payment_refunds where payment_id = p.id and try_at is not null)
      )) as payments,
      (select count(*)::int from payouts where user_id = ${userId}
        and state in ('requested', 'approved')) as payouts`.execute(tx);
	return rows[0];
}
// src/domains/buyers/telegram-name.rules.ts
function telegramName({ tg_first_name: first, tg_last_name: last }) {
	return [first, last].filter(Boolean).join(" ") || null;
}
// src/domains/buyers/read-buyer.ts
const NO_TOKEN = Buffer.alloc(0);
async function readBuyer(platform, id) {
	const { db } = platform;
	const user = await findUser(db, id);
	if (user === void 0) refuse$2("not_found");
	const now = platform.clock.now();
	const [account, sessions, subscriptions, payments, tickets, invited, counts] = await Promise.all([
		findAccountOf(db, id),
		listSessions(platform, {
			userId: id,
			tokenHash: NO_TOKEN
		}),
		listSubscriptionsOf(db, id, now),
		listPaymentsOf(db, id),
		listTicketsOf(db, id),
		listInvitedBy(db, id),
		countsOf(db, id)
	]);
	return {
		id,
		username: user.username,
		email: user.email,
		confirmed_at: user.email_confirmed_at?.toISOString() ?? null,
		has_password: user.password_hash !== null,
		has_google: account.has_google,
		second_factor: account.second_factor,
		telegram_name: telegramName(user),
		telegram_notifications: user.tg_notifications,
		image: user.image_url,
		language: user.language,
		created_at: user.created_at.toISOString(),
		last_seen_at: account.last_seen_at?.toISOString() ?? null,
		invited_by: account.inviter_id === null ? null : {
			id: account.inviter_id,
			username: account.inviter_name ?? ""
		},
		campaign: user.campaign,
		deletion_at: user.deletion_at?.toISOString() ?? null,
		deleted_at: user.deleted_at?.toISOString() ?? null,
		blocked: user.blocked_at && {
			at: user.blocked_at.toISOString(),
			reason: user.blocked_reason ?? ""
		},
		sessions: sessions.map(({ current: _never, ...session }) => session),
		subscriptions: subscriptions.map((row) => ({
			id: row.id,
			product_id: row.product_id,
			title: row.title,
			title_ru: row.title_ru,
			created_at: row.created_at.toISOString(),
			ends_at: row.ends_at.toISOString(),
			state: row.state
		})),
		payments: payments.map((row) => ({
			id: row.id,
			number: row.number,
			created_at: row.created_at.toISOString(),
			title: row.title,
			title_ru: row.title_ru,
			total: dollarsFromCents(row.total_cents),
			refunded: dollarsFromCents(row.refunded_cents),
			state: row.shown_state
		})),
		tickets: tickets.map(({ last_at: at, ...row }) => ({
			...row,
			updated_at: at.toISOString()
		})),
		invited: invited.map((row) => ({
			...row,
			created_at: row.created_at.toISOString()
		})),
		counts
	};
}
// src/domains/buyers/block-buyer.ts
function blockBuyer(platform, decision, by) {
	return withCurrent(inTransaction(platform.db, (tx) => blockBuyerIn(tx, platform, decision, by)), () => readBuyer(platform, decision.id));
}
async function blockBuyerIn(tx, platform, { id, reason }, by) {
	const user = await lockUser(tx, id);
	if (user === void 0 || user.deleted_at !== null) refuse$2("not_found");
	if (user.blocked_at !== null) refuse$2("version_conflict");
	await setBlocked(tx, id, {
		at: platform.clock.now(),
		reason
	});
	await endSessions(tx, id);
	await recordAuditEvent(tx, platform, {
		...by,
		action: "users.block",
		subject: `user:${id}`,
		before: { blocked: false },
		after: { blocked: true },
		reason
	});
}
function unblockBuyer(platform, { id, expected_block: seen, reason }, by) {
	const writing = inTransaction(platform.db, async (tx) => {
		const user = await lockUser(tx, id);
		if (user === void 0 || user.deleted_at !== null) refuse$2("not_found");
		if (user.blocked_at?.getTime() !== Date.parse(seen)) refuse$2("version_conflict");
		await setBlocked(tx, id, void 0);
		await recordAuditEvent(tx, platform, {
			...by,
			action: "users.unblock",
			subject: `user:${id}`,
			before: {
				blocked: true,
				reason: user.blocked_reason
			},
			after: { blocked: false },
			reason
		});
	});
	return withCurrent(writing, () => readBuyer(platform, id));
}
// src/domains/buyers/buyer-privacy.ts
async function exportBuyerData(platform, { id, reason }, others, by) {
	await inTransaction(platform.db, async (tx) => {
		const user = await lockUser(tx, id);
		if (user === void 0 || user.deleted_at !== null) refuse$2("not_found");
		await recordAuditEvent(tx, platform, {
			...by,
			action: "users.export",
			subject: `user:${id}`,
			reason
		});
	});
	return gatherData(platform, id, others);
}
function scheduleBuyerDeletion(platform, { id, reason }, by) {
	const writing = inTransaction(platform.db, async (tx) => {
		const user = await lockUser(tx, id);
		if (user === void 0 || user.deleted_at !== null) refuse$2("not_found");
		if (user.deletion_at !== null) refuse$2("version_conflict");
		const open = await countOpenTransactions(tx, id);
		if (open.payments + open.payouts > 0) refuse$2("open_transactions", { ...open });
		const deletionAt = await planDeletion(tx, platform, user, { change: "deletion_by_shop" });
		await recordAuditEvent(tx, platform, {
			...by,
			action: "users.erase",
			subject: `user:${id}`,
			before: { deletion_at: null },
			after: { deletion_at: deletionAt },
			reason
		});
		return { deletion_at: deletionAt.toISOString() };
	});
	return withCurrent(writing, () => readBuyer(platform, id));
}
function cancelBuyerDeletion(platform, { id, expected_deletion: seen, reason }, by) {
	const writing = inTransaction(platform.db, async (tx) => {
		const user = await lockUser(tx, id);
		if (user === void 0 || user.deleted_at !== null) refuse$2("not_found");
		if (user.deletion_at?.getTime() !== Date.parse(seen)) refuse$2("version_conflict");
		await updateUser(tx, id, { deletion_at: null });
		await recordAuditEvent(tx, platform, {
			...by,
			action: "users.cancel_deletion",
			subject: `user:${id}`,
			before: { deletion_at: user.deletion_at },
			after: { deletion_at: null },
			reason
		});
	});
	return withCurrent(writing, () => readBuyer(platform, id));
}
// src/domains/buyers/end-buyer-sessions.ts
function endBuyerSession(platform, { id, session }, by) {
	return inTransaction(platform.db, async (tx) => {
		await lockUser(tx, id);
		if (!await deleteSession(tx, id, session)) refuse$2("not_found");
		const after = { session };
		await recordAuditEvent(tx, platform, {
			...by,
			action: "users.end_session",
			subject: `user:${id}`,
			after
		});
	});
}
function endBuyerSessions(platform, id, by) {
	return inTransaction(platform.db, (tx) => endBuyerSessionsIn(tx, platform, { id }, by));
}
async function endBuyerSessionsIn(tx, platform, { id, reason }, by) {
	if (await lockUser(tx, id) === void 0) refuse$2("not_found");
	await endSessions(tx, id);
	const subject = `user:${id}`;
	await recordAuditEvent(tx, platform, {
		...by,
		action: "users.end_sessions",
		subject,
		reason
	});
}
// src/domains/buyers/impersonate-buyer.ts
function impersonateBuyer(platform, { id, reason }, { operator, request }) {
	return inTransaction(platform.db, async (tx) => {
		const user = await lockUser(tx, id);
		if (user === void 0 || user.deleted_at !== null) refuse$2("not_found");
		const hidesSecrets = !isPermitted(operator.role, "inventory:reveal");
		const ticket = await startImpersonation(tx, platform, {
			userId: id,
			operatorId: operator.id,
			hidesSecrets
		});
		await recordAuditEvent(tx, platform, {
			operator,
			request,
			action: "users.impersonate",
			subject: `user:${id}`,
			after: { links: hidesSecrets ? "hidden" : "shown" },
			reason
		});
		return { ticket };
	});
}
// src/domains/buyers/list-buyers.ts
function listBuyers({ db, clock }) {
	const now = clock.now();
	return listAnswers(listBuyers$1, {
		rows: (filters, page) => listBuyerRows(db, filters, page, now),
		answer: (rows) => rows.map((row) => ({
			id: row.id,
			username: row.username,
			email: row.email,
			telegram_name: telegramName(row),
			image: row.image_url,
			created_at: row.created_at.toISOString(),
			confirmed: row.email_confirmed_at !== null,
			blocked: row.blocked_at !== null,
			deleting: row.deletion_at !== null,
			subscriptions: row.subscriptions,
			on_hold: row.on_hold
		})),
		csv: { columns: {
			id: (row) => row.id,
			user: (row) => row.username,
			email: (row) => row.email,
			Telegram: (row) => telegramName(row),
			"registered, UTC": (row) => row.created_at.toISOString(),
			"confirmed, UTC": (row) => row.email_confirmed_at?.toISOString() ?? null,
			"blocked, UTC": (row) => row.blocked_at?.toISOString() ?? null,
			"to be erased, UTC": (row) => row.deletion_at?.toISOString() ?? null,
			subscriptions: (row) => String(row.subscriptions),
			"of these on hold": (row) => String(row.on_hold)
		} }
	});
}
// src/domains/buyers/notes.store.ts
function listNoteRows(db, userId) {
	return db.selectFrom("user_notes as n").innerJoin("operators as o", "o.id", "n.operator_id").selectAll("n").select("o.name as author").where("n.user_id", "=", userId).orderBy("n.pinned", "desc").orderBy("n.created_at", "desc").orderBy("n.id").limit(100).execute();
}
function insertNote(tx, note) {
	return tx.insertInto("user_notes").values(note).returningAll().executeTakeFirstOrThrow();
}
function lockNote(tx, { id, note }) {
	return tx.selectFrom("user_notes as n").innerJoin("operators as o", "o.id", "n.operator_id").selectAll("n").select("o.name as author").where("n.id", "=", note).where("n.user_id", "=", id).forUpdate("n").executeTakeFirst();
}
function updateNote(tx, id, change) {
	return tx.updateTable("user_notes").set(change).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}
async function deleteNoteRow(tx, id) {
	await tx.deleteFrom("user_notes").where("id", "=", id).execute();
}
// src/domains/buyers/notes.ts
async function listNotes({ db }, userId) {
	if (await findUser(db, userId) === void 0) refuse$2("not_found");
	return (await listNoteRows(db, userId)).map(serialize);
}
function addNote(platform, { id, content, pinned }, { operator, request }) {
	return inTransaction(platform.db, async (tx) => {
		const user = await lockUser(tx, id);
		if (user === void 0 || user.deleted_at !== null) refuse$2("not_found");
		const note = await insertNote(tx, {
			id: platform.ids.uuid(),
			user_id: id,
			operator_id: operator.id,
			content,
			pinned,
			created_at: platform.clock.now()
		});
		await recordAuditEvent(tx, platform, {
			operator,
			request,
			action: "users.add_note",
			subject: `user:${id}`,
			after: {
				note: note.id,
				pinned
			}
		});
		return serialize({
			...note,
			author: operator.name
		});
	});
}
function changeNote(platform, { id, note, content, pinned, version }, by) {
	return inTransaction(platform.db, async (tx) => {
		const before = await lockExpectedNote(tx, {
			id,
			note
		}, version);
		const isReworded = content !== before.content;
		if (isReworded && before.operator_id !== by.operator.id) refuse$2("forbidden");
		const after = await updateNote(tx, note, {
			content,
			pinned,
			version: before.version + 1,
			...isReworded && { edited_at: platform.clock.now() }
		});
		await recordAuditEvent(tx, platform, {
			...by,
			action: "users.change_note",
			subject: `user:${id}`,
			before: {
				note,
				pinned: before.pinned
			},
			after: {
				note,
				pinned,
				reworded: isReworded
			}
		});
		return serialize({
			...after,
			author: before.author
		});
	});
}
function deleteNote(platform, { id, note, version }, by) {
	return inTransaction(platform.db, async (tx) => {
		const before = await lockExpectedNote(tx, {
			id,
			note
		}, version);
		await deleteNoteRow(tx, note);
		await recordAuditEvent(tx, platform, {
			...by,
			action: "users.delete_note",
			subject: `user:${id}`,
			before: {
				note,
				pinned: before.pinned,
				written_by: before.operator_id
			}
		});
	});
}
async function lockExpectedNote(tx, which, version) {
	const row = await lockNote(tx, which);
	if (row === void 0) refuse$2("not_found");
	if (row.version !== version) refuse$2("version_conflict", { current: serialize(row) });
	return row;
}
function serialize(row) {
	return {
		id: row.id,
		author: {
			id: row.operator_id,
			name: row.author
		},
		content: row.content,
		pinned: row.pinned,
		version: row.version,
		created_at: row.created_at.toISOString(),
		edited_at: row.edited_at?.toISOString() ?? null
	};
}
// src/domains/buyers/rescue-buyer.ts
function forcePasswordReset(platform, { id, reason }, by) {
	return inTransaction(platform.db, async (tx) => {
		const user = await lockActiveUser(tx, id);
		const link = await forceReset(tx, platform, user);
		await recordAuditEvent(tx, platform, {
			...by,
			action: "users.force_reset",
			subject: `user:${id}`,
			before: { password: user.password_hash !== null },
			after: {
				password: false,
				link: link === void 0 ? "mailed" : "shown"
			},
			reason
		});
		return { link: link ?? null };
	});
}
function removeBuyerSecondFactor(platform, { id, reason }, by) {
	return inTransaction(platform.db, async (tx) => {
		const user = await lockActiveUser(tx, id);
		if (!await removeSecondFactor(tx, platform, user)) refuse$2("second_factor_state");
		await recordAuditEvent(tx, platform, {
			...by,
			action: "users.remove_second_factor",
			subject: `user:${id}`,
			before: { second_factor: true },
			after: { second_factor: false },
			reason
		});
	});
}
function resendBuyerConfirmation(platform, id, by) {
	if (!platform.mail.enabled) refuse$2("unavailable");
	const writing = inTransaction(platform.db, async (tx) => {
		const user = await lockActiveUser(tx, id);
		if (user.email_confirmed_at !== null) refuse$2("version_conflict");
		await sendConfirmation(tx, platform, user);
		await recordAuditEvent(tx, platform, {
			...by,
			action: "users.resend_confirmation",
			subject: `user:${id}`
		});
	});
	return withCurrent(writing, () => readBuyer(platform, id));
}
async function lockActiveUser(tx, id) {
	const user = await lockUser(tx, id);
	if (user === void 0 || user.deleted_at !== null) refuse$2("not_found");
	return user;
}
// src/domains/buyers/buyers.console-routes.ts
function buyerConsoleRoutes(api, data) {
	const { platform } = api;
	bindList(api, listBuyers$1, (_call, reading) => listBuyers(reading));
	bind(api, readBuyer$1, (call) => readBuyer(platform, call.params.id));
	bind(api, endBuyerSession$1, ({ params, by }) => endBuyerSession(platform, params, by));
	bind(api, endBuyerSessions$1, ({ params, by }) => endBuyerSessions(platform, params.id, by));
	bind(api, blockBuyer$1, ({ params, body, by }) => blockBuyer(platform, {
		...params,
		...body
	}, by));
	bind(api, unblockBuyer$1, ({ params, body, by }) => unblockBuyer(platform, {
		...params,
		...body
	}, by));
	bind(api, listNotes$1, (call) => listNotes(platform, call.params.id));
	bindIdempotent(api, addNote$1, ({ params, body, by }, once) => once((inCall) => addNote(inCall, {
		...params,
		...body
	}, by)));
	bind(api, changeNote$1, ({ params, body, by }) => changeNote(platform, {
		...params,
		...body
	}, by));
	bind(api, deleteNote$1, ({ params, query, by }) => deleteNote(platform, {
		...params,
		...query
	}, by));
	bind(api, forcePasswordReset$1, ({ params, body, by }) => forcePasswordReset(platform, {
		...params,
		...body
	}, by));
	bind(api, removeBuyerSecondFactor$1, ({ params, body, by }) => removeBuyerSecondFactor(platform, {
		...params,
		...body
	}, by));
	bind(api, resendBuyerConfirmation$1, ({ params, by }) => resendBuyerConfirmation(platform, params.id, by));
	bind(api, exportBuyerData$1, ({ params, body, by }) => exportBuyerData(platform, {
		...params,
		...body
	}, data, by));
	bind(api, scheduleBuyerDeletion$1, ({ params, body, by }) => scheduleBuyerDeletion(platform, {
		...params,
		...body
	}, by));
	bind(api, cancelBuyerDeletion$1, ({ params, body, by }) => cancelBuyerDeletion(platform, {
		...params,
		...body
	}, by));
	bind(api, impersonateBuyer$1, ({ params, body, by }) => impersonateBuyer(platform, {
		...params,
		...body
	}, by));
}
// src/domains/bulk/run-bulk-item.ts
const bulkItemQueue = defineQueue("run-bulk-item", {
	retries: 4,
	firstRetryS: 5,
	parallel: 1
});
async function runBulkItem(platform, key, { isLast }) {
	const { db, clock } = platform;
	try {
		await inTransaction(db, async (tx) => {
			const item = await lockItem(tx, key);
			if (item === void 0) return;
			const at = clock.now();
			const work = await prepare$1(tx, platform, item);
			if (work.leftOut !== void 0) return finishItem(tx, key, {
				problem: work.leftOut,
				at
			});
			await finishItem(tx, key, {
				...work.grant && { grant: work.grant },
				at
			});
			await work.apply();
			await platform.failpoint("bulk_item_done");
		});
		await platform.failpoint("bulk_item_committed");
	} catch (error) {
		const isRefused = error instanceof Refusal;
		if (!isRefused && !isLast) throw error;
		await finishItem(db, key, {
			problem: isRefused ? error.code : UNEXPECTED,
			at: clock.now()
		});
		await finishBulkAction(db, key.bulkAction, clock.now());
		if (isRefused) return;
		throw error;
	}
	await finishBulkAction(db, key.bulkAction, clock.now());
}
async function abandonBulkItem(tx, key, at) {
	await finishItem(tx, key, {
		problem: UNEXPECTED,
		at
	});
	await finishBulkAction(tx, key.bulkAction, at);
}
async function prepare$1(tx, platform, { subject: id, operation, reason, operator_id: operator, ip }) {
	const by = {
		operator: { id: operator },
		request: { ip }
	};
	switch (operation.kind) {
		case "end_sessions": return { apply: () => endBuyerSessionsIn(tx, platform, {
			id,
			reason
		}, by) };
		case "block_users": return { apply: () => blockBuyerIn(tx, platform, {
			id,
			reason
		}, by) };
		case "retire_items": return { apply: () => retireItemIn(tx, platform, {
			id,
			reason
		}, by) };
		case "undo_added_days": {
			await lockEnd(tx, id);
			const of = {
				bulkAction: operation.bulk_action,
				subscription: id,
				now: platform.clock.now()
			};
			const given = await findGivenDays(tx, of);
			if (given === void 0) refuse$2("version_conflict");
			const { grant_id: grantId, left_out: leftOut } = given;
			if (leftOut !== null) return { leftOut };
			return { apply: () => undoAddedDaysIn(tx, platform, {
				id,
				grantId,
				reason
			}, by) };
		}
		case "extend_subscriptions": {
			const end = await lockEnd(tx, id);
			if (end === void 0) refuse$2("not_found");
			if (await isHeld(tx, id)) refuse$2("version_conflict");
			const grantId = platform.ids.uuid();
			const extension = {
				id,
				reason,
				grantId,
				days: operation.days,
				expected_end: end.toISOString(),
				isLimited: false
			};
			return {
				grant: grantId,
				apply: async () => {
					await extendSubscriptionIn(tx, platform, extension, by);
				}
			};
		}
	}
}
// src/domains/bulk/start-bulk-action.ts
const SAMPLE = 10;
async function previewBulkAction({ db, clock }, operation) {
	const now = clock.now();
	return {
		count: await countSubjects(db, operation, now),
		left_out: operation.kind === "undo_added_days" ? await countLeftOut(db, operation.bulk_action, now) : 0,
		sample: await sampleSubjects(db, operation, {
			now,
			limit: SAMPLE
		})
	};
}
function startBulkAction(platform, { operation, expected_count: expectedCount, reason }, by) {
	const at = platform.clock.now();
	return inTransaction(platform.db, async (tx) => {
		const total = await countSubjects(tx, operation, at);
		if (total !== expectedCount || total > 2e5) refuse$2("version_conflict", { count: total });
		const id = platform.ids.uuid();
		const { operator, request } = by;
		await insertBulkAction(tx, {
			id,
			operation,
			reason,
			total,
			at,
			operatorId: operator.id,
			ip: request.ip
		});
		const subjects = await snapshotSubjects(tx, id, operation, at);
		if (subjects.length !== total) refuse$2("version_conflict");
		await platform.jobs.enqueueAll(tx, bulkItemQueue, subjects.map((subject) => ({ data: {
			bulkAction: id,
			subject
		} })));
		await recordAuditEvent(tx, platform, {
			...by,
			action: "bulk.start",
			subject: `bulk_action:${id}`,
			after: {
				...operation,
				total
			},
			reason
		});
		return { id };
	});
}
// src/domains/bulk/stop-bulk-action.ts
function stopBulkAction(platform, id, by) {
	return inTransaction(platform.db, async (tx) => {
		const stopped = await markBulkActionStopped(tx, id, platform.clock.now());
		const [row] = await findBulkActions(tx, {
			after: void 0,
			limit: 1
		}, id);
		if (row === void 0) refuse$2("not_found");
		if (!stopped) refuse$2("version_conflict", { current: serializeBulkAction(row) });
		const after = {
			done: row.done,
			failed: row.failed,
			total: row.total
		};
		await recordAuditEvent(tx, platform, {
			...by,
			action: "bulk.stop",
			subject: `bulk_action:${id}`,
			after
		});
		return serializeBulkAction(row);
	});
}
// src/domains/bulk/bulk.console-routes.ts
function bulkConsoleRoutes(api) {
	const { platform } = api;
	bindList(api, listBulkActions$1, (_call, reading) => listBulkActions(reading));
	bind(api, readBulkAction$1, ({ params }) => readBulkAction(platform, params.id));
	bind(api, previewBulkAction$1, ({ body }) => previewBulkAction(platform, body.operation));
	bindIdempotent(api, startBulkAction$1, ({ body, by }, once) => once((inCall) => startBulkAction(inCall, body, by)));
	bind(api, stopBulkAction$1, ({ params, by }) => stopBulkAction(platform, params.id, by));
}
// src/domains/bulk/bulk.jobs.ts
function bulkJobs(platform) {
	platform.jobs.work(bulkItemQueue, (key, attempt) => runBulkItem(platform, key, attempt), { onDiscard: (tx, key) => abandonBulkItem(tx, key, platform.clock.now()) });
}
// src/domains/calendar/calendar.store.ts
function findAddress(db, userId) {
	return db.selectFrom("calendar_addresses").selectAll().where("user_id", "=", userId).executeTakeFirst();
}
async function upsertAddress(tx, row) {
	const { token_hash, created_at } = row;
	await tx.insertInto("calendar_addresses").values(row).onConflict((conflict) => conflict.column("user_id").doUpdateSet({
		token_hash,
		created_at
	})).execute();
}
async function deleteAddress(db, userId) {
	await db.deleteFrom("calendar_addresses").where("user_id", "=", userId).execute();
}
function findOwner(db, tokenHash) {
	return db.selectFrom("calendar_addresses as c").innerJoin("users as u", "u.id", "c.user_id").select(["u.id", "u.language"]).where("c.token_hash", "=", tokenHash).where("u.blocked_at", "is", null).where("u.deleted_at", "is", null).executeTakeFirst();
}
async function findEndsOf(db, { userId, since, limit }) {
	const { rows } = await sql`
    select s.id, p.title, p.title_ru, s.ends_at, g.changed_at
    from subscriptions s
    join products p on p.id = s.product_id
    cross join lateral (
      select max(created_at) as changed_at from grants where subscription_id = s.id and reversed_at is null
    ) g
    where s.user_id = ${userId} and s.ends_at > ${since} and g.changed_at is not null
    order by s.ends_at desc, s.id
    limit ${limit}`.execute(db);
	return rows;
}
// src/domains/calendar/create-calendar-address.ts
async function createCalendarAddress(platform, userId) {
	const token = platform.ids.token();
	const at = platform.clock.now();
	await inTransaction(platform.db, (tx) => upsertAddress(tx, {
		user_id: userId,
		token_hash: sha256(token),
		created_at: at
	}));
	const path = readCalendar$1.path.replace(":address", `${token}.ics`);
	return {
		url: `${platform.publicUrl()}${path}`,
		created_at: at.toISOString()
	};
}
// src/domains/calendar/get-calendar.ts
async function getCalendar({ db }, userId) {
	return { created_at: (await findAddress(db, userId))?.created_at.toISOString() ?? null };
}
// src/domains/renewals/agreements/not-begun.rules.ts
const LATE_MS = HOUR_MS;
const EXPECTED_MS = 30 * DAY_MS;
function savedUntil(now) {
	return new Date(now.getTime() - LATE_MS);
}
// src/domains/renewals/agreements/not-begun.store.ts
const WITHOUT_AGREEMENT = sql`not exists (select from renewal_agreements a where a.subscription_id = s.id
  and (a.payment_id = p.id or a.stopped_at is null or a.consented_at > c.agreed_at))`;
const NOT_BEGUN = sql`
  select c.payment_id, s.id as subscription_id, s.user_id, s.ends_at, p.title, p.title_ru
  from renewal_consents c
  join payments p on p.id = c.payment_id
  join subscriptions s on s.user_id = p.user_id and s.product_id = p.product_id
  where p.state = 'paid' and p.provider <> 'balance'
    and not exists (select from payment_charges h where h.payment_id = p.id)
    and not exists (select from saved_methods m where m.created_by_payment = p.id)
    and ${WITHOUT_AGREEMENT}`;
async function findUnnotified(db, { after, before, limit }) {
	const { rows } = await sql`${NOT_BEGUN}
    and c.agreed_at > ${after} and p.paid_at <= ${before} and s.ends_at > ${before}
    and exists (select from users u where u.id = s.user_id and u.deleted_at is null)
    and not exists (select from mails l where l.key = 'renewal-not-begun:' || p.id)
    order by c.agreed_at limit ${limit}`.execute(db);
	return rows;
}
async function lockNotBegun(tx, paymentId) {
	const { rows } = await sql`
    ${NOT_BEGUN} and p.id = ${paymentId} for no key update of s`.execute(tx);
	return rows[0];
}
async function listNotBegun(db, { userId, before }) {
	const { rows } = await sql`
    ${NOT_BEGUN} and s.user_id = ${userId} and p.paid_at <= ${before}`.execute(db);
	return new Set(rows.map(({ subscription_id: id }) => id));
}
async function listBeginning(db, { userId, since }) {
	const { rows } = await sql`
    select s.id as subscription_id from renewal_consents c
    join payments p on p.id = c.payment_id
    join subscriptions s on s.user_id = p.user_id and s.product_id = p.product_id
    where s.user_id = ${userId} and p.state = 'paid' and p.paid_at > ${since} and ${WITHOUT_AGREEMENT}`.execute(db);
	return new Set(rows.map(({ subscription_id: id }) => id));
}
// src/domains/renewals/undo/undo.rules.ts
function undoUntil({ paidAt }) {
	return new Date(paidAt.getTime() + 14 * DAY_MS);
}
function undoOfferEnd(renewal, period) {
	const last = renewal.worth?.part === void 0 ? period.startsAt.getTime() : period.endsAt.getTime() - DAY_MS;
	return new Date(Math.min(undoUntil(renewal).getTime(), last));
}
function undoStateOf(renewal, now) {
	if (renewal.undoneAt !== null) return "undone";
	if (!(renewal.payment === "paid" || renewal.payment === "partially_refunded") || renewal.hasOpenRefund) return "refunded";
	const isOver = now >= undoUntil(renewal) || renewal.isBlocked;
	const isWorthless = renewal.worth === void 0 || renewal.worth.amountCents === 0;
	return isOver || isWorthless ? "closed" : "open";
}
// src/domains/renewals/undo/undo.store.ts
const UNDO = sql`
  select p.id as payment_id, r.id as renewal_id, r.subscription_id, p.user_id, p.state as payment, p.paid_at,
    p.captured_cents, p.refunded_cents, p.total_cents, p.fee_cents, p.discount_percent, p.credit_cents, p.credited_cents,
    g.starts_at, g.ends_at, product.title, product.title_ru, u.blocked_at is not null as is_blocked, undo.undone_at,
    exists (select from payment_refunds f where f.payment_id = p.id
      and f.state in ('requested', 'unknown', 'pending')) as has_open_refund,
    exists (select from deliveries d where d.subscription_id = r.subscription_id
      and d.delivered_at >= p.paid_at) as is_used
  from payments p
  join renewals r on r.id = p.renewal_id
  join subscriptions s on s.id = r.subscription_id
  join products product on product.id = s.product_id
  join users u on u.id = p.user_id and u.deleted_at is null
  left join grants g on g.payment_id = p.id and g.subscription_id = s.id and g.reversed_at is null
  left join renewal_undos undo on undo.payment_id = p.id`;
async function findUndo(db, paymentId) {
	const { rows } = await sql`
    ${UNDO} where p.id = ${paymentId} and p.paid_at is not null`.execute(db);
	return rows[0];
}
async function listUndos(db, { userId, since }) {
	const { rows } = await sql`
    ${UNDO} where p.user_id = ${userId} and p.paid_at > ${since} and r.state = 'paid' order by p.paid_at desc`.execute(db);
	return rows;
}
async function insertUndo(tx, undo) {
	const { part } = undo;
	await tx.insertInto("renewal_undos").values({
		payment_id: undo.paymentId,
		refund_id: undo.refundId,
		undone_by: undo.by,
		undone_at: undo.at,
		...part && {
			net_cents: part.netCents,
			unused_days: part.unusedDays,
			total_days: part.totalDays
		}
	}).execute();
}
async function markUndone(tx, { paymentId, renewalId }) {
	await tx.updateTable("renewals").set({
		state: "undone",
		close_reason: "undone"
	}).where("id", "=", renewalId).execute();
	await tx.updateTable("renewal_attempts").set({
		state: "failed",
		class: "technical",
		code: "undone"
	}).where("payment_id", "=", paymentId).execute();
}
// src/domains/renewals/undo/read-undo.ts
async function readUndo(platform, { id, userId }) {
	const row = await findUndo(platform.db, id);
	if (row?.user_id !== userId) refuse$2("not_found");
	return describeUndo(platform, row);
}
async function describeUndo(platform, row) {
	const now = platform.clock.now();
	const paid = paidRenewalOf(row, now);
	const cents = paid.worth?.amountCents ?? 0;
	const able = await refundsOfRenewal(platform, row.payment_id);
	const payment = await findPayment(platform.db, row.payment_id);
	const method = payment === void 0 ? "balance" : renewalRefundMethod(payment, able, cents);
	const part = paid.worth?.part;
	return {
		state: undoStateOf(paid, now),
		payment_id: row.payment_id,
		title: row.title,
		title_ru: row.title_ru,
		total: dollarsFromCents(cents),
		part: part === void 0 ? null : {
			unused_days: part.unusedDays,
			total_days: part.totalDays,
			paid: dollarsFromCents(part.netCents)
		},
		refund_to: method === "gateway" ? "method" : "balance",
		ends_at: (await endAfterUndo(platform.db, row, {
			worth: paid.worth,
			now
		})).toISOString()
	};
}
async function endAfterUndo(db, row, { worth, now }) {
	const { subscription_id: subscriptionId, payment_id: paymentId } = row;
	const days = worth?.part?.unusedDays ?? "all";
	return await endWithoutDays(db, {
		subscriptionId,
		paymentId,
		days
	}) ?? now;
}
function paidRenewalOf(row, now) {
	const { starts_at: startsAt, ends_at: endsAt, is_used: isUsed } = row;
	const isThere = startsAt !== null && endsAt !== null && row.credited_cents === 0;
	return {
		paidAt: row.paid_at,
		payment: row.payment,
		undoneAt: row.undone_at,
		hasOpenRefund: row.has_open_refund,
		isBlocked: row.is_blocked,
		worth: isThere ? worthOfRenewal(row, {
			startsAt,
			endsAt,
			isUsed
		}, now) : void 0
	};
}
// src/domains/renewals/calendar.rules.ts
const LEAD_MS = DAY_MS;
const DAYTIME = [8, 20];
const MORNING = [8, 11];
const RETRY_DAYS = [
	0,
	1,
	3,
	6,
	10
];
const RETRY_WINDOW_MS = 14 * DAY_MS;
const PAUSE_MS = 20 * HOUR_MS;
const TECHNICAL_PAUSES_H = [
	1,
	4,
	24
];
const PAYDAYS = [
	1,
	5,
	15,
	25
];
function chargeAt(input) {
	const { periodStart, term, zone, jitterMs } = input;
	const leadMs = Math.min(LEAD_MS, daysOf(term) * DAY_MS / 4);
	const at = new Date(periodStart.getTime() - leadMs + jitterMs);
	return leadMs < LEAD_MS ? at : nextWithin(DAYTIME, at, zone);
}
function countedTries(attempts) {
	return attempts.filter((one) => one.class !== "technical" && one.class !== "config").length;
}
function retryAt(attempts, { firstTryAt, zone, triesMax }) {
	const last = attempts.at(-1);
	if (last === void 0) return firstTryAt;
	if (![
		"technical",
		"config",
		"funds",
		"soft"
	].includes(last.class)) return void 0;
	const counted = countedTries(attempts);
	const days = RETRY_DAYS[counted];
	const softs = attempts.filter((one) => one.class === "soft").length;
	if (days === void 0 || counted >= triesMax || softs >= 2) return void 0;
	const earliest = Math.max(last.endedAt.getTime() + pauseAfter(attempts), last.retryNotBefore?.getTime() ?? 0);
	const planned = new Date(firstTryAt.getTime() + days * DAY_MS);
	const day = last.class === "funds" ? paydayNear(planned, zone) : planned;
	const at = last.class === "funds" || last.class === "soft" ? nextWithin(MORNING, new Date(Math.max(earliest, startOfDay(day, zone).getTime())), zone) : new Date(earliest);
	return at.getTime() > firstTryAt.getTime() + RETRY_WINDOW_MS ? void 0 : at;
}
function pauseAfter(attempts) {
	const last = attempts.at(-1);
	if (last?.class === "config") return 0;
	if (last?.class !== "technical") return PAUSE_MS;
	const lastDecided = attempts.findLastIndex((one) => one.class !== "technical");
	const inRow = attempts.length - 1 - lastDecided;
	const hours = TECHNICAL_PAUSES_H[Math.min(inRow, TECHNICAL_PAUSES_H.length) - 1] ?? 24;
	const decided = attempts[lastDecided];
	const untilMs = decided === void 0 ? 0 : decided.endedAt.getTime() + PAUSE_MS;
	return Math.max(hours * HOUR_MS, untilMs - last.endedAt.getTime());
}
function paydayNear(planned, zone) {
	return [
		0,
		1,
		-1
	].map((shift) => new Date(planned.getTime() + shift * 864e5)).find((day) => PAYDAYS.includes(Number(dayIn(zone, day).slice(8)))) ?? planned;
}
function nextWithin([from, to], at, zone) {
	for (let hours = 0; hours < 24; hours++) {
		const moment = new Date(at.getTime() + hours * HOUR_MS);
		const hour = hourIn(zone, moment);
		if (hour >= from && hour < to) return moment;
	}
	return at;
}
function startOfDay(at, zone) {
	return new Date(at.getTime() - hourIn(zone, at) * HOUR_MS);
}
// src/domains/renewals/description/describe-renewal.rules.ts
function describeRenewal(subscription, shop) {
	const { agreement, renewal, undo, confirm, grace_until: graceUntil } = subscription;
	const without = subscription.is_beginning === true ? "beginning" : "off";
	const state = agreement === null ? without : shownState(renewal?.state);
	const at = nextCharge(subscription, state, shop);
	const cents = renewal?.total_cents ?? agreement?.ceiling_cents;
	return {
		subscription_id: subscription.subscription_id,
		state,
		can_turn_on: shop.hasChargeable && subscription.is_sold,
		method: agreement?.method ?? null,
		total: agreement === null || cents === void 0 ? null : dollarsFromCents(cents),
		new_plan: agreement?.is_other_plan ? serializeDuration(termOf(agreement)) : null,
		charge_at: at?.toISOString() ?? null,
		access_until: graceUntil !== null && graceUntil > subscription.ends_at ? graceUntil.toISOString() : null,
		is_given_up: agreement === null && subscription.is_given_up,
		has_not_begun: agreement === null && subscription.has_not_begun === true,
		confirm: confirm === void 0 ? null : {
			...confirm,
			until: confirm.until.toISOString()
		},
		undo: undo === void 0 ? null : {
			...undo,
			until: undo.until.toISOString()
		}
	};
}
const termOf = ({ duration_count: count, duration_unit: unit }) => ({
	count,
	unit
});
function shownState(state) {
	if (state === "charging" || state === "closing") return "checking";
	if (state === "retrying" || state === "needs_buyer" || state === "held") return state;
	return "on";
}
function nextCharge({ agreement, renewal, ends_at: periodStart }, state, { now, zone }) {
	if (state === "retrying") return renewal?.next_at ?? null;
	if (state !== "on" || agreement === null) return null;
	const planned = chargeAt({
		periodStart,
		term: termOf(agreement),
		zone,
		jitterMs: 0
	});
	const notified = renewal?.notified_at?.getTime();
	const aheadMs = (renewal?.ahead_days ?? 0) * DAY_MS;
	const earliest = notified === void 0 ? 0 : notified + aheadMs;
	return new Date(Math.max(planned.getTime(), earliest, now.getTime()));
}
// src/domains/renewals/description/described.store.ts
const DESCRIBED$1 = sql`
  select s.id as subscription_id, s.ends_at, s.grace_until, p.active and p.archived_at is null as is_sold,
    a.ceiling_cents, a.duration_count, a.duration_unit, a.method_id, coalesce(m.kind, 'balance') as kind,
    coalesce(m.provider, 'balance') as provider, coalesce(m.brand, '') as brand, coalesce(m.last4, '') as last4,
    coalesce((select (y.duration_count, y.duration_unit) <> (a.duration_count, a.duration_unit) from payments y
      where y.user_id = s.user_id and y.product_id = s.product_id and y.paid_at is not null
      order by y.paid_at desc limit 1), false) as is_other_plan,
    case when exists (select from renewal_attempts t join payments y on y.id = t.payment_id
      where t.renewal_id = r.id and t.state in ('started', 'unknown', 'pending')
        and y.state in ('paid', 'partially_refunded', 'refunded', 'disputed'))
      then 'charging' else r.state end as state, r.total_cents, r.notified_at, r.ahead_days, r.next_at, c.id as confirm_payment, c.confirm_until,
    coalesce((select e.stop_reason = 'not_paid' from renewal_agreements e
      where e.subscription_id = s.id order by e.consented_at desc, e.id desc limit 1), false) as is_given_up
  from subscriptions s
  join products p on p.id = s.product_id
  left join renewal_agreements a on a.subscription_id = s.id and a.stopped_at is null
    and not exists (select from plan_changes c where c.subscription_id = a.subscription_id
      and c.settled_at >= a.consented_at and a.payment_id is distinct from c.payment_id)
  left join saved_methods m on m.id = a.method_id
  left join renewals r on r.subscription_id = s.id and r.closed_at is null
  left join payments c on c.renewal_id = r.id and c.state = 'pending' and r.state = 'needs_buyer'`;
async function listDescribed(db, { userId, now }) {
	const { rows } = await sql`
    ${DESCRIBED$1} where s.user_id = ${userId} and greatest(s.ends_at, s.grace_until) > ${now}
    order by s.ends_at, s.id`.execute(db);
	return rows.map(describe$1);
}
async function findDescribed(db, subscriptionId) {
	const { rows } = await sql`${DESCRIBED$1} where s.id = ${subscriptionId}`.execute(db);
	return rows.map(describe$1)[0];
}
function describe$1(row) {
	const { subscription_id, ends_at, grace_until, is_sold, is_given_up } = row;
	const { ceiling_cents, duration_count, duration_unit, is_other_plan, state } = row;
	const { method_id: id, kind, provider, brand, last4 } = row;
	const method = {
		id,
		kind,
		provider,
		brand,
		last4
	};
	const { total_cents, notified_at, ahead_days, next_at, confirm_payment, confirm_until } = row;
	return {
		subscription_id,
		ends_at,
		grace_until,
		is_sold,
		is_given_up,
		agreement: ceiling_cents === null ? null : {
			ceiling_cents,
			duration_count,
			duration_unit,
			is_other_plan,
			method
		},
		confirm: confirm_payment === null || confirm_until === null ? void 0 : {
			payment_id: confirm_payment,
			until: confirm_until
		},
		renewal: state === null || ahead_days === null ? null : {
			state,
			total_cents,
			notified_at,
			ahead_days,
			next_at
		}
	};
}
// src/domains/renewals/description/list-renewals.ts
async function listRenewals({ db, clock, config }, of) {
	const now = clock.now();
	const zone = config.shop().timeZone;
	const hasChargeable = of.hasChargeable || (await findBalances(db, of.userId)).available_cents > 0;
	const subscriptions = await listDescribed(db, {
		userId: of.userId,
		now
	});
	const since = new Date(now.getTime() - 14 * DAY_MS);
	const undos = await listUndos(db, {
		userId: of.userId,
		since
	});
	const saved = savedUntil(now);
	const notBegun = await listNotBegun(db, {
		userId: of.userId,
		before: saved
	});
	const beginning = await listBeginning(db, {
		userId: of.userId,
		since: saved
	});
	return subscriptions.map((one) => {
		const described = {
			...one,
			has_not_begun: notBegun.has(one.subscription_id),
			is_beginning: beginning.has(one.subscription_id),
			undo: undoOf(one, undos, now)
		};
		return describeRenewal(described, {
			now,
			zone,
			hasChargeable
		});
	});
}
function undoOf({ subscription_id: id }, undos, now) {
	for (const row of undos.filter((one) => one.subscription_id === id)) {
		const paid = paidRenewalOf(row, now);
		if (undoStateOf(paid, now) !== "open") continue;
		const { starts_at: startsAt, ends_at: endsAt } = row;
		if (startsAt === null || endsAt === null) continue;
		return {
			payment_id: row.payment_id,
			is_whole: paid.worth?.part === void 0,
			until: undoOfferEnd(paid, {
				startsAt,
				endsAt
			})
		};
	}
}
// src/domains/renewals/agreements/agreements.store.ts
async function insertAgreement(tx, row) {
	await tx.insertInto("renewal_agreements").values(row).execute();
}
function findAgreement(db, id) {
	return db.selectFrom("renewal_agreements").selectAll().where("id", "=", id).executeTakeFirst();
}
function findActiveAgreement(db, subscriptionId) {
	return db.selectFrom("renewal_agreements").selectAll().where("subscription_id", "=", subscriptionId).where("stopped_at", "is", null).executeTakeFirst();
}
async function markStopped(tx, stop) {
	const { numUpdatedRows } = await tx.updateTable("renewal_agreements").set({
		stopped_at: stop.at,
		stopped_by: stop.by,
		stop_reason: stop.reason
	}).where("id", "=", stop.id).where("stopped_at", "is", null).executeTakeFirst();
	return numUpdatedRows > 0n;
}
const RENEWABLE = sql`
  select s.id, s.user_id, s.product_id, s.ends_at, p.title, p.title_ru, coalesce(
    (select price_id from renewal_agreements where subscription_id = s.id and stopped_at is null),
    (select price_id from payments where user_id = s.user_id and product_id = s.product_id and paid_at is not null
      order by paid_at desc limit 1),
    (select id from prices where product_id = s.product_id and archived_at is null order by position, id limit 1)) as price_id
  from subscriptions s join products p on p.id = s.product_id`;
async function findRenewable(db, id) {
	const { rows } = await sql`${RENEWABLE} where s.id = ${id}`.execute(db);
	return rows[0];
}
async function lockRenewable(tx, id) {
	const { rows } = await sql`
    ${RENEWABLE} where s.id = ${id} for no key update of s`.execute(tx);
	return rows[0];
}
async function findConsentedPayments(db, { since, limit }) {
	const { rows } = await sql`
    select c.payment_id from renewal_consents c join payments p on p.id = c.payment_id
    where c.agreed_at > ${since} and p.state = 'paid'
      and not exists (select from renewal_agreements a where a.payment_id = c.payment_id)
      and (p.provider = 'balance' or exists (
        select from saved_methods m where m.state = 'active' and (m.created_by_payment = p.id
          or m.id = (select method_id from payment_charges where payment_id = p.id))))
    order by c.agreed_at limit ${limit}`.execute(db);
	return rows.map(({ payment_id }) => payment_id);
}
async function lockOrderedConsent(tx, paymentId) {
	const { rows } = await sql`
    select s.id as subscription_id, p.user_id, m.id as method_id, p.gateway, p.price_id, p.duration_count,
      p.duration_unit, c.ceiling_cents, c.version, c.language, c.text, c.agreed_at, p.title, p.title_ru
    from renewal_consents c
    join payments p on p.id = c.payment_id
    join subscriptions s on s.user_id = p.user_id and s.product_id = p.product_id
    left join payment_charges h on h.payment_id = p.id
    left join saved_methods m on m.state = 'active' and (m.created_by_payment = p.id or m.id = h.method_id)
    where c.payment_id = ${paymentId} and p.state = 'paid' and (p.provider = 'balance' or m.id is not null)
      and not exists (select from renewal_agreements a where a.payment_id = c.payment_id)
    for no key update of s`.execute(tx);
	return rows[0];
}
// src/domains/renewals/link-tokens/link-token.ts
const ID$1 = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
function linkTokenOf({ sealer }, purpose, id) {
	return `${id}.${sealer.fingerprint(id, purpose).toString("base64url")}`;
}
function idOfLinkToken({ sealer }, purpose, token) {
	const [id = "", signature = ""] = token.split(".");
	if (!ID$1.test(id)) return void 0;
	return sealer.isFingerprint(Buffer.from(signature, "base64url"), id, purpose) ? id : void 0;
}
const stopTokenOf = (needs, agreementId) => linkTokenOf(needs, "renewal-stop", agreementId);
// src/domains/renewals/mails/renewal-turned-on.mail.ts
function renewalTurnedOnMail(shop, language, agreed) {
	const product = titleIn(language, agreed.product);
	return layoutMail(shop, language, {
		subject: shop.t(language, "renewalOnSubject", { product }),
		lead: shop.t(language, "renewalOnLead", { product }),
		rows: [[shop.t(language, "renewalOnAgreed"), agreed.text]],
		button: {
			label: shop.t(language, "renewalSubscriptionsButton"),
			path: "/dashboard/subscriptions"
		},
		link: {
			label: shop.t(language, "renewalStopLink"),
			path: agreed.stopPath
		}
	});
}
// src/domains/renewals/agreements/mail-agreement.ts
async function mailAgreement(tx, platform, agreed) {
	await mailUser(tx, platform, {
		key: `renewal-on:${agreed.id}`,
		userId: agreed.userId,
		mail: (shop, language) => renewalTurnedOnMail(shop, language, {
			product: agreed.product,
			text: agreed.text,
			stopPath: `/stop-renewal#${stopTokenOf(platform, agreed.id)}`
		})
	});
}
// src/domains/renewals/agreements/begin-agreed.ts
const BATCH$8 = 200;
const beginAgreedQueue = defineQueue("begin-agreed-renewal", { onePerKey: true });
function beginAgreed(platform) {
	const since = new Date(platform.clock.now().getTime() - EXPECTED_MS);
	return enqueueDue(platform, {
		queue: beginAgreedQueue,
		limit: BATCH$8,
		find: (limit) => findConsentedPayments(platform.db, {
			since,
			limit
		}),
		toJob: (payment) => ({
			key: payment,
			data: { payment }
		})
	});
}
async function beginAgreement(tx, platform, paymentId) {
	const consent = await lockOrderedConsent(tx, paymentId);
	if (consent === void 0) return;
	const { subscription_id: subscriptionId, user_id: userId, text } = consent;
	const at = platform.clock.now();
	const active = await findActiveAgreement(tx, subscriptionId);
	if (active !== void 0) await markStopped(tx, {
		id: active.id,
		at,
		by: "buyer",
		reason: "changed"
	});
	const id = platform.ids.uuid();
	await insertAgreement(tx, {
		id,
		subscription_id: subscriptionId,
		user_id: userId,
		payment_id: paymentId,
		method_id: consent.method_id,
		gateway: consent.gateway,
		price_id: consent.price_id,
		duration_count: consent.duration_count,
		duration_unit: consent.duration_unit,
		ceiling_cents: consent.ceiling_cents,
		consent_version: consent.version,
		consent_language: consent.language,
		consent_text: text,
		consented_at: consent.agreed_at
	});
	await mailAgreement(tx, platform, {
		id,
		userId,
		text,
		product: consent
	});
}
function beginAgreedRenewal(platform, paymentId) {
	return inTransaction(platform.db, (tx) => beginAgreement(tx, platform, paymentId));
}
// src/domains/renewals/agreements/read-terms.ts
const BALANCE$1 = "balance";
async function findTerms(db, platform, asked) {
	const { subscription, chargeable, language } = asked;
	const priceId = asked.priceId ?? subscription.price_id;
	const price = priceId === null ? void 0 : await findPriceForOrder(db, priceId);
	if (price?.productId !== subscription.product_id) return void 0;
	const duration = {
		count: price.durationCount,
		unit: price.durationUnit
	};
	const first = firstCharge(platform, subscription.ends_at, duration);
	const options = [];
	for (const { gateway, method } of await candidates(db, subscription.user_id, chargeable)) {
		const quote = await quoteRenewal(db, platform, {
			gateway,
			priceId: price.priceId,
			durationCount: duration.count,
			durationUnit: duration.unit
		});
		if (typeof quote === "string" || quote.lines.totalCents === 0) continue;
		const text = consentText(language, {
			product: titleIn(language, subscription),
			amount: mailMoney(quote.lines.totalCents),
			isInRubles: quote.charge.charge_currency === "RUB",
			duration,
			method,
			firstCharge: mailDate(first),
			isNotified: notificationDays(duration).length > 0
		});
		options.push({
			method,
			gateway,
			quote,
			text
		});
	}
	return {
		priceId: options[0]?.quote.price.priceId ?? price.priceId,
		duration,
		chargeAt: first,
		options,
		plans: await listSoldPlans(db, subscription.product_id)
	};
}
async function candidates(db, userId, chargeable) {
	const saved = chargeable.map(({ gateway, ...method }) => ({
		gateway,
		method
	}));
	const { available_cents: availableCents } = await findBalances(db, userId);
	if (availableCents <= 0) return saved;
	const method = {
		id: null,
		kind: "balance",
		provider: BALANCE$1,
		brand: "",
		last4: ""
	};
	return [...saved, {
		gateway: BALANCE$1,
		method
	}];
}
function firstCharge({ clock, config }, endsAt, term) {
	const zone = config.shop().timeZone;
	const at = chargeAt({
		periodStart: endsAt,
		term,
		zone,
		jitterMs: 0
	});
	return new Date(Math.max(at.getTime(), clock.now().getTime()));
}
async function readTerms(platform, asked) {
	const subscription = await findRenewable(platform.db, asked.id);
	if (subscription?.user_id !== asked.userId) refuse$2("not_found");
	const terms = await findTerms(platform.db, platform, {
		...asked,
		subscription
	});
	if (terms === void 0) refuse$2("not_found");
	return {
		sub_plan_id: subscription.product_id,
		title: subscription.title,
		title_ru: subscription.title_ru,
		duration: serializeDuration(terms.duration),
		ends_at: subscription.ends_at.toISOString(),
		charge_at: terms.chargeAt.toISOString(),
		price_id: terms.priceId,
		plans: terms.plans.map(({ id, duration, amountCents }) => ({
			price_id: id,
			duration: serializeDuration(duration),
			amount: dollarsFromCents(amountCents)
		})),
		options: terms.options.map(({ method, quote, text }) => ({
			method,
			text,
			total: dollarsFromCents(quote.lines.totalCents),
			...serializeCharge(quote.charge)
		}))
	};
}
// src/domains/renewals/mails/renewal-stopped.mail.ts
function renewalStoppedMail(shop, language, stopped) {
	const product = titleIn(language, stopped.product);
	return layoutMail(shop, language, {
		subject: shop.t(language, "renewalOffSubject", { product }),
		lead: shop.t(language, stopped.isMethodRemoved ? "renewalMethodGoneLead" : "renewalOffLead", {
			product,
			date: mailDate(stopped.endsAt)
		}),
		button: {
			label: shop.t(language, "renewalSubscriptionsButton"),
			path: "/dashboard/subscriptions"
		}
	});
}
// src/domains/renewals/agreements/stop-agreement.ts
async function stopAgreement(tx, platform, { id, subscription_id: subscriptionId, user_id: userId }, { by, reason }) {
	const at = platform.clock.now();
	if (!await markStopped(tx, {
		id,
		at,
		by,
		reason
	})) return false;
	const isMethodRemoved = reason === "method_removed";
	if (by === "system" && !isMethodRemoved) return true;
	const subscription = await findRenewable(tx, subscriptionId);
	if (subscription === void 0) return true;
	const about = {
		product: subscription,
		endsAt: subscription.ends_at,
		isMethodRemoved
	};
	const message = {
		key: `renewal-off:${id}`,
		userId,
		mail: (shop, language) => renewalStoppedMail(shop, language, about)
	};
	if (!isMethodRemoved) {
		await mailUser(tx, platform, message);
		return true;
	}
	const shop = shopOf(platform);
	await notifyUser(tx, platform, {
		...message,
		kind: "subscription_ends",
		text: (language) => `${renewalStoppedMail(shop, language, about).subject}\n${shop.publicUrl}/dashboard/subscriptions`
	});
	return true;
}
// src/domains/renewals/agreements/stop-by-link.ts
async function readStopLinkOf(platform, token) {
	const agreement = await requireAgreement(platform.db, platform, token);
	const subscription = await findRenewable(platform.db, agreement.subscription_id);
	if (subscription === void 0) refuse$2("stop_link_invalid");
	const active = await findActiveAgreement(platform.db, agreement.subscription_id);
	return {
		title: subscription.title,
		title_ru: subscription.title_ru,
		ends_at: subscription.ends_at.toISOString(),
		is_stopped: active === void 0
	};
}
function stopByLink(platform, token) {
	return inTransaction(platform.db, async (tx) => {
		const { subscription_id: subscription } = await requireAgreement(tx, platform, token);
		const active = await findActiveAgreement(tx, subscription);
		if (active === void 0) return;
		await stopAgreement(tx, platform, active, {
			by: "buyer",
			reason: "stop_link"
		});
	});
}
async function requireAgreement(db, platform, token) {
	const id = idOfLinkToken(platform, "renewal-stop", token);
	return (id === void 0 ? void 0 : await findAgreement(db, id)) ?? refuse$2("stop_link_invalid");
}
// src/domains/renewals/agreements/turn-off-renewal.ts
function turnOffRenewal(platform, { subscriptionId, userId }) {
	return inTransaction(platform.db, async (tx) => {
		if ((await lockRenewable(tx, subscriptionId))?.user_id !== userId) refuse$2("not_found");
		const active = await findActiveAgreement(tx, subscriptionId);
		if (active === void 0) return;
		await stopAgreement(tx, platform, active, {
			by: "buyer",
			reason: "turned_off"
		});
	});
}
// src/domains/renewals/agreements/turn-on-renewal.ts
function turnOnRenewal(platform, consent) {
	return inTransaction(platform.db, async (tx) => {
		const { subscriptionId, userId, methodId, priceId, text, language, chargeable } = consent;
		const subscription = await lockRenewable(tx, subscriptionId);
		if (subscription?.user_id !== userId) refuse$2("not_found");
		const active = await findActiveAgreement(tx, subscriptionId);
		if (active?.consent_text === text && active.method_id === methodId) return;
		const terms = await findTerms(tx, platform, {
			subscription,
			priceId,
			chargeable,
			language
		});
		const option = terms?.options.find(({ method }) => method.id === methodId);
		if (terms === void 0) refuse$2("not_found");
		if (option === void 0) {
			const isSold = terms.plans.some(({ id: sold }) => sold === terms.priceId);
			refuse$2(isSold ? "method_unavailable" : "renewal_terms_changed");
		}
		if (option.text !== text) refuse$2("renewal_terms_changed");
		const at = platform.clock.now();
		if (active !== void 0) await markStopped(tx, {
			id: active.id,
			at,
			by: "buyer",
			reason: "changed"
		});
		const id = platform.ids.uuid();
		await insertAgreement(tx, {
			id,
			subscription_id: subscriptionId,
			user_id: userId,
			method_id: methodId,
			gateway: option.gateway,
			price_id: option.quote.price.priceId,
			duration_count: terms.duration.count,
			duration_unit: terms.duration.unit,
			ceiling_cents: option.quote.lines.totalCents,
			consent_version: 2,
			consent_language: language,
			consent_text: text,
			consented_at: at
		});
		await mailAgreement(tx, platform, {
			id,
			userId,
			text,
			product: subscription
		});
	});
}
// src/domains/renewals/agreements/agreements.routes.ts
function renewalRoutes(api) {
	const { platform } = api;
	beginConsentedWith(platform, beginAgreement);
	bind(api, listRenewals$1, async ({ session: { userId } }) => listRenewals(platform, {
		userId,
		hasChargeable: (await listChargeableMethods(platform, userId)).length > 0
	}));
	bind(api, readRenewalTerms, async ({ session: { userId }, params, query, language }) => {
		const chargeable = await listChargeableMethods(platform, userId);
		const { price_id: priceId } = query;
		return readTerms(platform, {
			id: params.id,
			userId,
			priceId,
			chargeable,
			language
		});
	});
	bind(api, turnOnRenewal$1, async ({ session: { userId }, params, body, language }) => turnOnRenewal(platform, {
		subscriptionId: params.id,
		userId,
		methodId: body.method,
		text: body.text,
		language,
		priceId: body.price_id,
		chargeable: await listChargeableMethods(platform, userId)
	}));
	bind(api, turnOffRenewal$1, ({ session: { userId }, params }) => turnOffRenewal(platform, {
		subscriptionId: params.id,
		userId
	}));
	bind(api, readStopLink, ({ body }) => readStopLinkOf(platform, body.token));
	bind(api, stopByLink$1, ({ body }) => stopByLink(platform, body.token));
}
// src/domains/renewals/confirmation/confirmation.store.ts
async function findConfirmable(db, paymentId) {
	const { rows } = await sql`
    select p.id as payment_id, p.user_id, t.method_id, p.state, p.paid_at, p.confirm_until, p.total_cents, p.product_id,
      product.title, product.title_ru
    from payments p
    join renewal_attempts t on t.payment_id = p.id and t.method_id is not null
    join products product on product.id = p.product_id
    join users u on u.id = p.user_id and u.deleted_at is null and u.blocked_at is null
    where p.id = ${paymentId} and p.confirm_until is not null`.execute(db);
	return rows[0];
}
// src/domains/renewals/confirmation/read-confirm-link.ts
async function readConfirmLinkOf(platform, token) {
	const row = await requireConfirmable(platform, token);
	const isOpen = canConfirm(row, platform.clock.now());
	return {
		state: isOpen ? "open" : row.paid_at === null ? "over" : "paid",
		sub_plan_id: row.product_id,
		title: row.title,
		title_ru: row.title_ru,
		total: dollarsFromCents(row.total_cents),
		until: isOpen ? row.confirm_until.toISOString() : null
	};
}
async function requireConfirmable(platform, token) {
	const id = idOfLinkToken(platform, "renewal-confirm", token);
	return (id === void 0 ? void 0 : await findConfirmable(platform.db, id)) ?? refuse$2("confirmation_link_invalid");
}
// src/domains/renewals/confirmation/open-confirm-link.ts
async function openConfirmLinkOf(platform, token) {
	const { payment_id: paymentId, method_id: methodId } = await requireConfirmable(platform, token);
	return { url: await openConfirmation(platform, {
		paymentId,
		methodId,
		returnPath: "/confirm-renewal"
	}) };
}
// src/domains/renewals/confirmation/open-own-confirmation.ts
async function openOwnConfirmation(platform, { id, userId }) {
	const row = await findConfirmable(platform.db, id);
	if (row?.user_id !== userId) refuse$2("not_found");
	const { payment_id: paymentId, method_id: methodId } = row;
	return { url: await openConfirmation(platform, {
		paymentId,
		methodId,
		returnPath: "/dashboard/subscriptions"
	}) };
}
// src/domains/renewals/confirmation/confirmation.routes.ts
function renewalConfirmationRoutes(api) {
	const { platform } = api;
	bind(api, openRenewalConfirmation, ({ session: { userId }, params }) => openOwnConfirmation(platform, {
		id: params.id,
		userId
	}));
	bind(api, readConfirmLink, ({ body }) => readConfirmLinkOf(platform, body.token));
	bind(api, openConfirmLink, ({ body }) => openConfirmLinkOf(platform, body.token));
}
// src/domains/renewals/console/renewal-list.store.ts
const FROM = sql`
  renewals r
  join renewal_agreements a on a.id = r.agreement_id
  join subscriptions s on s.id = r.subscription_id
  left join saved_methods m on m.id = a.method_id`;
const CHARGE_AT = sql`(r.period_start - least(interval '1 day', make_interval(days => a.duration_count *
  case a.duration_unit when 'day' then 1 when 'month' then 30 else 365 end) / 4))`;
const METHOD_PROBLEM = sql`(case
  when m.state = 'dead' then 'dead'
  when m.expires_month < to_char(${CHARGE_AT} at time zone 'UTC', 'YYYY-MM') then 'expires' end)`;
const HAS_FAILED = sql`exists (select from renewal_attempts t where t.renewal_id = r.id and t.state = 'failed'
  and t.code not in ('late_refund', 'undone'))`;
const IS_LOST = sql`(r.state = 'given_up'
  or (r.state = 'canceled' and r.close_reason in ('method_removed', 'method_revoked')))`;
const isDue = (until) => sql`(r.closed_at is null and r.state in ('planned', 'notified') and ${CHARGE_AT} <= ${until})`;
function groupSql({ dueUntil, closedSince }) {
	const isRecent = sql`r.closed_at > ${closedSince}`;
	return {
		open: sql`r.closed_at is null`,
		due: isDue(dueUntil),
		at_risk: sql`(r.closed_at is null and r.state <> 'closing' and (
      r.state in ('retrying', 'needs_buyer', 'held') or ${METHOD_PROBLEM} is not null
      or exists (select from renewal_attempts t where t.renewal_id = r.id and t.state = 'unknown')))`,
		recovered: sql`(${isRecent} and r.state = 'paid' and ${HAS_FAILED})`,
		lost: sql`(${isRecent} and ${IS_LOST})`,
		closed: sql`(${isRecent})`
	};
}
const soonestFirst = keyset("renewals r", ["r.period_start", "r.id"], "asc");
const lastClosedFirst = keyset("renewals r", ["r.closed_at", "r.id"], "desc");
async function findRenewals(db, filters, { after, limit }, limits) {
	const filterSql = {
		search: (search) => sql`
      (strpos(lower(u.username), lower(${search})) > 0 or strpos(u.email, lower(${search})) > 0)`,
		group: null
	};
	const group = filters.group ?? "open";
	const order = [
		"recovered",
		"lost",
		"closed"
	].includes(group) ? lastClosedFirst : soonestFirst;
	const { rows } = await sql`
    select r.id, r.subscription_id, r.state, r.total_cents, r.notified_at, r.ahead_days, r.next_at, r.closed_at, r.close_reason,
      r.period_start, s.grace_until, a.ceiling_cents, a.duration_count, a.duration_unit, a.method_id,
      coalesce(m.kind, 'balance') as kind, coalesce(m.provider, 'balance') as provider,
      coalesce(m.brand, '') as brand, coalesce(m.last4, '') as last4,
      case when r.closed_at is null then ${METHOD_PROBLEM} end as method_problem,
      u.id as user_id, u.username, u.email, p.id as product_id, p.title, p.title_ru,
      l.state as attempt_state, l.class as attempt_class, l.code as attempt_code, l.started_at as attempt_at
    from ${FROM}
    join users u on u.id = a.user_id
    join products p on p.id = s.product_id
    left join lateral (
      select t.state, t.code, t.started_at,
        case when t.state = 'pending' and y.confirm_until is not null then 'action' else t.class end as class
      from renewal_attempts t left join payments y on y.id = t.payment_id
      where t.renewal_id = r.id order by t.number desc limit 1
    ) l on true
    where ${whereOf(filterSql, filters, groupSql(limits)[group], order.after(after))}
    ${order.order} limit ${limit}`.execute(db);
	return rows;
}
async function countRenewals(db, limits) {
	const { rows } = await sql`
    select count(*) filter (where is_due)::integer as due,
      coalesce(sum(cents) filter (where is_due), 0)::float8 as due_cents,
      count(*) filter (where is_paid or is_lost)::integer as decided,
      count(*) filter (where (is_paid or is_lost) and has_failed)::integer as failed,
      count(*) filter (where is_paid and not has_failed)::integer as first_try,
      count(*) filter (where is_paid and has_failed)::integer as recovered,
      count(*) filter (where is_lost)::integer as lost
    from (
      select ${isDue(limits.dueUntil)} as is_due, coalesce(r.total_cents, a.ceiling_cents) as cents,
        r.state = 'paid' as is_paid, ${IS_LOST} as is_lost, ${HAS_FAILED} as has_failed
      from ${FROM}
      where r.closed_at is null or r.closed_at > ${limits.closedSince}
    ) counted`.execute(db);
	const [figures] = rows;
	if (figures === void 0) throw new Error("An aggregate has no row.");
	return figures;
}
// src/domains/renewals/console/list-console-renewals.ts
function listConsoleRenewals({ db, clock, config }) {
	const now = clock.now();
	const { timeZone: zone } = config.shop();
	const limits = {
		dueUntil: new Date(now.getTime() + 30 * DAY_MS),
		closedSince: new Date(now.getTime() - 90 * DAY_MS)
	};
	return listAnswers(listConsoleRenewals$1, {
		rows: (filters, page) => findRenewals(db, filters, page, limits),
		answer: (rows) => rows.map((row) => serializeRow(row, {
			now,
			zone
		})),
		csv: {
			line: (row) => serializeRow(row, {
				now,
				zone
			}),
			columns: {
				id: (row) => row.id,
				subscription: (row) => row.subscription_id,
				user: (row) => row.user.username,
				email: (row) => row.user.email,
				product: (row) => row.product.title,
				state: (row) => row.state,
				"end reason": (row) => row.end_reason ?? "",
				method: (row) => row.method.kind,
				provider: (row) => row.method.provider,
				"method problem": (row) => row.method_problem ?? "",
				"amount, USD": (row) => row.total,
				"charge, UTC": (row) => row.charge_at ?? "",
				"last answer": (row) => row.last_attempt?.decline ?? row.last_attempt?.state ?? "",
				code: (row) => row.last_attempt?.code ?? ""
			}
		}
	});
}
function serializeRow(row, shop) {
	const { state, attempt_state: attempt, attempt_class: decline, attempt_code: code } = row;
	const { method_id: id, kind, provider, brand, last4 } = row;
	const method = {
		id,
		kind,
		provider,
		brand,
		last4
	};
	return {
		id: row.id,
		subscription_id: row.subscription_id,
		state,
		method,
		user: {
			id: row.user_id,
			username: row.username,
			email: row.email
		},
		product: {
			id: row.product_id,
			title: row.title,
			title_ru: row.title_ru
		},
		method_problem: row.method_problem,
		total: dollarsFromCents(row.total_cents ?? row.ceiling_cents),
		charge_at: (plannedCharge(row, method, shop) ?? row.attempt_at?.toISOString()) || null,
		last_attempt: attempt === null ? null : {
			state: attempt,
			decline,
			code
		},
		end_reason: row.close_reason
	};
}
function plannedCharge(row, method, { now, zone }) {
	if (row.closed_at !== null) return null;
	const { subscription_id, period_start: ends_at, grace_until } = row;
	const { ceiling_cents, duration_count, duration_unit } = row;
	const { charge_at: at } = describeRenewal({
		subscription_id,
		ends_at,
		grace_until,
		is_sold: true,
		is_given_up: false,
		agreement: {
			ceiling_cents,
			duration_count,
			duration_unit,
			is_other_plan: false,
			method
		},
		renewal: row
	}, {
		now,
		zone,
		hasChargeable: true
	});
	return at;
}
// src/domains/renewals/console/buyer-renewals.store.ts
function listBuyerMethods(db, userId) {
	return db.selectFrom("saved_methods").select([
		"id",
		"kind",
		"provider",
		"brand",
		"last4",
		"state",
		"is_default",
		"created_at"
	]).select("expires_month").where("user_id", "=", userId).orderBy((row) => row("state", "=", "removed")).orderBy("created_at", "desc").orderBy("id", "desc").limit(50).execute();
}
async function listBuyerAgreements(db, userId) {
	const { rows } = await sql`
    select a.*, p.title, p.title_ru, coalesce(m.kind, 'balance') as kind, coalesce(m.provider, 'balance') as provider,
      coalesce(m.brand, '') as brand, coalesce(m.last4, '') as last4
    from renewal_agreements a
    join subscriptions s on s.id = a.subscription_id
    join products p on p.id = s.product_id
    left join saved_methods m on m.id = a.method_id
    where a.user_id = ${userId}
    order by a.consented_at desc, a.id desc limit 50`.execute(db);
	return rows;
}
async function listBuyerAttempts(db, userId) {
	const { rows } = await sql`
    select t.*, y.confirm_until, r.subscription_id, p.title, p.title_ru
    from renewal_agreements a
    join renewals r on r.agreement_id = a.id
    join renewal_attempts t on t.renewal_id = r.id
    left join payments y on y.id = t.payment_id
    join subscriptions s on s.id = r.subscription_id
    join products p on p.id = s.product_id
    where a.user_id = ${userId}
    order by t.started_at desc, t.id desc limit 20`.execute(db);
	return rows;
}
// src/domains/renewals/console/console-renewals.store.ts
async function listAgreements(db, subscriptionId) {
	const { rows } = await sql`
    select a.*, coalesce(m.kind, 'balance') as kind, coalesce(m.provider, 'balance') as provider,
      coalesce(m.brand, '') as brand, coalesce(m.last4, '') as last4
    from renewal_agreements a left join saved_methods m on m.id = a.method_id
    where a.subscription_id = ${subscriptionId}
    order by a.consented_at desc, a.id desc limit 100`.execute(db);
	return rows;
}
function listRenewalsOf(db, subscriptionId) {
	return db.selectFrom("renewals").selectAll().where("subscription_id", "=", subscriptionId).orderBy("period_start", "desc").limit(24).execute();
}
async function listAttemptsOf(db, renewalIds) {
	if (renewalIds.length === 0) return [];
	return await db.selectFrom("renewal_attempts").leftJoin("payments", "payments.id", "renewal_attempts.payment_id").selectAll("renewal_attempts").select("payments.confirm_until").where("renewal_attempts.renewal_id", "in", renewalIds).orderBy("renewal_attempts.number").execute();
}
// src/domains/renewals/console/read-subscription-renewals.ts
async function readSubscriptionRenewals({ db }, id) {
	const [agreements, renewals] = await Promise.all([listAgreements(db, id), listRenewalsOf(db, id)]);
	const attempts = await listAttemptsOf(db, renewals.map((one) => one.id));
	return {
		agreements: agreements.map(serializeAgreement),
		renewals: renewals.map((one) => serializeRenewal(one, attempts))
	};
}
function serializeAgreement(row) {
	const { method_id: id, kind, provider, brand, last4 } = row;
	const { stopped_at: at, stop_reason: reason } = row;
	return {
		id: row.id,
		method: {
			id,
			kind,
			provider,
			brand,
			last4
		},
		ceiling: dollarsFromCents(row.ceiling_cents),
		text: row.consent_text,
		agreed_at: row.consented_at.toISOString(),
		payment_id: row.payment_id,
		stopped: at === null || reason === null ? null : {
			at: at.toISOString(),
			reason
		}
	};
}
function serializeRenewal(row, attempts) {
	return {
		id: row.id,
		state: row.state,
		period_start: row.period_start.toISOString(),
		total: row.total_cents === null ? null : dollarsFromCents(row.total_cents),
		next_at: row.next_at?.toISOString() ?? null,
		attempts: attempts.filter((one) => one.renewal_id === row.id).map(serializeAttempt)
	};
}
function serializeAttempt(row) {
	const waits = row.state === "pending" && row.confirm_until !== null;
	return {
		number: row.number,
		state: row.state,
		code: row.code,
		decline: waits ? "action" : row.class,
		started_at: row.started_at.toISOString(),
		payment_id: row.payment_id
	};
}
// src/domains/renewals/console/read-buyer-renewals.ts
async function readBuyerRenewals({ db }, userId) {
	const [methods, agreements, attempts] = await Promise.all([
		listBuyerMethods(db, userId),
		listBuyerAgreements(db, userId),
		listBuyerAttempts(db, userId)
	]);
	return {
		methods: methods.map(({ created_at: savedAt, expires_month: expires, ...method }) => ({
			...method,
			saved_at: savedAt.toISOString(),
			expires
		})),
		agreements: agreements.map((row) => ({
			...serializeAgreement(row),
			...aboutOf$1(row)
		})),
		attempts: attempts.map((row) => ({
			id: row.id,
			...serializeAttempt(row),
			...aboutOf$1(row)
		}))
	};
}
function aboutOf$1(row) {
	const { subscription_id, title, title_ru } = row;
	return {
		subscription_id,
		product: {
			title,
			title_ru
		}
	};
}
// src/domains/renewals/console/read-renewal-figures.ts
async function readRenewalFigures({ db, clock }) {
	const now = clock.now().getTime();
	const spanMs = 30 * DAY_MS;
	const counted = await countRenewals(db, {
		dueUntil: new Date(now + spanMs),
		closedSince: new Date(now - spanMs)
	});
	return {
		due: {
			count: counted.due,
			total: dollarsFromCents(counted.due_cents)
		},
		first_try: {
			count: counted.first_try,
			of: counted.decided
		},
		recovered: {
			count: counted.recovered,
			of: counted.failed
		},
		lost: {
			count: counted.lost,
			of: counted.decided
		}
	};
}
// src/domains/renewals/renewals.store.ts
const LOADED = sql`
  select r.*, a.user_id, a.gateway, a.method_id, a.price_id, a.duration_count, a.duration_unit, a.ceiling_cents,
    a.consented_at, a.stopped_at, a.stop_reason, s.ends_at, s.product_id, p.title, p.title_ru, p.grace_days,
    u.deleted_at, u.blocked_at, m.state as method_state, m.brand, m.provider, m.last4, m.expires_month
  from renewals r
  join renewal_agreements a on a.id = r.agreement_id
  join subscriptions s on s.id = r.subscription_id
  join products p on p.id = s.product_id
  join users u on u.id = a.user_id
  left join saved_methods m on m.id = a.method_id`;
async function findRenewal(db, id) {
	const { rows } = await sql`${LOADED} where r.id = ${id}`.execute(db);
	return rows[0];
}
async function lockRenewal(tx, id) {
	const { rows } = await sql`
    ${LOADED} where r.id = ${id} for no key update of s, r, a`.execute(tx);
	return rows[0];
}
function listAttempts(db, renewalId) {
	return db.selectFrom("renewal_attempts as attempt").leftJoin("payments", "payments.id", "attempt.payment_id").selectAll("attempt").select([
		"payments.state as payment_state",
		"payments.paid_at",
		"payments.confirm_until"
	]).where("attempt.renewal_id", "=", renewalId).orderBy("attempt.number").execute();
}
async function listCodesBefore(db, { id, renewal_id: renewalId, method_id: methodId }) {
	return (await db.selectFrom("renewal_attempts").select("code").where("renewal_id", "=", renewalId).where("method_id", "=", methodId).where("id", "<>", id).where("code", "is not", null).$narrowType().execute()).map(({ code }) => code);
}
async function countMethodTries(db, { methodId, since }) {
	const { count } = await db.selectFrom("renewal_attempts").select((eb) => eb.fn.countAll().as("count")).where("method_id", "=", methodId).where("started_at", ">", since).where((row) => row.or([row("class", "is", null), row("class", "not in", ["technical", "config"])])).executeTakeFirstOrThrow();
	return Number(count);
}
async function findUnplanned(db, { now, limit, id }) {
	const { rows } = await sql`
    select a.id, a.subscription_id, s.ends_at
    from renewal_agreements a
    join subscriptions s on s.id = a.subscription_id
    join users u on u.id = a.user_id
    where a.stopped_at is null and u.deleted_at is null and u.blocked_at is null
      and greatest(s.ends_at, s.grace_until) > ${now}
      and (${id ?? null}::uuid is null or a.id = ${id ?? null}::uuid)
      and not exists (select from renewals r where r.subscription_id = s.id and r.closed_at is null)
      and not exists (select from renewals r
        where r.subscription_id = s.id and r.period_start = s.ends_at and ((r.agreement_id = a.id and r.state <> 'superseded') or r.state = 'paid'))
    order by s.ends_at limit ${limit}`.execute(db);
	return rows;
}
async function planRow(tx, row) {
	const { rows } = await sql`
    insert into renewals (id, subscription_id, agreement_id, period_start, state, next_at, created_at)
    values (${row.id}, ${row.subscriptionId}, ${row.agreementId}, ${row.periodStart}, 'planned', ${row.at}, ${row.at})
    on conflict (subscription_id, period_start) do update
      set agreement_id = excluded.agreement_id, state = 'planned', next_at = excluded.next_at, closed_at = null,
        close_reason = null, notifications = 0, notified_at = null, total_cents = null, charge_minor = null,
        charge_currency = null, first_try_at = null
      where renewals.closed_at is not null and renewals.state <> 'paid'
    returning *`.execute(tx);
	return rows[0];
}
async function findDue(db, { now, limit }) {
	const { rows } = await sql`
    select r.id from renewals r where r.next_at <= ${now}
    union
    select r.id from renewals r
    join renewal_agreements a on a.id = r.agreement_id
    join subscriptions s on s.id = r.subscription_id
    join users u on u.id = a.user_id
    left join saved_methods m on m.id = a.method_id
    left join renewal_attempts t on t.renewal_id = r.id and t.state in ('started', 'unknown', 'pending')
    left join payments p on p.id = t.payment_id
    where r.closed_at is null and (
      (t.id is null and (a.stopped_at is not null or s.ends_at <> r.period_start or u.deleted_at is not null
        or u.blocked_at is not null or m.state = 'removed' or (m.state = 'dead' and r.state <> 'needs_buyer')))
      or (t.id is not null and r.state <> 'closing' and (a.stopped_at is not null or u.deleted_at is not null
        or u.blocked_at is not null or m.state = 'removed'))
      or (p.confirm_until > ${now} and s.ends_at <> r.period_start)
      or p.state not in ('pending', 'review'))
    limit ${limit}`.execute(db);
	return rows.map(({ id }) => id);
}
async function changeRenewal(tx, id, change) {
	await tx.updateTable("renewals").set(change).where("id", "=", id).execute();
}
async function insertAttempt(tx, row) {
	await tx.insertInto("renewal_attempts").values(row).execute();
}
async function changeOpenAttempt(tx, id, change) {
	const { numUpdatedRows } = await tx.updateTable("renewal_attempts").set(change).where("id", "=", id).where("state", "in", [
		"started",
		"unknown",
		"pending"
	]).executeTakeFirst();
	return numUpdatedRows > 0n;
}
async function countCheck(db, id) {
	await db.updateTable("renewal_attempts").set((own) => ({ checks: own("checks", "+", 1) })).where("id", "=", id).execute();
}
async function stopAgreementsOfMethod(tx, { methodId, at }) {
	const { rows } = await sql`
    with stopped as (
      update renewal_agreements set stopped_at = ${at}, stopped_by = 'system', stop_reason = 'method_revoked'
      where method_id = ${methodId} and stopped_at is null returning id)
    select r.id from stopped
    join renewals r on r.agreement_id = stopped.id and r.closed_at is null`.execute(tx);
	return rows.map(({ id }) => id);
}
// src/domains/renewals/renewal-state.rules.ts
const openAttemptStates = [
	"started",
	"unknown",
	"pending"
];
function isPaid(state) {
	return [
		"paid",
		"partially_refunded",
		"refunded",
		"disputed"
	].includes(state);
}
function findPaidLate({ stopped_at: stoppedAt, deleted_at: deletedAt }, attempts) {
	if (deletedAt !== null) return void 0;
	return attempts.flatMap((one) => {
		const { payment_id, payment_state: state, paid_at } = one;
		if (one.state !== "failed" || one.code === "late_refund") return [];
		if (payment_id === null || paid_at === null || state === null || !isKept(state)) return [];
		return stoppedAt === null || paid_at < stoppedAt ? [{
			...one,
			payment_id,
			paid_at
		}] : [];
	}).sort((one, other) => one.paid_at.getTime() - other.paid_at.getTime())[0];
}
function isKept(state) {
	return isPaid(state) && state !== "refunded";
}
// src/domains/renewals/retry-renewal.ts
async function retryRenewal(tx, { clock }, id) {
	const row = await lockRenewal(tx, id);
	if (row === void 0 || ![
		"held",
		"retrying",
		"needs_buyer"
	].includes(row.state)) return false;
	if ((await listAttempts(tx, id)).some(({ state }) => openAttemptStates.includes(state))) return false;
	await changeRenewal(tx, id, {
		state: "retrying",
		next_at: clock.now()
	});
	await closeAlerts(tx, {
		kinds: ["renewal_stuck"],
		subjects: [row.subscription_id],
		at: clock.now()
	});
	return true;
}
// src/domains/renewals/console/retry-now.ts
function retryNow(platform, { id, reason }, by) {
	return inTransaction(platform.db, async (tx) => {
		const renewal = await findRenewal(tx, id);
		if (renewal === void 0) refuse$2("not_found");
		if (!await retryRenewal(tx, platform, id)) refuse$2("not_found");
		await recordAuditEvent(tx, platform, {
			...by,
			action: "subscriptions.retry_renewal",
			subject: `subscription:${renewal.subscription_id}`,
			before: { state: renewal.state },
			after: { state: "retrying" },
			reason
		});
	});
}
// src/domains/renewals/console/stop-renewal.ts
function stopRenewal(platform, { id, reason }, by) {
	return inTransaction(platform.db, async (tx) => {
		const active = await lockRenewable(tx, id) && await findActiveAgreement(tx, id);
		if (active === void 0) refuse$2("not_found");
		await stopAgreement(tx, platform, active, {
			by: "operator",
			reason: "operator"
		});
		await recordAuditEvent(tx, platform, {
			...by,
			action: "subscriptions.stop_renewal",
			subject: `subscription:${id}`,
			before: { state: "on" },
			after: { state: "off" },
			reason
		});
	});
}
// src/domains/renewals/console/renewals.console-routes.ts
function renewalConsoleRoutes(api) {
	const { platform } = api;
	bindList(api, listConsoleRenewals$1, (_call, reading) => listConsoleRenewals(reading));
	bindReading(api, readRenewalFigures$1, (_call, reading) => readRenewalFigures(reading));
	bind(api, readBuyerRenewals$1, ({ params }) => readBuyerRenewals(platform, params.id));
	bind(api, readSubscriptionRenewals$1, ({ params }) => readSubscriptionRenewals(platform, params.id));
	bind(api, retryRenewal$1, ({ params, body, by }) => retryNow(platform, {
		...params,
		...body
	}, by));
	bind(api, stopSubscriptionRenewal, ({ params, body, by }) => stopRenewal(platform, {
		...params,
		...body
	}, by));
}
// src/domains/renewals/mails/renewal-not-begun.mail.ts
function renewalNotBegunMail(shop, language, about) {
	const product = titleIn(language, about.product);
	return layoutMail(shop, language, {
		subject: shop.t(language, "renewalOffSubject", { product }),
		lead: shop.t(language, "renewalNotBegunLead", {
			product,
			date: mailDate(about.endsAt)
		}),
		button: {
			label: shop.t(language, "renewalMethodButton"),
			path: "/dashboard/subscriptions"
		},
		note: shop.t(language, "renewalNotBegunNote")
	});
}
// src/domains/renewals/mails/agreement-examples.ts
const product = {
	title: "Music",
	title_ru: "\u041C\u0443\u0437\u044B\u043A\u0430"
};
const agreementMailExamples = [
	{
		name: "renewal-turned-on",
		render: (shop, language) => renewalTurnedOnMail(shop, language, {
			product,
			text: "Music, $9.99 / 1 month",
			stopPath: "/stop-renewal#0199c000-0000-7000-8000-000000000003.example"
		})
	},
	{
		name: "renewal-not-begun",
		render: (shop, language) => renewalNotBegunMail(shop, language, {
			product,
			endsAt: new Date("2026-03-13T12:00:00Z")
		})
	},
	{
		name: "renewal-stopped",
		render: (shop, language) => renewalStoppedMail(shop, language, {
			product,
			endsAt: new Date("2026-03-13T12:00:00Z")
		})
	},
	{
		name: "renewal-method-removed",
		render: (shop, language) => renewalStoppedMail(shop, language, {
			product,
			endsAt: new Date("2026-03-13T12:00:00Z"),
			isMethodRemoved: true
		})
	}
];
// src/domains/renewals/mails/renewal.mail.ts
const SUBJECTS = {
	coming: "renewalComingSubject",
	charged: "renewalChargedSubject",
	undone: "renewalUndoneSubject",
	declined: "renewalDeclinedSubject",
	last_try: "renewalDeclinedSubject",
	confirm: "renewalConfirmSubject",
	method_dead: "renewalMethodSubject",
	revoked: "renewalOffSubject",
	ended: "renewalEndedSubject",
	not_sold: "renewalOffSubject",
	price_raised: "renewalOffSubject"
};
const LEADS = {
	coming: "renewalComingLead",
	charged: "renewalChargedLead",
	undone: "renewalUndoneLead",
	declined: "renewalRefusedLead",
	last_try: "renewalLastTryLead",
	confirm: "renewalConfirmLead",
	method_dead: "renewalMethodLead",
	revoked: "renewalRevokedLead",
	ended: "renewalEndedLead",
	not_sold: "renewalNotSoldLead",
	price_raised: "renewalPriceLead"
};
const DECLINES = {
	funds: {
		subject: "renewalFundsSubject",
		declined: "renewalFundsLead",
		last_try: "renewalLastFundsLead"
	},
	bank: {
		subject: "renewalRefusedSubject",
		declined: "renewalRefusedLead",
		last_try: "renewalLastRefusedLead"
	}
};
function renewalSubject(shop, language, kind, renewal) {
	return shop.t(language, subjectOf(kind, renewal), textsOf(shop, language, renewal));
}
function renewalMail(shop, language, kind, renewal) {
	const words = textsOf(shop, language, renewal);
	const t = (key, params) => shop.t(language, key, {
		...words,
		...params
	});
	return layoutMail(shop, language, {
		subject: t(subjectOf(kind, renewal)),
		lead: t(leadOf(kind, renewal)),
		...partsOf(kind, renewal, t)
	});
}
function subjectOf(kind, { decline }) {
	return decline === void 0 ? SUBJECTS[kind] : DECLINES[decline].subject;
}
function leadOf(kind, { part, confirmPath, decline }) {
	if (decline !== void 0 && (kind === "declined" || kind === "last_try")) return DECLINES[decline][kind];
	if (part !== void 0) return "renewalUndonePartLead";
	return confirmPath === void 0 ? LEADS[kind] : "renewalConfirmSameLead";
}
function partsOf(kind, renewal, t) {
	const subscriptions = "/dashboard/subscriptions";
	const order = `${subscriptions}?order=${renewal.productId}&again`;
	const stop = {
		label: t("renewalStopLink"),
		path: renewal.stopPath
	};
	const method = [t("receiptMethod"), t("renewalMethod")];
	switch (kind) {
		case "coming": return {
			rows: [
				[t("renewalDateRow"), mailDate(renewal.date)],
				[t("receiptTerm"), t(termTexts[renewal.term.unit], { count: renewal.term.count })],
				[t("receiptTotal"), t("renewalAmount")],
				method
			],
			button: {
				label: t("receiptButton"),
				path: subscriptions
			},
			link: stop,
			note: [...renewal.isExpiring ? [t("renewalCardNote")] : [], t("renewalComingNote")].join(" ")
		};
		case "charged": {
			const { paid } = renewal;
			return {
				rows: [
					[t("receiptTotal"), t("renewalAmount")],
					method,
					...paid === void 0 ? [] : [[t("receiptDate"), mailTime(paid.at)], [t("receiptNumber"), paid.number]]
				],
				button: {
					label: t("receiptButton"),
					path: subscriptions
				},
				link: stop,
				secondLink: renewal.undoPath === void 0 ? void 0 : {
					label: t("renewalUndoLink"),
					path: renewal.undoPath
				}
			};
		}
		case "undone": return {
			button: {
				label: t("receiptButton"),
				path: subscriptions
			},
			note: t("renewalUndoneNote")
		};
		case "declined": return {
			button: {
				label: t("renewalPayButton"),
				path: order
			},
			link: stop,
			note: t("renewalAccessNote")
		};
		case "confirm": return {
			button: renewal.confirmPath === void 0 ? {
				label: t("renewalPayButton"),
				path: order
			} : {
				label: t("renewalConfirmButton"),
				path: renewal.confirmPath
			},
			link: stop,
			note: t("renewalAccessNote")
		};
		case "last_try": return {
			button: {
				label: t("renewalPayButton"),
				path: order
			},
			link: stop,
			note: t("renewalAccessNote")
		};
		case "method_dead": return {
			button: {
				label: t("renewalMethodButton"),
				path: subscriptions
			},
			link: stop,
			note: t("renewalAccessNote")
		};
		case "ended": return { button: {
			label: t("endedButton"),
			path: order
		} };
		case "revoked":
		case "price_raised": return { button: {
			label: t("receiptButton"),
			path: subscriptions
		} };
		case "not_sold": return {};
	}
}
function textsOf(shop, language, renewal) {
	const { kopecks, totalCents } = renewal;
	const method = renewal.method === null ? shop.t(language, "renewalBalance") : shortMethodName(renewal.method) || shop.t(language, "renewalSavedMethod");
	const dollars = mailMoney(totalCents);
	const amount = kopecks === void 0 ? dollars : shop.t(language, "renewalAbout", {
		dollars,
		rubles: mailRubles(kopecks)
	});
	return {
		product: renewal.product,
		date: mailDate(renewal.date),
		until: mailDate(renewal.accessUntil),
		method,
		amount,
		...renewal.part && {
			unused: String(renewal.part.unusedDays),
			total: String(renewal.part.totalDays)
		}
	};
}
// src/domains/renewals/mails/examples.ts
const renewal = {
	product: "Music",
	productId: 1,
	method: {
		brand: "visa",
		provider: "stripe",
		last4: "4242"
	},
	term: {
		count: 1,
		unit: "month"
	},
	totalCents: 1290,
	date: new Date("2026-03-13T12:00:00Z"),
	accessUntil: new Date("2026-03-16T12:00:00Z"),
	paid: {
		id: "0199c000-0000-7000-8000-000000000001",
		number: "P-7K3M-92QF",
		at: new Date("2026-03-10T12:00:00Z")
	},
	stopPath: "/stop-renewal#0199c000-0000-7000-8000-000000000003.example",
	undoPath: "/undo-renewal#0199c000-0000-7000-8000-000000000004.example"
};
const exampleOf = (kind) => ({
	name: `renewal-${kind.replace("_", "-")}`,
	render: (shop, language) => renewalMail(shop, language, kind, renewal)
});
const renewalMailExamples = [
	exampleOf("coming"),
	{
		name: "renewal-coming-expiring",
		render: (shop, language) => renewalMail(shop, language, "coming", {
			...renewal,
			isExpiring: true
		})
	},
	exampleOf("charged"),
	exampleOf("undone"),
	{
		name: "renewal-undone-part",
		render: (shop, language) => renewalMail(shop, language, "undone", {
			...renewal,
			part: {
				unusedDays: 26,
				totalDays: 31
			}
		})
	},
	...["declined", "last_try"].flatMap((kind) => ["funds", "bank"].map((decline) => ({
		name: `renewal-${kind.replace("_", "-")}-${decline}`,
		render: (shop, language) => renewalMail(shop, language, kind, {
			...renewal,
			decline
		})
	}))),
	exampleOf("last_try"),
	exampleOf("confirm"),
	{
		name: "renewal-confirm-same",
		render: (shop, language) => renewalMail(shop, language, "confirm", {
			...renewal,
			confirmPath: "/confirm-renewal#0199c000-0000-7000-8000-000000000005.example"
		})
	},
	exampleOf("method_dead"),
	exampleOf("revoked"),
	exampleOf("ended"),
	exampleOf("not_sold"),
	exampleOf("price_raised")
];
// src/domains/renewals/personal-data.store.ts
function findAgreementsOf(db, userId) {
	return db.selectFrom("renewal_agreements").select([
		"subscription_id",
		"gateway as payment_method",
		"duration_count",
		"duration_unit",
		"ceiling_cents",
		"consent_text as agreed_to",
		"consented_at as agreed_at",
		"stopped_at",
		"stopped_by",
		"stop_reason"
	]).where("user_id", "=", userId).orderBy("consented_at").execute();
}
// src/domains/renewals/personal-data.ts
const renewalData = [{
	name: "automatic_renewals",
	read: findAgreementsOf
}];
// src/domains/renewals/advance-renewal-queue.ts
const advanceRenewalQueue = defineQueue("advance-renewal", {
	onePerKey: true,
	parallel: 4
});
// src/domains/renewals/raise-renewal-alert.ts
function raiseRenewalAlert(tx, { clock }, { row }) {
	return raiseAlert(tx, {
		kind: "renewal_stuck",
		subject: row.subscription_id,
		detail: { renewal: row.id },
		at: clock.now()
	});
}
// src/domains/renewals/agreements/stop-without-method.ts
async function stopWithoutMethod(tx, platform, id) {
	const agreement = await findAgreement(tx, id);
	if (agreement === void 0) return;
	await stopAgreement(tx, platform, agreement, {
		by: "system",
		reason: "method_removed"
	});
}
// src/domains/renewals/notify-renewal.ts
const BALANCE = "balance";
const TELEGRAM = {
	coming: "subscription_ends",
	charged: "payment_received",
	undone: "subscription_ends",
	declined: "order_unpaid",
	last_try: "order_unpaid",
	confirm: "order_unpaid",
	method_dead: "order_unpaid",
	revoked: "subscription_ends",
	ended: "subscription_ends",
	not_sold: "subscription_ends",
	price_raised: "subscription_ends"
};
const STOPPABLE = [...[
	"coming",
	"charged",
	"declined",
	"last_try",
	"confirm",
	"method_dead"
]];
async function notifyRenewal(tx, platform, row, news) {
	const { kind } = news;
	const shop = shopOf(platform);
	const path = `/stop-renewal#${stopTokenOf(platform, row.agreement_id)}`;
	const shown = await describe(tx, platform, row);
	const factsIn = (language) => ({
		product: titleIn(language, row),
		productId: row.product_id,
		method: methodOf(row, news),
		term: {
			count: row.duration_count,
			unit: row.duration_unit
		},
		stopPath: path,
		undoPath: undoPathOf(platform, news),
		confirmPath: confirmPathOf(platform, news),
		decline: "decline" in news ? news.decline : void 0,
		accessUntil: new Date(shown?.access_until ?? row.ends_at),
		...figuresOf$1(row, news, shown)
	});
	await notifyUser(tx, platform, {
		key: `renewal-${kind.replace("_", "-")}:${row.id}:${row.agreement_id}${aboutOf(news)}`,
		userId: row.user_id,
		kind: TELEGRAM[kind],
		text: (language) => [
			renewalSubject(shop, language, kind, factsIn(language)),
			`${shop.publicUrl}${confirmPathOf(platform, news) ?? "/dashboard/subscriptions"}`,
			...STOPPABLE.includes(kind) ? [`${shop.t(language, "renewalStopLink")}: ${shop.publicUrl}${path}`] : []
		].join("\n"),
		mail: (_, language) => renewalMail(shop, language, kind, factsIn(language))
	});
}
function aboutOf(news) {
	if (news.kind === "coming") return `:${news.number}:${news.quote.lines.totalCents}`;
	return news.kind === "undone" || news.kind === "confirm" ? `:${news.paymentId ?? ""}` : "";
}
function undoPathOf(platform, news) {
	if (news.kind !== "charged") return void 0;
	return `/undo-renewal#${linkTokenOf(platform, "renewal-undo", news.payment.id)}`;
}
function confirmPathOf(platform, news) {
	if (news.kind !== "confirm" || news.paymentId === void 0) return void 0;
	return `/confirm-renewal#${linkTokenOf(platform, "renewal-confirm", news.paymentId)}`;
}
async function describe(tx, { clock, config }, row) {
	const subscription = await findDescribed(tx, row.subscription_id);
	const shop = {
		now: clock.now(),
		zone: config.shop().timeZone,
		hasChargeable: true
	};
	return subscription && describeRenewal(subscription, shop);
}
function methodOf(row, news) {
	if (row.method_id === null || news.kind === "charged" && news.payment.provider === BALANCE) return null;
	return {
		brand: row.brand ?? "",
		provider: row.provider ?? "",
		last4: row.last4 ?? ""
	};
}
function figuresOf$1(row, news, shown) {
	if (news.kind === "charged") {
		const { id, number, paid_at: paidAt, captured_cents, access_until: until } = news.payment;
		return {
			totalCents: captured_cents,
			date: until ?? row.period_start,
			paid: {
				id,
				number,
				at: paidAt ?? row.created_at
			}
		};
	}
	if (news.kind === "undone") return {
		totalCents: news.cents,
		date: news.endsAt,
		part: news.part
	};
	const total = shown?.total ?? dollarsFromCents(row.total_cents ?? row.ceiling_cents);
	const date = new Date(shown?.charge_at ?? row.ends_at);
	const facts = {
		totalCents: centsFromDollars(total),
		date
	};
	if (news.kind !== "coming") return facts;
	const { charge } = news.quote;
	const isRubles = charge.charge_currency === "RUB";
	const isExpiring = row.expires_month !== null && row.expires_month < date.toISOString().slice(0, 7);
	return {
		...facts,
		isExpiring,
		kopecks: isRubles ? charge.charge_minor : void 0
	};
}
// src/domains/renewals/close-renewal.ts
async function closeRenewal(tx, platform, { row }, { to, why }) {
	const at = platform.clock.now();
	const reason = row.close_reason ?? (why === "stopped" ? row.stop_reason ?? why : why);
	await changeRenewal(tx, row.id, {
		state: to,
		closed_at: at,
		next_at: null,
		close_reason: reason
	});
	await endGrace(tx, row.subscription_id);
	await closeAlerts(tx, {
		kinds: ["renewal_stuck"],
		subjects: [row.subscription_id],
		at
	});
	const stop = stopsOf[why];
	if (stop === void 0 || row.stopped_at !== null) return;
	if (stop === "method_removed") return stopWithoutMethod(tx, platform, row.agreement_id);
	await markStopped(tx, {
		id: row.agreement_id,
		at,
		by: "system",
		reason: stop
	});
	const kind = mailsOf[why];
	if (kind !== void 0) await notifyRenewal(tx, platform, row, { kind });
}
const stopsOf = {
	account_erased: "account_erased",
	method_removed: "method_removed",
	method_revoked: "method_revoked",
	not_paid: "not_paid",
	not_sold: "not_sold",
	price_raised: "price_raised"
};
const mailsOf = {
	method_revoked: "revoked",
	not_paid: "ended",
	not_sold: "not_sold",
	price_raised: "price_raised"
};
// src/domains/renewals/ahead/ahead-days.rules.ts
function aheadDays(coming) {
	const { totalCents, ceilingCents, consentedAt, chargeAt } = coming;
	const isAgreed = totalCents === ceilingCents;
	const changeAt = chargeAt.getTime() - 7 * DAY_MS;
	if (isAgreed && consentedAt.getTime() > changeAt) return 3;
	return isChanged(coming, isAgreed) ? 7 : 3;
}
function isChanged({ totalCents, ceilingCents, term, consentedAt, last }, isAgreed) {
	if (totalCents > ceilingCents) return true;
	if (last === null || last.isGift || last.totalCents !== totalCents) return true;
	if (last.count !== term.count || last.unit !== term.unit) return true;
	return !isAgreed && last.paidAt <= consentedAt;
}
// src/domains/renewals/ahead/last-charge.store.ts
async function findLastCharge(db, row) {
	const { rows } = await sql`
    select y.total_cents as "totalCents", y.duration_count as count, y.duration_unit as unit, y.paid_at as "paidAt",
      coalesce((select f.is_gift from grants g join payments f on f.id = g.payment_id
        where g.subscription_id = ${row.subscription_id} and g.reversed_at is null
        order by g.ends_at desc limit 1), false) as "isGift"
    from payments y
    where y.user_id = ${row.user_id} and y.product_id = ${row.product_id} and y.paid_at is not null and not y.is_gift
    order by y.paid_at desc limit 1`.execute(db);
	return rows[0];
}
// src/domains/renewals/ahead/read-ahead-days.ts
async function readAheadDays(db, platform, planned) {
	const { row } = planned;
	const quote = await quoteRenewal(db, platform, {
		gateway: row.gateway,
		priceId: row.price_id,
		durationCount: row.duration_count,
		durationUnit: row.duration_unit
	});
	if (typeof quote === "string") return 3;
	return aheadDaysOf(db, planned, quote.lines.totalCents);
}
async function aheadDaysOf(db, { row, view }, totalCents) {
	return aheadDays({
		totalCents,
		term: view.term,
		chargeAt: chargeAt(view),
		consentedAt: row.consented_at,
		ceilingCents: row.ceiling_cents,
		last: await findLastCharge(db, row) ?? null
	});
}
// src/domains/renewals/next-step.rules.ts
const METHOD_TRIES_MAX = 8;
const METHOD_TRIES_MS = 30 * DAY_MS;
const SILENT_MS$1 = 12e4;
const CHECK_AFTER_MIN = [
	2,
	10,
	30
];
const CHECK_EVERY_MS = 36e5;
const CHECK_FOR_MS = 828e5;
const ALERT_AFTER_MS = 864e5;
const REVIEW_DAYS = [7, 5];
const ALERTED_PAUSE_MS = 216e5;
const NEEDS_BUYER_MS = 10 * DAY_MS;
function nextStep(view, now) {
	const why = whyCanceled(view);
	if (view.openAttempt !== null) return followOpen(view, view.openAttempt, {
		why,
		now
	});
	if (view.isPaidLate) return { do: "settle_late_charge" };
	if (why !== void 0 || view.state === "closing") return {
		do: "close",
		to: "canceled",
		why: why ?? "stopped"
	};
	if (view.endsAt.getTime() !== view.periodStart.getTime()) return {
		do: "close",
		to: "superseded",
		why: "end_moved"
	};
	const deadline = deadlineOf(view);
	if (now >= deadline) return {
		do: "close",
		to: "given_up",
		why: "not_paid"
	};
	if (view.state === "held") return {
		do: "wait",
		until: deadline
	};
	if (view.state === "needs_buyer") return {
		do: "wait",
		until: deadline
	};
	if (view.method === "dead") return {
		do: "request_buyer_action",
		why: "method_dead"
	};
	return dueNotification(view, now) ?? dueCharge(view, now);
}
function whyCanceled(view) {
	if (view.owner === "erased") return "account_erased";
	if (view.owner === "blocked") return "blocked";
	if (view.stopReason !== null) return "stopped";
	return view.method === "removed" ? "method_removed" : void 0;
}
function followOpen(view, attempt, { why, now }) {
	if (isPaid(attempt.payment)) return {
		do: "follow",
		result: "succeeded"
	};
	if (why !== void 0 && view.state !== "closing") return {
		do: "closing",
		why
	};
	const confirmation = followConfirmation(view, attempt, now);
	if (confirmation !== void 0) return confirmation;
	const ageMs = now.getTime() - attempt.startedAt.getTime();
	const canCheck = attempt.state !== "pending" && ageMs < CHECK_FOR_MS;
	if (attempt.payment !== "pending" && attempt.payment !== "review" && !canCheck) return {
		do: "follow",
		result: "failed"
	};
	if (attempt.payment === "review" || !canCheck) {
		const alertAt = new Date(attempt.startedAt.getTime() + ALERT_AFTER_MS);
		if (now < alertAt) return {
			do: "wait",
			until: alertAt
		};
		return {
			do: "alert",
			until: new Date(now.getTime() + ALERTED_PAUSE_MS)
		};
	}
	const checkAt = new Date(attempt.startedAt.getTime() + checkAfter(attempt.checks));
	return now >= checkAt ? { do: "check" } : {
		do: "wait",
		until: checkAt
	};
}
function followConfirmation(view, { payment, confirmUntil }, now) {
	if (confirmUntil === null || payment === "review") return void 0;
	if (payment !== "pending") return {
		do: "follow",
		result: "failed"
	};
	const isMoved = view.endsAt.getTime() !== view.periodStart.getTime();
	if (view.state === "closing" || isMoved || now >= confirmUntil) return { do: "close_confirmation" };
	return {
		do: "wait",
		until: confirmUntil
	};
}
function confirmUntilOf(view) {
	return deadlineOf({
		...view,
		state: "needs_buyer"
	});
}
function checkAfter(checks) {
	const minutes = CHECK_AFTER_MIN[checks];
	if (minutes !== void 0) return Math.max(minutes * 6e4, SILENT_MS$1);
	return (checks - CHECK_AFTER_MIN.length + 1) * CHECK_EVERY_MS;
}
function deadlineOf({ periodStart, graceDays, firstTryAt, state }) {
	const graceEnd = periodStart.getTime() + graceDays * DAY_MS;
	if (firstTryAt === null) return new Date(state === "needs_buyer" ? graceEnd : periodStart.getTime() + RETRY_WINDOW_MS);
	const tryMs = state === "needs_buyer" ? NEEDS_BUYER_MS : RETRY_WINDOW_MS;
	return new Date(Math.max(firstTryAt.getTime() + tryMs, graceEnd));
}
function declineOf(ended) {
	const decided = ended.findLast((one) => one.class !== "technical" && one.class !== "config");
	return decided === void 0 ? void 0 : decided.class === "funds" ? "funds" : "bank";
}
const graceUntilOf = ({ periodStart, graceDays }) => new Date(periodStart.getTime() + graceDays * DAY_MS);
function dueNotification(view, now) {
	const due = notificationMoments(view).filter((moment) => moment <= now);
	const last = due.at(-1);
	if (last === void 0 || due.length <= view.notifications) return void 0;
	return {
		do: "notify",
		count: due.length,
		isSilent: last <= view.consentedAt
	};
}
function dueCharge(view, now) {
	if (countedTries(view.ended) >= view.triesMax) return {
		do: "request_buyer_action",
		why: "declined"
	};
	const at = tryAt(view);
	if (at === void 0) return {
		do: "request_buyer_action",
		why: "declined"
	};
	const until = [notificationMoments(view)[view.notifications], nextReview(view, now)].reduce((first, one) => one !== void 0 && one < first ? one : first, at);
	if (now < until) return {
		do: "wait",
		until
	};
	if (view.methodTries >= METHOD_TRIES_MAX) return {
		do: "wait",
		until: new Date(now.getTime() + DAY_MS)
	};
	return { do: "charge" };
}
function tryAt(view) {
	const { ended, firstTryAt, notifiedAt } = view;
	const at = firstTryAt === null ? chargeAt(view) : retryAt(ended, {
		...view,
		firstTryAt
	});
	if (at === void 0 || notifiedAt === null) return at;
	return new Date(Math.max(at.getTime(), notifiedAt.getTime() + view.aheadDays * DAY_MS));
}
function isChangeDue(view, now) {
	if (view.state !== "planned" || view.notifications > 0) return false;
	if (notificationDays(view.term).length === 0) return false;
	return now.getTime() >= chargeAt(view).getTime() - 7 * DAY_MS;
}
function nextReview(view, now) {
	if (view.state !== "planned" || view.notifications > 0) return void 0;
	if (notificationDays(view.term, { changed: true })[0] !== 7) return void 0;
	const charge = chargeAt(view).getTime();
	return REVIEW_DAYS.map((days) => new Date(charge - days * DAY_MS)).find((at) => at > now);
}
function notificationMoments(view) {
	const charge = chargeAt(view);
	return notificationDays(view.term, { changed: view.aheadDays === 7 }).map((day) => new Date(charge.getTime() - day * DAY_MS));
}
// src/domains/renewals/load-renewal.ts
async function loadRenewal(db, platform, id) {
	return decide(db, platform, await findRenewal(db, id));
}
async function lockAndDecide(tx, platform, id) {
	return decide(tx, platform, await lockRenewal(tx, id));
}
async function decide(db, platform, row) {
	if (row === void 0 || row.closed_at !== null) return void 0;
	const now = platform.clock.now();
	const attempts = await listAttempts(db, row.id);
	const since = new Date(now.getTime() - METHOD_TRIES_MS);
	const methodId = row.method_id;
	const planned = viewOf(row, attempts, {
		methodTries: methodId === null ? 0 : await countMethodTries(db, {
			methodId,
			since
		}),
		shop: platform.config.shop()
	});
	const view = isChangeDue(planned, now) ? {
		...planned,
		aheadDays: await readAheadDays(db, platform, {
			row,
			view: planned
		})
	} : planned;
	return {
		row,
		attempts,
		view,
		step: nextStep(view, now)
	};
}
const jitterOf = (id) => Number.parseInt(id.slice(-6), 16) % 36e5;
function viewOf(row, attempts, { methodTries, shop: { timeZone: zone, limits } }) {
	const openAttempt = attempts.find(({ state }) => openAttemptStates.includes(state));
	return {
		state: row.state,
		periodStart: row.period_start,
		term: {
			count: row.duration_count,
			unit: row.duration_unit
		},
		consentedAt: row.consented_at,
		stopReason: row.stop_reason,
		endsAt: row.ends_at,
		graceDays: row.grace_days,
		owner: row.deleted_at !== null ? "erased" : row.blocked_at !== null ? "blocked" : "active",
		method: row.method_id === null ? null : row.method_state,
		notifications: row.notifications,
		notifiedAt: row.notified_at,
		aheadDays: row.ahead_days,
		firstTryAt: row.first_try_at,
		openAttempt: openAttempt === void 0 ? null : {
			state: openAttempt.state,
			startedAt: openAttempt.started_at,
			checks: openAttempt.checks,
			payment: openAttempt.payment_state ?? "pending",
			confirmUntil: openAttempt.confirm_until
		},
		isPaidLate: findPaidLate(row, attempts) !== void 0,
		ended: attempts.flatMap((one) => one.class === null || one.ended_at === null ? [] : [{
			class: one.class,
			startedAt: one.started_at,
			endedAt: one.ended_at,
			retryNotBefore: one.retry_not_before
		}]),
		methodTries,
		triesMax: limits.renewal_tries,
		zone,
		jitterMs: jitterOf(row.id)
	};
}
// src/domains/renewals/attempts/record-failure.ts
async function recordFailure(tx, platform, { row, of, confirmed }) {
	const next_at = platform.clock.now();
	if (of === "revoked") await endAgreementsOfMethod(tx, platform, row);
	if (row.state === "closing" || findPaidLate(row, await listAttempts(tx, row.id)) !== void 0) return changeRenewal(tx, row.id, { next_at });
	switch (of) {
		case "action":
		case "hard":
			await changeRenewal(tx, row.id, {
				state: "needs_buyer",
				next_at
			});
			if (confirmed === "closed") return;
			if (confirmed === "declined") return notifyRenewal(tx, platform, row, {
				kind: "last_try",
				decline: "bank"
			});
			return notifyRenewal(tx, platform, row, { kind: of === "action" ? "confirm" : "method_dead" });
		case "revoked": return closeRenewal(tx, platform, { row }, {
			to: "canceled",
			why: "method_revoked"
		});
		case "config":
			await changeRenewal(tx, row.id, {
				state: "held",
				next_at
			});
			return raiseRenewalAlert(tx, platform, { row });
		default:
			await changeRenewal(tx, row.id, {
				state: "retrying",
				next_at
			});
			if (of !== "technical") await mailFirstDecline(tx, platform, row);
	}
}
async function mailFirstDecline(tx, platform, row) {
	const shop = platform.config.shop();
	const view = viewOf(row, await listAttempts(tx, row.id), {
		methodTries: 0,
		shop
	});
	if (view.ended.filter((one) => one.class === "funds" || one.class === "soft").length !== 1) return;
	const firstTryAt = row.first_try_at ?? platform.clock.now();
	const tryAt = retryAt(view.ended, {
		...view,
		firstTryAt
	});
	if (tryAt === void 0) return;
	await changeRenewal(tx, row.id, { next_at: tryAt });
	await notifyRenewal(tx, platform, row, {
		kind: "declined",
		decline: declineOf(view.ended)
	});
}
async function endAgreementsOfMethod(tx, platform, { id, method_id: methodId }) {
	if (methodId === null) return;
	const open = await stopAgreementsOfMethod(tx, {
		methodId,
		at: platform.clock.now()
	});
	for (const other of open.filter((one) => one !== id)) {
		const row = await findRenewal(tx, other);
		if (row !== void 0) await notifyRenewal(tx, platform, row, { kind: "revoked" });
	}
}
// src/domains/renewals/late-charges/late-charges.store.ts
async function findLateCharges(db, { limit, attempt = null }) {
	const { rows } = await sql`
    select t.id as attempt_id, t.state as attempt_state, t.renewal_id, p.id as payment_id
    from payments p
    join renewal_attempts t on t.payment_id = p.id
    join renewals r on r.id = t.renewal_id
    where (${attempt}::uuid is null or t.id = ${attempt}) and p.renewal_id is not null and p.state = 'paid' and 'late' = any (string_to_array(p.flags, ','))
      and t.code is distinct from 'late_refund' and p.review_reason is null
      and not 'manual' = any (string_to_array(p.flags, ','))
      and ((t.state = 'failed' and r.closed_at is not null and (p.confirm_until is null or r.state = 'paid'))
        or exists (
          select from payments o
          where o.user_id = p.user_id and o.product_id = p.product_id and o.id <> p.id and not o.is_gift
            and o.renewal_id is distinct from p.renewal_id and o.paid_at >= t.started_at
            and o.created_at <= p.paid_at and o.state in ('paid', 'partially_refunded', 'disputed')))
    order by t.id limit ${limit}`.execute(db);
	return rows;
}
async function markRefunded(tx, { attempt_id: id, attempt_state: state, renewal_id: renewalId }) {
	const { rows } = await sql`
    update renewal_attempts set state = 'failed', class = coalesce(class, 'technical'), code = 'late_refund'
    where id = ${id} and state = ${state} and code is distinct from 'late_refund'
    returning id`.execute(tx);
	if (rows.length === 0) return false;
	await sql`
    update renewals set state = 'late', close_reason = coalesce(close_reason, 'end_moved')
    where id = ${renewalId} and (state in ('skipped', 'canceled', 'superseded', 'given_up')
      or (state = 'paid' and ${state}::text = 'succeeded'))`.execute(tx);
	return true;
}
async function markSucceeded(tx, { id, at }) {
	const { numUpdatedRows } = await tx.updateTable("renewal_attempts").set({
		state: "succeeded",
		class: null,
		code: null,
		ended_at: at
	}).where("id", "=", id).where("state", "=", "failed").where("code", "<>", "late_refund").executeTakeFirst();
	return numUpdatedRows > 0n;
}
// src/domains/renewals/late-charges/settle-late-charge.ts
async function settleLateCharge(tx, platform, { row, attempt }) {
	const at = platform.clock.now();
	const payment = await findPayment(tx, attempt.payment_id);
	if (payment === void 0 || !await markSucceeded(tx, {
		id: attempt.id,
		at
	})) return;
	await changeRenewal(tx, row.id, {
		state: "paid",
		closed_at: at,
		next_at: null
	});
	await endGrace(tx, row.subscription_id);
	await closeAlerts(tx, {
		kinds: ["renewal_stuck"],
		subjects: [row.subscription_id],
		at
	});
	await notifyRenewal(tx, platform, row, {
		kind: "charged",
		payment
	});
}
// src/domains/renewals/attempts/record-paid.ts
async function recordPaid(tx, platform, paid) {
	const { row, attempt, payment, able } = paid;
	const at = platform.clock.now();
	const early = findPaidLate(row, await listAttempts(tx, row.id));
	const isSecond = early !== void 0 && early.paid_at <= (payment.paid_at ?? at);
	const isLate = isSecond || row.state === "closing" || row.stopped_at !== null || row.deleted_at !== null;
	const end = isLate ? {
		state: "failed",
		class: "technical",
		code: "late_refund"
	} : { state: "succeeded" };
	if (!await changeOpenAttempt(tx, attempt.id, {
		...end,
		ended_at: at
	})) return;
	if (isLate) await refundRenewal(tx, platform, {
		paymentId: payment.id,
		able,
		reason: "renewal_canceled"
	});
	if (isSecond) return settleLateCharge(tx, platform, {
		row,
		attempt: early
	});
	await changeRenewal(tx, row.id, {
		...isLate ? {
			state: "late",
			close_reason: row.close_reason ?? "stopped"
		} : { state: "paid" },
		closed_at: at,
		next_at: null
	});
	await endGrace(tx, row.subscription_id);
	await closeAlerts(tx, {
		kinds: ["renewal_stuck"],
		subjects: [row.subscription_id],
		at
	});
	if (!isLate) await notifyRenewal(tx, platform, row, {
		kind: "charged",
		payment
	});
}
// src/domains/renewals/attempts/request-confirmation.ts
async function requestConfirmation(tx, platform, { row, attempt }) {
	const { id, payment_id: paymentId } = attempt;
	const now = platform.clock.now();
	if (paymentId === null || !await changeOpenAttempt(tx, id, { state: "pending" })) return;
	const isOver = row.state === "closing" || row.stopped_at !== null;
	const shop = platform.config.shop();
	const view = viewOf(row, await listAttempts(tx, row.id), {
		methodTries: 0,
		shop
	});
	await awaitConfirmation(tx, paymentId, isOver ? now : confirmUntilOf(view));
	if (isOver) return changeRenewal(tx, row.id, { next_at: now });
	await changeRenewal(tx, row.id, {
		state: "needs_buyer",
		next_at: now
	});
	await notifyRenewal(tx, platform, row, {
		kind: "confirm",
		paymentId
	});
}
// src/domains/renewals/attempts/call-for-attempt.ts
async function callForAttempt(platform, attempt, { isRepeat }) {
	const { payment_id: paymentId, method_id: methodId } = attempt;
	if (paymentId === null || methodId === null) return;
	if (isRepeat) await countCheck(platform.db, attempt.id);
	const able = await refundsOfRenewal(platform, paymentId);
	const declinedBefore = await listCodesBefore(platform.db, {
		...attempt,
		method_id: methodId
	});
	const charge = {
		paymentId,
		methodId,
		isRepeat,
		firstTriedAt: attempt.started_at,
		declinedBefore
	};
	await chargeRenewalPayment(platform, charge, (tx, result) => record$1(tx, platform, {
		attempt,
		result,
		able
	}));
	await platform.failpoint("renewal_recorded");
}
async function record$1(tx, platform, { attempt, result, able }) {
	const row = await lockRenewal(tx, attempt.renewal_id);
	if (row === void 0) return;
	const at = platform.clock.now();
	if (result.state === "unknown") {
		await changeOpenAttempt(tx, attempt.id, { state: "unknown" });
		if (result.isLost) await raiseRenewalAlert(tx, platform, { row });
		return changeRenewal(tx, row.id, { next_at: at });
	}
	if (result.state === "unconfirmed") return requestConfirmation(tx, platform, {
		row,
		attempt
	});
	if (result.state === "answered") {
		const { payment } = result;
		if (isPaid(payment.state)) return recordPaid(tx, platform, {
			row,
			attempt,
			payment,
			able
		});
		if (payment.state === "pending" || payment.state === "review") {
			await changeOpenAttempt(tx, attempt.id, { state: "pending" });
			return changeRenewal(tx, row.id, { next_at: at });
		}
	}
	const declined = result.state === "declined" ? result : {
		class: "soft",
		code: result.payment.state,
		retryNotBefore: null
	};
	if (await changeOpenAttempt(tx, attempt.id, {
		state: "failed",
		class: declined.class,
		code: declined.code,
		ended_at: at,
		retry_not_before: declined.retryNotBefore
	})) await recordFailure(tx, platform, {
		row,
		of: declined.class
	});
}
// src/domains/renewals/attempts/follow-payment.ts
async function followPayment(tx, platform, { row, attempts }, able) {
	const attempt = attempts.find(({ state }) => openAttemptStates.includes(state));
	const payment = attempt?.payment_id && await findPayment(tx, attempt.payment_id);
	if (attempt === void 0 || !payment) return;
	if (isPaid(payment.state)) return recordPaid(tx, platform, {
		row,
		attempt,
		payment,
		able
	});
	const at = platform.clock.now();
	const { confirm_until: until } = payment;
	const of = until === null ? "soft" : "action";
	if (!await changeOpenAttempt(tx, attempt.id, {
		state: "failed",
		class: of,
		code: payment.state,
		ended_at: at
	})) return;
	const confirmed = until === null ? void 0 : until > at ? "declined" : "closed";
	await recordFailure(tx, platform, {
		row,
		of,
		...confirmed && { confirmed }
	});
}
// src/domains/renewals/attempts/request-buyer-action.ts
async function requestBuyerAction(tx, platform, { row, view }, why) {
	const now = platform.clock.now();
	await changeRenewal(tx, row.id, {
		state: "needs_buyer",
		next_at: now
	});
	if (row.ends_at > now) await keepAccess(tx, {
		subscriptionId: row.subscription_id,
		until: graceUntilOf(view)
	});
	const news = why === "declined" ? {
		kind: "last_try",
		decline: declineOf(view.ended)
	} : { kind: why };
	await notifyRenewal(tx, platform, row, news);
}
// src/domains/renewals/agreements/stops.store.ts
async function findAgreementsToStop(db, { limit, id = null }) {
	const active = sql`a.stopped_at is null and (${id}::uuid is null or a.id = ${id}::uuid)`;
	const { rows } = await sql`
    select distinct on (id) id, reason from (
      select 1 as rank, a.id, case when u.deleted_at is not null then 'account_erased' else 'method_removed' end as reason
      from renewal_agreements a
      join users u on u.id = a.user_id
      left join saved_methods m on m.id = a.method_id
      where ${active} and (u.deleted_at is not null or m.state = 'removed')
      union all
      select 2, a.id, 'changed'
      from renewal_agreements a
      join plan_changes c on c.subscription_id = a.subscription_id
      where ${active} and c.settled_at >= a.consented_at and a.payment_id is distinct from c.payment_id
      union all
      select 3, a.id, p.state
      from renewal_agreements a
      join subscriptions s on s.id = a.subscription_id
      join lateral (
        select state from payments
        where user_id = a.user_id and product_id = s.product_id and paid_at >= a.consented_at - interval '1 day'
          and not exists (
            select from renewal_undos u where u.payment_id = payments.id and u.undone_at <= a.consented_at)
          and not exists (
            select from renewal_attempts t where t.payment_id = payments.id and t.code = 'late_refund')
        order by paid_at desc limit 1
      ) p on true
      where ${active} and p.state in ('refunded', 'disputed')
      union all
      select 4, a.id, 'disputed'
      from payment_events e
      join payments p on p.id = e.payment_id
      join lateral (
        select method_id from renewal_attempts where payment_id = p.id
        union all select method_id from payment_charges where payment_id = p.id
        union all select id from saved_methods where created_by_payment = p.id
      ) used on true
      join renewal_agreements a on a.method_id = used.method_id
      where ${active} and e.kind in ('disputed', 'fraud_warning') and e.created_at > a.consented_at
        and (e.kind = 'fraud_warning' or p.state in ('disputed', 'refunded'))
    ) stops order by id, rank limit ${limit}`.execute(db);
	return rows;
}
// src/domains/renewals/attempts/start-attempt.ts
const OPEN_ORDER_MS = 18e5;
const SILENT_MS = 12e4;
async function startAttempt(platform, id) {
	try {
		return await inTransaction(platform.db, (tx) => start(tx, platform, id));
	} catch (error) {
		const broken = violatedConstraint(error);
		if (broken !== "payments_one_per_renewal" && broken !== "payments_one_open") throw error;
		await postpone(platform.db, platform, id);
		return "postponed";
	}
}
async function start(tx, platform, id) {
	const owner = await findRenewal(tx, id);
	if (owner === void 0) return void 0;
	const orders = await lockOrdersOf(tx, owner.user_id);
	const decided = await lockAndDecide(tx, platform, id);
	if (decided?.step.do !== "charge") return void 0;
	const { row } = decided;
	const now = platform.clock.now();
	if (orders.some((one) => one.product_id === row.product_id && one.expires_at > now)) {
		await postpone(tx, platform, id);
		return "postponed";
	}
	if ((await findAgreementsToStop(tx, {
		limit: 1,
		id: row.agreement_id
	})).length > 0) {
		await postpone(tx, platform, id);
		return "postponed";
	}
	if (row.ends_at > now) await keepAccess(tx, {
		subscriptionId: row.subscription_id,
		until: graceUntilOf(decided.view)
	});
	const placed = await placeRenewalPayment(tx, platform, {
		renewalId: row.id,
		userId: row.user_id,
		gateway: row.gateway,
		methodId: row.method_id,
		priceId: row.price_id,
		durationCount: row.duration_count,
		durationUnit: row.duration_unit,
		ceilingCents: row.ceiling_cents,
		notified: row.total_cents === null || row.charge_minor === null ? null : {
			totalCents: row.total_cents,
			chargeMinor: Number(row.charge_minor)
		}
	});
	if ("refusal" in placed) {
		await refuse$1(tx, platform, decided, placed.refusal);
		return;
	}
	const isDone = isPaid(placed.payment.state);
	const attempt = {
		id: platform.ids.uuid(),
		renewal_id: row.id,
		number: decided.attempts.length + 1,
		method_id: isDone ? null : row.method_id,
		payment_id: placed.payment.id,
		state: "started",
		started_at: now
	};
	await insertAttempt(tx, attempt);
	await changeRenewal(tx, row.id, {
		state: "charging",
		first_try_at: row.first_try_at ?? now,
		next_at: new Date(now.getTime() + SILENT_MS)
	});
	if (!isDone) return attempt;
	await recordPaid(tx, platform, {
		row,
		attempt,
		payment: placed.payment,
		able: "none"
	});
}
function postpone(tx, { clock }, id) {
	const next = new Date(clock.now().getTime() + OPEN_ORDER_MS);
	return changeRenewal(tx, id, { next_at: next });
}
async function refuse$1(tx, platform, decided, refusal) {
	const { row } = decided;
	const at = platform.clock.now();
	switch (refusal) {
		case "price_raised":
		case "not_sold": return closeRenewal(tx, platform, decided, {
			to: "skipped",
			why: refusal
		});
		case "notification_outdated": return changeRenewal(tx, row.id, {
			state: "planned",
			notifications: Math.max(row.notifications - 1, 0),
			total_cents: null,
			charge_minor: null,
			charge_currency: null,
			notified_at: null,
			next_at: at
		});
		default: {
			const of = refusal === "balance_too_small" ? "funds" : refusal === "method_dead" ? "hard" : "config";
			const attempt = {
				id: platform.ids.uuid(),
				renewal_id: row.id,
				number: decided.attempts.length + 1,
				method_id: row.method_id,
				payment_id: null
			};
			await insertAttempt(tx, {
				...attempt,
				state: "failed",
				class: of,
				code: refusal,
				started_at: at,
				ended_at: at
			});
			const first = row.first_try_at ?? at;
			await changeRenewal(tx, row.id, { first_try_at: first });
			await recordFailure(tx, platform, {
				row: {
					...row,
					first_try_at: first
				},
				of
			});
		}
	}
}
// src/domains/renewals/send-notification.ts
async function sendNotification(tx, platform, decided, { count, isSilent }) {
	const { row, view } = decided;
	const now = platform.clock.now();
	const quote = await quoteRenewal(tx, platform, {
		gateway: row.gateway,
		priceId: row.price_id,
		durationCount: row.duration_count,
		durationUnit: row.duration_unit
	});
	if (quote === "not_sold") return closeRenewal(tx, platform, decided, {
		to: "skipped",
		why: quote
	});
	const lines = quote === "method_off" ? void 0 : quote.lines;
	if (lines !== void 0 && lines.totalCents > row.ceiling_cents) return closeRenewal(tx, platform, decided, {
		to: "skipped",
		why: "price_raised"
	});
	if (row.ends_at > now) await keepAccess(tx, {
		subscriptionId: row.subscription_id,
		until: graceUntilOf(view)
	});
	const seen = {
		state: row.state === "planned" ? "notified" : row.state,
		notifications: count
	};
	if (isSilent || quote === "method_off") return changeRenewal(tx, row.id, {
		...seen,
		next_at: now
	});
	const isNotified = row.notified_at !== null && row.total_cents === quote.lines.totalCents;
	await changeRenewal(tx, row.id, {
		...seen,
		total_cents: quote.lines.totalCents,
		charge_minor: quote.charge.charge_minor,
		charge_currency: quote.charge.charge_currency,
		...isNotified ? {} : {
			notified_at: now,
			ahead_days: await aheadDaysOf(tx, decided, quote.lines.totalCents)
		},
		next_at: now
	});
	await notifyRenewal(tx, platform, row, {
		kind: "coming",
		quote,
		number: count
	});
}
// src/domains/renewals/advance-renewal.ts
const BATCH$7 = 100;
const STEPS_MAX = 8;
const CLOSE_AGAIN_MS = 6e5;
function advanceRenewals(platform) {
	return enqueueDue(platform, {
		queue: advanceRenewalQueue,
		limit: BATCH$7,
		find: (limit) => findDue(platform.db, {
			now: platform.clock.now(),
			limit
		}),
		toJob: (renewal) => ({
			key: renewal,
			data: { renewal }
		})
	});
}
async function advanceRenewal(platform, id) {
	for (let steps = 0; steps < STEPS_MAX; steps++) {
		const loaded = await loadRenewal(platform.db, platform, id);
		if (loaded === void 0) return;
		if (await takeStep(platform, loaded)) return;
	}
}
async function takeStep(platform, loaded) {
	const { row, step, attempts } = loaded;
	if (step.do === "charge") {
		const started = await startAttempt(platform, row.id);
		if (started === "postponed") return true;
		if (started === void 0) return false;
		await platform.failpoint("renewal_started");
		await callForAttempt(platform, started, { isRepeat: false });
		return false;
	}
	if (step.do === "check") {
		const open = attempts.find(({ state }) => openAttemptStates.includes(state));
		if (open !== void 0) await callForAttempt(platform, open, { isRepeat: true });
		return false;
	}
	if (step.do === "close_confirmation") return closeConfirmation(platform, loaded);
	const able = await refundsOfRenewal(platform, attempts.at(-1)?.payment_id ?? null);
	return inTransaction(platform.db, async (tx) => {
		const decided = await lockAndDecide(tx, platform, row.id);
		if (decided === void 0) return true;
		if (decided.step.do !== step.do) return false;
		if (decided.step.do === "follow") await followPayment(tx, platform, decided, able);
		else await carryOut$1(tx, platform, decided, decided.step);
		return decided.step.do === "wait" || decided.step.do === "alert";
	});
}
async function closeConfirmation(platform, { row, attempts }) {
	const paymentId = attempts.find(({ state }) => openAttemptStates.includes(state))?.payment_id;
	if (!paymentId) return true;
	if (await closeRenewalConfirmation(platform, paymentId) !== "open") return false;
	const next = new Date(platform.clock.now().getTime() + CLOSE_AGAIN_MS);
	await changeRenewal(platform.db, row.id, { next_at: next });
	return true;
}
async function carryOut$1(tx, platform, decided, step) {
	const { row } = decided;
	switch (step.do) {
		case "wait": return changeRenewal(tx, row.id, { next_at: step.until });
		case "alert":
			await raiseRenewalAlert(tx, platform, decided);
			return changeRenewal(tx, row.id, { next_at: step.until });
		case "notify": return sendNotification(tx, platform, decided, step);
		case "request_buyer_action": return requestBuyerAction(tx, platform, decided, step.why);
		case "closing": return changeRenewal(tx, row.id, {
			state: "closing",
			close_reason: step.why,
			next_at: platform.clock.now()
		});
		case "settle_late_charge": {
			const attempt = findPaidLate(row, decided.attempts);
			if (attempt !== void 0) await settleLateCharge(tx, platform, {
				row,
				attempt
			});
			return;
		}
		case "close": return closeRenewal(tx, platform, decided, step);
		default: return;
	}
}
// src/domains/renewals/agreements/notify-not-begun.ts
const BATCH$6 = 100;
const notifyNotBegunQueue = defineQueue("notify-renewal-not-begun", { onePerKey: true });
async function notifyNotBegun(platform) {
	if (!platform.mail.enabled) return;
	const now = platform.clock.now();
	const before = savedUntil(now);
	const after = new Date(now.getTime() - EXPECTED_MS);
	await enqueueDue(platform, {
		queue: notifyNotBegunQueue,
		limit: BATCH$6,
		find: (limit) => findUnnotified(platform.db, {
			after,
			before,
			limit
		}),
		toJob: ({ payment_id: payment }) => ({
			key: payment,
			data: { payment }
		})
	});
}
function notifyOfNotBegun(platform, paymentId) {
	return inTransaction(platform.db, async (tx) => {
		const notBegun = await lockNotBegun(tx, paymentId);
		if (notBegun === void 0) return;
		const about = {
			product: notBegun,
			endsAt: notBegun.ends_at
		};
		await mailUser(tx, platform, {
			key: `renewal-not-begun:${paymentId}`,
			userId: notBegun.user_id,
			mail: (shop, language) => renewalNotBegunMail(shop, language, about)
		});
	});
}
// src/domains/renewals/late-charges/refund-late-charges.ts
const BATCH$5 = 50;
const refundLateChargeQueue = defineQueue("refund-late-charge", { onePerKey: true });
function refundLateCharges(platform) {
	return enqueueDue(platform, {
		queue: refundLateChargeQueue,
		limit: BATCH$5,
		find: (limit) => findLateCharges(platform.db, { limit }),
		toJob: ({ attempt_id: attempt }) => ({
			key: attempt,
			data: { attempt }
		})
	});
}
async function refundLateCharge(platform, attempt) {
	const { db } = platform;
	const [late] = await findLateCharges(db, {
		limit: 1,
		attempt
	});
	if (late === void 0) return;
	const { payment_id: paymentId } = late;
	const able = await refundsOfRenewal(platform, paymentId);
	await inTransaction(db, async (tx) => {
		await lockPayment(tx, paymentId);
		if (!await markRefunded(tx, late)) return;
		await refundRenewal(tx, platform, {
			paymentId,
			able,
			reason: "renewal_canceled"
		});
	});
	platform.log.info({ paymentId }, "late charge refunded");
}
// src/domains/renewals/plan-renewal.ts
const BATCH$4 = 200;
const planRenewalQueue = defineQueue("plan-renewal", { onePerKey: true });
function planRenewals(platform) {
	return enqueueDue(platform, {
		queue: planRenewalQueue,
		limit: BATCH$4,
		find: (limit) => findUnplanned(platform.db, {
			now: platform.clock.now(),
			limit
		}),
		toJob: ({ id }) => ({
			key: id,
			data: { agreement: id }
		})
	});
}
async function planRenewal(platform, agreement) {
	const at = platform.clock.now();
	await inTransaction(platform.db, async (tx) => {
		const [found] = await findUnplanned(tx, {
			now: at,
			limit: 1,
			id: agreement
		});
		if (found === void 0) return;
		const { subscription_id: subscriptionId, ends_at: periodStart } = found;
		const id = platform.ids.uuid();
		const planned = await planRow(tx, {
			id,
			subscriptionId,
			agreementId: agreement,
			periodStart,
			at
		});
		if (planned === void 0) return;
		await platform.jobs.enqueue(tx, advanceRenewalQueue, { renewal: planned.id }, { key: planned.id });
	});
}
// src/domains/renewals/stop-ended-agreements.ts
const BATCH$3 = 200;
const stopAgreementQueue = defineQueue("stop-agreement", { onePerKey: true });
function stopEndedAgreements(platform) {
	return enqueueDue(platform, {
		queue: stopAgreementQueue,
		limit: BATCH$3,
		find: (limit) => findAgreementsToStop(platform.db, { limit }),
		toJob: ({ id }) => ({
			key: id,
			data: { agreement: id }
		})
	});
}
function stopEndedAgreement(platform, agreement) {
	return inTransaction(platform.db, async (tx) => {
		const [stop] = await findAgreementsToStop(tx, {
			limit: 1,
			id: agreement
		});
		if (stop === void 0) return;
		if (stop.reason === "method_removed") await stopWithoutMethod(tx, platform, stop.id);
		else await markStopped(tx, {
			...stop,
			at: platform.clock.now(),
			by: "system"
		});
	});
}
// src/domains/renewals/renewals.jobs.ts
function renewalJobs(platform) {
	const { jobs } = platform;
	beginConsentedWith(platform, beginAgreement);
	jobs.schedule("begin-agreed-renewals", 15, () => beginAgreed(platform));
	jobs.work(beginAgreedQueue, ({ payment }) => beginAgreedRenewal(platform, payment));
	jobs.schedule("notify-renewals-not-begun", 600, () => notifyNotBegun(platform));
	jobs.work(notifyNotBegunQueue, ({ payment }) => notifyOfNotBegun(platform, payment));
	jobs.schedule("stop-agreements", 60, () => stopEndedAgreements(platform));
	jobs.work(stopAgreementQueue, ({ agreement }) => stopEndedAgreement(platform, agreement));
	jobs.schedule("plan-renewals", 60, () => planRenewals(platform));
	jobs.work(planRenewalQueue, ({ agreement }) => planRenewal(platform, agreement));
	jobs.schedule("refund-late-charges", 300, () => refundLateCharges(platform));
	jobs.work(refundLateChargeQueue, ({ attempt }) => refundLateCharge(platform, attempt));
	jobs.schedule("advance-renewals", 15, () => advanceRenewals(platform));
	jobs.work(advanceRenewalQueue, ({ renewal }) => advanceRenewal(platform, renewal));
}
// src/domains/renewals/undo/undo-renewal.ts
function undoRenewal(platform, undo) {
	return inTransaction(platform.db, (tx) => undoIn(tx, platform, undo));
}
async function undoIn(tx, platform, { paymentId, userId, by, able, expectedTotal }) {
	await lockPayment(tx, paymentId);
	const seen = await findUndo(tx, paymentId);
	if (seen?.user_id !== userId) refuse$2("not_found");
	const row = await lockRenewal(tx, seen.renewal_id);
	const found = await findUndo(tx, paymentId);
	if (row === void 0 || found === void 0) refuse$2("not_found");
	const at = platform.clock.now();
	const paid = paidRenewalOf(found, at);
	const state = undoStateOf(paid, at);
	if (state === "undone") return;
	const { worth } = paid;
	if (state !== "open" || row.state !== "paid" || worth === void 0) refuse$2("undo_closed");
	const { part, amountCents } = worth;
	if (centsFromDollars(expectedTotal) !== amountCents) refuse$2("undo_changed");
	const endsAt = await endAfterUndo(tx, found, {
		worth,
		now: at
	});
	const refundId = await refundRenewal(tx, platform, {
		paymentId,
		able,
		reason: "renewal_undone",
		amountCents,
		access: part === void 0 ? "revoke" : "keep"
	});
	if (refundId === void 0) refuse$2("undo_closed");
	if (part !== void 0) await endDaysOfPayment(tx, {
		paymentId,
		days: part.unusedDays,
		at
	});
	else await markUndone(tx, {
		paymentId,
		renewalId: row.id
	});
	await insertUndo(tx, {
		paymentId,
		refundId,
		by,
		at,
		part
	});
	const active = await findActiveAgreement(tx, found.subscription_id);
	if (active !== void 0) await markStopped(tx, {
		id: active.id,
		at,
		by: "buyer",
		reason: "undone"
	});
	await notifyRenewal(tx, platform, row, {
		kind: "undone",
		paymentId,
		cents: amountCents,
		endsAt,
		part
	});
}
// src/domains/renewals/undo/undo-by-link.ts
async function readUndoLinkOf(platform, token) {
	return describeUndo(platform, await requireRenewal(platform, token));
}
async function undoByLink(platform, { token, expectedTotal }) {
	const { payment_id: paymentId, user_id: userId } = await requireRenewal(platform, token);
	const able = await refundsOfRenewal(platform, paymentId);
	await undoRenewal(platform, {
		paymentId,
		userId,
		by: "link",
		able,
		expectedTotal
	});
}
async function requireRenewal(platform, token) {
	const id = idOfLinkToken(platform, "renewal-undo", token);
	return (id === void 0 ? void 0 : await findUndo(platform.db, id)) ?? refuse$2("undo_link_invalid");
}
// src/domains/renewals/undo/undo-own-renewal.ts
async function undoOwnRenewal(platform, once, { id, userId, expectedTotal }) {
	const row = await findUndo(platform.db, id);
	if (row?.user_id !== userId) refuse$2("not_found");
	const able = await refundsOfRenewal(platform, row.payment_id);
	return once(async (inCall) => {
		await undoRenewal(inCall, {
			paymentId: id,
			userId,
			by: "buyer",
			able,
			expectedTotal
		});
		return {};
	});
}
// src/domains/renewals/undo/undo.routes.ts
function renewalUndoRoutes(api) {
	const { platform } = api;
	bind(api, readRenewalUndo, ({ session: { userId }, params }) => readUndo(platform, {
		id: params.id,
		userId
	}));
	bindIdempotent(api, undoRenewal$1, ({ session: { userId }, params, body }, once) => undoOwnRenewal(platform, once, {
		id: params.id,
		userId,
		expectedTotal: body.expected_total
	}));
	bind(api, readUndoLink, ({ body }) => readUndoLinkOf(platform, body.token));
	bind(api, undoByLink$1, ({ body: { token, expected_total: expectedTotal } }) => undoByLink(platform, {
		token,
		expectedTotal
	}));
}
// src/domains/calendar/write-calendar.ts
const REFRESH_S = 21600;
async function writeCalendar(subscriptions, { renewals, language, brand, publicUrl, texts }) {
	const { default: createCalendar, ICalEventBusyStatus, ICalEventTransparency } = await import("./dist-BrbgxaoH.js");
	const calendar = createCalendar({
		name: texts.mail(language, "calendarName", { brand }),
		prodId: {
			company: brand,
			product: "subscriptions",
			language: language.toUpperCase()
		},
		ttl: REFRESH_S
	});
	const { hostname } = new URL(publicUrl);
	for (const subscription of subscriptions) {
		const url = `${publicUrl}/dashboard/subscriptions`;
		const product = titleIn(language, subscription);
		const renewal = renewals.get(subscription.id);
		const chargeAt = renewal?.charge_at ?? null;
		const total = renewal?.total ?? null;
		const event = {
			stamp: subscription.changed_at,
			description: texts.mail(language, "calendarEndHint", { url }),
			url,
			busystatus: ICalEventBusyStatus.FREE,
			transparency: ICalEventTransparency.TRANSPARENT
		};
		calendar.createEvent({
			...event,
			id: `${subscription.id}@${hostname}`,
			start: subscription.ends_at,
			summary: texts.mail(language, "calendarEnd", { product })
		});
		if (chargeAt === null || total === null) continue;
		const amount = mailMoney(centsFromDollars(total));
		calendar.createEvent({
			...event,
			id: `${subscription.id}-charge@${hostname}`,
			start: new Date(chargeAt),
			summary: texts.mail(language, "calendarCharge", {
				product,
				amount
			})
		});
	}
	return calendar.toString();
}
// src/domains/calendar/read-calendar.ts
const PAST_DAYS = 90;
const EVENTS_MAX = 500;
async function readCalendar(platform, address) {
	const { clock, config, db, mail, publicUrl } = platform;
	const owner = await findOwner(db, sha256(address.replace(/\.ics$/, "")));
	if (owner === void 0) refuse$2("not_found");
	const subscriptions = await findEndsOf(db, {
		userId: owner.id,
		since: new Date(clock.now().getTime() - PAST_DAYS * DAY_MS),
		limit: EVENTS_MAX
	});
	const renewals = await listRenewals(platform, {
		userId: owner.id,
		hasChargeable: false
	});
	const { language } = owner;
	const body = await writeCalendar(subscriptions, {
		renewals: new Map(renewals.map((one) => [one.subscription_id, one])),
		language,
		brand: brandNameIn(config.shop(), language),
		publicUrl: publicUrl(),
		texts: mail.texts
	});
	return new FileAnswer({
		body: Buffer.from(body),
		type: "text/calendar; charset=utf-8",
		name: "subscriptions.ics"
	});
}
// src/domains/calendar/remove-calendar-address.ts
async function removeCalendarAddress({ db }, userId) {
	await deleteAddress(db, userId);
	return {};
}
// src/domains/calendar/calendar.routes.ts
function calendarRoutes(api) {
	const { platform } = api;
	bind(api, getCalendar$1, ({ session }) => getCalendar(platform, session.userId));
	bind(api, createCalendarAddress$1, ({ session }) => createCalendarAddress(platform, session.userId));
	bind(api, removeCalendarAddress$1, ({ session }) => removeCalendarAddress(platform, session.userId));
	bind(api, readCalendar$1, ({ params }) => readCalendar(platform, params.address));
}
// src/domains/calendar/personal-data.ts
const calendarData = [{
	name: "calendar_address",
	read: async (db, userId) => {
		const address = await findAddress(db, userId);
		return address === void 0 ? null : { created_at: address.created_at };
	}
}];
// src/domains/languages/texts.rules.ts
const PLURAL_FORMS = {
	en: ["one", "other"],
	ru: [
		"one",
		"few",
		"many",
		"other"
	]
};
const PLURAL = /\{\w+, plural,((?:\s*\w+ \{[^{}]*\})+)\s*\}/g;
function placeholdersOf(content) {
	return [...new Set([...content.matchAll(/\{(\w+)(?:\}|, plural,)/g)].map(([, name = ""]) => name))].filter((name) => name !== "").sort();
}
function findTextFault(content, { standard, language }) {
	if (content.trim() === "") return "empty";
	if (content.length > 4e3) return "too_long";
	if (content.split(/\s+/).some((word) => word.length > 60)) return "long_word";
	if ([...content.matchAll(PLURAL)].some(([, inside = ""]) => {
		const forms = [...inside.matchAll(/(\w+) \{/g)].map(([, form]) => form);
		return PLURAL_FORMS[language].some((form) => !forms.includes(form));
	}) || /\{\w+, plural/.test(content.replaceAll(PLURAL, ""))) return "plural";
	const outside = content.replaceAll(PLURAL, (plural) => `{${/^\{(\w+)/.exec(plural)?.[1] ?? ""}}`);
	if (/[{}]/.test(outside.replaceAll(/\{\w+\}/g, ""))) return "placeholders";
	return placeholdersOf(outside).join() === placeholdersOf(standard).join() ? void 0 : "placeholders";
}
// src/domains/languages/shop-texts.rules.ts
const shopTexts = new Map([
	...Object.entries(textKeys).sort(([, one], [, other]) => one - other).map(([name, number]) => shopText(String(number), "page", number, name, texts)),
	...Object.keys(mailTexts.en).map((name) => shopText(`mail-${name}`, "mail", null, name, mailTexts)),
	...Object.keys(botTexts.en).map((name) => shopText(`bot-${name}`, "bot", null, name, botTexts))
].map((text) => [text.key, text]));
function findOverrideFault(text, language, content) {
	return findTextFault(content, {
		standard: text.standard[language],
		language
	});
}
function effectiveOverrides(published) {
	const inLanguage = (language) => new Map(published.flatMap(({ language: own, key, text: content }) => {
		const text = shopTexts.get(key);
		if (own !== language || content === null || text === void 0) return [];
		return findOverrideFault(text, language, content) === void 0 ? [[key, content]] : [];
	}));
	return {
		en: inLanguage("en"),
		ru: inLanguage("ru")
	};
}
function shopText(key, kind, number, name, content) {
	const known = name;
	return {
		key,
		kind,
		number,
		name,
		placeholders: placeholdersOf(content.en[known]),
		standard: {
			en: content.en[known],
			ru: content.ru[known]
		}
	};
}
// src/domains/languages/texts.store.ts
function listPublished(db) {
	return db.selectFrom("text_publications").distinctOn(["language", "key"]).select([
		"id",
		"language",
		"key",
		"text"
	]).orderBy("language").orderBy("key").orderBy("id", "desc").execute();
}
function listDrafts(db) {
	return db.selectFrom("text_drafts").innerJoin("operators", "operators.id", "text_drafts.written_by").select([
		"text_drafts.key",
		"text_drafts.language",
		"text_drafts.text",
		"text_drafts.version",
		"text_drafts.written_at",
		"operators.name as written_by"
	]).execute();
}
const newestFirst = keyset("text_publications", ["text_publications.id"], "desc");
const publicationFilters = { language: (language) => sql`text_publications.language = ${language}` };
function listPublications(db, key, filters, { after, limit }) {
	return db.selectFrom("text_publications").innerJoin("operators", "operators.id", "text_publications.published_by").select([
		"text_publications.id",
		"text_publications.text",
		"text_publications.published_at",
		"operators.name as published_by"
	]).where("text_publications.key", "=", key).where(whereOf(publicationFilters, filters, newestFirst.after(after))).orderBy("text_publications.id", "desc").limit(limit).execute();
}
async function lockText(tx, { key, language }) {
	await sql`select pg_advisory_xact_lock(hashtext('text'), hashtext(${`${language} ${key}`}))`.execute(tx);
}
function findDraft(tx, { key, language }) {
	return tx.selectFrom("text_drafts").select(["text", "version"]).where("key", "=", key).where("language", "=", language).executeTakeFirst();
}
async function upsertDraft(tx, draft) {
	await tx.insertInto("text_drafts").values(draft).onConflict((conflict) => conflict.columns(["key", "language"]).doUpdateSet({
		text: draft.text,
		written_at: draft.written_at,
		written_by: draft.written_by,
		version: sql`text_drafts.version + 1`
	})).execute();
}
async function deleteDraft(tx, { key, language }) {
	await tx.deleteFrom("text_drafts").where("key", "=", key).where("language", "=", language).execute();
}
function findPublication(tx, id, { key, language }) {
	return tx.selectFrom("text_publications").select("text").where("id", "=", id).where("key", "=", key).where("language", "=", language).executeTakeFirst();
}
function findShown(tx, { key, language }) {
	return tx.selectFrom("text_publications").select(["id", "text"]).where("key", "=", key).where("language", "=", language).orderBy("id", "desc").limit(1).executeTakeFirst();
}
async function insertPublication(tx, publication) {
	await tx.insertInto("text_publications").values(publication).execute();
}
// src/domains/languages/published-texts.ts
const publishedTexts = perPlatform(({ db, listener, log, mail }) => {
	const cached = new CachedValue({
		make: async () => {
			const overrides = effectiveOverrides(await listPublished(db));
			mail.texts.replace(overrides);
			return dictionariesWith(overrides);
		},
		onFailure: (error) => log.warn({ err: error }, "texts could not be read, serving the last ones"),
		first: dictionariesWith(effectiveOverrides([]))
	});
	cached.follow(listener, "texts_changed");
	return cached;
});
const parsed = new WeakMap();
function pageTexts(platform) {
	const cached = publishedTexts(platform);
	cached.current();
	return (language) => {
		const answer = cached.latest[language];
		const known = parsed.get(answer) ?? JSON.parse(answer.identity.toString("utf8"));
		parsed.set(answer, known);
		return known;
	};
}
function dictionariesWith(overrides) {
	const answerOf = (language) => {
		const ofPages = [...overrides[language]].filter(([key]) => shopTexts.get(key)?.kind === "page");
		return new Precomputed(JSON.stringify({
			...dictionaryOf(language),
			...Object.fromEntries(ofPages)
		}));
	};
	return Object.fromEntries(LANGUAGES.map((language) => [language, answerOf(language)]));
}
// src/domains/languages/languages.routes.ts
function languageRoutes(api) {
	const texts = publishedTexts(api.platform);
	bind(api, getDictionary, async (call) => (await texts.current())[call.body.language]);
}
// src/platform/http/files/headers.ts
const apiHeaders = {
	"content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
	"x-content-type-options": "nosniff",
	"referrer-policy": "no-referrer",
	"cross-origin-resource-policy": "same-origin",
	"cache-control": "no-store"
};
function transportHeaders(publicUrl) {
	if (publicUrl?.startsWith("https:") !== true) return {};
	return { "strict-transport-security": "max-age=63072000; includeSubDomains" };
}
const filePolicy = "object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
const MAIL_PREVIEWS = "/mail-previews/";
const mailPreviewPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-same-origin";
function pageHeaders(publicUrl, { scriptPath, frames = "'none'", inline = {
	script: "",
	style: ""
} } = {}) {
	const https = publicUrl?.startsWith("https:") === true;
	return {
		"content-security-policy": [
			"default-src 'none'",
			`script-src ${https ? `${publicUrl}/assets/` : "'self'"}${https && scriptPath !== void 0 ? ` ${publicUrl}${scriptPath}` : ""} ${inline.script}`.trimEnd(),
			"script-src-attr 'none'",
			`style-src 'self' ${inline.style}`.trimEnd(),
			"img-src 'self' data: blob:",
			"font-src 'self'",
			"connect-src 'self'",
			"manifest-src 'self'",
			"worker-src 'self'",
			`frame-src ${frames}`,
			"object-src 'none'",
			"base-uri 'none'",
			"form-action 'self'",
			"frame-ancestors 'none'",
			"require-trusted-types-for 'script'",
			"trusted-types 'none'",
			...https ? ["upgrade-insecure-requests"] : [],
			`report-uri ${reportPolicyViolation.path}`,
			"report-to csp"
		].join("; "),
		"reporting-endpoints": `csp="${reportPolicyViolation.path}"`,
		...transportHeaders(publicUrl),
		"x-content-type-options": "nosniff",
		"referrer-policy": "strict-origin-when-cross-origin",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		"permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()"
	};
}
function consoleHeaders(publicUrl, inline) {
	return pageHeaders(publicUrl, {
		frames: publicUrl?.startsWith("https:") === true ? `${publicUrl}${MAIL_PREVIEWS}` : "'self'",
		inline
	});
}
// src/domains/languages/mail-preview-ticket.ts
const CONTEXT = "mail preview";
const LIFETIME_MS = 36e5;
const ticketSchema = strictObject({
	name: string(),
	language: _enum(LANGUAGES),
	until: number()
});
function sealPreview({ sealer, clock }, preview) {
	const until = clock.now().getTime() + LIFETIME_MS;
	return sealer.seal(JSON.stringify({
		...preview,
		until
	}), CONTEXT);
}
function openPreview({ sealer, clock }, ticket) {
	try {
		const { until, ...preview } = ticketSchema.parse(JSON.parse(sealer.open(ticket, CONTEXT)));
		return until > clock.now().getTime() ? preview : void 0;
	} catch {
		return;
	}
}
// src/domains/languages/list-texts.ts
function getShopText(key) {
	return shopTexts.get(key) ?? refuse$2("not_found");
}
function listTexts({ db }) {
	return listAnswers(listTexts$1, {
		rows: async (filters, { after, limit }) => {
			const all = await readTexts(db);
			const begin = after === void 0 ? 0 : all.findIndex((text) => text.key === after) + 1;
			return all.slice(begin).filter(matches(filters)).slice(0, limit);
		},
		answer: (rows) => [...rows],
		csv: { columns: {
			key: ({ key }) => key,
			kind: ({ kind }) => kind,
			name: ({ name }) => name,
			English: ({ en }) => en.standard,
			"English, own": ({ en }) => en.published,
			"English, draft": ({ en }) => en.draft?.text ?? null,
			Russian: ({ ru }) => ru.standard,
			"Russian, own": ({ ru }) => ru.published,
			"Russian, draft": ({ ru }) => ru.draft?.text ?? null
		} }
	});
}
function matches({ search, kind, filter }) {
	const needle = search?.toLocaleLowerCase();
	return (text) => (kind === void 0 || text.kind === kind) && (needle === void 0 || isFound(text, needle)) && (filter === void 0 || FILTERS[filter](text));
}
async function countTexts({ db }) {
	const all = await readTexts(db);
	const count = (filter) => all.filter(FILTERS[filter]).length;
	return {
		changed: count("changed"),
		draft: count("draft"),
		missing: count("missing"),
		unfit: count("unfit")
	};
}
async function readText(db, key) {
	getShopText(key);
	return (await readTexts(db)).find((text) => text.key === key) ?? refuse$2("not_found");
}
function listHistory({ db }, key) {
	getShopText(key);
	return listAnswers(listTextPublications, {
		rows: (filters, page) => listPublications(db, key, filters, page),
		answer: (rows) => rows.map(({ published_at, ...publication }) => ({
			...publication,
			published_at: published_at.toISOString()
		}))
	});
}
async function readTexts(db) {
	const published = new Map((await listPublished(db)).map(({ language, key, text: content }) => [`${language} ${key}`, content]));
	const drafts = new Map((await listDrafts(db)).map((draft) => [`${draft.language} ${draft.key}`, draft]));
	return [...shopTexts.values()].map((text) => {
		const inLanguage = (language) => {
			const own = published.get(`${language} ${text.key}`) ?? null;
			const draft = drafts.get(`${language} ${text.key}`);
			return {
				standard: text.standard[language],
				published: own,
				fault: own === null ? null : findOverrideFault(text, language, own) ?? null,
				draft: draft === void 0 ? null : serializeDraft(draft)
			};
		};
		const { key, kind, number, name, placeholders } = text;
		return {
			key,
			kind,
			number,
			name,
			placeholders: [...placeholders],
			en: inLanguage("en"),
			ru: inLanguage("ru")
		};
	});
}
const FILTERS = {
	changed: (text) => LANGUAGES.some((language) => text[language].published !== null),
	draft: (text) => LANGUAGES.some((language) => text[language].draft !== null),
	missing: (text) => LANGUAGES.some((language) => (text[language].published ?? text[language].standard) === "") || text.en.published === null !== (text.ru.published === null),
	unfit: (text) => LANGUAGES.some((language) => text[language].fault !== null)
};
function serializeDraft({ text, version, written_at, written_by }) {
	return {
		text,
		version,
		written_at: written_at.toISOString(),
		written_by
	};
}
function isFound(text, needle) {
	return text.key.toLocaleLowerCase() === needle || text.name.toLocaleLowerCase().includes(needle) || LANGUAGES.some((language) => {
		const { standard, published, draft } = text[language];
		return [
			standard,
			published,
			draft?.text
		].some((content) => content?.toLocaleLowerCase().includes(needle));
	});
}
// src/domains/languages/mail-templates.ts
async function listMailTemplates(platform, examples) {
	const texts = new Map((await readTexts(platform.db)).map((text) => [text.key, text]));
	const shop = shopOf(platform);
	return examples.map((example) => {
		const own = keysOf(platform, example).flatMap((key) => texts.get(key) ?? []);
		return {
			name: example.name,
			en: example.render(shop, "en").subject,
			ru: example.render(shop, "ru").subject,
			changed: own.some(({ en, ru }) => en.published !== null || ru.published !== null),
			draft: own.some(({ en, ru }) => en.draft !== null || ru.draft !== null)
		};
	});
}
async function readMailTemplate(platform, examples, name) {
	const example = getExample(examples, name);
	const texts = await readTexts(platform.db);
	const byKey = new Map(texts.map((text) => [text.key, text]));
	const seenIn = (language) => {
		const { subject, text } = renderTrial(platform, example, language, texts);
		return {
			subject,
			text,
			frame: `/mail-previews/${sealPreview(platform, {
				name,
				language
			})}`
		};
	};
	return {
		name,
		texts: keysOf(platform, example).flatMap((key) => byKey.get(key) ?? []),
		en: seenIn("en"),
		ru: seenIn("ru")
	};
}
async function renderDrafts(platform, db, example, language) {
	return renderTrial(platform, example, language, await readTexts(db));
}
function getExample(examples, name) {
	return examples.find((example) => example.name === name) ?? refuse$2("not_found");
}
function renderTrial(platform, example, language, texts) {
	const wording = createNotificationTexts(trialTexts(texts));
	return example.render({
		...shopOf(platform),
		t: wording.mail
	}, language);
}
function trialTexts(texts) {
	const inLanguage = (language) => new Map(texts.flatMap(({ key, [language]: { draft, published, fault } }) => {
		const wording = draft?.text ?? (fault === null ? published : null);
		return wording === null ? [] : [[key, wording]];
	}));
	return {
		en: inLanguage("en"),
		ru: inLanguage("ru")
	};
}
function keysOf(platform, example) {
	const named = (_language, name) => `@@${name}@@`;
	const { html } = example.render({
		...shopOf(platform),
		t: named
	}, "en");
	return [...new Set([...html.matchAll(/@@(\w+)@@/g)].map(([, name]) => `mail-${name}`))];
}
// src/domains/languages/serve-mail-previews.ts
function serveMailPreviews(api, examples) {
	const { platform, fastify } = api;
	const count = api.rateLimits.limitFor("open");
	fastify.get(`${MAIL_PREVIEWS}:ticket`, async (request, reply) => {
		await count(ipPrefix(request.ip));
		const preview = openPreview(platform, request.params.ticket);
		if (preview === void 0) throw new Refusal("not_found");
		const example = getExample(examples, preview.name);
		const { html } = await renderDrafts(platform, platform.db, example, preview.language);
		return reply.headers({
			...apiHeaders,
			"content-security-policy": mailPreviewPolicy
		}).type("text/html; charset=utf-8").send(html);
	});
}
// src/domains/languages/change-text.ts
function saveDraft(platform, key, { language, text, version }, by) {
	const place = {
		key,
		language
	};
	requireValidText(place, text);
	return change(platform, place, by, async (tx) => {
		const draft = await findDraft(tx, place);
		await requireVersion(tx, key, {
			present: draft?.version ?? null,
			seen: version
		});
		await upsertDraft(tx, {
			...place,
			text,
			written_at: platform.clock.now(),
			written_by: by.operator.id
		});
		return {
			action: "texts.draft",
			before: draft?.text ?? null,
			after: text
		};
	});
}
function dropDraft(platform, key, { language, version }, by) {
	const place = {
		key,
		language
	};
	return change(platform, place, by, async (tx) => {
		const draft = await findDraft(tx, place);
		await requireVersion(tx, key, {
			present: draft?.version ?? null,
			seen: version
		});
		await deleteDraft(tx, place);
		return {
			action: "texts.drop",
			before: draft?.text ?? null,
			after: null
		};
	});
}
function publish(platform, key, { language, version }, by) {
	const place = {
		key,
		language
	};
	return change(platform, place, by, (tx) => publishDraft(tx, platform, {
		...place,
		version
	}, by));
}
async function publishSeveral(platform, drafts, by) {
	const ordered = [...new Map(drafts.map((draft) => [`${draft.key} ${draft.language}`, draft]))].sort(([one], [other]) => one < other ? -1 : 1);
	return inTransaction(platform.db, async (tx) => {
		for (const [, draft] of ordered) await lockText(tx, draft);
		const changes = [];
		for (const [, draft] of ordered) changes.push([draft, await publishDraft(tx, platform, draft, by)]);
		for (const [place, changed] of changes) await record(tx, platform, place, changed, by);
		return { count: changes.length };
	});
}
function rollBack(platform, key, { language, to, from }, by) {
	const place = {
		key,
		language
	};
	return change(platform, place, by, async (tx) => {
		const shown = await findShown(tx, place);
		await requireVersion(tx, key, {
			present: shown?.id ?? null,
			seen: from
		});
		const target = to === null ? { text: null } : await findPublication(tx, to, place);
		if (target === void 0) refuse$2("not_found");
		if (target.text !== null) requireValidText(place, target.text);
		await insertPublication(tx, published(platform, {
			...place,
			text: target.text
		}, by));
		return {
			action: "texts.roll_back",
			before: shown?.text ?? null,
			after: target.text
		};
	});
}
async function publishDraft(tx, platform, { key, language, version }, by) {
	const place = {
		key,
		language
	};
	const draft = await findDraft(tx, place);
	await requireVersion(tx, key, {
		present: draft?.version ?? null,
		seen: version
	});
	const text = draft?.text ?? refuse$2("not_found");
	requireValidText(place, text);
	const shown = await findShown(tx, place);
	await insertPublication(tx, published(platform, {
		...place,
		text
	}, by));
	await deleteDraft(tx, place);
	return {
		action: "texts.publish",
		before: shown?.text ?? null,
		after: text
	};
}
function published({ clock }, text, { operator }) {
	return {
		...text,
		published_at: clock.now(),
		published_by: operator.id
	};
}
function requireValidText({ key, language }, text) {
	const fault = findOverrideFault(getShopText(key), language, text);
	if (fault !== void 0) refuse$2("text_wrong", {
		fault,
		key
	});
}
async function requireVersion(tx, key, { present, seen }) {
	if (present !== seen) refuse$2("version_conflict", { current: await readText(tx, key) });
}
function change(platform, place, by, decide) {
	getShopText(place.key);
	return inTransaction(platform.db, async (tx) => {
		await lockText(tx, place);
		const changed = await decide(tx);
		const text = await readText(tx, place.key);
		await record(tx, platform, place, changed, by);
		return text;
	});
}
function record(tx, platform, { key, language }, { action, before, after }, by) {
	const { name } = getShopText(key);
	return recordAuditEvent(tx, platform, {
		...by,
		action,
		subject: `text:${key}`,
		before: {
			name,
			language,
			text: before
		},
		after: {
			name,
			language,
			text: after
		}
	});
}
// ../contract/src/texts/example-values.ts
const EXAMPLES = {
	count: 5,
	number: "1005",
	date: "24.11.2026",
	at: "24.11.2026",
	when: "24.11.2026, 14:32 UTC",
	from: "24.11.2026",
	until: "24.12.2026",
	time: "14:32",
	brand: defaultBrand.name,
	name: "Anna",
	email: "anna@shop.example",
	username: "anna",
	product: "Music",
	title: "Connect opens an error page",
	reason: "the proof is of another payment",
	url: "https://shop.example/",
	price: "$12.90",
	amount: "$12.90",
	total: "$12.90",
	percent: "20"
};
function exampleValues(names, text) {
	return Object.fromEntries(names.map((name) => {
		return [name, text.includes(`{${name}, plural,`) ? 5 : EXAMPLES[name] ?? name];
	}));
}
// src/domains/languages/send-test.ts
async function sendTestMail(platform, examples, { name, language }, by) {
	const example = getExample(examples, name);
	if (!platform.mail.enabled) refuse$2("mail_off");
	return inTransaction(platform.db, async (tx) => {
		const to = await addressOf(tx, by);
		const mail = await renderDrafts(platform, tx, example, language);
		await platform.mail.queue(tx, {
			key: `trial:${platform.ids.uuid()}`,
			to,
			language,
			mail
		});
		await recordAuditEvent(tx, platform, {
			...by,
			action: "texts.test",
			subject: `mail:${name}`,
			after: {
				language,
				to
			}
		});
		return { to };
	});
}
async function sendTestMessage(platform, { key, language }, by) {
	const { kind, name, placeholders } = getShopText(key);
	if (kind !== "bot") refuse$2("not_found");
	await inTransaction(platform.db, async (tx) => {
		const { draft, published, standard } = (await readText(tx, key))[language];
		const wording = draft?.text ?? published ?? standard;
		const content = fillText(wording, language, exampleValues(placeholders, wording));
		const email = await addressOf(tx, by);
		if (!await sendTelegramTest(tx, platform, {
			email,
			content
		})) refuse$2("telegram_not_linked");
		await recordAuditEvent(tx, platform, {
			...by,
			action: "texts.test",
			subject: `text:${key}`,
			after: {
				name,
				language
			}
		});
	});
	return {};
}
async function addressOf(tx, { operator }) {
	return (await findOperator(tx, operator.id))?.email ?? refuse$2("unauthorized");
}
// src/domains/languages/texts.console-routes.ts
function textConsoleRoutes(api, examples) {
	const { platform } = api;
	bindList(api, listTexts$1, (_call, reading) => listTexts(reading));
	bind(api, countTexts$1, () => countTexts(platform));
	bind(api, readText$1, (call) => readText(platform.db, call.params.key));
	bindList(api, listTextPublications, ({ params }, reading) => listHistory(reading, params.key));
	bind(api, saveTextDraft, ({ params, body, by }) => saveDraft(platform, params.key, body, by));
	bind(api, discardTextDraft, ({ params, body, by }) => dropDraft(platform, params.key, body, by));
	bind(api, publishText, ({ params, body, by }) => publish(platform, params.key, body, by));
	bind(api, publishTexts, ({ body, by }) => publishSeveral(platform, body.drafts, by));
	bind(api, rollBackText, ({ params, body, by }) => rollBack(platform, params.key, body, by));
	bind(api, sendTestMessage$1, ({ params, body, by }) => sendTestMessage(platform, {
		...params,
		...body
	}, by));
	bind(api, listMailTemplates$1, () => listMailTemplates(platform, examples));
	bind(api, readMailTemplate$1, (call) => readMailTemplate(platform, examples, call.params.name));
	bind(api, sendTestMail$1, ({ params, body, by }) => sendTestMail(platform, examples, {
		...params,
		...body
	}, by));
}
// src/domains/languages/texts.jobs.ts
function textJobs(platform) {
	publishedTexts(platform);
}
// ../contract/src/shared/page-addresses.ts
const SHOP_PAGES = [
	"/",
	"/login",
	"/register",
	"/forgot-password",
	"/reset-password",
	"/confirm-email",
	"/dashboard/subscriptions",
	"/dashboard/subscriptions/:id",
	"/dashboard/payments",
	"/dashboard/payments/:id",
	"/payment-methods",
	"/calendar",
	"/gifts",
	"/gifts/:id",
	"/gift",
	"/settings/profile",
	"/settings/security",
	"/partners",
	"/payment",
	"/buy-loading-cis",
	"/buy-loading-word",
	"/help",
	"/help-ticket",
	"/help-ticket/:id",
	"/help-ticket-create",
	"/impersonation",
	"/stop-renewal",
	"/undo-renewal",
	"/confirm-renewal"
];
const consolePages = {
	home: "/admin",
	overview: "/admin/overview",
	alerts: "/admin/alerts",
	notifications: "/admin/notifications",
	products: "/admin/products",
	product: "/admin/products/:id",
	inventory: "/admin/inventory",
	service: "/admin/inventory/:id",
	fulfilment: "/admin/fulfilment",
	payments: "/admin/payments",
	payment: "/admin/payments/:id",
	subscriptions: "/admin/subscriptions",
	subscription: "/admin/subscriptions/:id",
	renewals: "/admin/renewals",
	bulkActions: "/admin/bulk-actions",
	bulkAction: "/admin/bulk-actions/:id",
	transfers: "/admin/transfers",
	methods: "/admin/payment-methods",
	method: "/admin/payment-methods/:id",
	newMethod: "/admin/new-payment-method",
	gateways: "/admin/gateways",
	gateway: "/admin/gateways/:id",
	join: "/admin/join",
	signIn: "/admin/sign-in",
	setup: "/admin/setup",
	team: "/admin/team",
	audit: "/admin/audit",
	system: "/admin/system",
	auditEvent: "/admin/audit/:id",
	gifts: "/admin/gifts",
	promos: "/admin/promo-codes",
	promo: "/admin/promo-codes/:id",
	reports: "/admin/reports",
	tickets: "/admin/tickets",
	ticket: "/admin/tickets/:id",
	macros: "/admin/ticket-macros",
	macro: "/admin/ticket-macros/:id",
	payouts: "/admin/payouts",
	users: "/admin/users",
	user: "/admin/users/:id",
	partners: "/admin/partners",
	partner: "/admin/partners/:id",
	campaigns: "/admin/campaigns",
	announcements: "/admin/announcements",
	announcement: "/admin/announcements/:id",
	texts: "/admin/texts",
	branding: "/admin/branding",
	settings: "/admin/settings",
	referralRules: "/admin/settings/referrals",
	connection: "/admin/settings/connections/:id",
	text: "/admin/texts/:id",
	mails: "/admin/mail-templates",
	mail: "/admin/mail-templates/:id"
};
function isOneOfPages(path, pages) {
	const given = (path.length > 1 ? path.replace(/\/$/, "") : path).split("/");
	return pages.some((page) => {
		const pattern = page.split("/");
		return pattern.length === given.length && pattern.every((part, at) => part === ":id" ? given[at] !== "" : part === given[at]);
	});
}
// src/domains/notifications/events.store.ts
const UUID$5 = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const PAYMENT = `^${UUID$5}$`;
const REFUND = `^refund:${UUID$5}$`;
const HANDLED = sql`case
  when e.alert_id is not null then a.resolved_at is not null
  when e.subject ~ ${`^ticket:${UUID$5}$`} then not exists (
    select from tickets t where t.id = substr(e.subject, 8)::uuid and t.state in ('new', 'waiting_operator'))
  when e.subject ~ ${`^payout:${UUID$5}$`} then not exists (
    select from payouts w where w.id = substr(e.subject, 8)::uuid and w.state = 'requested')
  else false
end`;
const PAID_LAST = sql`(
  select g.payment_id from deliveries d join grants g on g.subscription_id = d.subscription_id
  where d.id = e.subject::uuid and g.payment_id is not null and g.reversed_at is null
  order by g.created_at desc limit 1)`;
const DESCRIBED = sql`
  select e.id, e.kind, e.subject, e.occurred_at, e.alert_id, ${HANDLED} as resolved,
    case when a.resolved_at is not null then (select o.name from operators o where o.id = a.resolved_by) end
      as resolved_by,
    a.due_at, p.id as payment_id, coalesce(p.number, e.detail ->> 'number') as number,
    coalesce((e.detail ->> 'amount_cents')::int, p.total_cents) as amount_cents,
    coalesce(e.detail ->> 'about', s.title, case when e.kind in ('job_failing', 'job_item_failing') then e.subject end)
      as about,
    coalesce(e.detail ->> 'about_ru', case when e.detail ->> 'about' is null then s.title_ru end, '') as about_ru
  from operator_news e
  left join alerts a on a.id = e.alert_id
  left join lateral (
    select case
      when e.kind in ('delivery_waiting', 'delivery_late') and e.subject ~ ${PAYMENT}
        then ${PAID_LAST}
      when e.subject ~ ${PAYMENT} then e.subject::uuid
      when e.subject ~ ${REFUND}
        then (select f.payment_id from payment_refunds f where f.id = substr(e.subject, 8)::uuid)
      when a.detail ->> 'payment' ~ ${PAYMENT} then (a.detail ->> 'payment')::uuid
    end as id
  ) named on true
  left join payments p on p.id = named.id
  left join services s
    on s.id = case when e.kind = 'inventory_low' and e.subject ~ '^[0-9]{1,9}$' then e.subject::int end`;
async function findEvent(db, id) {
	const { rows } = await sql`${DESCRIBED} where e.id = ${id}`.execute(db);
	return rows[0];
}
async function listEvents(db, ids) {
	const { rows } = await sql`
    ${DESCRIBED} where e.id = any(${[...ids]}) order by e.id`.execute(db);
	return rows;
}
async function findNewEvents(db, limit) {
	return db.selectFrom("operator_news").select("id").where("announced_at", "is", null).orderBy("id").limit(limit).execute();
}
async function closeEventsExcept(db, kinds, { limit, at }) {
	await sql`
    update operator_news set announced_at = ${at} where announced_at is null and id in (
      select id from operator_news where announced_at is null and kind <> all(${[...kinds]})
      order by id limit ${limit})`.execute(db);
}
async function claimEvent(tx, id, at) {
	return await tx.updateTable("operator_news").set({ announced_at: at }).where("id", "=", id).where("announced_at", "is", null).returning("id").executeTakeFirst() !== void 0;
}
async function wasAnnouncedSince(tx, { id, alertId, since }) {
	const { rows } = await sql`
    select from operator_news e
    where e.alert_id = ${alertId} and e.id <> ${id} and e.announced_at > ${since}
      and exists (select from operator_notifications n where n.event_id = e.id)
    limit 1`.execute(tx);
	return rows.length > 0;
}
async function findHandledMessages(db, limit) {
	const { rows } = await sql`
    select n.event_id, n.operator_id
    from operator_notifications n
    join operator_news e on e.id = n.event_id
    left join alerts a on a.id = e.alert_id
    where n.message is not null and n.closed_at is null and ${HANDLED}
    order by n.event_id limit ${limit}`.execute(db);
	return rows;
}
async function deleteOldEvents(db, before) {
	await db.deleteFrom("operator_news").where("occurred_at", "<", before).execute();
}
// src/domains/notifications/chat/chat-messages.store.ts
function findSentMessage(db, { eventId, operatorId }) {
	return db.selectFrom("operator_notifications").innerJoin("telegram_messages", "telegram_messages.id", "operator_notifications.message").select(["telegram_messages.chat_id", "telegram_messages.message_id"]).where("operator_notifications.event_id", "=", eventId).where("operator_notifications.operator_id", "=", operatorId).where("telegram_messages.abandoned_at", "is", null).executeTakeFirst();
}
async function findEventOfMessage(db, { operatorId, chatId, messageId }) {
	return (await db.selectFrom("telegram_messages").innerJoin("operator_notifications", "operator_notifications.message", "telegram_messages.id").select("operator_notifications.event_id").where("telegram_messages.chat_id", "=", chatId).where("telegram_messages.message_id", "=", messageId).where("telegram_messages.operator_id", "=", operatorId).executeTakeFirst())?.event_id;
}
// src/domains/notifications/event-format.rules.ts
const dollars = {
	style: "currency",
	currency: "USD",
	currencyDisplay: "narrowSymbol"
};
const amounts = {
	en: new Intl.NumberFormat("en", dollars),
	ru: new Intl.NumberFormat("ru", dollars)
};
function eventMoney(language, amountCents) {
	return amounts[language].format(amountCents / 100).replace("-", "\u2212");
}
const times = zonedFormats("en-GB", {
	year: "numeric",
	month: "2-digit",
	day: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23",
	timeZoneName: "shortOffset"
});
function eventTime(at, timeZone) {
	const parts = new Map(times(timeZone).formatToParts(at).map(({ type, value }) => [type, value]));
	const part = (type) => parts.get(type) ?? "";
	const date = `${part("day")}.${part("month")}.${part("year")}`;
	const offset = part("timeZoneName").replace(/^GMT(?:\+0$)?/, "UTC");
	return `${date}, ${part("hour")}:${part("minute")} ${offset}`;
}
// src/domains/notifications/describe-event.ts
const headlines = {
	payment_review: "alertPaymentReview",
	payment_overpaid: "alertPaymentOverpaid",
	payment_disputed: "alertPaymentDisputed",
	proof_unchecked: "alertProofUnchecked",
	fraud_warning: "alertFraudWarning",
	credit_reversed: "alertCreditReversed",
	refund_failed: "alertRefundFailed",
	refund_stuck: "alertRefundStuck",
	refund_unexplained: "alertRefundUnexplained",
	double_payment: "alertDoublePayment",
	delivery_waiting: "alertDeliveryWaiting",
	delivery_late: "alertDeliveryLate",
	paid_without_access: "alertPaidWithoutAccess",
	inventory_low: "alertInventoryLow",
	job_failing: "alertJobFailing",
	job_item_failing: "alertJobItemFailing",
	backup_failed: "alertBackupFailed",
	worker_lost: "alertWorkerLost",
	webhook_stuck: "alertWebhookStuck",
	renewal_stuck: "alertRenewalStuck",
	payout_recalled: "alertPayoutRecalled",
	payout_underway: "alertPayoutUnderway",
	password_spray: "alertPasswordSpray",
	exports_large: "alertExportsLarge",
	sale: "eventSale",
	ticket_waiting: "eventTicket",
	payout_requested: "eventPayout",
	operator_new_device: "eventNewDevice",
	operator_role_changed: "eventRole",
	operator_recovery_code: "eventRecoveryCode",
	operator_chat_linked: "eventChat",
	gateway_keys_changed: "eventGatewayKeys",
	connection_keys_changed: "eventConnectionKeys"
};
function describeEvent(t, { language, zone }, event) {
	const { kind, number, amount_cents: amountCents, about, about_ru: aboutRu, due_at: dueAt } = event;
	const rows = [
		[kind === "ticket_waiting" ? "alertTicket" : "alertPayment", number],
		["alertAmount", amountCents === null ? null : eventMoney(language, amountCents)],
		["alertAbout", about && localText(language, about, aboutRu)],
		["alertAt", eventTime(event.occurred_at, zone)],
		["alertDue", dueAt && eventTime(dueAt, zone)]
	];
	return {
		headline: t(language, headlines[kind]),
		lead: t(language, event.alert_id === null ? "eventLead" : "alertLead"),
		rows: rows.flatMap(([label, value]) => value === null ? [] : [[t(language, label), value]]),
		path: pathOf(event)
	};
}
const pages = {
	delivery_waiting: consolePages.fulfilment,
	delivery_late: consolePages.fulfilment,
	proof_unchecked: consolePages.transfers,
	job_failing: consolePages.system,
	job_item_failing: consolePages.system,
	backup_failed: consolePages.system,
	worker_lost: consolePages.system,
	webhook_stuck: consolePages.system,
	operator_new_device: consolePages.team,
	operator_role_changed: consolePages.team,
	operator_recovery_code: consolePages.team,
	operator_chat_linked: consolePages.team
};
function pathOf({ kind, subject, payment_id: paymentId }) {
	if (paymentId !== null && !(kind === "delivery_waiting" || kind === "delivery_late")) return consolePages.payment.replace(":id", paymentId);
	const [, id = subject] = subject.split(":");
	if (subject.startsWith("payout:")) return `${consolePages.payouts}?payout=${id}`;
	if (kind === "renewal_stuck") return consolePages.subscription.replace(":id", id);
	if (kind === "inventory_low") return consolePages.service.replace(":id", id);
	if (kind === "ticket_waiting") return consolePages.ticket.replace(":id", id);
	if (kind === "gateway_keys_changed") return consolePages.gateway.replace(":id", id);
	if (kind === "connection_keys_changed") return consolePages.connection.replace(":id", id);
	return pages[kind] ?? consolePages.alerts;
}
const decisions = {
	payment_review: "payments:refund",
	proof_unchecked: "transfers:write",
	payout_requested: "payouts:write"
};
function decisionOf(event) {
	const { kind, subject, payment_id: paymentId } = event;
	const permission = decisions[kind];
	if (permission === void 0) return void 0;
	if (kind === "payout_requested") return {
		permission,
		path: `${pathOf(event)}&action=approve`
	};
	if (kind === "proof_unchecked") return {
		permission,
		path: `${consolePages.transfers}?payment=${subject}&action=accept`
	};
	return paymentId === null ? void 0 : {
		permission,
		path: `${pathOf(event)}?action=accept`
	};
}
// src/domains/notifications/chat/chat-message.rules.ts
function layOutChatMessage({ title, rows, note, open, approve, actions }) {
	const isSecure = open.url.startsWith("https://");
	return {
		content: [
			[title, ...rows.map(([label, value]) => `${label}: ${value}`)].join("\n"),
			...note === void 0 ? [] : [note],
			...isSecure ? [] : [open.url]
		].join("\n\n"),
		buttons: [
			...actions.length > 0 ? [[...actions]] : [],
			...isSecure && approve ? [[approve]] : [],
			...isSecure ? [[open]] : []
		]
	};
}
// src/domains/notifications/chat/render-chat-message.ts
const UNDECIDED$1 = ["payment_review", "double_payment"];
function isResolvable(event, role) {
	const { kind, alert_id: alertId, resolved } = event;
	if (alertId === null || resolved || UNDECIDED$1.includes(kind)) return false;
	return isPermitted(role, resolveAlert$1.permission);
}
function isRepliable({ kind, resolved }, role) {
	return kind === "ticket_waiting" && !resolved && isPermitted(role, replyToTicket.permission);
}
const labels = {
	offer_resolve: "operatorResolve",
	resolve: "operatorResolveYes",
	keep: "operatorResolveNo"
};
function renderChatMessage(platform, { language, role, zone }, event, buttons) {
	const { bot, mail } = platform.mail.texts;
	const { headline, rows, path } = describeEvent(mail, {
		language,
		zone
	}, event);
	const actions = isResolvable(event, role) ? buttons : [];
	return layOutChatMessage({
		title: `${brandNameIn(platform.config.shop(), language)}: ${headline}`,
		rows,
		note: noteOf(platform, {
			language,
			role
		}, event),
		open: {
			text: mail(language, "alertButton"),
			url: `${platform.publicUrl()}${path}`
		},
		actions: actions.map(({ id, action }) => ({
			text: bot(language, labels[action]),
			data: id
		})),
		approve: approvalOf(platform, {
			language,
			role
		}, event)
	});
}
function noteOf(platform, { language, role }, event) {
	const { bot } = platform.mail.texts;
	if (event.resolved) return event.resolved_by === null ? bot(language, "operatorResolved") : bot(language, "operatorResolvedBy", { name: event.resolved_by });
	return isRepliable(event, role) ? bot(language, "operatorReplyHint") : void 0;
}
function approvalOf({ mail, publicUrl }, { language, role }, event) {
	const decision = event.resolved ? void 0 : decisionOf(event);
	if (decision === void 0 || !isPermitted(role, decision.permission)) return void 0;
	return {
		text: mail.texts.bot(language, "operatorApprove"),
		url: `${publicUrl()}${decision.path}`
	};
}
// src/domains/notifications/chat/answer-in-chat.ts
async function answerInChat(tx, platform, { from, text, reply_to_message: answered }) {
	const operator = await lockOperatorOfChat(tx, from.id);
	if (operator === void 0) return void 0;
	const { language, name } = operator;
	const { bot } = platform.mail.texts;
	const eventId = answered && await findEventOfMessage(tx, {
		operatorId: operator.id,
		chatId: from.id,
		messageId: answered.message_id
	});
	const event = eventId === void 0 ? void 0 : await findEvent(tx, eventId);
	if (event === void 0 || event.kind !== "ticket_waiting" || !isNotifiedKind(event.kind)) return bot(language, "operatorWelcome", {
		brand: brandNameIn(platform.config.shop(), language),
		name
	});
	return bot(language, await reply(tx, platform, {
		operator,
		text,
		event: {
			...event,
			kind: event.kind
		}
	}));
}
async function reply(tx, platform, { operator, event, text }) {
	if (event.resolved) return "operatorReplyLate";
	if (!isRepliable(event, operator.role)) return "operatorNotAllowed";
	const body = replyToTicket.body.safeParse({ content: text });
	if (!body.success) return "operatorReplyWrong";
	const [, ticketId = ""] = event.subject.split(":");
	try {
		const by = {
			operator,
			request: FROM_TELEGRAM
		};
		await replyToTicket$1({
			...platform,
			db: tx
		}, ticketId, body.data, by);
		return "operatorReplySent";
	} catch (error) {
		if (error instanceof Refusal) return "operatorReplyLate";
		throw error;
	}
}
// ../contract/src/console/alerts/alert-rules.ts
const payment = (ends, ...others) => ({
	places: ["payment", ...others],
	ends
});
const alertRules = {
	payment_late: payment("noted"),
	payment_overpaid: payment("operation"),
	payment_review: payment("operation"),
	payment_disputed: payment("operation"),
	fraud_warning: payment("operation"),
	credit_reversed: payment("watched"),
	double_payment: payment("operation"),
	refund_failed: payment("operation"),
	refund_excess: payment("operator"),
	refund_unexplained: payment("operation"),
	refund_stuck: payment("operation"),
	promo_over_limit: payment("operation", "promo"),
	webhook_mismatch: payment("operator", "gateway"),
	webhook_unknown_payment: {
		places: ["gateway"],
		ends: "operator"
	},
	webhook_stuck: {
		places: ["gateway", "system"],
		ends: "watched"
	},
	gateway_unclear: payment("operation"),
	saving_refused: {
		places: ["gateway"],
		ends: "operation"
	},
	paid_without_access: payment("watched"),
	fiscal_receipt_failed: payment("operation"),
	fiscal_receipt_late: payment("operation"),
	proof_unchecked: payment("watched"),
	rate_implausible: {
		places: ["methods"],
		ends: "watched"
	},
	renewal_stuck: {
		places: ["subscription"],
		ends: "operation"
	},
	payout_recalled: {
		places: ["payout"],
		ends: "watched"
	},
	payout_underway: {
		places: ["payout"],
		ends: "watched"
	},
	delivery_waiting: {
		places: ["subscription"],
		ends: "watched"
	},
	delivery_late: {
		places: ["subscription"],
		ends: "watched"
	},
	product_without_services: {
		places: ["product"],
		ends: "watched"
	},
	inventory_low: {
		places: ["service", "product"],
		ends: "operation"
	},
	item_reported: {
		places: [
			"service",
			"product",
			"subscription"
		],
		ends: "operator"
	},
	password_spray: {
		places: ["users"],
		ends: "operator"
	},
	exports_large: {
		places: ["audit"],
		ends: "operator"
	},
	backup_failed: {
		places: ["system"],
		ends: "operation"
	},
	worker_lost: {
		places: ["system"],
		ends: "operation"
	},
	job_failing: {
		places: ["system"],
		ends: "operation"
	},
	job_item_failing: {
		places: ["system"],
		ends: "operation"
	},
	registrations_unusual: {
		places: ["users"],
		ends: "operator"
	},
	proxy_undeclared: {
		places: ["system"],
		ends: "operation"
	}
};
function kindsIn(place) {
	return Object.keys(alertRules).filter((kind) => alertRules[kind].places.some((one) => one === place));
}
// src/domains/reports/alerts/alerts.store.ts
const UUID$4 = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const ofKind = (prefix) => `^${prefix}${UUID$4}$`;
const LISTED = sql`
  select a.id, a.kind, a.subject, coalesce(p.id, r.payment_id, n.payment_id, d.id)::text as payment_id,
    coalesce(p.number, r.number, n.number, d.number) as payment_number, s.id as subscription_id,
    coalesce(v.title, x.title) as title, coalesce(v.title_ru, x.title_ru) as title_ru,
    u.id as user_id, u.username, a.detail, a.due_at, a.created_at, a.resolved_at, o.name as resolved_by_name, a.resolution,
    case a.kind
      when 'payment_review' then coalesce(p.state = 'review', false)
      when 'double_payment' then exists (
        select from double_payments double where double.payment_id = p.id and double.state in ('open', 'refunding'))
      else false
    end as undecided`;
const JOINS = sql`
  left join operators o on o.id = a.resolved_by
  left join payments p on p.id = case when a.subject ~ ${ofKind("")} then a.subject::uuid end
  left join lateral (
    select f.payment_id, q.number, q.user_id from payment_refunds f join payments q on q.id = f.payment_id
    where f.id = case when a.subject ~ ${ofKind("refund:")} then substr(a.subject, 8)::uuid end
  ) r on true
  left join lateral (
    select q.id as payment_id, q.number, q.user_id from webhook_events i join payments q on q.id::text = i.order_id
    where i.id = case when a.subject ~ '^webhook:[0-9]{1,18}$' then substr(a.subject, 9)::bigint end
  ) n on true
  left join payments d
    on d.id = case when a.detail ->> 'payment' ~ ${ofKind("")} then (a.detail ->> 'payment')::uuid end
  left join deliveries l on l.id = case
    when a.kind in ('delivery_waiting', 'delivery_late') and a.subject ~ ${ofKind("")} then a.subject::uuid end
  left join subscriptions s on s.id = coalesce(l.subscription_id, case
    when a.kind = 'renewal_stuck' and a.subject ~ ${ofKind("")} then a.subject::uuid end)
  left join payouts w
    on w.id = case when a.subject ~ ${ofKind("payout:")} then substr(a.subject, 8)::uuid end
  left join services v on v.id = coalesce(l.service_id, case
    when a.kind in ('inventory_low', 'item_reported') and a.subject ~ '^[0-9]{1,9}$' then a.subject::int end)
  left join products x on x.id = coalesce(s.product_id, case
    when a.kind = 'product_without_services' and a.subject ~ '^[0-9]{1,9}$' then a.subject::int end)
  left join users u on u.id = coalesce(p.user_id, r.user_id, n.user_id, d.user_id, s.user_id, w.user_id)`;
function concern(record) {
	const [kind = "", id = ""] = record.split(":");
	if (kind === "section") return sql`a.kind = any(${kindsIn(id)})`;
	if (kind === "gateway") return sql`(a.kind = 'saving_refused' and a.subject = ${id})
      or (a.kind in ('webhook_mismatch', 'webhook_unknown_payment', 'webhook_stuck') and a.detail ->> 'provider' = ${id})`;
	if (kind === "product") return sql`(a.kind = 'product_without_services' and a.subject = ${id})
      or (a.kind in ('inventory_low', 'item_reported') and a.subject in (
        select service_id::text from product_services where product_id = ${Number(id)}))`;
	if (kind === "promo") return sql`a.kind = 'promo_over_limit' and a.subject in (
      select payment_id::text from promo_redemptions where promo_code_id = ${Number(id)})`;
	return sql`a.subject in (${subjectsOf(kind, id)})
    or (a.kind = 'item_reported' and a.detail ->> 'subscription_id' = ${id})`;
}
function subjectsOf(kind, id) {
	const owned = {
		user: sql`s.user_id = ${id}`,
		subscription: sql`s.id = ${id}`,
		ticket: sql`s.id = (select subscription_id from tickets where id = ${id})`
	};
	const paid = {
		user: sql`p.user_id = ${id}`,
		subscription: sql`p.id in (select payment_id from grants where subscription_id = ${id})`,
		ticket: sql`p.id = (select payment_id from tickets where id = ${id})`
	};
	const which = kind === "user" || kind === "ticket" ? kind : "subscription";
	return sql`
    select s.id::text from subscriptions s where ${owned[which]}
    union all select d.id::text from deliveries d join subscriptions s on s.id = d.subscription_id where ${owned[which]}
    union all select p.id::text from payments p where ${paid[which]}
    union all select 'refund:' || r.id from payment_refunds r join payments p on p.id = r.payment_id where ${paid[which]}
    ${kind === "user" ? sql`union all select 'payout:' || w.id from payouts w where w.user_id = ${id}` : sql``}`;
}
const urgentFirst = keyset("alerts a", [`coalesce(case when a.resolved_at is null then -extract(epoch from a.due_at) end, '-infinity')`, "a.id"], "desc");
const filterSql = {
	state: (state) => state === "open" ? sql`a.resolved_at is null` : sql`a.resolved_at is not null`,
	kind: (kind) => sql`a.kind = ${kind}`,
	subject: (subject) => sql`a.subject = ${subject}`,
	record: (record) => sql`(${concern(record)})`
};
async function listAlertRows(db, filters, { after, limit }) {
	const { rows } = await sql`
    ${LISTED}
    from (
      select * from alerts a where ${whereOf(filterSql, filters, urgentFirst.after(after))}
      ${urgentFirst.order} limit ${limit}
    ) a
    ${JOINS}
    ${urgentFirst.order}`.execute(db);
	return rows;
}
async function findAlert(db, id) {
	const { rows } = await sql`${LISTED} from alerts a ${JOINS} where a.id = ${id}`.execute(db);
	return rows[0];
}
async function closeAlert(tx, id, { at, by, resolution }) {
	return await tx.updateTable("alerts").set({
		resolved_at: at,
		resolved_by: by,
		resolution
	}).where("id", "=", id).where("resolved_at", "is", null).returning("id").executeTakeFirst() !== void 0;
}
async function openAlert(tx, id) {
	return await tx.updateTable("alerts").set({
		resolved_at: null,
		resolved_by: null,
		resolution: null
	}).where("id", "=", id).where("resolved_by", "is not", null).returning("id").executeTakeFirst() !== void 0;
}
// src/domains/reports/alerts/list-alerts.ts
function listAlerts({ db }) {
	return listAnswers(listAlerts$1, {
		rows: (filters, page) => listAlertRows(db, filters, page),
		answer: (rows) => rows.map(serializeAlert),
		csv: {
			name: ({ state }) => `alerts-${state}`,
			line: serializeAlert,
			columns: {
				id: ({ id }) => id,
				kind: ({ kind }) => kind,
				subject: ({ subject }) => subject,
				payment: (alert) => alert.payment_number,
				about: ({ about }) => about?.title ?? null,
				buyer: ({ user }) => user?.username ?? null,
				"due, UTC": (alert) => alert.due_at,
				"raised, UTC": (alert) => alert.created_at,
				"resolved, UTC": (alert) => alert.resolved_at,
				"resolved by": (alert) => alert.resolved_by,
				resolution: ({ resolution }) => resolution
			}
		}
	});
}
function serializeAlert(row) {
	const isOpen = row.resolved_at === null;
	return {
		id: row.id,
		kind: row.kind,
		subject: row.subject,
		payment_id: row.payment_id,
		payment_number: row.payment_number,
		subscription_id: row.subscription_id,
		about: row.title === null ? null : {
			title: row.title,
			title_ru: row.title_ru ?? ""
		},
		user: row.user_id === null || row.username === null ? null : {
			id: row.user_id,
			username: row.username
		},
		undecided: isOpen && row.undecided,
		detail: row.detail,
		due_at: row.due_at?.toISOString() ?? null,
		created_at: row.created_at.toISOString(),
		resolved_at: row.resolved_at?.toISOString() ?? null,
		resolved_by: isOpen ? null : row.resolved_by_name,
		resolution: isOpen ? null : row.resolution
	};
}
// src/domains/reports/alerts/resolve-alert.ts
function resolveAlert(platform, { id, reason, operator, request }) {
	return inTransaction(platform.db, async (tx) => {
		const at = platform.clock.now();
		const found = await findAlert(tx, id);
		if (found?.resolved_at === null && found.undecided) refuse$2("alert_undecided");
		const closed = await closeAlert(tx, id, {
			at,
			by: operator.id,
			resolution: reason
		});
		const alert = await findAlert(tx, id);
		if (alert === void 0) refuse$2("not_found");
		if (closed) await recordAuditEvent(tx, platform, {
			operator,
			action: "alerts.resolve",
			subject: `alert:${id}`,
			after: {
				kind: alert.kind,
				subject: alert.subject
			},
			reason,
			request
		});
		return serializeAlert(alert);
	});
}
// src/domains/reports/alerts/reopen-alert.ts
function reopenAlert(platform, { id, operator, request }) {
	return inTransaction(platform.db, async (tx) => {
		const before = await findAlert(tx, id);
		const isOpened = await openAlert(tx, id);
		const alert = await findAlert(tx, id);
		if (alert === void 0) refuse$2("not_found");
		if (alert.resolved_at !== null) refuse$2("alert_ended");
		if (isOpened) await recordAuditEvent(tx, platform, {
			operator,
			action: "alerts.reopen",
			subject: `alert:${id}`,
			before: { resolution: before?.resolution ?? null },
			after: {
				kind: alert.kind,
				subject: alert.subject
			},
			request
		});
		return serializeAlert(alert);
	});
}
// src/domains/reports/first-run/first-run.rules.ts
function missingOf(facts) {
	const missing = {
		product: !facts.on_sale,
		method: !facts.payable,
		open: !facts.open,
		address: !facts.addressed,
		inventory: facts.on_sale && !facts.deliverable
	};
	return [
		"product",
		"method",
		"address",
		"open",
		"inventory"
	].filter((one) => missing[one]);
}
function stepsOf(facts) {
	const done = {
		brand: facts.branded,
		service: facts.has_items,
		product: facts.on_sale,
		method: facts.payable,
		test: facts.tested,
		open: facts.open
	};
	const isTestable = facts.tested || facts.testable || !facts.payable;
	return firstRunSteps.filter((step) => step !== "test" || isTestable).map((step) => ({
		step,
		done: done[step]
	}));
}
// src/domains/reports/first-run/first-run.store.ts
async function findFirstRunFacts(db, brandNames) {
	const { rows } = await sql`
    with first_paid as (
      select id, total_cents from payments where paid_at is not null order by paid_at limit 1
    ), ways as (
      select gateway, provider, position from payment_methods where enabled and provider <> 'balance'
    ), items as (
      select service_id from inventory_items
      where retired_at is null and (kind <> 'unique' or assigned_to is null)
    )
    select
      exists (select from shop_setting_changes where name = any(${[...brandNames]})) as branded,
      exists (select from items) as has_items,
      exists (select from products where active and archived_at is null) as on_sale,
      exists (
        select from products p
        join product_services ps on ps.product_id = p.id
        join items on items.service_id = ps.service_id
        where p.active and p.archived_at is null
      ) as deliverable,
      exists (select from ways) as payable,
      exists (select from method_tests where paid_at is not null)
        or exists (select from first_paid) as tested,
      exists (select from ways where provider <> 'transfer') as testable,
      (select gateway from ways where provider <> 'transfer' order by position limit 1) as method,
      (
        select max(id) from products where archived_at is null
        having not bool_or(active)
      ) as draft,
      (select id from first_paid) as first_payment,
      (select total_cents from first_paid) as first_total_cents`.execute(db);
	const [row] = rows;
	if (row === void 0) throw new Error("a query of facts returned no row");
	return row;
}
// src/domains/reports/first-run/get-first-run.ts
async function getFirstRun({ db, config, publicUrl }) {
	const { isOpen: open, firstRunHidden: hidden, firstSaleSeen, connections } = config.shop();
	const addressed = connections.publicUrl !== void 0 || !connectionShop(config).live;
	const row = await findFirstRunFacts(db, brandSettingNames);
	const facts = {
		...row,
		open,
		addressed
	};
	const { first_payment: paymentId, first_total_cents: cents, method, draft } = row;
	const isNews = !firstSaleSeen && !config.demo && paymentId !== null;
	return {
		open,
		url: publicUrl(),
		hidden,
		steps: stepsOf(facts),
		missing: missingOf(facts),
		mail: connections.mail !== void 0,
		method,
		draft,
		sold: paymentId !== null,
		first_sale: isNews ? {
			payment_id: paymentId,
			total: dollarsFromCents(cents ?? 0)
		} : null
	};
}
// src/platform/recent-values.ts
var RecentValues = class {
	lastsMs;
	kept = new Map();
	constructor(lastsMs) {
		this.lastsMs = lastsMs;
	}
	get(key, now, compute) {
		this.forgetOld(now);
		const known = this.kept.get(key);
		if (known !== void 0) return known.value;
		const entry = {
			at: now.getTime(),
			value: compute()
		};
		this.kept.set(key, entry);
		entry.value.catch(() => {
			if (this.kept.get(key) === entry) this.kept.delete(key);
		});
		return entry.value;
	}
	forgetOld(now) {
		for (const [key, { at }] of this.kept) {
			const ageMs = now.getTime() - at;
			if (ageMs < 0 || ageMs >= this.lastsMs) this.kept.delete(key);
		}
	}
};
// src/domains/reports/days.rules.ts
function addDays(day, days) {
	return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}
function daysBetween(since, until) {
	const days = [];
	for (let day = since; day <= until; day = addDays(day, 1)) days.push(day);
	return days;
}
function daysAfter(last, days) {
	const { since, until } = days;
	const from = last === void 0 || last < since ? since : addDays(last, 1);
	return from > until ? void 0 : {
		...days,
		since: from
	};
}
// src/domains/reports/payment-days.store.ts
const startedIn = ({ since, until, zone }) => sql`
  created_at >= (${since}::date::timestamp at time zone ${zone}::text)
  and created_at < ((${until}::date + 1)::timestamp at time zone ${zone}::text)`;
const UNDECIDED = sql`state in ('pending', 'review')`;
const LATE = sql`paid_at - created_at > interval '14 days'`;
async function findLastPaymentDay(db, zone) {
	const { rows } = await sql`
    select max(day)::text as day from payment_days where time_zone = ${zone}`.execute(db);
	return rows[0]?.day ?? void 0;
}
async function findFirstPaymentDay(db, zone) {
	const { rows } = await sql`
    select (min(created_at) at time zone ${zone}::text)::date::text as day from payments`.execute(db);
	return rows[0]?.day ?? void 0;
}
async function insertPaymentDay(tx, { day, zone }) {
	await sql`
    insert into payment_days (time_zone, day, gateway, started, paid_within_14_days)
    select ${zone}::text, ${day}::date, '', 0, 0
    union all
    select ${zone}::text, ${day}::date, gateway, count(*), count(*) filter (where paid_at is not null and not (${LATE}))
    from payments where ${startedIn({
		since: day,
		until: day,
		zone
	})}
    group by gateway`.execute(tx);
}
async function countStarted(db, { counted, live }) {
	const parts = [...counted === void 0 ? [] : [
		sql`
    select gateway, started, 0 as undecided, paid_within_14_days as paid from payment_days
    where time_zone = ${counted.zone} and gateway <> '' and day between ${counted.since}::date and ${counted.until}::date`,
		sql`
    select gateway, 0, 0, 1 from payments where ${LATE} and ${startedIn(counted)}`,
		sql`
    select gateway, 0, 1, 0 from payments where ${UNDECIDED} and ${startedIn(counted)}`
	], ...live === void 0 ? [] : [sql`
    select gateway, count(*), count(*) filter (where ${UNDECIDED}), count(paid_at)
    from payments where ${startedIn(live)} group by gateway`]];
	const { rows } = await sql`
    select gateway, sum(started)::bigint as started, (sum(started) - sum(undecided))::bigint as decided,
      sum(paid)::bigint as paid
    from (${sql.join(parts, sql` union all `)}) p (gateway, started, undecided, paid)
    group by gateway order by started desc, gateway`.execute(db);
	return rows;
}
// src/domains/reports/count-started.ts
async function countStartedOn(db, days) {
	const last = await findLastPaymentDay(db, days.zone);
	const until = last !== void 0 && last < days.until ? last : days.until;
	return countStarted(db, {
		counted: last === void 0 || last < days.since ? void 0 : {
			...days,
			until
		},
		live: daysAfter(last, days)
	});
}
// src/domains/reports/overview.store.ts
async function countActive(db, { at, before }) {
	const { rows } = await sql`
    select
      count(*) filter (
        where ends_at > ${at} and starts_at <= ${at} and (reversed_at is null or reversed_at > ${at})) as at,
      count(*) filter (
        where starts_at <= ${before} and (reversed_at is null or reversed_at > ${before})) as before
    from grants where ends_at > ${before}`.execute(db);
	const [row] = rows;
	if (row === void 0) throw new Error("an aggregate query returned no row");
	return row;
}
async function findDayEnd(db, { day, zone }) {
	const { rows } = await sql`
    select (${day}::date + 1)::timestamp at time zone ${zone} as at`.execute(db);
	const [row] = rows;
	if (row === void 0) throw new Error("a select without a table has one row");
	return row.at;
}
async function countWaiting(db, { now, lateSince }) {
	const { rows } = await sql`
    select
      (select count(*) from payments where state = 'pending' and created_at < ${lateSince}) as late_payments,
      (select count(*) from payments where state = 'review') as reviews,
      (select count(*) from transfer_proofs where decision is null and stored_at is not null) as proofs,
      (select count(*) from payment_confirmations c join payments p on p.id = c.payment_id
        where c.state = 'waiting' and c.expires_at > ${now}
          and p.state in ('pending', 'expired', 'canceled', 'failed')) as confirmations,
      (select count(*) from deliveries d join subscriptions s on s.id = d.subscription_id
        where d.inventory_item_id is null and d.created_at < ${lateSince} and s.ends_at > ${now}) as late_deliveries,
      t.tickets, t.oldest_ticket_at, p.payouts, p.payouts_cents
    from
      (select count(*) as tickets, min(last_at) as oldest_ticket_at
        from tickets where state in ('new', 'waiting_operator')) t,
      (select count(*) as payouts, coalesce(sum(amount_cents), 0)::bigint as payouts_cents
        from payouts where state = 'requested') p`.execute(db);
	const [row] = rows;
	if (row === void 0) throw new Error("an aggregate query returned no row");
	return row;
}
async function countOpenAlerts(db) {
	return db.selectFrom("alerts").select((row) => ["kind", row.fn.countAll().as("count")]).where("resolved_at", "is", null).groupBy("kind").orderBy("count", "desc").orderBy("kind").execute();
}
async function findHeartbeat(db) {
	return (await db.selectFrom("worker_heartbeats").select("at").where("name", "=", "worker").executeTakeFirst())?.at;
}
async function upsertHeartbeat(db, at) {
	await db.insertInto("worker_heartbeats").values({
		name: "worker",
		at
	}).onConflict((conflict) => conflict.column("name").doUpdateSet({ at })).execute();
}
// src/domains/reports/percent.rules.ts
function percentOfCounts(part, whole) {
	return whole === 0 ? null : Math.round(part / whole * 1e3) / 10;
}
// src/domains/reports/sales-days.store.ts
const SUM_COLUMNS = sql`orders, gross_cents, fees_cents, refunds_cents, partner_cost_cents, charged_minor, charged_refunds_minor`;
const startOf = (day, zone) => sql`((${day})::date::timestamp at time zone ${zone}::text)`;
const dayOf = (at, zone) => sql`(${at} at time zone ${zone}::text)::date`;
function facts({ since, until, zone }, now) {
	const from = startOf(sql`${since}`, zone);
	const to = startOf(sql`${until}::date + 1`, zone);
	return sql`
    select d.dimension, m.day, d.key, sum(m.orders)::bigint as orders, sum(m.gross)::bigint as gross_cents,
      sum(m.fees)::bigint as fees_cents, sum(m.refunds)::bigint as refunds_cents,
      sum(m.partner_cost)::bigint as partner_cost_cents,
      case when d.dimension = 'currency' then sum(m.charged) else 0 end::bigint as charged_minor,
      case when d.dimension = 'currency' then sum(m.charged_refunds) else 0 end::bigint as charged_refunds_minor
    from (
      select ${dayOf(sql`j.created_at`, zone)} as day, p.product_id, p.gateway, p.charge_currency, p.country, p.promo_code_id,
        u.language, u.referred_by, u.campaign,
        (j.kind = 'sale')::int as orders,
        case when p.provider = 'balance' then 0 else e.gross end as gross,
        case when p.provider = 'balance' then 0 else least(e.fees, e.gross) end as fees,
        case when p.provider = 'balance' then 0 else e.refunds end as refunds,
        case when p.charge_currency <> p.currency then -e.sold when p.provider = 'balance' then 0 else e.gross end as charged,
        case when p.charge_currency <> p.currency then e.returned when p.provider = 'balance' then 0 else e.refunds end
          as charged_refunds,
        0 as partner_cost
      from journals j
      join payments p on p.id = j.payment_id
      join users u on u.id = p.user_id
      cross join lateral (
        select
          coalesce(-sum(amount_cents) filter (where account in ('sales', 'fees', 'discounts', 'overpayments', 'plan_credits')), 0) as gross,
          coalesce(-sum(amount_cents) filter (where account = 'fees'), 0) as fees,
          coalesce(sum(amount_cents) filter (where account in ('refunds', 'credits')), 0) as refunds,
          coalesce(sum(amount_cents) filter (where account = 'exchange' and currency <> p.currency and j.kind = 'sale'), 0)
            as sold,
          coalesce(sum(amount_cents) filter (where account = 'exchange' and currency <> p.currency and j.kind <> 'sale'), 0)
            as returned
        from journal_entries
        where journal_id = j.id and (currency = p.currency or account = 'exchange')
      ) e
      where j.payment_id is not null and j.created_at >= ${from} and j.created_at < ${to}
      union all
      select ${dayOf(sql`j.created_at`, zone)}, p.product_id, p.gateway, p.charge_currency, p.country, p.promo_code_id,
        u.language, c.partner_id, u.campaign, 0, 0, 0, 0, 0, 0, e.amount_cents
      from journals j
      join journal_entries e on e.journal_id = j.id and (e.account ^@ 'partner_earned:' or e.account ^@ 'partner_reversed:')
      join commissions c on c.id = substr(j.subject, 12)::uuid
      join payments p on p.id = c.payment_id
      join users u on u.id = c.buyer_id
      where j.kind in ('commission', 'commission_reversed') and j.created_at >= ${from} and j.created_at < ${to}
    ) m
    cross join lateral (values
      ('all', ''), ('product', m.product_id::text), ('method', m.gateway), ('currency', m.charge_currency),
      ('country', m.country), ('language', m.language), ('promo', m.promo_code_id::text), ('partner', m.referred_by::text),
      ('campaign', m.campaign)
    ) d (dimension, key)
    where d.key is not null
    group by d.dimension, m.day, d.key
    union all
    select 'subscriptions', ${dayOf(sql`g.created_at`, zone)},
      case when before.any_grant then 'renewed' else 'new' end as key,
      count(*), 0, 0, 0, 0, 0, 0
    from grants g
    cross join lateral (
      select exists (
        select from grants earlier
        where earlier.subscription_id = g.subscription_id and (earlier.created_at, earlier.id) < (g.created_at, g.id)
      ) as any_grant
    ) before
    where g.created_at >= ${from} and g.created_at < ${to} and (g.payment_id is not null or not before.any_grant)
    group by 2, 3
    union all
    select 'subscriptions', ${dayOf(sql`s.ends_at`, zone)}, 'expired', count(*), 0, 0, 0, 0, 0, 0
    from subscriptions s where s.ends_at >= ${from} and s.ends_at < least(${to}, ${now}::timestamptz)
    group by 2`;
}
async function findLastSalesDay(db, zone) {
	const { rows } = await sql`
    select max(day)::text as day from sales_days
    where time_zone = ${zone} and dimension = 'all'`.execute(db);
	return rows[0]?.day ?? void 0;
}
async function findFirstSalesDay(db, zone) {
	const { rows } = await sql`
    select ${dayOf(sql`min(created_at)`, zone)}::text as day from journals where payment_id is not null`.execute(db);
	return rows[0]?.day ?? void 0;
}
async function insertSalesDay(tx, { day, zone }, now) {
	await sql`
    insert into sales_days (time_zone, dimension, day, key, ${SUM_COLUMNS})
    select ${zone}::text, dimension, day, key, ${SUM_COLUMNS}
    from (${facts({
		since: day,
		until: day,
		zone
	}, now)}) f`.execute(tx);
	await sql`
    insert into sales_days (time_zone, dimension, day, key, orders, gross_cents, fees_cents, refunds_cents)
    values (${zone}, 'all', ${day}::date, '', 0, 0, 0, 0)
    on conflict do nothing`.execute(tx);
}
function rowsOf({ dimension, since, until, zone, live, now }) {
	return sql`
    select day, key, ${SUM_COLUMNS} from sales_days
    where time_zone = ${zone} and dimension = ${dimension} and day between ${since}::date and ${until}::date
    ${live === void 0 ? sql`` : sql`
    union all
    select day, key, ${SUM_COLUMNS} from (${facts(live, now)}) f
    where dimension = ${dimension}`}`;
}
const SUMS = sql`sum(orders)::bigint as orders, sum(gross_cents)::bigint as gross_cents,
  sum(fees_cents)::bigint as fees_cents, sum(refunds_cents)::bigint as refunds_cents,
  sum(partner_cost_cents)::bigint as partner_cost_cents,
  sum(charged_minor)::bigint as charged_minor, sum(charged_refunds_minor)::bigint as charged_refunds_minor`;
async function sumByKey(db, query, limit) {
	const { rows } = await sql`
    select key, ${SUMS} from (${rowsOf(query)}) days
    group by key order by gross_cents desc, orders desc, key limit ${limit}`.execute(db);
	return rows;
}
async function sumByDay(db, query) {
	const { rows } = await sql`
    select day::text as day, key, ${SUMS} from (${rowsOf(query)}) days
    group by day, key order by day, key`.execute(db);
	return rows;
}
// src/domains/reports/titles.store.ts
async function productTitles(db, keys) {
	if (keys.length === 0) return new Map();
	const rows = await db.selectFrom("products").select([
		"id",
		"title",
		"title_ru"
	]).where("id", "in", keys.map(Number)).execute();
	return new Map(rows.map(({ id, ...titles }) => [String(id), titles]));
}
async function methodTitles(db) {
	const rows = await db.selectFrom("payment_methods").select([
		"gateway",
		"title",
		"title_ru"
	]).execute();
	return new Map(rows.map(({ gateway, ...titles }) => [gateway, titles]));
}
async function promoTitles(db, keys) {
	if (keys.length === 0) return new Map();
	const rows = await db.selectFrom("promo_codes").select(["id", "code"]).where("id", "in", keys.map(Number)).execute();
	return new Map(rows.map(({ id, code }) => [String(id), {
		title: code,
		title_ru: ""
	}]));
}
async function partnerTitles(db, keys) {
	if (keys.length === 0) return new Map();
	const rows = await db.selectFrom("users").select(["id", "username"]).where("id", "in", keys).execute();
	return new Map(rows.map(({ id, username }) => [id, {
		title: username,
		title_ru: ""
	}]));
}
// src/domains/reports/titles-of.ts
const titles = {
	product: productTitles,
	method: methodTitles,
	promo: promoTitles,
	partner: partnerTitles
};
async function titlesOf(db, dimension, keys) {
	const known = await titles[dimension]?.(db, keys);
	return (key) => known?.get(key) ?? {
		title: key,
		title_ru: ""
	};
}
// src/domains/reports/get-overview.ts
const SHARES = 5;
const ACTIVE_LASTS_MS = 3e4;
const activeCountsOf = perPlatform((_platform) => new RecentValues(ACTIVE_LASTS_MS));
async function getOverview(platform, query) {
	const { db, clock, config } = platform;
	const zone = config.shop().timeZone;
	const now = clock.now();
	const isYesterday = query.days === "yesterday";
	const length = isYesterday ? 1 : Number(query.days);
	const until = addDays(dayIn(zone, now), isYesterday ? -1 : 0);
	const period = {
		since: addDays(until, 1 - length),
		until,
		zone
	};
	const before = {
		since: addDays(period.since, -length),
		until: addDays(period.since, -1),
		zone
	};
	const [end, endBefore] = isYesterday ? [await findDayEnd(db, {
		day: until,
		zone
	}), await findDayEnd(db, {
		day: before.until,
		zone
	})] : [now, new Date(now.getTime() - length * 864e5)];
	const last = await findLastSalesDay(db, zone);
	const both = {
		since: before.since,
		until,
		zone
	};
	const byDay = await sumByDay(db, {
		...both,
		dimension: "all",
		live: daysAfter(last, both),
		now
	});
	const dayOfSums = new Map(byDay.map((row) => [row.day, row]));
	const shares = (dimension) => revenueShares(db, {
		...period,
		dimension,
		live: daysAfter(last, period),
		now
	});
	const active = await activeCountsOf(platform).get(`${query.days} ${until}`, now, () => countActive(db, {
		at: end,
		before: endBefore
	}));
	return {
		since: period.since,
		until,
		figures: await figuresOf(db, period, active.at, dayOfSums),
		previous: await figuresOf(db, before, active.before, dayOfSums),
		days: daysBetween(period.since, until).map((day) => ({
			day,
			revenue: revenueOf(dayOfSums.get(day)),
			previous: revenueOf(dayOfSums.get(addDays(day, -length)))
		})),
		methods: await shares("method"),
		products: await shares("product"),
		attention: await attentionOf(platform, now),
		worker_at: (await findHeartbeat(db))?.toISOString() ?? null
	};
}
async function figuresOf(db, days, active, dayOfSums) {
	const sums = daysBetween(days.since, days.until).flatMap((day) => dayOfSums.get(day) ?? []);
	const started = await countStartedOn(db, days);
	const total = (of) => started.reduce((sum, row) => sum + row[of], 0);
	return {
		revenue: dollarsFromCents(sums.reduce((sum, row) => sum + centsOf(row), 0)),
		orders: sums.reduce((sum, { orders }) => sum + orders, 0),
		active_subscriptions: active,
		success: percentOfCounts(total("paid"), total("decided"))
	};
}
async function revenueShares(db, query) {
	const rows = (await sumByKey(db, query, SHARES)).filter((row) => centsOf(row) > 0).toSorted((one, other) => centsOf(other) - centsOf(one));
	const titleOf = await titlesOf(db, query.dimension, rows.map(({ key }) => key));
	return rows.map((row) => ({
		key: row.key,
		...titleOf(row.key),
		revenue: revenueOf(row)
	}));
}
async function attentionOf({ db, config }, now) {
	const lateSince = new Date(now.getTime() - 900 * 1e3);
	const { low_inventory: lowInventory } = config.shop().limits;
	const { oldest_ticket_at, payouts_cents, ...counts } = await countWaiting(db, {
		now,
		lateSince
	});
	return {
		...counts,
		oldest_ticket_at: oldest_ticket_at?.toISOString() ?? null,
		payouts_amount: dollarsFromCents(payouts_cents),
		low_inventory: await countLowServices(db, lowInventory),
		alerts: await countOpenAlerts(db)
	};
}
function centsOf({ gross_cents, refunds_cents }) {
	return gross_cents - refunds_cents;
}
function revenueOf(sums) {
	return sums === void 0 ? 0 : dollarsFromCents(centsOf(sums));
}
// src/domains/reports/list-sold-products.ts
const MAX_PRODUCTS = 1e4;
async function listSoldProducts({ db, clock, config }) {
	const zone = config.shop().timeZone;
	const now = clock.now();
	const since = await findFirstSalesDay(db, zone);
	if (since === void 0) return [];
	const days = {
		since,
		until: dayIn(zone, now),
		zone
	};
	const live = daysAfter(await findLastSalesDay(db, zone), days);
	return (await sumByKey(db, {
		...days,
		live,
		now,
		dimension: "product"
	}, MAX_PRODUCTS)).filter(({ orders }) => orders > 0).map(({ key, orders }) => ({
		product: Number(key),
		orders
	}));
}
// src/domains/reports/report-conversions.ts
async function reportConversions({ db, config }, { since, until }) {
	const rows = await countStartedOn(db, {
		since,
		until,
		zone: config.shop().timeZone
	});
	const titleOf = await titlesOf(db, "method", rows.map(({ gateway }) => gateway));
	return rows.map(({ gateway, started, decided, paid }) => ({
		key: gateway,
		...titleOf(gateway),
		started,
		ended: decided,
		paid,
		success: percentOfCounts(paid, decided)
	}));
}
async function exportConversions(platform, query) {
	const rows = await reportConversions(platform, query);
	return csvFile(`success-${query.since}-${query.until}`, [
		"method",
		"method id",
		"started",
		"ended",
		"paid",
		"success, %"
	], rows.map(({ title, key, started, ended, paid, success }) => [...[
		title,
		key,
		started
	], ...[
		ended,
		paid,
		success
	]]));
}
// src/domains/reports/payout-sums.store.ts
async function sumPayouts(db, { since, until, zone }) {
	const { rows } = await sql`
    select coalesce(sum(p.amount_cents), 0)::bigint as total_cents, coalesce(sum(c.cents), 0)::bigint as credit_cents
    from payouts p
    left join lateral (
      select sum(e.amount_cents) as cents from journals j
      join journal_entries e on e.journal_id = j.id and e.account = 'partner_released:' || p.user_id
      where j.subject = 'payout:' || p.id and j.effect = 'credit'
    ) c on true
    where p.state = 'paid' and p.closed_at >= (${since}::date::timestamp at time zone ${zone}::text)
      and p.closed_at < ((${until}::date + 1)::timestamp at time zone ${zone}::text)`.execute(db);
	return rows[0] ?? {
		total_cents: 0,
		credit_cents: 0
	};
}
// src/domains/reports/report-sales.ts
const MAX_ROWS = 500;
const MONEY = [
	"gross",
	"fees",
	"refunds",
	"revenue",
	"partner_cost",
	"revenue_after_partners"
];
const NOTHING = {
	orders: 0,
	gross_cents: 0,
	fees_cents: 0,
	refunds_cents: 0,
	partner_cost_cents: 0
};
const CHARGED = [
	"gross",
	"refunds",
	"revenue"
];
const NAMES = {
	product: ["product", "product id"],
	method: ["method", "method id"],
	currency: ["currency"],
	country: ["country code"],
	language: ["language code"],
	promo: ["promo code", "promo code id"],
	partner: ["partner", "partner id"],
	campaign: ["campaign"],
	day: ["day"]
};
async function reportSales({ db, clock, config }, { by, since, until }) {
	const days = {
		since,
		until,
		zone: config.shop().timeZone
	};
	const live = daysAfter(await findLastSalesDay(db, days.zone), days);
	const query = {
		...days,
		live,
		now: clock.now()
	};
	const [all] = await sumByKey(db, {
		...query,
		dimension: "all"
	}, 1);
	const rows = by === "day" ? (await sumByDay(db, {
		...query,
		dimension: "all"
	})).filter(hasSales).map((row) => ({
		...row,
		key: row.day
	})) : await sumByKey(db, {
		...query,
		dimension: by
	}, MAX_ROWS);
	const payouts = await sumPayouts(db, days);
	const titleOf = await titlesOf(db, by, rows.map(({ key }) => key));
	return {
		rows: rows.map((row) => ({
			key: row.key,
			...titleOf(row.key),
			...serializeSums(row),
			charged: by === "currency" ? serializeCharged(row) : null
		})),
		total: serializeSums(all ?? NOTHING),
		payouts: {
			total: dollarsFromCents(payouts.total_cents),
			from_refunds: dollarsFromCents(payouts.credit_cents)
		}
	};
}
async function exportSales(platform, query) {
	const { rows } = await reportSales(platform, query);
	const charged = query.by === "currency" ? CHARGED : [];
	const names = query.by === "day" ? [`day, ${platform.config.shop().timeZone}`] : NAMES[query.by];
	return csvFile(`sales-by-${query.by}-${query.since}-${query.until}`, [
		...names,
		"orders",
		...MONEY.map((name) => `${name.replaceAll("_", " ")}, USD`),
		...charged.map((name) => `${name} as charged`)
	], rows.map((row) => [
		...names.length === 1 ? [row.title] : [row.title, row.key],
		row.orders,
		...MONEY.map((name) => row[name]),
		...charged.map((name) => row.charged?.[name] ?? null)
	]));
}
function hasSales({ orders, gross_cents, refunds_cents, partner_cost_cents }) {
	return orders > 0 || gross_cents > 0 || refunds_cents > 0 || partner_cost_cents !== 0;
}
function serializeCharged({ charged_minor, charged_refunds_minor }) {
	return {
		gross: charged_minor / 100,
		refunds: charged_refunds_minor / 100,
		revenue: (charged_minor - charged_refunds_minor) / 100
	};
}
function serializeSums({ orders, gross_cents, fees_cents, refunds_cents, partner_cost_cents }) {
	return {
		orders,
		gross: dollarsFromCents(gross_cents),
		fees: dollarsFromCents(fees_cents),
		refunds: dollarsFromCents(refunds_cents),
		revenue: dollarsFromCents(gross_cents - refunds_cents),
		partner_cost: dollarsFromCents(partner_cost_cents),
		revenue_after_partners: dollarsFromCents(gross_cents - refunds_cents - partner_cost_cents)
	};
}
// src/domains/reports/report-subscriptions.ts
async function reportSubscriptions({ db, clock, config }, { since, until }) {
	const now = clock.now();
	const days = {
		since,
		until,
		zone: config.shop().timeZone
	};
	const live = daysAfter(await findLastSalesDay(db, days.zone), days);
	const rows = await sumByDay(db, {
		...days,
		live,
		now,
		dimension: "subscriptions"
	});
	const counts = new Map(rows.map(({ day, key, orders }) => [`${day} ${key}`, orders]));
	const today = dayIn(days.zone, now);
	return daysBetween(since, until < today ? until : today).map((day) => ({
		day,
		new: counts.get(`${day} new`) ?? 0,
		renewed: counts.get(`${day} renewed`) ?? 0,
		expired: counts.get(`${day} expired`) ?? 0
	}));
}
async function exportSubscriptions(platform, query) {
	const rows = await reportSubscriptions(platform, query);
	return csvFile(`subscriptions-${query.since}-${query.until}`, [
		`day, ${platform.config.shop().timeZone}`,
		"new",
		"renewed",
		"expired"
	], rows.map((row) => [
		row.day,
		row.new,
		row.renewed,
		row.expired
	]));
}
// src/domains/reports/reports.console-routes.ts
function reportConsoleRoutes(api) {
	const { platform } = api;
	bindReading(api, getOverview$1, (call, reading) => getOverview(reading, call.query));
	bind(api, getFirstRun$1, () => getFirstRun(platform));
	bindList(api, listAlerts$1, (_call, reading) => listAlerts(reading));
	bind(api, resolveAlert$1, ({ params, body, by }) => resolveAlert(platform, {
		...params,
		...body,
		...by
	}));
	bind(api, reopenAlert$1, ({ params, by }) => reopenAlert(platform, {
		...params,
		...by
	}));
	bindReading(api, getSalesReport, (call, reading) => reportSales(reading, call.query));
	bindReading(api, exportSalesReport, ({ operator, query }, reading) => {
		if (confirmedDimensions.includes(query.by)) requireConfirmed(operator);
		return exportSales(reading, query);
	});
	bindReading(api, listSoldProducts$1, (_call, reading) => listSoldProducts(reading));
	bindReading(api, getSubscriptionReport, (call, reading) => reportSubscriptions(reading, call.query));
	bindReading(api, exportSubscriptionReport, (call, reading) => exportSubscriptions(reading, call.query));
	bindReading(api, getConversionReport, (call, reading) => reportConversions(reading, call.query));
	bindReading(api, exportConversionReport, (call, reading) => exportConversions(reading, call.query));
}
// src/domains/reports/aggregate-payment-days.ts
const COUNTED_AFTER_MS = 12102e5;
async function aggregatePaymentDays({ db, clock, config }) {
	const zone = config.shop().timeZone;
	const last = await findLastPaymentDay(db, zone);
	const first = last === void 0 ? await findFirstPaymentDay(db, zone) : addDays(last, 1);
	if (first === void 0) return 0;
	const until = addDays(dayIn(zone, new Date(clock.now().getTime() - COUNTED_AFTER_MS)), -1);
	const days = daysBetween(first, until);
	for (const day of days) await inTransaction(db, (tx) => insertPaymentDay(tx, {
		day,
		zone
	}));
	return days.length;
}
// src/domains/reports/aggregate-sales-days.ts
const SETTLED_AFTER_MS = 6e5;
async function aggregateSalesDays({ db, clock, config }) {
	const zone = config.shop().timeZone;
	const now = clock.now();
	const last = await findLastSalesDay(db, zone);
	const first = last === void 0 ? await findFirstSalesDay(db, zone) : addDays(last, 1);
	if (first === void 0) return 0;
	const yesterday = addDays(dayIn(zone, new Date(now.getTime() - SETTLED_AFTER_MS)), -1);
	const days = daysBetween(first, yesterday);
	for (const day of days) await inTransaction(db, (tx) => insertSalesDay(tx, {
		day,
		zone
	}, now));
	return days.length;
}
// src/domains/reports/alerts/handled-alerts.store.ts
const UUID$3 = "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$";
function idAfter(length) {
	const rest = sql`substr(a.subject, ${length + 1}::integer)`;
	return sql`case when ${rest} ~ ${UUID$3} then ${rest}::uuid end`;
}
const payout = (condition) => sql`exists (select from payouts p where p.id = ${idAfter(7)} and ${condition})`;
const waitingDelivery = (at) => sql`exists (
  select from deliveries d join subscriptions s on s.id = d.subscription_id
  where d.id = ${idAfter(0)} and d.inventory_item_id is null and s.ends_at > ${at})`;
const causes$1 = {
	credit_reversed: (at) => sql`exists (
    select from plan_change_lines l join payments p on p.id = l.source_payment_id
    where l.payment_id = ${idAfter(0)} and l.settled_at is not null
      and (p.state = 'disputed' or p.captured_cents - p.refunded_cents + p.credit_cents < p.credited_cents)
  ) and exists (
    select from grants g where g.payment_id = ${idAfter(0)} and g.reversed_at is null and g.ends_at > ${at})`,
	delivery_waiting: waitingDelivery,
	delivery_late: waitingDelivery,
	paid_without_access: () => sql`exists (
    select from payments p where p.id = ${idAfter(0)} and p.state = 'paid'
      and not exists (select from payment_effects e where e.payment_id = p.id and e.effect = 'activate'))`,
	payout_recalled: () => payout(sql`p.state = 'requested'`),
	payout_underway: () => payout(sql`p.state = 'approved' and p.sending_at is not null`),
	product_without_services: () => sql`exists (
    select from products p where p.id::text = a.subject and p.archived_at is null
      and not exists (select from product_services s where s.product_id = p.id))`,
	proof_unchecked: () => sql`exists (
    select from transfer_proofs t where t.payment_id = ${idAfter(0)} and t.decision is null and t.stored_at is not null)`,
	rate_implausible: () => sql`not exists (
    select from exchange_rates r where r.source = 'cbr' and r.currency = split_part(a.subject, ':', 1)
      and r.seen_at > a.created_at)`,
	webhook_stuck: () => sql`exists (
    select from webhook_events w where w.applied_at is null
      and w.id = case when a.subject ~ '^webhook:[0-9]{1,18}$' then substr(a.subject, 9)::bigint end)`
};
const watchedKinds = Object.keys(causes$1);
async function closeHandled(db, at) {
	const cases = sql.join(watchedKinds.map((kind) => sql`when ${kind} then not ${causes$1[kind](at)}`), sql` `);
	await sql`
    update alerts a set resolved_at = ${at}
    where a.resolved_at is null and a.kind = any(${[...watchedKinds]}) and case a.kind ${cases} end`.execute(db);
}
// src/domains/reports/watch-worker.ts
const ALERT$1 = {
	kind: "worker_lost",
	subject: "worker"
};
const STEADY_MS = 6e4;
async function watchWorker({ db, clock }) {
	const at = clock.now();
	const seenAt = await findHeartbeat(db);
	if (seenAt === void 0 || at.getTime() - seenAt.getTime() < 12e4) return false;
	await raiseAlert(db, {
		...ALERT$1,
		detail: { seen_at: seenAt },
		at
	}, "changed");
	return true;
}
function createReport({ db, clock }) {
	let last = Number.NEGATIVE_INFINITY;
	let since = 0;
	return async () => {
		const at = clock.now();
		if (at.getTime() - last >= 12e4) since = at.getTime();
		last = at.getTime();
		await upsertHeartbeat(db, at);
		if (last - since < STEADY_MS) return;
		await closeAlerts(db, {
			kinds: [ALERT$1.kind],
			subjects: [ALERT$1.subject],
			at
		});
	};
}
// src/domains/reports/reports.jobs.ts
function reportJobs(platform) {
	const { clock, db, jobs } = platform;
	jobs.schedule("aggregate-sales-days", 600, () => aggregateSalesDays(platform));
	jobs.schedule("aggregate-payment-days", 3600, () => aggregatePaymentDays(platform));
	jobs.schedule("close-handled-alerts", 30, () => closeHandled(db, clock.now()));
	jobs.schedule("worker-heartbeat", 20, createReport(platform));
}
// src/domains/notifications/chat/buttons.store.ts
async function insertButtons(tx, { eventId, operatorId }, buttons, expiresAt) {
	await tx.insertInto("operator_buttons").values(buttons.map((button) => ({
		...button,
		event_id: eventId,
		operator_id: operatorId,
		expires_at: expiresAt
	}))).execute();
}
function listButtons(db, { eventId, operatorId }, now) {
	return db.selectFrom("operator_buttons").select(["id", "action"]).where("event_id", "=", eventId).where("operator_id", "=", operatorId).where("pressed_at", "is", null).where("expires_at", ">", now).orderBy("id").execute();
}
async function takeButton(tx, { id, operatorId, at }) {
	const taken = await tx.updateTable("operator_buttons").set({ pressed_at: at }).where("id", "=", id).where("operator_id", "=", operatorId).where("pressed_at", "is", null).where("expires_at", ">", at).returning(["event_id", "action"]).executeTakeFirst();
	if (taken === void 0) return void 0;
	await tx.updateTable("operator_buttons").set({ pressed_at: at }).where("event_id", "=", taken.event_id).where("operator_id", "=", operatorId).where("pressed_at", "is", null).execute();
	return taken;
}
// src/domains/notifications/notifications.rules.ts
function standardTimes(zone) {
	return {
		time_zone: zone,
		digest_hour: 9,
		quiet_from: null,
		quiet_until: null,
		urgent_anytime: true
	};
}
const standardTopics = {
	owner: [
		"payment_review",
		"dispute",
		"refund",
		"inventory",
		"job",
		"payout",
		"security"
	],
	manager: [
		"payment_review",
		"dispute",
		"refund",
		"inventory",
		"job"
	],
	finance: [
		"payment_review",
		"dispute",
		"refund",
		"payout",
		"inventory"
	],
	support: ["ticket"],
	content: [],
	auditor: []
};
function topicsOf(role) {
	return notificationTopics.filter((topic) => isPermitted(role, permissionOfTopic[topic]));
}
function rolesOf(topic) {
	return operatorRoles.filter((role) => isPermitted(role, permissionOfTopic[topic]));
}
function rolesOfKinds(kinds) {
	const topics = kinds.map((kind) => topicOf(kind));
	return operatorRoles.filter((role) => topics.every((topic) => topic !== void 0 && rolesOf(topic).includes(role)));
}
function standardChoice(role, topic) {
	const isWanted = standardTopics[role].includes(topic);
	return {
		topic,
		mail: isWanted,
		telegram: isWanted,
		digest: false
	};
}
function channelsOf({ mail, telegram }, { canChat }) {
	if (!canChat) return mail || telegram ? ["mail"] : [];
	return [...mail ? ["mail"] : [], ...telegram ? ["telegram"] : []];
}
function recipientsOf(topic, operators, { hasBot }) {
	const roles = rolesOf(topic);
	return operators.filter(({ role }) => roles.includes(role)).flatMap((operator) => {
		const choice = operator.choices.find((one) => one.topic === topic) ?? standardChoice(operator.role, topic);
		return channelsOf(choice, { canChat: hasBot && operator.has_chat }).map((channel) => ({
			operator,
			choice,
			channel
		}));
	});
}
function dueAt(now, times, { topic, digest }) {
	if (digest) return nextHour(now, times.time_zone, times.digest_hour);
	const { quiet_from: from, quiet_until: until } = times;
	if (from === null || until === null) return now;
	if (times.urgent_anytime && urgentTopics.includes(topic)) return now;
	return isQuiet(localTime(now, times.time_zone).hour, from, until) ? nextHour(now, times.time_zone, until) : now;
}
function isQuiet(hour, from, until) {
	return from <= until ? hour >= from && hour < until : hour >= from || hour < until;
}
const DAY_HOURS = 24;
function nextHour(now, zone, hour) {
	const local = localTime(now, zone);
	const ahead = (hour - local.hour + DAY_HOURS) % DAY_HOURS || DAY_HOURS;
	const intoHourMs = local.minute * 6e4 + now.getTime() % 6e4;
	const guess = new Date(now.getTime() - intoHourMs + ahead * HOUR_MS);
	const shift = (hour - localTime(guess, zone).hour + DAY_HOURS / 2 + DAY_HOURS) % DAY_HOURS - DAY_HOURS / 2;
	const corrected = new Date(guess.getTime() + shift * HOUR_MS);
	return corrected > now ? corrected : guess;
}
const clocks = zonedFormats("en-GB", {
	hour: "2-digit",
	minute: "2-digit",
	hourCycle: "h23"
});
function localTime(at, zone) {
	const parts = clocks(zone).formatToParts(at);
	const of = (type) => Number(parts.find((part) => part.type === type)?.value);
	return {
		hour: of("hour"),
		minute: of("minute")
	};
}
// src/domains/notifications/notifications.store.ts
async function insertNotifications(tx, notifications) {
	if (notifications.length === 0) return;
	await tx.insertInto("operator_notifications").values([...notifications]).onConflict((conflict) => conflict.doNothing()).execute();
}
async function findDueOperators(db, now, limit) {
	const { rows } = await sql`
    select operator_id, channel from operator_notifications
    where state = 'waiting' and due_at <= ${now}
    group by operator_id, channel order by min(due_at) limit ${limit}`.execute(db);
	return rows;
}
async function lockDueNotifications(tx, { operatorId, channel, now, limit }) {
	return tx.selectFrom("operator_notifications").select(["event_id", "digest"]).where("operator_id", "=", operatorId).where("channel", "=", channel).where("state", "=", "waiting").where("due_at", "<=", now).orderBy("event_id").limit(limit).forUpdate().skipLocked().execute();
}
async function endNotifications(tx, { operatorId, channel, events, state }) {
	if (events.length === 0) return;
	await tx.updateTable("operator_notifications").set({ state }).where("operator_id", "=", operatorId).where("channel", "=", channel).where("event_id", "in", events).execute();
}
async function setMessage(tx, { eventId, operatorId }, { message, closedAt }) {
	await tx.updateTable("operator_notifications").set({
		message,
		closed_at: closedAt
	}).where("event_id", "=", eventId).where("operator_id", "=", operatorId).where("channel", "=", "telegram").execute();
}
async function closeMessage(tx, { eventId, operatorId }, at) {
	return await tx.updateTable("operator_notifications").set({ closed_at: at }).where("event_id", "=", eventId).where("operator_id", "=", operatorId).where("channel", "=", "telegram").where("closed_at", "is", null).returning("event_id").executeTakeFirst() !== void 0;
}
async function markEdited(db, { eventId, operatorId }, at) {
	await db.updateTable("operator_notifications").set({ edited_at: at }).where("event_id", "=", eventId).where("operator_id", "=", operatorId).where("channel", "=", "telegram").execute();
}
// src/domains/notifications/chat/queue-chat-messages.ts
const BUTTONS_WORK_MS = 6048e5;
const LISTED_MAX$1 = 20;
async function queueChatMessage(tx, platform, operator, event) {
	const chat = await findChat(tx, operator.id);
	if (chat === void 0) return;
	const at = platform.clock.now();
	const key = {
		eventId: event.id,
		operatorId: operator.id
	};
	const buttons = isResolvable(event, operator.role) ? [{
		id: platform.ids.uuid(),
		action: "offer_resolve"
	}] : [];
	const id = await queueMessage(tx, platform, {
		...renderChatMessage(platform, operator, event, buttons),
		key: `notification:${event.id}:${operator.id}`,
		chatId: chat.chat_id,
		onlyFor: {
			operatorId: operator.id,
			roles: rolesOfKinds([event.kind])
		}
	});
	if (id === void 0) return;
	if (buttons.length > 0) await insertButtons(tx, key, buttons, new Date(at.getTime() + BUTTONS_WORK_MS));
	await setMessage(tx, key, {
		message: id,
		closedAt: canBeHandled(event) ? null : at
	});
}
function canBeHandled({ alert_id: alertId, kind }) {
	return alertId !== null || kind === "ticket_waiting" || kind === "payout_requested";
}
async function queueChatDigest(tx, platform, { id, language, zone }, events) {
	const chat = await findChat(tx, id);
	if (chat === void 0) return;
	const { mail } = platform.mail.texts;
	const brand = brandNameIn(platform.config.shop(), language);
	const lines = events.slice(0, LISTED_MAX$1).map((event) => {
		const { headline, rows } = describeEvent(mail, {
			language,
			zone
		}, event);
		return [headline, rows.map(([, value]) => value).join(", ")];
	});
	const left = events.length - lines.length;
	await queueMessage(tx, platform, {
		...layOutChatMessage({
			title: mail(language, "digestSubject", {
				brand,
				count: events.length
			}),
			rows: left > 0 ? [...lines, [mail(language, "digestMore"), String(left)]] : lines,
			note: void 0,
			open: openAt(platform, language, consolePages.overview),
			actions: []
		}),
		key: `digest:${events.at(-1)?.id}:${id}`,
		chatId: chat.chat_id,
		onlyFor: {
			operatorId: id,
			roles: rolesOfKinds(events.map(({ kind }) => kind))
		}
	});
}
async function queueChatTest(tx, platform, { id, language }) {
	if (platform.config.shop().connections.telegram === void 0) return false;
	const chat = await findChat(tx, id);
	if (chat === void 0 || chat.blocked_at !== null) return false;
	const { mail } = platform.mail.texts;
	const brand = brandNameIn(platform.config.shop(), language);
	await queueMessage(tx, platform, {
		...layOutChatMessage({
			title: `${brand}: ${mail(language, "eventTest")}`,
			rows: [],
			note: mail(language, "eventTestLead"),
			open: openAt(platform, language, consolePages.notifications),
			actions: []
		}),
		key: `notification-test:${platform.ids.uuid()}`,
		chatId: chat.chat_id,
		onlyFor: {
			operatorId: id,
			roles: operatorRoles
		}
	});
	return true;
}
function openAt(platform, language, path) {
	return {
		text: platform.mail.texts.mail(language, "alertButton"),
		url: `${platform.publicUrl()}${path}`
	};
}
// src/domains/notifications/chat/update-chat-message-queue.ts
const updateChatMessageQueue = defineQueue("update-operator-message", {
	parallel: 1,
	timeoutS: 60,
	alertAfter: void 0
});
// src/domains/notifications/chat/press-button.ts
const UUID$2 = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
async function pressButton(tx, platform, { from, data }) {
	const { bot } = platform.mail.texts;
	const operator = await lockOperatorOfChat(tx, from.id);
	const language = operator?.language ?? guessLanguage(from.language_code);
	const button = operator && UUID$2.test(data) ? await takeButton(tx, {
		id: data,
		operatorId: operator.id,
		at: platform.clock.now()
	}) : void 0;
	if (operator === void 0 || button === void 0) return bot(language, "operatorButtonOld");
	const event = await findEvent(tx, button.event_id);
	const message = {
		event: button.event_id,
		operator: operator.id
	};
	await platform.jobs.enqueue(tx, updateChatMessageQueue, message);
	if (event === void 0 || !isNotifiedKind(event.kind)) return bot(language, "operatorButtonOld");
	if (event.resolved) return bot(language, "operatorResolved");
	const chatEvent = {
		...event,
		kind: event.kind
	};
	if (!isResolvable(chatEvent, operator.role)) return bot(language, "operatorNotAllowed");
	return bot(language, await carryOut(tx, platform, {
		operator,
		event: chatEvent,
		button
	}));
}
async function carryOut(tx, platform, { operator, event, button }) {
	switch (button.action) {
		case "offer_resolve":
			await offer(tx, platform, {
				operator,
				event
			}, ["resolve", "keep"]);
			return "operatorSure";
		case "keep":
			await offer(tx, platform, {
				operator,
				event
			}, ["offer_resolve"]);
			return "operatorKept";
		case "resolve": return resolve(tx, platform, operator, event);
	}
}
function offer(tx, { clock, ids }, { operator, event }, actions) {
	return insertButtons(tx, {
		eventId: event.id,
		operatorId: operator.id
	}, actions.map((action) => ({
		id: ids.uuid(),
		action
	})), new Date(clock.now().getTime() + BUTTONS_WORK_MS));
}
async function resolve(tx, platform, operator, { alert_id: id }) {
	if (id === null) return "operatorButtonOld";
	const reason = platform.mail.texts.bot(operator.language, "operatorReason");
	try {
		await resolveAlert({
			...platform,
			db: tx
		}, {
			id,
			reason,
			operator,
			request: FROM_TELEGRAM
		});
		return "operatorDone";
	} catch (error) {
		if (error instanceof Refusal) return "operatorUndecided";
		throw error;
	}
}
// src/domains/notifications/chat/operator-chats.ts
const operatorChats = {
	async connect(tx, platform, { token, sender }) {
		const name = cleanName(sender.first_name) ?? "Telegram";
		const connected = await connectChat(tx, platform, {
			token,
			chatId: sender.id,
			name
		});
		if (connected === void 0) return void 0;
		const { bot } = platform.mail.texts;
		const url = `${platform.publicUrl()}${consolePages.notifications}`;
		if (connected.kind === "invalid") return bot(guessLanguage(sender.language_code), "operatorLinkInvalid", { url });
		const { language, name: operator } = connected.operator;
		const brand = brandNameIn(platform.config.shop(), language);
		return connected.kind === "busy" ? bot(language, "operatorLinkBusy", { brand }) : bot(language, "operatorLinked", {
			brand,
			name: operator,
			url
		});
	},
	async disconnect(tx, platform, chatId) {
		const operator = await lockOperatorOfChat(tx, chatId);
		if (operator === void 0) return void 0;
		const by = {
			operator,
			request: FROM_TELEGRAM
		};
		await disconnectChat({
			...platform,
			db: tx
		}, by);
		const brand = brandNameIn(platform.config.shop(), operator.language);
		return platform.mail.texts.bot(operator.language, "operatorUnlinked", { brand });
	},
	answer: answerInChat,
	press: pressButton,
	setBlocked: setChatBlocked
};
// src/domains/notifications/mails/digest.mail.ts
const LISTED_MAX = 40;
function digestMail(shop, language, events) {
	const left = events.length - LISTED_MAX;
	return layoutMail(shop, language, {
		subject: shop.t(language, "digestSubject", {
			brand: brandNameIn(shop, language),
			count: events.length
		}),
		lead: shop.t(language, "digestLead"),
		rows: [...events.slice(0, LISTED_MAX).map(({ headline, rows }) => [headline, rows.map(([, value]) => value).join(", ")]), ...left > 0 ? [[shop.t(language, "digestMore"), String(left)]] : []],
		button: {
			label: shop.t(language, "alertButton"),
			path: consolePages.overview
		},
		note: shop.t(language, "alertNote")
	});
}
// src/domains/notifications/mails/notification.mail.ts
function notificationMail(shop, language, event) {
	return layoutMail(shop, language, {
		subject: `${brandNameIn(shop, language)}: ${event.headline}`,
		lead: event.lead,
		rows: event.rows,
		button: {
			label: shop.t(language, "alertButton"),
			path: event.path
		},
		note: shop.t(language, "alertNote")
	});
}
function testMail$1(shop, language) {
	return notificationMail(shop, language, {
		headline: shop.t(language, "eventTest"),
		lead: shop.t(language, "eventTestLead"),
		rows: [],
		path: consolePages.notifications
	});
}
// src/domains/notifications/mails/examples.ts
const ID = "019a0000-0000-7000-8000-00000000abcd";
function invented({ t }, language, kind) {
	const isOfPayment = /payment|refund|fraud|sale|paid/.test(kind);
	return describeEvent(t, {
		language,
		zone: "UTC"
	}, {
		kind,
		subject: ID,
		occurred_at: new Date("2026-11-24T14:32:00Z"),
		alert_id: kind.startsWith("operator") ? null : 7,
		payment_id: isOfPayment ? ID : null,
		number: isOfPayment ? "P-7K3M-92QF" : kind === "ticket_waiting" ? "4217" : null,
		amount_cents: isOfPayment ? 1290 : null,
		about: isOfPayment ? null : "Tidal",
		about_ru: "",
		due_at: kind === "payment_disputed" ? new Date("2026-12-05T23:59:00Z") : null
	});
}
const notificationMailExamples = [
	...notifiedKinds.map((kind) => ({
		name: `notification-${kind.replaceAll("_", "-")}`,
		render: (shop, language) => notificationMail(shop, language, invented(shop, language, kind))
	})),
	{
		name: "notification-test",
		render: testMail$1
	},
	{
		name: "digest",
		render: (shop, language) => digestMail(shop, language, [
			"sale",
			"inventory_low",
			"payment_disputed"
		].map((kind) => invented(shop, language, kind)))
	}
];
// src/domains/notifications/choices.store.ts
const SAVED = sql`
  select o.id, o.email, o.role,
    (select json_build_object('time_zone', t.time_zone, 'digest_hour', t.digest_hour, 'quiet_from', t.quiet_from,
        'quiet_until', t.quiet_until, 'urgent_anytime', t.urgent_anytime)
      from operator_notification_times t where t.operator_id = o.id) as times,
    exists (select from operator_chats c where c.operator_id = o.id and c.blocked_at is null) as has_chat,
    (select coalesce(json_agg(json_build_object('topic', n.topic, 'mail', n.mail, 'telegram', n.telegram,
        'digest', n.digest)), '[]')
      from operator_notification_choices n where n.operator_id = o.id) as choices
  from operators o`;
async function findChoices(db, operatorId) {
	const { rows } = await sql`${SAVED} where o.id = ${operatorId}`.execute(db);
	const [row] = rows;
	if (row === void 0) throw new Error("the operator does not exist");
	return row;
}
async function listChoices(db, roles) {
	const { rows } = await sql`
    ${SAVED} where o.disabled_at is null and o.role = any(${[...roles]}) order by o.id`.execute(db);
	return rows;
}
async function saveChoices(tx, operatorId, choices) {
	if (choices.length === 0) return;
	await tx.insertInto("operator_notification_choices").values(choices.map((choice) => ({
		operator_id: operatorId,
		...choice
	}))).onConflict((conflict) => conflict.columns(["operator_id", "topic"]).doUpdateSet(({ ref }) => ({
		mail: ref("excluded.mail"),
		telegram: ref("excluded.telegram"),
		digest: ref("excluded.digest")
	}))).execute();
}
async function saveTimes(tx, operatorId, times) {
	await tx.insertInto("operator_notification_times").values({
		operator_id: operatorId,
		...times
	}).onConflict((conflict) => conflict.column("operator_id").doUpdateSet(times)).execute();
}
async function findRefusedMail(db, operatorId) {
	const last = await db.selectFrom("mails").select(["sent_at", "abandoned_at"]).where("operator_id", "=", operatorId).where((mail) => mail.or([mail("sent_at", "is not", null), mail("last_error", "is not", null)])).orderBy("queued_at", "desc").limit(1).executeTakeFirst();
	return last?.sent_at === null ? last.abandoned_at : null;
}
async function findZone(db, operatorId) {
	return (await db.selectFrom("operator_notification_times").select("time_zone").where("operator_id", "=", operatorId).executeTakeFirst())?.time_zone;
}
// src/domains/notifications/choose-notifications.ts
async function readNotifications({ config, db, mail }, { id, role }) {
	const saved = await findChoices(db, id);
	const refusedAt = await findRefusedMail(db, id);
	const chat = await findChat(db, id);
	return {
		...saved.times ?? standardTimes(config.shop().timeZone),
		choices: topicsOf(role).map((topic) => saved.choices.find((choice) => choice.topic === topic) ?? standardChoice(role, topic)),
		mail: {
			enabled: mail.enabled,
			address: saved.email,
			refused_at: refusedAt?.toISOString() ?? null
		},
		telegram: {
			enabled: config.shop().connections.telegram !== void 0,
			account: chat?.name ?? null,
			blocked_at: chat?.blocked_at?.toISOString() ?? null
		}
	};
}
function changeNotifications(platform, { choices, language, ...times }, by) {
	const { id, role } = by.operator;
	if (!isTimeZone(times.time_zone)) refuse$2("bad_request");
	if (times.quiet_from === null !== (times.quiet_until === null)) refuse$2("bad_request");
	return inTransaction(platform.db, async (tx) => {
		const inCall = {
			...platform,
			db: tx
		};
		const before = await readNotifications(inCall, by.operator);
		const allowed = topicsOf(role);
		await saveChoices(tx, id, choices.filter(({ topic }) => allowed.includes(topic)));
		await saveTimes(tx, id, times);
		await changeOperatorLanguage(tx, id, language);
		const after = await readNotifications(inCall, by.operator);
		await recordAuditEvent(tx, platform, {
			...by,
			action: "alerts.change",
			subject: `operator:${id}`,
			before: {
				...before,
				mail: void 0,
				telegram: void 0
			},
			after: {
				...after,
				mail: void 0,
				telegram: void 0
			}
		});
		return after;
	});
}
// src/domains/notifications/mail-notifications.ts
function mailEvent(tx, platform, { operator: { id, email, language }, event, message }) {
	return platform.mail.queue(tx, {
		key: `notification:${event.id}:${id}`,
		to: email,
		language,
		mail: notificationMail(shopOf(platform), language, message),
		onlyFor: {
			operatorId: id,
			roles: rolesOfKinds([event.kind])
		}
	});
}
function mailDigest(tx, platform, { operator: { id, email, language }, events, messages }) {
	return platform.mail.queue(tx, {
		key: `digest:${events.at(-1)?.id}:${id}`,
		to: email,
		language,
		mail: digestMail(shopOf(platform), language, messages),
		onlyFor: {
			operatorId: id,
			roles: rolesOfKinds(events.map(({ kind }) => kind))
		}
	});
}
function mailTest(tx, platform, { id, email, language }) {
	return platform.mail.queue(tx, {
		key: `notification-test:${platform.ids.uuid()}`,
		to: email,
		language,
		mail: testMail$1(shopOf(platform), language),
		onlyFor: {
			operatorId: id,
			roles: operatorRoles
		}
	});
}
// src/domains/notifications/test-notifications.ts
function sendTestNotifications(platform, by) {
	return inTransaction(platform.db, async (tx) => {
		const operator = await findOperator(tx, by.operator.id);
		if (operator === void 0) refuse$2("not_found");
		await mailTest(tx, platform, operator);
		const telegram = await queueChatTest(tx, platform, operator);
		const answer = {
			mail: platform.mail.enabled,
			telegram
		};
		await recordAuditEvent(tx, platform, {
			...by,
			action: "alerts.test",
			subject: `operator:${operator.id}`,
			after: answer
		});
		return answer;
	});
}
// src/domains/notifications/unlink-telegram.ts
function unlinkOperatorTelegram(platform, by) {
	return inTransaction(platform.db, async (tx) => {
		const chat = await findChat(tx, by.operator.id);
		const operator = await findOperator(tx, by.operator.id);
		if (chat === void 0 || operator === void 0) return;
		if (chat.blocked_at === null) {
			const { language } = operator;
			const brand = brandNameIn(platform.config.shop(), language);
			await queueMessage(tx, platform, {
				key: `operator-unlinked:${platform.ids.uuid()}`,
				chatId: chat.chat_id,
				content: platform.mail.texts.bot(language, "operatorUnlinked", { brand })
			});
		}
		await disconnectChat({
			...platform,
			db: tx
		}, by);
	});
}
// src/domains/notifications/notifications.console-routes.ts
function notificationConsoleRoutes(api) {
	const { platform } = api;
	bind(api, readNotifications$1, ({ operator }) => readNotifications(platform, operator));
	bind(api, changeNotifications$1, ({ body, by }) => changeNotifications(platform, body, by));
	bind(api, linkOperatorTelegram, async ({ operator }) => ({ url: await startChatLink(platform, operator.id) }));
	bind(api, unlinkOperatorTelegram$1, ({ by }) => unlinkOperatorTelegram(platform, by));
	bind(api, testNotifications, ({ by }) => sendTestNotifications(platform, by));
}
// src/domains/notifications/send-notifications.ts
const sendNotifications = defineQueue("send-operator-notifications", { onePerKey: true });
const BATCH$2 = 200;
function sendDueNotifications(platform) {
	return enqueueDue(platform, {
		queue: sendNotifications,
		limit: BATCH$2,
		find: (limit) => findDueOperators(platform.db, platform.clock.now(), limit),
		toJob: ({ operator_id: operator, channel }) => ({
			key: `${operator}:${channel}`,
			data: {
				operator,
				channel
			}
		})
	});
}
function sendOperatorNotifications(platform, { operator: operatorId, channel }) {
	const now = platform.clock.now();
	return inTransaction(platform.db, async (tx) => {
		const due = await lockDueNotifications(tx, {
			operatorId,
			channel,
			now,
			limit: BATCH$2
		});
		if (due.length === 0) return;
		const readable = await readableEvents(tx, operatorId, due);
		await deliver(tx, platform, {
			operatorId,
			channel,
			due,
			readable
		});
		const sent = readable.map(({ id }) => id);
		const dropped = due.map(({ event_id }) => event_id).filter((id) => !sent.includes(id));
		await endNotifications(tx, {
			operatorId,
			channel,
			events: sent,
			state: "sent"
		});
		await endNotifications(tx, {
			operatorId,
			channel,
			events: dropped,
			state: "dropped"
		});
	});
}
async function readableEvents(tx, operatorId, due) {
	const operator = await findOperator(tx, operatorId);
	if (operator === void 0 || operator.disabled_at !== null) return [];
	const topics = topicsOf(operator.role);
	return (await listEvents(tx, due.map(({ event_id }) => event_id))).flatMap((event) => {
		const { kind } = event;
		if (!isNotifiedKind(kind) || event.resolved) return [];
		const topic = topicOf(kind);
		return topic !== void 0 && topics.includes(topic) ? [{
			...event,
			kind
		}] : [];
	});
}
async function deliver(tx, platform, { operatorId, channel, due, readable }) {
	const operator = await findOperator(tx, operatorId);
	if (operator === void 0) return;
	const zone = await findZone(tx, operatorId) ?? platform.config.shop().timeZone;
	const reader = {
		...operator,
		zone
	};
	const collected = due.filter(({ digest }) => digest).map(({ event_id }) => event_id);
	const digest = readable.filter(({ id }) => collected.includes(id));
	const single = readable.filter(({ id }) => !collected.includes(id));
	if (channel === "telegram") {
		for (const event of single) await queueChatMessage(tx, platform, reader, event);
		if (digest.length > 0) await queueChatDigest(tx, platform, reader, digest);
		return;
	}
	const describe = (event) => describeEvent(platform.mail.texts.mail, reader, event);
	for (const event of single) await mailEvent(tx, platform, {
		operator,
		event,
		message: describe(event)
	});
	if (digest.length > 0) await mailDigest(tx, platform, {
		operator,
		events: digest,
		messages: digest.map(describe)
	});
}
// src/domains/notifications/announce-events.ts
const announceEvent = defineQueue("announce-operator-event", { onePerKey: true });
const BATCH$1 = 200;
const CLOSED_MAX = 5e3;
const NEWS_MS = 864e5;
async function announceEvents(platform) {
	const { clock, db } = platform;
	await closeEventsExcept(db, await listWantedKinds(platform), {
		limit: CLOSED_MAX,
		at: clock.now()
	});
	await enqueueDue(platform, {
		queue: announceEvent,
		limit: BATCH$1,
		find: (limit) => findNewEvents(platform.db, limit),
		toJob: ({ id }) => ({
			key: String(id),
			data: { event: id }
		})
	});
}
function announceOperatorEvent(platform, eventId) {
	const now = platform.clock.now();
	return inTransaction(platform.db, async (tx) => {
		if (!await claimEvent(tx, eventId, now)) return;
		const event = await findEvent(tx, eventId);
		if (event === void 0 || !await isNews(tx, event, now)) return;
		const hasBot = platform.config.shop().connections.telegram !== void 0;
		const notifications = await notificationsOf(tx, event, {
			now,
			hasBot,
			zone: platform.config.shop().timeZone
		});
		await insertNotifications(tx, notifications);
		const due = notifications.filter(({ due_at }) => due_at <= now);
		await platform.jobs.enqueueAll(tx, sendNotifications, due.map(({ operator_id: operator, channel }) => ({
			key: `${operator}:${channel}`,
			data: {
				operator,
				channel
			}
		})));
	});
}
async function listWantedKinds({ db, config }) {
	const operators = await listChoices(db, operatorRoles);
	const hasBot = config.shop().connections.telegram !== void 0;
	return notifiedKinds.filter((kind) => {
		const topic = topicOf(kind);
		return topic !== void 0 && recipientsOf(topic, operators, { hasBot }).length > 0;
	});
}
async function isNews(tx, event, now) {
	const since = new Date(now.getTime() - NEWS_MS);
	if (!isNotifiedKind(event.kind) || event.resolved || event.occurred_at <= since) return false;
	const { id, alert_id: alertId } = event;
	return alertId === null || !await wasAnnouncedSince(tx, {
		id,
		alertId,
		since
	});
}
async function notificationsOf(tx, event, { now, hasBot, zone }) {
	const topic = topicOf(event.kind);
	if (topic === void 0) return [];
	const operators = await listChoices(tx, rolesOf(topic));
	return recipientsOf(topic, operators, { hasBot }).map(({ operator, choice, channel }) => ({
		event_id: event.id,
		operator_id: operator.id,
		channel,
		due_at: dueAt(now, operator.times ?? standardTimes(zone), choice),
		digest: choice.digest
	}));
}
// src/domains/notifications/chat/update-chat-message.ts
const BATCH = 200;
async function closeChatMessages(platform) {
	for (const message of await findHandledMessages(platform.db, BATCH)) {
		const data = {
			event: message.event_id,
			operator: message.operator_id
		};
		await inTransaction(platform.db, async (tx) => {
			const key = {
				eventId: data.event,
				operatorId: data.operator
			};
			if (!await closeMessage(tx, key, platform.clock.now())) return;
			await platform.jobs.enqueue(tx, updateChatMessageQueue, data);
		});
	}
}
async function updateChatMessage(platform, { event: eventId, operator: operatorId }) {
	const { clock, db } = platform;
	const key = {
		eventId,
		operatorId
	};
	const event = await findEvent(db, eventId);
	const operator = await findOperator(db, operatorId);
	const message = await findSentMessage(db, key);
	if (event === void 0 || operator === void 0 || message === void 0) return;
	const { kind } = event;
	if (!isNotifiedKind(kind)) return;
	if (message.message_id === null) throw new JobFailed("the message is not sent yet");
	const buttons = await listButtons(db, key, clock.now());
	const zone = await findZone(db, operatorId) ?? platform.config.shop().timeZone;
	await editTelegramMessage(platform, {
		chatId: message.chat_id,
		messageId: message.message_id,
		...renderChatMessage(platform, {
			...operator,
			zone
		}, {
			...event,
			kind
		}, buttons)
	});
	await markEdited(db, key, clock.now());
}
// src/domains/notifications/notifications.jobs.ts
const RETENTION_MS$1 = 7776e6;
function notificationJobs(platform) {
	const { clock, db, jobs } = platform;
	jobs.schedule("announce-operator-events", 10, () => announceEvents(platform));
	jobs.work(announceEvent, ({ event }) => announceOperatorEvent(platform, event));
	jobs.schedule("send-due-notifications", 60, () => sendDueNotifications(platform));
	jobs.work(sendNotifications, (data) => sendOperatorNotifications(platform, data));
	jobs.schedule("close-operator-messages", 10, () => closeChatMessages(platform));
	jobs.work(updateChatMessageQueue, (data) => updateChatMessage(platform, data));
	jobs.schedule("delete-old-operator-events", 86400, () => deleteOldEvents(db, new Date(clock.now().getTime() - RETENTION_MS$1)));
}
// src/domains/settings/mails/mail-test.mail.ts
function mailTestMail(shop, language) {
	return layoutMail(shop, language, {
		subject: shop.t(language, "mailTestSubject", { brand: brandNameIn(shop, language) }),
		lead: shop.t(language, "mailTestLead"),
		button: {
			label: shop.t(language, "mailTestButton"),
			path: "/admin/settings"
		}
	});
}
// src/domains/settings/mails/examples.ts
const settingsMailExamples = [{
	name: "mail-test",
	render: (shop, language) => mailTestMail(shop, language)
}];
// ../contract/src/shared/brand/brand-contrast.ts
const brandThemes = ["light", "dark"];
const whole = (chroma) => chroma;
const part = (share) => (chroma) => chroma * share;
const most = (limit) => (chroma) => Math.min(chroma, limit);
const brandTokens = {
	light: {
		background: [
			.982,
			.002,
			95
		],
		surface: [
			1,
			0,
			0
		],
		"accent-foreground": [
			1,
			0,
			0
		],
		accent: [.455, whole],
		"accent-hover": [.4, whole],
		"accent-text": [.44, whole],
		"accent-soft": [.952, part(.17)],
		"accent-graphic": [.5, whole],
		ring: [.56, whole]
	},
	dark: {
		background: [
			.163,
			.002,
			90
		],
		surface: [
			.203,
			.003,
			90
		],
		"accent-foreground": [
			1,
			0,
			0
		],
		accent: [.515, most(.18)],
		"accent-hover": [.54, most(.12)],
		"accent-text": [.76, part(.68)],
		"accent-soft": [.275, part(.34)],
		"accent-graphic": [.68, part(1.15)],
		ring: [.68, part(.85)]
	}
};
const brandPairs = [
	{
		name: "button",
		front: "accent-foreground",
		back: "accent",
		least: 4.5
	},
	{
		name: "button_hover",
		front: "accent-foreground",
		back: "accent-hover",
		least: 4.5
	},
	{
		name: "link",
		front: "accent-text",
		back: "background",
		least: 4.5
	},
	{
		name: "link_card",
		front: "accent-text",
		back: "surface",
		least: 4.5
	},
	{
		name: "link_soft",
		front: "accent-text",
		back: "accent-soft",
		least: 4.5
	},
	{
		name: "mark",
		front: "accent-graphic",
		back: "surface",
		least: 3
	},
	{
		name: "focus",
		front: "ring",
		back: "background",
		least: 3
	}
];
function contrastsOf(brand) {
	return brandThemes.flatMap((theme) => brandPairs.map(({ name, front, back, least }) => {
		const ratio = contrastOf(colorOf(theme, front, brand), colorOf(theme, back, brand));
		return {
			theme,
			pair: name,
			ratio,
			least,
			passes: ratio >= least
		};
	}));
}
function colorOf(theme, token, { hue, chroma }) {
	const [lightness, of, fixedHue] = brandTokens[theme][token];
	return typeof of === "function" ? oklchToRgb(lightness, of(chroma), hue) : oklchToRgb(lightness, of, fixedHue ?? 0);
}
// src/domains/settings/brand.rules.ts
function lowContrastPairs(color) {
	return contrastsOf(color).filter(({ passes }) => !passes).map(({ theme, pair, ratio }) => ({
		theme,
		pair,
		ratio: Math.floor(ratio * 100) / 100
	}));
}
// src/domains/settings/settings.store.ts
async function lockSettings(tx) {
	await sql`select pg_advisory_xact_lock(hashtextextended('shop settings', 0))`.execute(tx);
}
async function insertSettings(tx, rows) {
	await tx.insertInto("shop_setting_changes").values(rows).execute();
}
async function saveLogo(tx, logo) {
	await tx.insertInto("brand_logos").values(logo).onConflict((conflict) => conflict.doNothing()).execute();
}
async function knowsTimeZone(tx, zone) {
	const { rows } = await sql`select from pg_timezone_names where name = ${zone}`.execute(tx);
	return rows.length > 0;
}
// src/domains/settings/change-shop.ts
function changeShop(platform, change) {
	const { group, version, values, validate, serialize, prepare, ...event } = change;
	return inTransaction(platform.db, async (tx) => {
		await lockSettings(tx);
		const rows = await listShopSettings(tx);
		if (version !== void 0 && versionOf(rows, group) !== version) refuse$2("version_conflict", { current: serialize(rows) });
		const saved = savedValues(rows);
		const names = group.filter((name) => values[name] !== void 0 && values[name] !== (saved[name] ?? null));
		if (names.length === 0) return rows;
		const picked = (from) => Object.fromEntries(names.map((name) => [name, from[name] ?? null]));
		validate?.(savedValues([...Object.entries({
			...saved,
			...picked(values)
		})].map(asRow)));
		await prepare?.(tx);
		await insertSettings(tx, names.map((name) => ({
			name,
			value: jsonOf(values[name]),
			changed_at: platform.clock.now(),
			changed_by: event.operator.id
		})));
		const next = await listShopSettings(tx);
		await recordAuditEvent(tx, platform, {
			...event,
			before: picked(saved),
			after: picked(values)
		});
		return next;
	});
}
function versionOf(rows, group) {
	return Math.max(0, ...rows.filter(({ name }) => group.some((one) => one === name)).map(({ id }) => id));
}
function serializeSetting(rows, name, { saved, standard }) {
	const row = rows.find((one) => one.name === name);
	return {
		value: saved ?? standard ?? null,
		standard: standard ?? null,
		saved: saved !== void 0,
		changed_at: row?.changed_at.toISOString() ?? null,
		changed_by: row?.changed_by ?? null
	};
}
function asRow([name, value]) {
	return {
		name,
		value
	};
}
function jsonOf(value) {
	return value === null || value === void 0 ? null : JSON.stringify(value);
}
// src/domains/settings/serialize-brand.ts
function serializeBrand(rows, { defaultShop }) {
	const saved = savedValues(rows);
	const { logo } = defaultShop;
	return {
		version: versionOf(rows, brandSettingNames),
		name: serializeSetting(rows, "name", {
			saved: saved.name,
			standard: defaultShop.brandName
		}),
		name_ru: serializeSetting(rows, "name_ru", {
			saved: saved.name_ru,
			standard: standardNameRu(defaultShop, saved.name)
		}),
		hue: serializeSetting(rows, "hue", {
			saved: saved.hue,
			standard: defaultShop.hue
		}),
		chroma: serializeSetting(rows, "chroma", {
			saved: saved.chroma,
			standard: defaultShop.chroma
		}),
		logo: serializeSetting(rows, "logo", {
			saved: saved.logo === void 0 ? void 0 : `${MAIL_LOGO_PATH}?${saved.logo}`,
			standard: logo !== void 0 && "file" in logo ? logo.file : void 0
		})
	};
}
// src/domains/settings/change-brand.ts
async function readBrand({ db, config }) {
	return serializeBrand(await listShopSettings(db), config);
}
async function changeBrand(platform, { version, ...values }, by) {
	const { defaultShop } = platform.config;
	const serialize = (rows) => serializeBrand(rows, platform.config);
	return serialize(await changeShop(platform, {
		...by,
		action: "settings.change_brand",
		subject: "shop:brand",
		group: brandSettingNames,
		version,
		values,
		serialize,
		validate: ({ hue = defaultShop.hue, chroma = defaultShop.chroma }) => {
			const pairs = lowContrastPairs({
				hue,
				chroma
			});
			if (pairs.length > 0) refuse$2("brand_contrast", { pairs });
		}
	}));
}
// src/domains/settings/change-first-run.ts
async function changeFirstRun(platform, { open, hidden, sale_seen: saleSeen }, by) {
	await changeShop(platform, {
		...by,
		action: open === void 0 ? "settings.change_first_run" : "settings.change_opening",
		subject: "shop:settings",
		group: [
			"open",
			"first_run_hidden",
			"first_sale_seen"
		],
		values: {
			open,
			first_run_hidden: hidden,
			first_sale_seen: saleSeen
		},
		serialize: () => void 0
	});
}
// src/domains/settings/change-settings.ts
const group = [
	...contactSettingNames,
	...sellerSettingNames,
	"double_payments",
	"public_catalogue",
	"default_language",
	"time_zone",
	"shown_currency",
	...shopLimitNames
];
async function readSettings({ db, config }) {
	return serializeSettings(await listShopSettings(db), config);
}
async function changeSettings(platform, { version, reason, ...values }, by) {
	const serialize = (rows) => serializeSettings(rows, platform.config);
	return serialize(await changeShop(platform, {
		...by,
		action: "settings.change",
		subject: "shop:settings",
		group,
		version,
		reason,
		serialize,
		prepare: async (tx) => {
			const { time_zone: zone } = values;
			if (zone && !await knowsTimeZone(tx, zone)) refuse$2("setting_wrong", { field: "time_zone" });
		},
		values: {
			...values,
			help_url: values.help_url?.replace(/^t\.me\//, "https://t.me/") ?? values.help_url
		}
	}));
}
function serializeSettings(rows, { defaultShop }) {
	const saved = savedValues(rows);
	const line = (name, standard) => serializeSetting(rows, name, {
		saved: saved[name],
		standard
	});
	return {
		version: versionOf(rows, group),
		help_url: line("help_url", defaultShop.helpUrl),
		support_email: line("support_email", defaultShop.supportEmail),
		legal_name: line("legal_name", defaultShop.seller.name),
		legal_address: line("legal_address", defaultShop.seller.address),
		tax_id: line("tax_id", defaultShop.seller.taxId),
		double_payments: line("double_payments", defaultShop.doublePayments),
		public_catalogue: line("public_catalogue", defaultShop.publicCatalogue),
		default_language: line("default_language", defaultShop.defaultLanguage),
		time_zone: line("time_zone", defaultShop.timeZone),
		shown_currency: line("shown_currency", defaultShop.shownCurrency),
		...serializeLimits((name) => line(name, defaultShop.limits[name]))
	};
}
function serializeLimits(lineOf) {
	return Object.fromEntries(shopLimitNames.map((name) => [name, lineOf(name)]));
}
// src/platform/connections/connection.ts
function isUsable(field, value, shop) {
	const isExample = value === field.example && /\bexample\b/.test(value);
	if (value === "" || isExample || /[\p{Cc}]/u.test(value)) return false;
	if (field.choices) return field.choices(shop).includes(value);
	return field.isUsable?.(value, shop) ?? true;
}
// src/domains/settings/connections/connections.store.ts
function lockConnection(tx, connection) {
	return tx.selectFrom("connection_settings").selectAll().where("connection", "=", connection).forUpdate().executeTakeFirst();
}
async function writeConnection(tx, row) {
	const { connection: _connection, ...change } = row;
	return await tx.insertInto("connection_settings").values(row).onConflict((conflict) => conflict.column("connection").doUpdateSet(change).where("connection_settings.version", "=", row.version - 1)).returning("connection").executeTakeFirst() !== void 0;
}
async function listLatestTests(db) {
	const { rows } = await sql`
    select c.name as connection, e.at, e.after ->> 'problem' is null as works
    from unnest(${[...connectionNames]}::text[]) as c (name)
    cross join lateral (
      select at, after, action from audit_events
      where subject = 'connection:' || c.name
        and action in ('settings.test_connection', 'settings.change_connection')
      order by id desc limit 1
    ) e
    where e.action = 'settings.test_connection'`.execute(db);
	return rows;
}
// src/domains/settings/connections/serialize-connection.ts
function serializeConnection({ config, sealer }, connection, rows, tests = []) {
	const saved = openConnection(sealer, connection.name, rows);
	const values = valuesInForce(connection, saved, config);
	const missing = connection.fields.flatMap(({ name, required }) => required && values[name] === void 0 ? [name] : []);
	const row = rows.find((one) => one.connection === connection.name);
	const test = tests.find((one) => one.connection === connection.name);
	const shop = connectionShop(config);
	return {
		connection: connection.name,
		ready: missing.length === 0,
		tested: test ? {
			at: test.at.toISOString(),
			works: test.works
		} : null,
		missing,
		settings: connection.fields.map((field) => ({
			name: field.name,
			env: field.env,
			secret: field.secret,
			required: field.required,
			choices: field.choices ? [...field.choices(shop)] : null,
			roots: field.roots ? [...field.roots(shop)] : null,
			example: field.example,
			source: sourceOf(field, saved, config),
			value: field.secret ? null : values[field.name] ?? null,
			is_set: values[field.name] !== void 0
		})),
		version: row?.version ?? 0,
		changed_at: row?.changed_at.toISOString() ?? null,
		changed_by: row?.changed_by ?? null
	};
}
function sourceOf({ name, env, defaultValue }, saved, { variable }) {
	if (variable(env) !== void 0) return "environment";
	if (saved[name] !== void 0) return "console";
	return defaultValue === void 0 ? "none" : "default";
}
// src/domains/settings/connections/change-connection.ts
function changeConnection(platform, change, by) {
	const connection = connections.find(({ name }) => name === change.connection);
	if (connection === void 0) refuse$2("not_found");
	requireUsable(platform.config.variable, connection, {
		values: change.values,
		shop: connectionShop(platform.config)
	});
	const writing = inTransaction(platform.db, async (tx) => {
		const row = await lockConnection(tx, connection.name);
		if ((row?.version ?? 0) !== change.version) refuse$2("version_conflict");
		const saved = openConnection(platform.sealer, connection.name, row ? [row] : []);
		const values = merge(saved, change.values);
		if (!await writeConnection(tx, {
			connection: connection.name,
			sealed: platform.sealer.seal(JSON.stringify(values), connectionContext(connection.name)),
			version: change.version + 1,
			changed_at: platform.clock.now(),
			changed_by: by.operator.id
		})) refuse$2("version_conflict");
		const isSecurity = ({ secret, isAnnounced = secret }) => isAnnounced;
		if (connection.fields.some((field) => isSecurity(field) && field.name in change.values)) await recordOperatorEvent(tx, {
			kind: "connection_keys_changed",
			subject: `connection:${connection.name}`,
			detail: { about: connection.name },
			at: platform.clock.now()
		});
		await recordAuditEvent(tx, platform, {
			...by,
			action: "settings.change_connection",
			subject: `connection:${connection.name}`,
			before: auditedSettings(connection.fields, saved),
			after: {
				...auditedSettings(connection.fields, values),
				changed: Object.keys(change.values).sort()
			},
			reason: change.reason
		});
		return serializeConnection(platform, connection, await listConnectionSettings(tx));
	});
	return withCurrent(writing, async () => serializeConnection(platform, connection, await listConnectionSettings(platform.db)));
}
function requireUsable(variable, { fields }, { values, shop }) {
	for (const [name, value] of Object.entries(values)) {
		const field = fields.find((one) => one.name === name);
		if (field === void 0) refuse$2("setting_wrong", { field: name });
		if (variable(field.env) !== void 0) refuse$2("setting_fixed", { field: name });
		if (!(value === null ? field.isRemovable?.(shop) ?? true : isUsable(field, value.trim(), shop))) refuse$2("setting_wrong", {
			field: name,
			...mistakeOf(field, shop)
		});
	}
}
function mistakeOf({ roots }, shop) {
	if (roots === void 0) return {};
	const allowed = roots(shop).join(", ");
	return {
		mistake: `Only these folders of the server and folders in them are allowed: ${allowed}.`,
		mistake_ru: `\u0420\u0430\u0437\u0440\u0435\u0448\u0435\u043D\u044B \u0442\u043E\u043B\u044C\u043A\u043E \u044D\u0442\u0438 \u043F\u0430\u043F\u043A\u0438 \u0441\u0435\u0440\u0432\u0435\u0440\u0430 \u0438 \u043F\u0430\u043F\u043A\u0438 \u0432\u043D\u0443\u0442\u0440\u0438 \u043D\u0438\u0445: ${allowed}.`
	};
}
function merge(saved, changes) {
	return Object.fromEntries(Object.entries({
		...saved,
		...changes
	}).flatMap(([name, value]) => value === null || value === void 0 ? [] : [[name, value.trim()]]));
}
// src/domains/settings/connections/list-connections.ts
async function listConnections(platform) {
	const [rows, tests] = await Promise.all([listConnectionSettings(platform.db), listLatestTests(platform.db)]);
	return connections.map((connection) => serializeConnection(platform, connection, rows, tests));
}
// src/platform/http/address-probe.ts
const ADDRESS_PROBE = "/.well-known/sesame-address";
const PROBE_CONTEXT = "public address";
const PROBE = /^\/\.well-known\/sesame-address\/([\w-]{43})$/;
function isAddressProbe(url) {
	return PROBE.test(url);
}
function serveAddressProbe(fastify, { sealer }, rateLimits) {
	const count = rateLimits.limitFor("open");
	fastify.get(`${ADDRESS_PROBE}/:token`, async (request, reply) => {
		await count(ipPrefix(request.ip));
		const [, token] = PROBE.exec(request.url) ?? [];
		if (token === void 0) throw new Refusal("not_found");
		const proof = sealer.fingerprint(token, PROBE_CONTEXT).toString("base64url");
		return reply.header("content-type", "text/plain; charset=utf-8").send(proof);
	});
}
// src/domains/settings/connections/address-failure.rules.ts
function addressFailureOf({ kind, status, cause }) {
	if (status !== void 0) return {
		problem: "other_server",
		detail: `HTTP ${status}`
	};
	if (!(cause instanceof Error)) return {
		problem: "timeout",
		detail: null
	};
	if (cause.name === "PrivateHost") return {
		problem: "private_host",
		detail: null
	};
	const code = "code" in cause ? String(cause.code) : "";
	const detail = code === "" ? null : code;
	if (TLS_FAILURE.test(`${code} ${cause.message}`)) return {
		problem: "tls",
		detail
	};
	return {
		problem: socketProblems[code] ?? (kind === "unknown" ? "other_server" : "other"),
		detail
	};
}
// src/domains/settings/connections/reach-own-address.ts
const TIMEOUT_MS = 5e3;
const ANSWER_MAX_BYTES = 16384;
async function reachOwnAddress({ outbound, ids, sealer }, origin, { publicOnly }) {
	const { host, hostname } = new URL(origin);
	if (publicOnly && !isPublicHost(hostname)) return {
		problem: "private_host",
		detail: null
	};
	const token = ids.token();
	try {
		const { status, text } = await outbound.request({
			url: `${origin}${ADDRESS_PROBE}/${token}`,
			method: "GET",
			timeoutMs: TIMEOUT_MS,
			answerMaxBytes: ANSWER_MAX_BYTES,
			allowHosts: publicOnly ? "public" : [host]
		});
		const proof = Buffer.from(text, "base64url");
		if (sealer.isFingerprint(proof, token, "public address")) return void 0;
		return {
			problem: "other_server",
			detail: `HTTP ${status}`
		};
	} catch (error) {
		if (error instanceof OutboundError) return addressFailureOf(error);
		throw error;
	}
}
// src/domains/settings/connections/require-own-address.ts
const causes = {
	unknown_host: ["there is no such domain", "\u0442\u0430\u043A\u043E\u0433\u043E \u0434\u043E\u043C\u0435\u043D\u0430 \u043D\u0435\u0442"],
	refused: ["no server answers there", "\u0442\u0430\u043C \u043D\u0435\u0442 \u0441\u0435\u0440\u0432\u0435\u0440\u0430"],
	timeout: ["no answer in time", "\u043E\u0442\u0432\u0435\u0442 \u043D\u0435 \u043F\u0440\u0438\u0448\u0451\u043B \u0432\u043E\u0432\u0440\u0435\u043C\u044F"],
	private_host: ["it is in a private network", "\u044D\u0442\u043E \u0447\u0430\u0441\u0442\u043D\u0430\u044F \u0441\u0435\u0442\u044C"],
	tls: ["its certificate is not valid", "\u0441\u0435\u0440\u0442\u0438\u0444\u0438\u043A\u0430\u0442 \u043D\u0435 \u043F\u043E\u0434\u0445\u043E\u0434\u0438\u0442"],
	other_server: ["something else does", "\u0442\u0430\u043C \u0447\u0442\u043E-\u0442\u043E \u0434\u0440\u0443\u0433\u043E\u0435"]
};
const otherCause = ["the call failed", "\u0437\u0430\u043F\u0440\u043E\u0441 \u043D\u0435 \u0443\u0434\u0430\u043B\u0441\u044F"];
async function requireOwnAddress(platform, { connection, values }) {
	const { name, env } = addressField;
	const typed = values[name]?.trim();
	if (connection !== addressConnection.name || typed === void 0) return;
	const shop = connectionShop(platform.config);
	if (platform.config.variable(env) !== void 0 || !isUsable(addressField, typed, shop)) return;
	const origin = publicUrlOf({ [name]: typed });
	if (origin === void 0) return;
	const failure = await reachOwnAddress(platform, origin, { publicOnly: shop.live });
	if (failure === void 0) return;
	const [cause, causeRu] = causes[failure.problem] ?? otherCause;
	refuse$2("setting_wrong", {
		field: name,
		mistake: `This shop does not answer at this address (${cause}). It was not saved, because the shop could not be opened any more. Direct the domain to this server first.`,
		mistake_ru: `\u041F\u043E \u044D\u0442\u043E\u043C\u0443 \u0430\u0434\u0440\u0435\u0441\u0443 \u043E\u0442\u0432\u0435\u0447\u0430\u0435\u0442 \u043D\u0435 \u044D\u0442\u043E\u0442 \u043C\u0430\u0433\u0430\u0437\u0438\u043D (${causeRu}). \u0410\u0434\u0440\u0435\u0441 \u043D\u0435 \u0441\u043E\u0445\u0440\u0430\u043D\u0451\u043D: \u043C\u0430\u0433\u0430\u0437\u0438\u043D \u0441\u0442\u0430\u043B\u043E \u0431\u044B \u043D\u0435\u0432\u043E\u0437\u043C\u043E\u0436\u043D\u043E \u043E\u0442\u043A\u0440\u044B\u0442\u044C. \u0421\u043D\u0430\u0447\u0430\u043B\u0430 \u043D\u0430\u043F\u0440\u0430\u0432\u044C\u0442\u0435 \u0434\u043E\u043C\u0435\u043D \u043D\u0430 \u044D\u0442\u043E\u0442 \u0441\u0435\u0440\u0432\u0435\u0440.`
	});
}
// src/domains/settings/connections/test-address.ts
const testAddress = async (platform) => {
	const { config } = platform;
	const { publicUrl } = config.shop().connections;
	if (publicUrl === void 0) return void 0;
	const publicOnly = config.variable("PUBLIC_URL") === void 0 && connectionShop(config).live;
	const failure = await reachOwnAddress(platform, publicUrl, { publicOnly });
	return failure ? {
		...failure,
		result: null
	} : {
		problem: null,
		detail: null,
		result: publicUrl
	};
};
// src/domains/settings/connections/test-backup.ts
const testBackup = async ({ config, ids }) => {
	const target = config.shop().connections.backup;
	if (target === void 0) return void 0;
	const bucket = createS3Storage(target, target);
	const name = `sesame-test-${ids.uuid()}.txt`;
	const written = Buffer.from("A test whether backups can be stored here.\n");
	let step = "write";
	try {
		await bucket.put(name, written, "text/plain");
		step = "read";
		const stored = await bucket.get(name);
		step = "remove";
		await bucket.remove(name);
		if (stored?.equals(written)) return {
			problem: null,
			detail: null,
			result: bucketAddress(target)
		};
		return {
			problem: "other",
			detail: "another content was read",
			result: null
		};
	} catch (error) {
		if (step === "read") await bucket.remove(name).catch(() => {});
		const failure = error instanceof Error ? error : {};
		return {
			problem: bucketProblemOf(failure, step),
			detail: describeBucketFailure(failure),
			result: null
		};
	} finally {
		bucket.close();
	}
};
// src/domains/settings/connections/test-folder.ts
const testBackupFolder = async ({ config, ids }) => {
	const { folder, problem, detail } = await testFolder(config, ids.uuid());
	return {
		problem,
		detail,
		result: problem === null ? folder : null
	};
};
// src/domains/settings/connections/test-mail.ts
const testMail = async (platform, { operator }) => {
	const { config, db, ids } = platform;
	const settings = config.shop().connections.mail;
	const recipient = await inTransaction(db, (tx) => findOperator(tx, operator.id));
	if (settings === void 0 || recipient === void 0) return void 0;
	const { email: to, language } = recipient;
	const transport = createTransport({
		...settings,
		nameIn: (one) => brandNameIn(config.shop(), one)
	});
	try {
		const mail = mailTestMail(shopOf(platform), language);
		await transport.send(ids.uuid(), {
			key: "",
			to,
			language,
			mail
		});
		return {
			problem: null,
			detail: null,
			result: to
		};
	} catch (error) {
		platform.log.warn({ err: error }, "the test of the mail server failed");
		const failure = error instanceof Error ? error : {};
		return {
			problem: mailProblemOf(failure),
			detail: describeFailure(failure),
			result: null
		};
	} finally {
		transport.close();
	}
};
// src/domains/settings/connections/test-telegram.ts
const testTelegram = async (platform) => {
	const settings = platform.config.shop().connections.telegram;
	if (settings === void 0) return void 0;
	const bot = await identifyBot(platform, settings);
	if (bot.username === void 0) return {
		problem: bot.problem,
		detail: bot.detail,
		result: null
	};
	if (bot.username.toLowerCase() !== settings.botName.toLowerCase()) return {
		problem: "other_bot",
		detail: bot.username,
		result: null
	};
	return {
		problem: null,
		detail: null,
		result: `${settings.linkRoot}/${bot.username}`
	};
};
// src/domains/settings/connections/test-connection.ts
const tests = {
	address: testAddress,
	mail: testMail,
	telegram: testTelegram,
	folder: testBackupFolder,
	backup: testBackup
};
async function testConnection(platform, name, by) {
	const result = await tests[name](platform, by) ?? refuse$2("connection_not_ready");
	await inTransaction(platform.db, (tx) => recordAuditEvent(tx, platform, {
		...by,
		action: "settings.test_connection",
		subject: `connection:${name}`,
		after: { ...result }
	}));
	return result;
}
// src/domains/settings/upload-logo.ts
const SIDES_PX = [
	256,
	192,
	128,
	96,
	64
];
const BYTES_MAX = 6e4;
async function uploadLogo(platform, { bytes, version }, by) {
	const png = await drawLogo(bytes);
	const digest = createHash("sha256").update(png).digest("base64url").slice(0, 22);
	const serialize = (rows) => serializeBrand(rows, platform.config);
	return serialize(await changeShop(platform, {
		...by,
		action: "settings.change_logo",
		subject: "shop:brand",
		group: brandSettingNames,
		version,
		values: { logo: digest },
		serialize,
		prepare: (tx) => saveLogo(tx, {
			digest,
			png,
			stored_at: platform.clock.now()
		})
	}));
}
function drawLogo(bytes) {
	return reencodeImage(bytes, async (picture) => {
		for (const side of SIDES_PX) {
			const drawn = await picture.clone().resize(side, side, {
				fit: "contain",
				background: {
					r: 0,
					g: 0,
					b: 0,
					alpha: 0
				}
			}).png({ compressionLevel: 9 }).toBuffer();
			if (drawn.length <= BYTES_MAX) return drawn;
		}
		return refuse$2("image_unreadable");
	});
}
// src/domains/settings/settings.console-routes.ts
function settingsConsoleRoutes(api) {
	const { platform } = api;
	bind(api, readBrand$1, () => readBrand(platform));
	bind(api, changeBrand$1, ({ body, by }) => changeBrand(platform, body, by));
	bind(api, uploadBrandLogo, async ({ query, readUpload, by }) => {
		const { bytes } = await readUpload({
			maxBytes: LOGO_UPLOAD_MAX_BYTES,
			tooLarge: "image_too_large"
		});
		const { version } = query;
		return uploadLogo(platform, {
			bytes,
			version
		}, by);
	});
	bind(api, readSettings$1, () => readSettings(platform));
	bind(api, changeFirstRun$1, ({ body, by }) => changeFirstRun(platform, body, by));
	bind(api, changeSettings$1, ({ body, by }) => changeSettings(platform, body, by));
	bind(api, listConnections$1, () => listConnections(platform));
	bind(api, changeConnection$1, async ({ params, body, by }) => {
		const change = {
			...params,
			...body
		};
		await requireOwnAddress(platform, change);
		return changeConnection(platform, change, by);
	});
	bind(api, testConnection$1, ({ params, by }) => testConnection(platform, params.connection, by));
}
// src/domains/workspace/queues.store.ts
const WAITING = {
	tickets: () => sql`tickets where state in ('new', 'waiting_operator')`,
	payouts: () => sql`payouts where state = 'requested'`,
	fulfilment: (now) => sql`
    deliveries d cross join lateral (
      select from subscriptions where id = d.subscription_id and ends_at > ${now} limit 1
    ) running
    where d.inventory_item_id is null`,
	transfers: () => sql`transfer_proofs where decision is null and stored_at is not null`,
	reviews: () => sql`payments where state = 'review'`
};
async function countQueues(db, { queues, now, limit }) {
	const counts = queues.map((queue) => sql`
      (select count(*)::int from (select from ${WAITING[queue](now)} limit ${limit}) few) as ${sql.ref(queue)}`);
	const { rows } = await sql`
    select ${sql.join(counts)}`.execute(db);
	return rows[0] ?? {};
}
// src/domains/workspace/count-work.ts
const PERMISSIONS$1 = {
	tickets: "tickets:read",
	payouts: "payouts:read",
	fulfilment: "inventory:read",
	transfers: "transfers:read",
	reviews: "payments:read"
};
async function countWork({ db, clock }, operator) {
	const queues = workQueues.filter((queue) => isPermitted(operator.role, PERMISSIONS$1[queue]));
	return queues.length === 0 ? {} : countQueues(db, {
		queues,
		now: clock.now(),
		limit: 100
	});
}
// src/domains/workspace/records.store.ts
const UUID$1 = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const NUMBER = /^(?:\u2116|#|no\.?)?\s*(\d{1,9})$/i;
const CODE_ENDING = /^[\u2026\u2022\u00B7*.\-\s]*([0-9A-Z]{4})$/;
async function findRecordRows(db, { search, kinds, limit }) {
	const key = search.toLowerCase();
	const searches = UUID$1.test(key) ? byId(key) : byName(search, key, limit);
	const parts = kinds.flatMap((kind) => searches[kind] ?? []);
	if (parts.length === 0) return [];
	const { rows } = await sql`
    ${sql.join(parts.map((part) => sql`(${part})`), sql` union all `)}`.execute(db);
	return rows;
}
const ticketNamed = (which) => sql`
  select 'ticket' as kind, t.id::text as id, '#' || t.number || ' ' || t.title as title, '' as title_ru, u.email as note
  from tickets t join users u on u.id = t.user_id where ${which}`;
const paymentNamed = (which) => sql`
  select 'payment' as kind, p.id::text as id, p.number || ' ' || p.title as title,
    coalesce(p.number || ' ' || nullif(p.title_ru, ''), '') as title_ru, u.email as note
  from (${which}) p join users u on u.id = p.user_id`;
const subscriptionNamed = (which) => sql`
  select 'subscription' as kind, s.id::text as id, p.title, p.title_ru, u.email as note
  from (${which}) s join products p on p.id = s.product_id join users u on u.id = s.user_id`;
const payoutNamed = (which) => sql`
  select 'payout' as kind, o.id::text as id, to_char(o.amount_cents / 100.0, 'FM$999,999,990.00') as title, '' as title_ru,
    u.email || ' \u00b7 ' || to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD') as note
  from (${which}) o join users u on u.id = o.user_id`;
const giftNamed = (which) => sql`
  select 'gift' as kind, p.id::text as id, p.title, p.title_ru, '\u2026' || g.code_ending || ' \u00b7 ' || u.email as note
  from (${which}) g join payments p on p.id = g.payment_id join users u on u.id = g.buyer_id`;
const theirs = (which, key, limit) => sql`
  select found.* from (
    select id from users where ${beginsWith(sql`email`, key)} and deleted_at is null order by email using ~<~ limit ${limit}) person
  cross join lateral (${which}) found
  limit ${limit}`;
const userNamed = (which) => sql`
  select 'user' as kind, u.id::text as id, u.username as title, '' as title_ru, u.email as note
  from users u where u.deleted_at is null and ${which}`;
function byId(id) {
	return {
		user: userNamed(sql`u.id = ${id}`),
		payment: paymentNamed(sql`
      select * from payments where id in (
        select ${id}::uuid
        union select payment_id from payment_refunds where id = ${id}
        union select payment_id from transfer_proofs where id = ${id}
        union select payment_id from payments_by_reference(${id}))`),
		subscription: subscriptionNamed(sql`select * from subscriptions where id = ${id}`),
		ticket: ticketNamed(sql`t.id = ${id}`),
		payout: payoutNamed(sql`select * from payouts where id = ${id}`),
		gift: giftNamed(sql`select * from gifts where id = ${id} or payment_id = ${id}`)
	};
}
function byName(typed, key, limit) {
	const number = NUMBER.exec(typed)?.[1];
	return {
		user: userNamed(sql`u.id in (
      (select id from users where ${beginsWith(sql`email`, key)} and deleted_at is null order by email using ~<~ limit ${limit})
      union
      (select id from users where ${beginsWith(sql`username_key`, key)} and deleted_at is null
        order by username_key using ~<~ limit ${limit}))
      order by u.username_key, u.id limit ${limit}`),
		payment: paymentNamed(sql`
      (select * from payments where number = ${parsePaymentNumber(typed) ?? null})
      union
      (select * from payments where id in (select payment_id from payments_by_reference(${typed})) limit ${limit})
      limit ${limit}`),
		subscription: subscriptionNamed(theirs(sql`select * from subscriptions where user_id = person.id order by ends_at desc limit ${limit}`, key, limit)),
		payout: payoutNamed(theirs(sql`select * from payouts where user_id = person.id order by id desc limit ${limit}`, key, limit)),
		gift: giftNamed(sql`
      (select * from gifts where code_ending = ${CODE_ENDING.exec(typed.toUpperCase())?.[1] ?? null}
        order by created_at desc limit ${limit})
      union
      (select * from gifts where payment_id = (
        select id from payments where number = ${parsePaymentNumber(typed) ?? null}))
      union
      (${theirs(sql`
          (select * from gifts where buyer_id = person.id order by created_at desc, id desc limit ${limit})
          union (select * from gifts where claimed_by = person.id limit ${limit})`, key, limit)})
      order by created_at desc, id desc limit ${limit}`),
		...number !== void 0 && { ticket: ticketNamed(sql`t.number = ${Number(number)}`) },
		promo: sql`
      select 'promo' as kind, id::text as id, code as title, '' as title_ru, note
      from promo_codes where ${beginsWith(sql`code_key`, typed.toUpperCase())}
      order by code_key using ~<~ limit ${limit}`
	};
}
// src/domains/workspace/find-records.ts
const PERMISSIONS = {
	user: "users:read",
	payment: "payments:read",
	subscription: "subscriptions:read",
	ticket: "tickets:read",
	payout: "payouts:read",
	promo: "promos:read",
	gift: "payments:read"
};
const OF_A_KIND = 5;
async function findRecords({ db }, operator, { search }) {
	const kinds = recordKinds.filter((kind) => isPermitted(operator.role, PERMISSIONS[kind]));
	return kinds.length === 0 ? [] : findRecordRows(db, {
		search,
		kinds,
		limit: OF_A_KIND
	});
}
// src/domains/workspace/views.store.ts
async function lockOperator(tx, id) {
	await tx.selectFrom("operators").select("id").where("id", "=", id).forNoKeyUpdate().execute();
}
function listViewRows(db, { operatorId, list }) {
	return db.selectFrom("saved_views").select([
		"id",
		"name",
		"filters"
	]).where("operator_id", "=", operatorId).where("list", "=", list).orderBy("name").execute();
}
function upsertViewRow(tx, row) {
	const { filters, saved_at } = row;
	return tx.insertInto("saved_views").values(row).onConflict((conflict) => conflict.columns([
		"operator_id",
		"list",
		"name"
	]).doUpdateSet({
		filters,
		saved_at
	})).returning([
		"id",
		"name",
		"filters"
	]).executeTakeFirstOrThrow();
}
async function deleteViewRow(db, { operatorId, id }) {
	return await db.deleteFrom("saved_views").where("id", "=", id).where("operator_id", "=", operatorId).returning("id").executeTakeFirst() !== void 0;
}
// src/domains/workspace/saved-views.ts
function listViews({ db }, operator, { list }) {
	return listViewRows(db, {
		operatorId: operator.id,
		list
	});
}
function saveView({ db, ids, clock }, operator, { list, name, filters }) {
	return inTransaction(db, async (tx) => {
		await lockOperator(tx, operator.id);
		const views = await listViewRows(tx, {
			operatorId: operator.id,
			list
		});
		if (views.every((view) => view.name !== name) && views.length >= 20) refuse$2("bad_request");
		return upsertViewRow(tx, {
			id: ids.uuid(),
			operator_id: operator.id,
			list,
			name,
			filters,
			saved_at: clock.now()
		});
	});
}
async function deleteView({ db }, operator, id) {
	if (!await deleteViewRow(db, {
		operatorId: operator.id,
		id
	})) refuse$2("not_found");
}
// src/domains/workspace/workspace.console-routes.ts
function workspaceConsoleRoutes(api) {
	const { platform } = api;
	bind(api, countWork$1, (call) => countWork(platform, call.operator));
	bindReading(api, findRecords$1, (call, reading) => findRecords(reading, call.operator, call.query));
	bind(api, listViews$1, (call) => listViews(platform, call.operator, call.query));
	bind(api, saveView$1, (call) => saveView(platform, call.operator, call.body));
	bind(api, deleteView$1, (call) => deleteView(platform, call.operator, call.params.id));
}
// ../node_modules/@fastify/cors/vary.js
var require_vary = __commonJSMin(((exports, module) => {
	const { FifoMap: FifoCache } = require_toad_cache();
	const validFieldnameRE = /^[!#$%&'*+\-.^\w`|~]+$/u;
	function validateFieldname(fieldname) {
		if (validFieldnameRE.test(fieldname) === false) throw new TypeError("Fieldname contains invalid characters.");
	}
	function parse(header) {
		header = header.trim().toLowerCase();
		const result = [];
		if (header.length === 0) {} else if (header.indexOf(",") === -1) result.push(header);
		else {
			const len = header.length;
			let start = 0;
			for (let i = 0; i <= len; ++i) if (i === len || header.charCodeAt(i) === 44) {
				let tokenStart = start;
				let tokenEnd = i;
				while (tokenStart < tokenEnd && (header.charCodeAt(tokenStart) === 32 || header.charCodeAt(tokenStart) === 9)) tokenStart++;
				while (tokenEnd > tokenStart && (header.charCodeAt(tokenEnd - 1) === 32 || header.charCodeAt(tokenEnd - 1) === 9)) tokenEnd--;
				if (tokenStart < tokenEnd) result.push(header.slice(tokenStart, tokenEnd));
				start = i + 1;
			}
		}
		return result;
	}
	function createAddFieldnameToVary(fieldname) {
		const headerCache = new FifoCache(1e3);
		validateFieldname(fieldname);
		return function(reply) {
			let header = reply.getHeader("Vary");
			if (!header) {
				reply.header("Vary", fieldname);
				return;
			}
			if (header === "*") return;
			if (fieldname === "*") {
				reply.header("Vary", "*");
				return;
			}
			if (Array.isArray(header)) header = header.join(", ");
			if (headerCache.get(header) === void 0) {
				const vals = parse(header);
				if (vals.indexOf("*") !== -1) headerCache.set(header, "*");
				else if (vals.indexOf(fieldname.toLowerCase()) === -1) headerCache.set(header, header + ", " + fieldname);
				else headerCache.set(header, null);
			}
			const cached = headerCache.get(header);
			if (cached !== null) reply.header("Vary", cached);
		};
	}
	module.exports.createAddFieldnameToVary = createAddFieldnameToVary;
	module.exports.addOriginToVaryHeader = createAddFieldnameToVary("Origin");
	module.exports.addAccessControlRequestHeadersToVaryHeader = createAddFieldnameToVary("Access-Control-Request-Headers");
	module.exports.parse = parse;
}));
// ../node_modules/@fastify/cors/index.js
var require_cors = __commonJSMin(((exports, module) => {
	const fp = require_fastify_plugin();
	const { addAccessControlRequestHeadersToVaryHeader, addOriginToVaryHeader } = require_vary();
	const defaultOptions = {
		origin: "*",
		methods: "GET,HEAD,POST",
		hook: "onRequest",
		preflightContinue: false,
		optionsSuccessStatus: 204,
		credentials: false,
		exposedHeaders: null,
		allowedHeaders: null,
		maxAge: null,
		preflight: true,
		strictPreflight: true
	};
	const validHooks = [
		"onRequest",
		"preParsing",
		"preValidation",
		"preHandler",
		"preSerialization"
	];
	const hookWithPayload = ["preSerialization", "preParsing"];
	function validateHook(value, next) {
		if (validHooks.indexOf(value) !== -1) return true;
		next(new TypeError("@fastify/cors: Invalid hook option provided."));
		return false;
	}
	function fastifyCors(fastify, opts, next) {
		fastify.decorateRequest("corsPreflightEnabled", false);
		let hideOptionsRoute = true;
		let logLevel;
		if (typeof opts === "function") handleCorsOptionsDelegator(opts, fastify, { hook: defaultOptions.hook }, next);
		else if (opts.delegator) {
			const { delegator, ...options } = opts;
			if (!handleCorsOptionsDelegator(delegator, fastify, options, next)) return;
		} else {
			const corsOptions = normalizeCorsOptions(opts);
			if (!validateHook(corsOptions.hook, next)) return;
			if (hookWithPayload.indexOf(corsOptions.hook) !== -1) fastify.addHook(corsOptions.hook, function handleCors(req, reply, _payload, next) {
				addCorsHeadersHandler(fastify, corsOptions, req, reply, next);
			});
			else fastify.addHook(corsOptions.hook, function handleCors(req, reply, next) {
				addCorsHeadersHandler(fastify, corsOptions, req, reply, next);
			});
		}
		if (opts.logLevel !== void 0) logLevel = opts.logLevel;
		if (opts.hideOptionsRoute !== void 0) hideOptionsRoute = opts.hideOptionsRoute;
		fastify.options("*", {
			schema: { hide: hideOptionsRoute },
			logLevel
		}, (req, reply) => {
			if (!req.corsPreflightEnabled) {
				reply.callNotFound();
				return;
			}
			reply.send();
		});
		next();
	}
	function handleCorsOptionsDelegator(optionsResolver, fastify, opts, next) {
		const hook = opts?.hook || defaultOptions.hook;
		if (!validateHook(hook, next)) return false;
		if (optionsResolver.length === 2) {
			if (hookWithPayload.indexOf(hook) !== -1) fastify.addHook(hook, function handleCors(req, reply, _payload, next) {
				handleCorsOptionsCallbackDelegator(optionsResolver, fastify, req, reply, next);
			});
			else fastify.addHook(hook, function handleCors(req, reply, next) {
				handleCorsOptionsCallbackDelegator(optionsResolver, fastify, req, reply, next);
			});
		} else if (hookWithPayload.indexOf(hook) !== -1) fastify.addHook(hook, function handleCors(req, reply, _payload, next) {
			const ret = optionsResolver(req);
			if (ret && typeof ret.then === "function") {
				ret.then((options) => addCorsHeadersHandler(fastify, normalizeCorsOptions(options, true), req, reply, next)).catch(next);
				return;
			}
			next(new Error("Invalid CORS origin option"));
		});
		else fastify.addHook(hook, function handleCors(req, reply, next) {
			const ret = optionsResolver(req);
			if (ret && typeof ret.then === "function") {
				ret.then((options) => addCorsHeadersHandler(fastify, normalizeCorsOptions(options, true), req, reply, next)).catch(next);
				return;
			}
			next(new Error("Invalid CORS origin option"));
		});
		return true;
	}
	function handleCorsOptionsCallbackDelegator(optionsResolver, fastify, req, reply, next) {
		optionsResolver(req, (err, options) => {
			if (err) next(err);
			else addCorsHeadersHandler(fastify, normalizeCorsOptions(options, true), req, reply, next);
		});
	}
	function normalizeCorsOptions(opts, dynamic) {
		const corsOptions = {
			...defaultOptions,
			...opts
		};
		if (Array.isArray(opts.origin) && opts.origin.indexOf("*") !== -1) corsOptions.origin = "*";
		if (Number.isInteger(corsOptions.cacheControl)) corsOptions.cacheControl = `max-age=${corsOptions.cacheControl}`;
		else if (typeof corsOptions.cacheControl !== "string") corsOptions.cacheControl = null;
		corsOptions.dynamic = dynamic || false;
		return corsOptions;
	}
	function addCorsHeadersHandler(fastify, globalOptions, req, reply, next) {
		if (req.routeOptions.config?.cors === false) return next();
		const options = {
			...globalOptions,
			...req.routeOptions.config?.cors
		};
		if (typeof options.origin !== "string" && options.origin !== false || options.dynamic) addOriginToVaryHeader(reply);
		(typeof options.origin === "function" ? resolveOriginWrapper(fastify, options.origin) : (_, cb) => cb(null, options.origin))(req, (error, resolvedOriginOption) => {
			if (error !== null) return next(error);
			if (resolvedOriginOption === false) return next();
			if (!resolvedOriginOption) return next(new Error("Invalid CORS origin option"));
			addCorsHeaders(req, reply, resolvedOriginOption, options);
			if (req.raw.method === "OPTIONS" && options.preflight === true) {
				if (options.strictPreflight === true && (!req.headers.origin || !req.headers["access-control-request-method"])) {
					reply.status(400).type("text/plain").send("Invalid Preflight Request");
					return;
				}
				req.corsPreflightEnabled = true;
				addPreflightHeaders(req, reply, options);
				if (!options.preflightContinue) {
					reply.code(options.optionsSuccessStatus).header("Content-Length", "0").send();
					return;
				}
			}
			return next();
		});
	}
	function addCorsHeaders(req, reply, originOption, corsOptions) {
		const origin = getAccessControlAllowOriginHeader(req.headers.origin, originOption);
		if (origin) reply.header("Access-Control-Allow-Origin", origin);
		if (corsOptions.credentials) reply.header("Access-Control-Allow-Credentials", "true");
		if (corsOptions.exposedHeaders !== null) reply.header("Access-Control-Expose-Headers", Array.isArray(corsOptions.exposedHeaders) ? corsOptions.exposedHeaders.join(", ") : corsOptions.exposedHeaders);
	}
	function addPreflightHeaders(req, reply, corsOptions) {
		reply.header("Access-Control-Allow-Methods", Array.isArray(corsOptions.methods) ? corsOptions.methods.join(", ") : corsOptions.methods);
		if (corsOptions.allowedHeaders === null) {
			addAccessControlRequestHeadersToVaryHeader(reply);
			const reqAllowedHeaders = req.headers["access-control-request-headers"];
			if (reqAllowedHeaders !== void 0) reply.header("Access-Control-Allow-Headers", reqAllowedHeaders);
		} else reply.header("Access-Control-Allow-Headers", Array.isArray(corsOptions.allowedHeaders) ? corsOptions.allowedHeaders.join(", ") : corsOptions.allowedHeaders);
		if (corsOptions.maxAge !== null) reply.header("Access-Control-Max-Age", String(corsOptions.maxAge));
		if (corsOptions.cacheControl) reply.header("Cache-Control", corsOptions.cacheControl);
	}
	function resolveOriginWrapper(fastify, origin) {
		return function(req, cb) {
			const result = origin.call(fastify, req.headers.origin, cb);
			if (result && typeof result.then === "function") result.then((res) => cb(null, res), cb);
		};
	}
	function getAccessControlAllowOriginHeader(reqOrigin, originOption) {
		if (Array.isArray(originOption) && originOption.indexOf("*") !== -1) return "*";
		if (typeof originOption === "string") return originOption;
		return isRequestOriginAllowed(reqOrigin, originOption) ? reqOrigin : false;
	}
	function isRequestOriginAllowed(reqOrigin, allowedOrigin) {
		if (Array.isArray(allowedOrigin)) {
			for (let i = 0; i < allowedOrigin.length; ++i) if (isRequestOriginAllowed(reqOrigin, allowedOrigin[i])) return true;
			return false;
		} else if (typeof allowedOrigin === "string") return reqOrigin === allowedOrigin;
		else if (allowedOrigin instanceof RegExp) {
			allowedOrigin.lastIndex = 0;
			return allowedOrigin.test(reqOrigin);
		} else return !!allowedOrigin;
	}
	const _fastifyCors = fp(fastifyCors, {
		fastify: "5.x",
		name: "@fastify/cors"
	});
	module.exports = _fastifyCors;
	module.exports.fastifyCors = _fastifyCors;
	module.exports.default = _fastifyCors;
}));
// src/platform/http/limits/body-deadline.ts
var import_fastify = require_fastify();
var import_cors = __toESM(require_cors(), 1);
const BODY_MS = 15e3;
function limitBodyTime(fastify) {
	fastify.addHook("onRequest", async ({ raw, routeOptions }) => {
		const { "content-length": length = "0", "transfer-encoding": coding } = raw.headers;
		if (length === "0" && coding === void 0) return;
		if (routeOptions.config.contract?.multipart) return;
		const timer = setTimeout(() => raw.destroy(), BODY_MS).unref();
		const stop = () => clearTimeout(timer);
		raw.once("end", stop).once("close", stop);
	});
}
// src/platform/http/limits/proxy-watch.ts
const ALERT = {
	kind: "proxy_undeclared",
	subject: "TRUST_PROXY"
};
function watchProxyHeaders({ config, clock, db, log }) {
	if (config.proxiesDeclared) {
		closeAlerts(db, {
			kinds: [ALERT.kind],
			subjects: [ALERT.subject],
			at: clock.now()
		}).catch((error) => {
			log.warn({ err: error }, "the alert about a proxy could not be closed");
		});
		return;
	}
	let isReported = false;
	return ({ headers }) => {
		if (isReported || (headers["x-forwarded-for"] ?? headers.forwarded) === void 0) return;
		isReported = true;
		log.warn("a request carries X-Forwarded-For or Forwarded, but TRUST_PROXY is not set: set it to the proxies, or to none");
		raiseAlert(db, {
			...ALERT,
			at: clock.now()
		}, "never").catch((error) => {
			log.warn({ err: error }, "the alert about a proxy could not be written");
		});
	};
}
// ../node_modules/rate-limiter-flexible/lib/component/BlockedKeys/BlockedKeys.js
var require_BlockedKeys$1 = __commonJSMin(((exports, module) => {
	module.exports = class BlockedKeys {
		constructor() {
			this._keys = new Map();
		}
		collectExpired() {
			const now = Date.now();
			for (const [key, expire] of this._keys) if (expire <= now) this._keys.delete(key);
		}
		add(key, sec) {
			this.addMs(key, sec * 1e3);
		}
		addMs(key, ms) {
			this._keys.set(key, Date.now() + ms);
			if (this._keys.size > 999) this.collectExpired();
		}
		msBeforeExpire(key) {
			const expire = this._keys.get(key);
			const now = Date.now();
			if (expire && expire >= now) return expire - now;
			return 0;
		}
		delete(key) {
			if (key) this._keys.delete(key);
			else this._keys.clear();
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/component/BlockedKeys/index.js
var require_BlockedKeys = __commonJSMin(((exports, module) => {
	const BlockedKeys = require_BlockedKeys$1();
	module.exports = BlockedKeys;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterRes.js
var require_RateLimiterRes = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterRes {
		constructor(remainingPoints, msBeforeNext, consumedPoints, isFirstInDuration) {
			this.remainingPoints = typeof remainingPoints === "undefined" ? 0 : remainingPoints;
			this.msBeforeNext = typeof msBeforeNext === "undefined" ? 0 : msBeforeNext;
			this.consumedPoints = typeof consumedPoints === "undefined" ? 0 : consumedPoints;
			this.isFirstInDuration = typeof isFirstInDuration === "undefined" ? false : isFirstInDuration;
		}
		get msBeforeNext() {
			return this._msBeforeNext;
		}
		set msBeforeNext(ms) {
			this._msBeforeNext = ms;
			return this;
		}
		get remainingPoints() {
			return this._remainingPoints;
		}
		set remainingPoints(p) {
			this._remainingPoints = p;
			return this;
		}
		get consumedPoints() {
			return this._consumedPoints;
		}
		set consumedPoints(p) {
			this._consumedPoints = p;
			return this;
		}
		get isFirstInDuration() {
			return this._isFirstInDuration;
		}
		set isFirstInDuration(value) {
			this._isFirstInDuration = Boolean(value);
		}
		_getDecoratedProperties() {
			return {
				remainingPoints: this.remainingPoints,
				msBeforeNext: this.msBeforeNext,
				consumedPoints: this.consumedPoints,
				isFirstInDuration: this.isFirstInDuration
			};
		}
		[Symbol.for("nodejs.util.inspect.custom")]() {
			return this._getDecoratedProperties();
		}
		toString() {
			return JSON.stringify(this._getDecoratedProperties());
		}
		toJSON() {
			return this._getDecoratedProperties();
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterAbstract.js
var require_RateLimiterAbstract = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterAbstract {
		constructor(opts = {}) {
			this.points = opts.points;
			this.duration = opts.duration;
			this.blockDuration = opts.blockDuration;
			this.execEvenly = opts.execEvenly;
			this.execEvenlyMinDelayMs = opts.execEvenlyMinDelayMs;
			this.keyPrefix = opts.keyPrefix;
		}
		get points() {
			return this._points;
		}
		set points(value) {
			if (Number.isFinite(value)) this._points = value;
			else throw new Error("points must be set and must be a finite number");
		}
		get duration() {
			return this._duration;
		}
		set duration(value) {
			if (typeof value === "number" && Number.isFinite(value) && value >= 0) this._duration = value;
			else throw new Error("duration must be set and must be a finite, non-negative number");
		}
		get msDuration() {
			return this.duration * 1e3;
		}
		get blockDuration() {
			return this._blockDuration;
		}
		set blockDuration(value) {
			this._blockDuration = typeof value === "undefined" ? 0 : value;
		}
		get msBlockDuration() {
			return this.blockDuration * 1e3;
		}
		get execEvenly() {
			return this._execEvenly;
		}
		set execEvenly(value) {
			this._execEvenly = typeof value === "undefined" ? false : Boolean(value);
		}
		get execEvenlyMinDelayMs() {
			return this._execEvenlyMinDelayMs === void 0 ? this._getExecEvenlyMinDelayMsDefault() : this._execEvenlyMinDelayMs;
		}
		set execEvenlyMinDelayMs(value) {
			this._execEvenlyMinDelayMs = value;
		}
		_getExecEvenlyMinDelayMsDefault() {
			return this.points > 0 ? Math.ceil(this.msDuration / this.points) : 0;
		}
		get keyPrefix() {
			return this._keyPrefix;
		}
		set keyPrefix(value) {
			if (typeof value === "undefined") value = "rlflx";
			if (typeof value !== "string") throw new Error("keyPrefix must be string");
			this._keyPrefix = value;
		}
		_getKeySecDuration(options = {}) {
			return options && options.customDuration >= 0 ? options.customDuration : this.duration;
		}
		getKey(key) {
			return this.keyPrefix.length > 0 ? `${this.keyPrefix}:${key}` : key;
		}
		parseKey(rlKey) {
			return this.keyPrefix.length > 0 ? rlKey.substring(this.keyPrefix.length + 1) : rlKey;
		}
		consume() {
			throw new Error("You have to implement the method 'consume'!");
		}
		penalty() {
			throw new Error("You have to implement the method 'penalty'!");
		}
		reward() {
			throw new Error("You have to implement the method 'reward'!");
		}
		get() {
			throw new Error("You have to implement the method 'get'!");
		}
		set() {
			throw new Error("You have to implement the method 'set'!");
		}
		block() {
			throw new Error("You have to implement the method 'block'!");
		}
		delete() {
			throw new Error("You have to implement the method 'delete'!");
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterCompatibleAbstract.js
var require_RateLimiterCompatibleAbstract = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterCompatibleAbstract {
		get keyPrefix() {
			throw new Error("You have to implement the getter 'keyPrefix'!");
		}
		get blockDuration() {
			throw new Error("You have to implement the getter 'blockDuration'!");
		}
		set blockDuration(value) {
			throw new Error("You have to implement the setter 'blockDuration'!");
		}
		get execEvenly() {
			throw new Error("You have to implement the getter 'execEvenly'!");
		}
		set execEvenly(value) {
			throw new Error("You have to implement the setter 'execEvenly'!");
		}
		consume() {
			throw new Error("You have to implement the method 'consume'!");
		}
		penalty() {
			throw new Error("You have to implement the method 'penalty'!");
		}
		reward() {
			throw new Error("You have to implement the method 'reward'!");
		}
		get() {
			throw new Error("You have to implement the method 'get'!");
		}
		set() {
			throw new Error("You have to implement the method 'set'!");
		}
		block() {
			throw new Error("You have to implement the method 'block'!");
		}
		delete() {
			throw new Error("You have to implement the method 'delete'!");
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/helper/isRateLimiterCompatible.js
var require_isRateLimiterCompatible = __commonJSMin(((exports, module) => {
	const RateLimiterAbstract = require_RateLimiterAbstract();
	const RateLimiterCompatibleAbstract = require_RateLimiterCompatibleAbstract();
	module.exports = function isRateLimiterCompatible(obj) {
		return obj instanceof RateLimiterAbstract || obj instanceof RateLimiterCompatibleAbstract;
	};
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterInsuredAbstract.js
var require_RateLimiterInsuredAbstract = __commonJSMin(((exports, module) => {
	const RateLimiterAbstract = require_RateLimiterAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const isRateLimiterCompatible = require_isRateLimiterCompatible();
	module.exports = class RateLimiterInsuredAbstract extends RateLimiterAbstract {
		constructor(opts = {}) {
			super(opts);
			this.insuranceLimiter = opts.insuranceLimiter;
		}
		get insuranceLimiter() {
			return this._insuranceLimiter;
		}
		set insuranceLimiter(value) {
			if (typeof value !== "undefined" && !isRateLimiterCompatible(value)) throw new Error("insuranceLimiter must be instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");
			this._insuranceLimiter = value;
			if (this._insuranceLimiter) {
				this._insuranceLimiter.blockDuration = this.blockDuration;
				this._insuranceLimiter.execEvenly = this.execEvenly;
			}
		}
		_handleError(err, funcName, resolve, reject, params) {
			if (err instanceof RateLimiterRes) reject(err);
			else if (!isRateLimiterCompatible(this.insuranceLimiter)) reject(err);
			else this.insuranceLimiter[funcName](...params).then((res) => {
				resolve(res);
			}).catch((res) => {
				reject(res);
			});
		}
		_operation(funcName, params) {
			const promise = this[funcName](...params);
			return new Promise((resolve, reject) => {
				return promise.then((res) => {
					resolve(res);
				}).catch((err) => {
					if (funcName.startsWith("_")) funcName = funcName.slice(1);
					this._handleError(err, funcName, resolve, reject, params);
				});
			});
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return this._operation("_consume", [
				key,
				pointsToConsume,
				options
			]);
		}
		penalty(key, points = 1, options = {}) {
			return this._operation("_penalty", [
				key,
				points,
				options
			]);
		}
		reward(key, points = 1, options = {}) {
			return this._operation("_reward", [
				key,
				points,
				options
			]);
		}
		get(key, options = {}) {
			return this._operation("_get", [key, options]);
		}
		set(key, points, secDuration, options = {}) {
			return this._operation("_set", [
				key,
				points,
				secDuration,
				options
			]);
		}
		block(key, secDuration, options = {}) {
			return this._operation("_block", [
				key,
				secDuration,
				options
			]);
		}
		delete(key, options = {}) {
			return this._operation("_delete", [key, options]);
		}
		_consume() {
			throw new Error("You have to implement the method '_consume'!");
		}
		_penalty() {
			throw new Error("You have to implement the method '_penalty'!");
		}
		_reward() {
			throw new Error("You have to implement the method '_reward'!");
		}
		_get() {
			throw new Error("You have to implement the method '_get'!");
		}
		_set() {
			throw new Error("You have to implement the method '_set'!");
		}
		_block() {
			throw new Error("You have to implement the method '_block'!");
		}
		_delete() {
			throw new Error("You have to implement the method '_delete'!");
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterStoreAbstract.js
var require_RateLimiterStoreAbstract = __commonJSMin(((exports, module) => {
	const BlockedKeys = require_BlockedKeys();
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterInsuredAbstract = require_RateLimiterInsuredAbstract();
	module.exports = class RateLimiterStoreAbstract extends RateLimiterInsuredAbstract {
		constructor(opts = {}) {
			super(opts);
			this.blockOnConsumed = opts.blockOnConsumed;
			this.inMemoryBlockOnConsumed = opts.inMemoryBlockOnConsumed;
			this.inMemoryBlockDuration = opts.inMemoryBlockDuration;
			this._inMemoryBlockedKeys = new BlockedKeys();
		}
		get client() {
			return this._client;
		}
		set client(value) {
			if (typeof value === "undefined") throw new Error("storeClient is not set");
			this._client = value;
		}
		_afterConsume(resolve, reject, rlKey, changedPoints, storeResult, options = {}) {
			const res = this._getRateLimiterRes(rlKey, changedPoints, storeResult);
			if (this.inMemoryBlockOnConsumed > 0 && !(this.inMemoryBlockDuration > 0) && res.consumedPoints >= this.inMemoryBlockOnConsumed) {
				this._inMemoryBlockedKeys.addMs(rlKey, res.msBeforeNext);
				if (res.consumedPoints > this.points) return reject(res);
				else return resolve(res);
			} else if (res.consumedPoints > this.points) {
				let blockPromise = Promise.resolve();
				if (this.blockDuration > 0 && this._crossedBlockThreshold(res.consumedPoints, changedPoints)) {
					res.msBeforeNext = this.msBlockDuration;
					blockPromise = this._block(rlKey, res.consumedPoints, this.msBlockDuration, options);
				}
				if (this.inMemoryBlockOnConsumed > 0 && res.consumedPoints >= this.inMemoryBlockOnConsumed) {
					this._inMemoryBlockedKeys.add(rlKey, this.inMemoryBlockDuration);
					res.msBeforeNext = this.msInMemoryBlockDuration;
				}
				blockPromise.then(() => {
					reject(res);
				}).catch((err) => {
					reject(err);
				});
			} else if (this.execEvenly && this.points > 0 && res.msBeforeNext > 0 && !res.isFirstInDuration) {
				let delay = Math.ceil(res.msBeforeNext / (res.remainingPoints + 2));
				if (delay < this.execEvenlyMinDelayMs) delay = res.consumedPoints * this.execEvenlyMinDelayMs;
				res.msBeforeNext = Math.max(res.msBeforeNext - delay, 0);
				setTimeout(resolve, delay, res);
			} else resolve(res);
		}
		_isBlockOnConsumedEnabled() {
			return this.blockOnConsumed > 0 && this.blockOnConsumed > this.points;
		}
		_crossedBlockThreshold(consumedPoints, changedPoints) {
			if (!this._isBlockOnConsumedEnabled()) return consumedPoints > this.points && consumedPoints <= this.points + changedPoints;
			return consumedPoints >= this.blockOnConsumed && consumedPoints - changedPoints < this.blockOnConsumed;
		}
		getInMemoryBlockMsBeforeExpire(rlKey) {
			if (this.inMemoryBlockOnConsumed > 0) return this._inMemoryBlockedKeys.msBeforeExpire(rlKey);
			return 0;
		}
		get blockOnConsumed() {
			return this._blockOnConsumed;
		}
		set blockOnConsumed(value) {
			this._blockOnConsumed = value ? parseInt(value) : 0;
			if (this._blockOnConsumed > 0 && this.points > this._blockOnConsumed) throw new Error("blockOnConsumed option must be greater or equal \"points\" option");
		}
		get inMemoryBlockOnConsumed() {
			return this._inMemoryBlockOnConsumed;
		}
		set inMemoryBlockOnConsumed(value) {
			this._inMemoryBlockOnConsumed = value ? parseInt(value) : 0;
			if (this.inMemoryBlockOnConsumed > 0 && this.points > this.inMemoryBlockOnConsumed) throw new Error("inMemoryBlockOnConsumed option must be greater or equal \"points\" option");
		}
		get inMemoryBlockDuration() {
			return this._inMemoryBlockDuration;
		}
		set inMemoryBlockDuration(value) {
			this._inMemoryBlockDuration = value ? parseInt(value) : 0;
			if (this.inMemoryBlockDuration > 0 && this.inMemoryBlockOnConsumed === 0) throw new Error("inMemoryBlockOnConsumed option must be set up");
		}
		get msInMemoryBlockDuration() {
			return this._inMemoryBlockDuration * 1e3;
		}
		_getBlockedPoints() {
			return this._isBlockOnConsumedEnabled() ? this.blockOnConsumed : this.points + 1;
		}
		block(key, secDuration, options = {}) {
			const msDuration = secDuration * 1e3;
			return this._block(this.getKey(key), this._getBlockedPoints(), msDuration, options);
		}
		set(key, points, secDuration, options = {}) {
			const msDuration = (secDuration >= 0 ? secDuration : this.duration) * 1e3;
			return this._set(this.getKey(key), points, msDuration, options);
		}
		_consume(key, pointsToConsume = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const rlKey = this.getKey(key);
				const inMemoryBlockMsBeforeExpire = this.getInMemoryBlockMsBeforeExpire(rlKey);
				if (inMemoryBlockMsBeforeExpire > 0) return reject(new RateLimiterRes(0, inMemoryBlockMsBeforeExpire));
				this._upsert(rlKey, pointsToConsume, this._getKeySecDuration(options) * 1e3, false, options).then((res) => {
					this._afterConsume(resolve, reject, rlKey, pointsToConsume, res);
				}).catch((err) => reject(err));
			});
		}
		_penalty(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, points, this._getKeySecDuration(options) * 1e3, false, options).then((res) => {
					resolve(this._getRateLimiterRes(rlKey, points, res));
				}).catch((res) => reject(res));
			});
		}
		_reward(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, -points, this._getKeySecDuration(options) * 1e3, false, options).then((res) => {
					resolve(this._getRateLimiterRes(rlKey, -points, res));
				}).catch((res) => reject(res));
			});
		}
		get(key, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._get(rlKey, options).then((res) => {
					if (res === null || typeof res === "undefined") resolve(null);
					else resolve(this._getRateLimiterRes(rlKey, 0, res));
				}).catch((err) => {
					this._handleError(err, "get", resolve, reject, [key, options]);
				});
			});
		}
		delete(key, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve, reject) => {
				this._delete(rlKey, options).then((res) => {
					this._inMemoryBlockedKeys.delete(rlKey);
					resolve(res);
				}).catch((err) => {
					this._handleError(err, "delete", resolve, reject, [key, options]);
				});
			});
		}
		deleteInMemoryBlockedAll() {
			this._inMemoryBlockedKeys.delete();
		}
		_getRateLimiterRes(rlKey, changedPoints, storeResult) {
			throw new Error("You have to implement the method '_getRateLimiterRes'!");
		}
		_block(rlKey, initPoints, msDuration, options = {}) {
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, initPoints, msDuration, true, options).then(() => {
					resolve(new RateLimiterRes(0, msDuration > 0 ? msDuration : -1, initPoints));
				}).catch((err) => {
					this._handleError(err, "block", resolve, reject, [
						this.parseKey(rlKey),
						msDuration / 1e3,
						options
					]);
				});
			});
		}
		_set(rlKey, points, msDuration, options = {}) {
			return new Promise((resolve, reject) => {
				this._upsert(rlKey, points, msDuration, true, options).then(() => {
					resolve(new RateLimiterRes(0, msDuration > 0 ? msDuration : -1, points));
				}).catch((err) => {
					this._handleError(err, "set", resolve, reject, [
						this.parseKey(rlKey),
						points,
						msDuration / 1e3,
						options
					]);
				});
			});
		}
		_get(rlKey, options = {}) {
			throw new Error("You have to implement the method '_get'!");
		}
		_delete(rlKey, options = {}) {
			throw new Error("You have to implement the method '_delete'!");
		}
		_upsert(rlKey, points, msDuration, forceExpire = false, options = {}) {
			throw new Error("You have to implement the method '_upsert'!");
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterRedis.js
var require_RateLimiterRedis = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const incrTtlLuaScript = `redis.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX') \
local consumed = redis.call('incrby', KEYS[1], ARGV[1]) \
local ttl = redis.call('pttl', KEYS[1]) \
if ttl == -1 then \
  redis.call('expire', KEYS[1], ARGV[2]) \
  ttl = 1000 * ARGV[2] \
end \
return {consumed, ttl} \
`;
	var RateLimiterRedis = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._rejectIfRedisNotReady = !!opts.rejectIfRedisNotReady;
			this._incrTtlLuaScript = opts.customIncrTtlLuaScript || incrTtlLuaScript;
			this.useRedisPackage = opts.useRedisPackage || this.client.constructor.name === "Commander" || false;
			this.useRedis3AndLowerPackage = opts.useRedis3AndLowerPackage;
			if (typeof this.client.defineCommand === "function") this.client.defineCommand("rlflxIncr", {
				numberOfKeys: 1,
				lua: this._incrTtlLuaScript
			});
		}
		_isRedisReady(rlKey, isReadonly) {
			if (!this._rejectIfRedisNotReady) return true;
			if (this.client.status) return this.client.status === "ready";
			if (typeof this.client.isReady === "function") return this.client.isReady();
			if (typeof this.client.isReady === "boolean") return this.client.isReady === true;
			if (this.client._slots && typeof this.client._slots.getClient === "function") {
				if (typeof this.client.isOpen === "boolean" && this.client.isOpen !== true) return false;
				try {
					const slotClient = this.client._slots.getClient(rlKey, isReadonly);
					return slotClient && slotClient.isReady === true;
				} catch (error) {
					return false;
				}
			}
			return true;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			let [consumed, resTtlMs] = result;
			if (Array.isArray(consumed)) {
				[, consumed] = consumed;
				[, resTtlMs] = resTtlMs;
			}
			const res = new RateLimiterRes();
			res.consumedPoints = parseInt(consumed);
			res.isFirstInDuration = res.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = resTtlMs;
			return res;
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			if (typeof points == "string") {
				if (!RegExp("^[1-9][0-9]*$").test(points)) throw new Error("Consuming string different than integer values is not supported by this package");
			} else if (!Number.isInteger(points)) throw new Error("Consuming decimal number of points is not supported by this package");
			if (!this._isRedisReady(rlKey, false)) throw new Error("Redis connection is not ready");
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				const multi = this.client.multi();
				if (secDuration > 0) {
					if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) multi.set(rlKey, points, "EX", secDuration);
					else multi.set(rlKey, points, { EX: secDuration });
				} else multi.set(rlKey, points);
				if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return multi.pttl(rlKey).exec(true);
				return multi.pTTL(rlKey).exec(true);
			}
			if (secDuration > 0) {
				if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return this.client.rlflxIncr([rlKey].concat([
					String(points),
					String(secDuration),
					String(this.points),
					String(this.duration)
				]));
				if (this.useRedis3AndLowerPackage) return new Promise((resolve, reject) => {
					const incrCallback = function(err, result) {
						if (err) return reject(err);
						return resolve(result);
					};
					if (typeof this.client.rlflxIncr === "function") this.client.rlflxIncr(rlKey, points, secDuration, this.points, this.duration, incrCallback);
					else this.client.eval(this._incrTtlLuaScript, 1, rlKey, points, secDuration, this.points, this.duration, incrCallback);
				});
				else return this.client.eval(this._incrTtlLuaScript, {
					keys: [rlKey],
					arguments: [
						String(points),
						String(secDuration),
						String(this.points),
						String(this.duration)
					]
				});
			} else {
				const multi = this.client.multi();
				if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return multi.incrby(rlKey, points).pttl(rlKey).exec(true);
				return multi.incrBy(rlKey, points).pTTL(rlKey).exec(true);
			}
		}
		async _get(rlKey) {
			if (!this._isRedisReady(rlKey, true)) throw new Error("Redis connection is not ready");
			if (!this.useRedisPackage && !this.useRedis3AndLowerPackage) return this.client.multi().get(rlKey).pttl(rlKey).exec().then((result) => {
				const [[, points]] = result;
				if (points === null) return null;
				return result;
			});
			return this.client.multi().get(rlKey).pTTL(rlKey).exec(true).then((result) => {
				const [points] = result;
				if (points === null) return null;
				return result;
			});
		}
		_delete(rlKey) {
			return this.client.del(rlKey).then((result) => result > 0);
		}
	};
	module.exports = RateLimiterRedis;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterRedisNonAtomic.js
var require_RateLimiterRedisNonAtomic = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterRedisNonAtomic = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._rejectIfRedisNotReady = !!opts.rejectIfRedisNotReady;
			this.useRedisPackage = opts.useRedisPackage || this.client.constructor.name === "Commander" || false;
		}
		_isRedisReady(rlKey, isReadonly) {
			if (!this._rejectIfRedisNotReady) return true;
			if (this.client.status) return this.client.status === "ready";
			if (typeof this.client.isReady === "function") return this.client.isReady();
			if (typeof this.client.isReady === "boolean") return this.client.isReady === true;
			if (this.client._slots && typeof this.client._slots.getClient === "function") {
				if (typeof this.client.isOpen === "boolean" && this.client.isOpen !== true) return false;
				try {
					const slotClient = this.client._slots.getClient(rlKey, isReadonly);
					return slotClient && slotClient.isReady === true;
				} catch (error) {
					return false;
				}
			}
			return true;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			let [consumed, resTtlMs] = result;
			if (Array.isArray(consumed)) {
				[, consumed] = consumed;
				[, resTtlMs] = resTtlMs;
			}
			const res = new RateLimiterRes();
			res.consumedPoints = parseInt(consumed);
			res.isFirstInDuration = res.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = resTtlMs;
			return res;
		}
		_parseStoreResult(result) {
			let points;
			let ttlMs;
			if (Array.isArray(result[0])) {
				[, points] = result[0];
				[, ttlMs] = result[1];
			} else [points, ttlMs] = result;
			return {
				points: parseInt(points, 10),
				ttlMs
			};
		}
		_execMulti(multi) {
			return multi.exec();
		}
		_setKey(rlKey, points, secDuration) {
			const multi = this.client.multi();
			if (secDuration > 0) {
				if (!this.useRedisPackage) multi.set(rlKey, points, "EX", secDuration);
				else multi.set(rlKey, points, { EX: secDuration });
			} else multi.set(rlKey, points);
			return this._execMulti(multi);
		}
		_setKeyWithTtlMs(rlKey, points, ttlMs) {
			const multi = this.client.multi();
			multi.set(rlKey, points);
			if (ttlMs > 0) {
				if (!this.useRedisPackage) multi.pexpire(rlKey, ttlMs);
				else multi.pExpire(rlKey, ttlMs);
			}
			return this._execMulti(multi);
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			if (typeof points == "string") {
				if (!RegExp("^[1-9][0-9]*$").test(points)) throw new Error("Consuming string different than integer values is not supported by this package");
			} else if (!Number.isInteger(points)) throw new Error("Consuming decimal number of points is not supported by this package");
			if (!this._isRedisReady(rlKey, false)) throw new Error("Redis connection is not ready");
			const parsedPoints = typeof points === "string" ? parseInt(points, 10) : points;
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				await this._setKey(rlKey, parsedPoints, secDuration);
				return [parsedPoints, secDuration > 0 ? secDuration * 1e3 : -1];
			}
			const currentResult = await this._get(rlKey);
			const hasCurrent = currentResult !== null;
			const current = hasCurrent ? this._parseStoreResult(currentResult) : {
				points: 0,
				ttlMs: -1
			};
			const newPoints = current.points + parsedPoints;
			if (secDuration > 0) {
				if (!hasCurrent) {
					await this._setKey(rlKey, newPoints, secDuration);
					return [newPoints, secDuration * 1e3];
				}
				if (current.ttlMs <= 0) {
					await this._setKey(rlKey, newPoints, secDuration);
					return [newPoints, secDuration * 1e3];
				}
				await this._setKeyWithTtlMs(rlKey, newPoints, current.ttlMs);
				return [newPoints, current.ttlMs];
			}
			await this._setKey(rlKey, newPoints, 0);
			return [newPoints, -1];
		}
		async _get(rlKey) {
			if (!this._isRedisReady(rlKey, true)) throw new Error("Redis connection is not ready");
			const multi = this.client.multi().get(rlKey);
			if (!this.useRedisPackage) multi.pttl(rlKey);
			else multi.pTTL(rlKey);
			return this._execMulti(multi).then((result) => {
				if (Array.isArray(result[0])) {
					const [, points] = result[0];
					if (points === null) return null;
					return result;
				}
				const [points] = result;
				if (points === null) return null;
				return result;
			});
		}
		_delete(rlKey) {
			return this.client.del(rlKey).then((result) => result > 0);
		}
	};
	module.exports = RateLimiterRedisNonAtomic;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterMongo.js
var require_RateLimiterMongo = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMongo = class RateLimiterMongo extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.dbName = opts.dbName;
			this.tableName = opts.tableName;
			this.indexKeyPrefix = opts.indexKeyPrefix;
			this.disableIndexesCreation = opts.disableIndexesCreation;
			if (opts.mongo) this.client = opts.mongo;
			else this.client = opts.storeClient;
			if (typeof this.client.then === "function") this.client.then((conn) => {
				this.client = conn;
				this._initCollection();
			});
			else this._initCollection();
		}
		get dbName() {
			return this._dbName;
		}
		set dbName(value) {
			this._dbName = typeof value === "undefined" ? RateLimiterMongo.getDbName() : value;
		}
		static getDbName() {
			return "node-rate-limiter-flexible";
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? this.keyPrefix : value;
		}
		get client() {
			return this._client;
		}
		set client(value) {
			if (typeof value === "undefined") throw new Error("mongo is not set");
			this._client = value;
		}
		get indexKeyPrefix() {
			return this._indexKeyPrefix;
		}
		set indexKeyPrefix(obj) {
			this._indexKeyPrefix = obj || {};
		}
		get disableIndexesCreation() {
			return this._disableIndexesCreation;
		}
		set disableIndexesCreation(value) {
			this._disableIndexesCreation = !!value;
		}
		async createIndexes() {
			const collection = (typeof this.client.db === "function" ? this.client.db(this.dbName) : this.client).collection(this.tableName);
			await collection.createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
			await collection.createIndex(Object.assign({}, this.indexKeyPrefix, { key: 1 }), { unique: true });
		}
		_initCollection() {
			const collection = (typeof this.client.db === "function" ? this.client.db(this.dbName) : this.client).collection(this.tableName);
			if (!this.disableIndexesCreation) this.createIndexes().catch((err) => {
				console.error(`Cannot create indexes for mongo collection ${this.tableName}`, err);
			});
			this._collection = collection;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc;
			if (typeof result.value === "undefined") doc = result;
			else doc = result.value;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		_upsert(key, points, msDuration, forceExpire = false, options = {}) {
			if (!this._collection) return Promise.reject(Error("Mongo connection is not established"));
			const docAttrs = options.attrs || {};
			let where;
			let upsertData;
			if (forceExpire) {
				where = { key };
				where = Object.assign(where, docAttrs);
				upsertData = { $set: {
					key,
					points,
					expire: msDuration > 0 ? new Date(Date.now() + msDuration) : null
				} };
				upsertData.$set = Object.assign(upsertData.$set, docAttrs);
			} else {
				where = {
					$or: [{ expire: { $gt: new Date() } }, { expire: { $eq: null } }],
					key
				};
				where = Object.assign(where, docAttrs);
				upsertData = {
					$setOnInsert: {
						key,
						expire: msDuration > 0 ? new Date(Date.now() + msDuration) : null
					},
					$inc: { points }
				};
				upsertData.$setOnInsert = Object.assign(upsertData.$setOnInsert, docAttrs);
			}
			const upsertOptions = {
				upsert: true,
				returnDocument: "after"
			};
			return new Promise((resolve, reject) => {
				this._collection.findOneAndUpdate(where, upsertData, upsertOptions).then((res) => {
					resolve(res);
				}).catch((errUpsert) => {
					if (errUpsert && errUpsert.code === 11e3) {
						const replaceWhere = Object.assign({
							$or: [{ expire: { $lte: new Date() } }, { expire: { $eq: null } }],
							key
						}, docAttrs);
						const replaceTo = { $set: Object.assign({
							key,
							points,
							expire: msDuration > 0 ? new Date(Date.now() + msDuration) : null
						}, docAttrs) };
						this._collection.findOneAndUpdate(replaceWhere, replaceTo, upsertOptions).then((res) => {
							resolve(res);
						}).catch((errReplace) => {
							if (errReplace && errReplace.code === 11e3) this._upsert(key, points, msDuration, forceExpire).then((res) => resolve(res)).catch((err) => reject(err));
							else reject(errReplace);
						});
					} else reject(errUpsert);
				});
			});
		}
		_get(rlKey, options = {}) {
			if (!this._collection) return Promise.reject(Error("Mongo connection is not established"));
			const docAttrs = options.attrs || {};
			const where = Object.assign({
				key: rlKey,
				$or: [{ expire: { $gt: new Date() } }, { expire: { $eq: null } }]
			}, docAttrs);
			return this._collection.findOne(where);
		}
		_delete(rlKey, options = {}) {
			if (!this._collection) return Promise.reject(Error("Mongo connection is not established"));
			const docAttrs = options.attrs || {};
			const where = Object.assign({ key: rlKey }, docAttrs);
			return this._collection.deleteOne(where).then((res) => res.deletedCount > 0);
		}
	};
	module.exports = RateLimiterMongo;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterMySQL.js
var require_RateLimiterMySQL = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMySQL = class extends RateLimiterStoreAbstract {
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.clientType = opts.storeType;
			this.dbName = opts.dbName;
			this.tableName = opts.tableName;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout;
			this.tableCreated = opts.tableCreated;
			if (!this.tableCreated) this._createDbAndTable().then(() => {
				this.tableCreated = true;
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else {
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}
		}
		clearExpired(expire) {
			return new Promise((resolve) => {
				this._getConnection().then((conn) => {
					conn.query(`DELETE FROM ??.?? WHERE expire < ?`, [
						this.dbName,
						this.tableName,
						expire
					], () => {
						this._releaseConnection(conn);
						resolve();
					});
				}).catch(() => {
					resolve();
				});
			});
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(() => {
				this.clearExpired(Date.now() - 36e5).then(() => {
					this._clearExpiredHourAgo();
				});
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
		_getConnection() {
			switch (this.clientType) {
				case "pool": return new Promise((resolve, reject) => {
					this.client.getConnection((errConn, conn) => {
						if (errConn) return reject(errConn);
						resolve(conn);
					});
				});
				case "sequelize": return this._getSequelizeConnectionManager().getConnection();
				case "knex": return this.client.client.acquireConnection();
				default: return Promise.resolve(this.client);
			}
		}
		_releaseConnection(conn) {
			switch (this.clientType) {
				case "pool": return conn.release();
				case "sequelize": return this._getSequelizeConnectionManager().releaseConnection(conn);
				case "knex": return this.client.client.releaseConnection(conn);
				default: return true;
			}
		}
		_getSequelizeConnectionManager() {
			let connectionManager;
			let originalError;
			try {
				connectionManager = this.client.connectionManager;
			} catch (err) {
				originalError = err;
			}
			if (connectionManager) return connectionManager;
			if (this.client.dialect && this.client.dialect.connectionManager) return this.client.dialect.connectionManager;
			if (originalError) throw originalError;
			throw new Error("Sequelize connection manager is not available");
		}
		_createDbAndTable() {
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query(`CREATE DATABASE IF NOT EXISTS \`${this.dbName}\`;`, (errDb) => {
						if (errDb) {
							this._releaseConnection(conn);
							return reject(errDb);
						}
						conn.query(this._getCreateTableStmt(), (err) => {
							if (err) {
								this._releaseConnection(conn);
								return reject(err);
							}
							this._releaseConnection(conn);
							resolve();
						});
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_getCreateTableStmt() {
			return `CREATE TABLE IF NOT EXISTS \`${this.dbName}\`.\`${this.tableName}\` (\`key\` VARCHAR(255) CHARACTER SET utf8 NOT NULL,\`points\` INT(9) NOT NULL default 0,\`expire\` BIGINT UNSIGNED,PRIMARY KEY (\`key\`)) ENGINE = INNODB;`;
		}
		get clientType() {
			return this._clientType;
		}
		set clientType(value) {
			if (typeof value === "undefined") {
				if (this.client.constructor.name === "Connection") value = "connection";
				else if (this.client.constructor.name === "Pool") value = "pool";
				else if (this.client.constructor.name === "Sequelize") value = "sequelize";
				else throw new Error("storeType is not defined");
			}
			this._clientType = value.toLowerCase();
		}
		get dbName() {
			return this._dbName;
		}
		set dbName(value) {
			this._dbName = typeof value === "undefined" ? "rtlmtrflx" : value;
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? this.keyPrefix : value;
		}
		get tableCreated() {
			return this._tableCreated;
		}
		set tableCreated(value) {
			this._tableCreated = typeof value === "undefined" ? false : !!value;
		}
		get clearExpiredByTimeout() {
			return this._clearExpiredByTimeout;
		}
		set clearExpiredByTimeout(value) {
			this._clearExpiredByTimeout = typeof value === "undefined" ? true : Boolean(value);
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			const [row] = result;
			res.isFirstInDuration = changedPoints === row.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : row.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = row.expire ? Math.max(row.expire - Date.now(), 0) : -1;
			return res;
		}
		_upsertTransaction(conn, key, points, msDuration, forceExpire) {
			return new Promise((resolve, reject) => {
				conn.query("BEGIN", (errBegin) => {
					if (errBegin) {
						conn.rollback();
						return reject(errBegin);
					}
					const dateNow = Date.now();
					const newExpire = msDuration > 0 ? dateNow + msDuration : null;
					let q;
					let values;
					if (forceExpire) {
						q = `INSERT INTO ??.?? VALUES (?, ?, ?)
          ON DUPLICATE KEY UPDATE 
            points = ?, 
            expire = ?;`;
						values = [
							this.dbName,
							this.tableName,
							key,
							points,
							newExpire,
							points,
							newExpire
						];
					} else {
						q = `INSERT INTO ??.?? VALUES (?, ?, ?)
          ON DUPLICATE KEY UPDATE 
            points = IF(expire <= ?, ?, points + (?)), 
            expire = IF(expire <= ?, ?, expire);`;
						values = [
							this.dbName,
							this.tableName,
							key,
							points,
							newExpire,
							dateNow,
							points,
							points,
							dateNow,
							newExpire
						];
					}
					conn.query(q, values, (errUpsert) => {
						if (errUpsert) {
							conn.rollback();
							return reject(errUpsert);
						}
						conn.query("SELECT points, expire FROM ??.?? WHERE `key` = ?;", [
							this.dbName,
							this.tableName,
							key
						], (errSelect, res) => {
							if (errSelect) {
								conn.rollback();
								return reject(errSelect);
							}
							conn.query("COMMIT", (err) => {
								if (err) {
									conn.rollback();
									return reject(err);
								}
								resolve(res);
							});
						});
					});
				});
			});
		}
		_upsert(key, points, msDuration, forceExpire = false) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					this._upsertTransaction(conn, key, points, msDuration, forceExpire).then((res) => {
						resolve(res);
						this._releaseConnection(conn);
					}).catch((err) => {
						reject(err);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_get(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query("SELECT points, expire FROM ??.?? WHERE `key` = ? AND (`expire` > ? OR `expire` IS NULL)", [
						this.dbName,
						this.tableName,
						rlKey,
						Date.now()
					], (err, res) => {
						if (err) reject(err);
						else if (res.length === 0) resolve(null);
						else resolve(res);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_delete(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query("DELETE FROM ??.?? WHERE `key` = ?", [
						this.dbName,
						this.tableName,
						rlKey
					], (err, res) => {
						if (err) reject(err);
						else resolve(res.affectedRows > 0);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
	};
	module.exports = RateLimiterMySQL;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterPostgres.js
var require_RateLimiterPostgres = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterPostgres = class extends RateLimiterStoreAbstract {
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.clientType = opts.storeType;
			this.tableName = opts.tableName;
			this.schemaName = opts.schemaName;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout;
			this.tableCreated = opts.tableCreated;
			if (!this.tableCreated) this._createTable().then(() => {
				this.tableCreated = true;
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else {
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}
		}
		_getTableIdentifier() {
			return this.schemaName ? `"${this.schemaName}"."${this.tableName}"` : `"${this.tableName}"`;
		}
		clearExpired(expire) {
			return new Promise((resolve) => {
				const q = {
					name: "rlflx-clear-expired",
					text: `DELETE FROM ${this._getTableIdentifier()} WHERE expire < $1`,
					values: [expire]
				};
				this._query(q).then(() => {
					resolve();
				}).catch(() => {
					resolve();
				});
			});
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(() => {
				this.clearExpired(Date.now() - 36e5).then(() => {
					this._clearExpiredHourAgo();
				});
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
		_getConnection() {
			switch (this.clientType) {
				case "pool": return Promise.resolve(this.client);
				case "sequelize": return this._getSequelizeConnectionManager().getConnection();
				case "knex": return this.client.client.acquireConnection();
				case "typeorm": return Promise.resolve(this.client.driver.master);
				default: return Promise.resolve(this.client);
			}
		}
		_releaseConnection(conn) {
			switch (this.clientType) {
				case "pool": return true;
				case "sequelize": return this._getSequelizeConnectionManager().releaseConnection(conn);
				case "knex": return this.client.client.releaseConnection(conn);
				case "typeorm": return true;
				default: return true;
			}
		}
		_getSequelizeConnectionManager() {
			let connectionManager;
			let accessError;
			try {
				connectionManager = this.client.connectionManager;
			} catch (err) {
				accessError = err;
			}
			if (connectionManager) return connectionManager;
			if (this.client.dialect && this.client.dialect.connectionManager) return this.client.dialect.connectionManager;
			if (accessError) throw accessError;
			throw new Error("Sequelize connection manager is not available");
		}
		_createTable() {
			return new Promise((resolve, reject) => {
				this._query({ text: this._getCreateTableStmt() }).then(() => {
					resolve();
				}).catch((err) => {
					if (err.code === "23505") resolve();
					else reject(err);
				});
			});
		}
		_getCreateTableStmt() {
			return `CREATE TABLE IF NOT EXISTS ${this._getTableIdentifier()} (
      key varchar(255) PRIMARY KEY,
      points integer NOT NULL DEFAULT 0,
      expire bigint
    );`;
		}
		get clientType() {
			return this._clientType;
		}
		set clientType(value) {
			const constructorName = this.client.constructor.name;
			if (typeof value === "undefined") {
				if (constructorName === "Client") value = "client";
				else if (constructorName === "Pool" || constructorName === "BoundPool") value = "pool";
				else if (constructorName === "Sequelize") value = "sequelize";
				else throw new Error("storeType is not defined");
			}
			this._clientType = value.toLowerCase();
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? this.keyPrefix : value;
		}
		get schemaName() {
			return this._schemaName;
		}
		set schemaName(value) {
			this._schemaName = value;
		}
		get tableCreated() {
			return this._tableCreated;
		}
		set tableCreated(value) {
			this._tableCreated = typeof value === "undefined" ? false : !!value;
		}
		get clearExpiredByTimeout() {
			return this._clearExpiredByTimeout;
		}
		set clearExpiredByTimeout(value) {
			this._clearExpiredByTimeout = typeof value === "undefined" ? true : Boolean(value);
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			const row = result.rows[0];
			res.isFirstInDuration = changedPoints === row.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : row.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = row.expire ? Math.max(row.expire - Date.now(), 0) : -1;
			return res;
		}
		_query(q) {
			const prefix = this.tableName.toLowerCase();
			const queryObj = {
				text: q.text,
				values: q.values
			};
			if (q.name) queryObj.name = `${prefix}:${q.name}`;
			return new Promise((resolve, reject) => {
				this._getConnection().then((conn) => {
					conn.query(queryObj).then((res) => {
						resolve(res);
						this._releaseConnection(conn);
					}).catch((err) => {
						reject(err);
						this._releaseConnection(conn);
					});
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_upsert(key, points, msDuration, forceExpire = false) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			const newExpire = msDuration > 0 ? Date.now() + msDuration : null;
			const expireQ = forceExpire ? " $3 " : ` CASE
             WHEN ${this._getTableIdentifier()}.expire <= $4 THEN $3
             ELSE ${this._getTableIdentifier()}.expire
            END `;
			return this._query({
				name: forceExpire ? "rlflx-upsert-force" : "rlflx-upsert",
				text: `
            INSERT INTO ${this._getTableIdentifier()} VALUES ($1, $2, $3)
              ON CONFLICT(key) DO UPDATE SET
                points = CASE
                          WHEN (${this._getTableIdentifier()}.expire <= $4 OR 1=${forceExpire ? 1 : 0}) THEN $2
                          ELSE ${this._getTableIdentifier()}.points + ($2)
                         END,
                expire = ${expireQ}
            RETURNING points, expire;`,
				values: [
					key,
					points,
					newExpire,
					Date.now()
				]
			});
		}
		_get(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return new Promise((resolve, reject) => {
				this._query({
					name: "rlflx-get",
					text: `
            SELECT points, expire FROM ${this._getTableIdentifier()} WHERE key = $1 AND (expire > $2 OR expire IS NULL);`,
					values: [rlKey, Date.now()]
				}).then((res) => {
					if (res.rowCount === 0) res = null;
					resolve(res);
				}).catch((err) => {
					reject(err);
				});
			});
		}
		_delete(rlKey) {
			if (!this.tableCreated) return Promise.reject(Error("Table is not created yet"));
			return this._query({
				name: "rlflx-delete",
				text: `DELETE FROM ${this._getTableIdentifier()} WHERE key = $1`,
				values: [rlKey]
			}).then((res) => res.rowCount > 0);
		}
	};
	module.exports = RateLimiterPostgres;
}));
// ../node_modules/rate-limiter-flexible/lib/component/MemoryStorage/Record.js
var require_Record = __commonJSMin(((exports, module) => {
	module.exports = class Record {
		constructor(value, expiresAt, timeoutId = null) {
			this.value = value;
			this.expiresAt = expiresAt;
			this.timeoutId = timeoutId;
		}
		get value() {
			return this._value;
		}
		set value(value) {
			this._value = parseInt(value, 10);
		}
		get expiresAt() {
			return this._expiresAt;
		}
		set expiresAt(value) {
			if (value instanceof Date) this._expiresAt = value.getTime();
			else this._expiresAt = value;
		}
		get timeoutId() {
			return this._timeoutId;
		}
		set timeoutId(value) {
			this._timeoutId = value;
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/component/MemoryStorage/MemoryStorage.js
var require_MemoryStorage = __commonJSMin(((exports, module) => {
	const Record = require_Record();
	const RateLimiterRes = require_RateLimiterRes();
	module.exports = class MemoryStorage {
		constructor() {
			this._storage = new Map();
		}
		incrby(key, value, durationSec) {
			const record = this._storage.get(key);
			if (record) {
				const msBeforeExpires = record.expiresAt ? record.expiresAt - Date.now() : -1;
				if (!record.expiresAt || msBeforeExpires > 0) {
					record.value = record.value + value;
					return new RateLimiterRes(0, msBeforeExpires, record.value, false);
				}
				return this.set(key, value, durationSec);
			}
			return this.set(key, value, durationSec);
		}
		set(key, value, durationSec) {
			const durationMs = durationSec * 1e3;
			const existingRecord = this._storage.get(key);
			if (existingRecord && existingRecord.timeoutId) clearTimeout(existingRecord.timeoutId);
			const record = new Record(value, durationMs > 0 ? Date.now() + durationMs : null);
			this._storage.set(key, record);
			if (durationMs > 0) {
				record.timeoutId = setTimeout(() => {
					this._storage.delete(key);
				}, durationMs);
				if (record.timeoutId.unref) record.timeoutId.unref();
			}
			return new RateLimiterRes(0, durationMs === 0 ? -1 : durationMs, record.value, true);
		}
		get(key) {
			const record = this._storage.get(key);
			if (record) {
				const msBeforeExpires = record.expiresAt ? record.expiresAt - Date.now() : -1;
				return new RateLimiterRes(0, msBeforeExpires, record.value, false);
			}
			return null;
		}
		delete(key) {
			const record = this._storage.get(key);
			if (record) {
				if (record.timeoutId) clearTimeout(record.timeoutId);
				this._storage.delete(key);
				return true;
			}
			return false;
		}
		_restoreRecord(key, value, expiresAt) {
			const now = Date.now();
			const hasExpiresAt = expiresAt !== null;
			if (hasExpiresAt && !Number.isFinite(expiresAt)) return;
			if (hasExpiresAt && expiresAt <= now) return;
			const durationMs = hasExpiresAt ? expiresAt - now : 0;
			const existingRecord = this._storage.get(key);
			if (existingRecord && existingRecord.timeoutId) clearTimeout(existingRecord.timeoutId);
			const record = new Record(value, expiresAt);
			this._storage.set(key, record);
			if (durationMs > 0) {
				record.timeoutId = setTimeout(() => {
					this._storage.delete(key);
				}, durationMs);
				if (record.timeoutId.unref) record.timeoutId.unref();
			}
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterMemory.js
var require_RateLimiterMemory = __commonJSMin(((exports, module) => {
	const RateLimiterAbstract = require_RateLimiterAbstract();
	const MemoryStorage = require_MemoryStorage();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMemory = class extends RateLimiterAbstract {
		constructor(opts = {}) {
			super(opts);
			this._memoryStorage = new MemoryStorage();
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const rlKey = this.getKey(key);
				const secDuration = this._getKeySecDuration(options);
				let res = this._memoryStorage.incrby(rlKey, pointsToConsume, secDuration);
				res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
				if (res.consumedPoints > this.points) {
					if (this.blockDuration > 0 && res.consumedPoints <= this.points + pointsToConsume) res = this._memoryStorage.set(rlKey, res.consumedPoints, this.blockDuration);
					reject(res);
				} else if (this.execEvenly && this.points > 0 && res.msBeforeNext > 0 && !res.isFirstInDuration) {
					let delay = Math.ceil(res.msBeforeNext / (res.remainingPoints + 2));
					if (delay < this.execEvenlyMinDelayMs) delay = res.consumedPoints * this.execEvenlyMinDelayMs;
					res.msBeforeNext = Math.max(res.msBeforeNext - delay, 0);
					setTimeout(resolve, delay, res);
				} else resolve(res);
			});
		}
		penalty(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve) => {
				const secDuration = this._getKeySecDuration(options);
				const res = this._memoryStorage.incrby(rlKey, points, secDuration);
				res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
				resolve(res);
			});
		}
		reward(key, points = 1, options = {}) {
			const rlKey = this.getKey(key);
			return new Promise((resolve) => {
				const secDuration = this._getKeySecDuration(options);
				const res = this._memoryStorage.incrby(rlKey, -points, secDuration);
				res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
				resolve(res);
			});
		}
		block(key, secDuration) {
			const msDuration = secDuration * 1e3;
			const initPoints = this.points + 1;
			this._memoryStorage.set(this.getKey(key), initPoints, secDuration);
			return Promise.resolve(new RateLimiterRes(0, msDuration === 0 ? -1 : msDuration, initPoints));
		}
		set(key, points, secDuration) {
			const msDuration = (secDuration >= 0 ? secDuration : this.duration) * 1e3;
			this._memoryStorage.set(this.getKey(key), points, secDuration);
			return Promise.resolve(new RateLimiterRes(0, msDuration === 0 ? -1 : msDuration, points));
		}
		get(key) {
			const res = this._memoryStorage.get(this.getKey(key));
			if (res !== null) res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			return Promise.resolve(res);
		}
		delete(key) {
			return Promise.resolve(this._memoryStorage.delete(this.getKey(key)));
		}
		dump() {
			const storage = [];
			for (const [key, record] of this._memoryStorage._storage) storage.push({
				key: this.parseKey(key),
				value: record.value,
				expiresAt: record.expiresAt
			});
			return {
				version: 1,
				dumpedAt: Date.now(),
				storage
			};
		}
		restore(data, detailResponse = false) {
			if (!data || typeof data !== "object" || data.version !== 1) return;
			const response = detailResponse ? {
				invalid: {
					count: 0,
					keys: []
				},
				expired: {
					count: 0,
					keys: []
				},
				restored: {
					count: 0,
					keys: []
				}
			} : {
				invalid: 0,
				expired: 0,
				restored: 0
			};
			const record = (bucket, key) => {
				if (detailResponse) {
					response[bucket].count += 1;
					response[bucket].keys.push(key);
				} else response[bucket] += 1;
			};
			if (!Array.isArray(data.storage)) return response;
			for (const item of data.storage) {
				if (!item || typeof item !== "object") {
					record("invalid", "N/A");
					continue;
				}
				const isValidKey = typeof item.key === "string" || typeof item.key === "number";
				const isValidValue = Number.isFinite(item.value);
				const isValidExpiry = item.expiresAt === null || Number.isFinite(item.expiresAt);
				if (!isValidKey || !isValidValue || !isValidExpiry) {
					record("invalid", item.key);
					continue;
				}
				if (item.expiresAt !== null && item.expiresAt <= Date.now()) {
					record("expired", item.key);
					continue;
				}
				this._memoryStorage._restoreRecord(this.getKey(item.key), item.value, item.expiresAt);
				record("restored", item.key);
			}
			return response;
		}
	};
	module.exports = RateLimiterMemory;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterCluster.js
var require_RateLimiterCluster = __commonJSMin(((exports, module) => {
	const cluster = __require("cluster");
	const crypto = __require("crypto");
	const RateLimiterAbstract = require_RateLimiterAbstract();
	const RateLimiterMemory = require_RateLimiterMemory();
	const RateLimiterRes = require_RateLimiterRes();
	const channel = "rate_limiter_flexible";
	let masterInstance = null;
	const masterSendToWorker = function(worker, msg, type, res) {
		let data;
		if (res === null || res === true || res === false) data = res;
		else data = {
			remainingPoints: res.remainingPoints,
			msBeforeNext: res.msBeforeNext,
			consumedPoints: res.consumedPoints,
			isFirstInDuration: res.isFirstInDuration
		};
		worker.send({
			channel,
			keyPrefix: msg.keyPrefix,
			promiseId: msg.promiseId,
			type,
			data
		});
	};
	const workerWaitInit = function(payload) {
		setTimeout(() => {
			if (this._initiated) process.send(payload);
			else if (typeof this._promises[payload.promiseId] !== "undefined") workerWaitInit.call(this, payload);
		}, 30);
	};
	const workerSendToMaster = function(func, promiseId, key, arg, opts) {
		const payload = {
			channel,
			keyPrefix: this.keyPrefix,
			func,
			promiseId,
			data: {
				key,
				arg,
				opts
			}
		};
		if (!this._initiated) workerWaitInit.call(this, payload);
		else process.send(payload);
	};
	const masterProcessMsg = function(worker, msg) {
		if (!msg || msg.channel !== channel || typeof this._rateLimiters[msg.keyPrefix] === "undefined") return false;
		let promise;
		switch (msg.func) {
			case "consume":
				promise = this._rateLimiters[msg.keyPrefix].consume(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "penalty":
				promise = this._rateLimiters[msg.keyPrefix].penalty(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "reward":
				promise = this._rateLimiters[msg.keyPrefix].reward(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "block":
				promise = this._rateLimiters[msg.keyPrefix].block(msg.data.key, msg.data.arg, msg.data.opts);
				break;
			case "get":
				promise = this._rateLimiters[msg.keyPrefix].get(msg.data.key, msg.data.opts);
				break;
			case "delete":
				promise = this._rateLimiters[msg.keyPrefix].delete(msg.data.key, msg.data.opts);
				break;
			default: return false;
		}
		if (promise) promise.then((res) => {
			masterSendToWorker(worker, msg, "resolve", res);
		}).catch((rejRes) => {
			masterSendToWorker(worker, msg, "reject", rejRes);
		});
	};
	const workerProcessMsg = function(msg) {
		if (!msg || msg.channel !== channel || msg.keyPrefix !== this.keyPrefix) return false;
		if (this._promises[msg.promiseId]) {
			clearTimeout(this._promises[msg.promiseId].timeoutId);
			let res;
			if (msg.data === null || msg.data === true || msg.data === false) res = msg.data;
			else res = new RateLimiterRes(msg.data.remainingPoints, msg.data.msBeforeNext, msg.data.consumedPoints, msg.data.isFirstInDuration);
			switch (msg.type) {
				case "resolve":
					this._promises[msg.promiseId].resolve(res);
					break;
				case "reject":
					this._promises[msg.promiseId].reject(res);
					break;
				default: throw new Error(`RateLimiterCluster: no such message type '${msg.type}'`);
			}
			delete this._promises[msg.promiseId];
		}
	};
	const getOpts = function() {
		return {
			points: this.points,
			duration: this.duration,
			blockDuration: this.blockDuration,
			execEvenly: this.execEvenly,
			execEvenlyMinDelayMs: this.execEvenlyMinDelayMs,
			keyPrefix: this.keyPrefix
		};
	};
	const savePromise = function(resolve, reject) {
		const hrtime = process.hrtime();
		let promiseId = hrtime[0].toString() + hrtime[1].toString();
		if (typeof this._promises[promiseId] !== "undefined") promiseId += crypto.randomBytes(12).toString("base64");
		this._promises[promiseId] = {
			resolve,
			reject,
			timeoutId: setTimeout(() => {
				delete this._promises[promiseId];
				reject(new Error("RateLimiterCluster timeout: no answer from master in time"));
			}, this.timeoutMs)
		};
		return promiseId;
	};
	var RateLimiterClusterMaster = class {
		constructor() {
			if (masterInstance) return masterInstance;
			this._rateLimiters = {};
			cluster.setMaxListeners(0);
			cluster.on("message", (worker, msg) => {
				if (msg && msg.channel === channel && msg.type === "init") {
					if (typeof this._rateLimiters[msg.opts.keyPrefix] === "undefined") this._rateLimiters[msg.opts.keyPrefix] = new RateLimiterMemory(msg.opts);
					worker.send({
						channel,
						type: "init",
						keyPrefix: msg.opts.keyPrefix
					});
				} else masterProcessMsg.call(this, worker, msg);
			});
			masterInstance = this;
		}
	};
	var RateLimiterClusterMasterPM2 = class {
		constructor(pm2) {
			if (masterInstance) return masterInstance;
			this._rateLimiters = {};
			pm2.launchBus((err, pm2Bus) => {
				pm2Bus.on("process:msg", (packet) => {
					const msg = packet.raw;
					if (msg && msg.channel === channel && msg.type === "init") {
						if (typeof this._rateLimiters[msg.opts.keyPrefix] === "undefined") this._rateLimiters[msg.opts.keyPrefix] = new RateLimiterMemory(msg.opts);
						pm2.sendDataToProcessId(packet.process.pm_id, {
							data: {},
							topic: channel,
							channel,
							type: "init",
							keyPrefix: msg.opts.keyPrefix
						}, (sendErr, res) => {
							if (sendErr) console.log(sendErr, res);
						});
					} else masterProcessMsg.call(this, { send: (msgData) => {
						const pm2Message = msgData;
						pm2Message.topic = channel;
						if (typeof pm2Message.data === "undefined") pm2Message.data = {};
						pm2.sendDataToProcessId(packet.process.pm_id, pm2Message, (sendErr, res) => {
							if (sendErr) console.log(sendErr, res);
						});
					} }, msg);
				});
			});
			masterInstance = this;
		}
	};
	var RateLimiterClusterWorker = class extends RateLimiterAbstract {
		get timeoutMs() {
			return this._timeoutMs;
		}
		set timeoutMs(value) {
			this._timeoutMs = typeof value === "undefined" ? 5e3 : Math.abs(parseInt(value));
		}
		constructor(opts = {}) {
			super(opts);
			process.setMaxListeners(0);
			this.timeoutMs = opts.timeoutMs;
			this._initiated = false;
			process.on("message", (msg) => {
				if (msg && msg.channel === channel && msg.type === "init" && msg.keyPrefix === this.keyPrefix) this._initiated = true;
				else workerProcessMsg.call(this, msg);
			});
			process.send({
				channel,
				type: "init",
				opts: getOpts.call(this)
			});
			this._promises = {};
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "consume", promiseId, key, pointsToConsume, options);
			});
		}
		penalty(key, points = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "penalty", promiseId, key, points, options);
			});
		}
		reward(key, points = 1, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "reward", promiseId, key, points, options);
			});
		}
		block(key, secDuration, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "block", promiseId, key, secDuration, options);
			});
		}
		get(key, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "get", promiseId, key, options);
			});
		}
		delete(key, options = {}) {
			return new Promise((resolve, reject) => {
				const promiseId = savePromise.call(this, resolve, reject);
				workerSendToMaster.call(this, "delete", promiseId, key, options);
			});
		}
	};
	module.exports = {
		RateLimiterClusterMaster,
		RateLimiterClusterMasterPM2,
		RateLimiterCluster: RateLimiterClusterWorker
	};
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterMemcache.js
var require_RateLimiterMemcache = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterMemcache = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.consumedPoints = parseInt(result.consumedPoints);
			res.isFirstInDuration = result.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.msBeforeNext;
			return res;
		}
		_upsert(rlKey, points, msDuration, forceExpire = false, options = {}) {
			return new Promise((resolve, reject) => {
				const nowMs = Date.now();
				const secDuration = Math.floor(msDuration / 1e3);
				if (forceExpire) this.client.set(rlKey, points, secDuration, (err) => {
					if (!err) this.client.set(`${rlKey}_expire`, secDuration > 0 ? nowMs + secDuration * 1e3 : -1, secDuration, () => {
						resolve({
							consumedPoints: points,
							msBeforeNext: secDuration > 0 ? secDuration * 1e3 : -1
						});
					});
					else reject(err);
				});
				else this.client.incr(rlKey, points, (err, consumedPoints) => {
					if (err || consumedPoints === false) this.client.add(rlKey, points, secDuration, (errAddKey, createdNew) => {
						if (errAddKey || !createdNew) {
							if (typeof options.attemptNumber === "undefined" || options.attemptNumber < 3) {
								const nextOptions = Object.assign({}, options);
								nextOptions.attemptNumber = nextOptions.attemptNumber ? nextOptions.attemptNumber + 1 : 1;
								this._upsert(rlKey, points, msDuration, forceExpire, nextOptions).then((resUpsert) => resolve(resUpsert)).catch((errUpsert) => reject(errUpsert));
							} else reject(new Error("Can not add key"));
						} else this.client.add(`${rlKey}_expire`, secDuration > 0 ? nowMs + secDuration * 1e3 : -1, secDuration, () => {
							resolve({
								consumedPoints: points,
								msBeforeNext: secDuration > 0 ? secDuration * 1e3 : -1
							});
						});
					});
					else this.client.get(`${rlKey}_expire`, (errGetExpire, resGetExpireMs) => {
						if (errGetExpire) reject(errGetExpire);
						else {
							const expireMs = resGetExpireMs === false ? 0 : resGetExpireMs;
							resolve({
								consumedPoints,
								msBeforeNext: expireMs >= 0 ? Math.max(expireMs - nowMs, 0) : -1
							});
						}
					});
				});
			});
		}
		_get(rlKey) {
			return new Promise((resolve, reject) => {
				const nowMs = Date.now();
				this.client.get(rlKey, (err, consumedPoints) => {
					if (!consumedPoints) resolve(null);
					else this.client.get(`${rlKey}_expire`, (errGetExpire, resGetExpireMs) => {
						if (errGetExpire) reject(errGetExpire);
						else {
							const expireMs = resGetExpireMs === false ? 0 : resGetExpireMs;
							resolve({
								consumedPoints,
								msBeforeNext: expireMs >= 0 ? Math.max(expireMs - nowMs, 0) : -1
							});
						}
					});
				});
			});
		}
		_delete(rlKey) {
			return new Promise((resolve, reject) => {
				this.client.del(rlKey, (err, res) => {
					if (err) reject(err);
					else if (res === false) resolve(res);
					else this.client.del(`${rlKey}_expire`, (errDelExpire) => {
						if (errDelExpire) reject(errDelExpire);
						else resolve(res);
					});
				});
			});
		}
	};
	module.exports = RateLimiterMemcache;
}));
// ../node_modules/rate-limiter-flexible/lib/RLWrapperBlackAndWhite.js
var require_RLWrapperBlackAndWhite = __commonJSMin(((exports, module) => {
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterCompatibleAbstract = require_RateLimiterCompatibleAbstract();
	module.exports = class RLWrapperBlackAndWhite extends RateLimiterCompatibleAbstract {
		constructor(opts = {}) {
			super();
			this.limiter = opts.limiter;
			this.blackList = opts.blackList;
			this.whiteList = opts.whiteList;
			this.isBlackListed = opts.isBlackListed;
			this.isWhiteListed = opts.isWhiteListed;
			this.runActionAnyway = opts.runActionAnyway;
		}
		get limiter() {
			return this._limiter;
		}
		set limiter(value) {
			if (typeof value === "undefined") throw new Error("limiter is not set");
			this._limiter = value;
		}
		get keyPrefix() {
			return this.limiter.keyPrefix;
		}
		get blockDuration() {
			return this.limiter.blockDuration;
		}
		set blockDuration(value) {
			this.limiter.blockDuration = value;
		}
		get execEvenly() {
			return this.limiter.execEvenly;
		}
		set execEvenly(value) {
			this.limiter.execEvenly = value;
		}
		get runActionAnyway() {
			return this._runActionAnyway;
		}
		set runActionAnyway(value) {
			this._runActionAnyway = typeof value === "undefined" ? false : value;
		}
		get blackList() {
			return this._blackList;
		}
		set blackList(value) {
			this._blackList = Array.isArray(value) ? value : [];
		}
		get isBlackListed() {
			return this._isBlackListed;
		}
		set isBlackListed(func) {
			if (typeof func === "undefined") func = () => false;
			if (typeof func !== "function") throw new Error("isBlackListed must be function");
			this._isBlackListed = func;
		}
		get whiteList() {
			return this._whiteList;
		}
		set whiteList(value) {
			this._whiteList = Array.isArray(value) ? value : [];
		}
		get isWhiteListed() {
			return this._isWhiteListed;
		}
		set isWhiteListed(func) {
			if (typeof func === "undefined") func = () => false;
			if (typeof func !== "function") throw new Error("isWhiteListed must be function");
			this._isWhiteListed = func;
		}
		isBlackListedSomewhere(key) {
			return this.blackList.indexOf(key) >= 0 || this.isBlackListed(key);
		}
		isWhiteListedSomewhere(key) {
			return this.whiteList.indexOf(key) >= 0 || this.isWhiteListed(key);
		}
		getBlackRes() {
			return new RateLimiterRes(0, Number.MAX_SAFE_INTEGER, 0, false);
		}
		getWhiteRes() {
			return new RateLimiterRes(Number.MAX_SAFE_INTEGER, 0, 0, false);
		}
		rejectBlack() {
			return Promise.reject(this.getBlackRes());
		}
		resolveBlack() {
			return Promise.resolve(this.getBlackRes());
		}
		resolveWhite() {
			return Promise.resolve(this.getWhiteRes());
		}
		_execAction(action, key, args, rejectOnBlack = false) {
			let res;
			if (this.isWhiteListedSomewhere(key)) res = this.resolveWhite();
			else if (this.isBlackListedSomewhere(key)) res = rejectOnBlack ? this.rejectBlack() : this.resolveBlack();
			if (typeof res === "undefined") return this.limiter[action](key, ...args);
			if (this.runActionAnyway) this.limiter[action](key, ...args).catch(() => {});
			return res;
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return this._execAction("consume", key, [pointsToConsume, options], true);
		}
		block(key, secDuration, options = {}) {
			return this._execAction("block", key, [secDuration, options]);
		}
		penalty(key, points = 1, options = {}) {
			return this._execAction("penalty", key, [points, options]);
		}
		reward(key, points = 1, options = {}) {
			return this._execAction("reward", key, [points, options]);
		}
		get(key, options = {}) {
			if (this.runActionAnyway) return this.limiter.get(key, options);
			return this._execAction("get", key, [options]);
		}
		set(key, points, secDuration, options = {}) {
			return this._execAction("set", key, [
				points,
				secDuration,
				options
			]);
		}
		delete(key, options = {}) {
			return this.limiter.delete(key, options);
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/RLWrapperTimeouts.js
var require_RLWrapperTimeouts = __commonJSMin(((exports, module) => {
	const RateLimiterInsuredAbstract = require_RateLimiterInsuredAbstract();
	const isRateLimiterCompatible = require_isRateLimiterCompatible();
	module.exports = class RLWrapperTimeouts extends RateLimiterInsuredAbstract {
		constructor(opts = {}) {
			super({
				...opts,
				points: 0,
				duration: 0
			});
			this.limiter = opts.limiter;
			this.timeoutMs = opts.timeoutMs || 0;
		}
		get limiter() {
			return this._limiter;
		}
		set limiter(limiter) {
			if (!isRateLimiterCompatible(limiter)) throw new TypeError("limiter must be an instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");
			this._limiter = limiter;
			if (!this.insuranceLimiter && limiter instanceof RateLimiterInsuredAbstract) this.insuranceLimiter = limiter.insuranceLimiter;
		}
		get timeoutMs() {
			return this._timeoutMs;
		}
		set timeoutMs(value) {
			if (typeof value !== "number" || value < 0) throw new TypeError("timeoutMs must be a non-negative number");
			this._timeoutMs = value;
		}
		_run(funcName, params) {
			return new Promise(async (resolve, reject) => {
				const timeout = setTimeout(() => {
					return reject(new Error("Operation timed out"));
				}, this.timeoutMs);
				await this.limiter[funcName](...params).then((result) => {
					clearTimeout(timeout);
					resolve(result);
				}).catch((err) => {
					clearTimeout(timeout);
					reject(err);
				});
			});
		}
		_consume(key, pointsToConsume = 1, options = {}) {
			return this._run("consume", [
				key,
				pointsToConsume,
				options
			]);
		}
		_penalty(key, points = 1, options = {}) {
			return this._run("penalty", [
				key,
				points,
				options
			]);
		}
		_reward(key, points = 1, options = {}) {
			return this._run("reward", [
				key,
				points,
				options
			]);
		}
		_get(key, options = {}) {
			return this._run("get", [key, options]);
		}
		_set(key, points, secDuration, options = {}) {
			return this._run("set", [
				key,
				points,
				secDuration,
				options
			]);
		}
		_block(key, secDuration, options = {}) {
			return this._run("block", [
				key,
				secDuration,
				options
			]);
		}
		_delete(key, options = {}) {
			return this._run("delete", [key, options]);
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterUnion.js
var require_RateLimiterUnion = __commonJSMin(((exports, module) => {
	const isRateLimiterCompatible = require_isRateLimiterCompatible();
	module.exports = class RateLimiterUnion {
		constructor(...limiters) {
			if (limiters.length < 1) throw new Error("RateLimiterUnion: at least one limiter have to be passed");
			limiters.forEach((limiter) => {
				if (!isRateLimiterCompatible(limiter)) throw new Error("RateLimiterUnion: all limiters have to be instance of RateLimiterAbstract or RateLimiterCompatibleAbstract");
			});
			this._limiters = limiters;
		}
		consume(key, points = 1) {
			return new Promise((resolve, reject) => {
				const promises = [];
				this._limiters.forEach((limiter) => {
					promises.push(limiter.consume(key, points).catch((rej) => ({
						rejected: true,
						rej
					})));
				});
				Promise.all(promises).then((res) => {
					const resObj = {};
					let rejected = false;
					res.forEach((item) => {
						if (item.rejected === true) rejected = true;
					});
					for (let i = 0; i < res.length; i++) if (rejected && res[i].rejected === true) resObj[this._limiters[i].keyPrefix] = res[i].rej;
					else if (!rejected) resObj[this._limiters[i].keyPrefix] = res[i];
					if (rejected) reject(resObj);
					else resolve(resObj);
				});
			});
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/component/RateLimiterQueueError.js
var require_RateLimiterQueueError = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterQueueError extends Error {
		constructor(message, extra) {
			super();
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			this.name = "CustomError";
			this.message = message;
			if (extra) this.extra = extra;
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterQueue.js
var require_RateLimiterQueue = __commonJSMin(((exports, module) => {
	const RateLimiterQueueError = require_RateLimiterQueueError();
	const MAX_QUEUE_SIZE = 4294967295;
	const KEY_DEFAULT = "limiter";
	function getTokensRemaining(limiterFlexible, key) {
		return limiterFlexible.get(key).then((rlRes) => rlRes !== null ? rlRes.remainingPoints : limiterFlexible.points).catch(() => limiterFlexible.points);
	}
	module.exports = class RateLimiterQueue {
		constructor(limiterFlexible, opts = {}) {
			const maxQueueSize = opts.maxQueueSize !== void 0 ? opts.maxQueueSize : MAX_QUEUE_SIZE;
			this._queueLimiters = { [KEY_DEFAULT]: new RateLimiterQueueInternal(limiterFlexible, {
				...opts,
				maxQueueSize,
				key: KEY_DEFAULT
			}) };
			this._limiterFlexible = limiterFlexible;
			this._maxQueueSize = maxQueueSize;
		}
		getTokensRemaining(key = KEY_DEFAULT) {
			if (this._queueLimiters[key]) return this._queueLimiters[key].getTokensRemaining();
			else return getTokensRemaining(this._limiterFlexible, key);
		}
		removeTokens(tokens, key = KEY_DEFAULT, expiresUnixAt = 0) {
			if (!this._queueLimiters[key]) this._queueLimiters[key] = new RateLimiterQueueInternal(this._limiterFlexible, {
				key,
				maxQueueSize: this._maxQueueSize
			});
			return this._queueLimiters[key].removeTokens(tokens, expiresUnixAt);
		}
	};
	var RateLimiterQueueInternal = class {
		constructor(limiterFlexible, opts = {
			maxQueueSize: MAX_QUEUE_SIZE,
			key: KEY_DEFAULT
		}) {
			this._key = opts.key;
			this._waitTimeout = null;
			this._queue = [];
			this._limiterFlexible = limiterFlexible;
			this._hasExpiringRequests = false;
			this._maxQueueSize = opts.maxQueueSize;
		}
		getTokensRemaining() {
			return getTokensRemaining(this._limiterFlexible, this._key);
		}
		removeTokens(tokens, expiresUnixAt = 0) {
			const _this = this;
			return new Promise((resolve, reject) => {
				if (tokens > _this._limiterFlexible.points) {
					reject(new RateLimiterQueueError(`Requested tokens ${tokens} exceeds maximum ${_this._limiterFlexible.points} tokens per interval`));
					return;
				}
				if (_this._queue.length > 0) _this._queueRequest.call(_this, resolve, reject, tokens, expiresUnixAt);
				else _this._limiterFlexible.consume(_this._key, tokens).then((res) => {
					resolve(res.remainingPoints);
				}).catch((rej) => {
					if (rej instanceof Error) reject(rej);
					else {
						_this._queueRequest.call(_this, resolve, reject, tokens, expiresUnixAt);
						if (_this._waitTimeout === null) _this._waitTimeout = setTimeout(_this._processFIFO.bind(_this), rej.msBeforeNext);
					}
				});
			});
		}
		_queueRequest(resolve, reject, tokens, expiresUnixAt = 0) {
			const _this = this;
			if (_this._queue.length < _this._maxQueueSize) {
				_this._queue.push({
					resolve,
					reject,
					tokens,
					expiresUnixAt
				});
				if (expiresUnixAt > 0) _this._hasExpiringRequests = true;
			} else reject(new RateLimiterQueueError(`Number of requests reached it's maximum ${_this._maxQueueSize}`));
		}
		_processFIFO() {
			const _this = this;
			if (_this._waitTimeout !== null) {
				clearTimeout(_this._waitTimeout);
				_this._waitTimeout = null;
			}
			if (_this._hasExpiringRequests) {
				const nowSecs = Math.floor(Date.now() / 1e3);
				_this._queue = _this._queue.filter((item) => {
					if (item.expiresUnixAt > 0 && nowSecs >= item.expiresUnixAt) {
						item.reject(new RateLimiterQueueError("The request to remove tokens expired before it could be fulfilled"));
						return false;
					}
					return true;
				});
			}
			if (_this._queue.length === 0) return;
			const item = _this._queue.shift();
			_this._limiterFlexible.consume(_this._key, item.tokens).then((res) => {
				item.resolve(res.remainingPoints);
				_this._processFIFO.call(_this);
			}).catch((rej) => {
				if (rej instanceof Error) {
					item.reject(rej);
					_this._processFIFO.call(_this);
				} else {
					_this._queue.unshift(item);
					if (_this._waitTimeout === null) _this._waitTimeout = setTimeout(_this._processFIFO.bind(_this), rej.msBeforeNext);
				}
			});
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/BurstyRateLimiter.js
var require_BurstyRateLimiter = __commonJSMin(((exports, module) => {
	const RateLimiterRes = require_RateLimiterRes();
	module.exports = class BurstyRateLimiter {
		constructor(rateLimiter, burstLimiter) {
			this._rateLimiter = rateLimiter;
			this._burstLimiter = burstLimiter;
		}
		_combineRes(rlRes, blRes) {
			if (!rlRes) return null;
			return new RateLimiterRes(rlRes.remainingPoints, Math.min(rlRes.msBeforeNext, blRes ? blRes.msBeforeNext : 0), rlRes.consumedPoints, rlRes.isFirstInDuration);
		}
		consume(key, pointsToConsume = 1, options = {}) {
			return this._rateLimiter.consume(key, pointsToConsume, options).catch((rlRej) => {
				if (rlRej instanceof RateLimiterRes) return this._burstLimiter.consume(key, pointsToConsume, options).then((blRes) => {
					return Promise.resolve(this._combineRes(rlRej, blRes));
				}).catch((blRej) => {
					if (blRej instanceof RateLimiterRes) return Promise.reject(this._combineRes(rlRej, blRej));
					else return Promise.reject(blRej);
				});
				else return Promise.reject(rlRej);
			});
		}
		get(key) {
			return Promise.all([this._rateLimiter.get(key), this._burstLimiter.get(key)]).then(([rlRes, blRes]) => {
				return this._combineRes(rlRes, blRes);
			});
		}
		get points() {
			return this._rateLimiter.points;
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterDynamo.js
var require_RateLimiterDynamo = __commonJSMin(((exports, module) => {
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	var DynamoItem = class {
		constructor(rlKey, points, expire) {
			this.key = rlKey;
			this.points = points;
			this.expire = expire;
		}
	};
	const DEFAULT_READ_CAPACITY_UNITS = 25;
	const DEFAULT_WRITE_CAPACITY_UNITS = 25;
	var RateLimiterDynamo = class extends RateLimiterStoreAbstract {
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.tableName = opts.tableName;
			this.tableCreated = opts.tableCreated;
			this.ttlManuallySet = opts.ttlSet;
			if (!this.tableCreated) this._createTable(opts.dynamoTableOpts).then((data) => {
				this.tableCreated = true;
				this._setTTL().finally(() => {
					if (typeof cb === "function") cb();
				});
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else this._setTTL().finally(() => {
				if (typeof cb === "function") cb();
			});
		}
		get tableName() {
			return this._tableName;
		}
		set tableName(value) {
			this._tableName = typeof value === "undefined" ? "node-rate-limiter-flexible" : value;
		}
		get tableCreated() {
			return this._tableCreated;
		}
		set tableCreated(value) {
			this._tableCreated = typeof value === "undefined" ? false : !!value;
		}
		async _createTable(tableOpts) {
			const params = {
				TableName: this.tableName,
				AttributeDefinitions: [{
					AttributeName: "key",
					AttributeType: "S"
				}],
				KeySchema: [{
					AttributeName: "key",
					KeyType: "HASH"
				}],
				ProvisionedThroughput: {
					ReadCapacityUnits: tableOpts && tableOpts.readCapacityUnits ? tableOpts.readCapacityUnits : DEFAULT_READ_CAPACITY_UNITS,
					WriteCapacityUnits: tableOpts && tableOpts.writeCapacityUnits ? tableOpts.writeCapacityUnits : DEFAULT_WRITE_CAPACITY_UNITS
				}
			};
			try {
				return await this.client.createTable(params);
			} catch (err) {
				if (err.__type && err.__type.includes("ResourceInUseException")) return null;
				else throw err;
			}
		}
		async _get(rlKey) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			const params = {
				TableName: this.tableName,
				Key: { key: { S: rlKey } }
			};
			const data = await this.client.getItem(params);
			if (!data.Item) return null;
			const item = new DynamoItem(data.Item.key.S, Number(data.Item.points.N), Number(data.Item.expire.N));
			const dateNowSec = Date.now() / 1e3;
			if (item.expire !== -1 && item.expire <= dateNowSec) return null;
			return item;
		}
		async _delete(rlKey) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			const params = {
				TableName: this.tableName,
				Key: { key: { S: rlKey } },
				ConditionExpression: "attribute_exists(#k)",
				ExpressionAttributeNames: { "#k": "key" }
			};
			try {
				return (await this._client.deleteItem(params)).$metadata.httpStatusCode === 200;
			} catch (err) {
				if (err.__type && err.__type.includes("ConditionalCheckFailedException")) return false;
				else throw err;
			}
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false, options = {}) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			const dateNow = Date.now();
			const dateNowSec = dateNow / 1e3;
			const newExpireSec = msDuration > 0 ? (dateNow + msDuration) / 1e3 : -1;
			if (forceExpire) return await this._baseUpsert({
				TableName: this.tableName,
				Key: { key: { S: rlKey } },
				UpdateExpression: "SET points = :points, expire = :expire",
				ExpressionAttributeValues: {
					":points": { N: points.toString() },
					":expire": { N: newExpireSec.toString() }
				},
				ReturnValues: "ALL_NEW"
			});
			try {
				return await this._baseUpsert({
					TableName: this.tableName,
					Key: { key: { S: rlKey } },
					UpdateExpression: "SET points = :new_points, expire = :new_expire",
					ExpressionAttributeValues: {
						":new_points": { N: points.toString() },
						":new_expire": { N: newExpireSec.toString() },
						":where_expire": { N: dateNowSec.toString() }
					},
					ConditionExpression: "expire <= :where_expire OR attribute_not_exists(points)",
					ReturnValues: "ALL_NEW"
				});
			} catch (err) {
				return await this._baseUpsert({
					TableName: this.tableName,
					Key: { key: { S: rlKey } },
					UpdateExpression: "SET points = points + :new_points",
					ExpressionAttributeValues: {
						":new_points": { N: points.toString() },
						":where_expire": { N: dateNowSec.toString() }
					},
					ConditionExpression: "expire > :where_expire",
					ReturnValues: "ALL_NEW"
				});
			}
		}
		async _baseUpsert(params) {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			try {
				const data = await this.client.updateItem(params);
				return new DynamoItem(data.Attributes.key.S, Number(data.Attributes.points.N), Number(data.Attributes.expire.N));
			} catch (err) {
				throw err;
			}
		}
		async _setTTL() {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			try {
				if (await this._isTTLSet()) return;
				const params = {
					TableName: this.tableName,
					TimeToLiveSpecification: {
						AttributeName: "expire",
						Enabled: true
					}
				};
				return await this.client.updateTimeToLive(params);
			} catch (err) {
				throw err;
			}
		}
		async _isTTLSet() {
			if (!this.tableCreated) throw new Error("Table is not created yet");
			if (this.ttlManuallySet) return true;
			try {
				const res = await this.client.describeTimeToLive({ TableName: this.tableName });
				return res.$metadata.httpStatusCode == 200 && res.TimeToLiveDescription.TimeToLiveStatus === "ENABLED" && res.TimeToLiveDescription.AttributeName === "expire";
			} catch (err) {
				throw err;
			}
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.isFirstInDuration = changedPoints === result.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : result.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.expire != -1 ? Math.max(result.expire * 1e3 - Date.now(), 0) : -1;
			return res;
		}
	};
	module.exports = RateLimiterDynamo;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterPrisma.js
var require_RateLimiterPrisma = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterPrisma = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.modelName = opts.tableName || "RateLimiterFlexible";
			this.prismaClient = opts.storeClient;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout ?? true;
			if (!this.prismaClient) throw new Error("Prisma client is not provided");
			if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc = result;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		_upsert(key, points, msDuration, forceExpire = false) {
			if (!this.prismaClient) return Promise.reject(new Error("Prisma client is not established"));
			const model = this.prismaClient[this.modelName];
			const now = new Date();
			const newExpire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null;
			const create = {
				key,
				points,
				expire: newExpire
			};
			if (forceExpire) return model.upsert({
				where: { key },
				create,
				update: {
					points,
					expire: newExpire
				}
			});
			return model.deleteMany({ where: {
				key,
				expire: { lte: now }
			} }).then(() => model.upsert({
				where: { key },
				create,
				update: { points: { increment: points } }
			}));
		}
		_get(rlKey) {
			if (!this.prismaClient) return Promise.reject(new Error("Prisma client is not established"));
			return this.prismaClient[this.modelName].findFirst({ where: { AND: [{ key: rlKey }, { OR: [{ expire: { gt: new Date() } }, { expire: null }] }] } });
		}
		_delete(rlKey) {
			if (!this.prismaClient) return Promise.reject(new Error("Prisma client is not established"));
			return this.prismaClient[this.modelName].deleteMany({ where: { key: rlKey } }).then((res) => res.count > 0);
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(async () => {
				try {
					await this.prismaClient[this.modelName].deleteMany({ where: { expire: { lt: new Date(Date.now() - 36e5) } } });
				} catch (error) {
					console.warn("Failed to clear expired records:", error);
				}
				this._clearExpiredHourAgo();
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
	};
	module.exports = RateLimiterPrisma;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterDrizzle.js
var require_RateLimiterDrizzle = __commonJSMin(((exports, module) => {
	let drizzleOperators = null;
	const CLEANUP_INTERVAL_MS = 3e5;
	const EXPIRED_THRESHOLD_MS = 36e5;
	var RateLimiterDrizzleError = class extends Error {
		constructor(message) {
			super(message);
			this.name = "RateLimiterDrizzleError";
		}
	};
	async function loadDrizzleOperators() {
		if (drizzleOperators) return drizzleOperators;
		const requiredOperators = [
			"and",
			"or",
			"gt",
			"lt",
			"eq",
			"isNull",
			"sql"
		];
		function getPackageName() {
			return ["drizzle", "orm"].join("-");
		}
		const collectModuleLayers = (mod) => {
			const layers = [];
			const seen = new Set();
			let current = mod;
			while (current && (typeof current === "object" || typeof current === "function") && !seen.has(current)) {
				layers.push(current);
				seen.add(current);
				current = current.default;
			}
			return layers;
		};
		const importModule = async (specifier, { optional = false } = {}) => {
			try {
				return await import(specifier);
			} catch (error) {
				if (optional) return null;
				throw new RateLimiterDrizzleError(error.message || "Failed to import drizzle-orm package.");
			}
		};
		const mainModule = await importModule(`${getPackageName()}`);
		const sqlModule = await importModule(`${getPackageName()}/sql`, { optional: true });
		const mainCandidates = collectModuleLayers(mainModule);
		const sqlCandidates = sqlModule ? collectModuleLayers(sqlModule) : [];
		const resolvedOperators = {};
		const missingOperators = [];
		for (const operatorName of requiredOperators) {
			const operator = (operatorName === "sql" ? [...sqlCandidates, ...mainCandidates] : mainCandidates).map((candidate) => candidate?.[operatorName]).find((value) => typeof value === "function");
			if (!operator) {
				missingOperators.push(operatorName);
				continue;
			}
			resolvedOperators[operatorName] = operator;
		}
		if (missingOperators.length > 0) throw new RateLimiterDrizzleError(`Failed to load drizzle-orm operators: missing ${missingOperators.join(", ")}`);
		drizzleOperators = resolvedOperators;
		return drizzleOperators;
	}
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterDrizzle = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			if (!opts?.schema) throw new RateLimiterDrizzleError("Drizzle schema is required");
			if (!opts?.storeClient) throw new RateLimiterDrizzleError("Drizzle client is required");
			this.schema = opts.schema;
			this.drizzleClient = opts.storeClient;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout ?? true;
			if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc = result;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		async _upsert(key, points, msDuration, forceExpire = false) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { sql } = await loadDrizzleOperators();
			const now = new Date();
			const newExpire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null;
			const expired = sql`${this.schema.expire} <= ${sql.param(now, this.schema.expire)}`;
			const nextExpire = sql.param(newExpire, this.schema.expire);
			const [data] = await this.drizzleClient.insert(this.schema).values({
				key,
				points,
				expire: newExpire
			}).onConflictDoUpdate({
				target: this.schema.key,
				set: forceExpire ? {
					points,
					expire: newExpire
				} : {
					points: sql`CASE WHEN ${expired} THEN ${points} ELSE ${this.schema.points} + ${points} END`,
					expire: sql`CASE WHEN ${expired} THEN ${nextExpire} ELSE ${this.schema.expire} END`
				}
			}).returning();
			return data;
		}
		async _get(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { and, or, gt, eq, isNull } = await loadDrizzleOperators();
			const [response] = await this.drizzleClient.select().from(this.schema).where(and(eq(this.schema.key, rlKey), or(gt(this.schema.expire, new Date()), isNull(this.schema.expire)))).limit(1);
			return response || null;
		}
		async _delete(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { eq } = await loadDrizzleOperators();
			const [result] = await this.drizzleClient.delete(this.schema).where(eq(this.schema.key, rlKey)).returning({ key: this.schema.key });
			return !!result?.key;
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(async () => {
				try {
					const { lt } = await loadDrizzleOperators();
					await this.drizzleClient.delete(this.schema).where(lt(this.schema.expire, new Date(Date.now() - EXPIRED_THRESHOLD_MS)));
				} catch (error) {
					console.warn("Failed to clear expired records:", error);
				}
				this._clearExpiredHourAgo();
			}, CLEANUP_INTERVAL_MS);
			this._clearExpiredTimeoutId.unref();
		}
	};
	module.exports = RateLimiterDrizzle;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterDrizzleNonAtomic.js
var require_RateLimiterDrizzleNonAtomic = __commonJSMin(((exports, module) => {
	let drizzleOperators = null;
	const CLEANUP_INTERVAL_MS = 3e5;
	const EXPIRED_THRESHOLD_MS = 36e5;
	var RateLimiterDrizzleError = class extends Error {
		constructor(message) {
			super(message);
			this.name = "RateLimiterDrizzleError";
		}
	};
	async function getDrizzleOperators() {
		if (drizzleOperators) return drizzleOperators;
		try {
			function getPackageName() {
				return ["drizzle", "orm"].join("-");
			}
			const drizzleOrm = await import(`${getPackageName()}`);
			const { and, or, gt, lt, eq, isNull, sql } = drizzleOrm.default || drizzleOrm;
			drizzleOperators = {
				and,
				or,
				gt,
				lt,
				eq,
				isNull,
				sql
			};
			return drizzleOperators;
		} catch (error) {
			throw new RateLimiterDrizzleError("drizzle-orm is not installed. Please install drizzle-orm to use RateLimiterDrizzleNonAtomic.");
		}
	}
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterDrizzleNonAtomic = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			if (!opts?.schema) throw new RateLimiterDrizzleError("Drizzle schema is required");
			if (!opts?.storeClient) throw new RateLimiterDrizzleError("Drizzle client is required");
			this.schema = opts.schema;
			this.drizzleClient = opts.storeClient;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout ?? true;
			if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			let doc = result;
			res.isFirstInDuration = doc.points === changedPoints;
			res.consumedPoints = doc.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = doc.expire !== null ? Math.max(new Date(doc.expire).getTime() - Date.now(), 0) : -1;
			return res;
		}
		async _upsert(key, points, msDuration, forceExpire = false) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { eq } = await getDrizzleOperators();
			const now = new Date();
			const newExpire = msDuration > 0 ? new Date(now.getTime() + msDuration) : null;
			const [existingRecord] = await this.drizzleClient.select().from(this.schema).where(eq(this.schema.key, key)).limit(1);
			const shouldUpdateExpire = forceExpire || !existingRecord || existingRecord.expire !== null && existingRecord.expire <= now;
			let newPoints;
			if (existingRecord && !shouldUpdateExpire) newPoints = existingRecord.points + points;
			else newPoints = points;
			const [data] = await this.drizzleClient.insert(this.schema).values({
				key,
				points: newPoints,
				expire: newExpire
			}).onConflictDoUpdate({
				target: this.schema.key,
				set: {
					points: newPoints,
					...shouldUpdateExpire && { expire: newExpire }
				}
			}).returning();
			return data;
		}
		async _get(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { and, or, gt, eq, isNull } = await getDrizzleOperators();
			const [response] = await this.drizzleClient.select().from(this.schema).where(and(eq(this.schema.key, rlKey), or(gt(this.schema.expire, new Date()), isNull(this.schema.expire)))).limit(1);
			return response || null;
		}
		async _delete(rlKey) {
			if (!this.drizzleClient) return Promise.reject(new RateLimiterDrizzleError("Drizzle client is not established"));
			const { eq } = await getDrizzleOperators();
			const [result] = await this.drizzleClient.delete(this.schema).where(eq(this.schema.key, rlKey)).returning({ key: this.schema.key });
			return !!(result && result.key);
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(async () => {
				try {
					const { lt } = await getDrizzleOperators();
					await this.drizzleClient.delete(this.schema).where(lt(this.schema.expire, new Date(Date.now() - EXPIRED_THRESHOLD_MS)));
				} catch (error) {
					console.warn("Failed to clear expired records:", error);
				}
				this._clearExpiredHourAgo();
			}, CLEANUP_INTERVAL_MS);
			this._clearExpiredTimeoutId.unref();
		}
	};
	module.exports = RateLimiterDrizzleNonAtomic;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterValkey.js
var require_RateLimiterValkey = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const incrTtlLuaScript = `
server.call('set', KEYS[1], 0, 'EX', ARGV[2], 'NX')
local consumed = server.call('incrby', KEYS[1], ARGV[1])
local ttl = server.call('pttl', KEYS[1])
return {consumed, ttl}
`;
	var RateLimiterValkey = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._rejectIfValkeyNotReady = !!opts.rejectIfValkeyNotReady;
			this._incrTtlLuaScript = opts.customIncrTtlLuaScript || incrTtlLuaScript;
			this.client.defineCommand("rlflxIncr", {
				numberOfKeys: 1,
				lua: this._incrTtlLuaScript
			});
		}
		_isValkeyReady() {
			if (!this._rejectIfValkeyNotReady) return true;
			return this.client.status === "ready";
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			let consumed;
			let resTtlMs;
			if (Array.isArray(result[0])) [[, consumed], [, resTtlMs]] = result;
			else [consumed, resTtlMs] = result;
			const res = new RateLimiterRes();
			res.consumedPoints = +consumed;
			res.isFirstInDuration = res.consumedPoints === changedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = resTtlMs;
			return res;
		}
		_upsert(rlKey, points, msDuration, forceExpire = false) {
			if (!this._isValkeyReady()) throw new Error("Valkey connection is not ready");
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				const multi = this.client.multi();
				if (secDuration > 0) multi.set(rlKey, points, "EX", secDuration);
				else multi.set(rlKey, points);
				return multi.pttl(rlKey).exec();
			}
			if (secDuration > 0) return this.client.rlflxIncr([
				rlKey,
				String(points),
				String(secDuration),
				String(this.points),
				String(this.duration)
			]);
			return this.client.multi().incrby(rlKey, points).pttl(rlKey).exec();
		}
		_get(rlKey) {
			if (!this._isValkeyReady()) throw new Error("Valkey connection is not ready");
			return this.client.multi().get(rlKey).pttl(rlKey).exec().then((result) => {
				const [[, points]] = result;
				if (points === null) return null;
				return result;
			});
		}
		_delete(rlKey) {
			return this.client.del(rlKey).then((result) => result > 0);
		}
	};
	module.exports = RateLimiterValkey;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterValkeyGlide.js
var require_RateLimiterValkeyGlide = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const DEFAULT_LIBRARY_NAME = "ratelimiterflexible";
	const DEFAULT_VALKEY_SCRIPT = `local key = KEYS[1]
local pointsToConsume = tonumber(ARGV[1])
if tonumber(ARGV[2]) > 0 then
  server.call('set', key, "0", 'EX', ARGV[2], 'NX')
  local consumed = server.call('incrby', key, pointsToConsume)
  local pttl = server.call('pttl', key)
  return {consumed, pttl}
end
local consumed = server.call('incrby', key, pointsToConsume)
local pttl = server.call('pttl', key)
return {consumed, pttl}`;
	const GET_VALKEY_SCRIPT = `local key = KEYS[1]
local value = server.call('get', key)
if value == nil then
  return value
end
local pttl = server.call('pttl', key)
return {tonumber(value), pttl}`;
	var RateLimiterValkeyGlide = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			this.client = opts.storeClient;
			this._scriptLoaded = false;
			this._getScriptLoaded = false;
			this._rejectIfValkeyNotReady = !!opts.rejectIfValkeyNotReady;
			this._luaScript = opts.customFunction || DEFAULT_VALKEY_SCRIPT;
			this._libraryName = opts.customFunctionLibName || DEFAULT_LIBRARY_NAME;
		}
		async _loadScripts() {
			if (this._scriptLoaded && this._getScriptLoaded) return true;
			if (!this.client) throw new Error("Valkey client is not set");
			const promises = [];
			if (!this._scriptLoaded) {
				const script = Buffer.from(`#!lua name=${this._libraryName}
        local function consume(KEYS, ARGV)
          ${this._luaScript.trim()}
        end
        server.register_function('consume', consume)`);
				promises.push(this.client.functionLoad(script, { replace: true }));
			} else promises.push(Promise.resolve(this._libraryName));
			if (!this._getScriptLoaded) {
				const script = Buffer.from(`#!lua name=ratelimiter_get
        local function getValue(KEYS, ARGV)
          ${GET_VALKEY_SCRIPT.trim()}
        end
        server.register_function('getValue', getValue)`);
				promises.push(this.client.functionLoad(script, { replace: true }));
			} else promises.push(Promise.resolve("ratelimiter_get"));
			const results = await Promise.all(promises);
			this._scriptLoaded = results[0] === this._libraryName;
			this._getScriptLoaded = results[1] === "ratelimiter_get";
			if (!this._scriptLoaded || !this._getScriptLoaded) throw new Error("Valkey connection is not ready, scripts not loaded");
			return true;
		}
		async _upsert(rlKey, pointsToConsume, msDuration, forceExpire = false, options = {}) {
			await this._loadScripts();
			const secDuration = Math.floor(msDuration / 1e3);
			if (forceExpire) {
				if (secDuration > 0) {
					await this.client.set(rlKey, String(pointsToConsume), { expiry: {
						type: "EX",
						count: secDuration
					} });
					return [pointsToConsume, secDuration * 1e3];
				}
				await this.client.set(rlKey, String(pointsToConsume));
				return [pointsToConsume, -1];
			}
			return await this.client.fcall("consume", [rlKey], [String(pointsToConsume), String(secDuration)]);
		}
		async _get(rlKey, options = {}) {
			await this._loadScripts();
			const res = await this.client.fcall("getValue", [rlKey], []);
			return res.length > 0 ? res : null;
		}
		async _delete(rlKey, options = {}) {
			return await this.client.del([rlKey]) > 0;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			if (result === null) return null;
			const res = new RateLimiterRes();
			const [consumedPointsStr, pttl] = result;
			const consumedPoints = Number(consumedPointsStr);
			res.isFirstInDuration = consumedPoints === changedPoints;
			res.consumedPoints = consumedPoints;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = pttl;
			return res;
		}
		async close() {
			if (this._scriptLoaded) {
				await this.client.functionDelete(this._libraryName);
				this._scriptLoaded = false;
			}
			if (this._getScriptLoaded) {
				await this.client.functionDelete("ratelimiter_get");
				this._getScriptLoaded = false;
			}
			if (this.insuranceLimiter) try {
				await this.insuranceLimiter.close();
			} catch (e) {}
			this.client = null;
			this._scriptLoaded = false;
			this._getScriptLoaded = false;
			this._rejectIfValkeyNotReady = false;
			this._luaScript = null;
			this._libraryName = null;
			this.insuranceLimiter = null;
		}
	};
	module.exports = RateLimiterValkeyGlide;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterSQLite.js
var require_RateLimiterSQLite = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	var RateLimiterSQLite = class extends RateLimiterStoreAbstract {
		_internalStoreType = null;
		constructor(opts, cb = null) {
			super(opts);
			this.client = opts.storeClient;
			this.storeType = opts.storeType || "sqlite3";
			this.tableName = opts.tableName;
			this.tableCreated = opts.tableCreated || false;
			this.clearExpiredByTimeout = opts.clearExpiredByTimeout;
			this._validateStoreTypes(cb);
			this._validateStoreClient(cb);
			this._setInternalStoreType(cb);
			this._validateTableName(cb);
			if (!this.tableCreated) this._createDbAndTable().then(() => {
				this.tableCreated = true;
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}).catch((err) => {
				if (typeof cb === "function") cb(err);
				else throw err;
			});
			else {
				if (this.clearExpiredByTimeout) this._clearExpiredHourAgo();
				if (typeof cb === "function") cb();
			}
		}
		_validateStoreTypes(cb) {
			const validStoreTypes = [
				"sqlite3",
				"better-sqlite3",
				"knex"
			];
			if (!validStoreTypes.includes(this.storeType)) {
				const err = new Error(`storeType must be one of: ${validStoreTypes.join(", ")}`);
				if (typeof cb === "function") return cb(err);
				throw err;
			}
		}
		_validateStoreClient(cb) {
			if (this.storeType === "sqlite3") {
				if (typeof this.client.run !== "function") {
					const err = new Error("storeClient must be an instance of sqlite3.Database when storeType is 'sqlite3' or no storeType was provided");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			} else if (this.storeType === "better-sqlite3") {
				if (typeof this.client.prepare !== "function" || typeof this.client.run !== "undefined") {
					const err = new Error("storeClient must be an instance of better-sqlite3.Database when storeType is 'better-sqlite3'");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			} else if (this.storeType === "knex") {
				if (typeof this.client.raw !== "function") {
					const err = new Error("storeClient must be an instance of Knex when storeType is 'knex'");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			}
		}
		_setInternalStoreType(cb) {
			if (this.storeType === "knex") {
				const knexClientType = this.client.client.config.client;
				if (knexClientType === "sqlite3") this._internalStoreType = "sqlite3";
				else if (knexClientType === "better-sqlite3") this._internalStoreType = "better-sqlite3";
				else {
					const err = new Error("Knex must be configured with 'sqlite3' or 'better-sqlite3' for RateLimiterSQLite");
					if (typeof cb === "function") return cb(err);
					throw err;
				}
			} else this._internalStoreType = this.storeType;
		}
		_validateTableName(cb) {
			if (!/^[A-Za-z0-9_]*$/.test(this.tableName)) {
				const err = new Error("Table name must contain only letters and numbers");
				if (typeof cb === "function") return cb(err);
				throw err;
			}
		}
		async _getConnection() {
			if (this.storeType === "knex") return this.client.client.acquireConnection();
			return this.client;
		}
		_releaseConnection(conn) {
			if (this.storeType === "knex") this.client.client.releaseConnection(conn);
		}
		async _createDbAndTable() {
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3":
						await new Promise((resolve, reject) => {
							conn.run(this._getCreateTableSQL(), (err) => err ? reject(err) : resolve());
						});
						break;
					case "better-sqlite3":
						conn.prepare(this._getCreateTableSQL()).run();
						break;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		_getCreateTableSQL() {
			return `CREATE TABLE IF NOT EXISTS ${this.tableName} (
      key TEXT PRIMARY KEY,
      points INTEGER NOT NULL DEFAULT 0,
      expire INTEGER
    )`;
		}
		_clearExpiredHourAgo() {
			if (this._clearExpiredTimeoutId) clearTimeout(this._clearExpiredTimeoutId);
			this._clearExpiredTimeoutId = setTimeout(() => {
				this.clearExpired(Date.now() - 36e5).then(() => this._clearExpiredHourAgo());
			}, 3e5);
			this._clearExpiredTimeoutId.unref();
		}
		async clearExpired(nowMs) {
			const sql = `DELETE FROM ${this.tableName} WHERE expire < ?`;
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3":
						await new Promise((resolve, reject) => {
							conn.run(sql, [nowMs], (err) => err ? reject(err) : resolve());
						});
						break;
					case "better-sqlite3":
						conn.prepare(sql).run(nowMs);
						break;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.isFirstInDuration = changedPoints === result.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : result.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.expire ? Math.max(result.expire - Date.now(), 0) : -1;
			return res;
		}
		async _upsertTransactionSQLite3(conn, upsertQuery, upsertParams) {
			return await new Promise((resolve, reject) => {
				conn.serialize(() => {
					conn.run("SAVEPOINT rate_limiter_trx;", (err) => {
						if (err) return reject(err);
						conn.get(upsertQuery, upsertParams, (err, row) => {
							if (err) {
								conn.run("ROLLBACK TO SAVEPOINT rate_limiter_trx;", () => reject(err));
								return;
							}
							conn.run("RELEASE SAVEPOINT rate_limiter_trx;", () => resolve(row));
						});
					});
				});
			});
		}
		async _upsertTransactionBetterSQLite3(conn, upsertQuery, upsertParams) {
			return conn.transaction(() => conn.prepare(upsertQuery).get(...upsertParams))();
		}
		async _upsertTransaction(rlKey, points, msDuration, forceExpire) {
			const dateNow = Date.now();
			const newExpire = msDuration > 0 ? dateNow + msDuration : null;
			const upsertQuery = forceExpire ? `INSERT OR REPLACE INTO ${this.tableName} (key, points, expire) VALUES (?, ?, ?) RETURNING points, expire` : `INSERT INTO ${this.tableName} (key, points, expire)
         VALUES (?, ?, ?)
         ON CONFLICT(key) DO UPDATE SET
           points = CASE WHEN expire IS NULL OR expire > ? THEN points + excluded.points ELSE excluded.points END,
           expire = CASE WHEN expire IS NULL OR expire > ? THEN expire ELSE excluded.expire END
         RETURNING points, expire`;
			const upsertParams = forceExpire ? [
				rlKey,
				points,
				newExpire
			] : [
				rlKey,
				points,
				newExpire,
				dateNow,
				dateNow
			];
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3": return this._upsertTransactionSQLite3(conn, upsertQuery, upsertParams);
					case "better-sqlite3": return this._upsertTransactionBetterSQLite3(conn, upsertQuery, upsertParams);
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		_upsert(rlKey, points, msDuration, forceExpire = false) {
			if (!this.tableCreated) return Promise.reject(new Error("Table is not created yet"));
			return this._upsertTransaction(rlKey, points, msDuration, forceExpire);
		}
		async _get(rlKey) {
			const sql = `SELECT points, expire FROM ${this.tableName} WHERE key = ? AND (expire > ? OR expire IS NULL)`;
			const now = Date.now();
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3": return await new Promise((resolve, reject) => {
						conn.get(sql, [rlKey, now], (err, row) => err ? reject(err) : resolve(row || null));
					});
					case "better-sqlite3": return conn.prepare(sql).get(rlKey, now) || null;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
		async _delete(rlKey) {
			if (!this.tableCreated) return Promise.reject(new Error("Table is not created yet"));
			const sql = `DELETE FROM ${this.tableName} WHERE key = ?`;
			const conn = await this._getConnection();
			try {
				switch (this._internalStoreType) {
					case "sqlite3": return await new Promise((resolve, reject) => {
						conn.run(sql, [rlKey], function(err) {
							if (err) reject(err);
							else resolve(this.changes > 0);
						});
					});
					case "better-sqlite3": return conn.prepare(sql).run(rlKey).changes > 0;
					default: throw new Error("Unsupported internalStoreType");
				}
			} finally {
				this._releaseConnection(conn);
			}
		}
	};
	module.exports = RateLimiterSQLite;
}));
// ../node_modules/rate-limiter-flexible/lib/component/RateLimiterEtcdTransactionFailedError.js
var require_RateLimiterEtcdTransactionFailedError = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterEtcdTransactionFailedError extends Error {
		constructor(message) {
			super();
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			this.name = "RateLimiterEtcdTransactionFailedError";
			this.message = message;
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/component/RateLimiterSetupError.js
var require_RateLimiterSetupError = __commonJSMin(((exports, module) => {
	module.exports = class RateLimiterSetupError extends Error {
		constructor(message) {
			super();
			if (Error.captureStackTrace) Error.captureStackTrace(this, this.constructor);
			this.name = "RateLimiterSetupError";
			this.message = message;
		}
	};
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterEtcdNonAtomic.js
var require_RateLimiterEtcdNonAtomic = __commonJSMin(((exports, module) => {
	const RateLimiterStoreAbstract = require_RateLimiterStoreAbstract();
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterSetupError = require_RateLimiterSetupError();
	var RateLimiterEtcdNonAtomic = class extends RateLimiterStoreAbstract {
		constructor(opts) {
			super(opts);
			if (!opts.storeClient) throw new RateLimiterSetupError("You need to set the option \"storeClient\" to an instance of class \"Etcd3\".");
			this.client = opts.storeClient;
		}
		_getRateLimiterRes(rlKey, changedPoints, result) {
			const res = new RateLimiterRes();
			res.isFirstInDuration = changedPoints === result.points;
			res.consumedPoints = res.isFirstInDuration ? changedPoints : result.points;
			res.remainingPoints = Math.max(this.points - res.consumedPoints, 0);
			res.msBeforeNext = result.expire ? Math.max(result.expire - Date.now(), 0) : -1;
			return res;
		}
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			const expire = msDuration > 0 ? Date.now() + msDuration : null;
			let newValue = {
				points,
				expire
			};
			if (forceExpire) await this.client.put(rlKey).value(JSON.stringify(newValue));
			else {
				const oldValue = await this._get(rlKey);
				newValue = {
					points: (oldValue !== null ? oldValue.points : 0) + points,
					expire
				};
				await this.client.put(rlKey).value(JSON.stringify(newValue));
			}
			return newValue;
		}
		async _get(rlKey) {
			return this.client.get(rlKey).string().then((result) => result !== null ? JSON.parse(result) : null);
		}
		async _delete(rlKey) {
			return this.client.delete().key(rlKey).then((result) => result.deleted === "1");
		}
	};
	module.exports = RateLimiterEtcdNonAtomic;
}));
// ../node_modules/rate-limiter-flexible/lib/RateLimiterEtcd.js
var require_RateLimiterEtcd = __commonJSMin(((exports, module) => {
	const RateLimiterEtcdTransactionFailedError = require_RateLimiterEtcdTransactionFailedError();
	const RateLimiterEtcdNonAtomic = require_RateLimiterEtcdNonAtomic();
	const MAX_TRANSACTION_TRIES = 5;
	var RateLimiterEtcd = class extends RateLimiterEtcdNonAtomic {
		async _upsert(rlKey, points, msDuration, forceExpire = false) {
			const expire = msDuration > 0 ? Date.now() + msDuration : null;
			let newValue = {
				points,
				expire
			};
			let oldValue;
			if (forceExpire) await this.client.put(rlKey).value(JSON.stringify(newValue));
			else if (!await this.client.if(rlKey, "Version", "===", "0").then(this.client.put(rlKey).value(JSON.stringify(newValue))).commit().then((result) => !!result.succeeded)) {
				let success = false;
				for (let i = 0; i < MAX_TRANSACTION_TRIES; i++) {
					oldValue = await this._get(rlKey);
					newValue = {
						points: oldValue.points + points,
						expire
					};
					success = await this.client.if(rlKey, "Value", "===", JSON.stringify(oldValue)).then(this.client.put(rlKey).value(JSON.stringify(newValue))).commit().then((result) => !!result.succeeded);
					if (success) break;
				}
				if (!success) throw new RateLimiterEtcdTransactionFailedError("Could not set new value in a transaction.");
			}
			return newValue;
		}
	};
	module.exports = RateLimiterEtcd;
}));
// ../node_modules/rate-limiter-flexible/index.js
var require_rate_limiter_flexible = __commonJSMin(((exports, module) => {
	const RateLimiterRedis = require_RateLimiterRedis();
	const RateLimiterRedisNonAtomic = require_RateLimiterRedisNonAtomic();
	const RateLimiterMongo = require_RateLimiterMongo();
	const RateLimiterMySQL = require_RateLimiterMySQL();
	const RateLimiterPostgres = require_RateLimiterPostgres();
	const { RateLimiterClusterMaster, RateLimiterClusterMasterPM2, RateLimiterCluster } = require_RateLimiterCluster();
	const RateLimiterMemory = require_RateLimiterMemory();
	const RateLimiterMemcache = require_RateLimiterMemcache();
	const RLWrapperBlackAndWhite = require_RLWrapperBlackAndWhite();
	const RLWrapperTimeouts = require_RLWrapperTimeouts();
	const RateLimiterUnion = require_RateLimiterUnion();
	const RateLimiterQueue = require_RateLimiterQueue();
	const BurstyRateLimiter = require_BurstyRateLimiter();
	const RateLimiterRes = require_RateLimiterRes();
	const RateLimiterCompatibleAbstract = require_RateLimiterCompatibleAbstract();
	const RateLimiterDynamo = require_RateLimiterDynamo();
	const RateLimiterPrisma = require_RateLimiterPrisma();
	const RateLimiterDrizzle = require_RateLimiterDrizzle();
	const RateLimiterDrizzleNonAtomic = require_RateLimiterDrizzleNonAtomic();
	const RateLimiterValkey = require_RateLimiterValkey();
	const RateLimiterValkeyGlide = require_RateLimiterValkeyGlide();
	const RateLimiterSQLite = require_RateLimiterSQLite();
	const RateLimiterEtcd = require_RateLimiterEtcd();
	const RateLimiterEtcdNonAtomic = require_RateLimiterEtcdNonAtomic();
	const RateLimiterQueueError = require_RateLimiterQueueError();
	const RateLimiterEtcdTransactionFailedError = require_RateLimiterEtcdTransactionFailedError();
	module.exports = {
		RateLimiterRedis,
		RateLimiterRedisNonAtomic,
		RateLimiterMongo,
		RateLimiterMySQL,
		RateLimiterPostgres,
		RateLimiterMemory,
		RateLimiterMemcache,
		RateLimiterClusterMaster,
		RateLimiterClusterMasterPM2,
		RateLimiterCluster,
		RLWrapperBlackAndWhite,
		RLWrapperTimeouts,
		RateLimiterUnion,
		RateLimiterQueue,
		BurstyRateLimiter,
		RateLimiterRes,
		RateLimiterCompatibleAbstract,
		RateLimiterDynamo,
		RateLimiterPrisma,
		RateLimiterValkey,
		RateLimiterValkeyGlide,
		RateLimiterSQLite,
		RateLimiterEtcd,
		RateLimiterDrizzle,
		RateLimiterDrizzleNonAtomic,
		RateLimiterEtcdNonAtomic,
		RateLimiterQueueError,
		RateLimiterEtcdTransactionFailedError
	};
}));
// src/platform/http/limits/rate-limit.ts
var import_rate_limiter_flexible = require_rate_limiter_flexible();
function createRateLimits(stores, scale) {
	const limiters = new Map();
	function limiterFor(name, { max, windowS, store }) {
		const existing = limiters.get(name);
		if (existing !== void 0) return existing;
		const points = Math.ceil(max * scale);
		const common = {
			keyPrefix: name,
			points,
			duration: windowS
		};
		const limiter = store === "memory" ? new import_rate_limiter_flexible.RateLimiterMemory(common) : sharedLimiter(stores, {
			...common,
			inMemoryBlockOnConsumed: points
		});
		limiters.set(name, limiter);
		return limiter;
	}
	function limit(name, rule) {
		const limiter = limiterFor(name, rule);
		const keyOf = rule.store === "memory" ? asItIs : shortKey;
		return (key) => {
			const counted = limiter.consume(keyOf(key));
			return (rule.store === "memory" ? counted : inTime(counted)).then(nothing, refuse);
		};
	}
	return {
		limit,
		limitFor(name, route = "") {
			const rule = routeLimits[name];
			return limit(rule.perRoute ? `${name}:${route}` : name, rule);
		},
		tries(name, { max, windowS, pauseS }) {
			const limiter = sharedLimiter(stores, {
				keyPrefix: name,
				points: Math.ceil(max * scale),
				duration: windowS,
				blockDuration: pauseS
			});
			return {
				charge: (key) => inTime(limiter.consume(shortKey(key))).then(nothing, refuse),
				undoCharge: (key) => limiter.reward(shortKey(key)).then(nothing, nothing)
			};
		}
	};
}
function sharedLimiter({ pool, redis }, options) {
	const inPostgres = new import_rate_limiter_flexible.RateLimiterPostgres({
		...options,
		storeClient: pool,
		storeType: "pool",
		tableName: "rate_limits",
		tableCreated: true
	});
	if (redis === void 0) return inPostgres;
	return new import_rate_limiter_flexible.RateLimiterRedis({
		...options,
		keyPrefix: `sesame:limit:${options.keyPrefix}`,
		storeClient: redis,
		rejectIfRedisNotReady: true,
		insuranceLimiter: inPostgres
	});
}
function shortKey(key) {
	return sha256(key).toString("base64url");
}
function asItIs(key) {
	return key;
}
function nothing() {}
function refuse(failure) {
	if (!(failure instanceof import_rate_limiter_flexible.RateLimiterRes)) throw failure;
	throw new Refusal("too_many_requests", { retryAfterS: Math.max(1, Math.ceil(failure.msBeforeNext / 1e3)) });
}
// ../node_modules/@fastify/under-pressure/index.js
var require_under_pressure = __commonJSMin(((exports, module) => {
	const fe = require_error();
	const fp = require_fastify_plugin();
	const assert = __require("node:assert");
	const { monitorEventLoopDelay } = __require("node:perf_hooks");
	const { eventLoopUtilization } = __require("node:perf_hooks").performance;
	const SERVICE_UNAVAILABLE = 503;
	const createError = (msg = "Service Unavailable") => fe("FST_UNDER_PRESSURE", msg, SERVICE_UNAVAILABLE);
	const TYPE_EVENT_LOOP_DELAY = "eventLoopDelay";
	const TYPE_HEAP_USED_BYTES = "heapUsedBytes";
	const TYPE_RSS_BYTES = "rssBytes";
	const TYPE_HEALTH_CHECK = "healthCheck";
	const TYPE_EVENT_LOOP_UTILIZATION = "eventLoopUtilization";
	function getSampleInterval(value, eventLoopResolution) {
		return Math.max(eventLoopResolution, value || 1e3);
	}
	async function fastifyUnderPressure(fastify, opts = {}) {
		const resolution = 10;
		const sampleInterval = getSampleInterval(opts.sampleInterval, resolution);
		const maxEventLoopDelay = opts.maxEventLoopDelay || 0;
		const maxHeapUsedBytes = opts.maxHeapUsedBytes || 0;
		const maxRssBytes = opts.maxRssBytes || 0;
		const healthCheck = opts.healthCheck || false;
		const healthCheckInterval = opts.healthCheckInterval || -1;
		const UnderPressureError = opts.customError || createError(opts.message);
		const maxEventLoopUtilization = opts.maxEventLoopUtilization || 0;
		const eventLoopUtilizationMode = opts.eventLoopUtilizationMode || "cumulative";
		const pressureHandler = opts.pressureHandler;
		const checkMaxEventLoopDelay = maxEventLoopDelay > 0;
		const checkMaxHeapUsedBytes = maxHeapUsedBytes > 0;
		const checkMaxRssBytes = maxRssBytes > 0;
		const checkMaxEventLoopUtilization = maxEventLoopUtilization > 0;
		let heapUsed = 0;
		let rssBytes = 0;
		let eventLoopDelay = 0;
		let elu;
		let eventLoopUtilized = 0;
		const histogram = monitorEventLoopDelay({ resolution });
		histogram.enable();
		if (eventLoopUtilization) elu = eventLoopUtilization();
		fastify.decorate("memoryUsage", memoryUsage);
		fastify.decorate("isUnderPressure", isUnderPressure);
		const timer = setTimeout(beginMemoryUsageUpdate, sampleInterval);
		timer.unref();
		let externalsHealthy = false;
		let externalHealthCheckTimer;
		if (healthCheck) {
			assert(typeof healthCheck === "function", "opts.healthCheck should be a function that returns a promise that resolves to true or false");
			assert(healthCheckInterval > 0 || opts.exposeStatusRoute, "opts.healthCheck requires opts.healthCheckInterval or opts.exposeStatusRoute");
			const doCheck = async () => {
				try {
					externalsHealthy = await healthCheck(fastify);
				} catch (error) {
					externalsHealthy = false;
					fastify.log.error({ error }, "external healthCheck function supplied to `under-pressure` threw an error. setting the service status to unhealthy.");
				}
			};
			await doCheck();
			if (healthCheckInterval > 0) {
				const beginCheck = async () => {
					await doCheck();
					externalHealthCheckTimer.refresh();
				};
				externalHealthCheckTimer = setTimeout(beginCheck, healthCheckInterval);
				externalHealthCheckTimer.unref();
			}
		} else externalsHealthy = true;
		fastify.addHook("onClose", onClose);
		opts.exposeStatusRoute = mapExposeStatusRoute(opts.exposeStatusRoute);
		if (opts.exposeStatusRoute) {
			const { response: customResponse = {}, ...routeSchemaOpts } = opts.exposeStatusRoute.routeSchemaOpts || {};
			const { 200: custom200 = {}, ...customErrorResponses } = customResponse;
			fastify.route({
				...opts.exposeStatusRoute.routeOpts,
				url: opts.exposeStatusRoute.url,
				method: "GET",
				schema: {
					...routeSchemaOpts,
					response: {
						200: {
							type: "object",
							description: "Health Check Succeeded",
							example: { status: "ok" },
							...custom200,
							properties: {
								status: { type: "string" },
								...opts.exposeStatusRoute.routeResponseSchemaOpts,
								...custom200.properties
							}
						},
						500: {
							type: "object",
							description: "Error Performing Health Check",
							properties: {
								message: {
									type: "string",
									description: "Error message for failure during health check",
									example: "Internal Server Error"
								},
								statusCode: {
									type: "number",
									description: "Code representing the error. Always matches the HTTP response code.",
									example: 500
								}
							}
						},
						503: {
							type: "object",
							description: "Health Check Failed",
							properties: {
								code: {
									type: "string",
									description: "Error code associated with the failing check",
									example: "FST_UNDER_PRESSURE"
								},
								error: {
									type: "string",
									description: "Error thrown during health check",
									example: "Service Unavailable"
								},
								message: {
									type: "string",
									description: "Error message to explain health check failure",
									example: "Service Unavailable"
								},
								statusCode: {
									type: "number",
									description: "Code representing the error. Always matches the HTTP response code.",
									example: 503
								}
							}
						},
						...customErrorResponses
					}
				},
				handler: onStatus
			});
		}
		if (checkMaxEventLoopUtilization === false && checkMaxEventLoopDelay === false && checkMaxHeapUsedBytes === false && checkMaxRssBytes === false && healthCheck === false) return;
		const underPressureError = new UnderPressureError();
		const retryAfter = opts.retryAfter || 10;
		fastify.addHook("onRequest", onRequest);
		function mapExposeStatusRoute(opts) {
			if (!opts) return false;
			if (typeof opts === "string") return { url: opts };
			return Object.assign({ url: "/status" }, opts);
		}
		function updateEventLoopDelay() {
			eventLoopDelay = Math.max(0, histogram.mean / 1e6 - resolution);
			if (Number.isNaN(eventLoopDelay)) eventLoopDelay = 1e400;
			histogram.reset();
		}
		function updateEventLoopUtilization() {
			if (elu) {
				if (eventLoopUtilizationMode === "interval") {
					const current = eventLoopUtilization();
					eventLoopUtilized = eventLoopUtilization(current, elu).utilization;
					elu = current;
				} else eventLoopUtilized = eventLoopUtilization(elu).utilization;
			} else eventLoopUtilized = 0;
		}
		function beginMemoryUsageUpdate() {
			updateMemoryUsage();
			timer.refresh();
		}
		function updateMemoryUsage() {
			const mem = process.memoryUsage();
			heapUsed = mem.heapUsed;
			rssBytes = mem.rss;
			updateEventLoopDelay();
			updateEventLoopUtilization();
		}
		function isUnderPressure() {
			if (checkMaxEventLoopDelay && eventLoopDelay > maxEventLoopDelay) return true;
			if (checkMaxHeapUsedBytes && heapUsed > maxHeapUsedBytes) return true;
			if (checkMaxRssBytes && rssBytes > maxRssBytes) return true;
			if (!externalsHealthy) return true;
			return checkMaxEventLoopUtilization && eventLoopUtilized > maxEventLoopUtilization;
		}
		function onRequest(req, reply, next) {
			const _pressureHandler = req.routeOptions.config.pressureHandler || pressureHandler;
			if (checkMaxEventLoopDelay && eventLoopDelay > maxEventLoopDelay) {
				handlePressure(_pressureHandler, req, reply, next, TYPE_EVENT_LOOP_DELAY, eventLoopDelay);
				return;
			}
			if (checkMaxHeapUsedBytes && heapUsed > maxHeapUsedBytes) {
				handlePressure(_pressureHandler, req, reply, next, TYPE_HEAP_USED_BYTES, heapUsed);
				return;
			}
			if (checkMaxRssBytes && rssBytes > maxRssBytes) {
				handlePressure(_pressureHandler, req, reply, next, TYPE_RSS_BYTES, rssBytes);
				return;
			}
			if (!externalsHealthy) {
				handlePressure(_pressureHandler, req, reply, next, TYPE_HEALTH_CHECK, void 0);
				return;
			}
			if (checkMaxEventLoopUtilization && eventLoopUtilized > maxEventLoopUtilization) {
				handlePressure(_pressureHandler, req, reply, next, TYPE_EVENT_LOOP_UTILIZATION, eventLoopUtilized);
				return;
			}
			next();
		}
		function handlePressure(pressureHandler, req, reply, next, type, value) {
			if (typeof pressureHandler === "function") {
				const result = pressureHandler(req, reply, type, value);
				if (result instanceof Promise) result.then(() => next(), next);
				else if (result == null) next();
				else reply.send(result);
			} else {
				reply.status(SERVICE_UNAVAILABLE).header("Retry-After", retryAfter);
				next(underPressureError);
			}
		}
		function memoryUsage() {
			return {
				eventLoopDelay,
				rssBytes,
				heapUsed,
				eventLoopUtilized
			};
		}
		async function onStatus(req, reply) {
			const okResponse = { status: "ok" };
			if (healthCheck) try {
				const checkResult = await healthCheck(fastify);
				if (!checkResult) {
					req.log.error("external health check failed");
					reply.status(SERVICE_UNAVAILABLE).header("Retry-After", retryAfter);
					throw underPressureError;
				}
				return Object.assign(okResponse, checkResult);
			} catch (err) {
				req.log.error({ err }, "external health check failed with error");
				reply.status(SERVICE_UNAVAILABLE).header("Retry-After", retryAfter);
				throw underPressureError;
			}
			return okResponse;
		}
		function onClose(_fastify, done) {
			clearTimeout(timer);
			clearTimeout(externalHealthCheckTimer);
			done();
		}
	}
	module.exports = fp(fastifyUnderPressure, {
		fastify: "5.x",
		name: "@fastify/under-pressure"
	});
	module.exports.default = fastifyUnderPressure;
	module.exports.fastifyUnderPressure = fastifyUnderPressure;
	module.exports.TYPE_EVENT_LOOP_DELAY = TYPE_EVENT_LOOP_DELAY;
	module.exports.TYPE_EVENT_LOOP_UTILIZATION = TYPE_EVENT_LOOP_UTILIZATION;
	module.exports.TYPE_HEALTH_CHECK = TYPE_HEALTH_CHECK;
	module.exports.TYPE_HEAP_USED_BYTES = TYPE_HEAP_USED_BYTES;
	module.exports.TYPE_RSS_BYTES = TYPE_RSS_BYTES;
}));
// src/platform/http/limits/shed-load.ts
var import_under_pressure = __toESM(require_under_pressure(), 1);
const MAX_DELAY_MS = {
	poll: 300,
	browsing: 500,
	rest: 800
};
const MAX_WAITING = 1e3;
function maxDelayMs(request) {
	const contract = request.routeOptions.config.contract;
	if (contract === void 0 || contract.auth === "signature") return Number.POSITIVE_INFINITY;
	if (contract.limit === "poll") return MAX_DELAY_MS.poll;
	return contract.method === "GET" ? MAX_DELAY_MS.browsing : MAX_DELAY_MS.rest;
}
async function shedLoad(fastify, pool) {
	await fastify.register(import_under_pressure.default, {
		maxEventLoopDelay: MAX_DELAY_MS.poll,
		sampleInterval: 500,
		pressureHandler: (request, _reply, _type, delayMs) => {
			if (Number.isFinite(delayMs) && Number(delayMs) > maxDelayMs(request)) throw overloaded();
		}
	});
	fastify.addHook("onRequest", (request, _reply, done) => {
		done(pool.waitingCount > MAX_WAITING && maxDelayMs(request) === MAX_DELAY_MS.poll ? overloaded() : void 0);
	});
}
function overloaded() {
	return new Refusal("unavailable", { retryAfterS: 5 });
}
// src/platform/http/openapi/openapi.ts
const thread = import.meta.url.endsWith(".ts") ? "./document-thread.ts" : "./document-thread.js";
function serveOpenApi(fastify, { title, page, rateLimits }) {
	const calls = new Set();
	fastify.addHook("onRoute", ({ config }) => {
		if (config?.contract !== void 0) calls.add(config.contract.id);
	});
	const document = () => documentOf({
		title,
		calls: [...calls]
	});
	const count = rateLimits.limitFor("open");
	fastify.get("/openapi.json", async (request, reply) => {
		await count(ipPrefix(request.ip));
		return sendPrecomputed(request, reply, await document());
	});
	if (!page) return;
	const pages = new Map();
	const docs = () => makeOnce(pages, "/docs", async () => {
		const { createDocsPage } = await import("./docs-page-DUJT-pYM.js");
		return createDocsPage("/docs", String((await document()).identity));
	});
	for (const url of ["/docs", "/docs/*"]) fastify.get(url, async (request, reply) => (await docs())(request.url, reply));
}
const documents = new Map();
function documentOf(api) {
	return makeOnce(documents, JSON.stringify(api), async () => new Precomputed(await write(api)));
}
async function write(api) {
	const worker = new Worker(new URL(thread, import.meta.url), { name: "openapi" });
	const written = once(worker, "message");
	worker.postMessage(api);
	try {
		const [text] = await written;
		return text;
	} finally {
		await worker.terminate();
	}
}
function makeOnce(known, key, make) {
	const made = known.get(key) ?? make().catch((error) => {
		known.delete(key);
		throw error;
	});
	known.set(key, made);
	return made;
}
// src/platform/http/parse-json.ts
function refuseRepeatedKeys(fastify) {
	const parse = fastify.getDefaultJsonParser("error", "error");
	fastify.removeContentTypeParser("application/json");
	fastify.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
		parse(request, body, (error, value) => {
			if (error) return done(error);
			if (keysWritten(body) !== uniqueKeys(value)) return done(new Refusal("bad_request"));
			done(null, value);
		});
	});
}
const STRING_AND_COLON = /"(?:[^"\\]|\\.)*"\s*(:?)/g;
function keysWritten(json) {
	let count = 0;
	for (const [, colon] of json.matchAll(STRING_AND_COLON)) if (colon) count++;
	return count;
}
function uniqueKeys(value) {
	const rest = [value];
	let count = 0;
	while (rest.length > 0) {
		const part = rest.pop();
		if (typeof part !== "object" || part === null) continue;
		if (!Array.isArray(part)) count += Object.keys(part).length;
		for (const child of Object.values(part)) rest.push(child);
	}
	return count;
}
// src/platform/http/public-host.ts
const TEXTS = "/api-languages/";
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;
function followPublicUrl(config) {
	const { live } = connectionShop(config);
	let known = publicHostOf(config.shop().connections.publicUrl, live);
	return () => {
		const { publicUrl } = config.shop().connections;
		if (publicUrl !== known.url && !(live && publicUrl === void 0)) known = publicHostOf(publicUrl, live);
		return known;
	};
}
function publicHostOf(url, live) {
	const isComplete = url !== void 0 || !live;
	return {
		url,
		headers: {
			...apiHeaders,
			...transportHeaders(url)
		},
		accepts: hostCheck(url),
		serves: (route) => isComplete || !isForBuyers(route)
	};
}
function hostCheck(url) {
	const expected = url === void 0 ? void 0 : new URL(url);
	if (expected === void 0 || LOOPBACK.test(expected.hostname)) return () => true;
	return (host) => host?.toLowerCase() === expected.host;
}
function isForBuyers(route) {
	return route.startsWith("/api-") && !["/api-admin/api/v1", TEXTS].some((own) => route.startsWith(own));
}
// src/platform/http/require-contracts.ts
const PLAIN_ROUTES = [
	/^\/healthz$/,
	/^\/readyz$/,
	/^\/openapi\.json$/,
	/^\/\.well-known\/security\.txt$/,
	/^\/\.well-known\/sesame-address\/:token$/,
	/^\/docs(\/|$)/,
	/^\/?\*$/,
	/^\/media\/:file$/,
	/^\/mail-previews\/:ticket$/,
	/^\/media\/operator-[0-9a-f]{16}\.js$/
];
function requireContracts(fastify) {
	const strangers = [];
	fastify.addHook("onRoute", ({ method, url, config }) => {
		if (!PLAIN_ROUTES.some((pattern) => pattern.test(url)) && !isDeclared(config?.contract)) strangers.push(`${String(method)} ${url}`);
	});
	fastify.addHook("onReady", async () => {
		if (strangers.length > 0) throw new Error(`routes registered without a contract: ${strangers.join(", ")}`);
	});
}
const COUNTED_BY = {
	public: "ip",
	signature: "ip",
	user: "user",
	operator: "operator"
};
function isDeclared(contract) {
	return contract?.answer !== void 0 && Object.hasOwn(COUNTED_BY, contract.auth) && routeLimits[contract.limit]?.by === COUNTED_BY[contract.auth] && hasItsPermission(contract);
}
function hasItsPermission({ auth, permission }) {
	return auth === "operator" ? permissions.some((known) => known === permission) : permission === void 0;
}
// src/platform/http/create-server.ts
const BODY_MAX_BYTES = 65536;
const UPLOAD_TIME_MS = 18e4;
const URL_MAX_LENGTH = 4096;
const HEADERS_MAX_BYTES = 16384;
async function createServer({ platform, authenticate, authenticateOperator, noteChange, readRevision, recordExport, shedLoad: shedsLoad = platform.config.shedLoad, isClosing = () => false }) {
	const { config, log, metrics, traces } = platform;
	const options = {
		loggerInstance: log,
		childLoggerFactory: (parent, { reqId }) => new RequestLog(parent, new Unit({
			traces,
			about: { reqId },
			kind: "server"
		})),
		logController: new import_fastify.LogController({ disableRequestLogging: true }),
		requestIdHeader: false,
		genReqId: () => platform.ids.token().slice(0, 16),
		trustProxy: trustedProxies(config.trustProxy),
		bodyLimit: BODY_MAX_BYTES,
		requestTimeout: UPLOAD_TIME_MS,
		connectionTimeout: 2e4,
		return503OnClosing: false,
		forceCloseConnections: "idle",
		http: {
			headersTimeout: 1e4,
			maxHeaderSize: HEADERS_MAX_BYTES
		},
		routerOptions: {
			ignoreTrailingSlash: true,
			maxParamLength: 200
		},
		frameworkErrors: onError,
		clientErrorHandler: onBrokenRequest
	};
	const fastify = (0, import_fastify.fastify)(options);
	fastify.setValidatorCompiler(compileInput);
	fastify.setSerializerCompiler(() => JSON.stringify);
	fastify.setErrorHandler((error, request, reply) => onError(error, request, reply));
	fastify.setNotFoundHandler((request, reply) => onError(new Refusal("not_found"), request, reply));
	fastify.decorateRequest("session", void 0);
	fastify.decorateRequest("operator", void 0);
	fastify.decorateRequest("tokenHash", void 0);
	fastify.decorateRequest("fileHash", void 0);
	fastify.removeContentTypeParser("text/plain");
	refuseRepeatedKeys(fastify);
	requireContracts(fastify);
	limitBodyTime(fastify);
	fastify.addHook("preClose", async () => {
		if (!fastify.server.listening) return;
		const sweep = setInterval(() => fastify.server.closeIdleConnections(), 50);
		fastify.server.once("close", () => clearInterval(sweep));
	});
	const watchProxy = watchProxyHeaders(platform);
	const publicHost = followPublicUrl(config);
	fastify.addHook("onRequest", (request, reply, done) => {
		const { headers, accepts, serves } = publicHost();
		reply.headers(headers).header("x-request-id", request.id);
		watchProxy?.(request);
		if (isClosing()) reply.header("connection", "close");
		if ((request.raw.url?.length ?? 0) > URL_MAX_LENGTH) return done(new Refusal("bad_request"));
		if (!(accepts(request.headers.host) && serves(request.routeOptions.url ?? "")) && !isForAnyHost(request)) return done(new Refusal("misdirected"));
		unitOf(request).run(done);
	});
	fastify.addHook("onResponse", (request, reply, done) => {
		logAnswer(log, request, reply);
		metrics?.observeRequest({
			method: request.method,
			route: request.routeOptions.url,
			status: reply.statusCode,
			ms: reply.elapsedTime
		});
		if (traces !== void 0) endUnit(request, reply);
		done();
	});
	if (shedsLoad) await shedLoad(fastify, platform.pool);
	if (config.corsOrigins.length > 0) await fastify.register(import_cors.default, {
		origin: [...config.corsOrigins],
		credentials: true,
		methods: [
			"GET",
			"POST",
			"PUT",
			"DELETE"
		],
		allowedHeaders: [
			"Authorization",
			"Content-Type",
			"Idempotency-Key",
			"Accept-Language",
			"If-None-Match"
		],
		exposedHeaders: [
			"Retry-After",
			"ETag",
			"X-Request-Id"
		],
		maxAge: 600
	});
	const rateLimits = createRateLimits(platform, config.rateLimitScale);
	if (config.openApi) {
		const { brandName: title } = config.shop();
		serveOpenApi(fastify, {
			title,
			page: !config.production,
			rateLimits
		});
	}
	return {
		fastify,
		platform,
		authenticate,
		authenticateOperator,
		noteChange,
		readRevision,
		recordExport,
		rateLimits,
		checkAnswers: !config.production
	};
}
function isForAnyHost({ url }) {
	return url === "/healthz" || url === "/readyz" || isAddressProbe(url);
}
function logAnswer(log, request, reply) {
	const level = reply.statusCode >= 400 || request.method !== "GET" ? "info" : "debug";
	if (!log.isLevelEnabled(level)) return;
	request.log[level]({
		method: request.method,
		route: request.routeOptions.url ?? "unknown",
		status: reply.statusCode,
		...reply.statusCode >= 400 && { network: ipPrefix(request.ip) },
		ms: Math.round(reply.elapsedTime),
		...request.session !== void 0 && { userId: request.session.userId },
		...request.operator !== void 0 && { operatorId: request.operator.id }
	}, "answered");
}
function endUnit(request, { statusCode }) {
	const { contract } = request.routeOptions.config;
	if (contract === void 0) return;
	const isFailed = statusCode >= 500;
	unitOf(request).end({
		name: `${request.method} ${contract.path}`,
		isFailed,
		attributes: {
			"http.request.method": request.method,
			"http.route": contract.path,
			"http.response.status_code": statusCode,
			"sesame.request.id": request.id,
			...isFailed && { "error.type": String(statusCode) }
		}
	});
}
function trustedProxies(setting) {
	if (typeof setting === "number") return (_address, hop) => hop < setting;
	return setting === void 0 ? false : [...setting];
}
function onBrokenRequest(error, socket) {
	if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
	const status = error.code === "ERR_HTTP_REQUEST_TIMEOUT" ? "408 Request Timeout" : error.code === "HPE_HEADER_OVERFLOW" ? "431 Request Header Fields Too Large" : "400 Bad Request";
	const body = JSON.stringify(refusalBody(new Refusal("bad_request"), void 0));
	socket.end(`HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`);
}
// src/platform/http/files/media.ts
const NAME = /^[0-9a-f]{32}\.webp$/;
function serveMedia(fastify, { config, storage }, rateLimits) {
	const count = rateLimits.limitFor("open");
	const headers = {
		...apiHeaders,
		"content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
		"content-type": "image/webp",
		"content-disposition": "inline",
		"cache-control": "public, max-age=31536000, immutable",
		...config.corsOrigins.length > 0 && { "cross-origin-resource-policy": "cross-origin" }
	};
	fastify.get("/media/:file", async (request, reply) => {
		await count(ipPrefix(request.ip));
		const { file } = request.params;
		const tile = drawTile(file);
		if (tile !== void 0) return reply.headers({
			...headers,
			"content-type": "image/svg+xml"
		}).send(tile);
		if (!NAME.test(file)) throw new Refusal("not_found");
		const bytes = await storage.get(file).catch((cause) => {
			throw new Refusal("unavailable", {
				retryAfterS: 5,
				cause
			});
		});
		if (bytes === void 0) throw new Refusal("not_found");
		return reply.headers(headers).send(bytes);
	});
}
// src/platform/http/files/security-txt.ts
const VALIDITY_MS = 15552e6;
function serveSecurityTxt(fastify, { clock, config }, rateLimits) {
	const count = rateLimits.limitFor("open");
	fastify.get("/.well-known/security.txt", async (request, reply) => {
		await count(ipPrefix(request.ip));
		const shop = config.shop();
		const { publicUrl } = shop.connections;
		const contact = config.securityContact ?? supportUrlOf(shop);
		if (contact === void 0) throw new Refusal("not_found");
		const lines = [
			`Contact: ${contact}`,
			`Expires: ${new Date(clock.now().getTime() + VALIDITY_MS).toISOString()}`,
			"Preferred-Languages: en, ru",
			...publicUrl === void 0 ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]
		];
		return reply.header("content-type", "text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
	});
}
// src/platform/http/files/assets.ts
const MIME = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".svg": "image/svg+xml; charset=utf-8",
	".png": "image/png",
	".jpg": "image/jpeg",
	".webp": "image/webp",
	".ico": "image/x-icon",
	".woff2": "font/woff2",
	".json": "application/json; charset=utf-8",
	".webmanifest": "application/manifest+json",
	".txt": "text/plain; charset=utf-8"
};
const COMPRESSED = new Set([
	".html",
	".js",
	".css",
	".svg",
	".json",
	".webmanifest",
	".txt"
]);
const builds = new Map();
function readBuild(folder) {
	const known = builds.get(folder) ?? readFiles(folder);
	builds.set(folder, known);
	return known;
}
async function readFiles(folder) {
	const entries = await readdir(folder, {
		recursive: true,
		withFileTypes: true
	}).catch(() => []);
	const assets = new Map();
	for (const entry of entries) {
		const extension = extname(entry.name);
		if (!entry.isFile() || MIME[extension] === void 0 || entry.parentPath.includes(".vite")) continue;
		const file = join(entry.parentPath, entry.name);
		const path = `/${relative(folder, file).split(sep).join("/")}`;
		assets.set(path, asset(extension, await readFile(file), path.startsWith("/assets/")));
	}
	return assets;
}
function asset(extension, identity, immutable, sandboxed = false) {
	const digest = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
	return {
		identity,
		immutable,
		sandboxed,
		type: MIME[extension] ?? "application/octet-stream",
		etag: `"${digest}"`,
		compressible: COMPRESSED.has(extension),
		compressed: void 0
	};
}
// src/platform/http/files/first-pages.ts
const FIRST_PAGES = "/first-pages.json";
function readFirstPages(file) {
	return file && JSON.parse(file.identity.toString("utf8"));
}
function firstPage({ pages, style }, page, shop) {
	const { path, language } = page;
	const drawn = pages.find((one) => one.path === path && one.language === language && one.google === shop.google && one.publicCatalogue === shop.publicCatalogue);
	const hasForm = path !== "/forgot-password" || shop.connections.mail !== void 0;
	if (drawn === void 0 || !shop.isOpen || !hasForm) return void 0;
	const marks = {
		...shop.texts,
		brand: brandNameIn(shop, language),
		year: String(shop.year)
	};
	const filled = drawn.html.replace(/\{\{(\w+)\}\}/g, (_mark, name) => escapeHtml(marks[name] ?? ""));
	return filesAfterFirstPaint(page.html).replace(/<html[^>]*/, (start) => `${start} data-drawn="${language}"`).replace(/(<style id="first-paint">).*?(<\/style>)/s, (_all, start, end) => start + style + end).replace(/\s*<!--waiting-->.*<!--\/waiting-->\s*/s, () => filled);
}
function shopLanguage({ headers, url }, otherwise) {
	const chosen = /(?:^|; )language=(\w+)/.exec(headers.cookie ?? "")?.[1];
	const asked = new URLSearchParams(url.split("?", 2)[1] ?? "").get("lang");
	const known = (name) => LANGUAGES.find((one) => one === name);
	return known(chosen) ?? known(asked) ?? otherwise;
}
// src/platform/http/files/media-script.ts
async function readMediaScript({ mediaScript, mediaDir }) {
	if (mediaScript === void 0) return void 0;
	const { file, integrity } = mediaScript;
	const unreadable = (cause) => {
		throw new ConfigError(`MEDIA_SCRIPT names ${file}, which cannot be read.`, { cause });
	};
	const real = await realpath(file).catch(unreadable);
	if (!relative(await realpath(mediaDir).catch(() => mediaDir), real).startsWith(`..${sep}`)) throw new ConfigError("MEDIA_SCRIPT must not lie in the folder of uploads.");
	const bytes = await readFile(real).catch(unreadable);
	const found = `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
	if (found !== integrity) throw new ConfigError(`MEDIA_SCRIPT names ${file}, whose content is ${found}, not ${integrity}.`);
	const path = `/media/operator-${createHash("sha256").update(bytes).digest("hex").slice(0, 16)}.js`;
	return {
		path,
		bytes,
		tag: `<script src="${path}" integrity="${integrity}" crossorigin="anonymous" defer><\/script>`
	};
}
// src/platform/http/files/page-language.ts
function pageLanguage({ url, headers }, otherwise) {
	const asked = queryOf(url).get("lang");
	return LANGUAGES.find((language) => language === asked) ?? acceptLanguage(headers["accept-language"], otherwise);
}
function hasPartnerCode({ url }) {
	return queryOf(url).has("r");
}
function queryOf(url) {
	return new URLSearchParams(url.split("?", 2)[1] ?? "");
}
// src/platform/http/files/inline-hashes.ts
function inlineHashesOf(html) {
	return {
		script: hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>(.+?)<\/script>/gs),
		style: hashesOf(html, /<style[^>]*>(.+?)<\/style>/gs)
	};
}
function hashesOf(html, tags) {
	return [...html.matchAll(tags)].map(([, content = ""]) => createHash("sha256").update(content).digest("base64")).map((hash) => `'sha256-${hash}'`).join(" ");
}
// src/platform/http/files/render-pages.ts
const HEADS_MAX = 200;
async function renderPages(config, { page, consolePage, script, firstPages, personalize }) {
	const settings = config.shop();
	const { publicUrl } = settings.connections;
	const brand = await readBrand$2(settings, publicUrl);
	const built = page.identity.toString("utf8");
	const inline = inlineHashesOf(built);
	const source = injectConfig(built, config, settings);
	const headers = pageHeaders(publicUrl, {
		scriptPath: script?.path,
		inline
	});
	const pageOf = (html, own = headers) => ({
		page: asset(".html", Buffer.from(withScript(html, script)), false),
		headers: own
	});
	const shopPage = async (language) => {
		const template = brand.render(source, { language });
		const html = await personalize(template, void 0);
		const plain = {
			page: asset(".html", Buffer.from(html), false),
			headers: pageHeaders(publicUrl, { inline })
		};
		return {
			template,
			html,
			plain,
			shop: script ? pageOf(html) : plain
		};
	};
	const inLanguages = await Promise.all(LANGUAGES.map(async (language) => [language, await shopPage(language)]));
	const consoleSource = consolePage?.identity.toString("utf8");
	const heads = new Map();
	const shop = Object.fromEntries(inLanguages);
	const drawnPages = new Map();
	const draw = (path, language, texts) => {
		const html = firstPages && firstPage(firstPages, {
			path,
			language,
			html: shop[language].html
		}, {
			...settings,
			google: config.google !== void 0,
			texts,
			year: new Date().getFullYear()
		});
		if (html === void 0) return void 0;
		return pageOf(html, pageHeaders(publicUrl, {
			scriptPath: script?.path,
			inline: inlineHashesOf(html)
		}));
	};
	return {
		files: new Map(brand.files.map(({ path, extension, bytes }) => [path, asset(extension, bytes, path.startsWith("/assets/"), true)])),
		drawn: new Map(brand.drawn.map(({ path, draw }) => {
			let drawing;
			return [path, () => {
				drawing ??= draw().then((bytes) => asset(".png", bytes, true, true));
				return drawing;
			}];
		})),
		shop,
		console: consoleSource === void 0 ? void 0 : {
			page: asset(".html", Buffer.from(brand.render(injectConfig(consoleSource, config, settings), { language: "en" })), false),
			headers: consoleHeaders(publicUrl, inlineHashesOf(consoleSource))
		},
		firstPage(path, language, texts) {
			const key = `${path} ${language}`;
			const known = drawnPages.get(key);
			if (known?.texts === texts) return known.page;
			const page = draw(path, language, texts);
			drawnPages.set(key, {
				texts,
				page
			});
			return page;
		},
		withHead(head) {
			const key = JSON.stringify(head);
			const known = heads.get(key);
			if (known) return known;
			const made = personalize(brand.render(source, head), void 0).then(pageOf);
			made.catch(() => heads.delete(key));
			heads.set(key, made);
			const [oldest] = heads.keys();
			if (heads.size > HEADS_MAX && oldest !== void 0) heads.delete(oldest);
			return made;
		}
	};
}
function withScript(html, script) {
	return script ? html.replace("</head>", () => `${script.tag}</head>`) : html;
}
function injectConfig(html, config, shop) {
	const tag = `<meta name="sesame:config" content="${JSON.stringify({
		apiBase: "",
		cookieDomain: config.cookieDomain ?? null,
		brandName: shop.brandName,
		brandNameRu: shop.brandNameRu ?? null,
		supportUrl: supportUrlOf(shop) ?? null,
		google: config.google !== void 0,
		telegram: config.shop().connections.telegram !== void 0,
		mail: config.shop().connections.mail !== void 0,
		publicCatalogue: shop.publicCatalogue,
		closed: !shop.isOpen,
		shownCurrency: shop.shownCurrency
	}).replaceAll("&", "&amp;").replaceAll("\"", "&quot;").replaceAll("<", "&lt;")}">`;
	return html.replace(/<html[^>]*/, (start) => `${start} data-language="${shop.defaultLanguage}"`).replace(/<head[^>]*>/i, (head) => `${head}${tag}`);
}
// src/platform/http/files/send-asset.ts
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
async function sendAsset(request, reply, file) {
	reply.header("content-type", file.type).header("etag", file.etag).header("cache-control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
	if (!file.type.startsWith("text/html") && !file.sandboxed) reply.header("content-security-policy", filePolicy);
	if (file.compressible) varyByEncoding(reply);
	if (request.headers["if-none-match"] === file.etag && reply.statusCode === 200) return reply.code(304).send();
	const encoding = file.compressible ? acceptedEncoding(request.headers["accept-encoding"]) : "identity";
	if (encoding === "identity") return reply.send(file.identity);
	file.compressed ??= compress(file.identity);
	return reply.header("content-encoding", encoding).send((await file.compressed)[encoding]);
}
async function compress(identity) {
	const [br, gz] = await Promise.all([compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }), compressGzip(identity, { level: 9 })]);
	return {
		br,
		gzip: gz
	};
}
// src/platform/http/files/static.ts
const PERSONAL = new Set([
	"/",
	"/login",
	"/register",
	"/dashboard/subscriptions"
]);
const PAGES = new Set([
	"/index.html",
	"/admin.html",
	FIRST_PAGES
]);
const DRAWN = new Set([
	"/login",
	"/register",
	"/forgot-password"
]);
const PERSONAL_WITHIN_MS = 150;
async function serveStatic(fastify, { folder, config, personalize = async (html) => html, countPersonal = async () => {}, describe = () => void 0, texts, onShopChange, log }) {
	const assets = await readBuild(folder);
	const page = assets.get("/index.html");
	if (page === void 0) return false;
	const consolePage = assets.get("/admin.html");
	const firstPages = readFirstPages(assets.get(FIRST_PAGES));
	const script = await readMediaScript(config);
	const pages = [...SHOP_PAGES, ...Object.values(consolePages)];
	const named = new Map();
	const painting = new CachedValue({
		make: async () => {
			const rendered = await renderPages(config, {
				page,
				consolePage,
				script,
				firstPages,
				personalize
			});
			for (const [path, file] of rendered.files) if (file.immutable) named.set(path, file);
			return rendered;
		},
		onFailure: (error) => log?.error({ err: error }, "pages could not be rebuilt, the previous ones are served")
	});
	await painting.current();
	onShopChange?.(() => painting.refresh());
	if (script) {
		const file = asset(".js", script.bytes, true);
		fastify.get(script.path, (request, reply) => sendAsset(request, reply, file));
	}
	fastify.get("/*", async (request, reply) => {
		const path = request.url.split("?", 1)[0] ?? "/";
		const rendered = painting.latest;
		const file = PAGES.has(path) ? void 0 : rendered.files.get(path) ?? named.get(path) ?? assets.get(path);
		if (file !== void 0) return sendAsset(request, reply, file);
		const draw = rendered.drawn.get(path);
		if (draw !== void 0) return sendAsset(request, reply, await draw());
		if (isPage(path, request.headers.accept)) return sendPage(request, reply, path, rendered);
		onError(new Refusal("not_found"), request, reply);
		return reply;
	});
	return true;
	async function sendPage(request, reply, path, rendered) {
		const language = pageLanguage(request, config.shop().defaultLanguage);
		const described = await describedPage(request, path, language);
		const { page, headers } = await pageAt(request, path, rendered, language, described);
		const exists = isOneOfPages(path, pages) && described?.exists !== false;
		reply.code(exists ? 200 : 404).headers(headers);
		if (!isConsole(path)) varyBy(reply, "Accept-Language");
		if (isMailedLink(path)) reply.header("referrer-policy", "no-referrer");
		const own = PERSONAL.has(path) ? await ownPage(request, rendered.shop[language]) : void 0;
		if (own) return sendOwn(request, reply, own);
		const drawn = drawnPage(request, path, rendered);
		if (drawn === void 0) return sendAsset(request, reply, page);
		varyBy(reply, "Cookie");
		reply.headers(drawn.headers);
		return sendAsset(request, reply, drawn.page);
	}
	function drawnPage(request, path, rendered) {
		if (texts === void 0 || !DRAWN.has(path)) return void 0;
		const language = shopLanguage(request, config.shop().defaultLanguage);
		return rendered.firstPage(path, language, texts(language));
	}
	function describedPage(request, path, language) {
		const describing = describe(path, language);
		if (describing === void 0) return void 0;
		return inTime(describing).catch((error) => {
			request.log.warn({ err: error }, "the preview of the page could not be made");
		});
	}
	async function pageAt(request, path, { console, shop, withHead }, language, described) {
		if (isConsole(path) && console) return console;
		if (hasSecrets(path)) return shop[language].plain;
		if (!described?.exists) return shop[language].shop;
		const { preview } = described;
		const { publicUrl } = config.shop().connections;
		return withHead({
			language,
			preview,
			canonical: publicUrl !== void 0 && !hasPartnerCode(request) ? `${publicUrl}${path.replace(/\/$/, "")}` : void 0
		});
	}
	async function ownPage(request, { template, html }) {
		const token = /(?:^|; )token=([\w-]{43})(?:;|$)/.exec(request.headers.cookie ?? "")?.[1];
		if (token === void 0) return void 0;
		const personal = countPersonal(request.ip).then(() => personalize(template, sha256(token))).catch((error) => {
			if (error instanceof Refusal) return html;
			request.log.warn({ err: error }, "the page could not be personalized");
			return html;
		});
		const late = setTimeout$1(PERSONAL_WITHIN_MS, html, { ref: false });
		const own = await Promise.race([personal, late]);
		if (own === html) return void 0;
		return withScript(own, script);
	}
}
async function sendOwn(request, reply, html) {
	const bytes = Buffer.from(html);
	reply.header("content-type", "text/html; charset=utf-8").header("cache-control", "private, no-store");
	varyByEncoding(reply);
	if (!/\bgzip\b/.test(request.headers["accept-encoding"] ?? "")) return reply.send(bytes);
	return reply.header("content-encoding", "gzip").send(await compressGzip(bytes));
}
function hasSecrets(path) {
	return isMailedLink(path) || isConsole(path) || isImpersonationPage(path);
}
function isConsole(path) {
	return /^\/admin(\/|$)/.test(path);
}
function isImpersonationPage(path) {
	return /^\/impersonation\/?$/.test(path);
}
function isMailedLink(path) {
	return /^\/(reset-password|confirm-email|admin\/join)\/?$/.test(path);
}
function isPage(path, accept = "") {
	if (/^\/(api-|assets\/|media\/|docs(\/|$))|%2e/i.test(path) || extname(path) !== "") return false;
	return accept.includes("text/html") || accept.includes("*/*");
}
// src/platform/http/health.ts
const DISK_MIN_BYTES = 104857600;
function serveHealth(fastify, { platform, migrations, isStopping }) {
	fastify.get("/healthz", async (_request, reply) => reply.send({ status: "ok" }));
	fastify.get("/readyz", async (_request, reply) => {
		const problem = isStopping() ? "stopping" : await findProblem(platform, migrations);
		if (problem === void 0) return reply.send({ status: "ready" });
		return reply.code(503).header("retry-after", "5").send({ status: problem });
	});
}
async function findProblem({ db, config }, migrations) {
	try {
		if (!await isMigrated(db, migrations)) return "not migrated";
		await requireWritable(db);
	} catch (error) {
		return isReadOnly(error) ? "database read-only" : "database unavailable";
	}
	if (config.databaseUrl !== void 0) return void 0;
	const { bavail, bsize } = await statfs(config.dataDir);
	return bavail * bsize < DISK_MIN_BYTES ? "disk full" : void 0;
}
// src/platform/http/limits/policy-reports.ts
const LOGGED_A_MINUTE = 60;
const VALUE_MAX = 200;
const text = optional(string());
const oldKind = object({ "csp-report": object({
	"effective-directive": text,
	"violated-directive": text,
	"blocked-uri": text,
	"document-uri": text,
	"source-file": text,
	"line-number": optional(number())
}) });
const newKind = object({
	type: literal("csp-violation"),
	body: object({
		effectiveDirective: text,
		blockedURL: text,
		documentURL: text,
		sourceFile: text,
		lineNumber: optional(number())
	})
});
function servePolicyReports(api) {
	const { log, clock } = api.platform;
	let minute = 0;
	let logged = 0;
	bind(api, reportPolicyViolation, async ({ rawBody }) => {
		const violations = readPolicyReport(rawBody);
		if (violations === void 0) throw new Refusal("bad_request");
		const now = Math.floor(clock.now().getTime() / 6e4);
		if (now !== minute) [minute, logged] = [now, 0];
		for (const violation of violations) if (++logged <= LOGGED_A_MINUTE) log.warn(violation, "content security policy violation");
		return {};
	});
}
function readPolicyReport(body) {
	let json;
	try {
		json = JSON.parse(body.toString());
	} catch {
		return;
	}
	const old = safeParse(oldKind, json);
	if (old.success) {
		const report = old.data["csp-report"];
		return [violation(report["effective-directive"] ?? report["violated-directive"], report["blocked-uri"], report["document-uri"], report["source-file"], report["line-number"])];
	}
	const list = safeParse(array(unknown()), json);
	if (!list.success) return void 0;
	return list.data.flatMap((item) => {
		const report = safeParse(newKind, item);
		if (!report.success) return [];
		const { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber } = report.data.body;
		return [violation(effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber)];
	});
}
function violation(directive = "", blocked = "", page = "", file = "", line = 0) {
	return {
		directive: directive.slice(0, VALUE_MAX),
		blocked: withoutQuery(blocked),
		page: withoutQuery(page),
		file: withoutQuery(file),
		line
	};
}
function withoutQuery(address) {
	return (address.split(/[?#]/, 1)[0] ?? "").slice(0, VALUE_MAX);
}
// src/platform/mail/retry-waiting-mails.ts
const AT_ONCE = 1e3;
async function retryWaitingMails({ db, jobs, mail }) {
	if (!await hasMailsAwaitingServer(db) || !await mail.isServerReachable()) return;
	await inTransaction(db, async (tx) => {
		const released = await releaseMailsAwaitingServer(tx, AT_ONCE);
		if (released.length > 0) await jobs.revive(tx, sendMails, released);
	});
}
// src/platform/mail/mail.jobs.ts
const RETENTION_MS = 15552e6;
function mailJobs(platform) {
	const { config, clock, db, jobs, log, mail } = platform;
	if (!mail.enabled) log[config.production ? "warn" : "info"]("mail is off until SMTP_URL is set or a mail server is entered in the console");
	jobs.work(sendMails, ({ mail: id }, attempt) => mail.send(id, attempt), { onDiscard: (tx, { mail: id }) => discardMail(tx, id, clock.now()) });
	jobs.schedule("retry-waiting-mails", 5, () => retryWaitingMails(platform));
	jobs.schedule("delete-old-mails", 86400, () => deleteOldMails(db, new Date(clock.now().getTime() - RETENTION_MS)));
}
// src/app.ts
const webFolder = fileURLToPath(new URL("../../web/dist", import.meta.url));
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
	...settingsMailExamples
];
async function createApp(platform, { isStopping = () => false, isClosing = isStopping } = {}) {
	const api = await createServer({
		platform,
		authenticate: authenticateWith(platform),
		authenticateOperator: authenticateOperatorsWith(platform),
		noteChange: noteChangesWith(platform),
		readRevision: readRevisionsWith(platform),
		recordExport: recordExportsWith(platform),
		isClosing
	});
	serveHealth(api.fastify, {
		platform,
		migrations,
		isStopping
	});
	const personalData = [
		...paymentData,
		...accessData,
		...announcementData,
		...referralData,
		...renewalData,
		...calendarData,
		...supportData
	];
	userRoutes(api, {
		others: personalData,
		operatorChats
	});
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
	const countPage = api.rateLimits.limitFor("open");
	await serveStatic(api.fastify, {
		folder: webFolder,
		config: platform.config,
		personalize: (html, tokenHash) => addAnnouncementToPage(platform, html, tokenHash),
		describe: (path, language) => describeCataloguePage(platform, path, language),
		countPersonal: (ip) => countPage(ipPrefix(ip)),
		texts: pageTexts(platform),
		onShopChange: platform.onShopChange,
		log: platform.log
	});
	return api;
}
function registerJobs(platform) {
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
	platform.jobs.schedule("delete-old-idempotency-keys", 3600, () => deleteOldIdempotencyKeys(platform));
}
function registerMessageJobs(platform) {
	telegramJobs(platform, operatorChats);
	notificationJobs(platform);
	mailJobs(platform);
}
// src/platform/jobs/describe-error.ts
const ERROR_LENGTH = 300;
function describeError(error) {
	return (error instanceof Error ? `${error.name}: ${error.message}` : "no error").slice(0, ERROR_LENGTH);
}
// src/platform/jobs/job-data.ts
const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
function withCause(data) {
	const causePayment = followedPayment();
	return causePayment === void 0 || "payment" in data ? data : {
		...data,
		causePayment
	};
}
function splitData(stored) {
	const { causePayment, ...data } = stored;
	const payment = data.payment ?? causePayment;
	return {
		data,
		payment: typeof payment === "string" && UUID.test(payment) ? payment : void 0
	};
}
// src/platform/jobs/attempt-job.ts
async function attemptJob(registered, job, { log, traces }) {
	const { name } = registered.queue;
	const { payment, data } = splitData(job.data);
	const about = {
		job: name,
		jobId: job.id
	};
	const unit = new Unit({
		traces,
		about,
		kind: "consumer",
		payment
	});
	const { outcome, error } = await unit.run(() => attempt(registered, {
		...job,
		data
	}, log));
	unit.end({
		name: `process ${name}`,
		attributes: {
			"messaging.system": "pg-boss",
			"messaging.operation.type": "process",
			"messaging.destination.name": name,
			"messaging.message.id": job.id,
			"sesame.job.attempt": job.retryCount + 1,
			"sesame.job.outcome": outcome.status,
			...error !== void 0 && { "error.type": errorType(error) }
		},
		isFailed: outcome.status !== "completed",
		isQuiet: registered.queue.isClockwork === true
	});
	return outcome;
}
async function attempt({ queue, worker }, { data, retryCount, signal }, log) {
	const number = retryCount + 1;
	const isLast = retryCount >= queue.retries;
	const ended = new AbortController();
	const signals = [ended.signal, ...signal === void 0 ? [] : [signal]];
	const current = {
		number,
		isLast,
		signal: AbortSignal.any(signals)
	};
	try {
		await within(queue.timeoutS, ended, () => runWithSignal(current.signal, () => worker(data, current)));
		return { outcome: { status: "completed" } };
	} catch (error) {
		const at = {
			attempt: number,
			isLast
		};
		if (error instanceof JobFailed && error.isEarly) log.info({
			...at,
			reason: error.message
		}, "job postponed");
		else if (error instanceof JobFailed) log.warn({
			...at,
			reason: error.message
		}, "job failed");
		else log[isDatabaseUnavailable(error) ? "warn" : "error"]({
			...at,
			err: error
		}, "job failed");
		const reason = error instanceof JobFailed ? error.message : describeError(error);
		return {
			outcome: {
				status: error instanceof JobFailed && error.isFinal ? "deadletter" : "failed",
				output: { reason }
			},
			error
		};
	}
}
async function within(seconds, ended, work) {
	const late = Promise.withResolvers();
	const timer = setTimeout(() => {
		const error = new JobFailed(`took longer than ${seconds} s`);
		ended.abort(error);
		late.reject(error);
	}, seconds * 1e3);
	try {
		await Promise.race([work(), late.promise]);
	} finally {
		clearTimeout(timer);
	}
}
// src/platform/jobs/engine.store.ts
const DEAD_QUEUE = "dead";
const MAKE_QUEUE_DUE = `
  update pgboss.job set start_after = pgboss.job_now()
  where name = $1 and state < 'active' and start_after > pgboss.job_now() returning id`;
const MAKE_KEYS_DUE = `
  update pgboss.job set start_after = pgboss.job_now()
  where name = $1 and singleton_key = any($2) and state < 'active' and start_after > pgboss.job_now()`;
const DEAD_WITH_KEYS = `
  select id, singleton_key from pgboss.job
  where name = '${DEAD_QUEUE}' and state < 'active' and source_name = $1 and singleton_key = any($2)`;
const DISCARD = `
  delete from pgboss.job where name = '${DEAD_QUEUE}' and id = $1 returning source_name, data`;
const DUE = `
  select name, count(*)::int as jobs from pgboss.job
  where name = any($1) and state < 'active' and start_after <= pgboss.job_now() group by name`;
async function makeQueueDue(sql, queue) {
	const { rows } = await sql.executeSql(MAKE_QUEUE_DUE, [queue]);
	return rows.length;
}
async function makeKeysDue(sql, queue, keys) {
	await sql.executeSql(MAKE_KEYS_DUE, [queue, keys]);
}
async function findDead(sql, queue, keys) {
	const { rows } = await sql.executeSql(DEAD_WITH_KEYS, [queue, keys]);
	return rows;
}
async function deleteDead(sql, id) {
	const { rows } = await sql.executeSql(DISCARD, [id]);
	return rows[0];
}
async function countDue(sql, queues) {
	const { rows } = await sql.executeSql(DUE, [queues]);
	return rows;
}
// src/platform/jobs/prepare-queue.ts
const DAY_S = 86400;
const NEVER_S = 7300 * DAY_S;
const CLAIM_S = 20;
const DEAD = {
	name: DEAD_QUEUE,
	retries: 0,
	firstRetryS: 1,
	maxRetryS: 1,
	parallel: 1,
	timeoutS: 60,
	alertAfter: void 0,
	onePerKey: false,
	retentionS: DAY_S
};
function createQueuePreparer(loadBoss) {
	const prepared = new Map();
	function once(queue) {
		let preparing = prepared.get(queue.name);
		if (preparing === void 0) {
			preparing = loadBoss().then((boss) => prepare(boss, queue));
			prepared.set(queue.name, preparing);
			preparing.catch(() => prepared.delete(queue.name));
		}
		return preparing;
	}
	return async (queue) => {
		await once(DEAD);
		await once(queue);
	};
}
async function prepare(boss, queue) {
	const isDead = queue.name === DEAD_QUEUE;
	const settings = {
		retryLimit: queue.retries,
		retryDelay: queue.firstRetryS,
		retryBackoff: true,
		retryDelayMax: queue.maxRetryS,
		expireInSeconds: Math.ceil(queue.timeoutS) + 60,
		retentionSeconds: NEVER_S,
		deleteAfterSeconds: queue.retentionS,
		heartbeatSeconds: 20,
		...!isDead && { deadLetter: "dead" }
	};
	const stored = await boss.getQueue(queue.name);
	if (stored === null) {
		await boss.createQueue(queue.name, {
			...settings,
			policy: queue.onePerKey ? "exclusive" : "standard"
		});
		return;
	}
	const known = stored;
	if (!Object.entries(settings).every(([key, value]) => known[key] === value)) await boss.updateQueue(queue.name, settings);
}
// src/platform/jobs/job-engine.ts
const MONITOR_S = 10;
function createJobEngine({ runSql, clock, log, traces, onEnqueued }) {
	const registered = new Map();
	const sql = clockedSql(runSql, clock);
	const inside = (tx) => clockedTransaction(tx, clock);
	let boss;
	const loadBoss = () => {
		boss ??= openBoss(sql);
		return boss;
	};
	const prepareQueue = createQueuePreparer(loadBoss);
	async function enqueueAll(tx, queue, jobs) {
		if (jobs.length === 0) return;
		await prepareQueue(queue);
		const fresh = queue.onePerKey ? await withoutDead(inside(tx), queue, jobs) : jobs;
		if (fresh.length === 0) return;
		const rows = fresh.map(({ data, afterMs = 0, key }) => ({
			data: withCause(data),
			startAfter: afterMs / 1e3,
			...key !== void 0 && { singletonKey: key }
		}));
		await (await loadBoss()).insert(queue.name, rows, { db: inside(tx) });
		onEnqueued?.(queue.name);
	}
	async function redrive(tx, ids) {
		await prepareQueue(DEAD);
		return (await loadBoss()).redrive(DEAD_QUEUE, {
			ids,
			db: inside(tx)
		});
	}
	return {
		registered,
		loadBoss,
		prepareQueue,
		countDue: () => countDue(sql, [...registered.keys()]),
		work(queue, worker, { onDiscard } = {}) {
			registered.set(queue.name, {
				queue,
				worker,
				onDiscard
			});
		},
		queues: () => [...registered.values()].map(({ queue }) => queue),
		enqueue: (tx, queue, data, options) => enqueueAll(tx, queue, [{
			...options,
			data
		}]),
		enqueueAll,
		async makeDue(tx, { name }) {
			const madeDue = await makeQueueDue(inside(tx), name);
			onEnqueued?.(name);
			return madeDue;
		},
		async revive(tx, queue, keys) {
			await makeKeysDue(inside(tx), queue.name, keys);
			const ids = (await findDead(inside(tx), queue.name, keys)).map(({ id }) => id);
			if (ids.length > 0) await redrive(tx, ids);
			onEnqueued?.(queue.name);
		},
		retryDead: async (tx, id) => await redrive(tx, [id]) > 0,
		async discardDead(tx, id) {
			const dead = await deleteDead(inside(tx), id);
			if (dead === void 0) return false;
			await registered.get(dead.source_name)?.onDiscard?.(tx, dead.data);
			return true;
		},
		attempt: (job, fetched) => attemptJob(job, fetched, {
			log,
			traces
		})
	};
}
async function openBoss(sql) {
	return new (await (import("pg-boss"))).PgBoss({
		db: sql,
		migrate: false,
		schedule: false,
		superviseIntervalSeconds: MONITOR_S,
		monitorIntervalSeconds: MONITOR_S,
		maintenanceIntervalSeconds: 600,
		reindex: false,
		monitorVacuum: false
	});
}
async function withoutDead(sql, { name }, jobs) {
	const dead = await findDead(sql, name, jobs.map(({ key }) => key));
	const keys = new Set(dead.map(({ singleton_key }) => singleton_key));
	return jobs.filter(({ key }) => !keys.has(key));
}
export { registerMessageJobs as a, registerJobs as i, describeError as n, watchWorker as o, createApp as r, createJobEngine as t };

//# sourceMappingURL=job-engine-C0kf9h9E.js.map