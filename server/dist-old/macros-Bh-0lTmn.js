import { rt as sha256, t as sql, xt as dollarsFromCents } from "./sql-C3kFww1T.js";
import { Pt as ATTACHMENT_MAX_BYTES, an as TICKET_TEXT_MAX, in as TICKET_REOPEN_S } from "./shop-settings-BJhU4EHp.js";
import { Aa as previewReply$1, Ba as mergeTicket$1, Br as refundPayment, Bs as sendMessage$1, Da as listMacros$1, Ea as editMacro$1, Fa as followTicket$1, Fs as getSupportConfig$1, Ga as readBuyerOfTicket$1, Ha as openAttachment$1, Hs as uploadAttachment$1, Ia as holdTicket, Is as getTicket$1, Ja as resolveTicket, Ka as reopenTicket, Ki as operatorRoles, La as listAssignees$1, Ls as listMessages$1, Ma as runMacro$1, Na as assignTicket$1, Ns as createTicket$1, Oa as macroPlaceholders, Oo as replaceCredential, Pa as closeTicket, Ps as downloadAttachment$1, Ra as listMergeTargets$1, Rs as listTickets$1, So as extendSubscription, Ta as createMacro$1, Ua as openTicket$1, Va as noteOnTicket$1, Vs as ticketStates, Wa as prioritizeTicket$1, Wi as isPermitted, Xa as uploadReplyAttachment, Ya as ticketPriorities, Za as writeToBuyer$1, ja as readMacro$1, ka as previewMacro$1, qa as replyToTicket$1, wa as archiveMacro$1, za as listQueue$1, zs as markTicketRead$1 } from "./all-routes-BFvhvH77.js";
import { $n as Refusal, $t as supportUrlOf, A as enqueueDue, At as lockUser, Dt as findUser, Et as findContact, Fn as bind, Gt as layoutMail, Ht as mailMoney, In as bindInline, It as beginsWith, Lt as listAnswers, On as bindList, Sn as inTransaction, Vt as mailDate, _t as notifyUser, cn as recordOperatorEvent, dr as keyset, er as refuse, fr as whereOf, tr as FileAnswer, xt as defineQueue, yn as recordAuditEvent } from "./operators-D9b4pohM.js";
import { Et as listSoldServices, Ft as bindIdempotent, Pt as reencodeDocument, _ as requestRefundIn, bt as likeAnywhere, c as gatewayRefundsOf, lt as replaceCredentialIn, ot as hasLimitedDays, st as extendSubscriptionIn, wt as titleIn, xt as productCards, yt as nextPeriod } from "./payments-DNE92Vo6.js";
// src/domains/macros/macros.store.ts
const byName = keyset("macros m", ["lower(m.name)", "m.id"], "asc");
const filterSql = {
	kind: (kind) => kind === "action" ? sql`m.action is not null` : sql`m.action is null`,
	state: (state) => state === "archived" ? sql`m.archived_at is not null` : sql`m.archived_at is null`,
	search: (search) => {
		const part = `%${search.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
		return sql`lower(m.name) like ${part}`;
	}
};
async function listMacroRows(db, filters, { after, limit }) {
	if (after !== void 0 && await findMacro(db, String(after)) === void 0) return void 0;
	const effective = {
		...filters,
		state: filters.state ?? "in_use"
	};
	const { rows } = await sql`
    select * from macros m where ${whereOf(filterSql, effective, byName.after(after))}
    ${byName.order} limit ${limit}`.execute(db);
	return rows;
}
function findMacro(db, id) {
	return db.selectFrom("macros").selectAll().where("id", "=", id).executeTakeFirst();
}
function lockMacro(tx, id) {
	return tx.selectFrom("macros").selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
}
function insertMacro(tx, macro) {
	return tx.insertInto("macros").values(macro).returningAll().executeTakeFirstOrThrow();
}
function updateMacro(tx, id, change, at) {
	return tx.updateTable("macros").set({
		...change,
		updated_at: at,
		version: sql`version + 1`
	}).where("id", "=", id).returningAll().executeTakeFirstOrThrow();
}
// src/domains/macros/serialize-macro.ts
function serializeMacro(row) {
	return {
		id: row.id,
		name: row.name,
		action: row.action,
		body: row.body,
		body_ru: row.body_ru,
		version: row.version,
		archived: row.archived_at !== null,
		updated_at: row.updated_at.toISOString()
	};
}
// src/domains/macros/list-macros.ts
function listMacros({ db }) {
	return listAnswers(listMacros$1, {
		rows: async (filters, page) => await listMacroRows(db, filters, page) ?? refuse("not_found"),
		answer: (rows) => rows.map(serializeMacro)
	});
}
async function readMacro({ db }, id) {
	const row = await findMacro(db, id);
	if (row === void 0) refuse("not_found");
	return serializeMacro(row);
}
// src/domains/support/attachments/attachments.store.ts
async function insertAttachment(db, attachment) {
	await db.insertInto("ticket_attachments").values(attachment).execute();
}
async function countLooseAttachments(db, userId) {
	const { loose } = await db.selectFrom("ticket_attachments").select((row) => row.fn.countAll().as("loose")).where("user_id", "=", userId).where("message_id", "is", null).executeTakeFirstOrThrow();
	return loose;
}
async function claimAttachments(tx, claim) {
	const { author, attachments } = claim;
	if (attachments.length === 0) return true;
	const { rows } = await sql`
    update ticket_attachments a
    set ticket_id = ${claim.ticketId}, message_id = ${claim.messageId}, position = ordered.position
    from unnest(${attachments}::uuid[]) with ordinality ordered (id, position)
    where a.id = ordered.id and a.message_id is null and a.removed_at is null
      and ${"userId" in author ? sql`a.user_id = ${author.userId}` : sql`a.operator_id = ${author.operatorId}`}
    returning a.id`.execute(tx);
	return rows.length === attachments.length;
}
async function findOwnAttachment(db, userId, id) {
	const { rows } = await sql`
    select a.* from ticket_attachments a
    left join ticket_messages m on m.ticket_id = a.ticket_id and m.id = a.message_id
    left join tickets t on t.id = m.ticket_id
    where a.id = ${id} and a.removed_at is null
      and ((m.id is null and a.user_id = ${userId}) or (t.user_id = ${userId} and m.sender <> 'note'))`.execute(db);
	return rows[0];
}
function findAttachmentOfTicket(db, ticketId, id) {
	return db.selectFrom("ticket_attachments").selectAll().where("id", "=", id).where("ticket_id", "=", ticketId).executeTakeFirst();
}
async function findLooseAttachments(db, { before, limit }) {
	return (await db.selectFrom("ticket_attachments").select("id").where("message_id", "is", null).where((row) => row.or([row("created_at", "<", before), row("name", "=", "")])).orderBy("created_at").limit(limit).execute()).map(({ id }) => id);
}
async function markAttachmentRemoved(db, id, at) {
	return (await db.updateTable("ticket_attachments").set({ removed_at: at }).where("id", "=", id).where("message_id", "is", null).returning("file").executeTakeFirst())?.file;
}
async function deleteAttachment(db, id) {
	await db.deleteFrom("ticket_attachments").where("id", "=", id).execute();
}
// src/domains/support/tickets.rules.ts
const ticketTransitions = {
	new: [
		"waiting_operator",
		"waiting_user",
		"on_hold",
		"resolved",
		"closed"
	],
	waiting_operator: [
		"waiting_user",
		"on_hold",
		"resolved",
		"closed"
	],
	waiting_user: [
		"waiting_operator",
		"on_hold",
		"resolved",
		"closed"
	],
	on_hold: [
		"waiting_operator",
		"waiting_user",
		"resolved",
		"closed"
	],
	resolved: [
		"waiting_operator",
		"waiting_user",
		"closed"
	],
	closed: []
};
function stateAwaitedAfter(last) {
	return last === "user" ? "waiting_operator" : "waiting_user";
}
function stateAfterMessage(state, sender) {
	return state === "new" && sender === "user" ? "new" : stateAwaitedAfter(sender);
}
const isWaiting = (state) => state === "new" || state === "waiting_operator";
function isOpen(state) {
	return state !== "resolved" && state !== "closed";
}
function stateAfterMerge(target, source) {
	if (target === "new" && source === "new") return "new";
	if (isWaiting(target) || isWaiting(source)) return "waiting_operator";
	return target === "on_hold" || source === "on_hold" ? "on_hold" : "waiting_user";
}
function replyDeadline({ resolved_at }) {
	return resolved_at === null ? null : new Date(resolved_at.getTime() + TICKET_REOPEN_S * 1e3);
}
function acceptsMessages(ticket, now) {
	if (ticket.state === "closed") return false;
	const until = replyDeadline(ticket);
	return until === null || now < until;
}
const EXCERPT_MAX = 140;
function excerptOf(content) {
	return [...content.trim().replace(/\s+/g, " ")].slice(0, EXCERPT_MAX).join("");
}
// src/domains/support/tickets.store.ts
function lockOwnTicket(tx, userId, ticketId) {
	return tx.selectFrom("tickets").selectAll().where("id", "=", ticketId).where("user_id", "=", userId).forNoKeyUpdate().executeTakeFirst();
}
function lockTicket(tx, ticketId) {
	return tx.selectFrom("tickets").selectAll().where("id", "=", ticketId).forNoKeyUpdate().executeTakeFirst();
}
function insertTicket(tx, ticket) {
	return tx.insertInto("tickets").values({
		...ticket,
		state: "new",
		last_seq: 0,
		last_at: ticket.created_at,
		last_sender: "user",
		last_excerpt: ""
	}).returningAll().executeTakeFirstOrThrow();
}
async function updateLastMessage(tx, ticketId, message) {
	await tx.updateTable("tickets").set({
		state: message.state,
		resolved_at: null,
		last_seq: message.seq,
		last_at: message.at,
		last_sender: message.sender,
		last_excerpt: message.excerpt,
		...message.sender === "user" ? { read_seq: message.seq } : { answer_seq: message.seq }
	}).where("id", "=", ticketId).execute();
}
async function setTicketState(tx, ticketId, { state, at }) {
	await tx.updateTable("tickets").set({
		state,
		resolved_at: state === "resolved" ? at : null
	}).where("id", "=", ticketId).execute();
}
async function setAssignee(tx, ticketId, operatorId) {
	await tx.updateTable("tickets").set({ assignee_id: operatorId }).where("id", "=", ticketId).execute();
}
async function setPriority(tx, ticketId, priority) {
	await tx.updateTable("tickets").set({ priority }).where("id", "=", ticketId).execute();
}
function listActiveOperators(db, roles) {
	return db.selectFrom("operators").select(["id", "name"]).where("role", "in", roles).where("disabled_at", "is", null).orderBy("name").orderBy("id").execute();
}
async function countOpenTickets(tx, userId) {
	const { open } = await tx.selectFrom("tickets").select((row) => row.fn.countAll().as("open")).where("user_id", "=", userId).where("state", "not in", ["resolved", "closed"]).executeTakeFirstOrThrow();
	return open;
}
async function findPaymentTitles(tx, userId, paymentId) {
	return await tx.selectFrom("payments").select(["title", "title_ru"]).where("id", "=", paymentId).where("user_id", "=", userId).executeTakeFirst();
}
async function findSubscriptionTitles(tx, userId, subscriptionId) {
	return await tx.selectFrom("subscriptions").innerJoin("products", "products.id", "subscriptions.product_id").select(["products.title", "products.title_ru"]).where("subscriptions.id", "=", subscriptionId).where("subscriptions.user_id", "=", userId).executeTakeFirst();
}
async function markReadUpTo(db, read) {
	const { rows } = await sql`
    update tickets t set read_seq = greatest(t.read_seq, m.seq)
    from ticket_messages m
    where t.id = ${read.ticketId} and t.user_id = ${read.userId}
      and m.ticket_id = t.id and m.id = ${read.messageId} and m.sender <> 'note'
    returning t.id`.execute(db);
	return rows.length > 0;
}
async function closeResolvedUntil(db, until) {
	const { numUpdatedRows } = await db.updateTable("tickets").set({
		state: "closed",
		resolved_at: null
	}).where("state", "=", "resolved").where("resolved_at", "<=", until).executeTakeFirst();
	return Number(numUpdatedRows);
}
// src/domains/support/messages/messages.store.ts
const SELECT_MESSAGE = `
  select m.id, m.seq, m.sender, m.operator_id, m.content, m.created_at, m.merged_from,
    case m.sender when 'user' then u.username else o.name end as username,
    (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'type', a.type, 'size_bytes', a.size_bytes)
        order by a.position), '[]')
      from ticket_attachments a where a.ticket_id = m.ticket_id and a.message_id = m.id) as attachments
  from ticket_messages m
  join tickets t on t.id = m.ticket_id
  join users u on u.id = t.user_id
  left join operators o on o.id = m.operator_id`;
async function findMessage(tx, ticketId, messageId) {
	const { rows } = await sql`${sql.raw(SELECT_MESSAGE)}
    where m.ticket_id = ${ticketId} and m.id = ${messageId}`.execute(tx);
	return rows[0];
}
async function insertMessage(tx, message) {
	const { seq } = await tx.insertInto("ticket_messages").values(message).returning("seq").executeTakeFirstOrThrow();
	return seq;
}
async function hasLaterAnswer(tx, { ticketId, after, exceptOf }) {
	const { rows } = await sql`
    select from ticket_messages
    where ticket_id = ${ticketId} and sender = 'admin' and operator_id <> ${exceptOf}
      and seq > coalesce((select seq from ticket_messages where ticket_id = ${ticketId} and id = ${after}), 0)
    limit 1`.execute(tx);
	return rows.length > 0;
}
async function findConsoleMessages(tx, { ticketId, page, limit }) {
	const from = "after" in page ? page.after : page.before;
	const cursor = from === void 0 ? void 0 : await findSeq(tx, ticketId, from);
	if (from !== void 0 && cursor === void 0) return void 0;
	const { rows } = "after" in page ? await sql`${sql.raw(SELECT_MESSAGE)}
          where m.ticket_id = ${ticketId} and m.seq > ${cursor} order by m.seq limit ${limit}`.execute(tx) : await sql`${sql.raw(SELECT_MESSAGE)}
          where m.ticket_id = ${ticketId} and (${cursor ?? null}::bigint is null or m.seq < ${cursor ?? null})
          order by m.seq desc limit ${limit}`.execute(tx);
	return rows.toSorted((one, other) => one.seq - other.seq);
}
async function findSeq(tx, ticketId, messageId) {
	const { rows } = await sql`
    select coalesce(
      (select seq from ticket_messages where ticket_id = ${ticketId} and id = ${messageId}),
      (select 0 from tickets where id = ${ticketId} and merged_into is not null)) as seq`.execute(tx);
	return rows[0]?.seq ?? void 0;
}
const messagesWhere = (where, order) => `
  select own.id as ticket_id, c.seq as cursor, m.* from sessions s
  left join tickets own on own.id = $3 and own.user_id = s.user_id
  left join lateral (
    -- The messages that an open page knows of a merged ticket are in the other one.
    select coalesce(
      (select seq from ticket_messages where ticket_id = own.id and id = $5 and sender <> 'note'),
      case when own.merged_into is not null then 0 end) as seq
  ) c on true
  left join lateral (
    ${SELECT_MESSAGE}
    where m.ticket_id = own.id and m.sender <> 'note' ${where}
    order by m.seq ${order}
    limit $4
  ) m on true
  where s.token_hash = $1 and s.expires_at > $2
  order by m.seq`;
const newestOfSession = messagesWhere("", "desc");
const laterOfSession = messagesWhere("and m.seq > c.seq", "asc");
const earlierOfSession = messagesWhere("and m.seq < c.seq", "desc");
async function findMessagesOfSession(pool, session, page) {
	const from = page.after ?? page.before;
	const statement = from === void 0 ? newestOfSession : page.after === void 0 ? earlierOfSession : laterOfSession;
	const { rows } = await pool.query(statement, [
		session.tokenHash,
		session.now,
		page.ticketId,
		page.limit,
		from ?? null
	]);
	const [first] = rows;
	if (first === void 0) return void 0;
	if (first.ticket_id === null || from !== void 0 && first.cursor === null) return null;
	return rows.filter((row) => row.id !== null);
}
// src/domains/support/messages/add-message.ts
async function addMessage(tx, { clock, ids }, { ticket, closed }, { id: given, content, attachments = [], author }) {
	const { sender } = author;
	const operatorId = author.sender === "user" ? null : author.operatorId;
	const before = given === void 0 ? void 0 : await findMessage(tx, ticket.id, given);
	if (before !== void 0) {
		if (before.sender !== sender || before.operator_id !== operatorId) refuse("bad_request");
		return {
			message: before,
			isNew: false
		};
	}
	const now = clock.now();
	if (sender !== "note" && !acceptsMessages(ticket, now)) refuse(closed);
	const id = given ?? ids.uuid();
	const seq = await insertMessage(tx, {
		ticket_id: ticket.id,
		id,
		sender,
		operator_id: operatorId,
		content,
		created_at: now
	});
	if (!await claimAttachments(tx, {
		ticketId: ticket.id,
		messageId: id,
		author,
		attachments
	})) refuse("attachment_unknown");
	if (sender !== "note") {
		const state = stateAfterMessage(ticket.state, sender);
		const excerpt = excerptOf(content);
		await updateLastMessage(tx, ticket.id, {
			state,
			seq,
			sender,
			excerpt,
			at: now
		});
		if (sender === "user" && (ticket.last_seq === 0 || state !== ticket.state)) await recordOperatorEvent(tx, {
			kind: "ticket_waiting",
			subject: `ticket:${ticket.id}`,
			detail: { number: String(ticket.number) },
			at: now
		});
	}
	const message = await findMessage(tx, ticket.id, id);
	if (message === void 0) throw new Error("inserted message not found");
	return {
		message,
		isNew: true
	};
}
// src/domains/support/create-ticket.ts
function createTicket(platform, userId, input) {
	return inTransaction(platform.db, (tx) => createTicketIn(tx, platform, userId, input));
}
async function createTicketIn(tx, platform, userId, input) {
	if (await lockUser(tx, userId) === void 0) refuse("not_found");
	const subject = await findSubject(tx, userId, input);
	const { open_tickets_max: openMax } = platform.config.shop().limits;
	if (await countOpenTickets(tx, userId) >= openMax) refuse("too_many_open_tickets");
	const ticket = await insertTicket(tx, {
		id: platform.ids.uuid(),
		user_id: userId,
		title: input.title,
		created_at: platform.clock.now(),
		...subject
	});
	const { header_message: content, attachments } = input;
	await addMessage(tx, platform, {
		ticket,
		closed: "ticket_closed"
	}, {
		id: void 0,
		content,
		attachments,
		author: {
			sender: "user",
			userId
		}
	});
	return ticket.id;
}
async function findSubject(tx, userId, { payment, subscription }) {
	if (payment !== void 0) {
		const titles = await findPaymentTitles(tx, userId, payment);
		if (titles === void 0) refuse("not_found");
		return {
			payment_id: payment,
			subscription_id: null,
			...subjectOf$1(titles)
		};
	}
	if (subscription !== void 0) {
		const titles = await findSubscriptionTitles(tx, userId, subscription);
		if (titles === void 0) refuse("not_found");
		return {
			payment_id: null,
			subscription_id: subscription,
			...subjectOf$1(titles)
		};
	}
	return {
		payment_id: null,
		subscription_id: null,
		subject_title: null,
		subject_title_ru: ""
	};
}
function subjectOf$1({ title, title_ru }) {
	return {
		subject_title: title,
		subject_title_ru: title_ru
	};
}
// src/domains/support/mails/ticket-answered.mail.ts
function ticketAnsweredMail(shop, language, { id, number, title }) {
	const t = (key, params) => shop.t(language, key, params);
	return layoutMail(shop, language, {
		subject: t("ticketAnsweredSubject", { number: String(number) }),
		lead: t("ticketAnsweredLead", { title }),
		button: {
			label: t("ticketAnsweredButton"),
			path: `/help-ticket/${id}`
		},
		note: t("ticketAnsweredNote")
	});
}
// src/domains/support/mails/ticket-opened.mail.ts
function ticketOpenedMail(shop, language, { id, number, title }) {
	const t = (key, params) => shop.t(language, key, params);
	return layoutMail(shop, language, {
		subject: t("ticketOpenedSubject", { number: String(number) }),
		lead: t("ticketOpenedLead", { title }),
		button: {
			label: t("ticketOpenedButton"),
			path: `/help-ticket/${id}`
		},
		note: t("ticketAnsweredNote")
	});
}
// src/domains/support/mails/examples.ts
const ticketIn = (language) => ({
	id: "0199c000-0000-7000-8000-000000000003",
	number: 4217,
	title: language === "ru" ? "\u041D\u0435 \u043E\u0442\u043A\u0440\u044B\u0432\u0430\u0435\u0442\u0441\u044F \u0441\u0441\u044B\u043B\u043A\u0430" : "Connect opens an error page"
});
const supportMailExamples = [{
	name: "ticket-answered",
	render: (shop, language) => ticketAnsweredMail(shop, language, ticketIn(language))
}, {
	name: "ticket-opened",
	render: (shop, language) => ticketOpenedMail(shop, language, ticketIn(language))
}];
// src/domains/support/messages/serialize-message.ts
function serializeMessage(row) {
	if (row.sender === "note") throw new Error("a note must not be shown to a buyer");
	return {
		...shared$1(row),
		senderType: row.sender,
		attachments: row.attachments.map((attachment) => ({
			...attachment,
			url: attachmentUrl(attachment.id)
		}))
	};
}
function serializeConsoleMessage(ticketId, row) {
	return {
		...shared$1(row),
		senderType: row.sender,
		attachments: row.attachments.map((attachment) => ({
			...attachment,
			url: openAttachment$1.path.replace(":id", ticketId).replace(":attachment", attachment.id)
		}))
	};
}
function attachmentUrl(id) {
	return downloadAttachment$1.path.replace(":id", id);
}
function shared$1(row) {
	return {
		id: row.id,
		username: row.username,
		content: row.content,
		created_at: row.created_at.toISOString(),
		...row.merged_from !== null && { merged_from: row.merged_from }
	};
}
// src/domains/support/queue/find-answer.ts
async function findAnswer(tx, { ticketId, messageId, operatorId }) {
	const message = await findMessage(tx, ticketId, messageId);
	if (message?.sender !== "admin" || message.operator_id !== operatorId) return void 0;
	return serializeConsoleMessage(ticketId, message);
}
// src/domains/support/serialize-ticket.ts
function serializeTicket(row) {
	return {
		...shared(row),
		is_unread: row.is_unread
	};
}
function serializeQueuedTicket(row) {
	return {
		...shared(row),
		priority: row.priority,
		user: {
			id: row.user_id,
			username: row.username,
			email: row.email
		},
		assignee: row.assignee_id === null || row.assignee_name === null ? null : {
			id: row.assignee_id,
			name: row.assignee_name
		}
	};
}
function shared(row) {
	return {
		id: row.id,
		number: row.number,
		title: row.title,
		state: row.state,
		created_at: row.created_at.toISOString(),
		updated_at: row.last_at.toISOString(),
		last_message: {
			senderType: row.last_sender,
			excerpt: row.last_excerpt
		},
		subject: subjectOf(row),
		reply_until: replyDeadline(row)?.toISOString() ?? null,
		...row.merged_into !== null && { merged_into: row.merged_into }
	};
}
function subjectOf(row) {
	const { payment_id: payment, subscription_id: subscription } = row;
	if (row.subject_title === null) return null;
	const titles = {
		title: row.subject_title,
		title_ru: row.subject_title_ru
	};
	if (payment !== null) return {
		kind: "payment",
		id: payment,
		...titles
	};
	return subscription === null ? null : {
		kind: "subscription",
		id: subscription,
		...titles
	};
}
// src/domains/support/queue/queue.store.ts
const COLUMNS$1 = sql.raw(`
  t.id, t.number, t.title, t.state, t.priority, t.created_at, t.last_at, t.last_sender, t.last_excerpt, t.payment_id,
  t.subscription_id, t.subject_title, t.subject_title_ru, t.resolved_at, t.user_id, u.username, u.email, t.assignee_id,
  o.name as assignee_name,
  (select json_build_object('id', m.id, 'number', m.number) from tickets m where m.id = t.merged_into) as merged_into`);
async function findQueuedTicket(db, ticketId) {
	const { rows } = await sql`
    select ${COLUMNS$1} from tickets t
    join users u on u.id = t.user_id
    left join operators o on o.id = t.assignee_id
    where t.id = ${ticketId}`.execute(db);
	return rows[0];
}
const STATES = {
	waiting: ["new", "waiting_operator"],
	answered: ["waiting_user"],
	held: ["on_hold"],
	done: ["resolved", "closed"],
	all: void 0
};
const queueFilters = (operatorId) => ({
	queue: null,
	order: null,
	priority: (priority) => sql`priority = ${priority}`,
	assignee: (assignee) => assignee === "unassigned" ? sql`assignee_id is null` : sql`assignee_id = ${assignee === "me" ? operatorId : assignee}`,
	search: (search) => sql`id in (${foundBy(search)})`
});
async function findQueue(db, filters, { after, limit }, operatorId) {
	const from = typeof after === "object" ? after : after && await findPlace(db, String(after));
	if (after !== void 0 && !from) return void 0;
	const queue = filters.queue ?? "waiting";
	const order = filters.order ?? (queue === "waiting" ? "urgent" : "newest");
	const direction = sql.raw(order === "newest" ? "desc" : "asc");
	const matches = whereOf(queueFilters(operatorId), filters, from ? beyond(from, order) : void 0);
	const inTime = sql`last_at ${direction}, number ${direction} limit ${limit}`;
	const { page, first } = partsOf(order, STATES[queue], {
		matches,
		inTime
	});
	const { rows } = await sql`
    select ${COLUMNS$1}
    from ${page} t
    join users u on u.id = t.user_id
    left join operators o on o.id = t.assignee_id
    order by ${first} t.last_at ${direction}, t.number ${direction}
    limit ${limit}`.execute(db);
	return rows;
}
function beyond(from, order) {
	const sign = sql.raw(order === "newest" ? "<" : ">");
	const further = sql`(last_at, number) ${sign} (${from.last_at}, ${from.number})`;
	if (order !== "urgent") return further;
	const less = ticketPriorities.slice(0, ticketPriorities.indexOf(from.priority));
	return sql`(priority = any(${less}::text[]) or (priority = ${from.priority} and ${further}))`;
}
function partsOf(order, states, { matches, inTime }) {
	if (order === "urgent") return {
		page: sql`unnest(${states ?? ticketStates}::text[]) selected (state)
        cross join unnest(${ticketPriorities}::text[]) with ordinality priority_rank (name, rank)
        cross join lateral (
          select * from tickets
          where (state, priority) >= (selected.state, priority_rank.name) and (state, priority) <= (selected.state, priority_rank.name)
            and ${matches}
          order by state, priority, ${inTime})`,
		first: sql`priority_rank.rank desc,`
	};
	return {
		page: states === void 0 ? sql`(select * from tickets where ${matches} order by ${inTime})` : sql`unnest(${states}::text[]) selected (state)
          cross join lateral (
            select * from tickets where state = selected.state and ${matches} order by ${inTime})`,
		first: sql``
	};
}
const FOUND = 1e3;
const BUYERS_FOUND = 100;
const TICKETS_OF_BUYER = 100;
const NUMBER = /^(?:\u2116|#|no\.?)?\s*(\d{1,9})$/i;
function foundBy(search) {
	const number = NUMBER.exec(search)?.[1];
	const key = search.toLowerCase();
	const texts = [...search.matchAll(/[\p{L}\p{N}]+/gu)].map(([word]) => `'${word}':*`).join(" & ");
	const searches = [sql`select t.id from (
        (select id from users where ${beginsWith(sql`email`, key)} order by email using ~<~ limit ${BUYERS_FOUND})
        union
        (select id from users where ${beginsWith(sql`username_key`, key)} order by username_key using ~<~ limit ${BUYERS_FOUND})
      ) b cross join lateral (
        select id from tickets where user_id = b.id order by last_at desc limit ${TICKETS_OF_BUYER}) t`];
	if (number !== void 0) searches.push(sql`select id from tickets where number = ${Number(number)}`);
	if (texts !== "") searches.push(sql`(select id from tickets
      where to_tsvector('simple', title) @@ to_tsquery('simple', ${texts}) limit ${FOUND})`);
	return sql.join(searches, sql` union `);
}
function findPlace(db, ticketId) {
	return db.selectFrom("tickets").select([
		"priority",
		"last_at",
		"number"
	]).where("id", "=", ticketId).executeTakeFirst();
}
// src/domains/support/queue/get-queued-ticket.ts
async function findQueued(db, id) {
	const row = await findQueuedTicket(db, id);
	return row && serializeQueuedTicket(row);
}
async function getQueuedTicket(tx, id) {
	const ticket = await findQueued(tx, id);
	if (ticket === void 0) throw new Error("locked ticket not found");
	return ticket;
}
// src/domains/support/queue/move-ticket.ts
const targetOf = {
	hold: () => "on_hold",
	resolve: () => "resolved",
	close: () => "closed",
	reopen: ({ state, last_sender }) => state === "on_hold" || state === "resolved" ? stateAwaitedAfter(last_sender) : void 0
};
function moveTicket(platform, input, by) {
	return inTransaction(platform.db, async (tx) => {
		await moveTicketIn(tx, platform, input, by);
		return getQueuedTicket(tx, input.id);
	});
}
async function moveTicketIn(tx, platform, { id, move, reason }, by) {
	const ticket = await lockTicket(tx, id);
	if (ticket === void 0) refuse("not_found");
	const state = targetOf[move](ticket);
	if (state === void 0 || !ticketTransitions[ticket.state].includes(state)) refuse("ticket_state_changed");
	await setTicketState(tx, id, {
		state,
		at: platform.clock.now()
	});
	await recordAuditEvent(tx, platform, {
		...by,
		action: `tickets.${move}`,
		subject: `ticket:${id}`,
		before: { state: ticket.state },
		after: { state },
		reason
	});
}
// src/domains/support/queue/prioritize-ticket.ts
function prioritizeTicket(platform, input, by) {
	return inTransaction(platform.db, async (tx) => {
		await prioritizeTicketIn(tx, platform, input, by);
		return getQueuedTicket(tx, input.id);
	});
}
async function prioritizeTicketIn(tx, platform, { id, priority, reason }, by) {
	const ticket = await lockTicket(tx, id);
	if (ticket === void 0) refuse("not_found");
	if (ticket.priority === priority) return;
	await setPriority(tx, id, priority);
	await recordAuditEvent(tx, platform, {
		...by,
		action: "tickets.prioritize",
		subject: `ticket:${id}`,
		before: { priority: ticket.priority },
		after: { priority },
		reason
	});
}
// src/domains/support/messages/notify-answered.ts
function notifyAnswered(tx, platform, ticket, messageId) {
	return notifyOwner(tx, platform, ticket, {
		key: `ticket-answered:${ticket.id}:${messageId}`,
		text: "ticketAnswered",
		mail: ticketAnsweredMail
	});
}
function notifyOpened(tx, platform, ticket, messageId) {
	return notifyOwner(tx, platform, ticket, {
		key: `ticket-opened:${ticket.id}:${messageId}`,
		text: "ticketOpened",
		mail: ticketOpenedMail
	});
}
function notifyOwner(tx, platform, ticket, { key, text, mail }) {
	const { id, number, title, user_id: userId } = ticket;
	const values = {
		number: String(number),
		title,
		url: `${platform.publicUrl()}/help-ticket/${id}`
	};
	return notifyUser(tx, platform, {
		key,
		userId,
		kind: "ticket_answered",
		text: (language) => platform.mail.texts.bot(language, text, values),
		mail: (shop, language) => mail(shop, language, ticket)
	});
}
// src/domains/support/queue/reply-to-ticket.ts
function replyToTicket(platform, ticketId, answer, by) {
	return inTransaction(platform.db, async (tx) => {
		const ticket = await lockTicket(tx, ticketId);
		if (ticket === void 0) refuse("not_found");
		const { message, isNew } = await answerTicketIn(tx, platform, ticket, answer, by);
		if (isNew) await recordAuditEvent(tx, platform, {
			...by,
			action: "tickets.reply",
			subject: `ticket:${ticketId}`,
			before: { state: ticket.state },
			after: {
				state: stateAfterMessage(ticket.state, "admin"),
				message: message.id
			}
		});
		return serializeConsoleMessage(ticketId, message);
	});
}
async function answerTicketIn(tx, platform, ticket, { id, content, attachments, seen }, { operator }) {
	const added = await addMessage(tx, platform, {
		ticket,
		closed: "ticket_state_changed"
	}, {
		id,
		content,
		attachments,
		author: {
			sender: "admin",
			operatorId: operator.id
		}
	});
	if (!added.isNew) return added;
	if (seen !== void 0) {
		const answer = {
			ticketId: ticket.id,
			after: seen,
			exceptOf: operator.id
		};
		if (await hasLaterAnswer(tx, answer)) refuse("version_conflict");
	}
	if (ticket.assignee_id === null) await setAssignee(tx, ticket.id, operator.id);
	await notifyAnswered(tx, platform, ticket, added.message.id);
	return added;
}
function noteOnTicket(platform, ticketId, { id, content }, by) {
	return inTransaction(platform.db, async (tx) => {
		const ticket = await lockTicket(tx, ticketId);
		if (ticket === void 0) refuse("not_found");
		const { message, isNew } = await addMessage(tx, platform, {
			ticket,
			closed: "ticket_state_changed"
		}, {
			id,
			content,
			author: {
				sender: "note",
				operatorId: by.operator.id
			}
		});
		if (isNew) await recordAuditEvent(tx, platform, {
			...by,
			action: "tickets.note",
			subject: `ticket:${ticketId}`,
			after: { message: message.id }
		});
		return serializeConsoleMessage(ticketId, message);
	});
}
// src/domains/support/attachments/download-attachment.ts
async function downloadAttachment(platform, userId, id) {
	return fileOf(platform, await findOwnAttachment(platform.db, userId, id));
}
async function openAttachment(platform, { id: ticketId, attachment }) {
	return fileOf(platform, await findAttachmentOfTicket(platform.db, ticketId, attachment));
}
async function fileOf({ storage }, row) {
	if (row === void 0) refuse("not_found");
	const bytes = await storage.get(row.file).catch((cause) => {
		throw new Refusal("unavailable", {
			retryAfterS: 5,
			cause
		});
	});
	if (bytes === void 0) refuse("not_found");
	return new FileAnswer({
		body: bytes,
		type: row.type,
		name: row.name
	});
}
// src/domains/support/attachments/attachment-name.ts
const NAME_MAX = 120;
const EXTENSIONS = {
	"image/webp": ".webp",
	"application/pdf": ".pdf"
};
function attachmentName(given, type) {
	const extension = EXTENSIONS[type];
	const stem = (given.toWellFormed().split(/[/\\]/).at(-1) ?? "").replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").trim().replace(/\.[^.]{0,10}$/, "").trim();
	return [...stem === "" ? "file" : stem].slice(0, NAME_MAX).join("") + extension;
}
// src/domains/support/attachments/upload-attachment.ts
const ENDINGS = {
	"image/webp": "webp",
	"application/pdf": "pdf"
};
const LOOSE_MAX = 20;
const RETRY_AFTER_S = 3600;
async function uploadAttachment({ clock, db, ids, storage }, sender, given) {
	if ("userId" in sender && await countLooseAttachments(db, sender.userId) >= LOOSE_MAX) throw new Refusal("too_many_requests", { retryAfterS: RETRY_AFTER_S });
	const { bytes, type } = await reencodeDocument(given.bytes);
	const name = attachmentName(given.name, type);
	const id = ids.uuid();
	const file = `ticket-${Buffer.from(ids.token(), "base64url").toString("hex").slice(0, 32)}.${ENDINGS[type]}`;
	await insertAttachment(db, {
		id,
		user_id: "userId" in sender ? sender.userId : null,
		operator_id: "operatorId" in sender ? sender.operatorId : null,
		file,
		name,
		type,
		size_bytes: bytes.length,
		created_at: clock.now()
	});
	await storage.put(file, bytes, type).catch((cause) => {
		throw new Refusal("unavailable", {
			retryAfterS: 5,
			cause
		});
	});
	return {
		id,
		name,
		type,
		size_bytes: bytes.length
	};
}
// src/domains/support/merging/merging.store.ts
function lockTickets(tx, ids) {
	return tx.selectFrom("tickets").selectAll().where("id", "in", ids).orderBy("id").forNoKeyUpdate().execute();
}
async function findFirstUnread(tx, tickets) {
	const { rows } = await sql`
    select min(m.seq) as seq from ticket_messages m join tickets t on t.id = m.ticket_id
    where t.id = any(${tickets.map(({ id }) => id)}) and m.sender = 'admin' and m.seq > t.read_seq`.execute(tx);
	return rows[0]?.seq ?? void 0;
}
async function moveMessages(tx, { source, target }) {
	const { numAffectedRows = 0n } = await sql`
    update ticket_messages m
    set ticket_id = ${target.id}, merged_from = coalesce(m.merged_from, ${source.number}),
      id = case when exists (
        select from ticket_messages o where o.ticket_id = ${target.id} and o.id = m.id)
        then gen_random_uuid() else m.id end
    where m.ticket_id = ${source.id}`.execute(tx);
	return Number(numAffectedRows);
}
async function updateTarget(tx, id, merged) {
	await tx.updateTable("tickets").set(merged).where("id", "=", id).execute();
}
async function closeAsMerged(tx, { id, into }) {
	await tx.updateTable("tickets").set({
		state: "closed",
		resolved_at: null,
		merged_into: into
	}).where("id", "=", id).execute();
}
function listTargets(db, ticketId) {
	return db.selectFrom("tickets as t").innerJoin("tickets as own", "own.user_id", "t.user_id").select([
		"t.id",
		"t.number",
		"t.title",
		"t.state"
	]).where("own.id", "=", ticketId).whereRef("t.id", "<>", "own.id").where("t.state", "not in", ["resolved", "closed"]).orderBy("t.last_at", "desc").orderBy("t.number", "desc").execute();
}
// src/domains/support/merging/merge-ticket.ts
function listMergeTargets({ db }, ticketId) {
	return listTargets(db, ticketId);
}
function mergeTicket(platform, { id, into }, by) {
	return inTransaction(platform.db, async (tx) => {
		const locked = await lockTickets(tx, [id, into]);
		const source = locked.find((ticket) => ticket.id === id);
		const target = locked.find((ticket) => ticket.id === into);
		if (source === void 0 || target === void 0) refuse("not_found");
		if (source.id === target.id || source.user_id !== target.user_id || !isOpen(source.state) || !isOpen(target.state)) refuse("ticket_not_mergeable");
		const state = stateAfterMerge(target.state, source.state);
		const firstUnread = await findFirstUnread(tx, [source, target]);
		const messages = await moveMessages(tx, {
			source,
			target
		});
		await updateTarget(tx, into, {
			...mergedColumns({
				source,
				target,
				firstUnread
			}),
			state,
			merged_at: platform.clock.now()
		});
		await closeWithLine(tx, platform, {
			source,
			target
		}, by);
		await notifyOperators(tx, platform, {
			target,
			state
		});
		await recordAuditEvent(tx, platform, {
			...by,
			action: "tickets.merge",
			subject: `ticket:${into}`,
			before: { state: target.state },
			after: {
				state,
				number: source.number,
				count: messages
			}
		});
		await recordAuditEvent(tx, platform, {
			...by,
			action: "tickets.merge",
			subject: `ticket:${id}`,
			before: { state: source.state },
			after: {
				state: "closed",
				moved_to: target.number,
				count: messages
			}
		});
		return getQueuedTicket(tx, into);
	});
}
function mergedColumns({ source, target, firstUnread }) {
	const { last_seq, last_at, last_sender, last_excerpt } = source.last_seq > target.last_seq ? source : target;
	const answers = [source.answer_seq, target.answer_seq].filter((seq) => seq !== null);
	return {
		last_seq,
		last_at,
		last_sender,
		last_excerpt,
		answer_seq: answers.length === 0 ? null : Math.max(...answers),
		read_seq: firstUnread === void 0 ? Math.max(source.read_seq, target.read_seq) : firstUnread - 1,
		priority: ticketPriorities.findLast((one) => one === source.priority || one === target.priority) ?? target.priority,
		assignee_id: target.assignee_id ?? source.assignee_id
	};
}
async function closeWithLine(tx, platform, { source, target }, { operator }) {
	const language = (await findContact(tx, source.user_id))?.language ?? "en";
	const line = platform.mail.texts.page(language, "ticketMergedInto", { number: String(target.number) });
	await addMessage(tx, platform, {
		ticket: source,
		closed: "ticket_not_mergeable"
	}, {
		id: void 0,
		content: `${line}: ${platform.publicUrl()}/help-ticket/${target.id}`,
		author: {
			sender: "admin",
			operatorId: operator.id
		}
	});
	await closeAsMerged(tx, {
		id: source.id,
		into: target.id
	});
}
async function notifyOperators(tx, { clock }, { target, state }) {
	if (state !== "waiting_operator" || target.state === "new" || target.state === state) return;
	await recordOperatorEvent(tx, {
		kind: "ticket_waiting",
		subject: `ticket:${target.id}`,
		detail: { number: String(target.number) },
		at: clock.now()
	});
}
// src/domains/support/open-ticket.ts
function openTicket(platform, { id, before }, by) {
	return inTransaction(platform.db, async (tx) => {
		const ticket = await findQueuedTicket(tx, id);
		if (ticket === void 0) refuse("not_found");
		const messages = await findConsoleMessages(tx, {
			ticketId: id,
			page: { before },
			limit: 100
		});
		if (messages === void 0) refuse("not_found");
		await recordAuditEvent(tx, platform, {
			...by,
			action: "tickets.read",
			subject: `ticket:${id}`
		});
		return {
			ticket: serializeQueuedTicket(ticket),
			messages: messages.map((message) => serializeConsoleMessage(id, message))
		};
	});
}
async function followTicket({ db }, { id, after }) {
	const messages = await findConsoleMessages(db, {
		ticketId: id,
		page: { after },
		limit: 100
	});
	if (messages === void 0) refuse("not_found");
	return messages.map((message) => serializeConsoleMessage(id, message));
}
// src/domains/support/queue/assign-ticket.ts
const ANSWERING_ROLES = operatorRoles.filter((role) => isPermitted(role, "tickets:write"));
function listAssignees({ db }) {
	return listActiveOperators(db, ANSWERING_ROLES);
}
function assignTicket(platform, { id, operatorId }, by) {
	return inTransaction(platform.db, async (tx) => {
		const ticket = await lockTicket(tx, id);
		if (ticket === void 0) refuse("not_found");
		const answering = await listActiveOperators(tx, ANSWERING_ROLES);
		if (operatorId !== null && answering.every((one) => one.id !== operatorId)) refuse("not_found");
		await setAssignee(tx, id, operatorId);
		if (ticket.state === "new" && operatorId !== null) await setTicketState(tx, id, {
			state: "waiting_operator",
			at: platform.clock.now()
		});
		await recordAuditEvent(tx, platform, {
			...by,
			action: "tickets.assign",
			subject: `ticket:${id}`,
			before: { assignee: ticket.assignee_id },
			after: { assignee: operatorId }
		});
		return getQueuedTicket(tx, id);
	});
}
// src/domains/support/queue/list-queue.ts
function listQueue({ db }, operator) {
	return listAnswers(listQueue$1, {
		rows: async (filters, page) => await findQueue(db, filters, page, operator.id) ?? refuse("not_found"),
		answer: (rows) => rows.map(serializeQueuedTicket),
		placeOf: (row) => row,
		csv: { columns: {
			number: (row) => row.number,
			title: (row) => row.title,
			user: (row) => row.username,
			email: (row) => row.email,
			state: (row) => row.state,
			priority: (row) => row.priority,
			assignee: (row) => row.assignee_name,
			"opened, UTC": (row) => row.created_at.toISOString(),
			"last message, UTC": (row) => row.last_at.toISOString(),
			"last written by": (row) => row.last_sender,
			about: (row) => row.subject_title
		} }
	});
}
// src/domains/support/queue/buyer-of-ticket.store.ts
const LATEST = 5;
const INVITED_MAX = 1e3;
async function findOwnerOfTicket(db, ticketId) {
	const { rows } = await sql`
    select u.id, u.language, u.created_at, u.email_confirmed_at, u.blocked_at,
      i.id as inviter_id, i.username as inviter_name,
      (select count(*)::int from (
        select from users where referred_by = u.id limit ${INVITED_MAX}) counted) as invited,
      coalesce(b.earned_cents, 0) as earned_cents, coalesce(b.available_cents, 0) as available_cents
    from tickets t
    join users u on u.id = t.user_id
    left join users i on i.id = u.referred_by
    left join partner_balances b on b.partner_id = u.id
    where t.id = ${ticketId}`.execute(db);
	return rows[0];
}
function listLatestPayments(db, userId) {
	return db.selectFrom("payments").select([
		"id",
		"number",
		"created_at",
		"product_id",
		"title",
		"title_ru",
		"total_cents",
		"refunded_cents",
		"shown_state"
	]).where("user_id", "=", userId).orderBy("created_at", "desc").orderBy("id", "desc").limit(LATEST).execute();
}
function listLatestSubscriptions(db, userId, now) {
	return db.selectFrom("subscriptions as s").innerJoin("products as p", "p.id", "s.product_id").select([
		"s.id",
		"s.product_id",
		"p.title",
		"p.title_ru",
		"s.ends_at"
	]).select(sql`access_state(s.id, ${now})`.as("state")).where("s.user_id", "=", userId).orderBy("s.ends_at", "desc").orderBy("s.id").limit(LATEST).execute();
}
function listOtherTickets(db, { userId, ticketId }) {
	return db.selectFrom("tickets").select([
		"id",
		"number",
		"title",
		"state",
		"last_at"
	]).where("user_id", "=", userId).where("id", "<>", ticketId).orderBy("last_at", "desc").orderBy("number", "desc").limit(LATEST).execute();
}
// src/domains/support/queue/read-buyer-of-ticket.ts
async function readBuyerOfTicket(platform, ticketId) {
	const { db } = platform;
	const owner = await findOwnerOfTicket(db, ticketId);
	if (owner === void 0) refuse("not_found");
	const userId = owner.id;
	const now = platform.clock.now();
	const [payments, subscriptions, tickets, cards] = await Promise.all([
		listLatestPayments(db, userId),
		listLatestSubscriptions(db, userId, now),
		listOtherTickets(db, {
			userId,
			ticketId
		}),
		productCards(platform)
	]);
	const picturesOf = (productId) => [...cards.get(productId)?.pictures ?? []];
	return {
		language: owner.language,
		registered_at: owner.created_at.toISOString(),
		confirmed: owner.email_confirmed_at !== null,
		blocked: owner.blocked_at !== null,
		payments: payments.map((row) => ({
			id: row.id,
			number: row.number,
			created_at: row.created_at.toISOString(),
			product_id: row.product_id,
			title: row.title,
			title_ru: row.title_ru,
			pictures: picturesOf(row.product_id),
			total: dollarsFromCents(row.total_cents),
			refunded: dollarsFromCents(row.refunded_cents),
			state: row.shown_state
		})),
		subscriptions: subscriptions.map((row) => ({
			id: row.id,
			product_id: row.product_id,
			title: row.title,
			title_ru: row.title_ru,
			pictures: picturesOf(row.product_id),
			ends_at: row.ends_at.toISOString(),
			state: row.state
		})),
		tickets: tickets.map((row) => ({
			id: row.id,
			number: row.number,
			title: row.title,
			state: row.state,
			updated_at: row.last_at.toISOString()
		})),
		referral: {
			inviter: owner.inviter_id === null || owner.inviter_name === null ? null : {
				id: owner.inviter_id,
				username: owner.inviter_name
			},
			invited: owner.invited,
			earned: dollarsFromCents(owner.earned_cents),
			available: dollarsFromCents(owner.available_cents)
		}
	};
}
// src/domains/support/queue/write-to-buyer.ts
function writeToBuyer(platform, { id: userId, title, content, attachments }, by) {
	return inTransaction(platform.db, async (tx) => {
		const user = await lockUser(tx, userId);
		if (user === void 0 || user.deleted_at !== null) refuse("not_found");
		const id = platform.ids.uuid();
		const ticket = await insertTicket(tx, {
			id,
			user_id: userId,
			title,
			created_at: platform.clock.now(),
			payment_id: null,
			subscription_id: null,
			subject_title: null,
			subject_title_ru: ""
		});
		const { message } = await addMessage(tx, platform, {
			ticket,
			closed: "ticket_state_changed"
		}, {
			id: void 0,
			content,
			attachments,
			author: {
				sender: "admin",
				operatorId: by.operator.id
			}
		});
		await setAssignee(tx, id, by.operator.id);
		await notifyOpened(tx, platform, ticket, message.id);
		await recordAuditEvent(tx, platform, {
			...by,
			action: "tickets.open_for_buyer",
			subject: `ticket:${id}`,
			after: {
				state: "waiting_user",
				user: userId,
				message: message.id
			}
		});
		return { id };
	});
}
// src/domains/support/support.console-routes.ts
function supportConsoleRoutes(api) {
	const { platform } = api;
	bindList(api, listQueue$1, ({ operator }, reading) => listQueue(reading, operator));
	bind(api, listAssignees$1, () => listAssignees(platform));
	bind(api, readBuyerOfTicket$1, (call) => readBuyerOfTicket(platform, call.params.id));
	bind(api, openTicket$1, (call) => openTicket(platform, {
		id: call.params.id,
		before: call.query.before
	}, call.by));
	bind(api, followTicket$1, (call) => followTicket(platform, {
		id: call.params.id,
		after: call.query.after
	}));
	bindIdempotent(api, replyToTicket$1, ({ params, body, by }, once) => once((inCall) => replyToTicket(inCall, params.id, body, by)));
	bindIdempotent(api, writeToBuyer$1, ({ params, body, by }, once) => once((inCall) => writeToBuyer(inCall, {
		...params,
		...body
	}, by)));
	bindIdempotent(api, noteOnTicket$1, ({ params, body, by }, once) => once((inCall) => noteOnTicket(inCall, params.id, body, by)));
	bind(api, assignTicket$1, (call) => assignTicket(platform, {
		id: call.params.id,
		operatorId: call.body.operator
	}, call.by));
	bind(api, prioritizeTicket$1, ({ params, body, by }) => prioritizeTicket(platform, {
		...params,
		...body
	}, by));
	bind(api, listMergeTargets$1, ({ params }) => listMergeTargets(platform, params.id));
	bindIdempotent(api, mergeTicket$1, ({ params, body, by }, once) => once((inCall) => mergeTicket(inCall, {
		...params,
		...body
	}, by)));
	moves(api);
	bind(api, openAttachment$1, (call) => openAttachment(platform, call.params));
	bind(api, uploadReplyAttachment, async (call) => {
		const limit = {
			maxBytes: ATTACHMENT_MAX_BYTES,
			tooLarge: "attachment_too_large"
		};
		const file = await call.readUpload(limit);
		return uploadAttachment(platform, { operatorId: call.operator.id }, file);
	});
}
function moves(api) {
	const routes = [
		[holdTicket, "hold"],
		[resolveTicket, "resolve"],
		[closeTicket, "close"],
		[reopenTicket, "reopen"]
	];
	for (const [route, move] of routes) bind(api, route, ({ params, body, operator, ...request }) => moveTicket(api.platform, {
		id: params.id,
		move,
		reason: body.reason
	}, {
		operator,
		request
	}));
}
// src/domains/support/attachments/remove-loose-attachments.ts
const DRAFT_MS = 864e5;
const BATCH = 200;
const removeAttachmentQueue = defineQueue("remove-attachment", {
	onePerKey: true,
	alertAfter: void 0
});
function removeLooseAttachments(platform) {
	const before = new Date(platform.clock.now().getTime() - DRAFT_MS);
	return enqueueDue(platform, {
		queue: removeAttachmentQueue,
		limit: BATCH,
		find: (limit) => findLooseAttachments(platform.db, {
			before,
			limit
		}),
		toJob: (attachment) => ({
			key: attachment,
			data: { attachment }
		})
	});
}
async function removeAttachment({ clock, db, storage }, id) {
	const file = await markAttachmentRemoved(db, id, clock.now());
	if (file === void 0) return;
	await storage.remove(file);
	await deleteAttachment(db, id);
}
// src/domains/support/close-resolved-tickets.ts
function closeResolvedTickets({ clock, db }) {
	return closeResolvedUntil(db, new Date(clock.now().getTime() - TICKET_REOPEN_S * 1e3));
}
// src/domains/support/support.jobs.ts
function supportJobs(platform) {
	platform.jobs.schedule("close-resolved-tickets", 600, async () => {
		await closeResolvedTickets(platform);
	});
	platform.jobs.schedule("remove-loose-attachments", 3600, () => removeLooseAttachments(platform));
	platform.jobs.work(removeAttachmentQueue, ({ attachment }) => removeAttachment(platform, attachment));
}
// src/domains/support/get-support-config.ts
async function getSupportConfig({ config, db }) {
	const origins = await listSoldServices(db);
	return {
		help_url: supportUrlOf(config.shop()) ?? "",
		origins: origins.map(({ id, title, title_ru }) => ({
			id,
			title,
			title_ru
		}))
	};
}
// src/domains/support/messages/polls.store.ts
const COLUMNS = `id, number, title, state, created_at, last_at, last_sender, last_excerpt,
  coalesce(answer_seq > read_seq, false) as is_unread, payment_id, subscription_id, subject_title, subject_title_ru,
  resolved_at, (select json_build_object('id', m.id, 'number', m.number) from tickets m where m.id = tickets.merged_into)
    as merged_into`;
const ticketsOfSession = `
  select t.*, c.total from sessions s
  cross join lateral (select count(*) as total from tickets where user_id = s.user_id) c
  left join lateral (
    select ${COLUMNS} from tickets
    where user_id = s.user_id
    order by last_at desc, number desc
    limit $3 offset $4
  ) t on true
  where s.token_hash = $1 and s.expires_at > $2
  order by t.last_at desc, t.number desc`;
const foundTicketsOfSession = ticketsOfSession.replaceAll("user_id = s.user_id", `user_id = s.user_id and (number::text = $6 or title ilike $5 or exists (
    select from ticket_messages m where m.ticket_id = tickets.id and m.sender <> 'note' and m.content ilike $5))`);
async function findTicketsOfSession(pool, session, page) {
	const values = [
		session.tokenHash,
		session.now,
		page.limit,
		page.offset
	];
	const { rows } = await pool.query(page.search === "" ? ticketsOfSession : foundTicketsOfSession, page.search === "" ? values : [
		...values,
		likeAnywhere(page.search),
		page.search.replace(/^(?:\u2116|#|no\.?)\s*/i, "")
	]);
	const [first] = rows;
	if (first === void 0) return void 0;
	return {
		rows: rows.filter((row) => row.id !== null),
		total: first.total
	};
}
const ticketOfSession = `
  select t.* from sessions s
  left join lateral (select ${COLUMNS} from tickets where id = $3 and user_id = s.user_id) t on true
  where s.token_hash = $1 and s.expires_at > $2`;
async function findTicketOfSession(pool, session, ticketId) {
	const { rows } = await pool.query(ticketOfSession, [
		session.tokenHash,
		session.now,
		ticketId
	]);
	const [row] = rows;
	if (row === void 0) return void 0;
	return row.id === null ? null : row;
}
// src/domains/support/list-tickets.ts
async function listTickets({ pool, clock }, tokenHash, { limit = 10, offset = 0, search = "" }) {
	const session = {
		tokenHash,
		now: clock.now()
	};
	const page = await findTicketsOfSession(pool, session, {
		limit,
		offset,
		search
	});
	return page && {
		items: page.rows.map(serializeTicket),
		total: page.total
	};
}
async function getTicket({ pool, clock }, tokenHash, ticketId) {
	const row = await findTicketOfSession(pool, {
		tokenHash,
		now: clock.now()
	}, ticketId);
	if (row === null) refuse("not_found");
	return row && serializeTicket(row);
}
// src/domains/support/mark-ticket-read.ts
async function markTicketRead({ db }, userId, { ticket, message }) {
	if (!await markReadUpTo(db, {
		userId,
		ticketId: ticket,
		messageId: message
	})) refuse("not_found");
}
// src/domains/support/messages/list-messages.ts
async function listMessages({ pool, clock }, tokenHash, { ticket_id: ticketId, after, before }) {
	const session = {
		tokenHash,
		now: clock.now()
	};
	const rows = await findMessagesOfSession(pool, session, {
		ticketId,
		after,
		before,
		limit: 100
	});
	if (rows === null) refuse("not_found");
	return rows?.map(serializeMessage);
}
// src/domains/support/messages/send-message.ts
function sendMessage(platform, userId, { id, content, ticket: ticketId, attachments }) {
	return inTransaction(platform.db, async (tx) => {
		const ticket = await lockOwnTicket(tx, userId, ticketId);
		if (ticket === void 0) refuse("not_found");
		const { message } = await addMessage(tx, platform, {
			ticket,
			closed: "ticket_closed"
		}, {
			id,
			content,
			attachments,
			author: {
				sender: "user",
				userId
			}
		});
		return serializeMessage(message);
	});
}
// src/domains/support/support.routes.ts
function supportRoutes(api) {
	const { platform } = api;
	bind(api, getSupportConfig$1, () => getSupportConfig(platform));
	bindInline(api, listTickets$1, (call) => listTickets(platform, call.tokenHash, call.query));
	bindInline(api, getTicket$1, (call) => getTicket(platform, call.tokenHash, call.query.ticket_id));
	bindInline(api, listMessages$1, (call) => listMessages(platform, call.tokenHash, call.query));
	bindIdempotent(api, createTicket$1, ({ session, body }, once) => once(async (inCall) => ({ id: await createTicket(inCall, session.userId, body) })));
	bindIdempotent(api, sendMessage$1, ({ session, body }, once) => once((inCall) => sendMessage(inCall, session.userId, body)));
	bind(api, markTicketRead$1, (call) => markTicketRead(platform, call.session.userId, call.body));
	bind(api, uploadAttachment$1, async (call) => {
		const limit = {
			maxBytes: ATTACHMENT_MAX_BYTES,
			tooLarge: "attachment_too_large"
		};
		const file = await call.readUpload(limit);
		const stored = await uploadAttachment(platform, { userId: call.session.userId }, file);
		return {
			...stored,
			url: attachmentUrl(stored.id)
		};
	});
	bind(api, downloadAttachment$1, (call) => downloadAttachment(platform, call.session.userId, call.params.id));
}
// src/domains/macros/action-routes.ts
const routes = {
	extend: extendSubscription,
	replace: replaceCredential,
	refund: refundPayment,
	hold: holdTicket,
	resolve: resolveTicket,
	priority: prioritizeTicket$1
};
function isActionPermitted({ role }, action) {
	return action === null || isPermitted(role, routes[action.kind].permission);
}
function needsConfirmation(action) {
	if (action === null) return false;
	if (action.kind === "extend" && action.days > 31) return true;
	return routes[action.kind].confirmed === true;
}
// src/domains/access/deliveries/replaceable-items.store.ts
async function findReplaceableItems(db, subscriptions) {
	const { rows } = await sql`
    select d.subscription_id, o.id, o.title, o.title_ru,
      exists (
        select from inventory_items i where i.service_id = o.id and i.retired_at is null
          and (i.kind = 'webhook' or (i.kind = 'unique' and i.assigned_to is null))
      ) or coalesce((
        -- Of the items that serve many, the same one is always given.
        select i.id from inventory_items i
        where i.service_id = o.id and i.kind in ('shared', 'template') and i.retired_at is null
        order by i.kind = 'shared' desc, i.created_at desc, i.id desc limit 1
      ) <> d.inventory_item_id, false) as has_other
    from deliveries d
    join services o on o.id = d.service_id
    where d.subscription_id = any(${[...subscriptions]}::uuid[]) and d.inventory_item_id is not null
    order by d.id`.execute(db);
	return rows.map(({ subscription_id: subscriptionId, has_other: hasOther, ...service }) => ({
		subscriptionId,
		hasOther,
		service
	}));
}
// src/domains/macros/macros.rules.ts
const SIMPLE = /\{(\w+)\}/g;
const ANY_BRACE = /[{}]/;
function strayPlaceholder(body, action) {
	const known = macroPlaceholders(action);
	for (const [placeholder, name = ""] of body.matchAll(SIMPLE)) if (!known.includes(name)) return placeholder;
	return ANY_BRACE.exec(body.replaceAll(SIMPLE, ""))?.[0];
}
function fillAnswer(body, values) {
	const missing = new Set();
	return {
		answer: body.replaceAll(SIMPLE, (placeholder, name) => {
			const value = values[name];
			if (value === void 0) missing.add(name);
			return value ?? placeholder;
		}),
		missing: [...missing]
	};
}
function centsOfRefund(percent, { capturedCents, refundedCents }) {
	const leftCents = capturedCents - refundedCents;
	if (percent === 100) return leftCents;
	return Math.min(leftCents, Math.max(1, Math.round(capturedCents * percent / 100)));
}
// src/domains/macros/targets.store.ts
const TARGETS = 20;
async function listSubscriptionTargets(db, { ticketId, runningAt }) {
	const { rows } = await sql`
    select s.id, p.title, p.title_ru, s.ends_at as at, s.anchor_day,
      coalesce(s.id = t.subscription_id or s.product_id = about.product_id, false) as is_subject
    from tickets t
    join subscriptions s on s.user_id = t.user_id
    join products p on p.id = s.product_id
    left join payments about on about.id = t.payment_id
    where t.id = ${ticketId}
      and (${runningAt ?? null}::timestamptz is null or s.ends_at > ${runningAt ?? null})
    order by s.ends_at desc, s.id
    limit ${TARGETS}`.execute(db);
	return rows;
}
async function listPaymentTargets(db, ticketId) {
	const { rows } = await sql`
    select p.id, p.title, p.title_ru, p.created_at as at, p.captured_cents, p.refunded_cents,
      coalesce(p.id = t.payment_id, false) as is_subject
    from tickets t
    join payments p on p.user_id = t.user_id
    where t.id = ${ticketId} and p.state in ('paid', 'partially_refunded')
      and p.captured_cents > p.refunded_cents
    order by p.created_at desc, p.id desc
    limit ${TARGETS}`.execute(db);
	return rows;
}
// src/domains/macros/plan-macro.ts
async function planMacro(db, { clock }, { macro, ticket, targetId }) {
	const { action } = macro;
	const candidates = await candidatesOf(db, action, {
		ticketId: ticket.id,
		now: clock.now()
	});
	const target = chosen(candidates, targetId);
	const language = (await findContact(db, ticket.user.id))?.language ?? "en";
	const subject = target?.wire ?? ticket.subject ?? void 0;
	const { answer, missing } = fillAnswer(language === "ru" ? macro.body_ru : macro.body, {
		username: ticket.user.username,
		number: String(ticket.number),
		service: subject && titleIn(language, subject),
		days: action?.kind === "extend" ? String(action.days) : void 0,
		...target?.values
	});
	const fingerprint = [
		macro.id,
		macro.version,
		target?.wire.id,
		target?.fingerprint,
		language,
		answer
	];
	return {
		targets: candidates.map(({ wire }) => wire),
		target,
		effect: isWithoutTarget(action) ? action : target?.effect ?? null,
		answer,
		language,
		missing,
		seen: sha256(JSON.stringify(fingerprint)).toString("base64url")
	};
}
function isWithoutTarget(action) {
	return action !== null && [
		"hold",
		"resolve",
		"priority"
	].includes(action.kind);
}
function chosen(candidates, id) {
	if (id === void 0) {
		const [only, ...others] = candidates;
		return candidates.find(({ isSubject }) => isSubject) ?? (others.length > 0 ? void 0 : only);
	}
	const found = candidates.find(({ wire }) => wire.id === id);
	if (found === void 0) refuse("not_found");
	return found;
}
async function replaceableItems(db, subscriptions) {
	const items = await findReplaceableItems(db, subscriptions.map(({ id }) => id));
	return Map.groupBy(items, ({ subscriptionId }) => subscriptionId);
}
async function candidatesOf(db, action, { ticketId, now }) {
	if (action?.kind === "extend" || action?.kind === "replace") {
		const runningAt = action.kind === "replace" ? now : void 0;
		const rows = await listSubscriptionTargets(db, {
			ticketId,
			runningAt
		});
		const replaceable = action.kind === "replace" ? await replaceableItems(db, rows) : void 0;
		return rows.map(({ id, title, title_ru, at, anchor_day: anchorDay, is_subject: isSubject }) => {
			const wire = {
				id,
				title,
				title_ru,
				at: at.toISOString(),
				left: null
			};
			const fingerprint = at.toISOString();
			if (action.kind === "replace") {
				const items = replaceable?.get(id) ?? [];
				const lacking = items.filter(({ hasOther }) => !hasOther).map(({ service }) => service);
				const effect = {
					kind: "replace",
					items: items.length,
					lacking
				};
				return {
					wire,
					isSubject,
					fingerprint: `${fingerprint} ${items.map(({ hasOther }) => hasOther).join()}`,
					effect,
					values: {}
				};
			}
			const count = action.days;
			const period = nextPeriod({
				now,
				currentEnd: at,
				anchorDay,
				count,
				unit: "day"
			});
			const [from, until] = [period.from.toISOString(), period.until.toISOString()];
			return {
				wire,
				isSubject,
				fingerprint,
				effect: {
					kind: "extend",
					days: count,
					from,
					until
				},
				values: { until: mailDate(period.until) }
			};
		});
	}
	if (action?.kind !== "refund") return [];
	const { percent, method, access } = action;
	return (await listPaymentTargets(db, ticketId)).map(({ id, title, title_ru, at, is_subject: isSubject, ...row }) => {
		const [capturedCents, refundedCents] = [row.captured_cents, row.refunded_cents];
		const amountCents = centsOfRefund(percent, {
			capturedCents,
			refundedCents
		});
		const left = dollarsFromCents(capturedCents - refundedCents);
		return {
			wire: {
				id,
				title,
				title_ru,
				at: at.toISOString(),
				left
			},
			isSubject,
			fingerprint: `${capturedCents} ${refundedCents}`,
			effect: {
				kind: "refund",
				amount: dollarsFromCents(amountCents),
				method,
				access
			},
			values: { amount: mailMoney(amountCents) },
			refund: {
				amountCents,
				refundedCents
			}
		};
	});
}
// src/domains/macros/preview-macro.ts
async function previewMacro(platform, { id, macro: macroId, target: targetId, operator }) {
	const { db } = platform;
	const [ticket, macro] = await Promise.all([findQueued(db, id), findMacro(db, macroId)]);
	if (ticket === void 0 || macro === void 0 || macro.archived_at !== null) refuse("not_found");
	const plan = await planMacro(db, platform, {
		macro,
		ticket,
		targetId
	});
	return {
		macro: serializeMacro(macro),
		targets: [...plan.targets],
		target: plan.target?.wire ?? null,
		effect: plan.effect,
		answer: plan.answer,
		language: plan.language,
		missing: [...plan.missing],
		permitted: isActionPermitted(operator, macro.action),
		seen: plan.seen
	};
}
// src/domains/macros/preview-reply.ts
async function previewReply({ db }, { id: userId, macro: macroId }) {
	const [user, macro] = await Promise.all([findUser(db, userId), findMacro(db, macroId)]);
	if (user === void 0 || user.deleted_at !== null) refuse("not_found");
	if (macro === void 0 || macro.archived_at !== null || macro.action !== null) refuse("not_found");
	const { language, username } = user;
	const { answer, missing } = fillAnswer(language === "ru" ? macro.body_ru : macro.body, { username });
	return {
		answer,
		language,
		missing: [...missing]
	};
}
// src/domains/macros/run-macro.ts
async function runMacro(platform, once, input, by) {
	const { macroId, target: targetId } = input;
	const macro = await findMacro(platform.db, macroId);
	if (macro === void 0 || macro.archived_at !== null) refuse("not_found");
	if (!isActionPermitted(by.operator, macro.action)) refuse("forbidden");
	if (needsConfirmation(macro.action) && !by.operator.isConfirmed) refuse("confirmation_required");
	const able = macro.action?.kind === "refund" && targetId !== void 0 ? await gatewayRefundsOf(platform, targetId) : "none";
	return once((inCall) => run(inCall, {
		...input,
		macro,
		able
	}, by));
}
function run(platform, { macro, able, ticketId, id, target: targetId, seen }, by) {
	return inTransaction(platform.db, async (tx) => {
		const locked = await lockTicket(tx, ticketId);
		if (locked === void 0) refuse("not_found");
		const ticket = await getQueuedTicket(tx, ticketId);
		const earlier = await findAnswer(tx, {
			ticketId,
			messageId: id,
			operatorId: by.operator.id
		});
		if (earlier !== void 0) return {
			ticket,
			message: earlier
		};
		const plan = await planMacro(tx, platform, {
			macro,
			ticket,
			targetId
		});
		requireSame(plan, {
			macro,
			targetId,
			seen
		});
		const answer = {
			id,
			content: plan.answer
		};
		const { message } = await answerTicketIn(tx, platform, locked, answer, by);
		await runAction(tx, platform, {
			macro,
			plan,
			ticket,
			able
		}, by);
		const after = await getQueuedTicket(tx, ticketId);
		await recordAuditEvent(tx, platform, {
			...by,
			action: "tickets.macro",
			subject: `ticket:${ticketId}`,
			before: {
				state: ticket.state,
				priority: ticket.priority
			},
			after: {
				state: after.state,
				priority: after.priority,
				macro: macro.id,
				version: macro.version,
				effect: plan.effect,
				target: plan.target?.wire.id ?? null,
				message: id
			}
		});
		return {
			ticket: after,
			message: serializeConsoleMessage(ticketId, message)
		};
	});
}
function requireSame(plan, { macro, targetId, seen }) {
	if (plan.seen !== seen) refuse("version_conflict", { version: macro.version });
	if (macro.action !== null && !isWithoutTarget(macro.action) && targetId === void 0) refuse("bad_request");
	const [missing] = plan.missing;
	if (missing !== void 0) refuse("text_wrong", { placeholder: `{${missing}}` });
	if ([...plan.answer].length > 4e3) refuse("text_wrong", { fault: "too_long" });
}
async function runAction(tx, platform, { macro, plan: { target }, ticket, able }, by) {
	const { action } = macro;
	const reason = `${macro.name} (macro, ticket ${ticket.number})`;
	if (isWithoutTarget(action)) {
		if (action.kind === "priority") return prioritizeTicketIn(tx, platform, {
			id: ticket.id,
			priority: action.priority,
			reason
		}, by);
		return moveTicketIn(tx, platform, {
			id: ticket.id,
			move: action.kind,
			reason
		}, by);
	}
	if (action === null || target === void 0) return;
	if (action.kind === "extend") {
		const extension = {
			id: target.wire.id,
			days: action.days,
			expected_end: target.wire.at,
			reason,
			isLimited: hasLimitedDays(by.operator)
		};
		await extendSubscriptionIn(tx, platform, extension, by);
		return;
	}
	if (action.kind === "replace") return replaceCredentialIn(tx, platform, {
		subscriptionId: target.wire.id,
		reason
	}, by);
	if (target.refund === void 0) throw new Error("refund target has no amount");
	const { amountCents, refundedCents } = target.refund;
	await requestRefundIn(tx, platform, {
		...by,
		able,
		paymentId: target.wire.id,
		method: action.method,
		access: action.access,
		amount: action.percent === 100 ? "all" : dollarsFromCents(amountCents),
		expectedRefunded: dollarsFromCents(refundedCents),
		revokesForPart: true,
		reason
	});
}
// src/domains/macros/write-macro.ts
function createMacro(platform, draft, by) {
	return inTransaction(platform.db, async (tx) => {
		const after = await addMacro(tx, platform, draft);
		const subject = `macro:${after.id}`;
		await recordAuditEvent(tx, platform, {
			...by,
			action: "macros.create",
			subject,
			after
		});
		return after;
	});
}
async function addMacro(tx, { clock, ids }, draft) {
	const at = clock.now();
	const row = {
		...writtenFrom(draft),
		id: ids.uuid(),
		created_at: at,
		updated_at: at
	};
	return serializeMacro(await insertMacro(tx, row));
}
function editMacro(platform, { id, version, ...draft }, by) {
	return change(platform, {
		id,
		version
	}, {
		...by,
		action: "macros.edit"
	}, (row) => {
		if (row.archived_at !== null) refuse("not_found");
		return writtenFrom(draft);
	});
}
function archiveMacro(platform, { id, version, archived }, by) {
	const action = archived ? "macros.archive" : "macros.restore";
	const archived_at = archived ? platform.clock.now() : null;
	return change(platform, {
		id,
		version
	}, {
		...by,
		action
	}, () => ({ archived_at }));
}
function change(platform, { id, version }, event, decide) {
	return inTransaction(platform.db, async (tx) => {
		const row = await lockMacro(tx, id);
		if (row === void 0) refuse("not_found");
		const before = serializeMacro(row);
		if (row.version !== version) refuse("version_conflict", { current: before });
		const after = serializeMacro(await updateMacro(tx, id, decide(row), platform.clock.now()));
		await recordAuditEvent(tx, platform, {
			...event,
			subject: `macro:${id}`,
			before,
			after
		});
		return after;
	});
}
function writtenFrom({ name, action, body, body_ru }) {
	const stray = strayPlaceholder(body, action) ?? strayPlaceholder(body_ru, action);
	if (stray !== void 0) refuse("text_wrong", { placeholder: stray });
	return {
		name,
		action: action && JSON.stringify(action),
		body,
		body_ru
	};
}
// src/domains/macros/macros.console-routes.ts
function macroConsoleRoutes(api) {
	const { platform } = api;
	bindList(api, listMacros$1, (_call, reading) => listMacros(reading));
	bind(api, readMacro$1, ({ params }) => readMacro(platform, params.id));
	bindIdempotent(api, createMacro$1, ({ body, by }, once) => once((inCall) => createMacro(inCall, body, by)));
	bind(api, editMacro$1, ({ params, body, by }) => editMacro(platform, {
		...params,
		...body
	}, by));
	bind(api, archiveMacro$1, ({ params, body, by }) => archiveMacro(platform, {
		...params,
		...body
	}, by));
	bind(api, previewMacro$1, ({ params, query, operator }) => previewMacro(platform, {
		...params,
		...query,
		operator
	}));
	bind(api, previewReply$1, ({ params }) => previewReply(platform, params));
	bindIdempotent(api, runMacro$1, ({ params, body, by }, once) => runMacro(platform, once, {
		ticketId: params.id,
		macroId: params.macro,
		...body
	}, by));
}
export { supportConsoleRoutes as a, createTicketIn as c, supportJobs as i, addMacro as n, replyToTicket as o, supportRoutes as r, supportMailExamples as s, macroConsoleRoutes as t };

//# sourceMappingURL=macros-Bh-0lTmn.js.map