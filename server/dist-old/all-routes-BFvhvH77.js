import { r as __exportAll } from "./rolldown-runtime-B50NcwA4.js";
import { $ as union, $t as PRICE_MAX_CENTS, A as discriminatedUnion, B as number, Bt as DISPUTE_NOTE_MAX, D as _null, E as _enum, Et as $constructor, F as literal, G as pick, H as omit, I as looseObject, J as refine, Jt as LANGUAGES, K as pipe, L as never, Lt as CONSENT_MAX, M as extend, Mt as AMOUNT_MAX_DOLLARS, N as int, O as array, P as keyof, Q as tuple, R as nullable, S as ZodMiniStringFormat, U as optional, V as object, W as partial, X as string, Y as strictObject, Yt as OFFSET_MAX, Z as transform, an as TICKET_TEXT_MAX, at as _isoDate, c as doublePaymentPolicies, cn as WRITTEN, ct as _maxLength, et as unknown, f as shopLimitNames, ft as _regex, h as shownCurrencies, ht as $ZodISODateTime, i as contactFields, it as _gte, k as boolean, l as ratedCurrencies, lt as _minLength, m as shopSettingFields, mt as $ZodISODate, n as brandFields, nt as uuid, ot as _isoDateTime, p as shopLimits, pt as _trim, q as record, qt as ITEM_TEXT_MAX, rt as _gt, st as _lte, u as sellerFields, ut as _multipleOf } from "./shop-settings-BJhU4EHp.js";
// ../node_modules/zod/v4/core/registries.js
var _a;
var $ZodRegistry = class {
	constructor() {
		this._map = new WeakMap();
		this._idmap = new Map();
	}
	add(schema, ..._meta) {
		const meta = _meta[0];
		this._map.set(schema, meta);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.set(meta.id, schema);
		return this;
	}
	clear() {
		this._map = new WeakMap();
		this._idmap = new Map();
		return this;
	}
	remove(schema) {
		const meta = this._map.get(schema);
		if (meta && typeof meta === "object" && "id" in meta) this._idmap.delete(meta.id);
		this._map.delete(schema);
		return this;
	}
	get(schema) {
		const p = schema._zod.parent;
		if (p) {
			const pm = { ...this.get(p) ?? {} };
			delete pm.id;
			const f = {
				...pm,
				...this._map.get(schema)
			};
			return Object.keys(f).length ? f : void 0;
		}
		return this._map.get(schema);
	}
	has(schema) {
		return this._map.has(schema);
	}
};
function registry() {
	return new $ZodRegistry();
}
(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
const globalRegistry = globalThis.__zod_globalRegistry;
// ../node_modules/zod/v4/mini/iso.js
const ZodMiniISODateTime = $constructor("ZodMiniISODateTime", (inst, def) => {
	$ZodISODateTime.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
function datetime(params) {
	return _isoDateTime(ZodMiniISODateTime, params);
}
const ZodMiniISODate = $constructor("ZodMiniISODate", (inst, def) => {
	$ZodISODate.init(inst, def);
	ZodMiniStringFormat.init(inst, def);
});
function date(params) {
	return _isoDate(ZodMiniISODate, params);
}
// ../contract/src/shared/secret-fields.ts
const secrets = registry();
function secret(schema) {
	secrets.add(schema, { secret: true });
	return schema;
}
function fieldsOf(schema) {
	const { shape, inner } = partsOf(schema);
	return [...Object.entries(shape).flatMap(([name, field]) => [{
		name,
		isSecret: isSecret(field)
	}, ...fieldsOf(field)]), ...inner.flatMap(fieldsOf)];
}
function withoutSecrets(schema, value) {
	if (schema === void 0 || isSecret(schema)) return void 0;
	if (Array.isArray(value)) return value.map((one) => withoutSecrets(schema, one));
	const { shape, inner } = partsOf(schema);
	const outer = inner.reduce((rest, one) => withoutSecrets(one, rest), value);
	if (typeof outer !== "object" || outer === null) return outer;
	return Object.fromEntries(Object.entries(outer).flatMap(([name, field]) => {
		const known = shape[name];
		if (known === void 0) return [[name, field]];
		return isSecret(known) ? [] : [[name, withoutSecrets(known, field)]];
	}));
}
function secretNamesOf(routes) {
	const sent = routes.flatMap(({ params, query, body }) => [
		params,
		query,
		body
	].flatMap(fieldsOf));
	const harmless = new Set(sent.filter((field) => !field.isSecret).map(({ name }) => name));
	return new Set(sent.filter(({ name, isSecret }) => isSecret && !harmless.has(name)).map(({ name }) => name));
}
const INNER = [
	"innerType",
	"element",
	"valueType",
	"in",
	"left",
	"right"
];
function partsOf(schema) {
	const { shape = {}, options = [], ...rest } = definitionOf(schema);
	return {
		shape,
		inner: [...INNER.map((part) => rest[part]).filter((part) => part !== void 0), ...options]
	};
}
function isSecret(schema) {
	if (!isSchema(schema)) return false;
	if (secrets.has(schema)) return true;
	const { innerType } = definitionOf(schema);
	return innerType !== void 0 && isSecret(innerType);
}
function definitionOf(schema) {
	return isSchema(schema) ? schema._zod.def : {};
}
function isSchema(value) {
	return typeof value === "object" && value !== null && "_zod" in value;
}
// ../contract/src/shared/fields.ts
const languageField = _enum(LANGUAGES);
const emailField = string().check(_minLength(1), _maxLength(254));
const passwordField = secret(string().check(_minLength(1), _maxLength(128)));
const uuidField = uuid();
const INTEGER_MAX = 2147483647;
const idField = int().check(_gte(1), _lte(INTEGER_MAX));
const idInQuery = pipe(string().check(_regex(/^[1-9]\d{0,9}$/)), pipe(transform(Number), idField));
const centsInQuery = pipe(string().check(_regex(/^[1-9]\d{0,8}$/)), transform(Number));
const promocodeField = string().check(_maxLength(64));
const gatewayField = string().check(_regex(/^[a-z0-9_-]{1,40}$/));
const providerField = string().check(_regex(/^[a-z0-9_-]{1,40}$/));
const timestampField = datetime();
const linkField = string().check(_regex(/^https?:\/\//));
const itemLinkField = string().check(_regex(/^[a-z][a-z0-9+.-]*:\/\//i));
const emptyAnswer = strictObject({});
const dollarsField = number();
const rateSources = [
	"cbr",
	"operator",
	"setting"
];
const rateField$1 = strictObject({
	currency: literal("RUB"),
	rate: number(),
	rate_at: timestampField,
	source: _enum(rateSources)
});
const chargeField = extend(rateField$1, { amount: number() });
const sumField$2 = strictObject({
	amount: number(),
	currency: string()
});
const quoteLinesField = strictObject({
	subscription_price_id: idField,
	amount: dollarsField,
	credit: optional(dollarsField),
	fee_percentage: number(),
	fee: dollarsField,
	percent: number(),
	discount: dollarsField,
	total: dollarsField,
	currency: literal("USD")
});
// ../contract/src/shared/states.ts
const paymentStates = [
	"pending",
	"review",
	"paid",
	"expired",
	"canceled",
	"failed",
	"partially_refunded",
	"refunded",
	"disputed",
	"dispute_lost"
];
const doublePaymentStates = [
	"open",
	"kept",
	"refunding",
	"refunded",
	"dismissed"
];
const accessStates = [
	"active",
	"on_hold",
	"waiting",
	"ended"
];
const writtenContents = [
	"link",
	"code",
	"account",
	"text"
];
const itemContents = [...writtenContents, "file"];
const linkChecks = [
	"works",
	"fails",
	"unknown"
];
// ../contract/src/shared/multiline.ts
const layouts = registry();
function multiline(schema) {
	layouts.add(schema, { multiline: true });
	return schema;
}
function isMultiline(schema) {
	return layouts.get(schema)?.multiline === true;
}
// ../contract/src/shared/route.ts
function defineRoutes({ tag, base }) {
	const declare = (auth, method, usual) => (id, path, details) => ({
		tag,
		auth,
		limit: usual,
		...details,
		id,
		method,
		path: `${base}${path}`
	});
	const get = declare("user", "GET", "poll");
	return {
		get,
		read: (id, path, details) => get(id, path, {
			...details,
			readableInImpersonation: true
		}),
		post: declare("user", "POST", "write"),
		put: declare("user", "PUT", "write"),
		delete: declare("user", "DELETE", "write"),
		open: {
			get: declare("public", "GET", void 0),
			post: declare("public", "POST", void 0)
		},
		signed: { post: declare("signature", "POST", "webhook") }
	};
}
// ../contract/src/shop/support.ts
var support_exports = __exportAll({
	attachmentField: () => attachmentField,
	attachmentTypes: () => attachmentTypes,
	attachmentsField: () => attachmentsField,
	createTicket: () => createTicket,
	downloadAttachment: () => downloadAttachment,
	getSupportConfig: () => getSupportConfig,
	getTicket: () => getTicket,
	listMessages: () => listMessages,
	listTickets: () => listTickets,
	markTicketRead: () => markTicketRead,
	messageField: () => messageField,
	messageTextField: () => messageTextField,
	sendMessage: () => sendMessage,
	senderTypes: () => senderTypes,
	ticketField: () => ticketField$1,
	ticketStates: () => ticketStates,
	ticketSubjectField: () => ticketSubjectField,
	ticketTitleField: () => ticketTitleField,
	uploadAttachment: () => uploadAttachment
});
const routes$66 = defineRoutes({
	tag: "Support",
	base: "/api-support/api/v1"
});
const ticketStates = [
	"new",
	"waiting_operator",
	"waiting_user",
	"on_hold",
	"resolved",
	"closed"
];
const senderTypes = ["user", "admin"];
const attachmentTypes = ["image/webp", "application/pdf"];
const writtenText = (max) => string().check(_maxLength(2 * max), refine((text) => [...text].length <= max, { abort: true }), _regex(WRITTEN));
const ticketTitleField = writtenText(200);
const messageTextField = multiline(writtenText(TICKET_TEXT_MAX));
const attachmentField = strictObject({
	id: uuidField,
	name: string(),
	type: _enum(attachmentTypes),
	size_bytes: int(),
	url: string()
});
const attachmentsField = optional(array(uuidField).check(_maxLength(5)));
const ticketSubjectField = strictObject({
	kind: _enum(["payment", "subscription"]),
	id: uuidField,
	title: string(),
	title_ru: string()
});
const ticketField$1 = strictObject({
	id: uuidField,
	number: int(),
	title: string(),
	state: _enum(ticketStates),
	created_at: timestampField,
	updated_at: timestampField,
	last_message: strictObject({
		senderType: _enum(senderTypes),
		excerpt: string()
	}),
	is_unread: boolean(),
	subject: nullable(ticketSubjectField),
	reply_until: nullable(timestampField),
	merged_into: optional(strictObject({
		id: uuidField,
		number: int()
	}))
});
const messageField = strictObject({
	id: uuidField,
	username: string(),
	content: string(),
	senderType: _enum(senderTypes),
	created_at: timestampField,
	attachments: array(attachmentField),
	merged_from: optional(int())
});
const numberInQuery = (min, max) => pipe(string().check(_regex(/^\d{1,6}$/)), pipe(transform(Number), int().check(_gte(min), _lte(max))));
const getSupportConfig = routes$66.read("getSupportConfig", "/config/", {
	summary: "The help chat address, empty when the shop has none, and the services",
	answer: strictObject({
		help_url: string(),
		origins: array(strictObject({
			id: idField,
			title: string(),
			title_ru: string()
		}))
	})
});
const listTickets = routes$66.read("listTickets", "/ticket/paginated", {
	summary: "Tickets of the user, last message first, 10 at a time by default",
	query: strictObject({
		limit: optional(numberInQuery(1, 50)),
		offset: optional(numberInQuery(0, OFFSET_MAX)),
		search: optional(string().check(_trim(), _maxLength(100)))
	}),
	answer: strictObject({
		items: array(ticketField$1),
		total: int()
	})
});
const getTicket = routes$66.read("getTicket", "/ticket", {
	summary: "One ticket of the user",
	query: strictObject({ ticket_id: uuidField }),
	answer: ticketField$1
});
const createTicket = routes$66.post("createTicket", "/ticket/", {
	summary: "Open a ticket with its first message",
	limit: "ticketCreate",
	body: strictObject({
		title: ticketTitleField,
		header_message: messageTextField,
		attachments: attachmentsField,
		payment: optional(uuidField),
		subscription: optional(uuidField)
	}).check(refine(({ payment, subscription }) => !(payment && subscription))),
	answer: strictObject({ id: uuidField }),
	status: 201,
	errors: ["too_many_open_tickets", "attachment_unknown"],
	idempotent: true
});
const markTicketRead = routes$66.post("markTicketRead", "/ticket/read", {
	summary: "Mark the messages of a ticket as read up to this one",
	body: strictObject({
		ticket: uuidField,
		message: uuidField
	}),
	answer: emptyAnswer
});
const listMessages = routes$66.read("listMessages", "/message/by-ticket", {
	summary: "Messages of a ticket of the user, oldest first",
	query: strictObject({
		ticket_id: uuidField,
		after: optional(uuidField),
		before: optional(uuidField)
	}).check(refine(({ after, before }) => !(after && before))),
	answer: array(messageField)
});
const sendMessage = routes$66.post("sendMessage", "/message/", {
	summary: "Send a message in a ticket of the user",
	limit: "ticketMessage",
	body: strictObject({
		id: optional(uuidField),
		content: messageTextField,
		ticket: uuidField,
		attachments: attachmentsField,
		senderType: optional(unknown())
	}),
	answer: messageField,
	status: 201,
	errors: ["ticket_closed", "attachment_unknown"],
	idempotent: true
});
const uploadAttachment = routes$66.post("uploadAttachment", "/attachment/", {
	summary: "Upload a PNG, JPEG or PDF of at most 10 MB for a message",
	limit: "attachment",
	multipart: true,
	answer: attachmentField,
	status: 201,
	errors: [
		"attachment_type",
		"attachment_too_large",
		"image_unreadable"
	]
});
const downloadAttachment = routes$66.read("downloadAttachment", "/attachment/:id", {
	summary: "Download an attachment of a ticket, or an upload, of the user",
	limit: "attachmentRead",
	params: strictObject({ id: uuidField }),
	file: true,
	answer: emptyAnswer
});
// ../contract/src/shop/telegram.ts
var telegram_exports = __exportAll({
	getTelegramLink: () => getTelegramLink,
	getTelegramNotifications: () => getTelegramNotifications,
	receiveTelegramUpdate: () => receiveTelegramUpdate,
	telegramNotificationsField: () => telegramNotificationsField,
	unlinkTelegram: () => unlinkTelegram,
	updateTelegramNotifications: () => updateTelegramNotifications
});
const routes$65 = defineRoutes({
	tag: "Accounts",
	base: "/api-user/api/v1"
});
const telegramLinkField = strictObject({ state: _enum([
	"waiting",
	"connected",
	"taken",
	"none"
]) });
const getTelegramLink = routes$65.read("getTelegramLink", "/user/telegram_data/link", {
	summary: "State of the newest link to Telegram; polled while it waits",
	answer: telegramLinkField,
	errors: ["not_found"]
});
const unlinkTelegram = routes$65.post("unlinkTelegram", "/user/telegram_data/unlink", {
	summary: "Disconnect the Telegram account; it gets no further messages",
	limit: "sensitive",
	body: strictObject({ password: passwordField }),
	answer: emptyAnswer,
	errors: [
		"not_found",
		"password_wrong",
		"password_not_set"
	]
});
const telegramNotificationsField = strictObject({
	subscription_ends: boolean(),
	payment_received: boolean(),
	access_changed: boolean(),
	order_unpaid: boolean(),
	ticket_answered: boolean()
});
const getTelegramNotifications = routes$65.read("getTelegramNotifications", "/user/telegram_data/notifications", {
	summary: "The Telegram notifications that the user has chosen",
	limit: "write",
	answer: telegramNotificationsField,
	errors: ["not_found"]
});
const updateTelegramNotifications = routes$65.put("updateTelegramNotifications", "/user/telegram_data/notifications", {
	summary: "Choose Telegram notifications",
	body: partial(telegramNotificationsField),
	answer: telegramNotificationsField,
	errors: ["not_found"]
});
const receiveTelegramUpdate = routes$65.signed.post("receiveTelegramUpdate", "/telegram/webhook", {
	summary: "Receive an update of the Telegram bot",
	answer: emptyAnswer,
	errors: ["not_found"]
});
// ../contract/src/console/fields.ts
const REASON_MAX = 500;
const reasonField$1 = multiline(string().check(_trim(), _minLength(1), _maxLength(500)));
const reasonBody$1 = strictObject({ reason: reasonField$1 });
const versionField = int().check(_gte(1), _lte(INTEGER_MAX));
const versionOrNoneField = int().check(_gte(0), _lte(INTEGER_MAX));
const versionInQuery = pipe(string().check(_regex(/^\d{1,9}$/)), pipe(transform(Number), int()));
const titledFields = {
	title: string(),
	title_ru: string()
};
const titledField = strictObject(titledFields);
// ../contract/src/shared/define-list.ts
const LIST_COUNTED_MAX = 1e4;
const countField$1 = strictObject({
	count: int(),
	more: boolean()
});
const LIST_PAGE = 50;
function defineList(place, details) {
	const { filters, cursor, key = "id", row, export: file, count, ...read } = details;
	const [name = ""] = Object.keys(cursor);
	const common = {
		...place,
		...read,
		auth: "operator",
		method: "GET"
	};
	const filtered = Object.keys(filters).length > 0 ? { query: strictObject(filters) } : {};
	return {
		...common,
		limit: "operatorRead",
		query: strictObject({
			...filters,
			[name]: optional(cursor[name] ?? never())
		}),
		answer: array(row),
		filters: strictObject(filters),
		cursor: {
			name,
			key
		},
		...file && { export: {
			...common,
			...filtered,
			...file,
			confirmed: file.confirmed ?? true,
			path: `${place.path}-export`,
			limit: "operatorWrite",
			file: true,
			answer: emptyAnswer
		} },
		...count && { count: {
			...common,
			...filtered,
			...count,
			path: `${place.path}-count`,
			limit: "operatorRead",
			answer: countField$1
		} }
	};
}
function routesBeside(route) {
	return [..."export" in route ? [route.export] : [], ..."count" in route ? [route.count] : []];
}
// ../contract/src/console/routes.ts
const CONSOLE_BASE = "/api-admin/api/v1";
function consoleRoutes({ tag, read, write }) {
	const declare = (method, usual, limit, always) => (id, path, details) => ({
		tag,
		auth: "operator",
		permission: usual,
		limit,
		...details,
		...always,
		id,
		method,
		path: `${CONSOLE_BASE}${path}`
	});
	const list = (id, path, details) => defineList({
		tag,
		permission: read,
		id,
		path: `${CONSOLE_BASE}${path}`
	}, details);
	return {
		list,
		get: declare("GET", read, "operatorRead", {}),
		csv: declare("GET", read, "operatorWrite", {
			file: true,
			answer: emptyAnswer
		}),
		post: declare("POST", write, "operatorWrite", {}),
		put: declare("PUT", write, "operatorWrite", {}),
		delete: declare("DELETE", write, "operatorWrite", {})
	};
}
// ../contract/src/console/search-fields.ts
const searchField = string().check(_trim(), _minLength(1), _maxLength(100));
const searchFrom = (min) => string().check(_trim(), _minLength(min), _maxLength(254));
const personSearchField = searchFrom(2);
const paymentSearchField = searchFrom(3);
const subjectField = string().check(_minLength(1), _maxLength(200));
// ../contract/src/console/buyers.ts
var buyers_exports = __exportAll({
	blockBuyer: () => blockBuyer,
	buyerField: () => buyerField,
	endBuyerSession: () => endBuyerSession,
	endBuyerSessions: () => endBuyerSessions,
	listBuyers: () => listBuyers,
	listedBuyerField: () => listedBuyerField,
	readBuyer: () => readBuyer,
	unblockBuyer: () => unblockBuyer
});
const yesOrNo = optional(_enum(["yes", "no"]));
const filters$6 = {
	search: optional(personSearchField),
	subscription: yesOrNo,
	blocked: yesOrNo,
	confirmed: yesOrNo,
	deleting: yesOrNo
};
const telegramName = nullable(string());
const listedBuyerField = strictObject({
	id: uuidField,
	username: string(),
	email: string(),
	telegram_name: telegramName,
	image: nullable(string()),
	created_at: timestampField,
	confirmed: boolean(),
	blocked: boolean(),
	deleting: boolean(),
	subscriptions: int(),
	on_hold: int()
});
const sessionField$1 = strictObject({
	id: uuidField,
	device: nullable(string()),
	place: string(),
	signed_in_at: timestampField,
	last_seen_at: timestampField
});
const subscriptionField$1 = strictObject({
	id: uuidField,
	product_id: idField,
	...titledFields,
	created_at: timestampField,
	ends_at: timestampField,
	state: _enum(accessStates)
});
const paymentField = strictObject({
	id: uuidField,
	number: string(),
	created_at: timestampField,
	...titledFields,
	total: dollarsField,
	refunded: dollarsField,
	state: _enum(paymentStates)
});
const ticketOfBuyer = strictObject({
	id: uuidField,
	number: int(),
	title: string(),
	state: _enum(ticketStates),
	updated_at: timestampField
});
const buyerField = strictObject({
	id: uuidField,
	username: string(),
	email: string(),
	confirmed_at: nullable(timestampField),
	has_password: boolean(),
	has_google: boolean(),
	second_factor: boolean(),
	telegram_name: telegramName,
	telegram_notifications: array(keyof(telegramNotificationsField)),
	image: nullable(string()),
	language: languageField,
	created_at: timestampField,
	last_seen_at: nullable(timestampField),
	invited_by: nullable(strictObject({
		id: uuidField,
		username: string()
	})),
	campaign: nullable(string()),
	deletion_at: nullable(timestampField),
	deleted_at: nullable(timestampField),
	blocked: nullable(strictObject({
		at: timestampField,
		reason: string()
	})),
	sessions: array(sessionField$1),
	subscriptions: array(subscriptionField$1),
	payments: array(paymentField),
	tickets: array(ticketOfBuyer),
	invited: array(strictObject({
		id: uuidField,
		username: string(),
		created_at: timestampField
	})),
	counts: strictObject({
		payments: int(),
		tickets: int(),
		open_tickets: int(),
		invited: int()
	})
});
const ofOne$19 = strictObject({ id: uuidField });
const reasonBody = strictObject({ reason: reasonField$1 });
const routes$64 = consoleRoutes({
	tag: "Buyers",
	read: "users:read",
	write: "users:write"
});
const listBuyers = routes$64.list("listBuyers", "/users", {
	summary: "Buyers, newest first, 50 at a time",
	filters: filters$6,
	cursor: { before: uuidField },
	row: listedBuyerField,
	export: {
		id: "exportBuyers",
		name: "users",
		summary: "Buyers as CSV"
	}
});
const readBuyer = routes$64.get("readBuyer", "/users/:id", {
	summary: "One buyer with sessions, subscriptions, and the latest payments, tickets and invitations",
	params: ofOne$19,
	answer: buyerField
});
const endBuyerSession = routes$64.delete("endBuyerSession", "/users/:id/sessions/:session", {
	summary: "Sign a buyer out of one device",
	params: strictObject({
		id: uuidField,
		session: uuidField
	}),
	answer: emptyAnswer
});
const endBuyerSessions = routes$64.delete("endBuyerSessions", "/users/:id/sessions", {
	summary: "Sign a buyer out everywhere",
	params: ofOne$19,
	answer: emptyAnswer
});
const blockBuyer = routes$64.post("blockBuyer", "/users/:id/block", {
	permission: "users:block",
	summary: "Block a buyer from signing in and end every session; 409 when already blocked",
	params: ofOne$19,
	body: reasonBody,
	answer: emptyAnswer,
	errors: ["version_conflict"],
	current: buyerField
});
const unblockBuyer = routes$64.post("unblockBuyer", "/users/:id/unblock", {
	permission: "users:block",
	summary: "Unblock a buyer; 409 when they are not blocked or were blocked again",
	params: ofOne$19,
	body: strictObject({
		expected_block: timestampField,
		reason: reasonField$1
	}),
	answer: emptyAnswer,
	errors: ["version_conflict"],
	current: buyerField
});
// ../contract/src/console/accounts.ts
var accounts_exports = __exportAll({
	cancelBuyerDeletion: () => cancelBuyerDeletion,
	exportBuyerData: () => exportBuyerData,
	forcePasswordReset: () => forcePasswordReset,
	impersonateBuyer: () => impersonateBuyer,
	removeBuyerSecondFactor: () => removeBuyerSecondFactor,
	resendBuyerConfirmation: () => resendBuyerConfirmation,
	scheduleBuyerDeletion: () => scheduleBuyerDeletion
});
const params = strictObject({ id: uuidField });
const withReason = {
	params,
	body: strictObject({ reason: reasonField$1 })
};
const routes$63 = consoleRoutes({ tag: "Buyers" });
const forcePasswordReset = routes$63.post("forcePasswordReset", "/users/:id/password-reset", {
	permission: "users:access",
	...withReason,
	confirmed: true,
	summary: "Reset the password, end every session and mail a link to set a new one",
	answer: strictObject({ link: nullable(string()) })
});
const removeBuyerSecondFactor = routes$63.post("removeBuyerSecondFactor", "/users/:id/second-factor/remove", {
	permission: "users:access",
	...withReason,
	confirmed: true,
	summary: "Disable two-step sign-in for a buyer who lost their phone; 409 when it is off",
	answer: emptyAnswer,
	errors: ["second_factor_state"]
});
const resendBuyerConfirmation = routes$63.post("resendBuyerConfirmation", "/users/:id/confirmation", {
	permission: "users:write",
	params,
	summary: "Mail a buyer a new link to confirm their address; 409 when it is confirmed, 503 in a shop without mails",
	answer: emptyAnswer,
	errors: ["version_conflict"],
	current: buyerField
});
const exportBuyerData = routes$63.post("exportBuyerData", "/users/:id/data-export", {
	permission: "users:privacy",
	...withReason,
	confirmed: true,
	summary: "The data export of a buyer; recorded in the audit log",
	answer: record(string(), unknown())
});
const scheduleBuyerDeletion = routes$63.post("scheduleBuyerDeletion", "/users/:id/deletion", {
	permission: "users:privacy",
	...withReason,
	confirmed: true,
	summary: "Plan the deletion of an account, with the same grace period as for buyers",
	answer: strictObject({ deletion_at: timestampField }),
	errors: ["version_conflict", "open_transactions"],
	current: buyerField
});
const cancelBuyerDeletion = routes$63.post("cancelBuyerDeletion", "/users/:id/deletion/cancel", {
	permission: "users:privacy",
	...withReason,
	summary: "Cancel a planned deletion; 409 when there is none or its date changed",
	body: strictObject({
		expected_deletion: timestampField,
		reason: reasonField$1
	}),
	answer: emptyAnswer,
	errors: ["version_conflict"],
	current: buyerField
});
const impersonateBuyer = routes$63.post("impersonateBuyer", "/users/:id/impersonate", {
	permission: "users:impersonate",
	...withReason,
	summary: "Start a read-only impersonation of a buyer; recorded in the audit log",
	answer: strictObject({ ticket: string() })
});
// ../contract/src/console/alerts/alerts.ts
var alerts_exports = __exportAll({
	alertField: () => alertField,
	alertKinds: () => alertKinds,
	listAlerts: () => listAlerts,
	reopenAlert: () => reopenAlert,
	resolveAlert: () => resolveAlert
});
const alertKinds = [
	"payment_late",
	"payment_overpaid",
	"payment_review",
	"payment_disputed",
	"fraud_warning",
	"credit_reversed",
	"double_payment",
	"refund_failed",
	"refund_excess",
	"refund_unexplained",
	"refund_stuck",
	"promo_over_limit",
	"webhook_mismatch",
	"webhook_unknown_payment",
	"webhook_stuck",
	"gateway_unclear",
	"saving_refused",
	"paid_without_access",
	"fiscal_receipt_failed",
	"fiscal_receipt_late",
	"proof_unchecked",
	"rate_implausible",
	"renewal_stuck",
	"payout_recalled",
	"payout_underway",
	"delivery_waiting",
	"delivery_late",
	"product_without_services",
	"inventory_low",
	"item_reported",
	"password_spray",
	"exports_large",
	"backup_failed",
	"worker_lost",
	"job_failing",
	"job_item_failing",
	"registrations_unusual",
	"proxy_undeclared"
];
const alertField = strictObject({
	id: idField,
	kind: string(),
	subject: string(),
	payment_id: nullable(string()),
	payment_number: nullable(string()),
	subscription_id: nullable(uuidField),
	about: nullable(titledField),
	user: nullable(strictObject({
		id: uuidField,
		username: string()
	})),
	undecided: boolean(),
	detail: record(string(), unknown()),
	due_at: nullable(timestampField),
	created_at: timestampField,
	resolved_at: nullable(timestampField),
	resolved_by: nullable(string()),
	resolution: nullable(string())
});
const routes$62 = consoleRoutes({
	tag: "Reports",
	read: "alerts:read",
	write: "alerts:write"
});
const listAlerts = routes$62.list("listAlerts", "/alerts", {
	summary: "Alerts, 50 at a time: open ones with a date by that date, then the newest first",
	filters: {
		state: _enum(["open", "resolved"]),
		kind: optional(_enum(alertKinds)),
		subject: optional(subjectField),
		record: optional(string().check(_regex(/^(?:(?:user|subscription|ticket):[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|(?:product|promo):[1-9]\d{0,8}|(?:gateway|section):[a-z_]{1,40})$/)))
	},
	cursor: { before: idInQuery },
	row: alertField,
	export: {
		id: "exportAlerts",
		name: "alerts",
		summary: "Open or resolved alerts as CSV"
	}
});
const resolveAlert = routes$62.post("resolveAlert", "/alerts/:id/resolve", {
	summary: "Resolve an alert",
	params: strictObject({ id: idInQuery }),
	body: strictObject({ reason: reasonField$1 }),
	answer: alertField,
	errors: ["alert_undecided"]
});
const reopenAlert = routes$62.post("reopenAlert", "/alerts/:id/reopen", {
	summary: "Undo the resolution of an alert",
	params: strictObject({ id: idInQuery }),
	answer: alertField,
	errors: ["alert_ended"]
});
// ../contract/src/shop/announcements.ts
var announcements_exports$1 = __exportAll({
	announcementField: () => announcementField,
	closeAnnouncement: () => closeAnnouncement,
	getAnnouncement: () => getAnnouncement
});
const routes$61 = defineRoutes({
	tag: "Announcements",
	base: "/api-user/api/v1/user/alert"
});
const announcementField = strictObject({
	id: idField,
	title: string(),
	title_ru: string(),
	description: string(),
	description_ru: string(),
	button_text: string(),
	button_text_ru: string(),
	button_href: string(),
	image: nullable(string()),
	image_alt: string(),
	image_alt_ru: string()
});
const getAnnouncement = routes$61.read("getAnnouncement", "", {
	summary: "The announcement for this user, or null",
	answer: nullable(announcementField)
});
const closeAnnouncement = routes$61.post("closeAnnouncement", "/close", {
	summary: "Dismiss this announcement for this user",
	body: strictObject({ id: idField }),
	answer: emptyAnswer
});
// ../contract/src/console/announcements.ts
var announcements_exports = __exportAll({
	ANNOUNCEMENT_MAX: () => ANNOUNCEMENT_MAX,
	announcementAudiences: () => announcementAudiences,
	announcementStates: () => announcementStates,
	archiveAnnouncement: () => archiveAnnouncement,
	consoleAnnouncementField: () => consoleAnnouncementField,
	createAnnouncement: () => createAnnouncement,
	editAnnouncement: () => editAnnouncement,
	endAnnouncement: () => endAnnouncement,
	listAnnouncements: () => listAnnouncements,
	previewAnnouncement: () => previewAnnouncement,
	readAnnouncement: () => readAnnouncement,
	uploadAnnouncementImage: () => uploadAnnouncementImage
});
const announcementAudiences = [
	"all",
	"with_subscription",
	"without_subscription"
];
const announcementStates = [
	"planned",
	"running",
	"ended",
	"archived"
];
const text$1 = (max) => string().check(_maxLength(max));
const ANNOUNCEMENT_MAX = {
	title: 300,
	description: 5e3,
	button_text: 120
};
const title$1 = text$1(ANNOUNCEMENT_MAX.title);
const description = multiline(text$1(ANNOUNCEMENT_MAX.description));
const buttonText$1 = text$1(ANNOUNCEMENT_MAX.button_text);
const imageAlt = text$1(200);
const draft$2 = {
	title: title$1,
	title_ru: title$1,
	description,
	description_ru: description,
	button_text: buttonText$1,
	button_text_ru: buttonText$1,
	button_href: string().check(_maxLength(500), _regex(/^(?:|\/(?![/\\])[^\s\\\p{C}]*|https?:\/\/[^\s\\\p{C}]+|mailto:[^\s\\\p{C}]+)$/u)),
	image: nullable(string().check(_regex(/^\/media\/[0-9a-f]{32}\.webp$/))),
	image_alt: imageAlt,
	image_alt_ru: imageAlt,
	audience: _enum(announcementAudiences),
	language: nullable(languageField),
	priority: int().check(_gte(-1e3), _lte(1e3)),
	starts_at: nullable(timestampField),
	ends_at: nullable(timestampField)
};
const validDraft$1 = [refine((given) => `${given.title}${given.title_ru}`.trim() !== "", { path: ["title"] }), refine(({ starts_at, ends_at }) => starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at), { path: ["ends_at"] })];
const draftBody$2 = strictObject(draft$2).check(...validDraft$1);
const ofOne$18 = strictObject({ id: idInQuery });
const versionBody$1 = strictObject({ version: versionField });
const consoleAnnouncementField = strictObject({
	...draft$2,
	title: string(),
	title_ru: string(),
	description: string(),
	description_ru: string(),
	button_text: string(),
	button_text_ru: string(),
	image: nullable(string()),
	id: idField,
	version: versionField,
	state: _enum(announcementStates),
	created_at: timestampField,
	updated_at: timestampField
});
const routes$60 = consoleRoutes({
	tag: "Announcements",
	read: "announcements:read",
	write: "announcements:write"
});
const listAnnouncements = routes$60.list("listAnnouncements", "/announcements", {
	summary: "Announcements, newest first, 50 at a time; `before` is the last id of the previous page",
	filters: { state: optional(_enum(announcementStates)) },
	cursor: { before: idInQuery },
	row: consoleAnnouncementField,
	export: {
		id: "exportAnnouncements",
		name: "announcements",
		summary: "Announcements as CSV",
		confirmed: false
	}
});
const readAnnouncement = routes$60.get("readAnnouncement", "/announcements/:id", {
	summary: "One announcement, to edit it",
	params: ofOne$18,
	answer: consoleAnnouncementField
});
const previewAnnouncement = routes$60.post("previewAnnouncement", "/announcements/preview", {
	permission: "announcements:read",
	limit: "operatorRead",
	summary: "Preview what buyers would get, without saving",
	body: draftBody$2,
	answer: omit(announcementField, { id: true })
});
const createAnnouncement = routes$60.post("createAnnouncement", "/announcements", {
	summary: "Create an announcement; it is shown from its start date",
	body: draftBody$2,
	answer: consoleAnnouncementField,
	status: 201,
	errors: ["announcement_image_unknown"],
	idempotent: true
});
const editAnnouncement = routes$60.put("editAnnouncement", "/announcements/:id", {
	summary: "Edit an announcement; buyers who dismissed it do not see it again",
	params: ofOne$18,
	body: strictObject({
		...draft$2,
		version: versionField
	}).check(...validDraft$1),
	answer: consoleAnnouncementField,
	errors: ["announcement_image_unknown", "version_conflict"],
	current: consoleAnnouncementField
});
const endAnnouncement = routes$60.post("endAnnouncement", "/announcements/:id/end", {
	summary: "End an announcement now; one that has ended stays unchanged",
	params: ofOne$18,
	body: versionBody$1,
	answer: consoleAnnouncementField,
	errors: ["version_conflict"],
	current: consoleAnnouncementField
});
const archiveAnnouncement = routes$60.post("archiveAnnouncement", "/announcements/:id/archive", {
	summary: "Archive an announcement: no longer shown or editable",
	params: ofOne$18,
	body: versionBody$1,
	answer: consoleAnnouncementField,
	errors: ["version_conflict"],
	current: consoleAnnouncementField
});
const uploadAnnouncementImage = routes$60.post("uploadAnnouncementImage", "/announcements/images", {
	summary: "Upload a PNG or JPEG of at most 5 MB; it is re-encoded 760 pixels wide and 40 KB at most",
	multipart: true,
	answer: strictObject({ image: string() }),
	status: 201,
	errors: [
		"image_type",
		"image_too_large",
		"image_unreadable"
	]
});
// ../contract/src/console/audit-log.ts
var audit_log_exports = __exportAll({
	auditEventField: () => auditEventField,
	listAuditEvents: () => listAuditEvents,
	listAuditFilters: () => listAuditFilters,
	readAuditEvent: () => readAuditEvent,
	verifyAuditLog: () => verifyAuditLog
});
const filters$5 = {
	operator: optional(uuidField),
	action: optional(string().check(_regex(/^[a-z_]+\.[a-z_]*$/), _maxLength(80))),
	subject: optional(subjectField),
	buyer: optional(uuidField),
	since: optional(timestampField),
	until: optional(timestampField)
};
const auditEventField = strictObject({
	id: int(),
	at: timestampField,
	operator: strictObject({
		id: uuidField,
		name: string(),
		email: string()
	}),
	action: string(),
	subject: string(),
	reason: nullable(string()),
	ip: string()
});
const routes$59 = consoleRoutes({
	tag: "Audit",
	read: "audit:read"
});
const listAuditEvents = routes$59.list("listAuditEvents", "/audit-events", {
	summary: "Audit events, newest first, 50 at a time",
	filters: filters$5,
	cursor: { before: idInQuery },
	row: auditEventField,
	export: {
		id: "exportAuditEvents",
		name: "audit",
		summary: "The audit log as CSV"
	}
});
const readAuditEvent = routes$59.get("readAuditEvent", "/audit-events/:id", {
	summary: "One audit event with its changes",
	params: strictObject({ id: idInQuery }),
	answer: extend(auditEventField, {
		before: unknown(),
		after: unknown(),
		hash: string()
	})
});
const listAuditFilters = routes$59.get("listAuditFilters", "/audit-filters", {
	summary: "Operators and actions that occur in the audit log",
	answer: strictObject({
		operators: array(strictObject({
			id: uuidField,
			name: string()
		})),
		actions: array(string())
	})
});
const verifyAuditLog = routes$59.post("verifyAuditLog", "/audit-verification", {
	permission: "audit:read",
	summary: "Verify the hash chain of the audit log",
	answer: strictObject({
		events: int(),
		broken: array(int())
	})
});
// ../contract/src/console/inventory.ts
var inventory_exports = __exportAll({
	assignDelivery: () => assignDelivery,
	editInventoryItem: () => editInventoryItem,
	findInventoryItems: () => findInventoryItems,
	foundItemField: () => foundItemField,
	importInventoryItems: () => importInventoryItems,
	inventoryImportField: () => inventoryImportField,
	inventoryItemField: () => inventoryItemField,
	inventoryLevels: () => inventoryLevels,
	itemKinds: () => itemKinds,
	itemStates: () => itemStates,
	listInventory: () => listInventory,
	listInventoryItems: () => listInventoryItems,
	listWaitingDeliveries: () => listWaitingDeliveries,
	readInventory: () => readInventory,
	renameInventoryFile: () => renameInventoryFile,
	replaceInventoryFile: () => replaceInventoryFile,
	retireInventoryItem: () => retireInventoryItem,
	retryDelivery: () => retryDelivery,
	revealInventoryItem: () => revealInventoryItem,
	serviceInventoryField: () => serviceInventoryField,
	substituteDelivery: () => substituteDelivery,
	typedCredential: () => typedCredential,
	waitingDeliveryField: () => waitingDeliveryField
});
const itemKinds = [
	"unique",
	"shared",
	"template",
	"webhook"
];
const itemStates = [
	"free",
	"assigned",
	"retired"
];
const inventoryLevels = ["low", "empty"];
const ofService = strictObject({ id: idInQuery });
const ofItem = strictObject({ id: uuidField });
const serviceInventoryField = strictObject({
	id: idField,
	...titledFields,
	picture: string(),
	site: string(),
	referral: boolean(),
	low_inventory: nullable(int()),
	replacement_limit: int(),
	version: int(),
	free: int(),
	assigned: int(),
	shared: int(),
	templates: int(),
	webhooks: int(),
	waiting: int(),
	level: _enum(["good", ...inventoryLevels]),
	content: _enum(itemContents)
});
const inventoryItemField = strictObject({
	id: uuidField,
	kind: _enum(itemKinds),
	content: _enum(itemContents),
	state: _enum(itemStates),
	created_at: timestampField,
	assigned: nullable(strictObject({
		subscription_id: uuidField,
		username: string(),
		at: timestampField
	})),
	holders: nullable(int()),
	hint: string(),
	file: nullable(strictObject({
		name: string(),
		note: string()
	})),
	version: int()
});
const foundItemField = strictObject({
	id: uuidField,
	service: strictObject({
		id: idField,
		...titledFields
	}),
	kind: _enum(itemKinds),
	content: _enum(itemContents),
	retired: boolean(),
	created_at: timestampField,
	holders: int(),
	holder: nullable(strictObject({
		subscription_id: uuidField,
		product: titledField,
		user: strictObject({
			id: uuidField,
			username: string()
		}),
		access_until: timestampField,
		current: boolean()
	}))
});
const inventoryImportField = strictObject({
	lines: int(),
	fresh: int(),
	duplicates: strictObject({
		count: int(),
		lines: array(int())
	}),
	broken: strictObject({
		count: int(),
		lines: array(int())
	}),
	imported: boolean()
});
const routes$58 = consoleRoutes({
	tag: "Inventory",
	read: "inventory:read",
	write: "inventory:write"
});
const listInventory = routes$58.list("listInventory", "/inventory", {
	summary: "Services by name with their inventory, 50 at a time",
	filters: {
		search: optional(searchField),
		level: optional(_enum(inventoryLevels))
	},
	cursor: { after: idInQuery },
	row: serviceInventoryField,
	export: {
		id: "exportInventory",
		name: "inventory",
		summary: "Services with their inventory as CSV",
		confirmed: false
	}
});
const readInventory = routes$58.get("readInventory", "/inventory/:id", {
	summary: "The inventory of one service",
	params: ofService,
	answer: serviceInventoryField
});
const itemFilters = {
	state: optional(_enum(itemStates)),
	kind: optional(_enum(itemKinds)),
	content: optional(_enum(itemContents))
};
const listInventoryItems = routes$58.list("listInventoryItems", "/inventory/:id/items", {
	summary: "Inventory items of a service, newest first, 50 at a time, without their secrets",
	params: ofService,
	filters: itemFilters,
	cursor: { after: uuidField },
	row: inventoryItemField,
	export: {
		id: "exportInventoryItems",
		name: "inventory",
		summary: "Inventory items of a service as CSV, without their secrets"
	}
});
const importInventoryItems = routes$58.post("importInventoryItems", "/inventory/:id/import", {
	summary: "Import up to 10,000 items into the inventory of a service, all or none",
	params: ofService,
	query: strictObject({
		kind: _enum(itemKinds),
		content: optional(_enum(itemContents)),
		mode: _enum(["check", "import"]),
		broken: optional(_enum(["refuse", "leave_out"]))
	}),
	multipart: true,
	answer: inventoryImportField,
	errors: ["payload_too_large", "import_too_long"],
	idempotent: true
});
const revealInventoryItem = routes$58.post("revealInventoryItem", "/inventory-items/:id/reveal", {
	permission: "inventory:reveal",
	confirmed: true,
	summary: "Reveal the secret of an item; recorded in the audit log",
	params: ofItem,
	body: strictObject({ reason: reasonField$1 }),
	answer: strictObject({
		content: _enum(itemContents),
		secret: string(),
		name: nullable(string()),
		login: nullable(string()),
		note: nullable(string()),
		signing_key: nullable(string())
	})
});
const secretField$1 = secret(multiline(string().check(_trim(), _minLength(1), _maxLength(ITEM_TEXT_MAX))));
const findInventoryItems = routes$58.post("findInventoryItems", "/inventory-search", {
	permission: "inventory:reveal",
	confirmed: true,
	summary: "Find items and their buyers by content; recorded in the audit log",
	body: strictObject({
		secret: secretField$1,
		reason: reasonField$1
	}),
	answer: array(foundItemField)
});
const editInventoryItem = routes$58.put("editInventoryItem", "/inventory-items/:id", {
	confirmed: true,
	summary: "Change a shared item or template for everyone who holds it",
	params: ofItem,
	body: strictObject({
		content: _enum(writtenContents),
		secret: secretField$1,
		reason: reasonField$1,
		version: versionField
	}),
	answer: inventoryItemField,
	errors: [
		"version_conflict",
		"item_assigned",
		"item_invalid"
	],
	current: inventoryItemField
});
const fileLine = (max) => string().check(_trim(), _maxLength(max), _regex(/^\P{Cc}*$/u));
const fileLabel = {
	name: fileLine(200).check(_minLength(1)),
	note: fileLine(500)
};
const renameInventoryFile = routes$58.put("renameInventoryFile", "/inventory-items/:id/file", {
	summary: "Change the name and the note of a file, as its buyer sees them",
	params: ofItem,
	body: strictObject({
		...fileLabel,
		reason: reasonField$1,
		version: versionField
	}),
	answer: inventoryItemField,
	errors: ["version_conflict"],
	current: inventoryItemField
});
const replaceInventoryFile = routes$58.post("replaceInventoryFile", "/inventory-items/:id/file", {
	confirmed: true,
	summary: "Replace a shared file of up to 1 MB for everyone who holds it",
	params: ofItem,
	query: strictObject({
		...fileLabel,
		reason: reasonField$1,
		version: versionInQuery
	}),
	multipart: true,
	answer: inventoryItemField,
	errors: [
		"version_conflict",
		"item_assigned",
		"item_invalid",
		"payload_too_large"
	],
	current: inventoryItemField
});
const retireInventoryItem = routes$58.post("retireInventoryItem", "/inventory-items/:id/retire", {
	summary: "Retire an item; existing assignments are kept. Idempotent",
	params: ofItem,
	body: strictObject({ reason: reasonField$1 }),
	answer: inventoryItemField
});
const waitingDeliveryField = strictObject({
	id: uuidField,
	subscription_id: uuidField,
	product: strictObject({
		id: idField,
		...titledFields
	}),
	service: strictObject({
		id: idField,
		...titledFields,
		picture: string()
	}),
	user: strictObject({
		id: uuidField,
		username: string(),
		email: string()
	}),
	waiting_since: timestampField,
	late: boolean(),
	attempts: int(),
	by_webhook: boolean(),
	problem: nullable(string()),
	next_try_at: nullable(timestampField),
	access_until: timestampField,
	payment_id: nullable(uuidField)
});
const deliveryFilters = {
	search: optional(searchField),
	service: optional(idInQuery),
	late: optional(_enum(["true"]))
};
const listWaitingDeliveries = routes$58.list("listWaitingDeliveries", "/deliveries", {
	summary: "Pending deliveries of paid access, longest waiting first, 50 at a time",
	filters: deliveryFilters,
	cursor: { after: uuidField },
	row: waitingDeliveryField,
	export: {
		id: "exportWaitingDeliveries",
		name: "deliveries",
		summary: "Pending deliveries of paid access as CSV"
	}
});
const retryDelivery = routes$58.post("retryDelivery", "/deliveries/:id/retry", {
	summary: "Retry a delivery from the inventory now",
	params: ofItem,
	answer: strictObject({ delivered: boolean() }),
	errors: ["delivery_over"]
});
const typedCredential = {
	content: _enum(writtenContents),
	secret: secretField$1
};
const assignDelivery = routes$58.post("assignDelivery", "/deliveries/:id/assign", {
	summary: "Deliver a link, code, account or text manually; it becomes an assigned item of the service",
	params: ofItem,
	body: strictObject({
		...typedCredential,
		reason: reasonField$1
	}),
	answer: strictObject({ delivered: literal(true) }),
	errors: [
		"delivery_over",
		"item_assigned",
		"item_invalid"
	]
});
const substituteDelivery = routes$58.post("substituteDelivery", "/deliveries/:id/substitute", {
	summary: "Deliver an item of another service instead",
	params: ofItem,
	body: strictObject({
		service: idField,
		reason: reasonField$1
	}),
	answer: strictObject({ delivered: literal(true) }),
	errors: ["delivery_over", "inventory_empty"]
});
// ../contract/src/shop/orders/changed-plan.ts
const changedPlanField = strictObject({
	title: string(),
	title_ru: string(),
	duration: string()
});
// ../contract/src/shop/orders/plan-changes.ts
var plan_changes_exports = __exportAll({
	creditAmounts: () => creditAmounts,
	creditChangedDetails: () => creditChangedDetails,
	creditLineField: () => creditLineField,
	readPlanChange: () => readPlanChange
});
const routes$57 = defineRoutes({
	tag: "Payments",
	base: "/api-payment/api/v1"
});
const creditAmounts = {
	paid: dollarsField,
	unused_days: int(),
	total_days: int(),
	credit: dollarsField
};
const creditLineField = strictObject({
	title: string(),
	title_ru: string(),
	...creditAmounts
});
const readPlanChange = routes$57.read("readPlanChange", "/plan-change", {
	summary: "The credit for the unused days of a subscription, if its plan were changed now",
	query: strictObject({
		subscription: uuidField,
		subscription_price_id: idInQuery
	}),
	answer: strictObject({
		credit: dollarsField,
		lines: array(creditLineField),
		ends_at: timestampField,
		until: timestampField
	}),
	errors: [
		"not_found",
		"price_unknown",
		"product_inactive",
		"plan_not_changeable",
		"plan_same",
		"plan_owned"
	]
});
const creditChangedDetails = object({ credit: dollarsField });
// ../contract/src/console/subscriptions.ts
var subscriptions_exports = __exportAll({
	ENDING_DAYS: () => 7,
	EXTENSION_DAYS_MAX: () => 366,
	extendSubscription: () => extendSubscription,
	grantDraft: () => grantDraft,
	grantSources: () => grantSources,
	grantSubscription: () => grantSubscription,
	listSubscriptionProducts: () => listSubscriptionProducts,
	listSubscriptions: () => listSubscriptions,
	listedSubscriptionField: () => listedSubscriptionField,
	moveSubscription: () => moveSubscription,
	readSubscription: () => readSubscription,
	replaceCredential: () => replaceCredential,
	replaceWithLink: () => replaceWithLink,
	restoreSubscription: () => restoreSubscription,
	revokeSubscription: () => revokeSubscription,
	shortenSubscription: () => shortenSubscription,
	subscriptionField: () => subscriptionField,
	subscriptionFilters: () => subscriptionFilters,
	subscriptionLinkField: () => subscriptionLinkField
});
const EXTENSION_DAYS_MAX = 366;
const ENDING_DAYS = 7;
const subscriptionFilters = [
	"active",
	"ending",
	"on_hold",
	"waiting",
	"ended"
];
const filters$4 = {
	search: optional(personSearchField),
	state: optional(_enum(subscriptionFilters)),
	product: optional(idInQuery)
};
const userField$1 = strictObject({
	id: uuidField,
	username: string(),
	email: string()
});
const productField = strictObject({
	id: idField,
	...titledFields
});
const listedSubscriptionField = strictObject({
	id: uuidField,
	user: userField$1,
	product: productField,
	created_at: timestampField,
	ends_at: timestampField,
	state: _enum(accessStates),
	waiting: int()
});
const grantSources = [
	"bought",
	"earned",
	"free",
	"moved"
];
const grantField = strictObject({
	id: uuidField,
	source: _enum(grantSources),
	payment_id: nullable(uuidField),
	operator: nullable(string()),
	duration: string(),
	starts_at: timestampField,
	ends_at: timestampField,
	granted_at: timestampField,
	removed_days: int(),
	held: boolean(),
	reversed: nullable(strictObject({
		at: timestampField,
		by: nullable(string())
	})),
	moved_to: nullable(uuidField),
	moved_from: nullable(uuidField),
	changed: optional(strictObject({
		payment_id: uuidField,
		...creditAmounts
	}))
});
const subscriptionLinkField = strictObject({
	delivery_id: uuidField,
	service: strictObject({
		id: idField,
		...titledFields,
		picture: string()
	}),
	item: nullable(strictObject({
		id: uuidField,
		kind: _enum(itemKinds),
		content: _enum(itemContents),
		retired: boolean(),
		delivered_at: timestampField
	})),
	waiting_since: timestampField,
	attempts: int(),
	replaced_by_buyer: int()
});
const subscriptionField = strictObject({
	id: uuidField,
	user: userField$1,
	product: productField,
	created_at: timestampField,
	ends_at: timestampField,
	state: _enum(accessStates),
	grace_until: optional(timestampField),
	changed_to: optional(extend(changedPlanField, { payment_id: uuidField })),
	kept: optional(strictObject({
		until: timestampField,
		subscription_id: uuidField
	})),
	restorable: boolean(),
	links: array(subscriptionLinkField),
	grants: array(grantField)
});
const daysField = int().check(_gte(1), _lte(366));
const expectedEndField = timestampField;
const ofOne$17 = strictObject({ id: uuidField });
const endAnswer = strictObject({ ends_at: timestampField });
const routes$56 = consoleRoutes({
	tag: "Subscriptions",
	read: "subscriptions:read",
	write: "subscriptions:write"
});
const listSubscriptions = routes$56.list("listSubscriptions", "/subscriptions", {
	summary: "Subscriptions, newest first, 50 at a time; ending and expired ones sorted by their end",
	filters: filters$4,
	cursor: { after: uuidField },
	row: listedSubscriptionField,
	export: {
		id: "exportSubscriptions",
		name: "subscriptions",
		summary: "Subscriptions as CSV"
	}
});
const listSubscriptionProducts = routes$56.get("listSubscriptionProducts", "/subscription-products", {
	summary: "Products by title, with their plans; archived ones without plans",
	answer: array(extend(productField, { plans: array(string()) }))
});
const readSubscription = routes$56.get("readSubscription", "/subscriptions/:id", {
	summary: "One subscription with its links and grants",
	params: ofOne$17,
	answer: subscriptionField
});
const grantDurationField = string().check(_maxLength(12));
const grantFields = {
	user: uuidField,
	product: idField,
	reason: reasonField$1
};
const grantDraft = discriminatedUnion("by", [strictObject({
	by: literal("plan"),
	...grantFields,
	duration: grantDurationField
}), strictObject({
	by: literal("days"),
	...grantFields,
	days: daysField
})]);
const grantSubscription = routes$56.post("grantSubscription", "/subscriptions", {
	permission: "subscriptions:grant",
	confirmed: true,
	summary: "Give a buyer free access to a product, from the end of their current access",
	body: strictObject({
		...grantFields,
		duration: grantDurationField
	}),
	answer: strictObject({
		id: uuidField,
		ends_at: timestampField
	}),
	idempotent: true
});
const extendSubscription = routes$56.post("extendSubscription", "/subscriptions/:id/extend", {
	permission: "subscriptions:extend",
	summary: "Add days to a subscription, from its end or, when it has ended, from now",
	params: ofOne$17,
	body: strictObject({
		days: daysField,
		expected_end: expectedEndField,
		reason: reasonField$1
	}),
	answer: endAnswer,
	errors: ["version_conflict", "days_limited"],
	current: subscriptionField,
	idempotent: true
});
const shortenSubscription = routes$56.post("shortenSubscription", "/subscriptions/:id/shorten", {
	summary: "Remove days from the end of a subscription, at most until now",
	params: ofOne$17,
	body: strictObject({
		days: daysField,
		expected_end: expectedEndField,
		reason: reasonField$1
	}),
	answer: endAnswer,
	errors: ["version_conflict", "days_not_left"],
	current: subscriptionField,
	idempotent: true
});
const revokeSubscription = routes$56.post("revokeSubscription", "/subscriptions/:id/revoke", {
	permission: "subscriptions:grant",
	summary: "End access at once, without a refund",
	params: ofOne$17,
	body: strictObject({
		expected_end: expectedEndField,
		reason: reasonField$1
	}),
	answer: endAnswer,
	errors: ["version_conflict", "delivery_over"],
	current: subscriptionField
});
const restoreSubscription = routes$56.post("restoreSubscription", "/subscriptions/:id/restore", {
	permission: "subscriptions:grant",
	summary: "Restore access that an operator has ended, with its periods as they were",
	params: ofOne$17,
	body: strictObject({
		expected_end: expectedEndField,
		reason: reasonField$1
	}),
	answer: endAnswer,
	errors: ["version_conflict", "undo_too_late"],
	current: subscriptionField
});
const moveSubscription = routes$56.post("moveSubscription", "/subscriptions/:id/move", {
	permission: "subscriptions:grant",
	confirmed: true,
	summary: "Move the rest to another product, another buyer, or both",
	params: ofOne$17,
	body: strictObject({
		user: optional(uuidField),
		product: optional(idField),
		expected_end: expectedEndField,
		reason: reasonField$1
	}),
	answer: strictObject({
		subscription: uuidField,
		days: int()
	}),
	errors: [
		"version_conflict",
		"delivery_over",
		"subscription_held"
	],
	current: subscriptionField,
	idempotent: true
});
const replaceCredential = routes$56.post("replaceCredential", "/subscriptions/:id/links/:service/replacement", {
	permission: "subscriptions:replace",
	summary: "Replace a buyer's link to a service by another item of its inventory",
	params: strictObject({
		id: uuidField,
		service: idInQuery
	}),
	body: strictObject({
		expected_item: uuidField,
		reason: reasonField$1
	}),
	answer: emptyAnswer,
	errors: [
		"version_conflict",
		"delivery_over",
		"inventory_empty"
	],
	current: subscriptionField,
	idempotent: true
});
const replaceWithLink = routes$56.post("replaceWithLink", "/subscriptions/:id/links/:service/own-link", {
	permission: "inventory:write",
	summary: "Replace a buyer's item of a service by one that only this subscription gets",
	params: strictObject({
		id: uuidField,
		service: idInQuery
	}),
	body: strictObject({
		expected_item: uuidField,
		...typedCredential,
		reason: reasonField$1
	}),
	answer: emptyAnswer,
	errors: [
		"version_conflict",
		"delivery_over",
		"item_invalid",
		"item_assigned"
	],
	current: subscriptionField
});
// ../contract/src/console/bulk-actions.ts
var bulk_actions_exports = __exportAll({
	BULK_CHOSEN_MAX: () => BULK_CHOSEN_MAX,
	BULK_MAX: () => BULK_MAX,
	bulkActionField: () => bulkActionField,
	bulkKinds: () => bulkKinds,
	bulkOperationField: () => bulkOperationField,
	bulkStates: () => bulkStates,
	listBulkActions: () => listBulkActions,
	previewBulkAction: () => previewBulkAction,
	readBulkAction: () => readBulkAction,
	startBulkAction: () => startBulkAction,
	stopBulkAction: () => stopBulkAction
});
const BULK_CHOSEN_MAX = 1e3;
const BULK_MAX = 2e5;
const chosen = array(uuidField).check(_minLength(1), _maxLength(BULK_CHOSEN_MAX));
const bulkOperationField = discriminatedUnion("kind", [
	strictObject({
		kind: literal("extend_subscriptions"),
		days: int().check(_gte(1), _lte(366)),
		product: optional(idField),
		service: optional(idField)
	}),
	strictObject({
		kind: literal("undo_added_days"),
		bulk_action: uuidField
	}),
	strictObject({
		kind: literal("end_sessions"),
		users: chosen
	}),
	strictObject({
		kind: literal("block_users"),
		users: chosen
	}),
	strictObject({
		kind: literal("retire_items"),
		service: idField,
		items: optional(chosen),
		item_kind: optional(_enum(itemKinds)),
		content: optional(_enum(itemContents))
	})
]);
const bulkKinds = [
	"extend_subscriptions",
	"undo_added_days",
	"end_sessions",
	"block_users",
	"retire_items"
];
const bulkStates = [
	"running",
	"stopped",
	"done"
];
const sampleField = array(strictObject({
	id: uuidField,
	...titledFields
}));
const bulkActionField = strictObject({
	id: uuidField,
	kind: _enum(bulkKinds),
	days: nullable(int()),
	product: nullable(titledField),
	service: nullable(titledField),
	reason: string(),
	operator: string(),
	state: _enum(bulkStates),
	created_at: timestampField,
	finished_at: nullable(timestampField),
	total: int(),
	done: int(),
	failed: int()
});
const ofOne$16 = strictObject({ id: uuidField });
const routes$55 = consoleRoutes({
	tag: "Bulk actions",
	read: "bulk:read",
	write: "bulk:write"
});
const listBulkActions = routes$55.list("listBulkActions", "/bulk-actions", {
	summary: "Bulk actions, newest first, 50 at a time",
	filters: {},
	cursor: { before: uuidField },
	row: bulkActionField
});
const readBulkAction = routes$55.get("readBulkAction", "/bulk-actions/:id", {
	summary: "Progress and failures of a bulk action",
	params: ofOne$16,
	answer: extend(bulkActionField, { failures: array(strictObject({
		id: uuidField,
		...titledFields,
		problem: string()
	})) })
});
const previewBulkAction = routes$55.post("previewBulkAction", "/bulk-preview", {
	summary: "Count the records that a bulk action would change, with the first ten",
	body: strictObject({ operation: bulkOperationField }),
	answer: strictObject({
		count: int(),
		left_out: int(),
		sample: sampleField
	})
});
const startBulkAction = routes$55.post("startBulkAction", "/bulk-actions", {
	confirmed: true,
	summary: "Start a bulk action",
	body: strictObject({
		operation: bulkOperationField,
		expected_count: int().check(_gte(1), _lte(BULK_MAX)),
		reason: reasonField$1
	}),
	answer: strictObject({ id: uuidField }),
	status: 201,
	errors: ["version_conflict"],
	idempotent: true
});
const stopBulkAction = routes$55.post("stopBulkAction", "/bulk-actions/:id/stop", {
	summary: "Cancel the remaining records of a bulk action; finished ones are not undone",
	params: ofOne$16,
	answer: bulkActionField,
	errors: ["version_conflict"],
	current: bulkActionField
});
// ../contract/src/shared/campaign-name.ts
const CAMPAIGN_MAX = 200;
function campaignName(value) {
	const name = value.normalize("NFKC").replaceAll(/[^\p{L}\p{M}\p{N}_.-]+/gu, "_").replaceAll(/^[_.-]+|_+$/g, "").slice(0, 200);
	return name === "" ? void 0 : name.toWellFormed();
}
// ../contract/src/console/campaigns.ts
var campaigns_exports = __exportAll({
	campaignFiguresField: () => campaignFiguresField,
	campaignLinkDraft: () => campaignLinkDraft,
	listCampaigns: () => listCampaigns,
	setCampaignCost: () => setCampaignCost
});
const campaignFiguresField = strictObject({
	campaign: string(),
	visits: int(),
	activations: int(),
	registrations: int(),
	payers: int(),
	revenue: dollarsField,
	cost: nullable(dollarsField),
	return: nullable(number()),
	cost_per_payer: nullable(dollarsField),
	first_day: nullable(date()),
	last_day: nullable(date())
});
const routes$54 = consoleRoutes({
	tag: "Referrals",
	read: "campaigns:read",
	write: "campaigns:write"
});
const listCampaigns = routes$54.list("listCampaigns", "/campaigns", {
	summary: "Results of each campaign by name, 50 at a time; `after` is the last name of the previous page",
	filters: { search: optional(searchField) },
	cursor: { after: string().check(_maxLength(200)) },
	key: "campaign",
	row: campaignFiguresField,
	export: {
		id: "exportCampaigns",
		name: "campaigns",
		summary: "Results of each campaign as CSV"
	}
});
const campaignCostField = strictObject({
	campaign: string(),
	cost: nullable(dollarsField)
});
const costField = nullable(number().check(_gte(0), _lte(AMOUNT_MAX_DOLLARS), _multipleOf(.01)));
const setCampaignCost = routes$54.put("setCampaignCost", "/campaign-costs", {
	summary: "Enter what a campaign has cost so far; null removes it",
	body: strictObject({
		campaign: string().check(_minLength(1), _maxLength(200)),
		cost: costField,
		expected_cost: costField
	}),
	answer: campaignCostField,
	errors: ["version_conflict"],
	current: campaignCostField
});
const campaignPart = string().check(_maxLength(200));
const campaignLinkDraft = strictObject({
	page: string(),
	campaign: campaignPart,
	source: campaignPart,
	medium: campaignPart,
	coupon: promocodeField
});
// ../contract/src/console/catalogue.ts
var catalogue_exports$1 = __exportAll({
	archiveProduct: () => archiveProduct,
	cancelPlannedPrices: () => cancelPlannedPrices,
	consoleProductField: () => consoleProductField,
	consoleServiceField: () => consoleServiceField,
	createProduct: () => createProduct,
	createService: () => createService,
	duplicateProduct: () => duplicateProduct,
	durationUnits: () => durationUnits,
	editProduct: () => editProduct,
	editService: () => editService,
	listProducts: () => listProducts,
	listServices: () => listServices,
	moveProduct: () => moveProduct,
	planPrices: () => planPrices,
	productRowField: () => productRowField,
	productStates: () => productStates,
	readProduct: () => readProduct,
	restoreProduct: () => restoreProduct,
	uploadProductPicture: () => uploadProductPicture,
	uploadServicePicture: () => uploadServicePicture
});
const productStates = [
	"active",
	"inactive",
	"archived"
];
const durationUnits = [
	"day",
	"month",
	"year"
];
const ofOne$15 = strictObject({ id: idInQuery });
const versionBody = strictObject({ version: versionField });
const amountField$1 = number().check(_gte(0), _lte(PRICE_MAX_CENTS / 100), refine((dollars) => Math.abs(dollars * 100 - Math.round(dollars * 100)) < 1e-6));
const durationFields = {
	count: int().check(_gte(1), _lte(120)),
	unit: _enum(durationUnits)
};
const priceDraft = strictObject({
	id: optional(idField),
	...durationFields,
	amount: amountField$1
});
const hasEachTermOnce = (prices) => new Set(prices.map(({ count, unit }) => `${count} ${unit}`)).size === prices.length;
const pictureField = string().check(_maxLength(200), _regex(/^(?:|\/(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.(?:webp|svg|png))$/));
const graceDays = int().check(_gte(0), _lte(7));
const PRODUCT_TITLE_MAX = 120;
const descriptionField = multiline(string().check(_maxLength(500)));
const draft$1 = {
	title: string().check(_trim(), _minLength(1), _maxLength(PRODUCT_TITLE_MAX)),
	title_ru: string().check(_trim(), _maxLength(PRODUCT_TITLE_MAX)),
	description: descriptionField,
	description_ru: descriptionField,
	picture: pictureField,
	active: boolean(),
	active_from: nullable(timestampField),
	grace_days: graceDays,
	service_ids: array(idField).check(_maxLength(20)),
	prices: array(priceDraft).check(_maxLength(20))
};
const validDraft = [
	refine(({ active, active_from }) => !active || active_from === null, { path: ["active_from"] }),
	refine(({ service_ids }) => new Set(service_ids).size === service_ids.length, { path: ["service_ids"] }),
	refine(({ prices }) => hasEachTermOnce(prices), { path: ["prices"] })
];
const draftBody$1 = strictObject(draft$1).check(...validDraft);
const plannedPrices = {
	takes_effect_at: timestampField,
	prices: array(strictObject({
		...durationFields,
		amount: amountField$1
	})).check(_minLength(1), _maxLength(20), refine(hasEachTermOnce))
};
const serviceInProduct = strictObject({
	id: idField,
	...titledFields,
	picture: string()
});
const consoleProductField = strictObject({
	id: idField,
	version: versionField,
	state: _enum(productStates),
	...titledFields,
	description: string(),
	description_ru: string(),
	picture: string(),
	active_from: nullable(timestampField),
	grace_days: graceDays,
	services: array(serviceInProduct),
	prices: array(strictObject({
		id: idField,
		...durationFields,
		amount: dollarsField
	})),
	past_prices: array(strictObject({
		id: idField,
		...durationFields,
		amount: dollarsField,
		from: timestampField,
		until: timestampField
	})),
	planned_prices: nullable(strictObject({
		takes_effect_at: timestampField,
		prices: array(strictObject({
			...durationFields,
			amount: dollarsField
		}))
	}))
});
const productRowField = strictObject({
	id: idField,
	...titledFields,
	state: _enum(productStates),
	active_from: nullable(timestampField),
	pictures: array(string()),
	price_count: int()
});
const routes$53 = consoleRoutes({
	tag: "Catalogue",
	read: "products:read",
	write: "products:write"
});
const listProducts = routes$53.list("listProducts", "/products", {
	summary: "Products in the order buyers see, 50 at a time; archived ones only on request",
	filters: {
		search: optional(searchField),
		state: optional(_enum(productStates))
	},
	cursor: { after: idInQuery },
	row: productRowField
});
const readProduct = routes$53.get("readProduct", "/products/:id", {
	summary: "One product with its prices, to edit it",
	params: ofOne$15,
	answer: consoleProductField
});
const draftErrors = ["product_incomplete", "service_unknown"];
const createProduct = routes$53.post("createProduct", "/products", {
	summary: "Create a product at the end of the order",
	body: draftBody$1,
	answer: consoleProductField,
	status: 201,
	errors: draftErrors,
	idempotent: true
});
const editProduct = routes$53.put("editProduct", "/products/:id", {
	summary: "Edit a product; a changed price becomes a new version",
	params: ofOne$15,
	body: strictObject({
		...draft$1,
		version: versionField
	}).check(...validDraft),
	answer: consoleProductField,
	errors: [...draftErrors, "version_conflict"],
	current: consoleProductField
});
const duplicateProduct = routes$53.post("duplicateProduct", "/products/:id/duplicate", {
	summary: "Create an inactive copy with the same texts, services and prices",
	params: ofOne$15,
	answer: consoleProductField,
	status: 201,
	idempotent: true
});
const archiveProduct = routes$53.post("archiveProduct", "/products/:id/archive", {
	summary: "Archive a product; existing subscriptions are kept",
	params: ofOne$15,
	body: versionBody,
	answer: consoleProductField,
	errors: ["version_conflict"],
	current: consoleProductField
});
const restoreProduct = routes$53.post("restoreProduct", "/products/:id/restore", {
	summary: "Restore an archived product as inactive",
	params: ofOne$15,
	body: versionBody,
	answer: consoleProductField,
	errors: ["version_conflict"],
	current: consoleProductField
});
const moveProduct = routes$53.post("moveProduct", "/products/:id/move", {
	summary: "Move a product before another one, or to the end",
	params: ofOne$15,
	body: strictObject({ before: nullable(idField) }),
	answer: emptyAnswer
});
const planPrices = routes$53.put("planPrices", "/products/:id/planned-prices", {
	permission: "prices:write",
	confirmed: true,
	summary: "Schedule a price change; it replaces a scheduled one",
	params: ofOne$15,
	body: strictObject({
		...plannedPrices,
		version: versionField
	}),
	answer: consoleProductField,
	errors: ["version_conflict"],
	current: consoleProductField
});
const cancelPlannedPrices = routes$53.post("cancelPlannedPrices", "/products/:id/planned-prices/cancel", {
	permission: "prices:write",
	confirmed: true,
	summary: "Cancel the scheduled price change",
	params: ofOne$15,
	body: versionBody,
	answer: consoleProductField,
	errors: ["version_conflict"],
	current: consoleProductField
});
const pictureUpload = {
	multipart: true,
	answer: strictObject({ picture: string() }),
	status: 201,
	errors: [
		"image_type",
		"image_too_large",
		"image_unreadable"
	]
};
const uploadProductPicture = routes$53.post("uploadProductPicture", "/products/pictures", {
	...pictureUpload,
	summary: "Upload a PNG or JPEG of at most 5 MB; it is re-encoded as a tile of 192 pixels"
});
const SERVICE_TITLE_MAX = 80;
const serviceDraft = {
	title: string().check(_trim(), _minLength(1), _maxLength(SERVICE_TITLE_MAX)),
	title_ru: string().check(_trim(), _maxLength(SERVICE_TITLE_MAX)),
	picture: pictureField,
	site: string().check(_maxLength(300), _regex(/^(?:|https?:\/\/[^\s\\\p{C}]+)$/u)),
	referral: boolean(),
	low_inventory: nullable(int().check(_gte(1), _lte(shopLimits.low_inventory.max))),
	replacement_limit: int().check(_gte(0), _lte(10))
};
const serviceBody = strictObject(serviceDraft);
const consoleServiceField = strictObject({
	...serviceDraft,
	picture: string(),
	id: idField,
	version: versionField
});
const listServices = routes$53.list("listServices", "/services", {
	summary: "Services by name, 50 at a time",
	filters: { search: optional(searchField) },
	cursor: { after: idInQuery },
	row: consoleServiceField
});
const createService = routes$53.post("createService", "/services", {
	summary: "Create a service that products can include",
	body: serviceBody,
	answer: consoleServiceField,
	status: 201,
	idempotent: true
});
const editService = routes$53.put("editService", "/services/:id", {
	summary: "Edit a service; products that include it show the change at once",
	params: ofOne$15,
	body: strictObject({
		...serviceDraft,
		version: versionField
	}),
	answer: consoleServiceField,
	errors: ["version_conflict"],
	current: consoleServiceField
});
const uploadServicePicture = routes$53.post("uploadServicePicture", "/services/pictures", {
	...pictureUpload,
	summary: "Upload a PNG or JPEG of at most 5 MB; it is re-encoded as a tile of 192 pixels"
});
// ../contract/src/console/tickets.ts
var tickets_exports = __exportAll({
	assignTicket: () => assignTicket,
	buyerOfTicketField: () => buyerOfTicketField,
	closeTicket: () => closeTicket,
	consoleMessageField: () => consoleMessageField,
	consoleTicketField: () => consoleTicketField,
	followTicket: () => followTicket,
	holdTicket: () => holdTicket,
	listAssignees: () => listAssignees,
	listMergeTargets: () => listMergeTargets,
	listQueue: () => listQueue,
	mergeTicket: () => mergeTicket,
	noteOnTicket: () => noteOnTicket,
	openAttachment: () => openAttachment,
	openTicket: () => openTicket,
	prioritizeTicket: () => prioritizeTicket,
	readBuyerOfTicket: () => readBuyerOfTicket,
	reopenTicket: () => reopenTicket,
	replyToTicket: () => replyToTicket,
	resolveTicket: () => resolveTicket,
	ticketOrders: () => ticketOrders,
	ticketPriorities: () => ticketPriorities,
	ticketQueues: () => ticketQueues,
	uploadReplyAttachment: () => uploadReplyAttachment,
	writeToBuyer: () => writeToBuyer
});
const ticketQueues = [
	"waiting",
	"answered",
	"held",
	"done",
	"all"
];
const ticketPriorities = [
	"low",
	"normal",
	"high",
	"urgent"
];
const ticketOrders = [
	"urgent",
	"oldest",
	"newest"
];
const filters$3 = {
	queue: optional(_enum(ticketQueues)),
	priority: optional(_enum(ticketPriorities)),
	assignee: optional(union([_enum(["me", "unassigned"]), uuidField])),
	order: optional(_enum(ticketOrders)),
	search: optional(string().check(_trim(), _minLength(1), _maxLength(200)))
};
const operatorInTicket = strictObject({
	id: uuidField,
	name: string()
});
const consoleTicketField = extend(omit(ticketField$1, { is_unread: true }), {
	user: strictObject({
		id: uuidField,
		username: string(),
		email: string()
	}),
	assignee: nullable(operatorInTicket),
	priority: _enum(ticketPriorities)
});
const consoleMessageField = extend(omit(messageField, { senderType: true }), { senderType: _enum([...senderTypes, "note"]) });
const ofOne$14 = strictObject({ id: uuidField });
const reasonField = optional(multiline(string().check(_maxLength(500))));
const routes$52 = consoleRoutes({
	tag: "Tickets",
	read: "tickets:read",
	write: "tickets:write"
});
const listQueue = routes$52.list("listQueue", "/tickets", {
	summary: "Tickets of a queue, 50 at a time: waiting ones by priority and longest waiting first, others latest first",
	filters: filters$3,
	cursor: { after: uuidField },
	row: consoleTicketField,
	export: {
		id: "exportTickets",
		name: "tickets",
		summary: "Tickets of a queue as CSV"
	}
});
const listAssignees = routes$52.get("listAssignees", "/ticket-assignees", {
	summary: "Operators that a ticket can be assigned to: those who may reply",
	answer: array(operatorInTicket)
});
const openTicket = routes$52.get("openTicket", "/tickets/:id", {
	summary: "One ticket with its newest 100 messages and notes, oldest first; recorded in the audit log",
	params: ofOne$14,
	query: strictObject({ before: optional(uuidField) }),
	answer: strictObject({
		ticket: consoleTicketField,
		messages: array(consoleMessageField)
	})
});
const buyerOfTicketField = strictObject({
	language: languageField,
	registered_at: timestampField,
	confirmed: boolean(),
	blocked: boolean(),
	payments: array(strictObject({
		id: uuidField,
		number: string(),
		created_at: timestampField,
		product_id: idField,
		...titledFields,
		pictures: array(string()),
		total: dollarsField,
		refunded: dollarsField,
		state: _enum(paymentStates)
	})),
	subscriptions: array(strictObject({
		id: uuidField,
		product_id: idField,
		...titledFields,
		pictures: array(string()),
		ends_at: timestampField,
		state: _enum(accessStates)
	})),
	tickets: array(strictObject({
		id: uuidField,
		number: int(),
		title: string(),
		state: _enum(ticketStates),
		updated_at: timestampField
	})),
	referral: strictObject({
		inviter: nullable(strictObject({
			id: uuidField,
			username: string()
		})),
		invited: int(),
		earned: dollarsField,
		available: dollarsField
	})
});
const readBuyerOfTicket = routes$52.get("readBuyerOfTicket", "/tickets/:id/buyer", {
	summary: "What a reply needs about the buyer of a ticket",
	params: ofOne$14,
	answer: buyerOfTicketField
});
const followTicket = routes$52.get("followTicket", "/tickets/:id/messages", {
	summary: "Messages after a given one, for polling",
	params: ofOne$14,
	query: strictObject({ after: uuidField }),
	answer: array(consoleMessageField)
});
const replyToTicket = routes$52.post("replyToTicket", "/tickets/:id/replies", {
	summary: "Reply to the buyer, who is notified by email and Telegram",
	params: ofOne$14,
	body: strictObject({
		id: optional(uuidField),
		content: messageTextField,
		attachments: attachmentsField,
		seen: optional(uuidField)
	}),
	answer: consoleMessageField,
	status: 201,
	errors: [
		"ticket_state_changed",
		"attachment_unknown",
		"version_conflict"
	],
	idempotent: true
});
const writeToBuyer = routes$52.post("writeToBuyer", "/users/:id/tickets", {
	summary: "Open a ticket for a buyer, who is notified by email and Telegram and can answer; it waits for them",
	params: ofOne$14,
	body: strictObject({
		title: ticketTitleField,
		content: messageTextField,
		attachments: attachmentsField
	}),
	answer: strictObject({ id: uuidField }),
	status: 201,
	errors: ["attachment_unknown"],
	idempotent: true
});
const noteOnTicket = routes$52.post("noteOnTicket", "/tickets/:id/notes", {
	summary: "Add a note for operators; the state stays",
	params: ofOne$14,
	body: strictObject({
		id: optional(uuidField),
		content: messageTextField
	}),
	answer: consoleMessageField,
	status: 201,
	idempotent: true
});
const assignTicket = routes$52.put("assignTicket", "/tickets/:id/assignee", {
	summary: "Assign a ticket to an operator who may reply, or unassign it",
	params: ofOne$14,
	body: strictObject({ operator: nullable(uuidField) }),
	answer: consoleTicketField
});
const prioritizeTicket = routes$52.put("prioritizeTicket", "/tickets/:id/priority", {
	summary: "Set the priority of a ticket",
	params: ofOne$14,
	body: strictObject({ priority: _enum(ticketPriorities) }),
	answer: consoleTicketField
});
const move = {
	params: ofOne$14,
	body: strictObject({ reason: reasonField }),
	answer: consoleTicketField,
	errors: ["ticket_state_changed"]
};
const holdTicket = routes$52.post("holdTicket", "/tickets/:id/hold", {
	...move,
	summary: "Put a ticket on hold until the next message or a reopen"
});
const resolveTicket = routes$52.post("resolveTicket", "/tickets/:id/resolve", {
	...move,
	summary: "Resolve a ticket; a reply within 7 days reopens it, then it is closed"
});
const closeTicket = routes$52.post("closeTicket", "/tickets/:id/close", {
	...move,
	summary: "Close a ticket permanently"
});
const reopenTicket = routes$52.post("reopenTicket", "/tickets/:id/reopen", {
	...move,
	summary: "Reopen a ticket that was on hold or resolved; the last message decides its state"
});
const listMergeTargets = routes$52.get("listMergeTargets", "/tickets/:id/merge-targets", {
	permission: "tickets:write",
	summary: "The other open tickets of the same buyer, newest message first",
	params: ofOne$14,
	answer: array(pick(consoleTicketField, {
		id: true,
		number: true,
		title: true,
		state: true
	}))
});
const mergeTicket = routes$52.post("mergeTicket", "/tickets/:id/merge", {
	summary: "Move all messages to another open ticket of the same buyer, and close this one",
	params: ofOne$14,
	body: strictObject({ into: uuidField }),
	answer: consoleTicketField,
	errors: ["ticket_not_mergeable"],
	idempotent: true
});
const openAttachment = routes$52.get("openAttachment", "/tickets/:id/attachments/:attachment", {
	summary: "Download an attachment of a ticket",
	params: strictObject({
		id: uuidField,
		attachment: uuidField
	}),
	file: true,
	answer: emptyAnswer
});
const uploadReplyAttachment = routes$52.post("uploadReplyAttachment", "/tickets/attachments", {
	summary: "Upload a PNG, JPEG or PDF of at most 10 MB for a reply",
	multipart: true,
	answer: omit(attachmentField, { url: true }),
	status: 201,
	errors: [
		"attachment_type",
		"attachment_too_large",
		"image_unreadable"
	]
});
// ../contract/src/console/macros.ts
var macros_exports = __exportAll({
	MACRO_NAME_MAX: () => 100,
	archiveMacro: () => archiveMacro,
	createMacro: () => createMacro,
	editMacro: () => editMacro,
	listMacros: () => listMacros,
	macroActionField: () => macroActionField,
	macroField: () => macroField,
	macroPlaceholders: () => macroPlaceholders,
	macroPreviewField: () => macroPreviewField,
	previewMacro: () => previewMacro,
	previewReply: () => previewReply,
	readMacro: () => readMacro,
	runMacro: () => runMacro
});
const MACRO_NAME_MAX = 100;
const refundAccess = _enum([
	"keep",
	"shorten",
	"revoke"
]);
const macroActionField = discriminatedUnion("kind", [
	strictObject({
		kind: literal("extend"),
		days: int().check(_gte(1), _lte(366))
	}),
	strictObject({ kind: literal("replace") }),
	strictObject({
		kind: literal("refund"),
		percent: int().check(_gte(1), _lte(100)),
		method: _enum(["gateway", "balance"]),
		access: refundAccess
	}),
	strictObject({ kind: literal("hold") }),
	strictObject({ kind: literal("resolve") }),
	strictObject({
		kind: literal("priority"),
		priority: _enum(ticketPriorities)
	})
]);
const always = [
	"username",
	"number",
	"service"
];
function macroPlaceholders(action) {
	if (action?.kind === "extend") return [
		...always,
		"days",
		"until"
	];
	if (action?.kind === "refund") return [...always, "amount"];
	return always;
}
const draft = {
	name: string().check(_trim(), _minLength(1), _maxLength(100)),
	action: nullable(macroActionField),
	body: messageTextField,
	body_ru: messageTextField
};
const draftBody = strictObject(draft);
const macroField = strictObject({
	...draft,
	id: uuidField,
	version: versionField,
	archived: boolean(),
	updated_at: timestampField
});
const ofOne$13 = strictObject({ id: uuidField });
const routes$51 = consoleRoutes({
	tag: "Tickets",
	read: "tickets:read",
	write: "tickets:write"
});
const listMacros = routes$51.list("listMacros", "/macros", {
	summary: "Macros and saved replies by name, 50 at a time",
	filters: {
		kind: optional(_enum(["reply", "action"])),
		state: optional(_enum(["in_use", "archived"])),
		search: optional(string().check(_trim(), _minLength(1), _maxLength(100)))
	},
	cursor: { after: uuidField },
	row: macroField
});
const readMacro = routes$51.get("readMacro", "/macros/:id", {
	summary: "One macro, to edit it",
	params: ofOne$13,
	answer: macroField
});
const createMacro = routes$51.post("createMacro", "/macros", {
	permission: "macros:write",
	summary: "Create a saved reply or macro; `text_wrong` names a placeholder that its action has no value for",
	body: draftBody,
	answer: macroField,
	status: 201,
	errors: ["text_wrong"],
	idempotent: true
});
const editMacro = routes$51.put("editMacro", "/macros/:id", {
	permission: "macros:write",
	summary: "Edit a macro",
	params: ofOne$13,
	body: strictObject({
		...draft,
		version: versionField
	}),
	answer: macroField,
	errors: ["text_wrong", "version_conflict"],
	current: macroField
});
const archiveMacro = routes$51.post("archiveMacro", "/macros/:id/archive", {
	permission: "macros:write",
	summary: "Archive a macro, or restore it",
	params: ofOne$13,
	body: strictObject({
		version: versionField,
		archived: boolean()
	}),
	answer: macroField,
	errors: ["version_conflict"],
	current: macroField
});
const targetField = strictObject({
	id: uuidField,
	...titledFields,
	at: timestampField,
	left: nullable(dollarsField)
});
const effectField = nullable(discriminatedUnion("kind", [
	strictObject({
		kind: literal("extend"),
		days: int(),
		from: timestampField,
		until: timestampField
	}),
	strictObject({
		kind: literal("replace"),
		items: int(),
		lacking: array(strictObject({
			id: idField,
			...titledFields
		}))
	}),
	strictObject({
		kind: literal("refund"),
		amount: dollarsField,
		method: _enum(["gateway", "balance"]),
		access: refundAccess
	}),
	strictObject({ kind: literal("hold") }),
	strictObject({ kind: literal("resolve") }),
	strictObject({
		kind: literal("priority"),
		priority: _enum(ticketPriorities)
	})
]));
const macroPreviewField = strictObject({
	macro: macroField,
	targets: array(targetField),
	target: nullable(targetField),
	effect: effectField,
	answer: string(),
	language: _enum(["en", "ru"]),
	missing: array(string()),
	permitted: boolean(),
	seen: string()
});
const previewMacro = routes$51.get("previewMacro", "/tickets/:id/macros/:macro", {
	summary: "Preview a macro in a ticket, without running it",
	params: strictObject({
		id: uuidField,
		macro: uuidField
	}),
	query: strictObject({ target: optional(uuidField) }),
	answer: macroPreviewField
});
const previewReply = routes$51.get("previewReply", "/users/:id/macros/:macro", {
	summary: "A saved reply as the buyer would read it in a new ticket",
	params: strictObject({
		id: uuidField,
		macro: uuidField
	}),
	answer: pick(macroPreviewField, {
		answer: true,
		language: true,
		missing: true
	})
});
const runMacro = routes$51.post("runMacro", "/tickets/:id/macros/:macro", {
	summary: "Run a macro and send its reply",
	params: strictObject({
		id: uuidField,
		macro: uuidField
	}),
	body: strictObject({
		id: uuidField,
		target: optional(uuidField),
		seen: string().check(_maxLength(64))
	}),
	answer: strictObject({
		ticket: consoleTicketField,
		message: consoleMessageField
	}),
	errors: [
		"ticket_state_changed",
		"version_conflict",
		"confirmation_required",
		"text_wrong",
		"days_limited",
		"inventory_empty",
		"payment_not_refundable",
		"refund_open",
		"refund_too_large",
		"refund_method_closed"
	],
	idempotent: true
});
// ../contract/src/console/texts.ts
var texts_exports = __exportAll({
	PUBLISHED_AT_ONCE_MAX: () => 100,
	TEXT_MAX: () => TEXT_MAX,
	TEXT_WORD_MAX: () => 60,
	consoleTextField: () => consoleTextField,
	countTexts: () => countTexts,
	discardTextDraft: () => discardTextDraft,
	listTextPublications: () => listTextPublications,
	listTexts: () => listTexts,
	publishText: () => publishText,
	publishTexts: () => publishTexts,
	readText: () => readText,
	rollBackText: () => rollBackText,
	saveTextDraft: () => saveTextDraft,
	sendTestMessage: () => sendTestMessage,
	textFaults: () => textFaults,
	textFilters: () => textFilters,
	textKeyField: () => textKeyField,
	textKinds: () => textKinds,
	textPublicationField: () => textPublicationField
});
const TEXT_MAX = 4e3;
const PUBLISHED_AT_ONCE_MAX = 100;
const textKinds = [
	"page",
	"mail",
	"bot"
];
const textFilters = [
	"changed",
	"draft",
	"missing",
	"unfit"
];
const TEXT_WORD_MAX = 60;
const textFaults = [
	"empty",
	"too_long",
	"long_word",
	"placeholders",
	"plural"
];
const draftField = strictObject({
	text: string(),
	version: versionField,
	written_at: timestampField,
	written_by: string()
});
const languageOfText = strictObject({
	standard: string(),
	published: nullable(string()),
	fault: nullable(_enum(textFaults)),
	draft: nullable(draftField)
});
const textKeyField = string().check(_regex(/^(?:[1-9]\d{0,5}|(?:mail|bot)-[A-Za-z0-9]{1,60})$/));
const consoleTextField = strictObject({
	key: textKeyField,
	kind: _enum(textKinds),
	number: nullable(int()),
	name: string(),
	placeholders: array(string()),
	en: languageOfText,
	ru: languageOfText
});
const ofOne$12 = strictObject({ key: textKeyField });
const filters$2 = {
	search: optional(string().check(_minLength(1), _maxLength(200))),
	kind: optional(_enum(textKinds)),
	filter: optional(_enum(textFilters))
};
const routes$50 = consoleRoutes({
	tag: "Texts",
	read: "texts:read",
	write: "texts:write"
});
const listTexts = routes$50.list("listTexts", "/texts", {
	summary: "All texts: page texts by number, then emails and the bot, 50 at a time",
	filters: filters$2,
	cursor: { after: textKeyField },
	key: "key",
	row: consoleTextField,
	export: {
		id: "exportTexts",
		name: "texts",
		summary: "Texts as CSV: defaults and overrides in both languages",
		confirmed: false
	}
});
const countTexts = routes$50.get("countTexts", "/texts-counts", {
	summary: "Number of texts per filter",
	answer: strictObject({
		changed: int(),
		draft: int(),
		missing: int(),
		unfit: int()
	})
});
const readText = routes$50.get("readText", "/texts/:key", {
	summary: "One text",
	params: ofOne$12,
	answer: consoleTextField
});
const textPublicationField = strictObject({
	id: int(),
	text: nullable(string()),
	published_at: timestampField,
	published_by: string()
});
const listTextPublications = routes$50.list("listTextPublications", "/texts/:key/publications", {
	summary: "Publications of a text, newest first, 50 at a time",
	params: ofOne$12,
	filters: { language: languageField },
	cursor: { before: idInQuery },
	row: textPublicationField
});
const saveTextDraft = routes$50.put("saveTextDraft", "/texts/:key/draft", {
	summary: "Save a draft of a text",
	params: ofOne$12,
	body: strictObject({
		language: languageField,
		text: multiline(string().check(_maxLength(TEXT_MAX * 2))),
		version: nullable(versionField)
	}),
	answer: consoleTextField,
	errors: ["version_conflict", "text_wrong"],
	current: consoleTextField
});
const discardTextDraft = routes$50.post("discardTextDraft", "/texts/:key/draft-removal", {
	summary: "Discard a draft",
	params: ofOne$12,
	body: strictObject({
		language: languageField,
		version: versionField
	}),
	answer: consoleTextField,
	errors: ["version_conflict"],
	current: consoleTextField
});
const publishText = routes$50.post("publishText", "/texts/:key/publication", {
	summary: "Publish a draft to all buyers, in every process at once",
	params: ofOne$12,
	body: strictObject({
		language: languageField,
		version: versionField
	}),
	answer: consoleTextField,
	errors: ["version_conflict", "text_wrong"],
	current: consoleTextField
});
const rollBackText = routes$50.post("rollBackText", "/texts/:key/roll-back", {
	summary: "Roll back to an earlier publication or the default text",
	params: ofOne$12,
	body: strictObject({
		language: languageField,
		to: nullable(idField),
		from: nullable(idField)
	}),
	answer: consoleTextField,
	errors: ["version_conflict", "text_wrong"],
	current: consoleTextField
});
const publishTexts = routes$50.post("publishTexts", "/texts-publication", {
	summary: "Publish several drafts at once",
	body: strictObject({ drafts: array(strictObject({
		key: textKeyField,
		language: languageField,
		version: versionField
	})).check(_minLength(1), _maxLength(100)) }),
	answer: strictObject({ count: int() }),
	errors: ["version_conflict", "text_wrong"],
	current: consoleTextField
});
const sendTestMessage = routes$50.post("sendTestMessage", "/texts/:key/test", {
	summary: "Send a bot text, or its draft, to your own Telegram",
	params: ofOne$12,
	body: strictObject({ language: languageField }),
	answer: emptyAnswer,
	errors: ["telegram_not_linked"]
});
// ../contract/src/console/mail-templates.ts
var mail_templates_exports = __exportAll({
	listMailTemplates: () => listMailTemplates,
	mailTemplateField: () => mailTemplateField,
	readMailTemplate: () => readMailTemplate,
	sendTestMail: () => sendTestMail
});
const nameField = string().check(_regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), _maxLength(60));
const ofOne$11 = strictObject({ name: nameField });
const mailTemplateField = strictObject({
	name: nameField,
	en: string(),
	ru: string(),
	changed: boolean(),
	draft: boolean()
});
const routes$49 = consoleRoutes({
	tag: "Texts",
	read: "texts:read",
	write: "texts:write"
});
const listMailTemplates = routes$49.get("listMailTemplates", "/mail-templates", {
	summary: "All email templates",
	answer: array(mailTemplateField)
});
const renderedField = strictObject({
	subject: string(),
	text: string(),
	frame: string()
});
const readMailTemplate = routes$49.get("readMailTemplate", "/mail-templates/:name", {
	summary: "One email rendered with drafts in place of published texts, and its texts",
	params: ofOne$11,
	answer: strictObject({
		name: nameField,
		texts: array(consoleTextField),
		en: renderedField,
		ru: renderedField
	})
});
const sendTestMail = routes$49.post("sendTestMail", "/mail-templates/:name/test", {
	summary: "Send a test email, with drafts in place of published texts, to your own address",
	params: ofOne$11,
	body: strictObject({ language: languageField }),
	answer: strictObject({ to: string() }),
	errors: ["mail_off"]
});
// ../contract/src/console/notes.ts
var notes_exports = __exportAll({
	NOTES_SHOWN: () => 100,
	NOTE_MAX: () => NOTE_MAX,
	addNote: () => addNote,
	changeNote: () => changeNote,
	deleteNote: () => deleteNote,
	listNotes: () => listNotes,
	noteField: () => noteField
});
const NOTE_MAX = 2e3;
const NOTES_SHOWN = 100;
const contentField = multiline(string().check(_trim(), _minLength(1), _maxLength(NOTE_MAX)));
const noteField = strictObject({
	id: uuidField,
	author: strictObject({
		id: uuidField,
		name: string()
	}),
	content: string(),
	pinned: boolean(),
	version: int(),
	created_at: timestampField,
	edited_at: nullable(timestampField)
});
const ofOne$10 = strictObject({
	id: uuidField,
	note: uuidField
});
const routes$48 = consoleRoutes({
	tag: "Buyers",
	read: "users:read",
	write: "users:write"
});
const listNotes = routes$48.get("listNotes", "/users/:id/notes", {
	summary: "Notes about a buyer: pinned ones first, then the newest, at most 100",
	params: strictObject({ id: uuidField }),
	answer: array(noteField)
});
const addNote = routes$48.post("addNote", "/users/:id/notes", {
	summary: "Write a note about a buyer",
	params: strictObject({ id: uuidField }),
	body: strictObject({
		content: contentField,
		pinned: boolean()
	}),
	answer: noteField,
	status: 201,
	idempotent: true
});
const changeNote = routes$48.put("changeNote", "/users/:id/notes/:note", {
	summary: "Edit an own note, or pin any note; 409 when it changed since it was read",
	params: ofOne$10,
	body: strictObject({
		content: contentField,
		pinned: boolean(),
		version: versionOrNoneField
	}),
	answer: noteField,
	errors: ["version_conflict", "forbidden"],
	current: noteField
});
const deleteNote = routes$48.delete("deleteNote", "/users/:id/notes/:note", {
	summary: "Delete a note; 409 when it changed since it was read",
	params: ofOne$10,
	query: strictObject({ version: idInQuery }),
	answer: emptyAnswer,
	errors: ["version_conflict"],
	current: noteField
});
// ../contract/src/console/notifications/topics.ts
const notificationTopics = [
	"sale",
	"payment_review",
	"dispute",
	"refund",
	"ticket",
	"inventory",
	"job",
	"payout",
	"security"
];
const permissionOfTopic = {
	sale: "payments:read",
	payment_review: "payments:read",
	dispute: "payments:read",
	refund: "payments:read",
	ticket: "tickets:read",
	inventory: "inventory:read",
	job: "system:read",
	payout: "payouts:read",
	security: "team:read"
};
const urgentTopics = [
	"payment_review",
	"dispute",
	"refund",
	"job",
	"security"
];
const topics = {
	payment_review: "payment_review",
	double_payment: "payment_review",
	payment_overpaid: "payment_review",
	proof_unchecked: "payment_review",
	payment_disputed: "dispute",
	fraud_warning: "dispute",
	credit_reversed: "dispute",
	refund_failed: "refund",
	refund_stuck: "refund",
	refund_unexplained: "refund",
	inventory_low: "inventory",
	delivery_waiting: "inventory",
	delivery_late: "inventory",
	paid_without_access: "inventory",
	job_failing: "job",
	job_item_failing: "job",
	backup_failed: "job",
	worker_lost: "job",
	webhook_stuck: "job",
	renewal_stuck: "payment_review",
	payout_recalled: "payout",
	payout_underway: "payout",
	password_spray: "security",
	exports_large: "security",
	sale: "sale",
	ticket_waiting: "ticket",
	payout_requested: "payout",
	operator_new_device: "security",
	operator_role_changed: "security",
	operator_recovery_code: "security",
	operator_chat_linked: "security",
	gateway_keys_changed: "security",
	connection_keys_changed: "security"
};
const notifiedKinds = Object.keys(topics);
function topicOf(kind) {
	return isNotifiedKind(kind) ? topics[kind] : void 0;
}
function isNotifiedKind(kind) {
	return Object.hasOwn(topics, kind);
}
// ../contract/src/console/notifications/notifications.ts
var notifications_exports = __exportAll({
	changeNotifications: () => changeNotifications,
	linkOperatorTelegram: () => linkOperatorTelegram,
	notificationChoiceField: () => notificationChoiceField,
	notificationTimesField: () => notificationTimesField,
	readNotifications: () => readNotifications,
	testNotifications: () => testNotifications,
	unlinkOperatorTelegram: () => unlinkOperatorTelegram
});
const hourField = int().check(_gte(0), _lte(23));
const notificationChoiceField = strictObject({
	topic: _enum(notificationTopics),
	mail: boolean(),
	telegram: boolean(),
	digest: boolean()
});
const timesFields = {
	time_zone: string().check(_regex(/^[\w+\-/]{1,64}$/)),
	digest_hour: hourField,
	quiet_from: nullable(hourField),
	quiet_until: nullable(hourField),
	urgent_anytime: boolean()
};
const notificationTimesField = strictObject(timesFields);
const settingsField = strictObject({
	...timesFields,
	choices: array(notificationChoiceField),
	mail: strictObject({
		enabled: boolean(),
		address: string(),
		refused_at: nullable(timestampField)
	}),
	telegram: strictObject({
		enabled: boolean(),
		account: nullable(string()),
		blocked_at: nullable(timestampField)
	})
});
const own = consoleRoutes({
	tag: "Operators",
	read: "session:own",
	write: "session:own"
});
const readNotifications = own.get("readNotifications", "/session/notifications", {
	summary: "What the operator is notified of, how and when",
	answer: settingsField
});
const changeNotifications = own.put("changeNotifications", "/session/notifications", {
	summary: "Choose what to be notified of, how, when and in which language",
	body: strictObject({
		...timesFields,
		choices: array(notificationChoiceField).check(_maxLength(notificationTopics.length)),
		language: languageField
	}),
	answer: settingsField
});
const testNotifications = own.post("testNotifications", "/session/notifications/test", {
	summary: "Send the operator a test by every channel that works",
	answer: strictObject({
		mail: boolean(),
		telegram: boolean()
	})
});
const linkOperatorTelegram = own.post("linkOperatorTelegram", "/session/notifications/telegram", {
	confirmed: true,
	summary: "Create a link that connects the operator's Telegram",
	answer: strictObject({ url: string() }),
	status: 201,
	errors: ["telegram_connected"]
});
const unlinkOperatorTelegram = own.delete("unlinkOperatorTelegram", "/session/notifications/telegram", {
	summary: "Disconnect the operator's Telegram",
	answer: emptyAnswer
});
// ../contract/src/console/permissions.ts
const permissions = [
	"session:own",
	"tickets:read",
	"tickets:write",
	"macros:write",
	"announcements:read",
	"announcements:write",
	"referrals:read",
	"referrals:write",
	"payments:read",
	"payments:write",
	"payments:refund",
	"payments:confirm",
	"transfers:read",
	"transfers:write",
	"payouts:read",
	"payouts:write",
	"gateways:read",
	"gateways:write",
	"methods:read",
	"methods:write",
	"campaigns:read",
	"campaigns:write",
	"products:read",
	"products:write",
	"prices:write",
	"inventory:read",
	"inventory:write",
	"inventory:reveal",
	"audit:read",
	"team:read",
	"team:write",
	"texts:read",
	"texts:write",
	"system:read",
	"system:write",
	"promos:read",
	"promos:write",
	"reports:read",
	"alerts:read",
	"alerts:write",
	"settings:read",
	"settings:write",
	"connections:write",
	"rules:write",
	"users:read",
	"users:write",
	"users:block",
	"users:access",
	"users:privacy",
	"users:impersonate",
	"subscriptions:read",
	"subscriptions:extend",
	"subscriptions:write",
	"subscriptions:grant",
	"subscriptions:replace",
	"bulk:read",
	"bulk:write"
];
const operatorRoles = [
	"owner",
	"manager",
	"finance",
	"support",
	"content",
	"auditor"
];
const permissionsOf = {
	owner: permissions,
	manager: permissions.filter((permission) => permission !== "payouts:write" && permission !== "payments:refund" && permission !== "payments:confirm" && permission !== "gateways:write" && permission !== "connections:write" && permission !== "team:write" && permission !== "system:write" && permission !== "rules:write"),
	finance: [
		"session:own",
		"payments:read",
		"payments:write",
		"payments:refund",
		"payments:confirm",
		"transfers:read",
		"transfers:write",
		"referrals:read",
		"referrals:write",
		"payouts:read",
		"payouts:write",
		"gateways:read",
		"methods:read",
		"methods:write",
		"campaigns:read",
		"campaigns:write",
		"products:read",
		"inventory:read",
		"promos:read",
		"reports:read",
		"alerts:read",
		"alerts:write",
		"users:read",
		"subscriptions:read"
	],
	support: [
		"session:own",
		"tickets:read",
		"tickets:write",
		"macros:write",
		"announcements:read",
		"payments:read",
		"products:read",
		"transfers:read",
		"inventory:read",
		"users:read",
		"users:write",
		"users:impersonate",
		"subscriptions:read",
		"subscriptions:extend",
		"subscriptions:replace"
	],
	content: [
		"session:own",
		"texts:read",
		"texts:write",
		"announcements:read",
		"announcements:write",
		"campaigns:read",
		"products:read",
		"products:write",
		"promos:read"
	],
	auditor: permissions.filter((permission) => permission === "session:own" || permission.endsWith(":read"))
};
function isPermitted(role, permission) {
	return permissionsOf[role].includes(permission);
}
function mayGrant(role, granted) {
	return permissionsOf[granted].every((permission) => isPermitted(role, permission));
}
// ../contract/src/console/operators.ts
var operators_exports = __exportAll({
	changeOwnPassword: () => changeOwnPassword,
	confirmOperator: () => confirmOperator,
	countOperatorRecoveryCodes: () => countOperatorRecoveryCodes,
	endOtherOperatorSessions: () => endOtherOperatorSessions,
	getOperatorSession: () => getOperatorSession,
	getOwnerSetup: () => getOwnerSetup,
	listOperatorSessions: () => listOperatorSessions,
	operatorNameField: () => operatorNameField,
	renameOwnOperator: () => renameOwnOperator,
	renewOperatorRecoveryCodes: () => renewOperatorRecoveryCodes,
	signInOperator: () => signInOperator,
	signInWithOwnerLink: () => signInWithOwnerLink,
	signOutOperator: () => signOutOperator,
	startOwnerSetup: () => startOwnerSetup
});
const { open: open$1 } = defineRoutes({
	tag: "Operators",
	base: CONSOLE_BASE
});
const operatorNameField = string().check(_trim(), _minLength(1), _maxLength(80));
const operatorField = strictObject({
	id: uuidField,
	name: string(),
	role: _enum(operatorRoles)
});
const codeField$2 = secret(optional(string().check(_maxLength(40))));
const signInOperator = open$1.post("signInOperator", "/session", {
	summary: "Sign in to the console by email, password and code",
	limit: "signIn",
	body: strictObject({
		email: emailField,
		password: passwordField,
		code: codeField$2
	}),
	answer: strictObject({
		token: string(),
		operator: operatorField
	}),
	status: 201,
	errors: ["sign_in_failed"]
});
const signInWithOwnerLink = open$1.post("signInWithOwnerLink", "/session/owner-link", {
	summary: "Sign in to the console of a demo with the link that its first start printed",
	limit: "signIn",
	body: strictObject({ ticket: secret(string().check(_regex(/^[\w-]{43}$/))) }),
	answer: strictObject({ token: string() }),
	status: 201,
	errors: ["owner_link_invalid"]
});
const getOwnerSetup = open$1.get("getOwnerSetup", "/owner-setup", {
	summary: "Whether the shop still needs its first owner",
	limit: "open",
	answer: strictObject({
		needs_owner: boolean(),
		demo: optional(strictObject({
			email: string(),
			password: string()
		}))
	})
});
const startOwnerSetup = open$1.post("startOwnerSetup", "/owner-setup", {
	summary: "Create the invitation of the first owner",
	limit: "signIn",
	body: strictObject({
		ticket: secret(string().check(_regex(/^[\w-]{43}$/))),
		email: emailField,
		name: operatorNameField
	}),
	answer: strictObject({ token: string() }),
	status: 201,
	errors: ["setup_link_invalid", "email_invalid"]
});
const routes$47 = consoleRoutes({
	tag: "Operators",
	read: "session:own",
	write: "session:own"
});
const getOperatorSession = routes$47.get("getOperatorSession", "/session", {
	summary: "The signed-in operator and their permissions",
	answer: strictObject({
		operator: operatorField,
		permissions: array(_enum(permissions)),
		time_zone: string(),
		ends_at: timestampField
	})
});
const confirmOperator = routes$47.post("confirmOperator", "/session/confirmation", {
	limit: "operatorConfirm",
	summary: "Confirm the operator's identity with password and code",
	body: strictObject({
		password: passwordField,
		code: codeField$2
	}),
	answer: strictObject({ until: timestampField }),
	errors: ["confirmation_failed"]
});
const renameOwnOperator = routes$47.put("renameOwnOperator", "/session/name", {
	summary: "Change the name under which the team and the audit log know the operator",
	body: strictObject({ name: operatorNameField }),
	answer: emptyAnswer
});
const changeOwnPassword = routes$47.put("changeOwnPassword", "/session/password", {
	confirmed: true,
	limit: "operatorConfirm",
	summary: "Change the operator's password",
	body: strictObject({ password: passwordField }),
	answer: emptyAnswer,
	errors: ["password_short", "password_common"]
});
const ownSessionField = strictObject({
	created_at: timestampField,
	last_seen_at: timestampField,
	user_agent: string(),
	device: nullable(string()),
	ip: string(),
	current: boolean()
});
const listOperatorSessions = routes$47.get("listOperatorSessions", "/sessions", {
	summary: "The operator's own sessions, last used first",
	answer: array(ownSessionField)
});
const endOtherOperatorSessions = routes$47.delete("endOtherOperatorSessions", "/sessions", {
	summary: "End all sessions of the operator except this one",
	answer: strictObject({ ended: int() })
});
const countOperatorRecoveryCodes = routes$47.get("countOperatorRecoveryCodes", "/session/recovery-codes", {
	summary: "Number of the operator's unused recovery codes",
	answer: strictObject({ left: int() })
});
const renewOperatorRecoveryCodes = routes$47.post("renewOperatorRecoveryCodes", "/session/recovery-codes", {
	confirmed: true,
	summary: "Replace the operator's recovery codes with ten new ones",
	answer: strictObject({ codes: array(string()) }),
	status: 201
});
const signOutOperator = routes$47.delete("signOutOperator", "/session", {
	summary: "Sign out of the console",
	answer: emptyAnswer
});
// ../contract/src/console/payments/confirmations.ts
var confirmations_exports = __exportAll({
	CONFIRMATION_HOURS: () => 24,
	CONFIRMATION_REFERENCE_MAX: () => 100,
	approveConfirmation: () => approveConfirmation,
	confirmPayment: () => confirmPayment,
	confirmationField: () => confirmationField,
	listConfirmations: () => listConfirmations,
	refuseConfirmation: () => refuseConfirmation
});
const CONFIRMATION_HOURS = 24;
const CONFIRMATION_REFERENCE_MAX = 100;
const ofOne$9 = strictObject({ id: uuidField });
const personField$1 = strictObject({
	name: string(),
	at: timestampField
});
const confirmationField = strictObject({
	id: uuidField,
	payment_id: uuidField,
	username: string(),
	...titledFields,
	total: dollarsField,
	reference: string(),
	reason: string(),
	state: _enum([
		"waiting",
		"settled",
		"refused",
		"expired"
	]),
	requested: personField$1,
	own: boolean(),
	expires_at: timestampField,
	decided: nullable(extend(personField$1, { reason: nullable(string()) }))
});
const deciding = {
	confirmed: true,
	params: ofOne$9,
	answer: confirmationField
};
const routes$46 = consoleRoutes({
	tag: "Payments",
	read: "payments:read",
	write: "payments:confirm"
});
const listConfirmations = routes$46.get("listConfirmations", "/payment-confirmations", {
	summary: "Manual confirmations that wait for a second operator, or all of one payment",
	query: strictObject({ payment: optional(uuidField) }),
	answer: array(confirmationField)
});
const confirmPayment = routes$46.post("confirmPayment", "/payments/:id/confirm", {
	...deciding,
	summary: "Manually confirm a payment that its gateway does not confirm",
	body: strictObject({
		reference: string().check(_trim(), _minLength(1), _maxLength(100)),
		reason: reasonField$1
	}),
	errors: [
		"payment_not_confirmable",
		"payment_returned",
		"confirmation_waiting",
		"bank_reference_used"
	]
});
const approveConfirmation = routes$46.post("approveConfirmation", "/payment-confirmations/:id/approve", {
	...deciding,
	summary: "Approve a manual confirmation; not by the operator who requested it",
	body: strictObject({ reason: reasonField$1 }),
	errors: [
		"payment_not_confirmable",
		"payment_returned",
		"confirmation_state_changed",
		"payment_needs_second_operator"
	]
});
const refuseConfirmation = routes$46.post("refuseConfirmation", "/payment-confirmations/:id/refuse", {
	...deciding,
	summary: "Decline a manual confirmation, or withdraw your own request",
	body: strictObject({ reason: reasonField$1 }),
	errors: ["confirmation_state_changed"]
});
// ../contract/src/console/payments/credits.ts
var credits_exports = __exportAll({
	heldCreditField: () => heldCreditField,
	listHeldCredits: () => listHeldCredits,
	releaseHeldCredit: () => releaseHeldCredit
});
const heldCreditField = strictObject({
	id: uuidField,
	payment_id: uuidField,
	amount: dollarsField,
	created_at: timestampField,
	releasable_at: timestampField,
	released_at: nullable(timestampField),
	released: nullable(dollarsField)
});
const routes$45 = consoleRoutes({
	tag: "Payouts",
	read: "payouts:read",
	write: "payouts:write"
});
const listHeldCredits = routes$45.get("listHeldCredits", "/partners/:id/credits", {
	summary: "Refunds to the balance of a user, oldest first, at most 100",
	params: strictObject({ id: uuidField }),
	answer: array(heldCreditField)
});
const releaseHeldCredit = routes$45.post("releaseHeldCredit", "/credits/:id/release", {
	summary: "Release the rest of a refund to the balance for payout",
	confirmed: true,
	params: strictObject({ id: uuidField }),
	body: strictObject({ reason: reasonField$1 }),
	answer: heldCreditField,
	errors: [
		"credit_waits",
		"credit_disputed",
		"credit_released"
	]
});
// ../contract/src/console/payments/disputes.ts
var disputes_exports = __exportAll({
	acceptDispute: () => acceptDispute,
	disputeAnswerField: () => disputeAnswerField,
	disputeAnswerKinds: () => disputeAnswerKinds,
	disputeField: () => disputeField,
	disputeReasons: () => disputeReasons,
	disputeStates: () => disputeStates,
	downloadEvidence: () => downloadEvidence,
	evidenceField: () => evidenceField,
	evidenceSectionField: () => evidenceSectionField,
	previewEvidence: () => previewEvidence,
	sendDisputeEvidence: () => sendDisputeEvidence,
	uploadDisputeFile: () => uploadDisputeFile
});
const disputeStates = [
	"needs_answer",
	"under_review",
	"won",
	"lost",
	"closed"
];
const disputeReasons = [
	"fraudulent",
	"unrecognized",
	"not_received",
	"not_as_described",
	"not_refunded",
	"duplicate",
	"canceled",
	"wrong_amount",
	"paid_otherwise",
	"bank",
	"other"
];
const disputeAnswerKinds = ["evidence", "accept"];
const disputeAnswerField = strictObject({
	id: uuidField,
	kind: _enum(disputeAnswerKinds),
	state: _enum([
		"requested",
		"sent",
		"failed"
	]),
	operator: string(),
	note: string(),
	attachment: nullable(string()),
	has_file: boolean(),
	failure: nullable(string()),
	created_at: timestampField,
	sent_at: nullable(timestampField)
});
const disputeField = strictObject({
	reference: string(),
	state: _enum(disputeStates),
	is_inquiry: boolean(),
	reason: _enum(disputeReasons),
	gateway_status: string(),
	amount: sumField$2,
	due_at: nullable(timestampField),
	opened_at: timestampField,
	changed_at: timestampField,
	accepted_actions: array(_enum(disputeAnswerKinds)),
	answer: nullable(disputeAnswerField)
});
const evidenceSectionField = strictObject({
	title: string(),
	rows: array(tuple([string(), string()]))
});
const evidenceField = strictObject({
	title: string(),
	made_at: timestampField,
	sections: array(evidenceSectionField)
});
const routes$44 = consoleRoutes({
	tag: "Payments",
	read: "payments:read",
	write: "payments:refund"
});
const ofOne$8 = strictObject({
	id: uuidField,
	reference: string().check(_regex(/^[\w-]{1,255}$/))
});
const previewEvidence = routes$44.get("previewEvidence", "/payments/:id/disputes/:reference/evidence", {
	permission: "payments:refund",
	summary: "What the shop knows about a disputed payment, as evidence for its gateway",
	params: ofOne$8,
	answer: evidenceField
});
const downloadEvidence = routes$44.get("downloadEvidence", "/payments/:id/disputes/:reference/evidence-file", {
	permission: "payments:refund",
	summary: "Download the evidence for a dispute as PDF or JSON; recorded in the audit log",
	params: ofOne$8,
	query: strictObject({ format: _enum(["pdf", "json"]) }),
	file: true,
	answer: emptyAnswer
});
const uploadDisputeFile = routes$44.post("uploadDisputeFile", "/payments/:id/disputes/:reference/files", {
	summary: "Upload a PNG, JPEG or PDF of at most 3 MB for an answer to a dispute",
	params: ofOne$8,
	multipart: true,
	answer: strictObject({
		id: uuidField,
		name: string(),
		size_bytes: int()
	}),
	status: 201,
	errors: [
		"attachment_type",
		"payload_too_large",
		"image_unreadable"
	]
});
const ofAnswer = {
	confirmed: true,
	params: ofOne$8,
	answer: disputeField,
	errors: ["dispute_state_changed", "attachment_unknown"]
};
const sendDisputeEvidence = routes$44.post("sendDisputeEvidence", "/payments/:id/disputes/:reference/evidence", {
	...ofAnswer,
	summary: "Answer a dispute with evidence",
	body: strictObject({
		note: multiline(string().check(_trim(), _maxLength(DISPUTE_NOTE_MAX))),
		file: nullable(uuidField),
		reason: reasonField$1
	})
});
const acceptDispute = routes$44.post("acceptDispute", "/payments/:id/disputes/:reference/accept", {
	...ofAnswer,
	summary: "Give in to a dispute",
	body: strictObject({ reason: reasonField$1 })
});
// ../contract/src/console/payments/fiscal-receipts.ts
var fiscal_receipts_exports = __exportAll({
	fiscalReceiptField: () => fiscalReceiptField,
	resendFiscalReceipt: () => resendFiscalReceipt
});
const nullableText$1 = nullable(string());
const fiscalReceiptField = strictObject({
	id: uuidField,
	kind: _enum([
		"payment",
		"refund",
		"closing"
	]),
	state: _enum([
		"waiting",
		"registered",
		"failed",
		"unneeded"
	]),
	amount: nullable(number()),
	failure: nullableText$1,
	waiting_since: timestampField,
	fiscal: nullable(strictObject({
		storage_number: nullableText$1,
		document_number: nullableText$1,
		attribute: nullableText$1,
		registered_at: nullable(timestampField),
		url: nullableText$1
	})),
	is_resendable: boolean(),
	has_resend: boolean(),
	reported_by: _enum(["sync", "webhook"])
});
const routes$43 = consoleRoutes({
	tag: "Payments",
	read: "payments:read",
	write: "payments:write"
});
const resendFiscalReceipt = routes$43.post("resendFiscalReceipt", "/payments/:id/fiscal-receipts/:receipt/send", {
	summary: "Send a fiscal receipt of a payment again",
	params: strictObject({
		id: uuidField,
		receipt: uuidField
	}),
	body: strictObject({ reason: reasonField$1 }),
	answer: array(fiscalReceiptField),
	errors: ["fiscal_receipt_not_resendable"]
});
// ../contract/src/shop/payment-page.ts
var payment_page_exports = __exportAll({
	choosePaymentCoin: () => choosePaymentCoin,
	coinField: () => coinField,
	estimatePaymentCoin: () => estimatePaymentCoin,
	getPaymentPage: () => getPaymentPage,
	listPaymentCoins: () => listPaymentCoins,
	paymentPageField: () => paymentPageField,
	paymentPageStates: () => paymentPageStates
});
const routes$42 = defineRoutes({
	tag: "Payments",
	base: "/api-payment/api/v1/payment"
});
const paymentPageStates = [
	"open",
	"on_its_way",
	"review",
	"declined",
	"ended",
	"paid",
	"refunded"
];
const coinCode = string().check(_regex(/^[a-z0-9]{2,30}$/));
const coinField = strictObject({
	code: coinCode,
	name: string(),
	symbol: string(),
	network: string()
});
const paymentPageField = strictObject({
	id: uuidField,
	state: _enum(paymentPageStates),
	title: string(),
	title_ru: string(),
	picture: string(),
	product_id: idField,
	duration: string(),
	total: dollarsField,
	charge: optional(chargeField),
	created_at: timestampField,
	expires_at: timestampField,
	access_until: nullable(timestampField),
	sbp_link: nullable(linkField),
	coins: nullable(strictObject({
		chosen: nullable(strictObject({
			...coinField.shape,
			address: string(),
			memo: nullable(string()),
			amount: string()
		})),
		gateway_url: linkField,
		missing: nullable(dollarsField)
	}))
});
const ofOne$7 = strictObject({ id: uuidField });
const getPaymentPage = routes$42.read("getPaymentPage", "/:id/page", {
	summary: "What the shop shows in place of a page of the gateway: QR code, amount and state",
	params: ofOne$7,
	answer: paymentPageField
});
const listPaymentCoins = routes$42.read("listPaymentCoins", "/:id/coins", {
	summary: "The coins that a payment of the user can be made in",
	limit: "paymentCheck",
	params: ofOne$7,
	answer: array(coinField),
	errors: ["payment_closed", "gateway_unavailable"]
});
const estimatePaymentCoin = routes$42.read("estimatePaymentCoin", "/:id/coins/:coin", {
	summary: "What a payment of the user would cost in a coin now, and the minimum of the coin",
	limit: "paymentCheck",
	params: strictObject({
		id: uuidField,
		coin: coinCode
	}),
	answer: strictObject({
		amount: string(),
		minimum: dollarsField,
		is_enough: boolean()
	}),
	errors: ["payment_closed", "gateway_unavailable"]
});
const choosePaymentCoin = routes$42.post("choosePaymentCoin", "/:id/coins", {
	summary: "Choose the coin of a payment of the user, and get the address and the amount to send",
	limit: "paymentCheck",
	params: ofOne$7,
	body: strictObject({ coin: coinCode }),
	answer: paymentPageField,
	errors: [
		"payment_closed",
		"coin_unavailable",
		"gateway_unavailable"
	]
});
// ../contract/src/console/payments/method-tests.ts
var method_tests_exports = __exportAll({
	METHOD_SUCCESS_DAYS: () => 30,
	METHOD_SUCCESS_HOURS: () => 24,
	checkMethodTest: () => checkMethodTest,
	getMethodTest: () => getMethodTest,
	listMethodSuccess: () => listMethodSuccess,
	methodSuccessField: () => methodSuccessField,
	methodTestField: () => methodTestField,
	methodTestStates: () => methodTestStates,
	refundMethodTest: () => refundMethodTest,
	startMethodTest: () => startMethodTest
});
const METHOD_SUCCESS_DAYS = 30;
const METHOD_SUCCESS_HOURS = 24;
const rateField = strictObject({
	ended: int(),
	paid: int(),
	percent: nullable(number())
});
const methodSuccessField = strictObject({
	gateway: gatewayField,
	day: rateField,
	month: rateField
});
const routes$41 = consoleRoutes({
	tag: "Gateways",
	read: "methods:read",
	write: "methods:write"
});
const listMethodSuccess = routes$41.get("listMethodSuccess", "/payment-methods-success", {
	summary: "Success rate of each payment method; methods without payments are left out",
	answer: array(methodSuccessField)
});
const methodTestStates = _enum([
	"opened",
	"paid",
	"refunding",
	"refunded",
	"refund_failed",
	"refused",
	"no_answer"
]);
const methodTestField = strictObject({
	id: uuidField,
	gateway: gatewayField,
	state: methodTestStates,
	amount: number(),
	currency: _enum(["USD", "RUB"]),
	url: nullable(string()),
	reference: nullable(string()),
	failure: nullable(string()),
	can_refund: boolean(),
	created_at: timestampField,
	paid_at: nullable(timestampField),
	refunded_at: nullable(timestampField)
});
const testing = {
	answer: methodTestField,
	errors: ["provider_not_live"]
};
const getMethodTest = routes$41.get("getMethodTest", "/payment-methods/:gateway/test", {
	summary: "The last test payment of a payment method",
	params: strictObject({ gateway: gatewayField }),
	answer: strictObject({ test: nullable(methodTestField) })
});
const startMethodTest = routes$41.post("startMethodTest", "/payment-methods/:gateway/test", {
	...testing,
	summary: "Open a test payment of the smallest amount at the provider",
	params: strictObject({ gateway: gatewayField })
});
const checkMethodTest = routes$41.post("checkMethodTest", "/method-tests/:id/check", {
	...testing,
	summary: "Sync a test payment with its provider",
	params: strictObject({ id: uuidField }),
	errors: ["provider_not_live", "gateway_unavailable"]
});
const refundMethodTest = routes$41.post("refundMethodTest", "/method-tests/:id/refund", {
	...testing,
	summary: "Return the money of a paid test payment",
	params: strictObject({ id: uuidField }),
	errors: [
		"provider_not_live",
		"gateway_unavailable",
		"payment_not_refundable"
	]
});
// ../contract/src/console/payments/gateways.ts
var gateways_exports = __exportAll({
	METHOD_DESCRIPTION_MAX: () => METHOD_DESCRIPTION_MAX,
	capabilitiesField: () => capabilitiesField,
	changeMethod: () => changeMethod,
	changeProvider: () => changeProvider,
	changeRate: () => changeRate,
	checkProvider: () => checkProvider,
	consoleMethodField: () => consoleMethodField,
	consoleProviderField: () => consoleProviderField,
	consoleRatesField: () => consoleRatesField,
	createMethod: () => createMethod,
	getProviderChecklist: () => getProviderChecklist,
	getRates: () => getRates,
	listConsoleMethods: () => listConsoleMethods,
	listProviderCoins: () => listProviderCoins,
	listProviders: () => listProviders,
	orderMethods: () => orderMethods,
	providerSettingField: () => providerSettingField,
	switchMethod: () => switchMethod
});
const currencies = ["USD", "RUB"];
const capabilitiesField = strictObject({
	refunds: _enum([
		"none",
		"full",
		"partial"
	]),
	disputes: boolean(),
	cancels: boolean(),
	saves: optional(boolean()),
	charges: array(strictObject({
		currency: _enum(currencies),
		min: number(),
		max: number()
	})),
	payment_timeout: strictObject({
		min_s: int(),
		max_s: int()
	})
});
const providerSettingField = strictObject({
	name: string(),
	env: string(),
	secret: boolean(),
	required: boolean(),
	description: string(),
	description_ru: string(),
	expected: string(),
	expected_ru: string(),
	choices: nullable(array(strictObject({
		value: string(),
		label: string(),
		label_ru: string()
	}))),
	example: string(),
	checks: array(strictObject({
		pattern: string(),
		is_wrong: boolean(),
		text: string(),
		text_ru: string()
	})),
	source: _enum([
		"environment",
		"console",
		"default",
		"none"
	]),
	value: nullable(string())
});
const problemField = strictObject({
	kind: _enum(["unset", "wrong"]),
	field: string(),
	expected: string(),
	expected_ru: string()
});
const consoleProviderField = strictObject({
	provider: providerField,
	title: string(),
	accepts: string(),
	accepts_ru: string(),
	live: boolean(),
	problem: nullable(problemField),
	missing: array(string()),
	test_mode: boolean(),
	dashboard_url: nullable(string()),
	steps: array(strictObject({
		text: string(),
		text_ru: string(),
		settings: array(string()),
		shows_webhook: boolean()
	})),
	webhooks: strictObject({
		setup: _enum([
			"entered",
			"sent",
			"none"
		]),
		url: nullable(string()),
		events: array(string())
	}),
	capabilities: capabilitiesField,
	settings: array(providerSettingField),
	version: versionOrNoneField
});
const gateways = consoleRoutes({
	tag: "Gateways",
	read: "gateways:read",
	write: "gateways:write"
});
const methods = consoleRoutes({
	tag: "Gateways",
	read: "methods:read",
	write: "methods:write"
});
const listProviders = gateways.get("listProviders", "/providers", {
	summary: "Payment providers, their settings and what they can do",
	answer: array(consoleProviderField)
});
const changeProvider = gateways.put("changeProvider", "/providers/:provider", {
	confirmed: true,
	summary: "Change the settings of a provider",
	params: strictObject({ provider: providerField }),
	body: strictObject({
		version: versionOrNoneField,
		values: secret(record(string().check(_regex(/^[a-zA-Z]{1,40}$/)), nullable(string().check(_maxLength(5e3))))),
		reason: reasonField$1
	}),
	answer: consoleProviderField,
	errors: [
		"version_conflict",
		"setting_wrong",
		"setting_fixed"
	],
	current: consoleProviderField
});
const checkProvider = gateways.post("checkProvider", "/providers/:provider/check", {
	summary: "Check whether a provider accepts our keys",
	params: strictObject({ provider: providerField }),
	answer: strictObject({ verdict: _enum([
		"accepted",
		"rejected",
		"no_answer"
	]) }),
	errors: ["provider_not_live"]
});
const providerCheckField = strictObject({
	check: _enum([
		"keys",
		"address",
		"webhook",
		"test_payment"
	]),
	state: _enum([
		"done",
		"waiting",
		"failed"
	]),
	at: nullable(timestampField)
});
const listProviderCoins = gateways.get("listProviderCoins", "/providers/:provider/coins", {
	summary: "The coins that the account at a provider accepts",
	params: strictObject({ provider: providerField }),
	answer: array(coinField),
	errors: ["provider_not_live", "gateway_unavailable"]
});
const getProviderChecklist = gateways.get("getProviderChecklist", "/providers/:provider/checklist", {
	summary: "What shows that a provider is set up",
	params: strictObject({ provider: providerField }),
	answer: strictObject({
		checks: array(providerCheckField),
		method: nullable(gatewayField),
		test: nullable(strictObject({
			state: methodTestStates,
			created_at: timestampField,
			paid_at: nullable(timestampField),
			refunded_at: nullable(timestampField)
		}))
	})
});
const text = (max) => string().check(_maxLength(max));
const title = string().check(_trim(), _minLength(1), _maxLength(80));
const buttonText = text(120);
const dollars = number().check(_gte(0), _lte(AMOUNT_MAX_DOLLARS));
const METHOD_DESCRIPTION_MAX = 1e3;
const methodDraft = {
	category: _enum(["worldwide", "cis"]),
	title,
	title_ru: title,
	description: multiline(text(METHOD_DESCRIPTION_MAX)),
	description_ru: multiline(text(METHOD_DESCRIPTION_MAX)),
	image_url: string().check(_regex(/^(icon:[a-z]{1,20}|\/media\/[0-9a-f]{32}\.webp)$/)),
	fee_percentage: number().check(_gte(0), _lte(100)),
	button_text: buttonText,
	button_text_ru: buttonText,
	min_total: dollars,
	max_total: dollars,
	payment_timeout_s: int().check(_gte(60), _lte(604800)),
	charge_currency: _enum(currencies),
	provider_option: nullable(string().check(_regex(/^[\w.:-]{1,60}$/))),
	enabled: boolean()
};
const consoleMethodField = strictObject({
	...methodDraft,
	description: string(),
	description_ru: string(),
	image_url: string(),
	gateway: gatewayField,
	provider: providerField,
	provider_live: boolean(),
	test_mode: boolean(),
	position: int(),
	version: versionOrNoneField
});
const methodList = array(consoleMethodField);
const methodErrors = ["setting_wrong", "provider_not_live"];
const listConsoleMethods = methods.get("listConsoleMethods", "/payment-methods", {
	summary: "All payment methods, on and off, in the order buyers see",
	answer: methodList
});
const createMethod = methods.post("createMethod", "/payment-methods", {
	idempotent: true,
	summary: "Add a payment method, and enable it if it should be",
	body: strictObject({
		gateway: optional(gatewayField),
		provider: providerField,
		...methodDraft,
		reason: reasonField$1
	}),
	answer: consoleMethodField,
	errors: [...methodErrors, "method_exists"]
});
const changeMethod = methods.put("changeMethod", "/payment-methods/:gateway", {
	summary: "Edit a payment method, or enable or disable it",
	params: strictObject({ gateway: gatewayField }),
	body: strictObject({
		version: versionOrNoneField,
		...methodDraft,
		reason: reasonField$1
	}),
	answer: consoleMethodField,
	errors: [...methodErrors, "version_conflict"],
	current: consoleMethodField
});
const switchMethod = methods.post("switchMethod", "/payment-methods/:gateway/switch", {
	summary: "Enable or disable a payment method for buyers",
	params: strictObject({ gateway: gatewayField }),
	body: strictObject({
		enabled: boolean(),
		reason: reasonField$1
	}),
	answer: consoleMethodField,
	errors: ["provider_not_live"]
});
const orderField = array(gatewayField).check(_maxLength(200));
const orderMethods = methods.post("orderMethods", "/payment-methods/order", {
	summary: "Reorder the payment methods",
	body: strictObject({
		gateways: orderField,
		expected_order: orderField
	}),
	answer: methodList,
	errors: ["version_conflict"],
	current: methodList
});
const consoleRatesField = strictObject({
	current: nullable(rateField$1),
	overridden: boolean(),
	official: array(strictObject({
		rate: number(),
		set_at: timestampField,
		seen_at: timestampField
	}))
});
const getRates = methods.get("getRates", "/rates", {
	summary: "Rubles per dollar: the current rate and those of the Bank of Russia",
	answer: consoleRatesField
});
const changeRate = methods.put("changeRate", "/rates", {
	confirmed: true,
	summary: "Override the Bank of Russia's rate, or remove the override",
	body: strictObject({
		rate: nullable(number().check(_gte(1), _lte(9999.9999))),
		reason: reasonField$1,
		confirm_jump: optional(boolean())
	}),
	answer: consoleRatesField,
	errors: ["rate_jump"]
});
// ../contract/src/shared/gifts/gift-states.ts
const giftStates = [
	"open",
	"on_hold",
	"refunding",
	"claimed",
	"reversed",
	"refunded",
	"revoked",
	"returning"
];
// ../contract/src/console/payments/gifts.ts
var gifts_exports$1 = __exportAll({
	GIFT_FIGURES_DAYS: () => 30,
	consoleGiftField: () => consoleGiftField,
	giftRefundMethods: () => giftRefundMethods,
	listConsoleGifts: () => listConsoleGifts,
	readGiftFigures: () => readGiftFigures,
	revokeGift: () => revokeGift
});
const GIFT_FIGURES_DAYS = 30;
const personField = strictObject({
	id: uuidField,
	username: string()
});
const consoleGiftField = strictObject({
	id: uuidField,
	payment: strictObject({
		id: uuidField,
		number: string()
	}),
	buyer: extend(personField, { email: string() }),
	product_id: idField,
	...titledFields,
	duration: string(),
	state: _enum(giftStates),
	code_ending: string(),
	paid: dollarsField,
	refunded: dollarsField,
	created_at: timestampField,
	claim: nullable(strictObject({
		by: personField,
		at: timestampField,
		credit: nullable(dollarsField)
	})),
	ended_at: nullable(timestampField),
	revoked_by: nullable(string())
});
const routes$40 = consoleRoutes({
	tag: "Payments",
	read: "payments:read"
});
const listConsoleGifts = routes$40.list("listConsoleGifts", "/gifts", {
	summary: "Gifts, newest first, 50 at a time",
	filters: {
		search: optional(paymentSearchField),
		state: optional(_enum(giftStates)),
		product: optional(idInQuery),
		person: optional(uuidField)
	},
	cursor: { before: uuidField },
	row: consoleGiftField,
	export: {
		id: "exportGifts",
		name: "gifts",
		summary: "Gifts as CSV"
	}
});
const sumField$1 = strictObject({
	count: int(),
	total: dollarsField
});
const readGiftFigures = routes$40.get("readGiftFigures", "/gift-figures", {
	summary: "Gifts sold and redeemed in 30 days, and what the shop owes for those that are not redeemed",
	answer: strictObject({
		sold: sumField$1,
		redeemed: sumField$1,
		owed: sumField$1
	})
});
const giftRefundMethods = [
	"gateway",
	"balance",
	"record",
	"keep"
];
const revokeGift = routes$40.post("revokeGift", "/gifts/:id/revoke", {
	permission: "payments:refund",
	confirmed: true,
	summary: "Revoke a gift that is not redeemed, and refund it or keep its money",
	params: strictObject({ id: uuidField }),
	body: strictObject({
		refund: _enum(giftRefundMethods),
		expected_amount: dollarsField.check(_gte(0), _lte(AMOUNT_MAX_DOLLARS)),
		reason: reasonField$1
	}),
	answer: strictObject({ state: _enum(giftStates) }),
	errors: [
		"not_found",
		"gift_used",
		"gift_ended",
		"payment_not_refundable",
		"refund_open",
		"refund_method_closed",
		"version_conflict"
	],
	idempotent: true
});
// ../contract/src/console/payments/method-templates.ts
var method_templates_exports = __exportAll({
	listMethodTemplates: () => listMethodTemplates,
	methodTemplateField: () => methodTemplateField,
	templateGroupField: () => templateGroupField
});
const methodTemplateField = extend(pick(consoleMethodField, {
	category: true,
	title: true,
	title_ru: true,
	description: true,
	description_ru: true,
	image_url: true,
	min_total: true,
	max_total: true,
	payment_timeout_s: true,
	charge_currency: true,
	provider_option: true
}), {
	template: gatewayField,
	used: boolean()
});
const templateGroupField = strictObject({
	provider: providerField,
	title: string(),
	test_mode: boolean(),
	capabilities: capabilitiesField,
	templates: array(methodTemplateField)
});
const routes$39 = consoleRoutes({
	tag: "Gateways",
	read: "methods:read",
	write: "methods:write"
});
const listMethodTemplates = routes$39.get("listMethodTemplates", "/payment-method-templates", {
	summary: "What new payment methods can begin with, by provider",
	answer: array(templateGroupField)
});
// ../contract/src/console/payments/consequences.ts
const paidPeriodStates = [
	"active",
	"on_hold",
	"upcoming",
	"ended"
];
const consequencesField = strictObject({
	access: nullable(strictObject({
		subscription_id: uuidField,
		state: _enum(paidPeriodStates),
		from: timestampField,
		until: timestampField,
		subscription_state: _enum(accessStates),
		subscription_until: timestampField,
		links: int(),
		links_waiting: int()
	})),
	promo: nullable(strictObject({
		code: string(),
		state: _enum([
			"reserved",
			"committed",
			"released"
		]),
		over_limit: boolean(),
		uses: int(),
		max_uses: nullable(int())
	})),
	commissions: array(strictObject({
		id: uuidField,
		partner: strictObject({
			id: uuidField,
			username: string()
		}),
		kind: _enum(["deposit", "first_payment"]),
		amount: dollarsField,
		reversed: dollarsField,
		state: _enum([
			"pending",
			"review",
			"disputed",
			"available",
			"reversed"
		]),
		available_at: timestampField,
		reason: nullable(_enum([
			"refund",
			"operator",
			"many_accounts",
			"dispute"
		]))
	})),
	balance: dollarsField
});
const paymentMessageField = strictObject({
	channel: _enum(["mail", "telegram"]),
	kind: string(),
	queued_at: timestampField,
	state: _enum([
		"waiting",
		"sent",
		"failed"
	])
});
const paymentAlertField = strictObject({
	id: int(),
	kind: string(),
	created_at: timestampField,
	open: boolean()
});
const relatedPaymentField = strictObject({
	id: uuidField,
	number: string(),
	created_at: timestampField,
	duration: string(),
	total: dollarsField,
	state: _enum(paymentStates),
	double: nullable(strictObject({
		later_id: uuidField,
		policy: _enum(doublePaymentPolicies),
		state: _enum(doublePaymentStates),
		decided_by: nullable(_enum([
			"buyer",
			"operator",
			"shop"
		])),
		decided_at: nullable(timestampField)
	}))
});
const paymentTicketField = strictObject({
	id: uuidField,
	number: int(),
	title: string(),
	state: _enum(ticketStates),
	updated_at: timestampField
});
const refundPreviewField = strictObject({
	amount: dollarsField,
	before: consequencesField,
	after: consequencesField,
	state: _enum(paymentStates),
	mail: nullable(strictObject({
		subject: string(),
		text: string()
	}))
});
// ../contract/src/console/payments/next-step.ts
const otherPaymentField = strictObject({
	id: uuidField,
	number: string()
});
const askedField = boolean();
const consoleNextStepField = discriminatedUnion("kind", [
	strictObject({ kind: literal("none") }),
	strictObject({ kind: literal("wait") }),
	strictObject({ kind: literal("decide_confirmation") }),
	strictObject({ kind: literal("check_transfer") }),
	strictObject({
		kind: literal("decide_review"),
		received: nullable(sumField$2),
		expected: sumField$2
	}),
	strictObject({
		kind: literal("follow_refund"),
		overdue: boolean()
	}),
	strictObject({
		kind: literal("pay_owed"),
		amount: dollarsField
	}),
	strictObject({
		kind: literal("answer_dispute"),
		amount: dollarsField,
		due_at: nullable(timestampField),
		is_inquiry: boolean(),
		is_reported: boolean(),
		accepted_actions: array(_enum(["evidence", "accept"]))
	}),
	strictObject({
		kind: literal("await_dispute"),
		amount: dollarsField
	}),
	strictObject({
		kind: literal("refund_warned"),
		amount: dollarsField,
		access: literal("revoke"),
		alert: int()
	}),
	strictObject({
		kind: literal("refund_surplus"),
		amount: dollarsField,
		access: literal("keep")
	}),
	strictObject({
		kind: literal("refund_double"),
		amount: dollarsField,
		access: literal("revoke"),
		payment: otherPaymentField,
		asked: askedField
	}),
	strictObject({
		kind: literal("see_double"),
		payment: otherPaymentField,
		asked: askedField
	}),
	strictObject({
		kind: literal("retry_refund"),
		amount: dollarsField,
		access: _enum([
			"keep",
			"shorten",
			"revoke"
		])
	}),
	strictObject({
		kind: literal("deliver"),
		count: int(),
		subscription_id: uuidField
	}),
	strictObject({
		kind: literal("answer_ticket"),
		ticket: uuidField,
		number: int()
	}),
	strictObject({
		kind: literal("resolve_alert"),
		alert: int(),
		about: string()
	})
]);
// ../contract/src/console/payments/payments.ts
var payments_exports$1 = __exportAll({
	declareDispute: () => declareDispute,
	dismissDoublePayment: () => dismissDoublePayment,
	listPaymentRefunds: () => listPaymentRefunds,
	paymentRefundField: () => paymentRefundField,
	paymentRefundsField: () => paymentRefundsField,
	previewRefund: () => previewRefund,
	refundAccesses: () => refundAccesses,
	refundMethods: () => refundMethods,
	refundOutcomes: () => refundOutcomes,
	refundPayment: () => refundPayment,
	repayRefund: () => repayRefund,
	resolveRefund: () => resolveRefund,
	resolveReview: () => resolveReview,
	syncConsolePayment: () => syncConsolePayment,
	syncPaymentById: () => syncPaymentById
});
const ofOne$6 = strictObject({ id: uuidField });
const amountField = dollarsField.check(_gte(.01), _lte(AMOUNT_MAX_DOLLARS), _multipleOf(.01));
const refundMethods = [
	"gateway",
	"balance",
	"record"
];
const refundAccesses = [
	"keep",
	"shorten",
	"revoke"
];
const paymentRefundField = strictObject({
	id: uuidField,
	purpose: _enum([
		"refund",
		"repay",
		"return"
	]),
	method: _enum(refundMethods),
	access: _enum(refundAccesses),
	amount: dollarsField,
	charged: strictObject({
		amount: number(),
		currency: _enum(["USD", "RUB"])
	}),
	reason: string(),
	state: _enum([
		"requested",
		"unknown",
		"pending",
		"succeeded",
		"failed"
	]),
	failure: nullable(string()),
	created_at: timestampField,
	changed_at: timestampField
});
const paymentRefundsField = strictObject({
	state: _enum(paymentStates),
	captured: dollarsField,
	refunded: dollarsField,
	owed: dollarsField,
	refunds: array(paymentRefundField)
});
const ofMoney = {
	confirmed: true,
	params: ofOne$6,
	answer: paymentRefundsField
};
const routes$38 = consoleRoutes({
	tag: "Payments",
	read: "payments:read",
	write: "payments:write"
});
const listPaymentRefunds = routes$38.get("listPaymentRefunds", "/payments/:id/refunds", {
	summary: "Captured and refunded amounts of a payment, and its refunds",
	params: ofOne$6,
	answer: paymentRefundsField
});
const previewRefund = routes$38.get("previewRefund", "/payments/:id/refunds/preview", {
	permission: "payments:refund",
	summary: "What a refund would change for the buyer, partners and promo codes",
	params: ofOne$6,
	query: strictObject({
		method: _enum(refundMethods),
		access: _enum(refundAccesses),
		cents: union([centsInQuery, literal("all")])
	}),
	answer: refundPreviewField,
	errors: [
		"payment_not_refundable",
		"refund_open",
		"refund_too_large"
	]
});
const refundPayment = routes$38.post("refundPayment", "/payments/:id/refunds", {
	permission: "payments:refund",
	...ofMoney,
	summary: "Refund a payment",
	body: strictObject({
		method: _enum(refundMethods),
		access: _enum(refundAccesses),
		amount: union([amountField, literal("all")]),
		expected_refunded: dollarsField.check(_gte(0), _lte(AMOUNT_MAX_DOLLARS)),
		reason: reasonField$1,
		revokes_for_part: optional(boolean())
	}),
	errors: [
		"payment_not_refundable",
		"access_end_unconfirmed",
		"refund_open",
		"refund_too_large",
		"refund_method_closed",
		"version_conflict"
	],
	idempotent: true
});
const refundOutcomes = ["paid_back", "not_paid_back"];
const resolveRefund = routes$38.post("resolveRefund", "/payments/:id/refunds/:refund/resolve", {
	permission: "payments:refund",
	...ofMoney,
	params: strictObject({
		id: uuidField,
		refund: uuidField
	}),
	summary: "Record how a refund ended that its gateway leaves open",
	body: strictObject({
		outcome: _enum(refundOutcomes),
		reason: reasonField$1
	}),
	errors: ["version_conflict"]
});
const repayRefund = routes$38.post("repayRefund", "/payments/:id/refunds/repay", {
	permission: "payments:refund",
	...ofMoney,
	summary: "Repay the buyer after a refund was returned to the shop",
	body: strictObject({
		method: _enum(refundMethods),
		expected_owed: amountField,
		reason: reasonField$1
	}),
	errors: [
		"refund_open",
		"refund_method_closed",
		"version_conflict"
	],
	idempotent: true
});
const declareDispute = routes$38.post("declareDispute", "/payments/:id/dispute", {
	permission: "payments:refund",
	...ofMoney,
	summary: "Record a dispute of a payment, or its outcome",
	body: strictObject({
		outcome: _enum([
			"opened",
			"won",
			"lost"
		]),
		reason: reasonField$1
	}),
	errors: ["dispute_state_changed", "refund_open"]
});
const dismissDoublePayment = routes$38.post("dismissDoublePayment", "/payments/:id/double/dismiss", {
	permission: "payments:refund",
	params: ofOne$6,
	summary: "Stop asking the buyer about a payment that doubles an earlier one",
	body: strictObject({ reason: reasonField$1 }),
	answer: paymentRefundsField,
	errors: ["double_payment_answered"]
});
const resolveReview = routes$38.post("resolveReview", "/payments/:id/review", {
	permission: "payments:refund",
	...ofMoney,
	summary: "Accept or return money that was held for review",
	body: strictObject({
		decision: _enum([
			"accept",
			"return",
			"record"
		]),
		reason: reasonField$1
	}),
	errors: [
		"review_state_changed",
		"review_not_acceptable",
		"refund_open",
		"refund_method_closed",
		"gateway_unavailable"
	]
});
const syncConsolePayment = routes$38.post("syncConsolePayment", "/payments/:id/sync", {
	...ofMoney,
	summary: "Sync a payment with its gateway now",
	confirmed: false,
	errors: ["gateway_unavailable"]
});
const syncPaymentById = routes$38.post("syncPaymentById", "/payments/:id/sync-by-id", {
	permission: "payments:confirm",
	...ofMoney,
	summary: "Find the money of a payment by the ID that its gateway gave it",
	body: strictObject({
		gateway_payment: string().check(_trim(), _regex(/^[\w-]{1,64}$/)),
		reason: reasonField$1
	}),
	errors: [
		"payment_not_confirmable",
		"gateway_payment_unknown",
		"gateway_payment_foreign",
		"gateway_unavailable"
	]
});
// ../contract/src/console/payments/payment-detail.ts
var payment_detail_exports$1 = __exportAll({
	consolePaymentField: () => consolePaymentField,
	getConsolePayment: () => getConsolePayment,
	revealWebhook: () => revealWebhook
});
const nullableText = nullable(string());
const nullableTimestamp = nullable(timestampField);
const consolePaymentField = strictObject({
	id: uuidField,
	number: string(),
	user: strictObject({
		id: uuidField,
		username: string(),
		email: string()
	}),
	sub_plan_title: string(),
	sub_plan_title_ru: string(),
	duration: string(),
	gateway: string(),
	method: strictObject({
		title: string(),
		title_ru: string()
	}),
	provider: string(),
	state: _enum(paymentStates),
	review_reason: nullableText,
	flags: array(string()),
	lines: quoteLinesField,
	charge: optional(chargeField),
	captured: nullable(sumField$2),
	returned: nullable(sumField$2),
	paid: dollarsField,
	refunded: dollarsField,
	credited: optional(dollarsField),
	plan_change: optional(strictObject({
		subscription_id: uuidField,
		rest: dollarsField,
		settled_at: nullableTimestamp,
		lines: array(creditLineField)
	})),
	changed_to: optional(extend(changedPlanField, { payment_id: uuidField })),
	owed: dollarsField,
	reference: nullableText,
	secondary_reference: nullableText,
	takes_payment_id: boolean(),
	option: nullableText,
	checkout_state: string(),
	checkout_url: nullableText,
	created_at: timestampField,
	expires_at: timestampField,
	paid_at: nullableTimestamp,
	closed_at: nullableTimestamp,
	sync_at: nullableTimestamp,
	sync_count: int(),
	country: nullableText,
	access: nullable(strictObject({
		from: timestampField,
		until: timestampField
	})),
	next_step: consoleNextStepField,
	events: array(strictObject({
		kind: string(),
		detail: record(string(), unknown()),
		at: timestampField
	})),
	webhooks: array(strictObject({
		id: int(),
		key: string(),
		received_at: timestampField,
		applied_at: nullableTimestamp,
		outcome: nullableText,
		attempts: int(),
		error: nullableText
	})),
	jobs: array(strictObject({
		id: uuidField,
		queue: string(),
		attempts: int(),
		state: _enum(["retrying", "dead"]),
		reason: nullableText,
		enqueued_at: timestampField,
		next_at: nullableTimestamp
	})),
	disputes: array(disputeField),
	refunds: array(strictObject({
		id: uuidField,
		purpose: string(),
		method: string(),
		access: string(),
		amount: dollarsField,
		sum: sumField$2,
		state: string(),
		reason: string(),
		reference: nullableText,
		failure: nullableText,
		operator: nullable(string()),
		requested_by: _enum([
			"operator",
			"buyer",
			"shop"
		]),
		outcomes: array(_enum(refundOutcomes)),
		created_at: timestampField,
		changed_at: timestampField
	})),
	fiscal_receipts: array(fiscalReceiptField),
	consequences: consequencesField,
	gift: optional(consoleGiftField),
	links: array(subscriptionLinkField),
	messages: array(paymentMessageField),
	alerts: array(paymentAlertField),
	related: array(relatedPaymentField),
	tickets: array(paymentTicketField)
});
const routes$37 = consoleRoutes({
	tag: "Payments",
	read: "payments:read",
	write: "payments:write"
});
const getConsolePayment = routes$37.get("getConsolePayment", "/payments/:id", {
	summary: "A payment with its events, webhooks and refunds",
	params: strictObject({ id: uuidField }),
	answer: consolePaymentField
});
const revealWebhook = routes$37.post("revealWebhook", "/payments/:id/webhooks/:webhook/reveal", {
	summary: "Show the body of a webhook; recorded in the audit log",
	params: strictObject({
		id: uuidField,
		webhook: idInQuery
	}),
	body: strictObject({ reason: reasonField$1 }),
	answer: strictObject({
		body: string(),
		redacted: int()
	})
});
// ../contract/src/console/payments/payment-list.ts
var payment_list_exports = __exportAll({
	listConsolePayments: () => listConsolePayments,
	listPaymentFilters: () => listPaymentFilters,
	listedPaymentField: () => listedPaymentField
});
const listedPaymentField = strictObject({
	id: uuidField,
	number: string(),
	created_at: timestampField,
	user: strictObject({
		id: uuidField,
		username: string(),
		email: string()
	}),
	product_id: idField,
	...titledFields,
	pictures: array(string()),
	duration: string(),
	gateway: gatewayField,
	method: string(),
	method_ru: string(),
	promocode: nullable(string()),
	total: dollarsField,
	refunded: dollarsField,
	state: _enum(paymentStates),
	gift_state: optional(_enum(giftStates)),
	flags: array(string())
});
const routes$36 = consoleRoutes({
	tag: "Payments",
	read: "payments:read"
});
const listConsolePayments = routes$36.list("listConsolePayments", "/payments", {
	summary: "Payments, newest first, 50 at a time",
	filters: {
		search: optional(paymentSearchField),
		state: optional(_enum(paymentStates)),
		gateway: optional(gatewayField),
		product: optional(idInQuery),
		dispute: optional(literal("needs_answer")),
		since: optional(timestampField),
		until: optional(timestampField)
	},
	cursor: { before: uuidField },
	row: listedPaymentField,
	export: {
		id: "exportPayments",
		name: "payments",
		summary: "Payments as CSV"
	},
	count: {
		id: "countConsolePayments",
		summary: "How many payments match the filters, up to 10,000"
	}
});
const listPaymentFilters = routes$36.get("listPaymentFilters", "/payment-filters", {
	summary: "Payment methods and products to filter payments by",
	answer: strictObject({
		methods: array(strictObject({
			gateway: gatewayField,
			...titledFields
		})),
		products: array(strictObject({
			id: idField,
			...titledFields
		}))
	})
});
// ../contract/src/console/payments/promo-codes.ts
var promo_codes_exports = __exportAll({
	PROMO_BATCH_MAX: () => PROMO_BATCH_MAX,
	consolePromoField: () => consolePromoField,
	createPromoBatch: () => createPromoBatch,
	createPromoCode: () => createPromoCode,
	editPromoCode: () => editPromoCode,
	listPromoCodes: () => listPromoCodes,
	listPromoProducts: () => listPromoProducts,
	listRedemptions: () => listRedemptions,
	methodCategories: () => methodCategories,
	promoStates: () => promoStates,
	readPromoCode: () => readPromoCode,
	redemptionField: () => redemptionField,
	redemptionStates: () => redemptionStates,
	releaseRedemption: () => releaseRedemption,
	switchPromoCode: () => switchPromoCode
});
const promoStates = [
	"running",
	"planned",
	"ended",
	"used_up",
	"paused"
];
const methodCategories = ["worldwide", "cis"];
const redemptionStates = [
	"reserved",
	"committed",
	"released"
];
const PROMO_BATCH_MAX = 1e3;
const codeField$1 = string().check(_trim(), _minLength(3), _maxLength(64), _regex(/^[\p{L}\p{N}_-]+$/u));
const percentField$1 = number().check(_gte(1), _lte(100), refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6));
const ofOne$5 = strictObject({ id: idInQuery });
const terms = {
	percent: percentField$1,
	starts_at: nullable(timestampField),
	ends_at: nullable(timestampField),
	max_uses: nullable(int().check(_gte(0), _lte(1e6))),
	per_user_limit: int().check(_gte(1), _lte(100)),
	first_purchase_only: boolean(),
	min_amount: dollarsField.check(_gte(0), _lte(PRICE_MAX_CENTS / 100)),
	method_category: nullable(_enum(methodCategories)),
	product_ids: array(idField).check(_maxLength(200)),
	note: multiline(string().check(_maxLength(500)))
};
const validTerms = [refine(({ starts_at, ends_at }) => starts_at === null || ends_at === null || Date.parse(ends_at) > Date.parse(starts_at), { path: ["ends_at"] })];
strictObject(terms).check(...validTerms);
const consolePromoField = strictObject({
	...terms,
	note: string(),
	id: idField,
	code: string(),
	version: versionField,
	state: _enum(promoStates),
	active: boolean(),
	uses: int(),
	buyer: nullable(strictObject({
		id: uuidField,
		username: string()
	})),
	batch_id: nullable(uuidField),
	created_at: timestampField
});
const filters$1 = {
	search: optional(searchField),
	state: optional(_enum(promoStates)),
	batch_id: optional(uuidField)
};
const routes$35 = consoleRoutes({
	tag: "Promo codes",
	read: "promos:read",
	write: "promos:write"
});
const listPromoCodes = routes$35.list("listPromoCodes", "/promo-codes", {
	summary: "Promo codes, newest first, 50 at a time; `before` is the last id of the previous page",
	filters: filters$1,
	cursor: { before: idInQuery },
	row: consolePromoField,
	export: {
		id: "exportPromoCodes",
		name: "promo-codes",
		summary: "Promo codes as CSV"
	}
});
const readPromoCode = routes$35.get("readPromoCode", "/promo-codes/:id", {
	summary: "One promo code",
	params: ofOne$5,
	answer: consolePromoField
});
const listPromoProducts = routes$35.get("listPromoProducts", "/promo-products", {
	summary: "Products that a promo code can be limited to",
	answer: array(strictObject({
		id: idField,
		...titledFields
	}))
});
const createPromoCode = routes$35.post("createPromoCode", "/promo-codes", {
	summary: "Create a promo code, valid at once or from its start date",
	body: strictObject({
		code: codeField$1,
		buyer_email: optional(emailField),
		...terms
	}).check(...validTerms),
	answer: consolePromoField,
	status: 201,
	errors: ["promo_exists", "buyer_unknown"],
	idempotent: true
});
const editPromoCode = routes$35.put("editPromoCode", "/promo-codes/:id", {
	summary: "Edit the terms of a promo code",
	params: ofOne$5,
	body: strictObject({
		...terms,
		version: versionField
	}).check(...validTerms),
	answer: consolePromoField,
	errors: ["version_conflict", "promo_limit_too_small"],
	current: consolePromoField
});
const switchPromoCode = routes$35.post("switchPromoCode", "/promo-codes/:id/active", {
	summary: "Pause or resume a promo code",
	params: ofOne$5,
	body: strictObject({
		active: boolean(),
		version: versionField
	}),
	answer: consolePromoField,
	errors: ["version_conflict"],
	current: consolePromoField
});
const createPromoBatch = routes$35.post("createPromoBatch", "/promo-batches", {
	summary: "Create a batch of promo codes with the same terms",
	body: strictObject({
		prefix: string().check(_trim(), _maxLength(30), _regex(/^[\p{L}\p{N}_-]*$/u)),
		count: int().check(_gte(1), _lte(PROMO_BATCH_MAX)),
		...terms
	}).check(...validTerms),
	answer: strictObject({
		batch_id: uuidField,
		count: int()
	}),
	status: 201,
	idempotent: true
});
const redemptionField = strictObject({
	id: uuidField,
	state: _enum(redemptionStates),
	over_limit: boolean(),
	user: strictObject({
		id: uuidField,
		username: string()
	}),
	payment: strictObject({
		id: uuidField,
		number: string(),
		state: _enum(paymentStates),
		discount: dollarsField
	}),
	created_at: timestampField,
	changed_at: timestampField
});
const listRedemptions = routes$35.list("listRedemptions", "/promo-codes/:id/redemptions", {
	summary: "Redemptions of a promo code, newest first, 50 at a time",
	params: ofOne$5,
	filters: {},
	cursor: { before: uuidField },
	row: redemptionField
});
const releaseRedemption = routes$35.post("releaseRedemption", "/redemptions/:id/release", {
	summary: "Release a reserved redemption of a promo code",
	params: strictObject({ id: uuidField }),
	body: strictObject({ reason: reasonField$1 }),
	answer: redemptionField,
	errors: ["redemption_state_changed"]
});
// ../contract/src/console/payments/transfers.ts
var transfers_exports$1 = __exportAll({
	acceptTransfer: () => acceptTransfer,
	consoleTransferField: () => consoleTransferField,
	findTransfers: () => findTransfers,
	listTransferProofs: () => listTransferProofs,
	openTransferProof: () => openTransferProof,
	readTransfer: () => readTransfer,
	refuseTransferProof: () => refuseTransferProof
});
const ofOne$4 = strictObject({ id: uuidField });
const sumField = strictObject({
	amount: number(),
	currency: string()
});
const consoleTransferField = strictObject({
	id: uuidField,
	reference: string(),
	state: _enum(paymentStates),
	...titledFields,
	username: string(),
	email: string(),
	total: dollarsField,
	expected: sumField,
	created_at: timestampField,
	expires_at: timestampField,
	proofs: array(strictObject({
		id: uuidField,
		created_at: timestampField,
		type: _enum(["application/pdf", "image/webp"]),
		size_bytes: int(),
		decision: nullable(_enum(["accepted", "refused"])),
		reason: nullable(string())
	})),
	seen: nullable(strictObject({
		received: sumField,
		bank_reference: string(),
		reason: string(),
		by: string(),
		at: timestampField,
		waits: boolean()
	}))
});
const routes$34 = consoleRoutes({
	tag: "Transfers",
	read: "transfers:read",
	write: "transfers:write"
});
const listTransferProofs = routes$34.list("listTransferProofs", "/transfer-proofs", {
	summary: "Transfers whose proof of payment waits for a decision, longest waiting first, 50 at a time",
	filters: {},
	cursor: { after: uuidField },
	row: consoleTransferField
});
const findTransfers = routes$34.get("findTransfers", "/transfers", {
	summary: "The newest 20 transfers with these digits in their reference",
	query: strictObject({ reference: string().check(_regex(/^\d{9}$/)) }),
	answer: array(consoleTransferField)
});
const readTransfer = routes$34.get("readTransfer", "/transfers/:id", {
	summary: "One bank transfer with its proofs of payment",
	params: ofOne$4,
	answer: consoleTransferField
});
const openTransferProof = routes$34.get("openTransferProof", "/transfer-proofs/:id/file", {
	summary: "Download a proof of payment; recorded in the audit log",
	params: ofOne$4,
	file: true,
	answer: emptyAnswer
});
const acceptTransfer = routes$34.post("acceptTransfer", "/transfers/:id/accept", {
	summary: "Record the sum that arrived for a transfer, even if it has ended",
	params: ofOne$4,
	body: strictObject({
		bank_reference: string().check(_trim(), _minLength(1), _maxLength(100)),
		received: number().check(_gt(0), _lte(1e8)),
		currency: string().check(_regex(/^[A-Z]{3}$/)),
		reason: reasonField$1
	}),
	answer: consoleTransferField,
	errors: [
		"transfer_state_changed",
		"transfer_needs_second_operator",
		"bank_reference_used"
	]
});
const refuseTransferProof = routes$34.post("refuseTransferProof", "/transfer-proofs/:id/refuse", {
	summary: "Reject a proof of payment; the buyer sees the reason and may send another",
	params: ofOne$4,
	body: strictObject({ reason: reasonField$1 }),
	answer: consoleTransferField,
	errors: ["transfer_state_changed"]
});
// ../contract/src/shop/referrals.ts
var referrals_exports$1 = __exportAll({
	cancelPayout: () => cancelPayout,
	chooseReferralMode: () => chooseReferralMode,
	commissionField: () => commissionField,
	commissionReasons: () => commissionReasons,
	commissionStates: () => commissionStates,
	countReferralVisit: () => countReferralVisit,
	getReferralData: () => getReferralData,
	getReferralStatistics: () => getReferralStatistics,
	listCommissions: () => listCommissions,
	listPayouts: () => listPayouts,
	payoutField: () => payoutField,
	payoutNetworks: () => payoutNetworks,
	payoutStates: () => payoutStates,
	payoutWaitsDetails: () => payoutWaitsDetails,
	referralDataField: () => referralDataField,
	referralDays: () => referralDays,
	requestPayout: () => requestPayout
});
const routes$33 = defineRoutes({
	tag: "Referrals",
	base: "/api-user/api/v1/user/referral_data"
});
const referralDataField = strictObject({
	link: string(),
	type: _enum(["base", "subs"]),
	origins: array(string()),
	visits: int(),
	registrations: int(),
	days_earned: int(),
	total_earnings: dollarsField,
	credited: dollarsField,
	paid_out: dollarsField,
	pending_payout: dollarsField,
	available_for_payout_and_orders: dollarsField,
	orders_only: dollarsField,
	on_hold: dollarsField,
	in_payout: dollarsField,
	spent: dollarsField,
	reversed: dollarsField,
	verified: boolean(),
	rates: strictObject({
		deposit: number(),
		first_payment: number(),
		verified: number(),
		hold_days: int()
	}),
	service_ids: array(idField),
	all_services: array(strictObject({
		id: idField,
		title: string(),
		title_ru: string(),
		picture: string()
	})),
	payout: strictObject({
		minimum: dollarsField,
		trc20_address: nullable(string()),
		email_confirmed: boolean(),
		has_password: boolean(),
		wait_until: nullable(timestampField)
	})
});
const getReferralData = routes$33.post("getReferralData", "", {
	summary: "The referral link and its figures",
	limit: "poll",
	readableInImpersonation: true,
	answer: referralDataField
});
const referralDays = [
	"30",
	"90",
	"365"
];
const getReferralStatistics = routes$33.read("getReferralStatistics", "/statistics", {
	summary: "Visits, registrations and earnings per day (UTC), oldest first, every day of the window",
	query: strictObject({ days: _enum(referralDays) }),
	answer: array(strictObject({
		day: date(),
		visits: int(),
		registrations: int(),
		deposits: dollarsField,
		first_payments: dollarsField
	}))
});
const commissionStates = [
	"pending",
	"review",
	"disputed",
	"available",
	"reversed"
];
const commissionReasons = [
	"refund",
	"operator",
	"many_accounts",
	"dispute"
];
const commissionField = strictObject({
	id: uuidField,
	created_at: timestampField,
	kind: _enum(["deposit", "first_payment"]),
	type: _enum(["base", "subs"]),
	buyer: string(),
	base: dollarsField,
	rate: number(),
	amount: dollarsField,
	reversed: dollarsField,
	days: int(),
	state: _enum(commissionStates),
	available_at: timestampField,
	reason: nullable(_enum(commissionReasons))
});
const listCommissions = routes$33.read("listCommissions", "/commissions", {
	summary: "Commissions with their purchases, newest first, 50 at a time",
	query: strictObject({ before: optional(uuidField) }),
	answer: array(commissionField)
});
const payoutNetworks = ["usdt_trc20", "ton"];
const payoutStates = [
	"requested",
	"approved",
	"paid",
	"rejected",
	"canceled"
];
const payoutField = strictObject({
	id: uuidField,
	created_at: timestampField,
	network: _enum(payoutNetworks),
	address: string(),
	memo: nullable(string()),
	amount: dollarsField,
	state: _enum(payoutStates),
	reason: nullable(string()),
	transaction: nullable(string()),
	not_before: timestampField
});
const listPayouts = routes$33.read("listPayouts", "/payouts", {
	summary: "Own payouts, newest first, 50 at a time",
	query: strictObject({ before: optional(uuidField) }),
	answer: array(payoutField)
});
const requestPayout = routes$33.post("requestPayout", "/payouts", {
	summary: "Request a payout of the available balance",
	limit: "sensitive",
	body: strictObject({
		amount: number().check(_gt(0), _lte(AMOUNT_MAX_DOLLARS)),
		network: _enum(payoutNetworks),
		address: string().check(_minLength(1), _maxLength(100)),
		memo: optional(nullable(string().check(_maxLength(120)))),
		password: passwordField
	}),
	answer: payoutField,
	status: 201,
	errors: [
		"payout_too_small",
		"balance_too_small",
		"credit_withheld",
		"payout_address_invalid",
		"email_unconfirmed",
		"payout_waits",
		"password_wrong",
		"password_not_set"
	],
	idempotent: true
});
const payoutWaitsDetails = object({ until: timestampField });
const cancelPayout = routes$33.post("cancelPayout", "/payouts/:id/cancel", {
	summary: "Cancel an own payout that is not approved yet",
	params: strictObject({ id: uuidField }),
	answer: payoutField,
	errors: ["payout_state_changed"]
});
const countReferralVisit = routes$33.open.post("countReferralVisit", "/visits", {
	summary: "Count a visit by a referral link",
	limit: "visit",
	query: strictObject({ r: string().check(_minLength(1), _maxLength(64)) }),
	answer: emptyAnswer
});
const chooseReferralMode = routes$33.post("chooseReferralMode", "/origins", {
	summary: "Choose to earn money (`type: base`) or days of up to three services",
	body: union([strictObject({ type: literal("base") }), strictObject({ origins: array(idField).check(_minLength(1), _maxLength(3)) })]),
	answer: emptyAnswer,
	errors: ["service_unknown"]
});
// ../contract/src/console/referrals.ts
var referrals_exports = __exportAll({
	approvePayout: () => approvePayout,
	approveRuleChange: () => approveRuleChange,
	changeReferralRules: () => changeReferralRules,
	consoleCommissionField: () => consoleCommissionField,
	consolePartnerField: () => consolePartnerField,
	consolePayoutField: () => consolePayoutField,
	getReferralRules: () => getReferralRules,
	getWaitingRules: () => getWaitingRules,
	listConsolePayouts: () => listConsolePayouts,
	listPartnerCommissions: () => listPartnerCommissions,
	listPartners: () => listPartners,
	listReferralFlags: () => listReferralFlags,
	markPayoutPaid: () => markPayoutPaid,
	openPayoutStates: () => openPayoutStates,
	readPartner: () => readPartner,
	readPayout: () => readPayout,
	readPayoutTotals: () => readPayoutTotals,
	referralRulesDraft: () => referralRulesDraft,
	referralRulesField: () => referralRulesField,
	rejectPayout: () => rejectPayout,
	resolveReferralFlag: () => resolveReferralFlag,
	sendPayout: () => sendPayout,
	stopSendingPayout: () => stopSendingPayout,
	verifyPartner: () => verifyPartner,
	voidCommission: () => voidCommission,
	withdrawRuleChange: () => withdrawRuleChange
});
const percentField = number().check(_gte(0), _lte(50));
const id$1 = strictObject({ id: uuidField });
const consolePayoutField = extend(payoutField, {
	partner_id: uuidField,
	username: string(),
	email: string(),
	verified: boolean(),
	from_commissions: dollarsField,
	from_refunds: dollarsField,
	available: dollarsField,
	approved_at: nullable(timestampField),
	sending_at: nullable(timestampField),
	paid_before: boolean()
});
const payouts = consoleRoutes({
	tag: "Payouts",
	read: "payouts:read",
	write: "payouts:write"
});
const referrals = consoleRoutes({
	tag: "Partners",
	read: "referrals:read",
	write: "referrals:write"
});
const listConsolePayouts = payouts.list("listConsolePayouts", "/payouts", {
	summary: "Payouts in a state, longest waiting first, 50 at a time",
	filters: { state: _enum(payoutStates) },
	cursor: { after: uuidField },
	row: consolePayoutField,
	export: {
		id: "exportPayouts",
		name: "payouts",
		summary: "Payouts in a state as CSV"
	}
});
const readPayout = payouts.get("readPayout", "/payouts/:id", {
	summary: "One payout in any state",
	params: id$1,
	answer: consolePayoutField
});
const openPayoutStates = ["requested", "approved"];
const payoutTotalField = strictObject({
	count: int(),
	total: dollarsField
});
const readPayoutTotals = payouts.get("readPayoutTotals", "/payout-totals", {
	summary: "What waits for approval, and what is approved and not paid yet",
	answer: strictObject({
		requested: payoutTotalField,
		approved: payoutTotalField
	})
});
const approvePayout = payouts.post("approvePayout", "/payouts/:id/approve", {
	summary: "Approve a requested payout",
	confirmed: true,
	params: id$1,
	answer: payoutField,
	errors: [
		"payout_state_changed",
		"payout_waits",
		"balance_too_small"
	]
});
const rejectPayout = payouts.post("rejectPayout", "/payouts/:id/reject", {
	summary: "Decline a payout; the partner sees the reason and the money returns to their balance",
	params: id$1,
	body: strictObject({ reason: reasonField$1 }),
	answer: payoutField,
	errors: ["payout_state_changed", "payout_underway"]
});
const sendPayout = payouts.post("sendPayout", "/payouts/:id/send", {
	summary: "Start sending an approved payout and see its address",
	confirmed: true,
	params: id$1,
	answer: consolePayoutField,
	errors: [
		"payout_state_changed",
		"payout_underway",
		"second_operator_required",
		"balance_too_small"
	]
});
const stopSendingPayout = payouts.post("stopSendingPayout", "/payouts/:id/not-sent", {
	summary: "Undo the start of sending; no money was sent",
	confirmed: true,
	params: id$1,
	body: strictObject({ reason: reasonField$1 }),
	answer: consolePayoutField,
	errors: ["payout_state_changed"]
});
const markPayoutPaid = payouts.post("markPayoutPaid", "/payouts/:id/paid", {
	summary: "Record the transaction that paid an approved payout",
	confirmed: true,
	params: id$1,
	body: strictObject({ transaction: string().check(_trim(), _minLength(1), _maxLength(100)) }),
	answer: payoutField,
	errors: [
		"payout_state_changed",
		"payout_not_started",
		"second_operator_required",
		"transaction_used"
	]
});
const consolePartnerField = strictObject({
	id: uuidField,
	username: string(),
	email: string(),
	verified: boolean(),
	type: _enum(["base", "subs"]),
	registrations: int(),
	total_earnings: dollarsField,
	credited: dollarsField,
	on_hold: dollarsField,
	available: dollarsField,
	in_payout: dollarsField,
	paid_out: dollarsField,
	spent: dollarsField,
	reversed: dollarsField
});
const listPartners = referrals.list("listPartners", "/partners", {
	summary: "Partners who earned something or are verified, newest account first, 50 at a time; refunds to a balance are not earnings",
	filters: {},
	cursor: { before: uuidField },
	row: consolePartnerField,
	export: {
		id: "exportPartners",
		name: "partners",
		summary: "Partners as CSV"
	}
});
const readPartner = referrals.get("readPartner", "/partners/:id", {
	summary: "Figures of a partner, with their newest 50 payouts",
	params: id$1,
	answer: extend(consolePartnerField, {
		visits: int(),
		payouts: array(payoutField)
	})
});
const verifyPartner = referrals.post("verifyPartner", "/partners/:id/verified", {
	summary: "Grant or remove the verified rate of a partner, for future purchases",
	params: id$1,
	body: strictObject({
		verified: boolean(),
		reason: reasonField$1
	}),
	answer: emptyAnswer
});
const consoleCommissionField = extend(commissionField, { payment_id: uuidField });
const listPartnerCommissions = referrals.list("listPartnerCommissions", "/partners/:id/commissions", {
	summary: "A partner's commissions, newest first, 50 at a time",
	params: id$1,
	filters: {},
	cursor: { before: uuidField },
	row: consoleCommissionField
});
const voidCommission = referrals.post("voidCommission", "/commissions/:id/void", {
	summary: "Reverse the rest of a commission",
	params: id$1,
	body: strictObject({ reason: reasonField$1 }),
	answer: emptyAnswer
});
const rules = {
	deposit: percentField,
	first_payment: percentField,
	verified: percentField,
	hold_days: int().check(_gte(0), _lte(365)),
	payout_minimum: number().check(_gte(.01), _lte(1e5)),
	second_operator_from: number().check(_gte(0), _lte(AMOUNT_MAX_DOLLARS)),
	accounts_per_network: int().check(_gte(1), _lte(1e3))
};
const referralRulesField = strictObject({
	version: int(),
	created_at: timestampField,
	...rules
});
const getReferralRules = referrals.get("getReferralRules", "/referral-rules", {
	summary: "The current referral rules",
	answer: referralRulesField
});
const referralRulesDraft = strictObject({
	version: versionOrNoneField,
	...rules
});
const changeReferralRules = referrals.post("changeReferralRules", "/referral-rules", {
	permission: "rules:write",
	summary: "Set the rules for purchases from now on; ones that protect money less wait for a second owner or a day",
	confirmed: true,
	body: extend(referralRulesDraft, { reason: reasonField$1 }),
	answer: referralRulesField,
	errors: ["version_conflict"],
	current: referralRulesField
});
const getWaitingRules = referrals.get("getWaitingRules", "/referral-rules/waiting", {
	summary: "The rule change that waits for a second owner or its date",
	answer: strictObject({ waiting: nullable(strictObject({
		id: uuidField,
		rules: strictObject(rules),
		reason: string(),
		requested_by: strictObject({
			id: uuidField,
			name: string()
		}),
		due_at: timestampField
	})) })
});
const approveRuleChange = referrals.post("approveRuleChange", "/referral-rules/waiting/:id/approve", {
	permission: "rules:write",
	summary: "Approve a waiting rule change, so that it applies now",
	confirmed: true,
	params: id$1,
	answer: emptyAnswer,
	errors: ["rule_change_over", "second_operator_required"]
});
const withdrawRuleChange = referrals.post("withdrawRuleChange", "/referral-rules/waiting/:id/withdraw", {
	permission: "rules:write",
	summary: "Cancel a waiting rule change",
	params: id$1,
	answer: emptyAnswer,
	errors: ["rule_change_over"]
});
const listReferralFlags = referrals.get("listReferralFlags", "/referral-flags", {
	summary: "Partners with many accounts from one network, longest waiting first",
	answer: array(strictObject({
		id: uuidField,
		partner_id: uuidField,
		username: string(),
		network: string(),
		accounts: int(),
		held: dollarsField,
		created_at: timestampField
	}))
});
const resolveReferralFlag = referrals.post("resolveReferralFlag", "/referral-flags/:id/resolve", {
	summary: "Decide whether the accounts of a flag are genuine",
	params: id$1,
	body: strictObject({
		verdict: _enum(["cleared", "confirmed"]),
		reason: reasonField$1
	}),
	answer: emptyAnswer,
	errors: ["flag_resolved"]
});
// ../contract/src/shop/renewals.ts
var renewals_exports$1 = __exportAll({
	listRenewals: () => listRenewals,
	readRenewalTerms: () => readRenewalTerms,
	readStopLink: () => readStopLink,
	renewalField: () => renewalField,
	renewalMethodField: () => renewalMethodField,
	renewalOptionField: () => renewalOptionField,
	renewalPlanField: () => renewalPlanField,
	renewalStates: () => renewalStates,
	stopByLink: () => stopByLink,
	turnOffRenewal: () => turnOffRenewal,
	turnOnRenewal: () => turnOnRenewal
});
const routes$32 = defineRoutes({
	tag: "Access",
	base: "/api-subs/api/v1/renewals"
});
const renewalMethodField = strictObject({
	id: nullable(uuidField),
	kind: _enum([
		"card",
		"wallet",
		"sbp",
		"balance"
	]),
	provider: string(),
	brand: string(),
	last4: string()
});
const renewalStates = [
	"off",
	"beginning",
	"on",
	"checking",
	"retrying",
	"needs_buyer",
	"held"
];
const renewalField = strictObject({
	subscription_id: uuidField,
	state: _enum(renewalStates),
	can_turn_on: boolean(),
	method: nullable(renewalMethodField),
	total: nullable(dollarsField),
	new_plan: nullable(string()),
	charge_at: nullable(timestampField),
	access_until: nullable(timestampField),
	is_given_up: boolean(),
	has_not_begun: boolean(),
	confirm: nullable(strictObject({
		payment_id: uuidField,
		until: timestampField
	})),
	undo: nullable(strictObject({
		payment_id: uuidField,
		is_whole: boolean(),
		until: timestampField
	}))
});
const listRenewals = routes$32.read("listRenewals", "", {
	summary: "Automatic renewal of the subscriptions of the user",
	answer: array(renewalField)
});
const renewalOptionField = strictObject({
	method: renewalMethodField,
	total: dollarsField,
	charge: optional(chargeField),
	text: string()
});
const renewalPlanField = strictObject({
	price_id: idField,
	duration: string(),
	amount: dollarsField
});
const readRenewalTerms = routes$32.read("readRenewalTerms", "/:id/terms", {
	summary: "What the automatic renewal of a subscription would charge, when, and from what",
	params: strictObject({ id: uuidField }),
	query: strictObject({ price_id: optional(idInQuery) }),
	answer: strictObject({
		sub_plan_id: idField,
		title: string(),
		title_ru: string(),
		duration: string(),
		ends_at: timestampField,
		charge_at: timestampField,
		price_id: idField,
		plans: array(renewalPlanField),
		options: array(renewalOptionField)
	}),
	errors: ["not_found"]
});
const turnOnRenewal = routes$32.post("turnOnRenewal", "/:id/on", {
	summary: "Agree to the automatic renewal of a subscription",
	params: strictObject({ id: uuidField }),
	body: strictObject({
		method: nullable(uuidField),
		price_id: optional(idField),
		text: string().check(_minLength(1), _maxLength(CONSENT_MAX))
	}),
	answer: emptyAnswer,
	errors: [
		"not_found",
		"method_unavailable",
		"renewal_terms_changed"
	]
});
const turnOffRenewal = routes$32.post("turnOffRenewal", "/:id/off", {
	summary: "Stop the automatic renewal of a subscription",
	params: strictObject({ id: uuidField }),
	answer: emptyAnswer,
	errors: ["not_found"]
});
const stopTokenField = secret(string().check(_regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/)));
const readStopLink = routes$32.open.post("readStopLink", "/stop-link/read", {
	summary: "What the stop link of a mail would stop",
	limit: "stopLink",
	body: strictObject({ token: stopTokenField }),
	answer: strictObject({
		title: string(),
		title_ru: string(),
		ends_at: timestampField,
		is_stopped: boolean()
	}),
	errors: ["stop_link_invalid"]
});
const stopByLink = routes$32.open.post("stopByLink", "/stop-link/stop", {
	summary: "Stop automatic renewal with the link of a mail",
	limit: "stopLink",
	body: strictObject({ token: stopTokenField }),
	answer: emptyAnswer,
	errors: ["stop_link_invalid"]
});
// ../contract/src/console/renewals/renewals.ts
var renewals_exports = __exportAll({
	agreementStops: () => agreementStops,
	attemptStates: () => attemptStates,
	consoleAgreementField: () => consoleAgreementField,
	consoleAttemptField: () => consoleAttemptField,
	consoleRenewalField: () => consoleRenewalField,
	consoleRenewalStates: () => consoleRenewalStates,
	declineClasses: () => declineClasses,
	readSubscriptionRenewals: () => readSubscriptionRenewals,
	retryRenewal: () => retryRenewal,
	stopSubscriptionRenewal: () => stopSubscriptionRenewal
});
const agreementStops = [
	"turned_off",
	"stop_link",
	"changed",
	"operator",
	"method_removed",
	"method_revoked",
	"refunded",
	"disputed",
	"undone",
	"price_raised",
	"not_sold",
	"not_paid",
	"account_erased"
];
const consoleAgreementField = strictObject({
	id: uuidField,
	method: renewalMethodField,
	ceiling: dollarsField,
	text: string(),
	agreed_at: timestampField,
	payment_id: nullable(uuidField),
	stopped: nullable(strictObject({
		at: timestampField,
		reason: _enum(agreementStops)
	}))
});
const consoleRenewalStates = [
	"planned",
	"notified",
	"charging",
	"retrying",
	"needs_buyer",
	"held",
	"closing",
	"paid",
	"skipped",
	"canceled",
	"superseded",
	"given_up",
	"late",
	"undone"
];
const attemptStates = [
	"started",
	"unknown",
	"pending",
	"succeeded",
	"failed"
];
const declineClasses = [
	"funds",
	"soft",
	"technical",
	"action",
	"hard",
	"revoked",
	"config"
];
const consoleAttemptField = strictObject({
	number: int(),
	state: _enum(attemptStates),
	decline: nullable(_enum(declineClasses)),
	code: nullable(string()),
	started_at: timestampField,
	payment_id: nullable(uuidField)
});
const consoleRenewalField = strictObject({
	id: uuidField,
	state: _enum(consoleRenewalStates),
	period_start: timestampField,
	total: nullable(dollarsField),
	next_at: nullable(timestampField),
	attempts: array(consoleAttemptField)
});
const routes$31 = consoleRoutes({
	tag: "Subscriptions",
	read: "subscriptions:read",
	write: "subscriptions:write"
});
const ofOne$3 = strictObject({ id: uuidField });
const readSubscriptionRenewals = routes$31.get("readSubscriptionRenewals", "/subscriptions/:id/renewals", {
	summary: "What the buyer of a subscription agreed to about automatic renewal, and its renewals",
	params: ofOne$3,
	answer: strictObject({
		agreements: array(consoleAgreementField),
		renewals: array(consoleRenewalField)
	})
});
const retryRenewal = routes$31.post("retryRenewal", "/renewals/:id/retry", {
	summary: "Try a renewal that is not paid again now, within its limits",
	params: ofOne$3,
	body: reasonBody$1,
	answer: emptyAnswer,
	errors: ["not_found"]
});
const stopSubscriptionRenewal = routes$31.post("stopSubscriptionRenewal", "/subscriptions/:id/renewals/stop", {
	summary: "Stop the automatic renewal of a subscription; its buyer is notified",
	params: ofOne$3,
	body: reasonBody$1,
	answer: emptyAnswer,
	errors: ["not_found"]
});
// ../contract/src/console/renewals/buyer-renewals.ts
var buyer_renewals_exports = __exportAll({
	buyerAgreementField: () => buyerAgreementField,
	buyerAttemptField: () => buyerAttemptField,
	consoleMethodStates: () => consoleMethodStates,
	consoleSavedMethodField: () => consoleSavedMethodField,
	readBuyerRenewals: () => readBuyerRenewals
});
const consoleMethodStates = [
	"pending",
	"active",
	"dead",
	"removed"
];
const consoleSavedMethodField = extend(renewalMethodField, {
	id: uuidField,
	state: _enum(consoleMethodStates),
	is_default: boolean(),
	saved_at: timestampField,
	expires: nullable(string())
});
const aboutFields = {
	subscription_id: uuidField,
	product: titledField
};
const buyerAgreementField = extend(consoleAgreementField, aboutFields);
const buyerAttemptField = extend(consoleAttemptField, {
	id: uuidField,
	...aboutFields
});
const routes$30 = consoleRoutes({
	tag: "Users",
	read: "subscriptions:read"
});
const readBuyerRenewals = routes$30.get("readBuyerRenewals", "/users/:id/renewals", {
	summary: "The saved payment methods of a buyer, what they agreed to about automatic renewal, and the latest attempts to charge them",
	params: strictObject({ id: uuidField }),
	answer: strictObject({
		methods: array(consoleSavedMethodField),
		agreements: array(buyerAgreementField),
		attempts: array(buyerAttemptField)
	})
});
// ../contract/src/console/renewals/renewal-list.ts
var renewal_list_exports = __exportAll({
	CLOSED_RENEWALS_DAYS: () => 90,
	RENEWAL_FIGURES_DAYS: () => 30,
	listConsoleRenewals: () => listConsoleRenewals,
	listedRenewalField: () => listedRenewalField,
	readRenewalFigures: () => readRenewalFigures,
	renewalEnds: () => renewalEnds,
	renewalGroups: () => renewalGroups
});
const RENEWAL_FIGURES_DAYS = 30;
const CLOSED_RENEWALS_DAYS = 90;
const renewalGroups = [
	"due",
	"at_risk",
	"recovered",
	"lost",
	"closed"
];
const renewalEnds = [
	...agreementStops,
	"stopped",
	"blocked",
	"end_moved"
];
const listedRenewalField = strictObject({
	id: uuidField,
	subscription_id: uuidField,
	user: strictObject({
		id: uuidField,
		username: string(),
		email: string()
	}),
	product: strictObject({
		id: idField,
		...titledFields
	}),
	state: _enum(consoleRenewalStates),
	method: renewalMethodField,
	method_problem: nullable(_enum(["expires", "dead"])),
	total: dollarsField,
	charge_at: nullable(timestampField),
	last_attempt: nullable(pick(consoleAttemptField, {
		state: true,
		decline: true,
		code: true
	})),
	end_reason: nullable(_enum(renewalEnds))
});
const routes$29 = consoleRoutes({
	tag: "Subscriptions",
	read: "subscriptions:read"
});
const listConsoleRenewals = routes$29.list("listConsoleRenewals", "/renewals", {
	summary: "Open renewals by the end of access, or one group of them; those that ended in the last 90 days newest first; 50 at a time",
	filters: {
		search: optional(searchField),
		group: optional(_enum(renewalGroups))
	},
	cursor: { after: uuidField },
	row: listedRenewalField,
	export: {
		id: "exportRenewals",
		name: "renewals",
		summary: "Renewals as CSV"
	}
});
const shareField$1 = strictObject({
	count: int(),
	of: int()
});
const readRenewalFigures = routes$29.get("readRenewalFigures", "/renewal-figures", {
	summary: "Renewals due in 30 days, and how those of the last 30 days ended",
	answer: strictObject({
		due: strictObject({
			count: int(),
			total: dollarsField
		}),
		first_try: shareField$1,
		recovered: shareField$1,
		lost: shareField$1
	})
});
// ../contract/src/console/reports.ts
var reports_exports = __exportAll({
	REPORT_DAYS_MAX: () => REPORT_DAYS_MAX,
	WORKER_LOST_MS: () => WORKER_LOST_MS,
	confirmedDimensions: () => confirmedDimensions,
	conversionRowField: () => conversionRowField,
	exportConversionReport: () => exportConversionReport,
	exportSalesReport: () => exportSalesReport,
	exportSubscriptionReport: () => exportSubscriptionReport,
	getConversionReport: () => getConversionReport,
	getOverview: () => getOverview,
	getSalesReport: () => getSalesReport,
	getSubscriptionReport: () => getSubscriptionReport,
	listSoldProducts: () => listSoldProducts,
	overviewDays: () => overviewDays,
	salesDimensions: () => salesDimensions,
	salesRowField: () => salesRowField,
	subscriptionDayField: () => subscriptionDayField
});
const WORKER_LOST_MS = 12e4;
const overviewDays = [
	"1",
	"yesterday",
	"7",
	"30",
	"90"
];
const salesDimensions = [
	"product",
	"method",
	"currency",
	"country",
	"language",
	"promo",
	"partner",
	"campaign",
	"day"
];
const confirmedDimensions = [
	"promo",
	"partner",
	"campaign"
];
const REPORT_DAYS_MAX = 1100;
const dayField = date();
const range = {
	since: dayField,
	until: dayField
};
const validRange = [refine(({ since, until }) => {
	const days = (Date.parse(until) - Date.parse(since)) / 864e5;
	return days >= 0 && days < 1100;
}, { path: ["until"] })];
const figuresField = strictObject({
	revenue: dollarsField,
	orders: int(),
	active_subscriptions: int(),
	success: nullable(number())
});
const shareField = strictObject({
	key: string(),
	...titledFields,
	revenue: dollarsField
});
const attentionField = strictObject({
	late_payments: int(),
	reviews: int(),
	proofs: int(),
	confirmations: int(),
	late_deliveries: int(),
	tickets: int(),
	oldest_ticket_at: nullable(timestampField),
	payouts: int(),
	payouts_amount: dollarsField,
	low_inventory: int(),
	alerts: array(strictObject({
		kind: string(),
		count: int()
	}))
});
const routes$28 = consoleRoutes({
	tag: "Reports",
	read: "reports:read"
});
const getOverview = routes$28.get("getOverview", "/overview", {
	summary: "Key figures of the shop, compared with the previous period of the same length; active subscriptions are up to 30 seconds old",
	query: strictObject({ days: _enum(overviewDays) }),
	answer: strictObject({
		...range,
		figures: figuresField,
		previous: figuresField,
		days: array(strictObject({
			day: dayField,
			revenue: dollarsField,
			previous: dollarsField
		})),
		methods: array(shareField),
		products: array(shareField),
		attention: attentionField,
		worker_at: nullable(timestampField)
	})
});
const sums = {
	orders: int(),
	gross: dollarsField,
	fees: dollarsField,
	refunds: dollarsField,
	revenue: dollarsField,
	partner_cost: dollarsField,
	revenue_after_partners: dollarsField
};
const salesRowField = strictObject({
	key: string(),
	...titledFields,
	...sums,
	charged: nullable(strictObject({
		gross: dollarsField,
		refunds: dollarsField,
		revenue: dollarsField
	}))
});
const salesQuery = strictObject({
	by: _enum(salesDimensions),
	...range
}).check(...validRange);
const rangeQuery = strictObject(range).check(...validRange);
const getSalesReport = routes$28.get("getSalesReport", "/reports/sales", {
	summary: "Revenue of a period by one dimension; the 500 largest groups",
	query: salesQuery,
	answer: strictObject({
		rows: array(salesRowField),
		total: strictObject(sums),
		payouts: strictObject({
			total: dollarsField,
			from_refunds: dollarsField
		})
	})
});
const exportSalesReport = routes$28.csv("exportSalesReport", "/reports/sales-export", {
	summary: "The same as CSV; by promo code, partner or campaign it needs a recent confirmation",
	query: salesQuery
});
const listSoldProducts = routes$28.get("listSoldProducts", "/reports/sold-products", {
	summary: "Paid orders of each product since the first one; without products that were never sold",
	answer: array(strictObject({
		product: idField,
		orders: int()
	}))
});
const subscriptionDayField = strictObject({
	day: dayField,
	new: int(),
	renewed: int(),
	expired: int()
});
const getSubscriptionReport = routes$28.get("getSubscriptionReport", "/reports/subscriptions", {
	summary: "New, renewed and expired subscriptions by day",
	query: rangeQuery,
	answer: array(subscriptionDayField)
});
const exportSubscriptionReport = routes$28.csv("exportSubscriptionReport", "/reports/subscriptions-export", {
	summary: "New, renewed and expired subscriptions as CSV",
	query: rangeQuery
});
const conversionRowField = strictObject({
	key: string(),
	...titledFields,
	started: int(),
	ended: int(),
	paid: int(),
	success: nullable(number())
});
const getConversionReport = routes$28.get("getConversionReport", "/reports/conversions", {
	summary: "Success rate of payments by method",
	query: rangeQuery,
	answer: array(conversionRowField)
});
const exportConversionReport = routes$28.csv("exportConversionReport", "/reports/conversions-export", {
	summary: "Success rate of payments by method as CSV",
	query: rangeQuery
});
// ../contract/src/console/settings/connections.ts
var connections_exports = __exportAll({
	changeConnection: () => changeConnection,
	connectionAnswer: () => connectionAnswer,
	connectionNames: () => connectionNames,
	connectionProblems: () => connectionProblems,
	listConnections: () => listConnections,
	testConnection: () => testConnection
});
const connectionNames = [
	"address",
	"mail",
	"telegram",
	"folder",
	"backup"
];
const settingField$1 = strictObject({
	name: string(),
	env: string(),
	secret: boolean(),
	required: boolean(),
	choices: nullable(array(string())),
	roots: nullable(array(string())),
	example: string(),
	source: _enum([
		"environment",
		"console",
		"default",
		"none"
	]),
	value: nullable(string()),
	is_set: boolean()
});
const connectionAnswer = strictObject({
	connection: _enum(connectionNames),
	ready: boolean(),
	tested: nullable(strictObject({
		at: timestampField,
		works: boolean()
	})),
	missing: array(string()),
	settings: array(settingField$1),
	version: versionOrNoneField,
	changed_at: nullable(timestampField),
	changed_by: nullable(string())
});
const routes$27 = consoleRoutes({
	tag: "Settings",
	read: "settings:read",
	write: "connections:write"
});
const listConnections = routes$27.get("listConnections", "/connections", {
	summary: "Connections of the shop to other systems, and whether they are ready",
	answer: array(connectionAnswer)
});
const connectionParams = strictObject({ connection: _enum(connectionNames) });
const changeConnection = routes$27.put("changeConnection", "/connections/:connection", {
	confirmed: true,
	summary: "Change the settings of a connection",
	params: connectionParams,
	body: strictObject({
		version: versionOrNoneField,
		values: secret(record(string().check(_regex(/^[a-zA-Z]{1,40}$/)), nullable(string().check(_maxLength(1e3))))),
		reason: reasonField$1
	}),
	answer: connectionAnswer,
	errors: [
		"version_conflict",
		"setting_wrong",
		"setting_fixed"
	],
	current: connectionAnswer
});
const connectionProblems = [
	"unknown_host",
	"refused",
	"timeout",
	"private_host",
	"tls",
	"sign_in",
	"sender",
	"recipient",
	"other_bot",
	"bucket",
	"region",
	"may_not_write",
	"may_not_read",
	"may_not_remove",
	"not_a_folder",
	"outside",
	"full",
	"elsewhere",
	"other_server",
	"other"
];
const testConnection = routes$27.post("testConnection", "/connections/:connection/test", {
	confirmed: true,
	summary: "Try a connection for real",
	params: connectionParams,
	answer: strictObject({
		problem: nullable(_enum(connectionProblems)),
		detail: nullable(string()),
		result: nullable(string())
	}),
	errors: ["connection_not_ready"]
});
// ../contract/src/console/settings/shown-rate.ts
var shown_rate_exports = __exportAll({
	SHOWN_RATE_UNSEEN_DAYS: () => 5,
	getShownRateState: () => getShownRateState,
	shownRateState: () => shownRateState,
	testShownRate: () => testShownRate
});
const routes$26 = consoleRoutes({
	tag: "Settings",
	read: "settings:read",
	write: "settings:write"
});
const SHOWN_RATE_UNSEEN_DAYS = 5;
const currencyField = _enum(ratedCurrencies);
const shownRateState = strictObject({
	currency: currencyField,
	rate: nullable(number()),
	source: nullable(_enum(rateSources)),
	rate_at: nullable(timestampField),
	seen_at: nullable(timestampField),
	stale: boolean()
});
const getShownRateState = routes$26.get("getShownRateState", "/settings/shown-rate", {
	summary: "The rate that prices are shown at in a currency",
	query: strictObject({ currency: currencyField }),
	answer: shownRateState
});
const testShownRate = routes$26.post("testShownRate", "/settings/shown-rate/test", {
	summary: "Fetch the rate of a currency for real",
	body: strictObject({ currency: currencyField }),
	answer: extend(shownRateState, { problem: nullable(_enum(["no_answer", "implausible"])) })
});
// ../contract/src/console/settings.ts
var settings_exports = __exportAll({
	brandAnswer: () => brandAnswer,
	changeBrand: () => changeBrand,
	changeSettings: () => changeSettings,
	readBrand: () => readBrand,
	readSettings: () => readSettings,
	settingsAnswer: () => settingsAnswer,
	settingsDraft: () => settingsDraft,
	uploadBrandLogo: () => uploadBrandLogo
});
function settingField(value) {
	return strictObject({
		value: nullable(value),
		standard: nullable(value),
		saved: boolean(),
		changed_at: nullable(timestampField),
		changed_by: nullable(string())
	});
}
const limitFields = (fieldOf) => Object.fromEntries(shopLimitNames.map((name) => [name, fieldOf(name)]));
const brandAnswer = strictObject({
	version: int(),
	name: settingField(string()),
	name_ru: settingField(string()),
	hue: settingField(number()),
	chroma: settingField(number()),
	logo: settingField(string())
});
const routes$25 = consoleRoutes({
	tag: "Settings",
	read: "settings:read",
	write: "settings:write"
});
const readBrand = routes$25.get("readBrand", "/brand", {
	summary: "Name, color and logo of the shop",
	answer: brandAnswer
});
const brandChange = strictObject({
	version: versionOrNoneField,
	name: optional(nullable(brandFields.name)),
	name_ru: optional(nullable(brandFields.name_ru)),
	hue: optional(nullable(brandFields.hue)),
	chroma: optional(nullable(brandFields.chroma)),
	logo: optional(_null())
});
const changeBrand = routes$25.post("changeBrand", "/brand", {
	summary: "Change name and color of the shop",
	body: brandChange,
	answer: brandAnswer,
	errors: ["version_conflict", "brand_contrast"],
	current: brandAnswer
});
const uploadBrandLogo = routes$25.post("uploadBrandLogo", "/brand/logo", {
	summary: "Upload a logo: PNG or JPEG of at most 5 MB, re-encoded",
	query: strictObject({ version: versionInQuery }),
	multipart: true,
	answer: brandAnswer,
	status: 201,
	errors: [
		"version_conflict",
		"image_type",
		"image_too_large",
		"image_unreadable"
	],
	current: brandAnswer
});
const settingsAnswer = strictObject({
	version: int(),
	help_url: settingField(string()),
	support_email: settingField(string()),
	legal_name: settingField(string()),
	legal_address: settingField(string()),
	tax_id: settingField(string()),
	double_payments: settingField(_enum(doublePaymentPolicies)),
	public_catalogue: settingField(boolean()),
	default_language: settingField(_enum(LANGUAGES)),
	time_zone: settingField(string()),
	shown_currency: settingField(_enum(shownCurrencies)),
	...limitFields(() => settingField(int()))
});
const readSettings = routes$25.get("readSettings", "/settings", {
	summary: "Contacts and rules of the shop",
	answer: settingsAnswer
});
const settingsDraft = strictObject({
	version: versionOrNoneField,
	help_url: optional(nullable(contactFields.help_url)),
	support_email: optional(nullable(contactFields.support_email)),
	legal_name: optional(nullable(sellerFields.legal_name)),
	legal_address: optional(nullable(sellerFields.legal_address)),
	tax_id: optional(nullable(sellerFields.tax_id)),
	double_payments: optional(nullable(shopSettingFields.double_payments)),
	public_catalogue: optional(nullable(shopSettingFields.public_catalogue)),
	default_language: optional(nullable(shopSettingFields.default_language)),
	time_zone: optional(nullable(shopSettingFields.time_zone)),
	shown_currency: optional(nullable(shopSettingFields.shown_currency)),
	...limitFields((name) => optional(nullable(shopSettingFields[name])))
});
const settingsChange = extend(settingsDraft, { reason: reasonField$1 });
const changeSettings = routes$25.post("changeSettings", "/settings", {
	summary: "Change contacts and rules of the shop",
	confirmed: true,
	body: settingsChange,
	answer: settingsAnswer,
	errors: ["version_conflict", "setting_wrong"],
	current: settingsAnswer
});
// ../contract/src/console/setup/first-run.ts
var first_run_exports = __exportAll({
	changeFirstRun: () => changeFirstRun,
	firstRunField: () => firstRunField,
	firstRunSteps: () => firstRunSteps,
	getFirstRun: () => getFirstRun,
	missingForSale: () => missingForSale
});
const firstRunSteps = [
	"brand",
	"service",
	"product",
	"method",
	"test",
	"open"
];
const missingForSale = [
	"product",
	"method",
	"address",
	"open",
	"inventory"
];
const firstRunField = strictObject({
	open: boolean(),
	url: string(),
	hidden: boolean(),
	steps: array(strictObject({
		step: _enum(firstRunSteps),
		done: boolean()
	})),
	missing: array(_enum(missingForSale)),
	mail: boolean(),
	method: nullable(string()),
	draft: nullable(int()),
	sold: boolean(),
	first_sale: nullable(strictObject({
		payment_id: uuidField,
		total: dollarsField
	}))
});
const routes$24 = consoleRoutes({
	tag: "First run",
	read: "products:read",
	write: "settings:write"
});
const getFirstRun = routes$24.get("getFirstRun", "/first-run", {
	summary: "The steps from an empty shop to the first sale, and what a buyer still misses to pay",
	answer: firstRunField
});
const changeFirstRun = routes$24.post("changeFirstRun", "/first-run", {
	summary: "Open or close the shop, dismiss the list of first steps, or put the first sale away",
	body: strictObject({
		open: optional(boolean()),
		hidden: optional(boolean()),
		sale_seen: optional(literal(true))
	}).check(refine((body) => Object.keys(body).length > 0)),
	answer: emptyAnswer
});
// ../contract/src/console/system.ts
var system_exports = __exportAll({
	backupFolderProblems: () => backupFolderProblems,
	backupProblems: () => backupProblems,
	checkBackup: () => checkBackup,
	createBackup: () => createBackup,
	discardDeadJob: () => discardDeadJob,
	getSystem: () => getSystem,
	listBackups: () => listBackups,
	listMails: () => listMails,
	mailField: () => mailField,
	mailStates: () => mailStates,
	retryDeadJob: () => retryDeadJob,
	runJob: () => runJob,
	sendMailsNow: () => sendMailsNow,
	testBackupFolder: () => testBackupFolder
});
const queueField = strictObject({
	waiting: int(),
	retried: int(),
	oldest_at: nullable(timestampField)
});
const jobField = strictObject({
	name: string(),
	interval_s: number(),
	next_run_at: nullable(timestampField),
	due: boolean(),
	succeeded_at: nullable(timestampField),
	failed_at: nullable(timestampField),
	failures: int(),
	last_error: nullable(string())
});
const deadJobField = strictObject({
	id: uuidField,
	queue: string(),
	attempts: int(),
	reason: nullable(string()),
	enqueued_at: timestampField,
	died_at: timestampField
});
const backfillField = strictObject({
	name: string(),
	started_at: nullable(timestampField),
	ended_at: nullable(timestampField),
	rows_done: int(),
	rows_estimated: nullable(int())
});
const routes$23 = consoleRoutes({
	tag: "System",
	read: "system:read",
	write: "system:write"
});
const getSystem = routes$23.get("getSystem", "/system", {
	summary: "Version, database, workers and queues",
	answer: strictObject({
		version: string(),
		node: string(),
		started_at: timestampField,
		database: strictObject({
			version: string(),
			embedded: boolean(),
			owner_rights: boolean(),
			bytes: int(),
			migrations: array(string())
		}),
		sealed: array(strictObject({
			key: string(),
			boxes: int(),
			in_use: boolean()
		})),
		worker_seen_at: nullable(timestampField),
		webhooks: queueField,
		jobs: array(jobField),
		backfills: array(backfillField),
		dead_jobs: array(deadJobField),
		dead: int(),
		telegram: extend(queueField, { abandoned: int() }),
		mails: extend(queueField, {
			enabled: boolean(),
			abandoned: int()
		}),
		alerts: array(strictObject({
			kind: string(),
			subject: string(),
			created_at: timestampField
		}))
	})
});
const mailStates = [
	"waiting",
	"sent",
	"abandoned"
];
const mailField = strictObject({
	id: uuidField,
	kind: string(),
	state: _enum(mailStates),
	queued_at: timestampField,
	sent_at: nullable(timestampField),
	attempts: int(),
	last_error: nullable(string())
});
const listMails = routes$23.list("listMails", "/system/mails", {
	summary: "Emails of the last weeks, newest first, 50 at a time",
	filters: { state: optional(_enum(mailStates)) },
	cursor: { before: uuidField },
	row: mailField,
	export: {
		id: "exportMails",
		name: "mails",
		summary: "Emails of the last weeks as CSV, without recipients",
		confirmed: false
	}
});
const sendMailsNow = routes$23.post("sendMailsNow", "/system/mails/send-now", {
	summary: "Retry the waiting emails now",
	answer: strictObject({ rescheduled: int() })
});
const runJob = routes$23.post("runJob", "/system/jobs/:name/run", {
	summary: "Run a background job now",
	params: strictObject({ name: string().check(_regex(/^[a-z0-9-]{1,60}$/)) }),
	answer: emptyAnswer
});
const deadJob = {
	params: strictObject({ id: uuidField }),
	errors: ["not_found"],
	answer: emptyAnswer
};
const retryDeadJob = routes$23.post("retryDeadJob", "/system/dead-jobs/:id/retry", {
	...deadJob,
	summary: "Give a dead job all its attempts again"
});
const discardDeadJob = routes$23.post("discardDeadJob", "/system/dead-jobs/:id/discard", {
	...deadJob,
	summary: "Discard a dead job"
});
const backupProblems = [
	"busy",
	"damaged",
	"file_missing",
	"other_schema",
	"not_empty",
	"differs",
	"may_not_create",
	"outside",
	"encrypted",
	"wrong_key",
	"interrupted",
	"failed"
];
const backupRun = {
	state: _enum([
		"requested",
		"running",
		"done",
		"failed"
	]),
	requested_at: timestampField,
	ended_at: nullable(timestampField),
	tables_done: int(),
	tables: nullable(int()),
	problem: nullable(_enum(backupProblems))
};
const violationsField = array(strictObject({
	invariant: string(),
	rule: string()
}));
const backupField = strictObject({
	...backupRun,
	id: uuidField,
	host: nullable(string()),
	file: nullable(string()),
	folder: nullable(string()),
	bytes: nullable(int()),
	rows: nullable(int()),
	sha256: nullable(string()),
	removed: boolean(),
	copied_to: nullable(string()),
	copy_failed: boolean(),
	encrypted_for: nullable(string()),
	check: nullable(strictObject({
		...backupRun,
		violations: violationsField
	}))
});
const drillField = strictObject({
	...backupRun,
	backup: uuidField,
	rows: nullable(int()),
	seconds: nullable(int()),
	violations: violationsField
});
const listBackups = routes$23.get("listBackups", "/system/backups", {
	summary: "The newest backups with their test restores",
	answer: strictObject({
		folder: string(),
		bucket: nullable(string()),
		uploads: _enum(["disk", "s3"]),
		key: _enum(["folder", "setting"]),
		encrypted_for: nullable(string()),
		next_backup_at: nullable(timestampField),
		kept: strictObject({
			days: int(),
			weeks: int(),
			months: int()
		}),
		drill: nullable(drillField),
		next_drill_at: nullable(timestampField),
		backups: array(backupField)
	})
});
const backingUp = {
	confirmed: true,
	answer: emptyAnswer
};
const backupFolderProblems = [
	"elsewhere",
	"may_not_write",
	"not_a_folder",
	"outside",
	"full",
	"other"
];
const testBackupFolder = routes$23.post("testBackupFolder", "/system/backup-folder/test", {
	confirmed: true,
	summary: "Test the folder that backups are stored in",
	answer: strictObject({
		problem: nullable(_enum(backupFolderProblems)),
		detail: nullable(string()),
		folder: string(),
		free_bytes: nullable(int())
	})
});
const createBackup = routes$23.post("createBackup", "/system/backups", {
	...backingUp,
	summary: "Make a backup now",
	errors: ["in_progress"]
});
const checkBackup = routes$23.post("checkBackup", "/system/backups/:id/check", {
	...backingUp,
	summary: "Test restore of a backup with ledger verification",
	params: strictObject({ id: uuidField }),
	errors: ["in_progress", "not_found"]
});
// ../contract/src/console/team.ts
var team_exports = __exportAll({
	acceptInvitation: () => acceptInvitation,
	changeOperatorRole: () => changeOperatorRole,
	disableOperator: () => disableOperator,
	invitationField: () => invitationField,
	inviteOperator: () => inviteOperator,
	listTeam: () => listTeam,
	readInvitation: () => readInvitation,
	resetOperatorAccess: () => resetOperatorAccess,
	teamMemberField: () => teamMemberField,
	withdrawInvitation: () => withdrawInvitation
});
const { open } = defineRoutes({
	tag: "TeamMember",
	base: CONSOLE_BASE
});
const roleField = _enum(operatorRoles);
const id = strictObject({ id: uuidField });
const teamMemberField = strictObject({
	id: uuidField,
	name: string(),
	email: string(),
	role: roleField,
	disabled_at: nullable(timestampField),
	has_code: boolean(),
	created_at: timestampField,
	last_seen_at: nullable(timestampField),
	version: versionField
});
const invitationField = strictObject({
	id: uuidField,
	name: string(),
	email: string(),
	role: roleField,
	invited_by: string(),
	expires_at: timestampField
});
const routes$22 = consoleRoutes({
	tag: "TeamMember",
	read: "team:read",
	write: "team:write"
});
const listTeam = routes$22.get("listTeam", "/team", {
	summary: "Team members and open invitations",
	answer: strictObject({
		members: array(teamMemberField),
		invitations: array(invitationField)
	})
});
const invited = strictObject({
	expires_at: timestampField,
	link: nullable(string())
});
const inviteOperator = routes$22.post("inviteOperator", "/team/invitations", {
	confirmed: true,
	summary: "Invite an operator by email",
	body: strictObject({
		email: emailField,
		name: operatorNameField,
		role: roleField
	}),
	answer: invited,
	status: 201,
	errors: [
		"email_invalid",
		"operator_exists",
		"role_above_own"
	]
});
const withdrawInvitation = routes$22.delete("withdrawInvitation", "/team/invitations/:id", {
	confirmed: true,
	summary: "Withdraw an invitation",
	params: id,
	answer: emptyAnswer
});
const resetOperatorAccess = routes$22.post("resetOperatorAccess", "/team/:id/access-reset", {
	confirmed: true,
	summary: "Email an operator a link to reset password and authenticator app",
	params: id,
	body: strictObject({ reason: reasonField$1 }),
	answer: invited,
	status: 201,
	errors: ["role_above_own"]
});
const changeOperatorRole = routes$22.post("changeOperatorRole", "/team/:id/role", {
	confirmed: true,
	summary: "Change the role of an operator, from their next call on",
	params: id,
	body: strictObject({
		role: roleField,
		version: versionField,
		reason: reasonField$1
	}),
	answer: teamMemberField,
	errors: [
		"version_conflict",
		"last_owner",
		"role_above_own"
	],
	current: teamMemberField
});
const disableOperator = routes$22.post("disableOperator", "/team/:id/disabled", {
	confirmed: true,
	summary: "Disable an operator, or enable them again",
	params: id,
	body: strictObject({
		disabled: boolean(),
		version: versionField,
		reason: reasonField$1
	}),
	answer: teamMemberField,
	errors: [
		"version_conflict",
		"last_owner",
		"role_above_own"
	],
	current: teamMemberField
});
const tokenField = secret(string().check(_regex(/^[\w-]{43}$/)));
const readInvitation = open.post("readInvitation", "/invitation", {
	summary: "Details of an invitation, with the secret for the authenticator app",
	limit: "emailConfirm",
	body: strictObject({ token: tokenField }),
	answer: strictObject({
		name: string(),
		email: string(),
		role: roleField,
		secret: string(),
		otpauth_url: string()
	}),
	errors: ["invitation_invalid"]
});
const acceptInvitation = open.post("acceptInvitation", "/invitation/acceptance", {
	summary: "Accept an invitation with a password and a first code",
	limit: "signIn",
	body: strictObject({
		token: tokenField,
		password: passwordField,
		code: secret(string().check(_minLength(6), _maxLength(12)))
	}),
	answer: strictObject({
		token: string(),
		recovery_codes: array(string())
	}),
	status: 201,
	errors: [
		"invitation_invalid",
		"second_factor_wrong",
		"password_short",
		"password_common"
	]
});
// ../contract/src/console/workspace.ts
var workspace_exports = __exportAll({
	SAVED_VIEWS_MAX: () => 20,
	VIEW_FILTERS_MAX: () => 500,
	VIEW_NAME_MAX: () => 60,
	WORK_COUNT_MAX: () => 100,
	countWork: () => countWork,
	deleteView: () => deleteView,
	findRecords: () => findRecords,
	foundRecordField: () => foundRecordField,
	listViews: () => listViews,
	recordKinds: () => recordKinds,
	saveView: () => saveView,
	savedViewField: () => savedViewField,
	workQueues: () => workQueues
});
const workQueues = [
	"tickets",
	"payouts",
	"fulfilment",
	"transfers",
	"reviews"
];
const WORK_COUNT_MAX = 100;
const countField = optional(int().check(_gte(0), _lte(100)));
const routes$21 = consoleRoutes({
	tag: "Console",
	read: "session:own",
	write: "session:own"
});
const countWork = routes$21.get("countWork", "/workspace/counts", {
	summary: "How many records wait in each section, up to 100",
	answer: strictObject({
		tickets: countField,
		payouts: countField,
		fulfilment: countField,
		transfers: countField,
		reviews: countField
	})
});
const recordKinds = [
	"user",
	"payment",
	"subscription",
	"ticket",
	"payout",
	"promo",
	"gift"
];
const foundRecordField = strictObject({
	kind: _enum(recordKinds),
	id: string(),
	...titledFields,
	note: string()
});
const findRecords = routes$21.get("findRecords", "/workspace/records", {
	summary: "Records by number, name or email, five of a kind",
	query: strictObject({ search: personSearchField }),
	answer: array(foundRecordField)
});
const SAVED_VIEWS_MAX = 20;
const VIEW_NAME_MAX = 60;
const VIEW_FILTERS_MAX = 500;
const listField = string().check(_regex(/^[a-zA-Z]{1,60}$/));
const savedViewField = strictObject({
	id: uuidField,
	name: string(),
	filters: string()
});
const listViews = routes$21.get("listViews", "/workspace/views", {
	summary: "The operator's saved views of a list, by name",
	query: strictObject({ list: listField }),
	answer: array(savedViewField)
});
const saveView = routes$21.post("saveView", "/workspace/views", {
	summary: "Save the filters of a list under a name",
	body: strictObject({
		list: listField,
		name: string().check(_trim(), _minLength(1), _maxLength(60)),
		filters: string().check(_maxLength(500))
	}),
	answer: savedViewField,
	status: 201
});
const deleteView = routes$21.delete("deleteView", "/workspace/views/:id", {
	summary: "Delete a saved view",
	params: strictObject({ id: uuidField }),
	answer: emptyAnswer
});
// ../contract/src/shop/access.ts
var access_exports = __exportAll({
	activeSubscriptionField: () => activeSubscriptionField,
	checkItem: () => checkItem,
	downloadItem: () => downloadItem,
	endedSubscriptionField: () => endedSubscriptionField,
	listActiveSubscriptions: () => listActiveSubscriptions,
	listEndedSubscriptions: () => listEndedSubscriptions,
	readItem: () => readItem,
	replaceItem: () => replaceItem
});
const deliveredFields = {
	links: array(strictObject({ href: itemLinkField })),
	items: array(strictObject({
		id: uuidField,
		content: _enum(itemContents)
	}))
};
const routes$20 = defineRoutes({
	tag: "Access",
	base: "/api-subs/api/v1/sub-layout"
});
const activeSubscriptionField = strictObject({
	id: uuidField,
	sub_plan_id: idField,
	title: string(),
	title_ru: string(),
	description: string(),
	description_ru: string(),
	picture: string(),
	pictures: array(string()),
	date_end: timestampField,
	anchor_day: int().check(_gte(1), _lte(31)),
	...deliveredFields,
	fulfilment_pending: boolean(),
	on_hold: boolean()
});
const listActiveSubscriptions = routes$20.read("listActiveSubscriptions", "/get_active_sub", {
	summary: "Active subscriptions with their links",
	polled: true,
	answer: array(activeSubscriptionField)
});
const endedSubscriptionField = strictObject({
	id: uuidField,
	sub_plan_id: idField,
	title: string(),
	title_ru: string(),
	description: string(),
	description_ru: string(),
	picture: string(),
	date_end: timestampField,
	can_order: boolean(),
	changed_to: optional(changedPlanField),
	kept: optional(strictObject({
		until: timestampField,
		...deliveredFields
	}))
});
const listEndedSubscriptions = routes$20.read("listEndedSubscriptions", "/get_ended_sub", {
	summary: "Subscriptions that ended within the last 30 days or whose items are kept, the latest end first",
	answer: array(endedSubscriptionField)
});
const readItem = routes$20.get("readItem", "/item/:id", {
	summary: "The code, account, text or file name of an active subscription",
	limit: "write",
	params: strictObject({ id: uuidField }),
	answer: strictObject({
		service: string(),
		service_ru: string(),
		site: string(),
		content: _enum(itemContents),
		login: nullable(string()),
		secret: string(),
		file: nullable(strictObject({
			name: string(),
			bytes: int()
		})),
		note: string()
	}),
	errors: ["not_found"]
});
const downloadItem = routes$20.get("downloadItem", "/item/:id/file", {
	summary: "The file of an active subscription, as a download",
	limit: "document",
	params: strictObject({ id: uuidField }),
	file: true,
	answer: emptyAnswer,
	errors: ["not_found"]
});
const checkItem = routes$20.get("checkItem", "/item/:id/check", {
	summary: "Whether the link of an item answers, and whether the buyer may replace the item",
	limit: "itemCheck",
	params: strictObject({ id: uuidField }),
	answer: strictObject({
		check: _enum(linkChecks),
		replacements_left: int()
	}),
	errors: ["not_found"]
});
const replaceItem = routes$20.post("replaceItem", "/item/:id/replace", {
	summary: "Replace an item that does not work by another one of the inventory, within the limit of its service",
	limit: "itemCheck",
	params: strictObject({ id: uuidField }),
	answer: strictObject({ outcome: _enum(["replaced", "refused"]) }),
	errors: ["not_found"]
});
// ../contract/src/shop/account.ts
var account_exports = __exportAll({
	cancelDeletion: () => cancelDeletion,
	confirmSecondFactor: () => confirmSecondFactor,
	disableSecondFactor: () => disableSecondFactor,
	endOtherSessions: () => endOtherSessions,
	endSession: () => endSession,
	exportData: () => exportData,
	getSecurity: () => getSecurity,
	listSessions: () => listSessions,
	renewRecoveryCodes: () => renewRecoveryCodes,
	requestDeletion: () => requestDeletion,
	secondFactorCodeField: () => secondFactorCodeField,
	sessionField: () => sessionField,
	signInWithSecondFactor: () => signInWithSecondFactor,
	startSecondFactor: () => startSecondFactor
});
const routes$19 = defineRoutes({
	tag: "Accounts",
	base: "/api-user/api/v1/user"
});
const secondFactorCodeField = secret(string().check(_minLength(6), _maxLength(40)));
const ticketField = secret(string().check(_regex(/^[\w-]{43}$/)));
const recoveryCodesAnswer = strictObject({ recovery_codes: array(string()) });
const signInWithSecondFactor = routes$19.open.post("signInWithSecondFactor", "/login/second-factor", {
	summary: "Finish a sign-in that answered `second_factor`; a ticket is valid for 5 minutes and 5 attempts",
	limit: "signIn",
	body: strictObject({
		ticket: ticketField,
		code: secondFactorCodeField
	}),
	answer: strictObject({
		status: literal("success"),
		access_token: string()
	}),
	errors: [
		"second_factor_wrong",
		"second_factor_expired",
		"account_blocked"
	]
});
const getSecurity = routes$19.read("getSecurity", "/security", {
	summary: "Security settings of the account and any planned deletion",
	limit: "write",
	answer: strictObject({
		has_password: boolean(),
		second_factor: boolean(),
		recovery_codes_left: int(),
		trc20_changed_at: nullable(timestampField),
		deletion_at: nullable(timestampField)
	})
});
const sessionField = strictObject({
	id: uuidField,
	device: nullable(string()),
	place: string(),
	signed_in_at: timestampField,
	last_seen_at: timestampField,
	current: boolean()
});
const listSessions = routes$19.read("listSessions", "/sessions", {
	summary: "Sessions of the user, last used first",
	limit: "write",
	answer: array(sessionField)
});
const endSession = routes$19.delete("endSession", "/sessions/:id", {
	summary: "End one session; its token stops working at once",
	params: strictObject({ id: uuidField }),
	answer: emptyAnswer,
	errors: ["not_found"]
});
const endOtherSessions = routes$19.post("endOtherSessions", "/sessions/end-others", {
	summary: "End every session except the current one",
	answer: emptyAnswer
});
const startSecondFactor = routes$19.post("startSecondFactor", "/second-factor/start", {
	summary: "Create a secret for an authenticator app; it takes effect once a code is confirmed",
	limit: "secondFactor",
	body: strictObject({ password: passwordField }),
	answer: strictObject({
		secret: string(),
		otpauth_url: string()
	}),
	errors: [
		"password_wrong",
		"password_not_set",
		"second_factor_state"
	]
});
const confirmSecondFactor = routes$19.post("confirmSecondFactor", "/second-factor/confirm", {
	summary: "Enable the second factor with a code of the app; answers the recovery codes",
	limit: "secondFactor",
	body: strictObject({ code: secondFactorCodeField }),
	answer: recoveryCodesAnswer,
	errors: ["second_factor_wrong", "second_factor_state"]
});
const disableSecondFactor = routes$19.post("disableSecondFactor", "/second-factor/disable", {
	summary: "Disable the second factor",
	limit: "secondFactor",
	body: strictObject({
		password: passwordField,
		code: secondFactorCodeField
	}),
	answer: emptyAnswer,
	errors: [
		"password_wrong",
		"password_not_set",
		"second_factor_wrong",
		"second_factor_state"
	]
});
const renewRecoveryCodes = routes$19.post("renewRecoveryCodes", "/second-factor/recovery-codes", {
	summary: "Replace the recovery codes",
	limit: "secondFactor",
	body: strictObject({
		password: passwordField,
		code: secondFactorCodeField
	}),
	answer: recoveryCodesAnswer,
	errors: [
		"password_wrong",
		"password_not_set",
		"second_factor_wrong",
		"second_factor_state"
	]
});
const exportData = routes$19.post("exportData", "/export", {
	summary: "Export all data about the user as one JSON file",
	limit: "sensitive",
	body: strictObject({ password: passwordField }),
	answer: record(string(), unknown()),
	errors: ["password_wrong", "password_not_set"]
});
const requestDeletion = routes$19.post("requestDeletion", "/deletion", {
	summary: "Delete the account in 7 days; every other session ends, signing in again offers to undo",
	limit: "sensitive",
	body: strictObject({ password: passwordField }),
	answer: strictObject({ deletion_at: timestampField }),
	errors: ["password_wrong", "password_not_set"]
});
const cancelDeletion = routes$19.post("cancelDeletion", "/deletion/cancel", {
	summary: "Cancel the planned deletion of the account",
	answer: emptyAnswer
});
// ../contract/src/shop/calendar.ts
var calendar_exports = __exportAll({
	createCalendarAddress: () => createCalendarAddress,
	getCalendar: () => getCalendar,
	readCalendar: () => readCalendar,
	removeCalendarAddress: () => removeCalendarAddress
});
const routes$18 = defineRoutes({
	tag: "Access",
	base: "/api-subs/api/v1/calendar"
});
const calendarField = strictObject({ created_at: nullable(timestampField) });
const getCalendar = routes$18.read("getCalendar", "", {
	summary: "Whether the user has a calendar address; the address itself is not stored",
	answer: calendarField
});
const createCalendarAddress = routes$18.post("createCalendarAddress", "", {
	summary: "Create a calendar address, which replaces an earlier one",
	answer: strictObject({
		url: linkField,
		created_at: timestampField
	}),
	status: 201
});
const removeCalendarAddress = routes$18.delete("removeCalendarAddress", "", {
	summary: "Remove the calendar address",
	answer: emptyAnswer
});
const readCalendar = routes$18.open.get("readCalendar", "/:address", {
	summary: "The calendar behind an address, for calendar apps",
	limit: "calendar",
	params: strictObject({ address: secret(string().check(_regex(/^[\w-]{43}\.ics$/))) }),
	file: true,
	answer: emptyAnswer
});
// ../contract/src/shop/campaign-visits.ts
var campaign_visits_exports = __exportAll({
	activateCampaign: () => activateCampaign,
	visitCampaign: () => visitCampaign
});
const routes$17 = defineRoutes({
	tag: "Referrals",
	base: "/api-user/api/v1/utm"
});
const campaignField = string().check(_minLength(1), _maxLength(200));
const activateCampaign = routes$17.post("activateCampaign", "/activate", {
	summary: "Record a campaign for the signed-in user",
	body: strictObject({
		value: campaignField,
		register: optional(boolean())
	}),
	answer: emptyAnswer
});
const visitCampaign = routes$17.open.post("visitCampaign", "/visit", {
	summary: "Count a visit of a campaign",
	limit: "visit",
	body: strictObject({ value: campaignField }),
	answer: emptyAnswer
});
// ../contract/src/shop/catalogue.ts
var catalogue_exports = __exportAll({
	listSubPlans: () => listSubPlans,
	originField: () => originField,
	priceField: () => priceField,
	subPlanField: () => subPlanField
});
const routes$16 = defineRoutes({
	tag: "Catalogue",
	base: "/api-subs/api/v1/sub-plan"
});
const originField = strictObject({
	picture: string(),
	site: string()
});
const priceField = strictObject({
	id: idField,
	amount: dollarsField,
	duration: string()
});
const subPlanField = strictObject({
	id: idField,
	title: string(),
	title_ru: string(),
	description: string(),
	description_ru: string(),
	active: boolean(),
	origins: array(originField),
	price_table: array(priceField)
});
const listSubPlans = routes$16.open.get("listSubPlans", "/layout", {
	summary: "Every product with its services and prices",
	limit: "open",
	query: strictObject({ dev: optional(_enum(["true", "false"])) }),
	answer: array(subPlanField)
});
// ../contract/src/shop/double-payments.ts
var double_payments_exports = __exportAll({
	answerDoublePayment: () => answerDoublePayment,
	doublePaymentAnswers: () => doublePaymentAnswers,
	doublePaymentField: () => doublePaymentField
});
const routes$15 = defineRoutes({
	tag: "Payments",
	base: "/api-payment/api/v1/payment"
});
const doublePaymentAnswers = [
	"keep",
	"refund",
	"balance"
];
const doublePaymentField = strictObject({
	id: uuidField,
	other: strictObject({
		id: uuidField,
		number: string()
	}),
	state: _enum(doublePaymentStates),
	amount: dollarsField,
	until: nullable(timestampField),
	until_refunded: nullable(timestampField),
	answers: array(_enum(doublePaymentAnswers))
});
const answerDoublePayment = routes$15.post("answerDoublePayment", "/:id/double", {
	summary: "Keep both of two payments for the same product, or have the later one refunded",
	params: strictObject({ id: uuidField }),
	body: strictObject({
		answer: _enum(doublePaymentAnswers),
		expected_amount: dollarsField
	}),
	answer: strictObject({ state: _enum(doublePaymentStates) }),
	errors: [
		"double_payment_answered",
		"double_payment_refunded",
		"double_payment_disputed",
		"double_payment_changed",
		"payment_not_refundable",
		"refund_open",
		"refund_method_closed"
	],
	idempotent: true
});
// ../contract/src/shared/gifts/gift-code.ts
const LENGTH = 28;
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUP = 4;
const CODE = new RegExp(`^[${ALPHABET}]{${LENGTH}}$`);
function giftCodeFrom(random) {
	const letters = Array.from(random.subarray(0, LENGTH), (byte) => ALPHABET[byte & 31]);
	if (letters.length < LENGTH) throw new Error("a gift code needs 28 random bytes");
	return written(letters.join(""));
}
function parseGiftCode(typed) {
	const letters = typed.toUpperCase().replace(/[\s\-\u2013\u2014]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
	return CODE.test(letters) ? written(letters) : void 0;
}
function written(letters) {
	return (letters.match(new RegExp(`.{${GROUP}}`, "g")) ?? []).join("-");
}
// ../contract/src/shared/gifts/gift-message.ts
const LINK = /[@\uFF20]|:\/\/|\b(?:mailto|tel|www)\b[.:]|[\p{L}\p{N}][.\u3002\uFF0E\uFF61]\p{L}{2,}|\d+(?:\.\d+){3}/iu;
function hasLink(message) {
	return LINK.test(message.normalize("NFKC"));
}
// ../contract/src/shop/gifts.ts
var gifts_exports = __exportAll({
	claimGift: () => claimGift,
	giftField: () => giftField,
	listGifts: () => listGifts,
	previewGift: () => previewGift,
	readGift: () => readGift,
	refundGift: () => refundGift,
	sendGiftCard: () => sendGiftCard
});
const routes$14 = defineRoutes({
	tag: "Gifts",
	base: "/api-payment/api/v1/gifts"
});
const giftedFields = {
	title: string(),
	title_ru: string(),
	pictures: array(string()),
	duration: string()
};
const giftField = strictObject({
	id: uuidField,
	payment_id: uuidField,
	...giftedFields,
	state: _enum(giftStates),
	code_ending: string(),
	created_at: timestampField,
	claimed_at: nullable(timestampField),
	ended_at: nullable(timestampField),
	is_refunded: boolean(),
	refund: nullable(strictObject({
		amount: dollarsField,
		to: _enum(["gateway", "balance"])
	}))
});
const listGifts = routes$14.read("listGifts", "", {
	summary: "The gifts that the user has bought, newest first, 50 at a time",
	query: strictObject({ before: optional(uuidField) }),
	answer: array(giftField)
});
const readGift = routes$14.get("readGift", "/:id", {
	summary: "A gift that the user has bought, with its code",
	params: strictObject({ id: uuidField }),
	answer: strictObject({
		gift: giftField,
		code: secret(string()),
		url: secret(string()),
		cards_left: nullable(int())
	}),
	errors: ["not_found"]
});
const sendGiftCard = routes$14.post("sendGiftCard", "/:id/card", {
	summary: "Email the card of a gift to the person it is for",
	params: strictObject({ id: uuidField }),
	body: strictObject({
		email: secret(emailField),
		language: languageField,
		message: multiline(string().check(_trim(), _maxLength(300))),
		expected_left: int().check(_gte(0), _lte(3))
	}),
	answer: strictObject({ cards_left: int() }),
	errors: [
		"not_found",
		"mail_off",
		"email_invalid",
		"gift_message_link",
		"gift_used",
		"gift_ended",
		"gift_unavailable",
		"gift_card_sent",
		"gift_cards_used",
		"gift_cards_limit"
	]
});
const codeField = secret(string().check(_minLength(1), _maxLength(80)));
const previewGift = routes$14.post("previewGift", "/preview", {
	summary: "What a gift code would give the user",
	limit: "giftCode",
	body: strictObject({ code: codeField }),
	answer: strictObject({
		...giftedFields,
		until: nullable(timestampField),
		credit: nullable(dollarsField),
		is_own: boolean()
	}),
	errors: [
		"gift_invalid",
		"gift_used",
		"gift_unavailable"
	]
});
const claimGift = routes$14.post("claimGift", "/claim", {
	summary: "Redeem a gift code",
	limit: "giftCode",
	body: strictObject({ code: codeField }),
	answer: strictObject({
		until: nullable(timestampField),
		credit: nullable(dollarsField)
	}),
	errors: [
		"gift_invalid",
		"gift_used",
		"gift_unavailable"
	],
	idempotent: true
});
const refundGift = routes$14.post("refundGift", "/:id/refund", {
	summary: "Have an unredeemed gift refunded",
	params: strictObject({ id: uuidField }),
	body: strictObject({ expected_amount: dollarsField }),
	answer: strictObject({ state: _enum(giftStates) }),
	errors: [
		"not_found",
		"gift_used",
		"gift_changed",
		"payment_not_refundable",
		"refund_open"
	],
	idempotent: true
});
// ../contract/src/shop/google.ts
var google_exports = __exportAll({
	finishGoogle: () => finishGoogle,
	getGoogleUser: () => getGoogleUser,
	googleTicketField: () => googleTicketField,
	startGoogle: () => startGoogle
});
const routes$13 = defineRoutes({
	tag: "Accounts",
	base: "/api-user/api/v1/oauth/google"
});
const googleTicketField = secret(string().check(_regex(/^[\w-]{43}$/)));
const returnedText = multiline(optional(string()));
const startGoogle = routes$13.open.get("startGoogle", "/start", {
	summary: "Send the browser to Google to sign in",
	limit: "signIn",
	query: looseObject({
		from: optional(_enum(["login", "register"])),
		r: optional(string()),
		coupon: optional(string())
	}),
	answer: strictObject({}),
	status: 303,
	errors: ["not_found"]
});
const finishGoogle = routes$13.open.get("finishGoogle", "/callback", {
	summary: "Redirect target after signing in at Google",
	limit: "signIn",
	query: looseObject({
		state: returnedText,
		code: secret(optional(string())),
		error: returnedText,
		error_description: returnedText
	}),
	answer: strictObject({}),
	status: 303,
	errors: ["not_found"]
});
const getGoogleUser = routes$13.open.get("getGoogleUser", "/userinfo", {
	summary: "The Google user of a one-time ticket",
	limit: "signIn",
	answer: strictObject({
		email: string(),
		name: nullable(string()),
		picture: nullable(string())
	}),
	errors: [
		"not_found",
		"google_ticket_invalid",
		"google_refused",
		"google_failed",
		"google_email_unverified"
	]
});
// ../contract/src/shop/impersonation.ts
var impersonation_exports = __exportAll({
	endImpersonation: () => endImpersonation,
	redeemImpersonation: () => redeemImpersonation
});
const routes$12 = defineRoutes({
	tag: "Accounts",
	base: "/api-user/api/v1/impersonation"
});
const secretField = secret(string().check(_regex(/^[\w-]{43}$/)));
const redeemImpersonation = routes$12.open.post("redeemImpersonation", "", {
	summary: "Start an impersonation with a single-use ticket of the console",
	limit: "signIn",
	body: strictObject({ ticket: secretField }),
	answer: strictObject({
		token: string(),
		username: string(),
		until: timestampField
	}),
	errors: ["impersonation_invalid"]
});
const endImpersonation = routes$12.open.post("endImpersonation", "/leave", {
	summary: "End an impersonation before it expires",
	limit: "signIn",
	body: strictObject({ token: secretField }),
	answer: emptyAnswer
});
// ../contract/src/shop/languages.ts
var languages_exports = __exportAll({ getDictionary: () => getDictionary });
const routes$11 = defineRoutes({
	tag: "Languages",
	base: "/api-languages/api/v1"
});
const getDictionary = routes$11.open.post("getDictionary", "/", {
	summary: "All interface texts in one language, by number",
	limit: "open",
	body: strictObject({ language: languageField }),
	answer: record(string(), string())
});
// ../contract/src/shop/orders/shown-currency.ts
var shown_currency_exports = __exportAll({
	readShownRate: () => readShownRate,
	shownRateField: () => shownRateField
});
const routes$10 = defineRoutes({
	tag: "Catalogue",
	base: "/api-subs/api/v1/shown-rate"
});
const shownRateField = strictObject({
	currency: _enum(ratedCurrencies),
	rate: number(),
	rate_at: timestampField
});
const readShownRate = routes$10.open.get("readShownRate", "", {
	summary: "The rate of the currency that prices are also shown in",
	limit: "open",
	answer: strictObject({ shown: nullable(shownRateField) })
});
// ../contract/src/shared/errors.ts
const errors = {
	bad_request: {
		status: 400,
		text: "errorBadRequest"
	},
	unauthorized: {
		status: 401,
		text: "errorUnauthorized"
	},
	forbidden: {
		status: 403,
		text: "errorForbidden"
	},
	not_found: {
		status: 404,
		text: "errorNotFound"
	},
	payload_too_large: {
		status: 413,
		text: "errorTooLarge"
	},
	unsupported_media_type: {
		status: 415,
		text: "errorBadRequest"
	},
	misdirected: {
		status: 421,
		text: "errorBadRequest"
	},
	too_many_requests: {
		status: 429,
		text: "errorTooManyRequests"
	},
	unavailable: {
		status: 503,
		text: "errorUnavailable"
	},
	demo_preparing: {
		status: 503,
		text: "demoPreparing"
	},
	internal: {
		status: 500,
		text: "errorGeneral"
	},
	in_progress: {
		status: 409,
		text: "errorInProgress"
	},
	idempotency_key_reused: {
		status: 422,
		text: "errorBadRequest"
	},
	sign_in_failed: {
		status: 400,
		text: "signInFailed"
	},
	account_blocked: {
		status: 403,
		text: "accountBlocked"
	},
	read_only_session: {
		status: 403,
		text: "readOnlySession"
	},
	impersonation_invalid: {
		status: 400,
		text: "impersonationInvalid"
	},
	open_transactions: {
		status: 409,
		text: "openTransactions"
	},
	email_invalid: {
		status: 400,
		text: "emailInvalid"
	},
	password_short: {
		status: 400,
		text: "passwordShort"
	},
	password_common: {
		status: 400,
		text: "passwordCommon"
	},
	reset_link_invalid: {
		status: 400,
		text: "resetLinkInvalid"
	},
	confirm_link_invalid: {
		status: 400,
		text: "confirmLinkInvalid"
	},
	confirm_needs_owner: {
		status: 409,
		text: "confirmNeedsOwner"
	},
	account_in_use: {
		status: 409,
		text: "accountInUse"
	},
	email_in_use: {
		status: 409,
		text: "emailAlreadyInUse"
	},
	username_reserved: {
		status: 400,
		text: "usernameReserved"
	},
	username_taken: {
		status: 409,
		text: "usernameTaken"
	},
	username_invalid: {
		status: 400,
		text: "usernameInvalid"
	},
	trc20_invalid: {
		status: 400,
		text: "trc20Invalid"
	},
	password_wrong: {
		status: 400,
		text: "passwordWrong"
	},
	password_not_set: {
		status: 400,
		text: "passwordNotSet"
	},
	password_new_short: {
		status: 400,
		text: "passwordNewShort"
	},
	password_old_short: {
		status: 400,
		text: "passwordOldShort"
	},
	password_old_wrong: {
		status: 400,
		text: "passwordNotChanged"
	},
	image_type: {
		status: 400,
		text: "imageType"
	},
	image_too_large: {
		status: 413,
		text: "imageTooLarge"
	},
	image_unreadable: {
		status: 400,
		text: "imageFailed"
	},
	second_factor_wrong: {
		status: 400,
		text: "secondFactorWrong"
	},
	second_factor_expired: {
		status: 400,
		text: "secondFactorExpired"
	},
	second_factor_state: {
		status: 409,
		text: "secondFactorState"
	},
	telegram_connected: {
		status: 409,
		text: "telegramAlready"
	},
	google_ticket_invalid: {
		status: 400,
		text: "googleTicketInvalid"
	},
	google_refused: {
		status: 400,
		text: "googleRefused"
	},
	google_failed: {
		status: 400,
		text: "googleFailed"
	},
	google_email_unverified: {
		status: 400,
		text: "googleEmailUnverified"
	},
	google_link_password: {
		status: 409,
		text: "googleLinkPassword"
	},
	second_factor_required: {
		status: 409,
		text: "secondFactorRequired"
	},
	shop_closed: {
		status: 409,
		text: "shopClosed"
	},
	price_unknown: {
		status: 404,
		text: "priceUnknown"
	},
	product_inactive: {
		status: 409,
		text: "productInactive"
	},
	renewal_terms_changed: {
		status: 409,
		text: "renewalTermsChanged"
	},
	stop_link_invalid: {
		status: 400,
		text: "stopLinkInvalid"
	},
	confirmation_link_invalid: {
		status: 400,
		text: "confirmationLinkInvalid"
	},
	confirmation_over: {
		status: 409,
		text: "confirmationOver"
	},
	undo_link_invalid: {
		status: 400,
		text: "undoLinkInvalid"
	},
	undo_changed: {
		status: 409,
		text: "undoChanged"
	},
	undo_closed: {
		status: 409,
		text: "undoClosed"
	},
	price_changed: {
		status: 409,
		text: "priceChanged"
	},
	method_unknown: {
		status: 404,
		text: "methodUnknown"
	},
	method_unavailable: {
		status: 409,
		text: "methodUnavailable"
	},
	promo_invalid: {
		status: 400,
		text: "promoInvalid"
	},
	too_many_open_payments: {
		status: 409,
		text: "tooManyOpenPayments"
	},
	payment_in_review: {
		status: 409,
		text: "paymentInReview"
	},
	plan_not_changeable: {
		status: 409,
		text: "planNotChangeable"
	},
	plan_same: {
		status: 409,
		text: "planSame"
	},
	plan_owned: {
		status: 409,
		text: "planOwned"
	},
	credit_changed: {
		status: 409,
		text: "creditChanged"
	},
	charge_underway: {
		status: 409,
		text: "chargeUnderway"
	},
	renewal_underway: {
		status: 409,
		text: "renewalUnderway"
	},
	gift_invalid: {
		status: 400,
		text: "giftInvalid"
	},
	gift_used: {
		status: 409,
		text: "giftUsed"
	},
	gift_unavailable: {
		status: 409,
		text: "giftUnavailable"
	},
	gift_ended: {
		status: 409,
		text: "giftEnded"
	},
	gift_message_link: {
		status: 400,
		text: "giftMessageLink"
	},
	gift_card_sent: {
		status: 409,
		text: "giftCardSent"
	},
	gift_cards_used: {
		status: 409,
		text: "giftCardsUsed"
	},
	gift_cards_limit: {
		status: 409,
		text: "giftCardsLimit"
	},
	gift_changed: {
		status: 409,
		text: "giftChanged"
	},
	payment_not_cancelable: {
		status: 409,
		text: "paymentNotCancelable"
	},
	payment_closed: {
		status: 409,
		text: "paymentClosed"
	},
	coin_unavailable: {
		status: 409,
		text: "coinUnavailable"
	},
	gateway_unavailable: {
		status: 503,
		text: "gatewayUnavailable"
	},
	webhook_rejected: {
		status: 400,
		text: "errorBadRequest"
	},
	proof_waiting: {
		status: 409,
		text: "proofWaiting"
	},
	proof_limit_reached: {
		status: 409,
		text: "proofLimitReached"
	},
	transfer_state_changed: {
		status: 409,
		text: "transferStateChanged"
	},
	transfer_needs_second_operator: {
		status: 409,
		text: "transferNeedsSecondOperator"
	},
	bank_reference_used: {
		status: 409,
		text: "bankReferenceUsed"
	},
	rate_jump: {
		status: 409,
		text: "rateJump"
	},
	setting_wrong: {
		status: 400,
		text: "settingWrong"
	},
	setting_fixed: {
		status: 409,
		text: "settingFixed"
	},
	provider_not_live: {
		status: 409,
		text: "providerNotLive"
	},
	connection_not_ready: {
		status: 409,
		text: "connectionNotReady"
	},
	method_exists: {
		status: 409,
		text: "methodExists"
	},
	buyer_unknown: {
		status: 400,
		text: "buyerUnknown"
	},
	promo_exists: {
		status: 409,
		text: "promoExists"
	},
	promo_limit_too_small: {
		status: 409,
		text: "promoLimitTooSmall"
	},
	redemption_state_changed: {
		status: 409,
		text: "redemptionStateChanged"
	},
	version_conflict: {
		status: 409,
		text: "versionConflict"
	},
	confirmation_required: {
		status: 409,
		text: "confirmationRequired"
	},
	confirmation_failed: {
		status: 400,
		text: "confirmationFailed"
	},
	operator_exists: {
		status: 409,
		text: "operatorExists"
	},
	last_owner: {
		status: 409,
		text: "lastOwner"
	},
	role_above_own: {
		status: 409,
		text: "roleAboveOwn"
	},
	invitation_invalid: {
		status: 400,
		text: "invitationInvalid"
	},
	owner_link_invalid: {
		status: 400,
		text: "ownerLinkInvalid"
	},
	setup_link_invalid: {
		status: 400,
		text: "setupLinkInvalid"
	},
	text_wrong: {
		status: 400,
		text: "textWrong"
	},
	brand_contrast: {
		status: 400,
		text: "brandContrast"
	},
	mail_off: {
		status: 409,
		text: "mailOff"
	},
	telegram_not_linked: {
		status: 409,
		text: "telegramNotLinked"
	},
	announcement_image_unknown: {
		status: 400,
		text: "announcementImageUnknown"
	},
	product_incomplete: {
		status: 409,
		text: "productIncomplete"
	},
	import_too_long: {
		status: 400,
		text: "importTooLong"
	},
	item_assigned: {
		status: 409,
		text: "itemAssigned"
	},
	item_invalid: {
		status: 400,
		text: "itemInvalid"
	},
	inventory_empty: {
		status: 409,
		text: "inventoryEmpty"
	},
	days_limited: {
		status: 403,
		text: "daysLimited"
	},
	days_not_left: {
		status: 400,
		text: "daysNotLeft"
	},
	subscription_held: {
		status: 409,
		text: "subscriptionHeld"
	},
	delivery_over: {
		status: 409,
		text: "deliveryOver"
	},
	undo_too_late: {
		status: 409,
		text: "undoTooLate"
	},
	ticket_closed: {
		status: 409,
		text: "ticketClosed"
	},
	ticket_state_changed: {
		status: 409,
		text: "ticketStateChanged"
	},
	ticket_not_mergeable: {
		status: 409,
		text: "ticketNotMergeable"
	},
	too_many_open_tickets: {
		status: 409,
		text: "tooManyOpenTickets"
	},
	attachment_unknown: {
		status: 400,
		text: "attachmentUnknown"
	},
	attachment_type: {
		status: 400,
		text: "attachmentType"
	},
	attachment_too_large: {
		status: 413,
		text: "attachmentTooLarge"
	},
	service_unknown: {
		status: 400,
		text: "serviceUnknown"
	},
	balance_too_small: {
		status: 409,
		text: "balanceTooSmall"
	},
	credit_withheld: {
		status: 409,
		text: "creditWithheld"
	},
	credit_waits: {
		status: 409,
		text: "creditWaits"
	},
	credit_disputed: {
		status: 409,
		text: "creditDisputed"
	},
	credit_released: {
		status: 409,
		text: "creditReleased"
	},
	payout_too_small: {
		status: 400,
		text: "payoutTooSmall"
	},
	payout_address_invalid: {
		status: 400,
		text: "payoutAddressInvalid"
	},
	email_unconfirmed: {
		status: 409,
		text: "emailUnconfirmed"
	},
	payout_waits: {
		status: 409,
		text: "payoutWaits"
	},
	payout_state_changed: {
		status: 409,
		text: "payoutStateChanged"
	},
	payout_underway: {
		status: 409,
		text: "payoutUnderway"
	},
	payout_not_started: {
		status: 409,
		text: "payoutNotStarted"
	},
	second_operator_required: {
		status: 409,
		text: "secondOperatorRequired"
	},
	transaction_used: {
		status: 409,
		text: "transactionUsed"
	},
	rule_change_over: {
		status: 409,
		text: "ruleChangeOver"
	},
	flag_resolved: {
		status: 409,
		text: "flagResolved"
	},
	payment_not_refundable: {
		status: 409,
		text: "paymentNotRefundable"
	},
	refund_open: {
		status: 409,
		text: "refundOpen"
	},
	alert_undecided: {
		status: 409,
		text: "alertUndecided"
	},
	alert_ended: {
		status: 409,
		text: "alertEnded"
	},
	double_payment_answered: {
		status: 409,
		text: "doublePaymentAnswered"
	},
	double_payment_refunded: {
		status: 409,
		text: "doublePaymentRefunded"
	},
	double_payment_disputed: {
		status: 409,
		text: "doublePaymentDisputed"
	},
	double_payment_changed: {
		status: 409,
		text: "doublePaymentChanged"
	},
	access_end_unconfirmed: {
		status: 409,
		text: "accessEndUnconfirmed"
	},
	refund_too_large: {
		status: 409,
		text: "refundTooLarge"
	},
	refund_method_closed: {
		status: 409,
		text: "refundMethodClosed"
	},
	dispute_state_changed: {
		status: 409,
		text: "disputeStateChanged"
	},
	review_state_changed: {
		status: 409,
		text: "reviewStateChanged"
	},
	fiscal_receipt_not_resendable: {
		status: 409,
		text: "fiscalReceiptNotResendable"
	},
	payment_not_confirmable: {
		status: 409,
		text: "paymentNotConfirmable"
	},
	payment_returned: {
		status: 409,
		text: "paymentReturned"
	},
	confirmation_waiting: {
		status: 409,
		text: "confirmationWaiting"
	},
	confirmation_state_changed: {
		status: 409,
		text: "confirmationStateChanged"
	},
	payment_needs_second_operator: {
		status: 409,
		text: "paymentNeedsSecondOperator"
	},
	gateway_payment_unknown: {
		status: 409,
		text: "gatewayPaymentUnknown"
	},
	gateway_payment_foreign: {
		status: 409,
		text: "gatewayPaymentForeign"
	},
	review_not_acceptable: {
		status: 409,
		text: "reviewNotAcceptable"
	}
};
const promoRefusals = [
	"unknown",
	"expired",
	"not_this_product",
	"already_used",
	"limit_reached",
	"minimum",
	"method",
	"first_purchase"
];
// ../contract/src/shop/payments.ts
var payments_exports = __exportAll({
	cancelPayment: () => cancelPayment,
	chargeResultField: () => chargeResultField,
	checkPromoCode: () => checkPromoCode,
	isPaymentPending: () => isPaymentPending,
	listPaymentMethods: () => listPaymentMethods,
	listPayments: () => listPayments,
	paymentHistoryItemField: () => paymentHistoryItemField,
	paymentMethodField: () => paymentMethodField,
	paymentStatuses: () => paymentStatuses,
	pendingPaymentField: () => pendingPaymentField,
	promoInvalidDetails: () => promoInvalidDetails,
	readRenewalConsent: () => readRenewalConsent,
	receiveKeyedWebhook: () => receiveKeyedWebhook,
	receiveWebhook: () => receiveWebhook,
	staleQuoteDetails: () => staleQuoteDetails,
	startPayment: () => startPayment
});
const PAYMENT = "/api-payment/api/v1";
const LAYOUT = "/api-subs/api/v1/sub-layout";
const routes$9 = defineRoutes({
	tag: "Payments",
	base: PAYMENT
});
const layout = defineRoutes({
	tag: "Payments",
	base: LAYOUT
});
const webhooks = defineRoutes({
	tag: "Gateways",
	base: PAYMENT
});
const paymentMethodField = strictObject({
	gateway: gatewayField,
	category: _enum(["worldwide", "cis"]),
	title: string(),
	title_ru: string(),
	description: string(),
	description_ru: string(),
	image_url: string(),
	fee_percentage: number(),
	button_text: string(),
	button_text_ru: string(),
	available: optional(dollarsField),
	charge: optional(rateField$1),
	saves: optional(literal(true)),
	renews: optional(literal(true))
});
const listPaymentMethods = routes$9.read("listPaymentMethods", "/payment_type/list", {
	summary: "The enabled payment methods",
	answer: array(paymentMethodField)
});
const checkPromoCode = routes$9.read("checkPromoCode", "/promocode/check/", {
	summary: "The discount of a promo code for this user",
	limit: "promocodeCheck",
	query: strictObject({
		promocode: promocodeField,
		subscription_price_id: optional(idInQuery),
		gateway: optional(gatewayField)
	}),
	answer: strictObject({ percent: number() }),
	errors: ["promo_invalid"]
});
const promoInvalidDetails = object({ reason: _enum(promoRefusals) });
const chargeResultField = strictObject({
	state: _enum([
		"paid",
		"pending",
		"confirm",
		"declined"
	]),
	reason: optional(_enum([
		"funds",
		"bank",
		"technical",
		"method_dead",
		"shop"
	]))
});
const TOTAL_MAX_DOLLARS = 2e5;
const startPayment = routes$9.post("startPayment", "/payment-form/", {
	summary: "Start a payment for a price with a payment method",
	limit: "startPayment",
	query: strictObject({ subscription_price_id: idInQuery }),
	body: strictObject({
		gateway: gatewayField,
		promocode: optional(nullable(promocodeField)),
		expected_total: optional(number().check(_gte(0), _lte(TOTAL_MAX_DOLLARS))),
		expected_charge: optional(number().check(_gte(0), _lte(2e9))),
		save: optional(strictObject({ mandate: literal([1, 2]) })),
		saved_method: optional(uuidField),
		renew: optional(strictObject({ text: string().check(_minLength(1), _maxLength(CONSENT_MAX)) })),
		change: optional(strictObject({
			subscription: uuidField,
			credit: number().check(_gte(0), _lte(TOTAL_MAX_DOLLARS))
		})),
		gift: optional(literal(true))
	}),
	answer: strictObject({
		url: linkField,
		payment_id: uuidField,
		charge: optional(chargeResultField)
	}),
	errors: [
		"shop_closed",
		"price_unknown",
		"product_inactive",
		"price_changed",
		"method_unknown",
		"method_unavailable",
		"promo_invalid",
		"too_many_open_payments",
		"payment_in_review",
		"renewal_underway",
		"charge_underway",
		"gateway_unavailable",
		"balance_too_small",
		"renewal_terms_changed",
		"not_found",
		"plan_not_changeable",
		"plan_same",
		"plan_owned",
		"credit_changed"
	],
	idempotent: true
});
const readRenewalConsent = routes$9.read("readRenewalConsent", "/renewal-consent", {
	summary: "What a buyer agrees to who has an order renewed automatically",
	query: strictObject({
		subscription_price_id: idInQuery,
		gateway: gatewayField
	}),
	answer: strictObject({ text: string() }),
	errors: ["price_unknown", "method_unavailable"]
});
const staleQuoteDetails = object({
	lines: nullable(quoteLinesField),
	charge: optional(chargeField)
});
const cancelPayment = routes$9.post("cancelPayment", "/payment/cancel", {
	summary: "Cancel an open payment of the user",
	body: strictObject({ payment_id: uuidField }),
	answer: emptyAnswer,
	errors: ["payment_not_cancelable"]
});
const pendingPaymentField = strictObject({
	id: uuidField,
	title: string(),
	title_ru: string(),
	picture: string(),
	duration: string(),
	total: dollarsField,
	charge: optional(chargeField),
	gateway: gatewayField,
	url: nullable(linkField),
	is_charge: optional(literal(true)),
	created_at: timestampField,
	expires_at: timestampField,
	in_review: boolean(),
	transfer: optional(_enum([
		"waiting",
		"checking",
		"refused"
	]))
});
const isPaymentPending = layout.read("isPaymentPending", "/payments/is_pending", {
	summary: "The payment of this user that is being processed, if any",
	polled: true,
	answer: strictObject({
		is_pending: boolean(),
		payments: array(pendingPaymentField)
	})
});
const paymentStatuses = [
	"Not payed",
	"Expired",
	"Active"
];
const paymentHistoryItemField = strictObject({
	id: uuidField,
	number: string(),
	created_at: timestampField,
	sub_plan_id: idField,
	sub_plan_title: string(),
	sub_plan_title_ru: string(),
	pictures: array(string()),
	status: _enum(paymentStatuses),
	state: _enum(paymentStates),
	is_pending: boolean(),
	in_review: boolean(),
	gateway: gatewayField,
	price_table: strictObject({
		amount: dollarsField,
		duration: string()
	}),
	total: dollarsField,
	charge: optional(chargeField),
	changed_to: optional(changedPlanField),
	gift: optional(literal(true)),
	gift_state: optional(_enum(giftStates)),
	asks_double: optional(literal(true)),
	refund_owed: optional(literal(true))
});
const listPayments = layout.read("listPayments", "/payments", {
	summary: "The payment history, newest first, 50 at a time",
	polled: true,
	query: strictObject({ before: optional(uuidField) }),
	answer: array(paymentHistoryItemField)
});
const receiveWebhook = webhooks.signed.post("receiveWebhook", "/webhook/:provider", {
	summary: "A signed webhook from a payment gateway",
	params: strictObject({ provider: providerField }),
	answer: emptyAnswer,
	errors: ["webhook_rejected"]
});
const receiveKeyedWebhook = webhooks.signed.post("receiveKeyedWebhook", "/webhook/:provider/:key", {
	summary: "A webhook from a payment gateway that is authenticated by its address",
	params: strictObject({
		provider: providerField,
		key: secret(string().check(_regex(/^[\w-]{16,64}$/)))
	}),
	answer: emptyAnswer,
	errors: ["webhook_rejected"]
});
// ../contract/src/shop/payment-detail.ts
var payment_detail_exports = __exportAll({
	getPayment: () => getPayment,
	getReceipt: () => getReceipt,
	nextStepActions: () => nextStepActions,
	nextStepKinds: () => nextStepKinds,
	paymentDetailField: () => paymentDetailField,
	receiptFormats: () => receiptFormats,
	syncOwnPayment: () => syncOwnPayment,
	timelineStepField: () => timelineStepField,
	timelineSteps: () => timelineSteps
});
const routes$8 = defineRoutes({
	tag: "Payments",
	base: "/api-payment/api/v1/payment"
});
const timelineSteps = [
	"ordered",
	"page_opened",
	"page_delayed",
	"not_opened",
	"proof_sent",
	"proof_refused",
	"webhook_received",
	"synced",
	"on_its_way",
	"attempt_declined",
	"matched",
	"matched_late",
	"overpaid",
	"accepted",
	"paid_by_balance",
	"free",
	"granted",
	"gift_ready",
	"gift_claimed",
	"gift_revoked",
	"declined",
	"expired",
	"canceled",
	"canceled_by_buyer",
	"replaced",
	"held",
	"held_underpaid",
	"returned",
	"refund_started",
	"refund_failed",
	"refund_repaid",
	"refunded_partly",
	"refunded",
	"disputed",
	"dispute_over"
];
const nextStepKinds = [
	"wait_for_page",
	"pay",
	"confirm",
	"transfer",
	"transfer_checking",
	"on_its_way",
	"delayed",
	"review",
	"review_underpaid",
	"declined",
	"not_opened",
	"expired",
	"canceled",
	"done",
	"done_late",
	"done_overpaid",
	"ended",
	"changed",
	"gift",
	"gift_claimed",
	"gift_revoked",
	"gift_disputed",
	"refund_pending",
	"refund_owed",
	"refunded_partly",
	"refunded",
	"disputed"
];
const nextStepActions = [
	"open_page",
	"order_again",
	"subscriptions",
	"gifts",
	"ticket"
];
const timelineStepField = strictObject({
	kind: _enum(timelineSteps),
	at: timestampField,
	amount: optional(dollarsField)
});
const paymentDetailField = strictObject({
	id: uuidField,
	number: string(),
	created_at: timestampField,
	expires_at: timestampField,
	sub_plan_id: idField,
	sub_plan_title: string(),
	sub_plan_title_ru: string(),
	pictures: array(string()),
	duration: string(),
	gateway: gatewayField,
	method: strictObject({
		title: string(),
		title_ru: string()
	}),
	status: _enum(paymentStatuses),
	state: _enum(paymentStates),
	is_pending: boolean(),
	in_review: boolean(),
	gift_state: optional(_enum(giftStates)),
	lines: quoteLinesField,
	charge: optional(chargeField),
	paid_at: nullable(timestampField),
	paid: dollarsField,
	refunded: dollarsField,
	refund_owed: optional(literal(true)),
	owed: optional(dollarsField),
	received: optional(sumField$2),
	saving: optional(_enum(["saved", "not_saved"])),
	credit_rest: optional(dollarsField),
	changed_to: optional(changedPlanField),
	access: nullable(strictObject({
		from: timestampField,
		until: timestampField
	})),
	url: nullable(linkField),
	timeline: array(timelineStepField),
	next_step: strictObject({
		kind: _enum(nextStepKinds),
		actions: array(_enum(nextStepActions))
	}),
	double_payment: nullable(doublePaymentField),
	has_receipt: boolean(),
	fiscal_receipts: array(strictObject({
		kind: _enum([
			"payment",
			"refund",
			"closing"
		]),
		url: linkField,
		registered_at: nullable(timestampField)
	}))
});
const ofOne$2 = strictObject({ id: uuidField });
const getPayment = routes$8.read("getPayment", "/:id", {
	summary: "A payment of the user: its lines, history and next step",
	params: ofOne$2,
	answer: paymentDetailField
});
const syncOwnPayment = routes$8.post("syncOwnPayment", "/check", {
	summary: "Sync a payment of the user with its gateway and answer its state",
	limit: "paymentCheck",
	body: strictObject({ payment_id: uuidField }),
	answer: strictObject({
		status: _enum(paymentStatuses),
		is_pending: boolean(),
		in_review: boolean()
	})
});
const receiptFormats = ["pdf", "html"];
const getReceipt = routes$8.read("getReceipt", "/:id/receipt", {
	summary: "The receipt of a paid payment of the user, as a file",
	limit: "document",
	params: ofOne$2,
	query: strictObject({
		format: _enum(receiptFormats),
		language: languageField
	}),
	file: true,
	answer: emptyAnswer
});
// ../contract/src/shop/payment-search.ts
var payment_search_exports = __exportAll({
	exportOwnPayments: () => exportOwnPayments,
	readPaymentSpan: () => readPaymentSpan,
	searchPayments: () => searchPayments
});
const routes$7 = defineRoutes({
	tag: "Payments",
	base: "/api-subs/api/v1/sub-layout/payments"
});
const filters = {
	search: optional(string().check(_maxLength(100))),
	since: optional(timestampField),
	until: optional(timestampField)
};
const searchPayments = routes$7.read("searchPayments", "/search", {
	summary: "The payments of the user that match, newest first, 50 at a time",
	query: strictObject({
		...filters,
		product: optional(idInQuery),
		before: optional(uuidField)
	}),
	answer: array(paymentHistoryItemField)
});
const readPaymentSpan = routes$7.read("readPaymentSpan", "/span", {
	summary: "When the user placed the first and the latest payment",
	answer: strictObject({
		first_at: nullable(timestampField),
		last_at: nullable(timestampField)
	})
});
const exportOwnPayments = routes$7.read("exportOwnPayments", "/export", {
	summary: "The payments of the user that match, as a CSV file",
	limit: "document",
	query: strictObject({
		...filters,
		language: languageField,
		time_zone: optional(string().check(_regex(/^[\w+\-/]{1,64}$/)))
	}),
	file: true,
	answer: emptyAnswer
});
// ../contract/src/shop/policy-reports.ts
var policy_reports_exports = __exportAll({ reportPolicyViolation: () => reportPolicyViolation });
const routes$6 = defineRoutes({
	tag: "Page",
	base: "/api-user/api/v1"
});
const reportPolicyViolation = routes$6.open.post("reportPolicyViolation", "/csp-report", {
	summary: "Reports of content security policy violations",
	limit: "policyReport",
	raw: true,
	answer: emptyAnswer
});
// ../contract/src/shop/renewals/renewal-confirmation.ts
var renewal_confirmation_exports = __exportAll({
	confirmationStates: () => confirmationStates,
	openConfirmLink: () => openConfirmLink,
	openRenewalConfirmation: () => openRenewalConfirmation,
	readConfirmLink: () => readConfirmLink,
	renewalConfirmationField: () => renewalConfirmationField
});
const routes$5 = defineRoutes({
	tag: "Access",
	base: "/api-subs/api/v1/renewal-confirmation"
});
const pageAnswer = strictObject({ url: linkField });
const openRenewalConfirmation = routes$5.post("openRenewalConfirmation", "/:id", {
	summary: "The page on which the bank lets the user confirm the charge of a renewal",
	params: strictObject({ id: uuidField }),
	answer: pageAnswer,
	errors: [
		"not_found",
		"confirmation_over",
		"gateway_unavailable"
	]
});
const confirmTokenField = secret(string().check(_regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/)));
const confirmationStates = [
	"open",
	"paid",
	"over"
];
const renewalConfirmationField = strictObject({
	state: _enum(confirmationStates),
	sub_plan_id: int(),
	title: string(),
	title_ru: string(),
	total: dollarsField,
	until: nullable(timestampField)
});
const readConfirmLink = routes$5.open.post("readConfirmLink", "/link/read", {
	summary: "What the confirmation link of a mail would confirm",
	limit: "stopLink",
	body: strictObject({ token: confirmTokenField }),
	answer: renewalConfirmationField,
	errors: ["confirmation_link_invalid"]
});
const openConfirmLink = routes$5.open.post("openConfirmLink", "/link/open", {
	summary: "The page on which the bank lets the reader of a mail confirm the charge of a renewal",
	limit: "stopLink",
	body: strictObject({ token: confirmTokenField }),
	answer: pageAnswer,
	errors: [
		"confirmation_link_invalid",
		"confirmation_over",
		"gateway_unavailable"
	]
});
// ../contract/src/shop/renewals/renewal-undo.ts
var renewal_undo_exports = __exportAll({
	UNDO_DAYS: () => 14,
	readRenewalUndo: () => readRenewalUndo,
	readUndoLink: () => readUndoLink,
	renewalUndoField: () => renewalUndoField,
	undoByLink: () => undoByLink,
	undoRenewal: () => undoRenewal,
	undoStates: () => undoStates
});
const routes$4 = defineRoutes({
	tag: "Access",
	base: "/api-subs/api/v1/renewal-undo"
});
const UNDO_DAYS = 14;
const undoStates = [
	"open",
	"undone",
	"refunded",
	"closed"
];
const renewalUndoField = strictObject({
	state: _enum(undoStates),
	payment_id: uuidField,
	title: string(),
	title_ru: string(),
	total: dollarsField,
	part: nullable(strictObject({
		unused_days: int(),
		total_days: int(),
		paid: dollarsField
	})),
	refund_to: _enum(["method", "balance"]),
	ends_at: timestampField
});
const ofOne$1 = strictObject({ id: uuidField });
const readRenewalUndo = routes$4.read("readRenewalUndo", "/:id", {
	summary: "Whether a renewal can be undone, and what is refunded",
	params: ofOne$1,
	answer: renewalUndoField,
	errors: ["not_found"]
});
const expectedTotal = { expected_total: dollarsField };
const undoRenewal = routes$4.post("undoRenewal", "/:id", {
	summary: "Undo a renewal: refund of what was not used, and automatic renewal ends",
	params: ofOne$1,
	body: strictObject(expectedTotal),
	answer: emptyAnswer,
	errors: [
		"not_found",
		"undo_changed",
		"undo_closed"
	],
	idempotent: true
});
const undoTokenField = secret(string().check(_regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{43}$/)));
const readUndoLink = routes$4.open.post("readUndoLink", "/link/read", {
	summary: "What the undo link of a mail would undo",
	limit: "stopLink",
	body: strictObject({ token: undoTokenField }),
	answer: renewalUndoField,
	errors: ["undo_link_invalid"]
});
const undoByLink = routes$4.open.post("undoByLink", "/link/undo", {
	summary: "Undo a renewal with the link of a mail",
	limit: "stopLink",
	body: strictObject({
		token: undoTokenField,
		...expectedTotal
	}),
	answer: emptyAnswer,
	errors: [
		"undo_link_invalid",
		"undo_changed",
		"undo_closed"
	]
});
// ../contract/src/shop/saved-methods.ts
var saved_methods_exports = __exportAll({
	chooseDefaultMethod: () => chooseDefaultMethod,
	listSavedMethods: () => listSavedMethods,
	removeSavedMethod: () => removeSavedMethod,
	savedMethodField: () => savedMethodField
});
const routes$3 = defineRoutes({
	tag: "Payments",
	base: "/api-payment/api/v1/saved-methods"
});
const savedMethodField = strictObject({
	id: uuidField,
	provider: string(),
	kind: _enum([
		"card",
		"wallet",
		"sbp"
	]),
	brand: string(),
	last4: string(),
	expires: nullable(string()),
	is_expired: boolean(),
	state: _enum([
		"pending",
		"active",
		"dead"
	]),
	is_default: boolean(),
	gateway: nullable(gatewayField),
	created_at: timestampField
});
const listSavedMethods = routes$3.read("listSavedMethods", "", {
	summary: "The saved payment methods of the user, the default one first",
	answer: array(savedMethodField)
});
const chooseDefaultMethod = routes$3.post("chooseDefaultMethod", "/:id/default", {
	summary: "Make a saved payment method the default one",
	params: strictObject({ id: uuidField }),
	answer: emptyAnswer,
	errors: ["not_found"]
});
const removeSavedMethod = routes$3.post("removeSavedMethod", "/:id/remove", {
	summary: "Remove a saved payment method",
	params: strictObject({ id: uuidField }),
	answer: emptyAnswer,
	errors: ["not_found"]
});
// ../contract/src/shop/session.ts
var session_exports = __exportAll({
	getUser: () => getUser,
	logout: () => logout,
	refreshToken: () => refreshToken,
	telegramField: () => telegramField,
	updateUser: () => updateUser,
	userField: () => userField
});
const routes$2 = defineRoutes({
	tag: "Accounts",
	base: "/api-user/api/v1/user"
});
const telegramField = strictObject({
	first_name: string(),
	last_name: nullable(string())
});
const userField = strictObject({
	uid: uuidField,
	username: string(),
	email: string(),
	email_confirmed: boolean(),
	image_url: nullable(string()),
	trc20_address: nullable(string()),
	tg_data: nullable(telegramField),
	language: languageField,
	unpaid_mails: boolean(),
	coupon: nullable(string()),
	deletion_at: optional(timestampField)
});
const refreshToken = routes$2.open.post("refreshToken", "/refresh", {
	summary: "Exchange a still valid token, or an id_token of Google for a known account, for a fresh one",
	limit: "signIn",
	body: strictObject({ token: secret(string().check(_minLength(1), _maxLength(4096))) }),
	answer: strictObject({ key: string() })
});
const logout = routes$2.post("logout", "/logout", {
	summary: "Revoke the token of this call",
	answer: emptyAnswer
});
const getUser = routes$2.read("getUser", "/", {
	summary: "The signed-in user",
	answer: userField
});
const updateUser = routes$2.put("updateUser", "/", {
	summary: "Change the language, the username, the TRC20 address or emails about unpaid orders",
	body: strictObject({
		language: optional(languageField),
		username: optional(string().check(_minLength(1), _maxLength(64))),
		trc20_address: optional(nullable(string().check(_maxLength(64)))),
		unpaid_mails: optional(boolean()),
		password: optional(passwordField)
	}),
	answer: userField,
	errors: [
		"username_invalid",
		"username_reserved",
		"username_taken",
		"trc20_invalid",
		"password_wrong",
		"password_not_set"
	]
});
// ../contract/src/shop/transfers.ts
var transfers_exports = __exportAll({
	getTransfer: () => getTransfer,
	sendTransferProof: () => sendTransferProof,
	transferField: () => transferField,
	transferStates: () => transferStates
});
const routes$1 = defineRoutes({
	tag: "Payments",
	base: "/api-payment/api/v1/transfer"
});
const transferStates = [
	"waiting",
	"checking",
	"refused",
	"review",
	"ended",
	"paid",
	"refunded"
];
const transferField = strictObject({
	id: uuidField,
	state: _enum(transferStates),
	title: string(),
	title_ru: string(),
	picture: string(),
	product_id: int(),
	duration: string(),
	total: dollarsField,
	charge: optional(chargeField),
	reference: string(),
	bank_details: nullable(strictObject({
		recipient: string(),
		bank: string(),
		account: string(),
		kind: _enum([
			"card",
			"account",
			"phone"
		]),
		note: string(),
		note_ru: string()
	})),
	created_at: timestampField,
	expires_at: timestampField,
	proof_at: nullable(timestampField),
	refusal: nullable(string()),
	proofs_left: int(),
	access_until: nullable(timestampField)
});
const ofOne = strictObject({ id: uuidField });
const getTransfer = routes$1.read("getTransfer", "/:id", {
	summary: "A bank transfer of the user: amount, bank account details and state",
	params: ofOne,
	answer: transferField
});
const sendTransferProof = routes$1.post("sendTransferProof", "/:id/proof", {
	summary: "Upload a proof of payment for a transfer: PDF, PNG or JPEG of at most 10 MB",
	limit: "transferProof",
	params: ofOne,
	multipart: true,
	answer: transferField,
	status: 201,
	errors: [
		"attachment_type",
		"attachment_too_large",
		"image_unreadable",
		"proof_waiting",
		"proof_limit_reached",
		"transfer_state_changed"
	]
});
// ../contract/src/shop/users.ts
var users_exports = __exportAll({
	changePassword: () => changePassword,
	confirmEmail: () => confirmEmail,
	linkTelegram: () => linkTelegram,
	login: () => login,
	register: () => register,
	rejectAccount: () => rejectAccount,
	removeImage: () => removeImage,
	requestPasswordReset: () => requestPasswordReset,
	resendConfirmation: () => resendConfirmation,
	resetPassword: () => resetPassword,
	uploadImage: () => uploadImage
});
const routes = defineRoutes({
	tag: "Accounts",
	base: "/api-user/api/v1/user"
});
const tokenAnswer = strictObject({ access_token: string() });
const registration = {
	email: emailField,
	username: optional(string().check(_maxLength(254))),
	is_admin: optional(boolean()),
	image_url: optional(nullable(string().check(_maxLength(500)))),
	trc20_address: optional(nullable(string().check(_maxLength(64)))),
	refferal_id: optional(nullable(string().check(_maxLength(64)))),
	coupon: optional(nullable(promocodeField))
};
const passwordRegistration = strictObject({
	...registration,
	password: passwordField,
	language: optional(languageField)
});
const googleRegistration = strictObject({
	...registration,
	email: optional(emailField),
	language: optional(languageField),
	oauth_google_token: googleTicketField,
	password: optional(passwordField)
});
const register = routes.open.post("register", "/", {
	summary: "Create an account by email and password, or with Google, and sign in",
	limit: "signIn",
	body: union([passwordRegistration, googleRegistration]),
	answer: tokenAnswer,
	status: 201,
	errors: [
		"shop_closed",
		"email_invalid",
		"email_in_use",
		"password_short",
		"password_common",
		"google_ticket_invalid",
		"google_link_password",
		"second_factor_required",
		"sign_in_failed",
		"account_blocked"
	]
});
const login = routes.open.post("login", "/login", {
	summary: "Sign in by email and password",
	limit: "signIn",
	body: strictObject({
		email: emailField,
		password: passwordField
	}),
	answer: discriminatedUnion("status", [strictObject({
		status: literal("success"),
		access_token: string()
	}), strictObject({
		status: literal("second_factor"),
		ticket: string()
	})]),
	errors: ["sign_in_failed", "account_blocked"]
});
const requestPasswordReset = routes.open.post("requestPasswordReset", "/refresh-password", {
	summary: "Mail a link that sets a new password; the answer never shows whether the address is known",
	limit: "resetRequest",
	body: strictObject({ email: emailField }),
	answer: emptyAnswer
});
const mailedTokenField = secret(string().check(_regex(/^[\w-]{43}$/)));
const resetPassword = routes.open.post("resetPassword", "/reset-password", {
	summary: "Set a new password with the token of a reset email; ends every session",
	limit: "resetConfirm",
	body: strictObject({
		token: mailedTokenField,
		password: passwordField
	}),
	answer: emptyAnswer,
	errors: [
		"reset_link_invalid",
		"password_short",
		"password_common"
	]
});
const confirmEmail = routes.open.post("confirmEmail", "/confirm-email", {
	summary: "Confirm the email by the token of a confirmation email, with the session of its account or with its password",
	limit: "emailConfirm",
	body: strictObject({
		token: mailedTokenField,
		password: optional(passwordField)
	}),
	answer: emptyAnswer,
	errors: [
		"confirm_link_invalid",
		"confirm_needs_owner",
		"password_wrong"
	]
});
const rejectAccount = routes.open.post("rejectAccount", "/confirm-email/reject", {
	summary: "Delete an account that another person registered with this email, by the token of its confirmation email",
	limit: "emailConfirm",
	body: strictObject({ token: mailedTokenField }),
	answer: emptyAnswer,
	errors: ["confirm_link_invalid", "account_in_use"]
});
const resendConfirmation = routes.post("resendConfirmation", "/confirm-email/resend", {
	summary: "Email a new confirmation link; not to an address that is already confirmed",
	limit: "resendConfirmation",
	answer: emptyAnswer
});
const changePassword = routes.post("changePassword", "/refresh-password-auth", {
	summary: "Change the password with the old one; ends every other session",
	limit: "sensitive",
	body: strictObject({
		password_old: passwordField,
		password_new: passwordField
	}),
	answer: emptyAnswer,
	errors: [
		"password_new_short",
		"password_old_short",
		"password_old_wrong",
		"password_common",
		"password_not_set"
	]
});
const uploadImage = routes.post("uploadImage", "/image", {
	summary: "Upload an avatar (multipart, field `file`): PNG or JPEG, at most 5 MB",
	limit: "upload",
	multipart: true,
	answer: strictObject({ filepath: string() }),
	errors: [
		"image_type",
		"image_too_large",
		"image_unreadable"
	]
});
const removeImage = routes.delete("removeImage", "/image", {
	summary: "Remove the avatar",
	answer: emptyAnswer
});
const linkTelegram = routes.post("linkTelegram", "/telegram_data", {
	summary: "A link that connects a Telegram account, once and within 10 minutes; older links are void",
	limit: "sensitive",
	answer: strictObject({ url: linkField }),
	errors: ["not_found", "telegram_connected"]
});
// ../contract/src/shared/all-routes.ts
const routeModules = [
	users_exports,
	session_exports,
	campaign_visits_exports,
	calendar_exports,
	account_exports,
	google_exports,
	languages_exports,
	operators_exports,
	gateways_exports,
	gifts_exports$1,
	method_templates_exports,
	method_tests_exports,
	payments_exports$1,
	payment_detail_exports$1,
	fiscal_receipts_exports,
	payment_list_exports,
	promo_codes_exports,
	referrals_exports,
	renewals_exports,
	renewal_list_exports,
	buyer_renewals_exports,
	reports_exports,
	accounts_exports,
	audit_log_exports,
	alerts_exports,
	announcements_exports,
	bulk_actions_exports,
	buyers_exports,
	catalogue_exports$1,
	macros_exports,
	notes_exports,
	notifications_exports,
	confirmations_exports,
	credits_exports,
	disputes_exports,
	workspace_exports,
	inventory_exports,
	first_run_exports,
	settings_exports,
	connections_exports,
	shown_rate_exports,
	team_exports,
	subscriptions_exports,
	tickets_exports,
	system_exports,
	texts_exports,
	mail_templates_exports,
	transfers_exports$1,
	campaigns_exports,
	catalogue_exports,
	shown_currency_exports,
	access_exports,
	announcements_exports$1,
	payments_exports,
	plan_changes_exports,
	gifts_exports,
	saved_methods_exports,
	renewals_exports$1,
	renewal_undo_exports,
	renewal_confirmation_exports,
	double_payments_exports,
	payment_search_exports,
	payment_detail_exports,
	payment_page_exports,
	policy_reports_exports,
	referrals_exports$1,
	support_exports,
	telegram_exports,
	transfers_exports,
	impersonation_exports
];
const allRoutes = routeModules.flatMap((module) => Object.values(module).filter(isRoute).flatMap((route) => [route, ...routesBeside(route)]));
function isRoute(value) {
	return typeof value === "object" && value !== null && "path" in value && "auth" in value && "limit" in value;
}
export { startGoogle as $, cancelPlannedPrices as $a, unlinkOperatorTelegram as $i, readPayout as $n, archiveAnnouncement as $o, changeRate as $r, getSystem as $t, reportPolicyViolation as A, previewReply as Aa, refuseConfirmation as Ai, listConsoleRenewals as An, restoreSubscription as Ao, switchPromoCode as Ar, receiveTelegramUpdate as As, downloadItem as At, listPaymentMethods as B, mergeTicket as Ba, signInOperator as Bi, turnOffRenewal as Bn, listWaitingDeliveries as Bo, refundPayment as Br, sendMessage as Bs, saveView as Bt, readRenewalUndo as C, sendTestMessage as Ca, sendDisputeEvidence as Ci, exportSalesReport as Cn, grantSubscription as Co, createPromoCode as Cr, readBuyer as Cs, getSecurity as Ct, openConfirmLink as D, listMacros as Da, approveConfirmation as Di, getSalesReport as Dn, readSubscription as Do, listRedemptions as Dr, LIST_PAGE as Ds, signInWithSecondFactor as Dt, undoRenewal as E, editMacro as Ea, releaseHeldCredit as Ei, getOverview as En, moveSubscription as Eo, listPromoProducts as Er, LIST_COUNTED_MAX as Es, requestDeletion as Et, getReceipt as F, followTicket as Fa, getOperatorSession as Fi, stopSubscriptionRenewal as Fn, editInventoryItem as Fo, declareDispute as Fr, getSupportConfig as Fs, countWork as Ft, startPayment as G, readBuyerOfTicket as Ga, mayGrant as Gi, getReferralRules as Gn, retryDelivery as Go, syncPaymentById as Gr, withoutSecrets as Gs, inviteOperator as Gt, readRenewalConsent as H, openAttachment as Ha, signOutOperator as Hi, approvePayout as Hn, renameInventoryFile as Ho, resolveRefund as Hr, uploadAttachment as Hs, acceptInvitation as Ht, syncOwnPayment as I, holdTicket as Ia, getOwnerSetup as Ii, listRenewals as In, findInventoryItems as Io, dismissDoublePayment as Ir, getTicket as Is, deleteView as It, getDictionary as J, resolveTicket as Ja, permissionsOf as Ji, listPartnerCommissions as Jn, listAuditEvents as Jo, readGiftFigures as Jr, globalRegistry as Js, resetOperatorAccess as Jt, errors as K, reopenTicket as Ka, operatorRoles as Ki, getWaitingRules as Kn, revealInventoryItem as Ko, listMethodTemplates as Kr, datetime as Ks, listTeam as Kt, cancelPayment as L, listAssignees as La, listOperatorSessions as Li, readRenewalTerms as Ln, importInventoryItems as Lo, listPaymentRefunds as Lr, listMessages as Ls, findRecords as Lt, readPaymentSpan as M, runMacro as Ma, confirmOperator as Mi, readBuyerRenewals as Mn, shortenSubscription as Mo, listPaymentFilters as Mr, updateTelegramNotifications as Ms, listEndedSubscriptions as Mt, searchPayments as N, assignTicket as Na, countOperatorRecoveryCodes as Ni, readSubscriptionRenewals as Nn, readPlanChange as No, getConsolePayment as Nr, createTicket as Ns, readItem as Nt, openRenewalConfirmation as O, macroPlaceholders as Oa, confirmPayment as Oi, getSubscriptionReport as On, replaceCredential as Oo, readPromoCode as Or, getTelegramLink as Os, startSecondFactor as Ot, getPayment as P, closeTicket as Pa, endOtherOperatorSessions as Pi, retryRenewal as Pn, assignDelivery as Po, revealWebhook as Pr, downloadAttachment as Ps, replaceItem as Pt, getGoogleUser as Q, archiveProduct as Qa, testNotifications as Qi, readPartner as Qn, ANNOUNCEMENT_MAX as Qo, changeProvider as Qr, discardDeadJob as Qt, checkPromoCode as R, listMergeTargets as Ra, renameOwnOperator as Ri, readStopLink as Rn, listInventory as Ro, previewRefund as Rr, listTickets as Rs, listViews as Rt, removeSavedMethod as S, saveTextDraft as Sa, previewEvidence as Si, exportConversionReport as Sn, extendSubscription as So, createPromoBatch as Sr, listBuyers as Ss, exportData as St, undoByLink as T, createMacro as Ta, listHeldCredits as Ti, getConversionReport as Tn, listSubscriptions as To, listPromoCodes as Tr, CONSOLE_BASE as Ts, renewRecoveryCodes as Tt, receiveKeyedWebhook as U, openTicket as Ua, startOwnerSetup as Ui, approveRuleChange as Un, replaceInventoryFile as Uo, resolveReview as Ur, isMultiline as Us, changeOperatorRole as Ut, listPayments as V, noteOnTicket as Va, signInWithOwnerLink as Vi, turnOnRenewal as Vn, readInventory as Vo, repayRefund as Vr, ticketStates as Vs, workQueues as Vt, receiveWebhook as W, prioritizeTicket as Wa, isPermitted as Wi, changeReferralRules as Wn, retireInventoryItem as Wo, syncConsolePayment as Wr, secretNamesOf as Ws, disableOperator as Wt, redeemImpersonation as X, uploadReplyAttachment as Xa, linkOperatorTelegram as Xi, listReferralFlags as Xn, readAuditEvent as Xo, METHOD_DESCRIPTION_MAX as Xr, checkBackup as Xt, endImpersonation as Y, ticketPriorities as Ya, changeNotifications as Yi, listPartners as Yn, listAuditFilters as Yo, revokeGift as Yr, registry as Ys, withdrawInvitation as Yt, finishGoogle as Z, writeToBuyer as Za, readNotifications as Zi, markPayoutPaid as Zn, verifyAuditLog as Zo, changeMethod as Zr, createBackup as Zt, logout as _, listTexts as _a, listPaymentCoins as _i, connectionNames as _n, listBulkActions as _o, findTransfers as _r, resendBuyerConfirmation as _s, cancelDeletion as _t, linkTelegram as a, urgentTopics as aa, listProviderCoins as ai, testBackupFolder as an, listProducts as ao, verifyPartner as ar, readAnnouncement as as, sendGiftCard as at, chooseDefaultMethod as b, readText as ba, disputeAnswerKinds as bi, WORKER_LOST_MS as bn, startBulkAction as bo, readTransfer as br, endBuyerSession as bs, endOtherSessions as bt, rejectAccount as c, deleteNote as ca, switchMethod as ci, getFirstRun as cn, planPrices as co, cancelPayout as cr, getAnnouncement as cs, parseGiftCode as ct, resendConfirmation as d, readMailTemplate as da, listMethodSuccess as di, readBrand as dn, uploadProductPicture as do, getReferralData as dr, resolveAlert as ds, activateCampaign as dt, isNotifiedKind as ea, checkProvider as ei, listBackups as en, createProduct as eo, readPayoutTotals as er, createAnnouncement as es, claimGift as et, resetPassword as f, sendTestMail as fa, refundMethodTest as fi, readSettings as fn, uploadServicePicture as fo, getReferralStatistics as fr, cancelBuyerDeletion as fs, visitCampaign as ft, getUser as g, listTextPublications as ga, getPaymentPage as gi, changeConnection as gn, BULK_MAX as go, acceptTransfer as gr, removeBuyerSecondFactor as gs, removeCalendarAddress as gt, sendTransferProof as h, discardTextDraft as ha, estimatePaymentCoin as hi, testShownRate as hn, campaignName as ho, requestPayout as hr, impersonateBuyer as hs, readCalendar as ht, confirmEmail as i, topicOf as ia, listConsoleMethods as ii, sendMailsNow as in, editService as io, stopSendingPayout as ir, previewAnnouncement as is, refundGift as it, exportOwnPayments as j, readMacro as ja, changeOwnPassword as ji, readRenewalFigures as jn, revokeSubscription as jo, listConsolePayments as jr, unlinkTelegram as js, listActiveSubscriptions as jt, readConfirmLink as k, previewMacro as ka, listConfirmations as ki, listSoldProducts as kn, replaceWithLink as ko, releaseRedemption as kr, getTelegramNotifications as ks, checkItem as kt, removeImage as l, listNotes as la, checkMethodTest as li, changeBrand as ln, readProduct as lo, chooseReferralMode as lr, listAlerts as ls, answerDoublePayment as lt, getTransfer as m, countTexts as ma, choosePaymentCoin as mi, getShownRateState as mn, setCampaignCost as mo, listPayouts as mr, forcePasswordReset as ms, getCalendar as mt, routeModules as n, notifiedKinds as na, getProviderChecklist as ni, retryDeadJob as nn, duplicateProduct as no, resolveReferralFlag as nr, endAnnouncement as ns, previewGift as nt, login as o, addNote as oa, listProviders as oi, changeFirstRun as on, listServices as oo, voidCommission as or, uploadAnnouncementImage as os, hasLink as ot, uploadImage as p, TEXT_MAX as pa, startMethodTest as pi, uploadBrandLogo as pn, listCampaigns as po, listCommissions as pr, exportBuyerData as ps, createCalendarAddress as pt, readShownRate as q, replyToTicket as qa, permissions as qi, listConsolePayouts as qn, substituteDelivery as qo, listConsoleGifts as qr, $ZodRegistry as qs, readInvitation as qt, changePassword as r, permissionOfTopic as ra, getRates as ri, runJob as rn, editProduct as ro, sendPayout as rr, listAnnouncements as rs, readGift as rt, register as s, changeNote as sa, orderMethods as si, firstRunSteps as sn, moveProduct as so, withdrawRuleChange as sr, closeAnnouncement as ss, giftCodeFrom as st, allRoutes as t, notificationTopics as ta, createMethod as ti, listMails as tn, createService as to, rejectPayout as tr, editAnnouncement as ts, listGifts as tt, requestPasswordReset as u, listMailTemplates as ua, getMethodTest as ui, changeSettings as un, restoreProduct as uo, countReferralVisit as ur, reopenAlert as us, listSubPlans as ut, refreshToken as v, publishText as va, resendFiscalReceipt as vi, listConnections as vn, previewBulkAction as vo, listTransferProofs as vr, scheduleBuyerDeletion as vs, confirmSecondFactor as vt, readUndoLink as w, archiveMacro as wa, uploadDisputeFile as wi, exportSubscriptionReport as wn, listSubscriptionProducts as wo, editPromoCode as wr, unblockBuyer as ws, listSessions as wt, listSavedMethods as x, rollBackText as xa, downloadEvidence as xi, confirmedDimensions as xn, stopBulkAction as xo, refuseTransferProof as xr, endBuyerSessions as xs, endSession as xt, updateUser as y, publishTexts as ya, acceptDispute as yi, testConnection as yn, readBulkAction as yo, openTransferProof as yr, blockBuyer as ys, disableSecondFactor as yt, isPaymentPending as z, listQueue as za, renewOperatorRecoveryCodes as zi, stopByLink as zn, listInventoryItems as zo, refundOutcomes as zr, markTicketRead as zs, recordKinds as zt };

//# sourceMappingURL=all-routes-BFvhvH77.js.map