import { i as __require, o as __toESM, t as __commonJSMin } from "./rolldown-runtime-B50NcwA4.js";
import { $ as startGoogle$1, As as receiveTelegramUpdate, Bi as signInOperator$1, Ct as getSecurity$1, Ds as LIST_PAGE, Dt as signInWithSecondFactor$1, Es as LIST_COUNTED_MAX, Et as requestDeletion$1, Fi as getOperatorSession, Gi as mayGrant, Gt as inviteOperator$1, Hi as signOutOperator$1, Ht as acceptInvitation$1, Ii as getOwnerSetup, Ji as permissionsOf, Jo as listAuditEvents$1, Jt as resetOperatorAccess$1, K as errors, Kt as listTeam$1, Li as listOperatorSessions, Mi as confirmOperator$1, Ms as updateTelegramNotifications, Ni as countOperatorRecoveryCodes, Os as getTelegramLink, Ot as startSecondFactor$1, Pi as endOtherOperatorSessions, Q as getGoogleUser, Ri as renameOwnOperator$1, St as exportData$1, Tt as renewRecoveryCodes$1, Ui as startOwnerSetup$1, Ut as changeOperatorRole, Vi as signInWithOwnerLink$1, Wi as isPermitted, Ws as secretNamesOf, Wt as disableOperator, X as redeemImpersonation$1, Xo as readAuditEvent$1, Y as endImpersonation$1, Yo as listAuditFilters$1, Yt as withdrawInvitation$1, Z as finishGoogle$1, Zo as verifyAuditLog$1, _ as logout, _t as cancelDeletion$1, a as linkTelegram, bt as endOtherSessions$2, c as rejectAccount$1, d as resendConfirmation$1, f as resetPassword$1, g as getUser$1, i as confirmEmail$2, ji as changeOwnPassword$1, js as unlinkTelegram$1, ks as getTelegramNotifications, l as removeImage, o as login, p as uploadImage, qt as readInvitation$1, r as changePassword$1, s as register$1, t as allRoutes, u as requestPasswordReset$1, v as refreshToken$1, vt as confirmSecondFactor$1, wt as listSessions$1, xt as endSession$1, y as updateUser$2, yt as disableSecondFactor$1, zi as renewOperatorRecoveryCodes } from "./all-routes-BFvhvH77.js";
import { Dt as HOUR_MS, Et as DAY_MS, Z as ConfigError, at as isBucketName, ct as telegramEnvironment, et as settingSchema, lt as telegramOf, ot as parseStorageUrl, rt as sha256$2, st as telegramConnection, t as sql } from "./sql-C3kFww1T.js";
import { c as Transaction, i as PostgresIntrospector, n as PostgresAdapter, r as PostgresQueryCompiler, s as Kysely, t as PostgresDialect } from "./postgres-dialect-u07GjcNF.js";
import { a as isReadOnly, c as isUnstorableText, i as isDatabaseUnavailable, l as violatedConstraint, o as isSerializationConflict, r as isAborted, s as isStalePlan } from "./query-or-drop-Dz6usQQM.js";
import { $ as union, F as literal, Ft as AVATAR_MAX_BYTES, I as looseObject, It as CONFIRM_LINK_LIFETIME_S, Jt as LANGUAGES, N as int, O as array, Rt as DELETION_GRACE_S, T as _default, Tt as safeParse, U as optional, V as object, Vt as FORCED_RESET_LINK_LIFETIME_S, Wt as INVITATION_LIFETIME_S, X as string, Xt as OPERATOR_IDLE_S, Zt as OPERATOR_SESSION_S, f as shopLimitNames, it as _gte, jt as ADDRESS_LIMIT, ln as routeLimits, m as shopSettingFields, o as defaultBrand, on as TOKEN_LIFETIME_S, q as record, tn as RESERVED_USERNAMES, w as _catch } from "./shop-settings-BJhU4EHp.js";
import { i as require_fastify_plugin, n as require_secure_json_parse, r as require_error, t as require_deepmerge } from "./deepmerge-wLyZF4Ue.js";
import { a as readRawBody, i as hasRawBody, n as inputSchema } from "./validate-input-Bl0ccGKn.js";
import { r as createPool } from "./pool-DBxqIJ0I.js";
import { t as createDatabase } from "./database-QGpxpiK_.js";
import { n as closeSession, r as openSession } from "./session-client-BS7_3sN6.js";
import { l as traced } from "./unit-CMBaZk-E.js";
import { extname, resolve, sep } from "node:path";
import * as crypto from "node:crypto";
import { createHash, randomInt, timingSafeEqual as timingSafeEqual$1 } from "node:crypto";
import { BlockList, isIP, isIPv4, isIPv6 } from "node:net";
import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { setTimeout as setTimeout$1 } from "node:timers/promises";
import { AsyncLocalStorage } from "node:async_hooks";
import { Agent, request } from "node:http";
import { Agent as Agent$1, request as request$1 } from "node:https";
import { lookup } from "node:dns";
import { Readable } from "node:stream";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { hash as hash$1, verify as verify$1 } from "@node-rs/argon2";
// ../node_modules/kysely/dist/driver/dummy-driver.js
var DummyDriver = class {
	async init() {}
	async acquireConnection() {
		return new DummyConnection();
	}
	async beginTransaction() {}
	async commitTransaction() {}
	async rollbackTransaction() {}
	async releaseConnection() {}
	async destroy() {}
	async releaseSavepoint() {}
	async rollbackToSavepoint() {}
	async savepoint() {}
};
var DummyConnection = class {
	async executeQuery() {
		return { rows: [] };
	}
	async *streamQuery() {}
};
// src/platform/connections/folder-connection.ts
const folderField = {
	name: "folder",
	env: "BACKUP_FOLDER",
	secret: false,
	required: false,
	example: "",
	isUsable: (value, { backupRoots }) => isInside(value, backupRoots),
	roots: ({ backupRoots }) => backupRoots,
	isAnnounced: true
};
const folderConnection = {
	name: "folder",
	fields: [folderField]
};
function savedFolderOf({ folder }, roots) {
	return folder !== void 0 && isInside(folder, roots) ? folder : void 0;
}
function isInside(path, roots) {
	return resolve(path) === path && roots.some((root) => path === root || path.startsWith(root.endsWith(sep) ? root : root + sep));
}
// src/platform/network/public-hosts.ts
const PRIVATE_V4 = [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 4],
	["240.0.0.0", 4]
];
const PUBLIC_V6 = [["2000::", 3]];
const CLOSED_V6 = [
	["2001::", 32],
	["2001:db8::", 32],
	["2002::", 16]
];
const closedV4 = new BlockList();
for (const [network, bits] of PRIVATE_V4) closedV4.addSubnet(network, bits, "ipv4");
const openV6 = new BlockList();
for (const [network, bits] of PUBLIC_V6) openV6.addSubnet(network, bits, "ipv6");
const closedV6 = new BlockList();
for (const [network, bits] of CLOSED_V6) closedV6.addSubnet(network, bits, "ipv6");
var PrivateHost = class extends Error {
	name = "PrivateHost";
	constructor() {
		super("this name does not resolve to public addresses only");
	}
};
function isPublicAddress(address) {
	if (isIP(address) === 4) return !closedV4.check(address, "ipv4");
	return openV6.check(address, "ipv6") && !closedV6.check(address, "ipv6");
}
function isPublicHost(hostname) {
	const bare = hostname.replace(/^\[|\]$/g, "");
	return isIP(bare) === 0 || isPublicAddress(bare);
}
const lookupPublicAddress = (hostname, options, callback) => {
	lookup(hostname, {
		...options,
		all: true
	}, (error, addresses) => {
		const [first] = addresses ?? [];
		if (error !== null || first === void 0) return callback(error, "", 0);
		if (!addresses.every(({ address }) => isPublicAddress(address))) return callback(new PrivateHost(), "", 0);
		if (options.all) callback(null, addresses);
		else callback(null, first.address, first.family);
	});
};
// src/platform/db/list-sql.ts
function whereOf(filterSql, given, ...more) {
	const conditions = more.filter((condition) => condition !== void 0);
	for (const name in given) {
		const value = given[name];
		if (value === void 0 || value === null) continue;
		const condition = filterSql[name]?.(value);
		if (condition !== void 0) conditions.push(condition);
	}
	return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}
function keyset(from, columns, direction) {
	const order = sql`order by ${sql.raw(columns.map((column) => `${column} ${direction}`).join(", "))}`;
	const list = sql.raw(columns.join(", "));
	const key = sql.raw(columns.at(-1) ?? "");
	const sign = sql.raw(direction === "asc" ? ">" : "<");
	return {
		order,
		after: (id) => {
			if (id === void 0) return void 0;
			if (columns.length === 1) return sql`${key} ${sign} ${id}`;
			return sql`(${list}) ${sign} (select ${list} from ${sql.raw(from)} where ${key} = ${id})`;
		},
		beyond: (position) => sql`(${list}) ${sign} (${sql.join(position)})`
	};
}
// src/platform/telemetry/request-log.ts
var RequestLog = class RequestLog {
	unit;
	log;
	constructor(log, unit) {
		this.log = log;
		this.unit = unit;
	}
	get level() {
		return this.log.level;
	}
	child(...parameters) {
		return new RequestLog(this.log.child(...parameters), this.unit);
	}
	trace(...line) {
		this.write("trace", line);
	}
	debug(...line) {
		this.write("debug", line);
	}
	info(...line) {
		this.write("info", line);
	}
	warn(...line) {
		this.write("warn", line);
	}
	error(...line) {
		this.write("error", line);
	}
	fatal(...line) {
		this.write("fatal", line);
	}
	silent(...line) {
		this.write("silent", line);
	}
	write(level, line) {
		const { log } = this;
		this.unit.run(() => Reflect.apply(log[level], log, line));
	}
};
function unitOf({ log }) {
	if (!(log instanceof RequestLog)) throw new Error("the request has no unit");
	return log.unit;
}
// src/platform/http/answers.ts
var RawJson = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
var PlainText = class {
	text;
	constructor(text) {
		this.text = text;
	}
};
var Redirect = class {
	location;
	constructor(location) {
		this.location = location;
	}
};
var Unchanged = class {
	etag;
	constructor(etag) {
		this.etag = etag;
	}
};
var FileAnswer = class {
	body;
	type;
	name;
	rowsSent;
	constructor({ body, type, name, rowsSent }) {
		this.body = body;
		this.type = type;
		this.name = name;
		this.rowsSent = rowsSent;
	}
	get disposition() {
		return `attachment; filename*=UTF-8''${encodeURIComponent(this.name.toWellFormed()).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)}`;
	}
};
var Precomputed = class {
	etag;
	identity;
	#brotli;
	#gzip;
	constructor(json) {
		this.identity = Buffer.from(json);
		this.etag = `"${createHash("sha256").update(this.identity).digest("base64url").slice(0, 22)}"`;
	}
	get brotli() {
		this.#brotli ??= brotliCompressSync(this.identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
		return this.#brotli;
	}
	get gzip() {
		this.#gzip ??= gzipSync(this.identity, { level: 6 });
		return this.#gzip;
	}
};
function acceptedEncoding(header) {
	if (header === void 0) return "identity";
	if (accepts(header, "br")) return "br";
	return accepts(header, "gzip") ? "gzip" : "identity";
}
function accepts(header, encoding) {
	return header.split(",").some((part) => {
		const [name, ...parameters] = part.split(";");
		if (name?.trim().toLowerCase() !== encoding) return false;
		return !parameters.some((parameter) => /^\s*q=0(\.0+)?\s*$/.test(parameter));
	});
}
function varyBy(reply, header) {
	const before = reply.getHeader("vary");
	reply.header("vary", before === void 0 ? header : `${before}, ${header}`);
}
function varyByEncoding(reply) {
	varyBy(reply, "Accept-Encoding");
}
function sendPrecomputed(request, reply, answer) {
	reply.header("etag", answer.etag).header("cache-control", "no-cache");
	varyByEncoding(reply);
	if (request.method !== "POST" && request.headers["if-none-match"] === answer.etag) return reply.code(304).send();
	const encoding = acceptedEncoding(request.headers["accept-encoding"]);
	reply.code(200).header("content-type", "application/json; charset=utf-8");
	if (encoding === "br") return reply.header("content-encoding", "br").send(answer.brotli);
	if (encoding === "gzip") return reply.header("content-encoding", "gzip").send(answer.gzip);
	return reply.send(answer.identity);
}
// src/platform/http/errors.ts
var Refusal = class extends Error {
	name = "Refusal";
	code;
	details;
	retryAfterS;
	constructor(code, { details = {}, retryAfterS, cause } = {}) {
		super(code, { cause });
		this.code = code;
		this.details = details;
		this.retryAfterS = retryAfterS;
	}
	get status() {
		return errors[this.code].status;
	}
};
function refuse(code, details = {}) {
	throw new Refusal(code, { details });
}
// src/platform/http/files/accept-language.ts
function acceptLanguage(header, otherwise = "en") {
	if (header === void 0) return otherwise;
	let best = otherwise;
	let bestWeight = 0;
	for (const part of header.slice(0, 200).split(",")) {
		const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
		const language = LANGUAGES.find((ours) => tag === ours || tag.startsWith(`${ours}-`));
		const q = parameters.find((parameter) => parameter.trim().startsWith("q="));
		const weight = q === void 0 ? 1 : Number(q.trim().slice(2));
		if (language !== void 0 && weight > bestWeight) {
			best = language;
			bestWeight = weight;
		}
	}
	return best;
}
// src/platform/http/files/record-export.ts
async function recordedBody(answer, request, list, record) {
	const { operator } = request;
	const { rowsSent } = answer;
	const body = typeof answer.body === "function" ? await answer.body() : answer.body;
	if (operator === void 0 || rowsSent === void 0) return body;
	const filters = {
		...asRecord(request.params),
		...asRecord(request.query)
	};
	const note = () => record({
		operator,
		ip: request.ip,
		list,
		filters,
		rows: rowsSent()
	});
	if (Buffer.isBuffer(body)) {
		await note();
		return body;
	}
	return Readable.from(followed(body, note), { highWaterMark: 1 });
}
async function* followed(body, note) {
	let isNoted = false;
	try {
		for await (const chunk of body) yield chunk;
		isNoted = true;
		await note();
	} finally {
		if (!isNoted) await note();
	}
}
function asRecord(value) {
	return typeof value === "object" && value !== null ? { ...value } : {};
}
// src/platform/http/files/send-file.ts
async function sendFile({ recordExport }, route, request, reply, answer) {
	const body = await recordedBody(answer, request, route.id, recordExport);
	reply.header("content-type", answer.type).header("content-disposition", answer.disposition);
	if (body instanceof Readable) body.once("error", (err) => request.log.error({ err }, "file cut off"));
	return reply.code(200).send(body);
}
// ../node_modules/@fastify/busboy/deps/streamsearch/sbmh.js
var require_sbmh = __commonJSMin(((exports, module) => {
	const { EventEmitter } = __require("node:events");
	const { inherits } = __require("node:util");
	function SBMH(needle) {
		if (typeof needle === "string") needle = Buffer.from(needle);
		if (!Buffer.isBuffer(needle)) throw new TypeError("The needle has to be a String or a Buffer.");
		const needleLength = needle.length;
		const needleLastCharIndex = needleLength - 1;
		if (needleLength === 0) throw new Error("The needle cannot be an empty String/Buffer.");
		if (needleLength > 256) throw new Error("The needle cannot have a length bigger than 256.");
		this.maxMatches = 1e400;
		this.matches = 0;
		this._occ = new Uint16Array(256).fill(needleLength);
		this._lookbehind_size = 0;
		this._needle = needle;
		this._bufpos = 0;
		this._lookbehind = Buffer.alloc(needleLastCharIndex);
		for (var i = 0; i < needleLastCharIndex; ++i) this._occ[needle[i]] = needleLastCharIndex - i;
	}
	inherits(SBMH, EventEmitter);
	SBMH.prototype.reset = function() {
		this._lookbehind_size = 0;
		this.matches = 0;
		this._bufpos = 0;
	};
	SBMH.prototype.push = function(chunk, pos) {
		if (!Buffer.isBuffer(chunk)) chunk = Buffer.from(chunk, "binary");
		const chlen = chunk.length;
		this._bufpos = pos || 0;
		let r;
		while (r !== chlen && this.matches < this.maxMatches) r = this._sbmh_feed(chunk);
		return r;
	};
	SBMH.prototype._sbmh_feed = function(data) {
		const len = data.length;
		const needle = this._needle;
		const needleLength = needle.length;
		const needleLastCharIndex = needleLength - 1;
		const needleLastChar = needle[needleLastCharIndex];
		let pos = -this._lookbehind_size;
		let ch;
		if (pos < 0) {
			while (pos < 0 && pos <= len - needleLength) {
				ch = data[pos + needleLastCharIndex];
				if (ch === needleLastChar && this._sbmh_memcmp(data, pos, needleLastCharIndex)) {
					this._lookbehind_size = 0;
					++this.matches;
					this.emit("info", true);
					return this._bufpos = pos + needleLength;
				}
				pos += this._occ[ch];
			}
			while (pos < 0 && !this._sbmh_memcmp(data, pos, len - pos)) ++pos;
			if (pos >= 0) {
				this.emit("info", false, this._lookbehind, 0, this._lookbehind_size);
				this._lookbehind_size = 0;
			} else {
				const bytesToCutOff = this._lookbehind_size + pos;
				if (bytesToCutOff > 0) this.emit("info", false, this._lookbehind, 0, bytesToCutOff);
				this._lookbehind_size -= bytesToCutOff;
				this._lookbehind.copy(this._lookbehind, 0, bytesToCutOff, this._lookbehind_size);
				data.copy(this._lookbehind, this._lookbehind_size);
				this._lookbehind_size += len;
				this._bufpos = len;
				return len;
			}
		}
		pos = data.indexOf(needle, pos + this._bufpos);
		if (pos !== -1) {
			++this.matches;
			if (pos === 0) this.emit("info", true);
			else this.emit("info", true, data, this._bufpos, pos);
			return this._bufpos = pos + needleLength;
		}
		pos = len - needleLastCharIndex;
		if (pos < 0) pos = 0;
		while (pos !== len && (data[pos] !== needle[0] || Buffer.compare(data.subarray(pos + 1, len), needle.subarray(1, len - pos)) !== 0)) ++pos;
		if (pos !== len) {
			data.copy(this._lookbehind, 0, pos, len);
			this._lookbehind_size = len - pos;
		}
		if (pos !== 0) this.emit("info", false, data, this._bufpos, pos);
		this._bufpos = len;
		return len;
	};
	SBMH.prototype._sbmh_lookup_char = function(data, pos) {
		return pos < 0 ? this._lookbehind[this._lookbehind_size + pos] : data[pos];
	};
	SBMH.prototype._sbmh_memcmp = function(data, pos, len) {
		for (var i = 0; i < len; ++i) if (this._sbmh_lookup_char(data, pos + i) !== this._needle[i]) return false;
		return true;
	};
	module.exports = SBMH;
}));
// ../node_modules/@fastify/busboy/deps/dicer/lib/PartStream.js
var require_PartStream = __commonJSMin(((exports, module) => {
	const inherits = __require("node:util").inherits;
	const ReadableStream = __require("node:stream").Readable;
	function PartStream(opts) {
		ReadableStream.call(this, opts);
	}
	inherits(PartStream, ReadableStream);
	PartStream.prototype._read = function(n) {};
	module.exports = PartStream;
}));
// ../node_modules/@fastify/busboy/lib/utils/getLimit.js
var require_getLimit = __commonJSMin(((exports, module) => {
	module.exports = function getLimit(limits, name, defaultLimit) {
		if (!limits || limits[name] === void 0 || limits[name] === null) return defaultLimit;
		if (typeof limits[name] !== "number" || isNaN(limits[name])) throw new TypeError("Limit " + name + " is not a valid number");
		return limits[name];
	};
}));
// ../node_modules/@fastify/busboy/deps/dicer/lib/HeaderParser.js
var require_HeaderParser = __commonJSMin(((exports, module) => {
	const EventEmitter = __require("node:events").EventEmitter;
	const inherits = __require("node:util").inherits;
	const getLimit = require_getLimit();
	const B_DCRLF = Buffer.from("\r\n\r\n");
	const S_DCRLF = "\r\n\r\n";
	function HeaderParser(cfg) {
		EventEmitter.call(this);
		cfg = cfg || {};
		this.nread = 0;
		this.maxed = false;
		this.dropped = 0;
		this.npairs = 0;
		this.maxHeaderPairs = getLimit(cfg, "maxHeaderPairs", 2e3);
		this.maxHeaderSize = getLimit(cfg, "maxHeaderSize", 81920);
		this.buffer = "";
		this.header = Object.create(null);
		this.finished = false;
		this.tail = "";
	}
	inherits(HeaderParser, EventEmitter);
	HeaderParser.prototype.push = function(data) {
		if (!Buffer.isBuffer(data)) data = Buffer.from(data, "binary");
		let end = data.length;
		let appendEnd = data.length;
		let found = false;
		let splitTail = 0;
		const tail = this.tail;
		for (let i = tail.length; i > 0; --i) if (tail.endsWith(S_DCRLF.slice(0, i))) {
			let matched = data.length >= 4 - i;
			for (let j = i; matched && j < 4; ++j) matched = data[j - i] === S_DCRLF.charCodeAt(j);
			if (matched) {
				end = 4 - i;
				appendEnd = 0;
				splitTail = i;
				found = true;
				break;
			}
		}
		if (!found) {
			const pos = data.indexOf(B_DCRLF);
			if (pos !== -1) {
				end = pos + B_DCRLF.length;
				appendEnd = pos;
				found = true;
			}
		}
		if (!found) this.tail = data.length >= 3 ? data.toString("binary", data.length - 3) : (tail + data.toString("binary")).slice(-3);
		else this.tail = "";
		if (appendEnd !== 0 && !this.maxed) {
			const remaining = this.maxHeaderSize - this.nread;
			if (appendEnd >= remaining) {
				this.buffer += data.toString("binary", 0, remaining);
				this.nread = this.maxHeaderSize;
				this.maxed = true;
				this.dropped = appendEnd - remaining;
			} else {
				this.buffer += data.toString("binary", 0, appendEnd);
				this.nread += appendEnd;
			}
		} else this.dropped += appendEnd;
		if (found) {
			const buffered = splitTail - this.dropped;
			if (buffered > 0) this.buffer = this.buffer.slice(0, this.buffer.length - buffered);
			this._finish();
			return end;
		}
	};
	HeaderParser.prototype.reset = function() {
		this.finished = false;
		this.nread = this.npairs = 0;
		this.maxed = false;
		this.buffer = "";
		this.header = Object.create(null);
		this.tail = "";
		this.dropped = 0;
	};
	HeaderParser.prototype._finish = function() {
		if (this.buffer) this._parseHeader();
		const header = this.header;
		this.header = Object.create(null);
		this.buffer = "";
		this.tail = "";
		this.finished = true;
		this.nread = this.npairs = 0;
		this.maxed = false;
		this.dropped = 0;
		this.emit("header", header);
	};
	HeaderParser.prototype._parseHeader = function() {
		if (this.npairs === this.maxHeaderPairs) return;
		const buffer = this.buffer;
		let h;
		let lineStart = 0;
		while (lineStart < buffer.length) {
			let lineEnd = buffer.indexOf("\r\n", lineStart);
			if (lineEnd === -1) lineEnd = buffer.length;
			if (lineEnd === lineStart) {
				lineStart = lineEnd + 2;
				continue;
			}
			const line = buffer.slice(lineStart, lineEnd);
			if (line.includes("\r") || line.includes("\n")) return;
			if ((buffer[lineStart] === "	" || buffer[lineStart] === " ") && h) {
				this.header[h][this.header[h].length - 1] += buffer.slice(lineStart, lineEnd);
				lineStart = lineEnd + 2;
				continue;
			}
			const posColon = buffer.indexOf(":", lineStart);
			if (posColon === -1 || posColon === lineStart || posColon > lineEnd) return;
			h = buffer.slice(lineStart, posColon).toLowerCase();
			let valueStart = posColon + 1;
			if (buffer[valueStart] === " " || buffer[valueStart] === "	") ++valueStart;
			(this.header[h] || (this.header[h] = [])).push(buffer.slice(valueStart, lineEnd));
			if (++this.npairs === this.maxHeaderPairs) break;
			lineStart = lineEnd + 2;
		}
	};
	module.exports = HeaderParser;
}));
// ../node_modules/@fastify/busboy/deps/dicer/lib/Dicer.js
var require_Dicer = __commonJSMin(((exports, module) => {
	const WritableStream = __require("node:stream").Writable;
	const inherits = __require("node:util").inherits;
	const StreamSearch = require_sbmh();
	const PartStream = require_PartStream();
	const HeaderParser = require_HeaderParser();
	const DASH = 45;
	const B_ONEDASH = Buffer.from("-");
	const B_CRLF = Buffer.from("\r\n");
	const EMPTY_FN = function() {};
	function Dicer(cfg) {
		if (!(this instanceof Dicer)) return new Dicer(cfg);
		WritableStream.call(this, cfg);
		if (!cfg || !cfg.headerFirst && typeof cfg.boundary !== "string") throw new TypeError("Boundary required");
		if (typeof cfg.boundary === "string") this.setBoundary(cfg.boundary);
		else this._bparser = void 0;
		this._headerFirst = cfg.headerFirst;
		this._dashes = 0;
		this._parts = 0;
		this._finished = false;
		this._realFinish = false;
		this._isPreamble = true;
		this._justMatched = false;
		this._firstWrite = true;
		this._inHeader = true;
		this._part = void 0;
		this._cb = void 0;
		this._ignoreData = false;
		this._partOpts = { highWaterMark: cfg.partHwm };
		this._pause = false;
		const self = this;
		this._hparser = new HeaderParser(cfg);
		this._hparser.on("header", function(header) {
			self._inHeader = false;
			self._part.emit("header", header);
		});
	}
	inherits(Dicer, WritableStream);
	Dicer.prototype.emit = function(ev) {
		if (ev === "finish" && !this._realFinish) {
			if (!this._finished) {
				const self = this;
				process.nextTick(function() {
					self.emit("error", new Error("Unexpected end of multipart data"));
					if (self._part && !self._ignoreData) {
						const type = self._isPreamble ? "Preamble" : "Part";
						self._part.emit("error", new Error(type + " terminated early due to unexpected end of multipart data"));
						self._part.push(null);
						process.nextTick(function() {
							self._realFinish = true;
							self.emit("finish");
							self._realFinish = false;
						});
						return;
					}
					self._realFinish = true;
					self.emit("finish");
					self._realFinish = false;
				});
			}
		} else WritableStream.prototype.emit.apply(this, arguments);
	};
	Dicer.prototype._write = function(data, encoding, cb) {
		if (!this._hparser && !this._bparser) return cb();
		if (this._headerFirst && this._isPreamble) {
			if (!this._part) {
				this._part = new PartStream(this._partOpts);
				if (this.listenerCount("preamble") !== 0) this.emit("preamble", this._part);
				else this._ignore();
			}
			const r = this._hparser.push(data);
			if (!this._inHeader && r !== void 0 && r < data.length) data = data.slice(r);
			else return cb();
		}
		if (this._firstWrite) {
			this._bparser.push(B_CRLF);
			this._firstWrite = false;
		}
		this._bparser.push(data);
		if (this._pause) this._cb = cb;
		else cb();
	};
	Dicer.prototype.reset = function() {
		this._part = void 0;
		this._bparser = void 0;
		this._hparser = void 0;
	};
	Dicer.prototype.setBoundary = function(boundary) {
		const self = this;
		this._bparser = new StreamSearch("\r\n--" + boundary);
		this._bparser.on("info", function(isMatch, data, start, end) {
			self._oninfo(isMatch, data, start, end);
		});
	};
	Dicer.prototype._ignore = function() {
		if (this._part && !this._ignoreData) {
			this._ignoreData = true;
			this._part.on("error", EMPTY_FN);
			this._part.resume();
		}
	};
	Dicer.prototype._oninfo = function(isMatch, data, start, end) {
		let buf;
		const self = this;
		let i = 0;
		let r;
		let shouldWriteMore = true;
		if (!this._part && this._justMatched && data) {
			while (this._dashes < 2 && start + i < end) if (data[start + i] === DASH) {
				++i;
				++this._dashes;
			} else {
				if (this._dashes) buf = B_ONEDASH;
				this._dashes = 0;
				break;
			}
			if (this._dashes === 2) {
				if (start + i < end && this.listenerCount("trailer") !== 0) this.emit("trailer", data.slice(start + i, end));
				this.reset();
				this._finished = true;
				if (self._parts === 0) {
					self._realFinish = true;
					self.emit("finish");
					self._realFinish = false;
				}
			}
			if (this._dashes) return;
		}
		if (this._justMatched) this._justMatched = false;
		if (!this._part) {
			this._part = new PartStream(this._partOpts);
			this._part._read = function(n) {
				self._unpause();
			};
			if (this._isPreamble && this.listenerCount("preamble") !== 0) this.emit("preamble", this._part);
			else if (this._isPreamble !== true && this.listenerCount("part") !== 0) this.emit("part", this._part);
			else this._ignore();
			if (!this._isPreamble) this._inHeader = true;
		}
		if (data && start < end && !this._ignoreData) {
			if (this._isPreamble || !this._inHeader) {
				if (buf) shouldWriteMore = this._part.push(buf);
				shouldWriteMore = this._part.push(data.slice(start, end));
				if (!shouldWriteMore) this._pause = true;
			} else if (!this._isPreamble && this._inHeader) {
				if (buf) this._hparser.push(buf);
				r = this._hparser.push(data.slice(start, end));
				if (!this._inHeader && r !== void 0 && r < end) this._oninfo(false, data, start + r, end);
			}
		}
		if (isMatch) {
			this._hparser.reset();
			if (this._isPreamble) this._isPreamble = false;
			else if (start !== end && !this._inHeader) {
				++this._parts;
				this._part.on("end", function() {
					if (--self._parts === 0) {
						if (self._finished) {
							self._realFinish = true;
							self.emit("finish");
							self._realFinish = false;
						} else self._unpause();
					}
				});
			}
			this._part.push(null);
			this._part = void 0;
			this._ignoreData = false;
			this._justMatched = true;
			this._dashes = 0;
		}
	};
	Dicer.prototype._unpause = function() {
		if (!this._pause) return;
		this._pause = false;
		if (this._cb) {
			const cb = this._cb;
			this._cb = void 0;
			cb();
		}
	};
	module.exports = Dicer;
}));
// ../node_modules/@fastify/busboy/lib/utils/decodeText.js
var require_decodeText = __commonJSMin(((exports, module, this$1) => {
	const utf8Decoder = new TextDecoder("utf-8");
	const textDecoders = new Map([["utf-8", utf8Decoder], ["utf8", utf8Decoder]]);
	function getDecoder(charset) {
		let lc;
		while (true) switch (charset) {
			case "utf-8":
			case "utf8": return decoders.utf8;
			case "latin1":
			case "ascii":
			case "us-ascii":
			case "iso-8859-1":
			case "iso8859-1":
			case "iso88591":
			case "iso_8859-1":
			case "windows-1252":
			case "iso_8859-1:1987":
			case "cp1252":
			case "x-cp1252": return decoders.latin1;
			case "utf16le":
			case "utf-16le":
			case "ucs2":
			case "ucs-2": return decoders.utf16le;
			case "base64": return decoders.base64;
			default:
				if (lc === void 0) {
					lc = true;
					charset = charset.toLowerCase();
					continue;
				}
				return decoders.other.bind(charset);
		}
	}
	function isAscii(data) {
		for (var i = 0, len = data.length; i < len; ++i) if (data.charCodeAt(i) > 127) return false;
		return true;
	}
	const decoders = {
		utf8: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") {
				if (isAscii(data)) return data;
				data = Buffer.from(data, sourceEncoding);
			}
			return data.utf8Slice(0, data.length);
		},
		latin1: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") return data;
			return data.latin1Slice(0, data.length);
		},
		utf16le: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") data = Buffer.from(data, sourceEncoding);
			return data.ucs2Slice(0, data.length);
		},
		base64: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") data = Buffer.from(data, sourceEncoding);
			return data.base64Slice(0, data.length);
		},
		other: (data, sourceEncoding) => {
			if (data.length === 0) return "";
			if (typeof data === "string") data = Buffer.from(data, sourceEncoding);
			if (textDecoders.has(this$1.toString())) try {
				return textDecoders.get(this$1).decode(data);
			} catch {}
			return typeof data === "string" ? data : data.toString();
		}
	};
	function decodeText(text, sourceEncoding, destEncoding) {
		if (text) return getDecoder(destEncoding)(text, sourceEncoding);
		return text;
	}
	module.exports = decodeText;
}));
// ../node_modules/@fastify/busboy/lib/utils/parseParams.js
var require_parseParams = __commonJSMin(((exports, module) => {
	const decodeText = require_decodeText();
	const RE_ENCODED = /%[a-fA-F0-9][a-fA-F0-9]/g;
	const EncodedLookup = {
		"%00": "\0",
		"%01": "",
		"%02": "",
		"%03": "",
		"%04": "",
		"%05": "",
		"%06": "",
		"%07": "\x07",
		"%08": "\b",
		"%09": "	",
		"%0a": "\n",
		"%0A": "\n",
		"%0b": "\v",
		"%0B": "\v",
		"%0c": "\f",
		"%0C": "\f",
		"%0d": "\r",
		"%0D": "\r",
		"%0e": "",
		"%0E": "",
		"%0f": "",
		"%0F": "",
		"%10": "",
		"%11": "",
		"%12": "",
		"%13": "",
		"%14": "",
		"%15": "",
		"%16": "",
		"%17": "",
		"%18": "",
		"%19": "",
		"%1a": "",
		"%1A": "",
		"%1b": "\x1B",
		"%1B": "\x1B",
		"%1c": "",
		"%1C": "",
		"%1d": "",
		"%1D": "",
		"%1e": "",
		"%1E": "",
		"%1f": "",
		"%1F": "",
		"%20": " ",
		"%21": "!",
		"%22": "\"",
		"%23": "#",
		"%24": "$",
		"%25": "%",
		"%26": "&",
		"%27": "'",
		"%28": "(",
		"%29": ")",
		"%2a": "*",
		"%2A": "*",
		"%2b": "+",
		"%2B": "+",
		"%2c": ",",
		"%2C": ",",
		"%2d": "-",
		"%2D": "-",
		"%2e": ".",
		"%2E": ".",
		"%2f": "/",
		"%2F": "/",
		"%30": "0",
		"%31": "1",
		"%32": "2",
		"%33": "3",
		"%34": "4",
		"%35": "5",
		"%36": "6",
		"%37": "7",
		"%38": "8",
		"%39": "9",
		"%3a": ":",
		"%3A": ":",
		"%3b": ";",
		"%3B": ";",
		"%3c": "<",
		"%3C": "<",
		"%3d": "=",
		"%3D": "=",
		"%3e": ">",
		"%3E": ">",
		"%3f": "?",
		"%3F": "?",
		"%40": "@",
		"%41": "A",
		"%42": "B",
		"%43": "C",
		"%44": "D",
		"%45": "E",
		"%46": "F",
		"%47": "G",
		"%48": "H",
		"%49": "I",
		"%4a": "J",
		"%4A": "J",
		"%4b": "K",
		"%4B": "K",
		"%4c": "L",
		"%4C": "L",
		"%4d": "M",
		"%4D": "M",
		"%4e": "N",
		"%4E": "N",
		"%4f": "O",
		"%4F": "O",
		"%50": "P",
		"%51": "Q",
		"%52": "R",
		"%53": "S",
		"%54": "T",
		"%55": "U",
		"%56": "V",
		"%57": "W",
		"%58": "X",
		"%59": "Y",
		"%5a": "Z",
		"%5A": "Z",
		"%5b": "[",
		"%5B": "[",
		"%5c": "\\",
		"%5C": "\\",
		"%5d": "]",
		"%5D": "]",
		"%5e": "^",
		"%5E": "^",
		"%5f": "_",
		"%5F": "_",
		"%60": "`",
		"%61": "a",
		"%62": "b",
		"%63": "c",
		"%64": "d",
		"%65": "e",
		"%66": "f",
		"%67": "g",
		"%68": "h",
		"%69": "i",
		"%6a": "j",
		"%6A": "j",
		"%6b": "k",
		"%6B": "k",
		"%6c": "l",
		"%6C": "l",
		"%6d": "m",
		"%6D": "m",
		"%6e": "n",
		"%6E": "n",
		"%6f": "o",
		"%6F": "o",
		"%70": "p",
		"%71": "q",
		"%72": "r",
		"%73": "s",
		"%74": "t",
		"%75": "u",
		"%76": "v",
		"%77": "w",
		"%78": "x",
		"%79": "y",
		"%7a": "z",
		"%7A": "z",
		"%7b": "{",
		"%7B": "{",
		"%7c": "|",
		"%7C": "|",
		"%7d": "}",
		"%7D": "}",
		"%7e": "~",
		"%7E": "~",
		"%7f": "",
		"%7F": "",
		"%80": "\u0080",
		"%81": "\u0081",
		"%82": "\u0082",
		"%83": "\u0083",
		"%84": "\u0084",
		"%85": "\u0085",
		"%86": "\u0086",
		"%87": "\u0087",
		"%88": "\u0088",
		"%89": "\u0089",
		"%8a": "\u008A",
		"%8A": "\u008A",
		"%8b": "\u008B",
		"%8B": "\u008B",
		"%8c": "\u008C",
		"%8C": "\u008C",
		"%8d": "\u008D",
		"%8D": "\u008D",
		"%8e": "\u008E",
		"%8E": "\u008E",
		"%8f": "\u008F",
		"%8F": "\u008F",
		"%90": "\u0090",
		"%91": "\u0091",
		"%92": "\u0092",
		"%93": "\u0093",
		"%94": "\u0094",
		"%95": "\u0095",
		"%96": "\u0096",
		"%97": "\u0097",
		"%98": "\u0098",
		"%99": "\u0099",
		"%9a": "\u009A",
		"%9A": "\u009A",
		"%9b": "\u009B",
		"%9B": "\u009B",
		"%9c": "\u009C",
		"%9C": "\u009C",
		"%9d": "\u009D",
		"%9D": "\u009D",
		"%9e": "\u009E",
		"%9E": "\u009E",
		"%9f": "\u009F",
		"%9F": "\u009F",
		"%a0": "\u00A0",
		"%A0": "\u00A0",
		"%a1": "\u00A1",
		"%A1": "\u00A1",
		"%a2": "\u00A2",
		"%A2": "\u00A2",
		"%a3": "\u00A3",
		"%A3": "\u00A3",
		"%a4": "\u00A4",
		"%A4": "\u00A4",
		"%a5": "\u00A5",
		"%A5": "\u00A5",
		"%a6": "\u00A6",
		"%A6": "\u00A6",
		"%a7": "\u00A7",
		"%A7": "\u00A7",
		"%a8": "\u00A8",
		"%A8": "\u00A8",
		"%a9": "\u00A9",
		"%A9": "\u00A9",
		"%aa": "\u00AA",
		"%Aa": "\u00AA",
		"%aA": "\u00AA",
		"%AA": "\u00AA",
		"%ab": "\u00AB",
		"%Ab": "\u00AB",
		"%aB": "\u00AB",
		"%AB": "\u00AB",
		"%ac": "\u00AC",
		"%Ac": "\u00AC",
		"%aC": "\u00AC",
		"%AC": "\u00AC",
		"%ad": "\u00AD",
		"%Ad": "\u00AD",
		"%aD": "\u00AD",
		"%AD": "\u00AD",
		"%ae": "\u00AE",
		"%Ae": "\u00AE",
		"%aE": "\u00AE",
		"%AE": "\u00AE",
		"%af": "\u00AF",
		"%Af": "\u00AF",
		"%aF": "\u00AF",
		"%AF": "\u00AF",
		"%b0": "\u00B0",
		"%B0": "\u00B0",
		"%b1": "\u00B1",
		"%B1": "\u00B1",
		"%b2": "\u00B2",
		"%B2": "\u00B2",
		"%b3": "\u00B3",
		"%B3": "\u00B3",
		"%b4": "\u00B4",
		"%B4": "\u00B4",
		"%b5": "\u00B5",
		"%B5": "\u00B5",
		"%b6": "\u00B6",
		"%B6": "\u00B6",
		"%b7": "\u00B7",
		"%B7": "\u00B7",
		"%b8": "\u00B8",
		"%B8": "\u00B8",
		"%b9": "\u00B9",
		"%B9": "\u00B9",
		"%ba": "\u00BA",
		"%Ba": "\u00BA",
		"%bA": "\u00BA",
		"%BA": "\u00BA",
		"%bb": "\u00BB",
		"%Bb": "\u00BB",
		"%bB": "\u00BB",
		"%BB": "\u00BB",
		"%bc": "\u00BC",
		"%Bc": "\u00BC",
		"%bC": "\u00BC",
		"%BC": "\u00BC",
		"%bd": "\u00BD",
		"%Bd": "\u00BD",
		"%bD": "\u00BD",
		"%BD": "\u00BD",
		"%be": "\u00BE",
		"%Be": "\u00BE",
		"%bE": "\u00BE",
		"%BE": "\u00BE",
		"%bf": "\u00BF",
		"%Bf": "\u00BF",
		"%bF": "\u00BF",
		"%BF": "\u00BF",
		"%c0": "\u00C0",
		"%C0": "\u00C0",
		"%c1": "\u00C1",
		"%C1": "\u00C1",
		"%c2": "\u00C2",
		"%C2": "\u00C2",
		"%c3": "\u00C3",
		"%C3": "\u00C3",
		"%c4": "\u00C4",
		"%C4": "\u00C4",
		"%c5": "\u00C5",
		"%C5": "\u00C5",
		"%c6": "\u00C6",
		"%C6": "\u00C6",
		"%c7": "\u00C7",
		"%C7": "\u00C7",
		"%c8": "\u00C8",
		"%C8": "\u00C8",
		"%c9": "\u00C9",
		"%C9": "\u00C9",
		"%ca": "\u00CA",
		"%Ca": "\u00CA",
		"%cA": "\u00CA",
		"%CA": "\u00CA",
		"%cb": "\u00CB",
		"%Cb": "\u00CB",
		"%cB": "\u00CB",
		"%CB": "\u00CB",
		"%cc": "\u00CC",
		"%Cc": "\u00CC",
		"%cC": "\u00CC",
		"%CC": "\u00CC",
		"%cd": "\u00CD",
		"%Cd": "\u00CD",
		"%cD": "\u00CD",
		"%CD": "\u00CD",
		"%ce": "\u00CE",
		"%Ce": "\u00CE",
		"%cE": "\u00CE",
		"%CE": "\u00CE",
		"%cf": "\u00CF",
		"%Cf": "\u00CF",
		"%cF": "\u00CF",
		"%CF": "\u00CF",
		"%d0": "\u00D0",
		"%D0": "\u00D0",
		"%d1": "\u00D1",
		"%D1": "\u00D1",
		"%d2": "\u00D2",
		"%D2": "\u00D2",
		"%d3": "\u00D3",
		"%D3": "\u00D3",
		"%d4": "\u00D4",
		"%D4": "\u00D4",
		"%d5": "\u00D5",
		"%D5": "\u00D5",
		"%d6": "\u00D6",
		"%D6": "\u00D6",
		"%d7": "\u00D7",
		"%D7": "\u00D7",
		"%d8": "\u00D8",
		"%D8": "\u00D8",
		"%d9": "\u00D9",
		"%D9": "\u00D9",
		"%da": "\u00DA",
		"%Da": "\u00DA",
		"%dA": "\u00DA",
		"%DA": "\u00DA",
		"%db": "\u00DB",
		"%Db": "\u00DB",
		"%dB": "\u00DB",
		"%DB": "\u00DB",
		"%dc": "\u00DC",
		"%Dc": "\u00DC",
		"%dC": "\u00DC",
		"%DC": "\u00DC",
		"%dd": "\u00DD",
		"%Dd": "\u00DD",
		"%dD": "\u00DD",
		"%DD": "\u00DD",
		"%de": "\u00DE",
		"%De": "\u00DE",
		"%dE": "\u00DE",
		"%DE": "\u00DE",
		"%df": "\u00DF",
		"%Df": "\u00DF",
		"%dF": "\u00DF",
		"%DF": "\u00DF",
		"%e0": "\u00E0",
		"%E0": "\u00E0",
		"%e1": "\u00E1",
		"%E1": "\u00E1",
		"%e2": "\u00E2",
		"%E2": "\u00E2",
		"%e3": "\u00E3",
		"%E3": "\u00E3",
		"%e4": "\u00E4",
		"%E4": "\u00E4",
		"%e5": "\u00E5",
		"%E5": "\u00E5",
		"%e6": "\u00E6",
		"%E6": "\u00E6",
		"%e7": "\u00E7",
		"%E7": "\u00E7",
		"%e8": "\u00E8",
		"%E8": "\u00E8",
		"%e9": "\u00E9",
		"%E9": "\u00E9",
		"%ea": "\u00EA",
		"%Ea": "\u00EA",
		"%eA": "\u00EA",
		"%EA": "\u00EA",
		"%eb": "\u00EB",
		"%Eb": "\u00EB",
		"%eB": "\u00EB",
		"%EB": "\u00EB",
		"%ec": "\u00EC",
		"%Ec": "\u00EC",
		"%eC": "\u00EC",
		"%EC": "\u00EC",
		"%ed": "\u00ED",
		"%Ed": "\u00ED",
		"%eD": "\u00ED",
		"%ED": "\u00ED",
		"%ee": "\u00EE",
		"%Ee": "\u00EE",
		"%eE": "\u00EE",
		"%EE": "\u00EE",
		"%ef": "\u00EF",
		"%Ef": "\u00EF",
		"%eF": "\u00EF",
		"%EF": "\u00EF",
		"%f0": "\u00F0",
		"%F0": "\u00F0",
		"%f1": "\u00F1",
		"%F1": "\u00F1",
		"%f2": "\u00F2",
		"%F2": "\u00F2",
		"%f3": "\u00F3",
		"%F3": "\u00F3",
		"%f4": "\u00F4",
		"%F4": "\u00F4",
		"%f5": "\u00F5",
		"%F5": "\u00F5",
		"%f6": "\u00F6",
		"%F6": "\u00F6",
		"%f7": "\u00F7",
		"%F7": "\u00F7",
		"%f8": "\u00F8",
		"%F8": "\u00F8",
		"%f9": "\u00F9",
		"%F9": "\u00F9",
		"%fa": "\u00FA",
		"%Fa": "\u00FA",
		"%fA": "\u00FA",
		"%FA": "\u00FA",
		"%fb": "\u00FB",
		"%Fb": "\u00FB",
		"%fB": "\u00FB",
		"%FB": "\u00FB",
		"%fc": "\u00FC",
		"%Fc": "\u00FC",
		"%fC": "\u00FC",
		"%FC": "\u00FC",
		"%fd": "\u00FD",
		"%Fd": "\u00FD",
		"%fD": "\u00FD",
		"%FD": "\u00FD",
		"%fe": "\u00FE",
		"%Fe": "\u00FE",
		"%fE": "\u00FE",
		"%FE": "\u00FE",
		"%ff": "\u00FF",
		"%Ff": "\u00FF",
		"%fF": "\u00FF",
		"%FF": "\u00FF"
	};
	function encodedReplacer(match) {
		return EncodedLookup[match];
	}
	function decodeUtf8Text(text) {
		for (var i = 0, len = text.length; i < len; ++i) if (text.charCodeAt(i) > 127) return decodeText(text, "binary", "utf8");
		return text;
	}
	const STATE_KEY = 0;
	const STATE_VALUE = 1;
	const STATE_CHARSET = 2;
	const STATE_LANG = 3;
	function parseFormDataDisposition(str) {
		if (!str.startsWith("form-data; name=\"")) return;
		let valueStart = 17;
		let valueEnd = str.indexOf("\"", valueStart);
		if (valueEnd === -1 || str.indexOf("\\", valueStart) !== -1) return;
		const res = ["form-data", ["name", decodeUtf8Text(str.slice(valueStart, valueEnd))]];
		let pos = valueEnd + 1;
		while (pos < str.length && str[pos] !== ";") ++pos;
		if (pos === str.length) return res;
		++pos;
		while (str[pos] === " " || str[pos] === "	") ++pos;
		if (!str.startsWith("filename=\"", pos)) return;
		valueStart = pos + 10;
		valueEnd = str.indexOf("\"", valueStart);
		if (valueEnd === -1 || str.indexOf("\\", valueStart) !== -1) return;
		res.push(["filename", decodeUtf8Text(str.slice(valueStart, valueEnd))]);
		return res;
	}
	function parseParams(str) {
		if (str.indexOf(";") === -1) return [decodeUtf8Text(str)];
		const fastFormData = parseFormDataDisposition(str);
		if (fastFormData !== void 0) return fastFormData;
		const res = [];
		let state = STATE_KEY;
		let charset = "";
		let inquote = false;
		let escaping = false;
		let p = 0;
		let tmp = "";
		const len = str.length;
		for (var i = 0; i < len; ++i) {
			const char = str[i];
			if (char === "\\" && inquote) {
				if (escaping) escaping = false;
				else {
					escaping = true;
					continue;
				}
			} else if (char === "\"") {
				if (!escaping) {
					if (inquote) {
						inquote = false;
						state = STATE_KEY;
						while (i + 1 < len && str[i + 1] !== ";") ++i;
					} else inquote = true;
					continue;
				} else escaping = false;
			} else {
				if (escaping && inquote) tmp += "\\";
				escaping = false;
				if ((state === STATE_CHARSET || state === STATE_LANG) && char === "'") {
					if (state === STATE_CHARSET) {
						state = STATE_LANG;
						charset = tmp.substring(1);
					} else state = STATE_VALUE;
					tmp = "";
					continue;
				} else if (state === STATE_KEY && (char === "*" || char === "=") && res.length) {
					state = char === "*" ? STATE_CHARSET : STATE_VALUE;
					res[p] = [tmp, void 0];
					tmp = "";
					continue;
				} else if (!inquote && char === ";") {
					state = STATE_KEY;
					if (charset) {
						if (tmp.length) tmp = decodeText(tmp.replace(RE_ENCODED, encodedReplacer), "binary", charset);
						charset = "";
					} else if (tmp.length) tmp = decodeUtf8Text(tmp);
					if (res[p] === void 0) res[p] = tmp;
					else res[p][1] = tmp;
					tmp = "";
					++p;
					continue;
				} else if (!inquote && (char === " " || char === "	")) continue;
			}
			tmp += char;
		}
		if (charset && tmp.length) tmp = decodeText(tmp.replace(RE_ENCODED, encodedReplacer), "binary", charset);
		else if (tmp) tmp = decodeUtf8Text(tmp);
		if (res[p] === void 0) {
			if (tmp) res[p] = tmp;
		} else res[p][1] = tmp;
		return res;
	}
	module.exports = parseParams;
}));
// ../node_modules/@fastify/busboy/lib/utils/basename.js
var require_basename = __commonJSMin(((exports, module) => {
	module.exports = function basename(path) {
		if (typeof path !== "string") return "";
		for (var i = path.length - 1; i >= 0; --i) switch (path.charCodeAt(i)) {
			case 47:
			case 92:
				path = path.slice(i + 1);
				return path === ".." || path === "." ? "" : path;
		}
		return path === ".." || path === "." ? "" : path;
	};
}));
// ../node_modules/@fastify/busboy/lib/types/multipart.js
var require_multipart$1 = __commonJSMin(((exports, module) => {
	const { Readable } = __require("node:stream");
	const { inherits } = __require("node:util");
	const Dicer = require_Dicer();
	const parseParams = require_parseParams();
	const decodeText = require_decodeText();
	const basename = require_basename();
	const getLimit = require_getLimit();
	const RE_BOUNDARY = /^boundary$/i;
	const RE_FIELD = /^form-data$/i;
	const RE_CHARSET = /^charset$/i;
	const RE_FILENAME = /^filename$/i;
	const RE_NAME = /^name$/i;
	Multipart.detect = /^multipart\/form-data/i;
	function Multipart(boy, cfg) {
		let i;
		let len;
		const self = this;
		let boundary;
		const limits = cfg.limits;
		const isPartAFile = cfg.isPartAFile || ((fieldName, contentType, fileName) => contentType === "application/octet-stream" || fileName !== void 0);
		const parsedConType = cfg.parsedConType || [];
		const defCharset = cfg.defCharset || "utf8";
		const preservePath = cfg.preservePath;
		const fileOpts = { highWaterMark: cfg.fileHwm };
		for (i = 0, len = parsedConType.length; i < len; ++i) if (Array.isArray(parsedConType[i]) && RE_BOUNDARY.test(parsedConType[i][0])) {
			boundary = parsedConType[i][1];
			break;
		}
		function checkFinished() {
			if (nends === 0 && finished && !boy._done) {
				finished = false;
				self.end();
			}
		}
		if (typeof boundary !== "string") throw new Error("Multipart: Boundary not found");
		const fieldSizeLimit = getLimit(limits, "fieldSize", 1048576);
		const fileSizeLimit = getLimit(limits, "fileSize", 1e400);
		const filesLimit = getLimit(limits, "files", 1e400);
		const fieldsLimit = getLimit(limits, "fields", 1e400);
		const partsLimit = getLimit(limits, "parts", 1e400);
		const headerPairsLimit = getLimit(limits, "headerPairs", 2e3);
		const headerSizeLimit = getLimit(limits, "headerSize", 81920);
		let nfiles = 0;
		let nfields = 0;
		let nends = 0;
		let curFile;
		let curField;
		let finished = false;
		this._needDrain = false;
		this._pause = false;
		this._cb = void 0;
		this._nparts = 0;
		this._boy = boy;
		const parserCfg = {
			boundary,
			maxHeaderPairs: headerPairsLimit,
			maxHeaderSize: headerSizeLimit,
			partHwm: fileOpts.highWaterMark,
			highWaterMark: cfg.highWaterMark
		};
		this.parser = new Dicer(parserCfg);
		this.parser.on("drain", function() {
			self._needDrain = false;
			if (self._cb && !self._pause) {
				const cb = self._cb;
				self._cb = void 0;
				cb();
			}
		}).on("part", function onPart(part) {
			if (++self._nparts > partsLimit) {
				self.parser.removeListener("part", onPart);
				self.parser.on("part", skipPart);
				boy.hitPartsLimit = true;
				boy.emit("partsLimit");
				return skipPart(part);
			}
			if (curField) {
				const field = curField;
				field.emit("end");
				field.removeAllListeners("end");
			}
			part.on("header", function(header) {
				let contype;
				let fieldname;
				let parsed;
				let charset;
				let encoding;
				let filename;
				let nsize = 0;
				if (header["content-type"]) {
					const contentType = header["content-type"][0];
					if (contentType.length !== 0 && contentType.indexOf(";") === -1 && contentType.indexOf(" ") === -1 && contentType.indexOf("	") === -1) contype = contentType.toLowerCase();
					else {
						parsed = parseParams(contentType);
						if (parsed[0]) {
							contype = parsed[0].toLowerCase();
							for (i = 0, len = parsed.length; i < len; ++i) if (RE_CHARSET.test(parsed[i][0])) {
								charset = parsed[i][1].toLowerCase();
								break;
							}
						}
					}
				}
				if (contype === void 0) contype = "text/plain";
				if (charset === void 0) charset = defCharset;
				if (header["content-disposition"]) {
					parsed = parseParams(header["content-disposition"][0]);
					if (!RE_FIELD.test(parsed[0])) return skipPart(part);
					for (i = 0, len = parsed.length; i < len; ++i) if (RE_NAME.test(parsed[i][0])) {
						fieldname = parsed[i][1];
						if (hasBareLineBreak(fieldname)) return skipPart(part);
					} else if (RE_FILENAME.test(parsed[i][0])) {
						filename = parsed[i][1];
						if (hasBareLineBreak(filename)) return skipPart(part);
						if (!preservePath) filename = basename(filename);
					}
				} else return skipPart(part);
				if (header["content-transfer-encoding"]) encoding = header["content-transfer-encoding"][0].toLowerCase();
				else encoding = "7bit";
				let onData, onEnd;
				if (isPartAFile(fieldname, contype, filename)) {
					if (nfiles === filesLimit) {
						if (!boy.hitFilesLimit) {
							boy.hitFilesLimit = true;
							boy.emit("filesLimit");
						}
						return skipPart(part);
					}
					++nfiles;
					if (boy.listenerCount("file") === 0) {
						self.parser._ignore();
						return;
					}
					++nends;
					const file = new FileStream(fileOpts);
					curFile = file;
					file.on("end", function() {
						--nends;
						self._pause = false;
						checkFinished();
						if (self._cb && !self._needDrain) {
							const cb = self._cb;
							self._cb = void 0;
							cb();
						}
					});
					file._read = function(n) {
						if (!self._pause) return;
						self._pause = false;
						if (self._cb && !self._needDrain) {
							const cb = self._cb;
							self._cb = void 0;
							cb();
						}
					};
					boy.emit("file", fieldname, file, filename, encoding, contype);
					onData = function(data) {
						if ((nsize += data.length) > fileSizeLimit) {
							const extralen = fileSizeLimit - nsize + data.length;
							if (extralen > 0) file.push(data.slice(0, extralen));
							file.truncated = true;
							file.bytesRead = fileSizeLimit;
							part.removeAllListeners("data");
							file.emit("limit");
							return;
						} else if (!file.push(data)) self._pause = true;
						file.bytesRead = nsize;
					};
					onEnd = function() {
						curFile = void 0;
						file.push(null);
					};
				} else {
					if (nfields === fieldsLimit) {
						if (!boy.hitFieldsLimit) {
							boy.hitFieldsLimit = true;
							boy.emit("fieldsLimit");
						}
						return skipPart(part);
					}
					++nfields;
					++nends;
					let buffer = "";
					let truncated = false;
					curField = part;
					onData = function(data) {
						if ((nsize += data.length) > fieldSizeLimit) {
							const extralen = fieldSizeLimit - (nsize - data.length);
							buffer += data.toString("binary", 0, extralen);
							truncated = true;
							part.removeAllListeners("data");
						} else buffer += data.toString("binary");
					};
					onEnd = function() {
						curField = void 0;
						if (buffer.length) buffer = decodeText(buffer, "binary", charset);
						boy.emit("field", fieldname, buffer, false, truncated, encoding, contype);
						--nends;
						checkFinished();
					};
				}
				part._readableState.sync = false;
				part.on("data", onData);
				part.on("end", onEnd);
			}).on("error", function(err) {
				if (curFile) curFile.emit("error", err);
			});
		}).on("error", function(err) {
			boy.emit("error", err);
		}).on("finish", function() {
			finished = true;
			checkFinished();
		});
	}
	Multipart.prototype.write = function(chunk, cb) {
		if (!this.parser.writable) {
			cb();
			return;
		}
		const r = this.parser.write(chunk);
		if (r && !this._pause) cb();
		else {
			this._needDrain = !r;
			this._cb = cb;
		}
	};
	Multipart.prototype.end = function() {
		const self = this;
		if (self.parser.writable) self.parser.end();
		else if (!self._boy._done) process.nextTick(function() {
			self._boy._done = true;
			self._boy.emit("finish");
		});
	};
	function skipPart(part) {
		part.on("error", () => {});
		part.resume();
	}
	function hasBareLineBreak(value) {
		return typeof value === "string" && (value.includes("\r") || value.includes("\n"));
	}
	function FileStream(opts) {
		Readable.call(this, opts);
		this.bytesRead = 0;
		this.truncated = false;
	}
	inherits(FileStream, Readable);
	FileStream.prototype._read = function(n) {};
	module.exports = Multipart;
}));
// ../node_modules/@fastify/busboy/lib/utils/Decoder.js
var require_Decoder = __commonJSMin(((exports, module) => {
	const RE_PLUS = /\+/g;
	const HEX = [
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		1,
		1,
		1,
		1,
		1,
		1,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0,
		0
	];
	function Decoder() {
		this.buffer = void 0;
	}
	Decoder.prototype.write = function(str) {
		str = str.replace(RE_PLUS, " ");
		let res = "";
		let i = 0;
		let p = 0;
		const len = str.length;
		for (; i < len; ++i) if (this.buffer !== void 0) {
			if (!HEX[str.charCodeAt(i)]) {
				res += "%" + this.buffer;
				this.buffer = void 0;
				--i;
			} else {
				this.buffer += str[i];
				++p;
				if (this.buffer.length === 2) {
					res += String.fromCharCode(parseInt(this.buffer, 16));
					this.buffer = void 0;
				}
			}
		} else if (str[i] === "%") {
			if (i > p) {
				res += str.substring(p, i);
				p = i;
			}
			this.buffer = "";
			++p;
		}
		if (p < len && this.buffer === void 0) res += str.substring(p);
		return res;
	};
	Decoder.prototype.end = function() {
		const res = this.buffer === void 0 ? "" : "%" + this.buffer;
		this.buffer = void 0;
		return res;
	};
	Decoder.prototype.reset = function() {
		this.buffer = void 0;
	};
	module.exports = Decoder;
}));
// ../node_modules/@fastify/busboy/lib/types/urlencoded.js
var require_urlencoded = __commonJSMin(((exports, module) => {
	const Decoder = require_Decoder();
	const decodeText = require_decodeText();
	const getLimit = require_getLimit();
	const RE_CHARSET = /^charset$/i;
	UrlEncoded.detect = /^application\/x-www-form-urlencoded/i;
	function UrlEncoded(boy, cfg) {
		const limits = cfg.limits;
		const parsedConType = cfg.parsedConType;
		this.boy = boy;
		this.fieldSizeLimit = getLimit(limits, "fieldSize", 1048576);
		this.fieldNameSizeLimit = getLimit(limits, "fieldNameSize", 100);
		this.fieldsLimit = getLimit(limits, "fields", 1e400);
		let charset;
		for (var i = 0, len = parsedConType.length; i < len; ++i) if (Array.isArray(parsedConType[i]) && RE_CHARSET.test(parsedConType[i][0])) {
			charset = parsedConType[i][1].toLowerCase();
			break;
		}
		if (charset === void 0) charset = cfg.defCharset || "utf8";
		this.decoder = new Decoder();
		this.charset = charset;
		this._fields = 0;
		this._state = "key";
		this._checkingBytes = true;
		this._bytesKey = 0;
		this._bytesVal = 0;
		this._key = "";
		this._val = "";
		this._keyTrunc = false;
		this._valTrunc = false;
		this._hitLimit = false;
	}
	UrlEncoded.prototype.write = function(data, cb) {
		if (this._fields === this.fieldsLimit) {
			if (!this.boy.hitFieldsLimit) {
				this.boy.hitFieldsLimit = true;
				this.boy.emit("fieldsLimit");
			}
			return cb();
		}
		let idxeq;
		let idxamp;
		let i;
		let p = 0;
		const len = data.length;
		while (p < len) if (this._state === "key") {
			idxeq = idxamp = void 0;
			for (i = p; i < len; ++i) {
				if (!this._checkingBytes) ++p;
				if (data[i] === 61) {
					idxeq = i;
					break;
				} else if (data[i] === 38) {
					idxamp = i;
					break;
				}
				if (this._checkingBytes && this._bytesKey === this.fieldNameSizeLimit) {
					this._hitLimit = true;
					break;
				} else if (this._checkingBytes) ++this._bytesKey;
			}
			if (idxeq !== void 0) {
				if (idxeq > p) this._key += this.decoder.write(data.toString("binary", p, idxeq));
				this._endKey();
				this._state = "val";
				this._hitLimit = false;
				this._checkingBytes = true;
				this._val = "";
				this._bytesVal = 0;
				this._valTrunc = false;
				this.decoder.reset();
				p = idxeq + 1;
			} else if (idxamp !== void 0) {
				++this._fields;
				if (idxamp > p) this._key += this.decoder.write(data.toString("binary", p, idxamp));
				this._endKey();
				const key = this._key;
				const keyTrunc = this._keyTrunc;
				this._hitLimit = false;
				this._checkingBytes = true;
				this._key = "";
				this._bytesKey = 0;
				this._keyTrunc = false;
				this.decoder.reset();
				if (key.length) this.boy.emit("field", decodeText(key, "binary", this.charset), "", keyTrunc, false);
				p = idxamp + 1;
				if (this._fields === this.fieldsLimit) return cb();
			} else if (this._hitLimit) {
				if (i > p) this._key += this.decoder.write(data.toString("binary", p, i));
				p = i;
				if ((this._bytesKey = this._key.length) >= this.fieldNameSizeLimit) {
					this._key = this._key.substring(0, this.fieldNameSizeLimit);
					this._checkingBytes = false;
					this._keyTrunc = true;
				}
			} else {
				if (p < len) this._key += this.decoder.write(data.toString("binary", p));
				p = len;
			}
		} else {
			idxamp = void 0;
			for (i = p; i < len; ++i) {
				if (!this._checkingBytes) ++p;
				if (data[i] === 38) {
					idxamp = i;
					break;
				}
				if (this._checkingBytes && this._bytesVal === this.fieldSizeLimit) {
					this._hitLimit = true;
					break;
				} else if (this._checkingBytes) ++this._bytesVal;
			}
			if (idxamp !== void 0) {
				++this._fields;
				if (idxamp > p) this._val += this.decoder.write(data.toString("binary", p, idxamp));
				this._endVal();
				this.boy.emit("field", decodeText(this._key, "binary", this.charset), decodeText(this._val, "binary", this.charset), this._keyTrunc, this._valTrunc);
				this._state = "key";
				this._hitLimit = false;
				this._checkingBytes = true;
				this._key = "";
				this._bytesKey = 0;
				this._keyTrunc = false;
				this.decoder.reset();
				p = idxamp + 1;
				if (this._fields === this.fieldsLimit) return cb();
			} else if (this._hitLimit) {
				if (i > p) this._val += this.decoder.write(data.toString("binary", p, i));
				p = i;
				if ((this._bytesVal = this._val.length) >= this.fieldSizeLimit) {
					this._val = this._val.substring(0, this.fieldSizeLimit);
					this._checkingBytes = false;
					this._valTrunc = true;
				}
			} else {
				if (p < len) this._val += this.decoder.write(data.toString("binary", p));
				p = len;
			}
		}
		cb();
	};
	UrlEncoded.prototype.end = function() {
		if (this.boy._done) return;
		if (this._state === "key") {
			this._endKey();
			if (this._key.length > 0) this.boy.emit("field", decodeText(this._key, "binary", this.charset), "", this._keyTrunc, false);
		} else {
			this._endVal();
			this.boy.emit("field", decodeText(this._key, "binary", this.charset), decodeText(this._val, "binary", this.charset), this._keyTrunc, this._valTrunc);
		}
		this.boy._done = true;
		this.boy.emit("finish");
	};
	UrlEncoded.prototype._endKey = function() {
		this._key += this.decoder.end();
		if (this._key.length > this.fieldNameSizeLimit) {
			this._key = this._key.substring(0, this.fieldNameSizeLimit);
			this._keyTrunc = true;
		}
	};
	UrlEncoded.prototype._endVal = function() {
		this._val += this.decoder.end();
		if (this._val.length > this.fieldSizeLimit) {
			this._val = this._val.substring(0, this.fieldSizeLimit);
			this._valTrunc = true;
		}
	};
	module.exports = UrlEncoded;
}));
// ../node_modules/@fastify/busboy/index.js
var require_busboy = __commonJSMin(((exports, module) => {
	const WritableStream = __require("node:stream").Writable;
	const { inherits } = __require("node:util");
	const Dicer = require_Dicer();
	const MultipartParser = require_multipart$1();
	const UrlencodedParser = require_urlencoded();
	const parseParams = require_parseParams();
	function Busboy(opts) {
		if (!(this instanceof Busboy)) return new Busboy(opts);
		if (typeof opts !== "object") throw new TypeError("Busboy expected an options-Object.");
		if (typeof opts.headers !== "object") throw new TypeError("Busboy expected an options-Object with headers-attribute.");
		if (typeof opts.headers["content-type"] !== "string") throw new TypeError("Missing Content-Type-header.");
		const { headers, ...streamOptions } = opts;
		this.opts = {
			autoDestroy: false,
			...streamOptions
		};
		WritableStream.call(this, this.opts);
		this._done = false;
		this._parser = this.getParserByHeaders(headers);
		this._finished = false;
	}
	inherits(Busboy, WritableStream);
	Busboy.prototype.emit = function(ev) {
		if (ev === "finish") {
			if (!this._done) {
				this._parser?.end();
				return;
			} else if (this._finished) return;
			this._finished = true;
		}
		WritableStream.prototype.emit.apply(this, arguments);
	};
	Busboy.prototype.getParserByHeaders = function(headers) {
		const parsed = parseParams(headers["content-type"]);
		const cfg = {
			defCharset: this.opts.defCharset,
			fileHwm: this.opts.fileHwm,
			headers,
			highWaterMark: this.opts.highWaterMark,
			isPartAFile: this.opts.isPartAFile,
			limits: this.opts.limits,
			parsedConType: parsed,
			preservePath: this.opts.preservePath
		};
		if (MultipartParser.detect.test(parsed[0])) return new MultipartParser(this, cfg);
		if (UrlencodedParser.detect.test(parsed[0])) return new UrlencodedParser(this, cfg);
		throw new Error("Unsupported Content-Type.");
	};
	Busboy.prototype._write = function(chunk, encoding, cb) {
		this._parser.write(chunk, cb);
	};
	module.exports = Busboy;
	module.exports.default = Busboy;
	module.exports.Busboy = Busboy;
	module.exports.Dicer = Dicer;
}));
// ../node_modules/@fastify/multipart/lib/generateId.js
var require_generateId = __commonJSMin(((exports, module) => {
	const HEX = [
		"00",
		"01",
		"02",
		"03",
		"04",
		"05",
		"06",
		"07",
		"08",
		"09",
		"0a",
		"0b",
		"0c",
		"0d",
		"0e",
		"0f",
		"10",
		"11",
		"12",
		"13",
		"14",
		"15",
		"16",
		"17",
		"18",
		"19",
		"1a",
		"1b",
		"1c",
		"1d",
		"1e",
		"1f",
		"20",
		"21",
		"22",
		"23",
		"24",
		"25",
		"26",
		"27",
		"28",
		"29",
		"2a",
		"2b",
		"2c",
		"2d",
		"2e",
		"2f",
		"30",
		"31",
		"32",
		"33",
		"34",
		"35",
		"36",
		"37",
		"38",
		"39",
		"3a",
		"3b",
		"3c",
		"3d",
		"3e",
		"3f",
		"40",
		"41",
		"42",
		"43",
		"44",
		"45",
		"46",
		"47",
		"48",
		"49",
		"4a",
		"4b",
		"4c",
		"4d",
		"4e",
		"4f",
		"50",
		"51",
		"52",
		"53",
		"54",
		"55",
		"56",
		"57",
		"58",
		"59",
		"5a",
		"5b",
		"5c",
		"5d",
		"5e",
		"5f",
		"60",
		"61",
		"62",
		"63",
		"64",
		"65",
		"66",
		"67",
		"68",
		"69",
		"6a",
		"6b",
		"6c",
		"6d",
		"6e",
		"6f",
		"70",
		"71",
		"72",
		"73",
		"74",
		"75",
		"76",
		"77",
		"78",
		"79",
		"7a",
		"7b",
		"7c",
		"7d",
		"7e",
		"7f",
		"80",
		"81",
		"82",
		"83",
		"84",
		"85",
		"86",
		"87",
		"88",
		"89",
		"8a",
		"8b",
		"8c",
		"8d",
		"8e",
		"8f",
		"90",
		"91",
		"92",
		"93",
		"94",
		"95",
		"96",
		"97",
		"98",
		"99",
		"9a",
		"9b",
		"9c",
		"9d",
		"9e",
		"9f",
		"a0",
		"a1",
		"a2",
		"a3",
		"a4",
		"a5",
		"a6",
		"a7",
		"a8",
		"a9",
		"aa",
		"ab",
		"ac",
		"ad",
		"ae",
		"af",
		"b0",
		"b1",
		"b2",
		"b3",
		"b4",
		"b5",
		"b6",
		"b7",
		"b8",
		"b9",
		"ba",
		"bb",
		"bc",
		"bd",
		"be",
		"bf",
		"c0",
		"c1",
		"c2",
		"c3",
		"c4",
		"c5",
		"c6",
		"c7",
		"c8",
		"c9",
		"ca",
		"cb",
		"cc",
		"cd",
		"ce",
		"cf",
		"d0",
		"d1",
		"d2",
		"d3",
		"d4",
		"d5",
		"d6",
		"d7",
		"d8",
		"d9",
		"da",
		"db",
		"dc",
		"dd",
		"de",
		"df",
		"e0",
		"e1",
		"e2",
		"e3",
		"e4",
		"e5",
		"e6",
		"e7",
		"e8",
		"e9",
		"ea",
		"eb",
		"ec",
		"ed",
		"ee",
		"ef",
		"f0",
		"f1",
		"f2",
		"f3",
		"f4",
		"f5",
		"f6",
		"f7",
		"f8",
		"f9",
		"fa",
		"fb",
		"fc",
		"fd",
		"fe",
		"ff"
	];
	const random = Math.random;
	function seed() {
		return HEX[255 * random() | 0] + HEX[255 * random() | 0] + HEX[255 * random() | 0] + HEX[255 * random() | 0] + HEX[255 * random() | 0] + HEX[255 * random() | 0] + HEX[255 * random() | 0];
	}
	module.exports.generateId = (function generateIdFn() {
		let num = 0;
		let str = seed();
		return function generateId() {
			return num === 255 ? (str = seed()) + HEX[num = 0] : str + HEX[++num];
		};
	})();
}));
// ../node_modules/@fastify/multipart/lib/sanitize.js
var require_sanitize = __commonJSMin(((exports, module) => {
	const path = __require("node:path");
	function safeExtension(filename) {
		const ext = filename ? path.extname(filename) : "";
		return /^\.[A-Za-z0-9]{1,16}$/.test(ext) ? ext : "";
	}
	module.exports = { safeExtension };
}));
// ../node_modules/@fastify/multipart/lib/stream-consumer.js
var require_stream_consumer = __commonJSMin(((exports, module) => {
	module.exports = function streamToNull(stream) {
		return new Promise((resolve, reject) => {
			stream.on("data", () => {});
			stream.on("close", () => {
				resolve();
			});
			stream.on("end", () => {
				resolve();
			});
			stream.on("error", (error) => {
				reject(error);
			});
		});
	};
}));
// ../node_modules/@fastify/multipart/index.js
var require_multipart = __commonJSMin(((exports, module) => {
	const Busboy = require_busboy();
	const os = __require("node:os");
	const fp = require_fastify_plugin();
	const { createWriteStream } = __require("node:fs");
	const { unlink } = __require("node:fs/promises");
	const path = __require("node:path");
	const { generateId } = require_generateId();
	const { safeExtension } = require_sanitize();
	const createError = require_error();
	const streamToNull = require_stream_consumer();
	const deepmergeAll = require_deepmerge()({ all: true });
	const { PassThrough, Readable } = __require("node:stream");
	const { pipeline: pump } = __require("node:stream/promises");
	const secureJSON = require_secure_json_parse();
	const kMultipart = Symbol("multipart");
	const kMultipartHandler = Symbol("multipartHandler");
	const kSavedRequestFilesResult = Symbol("savedRequestFilesResult");
	const kResponseEnded = Symbol("responseEnded");
	const kFileField = Symbol("fileField");
	const PartsLimitError = createError("FST_PARTS_LIMIT", "reach parts limit", 413);
	const FilesLimitError = createError("FST_FILES_LIMIT", "reach files limit", 413);
	const FieldsLimitError = createError("FST_FIELDS_LIMIT", "reach fields limit", 413);
	const RequestFileTooLargeError = createError("FST_REQ_FILE_TOO_LARGE", "request file too large", 413);
	const PrototypeViolationError = createError("FST_PROTO_VIOLATION", "prototype property is not allowed as field name", 400);
	const InvalidMultipartContentTypeError = createError("FST_INVALID_MULTIPART_CONTENT_TYPE", "the request is not multipart", 406);
	const InvalidJSONFieldError = createError("FST_INVALID_JSON_FIELD_ERROR", "a request field is not a valid JSON as declared by its Content-Type", 406);
	const FileBufferNotFoundError = createError("FST_FILE_BUFFER_NOT_FOUND", "the file buffer was not found", 500);
	const PrematureCloseError = createError("FST_MP_PREMATURE_CLOSE", "the request was closed before the multipart data was fully parsed", 400);
	const NoFormData = createError("FST_NO_FORM_DATA", "FormData is not available", 500);
	function setMultipart(req, _payload, done) {
		req[kMultipart] = true;
		done();
	}
	function busboy(options) {
		try {
			return new Busboy(options);
		} catch (error) {
			const errorEmitter = new PassThrough();
			process.nextTick(function() {
				errorEmitter.emit("error", error);
			});
			return errorEmitter;
		}
	}
	function fastifyMultipart(fastify, options, done) {
		options.limits = {
			...options.limits,
			parts: options.limits?.parts ?? 1e3,
			fileSize: options.limits?.fileSize ?? fastify.initialConfig.bodyLimit
		};
		const attachFieldsToBody = options.attachFieldsToBody;
		if (attachFieldsToBody === true || attachFieldsToBody === "keyValues") {
			if (typeof options.sharedSchemaId === "string" && attachFieldsToBody === true) fastify.addSchema({
				$id: options.sharedSchemaId,
				type: "object",
				properties: {
					fieldname: { type: "string" },
					encoding: { type: "string" },
					filename: { type: "string" },
					mimetype: { type: "string" }
				}
			});
			fastify.addHook("preValidation", async function(req) {
				if (!req.isMultipart()) return;
				for await (const part of req.parts(req.routeOptions.config.multipartOptions)) {
					req.body = part.fields;
					if (part.file) {
						if (options.onFile) await options.onFile.call(req, part);
						else await part.toBuffer();
					}
				}
				if (attachFieldsToBody === "keyValues") {
					const body = {};
					if (req.body) {
						const reqBodyKeys = Object.keys(req.body);
						for (let i = 0; i < reqBodyKeys.length; ++i) {
							const key = reqBodyKeys[i];
							const field = req.body[key];
							if (field.value !== void 0) body[key] = field.value;
							else if (field._buf) body[key] = field._buf;
							else if (Array.isArray(field)) {
								const items = [];
								for (let i = 0; i < field.length; ++i) {
									const item = field[i];
									if (item.value !== void 0) items.push(item.value);
									else if (item._buf) items.push(item._buf);
								}
								if (items.length) body[key] = items;
							}
						}
					}
					req.body = body;
				}
			});
			if (globalThis.FormData && !fastify.hasRequestDecorator("formData")) fastify.decorateRequest("formData", async function() {
				const formData = new FormData();
				for (const key in this.body) {
					const value = this.body[key];
					if (Array.isArray(value)) for (const item of value) await append(key, item);
					else await append(key, value);
				}
				async function append(key, entry) {
					if (entry.type === "file" || attachFieldsToBody === "keyValues" && Buffer.isBuffer(entry)) formData.append(key, new Blob([await entry.toBuffer()], { type: entry.mimetype }), entry.filename);
					else formData.append(key, entry.value);
				}
				return formData;
			});
		}
		if (!fastify.hasRequestDecorator("formData")) fastify.decorateRequest("formData", async function() {
			throw new NoFormData();
		});
		const defaultThrowFileSizeLimit = typeof options.throwFileSizeLimit === "boolean" ? options.throwFileSizeLimit : true;
		fastify.decorate("multipartErrors", {
			PartsLimitError,
			FilesLimitError,
			FieldsLimitError,
			PrototypeViolationError,
			InvalidMultipartContentTypeError,
			RequestFileTooLargeError,
			FileBufferNotFoundError,
			PrematureCloseError
		});
		fastify.addContentTypeParser("multipart/form-data", setMultipart);
		fastify.decorateRequest(kMultipart, false);
		fastify.decorateRequest(kMultipartHandler, handleMultipart);
		fastify.decorateRequest(kSavedRequestFilesResult, null);
		fastify.decorateRequest(kResponseEnded, false);
		fastify.decorateRequest("parts", getMultipartIterator);
		fastify.decorateRequest("isMultipart", isMultipart);
		fastify.decorateRequest("tmpUploads", null);
		fastify.decorateRequest("savedRequestFiles", null);
		fastify.decorateRequest("file", getMultipartFile);
		fastify.decorateRequest("files", getMultipartFiles);
		fastify.decorateRequest("saveRequestFiles", saveRequestFiles);
		fastify.decorateRequest("cleanRequestFiles", cleanRequestFiles);
		fastify.addHook("onResponse", async (request) => {
			request[kResponseEnded] = true;
			await request.cleanRequestFiles();
		});
		fastify.addHook("onRequest", async (request, reply) => {
			reply.raw.on("close", () => {
				if (reply.raw.writableFinished) return;
				request[kResponseEnded] = true;
				request.cleanRequestFiles();
			});
		});
		function isMultipart() {
			return this[kMultipart];
		}
		function handleMultipart(opts = {}) {
			if (!this.isMultipart()) throw new InvalidMultipartContentTypeError();
			this.log.debug("starting multipart parsing");
			let values = [];
			let pendingHandler = null;
			const ch = (val) => {
				if (pendingHandler) {
					pendingHandler(val);
					pendingHandler = null;
				} else values.push(val);
			};
			const handle = (handler) => {
				if (values.length > 0) {
					const value = values[0];
					values = values.slice(1);
					handler(value);
				} else pendingHandler = handler;
			};
			const parts = () => {
				return new Promise((resolve, reject) => {
					handle((val) => {
						if (val instanceof Error) return reject(val);
						resolve(val);
					});
				});
			};
			const body = {};
			let lastError = null;
			let currentFile = null;
			let sawData = false;
			const request = this.raw;
			const busboyOptions = deepmergeAll({ headers: request.headers }, options, opts);
			this.log.trace({ busboyOptions }, "Providing options to busboy");
			const bb = busboy(busboyOptions);
			request.on("close", onRequestClose);
			request.on("error", cleanup);
			bb.on("field", onField).on("file", onFile).on("end", cleanup).on("finish", cleanup).on("close", cleanup).on("error", onBusboyError);
			function onLimit(err) {
				onError(err);
				process.nextTick(() => cleanup(err, true));
			}
			bb.on("partsLimit", function() {
				onLimit(new PartsLimitError());
			});
			bb.on("filesLimit", function() {
				onLimit(new FilesLimitError());
			});
			bb.on("fieldsLimit", function() {
				onLimit(new FieldsLimitError());
			});
			request.once("data", onFirstData);
			request.pipe(bb);
			function onFirstData() {
				sawData = true;
			}
			function onBusboyError(err) {
				if (!sawData && err.message === "Unexpected end of multipart data") cleanup();
				else cleanup(err);
			}
			function onField(name, fieldValue, fieldnameTruncated, valueTruncated, encoding, contentType) {
				if (name in Object.prototype) {
					onError(new PrototypeViolationError());
					return;
				}
				if (contentType.startsWith("application/json")) {
					if (valueTruncated) {
						onError(new InvalidJSONFieldError());
						return;
					}
					try {
						fieldValue = secureJSON.parse(fieldValue);
						contentType = "application/json";
					} catch {
						onError(new InvalidJSONFieldError());
						return;
					}
				}
				const value = {
					type: "field",
					fieldname: name,
					mimetype: contentType,
					encoding,
					value: fieldValue,
					fieldnameTruncated,
					valueTruncated,
					fields: body
				};
				if (body[name] === void 0) body[name] = value;
				else if (Array.isArray(body[name])) body[name].push(value);
				else body[name] = [body[name], value];
				ch(value);
			}
			function onFile(name, file, filename, encoding, mimetype) {
				if (name in Object.prototype) {
					streamToNull(file).catch(() => {});
					onError(new PrototypeViolationError());
					return;
				}
				const throwFileSizeLimit = typeof opts.throwFileSizeLimit === "boolean" ? opts.throwFileSizeLimit : defaultThrowFileSizeLimit;
				const value = {
					type: "file",
					fieldname: name,
					filename,
					encoding,
					mimetype,
					file,
					fields: body,
					_buf: null,
					async toBuffer() {
						if (this._buf) return this._buf;
						const fileChunks = [];
						let err;
						for await (const chunk of this.file) {
							fileChunks.push(chunk);
							if (throwFileSizeLimit && this.file.truncated) {
								err = new RequestFileTooLargeError();
								err.part = this;
								onError(err);
								fileChunks.length = 0;
							}
						}
						if (err) throw err;
						this._buf = Buffer.concat(fileChunks);
						return this._buf;
					}
				};
				Object.defineProperty(value, kFileField, {
					value: true,
					enumerable: true
				});
				file.on("error", function(err) {
					if (err.message && err.message.includes("terminated early")) onError(err);
				});
				file.on("close", function() {
					if (!file.readableEnded) cleanup();
				});
				if (throwFileSizeLimit) file.on("limit", function() {
					const err = new RequestFileTooLargeError();
					err.part = value;
					onError(err);
				});
				if (body[name] === void 0) body[name] = value;
				else if (Array.isArray(body[name])) body[name].push(value);
				else body[name] = [body[name], value];
				currentFile = file;
				ch(value);
			}
			function onError(err) {
				lastError = err;
			}
			function onRequestClose() {
				if (!request.readableEnded) cleanup(lastError || new PrematureCloseError());
			}
			function cleanup(err, keepParsing = false) {
				if (!keepParsing) {
					request.unpipe(bb);
					if ((err || request.aborted) && currentFile) {
						currentFile.destroy(err);
						currentFile = null;
					}
				}
				ch(err || lastError || null);
			}
			return parts;
		}
		async function saveRequestFiles(options) {
			if (this[kSavedRequestFilesResult]) return this[kSavedRequestFilesResult];
			let parts;
			let values = {};
			if (attachFieldsToBody === true || attachFieldsToBody === "keyValues") {
				parts = this.isMultipart() && this.body ? filesFromFields.call(this, this.body) : [];
				values = this.body || {};
			} else parts = this.parts(options);
			this.savedRequestFiles = [];
			const tmpdir = options?.tmpdir || os.tmpdir();
			this.tmpUploads = [];
			let i = 0;
			let target;
			try {
				for await (const part of parts) {
					values = part.fields;
					if (!part.file) continue;
					const filepath = path.join(tmpdir, generateId() + safeExtension(part.filename || "file" + i++));
					target = createWriteStream(filepath);
					this.tmpUploads.push(filepath);
					await pump(part.file, target);
					target = null;
					this.savedRequestFiles.push({
						...part,
						filepath
					});
				}
			} catch (err) {
				target?.destroy();
				await this.cleanRequestFiles();
				this.log.error({ err }, "save request file");
				throw err;
			}
			if (this[kResponseEnded]) await this.cleanRequestFiles();
			this[kSavedRequestFilesResult] = {
				files: this.savedRequestFiles,
				values
			};
			return this[kSavedRequestFilesResult];
		}
		function* filesFromFields(container) {
			try {
				const fields = Array.isArray(container) ? container : Object.values(container);
				for (let i = 0; i < fields.length; ++i) {
					const field = fields[i];
					if (Array.isArray(field)) for (const subField of filesFromFields.call(this, field)) yield subField;
					if (!field || typeof field !== "object" || field[kFileField] !== true) continue;
					if (!field._buf) throw new FileBufferNotFoundError();
					field.file = Readable.from(field._buf);
					yield field;
				}
			} catch (err) {
				this.log.error({ err }, "save request file failed");
				throw err;
			}
		}
		async function cleanRequestFiles() {
			if (!this.tmpUploads) return;
			for (let i = 0; i < this.tmpUploads.length; ++i) {
				const filepath = this.tmpUploads[i];
				try {
					await unlink(filepath);
				} catch (error) {
					this.log.error(error, "Could not delete file");
				}
			}
		}
		async function getMultipartFile(options) {
			const parts = this[kMultipartHandler](options);
			let part;
			while ((part = await parts()) != null) if (part.file) return part;
		}
		async function* getMultipartFiles(options) {
			const parts = this[kMultipartHandler](options);
			let part;
			while ((part = await parts()) != null) if (part.file) yield part;
		}
		async function* getMultipartIterator(options) {
			const parts = this[kMultipartHandler](options);
			let part;
			while ((part = await parts()) != null) yield part;
		}
		done();
	}
	function ajvFilePlugin(ajv) {
		return ajv.addKeyword({
			keyword: "isFile",
			compile: (_schema, parent) => {
				parent.type = "string";
				parent.format = "binary";
				delete parent.isFile;
				return (field) => !!field.file;
			},
			error: { message: "should be a file" }
		});
	}
	module.exports = fp(fastifyMultipart, {
		fastify: "5.x",
		name: "@fastify/multipart"
	});
	module.exports.default = fastifyMultipart;
	module.exports.fastifyMultipart = fastifyMultipart;
	module.exports.ajvFilePlugin = ajvFilePlugin;
}));
// src/platform/http/files/uploads.ts
var import_multipart = __toESM(require_multipart(), 1);
const AROUND_BYTES = 16384;
function acceptUpload(fastify, options) {
	fastify.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		await scope.register(import_multipart.default, {
			limits: {
				files: 1,
				fields: 4,
				parts: 5,
				fieldSize: 1024,
				headerPairs: 20
			},
			throwFileSizeLimit: false
		});
		scope.route(options);
	});
}
function readUploadOf(request) {
	return async ({ maxBytes, tooLarge }) => {
		if (Number(request.headers["content-length"] ?? 0) > maxBytes + AROUND_BYTES) throw new Refusal(tooLarge);
		const file = await readForm(request, maxBytes).catch((cause) => {
			throw new Refusal("bad_request", { cause });
		});
		if (file === void 0) throw new Refusal("bad_request");
		if (file.truncated) throw new Refusal(tooLarge);
		request.fileHash = sha256$2(file.bytes);
		return {
			bytes: file.bytes,
			name: file.name
		};
	};
}
async function readForm(request, maxBytes) {
	const part = await request.file({ limits: { fileSize: maxBytes } });
	if (part === void 0 || part.fieldname !== "file") return void 0;
	const chunks = [];
	for await (const chunk of part.file) chunks.push(chunk);
	return {
		bytes: Buffer.concat(chunks),
		name: part.filename,
		truncated: part.file.truncated
	};
}
// ../contract/src/texts/fill-text.ts
const PLACEHOLDER = /\{(\w+)(?:, plural,((?:\s*\w+ \{[^{}]*\})+)\s*)?\}/g;
const FORM = /(\w+) \{([^{}]*)\}/g;
function fillText(text, language, params = {}) {
	return text.replace(PLACEHOLDER, (placeholder, name, forms) => {
		const value = params[name];
		if (value === void 0) return placeholder;
		if (forms === void 0) return String(value);
		return choosePlural(forms, language, Number(value)).replaceAll("#", String(value));
	});
}
function choosePlural(forms, language, count) {
	const chosen = pluralRules(language).select(count);
	let other = "";
	for (const [, category, form = ""] of forms.matchAll(FORM)) {
		if (category === chosen) return form;
		if (category === "other") other = form;
	}
	return other;
}
const rules = new Map();
function pluralRules(language) {
	const known = rules.get(language);
	if (known) return known;
	const built = new Intl.PluralRules(language);
	rules.set(language, built);
	return built;
}
// ../contract/src/texts/split-by-language.ts
function splitByLanguage(table) {
	const pick = (at) => Object.fromEntries(Object.entries(table).map(([name, pair]) => [name, pair[at]]));
	return {
		en: pick(0),
		ru: pick(1)
	};
}
// ../contract/src/texts/pages/checkout.ts
const checkoutTexts = {
	plan: [
		100,
		"Plan",
		"\u0422\u0430\u0440\u0438\u0444"
	],
	pricePerMonthShort: [
		101,
		"{price}\u00A0/\u00A0mo",
		"{price}\u00A0/\u00A0\u043C\u0435\u0441."
	],
	methodsWorld: [
		102,
		"Payment Methods (world)",
		"\u0421\u043F\u043E\u0441\u043E\u0431\u044B \u043E\u043F\u043B\u0430\u0442\u044B (\u0432\u0435\u0441\u044C \u043C\u0438\u0440)"
	],
	methodsCis: [
		103,
		"Payment Methods (CIS)",
		"\u0421\u043F\u043E\u0441\u043E\u0431\u044B \u043E\u043F\u043B\u0430\u0442\u044B (\u0421\u041D\u0413)"
	],
	methodsEmpty: [
		113,
		"No payment methods yet",
		"\u0421\u043F\u043E\u0441\u043E\u0431\u043E\u0432 \u043E\u043F\u043B\u0430\u0442\u044B \u043F\u043E\u043A\u0430 \u043D\u0435\u0442"
	],
	methodsFailed: [
		114,
		"Failed to fetch payment methods",
		"\u041D\u0435 \u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u0441\u043F\u043E\u0441\u043E\u0431\u044B \u043E\u043F\u043B\u0430\u0442\u044B"
	],
	methodsFailedHint: [
		115,
		"Check the connection and try again.",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u0441\u043E\u0435\u0434\u0438\u043D\u0435\u043D\u0438\u0435 \u0438\u00A0\u043F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0441\u043D\u043E\u0432\u0430."
	],
	errorLabel: [
		116,
		"Error",
		"\u041E\u0448\u0438\u0431\u043A\u0430"
	],
	tokenMissing: [
		117,
		"Token not available",
		"\u0412\u0445\u043E\u0434 \u043D\u0435 \u0432\u044B\u043F\u043E\u043B\u043D\u0435\u043D"
	],
	paymentMethod: [
		118,
		"Payment method",
		"\u0421\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B"
	],
	noFee: [
		119,
		"No fee",
		"\u0411\u0435\u0437 \u043A\u043E\u043C\u0438\u0441\u0441\u0438\u0438"
	],
	summary: [
		120,
		"Summary",
		"\u041A\u00A0\u043E\u043F\u043B\u0430\u0442\u0435"
	],
	promoCode: [
		121,
		"Promo code",
		"\u041F\u0440\u043E\u043C\u043E\u043A\u043E\u0434"
	],
	apply: [
		122,
		"Apply",
		"\u041F\u0440\u0438\u043C\u0435\u043D\u0438\u0442\u044C"
	],
	remove: [
		123,
		"Remove",
		"\u0423\u0431\u0440\u0430\u0442\u044C"
	],
	linePrice: [
		124,
		"Price \u00B7 {term}",
		"\u0426\u0435\u043D\u0430 \u00B7 {term}"
	],
	lineFee: [
		125,
		"Fee \u00B7 {percent}%",
		"\u041A\u043E\u043C\u0438\u0441\u0441\u0438\u044F \u00B7 {percent}%"
	],
	lineDiscount: [
		126,
		"Discount \u00B7 {percent}%",
		"\u0421\u043A\u0438\u0434\u043A\u0430 \u00B7 {percent}%"
	],
	lineCredit: [
		2138,
		"Credit for unused days",
		"\u0417\u0430\u0447\u0451\u0442 \u043D\u0435\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043D\u043D\u044B\u0445 \u0434\u043D\u0435\u0439"
	],
	lineCreditOf: [
		2139,
		"Credit \u00B7 {product}, {days} of {total} days unused",
		"\u0417\u0430\u0447\u0451\u0442 \u00B7 {product}, \u043D\u0435\u00A0\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043D\u043E \u0434\u043D\u0435\u0439: {days} \u0438\u0437\u00A0{total}"
	],
	lineCreditFree: [
		2140,
		"Free days that end \u00B7 {days}",
		"\u0421\u0433\u043E\u0440\u0438\u0442 \u0431\u0435\u0441\u043F\u043B\u0430\u0442\u043D\u044B\u0445 \u0434\u043D\u0435\u0439 \u00B7 {days}"
	],
	lineCreditRest: [
		2141,
		"To your balance, for orders",
		"\u041D\u0430\u00A0\u0432\u0430\u0448 \u0431\u0430\u043B\u0430\u043D\u0441, \u0434\u043B\u044F \u0437\u0430\u043A\u0430\u0437\u043E\u0432"
	],
	changePlan: [
		2142,
		"Change plan",
		"\u0421\u043C\u0435\u043D\u0438\u0442\u044C \u0442\u0430\u0440\u0438\u0444"
	],
	changeTo: [
		2143,
		"Change to",
		"\u0421\u043C\u0435\u043D\u0438\u0442\u044C \u043D\u0430"
	],
	changeNow: [
		2144,
		"Change now",
		"\u0421\u043C\u0435\u043D\u0438\u0442\u044C \u0441\u0435\u0439\u0447\u0430\u0441"
	],
	changeNote: [
		2145,
		"The present plan, paid until {date}, ends now, and so does its automatic renewal if it is on. The new plan begins in full. Days that have begun are not credited.",
		"\u041D\u044B\u043D\u0435\u0448\u043D\u0438\u0439 \u0442\u0430\u0440\u0438\u0444, \u043E\u043F\u043B\u0430\u0447\u0435\u043D\u043D\u044B\u0439 \u0434\u043E\u00A0{date}, \u0437\u0430\u043A\u043E\u043D\u0447\u0438\u0442\u0441\u044F \u0441\u0440\u0430\u0437\u0443, \u0432\u043C\u0435\u0441\u0442\u0435 \u0441\u00A0\u043D\u0438\u043C \u043E\u0442\u043A\u043B\u044E\u0447\u0438\u0442\u0441\u044F \u0430\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435, \u0435\u0441\u043B\u0438 \u043E\u043D\u043E \u0432\u043A\u043B\u044E\u0447\u0435\u043D\u043E. \u041D\u043E\u0432\u044B\u0439 \u043D\u0430\u0447\u043D\u0451\u0442\u0441\u044F \u043D\u0430\u00A0\u0432\u0435\u0441\u044C \u0441\u0440\u043E\u043A. \u041D\u0430\u0447\u0430\u0432\u0448\u0438\u0439\u0441\u044F \u0434\u0435\u043D\u044C \u043D\u0435\u00A0\u0437\u0430\u0441\u0447\u0438\u0442\u044B\u0432\u0430\u0435\u0442\u0441\u044F."
	],
	titleChange: [
		2146,
		"Change plan to {product}",
		"\u0421\u043C\u0435\u043D\u0430 \u0442\u0430\u0440\u0438\u0444\u0430 \u043D\u0430 {product}"
	],
	total: [
		127,
		"Total",
		"\u0418\u0442\u043E\u0433\u043E"
	],
	pay: [
		128,
		"Pay {total}",
		"\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u044C {total}"
	],
	activateForFree: [
		129,
		"Activate for free",
		"\u0410\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u0442\u044C \u0431\u0435\u0441\u043F\u043B\u0430\u0442\u043D\u043E"
	],
	cancel: [
		130,
		"Cancel",
		"\u041E\u0442\u043C\u0435\u043D\u0430"
	],
	close: [
		131,
		"Close",
		"\u0417\u0430\u043A\u0440\u044B\u0442\u044C"
	],
	promoInvalid: [
		24,
		"Promocode does not exist",
		"\u0422\u0430\u043A\u043E\u0433\u043E \u043F\u0440\u043E\u043C\u043E\u043A\u043E\u0434\u0430 \u043D\u0435\u0442"
	],
	waitingHeading: [
		132,
		"Finish the payment in the new tab",
		"\u0417\u0430\u0432\u0435\u0440\u0448\u0438\u0442\u0435 \u043E\u043F\u043B\u0430\u0442\u0443 \u0432\u00A0\u043D\u043E\u0432\u043E\u0439 \u0432\u043A\u043B\u0430\u0434\u043A\u0435"
	],
	promoNotApplied: [
		1328,
		"The promo code was not applied, so nothing was charged. Change or remove it, then pay.",
		"\u041F\u0440\u043E\u043C\u043E\u043A\u043E\u0434 \u043D\u0435 \u043F\u0440\u0438\u043C\u0435\u043D\u0451\u043D, \u043E\u043F\u043B\u0430\u0442\u0430 \u043D\u0435 \u043D\u0430\u0447\u0430\u043B\u0430\u0441\u044C. \u0418\u0437\u043C\u0435\u043D\u0438\u0442\u0435 \u0438\u043B\u0438 \u0443\u0434\u0430\u043B\u0438\u0442\u0435 \u0435\u0433\u043E \u0438 \u043E\u043F\u043B\u0430\u0442\u0438\u0442\u0435 \u0441\u043D\u043E\u0432\u0430."
	],
	tabBlockedHeading: [
		1329,
		"Your browser did not open a new tab",
		"\u0411\u0440\u0430\u0443\u0437\u0435\u0440 \u043D\u0435 \u043E\u0442\u043A\u0440\u044B\u043B \u043D\u043E\u0432\u0443\u044E \u0432\u043A\u043B\u0430\u0434\u043A\u0443"
	],
	tabBlockedText: [
		1330,
		"Continue to the payment page in this tab. You will return here after paying.",
		"\u041F\u0435\u0440\u0435\u0439\u0434\u0438\u0442\u0435 \u043A \u043E\u043F\u043B\u0430\u0442\u0435 \u0432 \u044D\u0442\u043E\u0439 \u0432\u043A\u043B\u0430\u0434\u043A\u0435. \u041F\u043E\u0441\u043B\u0435 \u043E\u043F\u043B\u0430\u0442\u044B \u0432\u044B \u0432\u0435\u0440\u043D\u0451\u0442\u0435\u0441\u044C \u0441\u044E\u0434\u0430."
	],
	stepOpenPayment: [
		1331,
		"Open the payment page",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443 \u043E\u043F\u043B\u0430\u0442\u044B"
	],
	continueToPayment: [
		1332,
		"Continue to payment",
		"\u041F\u0435\u0440\u0435\u0439\u0442\u0438 \u043A \u043E\u043F\u043B\u0430\u0442\u0435"
	],
	waitingText: [
		133,
		"{product}, {term}. This page updates automatically.",
		"{product}, {term}. \u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u043E\u0431\u043D\u043E\u0432\u0438\u0442\u0441\u044F \u0441\u0430\u043C\u0430."
	],
	stepPaymentOpened: [
		134,
		"Payment page opened",
		"\u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u043E\u043F\u043B\u0430\u0442\u044B \u043E\u0442\u043A\u0440\u044B\u0442\u0430"
	],
	stepAccessOpens: [
		135,
		"Access opens",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F"
	],
	openPaymentAgain: [
		136,
		"Open the payment page again",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443 \u043E\u043F\u043B\u0430\u0442\u044B \u0441\u043D\u043E\u0432\u0430"
	],
	unfinishedHeading: [
		1445,
		"You have an unfinished payment",
		"\u0423\u00A0\u0432\u0430\u0441 \u0435\u0441\u0442\u044C \u043D\u0435\u0437\u0430\u0432\u0435\u0440\u0448\u0451\u043D\u043D\u044B\u0439 \u043F\u043B\u0430\u0442\u0451\u0436"
	],
	unfinishedText: [
		1446,
		"If you have already paid, wait a little: this page updates automatically.",
		"\u0415\u0441\u043B\u0438 \u0432\u044B\u00A0\u0443\u0436\u0435 \u043E\u043F\u043B\u0430\u0442\u0438\u043B\u0438, \u043D\u0435\u043C\u043D\u043E\u0433\u043E \u043F\u043E\u0434\u043E\u0436\u0434\u0438\u0442\u0435: \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u043E\u0431\u043D\u043E\u0432\u0438\u0442\u0441\u044F \u0441\u0430\u043C\u0430."
	],
	payAnotherWay: [
		1447,
		"Cancel it and pay another way",
		"\u041E\u0442\u043C\u0435\u043D\u0438\u0442\u044C \u0435\u0433\u043E \u0438\u00A0\u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C \u0438\u043D\u0430\u0447\u0435"
	],
	paymentOpening: [
		139,
		"Opening the payment page",
		"\u041E\u0442\u043A\u0440\u044B\u0432\u0430\u0435\u043C \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443 \u043E\u043F\u043B\u0430\u0442\u044B"
	],
	paymentOpeningHint: [
		140,
		"Keep this tab open. It takes a few seconds.",
		"\u041D\u0435 \u0437\u0430\u043A\u0440\u044B\u0432\u0430\u0439\u0442\u0435 \u0432\u043A\u043B\u0430\u0434\u043A\u0443. \u042D\u0442\u043E \u0437\u0430\u0439\u043C\u0451\u0442 \u043D\u0435\u0441\u043A\u043E\u043B\u044C\u043A\u043E \u0441\u0435\u043A\u0443\u043D\u0434."
	],
	paymentMethodShort: [
		141,
		"Method",
		"\u0421\u043F\u043E\u0441\u043E\u0431"
	],
	paymentNothingHappens: [
		142,
		"Nothing happens?",
		"\u041D\u0438\u0447\u0435\u0433\u043E \u043D\u0435 \u043F\u0440\u043E\u0438\u0441\u0445\u043E\u0434\u0438\u0442?"
	],
	paymentContinue: [
		143,
		"Continue to payment",
		"\u041F\u0435\u0440\u0435\u0439\u0442\u0438 \u043A\u00A0\u043E\u043F\u043B\u0430\u0442\u0435"
	],
	paymentDidNotOpen: [
		144,
		"The payment page did not open",
		"\u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u043E\u043F\u043B\u0430\u0442\u044B \u043D\u0435 \u043E\u0442\u043A\u0440\u044B\u043B\u0430\u0441\u044C"
	],
	nothingWasCharged: [
		145,
		"Nothing was charged.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0441\u0430\u043D\u044B."
	],
	backToPlans: [
		146,
		"Back to plans",
		"\u041A\u00A0\u0442\u0430\u0440\u0438\u0444\u0430\u043C"
	],
	titleOrder: [
		213,
		"Order {product}",
		"\u041E\u0444\u043E\u0440\u043C\u043B\u0435\u043D\u0438\u0435 {product}"
	],
	accessUntil: [
		214,
		"You will have access until {date}",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u0431\u0443\u0434\u0435\u0442 \u043E\u0442\u043A\u0440\u044B\u0442 \u0434\u043E\u00A0{date}"
	],
	priceBefore: [
		1997,
		"The price was {before} last time; it is {now} now.",
		"\u0412\u00A0\u043F\u0440\u043E\u0448\u043B\u044B\u0439 \u0440\u0430\u0437 \u0446\u0435\u043D\u0430 \u0431\u044B\u043B\u0430 {before}, \u0441\u0435\u0439\u0447\u0430\u0441\u00A0\u2014 {now}."
	],
	paymentInNewTab: [
		215,
		"Payment opens in a new tab",
		"\u041E\u043F\u043B\u0430\u0442\u0430 \u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F \u0432\u00A0\u043D\u043E\u0432\u043E\u0439 \u0432\u043A\u043B\u0430\u0434\u043A\u0435"
	],
	promoApplied: [
		216,
		"Promo code applied: \u2212{percent}%",
		"\u041F\u0440\u043E\u043C\u043E\u043A\u043E\u0434 \u043F\u0440\u0438\u043C\u0435\u043D\u0451\u043D: \u2212{percent}%"
	],
	promoExpired: [
		217,
		"This promo code has expired.",
		"\u0421\u0440\u043E\u043A \u0434\u0435\u0439\u0441\u0442\u0432\u0438\u044F \u043F\u0440\u043E\u043C\u043E\u043A\u043E\u0434\u0430 \u0438\u0441\u0442\u0451\u043A."
	],
	promoNotThisProduct: [
		218,
		"This promo code is for another service.",
		"\u042D\u0442\u043E\u0442 \u043F\u0440\u043E\u043C\u043E\u043A\u043E\u0434 \u0434\u043B\u044F\u00A0\u0434\u0440\u0443\u0433\u043E\u0433\u043E \u0441\u0435\u0440\u0432\u0438\u0441\u0430."
	],
	promoAlreadyUsed: [
		219,
		"You have already used this promo code.",
		"\u0412\u044B \u0443\u0436\u0435 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043B\u0438 \u044D\u0442\u043E\u0442 \u043F\u0440\u043E\u043C\u043E\u043A\u043E\u0434."
	],
	promoLimitReached: [
		220,
		"This promo code has been used up.",
		"\u041B\u0438\u043C\u0438\u0442 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043D\u0438\u0439 \u044D\u0442\u043E\u0433\u043E \u043F\u0440\u043E\u043C\u043E\u043A\u043E\u0434\u0430 \u0438\u0441\u0447\u0435\u0440\u043F\u0430\u043D."
	],
	promoMinimum: [
		221,
		"The price is too low for this promo code.",
		"\u0421\u0443\u043C\u043C\u0430 \u0437\u0430\u043A\u0430\u0437\u0430 \u0441\u043B\u0438\u0448\u043A\u043E\u043C \u043C\u0430\u043B\u0430 \u0434\u043B\u044F\u00A0\u044D\u0442\u043E\u0433\u043E \u043F\u0440\u043E\u043C\u043E\u043A\u043E\u0434\u0430."
	],
	promoMethod: [
		222,
		"This promo code does not work with this payment method.",
		"\u041F\u0440\u043E\u043C\u043E\u043A\u043E\u0434 \u043D\u0435 \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u0441\u00A0\u044D\u0442\u0438\u043C \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C \u043E\u043F\u043B\u0430\u0442\u044B."
	],
	promoFirstPurchase: [
		223,
		"This promo code is for the first purchase only.",
		"\u041F\u0440\u043E\u043C\u043E\u043A\u043E\u0434 \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u0442\u043E\u043B\u044C\u043A\u043E \u043D\u0430\u00A0\u043F\u0435\u0440\u0432\u0443\u044E \u043F\u043E\u043A\u0443\u043F\u043A\u0443."
	],
	orderDone: [
		224,
		"{product} is active",
		"{product}: \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430 \u0430\u043A\u0442\u0438\u0432\u043D\u0430"
	],
	orderDoneHint: [
		225,
		"Access is open until {date}.",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u044B\u0442 \u0434\u043E\u00A0{date}."
	],
	orderNotPaid: [
		226,
		"The payment did not go through",
		"\u041E\u043F\u043B\u0430\u0442\u0430 \u043D\u0435 \u043F\u0440\u043E\u0448\u043B\u0430"
	],
	payWith: [
		2271,
		"Pay with",
		"\u0427\u0435\u043C \u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C"
	],
	payWithAnother: [
		2272,
		"Another card or wallet",
		"\u0414\u0440\u0443\u0433\u0430\u044F \u043A\u0430\u0440\u0442\u0430 \u0438\u043B\u0438\u00A0\u043A\u043E\u0448\u0435\u043B\u0451\u043A"
	],
	chargeChecking: [
		2273,
		"Your payment is being checked",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u0442\u0441\u044F"
	],
	chargeCheckingText: [
		2274,
		"The bank has not answered yet. You are charged once at most, and access opens by itself when the payment is confirmed. You can close this window: we will email you the result.",
		"\u0411\u0430\u043D\u043A \u0435\u0449\u0451 \u043D\u0435\u00A0\u043E\u0442\u0432\u0435\u0442\u0438\u043B. \u0414\u0435\u043D\u044C\u0433\u0438 \u0441\u043F\u0438\u0448\u0443\u0442\u0441\u044F \u043D\u0435\u00A0\u0431\u043E\u043B\u044C\u0448\u0435 \u043E\u0434\u043D\u043E\u0433\u043E \u0440\u0430\u0437\u0430, \u0430\u00A0\u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F \u0441\u0430\u043C, \u043A\u043E\u0433\u0434\u0430 \u043F\u043B\u0430\u0442\u0451\u0436 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u0441\u044F. \u041E\u043A\u043D\u043E \u043C\u043E\u0436\u043D\u043E \u0437\u0430\u043A\u0440\u044B\u0442\u044C: \u043E\u00A0\u0440\u0435\u0437\u0443\u043B\u044C\u0442\u0430\u0442\u0435 \u043F\u0440\u0438\u0434\u0451\u0442 \u043F\u0438\u0441\u044C\u043C\u043E."
	],
	chargeConfirm: [
		2275,
		"Your bank wants you to confirm",
		"\u0411\u0430\u043D\u043A \u043F\u0440\u043E\u0441\u0438\u0442 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u044C \u043F\u043B\u0430\u0442\u0451\u0436"
	],
	chargeConfirmText: [
		2276,
		"Nothing was charged. Confirm the payment on the payment page; it opens in a new tab.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0441\u0430\u043D\u044B. \u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u0435 \u043F\u043B\u0430\u0442\u0451\u0436 \u043D\u0430\u00A0\u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0435 \u043E\u043F\u043B\u0430\u0442\u044B: \u043E\u043D\u0430 \u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F \u0432\u00A0\u043D\u043E\u0432\u043E\u0439 \u0432\u043A\u043B\u0430\u0434\u043A\u0435."
	],
	chargeConfirmOpen: [
		2277,
		"Open the payment page",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443 \u043E\u043F\u043B\u0430\u0442\u044B"
	],
	chargeOtherWay: [
		2278,
		"Pay another way",
		"\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u044C \u0438\u043D\u0430\u0447\u0435"
	],
	chargeDeclinedFunds: [
		2279,
		"Nothing was charged: the card or wallet does not have enough money. Add money, or pay with another one.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0441\u0430\u043D\u044B: \u043D\u0430\u00A0\u043A\u0430\u0440\u0442\u0435 \u0438\u043B\u0438 \u0432\u00A0\u043A\u043E\u0448\u0435\u043B\u044C\u043A\u0435 \u043D\u0435\u00A0\u0445\u0432\u0430\u0442\u0430\u0435\u0442 \u0441\u0440\u0435\u0434\u0441\u0442\u0432. \u041F\u043E\u043F\u043E\u043B\u043D\u0438\u0442\u0435 \u0441\u0447\u0451\u0442 \u0438\u043B\u0438 \u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439 \u0441\u043F\u043E\u0441\u043E\u0431."
	],
	chargeDeclinedBank: [
		2280,
		"Nothing was charged: the bank declined without a reason. Pay with another method, or contact your bank.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0441\u0430\u043D\u044B: \u0431\u0430\u043D\u043A \u043E\u0442\u043A\u0430\u0437\u0430\u043B \u0431\u0435\u0437\u00A0\u043E\u0431\u044A\u044F\u0441\u043D\u0435\u043D\u0438\u044F. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439 \u0441\u043F\u043E\u0441\u043E\u0431 \u0438\u043B\u0438 \u043E\u0431\u0440\u0430\u0442\u0438\u0442\u0435\u0441\u044C \u0432\u00A0\u0431\u0430\u043D\u043A."
	],
	chargeDeclinedTechnical: [
		2281,
		"Nothing was charged because of a technical problem. Try again in a minute, or pay with another method.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0441\u0430\u043D\u044B \u0438\u0437-\u0437\u0430 \u0442\u0435\u0445\u043D\u0438\u0447\u0435\u0441\u043A\u043E\u0439 \u043D\u0435\u043F\u043E\u043B\u0430\u0434\u043A\u0438. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0447\u0435\u0440\u0435\u0437 \u043C\u0438\u043D\u0443\u0442\u0443 \u0438\u043B\u0438 \u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439 \u0441\u043F\u043E\u0441\u043E\u0431."
	],
	chargeDeclinedDead: [
		2282,
		"Nothing was charged: this method no longer works for payments here. Pay with another one, and save that instead.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0441\u0430\u043D\u044B: \u044D\u0442\u0438\u043C \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C \u0437\u0434\u0435\u0441\u044C \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u043B\u044C\u0437\u044F \u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439 \u0438\u00A0\u0441\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u0435 \u0435\u0433\u043E."
	],
	chargeDeclinedShop: [
		2283,
		"Nothing was charged: saved methods cannot be used at the moment. Choose \u201CAnother card or wallet\u201D to pay on the payment page.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0441\u0430\u043D\u044B: \u0441\u043E\u0445\u0440\u0430\u043D\u0451\u043D\u043D\u044B\u0435 \u0441\u043F\u043E\u0441\u043E\u0431\u044B \u0441\u0435\u0439\u0447\u0430\u0441 \u043D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u044E\u0442. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u00AB\u0414\u0440\u0443\u0433\u0430\u044F \u043A\u0430\u0440\u0442\u0430 \u0438\u043B\u0438 \u043A\u043E\u0448\u0435\u043B\u0451\u043A\u00BB, \u0447\u0442\u043E\u0431\u044B \u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C \u043D\u0430\u00A0\u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0435 \u043E\u043F\u043B\u0430\u0442\u044B."
	],
	orderNotPaidHint: [
		227,
		"No subscription was started. Try again or choose another method.",
		"\u041F\u043E\u0434\u043F\u0438\u0441\u043A\u0430 \u043D\u0435 \u043E\u0444\u043E\u0440\u043C\u043B\u0435\u043D\u0430. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0435\u0449\u0451 \u0440\u0430\u0437 \u0438\u043B\u0438 \u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439 \u0441\u043F\u043E\u0441\u043E\u0431."
	],
	titleWaiting: [
		228,
		"Waiting for payment",
		"\u041E\u0436\u0438\u0434\u0430\u0435\u043C \u043E\u043F\u043B\u0430\u0442\u0443"
	],
	productUnknown: [
		229,
		"This service was not found",
		"\u0421\u0435\u0440\u0432\u0438\u0441 \u043D\u0435\u00A0\u043D\u0430\u0439\u0434\u0435\u043D"
	],
	planSaving: [
		230,
		"save {percent}%",
		"\u0432\u044B\u0433\u043E\u0434\u0430 {percent}%"
	],
	titlePayment: [
		231,
		"Opening payment",
		"\u041F\u0435\u0440\u0435\u0445\u043E\u0434 \u043A\u00A0\u043E\u043F\u043B\u0430\u0442\u0435"
	],
	titlePaymentFailed: [
		232,
		"Payment page did not open",
		"\u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u043E\u043F\u043B\u0430\u0442\u044B \u043D\u0435 \u043E\u0442\u043A\u0440\u044B\u043B\u0430\u0441\u044C"
	],
	paymentConfirm: [
		233,
		"Check your order",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u0437\u0430\u043A\u0430\u0437"
	],
	paymentConfirmHint: [
		234,
		"You are not charged until you press Pay.",
		"\u041F\u043E\u043A\u0430 \u0432\u044B \u043D\u0435\u00A0\u043D\u0430\u0436\u043C\u0451\u0442\u0435 \u00AB\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u044C\u00BB, \u0434\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0448\u0443\u0442\u0441\u044F."
	],
	paymentLinkBroken: [
		235,
		"This payment link is incomplete",
		"\u0421\u0441\u044B\u043B\u043A\u0430 \u043D\u0430\u00A0\u043E\u043F\u043B\u0430\u0442\u0443 \u043D\u0435\u043F\u043E\u043B\u043D\u0430\u044F"
	],
	paymentLinkBrokenHint: [
		236,
		"Choose the plan again on the dashboard.",
		"\u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0442\u0430\u0440\u0438\u0444 \u0437\u0430\u043D\u043E\u0432\u043E \u0432\u00A0\u043A\u0430\u0431\u0438\u043D\u0435\u0442\u0435."
	]
};
// ../contract/src/texts/pages/dashboard.ts
const dashboardTexts = {
	announcement: [
		46,
		"Announcement",
		"\u041E\u0431\u044A\u044F\u0432\u043B\u0435\u043D\u0438\u0435"
	],
	couponHintLabel: [
		47,
		"How to activate coupon",
		"\u041A\u0430\u043A \u0430\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u0442\u044C \u043A\u0443\u043F\u043E\u043D"
	],
	couponHint: [
		48,
		"How to activate coupon: select the subscription you need, go to payment page and enter the coupon you have.",
		"\u041A\u0430\u043A \u0430\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u0442\u044C \u043A\u0443\u043F\u043E\u043D: \u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u043D\u0443\u0436\u043D\u0443\u044E \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0443, \u043F\u0435\u0440\u0435\u0439\u0434\u0438\u0442\u0435 \u043A\u00A0\u043E\u043F\u043B\u0430\u0442\u0435 \u0438\u00A0\u0432\u0432\u0435\u0434\u0438\u0442\u0435 \u043A\u0443\u043F\u043E\u043D."
	],
	closeAnnouncement: [
		49,
		"Close announcement",
		"\u0417\u0430\u043A\u0440\u044B\u0442\u044C \u043E\u0431\u044A\u044F\u0432\u043B\u0435\u043D\u0438\u0435"
	],
	activateCoupon: [
		50,
		"Activate coupon",
		"\u0410\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u0442\u044C \u043A\u0443\u043F\u043E\u043D"
	],
	tabSubscriptions: [
		51,
		"Subscriptions",
		"\u041F\u043E\u0434\u043F\u0438\u0441\u043A\u0438"
	],
	tabPayments: [
		52,
		"Payments history",
		"\u0418\u0441\u0442\u043E\u0440\u0438\u044F \u043F\u043B\u0430\u0442\u0435\u0436\u0435\u0439"
	],
	activeTill: [
		53,
		"Active till {date}",
		"\u0410\u043A\u0442\u0438\u0432\u043D\u0430 \u0434\u043E\u00A0{date}"
	],
	daysLeft: [
		54,
		"{count, plural, one {# day left} other {# days left}}",
		"{count, plural, one {\u043E\u0441\u0442\u0430\u043B\u0441\u044F #\u00A0\u0434\u0435\u043D\u044C} few {\u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u0434\u043D\u044F} many {\u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u0434\u043D\u0435\u0439} other {\u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u0434\u043D\u044F}}"
	],
	connectNumber: [
		55,
		"Connect {number}",
		"\u041F\u043E\u0434\u043A\u043B\u044E\u0447\u0438\u0442\u044C\u00A0{number}"
	],
	accountNumber: [
		426,
		"Login {number}",
		"\u0414\u0430\u043D\u043D\u044B\u0435 \u0434\u043B\u044F\u00A0\u0432\u0445\u043E\u0434\u0430\u00A0{number}"
	],
	codeNumber: [
		1836,
		"Code {number}",
		"\u041A\u043E\u0434\u00A0{number}"
	],
	textNumber: [
		1830,
		"Details {number}",
		"\u0414\u0430\u043D\u043D\u044B\u0435\u00A0{number}"
	],
	fileNumber: [
		1867,
		"File {number}",
		"\u0424\u0430\u0439\u043B\u00A0{number}"
	],
	fileSave: [
		1868,
		"Download",
		"\u0421\u043A\u0430\u0447\u0430\u0442\u044C"
	],
	accountLogin: [
		428,
		"Login",
		"\u041B\u043E\u0433\u0438\u043D"
	],
	accountOpen: [
		429,
		"Open {service}",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C {service}"
	],
	itemFailed: [
		433,
		"Could not be loaded",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C"
	],
	accessDoesNotWork: [
		434,
		"Something does not work",
		"\u0427\u0442\u043E-\u0442\u043E \u043D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442"
	],
	accountNote: [
		1831,
		"Note",
		"\u041F\u0440\u0438\u043C\u0435\u0447\u0430\u043D\u0438\u0435"
	],
	codeLabel: [
		1832,
		"Activation code",
		"\u041A\u043E\u0434 \u0430\u043A\u0442\u0438\u0432\u0430\u0446\u0438\u0438"
	],
	redeemAt: [
		1833,
		"Redeem at {service}",
		"\u0410\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u0442\u044C: {service}"
	],
	textLabel: [
		1834,
		"Details",
		"\u0414\u0430\u043D\u043D\u044B\u0435"
	],
	opensInApp: [
		1835,
		"opens in an app",
		"\u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F \u0432\u00A0\u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u0438"
	],
	checkingLink: [
		1837,
		"Checking the link\u2026",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u0441\u0441\u044B\u043B\u043A\u0443\u2026"
	],
	checkWorks: [
		1839,
		"The link answers. It may be blocked on your network: try another network or device first.",
		"\u0421\u0441\u044B\u043B\u043A\u0430 \u043E\u0442\u0432\u0435\u0447\u0430\u0435\u0442. \u0412\u043E\u0437\u043C\u043E\u0436\u043D\u043E, \u0435\u0451 \u0431\u043B\u043E\u043A\u0438\u0440\u0443\u0435\u0442 \u0432\u0430\u0448\u0430 \u0441\u0435\u0442\u044C: \u0441\u043D\u0430\u0447\u0430\u043B\u0430 \u043F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0434\u0440\u0443\u0433\u0443\u044E \u0441\u0435\u0442\u044C \u0438\u043B\u0438 \u0443\u0441\u0442\u0440\u043E\u0439\u0441\u0442\u0432\u043E."
	],
	checkFails: [
		1840,
		"The link does not answer.",
		"\u0421\u0441\u044B\u043B\u043A\u0430 \u043D\u0435\u00A0\u043E\u0442\u0432\u0435\u0447\u0430\u0435\u0442."
	],
	checkNotPossible: [
		1841,
		"This cannot be checked from here.",
		"\u041E\u0442\u0441\u044E\u0434\u0430 \u044D\u0442\u043E \u043F\u0440\u043E\u0432\u0435\u0440\u0438\u0442\u044C \u043D\u0435\u043B\u044C\u0437\u044F."
	],
	replaceHint: [
		1842,
		"You can get a new one right now. The old one stops being yours.",
		"\u041C\u043E\u0436\u043D\u043E \u0441\u0440\u0430\u0437\u0443 \u043F\u043E\u043B\u0443\u0447\u0438\u0442\u044C \u0437\u0430\u043C\u0435\u043D\u0443. \u0421\u0442\u0430\u0440\u043E\u0435 \u0437\u0430\u00A0\u0432\u0430\u043C\u0438 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u0447\u0438\u0441\u043B\u0438\u0442\u0441\u044F."
	],
	replaceNotPossible: [
		1843,
		"Support will help: the ticket is already filled in.",
		"\u041F\u043E\u043C\u043E\u0436\u0435\u0442 \u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0430: \u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u0435 \u0443\u0436\u0435 \u0437\u0430\u043F\u043E\u043B\u043D\u0435\u043D\u043E."
	],
	replaceItem: [
		1844,
		"Replace",
		"\u0417\u0430\u043C\u0435\u043D\u0438\u0442\u044C"
	],
	itemReplaced: [
		1845,
		"Replaced. The new one is on the card.",
		"\u0413\u043E\u0442\u043E\u0432\u043E. \u0417\u0430\u043C\u0435\u043D\u0430 \u0443\u0436\u0435 \u043D\u0430\u00A0\u043A\u0430\u0440\u0442\u043E\u0447\u043A\u0435."
	],
	ticketCheckWorks: [
		1846,
		"It does not work for me. The shop checked the link: it answers.",
		"\u0423\u00A0\u043C\u0435\u043D\u044F \u043D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442. \u041C\u0430\u0433\u0430\u0437\u0438\u043D \u043F\u0440\u043E\u0432\u0435\u0440\u0438\u043B \u0441\u0441\u044B\u043B\u043A\u0443: \u043E\u043D\u0430 \u043E\u0442\u0432\u0435\u0447\u0430\u0435\u0442."
	],
	ticketCheckFails: [
		1847,
		"It does not work. The shop checked the link: it does not answer.",
		"\u041D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442. \u041C\u0430\u0433\u0430\u0437\u0438\u043D \u043F\u0440\u043E\u0432\u0435\u0440\u0438\u043B \u0441\u0441\u044B\u043B\u043A\u0443: \u043E\u043D\u0430 \u043D\u0435\u00A0\u043E\u0442\u0432\u0435\u0447\u0430\u0435\u0442."
	],
	ticketNotChecked: [
		1848,
		"It does not work. The shop could not check it.",
		"\u041D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442. \u041C\u0430\u0433\u0430\u0437\u0438\u043D \u043D\u0435\u00A0\u0441\u043C\u043E\u0433 \u044D\u0442\u043E \u043F\u0440\u043E\u0432\u0435\u0440\u0438\u0442\u044C."
	],
	pendingTitle: [
		56,
		"Payment is being processed",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043E\u0431\u0440\u0430\u0431\u0430\u0442\u044B\u0432\u0430\u0435\u0442\u0441\u044F"
	],
	pendingUsually: [
		57,
		"It usually takes 5\u20138\u00A0minutes",
		"\u041E\u0431\u044B\u0447\u043D\u043E \u044D\u0442\u043E \u0437\u0430\u043D\u0438\u043C\u0430\u0435\u0442 5\u20138\u00A0\u043C\u0438\u043D\u0443\u0442"
	],
	waitingForConfirmation: [
		58,
		"Waiting for confirmation",
		"\u0416\u0434\u0451\u043C \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0438\u044F"
	],
	pendingNote: [
		59,
		"Your subscription will appear here automatically.",
		"\u041F\u043E\u0434\u043F\u0438\u0441\u043A\u0430 \u043F\u043E\u044F\u0432\u0438\u0442\u0441\u044F \u0437\u0434\u0435\u0441\u044C \u0441\u0430\u043C\u0430."
	],
	pendingLong: [
		60,
		"Still waiting after 15\u00A0minutes?",
		"\u041F\u0440\u043E\u0448\u043B\u043E \u0431\u043E\u043B\u044C\u0448\u0435 15\u00A0\u043C\u0438\u043D\u0443\u0442?"
	],
	reviewTitle: [
		166,
		"Payment under review",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u043F\u043B\u0430\u0442\u0451\u0436"
	],
	reviewText: [
		167,
		"The payment does not match the order",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043D\u0435\u00A0\u0441\u043E\u0432\u043F\u0430\u043B \u0441\u00A0\u0437\u0430\u043A\u0430\u0437\u043E\u043C"
	],
	reviewNote: [
		168,
		"We are checking it manually. Your money is safe: support will grant access or refund it.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u0432\u00A0\u0441\u043E\u0445\u0440\u0430\u043D\u043D\u043E\u0441\u0442\u0438: \u043C\u044B \u043E\u0442\u043A\u0440\u043E\u0435\u043C \u0434\u043E\u0441\u0442\u0443\u043F \u0438\u043B\u0438 \u0432\u0435\u0440\u043D\u0451\u043C \u0438\u0445."
	],
	contactSupport: [
		61,
		"Contact support",
		"\u041D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443"
	],
	noSubscriptions: [
		62,
		"You don't have any active subscriptions",
		"\u0423\u00A0\u0432\u0430\u0441 \u043D\u0435\u0442 \u0430\u043A\u0442\u0438\u0432\u043D\u044B\u0445 \u043F\u043E\u0434\u043F\u0438\u0441\u043E\u043A"
	],
	noSubscriptionsHint: [
		63,
		"You can get access to any service with 1\u00A0click",
		"\u041F\u043E\u043B\u0443\u0447\u0438\u0442\u0435 \u0434\u043E\u0441\u0442\u0443\u043F \u043A\u00A0\u043B\u044E\u0431\u043E\u043C\u0443 \u0441\u0435\u0440\u0432\u0438\u0441\u0443 \u0432\u00A01\u00A0\u043A\u043B\u0438\u043A"
	],
	viewPlans: [
		64,
		"View plans",
		"\u0421\u043C\u043E\u0442\u0440\u0435\u0442\u044C \u0442\u0430\u0440\u0438\u0444\u044B"
	],
	allServices: [
		65,
		"All services",
		"\u0412\u0441\u0435 \u0441\u0435\u0440\u0432\u0438\u0441\u044B"
	],
	searchServices: [
		66,
		"Search services",
		"\u041F\u043E\u0438\u0441\u043A \u0441\u0435\u0440\u0432\u0438\u0441\u043E\u0432"
	],
	filterAll: [
		67,
		"All",
		"\u0412\u0441\u0435"
	],
	filterActive: [
		68,
		"Active",
		"\u0410\u043A\u0442\u0438\u0432\u043D\u044B\u0435"
	],
	filterInactive: [
		69,
		"Inactive",
		"\u041D\u0435\u0430\u043A\u0442\u0438\u0432\u043D\u044B\u0435"
	],
	badgeActive: [
		70,
		"Subscribed",
		"\u041E\u0444\u043E\u0440\u043C\u043B\u0435\u043D\u0430"
	],
	badgeInactive: [
		71,
		"Inactive",
		"\u041D\u0435\u0430\u043A\u0442\u0438\u0432\u043D\u0430"
	],
	order: [
		72,
		"Order",
		"\u041A\u0443\u043F\u0438\u0442\u044C"
	],
	pricePerMonth: [
		73,
		"{price}\u00A0/\u00A0month",
		"{price}\u00A0/\u00A0\u043C\u0435\u0441."
	],
	productsFailed: [
		80,
		"Services did not load",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u0441\u0435\u0440\u0432\u0438\u0441\u044B"
	],
	productsFailedHint: [
		81,
		"Your subscriptions work as usual. Check the connection and try again.",
		"\u0412\u0430\u0448\u0438 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438 \u0440\u0430\u0431\u043E\u0442\u0430\u044E\u0442 \u043A\u0430\u043A \u043E\u0431\u044B\u0447\u043D\u043E. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u0441\u043E\u0435\u0434\u0438\u043D\u0435\u043D\u0438\u0435 \u0438\u00A0\u043F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0441\u043D\u043E\u0432\u0430."
	],
	tryAgain: [
		82,
		"Try again",
		"\u041F\u043E\u0432\u0442\u043E\u0440\u0438\u0442\u044C"
	],
	nothingFound: [
		83,
		"Nothing found for \u201C{query}\u201D",
		"\u041F\u043E \u0437\u0430\u043F\u0440\u043E\u0441\u0443 \u00AB{query}\u00BB \u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435\u00A0\u043D\u0430\u0439\u0434\u0435\u043D\u043E"
	],
	nothingFoundHint: [
		84,
		"Try a shorter search or browse all services.",
		"\u0421\u043E\u043A\u0440\u0430\u0442\u0438\u0442\u0435 \u0437\u0430\u043F\u0440\u043E\u0441 \u0438\u043B\u0438 \u043F\u043E\u0441\u043C\u043E\u0442\u0440\u0438\u0442\u0435 \u0432\u0441\u0435 \u0441\u0435\u0440\u0432\u0438\u0441\u044B."
	],
	clearSearch: [
		85,
		"Clear search",
		"\u0421\u0431\u0440\u043E\u0441\u0438\u0442\u044C \u043F\u043E\u0438\u0441\u043A"
	],
	orderProduct: [
		199,
		"Order {product}",
		"\u041A\u0443\u043F\u0438\u0442\u044C: {product}"
	],
	connectProduct: [
		200,
		"Connect {number}: {product}",
		"\u041F\u043E\u0434\u043A\u043B\u044E\u0447\u0438\u0442\u044C\u00A0{number}: {product}"
	],
	filterLabel: [
		201,
		"Filter services",
		"\u0424\u0438\u043B\u044C\u0442\u0440 \u0441\u0435\u0440\u0432\u0438\u0441\u043E\u0432"
	],
	statusProcessing: [
		202,
		"Processing",
		"\u041E\u0431\u0440\u0430\u0431\u0430\u0442\u044B\u0432\u0430\u0435\u0442\u0441\u044F"
	],
	showEarlierPayments: [
		203,
		"Show earlier payments",
		"\u041F\u043E\u043A\u0430\u0437\u0430\u0442\u044C \u0431\u043E\u043B\u0435\u0435 \u0440\u0430\u043D\u043D\u0438\u0435 \u043F\u043B\u0430\u0442\u0435\u0436\u0438"
	],
	paymentsFailed: [
		204,
		"Payments did not load",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u043F\u043B\u0430\u0442\u0435\u0436\u0438"
	],
	subscriptionsFailed: [
		205,
		"Your subscriptions did not load",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u0432\u0430\u0448\u0438 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438"
	],
	subscriptionActivated: [
		206,
		"{product} is active",
		"{product}: \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430 \u0430\u043A\u0442\u0438\u0432\u043D\u0430"
	],
	fulfilmentTitle: [
		207,
		"We are preparing your access",
		"\u0413\u043E\u0442\u043E\u0432\u0438\u043C \u0434\u043E\u0441\u0442\u0443\u043F"
	],
	fulfilmentHint: [
		208,
		"Your payment was received. The Connect button will appear here automatically.",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043F\u043E\u043B\u0443\u0447\u0435\u043D. \u041A\u043D\u043E\u043F\u043A\u0430 \u043F\u043E\u0434\u043A\u043B\u044E\u0447\u0435\u043D\u0438\u044F \u043F\u043E\u044F\u0432\u0438\u0442\u0441\u044F \u0437\u0434\u0435\u0441\u044C \u0441\u0430\u043C\u0430."
	],
	pendingCancel: [
		209,
		"Cancel payment",
		"\u041E\u0442\u043C\u0435\u043D\u0438\u0442\u044C \u043F\u043B\u0430\u0442\u0451\u0436"
	],
	productsFound: [
		210,
		"{count, plural, one {# service found} other {# services found}}",
		"{count, plural, one {\u043D\u0430\u0439\u0434\u0435\u043D #\u00A0\u0441\u0435\u0440\u0432\u0438\u0441} few {\u043D\u0430\u0439\u0434\u0435\u043D\u043E #\u00A0\u0441\u0435\u0440\u0432\u0438\u0441\u0430} many {\u043D\u0430\u0439\u0434\u0435\u043D\u043E #\u00A0\u0441\u0435\u0440\u0432\u0438\u0441\u043E\u0432} other {\u043D\u0430\u0439\u0434\u0435\u043D\u043E #\u00A0\u0441\u0435\u0440\u0432\u0438\u0441\u0430}}"
	],
	noneInFilter: [
		211,
		"No services here",
		"\u0417\u0434\u0435\u0441\u044C \u043F\u043E\u043A\u0430 \u043D\u0435\u0442 \u0441\u0435\u0440\u0432\u0438\u0441\u043E\u0432"
	],
	renew: [
		1998,
		"Renew",
		"\u041F\u0440\u043E\u0434\u043B\u0438\u0442\u044C"
	],
	subscriptionEnded: [
		1500,
		"Ended on {date}",
		"\u0417\u0430\u043A\u043E\u043D\u0447\u0438\u043B\u0430\u0441\u044C {date}"
	],
	keptTitle: [
		2433,
		"This works until your new access is ready",
		"\u042D\u0442\u043E \u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442, \u043F\u043E\u043A\u0430 \u0433\u043E\u0442\u043E\u0432\u0438\u0442\u0441\u044F \u043D\u043E\u0432\u044B\u0439 \u0434\u043E\u0441\u0442\u0443\u043F"
	],
	keptHint: [
		2434,
		"Until {date} at the latest.",
		"\u041D\u043E\u00A0\u043D\u0435\u00A0\u0434\u043E\u043B\u044C\u0448\u0435 \u0447\u0435\u043C \u0434\u043E\u00A0{date}."
	],
	noLongerSold: [
		1501,
		"No longer sold",
		"\u0411\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u043F\u0440\u043E\u0434\u0430\u0451\u0442\u0441\u044F"
	],
	searchOwn: [
		1502,
		"Search your subscriptions",
		"\u041F\u043E\u0438\u0441\u043A \u043F\u043E\u00A0\u0432\u0430\u0448\u0438\u043C \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430\u043C"
	],
	ownFilterLabel: [
		1503,
		"Filter your subscriptions",
		"\u0424\u0438\u043B\u044C\u0442\u0440 \u0432\u0430\u0448\u0438\u0445 \u043F\u043E\u0434\u043F\u0438\u0441\u043E\u043A"
	],
	ownFilterEnding: [
		1504,
		"Ending soon",
		"\u0421\u043A\u043E\u0440\u043E \u0437\u0430\u043A\u043E\u043D\u0447\u0430\u0442\u0441\u044F"
	],
	ownFilterEnded: [
		1505,
		"Ended",
		"\u0417\u0430\u043A\u043E\u043D\u0447\u0438\u043B\u0438\u0441\u044C"
	],
	ownFound: [
		1506,
		"{count, plural, one {# subscription found} other {# subscriptions found}}",
		"{count, plural, one {\u043D\u0430\u0439\u0434\u0435\u043D\u0430 #\u00A0\u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430} few {\u043D\u0430\u0439\u0434\u0435\u043D\u043E #\u00A0\u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438} many {\u043D\u0430\u0439\u0434\u0435\u043D\u043E #\u00A0\u043F\u043E\u0434\u043F\u0438\u0441\u043E\u043A} other {\u043D\u0430\u0439\u0434\u0435\u043D\u043E #\u00A0\u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438}}"
	],
	copyLinkOf: [
		1507,
		"Copy link {number}: {product}",
		"\u0421\u043A\u043E\u043F\u0438\u0440\u043E\u0432\u0430\u0442\u044C \u0441\u0441\u044B\u043B\u043A\u0443\u00A0{number}: {product}"
	],
	showQrOf: [
		1508,
		"QR code of link {number}: {product}",
		"QR-\u043A\u043E\u0434 \u0441\u0441\u044B\u043B\u043A\u0438\u00A0{number}: {product}"
	],
	qrHint: [
		1509,
		"Scan the code with the camera of your phone, or copy the link.",
		"\u041D\u0430\u0432\u0435\u0434\u0438\u0442\u0435 \u043A\u0430\u043C\u0435\u0440\u0443 \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0430 \u043D\u0430\u00A0\u043A\u043E\u0434 \u0438\u043B\u0438\u00A0\u0441\u043A\u043E\u043F\u0438\u0440\u0443\u0439\u0442\u0435 \u0441\u0441\u044B\u043B\u043A\u0443."
	],
	qrLabel: [
		1510,
		"QR code of the link",
		"QR-\u043A\u043E\u0434 \u0441\u0441\u044B\u043B\u043A\u0438"
	],
	connectLink: [
		1511,
		"Link",
		"\u0421\u0441\u044B\u043B\u043A\u0430"
	],
	catalogueTitle: [
		1521,
		"Choose a subscription",
		"\u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0443"
	],
	catalogueLead: [
		1522,
		"Plans and prices of every service. You need an account only to order.",
		"\u0422\u0430\u0440\u0438\u0444\u044B \u0438\u00A0\u0446\u0435\u043D\u044B \u0432\u0441\u0435\u0445 \u0441\u0435\u0440\u0432\u0438\u0441\u043E\u0432. \u0410\u043A\u043A\u0430\u0443\u043D\u0442 \u043F\u043E\u043D\u0430\u0434\u043E\u0431\u0438\u0442\u0441\u044F \u0442\u043E\u043B\u044C\u043A\u043E \u0434\u043B\u044F\u00A0\u043F\u043E\u043A\u0443\u043F\u043A\u0438."
	],
	nothingOnSale: [
		1523,
		"Nothing is on sale yet",
		"\u041F\u043E\u043A\u0430 \u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435\u00A0\u043F\u0440\u043E\u0434\u0430\u0451\u0442\u0441\u044F"
	],
	nothingOnSaleHint: [
		1524,
		"The first services will appear here.",
		"\u0417\u0434\u0435\u0441\u044C \u043F\u043E\u044F\u0432\u044F\u0442\u0441\u044F \u043F\u0435\u0440\u0432\u044B\u0435 \u0441\u0435\u0440\u0432\u0438\u0441\u044B."
	],
	productFailed: [
		1525,
		"The product did not load",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u0442\u043E\u0432\u0430\u0440"
	],
	productNotOnSale: [
		1526,
		"This product is not on sale",
		"\u042D\u0442\u043E\u0442 \u0442\u043E\u0432\u0430\u0440 \u0441\u0435\u0439\u0447\u0430\u0441 \u043D\u0435\u00A0\u043F\u0440\u043E\u0434\u0430\u0451\u0442\u0441\u044F"
	],
	productNotOnSaleHint: [
		1527,
		"It may return later. See what else there is.",
		"\u0412\u043E\u0437\u043C\u043E\u0436\u043D\u043E, \u043E\u043D \u0432\u0435\u0440\u043D\u0451\u0442\u0441\u044F \u043F\u043E\u0437\u0436\u0435. \u041F\u043E\u0441\u043C\u043E\u0442\u0440\u0438\u0442\u0435, \u0447\u0442\u043E \u0435\u0449\u0451 \u0435\u0441\u0442\u044C."
	],
	productFeeNote: [
		1528,
		"Some payment methods add a fee. You will see the total before you pay.",
		"\u041D\u0435\u043A\u043E\u0442\u043E\u0440\u044B\u0435 \u0441\u043F\u043E\u0441\u043E\u0431\u044B \u043E\u043F\u043B\u0430\u0442\u044B \u0431\u0435\u0440\u0443\u0442 \u043A\u043E\u043C\u0438\u0441\u0441\u0438\u044E. \u0418\u0442\u043E\u0433 \u0432\u044B\u00A0\u0443\u0432\u0438\u0434\u0438\u0442\u0435 \u0434\u043E\u00A0\u043E\u043F\u043B\u0430\u0442\u044B."
	],
	productAccountNote: [
		1529,
		"Next: create an account or sign in.",
		"\u0414\u0430\u043B\u044C\u0448\u0435\u00A0\u2014 \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u044F \u0438\u043B\u0438\u00A0\u0432\u0445\u043E\u0434."
	],
	productPage: [
		1530,
		"Product",
		"\u0422\u043E\u0432\u0430\u0440"
	],
	priceAbout: [
		2540,
		"about {price}",
		"\u043F\u0440\u0438\u043C\u0435\u0440\u043D\u043E {price}"
	],
	priceAboutNote: [
		2541,
		"About {price}. The price is in US dollars.",
		"\u041F\u0440\u0438\u043C\u0435\u0440\u043D\u043E {price}. \u0426\u0435\u043D\u0430 \u0443\u043A\u0430\u0437\u0430\u043D\u0430 \u0432\u00A0\u0434\u043E\u043B\u043B\u0430\u0440\u0430\u0445 \u0421\u0428\u0410."
	],
	priceFrom: [
		1520,
		"From {price}",
		"\u041E\u0442\u00A0{price}"
	],
	showAllServices: [
		212,
		"Show all services",
		"\u041F\u043E\u043A\u0430\u0437\u0430\u0442\u044C \u0432\u0441\u0435 \u0441\u0435\u0440\u0432\u0438\u0441\u044B"
	]
};
// ../contract/src/texts/pages/frame.ts
const frameTexts = {
	navDashboard: [
		1,
		"Dashboard",
		"\u041A\u0430\u0431\u0438\u043D\u0435\u0442"
	],
	navHelpdesk: [
		2,
		"Helpdesk",
		"\u041F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0430"
	],
	navFreeAccess: [
		3,
		"Get Free Access",
		"\u0411\u0435\u0441\u043F\u043B\u0430\u0442\u043D\u044B\u0439 \u0434\u043E\u0441\u0442\u0443\u043F"
	],
	language: [
		4,
		"Language",
		"\u042F\u0437\u044B\u043A"
	],
	accountMenu: [
		5,
		"Account menu",
		"\u041C\u0435\u043D\u044E \u043F\u0440\u043E\u0444\u0438\u043B\u044F"
	],
	menuGetSubscription: [
		6,
		"Get subscription",
		"\u041E\u0444\u043E\u0440\u043C\u0438\u0442\u044C \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0443"
	],
	menuPayments: [
		8,
		"Payments",
		"\u041F\u043B\u0430\u0442\u0435\u0436\u0438"
	],
	signOut: [
		9,
		"Log out",
		"\u0412\u044B\u0439\u0442\u0438"
	],
	navSignIn: [
		10,
		"Login",
		"\u0412\u043E\u0439\u0442\u0438"
	],
	navRegister: [
		11,
		"Register",
		"\u0420\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u044F"
	],
	mainNavigation: [
		12,
		"Main",
		"\u0413\u043B\u0430\u0432\u043D\u043E\u0435 \u043C\u0435\u043D\u044E"
	],
	mobileMenu: [
		13,
		"Menu",
		"\u041C\u0435\u043D\u044E"
	],
	skipToContent: [
		14,
		"Skip to content",
		"\u041A \u0441\u043E\u0434\u0435\u0440\u0436\u0430\u043D\u0438\u044E"
	],
	signOutFailed: [
		15,
		"Failed to sign out",
		"\u041D\u0435 \u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0432\u044B\u0439\u0442\u0438"
	],
	theme: [
		74,
		"Theme",
		"\u0422\u0435\u043C\u0430"
	],
	themeSystem: [
		550,
		"System",
		"\u0421\u0438\u0441\u0442\u0435\u043C\u043D\u0430\u044F"
	],
	themeLight: [
		551,
		"Light",
		"\u0421\u0432\u0435\u0442\u043B\u0430\u044F"
	],
	themeDark: [
		552,
		"Dark",
		"\u0422\u0451\u043C\u043D\u0430\u044F"
	],
	months: [
		86,
		"{count, plural, one {# month} other {# months}}",
		"{count, plural, one {#\u00A0\u043C\u0435\u0441\u044F\u0446} few {#\u00A0\u043C\u0435\u0441\u044F\u0446\u0430} many {#\u00A0\u043C\u0435\u0441\u044F\u0446\u0435\u0432} other {#\u00A0\u043C\u0435\u0441\u044F\u0446\u0430}}"
	],
	days: [
		87,
		"{count, plural, one {# day} other {# days}}",
		"{count, plural, one {#\u00A0\u0434\u0435\u043D\u044C} few {#\u00A0\u0434\u043D\u044F} many {#\u00A0\u0434\u043D\u0435\u0439} other {#\u00A0\u0434\u043D\u044F}}"
	],
	years: [
		88,
		"{count, plural, one {# year} other {# years}}",
		"{count, plural, one {#\u00A0\u0433\u043E\u0434} few {#\u00A0\u0433\u043E\u0434\u0430} many {#\u00A0\u043B\u0435\u0442} other {#\u00A0\u0433\u043E\u0434\u0430}}"
	],
	offline: [
		193,
		"You are offline. The page will update when the connection is back.",
		"\u041D\u0435\u0442 \u0441\u0435\u0442\u0438. \u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u043E\u0431\u043D\u043E\u0432\u0438\u0442\u0441\u044F, \u043A\u043E\u0433\u0434\u0430 \u0441\u043E\u0435\u0434\u0438\u043D\u0435\u043D\u0438\u0435 \u0432\u0435\u0440\u043D\u0451\u0442\u0441\u044F."
	],
	screenFailed: [
		194,
		"This page could not be opened",
		"\u041D\u0435 \u0443\u0434\u0430\u043B\u043E\u0441\u044C \u043E\u0442\u043A\u0440\u044B\u0442\u044C \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443"
	],
	screenFailedHint: [
		195,
		"Reload the page. Your subscriptions and payments are safe.",
		"\u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443. \u0421\u00A0\u0432\u0430\u0448\u0438\u043C\u0438 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430\u043C\u0438 \u0438\u00A0\u043F\u043B\u0430\u0442\u0435\u0436\u0430\u043C\u0438 \u0432\u0441\u0451 \u0432\u00A0\u043F\u043E\u0440\u044F\u0434\u043A\u0435."
	],
	reload: [
		196,
		"Reload",
		"\u041E\u0431\u043D\u043E\u0432\u0438\u0442\u044C"
	],
	loading: [
		197,
		"Loading",
		"\u0417\u0430\u0433\u0440\u0443\u0437\u043A\u0430"
	],
	opensInNewTab: [
		198,
		"opens in a new tab",
		"\u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F \u0432\u00A0\u043D\u043E\u0432\u043E\u0439 \u0432\u043A\u043B\u0430\u0434\u043A\u0435"
	],
	signOutFailedHint: [
		237,
		"You are signed out on this device. The session on the server will expire within 2 hours.",
		"\u041D\u0430 \u044D\u0442\u043E\u043C \u0443\u0441\u0442\u0440\u043E\u0439\u0441\u0442\u0432\u0435 \u0432\u044B \u0432\u044B\u0448\u043B\u0438. \u0421\u0435\u0430\u043D\u0441 \u043D\u0430 \u0441\u0435\u0440\u0432\u0435\u0440\u0435 \u0437\u0430\u0432\u0435\u0440\u0448\u0438\u0442\u0441\u044F \u0441\u0430\u043C \u0432 \u0442\u0435\u0447\u0435\u043D\u0438\u0435 2\u00A0\u0447\u0430\u0441\u043E\u0432."
	],
	impersonationBanner: [
		1203,
		"You are viewing the shop as {name} until {time}. Nothing can be changed.",
		"\u0412\u044B\u00A0\u0432\u0438\u0434\u0438\u0442\u0435 \u043C\u0430\u0433\u0430\u0437\u0438\u043D \u0433\u043B\u0430\u0437\u0430\u043C\u0438 \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F {name}, \u0434\u043E\u00A0{time}. \u0418\u0437\u043C\u0435\u043D\u0438\u0442\u044C \u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435\u043B\u044C\u0437\u044F."
	],
	impersonationLeave: [
		1204,
		"Leave",
		"\u0412\u044B\u0439\u0442\u0438"
	],
	impersonationOpening: [
		1205,
		"Opening the shop",
		"\u041E\u0442\u043A\u0440\u044B\u0432\u0430\u0435\u043C \u043C\u0430\u0433\u0430\u0437\u0438\u043D"
	],
	impersonationEnded: [
		1206,
		"This session has ended",
		"\u041F\u0440\u043E\u0441\u043C\u043E\u0442\u0440 \u0437\u0430\u0432\u0435\u0440\u0448\u0451\u043D"
	],
	impersonationEndedLead: [
		1207,
		"Close this tab, or open the shop again from the console.",
		"\u0417\u0430\u043A\u0440\u043E\u0439\u0442\u0435 \u0432\u043A\u043B\u0430\u0434\u043A\u0443 \u0438\u043B\u0438\u00A0\u043E\u0442\u043A\u0440\u043E\u0439\u0442\u0435 \u043C\u0430\u0433\u0430\u0437\u0438\u043D \u0435\u0449\u0451\u00A0\u0440\u0430\u0437 \u0438\u0437\u00A0\u043A\u043E\u043D\u0441\u043E\u043B\u0438."
	]
};
// ../contract/src/texts/pages/gifts.ts
const giftsTexts = {
	giftInvalid: [
		2200,
		"This code does not work. Check each character, or write to the person who gave it to you.",
		"\u042D\u0442\u043E\u0442 \u043A\u043E\u0434 \u043D\u0435\u00A0\u043F\u043E\u0434\u0445\u043E\u0434\u0438\u0442. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u043A\u0430\u0436\u0434\u044B\u0439 \u0441\u0438\u043C\u0432\u043E\u043B \u0438\u043B\u0438 \u0441\u043F\u0440\u043E\u0441\u0438\u0442\u0435 \u0443\u00A0\u0442\u043E\u0433\u043E, \u043A\u0442\u043E \u0432\u0430\u043C \u0435\u0433\u043E \u043F\u043E\u0434\u0430\u0440\u0438\u043B."
	],
	giftUsed: [
		2201,
		"This gift has already been redeemed.",
		"\u042D\u0442\u043E\u0442 \u043F\u043E\u0434\u0430\u0440\u043E\u043A \u0443\u0436\u0435 \u0430\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u043D."
	],
	giftUnavailable: [
		2202,
		"This gift cannot be redeemed right now. Try again later, or write to support.",
		"\u0421\u0435\u0439\u0447\u0430\u0441 \u044D\u0442\u043E\u0442 \u043F\u043E\u0434\u0430\u0440\u043E\u043A \u0430\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u0442\u044C \u043D\u0435\u043B\u044C\u0437\u044F. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u043F\u043E\u0437\u0436\u0435 \u0438\u043B\u0438 \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443."
	],
	giftChanged: [
		2203,
		"The amount has changed. Please check it again.",
		"\u0421\u0443\u043C\u043C\u0430 \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0430\u0441\u044C. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u0435\u0451 \u0435\u0449\u0451 \u0440\u0430\u0437."
	],
	nextGift: [
		2204,
		"Your gift is ready: its code and card are on the page of your gifts.",
		"\u041F\u043E\u0434\u0430\u0440\u043E\u043A \u0433\u043E\u0442\u043E\u0432: \u043A\u043E\u0434 \u0438\u00A0\u043E\u0442\u043A\u0440\u044B\u0442\u043A\u0430 \u043D\u0430\u00A0\u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0435 \u0432\u0430\u0448\u0438\u0445 \u043F\u043E\u0434\u0430\u0440\u043A\u043E\u0432."
	],
	openGifts: [
		2205,
		"Open my gifts",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C \u043C\u043E\u0438 \u043F\u043E\u0434\u0430\u0440\u043A\u0438"
	],
	stepGiftReady: [
		2206,
		"The code of the gift was made",
		"\u041A\u043E\u0434 \u043F\u043E\u0434\u0430\u0440\u043A\u0430 \u0441\u043E\u0437\u0434\u0430\u043D"
	],
	stepGiftClaimed: [
		2207,
		"The gift was redeemed",
		"\u041F\u043E\u0434\u0430\u0440\u043E\u043A \u0430\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u043D"
	],
	gifts: [
		2208,
		"Gifts",
		"\u041F\u043E\u0434\u0430\u0440\u043A\u0438"
	],
	giftsHint: [
		2209,
		"Gifts that you bought for others. Give the code to the person it is for: it works once.",
		"\u041F\u043E\u0434\u0430\u0440\u043A\u0438, \u043A\u043E\u0442\u043E\u0440\u044B\u0435 \u0432\u044B\u00A0\u043A\u0443\u043F\u0438\u043B\u0438 \u0434\u0440\u0443\u0433\u0438\u043C. \u041F\u0435\u0440\u0435\u0434\u0430\u0439\u0442\u0435 \u043A\u043E\u0434 \u0442\u043E\u043C\u0443, \u043A\u043E\u043C\u0443 \u043E\u043D \u043F\u0440\u0435\u0434\u043D\u0430\u0437\u043D\u0430\u0447\u0435\u043D: \u043E\u043D \u0441\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442 \u043E\u0434\u0438\u043D \u0440\u0430\u0437."
	],
	giftsEmpty: [
		2210,
		"You have not bought any gifts",
		"\u0412\u044B\u00A0\u0435\u0449\u0451 \u043D\u0435\u00A0\u043F\u043E\u043A\u0443\u043F\u0430\u043B\u0438 \u043F\u043E\u0434\u0430\u0440\u043A\u043E\u0432"
	],
	giftsEmptyHint: [
		2211,
		"Tick \u201CBuy as a gift\u201D when you order a plan.",
		"\u041E\u0442\u043C\u0435\u0442\u044C\u0442\u0435 \u00AB\u041A\u0443\u043F\u0438\u0442\u044C \u0432\u00A0\u043F\u043E\u0434\u0430\u0440\u043E\u043A\u00BB \u043F\u0440\u0438 \u0437\u0430\u043A\u0430\u0437\u0435."
	],
	giftsFailed: [
		2212,
		"Gifts could not be loaded",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u043F\u043E\u0434\u0430\u0440\u043A\u0438"
	],
	giftsMore: [
		2213,
		"Show older gifts",
		"\u041F\u043E\u043A\u0430\u0437\u0430\u0442\u044C \u0431\u043E\u043B\u0435\u0435 \u0440\u0430\u043D\u043D\u0438\u0435"
	],
	giftStateOpen: [
		2214,
		"Not redeemed yet",
		"\u0415\u0449\u0451 \u043D\u0435\u00A0\u0430\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u043D"
	],
	giftStateOnHold: [
		2215,
		"On hold: its payment is disputed",
		"\u041F\u0440\u0438\u043E\u0441\u0442\u0430\u043D\u043E\u0432\u043B\u0435\u043D: \u043F\u043E\u00A0\u043E\u043F\u043B\u0430\u0442\u0435 \u043E\u0442\u043A\u0440\u044B\u0442 \u0441\u043F\u043E\u0440"
	],
	giftStateRefunding: [
		2216,
		"Refund in progress",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0442 \u0432\u044B\u043F\u043E\u043B\u043D\u044F\u0435\u0442\u0441\u044F"
	],
	giftStateClaimed: [
		2217,
		"Redeemed on {date}",
		"\u0410\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u043D {date}"
	],
	giftStateReversed: [
		2218,
		"Redeemed, then reversed",
		"\u0410\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u043D, \u043F\u043E\u0442\u043E\u043C \u043E\u0442\u043C\u0435\u043D\u0451\u043D"
	],
	giftStateRefunded: [
		2219,
		"Refunded on {date}",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u044B {date}"
	],
	giftStateRevoked: [
		2220,
		"Revoked by the shop on {date}",
		"\u041E\u0442\u043E\u0437\u0432\u0430\u043D \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u043E\u043C {date}"
	],
	giftStateReturned: [
		2690,
		"Revoked by the shop on {date}, your money was returned",
		"\u041E\u0442\u043E\u0437\u0432\u0430\u043D \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u043E\u043C {date}, \u0434\u0435\u043D\u044C\u0433\u0438 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u044B"
	],
	giftStateReturning: [
		2771,
		"Revoked by the shop on {date}, your money is on its way back",
		"\u041E\u0442\u043E\u0437\u0432\u0430\u043D \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u043E\u043C {date}, \u0434\u0435\u043D\u044C\u0433\u0438 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0430\u044E\u0442\u0441\u044F"
	],
	giftBoughtOn: [
		2221,
		"Bought on {date}, code ends in {ending}",
		"\u041A\u0443\u043F\u043B\u0435\u043D {date}, \u043A\u043E\u0434 \u0437\u0430\u043A\u0430\u043D\u0447\u0438\u0432\u0430\u0435\u0442\u0441\u044F \u043D\u0430\u00A0{ending}"
	],
	giftOpenCard: [
		2222,
		"Code and card",
		"\u041A\u043E\u0434 \u0438\u00A0\u043E\u0442\u043A\u0440\u044B\u0442\u043A\u0430"
	],
	giftPage: [
		2223,
		"Gift: {product}",
		"\u041F\u043E\u0434\u0430\u0440\u043E\u043A: {product}"
	],
	giftCode: [
		2224,
		"Gift code",
		"\u041A\u043E\u0434 \u043F\u043E\u0434\u0430\u0440\u043A\u0430"
	],
	giftLink: [
		2225,
		"Link for the recipient",
		"\u0421\u0441\u044B\u043B\u043A\u0430 \u0434\u043B\u044F \u043F\u043E\u043B\u0443\u0447\u0430\u0442\u0435\u043B\u044F"
	],
	giftCard: [
		2226,
		"Card",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u043A\u0430"
	],
	giftCardLanguage: [
		2227,
		"Language of the card",
		"\u042F\u0437\u044B\u043A \u043E\u0442\u043A\u0440\u044B\u0442\u043A\u0438"
	],
	giftPrint: [
		2228,
		"Print the card",
		"\u0420\u0430\u0441\u043F\u0435\u0447\u0430\u0442\u0430\u0442\u044C \u043E\u0442\u043A\u0440\u044B\u0442\u043A\u0443"
	],
	giftRefund: [
		2229,
		"Get a refund",
		"\u0412\u0435\u0440\u043D\u0443\u0442\u044C \u0434\u0435\u043D\u044C\u0433\u0438"
	],
	giftRefundHintGateway: [
		2230,
		"The code stops working, and {amount} goes back the way it was paid.",
		"\u041A\u043E\u0434 \u043F\u0435\u0440\u0435\u0441\u0442\u0430\u043D\u0435\u0442 \u0434\u0435\u0439\u0441\u0442\u0432\u043E\u0432\u0430\u0442\u044C, \u0438\u00A0{amount} \u0432\u0435\u0440\u043D\u0443\u0442\u0441\u044F \u0442\u0435\u043C \u0436\u0435 \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C, \u043A\u0430\u043A\u0438\u043C \u0432\u044B\u00A0\u043F\u043B\u0430\u0442\u0438\u043B\u0438."
	],
	giftRefundHintBalance: [
		2231,
		"The code stops working, and {amount} goes to your balance.",
		"\u041A\u043E\u0434 \u043F\u0435\u0440\u0435\u0441\u0442\u0430\u043D\u0435\u0442 \u0434\u0435\u0439\u0441\u0442\u0432\u043E\u0432\u0430\u0442\u044C, \u0438\u00A0{amount} \u043F\u043E\u0441\u0442\u0443\u043F\u044F\u0442 \u043D\u0430\u00A0\u0432\u0430\u0448 \u0431\u0430\u043B\u0430\u043D\u0441."
	],
	giftRefundConfirm: [
		2232,
		"Refund {amount}",
		"\u0412\u0435\u0440\u043D\u0443\u0442\u044C {amount}"
	],
	giftKeep: [
		2233,
		"Keep the gift",
		"\u041E\u0441\u0442\u0430\u0432\u0438\u0442\u044C \u043F\u043E\u0434\u0430\u0440\u043E\u043A"
	],
	giftBack: [
		2234,
		"All gifts",
		"\u0412\u0441\u0435 \u043F\u043E\u0434\u0430\u0440\u043A\u0438"
	],
	giftClaimTitle: [
		2235,
		"Redeem a gift",
		"\u0410\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u0442\u044C \u043F\u043E\u0434\u0430\u0440\u043E\u043A"
	],
	giftClaimHint: [
		2236,
		"Enter the code from the gift card.",
		"\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043A\u043E\u0434 \u0441\u00A0\u043F\u043E\u0434\u0430\u0440\u043E\u0447\u043D\u043E\u0439 \u043E\u0442\u043A\u0440\u044B\u0442\u043A\u0438."
	],
	giftClaimShow: [
		2237,
		"Show the gift",
		"\u041F\u043E\u043A\u0430\u0437\u0430\u0442\u044C \u043F\u043E\u0434\u0430\u0440\u043E\u043A"
	],
	giftClaim: [
		2238,
		"Redeem",
		"\u0410\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u0442\u044C"
	],
	giftClaimUntil: [
		2239,
		"You will have access until {date}. It does not renew itself.",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u0431\u0443\u0434\u0435\u0442 \u043E\u0442\u043A\u0440\u044B\u0442 \u0434\u043E\u00A0{date}. \u0421\u0430\u043C \u043E\u043D \u043D\u0435\u00A0\u043F\u0440\u043E\u0434\u043B\u0435\u0432\u0430\u0435\u0442\u0441\u044F."
	],
	giftClaimCredit: [
		2240,
		"This product is no longer offered. Your balance gets {amount} instead, for any other order.",
		"\u042D\u0442\u043E\u0442 \u0442\u043E\u0432\u0430\u0440 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u043F\u0440\u043E\u0434\u0430\u0451\u0442\u0441\u044F. \u0412\u043C\u0435\u0441\u0442\u043E \u043D\u0435\u0433\u043E \u043D\u0430\u00A0\u0432\u0430\u0448 \u0431\u0430\u043B\u0430\u043D\u0441 \u043F\u043E\u0441\u0442\u0443\u043F\u0438\u0442 {amount}: \u0438\u043C\u0438 \u043C\u043E\u0436\u043D\u043E \u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C \u043B\u044E\u0431\u043E\u0439 \u0434\u0440\u0443\u0433\u043E\u0439 \u0437\u0430\u043A\u0430\u0437."
	],
	giftClaimOwn: [
		2241,
		"You bought this gift yourself. You can redeem it, but then it cannot be refunded or given away.",
		"\u042D\u0442\u043E\u0442 \u043F\u043E\u0434\u0430\u0440\u043E\u043A \u043A\u0443\u043F\u0438\u043B\u0438 \u0432\u044B\u00A0\u0441\u0430\u043C\u0438. \u0415\u0433\u043E \u043C\u043E\u0436\u043D\u043E \u0430\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u0442\u044C, \u043D\u043E \u0442\u043E\u0433\u0434\u0430 \u0435\u0433\u043E \u043D\u0435\u043B\u044C\u0437\u044F \u0431\u0443\u0434\u0435\u0442 \u0432\u0435\u0440\u043D\u0443\u0442\u044C \u0438\u043B\u0438 \u043F\u043E\u0434\u0430\u0440\u0438\u0442\u044C."
	],
	giftOtherCode: [
		2242,
		"Another code",
		"\u0414\u0440\u0443\u0433\u043E\u0439 \u043A\u043E\u0434"
	],
	giftClaimed: [
		2243,
		"The gift is yours",
		"\u041F\u043E\u0434\u0430\u0440\u043E\u043A \u0432\u0430\u0448"
	],
	giftClaimedUntil: [
		2244,
		"{product} is active until {date}.",
		"{product}: \u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u044B\u0442 \u0434\u043E\u00A0{date}."
	],
	giftClaimedCredit: [
		2245,
		"{amount} is on your balance.",
		"\u041D\u0430\u00A0\u0432\u0430\u0448\u0435\u043C \u0431\u0430\u043B\u0430\u043D\u0441\u0435 {amount}."
	],
	giftBuy: [
		2246,
		"Buy as a gift",
		"\u041A\u0443\u043F\u0438\u0442\u044C \u0432\u00A0\u043F\u043E\u0434\u0430\u0440\u043E\u043A"
	],
	giftBuyHint: [
		2247,
		"You get a code for another person. Your own access does not change.",
		"\u0412\u044B\u00A0\u043F\u043E\u043B\u0443\u0447\u0438\u0442\u0435 \u043A\u043E\u0434 \u0434\u043B\u044F \u0434\u0440\u0443\u0433\u043E\u0433\u043E \u0447\u0435\u043B\u043E\u0432\u0435\u043A\u0430. \u0412\u0430\u0448 \u0434\u043E\u0441\u0442\u0443\u043F \u043D\u0435\u00A0\u0438\u0437\u043C\u0435\u043D\u0438\u0442\u0441\u044F."
	],
	giftDone: [
		2248,
		"The gift is ready",
		"\u041F\u043E\u0434\u0430\u0440\u043E\u043A \u0433\u043E\u0442\u043E\u0432"
	],
	giftDoneHint: [
		2249,
		"Its code and card are on the page of your gifts.",
		"\u041A\u043E\u0434 \u0438\u00A0\u043E\u0442\u043A\u0440\u044B\u0442\u043A\u0430 \u043D\u0430\u00A0\u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0435 \u0432\u0430\u0448\u0438\u0445 \u043F\u043E\u0434\u0430\u0440\u043A\u043E\u0432."
	],
	giftBadge: [
		2250,
		"Gift",
		"\u041F\u043E\u0434\u0430\u0440\u043E\u043A"
	],
	giftOnHold: [
		2390,
		"On hold",
		"\u041F\u0440\u0438\u043E\u0441\u0442\u0430\u043D\u043E\u0432\u043B\u0435\u043D"
	],
	giftRedeemed: [
		2391,
		"Redeemed",
		"\u0410\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u043D"
	],
	giftReversed: [
		2392,
		"Reversed",
		"\u041E\u0442\u043C\u0435\u043D\u0451\u043D"
	],
	giftRevoked: [
		2393,
		"Revoked",
		"\u041E\u0442\u043E\u0437\u0432\u0430\u043D"
	],
	giftRevokedRefunded: [
		2615,
		"Revoked, refunded",
		"\u041E\u0442\u043E\u0437\u0432\u0430\u043D, \u0434\u0435\u043D\u044C\u0433\u0438 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u044B"
	],
	giftRevokedReturning: [
		2770,
		"Revoked, refund in progress",
		"\u041E\u0442\u043E\u0437\u0432\u0430\u043D, \u0432\u043E\u0437\u0432\u0440\u0430\u0442 \u0432\u044B\u043F\u043E\u043B\u043D\u044F\u0435\u0442\u0441\u044F"
	],
	nextGiftClaimed: [
		2394,
		"Your gift was redeemed.",
		"\u0412\u0430\u0448 \u043F\u043E\u0434\u0430\u0440\u043E\u043A \u0430\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u043D."
	],
	nextGiftRevoked: [
		2395,
		"The shop has revoked this gift, and its code no longer works. If you have questions, contact support.",
		"\u041C\u0430\u0433\u0430\u0437\u0438\u043D \u043E\u0442\u043E\u0437\u0432\u0430\u043B \u044D\u0442\u043E\u0442 \u043F\u043E\u0434\u0430\u0440\u043E\u043A, \u0438\u00A0\u0435\u0433\u043E \u043A\u043E\u0434 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442. \u0415\u0441\u043B\u0438 \u0435\u0441\u0442\u044C \u0432\u043E\u043F\u0440\u043E\u0441\u044B, \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443."
	],
	nextGiftDisputed: [
		2396,
		"The dispute is under review. The gift is on hold until it is resolved.",
		"\u0421\u043F\u043E\u0440 \u0440\u0430\u0441\u0441\u043C\u0430\u0442\u0440\u0438\u0432\u0430\u0435\u0442\u0441\u044F. \u0414\u043E\u00A0\u0440\u0435\u0448\u0435\u043D\u0438\u044F \u043F\u043E\u0434\u0430\u0440\u043E\u043A \u043F\u0440\u0438\u043E\u0441\u0442\u0430\u043D\u043E\u0432\u043B\u0435\u043D."
	],
	giftEnded: [
		2397,
		"This gift was refunded or revoked, so its code no longer works.",
		"\u042D\u0442\u043E\u0442 \u043F\u043E\u0434\u0430\u0440\u043E\u043A \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0451\u043D \u0438\u043B\u0438 \u043E\u0442\u043E\u0437\u0432\u0430\u043D, \u0435\u0433\u043E \u043A\u043E\u0434 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442."
	],
	stepGiftRevoked: [
		2398,
		"The shop has revoked the gift",
		"\u041C\u0430\u0433\u0430\u0437\u0438\u043D \u043E\u0442\u043E\u0437\u0432\u0430\u043B \u043F\u043E\u0434\u0430\u0440\u043E\u043A"
	],
	giftCardSent: [
		2399,
		"A card has been sent in the meantime. Check how many are left.",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u043A\u0430 \u0443\u0436\u0435 \u043E\u0442\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u0430. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435, \u0441\u043A\u043E\u043B\u044C\u043A\u043E \u043E\u0442\u043F\u0440\u0430\u0432\u043E\u043A \u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C."
	],
	giftCardsUsed: [
		2400,
		"The card of this gift was sent three times already. Copy the link instead.",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u043A\u0443 \u044D\u0442\u043E\u0433\u043E \u043F\u043E\u0434\u0430\u0440\u043A\u0430 \u0443\u0436\u0435 \u043E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u043B\u0438 \u0442\u0440\u0438 \u0440\u0430\u0437\u0430. \u0421\u043A\u043E\u043F\u0438\u0440\u0443\u0439\u0442\u0435 \u0441\u0441\u044B\u043B\u043A\u0443."
	],
	giftCardsLimit: [
		2401,
		"You have sent many cards today. Try again tomorrow, or copy the link.",
		"\u0421\u0435\u0433\u043E\u0434\u043D\u044F \u0432\u044B\u00A0\u043E\u0442\u043F\u0440\u0430\u0432\u0438\u043B\u0438 \u043C\u043D\u043E\u0433\u043E \u043E\u0442\u043A\u0440\u044B\u0442\u043E\u043A. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0437\u0430\u0432\u0442\u0440\u0430 \u0438\u043B\u0438 \u0441\u043A\u043E\u043F\u0438\u0440\u0443\u0439\u0442\u0435 \u0441\u0441\u044B\u043B\u043A\u0443."
	],
	giftMessageLink: [
		2402,
		"The message must not contain links or addresses. If it has none, put a space after each full stop.",
		"\u0412\u00A0\u0441\u043E\u043E\u0431\u0449\u0435\u043D\u0438\u0438 \u043D\u0435\u00A0\u0434\u043E\u043B\u0436\u043D\u043E \u0431\u044B\u0442\u044C \u0441\u0441\u044B\u043B\u043E\u043A \u0438\u00A0\u0430\u0434\u0440\u0435\u0441\u043E\u0432. \u0415\u0441\u043B\u0438 \u0438\u0445\u00A0\u043D\u0435\u0442, \u043F\u043E\u0441\u0442\u0430\u0432\u044C\u0442\u0435 \u043F\u0440\u043E\u0431\u0435\u043B \u043F\u043E\u0441\u043B\u0435 \u043A\u0430\u0436\u0434\u043E\u0439 \u0442\u043E\u0447\u043A\u0438."
	],
	giftMail: [
		2403,
		"Email the card",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u0438\u0442\u044C \u043E\u0442\u043A\u0440\u044B\u0442\u043A\u0443 \u043F\u0438\u0441\u044C\u043C\u043E\u043C"
	],
	giftMailHint: [
		2404,
		"The email has the code and the link. The shop does not keep the address. {count, plural, one {# email} other {# emails}} left for this gift.",
		"\u0412\u00A0\u043F\u0438\u0441\u044C\u043C\u0435 \u0431\u0443\u0434\u0443\u0442 \u043A\u043E\u0434 \u0438\u00A0\u0441\u0441\u044B\u043B\u043A\u0430. \u041C\u0430\u0433\u0430\u0437\u0438\u043D \u043D\u0435\u00A0\u0445\u0440\u0430\u043D\u0438\u0442 \u044D\u0442\u043E\u0442 \u0430\u0434\u0440\u0435\u0441. \u0414\u043B\u044F \u044D\u0442\u043E\u0433\u043E \u043F\u043E\u0434\u0430\u0440\u043A\u0430 {count, plural, one {\u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u043F\u0438\u0441\u044C\u043C\u043E} few {\u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u043F\u0438\u0441\u044C\u043C\u0430} many {\u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u043F\u0438\u0441\u0435\u043C} other {\u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u043F\u0438\u0441\u044C\u043C\u0430}}."
	],
	giftMailTo: [
		2405,
		"Email of the recipient",
		"\u041F\u043E\u0447\u0442\u0430 \u043F\u043E\u043B\u0443\u0447\u0430\u0442\u0435\u043B\u044F"
	],
	giftMailMessage: [
		2406,
		"Message, if you like",
		"\u0421\u043E\u043E\u0431\u0449\u0435\u043D\u0438\u0435, \u0435\u0441\u043B\u0438 \u0445\u043E\u0442\u0438\u0442\u0435"
	],
	giftMailMessageHint: [
		2407,
		"Up to {max} characters, without links.",
		"\u0414\u043E\u00A0{max} \u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432, \u0431\u0435\u0437 \u0441\u0441\u044B\u043B\u043E\u043A."
	],
	giftMailSend: [
		2408,
		"Send the card",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u0438\u0442\u044C \u043E\u0442\u043A\u0440\u044B\u0442\u043A\u0443"
	],
	giftMailSent: [
		2409,
		"The card is on its way to {email}.",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u043A\u0430 \u043E\u0442\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u0430 \u043D\u0430\u00A0{email}."
	]
};
// ../contract/src/texts/pages/partners.ts
const partnersTexts = {
	partnersTabLink: [
		163,
		"Affiliate link",
		"\u041F\u0430\u0440\u0442\u043D\u0451\u0440\u0441\u043A\u0430\u044F \u0441\u0441\u044B\u043B\u043A\u0430"
	],
	partnersTabStatistics: [
		164,
		"Earning statistics",
		"\u0421\u0442\u0430\u0442\u0438\u0441\u0442\u0438\u043A\u0430 \u0434\u043E\u0445\u043E\u0434\u0430"
	],
	partnerMinimum: [
		165,
		"Minimum withdrawal {amount} (USDT TRC-20 or TON)",
		"\u041C\u0438\u043D\u0438\u043C\u0430\u043B\u044C\u043D\u044B\u0439 \u0432\u044B\u0432\u043E\u0434 {amount} (USDT TRC-20 \u0438\u043B\u0438 TON)"
	],
	partnerRateDeposits: [
		169,
		"of deposits made by people you invite",
		"\u0441\u00A0\u043A\u0430\u0436\u0434\u043E\u0439 \u043F\u043E\u043A\u0443\u043F\u043A\u0438 \u043F\u0440\u0438\u0433\u043B\u0430\u0448\u0451\u043D\u043D\u044B\u0445"
	],
	partnerRateRegistration: [
		170,
		"on registration, of each new user\u2019s first payment",
		"\u043F\u043B\u044E\u0441 \u0441\u00A0\u043F\u0435\u0440\u0432\u043E\u0439 \u043F\u043E\u043A\u0443\u043F\u043A\u0438 \u043D\u043E\u0432\u043E\u0433\u043E \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F"
	],
	partnerRateVerified: [
		171,
		"for verified partners instead of {percent}%",
		"\u0434\u043B\u044F \u043F\u0440\u043E\u0432\u0435\u0440\u0435\u043D\u043D\u044B\u0445 \u043F\u0430\u0440\u0442\u043D\u0451\u0440\u043E\u0432 \u0432\u043C\u0435\u0441\u0442\u043E {percent}%"
	],
	navPartners: [
		670,
		"Partners",
		"\u041F\u0430\u0440\u0442\u043D\u0451\u0440\u0430\u043C"
	],
	rateUpTo: [
		671,
		"up to",
		"\u0434\u043E"
	],
	partnerLink: [
		672,
		"Your link",
		"\u0412\u0430\u0448\u0430 \u0441\u0441\u044B\u043B\u043A\u0430"
	],
	partnerLinkHint: [
		673,
		"Share it anywhere: visits and registrations appear in statistics.",
		"\u0414\u0435\u043B\u0438\u0442\u0435\u0441\u044C \u0433\u0434\u0435 \u0443\u0433\u043E\u0434\u043D\u043E: \u043F\u0435\u0440\u0435\u0445\u043E\u0434\u044B \u0438\u00A0\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u0438 \u043F\u043E\u044F\u0432\u044F\u0442\u0441\u044F \u0432\u00A0\u0441\u0442\u0430\u0442\u0438\u0441\u0442\u0438\u043A\u0435."
	],
	share: [
		674,
		"Share",
		"\u041F\u043E\u0434\u0435\u043B\u0438\u0442\u044C\u0441\u044F"
	],
	partnerVerified: [
		675,
		"Verified partner",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u0435\u043D\u043D\u044B\u0439 \u043F\u0430\u0440\u0442\u043D\u0451\u0440"
	],
	modeTitle: [
		676,
		"Days on specific subscriptions",
		"\u0414\u043D\u0438 \u043D\u0430\u00A0\u043E\u0442\u0434\u0435\u043B\u044C\u043D\u044B\u0445 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430\u0445"
	],
	modeHint: [
		677,
		"Instead of money you get days of the subscriptions you choose, up to {max}. Earlier earnings do not change.",
		"\u0412\u043C\u0435\u0441\u0442\u043E \u0434\u0435\u043D\u0435\u0433 \u0432\u044B \u043F\u043E\u043B\u0443\u0447\u0430\u0435\u0442\u0435 \u0434\u043D\u0438 \u0432\u044B\u0431\u0440\u0430\u043D\u043D\u044B\u0445 \u043F\u043E\u0434\u043F\u0438\u0441\u043E\u043A, \u043D\u0435 \u0431\u043E\u043B\u044C\u0448\u0435 {max}. \u0417\u0430\u0440\u0430\u0431\u043E\u0442\u0430\u043D\u043D\u043E\u0435 \u0440\u0430\u043D\u044C\u0448\u0435 \u043D\u0435 \u043C\u0435\u043D\u044F\u0435\u0442\u0441\u044F."
	],
	servicesChosen: [
		678,
		"{count} of {max} chosen",
		"\u0412\u044B\u0431\u0440\u0430\u043D\u043E {count} \u0438\u0437\u00A0{max}"
	],
	modeSave: [
		679,
		"Save choice",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u044C \u0432\u044B\u0431\u043E\u0440"
	],
	modeSaved: [
		680,
		"Saved. Applies to purchases from now on.",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u0435\u043D\u043E. \u0414\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u0434\u043B\u044F \u043D\u043E\u0432\u044B\u0445 \u043F\u043E\u043A\u0443\u043F\u043E\u043A."
	],
	servicesEmpty: [
		681,
		"There is nothing to choose from yet.",
		"\u0412\u044B\u0431\u0438\u0440\u0430\u0442\u044C \u043F\u043E\u043A\u0430 \u043D\u0435\u00A0\u0438\u0437\u00A0\u0447\u0435\u0433\u043E."
	],
	partnersFailed: [
		682,
		"The partner program did not load",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u043F\u0430\u0440\u0442\u043D\u0451\u0440\u0441\u043A\u0443\u044E \u043F\u0440\u043E\u0433\u0440\u0430\u043C\u043C\u0443"
	],
	statVisits: [
		683,
		"Visits",
		"\u041F\u0435\u0440\u0435\u0445\u043E\u0434\u044B"
	],
	statRegistrations: [
		684,
		"Registrations",
		"\u0420\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u0438"
	],
	statShare: [
		685,
		"{percent}% of visits",
		"{percent}% \u043F\u0435\u0440\u0435\u0445\u043E\u0434\u043E\u0432"
	],
	statDays: [
		686,
		"Days earned",
		"\u0417\u0430\u0440\u0430\u0431\u043E\u0442\u0430\u043D\u043E \u0434\u043D\u0435\u0439"
	],
	statTotal: [
		687,
		"Total earnings",
		"\u0412\u0441\u0435\u0433\u043E \u0437\u0430\u0440\u0430\u0431\u043E\u0442\u0430\u043D\u043E"
	],
	chartTitle: [
		688,
		"Earnings",
		"\u0414\u043E\u0445\u043E\u0434"
	],
	chartPeriod: [
		689,
		"Period",
		"\u041F\u0435\u0440\u0438\u043E\u0434"
	],
	chartDeposits: [
		690,
		"Deposits",
		"\u041F\u043E\u043A\u0443\u043F\u043A\u0438"
	],
	chartFirstPayments: [
		691,
		"First payments",
		"\u041F\u0435\u0440\u0432\u044B\u0435 \u043F\u043E\u043A\u0443\u043F\u043A\u0438"
	],
	chartSummary: [
		692,
		"Earnings from {from} to {to}: {total} in total",
		"\u0414\u043E\u0445\u043E\u0434 \u0441\u00A0{from} \u043F\u043E\u00A0{to}: \u0432\u0441\u0435\u0433\u043E {total}"
	],
	chartTable: [
		693,
		"Show as a table",
		"\u041F\u043E\u043A\u0430\u0437\u0430\u0442\u044C \u0442\u0430\u0431\u043B\u0438\u0446\u0435\u0439"
	],
	chartEmpty: [
		694,
		"No earnings in this period.",
		"\u0417\u0430\u00A0\u044D\u0442\u043E \u0432\u0440\u0435\u043C\u044F \u0434\u043E\u0445\u043E\u0434\u0430 \u043D\u0435\u00A0\u0431\u044B\u043B\u043E."
	],
	chartFailed: [
		695,
		"The chart did not load.",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u0433\u0440\u0430\u0444\u0438\u043A."
	],
	balanceAvailable: [
		696,
		"Available for payout and orders",
		"\u0414\u043E\u0441\u0442\u0443\u043F\u043D\u043E \u0434\u043B\u044F \u0432\u044B\u0432\u043E\u0434\u0430 \u0438\u00A0\u0437\u0430\u043A\u0430\u0437\u043E\u0432"
	],
	balancePaidOut: [
		697,
		"Paid out",
		"\u0412\u044B\u043F\u043B\u0430\u0447\u0435\u043D\u043E"
	],
	balancePending: [
		698,
		"Pending payout",
		"\u041E\u0436\u0438\u0434\u0430\u0435\u0442 \u0432\u044B\u043F\u043B\u0430\u0442\u044B"
	],
	balanceOnHold: [
		699,
		"still refundable",
		"\u0438\u0437\u00A0\u043D\u0438\u0445 \u0435\u0449\u0451 \u0432\u00A0\u0441\u0440\u043E\u043A\u0435 \u0432\u043E\u0437\u0432\u0440\u0430\u0442\u0430"
	],
	balanceInPayout: [
		700,
		"in payout requests",
		"\u0438\u0437\u00A0\u043D\u0438\u0445 \u0432\u00A0\u0437\u0430\u043F\u0440\u043E\u0441\u0430\u0445 \u043D\u0430\u00A0\u0432\u044B\u043F\u043B\u0430\u0442\u0443"
	],
	balanceSpent: [
		701,
		"Spent on orders",
		"\u041F\u043E\u0442\u0440\u0430\u0447\u0435\u043D\u043E \u043D\u0430\u00A0\u0437\u0430\u043A\u0430\u0437\u044B"
	],
	balanceReversed: [
		702,
		"Reversed",
		"\u0410\u043D\u043D\u0443\u043B\u0438\u0440\u043E\u0432\u0430\u043D\u043E"
	],
	payoutRequest: [
		703,
		"Request payout",
		"\u0417\u0430\u043F\u0440\u043E\u0441\u0438\u0442\u044C \u0432\u044B\u043F\u043B\u0430\u0442\u0443"
	],
	payoutFrom: [
		704,
		"From {amount}, USDT TRC-20 or TON",
		"\u041E\u0442\u00A0{amount}, USDT TRC-20 \u0438\u043B\u0438 TON"
	],
	payoutMissing: [
		705,
		"{amount} more needed for a payout",
		"\u0414\u043E\u00A0\u0432\u044B\u043F\u043B\u0430\u0442\u044B \u043D\u0435\u00A0\u0445\u0432\u0430\u0442\u0430\u0435\u0442 {amount}"
	],
	payoutRequested: [
		706,
		"The payout has been requested",
		"\u0412\u044B\u043F\u043B\u0430\u0442\u0430 \u0437\u0430\u043F\u0440\u043E\u0448\u0435\u043D\u0430"
	],
	payoutNeedsEmail: [
		707,
		"A payout needs a confirmed email.",
		"\u0414\u043B\u044F \u0432\u044B\u043F\u043B\u0430\u0442\u044B \u043D\u0443\u0436\u043D\u0430 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0451\u043D\u043D\u0430\u044F \u043F\u043E\u0447\u0442\u0430."
	],
	payoutConfirmEmail: [
		708,
		"Confirm it in the profile",
		"\u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u044C \u0432\u00A0\u043F\u0440\u043E\u0444\u0438\u043B\u0435"
	],
	payoutNeedsPassword: [
		709,
		"A payout needs a password, and your account has none yet.",
		"\u0414\u043B\u044F \u0432\u044B\u043F\u043B\u0430\u0442\u044B \u043D\u0443\u0436\u0435\u043D \u043F\u0430\u0440\u043E\u043B\u044C, \u0430\u00A0\u0443\u00A0\u0430\u043A\u043A\u0430\u0443\u043D\u0442\u0430 \u0435\u0433\u043E \u043F\u043E\u043A\u0430 \u043D\u0435\u0442."
	],
	payoutSetPassword: [
		710,
		"Set a password",
		"\u0417\u0430\u0434\u0430\u0442\u044C \u043F\u0430\u0440\u043E\u043B\u044C"
	],
	payoutWaitsUntil: [
		711,
		"The payout address was changed recently. For security, payouts are possible from {date}, {time}.",
		"\u0410\u0434\u0440\u0435\u0441 \u0434\u043B\u044F \u0432\u044B\u043F\u043B\u0430\u0442 \u043D\u0435\u0434\u0430\u0432\u043D\u043E \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0441\u044F. \u0414\u043B\u044F \u0431\u0435\u0437\u043E\u043F\u0430\u0441\u043D\u043E\u0441\u0442\u0438 \u0432\u044B\u043F\u043B\u0430\u0442\u044B \u0432\u043E\u0437\u043C\u043E\u0436\u043D\u044B \u0441\u00A0{date}, {time}."
	],
	commissions: [
		712,
		"Earnings by purchase",
		"\u0414\u043E\u0445\u043E\u0434 \u043F\u043E\u00A0\u043F\u043E\u043A\u0443\u043F\u043A\u0430\u043C"
	],
	commissionsFailed: [
		713,
		"The list of earnings did not load",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u0441\u043F\u0438\u0441\u043E\u043A \u0434\u043E\u0445\u043E\u0434\u043E\u0432"
	],
	noCommissions: [
		714,
		"No earnings yet",
		"\u0414\u043E\u0445\u043E\u0434\u0430 \u043F\u043E\u043A\u0430 \u043D\u0435\u0442"
	],
	noCommissionsHint: [
		715,
		"Purchases by people who came through your link will appear here.",
		"\u0417\u0434\u0435\u0441\u044C \u043F\u043E\u044F\u0432\u044F\u0442\u0441\u044F \u043F\u043E\u043A\u0443\u043F\u043A\u0438 \u0442\u0435\u0445, \u043A\u0442\u043E \u043F\u0440\u0438\u0448\u0451\u043B \u043F\u043E\u00A0\u0432\u0430\u0448\u0435\u0439 \u0441\u0441\u044B\u043B\u043A\u0435."
	],
	columnBuyer: [
		716,
		"Buyer",
		"\u041F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B\u044C"
	],
	columnCalculation: [
		717,
		"Calculation",
		"\u0420\u0430\u0441\u0447\u0451\u0442"
	],
	columnAmount: [
		718,
		"Amount",
		"\u0421\u0443\u043C\u043C\u0430"
	],
	commissionOf: [
		719,
		"{rate}% of {base}",
		"{rate}% \u043E\u0442\u00A0{base}"
	],
	kindDeposit: [
		770,
		"Deposit",
		"\u041F\u043E\u043A\u0443\u043F\u043A\u0430"
	],
	kindFirstPayment: [
		771,
		"First payment",
		"\u041F\u0435\u0440\u0432\u0430\u044F \u043F\u043E\u043A\u0443\u043F\u043A\u0430"
	],
	commissionHeld: [
		772,
		"On hold until {date}",
		"\u0421\u0442\u0430\u043D\u0435\u0442 \u0434\u043E\u0441\u0442\u0443\u043F\u043D\u043E {date}"
	],
	commissionReview: [
		773,
		"Under review",
		"\u041D\u0430\u00A0\u043F\u0440\u043E\u0432\u0435\u0440\u043A\u0435"
	],
	commissionDisputed: [
		774,
		"In dispute",
		"\u041E\u0441\u043F\u0430\u0440\u0438\u0432\u0430\u0435\u0442\u0441\u044F"
	],
	commissionAvailable: [
		775,
		"Available",
		"\u0414\u043E\u0441\u0442\u0443\u043F\u043D\u043E"
	],
	commissionPart: [
		776,
		"{amount} reversed",
		"\u0410\u043D\u043D\u0443\u043B\u0438\u0440\u043E\u0432\u0430\u043D\u043E {amount}"
	],
	reasonRefund: [
		777,
		"The purchase was refunded.",
		"\u0417\u0430\u00A0\u043F\u043E\u043A\u0443\u043F\u043A\u0443 \u0432\u0435\u0440\u043D\u0443\u043B\u0438 \u0434\u0435\u043D\u044C\u0433\u0438."
	],
	reasonDispute: [
		778,
		"The buyer disputed the payment.",
		"\u041F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B\u044C \u043E\u0441\u043F\u043E\u0440\u0438\u043B \u043F\u043B\u0430\u0442\u0451\u0436."
	],
	reasonOperator: [
		779,
		"Decided by the shop.",
		"\u0420\u0435\u0448\u0435\u043D\u0438\u0435 \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0430."
	],
	reasonManyAccounts: [
		780,
		"Many accounts came from one network. We are reviewing them manually.",
		"\u0418\u0437\u00A0\u043E\u0434\u043D\u043E\u0439 \u0441\u0435\u0442\u0438 \u043F\u0440\u0438\u0448\u043B\u043E \u043C\u043D\u043E\u0433\u043E \u0430\u043A\u043A\u0430\u0443\u043D\u0442\u043E\u0432. \u041C\u044B \u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u0438\u0445 \u0432\u0440\u0443\u0447\u043D\u0443\u044E."
	],
	showEarlier: [
		781,
		"Show earlier",
		"\u041F\u043E\u043A\u0430\u0437\u0430\u0442\u044C \u0431\u043E\u043B\u0435\u0435 \u0440\u0430\u043D\u043D\u0438\u0435"
	],
	payouts: [
		782,
		"Payouts",
		"\u0412\u044B\u043F\u043B\u0430\u0442\u044B"
	],
	payoutsFailed: [
		783,
		"Payouts did not load",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u0432\u044B\u043F\u043B\u0430\u0442\u044B"
	],
	noPayouts: [
		784,
		"No payouts yet",
		"\u0412\u044B\u043F\u043B\u0430\u0442 \u043F\u043E\u043A\u0430 \u043D\u0435\u0442"
	],
	columnNetwork: [
		785,
		"Network",
		"\u0421\u0435\u0442\u044C"
	],
	columnAddress: [
		786,
		"Address",
		"\u0410\u0434\u0440\u0435\u0441"
	],
	payoutInReview: [
		787,
		"In review",
		"\u041D\u0430\u00A0\u043F\u0440\u043E\u0432\u0435\u0440\u043A\u0435"
	],
	payoutApproved: [
		788,
		"Approved",
		"\u041E\u0434\u043E\u0431\u0440\u0435\u043D\u0430"
	],
	payoutPaid: [
		789,
		"Paid",
		"\u0412\u044B\u043F\u043B\u0430\u0447\u0435\u043D\u0430"
	],
	payoutRejected: [
		790,
		"Rejected",
		"\u041E\u0442\u043A\u043B\u043E\u043D\u0435\u043D\u0430"
	],
	payoutCanceled: [
		791,
		"Canceled",
		"\u041E\u0442\u043E\u0437\u0432\u0430\u043D\u0430"
	],
	payoutCancel: [
		792,
		"Cancel payout",
		"\u041E\u0442\u043E\u0437\u0432\u0430\u0442\u044C \u0432\u044B\u043F\u043B\u0430\u0442\u0443"
	],
	payoutTransaction: [
		793,
		"Transaction",
		"\u0422\u0440\u0430\u043D\u0437\u0430\u043A\u0446\u0438\u044F"
	],
	payoutReason: [
		794,
		"Reason",
		"\u041F\u0440\u0438\u0447\u0438\u043D\u0430"
	],
	payoutAvailable: [
		795,
		"Available {amount}",
		"\u0414\u043E\u0441\u0442\u0443\u043F\u043D\u043E {amount}"
	],
	payoutAll: [
		796,
		"All",
		"\u0412\u0441\u0451"
	],
	payoutAtLeast: [
		797,
		"From {amount}",
		"\u041E\u0442\u00A0{amount}"
	],
	payoutAtMost: [
		798,
		"At most {amount}",
		"\u041D\u0435\u00A0\u0431\u043E\u043B\u044C\u0448\u0435 {amount}"
	],
	payoutAddressOfProfile: [
		799,
		"From your profile",
		"\u0418\u0437\u00A0\u0432\u0430\u0448\u0435\u0433\u043E \u043F\u0440\u043E\u0444\u0438\u043B\u044F"
	],
	tonForm: [
		800,
		"A TON address starts with EQ or UQ and is 48\u00A0characters long.",
		"\u0410\u0434\u0440\u0435\u0441 TON \u043D\u0430\u0447\u0438\u043D\u0430\u0435\u0442\u0441\u044F \u0441\u00A0EQ \u0438\u043B\u0438 UQ \u0438\u00A0\u0441\u043E\u0441\u0442\u043E\u0438\u0442 \u0438\u0437\u00A048\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432."
	],
	payoutMemo: [
		801,
		"Memo",
		"Memo"
	],
	payoutMemoHint: [
		802,
		"Only if the receiving exchange requires one",
		"\u0415\u0441\u043B\u0438 \u0435\u0433\u043E \u0442\u0440\u0435\u0431\u0443\u0435\u0442 \u0431\u0438\u0440\u0436\u0430, \u043D\u0430\u00A0\u043A\u043E\u0442\u043E\u0440\u0443\u044E \u0438\u0434\u0443\u0442 \u0434\u0435\u043D\u044C\u0433\u0438"
	],
	payoutSubmit: [
		803,
		"Request {amount}",
		"\u0417\u0430\u043F\u0440\u043E\u0441\u0438\u0442\u044C {amount}"
	],
	payoutFrozen: [
		804,
		"Amount and address cannot be changed later. You can cancel until the payout is approved.",
		"\u0421\u0443\u043C\u043C\u0443 \u0438\u00A0\u0430\u0434\u0440\u0435\u0441 \u043F\u043E\u0442\u043E\u043C \u043D\u0435\u00A0\u0438\u0437\u043C\u0435\u043D\u0438\u0442\u044C. \u041E\u0442\u043E\u0437\u0432\u0430\u0442\u044C \u0432\u044B\u043F\u043B\u0430\u0442\u0443 \u043C\u043E\u0436\u043D\u043E, \u043F\u043E\u043A\u0430 \u043E\u043D\u0430 \u043D\u0435\u00A0\u043E\u0434\u043E\u0431\u0440\u0435\u043D\u0430."
	],
	payoutAmountForm: [
		805,
		"Enter an amount such as 50.00",
		"\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u0441\u0443\u043C\u043C\u0443, \u043D\u0430\u043F\u0440\u0438\u043C\u0435\u0440 50.00"
	],
	balanceTooSmallFor: [
		806,
		"Available {amount}: not enough for this order",
		"\u0414\u043E\u0441\u0442\u0443\u043F\u043D\u043E {amount}: \u043D\u0430\u00A0\u044D\u0442\u043E\u0442 \u0437\u0430\u043A\u0430\u0437 \u043D\u0435\u00A0\u0445\u0432\u0430\u0442\u0438\u0442"
	],
	commissionInDays: [
		807,
		"paid in days",
		"\u043D\u0430\u0447\u0438\u0441\u043B\u044F\u0435\u0442\u0441\u044F \u0434\u043D\u044F\u043C\u0438"
	],
	payoutNotBefore: [
		808,
		"Not before {date}",
		"\u041D\u0435\u00A0\u0440\u0430\u043D\u044C\u0448\u0435 {date}"
	]
};
// ../contract/src/texts/pages/payments.ts
const paymentsTexts = {
	columnDate: [
		89,
		"Date",
		"\u0414\u0430\u0442\u0430"
	],
	columnSubscription: [
		90,
		"Subscription",
		"\u041F\u043E\u0434\u043F\u0438\u0441\u043A\u0430"
	],
	columnTerm: [
		91,
		"Term",
		"\u0421\u0440\u043E\u043A"
	],
	columnPrice: [
		92,
		"Price",
		"\u0426\u0435\u043D\u0430"
	],
	columnStatus: [
		93,
		"Status",
		"\u0421\u0442\u0430\u0442\u0443\u0441"
	],
	statusNotPaid: [
		94,
		"Not paid",
		"\u041D\u0435\u00A0\u043E\u043F\u043B\u0430\u0447\u0435\u043D\u043E"
	],
	statusExpired: [
		95,
		"Expired",
		"\u0421\u0440\u043E\u043A \u0438\u0441\u0442\u0451\u043A"
	],
	statusChanged: [
		2430,
		"Plan changed",
		"\u0422\u0430\u0440\u0438\u0444 \u0441\u043C\u0435\u043D\u0451\u043D"
	],
	planChangedTo: [
		2431,
		"Changed to {plan}, {term}",
		"\u041D\u043E\u0432\u044B\u0439 \u0442\u0430\u0440\u0438\u0444: {plan}, {term}"
	],
	statusActive: [
		96,
		"Active",
		"\u0414\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442"
	],
	stateReview: [
		1335,
		"In review",
		"\u041D\u0430\u00A0\u043F\u0440\u043E\u0432\u0435\u0440\u043A\u0435"
	],
	stateExpired: [
		1336,
		"Not paid in time",
		"\u041D\u0435\u00A0\u043E\u043F\u043B\u0430\u0447\u0435\u043D\u043E \u0432\u043E\u0432\u0440\u0435\u043C\u044F"
	],
	stateCanceled: [
		1337,
		"Canceled",
		"\u041E\u0442\u043C\u0435\u043D\u0435\u043D\u043E"
	],
	stateFailed: [
		1338,
		"Declined",
		"\u041E\u0442\u043A\u043B\u043E\u043D\u0435\u043D\u043E"
	],
	statePartlyRefunded: [
		1339,
		"Partly refunded",
		"\u0427\u0430\u0441\u0442\u0438\u0447\u043D\u044B\u0439 \u0432\u043E\u0437\u0432\u0440\u0430\u0442"
	],
	stateRefunded: [
		1340,
		"Refunded",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u044B"
	],
	stateRefundOwed: [
		2730,
		"Refund did not arrive",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0442 \u043D\u0435\u00A0\u0434\u043E\u0448\u0451\u043B"
	],
	stateDisputed: [
		1341,
		"Disputed at the bank",
		"\u041E\u0441\u043F\u043E\u0440\u0435\u043D\u043E \u0432\u00A0\u0431\u0430\u043D\u043A\u0435"
	],
	stateDisputeLost: [
		1342,
		"Reversed by the bank",
		"\u041E\u0442\u043E\u0437\u0432\u0430\u043D\u043E \u0431\u0430\u043D\u043A\u043E\u043C"
	],
	searchPayments: [
		1512,
		"Number, product or amount",
		"\u041D\u043E\u043C\u0435\u0440, \u0442\u043E\u0432\u0430\u0440 \u0438\u043B\u0438\u00A0\u0441\u0443\u043C\u043C\u0430"
	],
	paymentsYear: [
		1513,
		"Year",
		"\u0413\u043E\u0434"
	],
	allYears: [
		1514,
		"All years",
		"\u0412\u0441\u0435 \u0433\u043E\u0434\u044B"
	],
	savePayments: [
		1515,
		"Save as CSV",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u044C \u0432\u00A0CSV"
	],
	savePaymentsFailed: [
		1516,
		"The file was not saved. Try again.",
		"\u0424\u0430\u0439\u043B \u043D\u0435\u00A0\u0441\u043E\u0445\u0440\u0430\u043D\u0451\u043D. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0435\u0449\u0451\u00A0\u0440\u0430\u0437."
	],
	noPaymentsFound: [
		1517,
		"No payments found",
		"\u041F\u043B\u0430\u0442\u0435\u0436\u0435\u0439 \u043D\u0435\u00A0\u043D\u0430\u0439\u0434\u0435\u043D\u043E"
	],
	noPaymentsFoundHint: [
		1518,
		"Try another number, product, amount or year.",
		"\u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439 \u043D\u043E\u043C\u0435\u0440, \u0442\u043E\u0432\u0430\u0440, \u0441\u0443\u043C\u043C\u0443 \u0438\u043B\u0438\u00A0\u0433\u043E\u0434."
	],
	paymentsFound: [
		1519,
		"{count, plural, one {# payment} other {# payments}}",
		"{count, plural, one {#\u00A0\u043F\u043B\u0430\u0442\u0451\u0436} few {#\u00A0\u043F\u043B\u0430\u0442\u0435\u0436\u0430} many {#\u00A0\u043F\u043B\u0430\u0442\u0435\u0436\u0435\u0439} other {#\u00A0\u043F\u043B\u0430\u0442\u0435\u0436\u0430}}"
	],
	paymentNewsPaid: [
		1440,
		"Your payment for {product} was received.",
		"\u041E\u043F\u043B\u0430\u0442\u0430 \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u0430: {product}."
	],
	paymentNewsReview: [
		1441,
		"We are checking your payment for {product}. Its page says what happens next.",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u043F\u043B\u0430\u0442\u0451\u0436 \u0432\u0440\u0443\u0447\u043D\u0443\u044E: {product}. \u0427\u0442\u043E \u0434\u0430\u043B\u044C\u0448\u0435, \u0441\u043A\u0430\u0437\u0430\u043D\u043E \u043D\u0430\u00A0\u0435\u0433\u043E \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0435."
	],
	paymentNewsDeclined: [
		1442,
		"Your payment for {product} was declined, so no subscription was started.",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043E\u0442\u043A\u043B\u043E\u043D\u0451\u043D, \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430 \u043D\u0435\u00A0\u043E\u0444\u043E\u0440\u043C\u043B\u0435\u043D\u0430: {product}."
	],
	paymentNewsExpired: [
		1443,
		"Your order of {product} was not paid in time. If you have paid, access opens once the money arrives.",
		"\u0417\u0430\u043A\u0430\u0437 \u043D\u0435\u00A0\u043E\u043F\u043B\u0430\u0447\u0435\u043D \u0432\u043E\u0432\u0440\u0435\u043C\u044F: {product}. \u0415\u0441\u043B\u0438 \u0432\u044B\u00A0\u0443\u0436\u0435 \u043E\u043F\u043B\u0430\u0442\u0438\u043B\u0438, \u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F, \u043A\u0430\u043A \u0442\u043E\u043B\u044C\u043A\u043E \u0434\u0435\u043D\u044C\u0433\u0438 \u043F\u0440\u0438\u0434\u0443\u0442."
	],
	paymentNewsCanceled: [
		1444,
		"Your payment for {product} was canceled.",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043E\u0442\u043C\u0435\u043D\u0451\u043D: {product}."
	],
	orderAgain: [
		97,
		"Order again",
		"\u041A\u0443\u043F\u0438\u0442\u044C \u0435\u0449\u0451 \u0440\u0430\u0437"
	],
	noPayments: [
		98,
		"No payments yet",
		"\u041F\u043B\u0430\u0442\u0435\u0436\u0435\u0439 \u043F\u043E\u043A\u0430 \u043D\u0435\u0442"
	],
	noPaymentsHint: [
		99,
		"Your orders and their status will be listed here.",
		"\u0417\u0434\u0435\u0441\u044C \u043F\u043E\u044F\u0432\u044F\u0442\u0441\u044F \u0432\u0430\u0448\u0438 \u0437\u0430\u043A\u0430\u0437\u044B \u0438\u00A0\u0438\u0445\u00A0\u0441\u0442\u0430\u0442\u0443\u0441."
	],
	doubleTitle: [
		1404,
		"You paid twice for {product}",
		"\u0412\u044B\u00A0\u043E\u043F\u043B\u0430\u0442\u0438\u043B\u0438 {product} \u0434\u0432\u0430\u0436\u0434\u044B"
	],
	doubleLead: [
		1405,
		"We received two payments, {number} and {other}. Would you like to keep both, or have the later one refunded?",
		"\u041C\u044B\u00A0\u043F\u043E\u043B\u0443\u0447\u0438\u043B\u0438 \u0434\u0432\u0430 \u043F\u043B\u0430\u0442\u0435\u0436\u0430: {number} \u0438\u00A0{other}. \u041E\u0441\u0442\u0430\u0432\u0438\u0442\u044C \u043E\u0431\u0430 \u0438\u043B\u0438 \u0432\u0435\u0440\u043D\u0443\u0442\u044C \u0432\u0442\u043E\u0440\u043E\u0439?"
	],
	doubleKeepHint: [
		1406,
		"Keep both: your access runs until {date}.",
		"\u041E\u0441\u0442\u0430\u0432\u0438\u0442\u044C \u043E\u0431\u0430: \u0434\u043E\u0441\u0442\u0443\u043F \u0431\u0443\u0434\u0435\u0442 \u0434\u043E\u00A0{date}."
	],
	doubleRefundHint: [
		1407,
		"Refund one: {amount} is refunded to your original payment method.",
		"\u0412\u0435\u0440\u043D\u0443\u0442\u044C \u043E\u0434\u0438\u043D: {amount} \u0432\u0435\u0440\u043D\u0443\u0442\u0441\u044F \u0442\u0435\u043C\u00A0\u0436\u0435 \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C, \u043A\u043E\u0442\u043E\u0440\u044B\u043C \u0432\u044B\u00A0\u043F\u043B\u0430\u0442\u0438\u043B\u0438."
	],
	doubleBalanceHint: [
		1408,
		"Refund one: you get {amount} on your balance, because this payment method does not support refunds.",
		"\u0412\u0435\u0440\u043D\u0443\u0442\u044C \u043E\u0434\u0438\u043D: {amount} \u0432\u0435\u0440\u043D\u0443\u0442\u0441\u044F \u043D\u0430\u00A0\u0431\u0430\u043B\u0430\u043D\u0441, \u043F\u043E\u0442\u043E\u043C\u0443 \u0447\u0442\u043E \u044D\u0442\u043E\u0442 \u0441\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B \u043D\u0435\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u0438\u0432\u0430\u0435\u0442 \u0432\u043E\u0437\u0432\u0440\u0430\u0442."
	],
	doubleThenUntil: [
		1409,
		"Your access then runs until {date}.",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u0442\u043E\u0433\u0434\u0430 \u0431\u0443\u0434\u0435\u0442 \u0434\u043E\u00A0{date}."
	],
	doubleThenEnds: [
		1410,
		"Your access then ends.",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u0442\u043E\u0433\u0434\u0430 \u0437\u0430\u043A\u043E\u043D\u0447\u0438\u0442\u0441\u044F."
	],
	doubleKeep: [
		1411,
		"Keep both",
		"\u041E\u0441\u0442\u0430\u0432\u0438\u0442\u044C \u043E\u0431\u0430"
	],
	doubleRefund: [
		1412,
		"Refund {amount}",
		"\u0412\u0435\u0440\u043D\u0443\u0442\u044C {amount}"
	],
	doubleBalance: [
		1413,
		"Refund {amount} to my balance",
		"\u0412\u0435\u0440\u043D\u0443\u0442\u044C {amount} \u043D\u0430\u00A0\u0431\u0430\u043B\u0430\u043D\u0441"
	],
	doubleOpen: [
		1414,
		"This product was paid twice. We are working on it.",
		"\u042D\u0442\u043E\u0442 \u0442\u043E\u0432\u0430\u0440 \u043E\u043F\u043B\u0430\u0447\u0435\u043D \u0434\u0432\u0430\u0436\u0434\u044B. \u041C\u044B\u00A0\u044D\u0442\u0438\u043C \u0437\u0430\u043D\u0438\u043C\u0430\u0435\u043C\u0441\u044F."
	],
	doubleKept: [
		1415,
		"Both payments stand. Your access runs until {date}.",
		"\u041E\u0431\u0430 \u043F\u043B\u0430\u0442\u0435\u0436\u0430 \u043E\u0441\u0442\u0430\u044E\u0442\u0441\u044F \u0432\u00A0\u0441\u0438\u043B\u0435. \u0414\u043E\u0441\u0442\u0443\u043F \u0431\u0443\u0434\u0435\u0442 \u0434\u043E\u00A0{date}."
	],
	doubleRefunding: [
		1416,
		"The refund of {amount} has been requested. We will email you once it is made.",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0442 {amount} \u0437\u0430\u043F\u0440\u043E\u0448\u0435\u043D. \u041A\u043E\u0433\u0434\u0430 \u043E\u043D\u00A0\u043F\u0440\u043E\u0439\u0434\u0451\u0442, \u043F\u0440\u0438\u0434\u0451\u0442 \u043F\u0438\u0441\u044C\u043C\u043E."
	],
	doubleRefunded: [
		1417,
		"This product was paid twice, and one of the payments was refunded.",
		"\u042D\u0442\u043E\u0442 \u0442\u043E\u0432\u0430\u0440 \u0431\u044B\u043B \u043E\u043F\u043B\u0430\u0447\u0435\u043D \u0434\u0432\u0430\u0436\u0434\u044B, \u043E\u0434\u0438\u043D \u043F\u043B\u0430\u0442\u0451\u0436 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0451\u043D."
	],
	doubleOther: [
		1418,
		"The other payment: {number}",
		"\u0414\u0440\u0443\u0433\u043E\u0439 \u043F\u043B\u0430\u0442\u0451\u0436: {number}"
	],
	paymentPageTitle: [
		925,
		"Payment",
		"\u041F\u043B\u0430\u0442\u0451\u0436"
	],
	paymentOf: [
		926,
		"{product}: payment of {date}",
		"{product}: \u043F\u043B\u0430\u0442\u0451\u0436 \u043E\u0442\u00A0{date}"
	],
	paymentFailed: [
		927,
		"The payment did not load",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043D\u0435\u00A0\u0437\u0430\u0433\u0440\u0443\u0437\u0438\u043B\u0441\u044F"
	],
	paymentMissing: [
		928,
		"Payment not found",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043D\u0435\u00A0\u043D\u0430\u0439\u0434\u0435\u043D"
	],
	paymentMissingHint: [
		929,
		"It may belong to another account.",
		"\u0412\u043E\u0437\u043C\u043E\u0436\u043D\u043E, \u043E\u043D\u00A0\u0441\u0434\u0435\u043B\u0430\u043D \u0441\u00A0\u0434\u0440\u0443\u0433\u043E\u0433\u043E \u0430\u043A\u043A\u0430\u0443\u043D\u0442\u0430."
	],
	backToPayments: [
		930,
		"Back to payments",
		"\u041A\u00A0\u043F\u043B\u0430\u0442\u0435\u0436\u0430\u043C"
	],
	paymentDetails: [
		931,
		"What is happening",
		"\u0427\u0442\u043E \u043F\u0440\u043E\u0438\u0441\u0445\u043E\u0434\u0438\u0442"
	],
	paymentDetailsShort: [
		932,
		"Details",
		"\u041F\u043E\u0434\u0440\u043E\u0431\u043D\u0435\u0435"
	],
	timelineTitle: [
		933,
		"Timeline",
		"\u0425\u043E\u0434 \u043F\u043B\u0430\u0442\u0435\u0436\u0430"
	],
	nextTitle: [
		934,
		"What happens next",
		"\u0427\u0442\u043E \u0434\u0430\u043B\u044C\u0448\u0435"
	],
	orderTitle: [
		935,
		"Your order",
		"\u0412\u0430\u0448 \u0437\u0430\u043A\u0430\u0437"
	],
	factNumber: [
		936,
		"Payment number",
		"\u041D\u043E\u043C\u0435\u0440 \u043F\u043B\u0430\u0442\u0435\u0436\u0430"
	],
	factReceived: [
		2732,
		"Received",
		"\u041F\u043E\u043B\u0443\u0447\u0435\u043D\u043E"
	],
	factPaid: [
		937,
		"Paid",
		"\u041E\u043F\u043B\u0430\u0447\u0435\u043D\u043E"
	],
	factOwed: [
		2791,
		"Refund that did not arrive",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0442, \u043A\u043E\u0442\u043E\u0440\u044B\u0439 \u043D\u0435\u00A0\u0434\u043E\u0448\u0451\u043B"
	],
	factRefunded: [
		938,
		"Refunded",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u043E"
	],
	factAccess: [
		939,
		"Access",
		"\u0414\u043E\u0441\u0442\u0443\u043F"
	],
	factPeriod: [
		940,
		"{from}\u00A0\u2013 {until}",
		"{from}\u00A0\u2013 {until}"
	],
	receiptPdf: [
		941,
		"Receipt (PDF)",
		"\u041A\u0432\u0438\u0442\u0430\u043D\u0446\u0438\u044F (PDF)"
	],
	receiptPage: [
		942,
		"Receipt (HTML)",
		"\u041A\u0432\u0438\u0442\u0430\u043D\u0446\u0438\u044F (HTML)"
	],
	fiscalPayment: [
		1761,
		"Fiscal receipt",
		"\u041A\u0430\u0441\u0441\u043E\u0432\u044B\u0439 \u0447\u0435\u043A"
	],
	fiscalRefund: [
		1762,
		"Fiscal receipt of the refund",
		"\u041A\u0430\u0441\u0441\u043E\u0432\u044B\u0439 \u0447\u0435\u043A \u0432\u043E\u0437\u0432\u0440\u0430\u0442\u0430"
	],
	fiscalClosing: [
		1763,
		"Fiscal receipt of the service",
		"\u041A\u0430\u0441\u0441\u043E\u0432\u044B\u0439 \u0447\u0435\u043A \u043D\u0430\u00A0\u0443\u0441\u043B\u0443\u0433\u0443"
	],
	receiptFailed: [
		943,
		"The receipt did not download. Try again.",
		"\u041A\u0432\u0438\u0442\u0430\u043D\u0446\u0438\u044F \u043D\u0435\u00A0\u0441\u043A\u0430\u0447\u0430\u043B\u0430\u0441\u044C. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0435\u0449\u0451\u00A0\u0440\u0430\u0437."
	],
	openPaymentPage: [
		944,
		"Open the payment page",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443 \u043E\u043F\u043B\u0430\u0442\u044B"
	],
	openSubscriptions: [
		945,
		"Open my subscriptions",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C \u043C\u043E\u0438 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438"
	],
	timelineOrdered: [
		946,
		"You placed the order",
		"\u0412\u044B\u00A0\u043E\u0444\u043E\u0440\u043C\u0438\u043B\u0438 \u0437\u0430\u043A\u0430\u0437"
	],
	timelinePageOpened: [
		947,
		"The payment page was created",
		"\u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u043E\u043F\u043B\u0430\u0442\u044B \u0441\u043E\u0437\u0434\u0430\u043D\u0430"
	],
	timelinePageDelayed: [
		948,
		"The payment provider was slow to respond",
		"\u041F\u043B\u0430\u0442\u0451\u0436\u043D\u044B\u0439 \u0441\u0435\u0440\u0432\u0438\u0441 \u0434\u043E\u043B\u0433\u043E \u043D\u0435\u00A0\u043E\u0442\u0432\u0435\u0447\u0430\u043B"
	],
	timelineNotOpened: [
		949,
		"The payment page could not be opened",
		"\u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0443 \u043E\u043F\u043B\u0430\u0442\u044B \u043E\u0442\u043A\u0440\u044B\u0442\u044C \u043D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C"
	],
	timelineProofSent: [
		950,
		"You sent the proof of payment",
		"\u0412\u044B\u00A0\u043E\u0442\u043F\u0440\u0430\u0432\u0438\u043B\u0438 \u0447\u0435\u043A \u043E\u00A0\u043F\u0435\u0440\u0435\u0432\u043E\u0434\u0435"
	],
	timelineProofRefused: [
		951,
		"The proof of payment was not accepted",
		"\u0427\u0435\u043A \u043E\u00A0\u043F\u0435\u0440\u0435\u0432\u043E\u0434\u0435 \u043D\u0435\u00A0\u043F\u0440\u0438\u043D\u044F\u043B\u0438"
	],
	timelineWebhookReceived: [
		952,
		"The payment provider sent an update",
		"\u041F\u043E\u043B\u0443\u0447\u0435\u043D\u043E \u0443\u0432\u0435\u0434\u043E\u043C\u043B\u0435\u043D\u0438\u0435 \u043E\u0442\u00A0\u043F\u043B\u0430\u0442\u0451\u0436\u043D\u043E\u0433\u043E \u0441\u0435\u0440\u0432\u0438\u0441\u0430"
	],
	timelineSynced: [
		953,
		"We checked with the payment provider",
		"\u041C\u044B\u00A0\u0443\u0442\u043E\u0447\u043D\u0438\u043B\u0438 \u0441\u0442\u0430\u0442\u0443\u0441 \u0443\u00A0\u043F\u043B\u0430\u0442\u0451\u0436\u043D\u043E\u0433\u043E \u0441\u0435\u0440\u0432\u0438\u0441\u0430"
	],
	timelineOnItsWay: [
		954,
		"The money is on its way",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u0432\u00A0\u043F\u0443\u0442\u0438"
	],
	timelineAttemptDeclined: [
		1640,
		"Payment method declined; the payment page takes another one",
		"\u0421\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B \u043E\u0442\u043A\u043B\u043E\u043D\u0451\u043D; \u043D\u0430\u00A0\u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0435 \u043E\u043F\u043B\u0430\u0442\u044B \u043C\u043E\u0436\u043D\u043E \u0432\u044B\u0431\u0440\u0430\u0442\u044C \u0434\u0440\u0443\u0433\u043E\u0439"
	],
	timelineMatched: [
		955,
		"The full amount was received",
		"\u041E\u043F\u043B\u0430\u0442\u0430 \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u0430, \u0441\u0443\u043C\u043C\u0430 \u0432\u0435\u0440\u043D\u0430"
	],
	timelineMatchedLate: [
		956,
		"The payment arrived after the order had expired",
		"\u041E\u043F\u043B\u0430\u0442\u0430 \u043F\u0440\u0438\u0448\u043B\u0430, \u043A\u043E\u0433\u0434\u0430 \u0441\u0440\u043E\u043A \u0437\u0430\u043A\u0430\u0437\u0430 \u0443\u0436\u0435 \u0438\u0441\u0442\u0451\u043A"
	],
	timelineOverpaid: [
		957,
		"We received more than the total",
		"\u041F\u043E\u043B\u0443\u0447\u0435\u043D\u043E \u0431\u043E\u043B\u044C\u0448\u0435 \u0441\u0443\u043C\u043C\u044B \u0437\u0430\u043A\u0430\u0437\u0430"
	],
	timelineAccepted: [
		958,
		"The payment was checked and accepted",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043F\u0440\u043E\u0432\u0435\u0440\u0435\u043D \u0438\u00A0\u043F\u0440\u0438\u043D\u044F\u0442"
	],
	timelinePaidByBalance: [
		959,
		"The order was paid from your balance",
		"\u0417\u0430\u043A\u0430\u0437 \u043E\u043F\u043B\u0430\u0447\u0435\u043D \u0441\u00A0\u0431\u0430\u043B\u0430\u043D\u0441\u0430"
	],
	timelineFree: [
		960,
		"No payment was needed",
		"\u041E\u043F\u043B\u0430\u0442\u0430 \u043D\u0435\u00A0\u043F\u043E\u0442\u0440\u0435\u0431\u043E\u0432\u0430\u043B\u0430\u0441\u044C"
	],
	timelineGranted: [
		961,
		"Access was granted",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u044B\u0442"
	],
	timelineDeclined: [
		962,
		"The payment was declined",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043E\u0442\u043A\u043B\u043E\u043D\u0451\u043D"
	],
	timelineExpired: [
		963,
		"The time to pay ran out",
		"\u0412\u0440\u0435\u043C\u044F \u043D\u0430\u00A0\u043E\u043F\u043B\u0430\u0442\u0443 \u0438\u0441\u0442\u0435\u043A\u043B\u043E"
	],
	timelineCanceled: [
		964,
		"The payment was canceled",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043E\u0442\u043C\u0435\u043D\u0451\u043D"
	],
	timelineCanceledByBuyer: [
		965,
		"You canceled the payment",
		"\u0412\u044B\u00A0\u043E\u0442\u043C\u0435\u043D\u0438\u043B\u0438 \u043F\u043B\u0430\u0442\u0451\u0436"
	],
	timelineReplaced: [
		966,
		"A newer order replaced it",
		"\u0417\u0430\u043A\u0430\u0437 \u0437\u0430\u043C\u0435\u043D\u0451\u043D \u043D\u043E\u0432\u044B\u043C"
	],
	timelineHeld: [
		967,
		"The payment does not match the order, so we are checking it",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043D\u0435\u00A0\u0441\u043E\u0432\u043F\u0430\u043B \u0441\u00A0\u0437\u0430\u043A\u0430\u0437\u043E\u043C, \u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u0432\u0440\u0443\u0447\u043D\u0443\u044E"
	],
	timelineHeldUnderpaid: [
		968,
		"We received less than the total, so we are checking it",
		"\u041F\u043E\u043B\u0443\u0447\u0435\u043D\u043E \u043C\u0435\u043D\u044C\u0448\u0435 \u0441\u0443\u043C\u043C\u044B \u0437\u0430\u043A\u0430\u0437\u0430, \u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u0432\u0440\u0443\u0447\u043D\u0443\u044E"
	],
	timelineReturned: [
		969,
		"The money was returned",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u044B"
	],
	timelineRefundStarted: [
		970,
		"A refund was started",
		"\u041D\u0430\u0447\u0430\u0442 \u0432\u043E\u0437\u0432\u0440\u0430\u0442"
	],
	timelineRefundFailed: [
		971,
		"The refund did not go through",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0442 \u043D\u0435\u00A0\u0434\u043E\u0448\u0451\u043B"
	],
	timelineRefundRepaid: [
		972,
		"The refund was sent again",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0442 \u043E\u0442\u043F\u0440\u0430\u0432\u043B\u0435\u043D \u0435\u0449\u0451\u00A0\u0440\u0430\u0437"
	],
	timelineRefundedPartly: [
		973,
		"Partly refunded: {amount}",
		"\u0427\u0430\u0441\u0442\u0438\u0447\u043D\u044B\u0439 \u0432\u043E\u0437\u0432\u0440\u0430\u0442: {amount}"
	],
	timelineRefunded: [
		974,
		"Refunded: {amount}",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u044B: {amount}"
	],
	timelineDisputed: [
		975,
		"A dispute was opened at the bank",
		"\u041F\u043E\u00A0\u043F\u043B\u0430\u0442\u0435\u0436\u0443 \u043E\u0442\u043A\u0440\u044B\u0442 \u0441\u043F\u043E\u0440 \u0432\u00A0\u0431\u0430\u043D\u043A\u0435"
	],
	timelineDisputeOver: [
		976,
		"The dispute was closed and the payment stands",
		"\u0421\u043F\u043E\u0440 \u0437\u0430\u0432\u0435\u0440\u0448\u0451\u043D, \u043F\u043B\u0430\u0442\u0451\u0436 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0451\u043D"
	],
	nextWaitForPage: [
		977,
		"We are waiting for the payment provider. If no page opens within a minute, order again: you will be charged only once.",
		"\u0416\u0434\u0451\u043C \u043E\u0442\u0432\u0435\u0442\u0430 \u043F\u043B\u0430\u0442\u0451\u0436\u043D\u043E\u0433\u043E \u0441\u0435\u0440\u0432\u0438\u0441\u0430. \u0415\u0441\u043B\u0438 \u0437\u0430\u00A0\u043C\u0438\u043D\u0443\u0442\u0443 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u043D\u0435\u00A0\u043E\u0442\u043A\u0440\u044B\u043B\u0430\u0441\u044C, \u0437\u0430\u043A\u0430\u0436\u0438\u0442\u0435 \u0441\u043D\u043E\u0432\u0430: \u0437\u0430\u043F\u043B\u0430\u0442\u0438\u0442\u0435 \u0432\u044B\u00A0\u0442\u043E\u043B\u044C\u043A\u043E \u043E\u0434\u0438\u043D\u00A0\u0440\u0430\u0437."
	],
	nextConfirm: [
		2610,
		"Your bank wants you to confirm this payment. Nothing is charged before you do. Or order again and pay another way: then this payment is closed.",
		"\u0411\u0430\u043D\u043A \u043F\u0440\u043E\u0441\u0438\u0442 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u044C \u044D\u0442\u043E\u0442 \u043F\u043B\u0430\u0442\u0451\u0436. \u0414\u043E\u00A0\u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0438\u044F \u0434\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0448\u0443\u0442\u0441\u044F. \u0418\u043B\u0438 \u0437\u0430\u043A\u0430\u0436\u0438\u0442\u0435 \u0441\u043D\u043E\u0432\u0430 \u0438\u00A0\u043E\u043F\u043B\u0430\u0442\u0438\u0442\u0435 \u0438\u043D\u0430\u0447\u0435: \u0442\u043E\u0433\u0434\u0430 \u044D\u0442\u043E\u0442 \u043F\u043B\u0430\u0442\u0451\u0436 \u0437\u0430\u043A\u0440\u043E\u0435\u0442\u0441\u044F."
	],
	nextPay: [
		978,
		"Pay on the payment page by {time}. Access usually opens within a minute after that.",
		"\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u0435 \u043D\u0430\u00A0\u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0435 \u043E\u043F\u043B\u0430\u0442\u044B \u0434\u043E\u00A0{time}. \u0414\u043E\u0441\u0442\u0443\u043F \u043E\u0431\u044B\u0447\u043D\u043E \u043E\u0442\u043A\u0440\u044B\u0432\u0430\u0435\u0442\u0441\u044F \u0432\u00A0\u0442\u0435\u0447\u0435\u043D\u0438\u0435 \u043C\u0438\u043D\u0443\u0442\u044B."
	],
	nextTransfer: [
		979,
		"Transfer the money and send proof of payment by {time}.",
		"\u041F\u0435\u0440\u0435\u0432\u0435\u0434\u0438\u0442\u0435 \u0434\u0435\u043D\u044C\u0433\u0438 \u0438\u00A0\u043F\u0440\u0438\u0448\u043B\u0438\u0442\u0435 \u0447\u0435\u043A \u0434\u043E\u00A0{time}."
	],
	nextTransferChecking: [
		980,
		"We are checking your transfer. The result will be shown here.",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u0432\u0430\u0448 \u043F\u0435\u0440\u0435\u0432\u043E\u0434. \u0420\u0435\u0437\u0443\u043B\u044C\u0442\u0430\u0442 \u043F\u043E\u044F\u0432\u0438\u0442\u0441\u044F \u0437\u0434\u0435\u0441\u044C."
	],
	nextOnItsWay: [
		981,
		"No action needed: the money is on its way and access opens automatically. Some transfers take hours.",
		"\u041D\u0438\u0447\u0435\u0433\u043E \u0434\u0435\u043B\u0430\u0442\u044C \u043D\u0435\u00A0\u043D\u0443\u0436\u043D\u043E: \u0434\u0435\u043D\u044C\u0433\u0438 \u0432\u00A0\u043F\u0443\u0442\u0438, \u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F \u0441\u0430\u043C. \u0418\u043D\u043E\u0433\u0434\u0430 \u043F\u0435\u0440\u0435\u0432\u043E\u0434 \u0438\u0434\u0451\u0442 \u043D\u0435\u0441\u043A\u043E\u043B\u044C\u043A\u043E \u0447\u0430\u0441\u043E\u0432."
	],
	nextDelayed: [
		982,
		"The payment provider has not confirmed anything yet; we keep checking. If you have paid, do not pay again: contact support.",
		"\u041F\u043B\u0430\u0442\u0451\u0436\u043D\u044B\u0439 \u0441\u0435\u0440\u0432\u0438\u0441 \u043F\u043E\u043A\u0430 \u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435\u00A0\u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u043B, \u043C\u044B\u00A0\u043F\u0440\u043E\u0434\u043E\u043B\u0436\u0430\u0435\u043C \u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0442\u044C. \u0415\u0441\u043B\u0438 \u0432\u044B\u00A0\u0443\u0436\u0435 \u0437\u0430\u043F\u043B\u0430\u0442\u0438\u043B\u0438, \u043D\u0435\u00A0\u043F\u043B\u0430\u0442\u0438\u0442\u0435 \u0435\u0449\u0451\u00A0\u0440\u0430\u0437: \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443."
	],
	nextReview: [
		983,
		"We are checking the payment. Your money is safe: you will get access or a refund.",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u043F\u043B\u0430\u0442\u0451\u0436 \u0432\u0440\u0443\u0447\u043D\u0443\u044E. \u0414\u0435\u043D\u044C\u0433\u0438 \u0432\u00A0\u0441\u043E\u0445\u0440\u0430\u043D\u043D\u043E\u0441\u0442\u0438: \u043C\u044B\u00A0\u043E\u0442\u043A\u0440\u043E\u0435\u043C \u0434\u043E\u0441\u0442\u0443\u043F \u0438\u043B\u0438\u00A0\u0432\u0435\u0440\u043D\u0451\u043C\u00A0\u0438\u0445."
	],
	nextReviewUnderpaid: [
		984,
		"We received less than the total. We can accept it or return it: let support know which you prefer.",
		"\u041F\u043E\u043B\u0443\u0447\u0435\u043D\u043E \u043C\u0435\u043D\u044C\u0448\u0435 \u0441\u0443\u043C\u043C\u044B \u0437\u0430\u043A\u0430\u0437\u0430. \u041C\u044B\u00A0\u043C\u043E\u0436\u0435\u043C \u043F\u0440\u0438\u043D\u044F\u0442\u044C \u044D\u0442\u0438 \u0434\u0435\u043D\u044C\u0433\u0438 \u0438\u043B\u0438\u00A0\u0432\u0435\u0440\u043D\u0443\u0442\u044C: \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443, \u0447\u0442\u043E\u00A0\u0432\u0430\u043C \u0443\u0434\u043E\u0431\u043D\u0435\u0435."
	],
	nextDeclined: [
		985,
		"Nothing was charged. Try again or choose another method.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0441\u0430\u043D\u044B. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0435\u0449\u0451\u00A0\u0440\u0430\u0437 \u0438\u043B\u0438\u00A0\u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439 \u0441\u043F\u043E\u0441\u043E\u0431."
	],
	nextUnpaid: [
		986,
		"If you did not pay, order again. If you did, access opens as soon as the payment arrives; if that takes more than 15\u00A0minutes, contact support.",
		"\u0415\u0441\u043B\u0438 \u0432\u044B\u00A0\u043D\u0435\u00A0\u043F\u043B\u0430\u0442\u0438\u043B\u0438, \u0437\u0430\u043A\u0430\u0436\u0438\u0442\u0435 \u0441\u043D\u043E\u0432\u0430. \u0415\u0441\u043B\u0438 \u043F\u043B\u0430\u0442\u0438\u043B\u0438, \u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F, \u043A\u0430\u043A \u0442\u043E\u043B\u044C\u043A\u043E \u043F\u043B\u0430\u0442\u0451\u0436 \u0434\u043E\u0439\u0434\u0451\u0442; \u0435\u0441\u043B\u0438 \u043F\u0440\u043E\u0448\u043B\u043E \u0431\u043E\u043B\u044C\u0448\u0435 15\u00A0\u043C\u0438\u043D\u0443\u0442, \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443."
	],
	nextDone: [
		987,
		"You have access until {date}.",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u044B\u0442 \u0434\u043E\u00A0{date}."
	],
	nextDoneLate: [
		988,
		"Your payment arrived late but still counts: you have access until {date}.",
		"\u041E\u043F\u043B\u0430\u0442\u0430 \u043F\u0440\u0438\u0448\u043B\u0430 \u0441\u00A0\u043E\u043F\u043E\u0437\u0434\u0430\u043D\u0438\u0435\u043C, \u043D\u043E\u00A0\u0437\u0430\u0441\u0447\u0438\u0442\u0430\u043D\u0430: \u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u044B\u0442 \u0434\u043E\u00A0{date}."
	],
	nextDoneOverpaid: [
		989,
		"You have access. You paid more than the order costs: contact support to get the difference back.",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u044B\u0442. \u0412\u044B\u00A0\u0437\u0430\u043F\u043B\u0430\u0442\u0438\u043B\u0438 \u0431\u043E\u043B\u044C\u0448\u0435 \u0441\u0443\u043C\u043C\u044B \u0437\u0430\u043A\u0430\u0437\u0430: \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443, \u0447\u0442\u043E\u0431\u044B \u0432\u0435\u0440\u043D\u0443\u0442\u044C \u0440\u0430\u0437\u043D\u0438\u0446\u0443."
	],
	nextEnded: [
		990,
		"The access you bought has ended.",
		"\u041A\u0443\u043F\u043B\u0435\u043D\u043D\u044B\u0439 \u0434\u043E\u0441\u0442\u0443\u043F \u0437\u0430\u043A\u043E\u043D\u0447\u0438\u043B\u0441\u044F."
	],
	nextChanged: [
		2432,
		"You changed this plan to another one: {plan}, {term}.",
		"\u0412\u044B\u00A0\u0441\u043C\u0435\u043D\u0438\u043B\u0438 \u044D\u0442\u043E\u0442 \u0442\u0430\u0440\u0438\u0444 \u043D\u0430\u00A0\u0434\u0440\u0443\u0433\u043E\u0439: {plan}, {term}."
	],
	nextRefundPending: [
		991,
		"The refund is on its way. If it has not arrived in 10\u00A0days, contact support.",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0442 \u0432\u00A0\u043F\u0443\u0442\u0438. \u0415\u0441\u043B\u0438 \u0437\u0430\u00A010\u00A0\u0434\u043D\u0435\u0439 \u043E\u043D\u00A0\u043D\u0435\u00A0\u043F\u0440\u0438\u0434\u0451\u0442, \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443."
	],
	nextRefundOwed: [
		2731,
		"The refund did not arrive and came back to us. We will send it another way and email you about it.",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0442 \u043D\u0435\u00A0\u0434\u043E\u0448\u0451\u043B, \u0434\u0435\u043D\u044C\u0433\u0438 \u0441\u043D\u043E\u0432\u0430 \u0443\u00A0\u043D\u0430\u0441. \u041C\u044B\u00A0\u043E\u0442\u043F\u0440\u0430\u0432\u0438\u043C \u0438\u0445 \u0434\u0440\u0443\u0433\u0438\u043C \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C \u0438\u00A0\u043D\u0430\u043F\u0438\u0448\u0435\u043C \u0432\u0430\u043C."
	],
	nextRefundedPartly: [
		992,
		"Part of the money was refunded. Your bank may take up to 10\u00A0days to show it.",
		"\u0427\u0430\u0441\u0442\u044C \u0434\u0435\u043D\u0435\u0433 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u0430. \u0417\u0430\u0447\u0438\u0441\u043B\u0435\u043D\u0438\u0435 \u043C\u043E\u0436\u0435\u0442 \u0437\u0430\u043D\u044F\u0442\u044C \u0434\u043E\u00A010\u00A0\u0434\u043D\u0435\u0439."
	],
	nextRefunded: [
		993,
		"The money was refunded. Your bank may take up to 10\u00A0days to show it.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u044B. \u0417\u0430\u0447\u0438\u0441\u043B\u0435\u043D\u0438\u0435 \u043C\u043E\u0436\u0435\u0442 \u0437\u0430\u043D\u044F\u0442\u044C \u0434\u043E\u00A010\u00A0\u0434\u043D\u0435\u0439."
	],
	nextDisputed: [
		994,
		"The dispute is under review. Access is on hold until it is resolved.",
		"\u0421\u043F\u043E\u0440 \u0440\u0430\u0441\u0441\u043C\u0430\u0442\u0440\u0438\u0432\u0430\u0435\u0442\u0441\u044F. \u0414\u043E\u00A0\u0440\u0435\u0448\u0435\u043D\u0438\u044F \u0434\u043E\u0441\u0442\u0443\u043F \u043F\u0440\u0438\u043E\u0441\u0442\u0430\u043D\u043E\u0432\u043B\u0435\u043D."
	],
	savedMethods: [
		1891,
		"Payment methods",
		"\u0421\u043F\u043E\u0441\u043E\u0431\u044B \u043E\u043F\u043B\u0430\u0442\u044B"
	],
	savedMethodsHint: [
		1892,
		"What you have saved for later payments. Card numbers never reach the shop: the payment service keeps them.",
		"\u0427\u0442\u043E \u0432\u044B\u00A0\u0441\u043E\u0445\u0440\u0430\u043D\u0438\u043B\u0438 \u0434\u043B\u044F \u0441\u043B\u0435\u0434\u0443\u044E\u0449\u0438\u0445 \u043E\u043F\u043B\u0430\u0442. \u041D\u043E\u043C\u0435\u0440\u0430 \u043A\u0430\u0440\u0442 \u043A\u00A0\u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0443 \u043D\u0435\u00A0\u043F\u043E\u043F\u0430\u0434\u0430\u044E\u0442: \u0438\u0445\u00A0\u0445\u0440\u0430\u043D\u0438\u0442 \u043F\u043B\u0430\u0442\u0451\u0436\u043D\u044B\u0439 \u0441\u0435\u0440\u0432\u0438\u0441."
	],
	savedMethodsEmpty: [
		1893,
		"No saved payment methods",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u0451\u043D\u043D\u044B\u0445 \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u0432 \u043E\u043F\u043B\u0430\u0442\u044B \u043D\u0435\u0442"
	],
	savedMethodsEmptyHint: [
		1894,
		"Where a payment method can be saved, the order has a box \u201CSave for later payments\u201D. Tick it while paying, and the card or wallet appears here.",
		"\u0415\u0441\u043B\u0438 \u0441\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B \u043C\u043E\u0436\u043D\u043E \u0441\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u044C, \u0432\u00A0\u0437\u0430\u043A\u0430\u0437\u0435 \u0435\u0441\u0442\u044C \u0433\u0430\u043B\u043E\u0447\u043A\u0430 \u00AB\u0421\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u044C \u0434\u043B\u044F \u0441\u043B\u0435\u0434\u0443\u044E\u0449\u0438\u0445 \u043E\u043F\u043B\u0430\u0442\u00BB. \u041E\u0442\u043C\u0435\u0442\u044C\u0442\u0435 \u0435\u0451 \u043F\u0440\u0438 \u043E\u043F\u043B\u0430\u0442\u0435, \u0438\u00A0\u043A\u0430\u0440\u0442\u0430 \u0438\u043B\u0438 \u043A\u043E\u0448\u0435\u043B\u0451\u043A \u043F\u043E\u044F\u0432\u0438\u0442\u0441\u044F \u0437\u0434\u0435\u0441\u044C."
	],
	savedMethodsFailed: [
		1895,
		"Payment methods could not be loaded",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u0441\u043F\u043E\u0441\u043E\u0431\u044B \u043E\u043F\u043B\u0430\u0442\u044B"
	],
	savedMethodExpires: [
		1897,
		"Valid until {month}",
		"\u0414\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u0434\u043E\u00A0{month}"
	],
	savedMethodExpired: [
		1898,
		"Expired",
		"\u0421\u0440\u043E\u043A \u0438\u0441\u0442\u0451\u043A"
	],
	savedMethodDefault: [
		1899,
		"Default",
		"\u041E\u0441\u043D\u043E\u0432\u043D\u043E\u0439"
	],
	savedMethodMakeDefault: [
		1901,
		"Make default",
		"\u0421\u0434\u0435\u043B\u0430\u0442\u044C \u043E\u0441\u043D\u043E\u0432\u043D\u044B\u043C"
	],
	savedMethodPending: [
		1902,
		"Being confirmed",
		"\u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0430\u0435\u0442\u0441\u044F"
	],
	savedMethodDead: [
		1903,
		"Can no longer be charged",
		"\u0421\u043F\u0438\u0441\u0430\u0442\u044C \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u043B\u044C\u0437\u044F"
	],
	savedMethodRenews: [
		2091,
		"{count, plural, one {# subscription is} other {# subscriptions are}} renewed with it",
		"{count, plural, one {\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435: #\u00A0\u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430} few {\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435: #\u00A0\u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438} many {\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435: #\u00A0\u043F\u043E\u0434\u043F\u0438\u0441\u043E\u043A} other {\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435: #\u00A0\u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438}}"
	],
	savedMethodRenewsNamed: [
		2772,
		"Renews {products}",
		"\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435: {products}"
	],
	savedMethodStops: [
		2092,
		"Automatic renewal with it stops too.",
		"\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u0441\u00A0\u043D\u0435\u0433\u043E \u0442\u043E\u0436\u0435 \u043F\u0440\u0435\u043A\u0440\u0430\u0442\u0438\u0442\u0441\u044F."
	],
	savedMethodUnused: [
		1904,
		"No subscription is renewed with it",
		"\u0414\u043B\u044F\u00A0\u0430\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u044F \u043D\u0435\u00A0\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u0443\u0435\u0442\u0441\u044F"
	],
	savedMethodRemove: [
		1905,
		"Remove",
		"\u0423\u0434\u0430\u043B\u0438\u0442\u044C"
	],
	savedMethodRemoveTitle: [
		1906,
		"Remove this payment method?",
		"\u0423\u0434\u0430\u043B\u0438\u0442\u044C \u044D\u0442\u043E\u0442 \u0441\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B?"
	],
	savedMethodRemoveText: [
		1907,
		"{method} will not be charged any more, from now on, and the payment service deletes it too. What you have already paid for stays. To use it again, save it with another payment.",
		"{method}: \u0441\u043F\u0438\u0441\u0430\u043D\u0438\u0439 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u0431\u0443\u0434\u0435\u0442 \u043D\u0430\u0447\u0438\u043D\u0430\u044F \u0441\u00A0\u044D\u0442\u043E\u0433\u043E \u043C\u043E\u043C\u0435\u043D\u0442\u0430, \u043F\u043B\u0430\u0442\u0451\u0436\u043D\u044B\u0439 \u0441\u0435\u0440\u0432\u0438\u0441 \u0435\u0433\u043E \u0442\u043E\u0436\u0435 \u0443\u0434\u0430\u043B\u0438\u0442. \u0412\u0441\u0451, \u0447\u0442\u043E \u0443\u0436\u0435 \u043E\u043F\u043B\u0430\u0447\u0435\u043D\u043E, \u043E\u0441\u0442\u0430\u0451\u0442\u0441\u044F. \u0427\u0442\u043E\u0431\u044B \u0441\u043D\u043E\u0432\u0430 \u0438\u043C\u00A0\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u044C\u0441\u044F, \u0441\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u0435 \u0435\u0433\u043E \u043F\u0440\u0438 \u0441\u043B\u0435\u0434\u0443\u044E\u0449\u0435\u0439 \u043E\u043F\u043B\u0430\u0442\u0435."
	],
	savedMethodRemoved: [
		1908,
		"The payment method was removed.",
		"\u0421\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B \u0443\u0434\u0430\u043B\u0451\u043D."
	],
	savedMethodDefaultChosen: [
		1909,
		"The default payment method was changed.",
		"\u041E\u0441\u043D\u043E\u0432\u043D\u043E\u0439 \u0441\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B \u0438\u0437\u043C\u0435\u043D\u0451\u043D."
	],
	saveMethod: [
		1910,
		"Save for later payments",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u044C \u0434\u043B\u044F \u0441\u043B\u0435\u0434\u0443\u044E\u0449\u0438\u0445 \u043E\u043F\u043B\u0430\u0442"
	],
	factSaving: [
		2284,
		"For later payments",
		"\u0414\u043B\u044F\u00A0\u0441\u043B\u0435\u0434\u0443\u044E\u0449\u0438\u0445 \u043E\u043F\u043B\u0430\u0442"
	],
	factSaved: [
		2285,
		"Saved",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u0435\u043D\u043E"
	],
	factNotSaved: [
		2286,
		"Not saved: the payment service keeps nothing that you paid with, so nothing is renewed with it. Pay with another card or wallet next time.",
		"\u041D\u0435\u00A0\u0441\u043E\u0445\u0440\u0430\u043D\u0435\u043D\u043E: \u043F\u043B\u0430\u0442\u0451\u0436\u043D\u044B\u0439 \u0441\u0435\u0440\u0432\u0438\u0441 \u043D\u0435\u00A0\u0445\u0440\u0430\u043D\u0438\u0442 \u044D\u0442\u043E\u0442 \u0441\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B, \u043F\u043E\u044D\u0442\u043E\u043C\u0443 \u0438\u00A0\u0430\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u044F \u0441\u00A0\u043D\u0435\u0433\u043E \u043D\u0435\u00A0\u0431\u0443\u0434\u0435\u0442. \u0412\u00A0\u0441\u043B\u0435\u0434\u0443\u044E\u0449\u0438\u0439 \u0440\u0430\u0437 \u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u0443\u044E \u043A\u0430\u0440\u0442\u0443 \u0438\u043B\u0438 \u043A\u043E\u0448\u0435\u043B\u0451\u043A."
	],
	savedMethodsLink: [
		1911,
		"Saved payment methods",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u0451\u043D\u043D\u044B\u0435 \u0441\u043F\u043E\u0441\u043E\u0431\u044B \u043E\u043F\u043B\u0430\u0442\u044B"
	]
};
// ../contract/src/texts/pages/refusals.ts
const refusalsTexts = {
	errorBadRequest: [
		172,
		"The request could not be processed. Reload the page and try again.",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u043E\u0431\u0440\u0430\u0431\u043E\u0442\u0430\u0442\u044C \u0437\u0430\u043F\u0440\u043E\u0441. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443 \u0438\u00A0\u043F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0441\u043D\u043E\u0432\u0430."
	],
	errorUnauthorized: [
		173,
		"Your session has ended. Sign in again.",
		"\u0421\u0435\u0430\u043D\u0441 \u0437\u0430\u0432\u0435\u0440\u0448\u0451\u043D. \u0412\u043E\u0439\u0434\u0438\u0442\u0435 \u0441\u043D\u043E\u0432\u0430."
	],
	errorForbidden: [
		174,
		"You don\u2019t have access to this.",
		"\u0423\u00A0\u0432\u0430\u0441 \u043D\u0435\u0442 \u0434\u043E\u0441\u0442\u0443\u043F\u0430."
	],
	errorNotFound: [
		175,
		"Not found. It may have been deleted.",
		"\u041D\u0435\u00A0\u043D\u0430\u0439\u0434\u0435\u043D\u043E. \u0412\u043E\u0437\u043C\u043E\u0436\u043D\u043E, \u044D\u0442\u043E \u0443\u0434\u0430\u043B\u0438\u043B\u0438."
	],
	errorTooLarge: [
		176,
		"This is too large. Shorten the text or choose a smaller file.",
		"\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u0431\u043E\u043B\u044C\u0448\u043E\u0439 \u043E\u0431\u044A\u0451\u043C. \u0421\u043E\u043A\u0440\u0430\u0442\u0438\u0442\u0435 \u0442\u0435\u043A\u0441\u0442 \u0438\u043B\u0438 \u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0444\u0430\u0439\u043B \u043F\u043E\u043C\u0435\u043D\u044C\u0448\u0435."
	],
	errorTooManyRequests: [
		177,
		"Too many attempts. Wait a little and try again.",
		"\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u043C\u043D\u043E\u0433\u043E \u043F\u043E\u043F\u044B\u0442\u043E\u043A. \u041F\u043E\u0434\u043E\u0436\u0434\u0438\u0442\u0435 \u043D\u0435\u043C\u043D\u043E\u0433\u043E \u0438\u00A0\u043F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0441\u043D\u043E\u0432\u0430."
	],
	errorWaitMinutes: [
		1343,
		"Too many attempts. Try again in {count, plural, one {# minute} other {# minutes}}.",
		"\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u043C\u043D\u043E\u0433\u043E \u043F\u043E\u043F\u044B\u0442\u043E\u043A. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0441\u043D\u043E\u0432\u0430 \u0447\u0435\u0440\u0435\u0437 {count, plural, one {#\u00A0\u043C\u0438\u043D\u0443\u0442\u0443} few {#\u00A0\u043C\u0438\u043D\u0443\u0442\u044B} many {#\u00A0\u043C\u0438\u043D\u0443\u0442} other {#\u00A0\u043C\u0438\u043D\u0443\u0442\u044B}}."
	],
	errorUnavailable: [
		178,
		"The service is busy right now. Try again in a moment.",
		"\u0421\u0435\u0440\u0432\u0438\u0441 \u0441\u0435\u0439\u0447\u0430\u0441 \u043F\u0435\u0440\u0435\u0433\u0440\u0443\u0436\u0435\u043D. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0447\u0443\u0442\u044C \u043F\u043E\u0437\u0436\u0435."
	],
	demoPreparing: [
		2635,
		"The demo\u2019s history is being prepared",
		"\u0413\u043E\u0442\u043E\u0432\u0438\u0442\u0441\u044F \u0438\u0441\u0442\u043E\u0440\u0438\u044F \u0434\u0435\u043C\u043E-\u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0430"
	],
	demoReadyIn: [
		2636,
		"The shop opens here in about {count, plural, one {# second} other {# seconds}}.",
		"\u041C\u0430\u0433\u0430\u0437\u0438\u043D \u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F \u0437\u0434\u0435\u0441\u044C \u043F\u0440\u0438\u043C\u0435\u0440\u043D\u043E \u0447\u0435\u0440\u0435\u0437 {count, plural, one {#\u00A0\u0441\u0435\u043A\u0443\u043D\u0434\u0443} few {#\u00A0\u0441\u0435\u043A\u0443\u043D\u0434\u044B} many {#\u00A0\u0441\u0435\u043A\u0443\u043D\u0434} other {#\u00A0\u0441\u0435\u043A\u0443\u043D\u0434\u044B}}."
	],
	errorGeneral: [
		179,
		"Something went wrong. Try again.",
		"\u0427\u0442\u043E-\u0442\u043E \u043F\u043E\u0448\u043B\u043E \u043D\u0435\u00A0\u0442\u0430\u043A. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0441\u043D\u043E\u0432\u0430."
	],
	errorInProgress: [
		180,
		"This is already in progress. Wait a moment.",
		"\u042D\u0442\u043E \u0443\u0436\u0435 \u0432\u044B\u043F\u043E\u043B\u043D\u044F\u0435\u0442\u0441\u044F. \u041F\u043E\u0434\u043E\u0436\u0434\u0438\u0442\u0435 \u043D\u0435\u043C\u043D\u043E\u0433\u043E."
	],
	signInFailed: [
		181,
		"Login failed. Please check your credentials.",
		"\u041D\u0435 \u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0432\u043E\u0439\u0442\u0438. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u043F\u043E\u0447\u0442\u0443 \u0438\u00A0\u043F\u0430\u0440\u043E\u043B\u044C."
	],
	passwordCommon: [
		182,
		"This password is too common. Choose another one.",
		"\u0421\u043B\u0438\u0448\u043A\u043E\u043C \u043F\u0440\u043E\u0441\u0442\u043E\u0439 \u043F\u0430\u0440\u043E\u043B\u044C. \u041F\u0440\u0438\u0434\u0443\u043C\u0430\u0439\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439."
	],
	emailInUse: [
		183,
		"Email is already in use",
		"\u042D\u0442\u0430 \u043F\u043E\u0447\u0442\u0430 \u0443\u0436\u0435 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u0443\u0435\u0442\u0441\u044F"
	],
	shopClosed: [
		1860,
		"This shop is not open yet. Come back soon.",
		"\u041C\u0430\u0433\u0430\u0437\u0438\u043D \u0435\u0449\u0451 \u043D\u0435 \u043E\u0442\u043A\u0440\u044B\u0442. \u0417\u0430\u0433\u043B\u044F\u043D\u0438\u0442\u0435 \u0447\u0443\u0442\u044C \u043F\u043E\u0437\u0436\u0435."
	],
	shopClosedNote: [
		1861,
		"This shop is not open yet: registration and orders start later. Everything you already have works.",
		"\u041C\u0430\u0433\u0430\u0437\u0438\u043D \u0435\u0449\u0451 \u043D\u0435 \u043E\u0442\u043A\u0440\u044B\u0442: \u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u044F \u0438 \u0437\u0430\u043A\u0430\u0437\u044B \u043D\u0430\u0447\u043D\u0443\u0442\u0441\u044F \u043F\u043E\u0437\u0436\u0435. \u0412\u0441\u0451, \u0447\u0442\u043E \u0443 \u0432\u0430\u0441 \u0443\u0436\u0435 \u0435\u0441\u0442\u044C, \u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442."
	],
	priceUnknown: [
		184,
		"This plan no longer exists. Choose another one.",
		"\u0422\u0430\u043A\u043E\u0433\u043E \u0442\u0430\u0440\u0438\u0444\u0430 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u0442. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439."
	],
	productInactive: [
		185,
		"This service cannot be ordered right now.",
		"\u042D\u0442\u043E\u0442 \u0441\u0435\u0440\u0432\u0438\u0441 \u0441\u0435\u0439\u0447\u0430\u0441 \u043D\u0435\u043B\u044C\u0437\u044F \u043A\u0443\u043F\u0438\u0442\u044C."
	],
	priceChanged: [
		186,
		"The price has changed. Check the new total.",
		"\u0426\u0435\u043D\u0430 \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0430\u0441\u044C. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u043D\u043E\u0432\u0443\u044E \u0441\u0443\u043C\u043C\u0443."
	],
	methodUnknown: [
		187,
		"This payment method no longer exists. Choose another one.",
		"\u0422\u0430\u043A\u043E\u0433\u043E \u0441\u043F\u043E\u0441\u043E\u0431\u0430 \u043E\u043F\u043B\u0430\u0442\u044B \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u0442. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439."
	],
	methodUnavailable: [
		188,
		"This payment method is currently unavailable. Choose another one.",
		"\u042D\u0442\u043E\u0442 \u0441\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B \u0441\u0435\u0439\u0447\u0430\u0441 \u043E\u0442\u043A\u043B\u044E\u0447\u0451\u043D. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439."
	],
	tooManyOpenPayments: [
		189,
		"You have too many unfinished payments. Finish or cancel one of them first.",
		"\u0423\u00A0\u0432\u0430\u0441 \u0441\u043B\u0438\u0448\u043A\u043E\u043C \u043C\u043D\u043E\u0433\u043E \u043D\u0435\u0437\u0430\u0432\u0435\u0440\u0448\u0451\u043D\u043D\u044B\u0445 \u043F\u043B\u0430\u0442\u0435\u0436\u0435\u0439. \u0421\u043D\u0430\u0447\u0430\u043B\u0430 \u0437\u0430\u0432\u0435\u0440\u0448\u0438\u0442\u0435 \u0438\u043B\u0438 \u043E\u0442\u043C\u0435\u043D\u0438\u0442\u0435 \u043E\u0434\u0438\u043D \u0438\u0437\u00A0\u043D\u0438\u0445."
	],
	paymentNotCancelable: [
		190,
		"This payment can no longer be canceled.",
		"\u042D\u0442\u043E\u0442 \u043F\u043B\u0430\u0442\u0451\u0436 \u0443\u0436\u0435 \u043D\u0435\u043B\u044C\u0437\u044F \u043E\u0442\u043C\u0435\u043D\u0438\u0442\u044C."
	],
	gatewayUnavailable: [
		191,
		"The payment page is not responding. Try again or choose another method.",
		"\u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u043E\u043F\u043B\u0430\u0442\u044B \u043D\u0435 \u043E\u0442\u0432\u0435\u0447\u0430\u0435\u0442. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0435\u0449\u0451 \u0440\u0430\u0437 \u0438\u043B\u0438 \u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439 \u0441\u043F\u043E\u0441\u043E\u0431."
	],
	errorOffline: [
		192,
		"No connection. Check your internet connection and try again.",
		"\u041D\u0435\u0442 \u0441\u043E\u0435\u0434\u0438\u043D\u0435\u043D\u0438\u044F. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u0438\u043D\u0442\u0435\u0440\u043D\u0435\u0442 \u0438\u00A0\u043F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0441\u043D\u043E\u0432\u0430."
	],
	serviceUnknown: [
		720,
		"Choose services from the list.",
		"\u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0441\u0435\u0440\u0432\u0438\u0441\u044B \u0438\u0437 \u0441\u043F\u0438\u0441\u043A\u0430."
	],
	balanceTooSmall: [
		721,
		"There is not enough money on the balance.",
		"\u041D\u0430 \u0431\u0430\u043B\u0430\u043D\u0441\u0435 \u043D\u0435\u0434\u043E\u0441\u0442\u0430\u0442\u043E\u0447\u043D\u043E \u0434\u0435\u043D\u0435\u0433."
	],
	payoutTooSmall: [
		722,
		"The amount is below the minimum payout.",
		"\u0421\u0443\u043C\u043C\u0430 \u043C\u0435\u043D\u044C\u0448\u0435 \u043C\u0438\u043D\u0438\u043C\u0430\u043B\u044C\u043D\u043E\u0439 \u0432\u044B\u043F\u043B\u0430\u0442\u044B."
	],
	payoutAddressInvalid: [
		723,
		"This address does not work on this network. Check the address.",
		"\u042D\u0442\u043E\u0442 \u0430\u0434\u0440\u0435\u0441 \u043D\u0435\u00A0\u043F\u043E\u0434\u0445\u043E\u0434\u0438\u0442 \u0434\u043B\u044F\u00A0\u0432\u044B\u0431\u0440\u0430\u043D\u043D\u043E\u0439 \u0441\u0435\u0442\u0438. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u0430\u0434\u0440\u0435\u0441."
	],
	emailUnconfirmed: [
		724,
		"Confirm your email first.",
		"\u0421\u043D\u0430\u0447\u0430\u043B\u0430 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u0435 \u043F\u043E\u0447\u0442\u0443."
	],
	payoutWaits: [
		725,
		"The payout address is new. For security, payouts to it start after 48 hours.",
		"\u0410\u0434\u0440\u0435\u0441 \u0434\u043B\u044F \u0432\u044B\u043F\u043B\u0430\u0442 \u043D\u043E\u0432\u044B\u0439. \u0414\u043B\u044F \u0431\u0435\u0437\u043E\u043F\u0430\u0441\u043D\u043E\u0441\u0442\u0438 \u0432\u044B\u043F\u043B\u0430\u0442\u044B \u043D\u0430 \u043D\u0435\u0433\u043E \u043D\u0430\u0447\u043D\u0443\u0442\u0441\u044F \u0447\u0435\u0440\u0435\u0437 48 \u0447\u0430\u0441\u043E\u0432."
	],
	payoutStateChanged: [
		726,
		"The status of this payout has changed. Reload the page.",
		"\u0421\u0442\u0430\u0442\u0443\u0441 \u044D\u0442\u043E\u0439 \u0432\u044B\u043F\u043B\u0430\u0442\u044B \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0441\u044F. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	payoutUnderway: [
		1320,
		"This payout is being sent. Mark it as paid, or mark it as not sent first.",
		"\u042D\u0442\u0443 \u0432\u044B\u043F\u043B\u0430\u0442\u0443 \u0443\u0436\u0435 \u043E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u044E\u0442. \u0421\u043D\u0430\u0447\u0430\u043B\u0430 \u043E\u0442\u043C\u0435\u0442\u044C\u0442\u0435 \u0435\u0451 \u0432\u044B\u043F\u043B\u0430\u0447\u0435\u043D\u043D\u043E\u0439 \u0438\u043B\u0438 \u043D\u0435\u043E\u0442\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u043D\u043E\u0439."
	],
	payoutNotStarted: [
		1321,
		"Start sending this payout first: that checks that its money is still there.",
		"\u0421\u043D\u0430\u0447\u0430\u043B\u0430 \u043D\u0430\u0447\u043D\u0438\u0442\u0435 \u043E\u0442\u043F\u0440\u0430\u0432\u043A\u0443: \u043F\u0440\u0438 \u044D\u0442\u043E\u043C \u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u0442\u0441\u044F, \u0447\u0442\u043E \u0434\u0435\u043D\u044C\u0433\u0438 \u0435\u0449\u0451 \u043D\u0430 \u043C\u0435\u0441\u0442\u0435."
	],
	creditWithheld: [
		1322,
		"Refunds to the balance can be spent on orders. They can be paid out only after a review.",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0442\u043E\u043C \u043D\u0430 \u0431\u0430\u043B\u0430\u043D\u0441 \u043C\u043E\u0436\u043D\u043E \u043E\u043F\u043B\u0430\u0447\u0438\u0432\u0430\u0442\u044C \u0437\u0430\u043A\u0430\u0437\u044B. \u0412\u044B\u0432\u0435\u0441\u0442\u0438 \u0435\u0433\u043E \u043C\u043E\u0436\u043D\u043E \u0442\u043E\u043B\u044C\u043A\u043E \u043F\u043E\u0441\u043B\u0435 \u043F\u0440\u043E\u0432\u0435\u0440\u043A\u0438."
	],
	creditWaits: [
		1323,
		"The payment this money came from can still be disputed.",
		"\u041F\u043B\u0430\u0442\u0451\u0436, \u0437\u0430 \u043A\u043E\u0442\u043E\u0440\u044B\u0439 \u0432\u0435\u0440\u043D\u0443\u043B\u0438 \u044D\u0442\u0438 \u0434\u0435\u043D\u044C\u0433\u0438, \u0435\u0449\u0451 \u043C\u043E\u0433\u0443\u0442 \u043E\u0441\u043F\u043E\u0440\u0438\u0442\u044C."
	],
	creditDisputed: [
		1324,
		"The payment this money came from is disputed.",
		"\u041F\u043B\u0430\u0442\u0451\u0436, \u0437\u0430 \u043A\u043E\u0442\u043E\u0440\u044B\u0439 \u0432\u0435\u0440\u043D\u0443\u043B\u0438 \u044D\u0442\u0438 \u0434\u0435\u043D\u044C\u0433\u0438, \u043E\u0441\u043F\u043E\u0440\u0435\u043D."
	],
	creditReleased: [
		1325,
		"A payout of this refund is already allowed.",
		"\u042D\u0442\u043E\u0442 \u0432\u043E\u0437\u0432\u0440\u0430\u0442 \u0443\u0436\u0435 \u043C\u043E\u0436\u043D\u043E \u0432\u044B\u0432\u0435\u0441\u0442\u0438."
	],
	balanceOrdersOnly: [
		1326,
		"for orders only",
		"\u0438\u0437\u00A0\u043D\u0438\u0445 \u0442\u043E\u043B\u044C\u043A\u043E \u0434\u043B\u044F\u00A0\u0437\u0430\u043A\u0430\u0437\u043E\u0432"
	],
	balanceOrdersOnlyHint: [
		1327,
		"Refunds to the balance can be spent on orders at once. To have them paid out instead, contact support; it can take up to 120\u00A0days.",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0442\u043E\u043C \u043D\u0430\u00A0\u0431\u0430\u043B\u0430\u043D\u0441 \u043C\u043E\u0436\u043D\u043E \u0441\u0440\u0430\u0437\u0443 \u043E\u043F\u043B\u0430\u0447\u0438\u0432\u0430\u0442\u044C \u0437\u0430\u043A\u0430\u0437\u044B. \u0415\u0441\u043B\u0438 \u0445\u043E\u0442\u0438\u0442\u0435 \u0435\u0433\u043E \u0432\u044B\u0432\u0435\u0441\u0442\u0438, \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443: \u043F\u0440\u043E\u0432\u0435\u0440\u043A\u0430 \u0437\u0430\u0439\u043C\u0451\u0442 \u0434\u043E\u00A0120\u00A0\u0434\u043D\u0435\u0439."
	],
	secondOperatorRequired: [
		727,
		"This needs a second operator. Ask another team member to do it.",
		"\u042D\u0442\u043E \u0434\u043E\u043B\u0436\u0435\u043D \u0441\u0434\u0435\u043B\u0430\u0442\u044C \u0434\u0440\u0443\u0433\u043E\u0439 \u0441\u043E\u0442\u0440\u0443\u0434\u043D\u0438\u043A. \u041F\u043E\u043F\u0440\u043E\u0441\u0438\u0442\u0435 \u043A\u043E\u043B\u043B\u0435\u0433\u0443."
	],
	transactionUsed: [
		728,
		"This transaction is already recorded for another payout. Check the hash.",
		"\u042D\u0442\u0430 \u0442\u0440\u0430\u043D\u0437\u0430\u043A\u0446\u0438\u044F \u0443\u0436\u0435 \u0443\u043A\u0430\u0437\u0430\u043D\u0430 \u0443\u00A0\u0434\u0440\u0443\u0433\u043E\u0439 \u0432\u044B\u043F\u043B\u0430\u0442\u044B. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u0445\u0435\u0448."
	],
	flagResolved: [
		730,
		"This has already been decided. Reload the page.",
		"\u0420\u0435\u0448\u0435\u043D\u0438\u0435 \u0443\u0436\u0435 \u043F\u0440\u0438\u043D\u044F\u0442\u043E. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	paymentNotRefundable: [
		731,
		"This payment cannot be refunded, or nothing is left to refund. Reload the page.",
		"\u042D\u0442\u043E\u0442 \u043F\u043B\u0430\u0442\u0451\u0436 \u043D\u0435\u043B\u044C\u0437\u044F \u0432\u0435\u0440\u043D\u0443\u0442\u044C, \u0438\u043B\u0438 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0430\u0442\u044C \u0443\u0436\u0435 \u043D\u0435\u0447\u0435\u0433\u043E. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	ticketClosed: [
		640,
		"This ticket is closed. Open a new one, and mention this one in it.",
		"\u042D\u0442\u043E \u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u0435 \u0437\u0430\u043A\u0440\u044B\u0442\u043E. \u0421\u043E\u0437\u0434\u0430\u0439\u0442\u0435 \u043D\u043E\u0432\u043E\u0435 \u0438\u00A0\u0441\u043E\u0448\u043B\u0438\u0442\u0435\u0441\u044C \u0432\u00A0\u043D\u0451\u043C \u043D\u0430\u00A0\u044D\u0442\u043E."
	],
	ticketNotMergeable: [
		2980,
		"Only two open tickets of the same buyer can be merged. Reload the page.",
		"\u041E\u0431\u044A\u0435\u0434\u0438\u043D\u0438\u0442\u044C \u043C\u043E\u0436\u043D\u043E \u0442\u043E\u043B\u044C\u043A\u043E \u0434\u0432\u0430 \u043E\u0442\u043A\u0440\u044B\u0442\u044B\u0445 \u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u044F \u043E\u0434\u043D\u043E\u0433\u043E \u043F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B\u044F. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	ticketStateChanged: [
		641,
		"The status of this ticket has changed. Reload the page.",
		"\u0421\u0442\u0430\u0442\u0443\u0441 \u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u044F \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0441\u044F. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	tooManyOpenTickets: [
		642,
		"You have too many open tickets. Write in one of them.",
		"\u0423\u00A0\u0432\u0430\u0441 \u0441\u043B\u0438\u0448\u043A\u043E\u043C \u043C\u043D\u043E\u0433\u043E \u043E\u0442\u043A\u0440\u044B\u0442\u044B\u0445 \u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u0439. \u041D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043E\u0434\u043D\u043E \u0438\u0437\u00A0\u043D\u0438\u0445."
	],
	attachmentUnknown: [
		643,
		"An attachment is no longer available. Remove it and attach the file again.",
		"\u041E\u0434\u043D\u043E\u0433\u043E \u0438\u0437\u00A0\u0432\u043B\u043E\u0436\u0435\u043D\u0438\u0439 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u0442. \u0423\u0431\u0435\u0440\u0438\u0442\u0435 \u0435\u0433\u043E \u0438\u00A0\u043F\u0440\u0438\u043A\u0440\u0435\u043F\u0438\u0442\u0435 \u0444\u0430\u0439\u043B \u0441\u043D\u043E\u0432\u0430."
	],
	attachmentType: [
		644,
		"A file must be a PNG, JPEG or PDF.",
		"\u0424\u0430\u0439\u043B \u0434\u043E\u043B\u0436\u0435\u043D \u0431\u044B\u0442\u044C \u0432\u00A0\u0444\u043E\u0440\u043C\u0430\u0442\u0435 PNG, JPEG \u0438\u043B\u0438 PDF."
	],
	attachmentTooLarge: [
		645,
		"A file can be at most 10\u00A0MB.",
		"\u0424\u0430\u0439\u043B \u043C\u043E\u0436\u0435\u0442 \u0437\u0430\u043D\u0438\u043C\u0430\u0442\u044C \u043D\u0435\u00A0\u0431\u043E\u043B\u044C\u0448\u0435 10\u00A0\u041C\u0411."
	],
	settingWrong: [
		865,
		"This setting cannot have this value. Check what is expected.",
		"\u0422\u0430\u043A\u043E\u0435 \u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435 \u0437\u0434\u0435\u0441\u044C \u043D\u0435\u00A0\u043F\u043E\u0434\u0445\u043E\u0434\u0438\u0442. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435, \u0447\u0442\u043E \u043E\u0436\u0438\u0434\u0430\u0435\u0442\u0441\u044F."
	],
	settingFixed: [
		866,
		"This setting comes from the environment of the server. Change it there.",
		"\u042D\u0442\u0430 \u043D\u0430\u0441\u0442\u0440\u043E\u0439\u043A\u0430 \u0437\u0430\u0434\u0430\u043D\u0430 \u0432 \u043E\u043A\u0440\u0443\u0436\u0435\u043D\u0438\u0438 \u0441\u0435\u0440\u0432\u0435\u0440\u0430. \u0418\u0437\u043C\u0435\u043D\u0438\u0442\u0435 \u0435\u0451 \u0442\u0430\u043C."
	],
	providerNotLive: [
		867,
		"The gateway is not set up yet. Complete its settings first.",
		"\u0428\u043B\u044E\u0437 \u0435\u0449\u0451 \u043D\u0435\u00A0\u043D\u0430\u0441\u0442\u0440\u043E\u0435\u043D. \u0421\u043D\u0430\u0447\u0430\u043B\u0430 \u0437\u0430\u043F\u043E\u043B\u043D\u0438\u0442\u0435 \u0435\u0433\u043E \u043D\u0430\u0441\u0442\u0440\u043E\u0439\u043A\u0438."
	],
	methodExists: [
		868,
		"A payment method with this internal ID already exists. Choose another ID.",
		"\u0421\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B \u0441\u00A0\u0442\u0430\u043A\u0438\u043C \u0432\u043D\u0443\u0442\u0440\u0435\u043D\u043D\u0438\u043C ID \u0443\u0436\u0435 \u0435\u0441\u0442\u044C. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439 ID."
	],
	chargeOfficial: [
		869,
		"= {amount} at {rate} per dollar (Bank of Russia, {date})",
		"= {amount} \u043F\u043E \u043A\u0443\u0440\u0441\u0443 {rate} (\u0426\u0411, {date})"
	],
	chargeOwn: [
		870,
		"= {amount} at our rate of {rate} per dollar",
		"= {amount} \u043F\u043E \u043D\u0430\u0448\u0435\u043C\u0443 \u043A\u0443\u0440\u0441\u0443 {rate}"
	],
	versionConflict: [
		740,
		"Someone else changed this in the meantime. Reload the page.",
		"\u0417\u0430\u00A0\u044D\u0442\u043E \u0432\u0440\u0435\u043C\u044F \u043A\u0442\u043E-\u0442\u043E \u0434\u0440\u0443\u0433\u043E\u0439 \u0432\u043D\u0451\u0441 \u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u044F. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	confirmationRequired: [
		1060,
		"Confirm with your password first.",
		"\u0421\u043D\u0430\u0447\u0430\u043B\u0430 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u0435 \u0434\u0435\u0439\u0441\u0442\u0432\u0438\u0435 \u043F\u0430\u0440\u043E\u043B\u0435\u043C."
	],
	confirmationFailed: [
		1061,
		"Wrong password or code. Try again.",
		"\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u043F\u0430\u0440\u043E\u043B\u044C \u0438\u043B\u0438 \u043A\u043E\u0434. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0441\u043D\u043E\u0432\u0430."
	],
	operatorExists: [
		1062,
		"An operator with this email already exists.",
		"\u0421\u043E\u0442\u0440\u0443\u0434\u043D\u0438\u043A \u0441 \u0442\u0430\u043A\u043E\u0439 \u043F\u043E\u0447\u0442\u043E\u0439 \u0443\u0436\u0435 \u0435\u0441\u0442\u044C."
	],
	lastOwner: [
		1063,
		"The shop needs an owner. Make another team member an owner first.",
		"\u041C\u0430\u0433\u0430\u0437\u0438\u043D\u0443 \u043D\u0443\u0436\u0435\u043D \u0432\u043B\u0430\u0434\u0435\u043B\u0435\u0446. \u0421\u043D\u0430\u0447\u0430\u043B\u0430 \u043D\u0430\u0437\u043D\u0430\u0447\u044C\u0442\u0435 \u0432\u043B\u0430\u0434\u0435\u043B\u044C\u0446\u0435\u043C \u0434\u0440\u0443\u0433\u043E\u0433\u043E \u0441\u043E\u0442\u0440\u0443\u0434\u043D\u0438\u043A\u0430."
	],
	roleAboveOwn: [
		1064,
		"You cannot grant or remove a role with more permissions than your own.",
		"\u041D\u0435\u043B\u044C\u0437\u044F \u0432\u044B\u0434\u0430\u0442\u044C \u0438\u043B\u0438 \u043E\u0442\u043E\u0437\u0432\u0430\u0442\u044C \u0440\u043E\u043B\u044C, \u0443 \u043A\u043E\u0442\u043E\u0440\u043E\u0439 \u043F\u0440\u0430\u0432 \u0431\u043E\u043B\u044C\u0448\u0435, \u0447\u0435\u043C \u0443 \u0432\u0430\u0448\u0435\u0439."
	],
	invitationInvalid: [
		1065,
		"This invitation was used, withdrawn or has expired. Ask for a new one.",
		"\u041F\u0440\u0438\u0433\u043B\u0430\u0448\u0435\u043D\u0438\u0435 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043D\u043E, \u043E\u0442\u043E\u0437\u0432\u0430\u043D\u043E \u0438\u043B\u0438 \u0443\u0441\u0442\u0430\u0440\u0435\u043B\u043E. \u041F\u043E\u043F\u0440\u043E\u0441\u0438\u0442\u0435 \u043D\u043E\u0432\u043E\u0435."
	],
	setupLinkInvalid: [
		1900,
		"This link is no longer valid: the shop has an owner, or the link is older than a day. Sign in, or restart the shop for a new link.",
		"\u0421\u0441\u044B\u043B\u043A\u0430 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435 \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442: \u0443 \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0430 \u0443\u0436\u0435 \u0435\u0441\u0442\u044C \u0432\u043B\u0430\u0434\u0435\u043B\u0435\u0446 \u0438\u043B\u0438 \u0435\u0439 \u0431\u043E\u043B\u044C\u0448\u0435 \u0441\u0443\u0442\u043E\u043A. \u0412\u043E\u0439\u0434\u0438\u0442\u0435 \u0438\u043B\u0438 \u043F\u0435\u0440\u0435\u0437\u0430\u043F\u0443\u0441\u0442\u0438\u0442\u0435 \u043C\u0430\u0433\u0430\u0437\u0438\u043D, \u0438 \u043E\u043D \u043F\u043E\u043A\u0430\u0436\u0435\u0442 \u043D\u043E\u0432\u0443\u044E \u0441\u0441\u044B\u043B\u043A\u0443."
	],
	ownerLinkInvalid: [
		1240,
		"This link works once, within a day of the first start. Sign in with email and password.",
		"\u042D\u0442\u0430 \u0441\u0441\u044B\u043B\u043A\u0430 \u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442 \u043E\u0434\u0438\u043D \u0440\u0430\u0437 \u0438 \u0432 \u0442\u0435\u0447\u0435\u043D\u0438\u0435 \u0441\u0443\u0442\u043E\u043A \u043F\u043E\u0441\u043B\u0435 \u043F\u0435\u0440\u0432\u043E\u0433\u043E \u0437\u0430\u043F\u0443\u0441\u043A\u0430. \u0412\u043E\u0439\u0434\u0438\u0442\u0435 \u043F\u043E \u043F\u043E\u0447\u0442\u0435 \u0438 \u043F\u0430\u0440\u043E\u043B\u044E."
	],
	textWrong: [
		1066,
		"This text cannot be used. Check its length and placeholders.",
		"\u0422\u0430\u043A\u043E\u0439 \u0442\u0435\u043A\u0441\u0442 \u043D\u0435\u00A0\u043F\u043E\u0434\u0445\u043E\u0434\u0438\u0442. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u0435\u0433\u043E \u0434\u043B\u0438\u043D\u0443 \u0438\u00A0\u043F\u043E\u0434\u0441\u0442\u0430\u043D\u043E\u0432\u043A\u0438."
	],
	announcementImageUnknown: [
		741,
		"This image was not found. Upload it again.",
		"\u042D\u0442\u043E \u0438\u0437\u043E\u0431\u0440\u0430\u0436\u0435\u043D\u0438\u0435 \u043D\u0435\u00A0\u043D\u0430\u0439\u0434\u0435\u043D\u043E. \u0417\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u0435 \u0435\u0433\u043E \u0435\u0449\u0451\u00A0\u0440\u0430\u0437."
	],
	productIncomplete: [
		742,
		"A product on sale needs at least one price and one service.",
		"\u0422\u043E\u0432\u0430\u0440\u0443 \u0432\u00A0\u043F\u0440\u043E\u0434\u0430\u0436\u0435 \u043D\u0443\u0436\u043D\u044B \u0445\u043E\u0442\u044F\u00A0\u0431\u044B \u043E\u0434\u043D\u0430 \u0446\u0435\u043D\u0430 \u0438\u00A0\u043E\u0434\u0438\u043D \u0441\u0435\u0440\u0432\u0438\u0441."
	],
	importTooLong: [
		743,
		"An import can have at most 10,000 lines. Split it into several.",
		"\u0417\u0430\u00A0\u043E\u0434\u0438\u043D \u0438\u043C\u043F\u043E\u0440\u0442 \u043C\u043E\u0436\u043D\u043E \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u043D\u0435\u00A0\u0431\u043E\u043B\u044C\u0448\u0435 10\u00A0000 \u0441\u0442\u0440\u043E\u043A. \u0420\u0430\u0437\u0434\u0435\u043B\u0438\u0442\u0435 \u0435\u0433\u043E \u043D\u0430\u00A0\u043D\u0435\u0441\u043A\u043E\u043B\u044C\u043A\u043E."
	],
	deliveryOver: [
		744,
		"This has already been delivered or has ended. Reload the page.",
		"\u042D\u0442\u043E \u0443\u0436\u0435 \u0432\u044B\u0434\u0430\u043D\u043E \u0438\u043B\u0438 \u0437\u0430\u043A\u043E\u043D\u0447\u0438\u043B\u043E\u0441\u044C. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	itemAssigned: [
		745,
		"This link is already assigned. Use another one.",
		"\u042D\u0442\u0430 \u0441\u0441\u044B\u043B\u043A\u0430 \u0443\u0436\u0435 \u043A\u043E\u043C\u0443-\u0442\u043E \u0432\u044B\u0434\u0430\u043D\u0430. \u0412\u043E\u0437\u044C\u043C\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u0443\u044E."
	],
	itemInvalid: [
		746,
		"This cannot be given to a buyer. Check what you entered and which content you chose.",
		"\u042D\u0442\u043E \u043D\u0435\u043B\u044C\u0437\u044F \u0432\u044B\u0434\u0430\u0442\u044C \u043F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B\u044E. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435, \u0447\u0442\u043E \u0432\u044B\u00A0\u0432\u0432\u0435\u043B\u0438 \u0438\u00A0\u043A\u0430\u043A\u043E\u0435 \u0441\u043E\u0434\u0435\u0440\u0436\u0438\u043C\u043E\u0435 \u0432\u044B\u0431\u0440\u0430\u043B\u0438."
	],
	inventoryEmpty: [
		747,
		"No items are available in the inventory. Import some first.",
		"\u041D\u0430\u00A0\u0441\u043A\u043B\u0430\u0434\u0435 \u043D\u0435\u0442 \u0441\u0432\u043E\u0431\u043E\u0434\u043D\u044B\u0445 \u043F\u043E\u0437\u0438\u0446\u0438\u0439. \u0421\u043D\u0430\u0447\u0430\u043B\u0430 \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u0435 \u0438\u0445."
	],
	daysLimited: [
		1740,
		"Your role may add up to 7 days to a subscription within 30 days. Ask a manager to add more.",
		"\u0412\u0430\u0448\u0430 \u0440\u043E\u043B\u044C \u043F\u043E\u0437\u0432\u043E\u043B\u044F\u0435\u0442 \u0434\u043E\u0431\u0430\u0432\u0438\u0442\u044C \u043A\u00A0\u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0435 \u0434\u043E\u00A07\u00A0\u0434\u043D\u0435\u0439 \u0437\u0430\u00A030\u00A0\u0434\u043D\u0435\u0439. \u0411\u043E\u043B\u044C\u0448\u0435 \u043C\u043E\u0436\u0435\u0442 \u0434\u043E\u0431\u0430\u0432\u0438\u0442\u044C \u043C\u0435\u043D\u0435\u0434\u0436\u0435\u0440."
	],
	daysNotLeft: [
		748,
		"There are fewer days left than that. Enter a smaller number.",
		"\u0421\u0442\u043E\u043B\u044C\u043A\u043E \u0434\u043D\u0435\u0439 \u0443\u0436\u0435 \u043D\u0435\u00A0\u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C. \u0423\u043A\u0430\u0436\u0438\u0442\u0435 \u043C\u0435\u043D\u044C\u0448\u0435."
	],
	undoTooLate: [
		2790,
		"This can no longer be undone: something was bought, added, moved, refunded or disputed since, or the access would be over. Grant free access instead.",
		"\u041E\u0442\u043C\u0435\u043D\u0438\u0442\u044C \u0443\u0436\u0435 \u043D\u0435\u043B\u044C\u0437\u044F: \u0441\u00A0\u0442\u0435\u0445 \u043F\u043E\u0440 \u0447\u0442\u043E-\u0442\u043E \u043A\u0443\u043F\u0438\u043B\u0438, \u0434\u043E\u0431\u0430\u0432\u0438\u043B\u0438, \u043F\u0435\u0440\u0435\u043D\u0435\u0441\u043B\u0438, \u0432\u0435\u0440\u043D\u0443\u043B\u0438 \u0438\u043B\u0438\u00A0\u043E\u0441\u043F\u043E\u0440\u0438\u043B\u0438 \u043B\u0438\u0431\u043E \u0441\u0440\u043E\u043A \u0443\u0436\u0435 \u043F\u0440\u043E\u0448\u0451\u043B. \u0412\u044B\u0434\u0430\u0439\u0442\u0435 \u0434\u043E\u0441\u0442\u0443\u043F \u0431\u0435\u0441\u043F\u043B\u0430\u0442\u043D\u043E."
	],
	subscriptionHeld: [
		749,
		"A payment for this subscription is disputed. Resolve the dispute first.",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u044D\u0442\u043E\u0439 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438 \u043E\u0441\u043F\u043E\u0440\u0435\u043D. \u0421\u043D\u0430\u0447\u0430\u043B\u0430 \u0440\u0435\u0448\u0438\u0442\u0435 \u0441\u043F\u043E\u0440."
	],
	buyerUnknown: [
		3e3,
		"No account has this email address.",
		"\u0410\u043A\u043A\u0430\u0443\u043D\u0442\u0430 \u0441 \u0442\u0430\u043A\u043E\u0439 \u043F\u043E\u0447\u0442\u043E\u0439 \u043D\u0435\u0442."
	],
	promoExists: [
		1180,
		"This promo code already exists. Choose another one.",
		"\u0422\u0430\u043A\u043E\u0439 \u043F\u0440\u043E\u043C\u043E\u043A\u043E\u0434 \u0443\u0436\u0435 \u0435\u0441\u0442\u044C. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439."
	],
	promoLimitTooSmall: [
		1181,
		"The code has already been used more often than this limit allows. Enter a higher one.",
		"\u041F\u0440\u043E\u043C\u043E\u043A\u043E\u0434 \u0443\u0436\u0435 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043D \u0431\u043E\u043B\u044C\u0448\u0435 \u0440\u0430\u0437, \u0447\u0435\u043C \u043F\u043E\u0437\u0432\u043E\u043B\u044F\u0435\u0442 \u044D\u0442\u043E\u0442 \u043B\u0438\u043C\u0438\u0442. \u0423\u043A\u0430\u0436\u0438\u0442\u0435 \u043B\u0438\u043C\u0438\u0442 \u0431\u043E\u043B\u044C\u0448\u0435."
	],
	redemptionStateChanged: [
		1182,
		"This use can no longer be released. Reload the page.",
		"\u042D\u0442\u043E\u0442 \u0440\u0435\u0437\u0435\u0440\u0432 \u0443\u0436\u0435 \u043D\u0435\u043B\u044C\u0437\u044F \u0441\u043D\u044F\u0442\u044C. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	mailOff: [
		1186,
		"This shop does not send email: no mail server is set up.",
		"\u041C\u0430\u0433\u0430\u0437\u0438\u043D \u043D\u0435 \u043E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u0435\u0442 \u043F\u0438\u0441\u0435\u043C: \u043F\u043E\u0447\u0442\u043E\u0432\u044B\u0439 \u0441\u0435\u0440\u0432\u0435\u0440 \u043D\u0435 \u043D\u0430\u0441\u0442\u0440\u043E\u0435\u043D."
	],
	telegramNotLinked: [
		1187,
		"No buyer\u2019s account with your address is connected to Telegram. Register in the shop with it and connect the bot.",
		"\u041A Telegram \u043D\u0435 \u043F\u043E\u0434\u043A\u043B\u044E\u0447\u0451\u043D \u0430\u043A\u043A\u0430\u0443\u043D\u0442 \u043F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B\u044F \u0441 \u0432\u0430\u0448\u0438\u043C \u0430\u0434\u0440\u0435\u0441\u043E\u043C. \u0417\u0430\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u0443\u0439\u0442\u0435\u0441\u044C \u0441 \u043D\u0438\u043C \u0432 \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0435 \u0438 \u043F\u043E\u0434\u043A\u043B\u044E\u0447\u0438\u0442\u0435 \u0431\u043E\u0442\u0430."
	],
	accountBlocked: [
		1190,
		"The account is blocked. Support can tell you why.",
		"\u0410\u043A\u043A\u0430\u0443\u043D\u0442 \u0437\u0430\u0431\u043B\u043E\u043A\u0438\u0440\u043E\u0432\u0430\u043D. \u041F\u0440\u0438\u0447\u0438\u043D\u0443 \u043F\u043E\u0434\u0441\u043A\u0430\u0436\u0435\u0442 \u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0430."
	],
	chargeUnderway: [
		2270,
		"You have already paid for this with a saved method, and the payment is still being checked. You do not need to pay again: it is charged once at most.",
		"\u0412\u044B\u00A0\u0443\u0436\u0435 \u043E\u043F\u043B\u0430\u0447\u0438\u0432\u0430\u0435\u0442\u0435 \u044D\u0442\u043E \u0441\u043E\u0445\u0440\u0430\u043D\u0451\u043D\u043D\u044B\u043C \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C, \u0438\u00A0\u043F\u043B\u0430\u0442\u0451\u0436 \u0435\u0449\u0451 \u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u0442\u0441\u044F. \u041F\u043B\u0430\u0442\u0438\u0442\u044C \u0435\u0449\u0451 \u0440\u0430\u0437 \u043D\u0435\u00A0\u043D\u0443\u0436\u043D\u043E: \u0434\u0435\u043D\u044C\u0433\u0438 \u0441\u043F\u0438\u0448\u0443\u0442\u0441\u044F \u043D\u0435\u00A0\u0431\u043E\u043B\u044C\u0448\u0435 \u043E\u0434\u043D\u043E\u0433\u043E \u0440\u0430\u0437\u0430."
	],
	renewalUnderway: [
		2030,
		"The automatic renewal of this subscription is being charged right now. You do not need to pay again: we will email you how it ends.",
		"\u041F\u0440\u044F\u043C\u043E \u0441\u0435\u0439\u0447\u0430\u0441 \u043F\u0440\u043E\u0445\u043E\u0434\u0438\u0442 \u043E\u043F\u043B\u0430\u0442\u0430 \u0430\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u044F \u044D\u0442\u043E\u0439 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438. \u041F\u043B\u0430\u0442\u0438\u0442\u044C \u0435\u0449\u0451 \u0440\u0430\u0437 \u043D\u0435\u00A0\u043D\u0443\u0436\u043D\u043E: \u043E\u00A0\u0440\u0435\u0437\u0443\u043B\u044C\u0442\u0430\u0442\u0435 \u043F\u0440\u0438\u0434\u0451\u0442 \u043F\u0438\u0441\u044C\u043C\u043E."
	],
	paymentInReview: [
		1191,
		"We received your money for this order and are checking it. You do not need to pay again.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u0437\u0430\u00A0\u044D\u0442\u043E\u0442 \u0437\u0430\u043A\u0430\u0437 \u043F\u043E\u043B\u0443\u0447\u0435\u043D\u044B, \u043C\u044B\u00A0\u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u043F\u043B\u0430\u0442\u0451\u0436. \u041F\u043B\u0430\u0442\u0438\u0442\u044C \u0435\u0449\u0451 \u0440\u0430\u0437 \u043D\u0435\u00A0\u043D\u0443\u0436\u043D\u043E."
	],
	readOnlySession: [
		1200,
		"You are viewing the shop as a buyer: nothing can be changed here.",
		"\u0412\u044B\u00A0\u0432\u0438\u0434\u0438\u0442\u0435 \u043C\u0430\u0433\u0430\u0437\u0438\u043D \u043A\u0430\u043A \u043F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B\u044C: \u0438\u0437\u043C\u0435\u043D\u0438\u0442\u044C \u0437\u0434\u0435\u0441\u044C \u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435\u043B\u044C\u0437\u044F."
	],
	impersonationInvalid: [
		1201,
		"This link was already used or has expired. Open the shop again from the console.",
		"\u0421\u0441\u044B\u043B\u043A\u0430 \u0443\u0436\u0435 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043D\u0430 \u0438\u043B\u0438 \u0443\u0441\u0442\u0430\u0440\u0435\u043B\u0430. \u041E\u0442\u043A\u0440\u043E\u0439\u0442\u0435 \u043C\u0430\u0433\u0430\u0437\u0438\u043D \u0435\u0449\u0451\u00A0\u0440\u0430\u0437 \u0438\u0437\u00A0\u043A\u043E\u043D\u0441\u043E\u043B\u0438."
	],
	openTransactions: [
		1202,
		"Payments or payouts are still open. Settle them first.",
		"\u0415\u0441\u0442\u044C \u043D\u0435\u0437\u0430\u0432\u0435\u0440\u0448\u0451\u043D\u043D\u044B\u0435 \u043F\u043B\u0430\u0442\u0435\u0436\u0438 \u0438\u043B\u0438\u00A0\u0432\u044B\u043F\u043B\u0430\u0442\u044B. \u0421\u043D\u0430\u0447\u0430\u043B\u0430 \u0440\u0430\u0437\u0431\u0435\u0440\u0438\u0442\u0435\u0441\u044C \u0441\u00A0\u043D\u0438\u043C\u0438."
	],
	connectionNotReady: [
		1875,
		"Some settings are still missing. Fill them in and save first.",
		"\u0417\u0430\u043F\u043E\u043B\u043D\u0435\u043D\u044B \u043D\u0435\u00A0\u0432\u0441\u0435 \u043D\u0430\u0441\u0442\u0440\u043E\u0439\u043A\u0438. \u0417\u0430\u043F\u043E\u043B\u043D\u0438\u0442\u0435 \u0438\u0445 \u0438\u00A0\u0441\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u0435."
	],
	brandContrast: [
		1192,
		"Some text or icons are not readable in this color. Choose a less saturated one.",
		"\u0421\u00A0\u0442\u0430\u043A\u0438\u043C \u0446\u0432\u0435\u0442\u043E\u043C \u0447\u0430\u0441\u0442\u044C \u0442\u0435\u043A\u0441\u0442\u0430 \u0438\u00A0\u0437\u043D\u0430\u0447\u043A\u043E\u0432 \u043D\u0435\u00A0\u043F\u0440\u043E\u0447\u0438\u0442\u0430\u0442\u044C. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u043C\u0435\u043D\u0435\u0435 \u043D\u0430\u0441\u044B\u0449\u0435\u043D\u043D\u044B\u0439."
	],
	fiscalReceiptNotResendable: [
		1760,
		"This receipt cannot be sent again now. Reload the page.",
		"\u042D\u0442\u043E\u0442 \u0447\u0435\u043A \u0441\u0435\u0439\u0447\u0430\u0441 \u043D\u0435\u043B\u044C\u0437\u044F \u043E\u0442\u043F\u0440\u0430\u0432\u0438\u0442\u044C \u0435\u0449\u0451 \u0440\u0430\u0437. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	paymentNotConfirmable: [
		1230,
		"This payment cannot be confirmed manually. Reload the page.",
		"\u042D\u0442\u043E\u0442 \u043F\u043B\u0430\u0442\u0451\u0436 \u043D\u0435\u043B\u044C\u0437\u044F \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u044C \u0432\u0440\u0443\u0447\u043D\u0443\u044E. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	paymentReturned: [
		2870,
		"The money of this payment was returned to the buyer, so it cannot be confirmed. New money needs a new order.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u043F\u043E\u00A0\u044D\u0442\u043E\u043C\u0443 \u043F\u043B\u0430\u0442\u0435\u0436\u0443 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u044B \u043F\u043E\u043A\u0443\u043F\u0430\u0442\u0435\u043B\u044E, \u043F\u043E\u044D\u0442\u043E\u043C\u0443 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u044C \u0435\u0433\u043E \u043D\u0435\u043B\u044C\u0437\u044F. \u0414\u043B\u044F \u043D\u043E\u0432\u043E\u0439 \u043E\u043F\u043B\u0430\u0442\u044B \u043D\u0443\u0436\u0435\u043D \u043D\u043E\u0432\u044B\u0439 \u0437\u0430\u043A\u0430\u0437."
	],
	confirmationWaiting: [
		1231,
		"A manual confirmation of this payment is already waiting for a second operator.",
		"\u0420\u0443\u0447\u043D\u043E\u0435 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0438\u0435 \u044D\u0442\u043E\u0433\u043E \u043F\u043B\u0430\u0442\u0435\u0436\u0430 \u0443\u0436\u0435 \u0436\u0434\u0451\u0442 \u0432\u0442\u043E\u0440\u043E\u0433\u043E \u0441\u043E\u0442\u0440\u0443\u0434\u043D\u0438\u043A\u0430."
	],
	confirmationStateChanged: [
		1232,
		"This confirmation is no longer waiting. Reload the page.",
		"\u042D\u0442\u043E \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0438\u0435 \u0443\u0436\u0435 \u043D\u0435\u00A0\u0436\u0434\u0451\u0442 \u0440\u0435\u0448\u0435\u043D\u0438\u044F. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	paymentNeedsSecondOperator: [
		1233,
		"A payment of this size must be confirmed by a second operator.",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043D\u0430\u00A0\u0442\u0430\u043A\u0443\u044E \u0441\u0443\u043C\u043C\u0443 \u0434\u043E\u043B\u0436\u0435\u043D \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u044C \u0435\u0449\u0451 \u043E\u0434\u0438\u043D \u0441\u043E\u0442\u0440\u0443\u0434\u043D\u0438\u043A."
	],
	gatewayPaymentUnknown: [
		1641,
		"The gateway does not know a payment with this ID. Check the ID.",
		"\u0428\u043B\u044E\u0437 \u043D\u0435\u00A0\u0437\u043D\u0430\u0435\u0442 \u043F\u043B\u0430\u0442\u0435\u0436\u0430 \u0441\u00A0\u0442\u0430\u043A\u0438\u043C \u043D\u043E\u043C\u0435\u0440\u043E\u043C. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u043D\u043E\u043C\u0435\u0440."
	],
	gatewayPaymentForeign: [
		1642,
		"This payment at the gateway belongs to another order.",
		"\u042D\u0442\u043E\u0442 \u043F\u043B\u0430\u0442\u0451\u0436 \u0432\u00A0\u0448\u043B\u044E\u0437\u0435 \u043E\u0442\u043D\u043E\u0441\u0438\u0442\u0441\u044F \u043A\u00A0\u0434\u0440\u0443\u0433\u043E\u043C\u0443 \u0437\u0430\u043A\u0430\u0437\u0443."
	],
	confirmNeedsOwner: [
		1300,
		"Sign in to this account or enter its password to confirm the email.",
		"\u0412\u043E\u0439\u0434\u0438\u0442\u0435 \u0432\u00A0\u044D\u0442\u043E\u0442 \u0430\u043A\u043A\u0430\u0443\u043D\u0442 \u0438\u043B\u0438\u00A0\u0432\u0432\u0435\u0434\u0438\u0442\u0435 \u0435\u0433\u043E \u043F\u0430\u0440\u043E\u043B\u044C, \u0447\u0442\u043E\u0431\u044B \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u044C \u043F\u043E\u0447\u0442\u0443."
	],
	accountInUse: [
		1301,
		"This account has purchases, so it cannot be deleted here. Contact support.",
		"\u0421\u00A0\u044D\u0442\u043E\u0433\u043E \u0430\u043A\u043A\u0430\u0443\u043D\u0442\u0430 \u0447\u0442\u043E-\u0442\u043E \u043F\u043E\u043A\u0443\u043F\u0430\u043B\u0438, \u043F\u043E\u044D\u0442\u043E\u043C\u0443 \u0443\u0434\u0430\u043B\u0438\u0442\u044C \u0435\u0433\u043E \u0437\u0434\u0435\u0441\u044C \u043D\u0435\u043B\u044C\u0437\u044F. \u041D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443."
	],
	ruleChangeOver: [
		1313,
		"This change has already been decided. Reload the page.",
		"\u041F\u043E\u00A0\u044D\u0442\u043E\u043C\u0443 \u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u044E \u0443\u0436\u0435 \u0435\u0441\u0442\u044C \u0440\u0435\u0448\u0435\u043D\u0438\u0435. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	rateJump: [
		1314,
		"This rate differs from the current one by more than 30%. Check that it is right.",
		"\u042D\u0442\u043E\u0442 \u043A\u0443\u0440\u0441 \u043E\u0442\u043B\u0438\u0447\u0430\u0435\u0442\u0441\u044F \u043E\u0442\u00A0\u0434\u0435\u0439\u0441\u0442\u0432\u0443\u044E\u0449\u0435\u0433\u043E \u0431\u043E\u043B\u044C\u0448\u0435 \u0447\u0435\u043C \u043D\u0430\u00A030%. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435, \u043D\u0435\u0442\u00A0\u043B\u0438 \u043E\u0448\u0438\u0431\u043A\u0438."
	],
	refundOpen: [
		835,
		"A refund of this payment is not finished. Wait for it or, if it bounced, refund it again first.",
		"\u041F\u043E\u00A0\u044D\u0442\u043E\u043C\u0443 \u043F\u043B\u0430\u0442\u0435\u0436\u0443 \u0435\u0441\u0442\u044C \u043D\u0435\u0437\u0430\u0432\u0435\u0440\u0448\u0451\u043D\u043D\u044B\u0439 \u0432\u043E\u0437\u0432\u0440\u0430\u0442. \u0414\u043E\u0436\u0434\u0438\u0442\u0435\u0441\u044C \u0435\u0433\u043E, \u0430\u00A0\u0435\u0441\u043B\u0438 \u043E\u043D\u00A0\u043D\u0435\u00A0\u0434\u043E\u0448\u0451\u043B, \u0441\u043D\u0430\u0447\u0430\u043B\u0430 \u0432\u0435\u0440\u043D\u0438\u0442\u0435 \u0434\u0435\u043D\u044C\u0433\u0438 \u043F\u043E\u0432\u0442\u043E\u0440\u043D\u043E."
	],
	alertEnded: [
		2871,
		"This alert ended by itself and cannot be reopened.",
		"\u042D\u0442\u043E \u043E\u043F\u043E\u0432\u0435\u0449\u0435\u043D\u0438\u0435 \u0437\u0430\u043A\u0440\u044B\u043B\u043E\u0441\u044C \u0441\u0430\u043C\u043E, \u043E\u0442\u043A\u0440\u044B\u0442\u044C \u0435\u0433\u043E \u0441\u043D\u043E\u0432\u0430 \u043D\u0435\u043B\u044C\u0437\u044F."
	],
	alertUndecided: [
		1560,
		"Decide on the page of the payment; that resolves the alert.",
		"\u041F\u0440\u0438\u043C\u0438\u0442\u0435 \u0440\u0435\u0448\u0435\u043D\u0438\u0435 \u043D\u0430\u00A0\u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0435 \u043F\u043B\u0430\u0442\u0435\u0436\u0430: \u043E\u043F\u043E\u0432\u0435\u0449\u0435\u043D\u0438\u0435 \u0437\u0430\u043A\u0440\u043E\u0435\u0442\u0441\u044F \u0441\u0430\u043C\u043E."
	],
	doublePaymentAnswered: [
		1400,
		"This question has already been answered. Reload the page.",
		"\u041D\u0430\u00A0\u044D\u0442\u043E\u0442 \u0432\u043E\u043F\u0440\u043E\u0441 \u0443\u0436\u0435 \u0435\u0441\u0442\u044C \u043E\u0442\u0432\u0435\u0442. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	doublePaymentRefunded: [
		1401,
		"One of the two payments has already been refunded. Reload the page.",
		"\u041E\u0434\u0438\u043D \u0438\u0437 \u0434\u0432\u0443\u0445 \u043F\u043B\u0430\u0442\u0435\u0436\u0435\u0439 \u0443\u0436\u0435 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0451\u043D. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	doublePaymentDisputed: [
		1402,
		"One of the two payments is disputed at the bank. Please wait for the bank to decide.",
		"\u041E\u0434\u0438\u043D \u0438\u0437\u00A0\u0434\u0432\u0443\u0445 \u043F\u043B\u0430\u0442\u0435\u0436\u0435\u0439 \u043E\u0441\u043F\u043E\u0440\u0435\u043D \u0432\u00A0\u0431\u0430\u043D\u043A\u0435. \u0414\u043E\u0436\u0434\u0438\u0442\u0435\u0441\u044C \u0440\u0435\u0448\u0435\u043D\u0438\u044F \u0431\u0430\u043D\u043A\u0430."
	],
	doublePaymentChanged: [
		1403,
		"The amount has changed. Check it before you answer.",
		"\u0421\u0443\u043C\u043C\u0430 \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0430\u0441\u044C. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u0435\u0451 \u043F\u0435\u0440\u0435\u0434 \u043E\u0442\u0432\u0435\u0442\u043E\u043C."
	],
	accessEndUnconfirmed: [
		1334,
		"This refunds only part of the payment but ends access. Confirm that this is intended, or keep the access.",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0449\u0430\u0435\u0442\u0441\u044F \u0442\u043E\u043B\u044C\u043A\u043E \u0447\u0430\u0441\u0442\u044C, \u0430\u00A0\u0434\u043E\u0441\u0442\u0443\u043F \u0437\u0430\u043A\u0430\u043D\u0447\u0438\u0432\u0430\u0435\u0442\u0441\u044F. \u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u0435 \u044D\u0442\u043E \u0438\u043B\u0438 \u0441\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u0435 \u0434\u043E\u0441\u0442\u0443\u043F."
	],
	refundTooLarge: [
		836,
		"This is more than is left to refund. Enter a smaller amount.",
		"\u042D\u0442\u043E \u0431\u043E\u043B\u044C\u0448\u0435, \u0447\u0435\u043C \u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C \u0432\u0435\u0440\u043D\u0443\u0442\u044C. \u0423\u043A\u0430\u0436\u0438\u0442\u0435 \u043C\u0435\u043D\u044C\u0448\u0443\u044E \u0441\u0443\u043C\u043C\u0443."
	],
	refundMethodClosed: [
		837,
		"The money cannot be refunded this way. Choose another one.",
		"\u042D\u0442\u0438\u043C \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C \u0434\u0435\u043D\u044C\u0433\u0438 \u0432\u0435\u0440\u043D\u0443\u0442\u044C \u043D\u0435\u043B\u044C\u0437\u044F. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439."
	],
	disputeStateChanged: [
		838,
		"The status of this dispute has changed. Reload the page.",
		"\u0421\u0442\u0430\u0442\u0443\u0441 \u0441\u043F\u043E\u0440\u0430 \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0441\u044F. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	reviewStateChanged: [
		839,
		"This payment is no longer held for review. Reload the page.",
		"\u042D\u0442\u043E\u0442 \u043F\u043B\u0430\u0442\u0451\u0436 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u0436\u0434\u0451\u0442 \u043F\u0440\u043E\u0432\u0435\u0440\u043A\u0438. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	reviewNotAcceptable: [
		840,
		"This money cannot be accepted for the order. It can only be returned.",
		"\u0417\u0430\u0441\u0447\u0438\u0442\u0430\u0442\u044C \u044D\u0442\u0438 \u0434\u0435\u043D\u044C\u0433\u0438 \u0437\u0430\u00A0\u0437\u0430\u043A\u0430\u0437 \u043D\u0435\u043B\u044C\u0437\u044F, \u0438\u0445\u00A0\u043C\u043E\u0436\u043D\u043E \u0442\u043E\u043B\u044C\u043A\u043E \u0432\u0435\u0440\u043D\u0443\u0442\u044C."
	],
	accessOnHoldTitle: [
		841,
		"Access is on hold",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u043F\u0440\u0438\u043E\u0441\u0442\u0430\u043D\u043E\u0432\u043B\u0435\u043D"
	],
	accessOnHoldHint: [
		842,
		"The bank was asked to reverse the payment. Access is restored once this is resolved. If it was a mistake, contact support.",
		"\u041F\u043E\u00A0\u043F\u043B\u0430\u0442\u0435\u0436\u0443 \u043E\u0442\u043A\u0440\u044B\u0442 \u0441\u043F\u043E\u0440 \u0432\u00A0\u0431\u0430\u043D\u043A\u0435. \u0414\u043E\u0441\u0442\u0443\u043F \u0432\u0435\u0440\u043D\u0451\u0442\u0441\u044F, \u043A\u043E\u0433\u0434\u0430 \u0441\u043F\u043E\u0440 \u0440\u0435\u0448\u0438\u0442\u0441\u044F. \u0415\u0441\u043B\u0438 \u044D\u0442\u043E \u043E\u0448\u0438\u0431\u043A\u0430, \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443."
	],
	balanceCredited: [
		843,
		"Refunded to the balance",
		"\u0412\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u043E \u043D\u0430\u00A0\u0431\u0430\u043B\u0430\u043D\u0441"
	]
};
// ../contract/src/texts/pages/renewals.ts
const renewalsTexts = {
	renewalOff: [
		2050,
		"Automatic renewal is off",
		"\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u0432\u044B\u043A\u043B\u044E\u0447\u0435\u043D\u043E"
	],
	renewalBeginning: [
		2414,
		"Automatic renewal is being turned on",
		"\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u0432\u043A\u043B\u044E\u0447\u0430\u0435\u0442\u0441\u044F"
	],
	renewalTurnOn: [
		2051,
		"Turn on",
		"\u0412\u043A\u043B\u044E\u0447\u0438\u0442\u044C"
	],
	renewalChange: [
		2052,
		"Change",
		"\u0418\u0437\u043C\u0435\u043D\u0438\u0442\u044C"
	],
	renewalTurnOff: [
		2053,
		"Turn off",
		"\u041E\u0442\u043A\u043B\u044E\u0447\u0438\u0442\u044C"
	],
	renewalOn: [
		2054,
		"Renews on {date} for {amount}",
		"\u041F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 {date}, {amount}"
	],
	renewalFrom: [
		2055,
		"from {method}",
		"({method})"
	],
	renewalOnAs: [
		2160,
		"Renews on {date} as {period} for {amount}",
		"\u041F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 {date} \u043D\u0430\u00A0{period}, {amount}"
	],
	renewalPlan: [
		2161,
		"Plan from {date}",
		"\u0422\u0430\u0440\u0438\u0444 \u0441\u00A0{date}"
	],
	renewalPlanHint: [
		2162,
		"Until then you have what you paid for.",
		"\u0414\u043E\u00A0\u044D\u0442\u043E\u0433\u043E \u0434\u043D\u044F \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u0442\u043E, \u0447\u0442\u043E \u0443\u0436\u0435 \u043E\u043F\u043B\u0430\u0447\u0435\u043D\u043E."
	],
	renewalPlanGone: [
		2163,
		"Your plan is no longer sold. Choose another one.",
		"\u0412\u0430\u0448 \u0442\u0430\u0440\u0438\u0444 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u043F\u0440\u043E\u0434\u0430\u0451\u0442\u0441\u044F. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439."
	],
	renewalChecking: [
		2056,
		"The renewal payment is being checked",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u0437\u0430\u00A0\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u0442\u0441\u044F"
	],
	renewalCheckingHint: [
		2057,
		"Nothing to do: the result will be shown here.",
		"\u041D\u0438\u0447\u0435\u0433\u043E \u0434\u0435\u043B\u0430\u0442\u044C \u043D\u0435\u00A0\u043D\u0443\u0436\u043D\u043E: \u0440\u0435\u0437\u0443\u043B\u044C\u0442\u0430\u0442 \u043F\u043E\u044F\u0432\u0438\u0442\u0441\u044F \u0437\u0434\u0435\u0441\u044C."
	],
	renewalRetrying: [
		2058,
		"The renewal was not paid",
		"\u041F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043D\u0435\u00A0\u043E\u043F\u043B\u0430\u0447\u0435\u043D\u043E"
	],
	renewalRetryingHint: [
		2059,
		"Next try on {date} with {method}.",
		"\u0421\u043B\u0435\u0434\u0443\u044E\u0449\u0430\u044F \u043F\u043E\u043F\u044B\u0442\u043A\u0430 {date}, \u0441\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B: {method}."
	],
	renewalNeedsBuyer: [
		2060,
		"The renewal could not be charged",
		"\u0421\u043F\u0438\u0441\u0430\u0442\u044C \u043E\u043F\u043B\u0430\u0442\u0443 \u0437\u0430\u00A0\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043D\u0435\u00A0\u043F\u043E\u043B\u0443\u0447\u0438\u043B\u043E\u0441\u044C"
	],
	renewalNeedsBuyerHint: [
		2061,
		"Pay it yourself, or choose another payment method.",
		"\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u0435 \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u0441\u0430\u043C\u0438 \u0438\u043B\u0438 \u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439 \u0441\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B."
	],
	renewalHeld: [
		2062,
		"We are checking the renewal",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435"
	],
	renewalHeldHint: [
		2063,
		"The problem is on our side. Your access stays for now.",
		"\u041D\u0435\u043F\u043E\u043B\u0430\u0434\u043A\u0430 \u043D\u0430\u00A0\u043D\u0430\u0448\u0435\u0439 \u0441\u0442\u043E\u0440\u043E\u043D\u0435. \u0414\u043E\u0441\u0442\u0443\u043F \u043F\u043E\u043A\u0430 \u0441\u043E\u0445\u0440\u0430\u043D\u044F\u0435\u0442\u0441\u044F."
	],
	renewalGrace: [
		2064,
		"Access stays until {date}.",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u0441\u043E\u0445\u0440\u0430\u043D\u044F\u0435\u0442\u0441\u044F \u0434\u043E\u00A0{date}."
	],
	renewalGivenUp: [
		2065,
		"Automatic renewal has ended: the payment did not go through",
		"\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043F\u0440\u0435\u043A\u0440\u0430\u0449\u0435\u043D\u043E: \u043E\u043F\u043B\u0430\u0442\u0430 \u043D\u0435\u00A0\u043F\u0440\u043E\u0448\u043B\u0430"
	],
	renewalPayNow: [
		2066,
		"Pay now",
		"\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u044C"
	],
	renewalBalance: [
		2067,
		"your balance",
		"\u0431\u0430\u043B\u0430\u043D\u0441"
	],
	renewalTitle: [
		2068,
		"Automatic renewal",
		"\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435"
	],
	renewalChoose: [
		2069,
		"Payment method",
		"\u0421\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B"
	],
	renewalBalanceOption: [
		2070,
		"Balance",
		"\u0411\u0430\u043B\u0430\u043D\u0441"
	],
	renewalBalanceHint: [
		2071,
		"Only while the balance covers the amount",
		"\u0422\u043E\u043B\u044C\u043A\u043E \u0435\u0441\u043B\u0438 \u043D\u0430\u00A0\u0431\u0430\u043B\u0430\u043D\u0441\u0435 \u0445\u0432\u0430\u0442\u0430\u0435\u0442 \u0434\u0435\u043D\u0435\u0433"
	],
	renewalNext: [
		2072,
		"First charge",
		"\u041F\u0435\u0440\u0432\u043E\u0435 \u0441\u043F\u0438\u0441\u0430\u043D\u0438\u0435"
	],
	renewalEach: [
		2073,
		"Each time, for {period}",
		"\u041A\u0430\u0436\u0434\u044B\u0439 \u0440\u0430\u0437, \u0437\u0430\u00A0{period}"
	],
	renewalAbout: [
		2074,
		"about {amount} today",
		"\u043E\u043A\u043E\u043B\u043E {amount} \u0441\u0435\u0433\u043E\u0434\u043D\u044F"
	],
	renewalAgree: [
		2075,
		"Agree and turn on",
		"\u0421\u043E\u0433\u043B\u0430\u0441\u0438\u0442\u044C\u0441\u044F \u0438\u00A0\u0432\u043A\u043B\u044E\u0447\u0438\u0442\u044C"
	],
	renewalAgreeChange: [
		2076,
		"Agree and change",
		"\u0421\u043E\u0433\u043B\u0430\u0441\u0438\u0442\u044C\u0441\u044F \u0438\u00A0\u0438\u0437\u043C\u0435\u043D\u0438\u0442\u044C"
	],
	renewalNoOptions: [
		2077,
		"There is nothing to charge yet",
		"\u0421\u043F\u0438\u0441\u044B\u0432\u0430\u0442\u044C \u043F\u043E\u043A\u0430 \u043D\u0435\u00A0\u0441\u00A0\u0447\u0435\u0433\u043E"
	],
	renewalNoOptionsHint: [
		2078,
		"Save a card or wallet with your next payment, then turn on automatic renewal here.",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u0435 \u043A\u0430\u0440\u0442\u0443 \u0438\u043B\u0438 \u043A\u043E\u0448\u0435\u043B\u0451\u043A \u043F\u0440\u0438 \u0441\u043B\u0435\u0434\u0443\u044E\u0449\u0435\u0439 \u043E\u043F\u043B\u0430\u0442\u0435, \u0438\u00A0\u0430\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043C\u043E\u0436\u043D\u043E \u0431\u0443\u0434\u0435\u0442 \u0432\u043A\u043B\u044E\u0447\u0438\u0442\u044C \u0437\u0434\u0435\u0441\u044C."
	],
	renewalTermsFailed: [
		2079,
		"The terms could not be loaded",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u0443\u0441\u043B\u043E\u0432\u0438\u044F"
	],
	renewalTermsChanged: [
		2080,
		"The terms have changed. Read them again.",
		"\u0423\u0441\u043B\u043E\u0432\u0438\u044F \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0438\u0441\u044C. \u041F\u0440\u043E\u0447\u0438\u0442\u0430\u0439\u0442\u0435 \u0438\u0445 \u0435\u0449\u0451 \u0440\u0430\u0437."
	],
	renewalTurnedOn: [
		2081,
		"Automatic renewal is on.",
		"\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u0432\u043A\u043B\u044E\u0447\u0435\u043D\u043E."
	],
	renewalTurnedOnText: [
		2082,
		"We have emailed you what you agreed to.",
		"\u041C\u044B\u00A0\u043E\u0442\u043F\u0440\u0430\u0432\u0438\u043B\u0438 \u0432\u0430\u043C \u043F\u0438\u0441\u044C\u043C\u043E \u0441\u00A0\u0443\u0441\u043B\u043E\u0432\u0438\u044F\u043C\u0438."
	],
	renewalStopTitle: [
		2083,
		"Turn off automatic renewal?",
		"\u041E\u0442\u043A\u043B\u044E\u0447\u0438\u0442\u044C \u0430\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435?"
	],
	renewalStopText: [
		2084,
		"Nothing more is charged for {product}. Your access stays until {date}.",
		"{product}: \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435\u00A0\u0441\u043F\u0438\u0448\u0435\u0442\u0441\u044F. \u0414\u043E\u0441\u0442\u0443\u043F \u043E\u0441\u0442\u0430\u043D\u0435\u0442\u0441\u044F \u0434\u043E\u00A0{date}."
	],
	renewalStopped: [
		2085,
		"Automatic renewal is off",
		"\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043E\u0442\u043A\u043B\u044E\u0447\u0435\u043D\u043E"
	],
	renewalStoppedText: [
		2086,
		"Nothing more is charged for {product}. Your access stays until {date}. We have emailed you a confirmation.",
		"{product}: \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435\u00A0\u0441\u043F\u0438\u0448\u0435\u0442\u0441\u044F. \u0414\u043E\u0441\u0442\u0443\u043F \u043E\u0441\u0442\u0430\u043D\u0435\u0442\u0441\u044F \u0434\u043E\u00A0{date}. \u041C\u044B\u00A0\u043E\u0442\u043F\u0440\u0430\u0432\u0438\u043B\u0438 \u0432\u0430\u043C \u043F\u0438\u0441\u044C\u043C\u043E \u0441\u00A0\u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0438\u0435\u043C."
	],
	stopLinkInvalid: [
		2087,
		"This link does not work. Turn off automatic renewal in your subscriptions.",
		"\u042D\u0442\u0430 \u0441\u0441\u044B\u043B\u043A\u0430 \u043D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442. \u041E\u0442\u043A\u043B\u044E\u0447\u0438\u0442\u0435 \u0430\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u0432\u00A0\u0440\u0430\u0437\u0434\u0435\u043B\u0435 \u00AB\u041F\u043E\u0434\u043F\u0438\u0441\u043A\u0438\u00BB."
	],
	renewalStoppedBefore: [
		2088,
		"Automatic renewal is already off",
		"\u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u0443\u0436\u0435 \u043E\u0442\u043A\u043B\u044E\u0447\u0435\u043D\u043E"
	],
	renewalToSubscriptions: [
		2089,
		"Open subscriptions",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438"
	],
	renewAutomatically: [
		2093,
		"Renew automatically",
		"\u041F\u0440\u043E\u0434\u043B\u0435\u0432\u0430\u0442\u044C \u0430\u0432\u0442\u043E\u043C\u0430\u0442\u0438\u0447\u0435\u0441\u043A\u0438"
	],
	renewalConsentFailed: [
		2094,
		"The terms could not be loaded. Try again, or untick the box.",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u0443\u0441\u043B\u043E\u0432\u0438\u044F. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0435\u0449\u0451 \u0440\u0430\u0437 \u0438\u043B\u0438 \u0441\u043D\u0438\u043C\u0438\u0442\u0435 \u0433\u0430\u043B\u043E\u0447\u043A\u0443."
	],
	planNotChangeable: [
		2134,
		"The plan of this subscription cannot be changed now: it has ended, cost nothing, or its payment is being refunded or disputed.",
		"\u0422\u0430\u0440\u0438\u0444 \u044D\u0442\u043E\u0439 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438 \u0441\u0435\u0439\u0447\u0430\u0441 \u043D\u0435\u043B\u044C\u0437\u044F \u0441\u043C\u0435\u043D\u0438\u0442\u044C: \u043E\u043D\u0430 \u0437\u0430\u043A\u043E\u043D\u0447\u0438\u043B\u0430\u0441\u044C, \u0431\u044B\u043B\u0430 \u0431\u0435\u0441\u043F\u043B\u0430\u0442\u043D\u043E\u0439, \u043B\u0438\u0431\u043E \u0435\u0451 \u043F\u043B\u0430\u0442\u0451\u0436 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0430\u044E\u0442 \u0438\u043B\u0438 \u043E\u0441\u043F\u0430\u0440\u0438\u0432\u0430\u044E\u0442."
	],
	planSame: [
		2135,
		"This is the plan you already have.",
		"\u042D\u0442\u043E\u0442 \u0442\u0430\u0440\u0438\u0444 \u0443\u00A0\u0432\u0430\u0441 \u0443\u0436\u0435 \u0435\u0441\u0442\u044C."
	],
	planOwned: [
		2136,
		"You already have access to this service. Let it end, or renew it as usual.",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u043A\u00A0\u044D\u0442\u043E\u043C\u0443 \u0441\u0435\u0440\u0432\u0438\u0441\u0443 \u0443\u00A0\u0432\u0430\u0441 \u0443\u0436\u0435 \u0435\u0441\u0442\u044C. \u0414\u043E\u0436\u0434\u0438\u0442\u0435\u0441\u044C \u0435\u0433\u043E \u043E\u043A\u043E\u043D\u0447\u0430\u043D\u0438\u044F \u0438\u043B\u0438 \u043F\u0440\u043E\u0434\u043B\u0438\u0442\u0435 \u043A\u0430\u043A \u043E\u0431\u044B\u0447\u043D\u043E."
	],
	creditChanged: [
		2137,
		"Another day has begun, so the credit has changed. Check the new total.",
		"\u041D\u0430\u0447\u0430\u043B\u0441\u044F \u043D\u043E\u0432\u044B\u0439 \u0434\u0435\u043D\u044C, \u0438\u00A0\u0437\u0430\u0447\u0451\u0442 \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0441\u044F. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u043D\u043E\u0432\u0443\u044E \u0441\u0443\u043C\u043C\u0443."
	],
	renewalNotBegun: [
		2300,
		"Your payment method was not saved",
		"\u0421\u043F\u043E\u0441\u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u044B \u043D\u0435\u00A0\u0441\u043E\u0445\u0440\u0430\u043D\u0438\u043B\u0441\u044F"
	],
	renewalNotBegunHint: [
		2301,
		"So automatic renewal has not begun. You can turn it on with another one.",
		"\u041F\u043E\u044D\u0442\u043E\u043C\u0443 \u0430\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043D\u0435\u00A0\u043D\u0430\u0447\u0430\u043B\u043E\u0441\u044C. \u0415\u0433\u043E \u043C\u043E\u0436\u043D\u043E \u0432\u043A\u043B\u044E\u0447\u0438\u0442\u044C \u0441\u00A0\u0434\u0440\u0443\u0433\u0438\u043C \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C."
	],
	renewalJustCharged: [
		2330,
		"Just renewed. Undo it until {date} to get all of it back.",
		"\u041F\u043E\u0434\u043F\u0438\u0441\u043A\u0430 \u0442\u043E\u043B\u044C\u043A\u043E \u0447\u0442\u043E \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0430. \u0414\u043E\u00A0{date} \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043C\u043E\u0436\u043D\u043E \u043E\u0442\u043C\u0435\u043D\u0438\u0442\u044C \u0438\u00A0\u0432\u0435\u0440\u043D\u0443\u0442\u044C \u0432\u0441\u0435 \u0434\u0435\u043D\u044C\u0433\u0438."
	],
	renewalUsed: [
		2410,
		"Renewed. Undo it until {date} to get back what you have not used.",
		"\u041F\u043E\u0434\u043F\u0438\u0441\u043A\u0430 \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0430. \u0414\u043E\u00A0{date} \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043C\u043E\u0436\u043D\u043E \u043E\u0442\u043C\u0435\u043D\u0438\u0442\u044C \u0438\u00A0\u0432\u0435\u0440\u043D\u0443\u0442\u044C \u0434\u0435\u043D\u044C\u0433\u0438 \u0437\u0430\u00A0\u043D\u0435\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043D\u043D\u044B\u0435 \u0434\u043D\u0438."
	],
	renewalConfirm: [
		2600,
		"Your bank wants you to confirm the payment",
		"\u0411\u0430\u043D\u043A \u043F\u0440\u043E\u0441\u0438\u0442 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u044C \u043F\u043B\u0430\u0442\u0451\u0436"
	],
	renewalConfirmHint: [
		2601,
		"Nothing is charged before you do.",
		"\u0414\u043E\u00A0\u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0438\u044F \u0434\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0448\u0443\u0442\u0441\u044F."
	],
	renewalConfirmButton: [
		2602,
		"Confirm with your bank",
		"\u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u044C \u0432\u00A0\u0431\u0430\u043D\u043A\u0435"
	],
	renewalPayOtherWay: [
		2603,
		"Pay another way",
		"\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u044C \u0438\u043D\u0430\u0447\u0435"
	],
	renewalConfirmPage: [
		2604,
		"Confirm a payment",
		"\u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0438\u0435 \u043F\u043B\u0430\u0442\u0435\u0436\u0430"
	],
	renewalConfirmText: [
		2605,
		"The renewal of {product} costs {amount}. The page of your bank opens, and you are charged once.",
		"\u041F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 {product} \u0441\u0442\u043E\u0438\u0442 {amount}. \u041E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u0431\u0430\u043D\u043A\u0430, \u0434\u0435\u043D\u044C\u0433\u0438 \u0441\u043F\u0438\u0448\u0443\u0442\u0441\u044F \u043E\u0434\u0438\u043D \u0440\u0430\u0437."
	],
	renewalConfirmPaid: [
		2606,
		"This payment is confirmed",
		"\u042D\u0442\u043E\u0442 \u043F\u043B\u0430\u0442\u0451\u0436 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0451\u043D"
	],
	renewalConfirmPaidText: [
		2607,
		"The renewal of {product} is paid. There is nothing to do.",
		"\u041F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 {product} \u043E\u043F\u043B\u0430\u0447\u0435\u043D\u043E. \u0411\u043E\u043B\u044C\u0448\u0435 \u043D\u0438\u0447\u0435\u0433\u043E \u0434\u0435\u043B\u0430\u0442\u044C \u043D\u0435\u00A0\u043D\u0443\u0436\u043D\u043E."
	],
	renewalConfirmBack: [
		2773,
		"If you have confirmed the payment, the renewal is shown in your subscriptions within minutes.",
		"\u0415\u0441\u043B\u0438 \u0432\u044B\u00A0\u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u043B\u0438 \u043F\u043B\u0430\u0442\u0451\u0436, \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043F\u043E\u044F\u0432\u0438\u0442\u0441\u044F \u0432\u00A0\u0440\u0430\u0437\u0434\u0435\u043B\u0435 \u00AB\u041F\u043E\u0434\u043F\u0438\u0441\u043A\u0438\u00BB \u0447\u0435\u0440\u0435\u0437 \u043D\u0435\u0441\u043A\u043E\u043B\u044C\u043A\u043E \u043C\u0438\u043D\u0443\u0442."
	],
	confirmationOver: [
		2608,
		"This payment can no longer be confirmed. Nothing was charged: order the product instead.",
		"\u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u044C \u044D\u0442\u043E\u0442 \u043F\u043B\u0430\u0442\u0451\u0436 \u0443\u0436\u0435 \u043D\u0435\u043B\u044C\u0437\u044F. \u0414\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0441\u0430\u043D\u044B: \u043E\u0444\u043E\u0440\u043C\u0438\u0442\u0435 \u0437\u0430\u043A\u0430\u0437."
	],
	confirmationLinkInvalid: [
		2609,
		"This link does not work. Open your subscriptions, or write to us.",
		"\u042D\u0442\u0430 \u0441\u0441\u044B\u043B\u043A\u0430 \u043D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442. \u041E\u0442\u043A\u0440\u043E\u0439\u0442\u0435 \u0441\u0432\u043E\u0438 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438 \u0438\u043B\u0438 \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u043D\u0430\u043C."
	],
	renewalUndo: [
		2331,
		"Undo this renewal",
		"\u041E\u0442\u043C\u0435\u043D\u0438\u0442\u044C \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435"
	],
	renewalKeep: [
		2460,
		"Keep the renewal",
		"\u041E\u0441\u0442\u0430\u0432\u0438\u0442\u044C \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435"
	],
	renewalUndoTitle: [
		2332,
		"Undo this renewal?",
		"\u041E\u0442\u043C\u0435\u043D\u0438\u0442\u044C \u044D\u0442\u043E \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435?"
	],
	renewalUndoText: [
		2333,
		"We will refund {amount} in full to where you paid from. Automatic renewal of {product} ends, and your access stays until {date}.",
		"\u0412\u0435\u0440\u043D\u0451\u043C {amount} \u043F\u043E\u043B\u043D\u043E\u0441\u0442\u044C\u044E \u0442\u0443\u0434\u0430, \u043E\u0442\u043A\u0443\u0434\u0430 \u0432\u044B\u00A0\u043F\u043B\u0430\u0442\u0438\u043B\u0438. \u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 {product} \u043E\u0442\u043A\u043B\u044E\u0447\u0438\u0442\u0441\u044F, \u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0441\u0442\u0430\u043D\u0435\u0442\u0441\u044F \u0434\u043E\u00A0{date}."
	],
	renewalUndoToBalance: [
		2334,
		"We will refund {amount} in full to your balance. Automatic renewal of {product} ends, and your access stays until {date}.",
		"\u0412\u0435\u0440\u043D\u0451\u043C {amount} \u043F\u043E\u043B\u043D\u043E\u0441\u0442\u044C\u044E \u043D\u0430\u00A0\u0432\u0430\u0448 \u0431\u0430\u043B\u0430\u043D\u0441. \u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 {product} \u043E\u0442\u043A\u043B\u044E\u0447\u0438\u0442\u0441\u044F, \u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0441\u0442\u0430\u043D\u0435\u0442\u0441\u044F \u0434\u043E\u00A0{date}."
	],
	renewalUndoPart: [
		2411,
		"We will refund {amount} to where you paid from, for what you have not used: {unused} of the {total} days that cost {paid}. Automatic renewal of {product} ends, and your access stays until {date}.",
		"\u0412\u0435\u0440\u043D\u0451\u043C {amount} \u0442\u0443\u0434\u0430, \u043E\u0442\u043A\u0443\u0434\u0430 \u0432\u044B\u00A0\u043F\u043B\u0430\u0442\u0438\u043B\u0438, \u0437\u0430\u00A0\u043D\u0435\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043D\u043D\u043E\u0435 \u0432\u0440\u0435\u043C\u044F: \u0434\u043D\u0435\u0439 \u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C {unused} \u0438\u0437\u00A0{total}, \u0437\u0430\u00A0\u0432\u0441\u0435 \u0443\u043F\u043B\u0430\u0447\u0435\u043D\u043E {paid}. \u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 {product} \u043E\u0442\u043A\u043B\u044E\u0447\u0438\u0442\u0441\u044F, \u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0441\u0442\u0430\u043D\u0435\u0442\u0441\u044F \u0434\u043E\u00A0{date}."
	],
	renewalUndoPartToBalance: [
		2412,
		"We will refund {amount} to your balance, for what you have not used: {unused} of the {total} days that cost {paid}. Automatic renewal of {product} ends, and your access stays until {date}.",
		"\u0412\u0435\u0440\u043D\u0451\u043C {amount} \u043D\u0430\u00A0\u0432\u0430\u0448 \u0431\u0430\u043B\u0430\u043D\u0441 \u0437\u0430\u00A0\u043D\u0435\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043D\u043D\u043E\u0435 \u0432\u0440\u0435\u043C\u044F: \u0434\u043D\u0435\u0439 \u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C {unused} \u0438\u0437\u00A0{total}, \u0437\u0430\u00A0\u0432\u0441\u0435 \u0443\u043F\u043B\u0430\u0447\u0435\u043D\u043E {paid}. \u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 {product} \u043E\u0442\u043A\u043B\u044E\u0447\u0438\u0442\u0441\u044F, \u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0441\u0442\u0430\u043D\u0435\u0442\u0441\u044F \u0434\u043E\u00A0{date}."
	],
	renewalUndone: [
		2335,
		"The renewal is undone",
		"\u041F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043E\u0442\u043C\u0435\u043D\u0435\u043D\u043E"
	],
	renewalUndoneText: [
		2336,
		"{amount} is on its way back to where you paid from; banks can take a few days. Automatic renewal is off, and your access to {product} stays until {date}.",
		"{amount} \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0430\u0435\u043C \u0442\u0443\u0434\u0430, \u043E\u0442\u043A\u0443\u0434\u0430 \u0432\u044B\u00A0\u043F\u043B\u0430\u0442\u0438\u043B\u0438; \u0443\u00A0\u0431\u0430\u043D\u043A\u043E\u0432 \u044D\u0442\u043E \u043C\u043E\u0436\u0435\u0442 \u0437\u0430\u043D\u044F\u0442\u044C \u043D\u0435\u0441\u043A\u043E\u043B\u044C\u043A\u043E \u0434\u043D\u0435\u0439. \u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043E\u0442\u043A\u043B\u044E\u0447\u0435\u043D\u043E, \u0434\u043E\u0441\u0442\u0443\u043F \u043A\u00A0{product} \u043E\u0441\u0442\u0430\u043D\u0435\u0442\u0441\u044F \u0434\u043E\u00A0{date}."
	],
	renewalUndoneToBalance: [
		2337,
		"{amount} is back on your balance. Automatic renewal is off, and your access to {product} stays until {date}.",
		"{amount} \u0443\u0436\u0435 \u043D\u0430\u00A0\u0432\u0430\u0448\u0435\u043C \u0431\u0430\u043B\u0430\u043D\u0441\u0435. \u0410\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u043E\u0442\u043A\u043B\u044E\u0447\u0435\u043D\u043E, \u0434\u043E\u0441\u0442\u0443\u043F \u043A\u00A0{product} \u043E\u0441\u0442\u0430\u043D\u0435\u0442\u0441\u044F \u0434\u043E\u00A0{date}."
	],
	renewalUndoneBefore: [
		2338,
		"This renewal is already undone",
		"\u042D\u0442\u043E \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u0443\u0436\u0435 \u043E\u0442\u043C\u0435\u043D\u0435\u043D\u043E"
	],
	renewalRefundedBefore: [
		2339,
		"This renewal is already being refunded",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u0437\u0430\u00A0\u044D\u0442\u043E \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u0443\u0436\u0435 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0430\u044E\u0442\u0441\u044F"
	],
	undoChanged: [
		2413,
		"Another day has begun, so the amount has changed. Check it again.",
		"\u041D\u0430\u0447\u0430\u043B\u0441\u044F \u043D\u043E\u0432\u044B\u0439 \u0434\u0435\u043D\u044C, \u0438\u00A0\u0441\u0443\u043C\u043C\u0430 \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0430\u0441\u044C. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u0435\u0451\u00A0\u0435\u0449\u0451 \u0440\u0430\u0437."
	],
	undoClosed: [
		2340,
		"This renewal can no longer be undone here: the 14 days are over, or nothing of its period is left. Write to us: we will find a solution.",
		"\u041E\u0442\u043C\u0435\u043D\u0438\u0442\u044C \u044D\u0442\u043E \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435 \u0437\u0434\u0435\u0441\u044C \u0443\u0436\u0435 \u043D\u0435\u043B\u044C\u0437\u044F: \u043F\u0440\u043E\u0448\u043B\u043E 14\u00A0\u0434\u043D\u0435\u0439 \u0438\u043B\u0438 \u043E\u0442\u00A0\u043E\u043F\u043B\u0430\u0447\u0435\u043D\u043D\u043E\u0433\u043E \u043F\u0435\u0440\u0438\u043E\u0434\u0430 \u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435\u00A0\u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C. \u041D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u043D\u0430\u043C, \u0438\u00A0\u043C\u044B \u043D\u0430\u0439\u0434\u0451\u043C \u0440\u0435\u0448\u0435\u043D\u0438\u0435."
	],
	undoLinkInvalid: [
		2341,
		"This link does not work. Open your subscriptions, or write to us.",
		"\u042D\u0442\u0430 \u0441\u0441\u044B\u043B\u043A\u0430 \u043D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442. \u041E\u0442\u043A\u0440\u043E\u0439\u0442\u0435 \u0441\u0432\u043E\u0438 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438 \u0438\u043B\u0438 \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u043D\u0430\u043C."
	],
	renewalUndoPage: [
		2342,
		"Undo a renewal",
		"\u041E\u0442\u043C\u0435\u043D\u0430 \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u044F"
	],
	renewalUndoFailed: [
		2343,
		"The renewal could not be loaded",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u0435"
	],
	renewalStopPage: [
		2090,
		"Turn off automatic renewal",
		"\u041E\u0442\u043A\u043B\u044E\u0447\u0435\u043D\u0438\u0435 \u0430\u0432\u0442\u043E\u043F\u0440\u043E\u0434\u043B\u0435\u043D\u0438\u044F"
	]
};
// ../contract/src/texts/pages/settings.ts
const settingsTexts = {
	menuSettings: [
		7,
		"Settings",
		"\u041D\u0430\u0441\u0442\u0440\u043E\u0439\u043A\u0438"
	],
	profileSaved: [
		107,
		"Profile saved",
		"\u041F\u0440\u043E\u0444\u0438\u043B\u044C \u0441\u043E\u0445\u0440\u0430\u043D\u0451\u043D"
	],
	profileNotSaved: [
		108,
		"The profile was not saved.",
		"\u041F\u0440\u043E\u0444\u0438\u043B\u044C \u043D\u0435\u00A0\u0441\u043E\u0445\u0440\u0430\u043D\u0451\u043D."
	],
	profileFailed: [
		110,
		"Something went wrong. The profile was not saved.",
		"\u0427\u0442\u043E-\u0442\u043E \u043F\u043E\u0448\u043B\u043E \u043D\u0435\u00A0\u0442\u0430\u043A. \u041F\u0440\u043E\u0444\u0438\u043B\u044C \u043D\u0435\u00A0\u0441\u043E\u0445\u0440\u0430\u043D\u0451\u043D."
	],
	tabProfile: [
		380,
		"Profile",
		"\u041F\u0440\u043E\u0444\u0438\u043B\u044C"
	],
	tabSecurity: [
		381,
		"Security",
		"\u0411\u0435\u0437\u043E\u043F\u0430\u0441\u043D\u043E\u0441\u0442\u044C"
	],
	save: [
		382,
		"Save",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u044C"
	],
	saving: [
		383,
		"Saving",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u044F\u0435\u043C"
	],
	profileUnavailable: [
		384,
		"The profile did not load",
		"\u041F\u0440\u043E\u0444\u0438\u043B\u044C \u043D\u0435\u00A0\u0437\u0430\u0433\u0440\u0443\u0437\u0438\u043B\u0441\u044F"
	],
	avatar: [
		385,
		"Avatar",
		"\u0410\u0432\u0430\u0442\u0430\u0440"
	],
	avatarHint: [
		386,
		"PNG or JPG, up to 5\u00A0MB.",
		"PNG \u0438\u043B\u0438 JPG, \u0434\u043E\u00A05\u00A0\u041C\u0411."
	],
	avatarUpload: [
		387,
		"Upload",
		"\u0417\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C"
	],
	avatarUploading: [
		388,
		"Uploading the image",
		"\u0417\u0430\u0433\u0440\u0443\u0436\u0430\u0435\u043C \u0438\u0437\u043E\u0431\u0440\u0430\u0436\u0435\u043D\u0438\u0435"
	],
	avatarRemove: [
		389,
		"Remove",
		"\u0423\u0434\u0430\u043B\u0438\u0442\u044C"
	],
	usernameLabel: [
		390,
		"Username",
		"\u0418\u043C\u044F \u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u0435\u043B\u044F"
	],
	usernameHint: [
		391,
		"Shown in tickets and in the menu.",
		"\u0412\u0438\u0434\u043D\u043E \u0432\u00A0\u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u044F\u0445 \u0438\u00A0\u0432\u00A0\u043C\u0435\u043D\u044E."
	],
	emailHint: [
		392,
		"Used to sign in. It cannot be changed.",
		"\u0418\u0441\u043F\u043E\u043B\u044C\u0437\u0443\u0435\u0442\u0441\u044F \u0434\u043B\u044F \u0432\u0445\u043E\u0434\u0430. \u0418\u0437\u043C\u0435\u043D\u0438\u0442\u044C \u043D\u0435\u043B\u044C\u0437\u044F."
	],
	emailConfirmed: [
		393,
		"Confirmed",
		"\u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0430"
	],
	emailNotConfirmed: [
		394,
		"Not confirmed yet",
		"\u0415\u0449\u0451 \u043D\u0435\u00A0\u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0430"
	],
	emailResend: [
		395,
		"Resend the email",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u0438\u0442\u044C \u043F\u0438\u0441\u044C\u043C\u043E \u0435\u0449\u0451 \u0440\u0430\u0437"
	],
	emailResent: [
		396,
		"We have sent you a link.",
		"\u041C\u044B \u043E\u0442\u043F\u0440\u0430\u0432\u0438\u043B\u0438 \u0432\u0430\u043C \u043F\u0438\u0441\u044C\u043C\u043E \u0441\u043E\u00A0\u0441\u0441\u044B\u043B\u043A\u043E\u0439."
	],
	trc20Label: [
		397,
		"TRC20 address",
		"\u0410\u0434\u0440\u0435\u0441 TRC20"
	],
	trc20Hint: [
		398,
		"Partner payouts in USDT go here.",
		"\u0421\u044E\u0434\u0430 \u043F\u0440\u0438\u0445\u043E\u0434\u044F\u0442 \u043F\u0430\u0440\u0442\u043D\u0451\u0440\u0441\u043A\u0438\u0435 \u0432\u044B\u043F\u043B\u0430\u0442\u044B \u0432\u00A0USDT."
	],
	trc20Form: [
		399,
		"A TRC20 address starts with T and has 34\u00A0letters and digits.",
		"\u0410\u0434\u0440\u0435\u0441 TRC20 \u043D\u0430\u0447\u0438\u043D\u0430\u0435\u0442\u0441\u044F \u0441\u00A0T \u0438\u00A0\u0441\u043E\u0441\u0442\u043E\u0438\u0442 \u0438\u0437\u00A034\u00A0\u0431\u0443\u043A\u0432 \u0438\u00A0\u0446\u0438\u0444\u0440."
	],
	trc20Confirm: [
		400,
		"Confirm the new address",
		"\u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u0435 \u043D\u043E\u0432\u044B\u0439 \u0430\u0434\u0440\u0435\u0441"
	],
	trc20ConfirmText: [
		401,
		"Partner payouts will go to {address}. Enter your password to confirm.",
		"\u041F\u0430\u0440\u0442\u043D\u0451\u0440\u0441\u043A\u0438\u0435 \u0432\u044B\u043F\u043B\u0430\u0442\u044B \u0431\u0443\u0434\u0443\u0442 \u043F\u0440\u0438\u0445\u043E\u0434\u0438\u0442\u044C \u043D\u0430\u00A0{address}. \u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043F\u0430\u0440\u043E\u043B\u044C \u0434\u043B\u044F \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0438\u044F."
	],
	trc20RemoveText: [
		402,
		"Partner payouts will have no address. Enter your password to confirm.",
		"\u0423\u00A0\u043F\u0430\u0440\u0442\u043D\u0451\u0440\u0441\u043A\u0438\u0445 \u0432\u044B\u043F\u043B\u0430\u0442 \u043D\u0435\u00A0\u0431\u0443\u0434\u0435\u0442 \u0430\u0434\u0440\u0435\u0441\u0430. \u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043F\u0430\u0440\u043E\u043B\u044C \u0434\u043B\u044F \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0438\u044F."
	],
	telegramHint: [
		410,
		"Link your Telegram account.",
		"\u041F\u0440\u0438\u0432\u044F\u0436\u0438\u0442\u0435 \u0430\u043A\u043A\u0430\u0443\u043D\u0442 Telegram."
	],
	telegramConnect: [
		411,
		"Connect Telegram",
		"\u041F\u043E\u0434\u043A\u043B\u044E\u0447\u0438\u0442\u044C Telegram"
	],
	telegramOpen: [
		412,
		"Open Telegram",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C Telegram"
	],
	telegramWaiting: [
		413,
		"Press START in the chat with the bot. This page updates automatically.",
		"\u041D\u0430\u0436\u043C\u0438\u0442\u0435 START \u0432\u00A0\u0447\u0430\u0442\u0435 \u0441\u00A0\u0431\u043E\u0442\u043E\u043C. \u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u043E\u0431\u043D\u043E\u0432\u0438\u0442\u0441\u044F \u0441\u0430\u043C\u0430."
	],
	telegramConnected: [
		414,
		"Connected as {name}",
		"\u041F\u043E\u0434\u043A\u043B\u044E\u0447\u0451\u043D: {name}"
	],
	telegramUnlink: [
		415,
		"Disconnect",
		"\u041E\u0442\u043A\u043B\u044E\u0447\u0438\u0442\u044C"
	],
	telegramUnlinkTitle: [
		416,
		"Disconnect Telegram",
		"\u041E\u0442\u043A\u043B\u044E\u0447\u0438\u0442\u044C Telegram"
	],
	telegramUnlinkText: [
		417,
		"Notifications will no longer be sent to {name}. Enter your password to confirm.",
		"{name} \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u0431\u0443\u0434\u0435\u0442 \u043F\u043E\u043B\u0443\u0447\u0430\u0442\u044C \u0443\u0432\u0435\u0434\u043E\u043C\u043B\u0435\u043D\u0438\u044F. \u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043F\u0430\u0440\u043E\u043B\u044C \u0434\u043B\u044F \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0438\u044F."
	],
	telegramFailed: [
		418,
		"Telegram was not connected. Try again.",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u043F\u043E\u0434\u043A\u043B\u044E\u0447\u0438\u0442\u044C Telegram. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0435\u0449\u0451 \u0440\u0430\u0437."
	],
	telegramAlready: [
		424,
		"Telegram is already connected. Disconnect it first.",
		"Telegram \u0443\u0436\u0435 \u043F\u043E\u0434\u043A\u043B\u044E\u0447\u0451\u043D. \u0421\u043D\u0430\u0447\u0430\u043B\u0430 \u043E\u0442\u043A\u043B\u044E\u0447\u0438\u0442\u0435 \u0435\u0433\u043E."
	],
	notificationsTitle: [
		419,
		"Telegram notifications",
		"\u0423\u0432\u0435\u0434\u043E\u043C\u043B\u0435\u043D\u0438\u044F \u0432\u00A0Telegram"
	],
	notificationsHint: [
		420,
		"Choose what the bot notifies you about.",
		"\u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435, \u043E\u00A0\u0447\u0451\u043C \u043F\u0438\u0448\u0435\u0442 \u0431\u043E\u0442."
	],
	notifySubscriptionEnds: [
		421,
		"A subscription ends soon",
		"\u041F\u043E\u0434\u043F\u0438\u0441\u043A\u0430 \u0441\u043A\u043E\u0440\u043E \u0437\u0430\u043A\u043E\u043D\u0447\u0438\u0442\u0441\u044F"
	],
	notifyPaymentReceived: [
		422,
		"A payment was received",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043F\u043E\u043B\u0443\u0447\u0435\u043D"
	],
	notifyAccessChanged: [
		425,
		"A link was replaced",
		"\u0421\u0441\u044B\u043B\u043A\u0430 \u0437\u0430\u043C\u0435\u043D\u0435\u043D\u0430"
	],
	notifyOrderUnpaid: [
		1420,
		"An order was not paid",
		"\u0417\u0430\u043A\u0430\u0437 \u043D\u0435\u00A0\u043E\u043F\u043B\u0430\u0447\u0435\u043D"
	],
	emailNotificationsTitle: [
		1421,
		"Email notifications",
		"\u0423\u0432\u0435\u0434\u043E\u043C\u043B\u0435\u043D\u0438\u044F \u043F\u043E\u00A0\u043F\u043E\u0447\u0442\u0435"
	],
	emailNotificationsHint: [
		1422,
		"Receipts, refunds and changes of your access are always sent.",
		"\u041A\u0432\u0438\u0442\u0430\u043D\u0446\u0438\u0438, \u0432\u043E\u0437\u0432\u0440\u0430\u0442\u044B \u0438\u00A0\u0438\u0437\u043C\u0435\u043D\u0435\u043D\u0438\u044F \u0434\u043E\u0441\u0442\u0443\u043F\u0430 \u043F\u0440\u0438\u0445\u043E\u0434\u044F\u0442 \u0432\u0441\u0435\u0433\u0434\u0430."
	],
	unpaidMails: [
		1423,
		"An order was declined, canceled or not paid in time",
		"\u0417\u0430\u043A\u0430\u0437 \u043E\u0442\u043A\u043B\u043E\u043D\u0451\u043D, \u043E\u0442\u043C\u0435\u043D\u0451\u043D \u0438\u043B\u0438 \u043D\u0435\u00A0\u043E\u043F\u043B\u0430\u0447\u0435\u043D \u0432\u043E\u0432\u0440\u0435\u043C\u044F"
	],
	notifyTicketAnswered: [
		423,
		"A support ticket was answered",
		"\u041E\u0442\u0432\u0435\u0442 \u0432\u00A0\u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u0438"
	],
	passwordTypedShort: [
		75,
		"At least 8\u00A0characters",
		"\u041D\u0435\u00A0\u043C\u0435\u043D\u044C\u0448\u0435 8\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432"
	],
	passwordFailed: [
		79,
		"Something went wrong. The password was not changed.",
		"\u0427\u0442\u043E-\u0442\u043E \u043F\u043E\u0448\u043B\u043E \u043D\u0435\u00A0\u0442\u0430\u043A. \u041F\u0430\u0440\u043E\u043B\u044C \u043D\u0435\u00A0\u0438\u0437\u043C\u0435\u043D\u0451\u043D."
	],
	passwordChanged: [
		104,
		"Password successfully changed",
		"\u041F\u0430\u0440\u043E\u043B\u044C \u0438\u0437\u043C\u0435\u043D\u0451\u043D"
	],
	passwordAdvice: [
		430,
		"At least 8\u00A0characters. Choose one you do not use elsewhere.",
		"\u041D\u0435\u00A0\u043C\u0435\u043D\u044C\u0448\u0435 8\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432. \u041D\u0435\u00A0\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u0443\u0439\u0442\u0435 \u043F\u0430\u0440\u043E\u043B\u044C \u043E\u0442\u00A0\u0434\u0440\u0443\u0433\u0438\u0445 \u0441\u0430\u0439\u0442\u043E\u0432."
	],
	passwordOld: [
		431,
		"Old password",
		"\u0421\u0442\u0430\u0440\u044B\u0439 \u043F\u0430\u0440\u043E\u043B\u044C"
	],
	passwordNew: [
		432,
		"New password",
		"\u041D\u043E\u0432\u044B\u0439 \u043F\u0430\u0440\u043E\u043B\u044C"
	],
	secondFactor: [
		435,
		"Two-step sign-in",
		"\u0414\u0432\u0443\u0445\u044D\u0442\u0430\u043F\u043D\u044B\u0439 \u0432\u0445\u043E\u0434"
	],
	secondFactorHint: [
		436,
		"In addition to the password, a code from an app on your phone.",
		"\u041A\u0440\u043E\u043C\u0435 \u043F\u0430\u0440\u043E\u043B\u044F \u2014 \u043A\u043E\u0434 \u0438\u0437\u00A0\u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u044F \u043D\u0430\u00A0\u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0435."
	],
	secondFactorOn: [
		437,
		"On",
		"\u0412\u043A\u043B\u044E\u0447\u0451\u043D"
	],
	secondFactorOff: [
		438,
		"Off",
		"\u0412\u044B\u043A\u043B\u044E\u0447\u0435\u043D"
	],
	secondFactorSetUp: [
		439,
		"Set up",
		"\u041D\u0430\u0441\u0442\u0440\u043E\u0438\u0442\u044C"
	],
	secondFactorSetUpText: [
		440,
		"Enter your password to begin. You will need an authenticator app.",
		"\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043F\u0430\u0440\u043E\u043B\u044C, \u0447\u0442\u043E\u0431\u044B \u043D\u0430\u0447\u0430\u0442\u044C. \u041F\u043E\u043D\u0430\u0434\u043E\u0431\u0438\u0442\u0441\u044F \u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u0435-\u0430\u0443\u0442\u0435\u043D\u0442\u0438\u0444\u0438\u043A\u0430\u0442\u043E\u0440."
	],
	secondFactorScan: [
		441,
		"Scan the QR code with an authenticator app, or enter the key manually.",
		"\u041E\u0442\u0441\u043A\u0430\u043D\u0438\u0440\u0443\u0439\u0442\u0435 QR-\u043A\u043E\u0434 \u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u0435\u043C-\u0430\u0443\u0442\u0435\u043D\u0442\u0438\u0444\u0438\u043A\u0430\u0442\u043E\u0440\u043E\u043C \u0438\u043B\u0438 \u0432\u0432\u0435\u0434\u0438\u0442\u0435 \u0432\u00A0\u043D\u0435\u0433\u043E \u043A\u043B\u044E\u0447."
	],
	secondFactorQr: [
		442,
		"QR code for the authenticator app",
		"QR-\u043A\u043E\u0434 \u0434\u043B\u044F \u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u044F-\u0430\u0443\u0442\u0435\u043D\u0442\u0438\u0444\u0438\u043A\u0430\u0442\u043E\u0440\u0430"
	],
	secondFactorSecret: [
		443,
		"Key",
		"\u041A\u043B\u044E\u0447"
	],
	secondFactorCode: [
		444,
		"Code from the app",
		"\u041A\u043E\u0434 \u0438\u0437\u00A0\u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u044F"
	],
	secondFactorCodeForm: [
		445,
		"The code has 6\u00A0digits.",
		"\u0412\u00A0\u043A\u043E\u0434\u0435 6\u00A0\u0446\u0438\u0444\u0440."
	],
	secondFactorTurnOn: [
		446,
		"Turn on",
		"\u0412\u043A\u043B\u044E\u0447\u0438\u0442\u044C"
	],
	secondFactorTurnOff: [
		447,
		"Turn off",
		"\u0412\u044B\u043A\u043B\u044E\u0447\u0438\u0442\u044C"
	],
	secondFactorTurnOffTitle: [
		448,
		"Turn off two-step sign-in",
		"\u0412\u044B\u043A\u043B\u044E\u0447\u0438\u0442\u044C \u0434\u0432\u0443\u0445\u044D\u0442\u0430\u043F\u043D\u044B\u0439 \u0432\u0445\u043E\u0434"
	],
	secondFactorTurnOffText: [
		449,
		"The password alone will be enough to sign in. Confirm with the password and a code.",
		"\u0414\u043B\u044F \u0432\u0445\u043E\u0434\u0430 \u0431\u0443\u0434\u0435\u0442 \u0434\u043E\u0441\u0442\u0430\u0442\u043E\u0447\u043D\u043E \u043F\u0430\u0440\u043E\u043B\u044F. \u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u0435 \u043F\u0430\u0440\u043E\u043B\u0435\u043C \u0438\u00A0\u043A\u043E\u0434\u043E\u043C."
	],
	secondFactorAnyCode: [
		450,
		"Code from the app or recovery code",
		"\u041A\u043E\u0434 \u0438\u0437\u00A0\u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u044F \u0438\u043B\u0438 \u0440\u0435\u0437\u0435\u0440\u0432\u043D\u044B\u0439 \u043A\u043E\u0434"
	],
	copy: [
		451,
		"Copy",
		"\u041A\u043E\u043F\u0438\u0440\u043E\u0432\u0430\u0442\u044C"
	],
	copied: [
		452,
		"Copied",
		"\u0421\u043A\u043E\u043F\u0438\u0440\u043E\u0432\u0430\u043D\u043E"
	],
	recoveryCodes: [
		453,
		"Recovery codes",
		"\u0420\u0435\u0437\u0435\u0440\u0432\u043D\u044B\u0435 \u043A\u043E\u0434\u044B"
	],
	recoveryCodesHint: [
		454,
		"Each can be used once instead of a code from the app, for example if you lose your phone. They are shown only now: store them with your passwords.",
		"\u041A\u0430\u0436\u0434\u044B\u0439 \u043A\u043E\u0434 \u043C\u043E\u0436\u043D\u043E \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u0442\u044C \u043E\u0434\u0438\u043D \u0440\u0430\u0437 \u0432\u043C\u0435\u0441\u0442\u043E \u043A\u043E\u0434\u0430 \u0438\u0437\u00A0\u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u044F, \u043D\u0430\u043F\u0440\u0438\u043C\u0435\u0440 \u0435\u0441\u043B\u0438 \u0442\u0435\u043B\u0435\u0444\u043E\u043D \u043F\u043E\u0442\u0435\u0440\u044F\u0435\u0442\u0441\u044F. \u041A\u043E\u0434\u044B \u043F\u043E\u043A\u0430\u0437\u0430\u043D\u044B \u0442\u043E\u043B\u044C\u043A\u043E \u0441\u0435\u0439\u0447\u0430\u0441: \u0441\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u0435 \u0438\u0445 \u0442\u0430\u043C\u00A0\u0436\u0435, \u0433\u0434\u0435 \u043F\u0430\u0440\u043E\u043B\u0438."
	],
	recoveryCodesLeft: [
		455,
		"{count, plural, one {# recovery code left} other {# recovery codes left}}",
		"{count, plural, one {\u041E\u0441\u0442\u0430\u043B\u0441\u044F #\u00A0\u0440\u0435\u0437\u0435\u0440\u0432\u043D\u044B\u0439 \u043A\u043E\u0434} few {\u041E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u0440\u0435\u0437\u0435\u0440\u0432\u043D\u044B\u0445 \u043A\u043E\u0434\u0430} many {\u041E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u0440\u0435\u0437\u0435\u0440\u0432\u043D\u044B\u0445 \u043A\u043E\u0434\u043E\u0432} other {\u041E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u0440\u0435\u0437\u0435\u0440\u0432\u043D\u043E\u0433\u043E \u043A\u043E\u0434\u0430}}"
	],
	recoveryCodesRenew: [
		456,
		"New recovery codes",
		"\u041D\u043E\u0432\u044B\u0435 \u0440\u0435\u0437\u0435\u0440\u0432\u043D\u044B\u0435 \u043A\u043E\u0434\u044B"
	],
	recoveryCodesRenewText: [
		457,
		"The old ones stop working. Confirm with the password and a code.",
		"\u0421\u0442\u0430\u0440\u044B\u0435 \u043F\u0435\u0440\u0435\u0441\u0442\u0430\u043D\u0443\u0442 \u0434\u0435\u0439\u0441\u0442\u0432\u043E\u0432\u0430\u0442\u044C. \u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u0435 \u043F\u0430\u0440\u043E\u043B\u0435\u043C \u0438\u00A0\u043A\u043E\u0434\u043E\u043C."
	],
	recoveryCodesDownload: [
		458,
		"Download",
		"\u0421\u043A\u0430\u0447\u0430\u0442\u044C"
	],
	recoveryCodesSaved: [
		459,
		"I have saved them",
		"\u041A\u043E\u0434\u044B \u0441\u043E\u0445\u0440\u0430\u043D\u0435\u043D\u044B"
	],
	sessions: [
		460,
		"Active sessions",
		"\u0410\u043A\u0442\u0438\u0432\u043D\u044B\u0435 \u0441\u0435\u0430\u043D\u0441\u044B"
	],
	sessionsHint: [
		461,
		"If you do not recognize one of them, end it and change the password.",
		"\u041D\u0435\u00A0\u0443\u0437\u043D\u0430\u0451\u0442\u0435 \u0441\u0435\u0430\u043D\u0441? \u0417\u0430\u0432\u0435\u0440\u0448\u0438\u0442\u0435 \u0435\u0433\u043E \u0438\u00A0\u0441\u043C\u0435\u043D\u0438\u0442\u0435 \u043F\u0430\u0440\u043E\u043B\u044C."
	],
	sessionUnknown: [
		462,
		"Unknown device",
		"\u041D\u0435\u0438\u0437\u0432\u0435\u0441\u0442\u043D\u043E\u0435 \u0443\u0441\u0442\u0440\u043E\u0439\u0441\u0442\u0432\u043E"
	],
	sessionCurrent: [
		463,
		"This device",
		"\u042D\u0442\u043E \u0443\u0441\u0442\u0440\u043E\u0439\u0441\u0442\u0432\u043E"
	],
	sessionSeen: [
		464,
		"Last seen {date} at {time}",
		"\u041F\u043E\u0441\u043B\u0435\u0434\u043D\u044F\u044F \u0430\u043A\u0442\u0438\u0432\u043D\u043E\u0441\u0442\u044C {date} \u0432\u00A0{time}"
	],
	sessionEnd: [
		465,
		"End",
		"\u0417\u0430\u0432\u0435\u0440\u0448\u0438\u0442\u044C"
	],
	sessionEndOf: [
		466,
		"End the session on {device}",
		"\u0417\u0430\u0432\u0435\u0440\u0448\u0438\u0442\u044C \u0441\u0435\u0430\u043D\u0441: {device}"
	],
	sessionsEndOthers: [
		467,
		"End all other sessions",
		"\u0417\u0430\u0432\u0435\u0440\u0448\u0438\u0442\u044C \u0432\u0441\u0435 \u043E\u0441\u0442\u0430\u043B\u044C\u043D\u044B\u0435"
	],
	sessionEnded: [
		468,
		"The session has ended",
		"\u0421\u0435\u0430\u043D\u0441 \u0437\u0430\u0432\u0435\u0440\u0448\u0451\u043D"
	],
	sessionsOthersEnded: [
		469,
		"All other sessions have ended",
		"\u0412\u0441\u0435 \u043E\u0441\u0442\u0430\u043B\u044C\u043D\u044B\u0435 \u0441\u0435\u0430\u043D\u0441\u044B \u0437\u0430\u0432\u0435\u0440\u0448\u0435\u043D\u044B"
	],
	securityUnavailable: [
		470,
		"These settings did not load",
		"\u042D\u0442\u0438 \u043D\u0430\u0441\u0442\u0440\u043E\u0439\u043A\u0438 \u043D\u0435\u00A0\u0437\u0430\u0433\u0440\u0443\u0437\u0438\u043B\u0438\u0441\u044C"
	],
	dataTitle: [
		475,
		"Your data",
		"\u0412\u0430\u0448\u0438 \u0434\u0430\u043D\u043D\u044B\u0435"
	],
	dataHint: [
		476,
		"Everything the shop holds about you, as one JSON file.",
		"\u0412\u0441\u0451, \u0447\u0442\u043E \u043C\u0430\u0433\u0430\u0437\u0438\u043D \u0445\u0440\u0430\u043D\u0438\u0442 \u043E\u00A0\u0432\u0430\u0441, \u043E\u0434\u043D\u0438\u043C \u0444\u0430\u0439\u043B\u043E\u043C JSON."
	],
	dataDownload: [
		477,
		"Download my data",
		"\u0421\u043A\u0430\u0447\u0430\u0442\u044C \u043C\u043E\u0438 \u0434\u0430\u043D\u043D\u044B\u0435"
	],
	dataConfirmText: [
		478,
		"The file contains personal data. Enter your password to download it.",
		"\u0412\u00A0\u0444\u0430\u0439\u043B\u0435 \u043B\u0438\u0447\u043D\u044B\u0435 \u0434\u0430\u043D\u043D\u044B\u0435. \u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043F\u0430\u0440\u043E\u043B\u044C, \u0447\u0442\u043E\u0431\u044B \u0441\u043A\u0430\u0447\u0430\u0442\u044C\u00A0\u0435\u0433\u043E."
	],
	dataDownloaded: [
		479,
		"The file has been downloaded",
		"\u0424\u0430\u0439\u043B \u0441\u043A\u0430\u0447\u0430\u043D"
	],
	deletionTitle: [
		480,
		"Delete account",
		"\u0423\u0434\u0430\u043B\u0435\u043D\u0438\u0435 \u0430\u043A\u043A\u0430\u0443\u043D\u0442\u0430"
	],
	deletionHint: [
		481,
		"You have 7\u00A0days to change your mind.",
		"\u0423\u00A0\u0432\u0430\u0441 \u0431\u0443\u0434\u0435\u0442 7\u00A0\u0434\u043D\u0435\u0439, \u0447\u0442\u043E\u0431\u044B \u043F\u0435\u0440\u0435\u0434\u0443\u043C\u0430\u0442\u044C."
	],
	deletionRequest: [
		482,
		"Delete my account",
		"\u0423\u0434\u0430\u043B\u0438\u0442\u044C \u043C\u043E\u0439 \u0430\u043A\u043A\u0430\u0443\u043D\u0442"
	],
	deletionText: [
		483,
		"In 7\u00A0days your email, name, avatar and connected accounts will be permanently deleted, along with your subscriptions. Payment records are kept without your name. Until then you can sign in and keep the account. All other sessions end now.",
		"\u0427\u0435\u0440\u0435\u0437 7\u00A0\u0434\u043D\u0435\u0439 \u0432\u0430\u0448 \u0430\u0434\u0440\u0435\u0441 \u043F\u043E\u0447\u0442\u044B, \u0438\u043C\u044F, \u0430\u0432\u0430\u0442\u0430\u0440 \u0438\u00A0\u043F\u0440\u0438\u0432\u044F\u0437\u0430\u043D\u043D\u044B\u0435 \u0430\u043A\u043A\u0430\u0443\u043D\u0442\u044B \u0431\u0443\u0434\u0443\u0442 \u0443\u0434\u0430\u043B\u0435\u043D\u044B \u043D\u0430\u0432\u0441\u0435\u0433\u0434\u0430 \u0432\u043C\u0435\u0441\u0442\u0435 \u0441\u00A0\u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430\u043C\u0438. \u0417\u0430\u043F\u0438\u0441\u0438 \u043E\u00A0\u043F\u043B\u0430\u0442\u0435\u0436\u0430\u0445 \u043E\u0441\u0442\u0430\u043D\u0443\u0442\u0441\u044F \u0431\u0435\u0437 \u0432\u0430\u0448\u0435\u0433\u043E \u0438\u043C\u0435\u043D\u0438. \u0414\u043E\u00A0\u044D\u0442\u043E\u0433\u043E \u043C\u043E\u0436\u043D\u043E \u0432\u043E\u0439\u0442\u0438 \u0438\u00A0\u0441\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u044C \u0430\u043A\u043A\u0430\u0443\u043D\u0442. \u0412\u0441\u0435 \u043E\u0441\u0442\u0430\u043B\u044C\u043D\u044B\u0435 \u0441\u0435\u0430\u043D\u0441\u044B \u0437\u0430\u0432\u0435\u0440\u0448\u0430\u0442\u0441\u044F \u0441\u0435\u0439\u0447\u0430\u0441."
	],
	deletionConfirm: [
		484,
		"Delete in 7\u00A0days",
		"\u0423\u0434\u0430\u043B\u0438\u0442\u044C \u0447\u0435\u0440\u0435\u0437 7\u00A0\u0434\u043D\u0435\u0439"
	],
	deletionPending: [
		485,
		"Your account will be deleted on {date}.",
		"\u0412\u0430\u0448 \u0430\u043A\u043A\u0430\u0443\u043D\u0442 \u0431\u0443\u0434\u0435\u0442 \u0443\u0434\u0430\u043B\u0451\u043D {date}."
	],
	deletionUndo: [
		486,
		"Keep the account",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u044C \u0430\u043A\u043A\u0430\u0443\u043D\u0442"
	],
	deletionUndone: [
		487,
		"Deletion canceled",
		"\u0423\u0434\u0430\u043B\u0435\u043D\u0438\u0435 \u043E\u0442\u043C\u0435\u043D\u0435\u043D\u043E"
	],
	telegramTaken: [
		753,
		"This Telegram account is connected to another account of this shop. Send /stop to the bot to disconnect it there, then connect again.",
		"\u042D\u0442\u043E\u0442 Telegram \u043F\u043E\u0434\u043A\u043B\u044E\u0447\u0451\u043D \u043A\u00A0\u0434\u0440\u0443\u0433\u043E\u043C\u0443 \u0430\u043A\u043A\u0430\u0443\u043D\u0442\u0443 \u0432\u00A0\u044D\u0442\u043E\u043C \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0435. \u041E\u0442\u043F\u0440\u0430\u0432\u044C\u0442\u0435 \u0431\u043E\u0442\u0443 /stop, \u0447\u0442\u043E\u0431\u044B \u043E\u0442\u043A\u043B\u044E\u0447\u0438\u0442\u044C \u0435\u0433\u043E \u0442\u0430\u043C, \u0438\u00A0\u043F\u043E\u0434\u043A\u043B\u044E\u0447\u0438\u0442\u0435 \u0441\u043D\u043E\u0432\u0430."
	],
	calendar: [
		2120,
		"Calendar",
		"\u041A\u0430\u043B\u0435\u043D\u0434\u0430\u0440\u044C"
	],
	calendarIntro: [
		2121,
		"See in your calendar app when your subscriptions end. The calendar updates by itself.",
		"\u0421\u043C\u043E\u0442\u0440\u0438\u0442\u0435 \u0432\u00A0\u0441\u0432\u043E\u0451\u043C \u043A\u0430\u043B\u0435\u043D\u0434\u0430\u0440\u0435, \u043A\u043E\u0433\u0434\u0430 \u0437\u0430\u043A\u0430\u043D\u0447\u0438\u0432\u0430\u044E\u0442\u0441\u044F \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438. \u0414\u0430\u0442\u044B \u043E\u0431\u043D\u043E\u0432\u043B\u044F\u044E\u0442\u0441\u044F \u0441\u0430\u043C\u0438."
	],
	calendarNone: [
		2122,
		"Create an address and add it to Google Calendar, Apple Calendar or Outlook.",
		"\u0421\u043E\u0437\u0434\u0430\u0439\u0442\u0435 \u0430\u0434\u0440\u0435\u0441 \u0438\u00A0\u0434\u043E\u0431\u0430\u0432\u044C\u0442\u0435 \u0435\u0433\u043E \u0432\u00A0Google \u041A\u0430\u043B\u0435\u043D\u0434\u0430\u0440\u044C, \u041A\u0430\u043B\u0435\u043D\u0434\u0430\u0440\u044C Apple \u0438\u043B\u0438 Outlook."
	],
	calendarCreate: [
		2123,
		"Create address",
		"\u0421\u043E\u0437\u0434\u0430\u0442\u044C \u0430\u0434\u0440\u0435\u0441"
	],
	calendarAddress: [
		2124,
		"Calendar address",
		"\u0410\u0434\u0440\u0435\u0441 \u043A\u0430\u043B\u0435\u043D\u0434\u0430\u0440\u044F"
	],
	calendarOnce: [
		2125,
		"Copy the address now: it is shown only once. Anyone who has it can see the names of your subscriptions and when they end.",
		"\u0421\u043A\u043E\u043F\u0438\u0440\u0443\u0439\u0442\u0435 \u0430\u0434\u0440\u0435\u0441 \u0441\u0435\u0439\u0447\u0430\u0441: \u043E\u043D \u043F\u043E\u043A\u0430\u0437\u044B\u0432\u0430\u0435\u0442\u0441\u044F \u043E\u0434\u0438\u043D \u0440\u0430\u0437. \u0412\u0441\u0435, \u0443\u00A0\u043A\u043E\u0433\u043E \u043E\u043D \u0435\u0441\u0442\u044C, \u0432\u0438\u0434\u044F\u0442 \u043D\u0430\u0437\u0432\u0430\u043D\u0438\u044F \u0432\u0430\u0448\u0438\u0445 \u043F\u043E\u0434\u043F\u0438\u0441\u043E\u043A \u0438\u00A0\u043A\u043E\u0433\u0434\u0430 \u043E\u043D\u0438 \u0437\u0430\u043A\u0430\u043D\u0447\u0438\u0432\u0430\u044E\u0442\u0441\u044F."
	],
	calendarOpen: [
		2126,
		"Open in calendar app",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C \u0432\u00A0\u043A\u0430\u043B\u0435\u043D\u0434\u0430\u0440\u0435"
	],
	calendarHow: [
		2127,
		"In Google Calendar: Other calendars, From URL. In Outlook: Add calendar, Subscribe from web.",
		"\u0412\u00A0Google \u041A\u0430\u043B\u0435\u043D\u0434\u0430\u0440\u0435: \u00AB\u0414\u0440\u0443\u0433\u0438\u0435 \u043A\u0430\u043B\u0435\u043D\u0434\u0430\u0440\u0438\u00BB, \u00AB\u0414\u043E\u0431\u0430\u0432\u0438\u0442\u044C \u043F\u043E\u00A0URL\u00BB. \u0412\u00A0Outlook: \u00AB\u0414\u043E\u0431\u0430\u0432\u0438\u0442\u044C \u043A\u0430\u043B\u0435\u043D\u0434\u0430\u0440\u044C\u00BB, \u00AB\u041F\u043E\u0434\u043F\u0438\u0441\u0430\u0442\u044C\u0441\u044F \u0438\u0437\u00A0\u0418\u043D\u0442\u0435\u0440\u043D\u0435\u0442\u0430\u00BB."
	],
	calendarSince: [
		2128,
		"Your address was created on {date}. It cannot be shown again.",
		"\u0410\u0434\u0440\u0435\u0441 \u0441\u043E\u0437\u0434\u0430\u043D {date}. \u041F\u043E\u043A\u0430\u0437\u0430\u0442\u044C \u0435\u0433\u043E \u0435\u0449\u0451\u00A0\u0440\u0430\u0437 \u043D\u0435\u043B\u044C\u0437\u044F."
	],
	calendarReplaceHint: [
		2129,
		"If you lost it, create a new one: the old address stops working.",
		"\u0415\u0441\u043B\u0438 \u0432\u044B\u00A0\u0435\u0433\u043E \u043F\u043E\u0442\u0435\u0440\u044F\u043B\u0438, \u0441\u043E\u0437\u0434\u0430\u0439\u0442\u0435 \u043D\u043E\u0432\u044B\u0439: \u0441\u0442\u0430\u0440\u044B\u0439 \u043F\u0435\u0440\u0435\u0441\u0442\u0430\u043D\u0435\u0442 \u0440\u0430\u0431\u043E\u0442\u0430\u0442\u044C."
	],
	calendarReplace: [
		2130,
		"Create a new address",
		"\u0421\u043E\u0437\u0434\u0430\u0442\u044C \u043D\u043E\u0432\u044B\u0439 \u0430\u0434\u0440\u0435\u0441"
	],
	calendarRemove: [
		2131,
		"Remove address",
		"\u0423\u0434\u0430\u043B\u0438\u0442\u044C \u0430\u0434\u0440\u0435\u0441"
	],
	calendarRemoved: [
		2132,
		"The address was removed. Calendar apps get no more updates.",
		"\u0410\u0434\u0440\u0435\u0441 \u0443\u0434\u0430\u043B\u0451\u043D. \u041A\u0430\u043B\u0435\u043D\u0434\u0430\u0440\u0438 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u043E\u0431\u043D\u043E\u0432\u043B\u044F\u044E\u0442\u0441\u044F."
	],
	calendarFailed: [
		2133,
		"The calendar could not be loaded",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u043A\u0430\u043B\u0435\u043D\u0434\u0430\u0440\u044C"
	]
};
// ../contract/src/texts/pages/sign-in.ts
const signInTexts = {
	titleSignIn: [
		16,
		"Sign in",
		"\u0412\u0445\u043E\u0434"
	],
	titleRegister: [
		17,
		"Register",
		"\u0420\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u044F"
	],
	signInHeading: [
		25,
		"Welcome back",
		"\u0421 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u0438\u0435\u043C"
	],
	signInLead: [
		26,
		"Sign in to see your subscriptions.",
		"\u0412\u043E\u0439\u0434\u0438\u0442\u0435, \u0447\u0442\u043E\u0431\u044B \u0443\u0432\u0438\u0434\u0435\u0442\u044C \u0441\u0432\u043E\u0438 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438."
	],
	emailLabel: [
		27,
		"Email",
		"\u041F\u043E\u0447\u0442\u0430"
	],
	passwordLabel: [
		28,
		"Password",
		"\u041F\u0430\u0440\u043E\u043B\u044C"
	],
	signIn: [
		29,
		"Sign in",
		"\u0412\u043E\u0439\u0442\u0438"
	],
	signingIn: [
		30,
		"Signing in",
		"\u0412\u0445\u043E\u0434\u0438\u043C"
	],
	noAccountYet: [
		31,
		"No account yet?",
		"\u0415\u0449\u0451 \u043D\u0435\u0442 \u0430\u043A\u043A\u0430\u0443\u043D\u0442\u0430?"
	],
	registerLink: [
		32,
		"Register",
		"\u0417\u0430\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u043E\u0432\u0430\u0442\u044C\u0441\u044F"
	],
	showPassword: [
		33,
		"Show password",
		"\u041F\u043E\u043A\u0430\u0437\u0430\u0442\u044C \u043F\u0430\u0440\u043E\u043B\u044C"
	],
	hidePassword: [
		34,
		"Hide password",
		"\u0421\u043A\u0440\u044B\u0442\u044C \u043F\u0430\u0440\u043E\u043B\u044C"
	],
	registerHeading: [
		35,
		"Create an account",
		"\u0421\u043E\u0437\u0434\u0430\u0439\u0442\u0435 \u0430\u043A\u043A\u0430\u0443\u043D\u0442"
	],
	registerLead: [
		36,
		"One account for every service.",
		"\u041E\u0434\u0438\u043D \u0430\u043A\u043A\u0430\u0443\u043D\u0442 \u0434\u043B\u044F \u0432\u0441\u0435\u0445 \u0441\u0435\u0440\u0432\u0438\u0441\u043E\u0432."
	],
	createAccount: [
		37,
		"Create account",
		"\u0421\u043E\u0437\u0434\u0430\u0442\u044C \u0430\u043A\u043A\u0430\u0443\u043D\u0442"
	],
	creatingAccount: [
		38,
		"Creating the account",
		"\u0421\u043E\u0437\u0434\u0430\u0451\u043C \u0430\u043A\u043A\u0430\u0443\u043D\u0442"
	],
	passwordHint: [
		39,
		"At least 8 characters",
		"\u041D\u0435 \u043C\u0435\u043D\u044C\u0448\u0435 8\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432"
	],
	alreadyRegistered: [
		40,
		"Already registered?",
		"\u0423\u0436\u0435 \u0435\u0441\u0442\u044C \u0430\u043A\u043A\u0430\u0443\u043D\u0442?"
	],
	registerFailed: [
		41,
		"Failed to create user on server",
		"\u041D\u0435 \u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0441\u043E\u0437\u0434\u0430\u0442\u044C \u0430\u043A\u043A\u0430\u0443\u043D\u0442 \u043D\u0430 \u0441\u0435\u0440\u0432\u0435\u0440\u0435"
	],
	errorOccurred: [
		42,
		"An error occurred",
		"\u041F\u0440\u043E\u0438\u0437\u043E\u0448\u043B\u0430 \u043E\u0448\u0438\u0431\u043A\u0430"
	],
	forgotPassword: [
		43,
		"Forgot password?",
		"\u0417\u0430\u0431\u044B\u043B\u0438 \u043F\u0430\u0440\u043E\u043B\u044C?"
	],
	googleSignIn: [
		44,
		"Continue with Google",
		"\u0412\u043E\u0439\u0442\u0438 \u0447\u0435\u0440\u0435\u0437 Google"
	],
	googleSignUp: [
		45,
		"Sign up with Google",
		"\u0420\u0435\u0433\u0438\u0441\u0442\u0440\u0430\u0446\u0438\u044F \u0447\u0435\u0440\u0435\u0437 Google"
	],
	orWithEmail: [
		18,
		"or with email",
		"\u0438\u043B\u0438 \u043F\u043E \u043F\u043E\u0447\u0442\u0435"
	],
	resetPasswordTitle: [
		19,
		"Reset password",
		"\u0421\u0431\u0440\u043E\u0441 \u043F\u0430\u0440\u043E\u043B\u044F"
	],
	resetPasswordLead: [
		20,
		"We will email you a link to set a new one.",
		"\u041F\u0440\u0438\u0448\u043B\u0451\u043C \u043D\u0430 \u043F\u043E\u0447\u0442\u0443 \u0441\u0441\u044B\u043B\u043A\u0443 \u0434\u043B\u044F \u0441\u043C\u0435\u043D\u044B \u043F\u0430\u0440\u043E\u043B\u044F."
	],
	sendLink: [
		21,
		"Send the link",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u0438\u0442\u044C \u0441\u0441\u044B\u043B\u043A\u0443"
	],
	sendingLink: [
		22,
		"Sending the link",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u0435\u043C \u0441\u0441\u044B\u043B\u043A\u0443"
	],
	backToSignIn: [
		23,
		"Back to sign in",
		"\u0412\u0435\u0440\u043D\u0443\u0442\u044C\u0441\u044F \u043A\u043E \u0432\u0445\u043E\u0434\u0443"
	],
	emailInvalid: [
		137,
		"Please enter a valid email.",
		"\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043A\u043E\u0440\u0440\u0435\u043A\u0442\u043D\u044B\u0439 \u0430\u0434\u0440\u0435\u0441 \u043F\u043E\u0447\u0442\u044B."
	],
	signInPasswordShort: [
		138,
		"The password must have at least 8 characters.",
		"\u0412\u00A0\u043F\u0430\u0440\u043E\u043B\u0435 \u0434\u043E\u043B\u0436\u043D\u043E \u0431\u044B\u0442\u044C \u043D\u0435\u00A0\u043C\u0435\u043D\u044C\u0448\u0435 8\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432."
	],
	emailAlreadyInUse: [
		1333,
		"Email already in use",
		"\u042D\u0442\u0430 \u043F\u043E\u0447\u0442\u0430 \u0443\u0436\u0435 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u0443\u0435\u0442\u0441\u044F"
	],
	passwordShort: [
		151,
		"At least 8 characters",
		"\u041D\u0435 \u043C\u0435\u043D\u044C\u0448\u0435 8\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432"
	],
	usernameReserved: [
		105,
		"This username is reserved. Choose another one.",
		"\u042D\u0442\u043E \u0438\u043C\u044F \u0437\u0430\u0440\u0435\u0437\u0435\u0440\u0432\u0438\u0440\u043E\u0432\u0430\u043D\u043E. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0435."
	],
	usernameTaken: [
		109,
		"This username is already taken.",
		"\u042D\u0442\u043E \u0438\u043C\u044F \u0443\u0436\u0435 \u0437\u0430\u043D\u044F\u0442\u043E."
	],
	resetEmailInvalid: [
		520,
		"Please enter a valid email.",
		"\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043A\u043E\u0440\u0440\u0435\u043A\u0442\u043D\u044B\u0439 \u0430\u0434\u0440\u0435\u0441 \u043F\u043E\u0447\u0442\u044B."
	],
	resetWentWrong: [
		521,
		"Something went wrong. Please try again.",
		"\u0427\u0442\u043E-\u0442\u043E \u043F\u043E\u0448\u043B\u043E \u043D\u0435 \u0442\u0430\u043A. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0435\u0449\u0451 \u0440\u0430\u0437."
	],
	resetMailFailed: [
		522,
		"Failed to send reset email.",
		"\u041D\u0435 \u0443\u0434\u0430\u043B\u043E\u0441\u044C \u043E\u0442\u043F\u0440\u0430\u0432\u0438\u0442\u044C \u043F\u0438\u0441\u044C\u043C\u043E \u0434\u043B\u044F \u0441\u0431\u0440\u043E\u0441\u0430 \u043F\u0430\u0440\u043E\u043B\u044F."
	],
	resetUnexpected: [
		523,
		"Unexpected error occurred.",
		"\u041F\u0440\u043E\u0438\u0437\u043E\u0448\u043B\u0430 \u043D\u0435\u043F\u0440\u0435\u0434\u0432\u0438\u0434\u0435\u043D\u043D\u0430\u044F \u043E\u0448\u0438\u0431\u043A\u0430."
	],
	checkEmail: [
		524,
		"Check your email",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u043F\u043E\u0447\u0442\u0443"
	],
	checkEmailHint: [
		525,
		"If there is an account with this address, a link to set a new password is on its way. It works for 15\u00A0minutes.",
		"\u0415\u0441\u043B\u0438 \u0430\u043A\u043A\u0430\u0443\u043D\u0442 \u0441 \u044D\u0442\u0438\u043C \u0430\u0434\u0440\u0435\u0441\u043E\u043C \u0435\u0441\u0442\u044C, \u0441\u0441\u044B\u043B\u043A\u0430 \u0434\u043B\u044F \u043D\u043E\u0432\u043E\u0433\u043E \u043F\u0430\u0440\u043E\u043B\u044F \u0443\u0436\u0435 \u0432 \u043F\u0443\u0442\u0438. \u041E\u043D\u0430 \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 15\u00A0\u043C\u0438\u043D\u0443\u0442."
	],
	backToSettings: [
		526,
		"Back to the settings",
		"\u0412\u0435\u0440\u043D\u0443\u0442\u044C\u0441\u044F \u0432 \u043D\u0430\u0441\u0442\u0440\u043E\u0439\u043A\u0438"
	],
	newPasswordTitle: [
		527,
		"New password",
		"\u041D\u043E\u0432\u044B\u0439 \u043F\u0430\u0440\u043E\u043B\u044C"
	],
	newPasswordLead: [
		528,
		"Set a new password for your account.",
		"\u0417\u0430\u0434\u0430\u0439\u0442\u0435 \u043D\u043E\u0432\u044B\u0439 \u043F\u0430\u0440\u043E\u043B\u044C \u0434\u043B\u044F \u0441\u0432\u043E\u0435\u0433\u043E \u0430\u043A\u043A\u0430\u0443\u043D\u0442\u0430."
	],
	setPassword: [
		529,
		"Set the password",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u0438\u0442\u044C \u043F\u0430\u0440\u043E\u043B\u044C"
	],
	settingPassword: [
		530,
		"Setting the password",
		"\u0421\u043E\u0445\u0440\u0430\u043D\u044F\u0435\u043C \u043F\u0430\u0440\u043E\u043B\u044C"
	],
	passwordResetHint: [
		531,
		"Sign in with the new one. All other devices are signed out.",
		"\u0412\u043E\u0439\u0434\u0438\u0442\u0435 \u0441 \u043D\u043E\u0432\u044B\u043C \u043F\u0430\u0440\u043E\u043B\u0435\u043C. \u041D\u0430 \u0432\u0441\u0435\u0445 \u0443\u0441\u0442\u0440\u043E\u0439\u0441\u0442\u0432\u0430\u0445 \u0432\u044B\u043F\u043E\u043B\u043D\u0435\u043D \u0432\u044B\u0445\u043E\u0434."
	],
	linkDeadTitle: [
		532,
		"This link does not work",
		"\u042D\u0442\u0430 \u0441\u0441\u044B\u043B\u043A\u0430 \u043D\u0435 \u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442"
	],
	sendNewLink: [
		533,
		"Send a new link",
		"\u041F\u043E\u043B\u0443\u0447\u0438\u0442\u044C \u043D\u043E\u0432\u0443\u044E \u0441\u0441\u044B\u043B\u043A\u0443"
	],
	confirmingEmail: [
		534,
		"Confirming your email",
		"\u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0430\u0435\u043C \u043F\u043E\u0447\u0442\u0443"
	],
	emailConfirmedTitle: [
		535,
		"Your email is confirmed",
		"\u041F\u043E\u0447\u0442\u0430 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0430"
	],
	emailConfirmedLead: [
		536,
		"You will receive receipts and important updates.",
		"\u0422\u0435\u043F\u0435\u0440\u044C \u0432\u044B \u0431\u0443\u0434\u0435\u0442\u0435 \u043F\u043E\u043B\u0443\u0447\u0430\u0442\u044C \u043A\u0432\u0438\u0442\u0430\u043D\u0446\u0438\u0438 \u0438 \u0432\u0430\u0436\u043D\u044B\u0435 \u0443\u0432\u0435\u0434\u043E\u043C\u043B\u0435\u043D\u0438\u044F."
	],
	emailNotConfirmedTitle: [
		537,
		"Your email was not confirmed",
		"\u041F\u043E\u0447\u0442\u0430 \u043D\u0435 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0436\u0434\u0435\u043D\u0430"
	],
	toDashboard: [
		538,
		"Go to the dashboard",
		"\u041F\u0435\u0440\u0435\u0439\u0442\u0438 \u0432 \u043A\u0430\u0431\u0438\u043D\u0435\u0442"
	],
	confirmReminder: [
		539,
		"Confirm your email: open the link in the message sent to {email}.",
		"\u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u0435 \u043F\u043E\u0447\u0442\u0443: \u043E\u0442\u043A\u0440\u043E\u0439\u0442\u0435 \u0441\u0441\u044B\u043B\u043A\u0443 \u0432 \u043F\u0438\u0441\u044C\u043C\u0435, \u043E\u0442\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u043D\u043E\u043C \u043D\u0430 {email}."
	],
	googleSigningIn: [
		540,
		"Signing in with Google",
		"\u0412\u0445\u043E\u0434\u0438\u043C \u0447\u0435\u0440\u0435\u0437 Google"
	],
	googleLinkTitle: [
		541,
		"Connect Google",
		"\u041F\u043E\u0434\u043A\u043B\u044E\u0447\u0435\u043D\u0438\u0435 Google"
	],
	googleLink: [
		542,
		"Connect and sign in",
		"\u041F\u043E\u0434\u043A\u043B\u044E\u0447\u0438\u0442\u044C \u0438 \u0432\u043E\u0439\u0442\u0438"
	],
	secondFactorTitle: [
		543,
		"Enter the code",
		"\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043A\u043E\u0434"
	],
	secondFactorLead: [
		544,
		"It is in the authenticator app on your phone.",
		"\u041E\u043D \u0432 \u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u0438-\u0430\u0443\u0442\u0435\u043D\u0442\u0438\u0444\u0438\u043A\u0430\u0442\u043E\u0440\u0435 \u043D\u0430 \u0432\u0430\u0448\u0435\u043C \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0435."
	],
	recoveryCodeLead: [
		545,
		"Each of your recovery codes works once.",
		"\u041A\u0430\u0436\u0434\u044B\u0439 \u0440\u0435\u0437\u0435\u0440\u0432\u043D\u044B\u0439 \u043A\u043E\u0434 \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u043E\u0434\u0438\u043D \u0440\u0430\u0437."
	],
	recoveryCode: [
		546,
		"Recovery code",
		"\u0420\u0435\u0437\u0435\u0440\u0432\u043D\u044B\u0439 \u043A\u043E\u0434"
	],
	recoveryCodeMissing: [
		547,
		"Enter one of your recovery codes.",
		"\u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043E\u0434\u0438\u043D \u0438\u0437 \u0440\u0435\u0437\u0435\u0440\u0432\u043D\u044B\u0445 \u043A\u043E\u0434\u043E\u0432."
	],
	useRecoveryCode: [
		548,
		"Use a recovery code",
		"\u0412\u0432\u0435\u0441\u0442\u0438 \u0440\u0435\u0437\u0435\u0440\u0432\u043D\u044B\u0439 \u043A\u043E\u0434"
	],
	useAppCode: [
		549,
		"Use a code from the app",
		"\u0412\u0432\u0435\u0441\u0442\u0438 \u043A\u043E\u0434 \u0438\u0437 \u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u044F"
	],
	googleTicketInvalid: [
		340,
		"That Google sign-in has expired. Please start again.",
		"\u0412\u0445\u043E\u0434 \u0447\u0435\u0440\u0435\u0437 Google \u0443\u0441\u0442\u0430\u0440\u0435\u043B. \u041D\u0430\u0447\u043D\u0438\u0442\u0435 \u0437\u0430\u043D\u043E\u0432\u043E."
	],
	googleRefused: [
		341,
		"Google did not sign you in. Try again.",
		"Google \u043D\u0435 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u043B \u0432\u0445\u043E\u0434. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0435\u0449\u0451 \u0440\u0430\u0437."
	],
	googleFailed: [
		342,
		"Google sign-in failed. Try again, or use your email and password.",
		"\u0412\u043E\u0439\u0442\u0438 \u0447\u0435\u0440\u0435\u0437 Google \u043D\u0435 \u0443\u0434\u0430\u043B\u043E\u0441\u044C. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0435\u0449\u0451 \u0440\u0430\u0437 \u0438\u043B\u0438 \u0432\u043E\u0439\u0434\u0438\u0442\u0435 \u043F\u043E \u043F\u043E\u0447\u0442\u0435 \u0438 \u043F\u0430\u0440\u043E\u043B\u044E."
	],
	googleEmailUnverified: [
		343,
		"Google has not verified the email address of that account. Choose another account.",
		"Google \u043D\u0435 \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u043B \u0430\u0434\u0440\u0435\u0441 \u043F\u043E\u0447\u0442\u044B \u044D\u0442\u043E\u0433\u043E \u0430\u043A\u043A\u0430\u0443\u043D\u0442\u0430. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0439 \u0430\u043A\u043A\u0430\u0443\u043D\u0442."
	],
	googleLinkPassword: [
		344,
		"There is already an account with this email. Enter its password once to connect Google.",
		"\u0421 \u044D\u0442\u043E\u0439 \u043F\u043E\u0447\u0442\u043E\u0439 \u0443\u0436\u0435 \u0435\u0441\u0442\u044C \u0430\u043A\u043A\u0430\u0443\u043D\u0442. \u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u0435\u0433\u043E \u043F\u0430\u0440\u043E\u043B\u044C \u043E\u0434\u0438\u043D \u0440\u0430\u0437, \u0447\u0442\u043E\u0431\u044B \u043F\u043E\u0434\u043A\u043B\u044E\u0447\u0438\u0442\u044C Google."
	],
	secondFactorRequired: [
		345,
		"Enter the code from your authenticator app to continue.",
		"\u0427\u0442\u043E\u0431\u044B \u043F\u0440\u043E\u0434\u043E\u043B\u0436\u0438\u0442\u044C, \u0432\u0432\u0435\u0434\u0438\u0442\u0435 \u043A\u043E\u0434 \u0438\u0437 \u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u044F-\u0430\u0443\u0442\u0435\u043D\u0442\u0438\u0444\u0438\u043A\u0430\u0442\u043E\u0440\u0430."
	],
	passwordNewShort: [
		76,
		"The new password must have at least 8 characters.",
		"\u0412\u00A0\u043D\u043E\u0432\u043E\u043C \u043F\u0430\u0440\u043E\u043B\u0435 \u0434\u043E\u043B\u0436\u043D\u043E \u0431\u044B\u0442\u044C \u043D\u0435\u00A0\u043C\u0435\u043D\u044C\u0448\u0435 8\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432."
	],
	passwordOldShort: [
		77,
		"The old password must have at least 8 characters.",
		"\u0412\u00A0\u0441\u0442\u0430\u0440\u043E\u043C \u043F\u0430\u0440\u043E\u043B\u0435 \u0434\u043E\u043B\u0436\u043D\u043E \u0431\u044B\u0442\u044C \u043D\u0435\u00A0\u043C\u0435\u043D\u044C\u0448\u0435 8\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432."
	],
	passwordNotChanged: [
		78,
		"Failed to change password. Check the old password.",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0441\u043C\u0435\u043D\u0438\u0442\u044C \u043F\u0430\u0440\u043E\u043B\u044C. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u0441\u0442\u0430\u0440\u044B\u0439 \u043F\u0430\u0440\u043E\u043B\u044C."
	],
	imageFailed: [
		106,
		"Failed to upload the image. Try another one.",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u0438\u0437\u043E\u0431\u0440\u0430\u0436\u0435\u043D\u0438\u0435. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0434\u0440\u0443\u0433\u043E\u0435."
	],
	imageType: [
		111,
		"Upload a PNG or JPEG image.",
		"\u0417\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u0435 \u0438\u0437\u043E\u0431\u0440\u0430\u0436\u0435\u043D\u0438\u0435 PNG \u0438\u043B\u0438 JPEG."
	],
	imageTooLarge: [
		112,
		"The image can be at most 5\u00A0MB.",
		"\u0418\u0437\u043E\u0431\u0440\u0430\u0436\u0435\u043D\u0438\u0435 \u043C\u043E\u0436\u0435\u0442 \u0437\u0430\u043D\u0438\u043C\u0430\u0442\u044C \u043D\u0435\u00A0\u0431\u043E\u043B\u044C\u0448\u0435 5\u00A0\u041C\u0411."
	],
	usernameInvalid: [
		360,
		"A username has 1 to 32 letters, digits, dots, underscores or hyphens, without spaces.",
		"\u0412\u00A0\u0438\u043C\u0435\u043D\u0438 \u043E\u0442\u00A01 \u0434\u043E\u00A032\u00A0\u0431\u0443\u043A\u0432, \u0446\u0438\u0444\u0440, \u0442\u043E\u0447\u0435\u043A, \u043F\u043E\u0434\u0447\u0451\u0440\u043A\u0438\u0432\u0430\u043D\u0438\u0439 \u0438\u043B\u0438 \u0434\u0435\u0444\u0438\u0441\u043E\u0432, \u0431\u0435\u0437\u00A0\u043F\u0440\u043E\u0431\u0435\u043B\u043E\u0432."
	],
	trc20Invalid: [
		361,
		"This is not a TRC20 wallet address. Check every character.",
		"\u042D\u0442\u043E \u043D\u0435\u00A0\u0430\u0434\u0440\u0435\u0441 \u043A\u043E\u0448\u0435\u043B\u044C\u043A\u0430 TRC20. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435 \u043A\u0430\u0436\u0434\u044B\u0439 \u0441\u0438\u043C\u0432\u043E\u043B."
	],
	passwordWrong: [
		362,
		"Wrong password. Try again.",
		"\u041D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u043F\u0430\u0440\u043E\u043B\u044C. \u041F\u043E\u043F\u0440\u043E\u0431\u0443\u0439\u0442\u0435 \u0435\u0449\u0451 \u0440\u0430\u0437."
	],
	passwordNotSet: [
		363,
		"This account has no password yet. Set one through \u201CForgot password?\u201D.",
		"\u0423\u00A0\u044D\u0442\u043E\u0433\u043E \u0430\u043A\u043A\u0430\u0443\u043D\u0442\u0430 \u0435\u0449\u0451 \u043D\u0435\u0442 \u043F\u0430\u0440\u043E\u043B\u044F. \u0417\u0430\u0434\u0430\u0439\u0442\u0435 \u0435\u0433\u043E \u0447\u0435\u0440\u0435\u0437 \u00AB\u0417\u0430\u0431\u044B\u043B\u0438 \u043F\u0430\u0440\u043E\u043B\u044C?\u00BB."
	],
	secondFactorWrong: [
		364,
		"This code is wrong or was already used. Enter the current one.",
		"\u041A\u043E\u0434 \u043D\u0435\u0432\u0435\u0440\u043D\u044B\u0439 \u0438\u043B\u0438 \u0443\u0436\u0435 \u0438\u0441\u043F\u043E\u043B\u044C\u0437\u043E\u0432\u0430\u043D. \u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u0442\u0435\u043A\u0443\u0449\u0438\u0439."
	],
	secondFactorExpired: [
		365,
		"The sign-in took too long. Enter your password again.",
		"\u0412\u0440\u0435\u043C\u044F \u043D\u0430 \u0432\u0445\u043E\u0434 \u0438\u0441\u0442\u0435\u043A\u043B\u043E. \u0412\u0432\u0435\u0434\u0438\u0442\u0435 \u043F\u0430\u0440\u043E\u043B\u044C \u0435\u0449\u0451 \u0440\u0430\u0437."
	],
	secondFactorState: [
		366,
		"Two-step sign-in has changed in the meantime. Reload the page.",
		"\u041D\u0430\u0441\u0442\u0440\u043E\u0439\u043A\u0438 \u0434\u0432\u0443\u0445\u044D\u0442\u0430\u043F\u043D\u043E\u0433\u043E \u0432\u0445\u043E\u0434\u0430 \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0438\u0441\u044C. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	resetLinkInvalid: [
		300,
		"This link no longer works. Request a new one.",
		"\u042D\u0442\u0430 \u0441\u0441\u044B\u043B\u043A\u0430 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442. \u0417\u0430\u043F\u0440\u043E\u0441\u0438\u0442\u0435 \u043D\u043E\u0432\u0443\u044E."
	],
	confirmLinkInvalid: [
		301,
		"This link no longer works. Request a new one in the settings.",
		"\u042D\u0442\u0430 \u0441\u0441\u044B\u043B\u043A\u0430 \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442. \u0417\u0430\u043F\u0440\u043E\u0441\u0438\u0442\u0435 \u043D\u043E\u0432\u0443\u044E \u0432\u00A0\u043D\u0430\u0441\u0442\u0440\u043E\u0439\u043A\u0430\u0445."
	],
	resetBySupport: [
		750,
		"This shop does not send email, so it cannot send you a link. Contact support to regain access.",
		"\u042D\u0442\u043E\u0442 \u043C\u0430\u0433\u0430\u0437\u0438\u043D \u043D\u0435\u00A0\u043E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u0435\u0442 \u043F\u0438\u0441\u0435\u043C, \u043F\u043E\u044D\u0442\u043E\u043C\u0443 \u0441\u0441\u044B\u043B\u043A\u0430 \u043D\u0430\u00A0\u043F\u043E\u0447\u0442\u0443 \u043D\u0435\u00A0\u043F\u0440\u0438\u0434\u0451\u0442. \u041D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443: \u0432\u0430\u043C \u043F\u043E\u043C\u043E\u0433\u0443\u0442 \u0432\u0435\u0440\u043D\u0443\u0442\u044C \u0434\u043E\u0441\u0442\u0443\u043F."
	],
	resetByOwner: [
		751,
		"This shop does not send email, so it cannot send you a link. Ask the owner of the shop to restore your access.",
		"\u042D\u0442\u043E\u0442 \u043C\u0430\u0433\u0430\u0437\u0438\u043D \u043D\u0435\u00A0\u043E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u0435\u0442 \u043F\u0438\u0441\u0435\u043C, \u043F\u043E\u044D\u0442\u043E\u043C\u0443 \u0441\u0441\u044B\u043B\u043A\u0430 \u043D\u0430\u00A0\u043F\u043E\u0447\u0442\u0443 \u043D\u0435\u00A0\u043F\u0440\u0438\u0434\u0451\u0442. \u0412\u0435\u0440\u043D\u0443\u0442\u044C \u0434\u043E\u0441\u0442\u0443\u043F \u043F\u043E\u043C\u043E\u0436\u0435\u0442 \u0432\u043B\u0430\u0434\u0435\u043B\u0435\u0446 \u043C\u0430\u0433\u0430\u0437\u0438\u043D\u0430."
	],
	writeToSupport: [
		752,
		"Contact support",
		"\u041D\u0430\u043F\u0438\u0441\u0430\u0442\u044C \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443"
	],
	confirmOwnerTitle: [
		1302,
		"Is this your account?",
		"\u042D\u0442\u043E \u0432\u0430\u0448 \u0430\u043A\u043A\u0430\u0443\u043D\u0442?"
	],
	confirmOwnerLead: [
		1303,
		"Someone registered with {email}. If it was you, enter the password of the account.",
		"\u041A\u0442\u043E-\u0442\u043E \u0437\u0430\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u043E\u0432\u0430\u043B\u0441\u044F \u0441\u00A0\u0430\u0434\u0440\u0435\u0441\u043E\u043C {email}. \u0415\u0441\u043B\u0438 \u044D\u0442\u043E \u0431\u044B\u043B\u0438 \u0432\u044B, \u0432\u0432\u0435\u0434\u0438\u0442\u0435 \u043F\u0430\u0440\u043E\u043B\u044C \u0430\u043A\u043A\u0430\u0443\u043D\u0442\u0430."
	],
	confirmOwnerSignIn: [
		1304,
		"Someone registered with {email}. If it was you, sign in and open the link from the email again.",
		"\u041A\u0442\u043E-\u0442\u043E \u0437\u0430\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u043E\u0432\u0430\u043B\u0441\u044F \u0441\u00A0\u0430\u0434\u0440\u0435\u0441\u043E\u043C {email}. \u0415\u0441\u043B\u0438 \u044D\u0442\u043E \u0431\u044B\u043B\u0438 \u0432\u044B, \u0432\u043E\u0439\u0434\u0438\u0442\u0435 \u0438\u00A0\u043E\u0442\u043A\u0440\u043E\u0439\u0442\u0435 \u0441\u0441\u044B\u043B\u043A\u0443 \u0438\u0437\u00A0\u043F\u0438\u0441\u044C\u043C\u0430 \u0435\u0449\u0451 \u0440\u0430\u0437."
	],
	confirmEmailButton: [
		1305,
		"Confirm email",
		"\u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u044C \u043F\u043E\u0447\u0442\u0443"
	],
	notMyAccount: [
		1306,
		"This was not me",
		"\u042D\u0442\u043E \u043D\u0435\u00A0\u044F"
	],
	rejectAccountTitle: [
		1307,
		"Delete this account?",
		"\u0423\u0434\u0430\u043B\u0438\u0442\u044C \u044D\u0442\u043E\u0442 \u0430\u043A\u043A\u0430\u0443\u043D\u0442?"
	],
	rejectAccountLead: [
		1308,
		"The person who registered with {email} can no longer sign in. You can register yourself at any time.",
		"\u0422\u043E\u0442, \u043A\u0442\u043E \u0437\u0430\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u043E\u0432\u0430\u043B\u0441\u044F \u0441\u00A0\u0430\u0434\u0440\u0435\u0441\u043E\u043C {email}, \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0435\u00A0\u0441\u043C\u043E\u0436\u0435\u0442 \u0432\u043E\u0439\u0442\u0438. \u0412\u044B \u0441\u043C\u043E\u0436\u0435\u0442\u0435 \u0437\u0430\u0440\u0435\u0433\u0438\u0441\u0442\u0440\u0438\u0440\u043E\u0432\u0430\u0442\u044C\u0441\u044F \u0441\u0430\u043C\u0438 \u0432\u00A0\u043B\u044E\u0431\u043E\u0435 \u0432\u0440\u0435\u043C\u044F."
	],
	rejectAccountButton: [
		1309,
		"Delete the account",
		"\u0423\u0434\u0430\u043B\u0438\u0442\u044C \u0430\u043A\u043A\u0430\u0443\u043D\u0442"
	],
	rejectingAccount: [
		1310,
		"Deleting the account",
		"\u0423\u0434\u0430\u043B\u044F\u0435\u043C \u0430\u043A\u043A\u0430\u0443\u043D\u0442"
	],
	accountRejectedTitle: [
		1311,
		"The account was deleted",
		"\u0410\u043A\u043A\u0430\u0443\u043D\u0442 \u0443\u0434\u0430\u043B\u0451\u043D"
	],
	accountRejectedLead: [
		1312,
		"Your address is no longer used here. There is nothing else to do.",
		"\u0412\u0430\u0448 \u0430\u0434\u0440\u0435\u0441 \u0437\u0434\u0435\u0441\u044C \u0431\u043E\u043B\u044C\u0448\u0435 \u043D\u0438\u043A\u0442\u043E \u043D\u0435\u00A0\u0438\u0441\u043F\u043E\u043B\u044C\u0437\u0443\u0435\u0442. \u0411\u043E\u043B\u044C\u0448\u0435 \u043D\u0438\u0447\u0435\u0433\u043E \u0434\u0435\u043B\u0430\u0442\u044C \u043D\u0435\u00A0\u043D\u0443\u0436\u043D\u043E."
	]
};
// ../contract/src/texts/pages/support.ts
const supportTexts = {
	helpRedirect: [
		162,
		"\u041E\u0442\u043A\u0440\u044B\u0432\u0430\u0435\u043C \u0447\u0430\u0442 \u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0438",
		"\u041E\u0442\u043A\u0440\u044B\u0432\u0430\u0435\u043C \u0447\u0430\u0442 \u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0438"
	],
	helpRedirectHint: [
		667,
		"You are being redirected to an external chat. If nothing happens, use the link.",
		"\u0421\u0435\u0439\u0447\u0430\u0441 \u0432\u044B \u043F\u0435\u0440\u0435\u0439\u0434\u0451\u0442\u0435 \u0432\u043E\u00A0\u0432\u043D\u0435\u0448\u043D\u0438\u0439 \u0447\u0430\u0442. \u0415\u0441\u043B\u0438 \u044D\u0442\u043E\u0433\u043E \u043D\u0435\u00A0\u043F\u0440\u043E\u0438\u0437\u043E\u0448\u043B\u043E, \u043E\u0442\u043A\u0440\u043E\u0439\u0442\u0435 \u0435\u0433\u043E \u043F\u043E\u00A0\u0441\u0441\u044B\u043B\u043A\u0435."
	],
	helpOpenChat: [
		668,
		"Open the chat",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C \u0447\u0430\u0442"
	],
	helpNoChat: [
		669,
		"There is no help chat here, but support reads every ticket",
		"\u0427\u0430\u0442\u0430 \u043F\u043E\u043C\u043E\u0449\u0438 \u0437\u0434\u0435\u0441\u044C \u043D\u0435\u0442, \u043D\u043E\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0430 \u0447\u0438\u0442\u0430\u0435\u0442 \u043A\u0430\u0436\u0434\u043E\u0435 \u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u0435"
	],
	newTicket: [
		147,
		"New ticket",
		"\u041D\u043E\u0432\u043E\u0435 \u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u0435"
	],
	helpChat: [
		148,
		"Help chat",
		"\u0427\u0430\u0442 \u043F\u043E\u043C\u043E\u0449\u0438"
	],
	noTickets: [
		149,
		"No tickets yet",
		"\u041E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u0439 \u043F\u043E\u043A\u0430 \u043D\u0435\u0442"
	],
	ticketFailed: [
		150,
		"Error loading ticket",
		"\u041D\u0435\u00A0\u0443\u0434\u0430\u043B\u043E\u0441\u044C \u0437\u0430\u0433\u0440\u0443\u0437\u0438\u0442\u044C \u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u0435"
	],
	newTicketHeading: [
		152,
		"How can we help?",
		"\u0427\u0435\u043C \u043F\u043E\u043C\u043E\u0447\u044C?"
	],
	ticketTitle: [
		153,
		"Title",
		"\u0422\u0435\u043C\u0430"
	],
	message: [
		154,
		"Message",
		"\u0421\u043E\u043E\u0431\u0449\u0435\u043D\u0438\u0435"
	],
	createTicket: [
		155,
		"Create ticket",
		"\u0421\u043E\u0437\u0434\u0430\u0442\u044C \u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u0435"
	],
	writeMessage: [
		156,
		"Write a message",
		"\u041D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0441\u043E\u043E\u0431\u0449\u0435\u043D\u0438\u0435"
	],
	noTicketsHint: [
		600,
		"Write to us if a payment or a subscription does not work.",
		"\u041D\u0430\u043F\u0438\u0448\u0438\u0442\u0435, \u0435\u0441\u043B\u0438 \u043D\u0435\u00A0\u043F\u0440\u043E\u0445\u043E\u0434\u0438\u0442 \u043F\u043B\u0430\u0442\u0451\u0436 \u0438\u043B\u0438 \u043D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430."
	],
	tickets: [
		601,
		"Tickets",
		"\u041E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u044F"
	],
	ticketsFailed: [
		602,
		"Tickets did not load",
		"\u041E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u044F \u043D\u0435\u00A0\u0437\u0430\u0433\u0440\u0443\u0437\u0438\u043B\u0438\u0441\u044C"
	],
	ticketNumber: [
		603,
		"No.\u00A0{number}",
		"\u2116\u00A0{number}"
	],
	ticketOpen: [
		604,
		"Open",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u043E"
	],
	ticketAnswered: [
		605,
		"Answered",
		"\u0415\u0441\u0442\u044C \u043E\u0442\u0432\u0435\u0442"
	],
	ticketOnHold: [
		606,
		"On hold",
		"\u041E\u0442\u043B\u043E\u0436\u0435\u043D\u043E"
	],
	ticketResolved: [
		607,
		"Resolved",
		"\u0420\u0435\u0448\u0435\u043D\u043E"
	],
	ticketEnded: [
		608,
		"Closed",
		"\u0417\u0430\u043A\u0440\u044B\u0442\u043E"
	],
	ticketUnread: [
		609,
		"New answer",
		"\u041D\u043E\u0432\u044B\u0439 \u043E\u0442\u0432\u0435\u0442"
	],
	you: [
		610,
		"You",
		"\u0412\u044B"
	],
	excerptOfYou: [
		611,
		"You: {text}",
		"\u0412\u044B: {text}"
	],
	supportBadge: [
		612,
		"Support",
		"\u041F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0430"
	],
	pageRange: [
		613,
		"{from}\u2013{to} of {total}",
		"{from}\u2013{to} \u0438\u0437\u00A0{total}"
	],
	pageBack: [
		614,
		"Back",
		"\u041D\u0430\u0437\u0430\u0434"
	],
	pageNext: [
		615,
		"Next",
		"\u0414\u0430\u043B\u0435\u0435"
	],
	backToTickets: [
		616,
		"Back to tickets",
		"\u041A\u00A0\u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u044F\u043C"
	],
	sendMessage: [
		617,
		"Send",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u0438\u0442\u044C"
	],
	messageSending: [
		618,
		"Sending",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u0435\u043C"
	],
	messageNotSent: [
		619,
		"Not sent",
		"\u041D\u0435\u00A0\u043E\u0442\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u043E"
	],
	sendAgain: [
		620,
		"Send again",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u0438\u0442\u044C \u0435\u0449\u0451\u00A0\u0440\u0430\u0437"
	],
	charactersLeft: [
		621,
		"{count, plural, one {# character left} other {# characters left}}",
		"{count, plural, one {\u041E\u0441\u0442\u0430\u043B\u0441\u044F #\u00A0\u0441\u0438\u043C\u0432\u043E\u043B} few {\u041E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u0430} many {\u041E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432} other {\u041E\u0441\u0442\u0430\u043B\u043E\u0441\u044C #\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u0430}}"
	],
	charactersOver: [
		622,
		"{count, plural, one {# character too many} other {# characters too many}}",
		"{count, plural, one {\u041B\u0438\u0448\u043D\u0438\u0439 #\u00A0\u0441\u0438\u043C\u0432\u043E\u043B} few {\u041B\u0438\u0448\u043D\u0438\u0435 #\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u0430} many {\u041B\u0438\u0448\u043D\u0438\u0435 #\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u043E\u0432} other {\u041B\u0438\u0448\u043D\u0438\u0435 #\u00A0\u0441\u0438\u043C\u0432\u043E\u043B\u0430}}"
	],
	ticketTitleMissing: [
		623,
		"Describe the issue in a few words",
		"\u041D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0442\u0435\u043C\u0443 \u0432\u00A0\u0434\u0432\u0443\u0445 \u0441\u043B\u043E\u0432\u0430\u0445"
	],
	messageMissing: [
		624,
		"Write at least a few words",
		"\u041D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0445\u043E\u0442\u044F\u00A0\u0431\u044B \u043F\u0430\u0440\u0443 \u0441\u043B\u043E\u0432"
	],
	attachFiles: [
		625,
		"Attach files",
		"\u041F\u0440\u0438\u043A\u0440\u0435\u043F\u0438\u0442\u044C \u0444\u0430\u0439\u043B\u044B"
	],
	attachHint: [
		626,
		"Up to 5 files: PNG, JPEG or PDF of up to 10\u00A0MB",
		"\u0414\u043E\u00A05\u00A0\u0444\u0430\u0439\u043B\u043E\u0432: PNG, JPEG \u0438\u043B\u0438 PDF \u0434\u043E\u00A010\u00A0\u041C\u0411"
	],
	messageDetails: [
		627,
		"What happened, which service, when you paid",
		"\u0427\u0442\u043E \u0441\u043B\u0443\u0447\u0438\u043B\u043E\u0441\u044C, \u043A\u0430\u043A\u043E\u0439 \u0441\u0435\u0440\u0432\u0438\u0441, \u043A\u043E\u0433\u0434\u0430 \u043E\u043F\u043B\u0430\u0442\u0438\u043B\u0438"
	],
	linkDoesNotWork: [
		628,
		"Link does not work",
		"\u0421\u0441\u044B\u043B\u043A\u0430 \u043D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442"
	],
	searchTickets: [
		1562,
		"Number or text",
		"\u041D\u043E\u043C\u0435\u0440 \u0438\u043B\u0438 \u0442\u0435\u043A\u0441\u0442"
	],
	whichLink: [
		1561,
		"Which one does not work?",
		"\u0427\u0442\u043E \u0438\u043C\u0435\u043D\u043D\u043E \u043D\u0435\u00A0\u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442?"
	],
	attachWait: [
		629,
		"Wait until the files are uploaded",
		"\u0414\u043E\u0436\u0434\u0438\u0442\u0435\u0441\u044C, \u043F\u043E\u043A\u0430 \u0437\u0430\u0433\u0440\u0443\u0437\u044F\u0442\u0441\u044F \u0444\u0430\u0439\u043B\u044B"
	],
	attachmentFailed: [
		630,
		"The file could not be downloaded",
		"\u0424\u0430\u0439\u043B \u043D\u0435\u00A0\u0441\u043A\u0430\u0447\u0430\u043B\u0441\u044F"
	],
	ticketResolvedNote: [
		631,
		"We believe this is resolved. A reply until {date} reopens the ticket.",
		"\u041C\u044B \u0441\u0447\u0438\u0442\u0430\u0435\u043C, \u0447\u0442\u043E \u0432\u043E\u043F\u0440\u043E\u0441 \u0440\u0435\u0448\u0451\u043D. \u041E\u0442\u0432\u0435\u0442\u044C\u0442\u0435 \u0434\u043E\u00A0{date}, \u0438\u00A0\u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u0435 \u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F \u0441\u043D\u043E\u0432\u0430."
	],
	ticketEndedNote: [
		632,
		"This ticket is closed. If you still need help, open a new one.",
		"\u041E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u0435 \u0437\u0430\u043A\u0440\u044B\u0442\u043E. \u0415\u0441\u043B\u0438 \u0432\u043E\u043F\u0440\u043E\u0441 \u043E\u0441\u0442\u0430\u043B\u0441\u044F, \u0441\u043E\u0437\u0434\u0430\u0439\u0442\u0435 \u043D\u043E\u0432\u043E\u0435."
	],
	ticketMergedInto: [
		2981,
		"This conversation continues in ticket No.\u00A0{number}",
		"\u0420\u0430\u0437\u0433\u043E\u0432\u043E\u0440 \u043F\u0440\u043E\u0434\u043E\u043B\u0436\u0430\u0435\u0442\u0441\u044F \u0432\u00A0\u043E\u0431\u0440\u0430\u0449\u0435\u043D\u0438\u0438 \u2116\u00A0{number}"
	],
	ticketMergedFrom: [
		2982,
		"from No.\u00A0{number}",
		"\u0438\u0437\u00A0\u2116\u00A0{number}"
	],
	ticketOnHoldNote: [
		633,
		"We are waiting for a third party and will write here.",
		"\u0416\u0434\u0451\u043C \u043E\u0442\u0432\u0435\u0442\u0430 \u0442\u0440\u0435\u0442\u044C\u0435\u0439 \u0441\u0442\u043E\u0440\u043E\u043D\u044B \u0438\u00A0\u043D\u0430\u043F\u0438\u0448\u0435\u043C \u0437\u0434\u0435\u0441\u044C."
	],
	paymentFor: [
		634,
		"Payment for {product}",
		"\u041E\u043F\u043B\u0430\u0442\u0430 {product}"
	],
	beforeYouWrite: [
		635,
		"Before you write",
		"\u041F\u0440\u0435\u0436\u0434\u0435 \u0447\u0435\u043C \u043D\u0430\u043F\u0438\u0441\u0430\u0442\u044C"
	],
	hintPaymentCheck: [
		636,
		"A payment check takes about 5\u20138\u00A0minutes. Contact us after\u00A015.",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u043A\u0430 \u043F\u043B\u0430\u0442\u0435\u0436\u0430 \u0437\u0430\u043D\u0438\u043C\u0430\u0435\u0442 5\u20138\u00A0\u043C\u0438\u043D\u0443\u0442. \u041F\u0438\u0448\u0438\u0442\u0435, \u0435\u0441\u043B\u0438 \u043F\u0440\u043E\u0448\u043B\u043E \u0431\u043E\u043B\u044C\u0448\u0435\u00A015."
	],
	hintCoupon: [
		637,
		"A coupon is entered on the payment step, before you press Pay.",
		"\u041A\u0443\u043F\u043E\u043D \u0432\u0432\u043E\u0434\u0438\u0442\u0441\u044F \u043F\u0440\u0438 \u043E\u043F\u043B\u0430\u0442\u0435, \u0434\u043E\u00A0\u043A\u043D\u043E\u043F\u043A\u0438 \u00AB\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u044C\u00BB."
	],
	hintHelpChat: [
		638,
		"For a quick question, open the",
		"\u0414\u043B\u044F \u0431\u044B\u0441\u0442\u0440\u043E\u0433\u043E \u0432\u043E\u043F\u0440\u043E\u0441\u0430 \u043E\u0442\u043A\u0440\u043E\u0439\u0442\u0435"
	],
	hintHelpChatLink: [
		639,
		"help chat",
		"\u0447\u0430\u0442 \u043F\u043E\u043C\u043E\u0449\u0438"
	]
};
// ../contract/src/texts/pages/transfers.ts
const transfersTexts = {
	transferReceiving: [
		157,
		"Receiving credentials",
		"\u041F\u043E\u043B\u0443\u0447\u0430\u0435\u043C \u0440\u0435\u043A\u0432\u0438\u0437\u0438\u0442\u044B"
	],
	transferTitle: [
		158,
		"Transfer to this account",
		"\u041F\u0435\u0440\u0435\u0432\u0435\u0434\u0438\u0442\u0435 \u043D\u0430\u00A0\u044D\u0442\u043E\u0442 \u0441\u0447\u0451\u0442"
	],
	transferPaid: [
		159,
		"I made a payment",
		"\u041F\u0435\u0440\u0435\u0432\u043E\u0434 \u043E\u0442\u043F\u0440\u0430\u0432\u043B\u0435\u043D"
	],
	transferChecking: [
		160,
		"Checking your payment",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u043F\u043B\u0430\u0442\u0451\u0436"
	],
	transferOutdated: [
		161,
		"These details are out of date",
		"\u0420\u0435\u043A\u0432\u0438\u0437\u0438\u0442\u044B \u0443\u0441\u0442\u0430\u0440\u0435\u043B\u0438"
	],
	titleTransfer: [
		580,
		"Bank transfer",
		"\u0411\u0430\u043D\u043A\u043E\u0432\u0441\u043A\u0438\u0439 \u043F\u0435\u0440\u0435\u0432\u043E\u0434"
	],
	oneMoment: [
		581,
		"One moment",
		"\u041E\u0434\u043D\u0443 \u043C\u0438\u043D\u0443\u0442\u0443"
	],
	transferLead: [
		582,
		"Send the exact amount in one payment from your bank app.",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u044C\u0442\u0435 \u0442\u043E\u0447\u043D\u0443\u044E \u0441\u0443\u043C\u043C\u0443 \u043E\u0434\u043D\u0438\u043C \u043F\u043B\u0430\u0442\u0435\u0436\u043E\u043C \u0438\u0437\u00A0\u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u044F \u0431\u0430\u043D\u043A\u0430."
	],
	transferPayWithin: [
		583,
		"Pay within",
		"\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u0435 \u0432\u00A0\u0442\u0435\u0447\u0435\u043D\u0438\u0435"
	],
	transferAmount: [
		584,
		"Amount",
		"\u0421\u0443\u043C\u043C\u0430"
	],
	transferCard: [
		585,
		"Card number",
		"\u041D\u043E\u043C\u0435\u0440 \u043A\u0430\u0440\u0442\u044B"
	],
	transferRecipient: [
		586,
		"Recipient",
		"\u041F\u043E\u043B\u0443\u0447\u0430\u0442\u0435\u043B\u044C"
	],
	transferBank: [
		587,
		"Bank",
		"\u0411\u0430\u043D\u043A"
	],
	transferOrder: [
		588,
		"Order",
		"\u0417\u0430\u043A\u0430\u0437"
	],
	transferNote: [
		589,
		"Checking takes about 5\u20138 minutes. If nothing changes in 15 minutes, contact support.",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u043A\u0430 \u0437\u0430\u043D\u0438\u043C\u0430\u0435\u0442 5\u20138\u00A0\u043C\u0438\u043D\u0443\u0442. \u0415\u0441\u043B\u0438 \u0437\u0430\u00A015\u00A0\u043C\u0438\u043D\u0443\u0442 \u043D\u0438\u0447\u0435\u0433\u043E \u043D\u0435\u00A0\u0438\u0437\u043C\u0435\u043D\u0438\u043B\u043E\u0441\u044C, \u043D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443."
	],
	transferCheckingHint: [
		590,
		"It takes about 5\u20138 minutes. You can leave this page: the subscription will appear in your dashboard.",
		"\u042D\u0442\u043E \u0437\u0430\u043D\u0438\u043C\u0430\u0435\u0442 5\u20138\u00A0\u043C\u0438\u043D\u0443\u0442. \u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0443 \u043C\u043E\u0436\u043D\u043E \u0437\u0430\u043A\u0440\u044B\u0442\u044C: \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430 \u043F\u043E\u044F\u0432\u0438\u0442\u0441\u044F \u0432\u00A0\u043A\u0430\u0431\u0438\u043D\u0435\u0442\u0435."
	],
	transferOutdatedHint: [
		591,
		"We could not find the transfer. If you sent it, attach proof of payment and we will check it manually.",
		"\u041C\u044B \u043D\u0435\u00A0\u043D\u0430\u0448\u043B\u0438 \u043F\u0435\u0440\u0435\u0432\u043E\u0434. \u0415\u0441\u043B\u0438 \u0432\u044B \u0435\u0433\u043E \u043E\u0442\u043F\u0440\u0430\u0432\u0438\u043B\u0438, \u043F\u0440\u0438\u043B\u043E\u0436\u0438\u0442\u0435 \u0447\u0435\u043A: \u043F\u0440\u043E\u0432\u0435\u0440\u0438\u043C \u0432\u0440\u0443\u0447\u043D\u0443\u044E."
	],
	transferDemoFile: [
		592,
		"Receipt (PDF)",
		"\u0427\u0435\u043A (PDF)"
	],
	fileDrop: [
		593,
		"Drop the file here or",
		"\u041F\u0435\u0440\u0435\u0442\u0430\u0449\u0438\u0442\u0435 \u0444\u0430\u0439\u043B \u0438\u043B\u0438"
	],
	fileChoose: [
		594,
		"choose it",
		"\u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435"
	],
	transferDemoFileHint: [
		595,
		"One PDF from your bank, up to 10 MB",
		"\u041E\u0434\u0438\u043D PDF \u0438\u0437\u00A0\u0431\u0430\u043D\u043A\u0430, \u0434\u043E\u00A010\u00A0\u041C\u0411"
	],
	fileDropOver: [
		596,
		"Drop to attach",
		"\u041E\u0442\u043F\u0443\u0441\u0442\u0438\u0442\u0435, \u0447\u0442\u043E\u0431\u044B \u043F\u0440\u0438\u043B\u043E\u0436\u0438\u0442\u044C"
	],
	transferDemoFileType: [
		597,
		"Only a PDF of up to 10 MB can be attached.",
		"\u041F\u0440\u0438\u043B\u043E\u0436\u0438\u0442\u044C \u043C\u043E\u0436\u043D\u043E \u0442\u043E\u043B\u044C\u043A\u043E PDF \u0440\u0430\u0437\u043C\u0435\u0440\u043E\u043C \u0434\u043E\u00A010\u00A0\u041C\u0411."
	],
	transferDemoSend: [
		598,
		"Send receipt",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u0438\u0442\u044C \u0447\u0435\u043A"
	],
	transferNewDetails: [
		599,
		"Did not pay? Get new details",
		"\u041D\u0435\u00A0\u043E\u043F\u043B\u0430\u0447\u0438\u0432\u0430\u043B\u0438? \u041F\u043E\u043B\u0443\u0447\u0438\u0442\u044C \u043D\u043E\u0432\u044B\u0435 \u0440\u0435\u043A\u0432\u0438\u0437\u0438\u0442\u044B"
	],
	transferProofSending: [
		660,
		"Sending the proof of payment",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u0435\u043C \u0447\u0435\u043A"
	],
	transferRejected: [
		661,
		"The proof of payment was not accepted",
		"\u0427\u0435\u043A \u043D\u0435\u00A0\u043F\u0440\u0438\u043D\u044F\u0442"
	],
	transferRejectedHint: [
		662,
		"The amount or the date does not match the order. Contact support and we will sort it out.",
		"\u0421\u0443\u043C\u043C\u0430 \u0438\u043B\u0438 \u0434\u0430\u0442\u0430 \u043D\u0435\u00A0\u0441\u043E\u0432\u043F\u0430\u0434\u0430\u044E\u0442 \u0441\u00A0\u0437\u0430\u043A\u0430\u0437\u043E\u043C. \u041D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443, \u0438\u00A0\u043C\u044B \u0440\u0430\u0437\u0431\u0435\u0440\u0451\u043C\u0441\u044F."
	],
	transferAnotherFile: [
		663,
		"Try another file",
		"\u0414\u0440\u0443\u0433\u043E\u0439 \u0444\u0430\u0439\u043B"
	],
	transferDemo: [
		664,
		"This is a demonstration. The details are fictional: do not send money. Nothing you attach leaves this page.",
		"\u042D\u0442\u043E \u0434\u0435\u043C\u043E\u043D\u0441\u0442\u0440\u0430\u0446\u0438\u044F. \u0420\u0435\u043A\u0432\u0438\u0437\u0438\u0442\u044B \u0432\u044B\u043C\u044B\u0448\u043B\u0435\u043D\u044B: \u043D\u0435\u00A0\u043F\u0435\u0440\u0435\u0432\u043E\u0434\u0438\u0442\u0435 \u0434\u0435\u043D\u044C\u0433\u0438. \u041F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u043D\u044B\u0439 \u0444\u0430\u0439\u043B \u043D\u0438\u043A\u0443\u0434\u0430 \u043D\u0435\u00A0\u043E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u0435\u0442\u0441\u044F."
	],
	transferMinutesLeft: [
		665,
		"{count, plural, one {# minute left to pay} other {# minutes left to pay}}",
		"{count, plural, one {\u041D\u0430 \u043E\u043F\u043B\u0430\u0442\u0443 \u043E\u0441\u0442\u0430\u043B\u0430\u0441\u044C # \u043C\u0438\u043D\u0443\u0442\u0430} few {\u041D\u0430 \u043E\u043F\u043B\u0430\u0442\u0443 \u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C # \u043C\u0438\u043D\u0443\u0442\u044B} many {\u041D\u0430 \u043E\u043F\u043B\u0430\u0442\u0443 \u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C # \u043C\u0438\u043D\u0443\u0442} other {\u041D\u0430 \u043E\u043F\u043B\u0430\u0442\u0443 \u043E\u0441\u0442\u0430\u043B\u043E\u0441\u044C # \u043C\u0438\u043D\u0443\u0442\u044B}}"
	],
	transferDone: [
		666,
		"{product} is active",
		"\u0414\u043E\u0441\u0442\u0443\u043F \u043A\u00A0{product} \u043E\u0442\u043A\u0440\u044B\u0442"
	],
	proofWaiting: [
		895,
		"Proof of payment for this transfer is already being checked.",
		"\u0427\u0435\u043A \u043E\u0431 \u044D\u0442\u043E\u043C \u043F\u0435\u0440\u0435\u0432\u043E\u0434\u0435 \u0443\u0436\u0435 \u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u0442\u0441\u044F."
	],
	proofLimitReached: [
		896,
		"No more proofs of payment can be sent for this transfer. Contact support.",
		"\u0411\u043E\u043B\u044C\u0448\u0435 \u0447\u0435\u043A\u043E\u0432 \u043A\u00A0\u044D\u0442\u043E\u043C\u0443 \u043F\u0435\u0440\u0435\u0432\u043E\u0434\u0443 \u043F\u0440\u0438\u043B\u043E\u0436\u0438\u0442\u044C \u043D\u0435\u043B\u044C\u0437\u044F. \u041D\u0430\u043F\u0438\u0448\u0438\u0442\u0435 \u0432\u00A0\u043F\u043E\u0434\u0434\u0435\u0440\u0436\u043A\u0443."
	],
	transferStateChanged: [
		897,
		"The status of this transfer has changed. Reload the page.",
		"\u0421\u0442\u0430\u0442\u0443\u0441 \u043F\u0435\u0440\u0435\u0432\u043E\u0434\u0430 \u0438\u0437\u043C\u0435\u043D\u0438\u043B\u0441\u044F. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	transferNeedsSecondOperator: [
		898,
		"A transfer of this size needs a second operator, who must enter exactly the same.",
		"\u041F\u0435\u0440\u0435\u0432\u043E\u0434 \u043D\u0430\u00A0\u0442\u0430\u043A\u0443\u044E \u0441\u0443\u043C\u043C\u0443 \u0434\u043E\u043B\u0436\u0435\u043D \u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u044C \u0435\u0449\u0451 \u043E\u0434\u0438\u043D \u0441\u043E\u0442\u0440\u0443\u0434\u043D\u0438\u043A, \u0443\u043A\u0430\u0437\u0430\u0432 \u0432\u00A0\u0442\u043E\u0447\u043D\u043E\u0441\u0442\u0438 \u0442\u043E\u00A0\u0436\u0435 \u0441\u0430\u043C\u043E\u0435."
	],
	bankReferenceUsed: [
		899,
		"This transaction ID is already recorded for another payment. Check it.",
		"\u042D\u0442\u043E\u0442 \u043D\u043E\u043C\u0435\u0440 \u043E\u043F\u0435\u0440\u0430\u0446\u0438\u0438 \u0443\u0436\u0435 \u0443\u043A\u0430\u0437\u0430\u043D \u0443\u00A0\u0434\u0440\u0443\u0433\u043E\u0433\u043E \u043F\u043B\u0430\u0442\u0435\u0436\u0430. \u041F\u0440\u043E\u0432\u0435\u0440\u044C\u0442\u0435\u00A0\u0435\u0433\u043E."
	],
	transferAccount: [
		900,
		"Account number",
		"\u041D\u043E\u043C\u0435\u0440 \u0441\u0447\u0451\u0442\u0430"
	],
	transferPhone: [
		901,
		"Phone number",
		"\u041D\u043E\u043C\u0435\u0440 \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0430"
	],
	transferPurpose: [
		902,
		"Reference",
		"\u041D\u0430\u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0435"
	],
	transferLeadPurpose: [
		903,
		"Send the exact amount in one payment from your bank app, with these digits as the reference.",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u044C\u0442\u0435 \u0442\u043E\u0447\u043D\u0443\u044E \u0441\u0443\u043C\u043C\u0443 \u043E\u0434\u043D\u0438\u043C \u043F\u043B\u0430\u0442\u0435\u0436\u043E\u043C \u0438\u0437\u00A0\u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u044F \u0431\u0430\u043D\u043A\u0430 \u0438\u00A0\u0443\u043A\u0430\u0436\u0438\u0442\u0435 \u0432\u00A0\u043D\u0430\u0437\u043D\u0430\u0447\u0435\u043D\u0438\u0438 \u044D\u0442\u0438 \u0446\u0438\u0444\u0440\u044B."
	],
	transferThenProof: [
		904,
		"After the transfer, press the button and attach proof of payment from your bank.",
		"\u041F\u043E\u0441\u043B\u0435 \u043F\u0435\u0440\u0435\u0432\u043E\u0434\u0430 \u043D\u0430\u0436\u043C\u0438\u0442\u0435 \u043A\u043D\u043E\u043F\u043A\u0443 \u0438\u00A0\u043F\u0440\u0438\u043B\u043E\u0436\u0438\u0442\u0435 \u0447\u0435\u043A \u0438\u0437\u00A0\u0431\u0430\u043D\u043A\u0430."
	],
	transferAttach: [
		905,
		"Attach proof of payment",
		"\u041F\u0440\u0438\u043B\u043E\u0436\u0438\u0442\u0435 \u0447\u0435\u043A"
	],
	transferAttachLead: [
		906,
		"We check it against our bank account, then access opens. This usually takes less than a day.",
		"\u041C\u044B \u0441\u0432\u0435\u0440\u0438\u043C \u0435\u0433\u043E \u0441\u043E\u00A0\u0441\u0447\u0451\u0442\u043E\u043C \u0432\u0440\u0443\u0447\u043D\u0443\u044E, \u0438\u00A0\u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F. \u041E\u0431\u044B\u0447\u043D\u043E \u044D\u0442\u043E \u0437\u0430\u043D\u0438\u043C\u0430\u0435\u0442 \u043C\u0435\u043D\u044C\u0448\u0435 \u0434\u043D\u044F."
	],
	transferFile: [
		907,
		"Proof of payment (PDF, PNG or JPEG)",
		"\u0427\u0435\u043A (PDF, PNG \u0438\u043B\u0438 JPEG)"
	],
	transferFileHint: [
		908,
		"One file from your bank, up to 10\u00A0MB",
		"\u041E\u0434\u0438\u043D \u0444\u0430\u0439\u043B \u0438\u0437\u00A0\u0431\u0430\u043D\u043A\u0430, \u0434\u043E\u00A010\u00A0\u041C\u0411"
	],
	transferProofSend: [
		2983,
		"Send proof of payment",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u0438\u0442\u044C \u0447\u0435\u043A"
	],
	transferBack: [
		909,
		"Back to the details",
		"\u041A\u00A0\u0440\u0435\u043A\u0432\u0438\u0437\u0438\u0442\u0430\u043C"
	],
	transferProofSent: [
		910,
		"Your proof of payment arrived on {date} at {time}. We check it, usually within a day. You can leave this page: the subscription will appear in your dashboard.",
		"\u0427\u0435\u043A \u043F\u043E\u043B\u0443\u0447\u0435\u043D {date} \u0432\u00A0{time}. \u041C\u044B\u00A0\u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u0435\u0433\u043E, \u043E\u0431\u044B\u0447\u043D\u043E \u0432\u00A0\u0442\u0435\u0447\u0435\u043D\u0438\u0435 \u0434\u043D\u044F. \u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0443 \u043C\u043E\u0436\u043D\u043E \u0437\u0430\u043A\u0440\u044B\u0442\u044C: \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430 \u043F\u043E\u044F\u0432\u0438\u0442\u0441\u044F \u0432\u00A0\u043A\u0430\u0431\u0438\u043D\u0435\u0442\u0435."
	],
	transferRefusal: [
		911,
		"The last proof of payment was not accepted: {reason}",
		"\u041F\u043E\u0441\u043B\u0435\u0434\u043D\u0438\u0439 \u0447\u0435\u043A \u043D\u0435\u00A0\u043F\u0440\u0438\u043D\u044F\u0442: {reason}"
	],
	transferNoAccount: [
		912,
		"Transfers are not accepted at the moment",
		"\u0421\u0435\u0439\u0447\u0430\u0441 \u043F\u0435\u0440\u0435\u0432\u043E\u0434\u044B \u043D\u0435\u00A0\u043F\u0440\u0438\u043D\u0438\u043C\u0430\u044E\u0442\u0441\u044F"
	],
	transferNoAccountHint: [
		913,
		"Do not send money now. If you have sent it already, attach proof of payment and we will check it.",
		"\u041D\u0435\u00A0\u043E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u0439\u0442\u0435 \u0434\u0435\u043D\u044C\u0433\u0438. \u0415\u0441\u043B\u0438 \u0432\u044B \u0438\u0445 \u0443\u0436\u0435 \u043E\u0442\u043F\u0440\u0430\u0432\u0438\u043B\u0438, \u043F\u0440\u0438\u043B\u043E\u0436\u0438\u0442\u0435 \u0447\u0435\u043A: \u043C\u044B \u043F\u0440\u043E\u0432\u0435\u0440\u0438\u043C."
	],
	transferMissing: [
		914,
		"Payment not found",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043D\u0435\u00A0\u043D\u0430\u0439\u0434\u0435\u043D"
	],
	transferFailed: [
		915,
		"The payment did not load",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043D\u0435\u00A0\u0437\u0430\u0433\u0440\u0443\u0437\u0438\u043B\u0441\u044F"
	],
	transferRefunded: [
		916,
		"This payment was refunded",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u0437\u0430\u00A0\u044D\u0442\u043E\u0442 \u043F\u043B\u0430\u0442\u0451\u0436 \u0432\u043E\u0437\u0432\u0440\u0430\u0449\u0435\u043D\u044B"
	],
	transferCardWaiting: [
		917,
		"Waiting for your transfer",
		"\u0416\u0434\u0451\u043C \u0432\u0430\u0448 \u043F\u0435\u0440\u0435\u0432\u043E\u0434"
	],
	transferCardUntil: [
		918,
		"Until {date}, {time}",
		"\u0414\u043E\u00A0{date}, {time}"
	],
	transferCardChecking: [
		919,
		"Your proof of payment is being checked",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u0432\u0430\u0448 \u0447\u0435\u043A"
	],
	transferCardCheckingText: [
		920,
		"This usually takes less than a day",
		"\u041E\u0431\u044B\u0447\u043D\u043E \u044D\u0442\u043E \u0437\u0430\u043D\u0438\u043C\u0430\u0435\u0442 \u043C\u0435\u043D\u044C\u0448\u0435 \u0434\u043D\u044F"
	],
	transferCardOpen: [
		921,
		"Open the transfer",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C \u043F\u0435\u0440\u0435\u0432\u043E\u0434"
	],
	titlePayPage: [
		1800,
		"Pay for your order",
		"\u041E\u043F\u043B\u0430\u0442\u0430 \u0437\u0430\u043A\u0430\u0437\u0430"
	],
	payPageAutomatic: [
		1801,
		"This page updates by itself when the money arrives.",
		"\u041A\u043E\u0433\u0434\u0430 \u0434\u0435\u043D\u044C\u0433\u0438 \u043F\u0440\u0438\u0434\u0443\u0442, \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0430 \u043E\u0431\u043D\u043E\u0432\u0438\u0442\u0441\u044F \u0441\u0430\u043C\u0430."
	],
	payPageCheck: [
		1802,
		"Check payment",
		"\u041F\u0440\u043E\u0432\u0435\u0440\u0438\u0442\u044C \u043E\u043F\u043B\u0430\u0442\u0443"
	],
	payPageOtherWay: [
		1803,
		"Pay another way",
		"\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u044C \u0434\u0440\u0443\u0433\u0438\u043C \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C"
	],
	payPageEnded: [
		1804,
		"The time to pay is over",
		"\u0412\u0440\u0435\u043C\u044F \u043D\u0430\u00A0\u043E\u043F\u043B\u0430\u0442\u0443 \u0432\u044B\u0448\u043B\u043E"
	],
	payPageEndedHint: [
		1805,
		"Order again to pay. If you have already sent money, it is not lost: access opens as soon as it arrives.",
		"\u0427\u0442\u043E\u0431\u044B \u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C, \u0437\u0430\u043A\u0430\u0436\u0438\u0442\u0435 \u0435\u0449\u0451 \u0440\u0430\u0437. \u0415\u0441\u043B\u0438 \u0434\u0435\u043D\u044C\u0433\u0438 \u0443\u0436\u0435 \u043E\u0442\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u044B, \u043E\u043D\u0438 \u043D\u0435\u00A0\u043F\u0440\u043E\u043F\u0430\u0434\u0443\u0442: \u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F, \u043A\u0430\u043A \u0442\u043E\u043B\u044C\u043A\u043E \u043E\u043D\u0438 \u043F\u0440\u0438\u0434\u0443\u0442."
	],
	payPageDeclined: [
		1806,
		"The payment was declined",
		"\u041F\u043B\u0430\u0442\u0451\u0436 \u043E\u0442\u043A\u043B\u043E\u043D\u0451\u043D"
	],
	payPageDeclinedHint: [
		1807,
		"Nothing was charged. Order again and pay from another bank or in another way.",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u043D\u0435\u00A0\u0441\u043F\u0438\u0441\u0430\u043D\u044B. \u0417\u0430\u043A\u0430\u0436\u0438\u0442\u0435 \u0435\u0449\u0451 \u0440\u0430\u0437 \u0438\u00A0\u043E\u043F\u043B\u0430\u0442\u0438\u0442\u0435 \u0438\u0437\u00A0\u0434\u0440\u0443\u0433\u043E\u0433\u043E \u0431\u0430\u043D\u043A\u0430 \u0438\u043B\u0438 \u0434\u0440\u0443\u0433\u0438\u043C \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C."
	],
	payPageOnItsWay: [
		1808,
		"The money is on its way",
		"\u0414\u0435\u043D\u044C\u0433\u0438 \u0432\u00A0\u043F\u0443\u0442\u0438"
	],
	payPageOnItsWayHint: [
		1809,
		"There is nothing left to do. You can leave this page: the subscription will appear in your dashboard.",
		"\u0411\u043E\u043B\u044C\u0448\u0435 \u043D\u0438\u0447\u0435\u0433\u043E \u0434\u0435\u043B\u0430\u0442\u044C \u043D\u0435\u00A0\u043D\u0443\u0436\u043D\u043E. \u0421\u0442\u0440\u0430\u043D\u0438\u0446\u0443 \u043C\u043E\u0436\u043D\u043E \u0437\u0430\u043A\u0440\u044B\u0442\u044C: \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430 \u043F\u043E\u044F\u0432\u0438\u0442\u0441\u044F \u0432\u00A0\u043A\u0430\u0431\u0438\u043D\u0435\u0442\u0435."
	],
	sbpTitle: [
		1810,
		"Scan the QR code",
		"\u041E\u0442\u0441\u043A\u0430\u043D\u0438\u0440\u0443\u0439\u0442\u0435 QR-\u043A\u043E\u0434"
	],
	sbpLead: [
		1811,
		"Point the camera of your phone at it, or scan it in your bank app, and confirm the payment.",
		"\u041D\u0430\u0432\u0435\u0434\u0438\u0442\u0435 \u043D\u0430\u00A0\u043D\u0435\u0433\u043E \u043A\u0430\u043C\u0435\u0440\u0443 \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0430 \u0438\u043B\u0438 \u043E\u0442\u0441\u043A\u0430\u043D\u0438\u0440\u0443\u0439\u0442\u0435 \u0432\u00A0\u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u0438 \u0431\u0430\u043D\u043A\u0430 \u0438\u00A0\u043F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u0435 \u043F\u043B\u0430\u0442\u0451\u0436."
	],
	sbpTitlePhone: [
		1812,
		"Pay in your bank app",
		"\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u0435 \u0432\u00A0\u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u0438 \u0431\u0430\u043D\u043A\u0430"
	],
	sbpLeadPhone: [
		1813,
		"Your bank opens with the payment filled in. Confirm it and come back to this page.",
		"\u041E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F \u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u0435 \u0431\u0430\u043D\u043A\u0430 \u0441\u00A0\u0433\u043E\u0442\u043E\u0432\u044B\u043C \u043F\u043B\u0430\u0442\u0435\u0436\u043E\u043C. \u041F\u043E\u0434\u0442\u0432\u0435\u0440\u0434\u0438\u0442\u0435 \u0435\u0433\u043E \u0438\u00A0\u0432\u0435\u0440\u043D\u0438\u0442\u0435\u0441\u044C \u043D\u0430\u00A0\u044D\u0442\u0443 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	sbpOpenBank: [
		1814,
		"Open my bank",
		"\u041E\u0442\u043A\u0440\u044B\u0442\u044C \u043C\u043E\u0439 \u0431\u0430\u043D\u043A"
	],
	sbpBanks: [
		1815,
		"Or choose your bank",
		"\u0418\u043B\u0438 \u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0431\u0430\u043D\u043A"
	],
	sbpOtherDevice: [
		1816,
		"Pay from another device",
		"\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u044C \u0441\u00A0\u0434\u0440\u0443\u0433\u043E\u0433\u043E \u0443\u0441\u0442\u0440\u043E\u0439\u0441\u0442\u0432\u0430"
	],
	sbpHere: [
		1817,
		"Pay on this device",
		"\u041E\u043F\u043B\u0430\u0442\u0438\u0442\u044C \u043D\u0430\u00A0\u044D\u0442\u043E\u043C \u0443\u0441\u0442\u0440\u043E\u0439\u0441\u0442\u0432\u0435"
	],
	sbpQr: [
		1818,
		"QR code of the payment",
		"QR-\u043A\u043E\u0434 \u043F\u043B\u0430\u0442\u0435\u0436\u0430"
	],
	paymentClosed: [
		1819,
		"This payment can no longer be made. Reload the page.",
		"\u042D\u0442\u043E\u0442 \u043F\u043B\u0430\u0442\u0451\u0436 \u0443\u0436\u0435 \u043D\u0435\u043B\u044C\u0437\u044F \u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435 \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443."
	],
	coinUnavailable: [
		1820,
		"This coin cannot be used for this payment. Choose another one.",
		"\u042D\u0442\u043E\u0439 \u043C\u043E\u043D\u0435\u0442\u043E\u0439 \u0442\u0430\u043A\u043E\u0439 \u043F\u043B\u0430\u0442\u0451\u0436 \u043D\u0435\u00A0\u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u0443\u044E."
	],
	coinsHosted: [
		1821,
		"Pay on the page of the provider",
		"\u041D\u0430\u00A0\u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443 \u043F\u043B\u0430\u0442\u0451\u0436\u043D\u043E\u0433\u043E \u0441\u0435\u0440\u0432\u0438\u0441\u0430"
	],
	coinsTitle: [
		1822,
		"Choose a coin and its network",
		"\u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u043C\u043E\u043D\u0435\u0442\u0443 \u0438\u00A0\u0441\u0435\u0442\u044C"
	],
	coinsLead: [
		1823,
		"The price is in dollars. The amount in coins is set when you get the address.",
		"\u0426\u0435\u043D\u0430 \u0443\u043A\u0430\u0437\u0430\u043D\u0430 \u0432\u00A0\u0434\u043E\u043B\u043B\u0430\u0440\u0430\u0445. \u0422\u043E\u0447\u043D\u0443\u044E \u0441\u0443\u043C\u043C\u0443 \u0432\u00A0\u043C\u043E\u043D\u0435\u0442\u0430\u0445 \u0432\u044B \u0443\u0432\u0438\u0434\u0438\u0442\u0435 \u0432\u043C\u0435\u0441\u0442\u0435 \u0441\u00A0\u0430\u0434\u0440\u0435\u0441\u043E\u043C."
	],
	coinsEstimate: [
		1824,
		"About {amount} {coin} now",
		"\u0421\u0435\u0439\u0447\u0430\u0441 \u044D\u0442\u043E \u043E\u043A\u043E\u043B\u043E {amount} {coin}"
	],
	coinsGetAddress: [
		1825,
		"Get the address",
		"\u041F\u043E\u043B\u0443\u0447\u0438\u0442\u044C \u0430\u0434\u0440\u0435\u0441"
	],
	coinsSendTitle: [
		1826,
		"Send {coin}",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u044C\u0442\u0435 {coin}"
	],
	coinsNetworkWarning: [
		1827,
		"Send it only over {network}. Coins sent over another network are lost.",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u0439\u0442\u0435 \u0442\u043E\u043B\u044C\u043A\u043E \u043F\u043E\u00A0\u0441\u0435\u0442\u0438 {network}. \u041C\u043E\u043D\u0435\u0442\u044B, \u043E\u0442\u043F\u0440\u0430\u0432\u043B\u0435\u043D\u043D\u044B\u0435 \u043F\u043E\u00A0\u0434\u0440\u0443\u0433\u043E\u0439 \u0441\u0435\u0442\u0438, \u0431\u0443\u0434\u0443\u0442 \u043F\u043E\u0442\u0435\u0440\u044F\u043D\u044B."
	],
	coinsMemo: [
		1828,
		"Memo, required",
		"Memo, \u043E\u0431\u044F\u0437\u0430\u0442\u0435\u043B\u044C\u043D\u043E"
	],
	coinsAnother: [
		1829,
		"Choose another coin",
		"\u0412\u044B\u0431\u0440\u0430\u0442\u044C \u0434\u0440\u0443\u0433\u0443\u044E \u043C\u043E\u043D\u0435\u0442\u0443"
	],
	coinsSendLead: [
		1990,
		"Send exactly this amount in one transfer. Add the fee of your wallet or exchange on top.",
		"\u041E\u0442\u043F\u0440\u0430\u0432\u044C\u0442\u0435 \u0440\u043E\u0432\u043D\u043E \u044D\u0442\u0443 \u0441\u0443\u043C\u043C\u0443 \u043E\u0434\u043D\u0438\u043C \u043F\u0435\u0440\u0435\u0432\u043E\u0434\u043E\u043C. \u041A\u043E\u043C\u0438\u0441\u0441\u0438\u044E \u043A\u043E\u0448\u0435\u043B\u044C\u043A\u0430 \u0438\u043B\u0438 \u0431\u0438\u0440\u0436\u0438 \u043F\u0440\u0438\u0431\u0430\u0432\u044C\u0442\u0435 \u0441\u0432\u0435\u0440\u0445\u0443."
	],
	coinsMemoWarning: [
		1991,
		"Enter the memo too: without it your payment cannot be found.",
		"\u041E\u0431\u044F\u0437\u0430\u0442\u0435\u043B\u044C\u043D\u043E \u0443\u043A\u0430\u0436\u0438\u0442\u0435 memo: \u0431\u0435\u0437 \u043D\u0435\u0433\u043E \u043F\u043B\u0430\u0442\u0451\u0436 \u043D\u0435\u00A0\u043D\u0430\u0439\u0442\u0438."
	],
	coinsMinimum: [
		1992,
		"The minimum of this coin is {amount}. Choose another one.",
		"\u041C\u0438\u043D\u0438\u043C\u0443\u043C \u0434\u043B\u044F \u044D\u0442\u043E\u0439 \u043C\u043E\u043D\u0435\u0442\u044B\u00A0\u2014 {amount}. \u0412\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u0434\u0440\u0443\u0433\u0443\u044E."
	],
	coinsQr: [
		1993,
		"QR code of the address",
		"QR-\u043A\u043E\u0434 \u0430\u0434\u0440\u0435\u0441\u0430"
	],
	restTitle: [
		1995,
		"A part of the payment is missing",
		"\u041F\u0440\u0438\u0448\u043B\u0430 \u043D\u0435\u00A0\u0432\u0441\u044F \u0441\u0443\u043C\u043C\u0430"
	],
	restLead: [
		1996,
		"{amount} is missing. Send it to a new address, and access opens by itself. Do not send it to the first address: an operator would have to check it.",
		"\u041D\u0435\u00A0\u0445\u0432\u0430\u0442\u0430\u0435\u0442 {amount}. \u041E\u0442\u043F\u0440\u0430\u0432\u044C\u0442\u0435 \u0438\u0445 \u043D\u0430\u00A0\u043D\u043E\u0432\u044B\u0439 \u0430\u0434\u0440\u0435\u0441, \u0438\u00A0\u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u043E\u0435\u0442\u0441\u044F \u0441\u0430\u043C. \u041D\u0430\u00A0\u043F\u0435\u0440\u0432\u044B\u0439 \u0430\u0434\u0440\u0435\u0441 \u043D\u0435\u00A0\u043E\u0442\u043F\u0440\u0430\u0432\u043B\u044F\u0439\u0442\u0435: \u0442\u0430\u043A\u043E\u0439 \u043F\u0435\u0440\u0435\u0432\u043E\u0434 \u043F\u0440\u0438\u0434\u0451\u0442\u0441\u044F \u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0442\u044C \u0432\u0440\u0443\u0447\u043D\u0443\u044E."
	],
	coinsEmpty: [
		1994,
		"No coin can be chosen here at the moment.",
		"\u0421\u0435\u0439\u0447\u0430\u0441 \u0437\u0434\u0435\u0441\u044C \u043D\u0435\u043B\u044C\u0437\u044F \u0432\u044B\u0431\u0440\u0430\u0442\u044C \u043C\u043E\u043D\u0435\u0442\u0443."
	]
};
// ../contract/src/texts/text-table.ts
const sections = [
	frameTexts,
	signInTexts,
	dashboardTexts,
	checkoutTexts,
	paymentsTexts,
	giftsTexts,
	renewalsTexts,
	settingsTexts,
	partnersTexts,
	transfersTexts,
	supportTexts,
	refusalsTexts
];
const textTable = Object.assign({}, ...sections);
// ../contract/src/texts/dictionary.ts
const texts = splitByLanguage(Object.fromEntries(Object.entries(textTable).map(([name, [, en, ru]]) => [name, [en, ru]])));
function dictionaryOf(language) {
	const byNumber = Object.values(textTable).map(([number, en, ru]) => [String(number), language === "ru" ? ru : en]);
	return {
		...Object.fromEntries(byNumber),
		language
	};
}
function textOf$3(language, key, params) {
	return fillText(texts[language][key], language, params);
}
// src/platform/http/on-error.ts
const RETRY_AFTER_S = 5;
function onError(error, request, reply) {
	const refusal = refusalOf$1(error);
	if (refusal.code === "internal") request.log.error({ err: error }, "request failed");
	else if (isUnstorableText(error)) request.log.warn({ err: error }, "a text passed its schema and was refused by the database");
	else if (refusal.code === "unavailable") request.log.warn({ err: refusal.cause ?? error }, "request refused: unavailable");
	if (refusal.retryAfterS !== void 0) reply.header("retry-after", String(refusal.retryAfterS));
	if (refusal.status === 401) reply.header("www-authenticate", "Bearer");
	if (refusal.status === 413) drainBody(request, reply);
	reply.code(refusal.status).header("content-type", "application/json; charset=utf-8").send(JSON.stringify(refusalBody(refusal, request.headers["accept-language"])));
}
const DRAIN_MAX_BYTES = 67108864;
function drainBody({ raw }, reply) {
	reply.removeHeader("connection");
	raw.unpipe();
	let rest = 0;
	raw.on("data", (chunk) => {
		rest += chunk.length;
		if (rest > DRAIN_MAX_BYTES) raw.destroy();
	});
	raw.resume();
}
function refusalBody(refusal, acceptLanguageHeader) {
	const message = textOf$3(acceptLanguage(acceptLanguageHeader), errors[refusal.code].text);
	return {
		code: refusal.code,
		message,
		...refusal.details
	};
}
function refusalOf$1(error) {
	if (error instanceof Refusal) return error;
	if (isDatabaseUnavailable(error)) return new Refusal("unavailable", {
		retryAfterS: 5,
		cause: error
	});
	if (isUnstorableText(error)) return new Refusal("bad_request", { cause: error });
	const { validation, validationContext, statusCode } = error;
	if (validation !== void 0) return new Refusal("bad_request", { details: { fields: fieldsOf(validation, validationContext) } });
	const code = statusCode === void 0 ? void 0 : CODE_OF_STATUS[statusCode];
	if (code !== void 0) return new Refusal(code);
	return new Refusal(statusCode !== void 0 && statusCode >= 400 && statusCode < 500 ? "bad_request" : "internal", { cause: error });
}
const CODE_OF_STATUS = {
	404: "not_found",
	413: "payload_too_large",
	415: "unsupported_media_type"
};
function fieldsOf(validation, context) {
	return validation.slice(0, 20).map(({ instancePath, keyword }) => ({
		path: `${context ?? ""}${instancePath}`.replaceAll("/", ".").slice(0, 200),
		code: keyword
	}));
}
// src/platform/http/limits/deadline.ts
const DEADLINE_MS = 2800;
function inTime(work) {
	return new Promise((resolve, reject) => {
		const timer = setTimeout(() => reject(new Refusal("unavailable", { retryAfterS: 5 })), DEADLINE_MS);
		work.then(resolve, reject).finally(() => clearTimeout(timer));
	});
}
// src/platform/http/limits/ip-prefix.ts
function ipPrefix(ip) {
	const address = withoutMapping(ip);
	if (isIPv4(address)) return `${address.split(".").slice(0, 3).join(".")}.0/24`;
	if (!isIPv6(address)) return "unknown";
	const [head = "", tail] = (address.split("%")[0] ?? "").toLowerCase().split("::");
	const before = head === "" ? [] : head.split(":");
	const after = tail === void 0 || tail === "" ? [] : tail.split(":");
	const zeros = tail === void 0 ? 0 : 8 - before.length - after.length;
	return `${[
		...before,
		...Array(Math.max(zeros, 0)).fill("0"),
		...after
	].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
function callerAddress(ip) {
	const address = withoutMapping(ip);
	return isIPv4(address) ? address : ipPrefix(address);
}
function withoutMapping(ip) {
	return ip.replace(/^::ffff:(?=\d+\.)/i, "");
}
// src/platform/http/bind.ts
function bind(api, route, handler) {
	if (route.idempotent) throw new Error(`${route.id} honors Idempotency-Key: it needs bindIdempotent`);
	register(api, route, guardsOf(api, route), async (request, reply) => {
		const answering = Promise.resolve(handler(callOf(route, request, reply)));
		if (route.method === "GET") return send$1(api, route, request, reply, await inTime(answering));
		const answer = await answering;
		await awaitOwnChange(api, request);
		return send$1(api, route, request, reply, answer);
	});
}
async function awaitOwnChange({ platform, noteChange }, { operator }) {
	if (operator !== void 0) await Promise.all([platform.listener.caughtUp(), noteChange(operator)]);
}
function bindInline(api, route, handler) {
	const limit = api.rateLimits.limitFor(route.limit, route.id);
	const guard = async (request) => {
		const tokenHash = bearerTokenHash(request);
		request.tokenHash = tokenHash;
		await limit(tokenHash.toString("base64url"));
	};
	register(api, route, [guard], async (request, reply) => {
		const { tokenHash, validationError } = request;
		if (tokenHash === void 0) throw new Refusal("unauthorized");
		if (validationError !== void 0) throw await inTime(api.authenticate(tokenHash)) === void 0 ? new Refusal("unauthorized") : validationError;
		const answering = handler({
			...callOf(route, request, reply),
			tokenHash
		});
		const answer = await (route.method === "GET" ? inTime(answering) : answering);
		if (answer === void 0) throw new Refusal("unauthorized");
		return send$1(api, route, request, reply, answer);
	}, { isInline: true });
}
function register(api, route, guards, handler, { isInline = false } = {}) {
	const { fastify } = api;
	const config = { contract: route };
	const options = {
		method: route.method,
		url: route.path,
		config,
		schema: inputSchema(route),
		onRequest: route.auth === "signature" ? guards : [limitAddress(api), ...guards],
		attachValidation: isInline,
		handler: (request, reply) => unitOf(request).run(() => handler(request, reply))
	};
	if (hasRawBody(route)) readRawBody(fastify, options);
	else if (route.multipart) acceptUpload(fastify, options);
	else fastify.route(options);
}
function guardsOf(api, route) {
	if (route.auth === "user") return [requireSession(api, route), limitUser(api, route)];
	if (route.auth === "operator") return [requireOperator(api, route), limitOperator(api, route)];
	return route.auth === "signature" ? [] : [limitNetwork(api, route)];
}
function requireOperator({ authenticateOperator }, { permission, confirmed }) {
	return async (request) => {
		const operator = await inTime(authenticateOperator(bearerTokenHash(request)));
		if (operator === void 0) throw new Refusal("unauthorized");
		request.operator = operator;
		if (!isPermitted(operator.role, permission)) throw new Refusal("forbidden");
		if (confirmed && !operator.isConfirmed) throw new Refusal("confirmation_required");
	};
}
function requireSession({ authenticate }, { readableInImpersonation }) {
	return async (request) => {
		const session = await inTime(authenticate(bearerTokenHash(request)));
		if (session === void 0) throw new Refusal("unauthorized");
		if (session.impersonationId !== void 0 && !readableInImpersonation) throw new Refusal("read_only_session");
		request.session = session;
	};
}
const BEARER = /^Bearer ([A-Za-z0-9_-]{43})$/i;
function bearerTokenHash(request) {
	const token = BEARER.exec(request.headers.authorization ?? "")?.[1];
	if (token === void 0) throw new Refusal("unauthorized");
	return sha256$2(token);
}
function limitUser(api, route) {
	const limit = api.rateLimits.limitFor(route.limit, route.id);
	return ({ session }) => limit(session?.impersonationId ?? session?.userId ?? "");
}
function limitOperator(api, route) {
	const limit = api.rateLimits.limitFor(route.limit, route.id);
	return (request) => limit(request.operator?.id ?? "");
}
function limitAddress({ rateLimits }) {
	const limit = rateLimits.limit("address", ADDRESS_LIMIT);
	return (request) => limit(callerAddress(request.ip));
}
function limitNetwork(api, route) {
	const limit = api.rateLimits.limitFor(route.limit, route.id);
	return (request) => limit(ipPrefix(request.ip));
}
function callOf(route, request, reply) {
	return {
		params: request.params,
		query: request.query,
		body: request.body,
		session: request.session,
		operator: request.operator,
		by: request.operator && {
			operator: request.operator,
			request: { ip: request.ip }
		},
		rawBody: hasRawBody(route) ? request.body ?? Buffer.alloc(0) : void 0,
		readUpload: route.multipart ? readUploadOf(request) : void 0,
		ip: request.ip,
		language: acceptLanguage(request.headers["accept-language"]),
		headers: request.headers,
		setHeader: (name, value) => void reply.header(name, value)
	};
}
function send$1(api, route, request, reply, answer) {
	if (answer instanceof Precomputed) return sendPrecomputed(request, reply, answer);
	if (answer instanceof Unchanged) return reply.code(304).header("etag", answer.etag).send();
	if (answer instanceof FileAnswer) return sendFile(api, route, request, reply, answer);
	if (answer instanceof PlainText) return reply.code(200).header("content-type", "text/plain; charset=utf-8").send(answer.text);
	if (answer instanceof Redirect) return reply.code(303).header("location", answer.location).send();
	return sendJson(reply, route.status ?? 200, jsonOf$1(api, route, answer));
}
function sendJson(reply, status, json) {
	return reply.code(status).header("content-type", "application/json; charset=utf-8").send(json);
}
function jsonOf$1(api, route, answer) {
	const json = textOf$2(answer);
	if (api.checkAnswers) {
		const checked = safeParse(route.answer, JSON.parse(json));
		if (!checked.success) throw new Error(`the answer of ${route.id} breaks its contract`, { cause: checked.error });
	}
	return json;
}
function textOf$2(answer) {
	if (answer instanceof RawJson) return answer.text;
	if (answer instanceof Precomputed) return String(answer.identity);
	return JSON.stringify(answer === void 0 ? {} : answer);
}
// src/platform/db/replica/replica-state.rules.ts
const UNKNOWN = {
	primary: 0,
	replayed: 0,
	freshMs: void 0,
	pending: []
};
const MOST_PENDING = 128;
function afterCheck(state, sample, replayed) {
	const hasGoneBack = sample.position < state.primary;
	const samples = hasGoneBack ? [sample] : [...state.pending, sample];
	const reached = samples.findLast(({ position }) => position <= replayed);
	const pending = samples.filter(({ position }) => position > replayed);
	return {
		primary: sample.position,
		replayed,
		freshMs: reached?.takenMs ?? (hasGoneBack ? void 0 : state.freshMs),
		pending: pending.length > MOST_PENDING ? pending.filter((_, index) => index % 2 === 0) : pending
	};
}
function isFresh(state, { nowMs, limitMs, position = 0 }) {
	return state.freshMs !== void 0 && nowMs - state.freshMs <= limitMs && position <= state.replayed;
}
// src/platform/db/replica/watch-replica.ts
const CHECK_EVERY_MS = 1e3;
const ANSWER_WITHIN_MS = 500;
const CONNECT_WITHIN_MS = 1e3;
const POSITION_OF_PRIMARY = `
  select pg_wal_lsn_diff(pg_current_wal_flush_lsn(), '0/0')::bigint as position`;
const POSITION_OF_REPLICA = `
  select pg_is_in_recovery() as standby,
    case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::text end as replayed`;
async function readPosition(primary) {
	const { rows } = await primary.query(POSITION_OF_PRIMARY, []);
	return rows[0]?.position ?? 0;
}
function watchReplica({ url, primary, log, onLost }) {
	let session;
	let state = UNKNOWN;
	let problem = "not checked yet";
	let checking;
	let isStopped = false;
	function lose(error) {
		const reason = error instanceof Error ? error.message : String(error);
		if (problem === void 0 || problem === "not checked yet") log.warn({ reason }, "the replica is away: the primary answers all reads");
		problem = reason;
		onLost();
	}
	async function checkOnce() {
		const takenMs = performance.now();
		const position = await readPosition(primary).catch(() => void 0);
		if (position === void 0 || isStopped) return;
		try {
			session ??= await openSession({
				url,
				queryTimeoutMs: ANSWER_WITHIN_MS,
				connectTimeoutMs: CONNECT_WITHIN_MS,
				onEnd() {
					session = void 0;
				}
			});
			const { rows } = await session.query(POSITION_OF_REPLICA);
			const replayed = rows[0]?.replayed;
			if (replayed == null) throw new Error("DATABASE_REPLICA_URL leads to no standby");
			state = afterCheck(state, {
				position,
				takenMs
			}, Number(replayed));
			if (problem !== void 0) log.info("the replica answers");
			problem = void 0;
		} catch (error) {
			if (!isStopped) lose(error);
		}
	}
	const check = () => {
		checking ??= checkOnce().finally(() => {
			checking = void 0;
		});
		return checking;
	};
	const stopping = new AbortController();
	async function watch() {
		while (!isStopped) {
			await check();
			await setTimeout$1(CHECK_EVERY_MS, void 0, {
				ref: false,
				signal: stopping.signal
			}).catch(() => {});
		}
	}
	const watching = watch();
	return {
		get state() {
			return state;
		},
		get isAway() {
			return problem !== void 0;
		},
		lose,
		check,
		async stop() {
			isStopped = true;
			stopping.abort();
			if (session !== void 0) await closeSession(session);
			await watching;
		}
	};
}
// src/platform/db/replica/reads.ts
const CATCH_UP_MS = 300;
const CATCH_UP_CHECK_MS = 20;
const CANCELED_BY_TIMEOUT = "57014";
const registered = new WeakMap();
function registerReads(db, reads) {
	registered.set(db, reads);
}
function readsOf(db) {
	return registered.get(db);
}
function upToDate(db, read) {
	return readsOf(db)?.upToDate(read) ?? read(db);
}
function createReads({ url, limitMs, db, primary, pool, log }) {
	const replica = createPool({
		...pool,
		url
	});
	const connected = new Set();
	replica.on("connect", (client) => connected.add(client));
	replica.on("remove", (client) => connected.delete(client));
	const watch = watchReplica({
		url,
		primary,
		log,
		onLost() {
			for (const client of connected) client.connection.stream.destroy();
		}
	});
	const answered = {
		replica: 0,
		primary: 0
	};
	let repeated = 0;
	const has = (position) => !watch.isAway && isFresh(watch.state, {
		nowMs: performance.now(),
		limitMs,
		position
	});
	function afterFailure(error) {
		if (!isOfReplica(error)) throw error;
		repeated += 1;
		if (isReadOnly(error)) log.error({ err: error }, "a statement for the replica writes");
		else if (isDatabaseUnavailable(error)) watch.lose(error);
	}
	async function query(text, values) {
		if (/^(begin|start transaction)/.test(text)) throw new Error("reads that may go to the replica have no transactions");
		if (has()) try {
			const answer = await replica.query(text, [...values]);
			answered.replica += 1;
			return answer;
		} catch (error) {
			afterFailure(error);
		}
		answered.primary += 1;
		return primary.query(text, [...values]);
	}
	const client = {
		query,
		release() {}
	};
	const onlyReplica = createDatabase(replica);
	async function catchesUp() {
		if (!has()) return false;
		const position = await readPosition(primary);
		const giveUpMs = performance.now() + CATCH_UP_MS;
		while (!has(position)) {
			if (performance.now() > giveUpMs || !has()) return false;
			await watch.check();
			if (!has(position)) await setTimeout$1(CATCH_UP_CHECK_MS);
		}
		return true;
	}
	const reads = {
		db: new Kysely({ dialect: new PostgresDialect({ pool: {
			connect: () => Promise.resolve(client),
			end: () => Promise.resolve(),
			options: {}
		} }) }),
		has,
		async upToDate(read) {
			if (await catchesUp()) try {
				const result = await read(onlyReplica);
				answered.replica += 1;
				return result;
			} catch (error) {
				afterFailure(error);
			}
			answered.primary += 1;
			return read(db);
		},
		position: () => readPosition(primary),
		pool: replica,
		get figures() {
			const { freshMs, primary: end, replayed } = watch.state;
			return {
				missingBytes: Math.max(0, end - replayed),
				isUsed: has(),
				ageMs: freshMs === void 0 ? void 0 : performance.now() - freshMs,
				answered: { ...answered },
				repeated
			};
		},
		async stop() {
			registered.delete(db);
			await watch.stop();
			await replica.end();
		}
	};
	registerReads(db, reads);
	return reads;
}
function isOfReplica(error) {
	if ((error instanceof Error && "code" in error ? error.code : void 0) === CANCELED_BY_TIMEOUT) return false;
	return isDatabaseUnavailable(error) || isSerializationConflict(error);
}
// src/platform/per-platform.ts
const originals = new WeakMap();
function derivePlatform(platform, parts) {
	const derived = {
		...platform,
		...parts
	};
	originals.set(derived, originals.get(platform) ?? platform);
	return derived;
}
function perPlatform(make) {
	const made = new WeakMap();
	return (given) => {
		const platform = originals.get(given) ?? given;
		const known = made.get(platform) ?? { it: make(platform) };
		made.set(platform, known);
		return known.it;
	};
}
// src/platform/http/lists/bind-reading.ts
const withReplica = perPlatform((platform) => {
	const reads = readsOf(platform.db);
	return reads === void 0 ? platform : derivePlatform(platform, { db: reads.db });
});
function readingFor(platform, operator) {
	return readsOf(platform.db)?.has(operator.lastChange) === true ? withReplica(platform) : platform;
}
function bindReading(api, route, read) {
	bind(api, route, (call) => read(call, readingFor(api.platform, call.operator)));
}
// src/platform/http/lists/bind-list.ts
function bindList(api, list, answersOf) {
	const answersTo = (call) => answersOf(call, readingFor(api.platform, call.operator));
	const filtersOf = (call) => call.query ?? {};
	bind(api, list, (call) => {
		const { [list.cursor.name]: after, ...filters } = call.query;
		return answersTo(call).page(filters, after);
	});
	if (list.export) bind(api, list.export, (call) => answersTo(call).export(filtersOf(call)));
	if (list.count) bind(api, list.count, (call) => answersTo(call).count(filtersOf(call)));
}
// src/platform/jobs/job-signal.ts
const signals = new AsyncLocalStorage();
function runWithSignal(signal, work) {
	return signals.run(signal, work);
}
function hasLostClaim() {
	return signals.getStore()?.aborted === true;
}
function throwIfClaimLost() {
	signals.getStore()?.throwIfAborted();
}
// src/platform/db/together.ts
async function together(statements) {
	const errors = (await Promise.allSettled(statements)).flatMap((one) => one.status === "rejected" ? [one.reason] : []);
	if (errors.length > 0) throw errors.find((error) => !isAborted(error)) ?? errors[0];
	return Promise.all(statements);
}
// src/platform/db/before-commit.ts
const sentIn = new WeakMap();
async function beforeCommit(tx, ...statements) {
	await send(tx, statements, { isSingle: false });
}
async function withCommit(tx, ...statements) {
	await send(tx, statements, { isSingle: true });
}
async function send(tx, statements, { isSingle }) {
	const sent = sentIn.get(tx);
	if (sent === void 0) {
		await together(statements);
		return;
	}
	if (!isSingle) sent.isSingle = false;
	for (const statement of statements) {
		if (statement === void 0) continue;
		statement.catch(() => {});
		sent.waiting.push(statement);
	}
}
function collect(tx) {
	sentIn.set(tx, {
		waiting: [],
		isSingle: true
	});
}
async function answered(tx) {
	const sent = sentIn.get(tx);
	if (sent === void 0) return;
	while (sent.waiting.length > 0) await together(sent.waiting.splice(0));
	sent.isSingle = true;
}
async function readyToCommit(tx) {
	if (sentIn.get(tx)?.isSingle !== true) await answered(tx);
}
async function causeOf(tx, error) {
	const settled = await Promise.allSettled(sentIn.get(tx)?.waiting.splice(0) ?? []);
	if (!isAborted(error)) return error;
	return settled.flatMap((one) => one.status === "rejected" ? [one.reason] : []).find((reason) => !isAborted(reason)) ?? error;
}
// src/platform/db/transaction.ts
const ATTEMPTS = 3;
const dialect = {
	createAdapter: () => new PostgresAdapter(),
	createDriver: () => new DummyDriver(),
	createIntrospector: (db) => new PostgresIntrospector(db),
	createQueryCompiler: () => new PostgresQueryCompiler()
};
const UNUSED$1 = {
	config: { dialect },
	dialect,
	driver: new DummyDriver()
};
async function inTransaction(db, work) {
	throwIfClaimLost();
	if (db.isTransaction) return inSavepoint(db, work);
	for (let attempt = 1;; attempt++) try {
		return await runPipelined(db, work);
	} catch (error) {
		const isRepeatable = isSerializationConflict(error) || isStalePlan(error);
		if (attempt >= ATTEMPTS || !isRepeatable) throw error;
	}
}
async function runPipelined(db, work) {
	const pipelined = {};
	try {
		const result = await db.transaction().setIsolationLevel("read committed").execute(async (waiting) => {
			const executor = waiting.getExecutor();
			const connection = await executor.provideConnection((only) => Promise.resolve(only));
			let isOver = false;
			const together = executor.withConnectionProvider({ async provideConnection(use) {
				if (isOver) throw new Error("the statement came after the end of its transaction");
				return use(connection);
			} });
			const tx = new Transaction({
				...UNUSED$1,
				executor: together
			});
			pipelined.tx = tx;
			collect(tx);
			try {
				const made = await work(tx);
				await readyToCommit(tx);
				return made;
			} catch (error) {
				throw await causeOf(tx, error);
			} finally {
				isOver = true;
			}
		});
		if (pipelined.tx !== void 0) await answered(pipelined.tx);
		return result;
	} catch (error) {
		throw pipelined.tx === void 0 ? error : await causeOf(pipelined.tx, error);
	}
}
async function inSavepoint(tx, work) {
	await answered(tx);
	await sql`savepoint nested`.execute(tx);
	let result;
	try {
		result = await work(tx);
		await answered(tx);
	} catch (failure) {
		const error = await causeOf(tx, failure);
		await sql`rollback to savepoint nested`.execute(tx).catch(() => {});
		throw error;
	}
	await sql`release savepoint nested`.execute(tx);
	return result;
}
// src/domains/operators/operators.store.ts
function findOperatorByEmail(db, email) {
	return db.selectFrom("operators").selectAll().where("email", "=", email).executeTakeFirst();
}
async function hasOperators$1(db) {
	return await db.selectFrom("operators").select("id").limit(1).executeTakeFirst() !== void 0;
}
async function upsertOperator$1(tx, operator) {
	const { id } = await tx.insertInto("operators").values(operator).onConflict((conflict) => conflict.column("email").doUpdateSet({
		name: operator.name,
		role: operator.role,
		password_hash: operator.password_hash,
		totp_secret: operator.totp_secret,
		totp_last_step: 0,
		disabled_at: null,
		version: sql`operators.version + 1`
	})).returning("id").executeTakeFirstOrThrow();
	return id;
}
async function useOperatorStep(tx, id, step) {
	return await tx.updateTable("operators").set({ totp_last_step: step }).where("id", "=", id).where("totp_last_step", "<", step).returning("id").executeTakeFirst() !== void 0;
}
async function lockOperatorIfUnchanged(tx, { id, password_hash, totp_secret }) {
	return await tx.selectFrom("operators").select("id").where("id", "=", id).where("password_hash", "=", password_hash).where("totp_secret", "is not distinct from", totp_secret).where("disabled_at", "is", null).forNoKeyUpdate().executeTakeFirst() !== void 0;
}
async function changeOperator$1(tx, id, change) {
	await tx.updateTable("operators").set(change).where("id", "=", id).execute();
}
async function insertOperatorSession(tx, session) {
	await tx.insertInto("operator_sessions").values(session).execute();
}
const ACTIVE_SESSION$1 = `
  select o.id, o.name, o.role, s.ends_at, s.last_seen_at, s.confirmed_at, s.last_change
  from operator_sessions s join operators o on o.id = s.operator_id
  where s.token_hash = $1 and s.last_seen_at > $3 and s.ends_at > $2 and o.disabled_at is null`;
async function findOperatorSession(pool, tokenHash, { now, idleSince }) {
	const { rows } = await pool.query(ACTIVE_SESSION$1, [
		tokenHash,
		now,
		idleSince
	]);
	return rows[0];
}
const TOUCH$1 = "update operator_sessions set last_seen_at = $2 where token_hash = $1 and last_seen_at < $2";
async function touchOperatorSession(pool, tokenHash, now) {
	await pool.query(TOUCH$1, [tokenHash, now]);
}
const NOTE_CHANGE = "update operator_sessions set last_change = $2 where token_hash = $1";
async function noteSessionChange(pool, tokenHash, position) {
	await pool.query(NOTE_CHANGE, [tokenHash, position]);
}
async function deleteOperatorSession(tx, tokenHash) {
	await tx.deleteFrom("operator_sessions").where("token_hash", "=", tokenHash).execute();
}
async function confirmSession(tx, tokenHash, at) {
	await tx.updateTable("operator_sessions").set({ confirmed_at: at }).where("token_hash", "=", tokenHash).execute();
}
function findOperator(db, id) {
	return db.selectFrom("operators").selectAll().where("id", "=", id).executeTakeFirst();
}
function listSessionRows(db, operatorId, { now, idleSince }) {
	return db.selectFrom("operator_sessions").selectAll().where("operator_id", "=", operatorId).where("ends_at", ">", now).where("last_seen_at", ">", idleSince).orderBy("last_seen_at", "desc").limit(100).execute();
}
async function deleteOtherSessions(tx, operatorId, currentHash) {
	const { numDeletedRows } = await tx.deleteFrom("operator_sessions").where("operator_id", "=", operatorId).where("token_hash", "<>", currentHash).executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}
async function deleteOperatorSessionsOf(tx, operatorId) {
	await tx.deleteFrom("operator_sessions").where("operator_id", "=", operatorId).execute();
}
async function deleteDeadOperatorSessions(db, { now, idleSince }) {
	await db.deleteFrom("operator_sessions").where((row) => row.or([row("ends_at", "<=", now), row("last_seen_at", "<=", idleSince)])).execute();
}
async function insertAuditEvent(tx, event) {
	await sql`
    insert into audit_events (at, operator_id, action, subject, before, after, reason, ip)
    values (${event.at}, ${event.operator_id}, ${event.action}, ${event.subject}, ${event.before ?? null}::json,
      ${event.after ?? null}::json, ${event.reason ?? null}, ${event.ip})`.execute(tx);
}
async function changeOperatorLanguage(tx, operatorId, language) {
	await tx.updateTable("operators").set({ language }).where("id", "=", operatorId).where("language", "<>", language).execute();
}
// src/domains/operators/audit-log/record-audit-event.ts
async function recordAuditEvent(tx, { clock }, { operator, action, subject, before, after, reason, request }) {
	await insertAuditEvent(tx, {
		at: clock.now(),
		operator_id: operator.id,
		action,
		subject,
		before: textOf$1(before),
		after: textOf$1(after),
		reason: reason ?? null,
		ip: request.ip
	});
}
const secretNames = secretNamesOf(allRoutes);
function textOf$1(value) {
	if (value === void 0) return null;
	return JSON.stringify(value, (name, field) => secretNames.has(name) && (typeof field === "string" || typeof field === "object") ? field && "set" : field);
}
// src/platform/alerts.store.ts
const REPEATS = {
	never: sql`false`,
	ended: sql`alerts.resolved_at is not null and alerts.resolved_by is null`,
	resolved: sql`alerts.resolved_at is not null`,
	changed: sql`alerts.detail <> excluded.detail
    or (alerts.resolved_at is not null and alerts.resolved_by is null)`,
	always: sql`true`
};
async function raiseAlert(db, { kind, subject, detail = {}, dueAt = null, at }, repeats = "ended") {
	await sql`
    insert into alerts (kind, subject, detail, created_at, due_at)
    values (${kind}, ${subject}, ${JSON.stringify(detail)}, ${at}, ${dueAt})
    on conflict (kind, subject) do update set detail = excluded.detail, created_at = excluded.created_at,
      due_at = excluded.due_at, resolved_at = null, resolved_by = null, resolution = null
    where ${REPEATS[repeats]}`.execute(db);
}
async function noteAlert(tx, { kind, subject, at }) {
	await tx.insertInto("alerts").values({
		kind,
		subject,
		detail: "{}",
		created_at: at,
		resolved_at: at
	}).onConflict((conflict) => conflict.columns(["kind", "subject"]).doNothing()).execute();
}
async function setAlertDue(tx, { kind, subject, dueAt }) {
	await tx.updateTable("alerts").set({ due_at: dueAt }).where("kind", "=", kind).where("subject", "=", subject).where("due_at", "is distinct from", dueAt).execute();
}
async function listOpenSubjects(db, kind) {
	return (await db.selectFrom("alerts").select("subject").where("kind", "=", kind).where("resolved_at", "is", null).execute()).map(({ subject }) => subject);
}
async function closeAlerts(db, { kinds, subjects, at }) {
	await db.updateTable("alerts").set({ resolved_at: at }).where("kind", "in", kinds).where("subject", "in", subjects).where("resolved_at", "is", null).execute();
}
async function closeRefundAlerts(tx, paymentId, at) {
	await tx.updateTable("alerts").set({ resolved_at: at }).where("kind", "=", "refund_failed").where(sql`detail ->> 'payment'`, "=", paymentId).where("resolved_at", "is", null).execute();
}
// src/domains/operators/audit-log/exports.store.ts
async function countExportedRows(db, since) {
	const { rows } = await sql`
    select sum((after->>'rows')::bigint) as taken from audit_events
    where action = 'exports.download' and at >= ${since}`.execute(db);
	return Number(rows[0]?.taken ?? 0);
}
// src/domains/operators/audit-log/record-export.ts
function recordExportsWith(platform) {
	const { db, clock, config, log } = platform;
	return ({ operator, ip, list, filters, rows }) => inTransaction(db, async (tx) => {
		const at = clock.now();
		const day = at.toISOString().slice(0, 10);
		await recordAuditEvent(tx, platform, {
			operator,
			action: "exports.download",
			subject: `export:${list}`,
			after: {
				filters,
				rows
			},
			request: { ip }
		});
		const taken = await countExportedRows(tx, new Date(`${day}T00:00:00Z`));
		if (taken <= config.exportRowsAlert) return;
		log.warn({ rows: taken }, "daily export limit for alerts exceeded");
		const alert = {
			kind: "exports_large",
			subject: `exports:${day}`,
			detail: { rows: taken },
			at
		};
		await raiseAlert(tx, alert, "never");
	});
}
// src/domains/operators/chat/chats.store.ts
async function upsertChatLink(tx, link) {
	const { operator_id: _operator, ...renewed } = link;
	await tx.insertInto("operator_chat_links").values(link).onConflict((conflict) => conflict.column("operator_id").doUpdateSet(renewed)).execute();
}
function takeChatLink(tx, tokenHash) {
	return tx.deleteFrom("operator_chat_links").where("token_hash", "=", tokenHash).returning(["operator_id", "expires_at"]).executeTakeFirst();
}
function findChat$1(db, operatorId) {
	return db.selectFrom("operator_chats").selectAll().where("operator_id", "=", operatorId).executeTakeFirst();
}
async function insertChat(tx, chat) {
	return await tx.insertInto("operator_chats").values(chat).onConflict((conflict) => conflict.doNothing()).returning("operator_id").executeTakeFirst() !== void 0;
}
function lockOperatorOfChat(tx, chatId) {
	return tx.selectFrom("operators").innerJoin("operator_chats", "operator_chats.operator_id", "operators.id").selectAll("operators").where("operator_chats.chat_id", "=", chatId).where("operators.disabled_at", "is", null).forShare("operators").executeTakeFirst();
}
async function deleteChat(tx, operatorId) {
	await tx.deleteFrom("operator_chat_links").where("operator_id", "=", operatorId).execute();
	return tx.deleteFrom("operator_chats").where("operator_id", "=", operatorId).returningAll().executeTakeFirst();
}
async function setChatBlocked(tx, chatId, since) {
	await tx.updateTable("operator_chats").set({ blocked_at: since }).where("chat_id", "=", chatId).where("blocked_at", since === null ? "is not" : "is", null).execute();
}
// src/platform/operator-events/operator-events.store.ts
async function insertOperatorEvent(tx, event) {
	await tx.insertInto("operator_news").values({
		kind: event.kind,
		subject: event.subject,
		detail: JSON.stringify(event.detail ?? {}),
		occurred_at: event.at
	}).onConflict((conflict) => conflict.columns([
		"kind",
		"subject",
		"occurred_at"
	]).doNothing()).execute();
}
// src/platform/operator-events/record-operator-event.ts
function recordOperatorEvent(tx, event) {
	return insertOperatorEvent(tx, event);
}
// src/domains/operators/chat/from-telegram.ts
const FROM_TELEGRAM = { ip: "telegram" };
// src/domains/operators/chat/connect-chat.ts
async function connectChat(tx, { clock }, { token, chatId, name }) {
	const link = await takeChatLink(tx, sha256$2(token));
	if (link === void 0) return void 0;
	const at = clock.now();
	const operator = await findOperator(tx, link.operator_id);
	if (operator === void 0 || operator.disabled_at !== null || link.expires_at <= at) return { kind: "invalid" };
	const chat = {
		operator_id: operator.id,
		chat_id: chatId,
		name,
		linked_at: at
	};
	if (!await insertChat(tx, chat)) return {
		kind: "busy",
		operator
	};
	const subject = `operator:${operator.id}`;
	const detail = { about: operator.name };
	await recordOperatorEvent(tx, {
		kind: "operator_chat_linked",
		subject,
		detail,
		at
	});
	await recordAuditEvent(tx, { clock }, {
		operator,
		action: "alerts.link_telegram",
		subject,
		after: { name },
		request: FROM_TELEGRAM
	});
	return {
		kind: "connected",
		operator
	};
}
// src/domains/operators/chat/disconnect-chat.ts
function disconnectChat(platform, by) {
	return inTransaction(platform.db, async (tx) => {
		const { id } = by.operator;
		const chat = await deleteChat(tx, id);
		if (chat === void 0) return false;
		await recordAuditEvent(tx, platform, {
			...by,
			action: "alerts.unlink_telegram",
			subject: `operator:${id}`,
			before: { name: chat.name }
		});
		return true;
	});
}
// src/domains/operators/chat/start-chat-link.ts
async function startChatLink(platform, operatorId) {
	const { telegram } = platform.config.shop().connections;
	if (telegram === void 0) refuse("not_found");
	const token = platform.ids.token();
	await inTransaction(platform.db, async (tx) => {
		if (await findChat$1(tx, operatorId) !== void 0) refuse("telegram_connected");
		await upsertChatLink(tx, {
			operator_id: operatorId,
			token_hash: sha256$2(token),
			expires_at: new Date(platform.clock.now().getTime() + 600 * 1e3)
		});
	});
	return `${telegram.linkRoot}/${telegram.botName}?start=${token}`;
}
// ../contract/src/shared/brand/oklch.ts
function oklchToRgb(lightness, chroma, hue) {
	const angle = hue * Math.PI / 180;
	const a = chroma * Math.cos(angle);
	const b = chroma * Math.sin(angle);
	const long = (lightness + .3963377774 * a + .2158037573 * b) ** 3;
	const medium = (lightness - .1055613458 * a - .0638541728 * b) ** 3;
	const short = (lightness - .0894841775 * a - 1.291485548 * b) ** 3;
	return [
		toScreen(4.0767416621 * long - 3.3077115913 * medium + .2309699292 * short),
		toScreen(-1.2684380046 * long + 2.6097574011 * medium - .3413193965 * short),
		toScreen(-.0041960863 * long - .7034186147 * medium + 1.707614701 * short)
	];
}
function rgbToHex(rgb) {
	return `#${rgb.map((channel) => Math.round(channel * 255).toString(16).padStart(2, "0")).join("")}`;
}
function contrastOf(one, other) {
	const [dark, light] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
	return ((light ?? 0) + .05) / ((dark ?? 0) + .05);
}
function luminanceOf([red, green, blue]) {
	return .2126 * toLight(red) + .7152 * toLight(green) + .0722 * toLight(blue);
}
function toScreen(linear) {
	const light = Math.min(1, Math.max(0, linear));
	return light <= .0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - .055;
}
function toLight(channel) {
	return channel <= .04045 ? channel / 12.92 : ((channel + .055) / 1.055) ** 2.4;
}
// src/platform/brand-icons.ts
const BRAND_MARK = "M3.5 26V13.2C3.5 7.3 8.2 2.5 14 2.5s10.5 4.8 10.5 10.7V26zM14 8.2c-2.9 3.8-4.5 6.7-4.5 9.4a4.5 4.5 0 0 0 9 0c0-2.7-1.6-5.6-4.5-9.4z";
const ICONS = [
	{
		sizePx: 192,
		purpose: "any"
	},
	{
		sizePx: 512,
		purpose: "any"
	},
	{
		sizePx: 192,
		purpose: "maskable"
	},
	{
		sizePx: 512,
		purpose: "maskable"
	}
];
const LOGO_BACKGROUND = "#ffffff";
const CLEAR = {
	r: 0,
	g: 0,
	b: 0,
	alpha: 0
};
function brandIcons({ logo, accent, digest }) {
	return ICONS.map(({ sizePx, purpose }) => ({
		path: `/assets/icon-${digest}-${purpose}-${sizePx}.png`,
		sizePx,
		purpose,
		draw: async () => {
			const { default: sharp } = await import("./dist-DB8-s0Ap.js");
			const isMaskable = purpose === "maskable";
			const drawMark = () => sharp(markOf(sizePx, isMaskable, accent)).png().toBuffer();
			if (logo === void 0) return drawMark();
			return drawLogo(sharp(logo.bytes, { limitInputPixels: 25e6 }), sizePx, isMaskable).catch(drawMark);
		}
	}));
}
function drawLogo(logo, sizePx, isMaskable) {
	const innerPx = isMaskable ? Math.round(sizePx * .6) : sizePx;
	const edge = Math.floor((sizePx - innerPx) / 2);
	const rest = sizePx - innerPx - edge;
	return logo.resize(innerPx, innerPx, {
		fit: "contain",
		background: CLEAR
	}).extend({
		top: edge,
		left: edge,
		bottom: rest,
		right: rest,
		background: CLEAR
	}).flatten(isMaskable ? { background: LOGO_BACKGROUND } : false).png().toBuffer();
}
function markOf(sizePx, isMaskable, accent) {
	const [back, fill, scale, shift] = isMaskable ? [
		`<rect width="28" height="28" fill="${accent}"/>`,
		"#ffffff",
		.6,
		5.6
	] : [
		"",
		accent,
		1,
		0
	];
	return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}" viewBox="0 0 28 28">${back}<path transform="translate(${shift} ${shift}) scale(${scale})" fill="${fill}" fill-rule="evenodd" d="${BRAND_MARK}"/></svg>`);
}
// src/platform/mail/escape-html.ts
const ENTITIES = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	"\"": "&quot;",
	"'": "&#39;"
};
function escapeHtml(text) {
	return text.replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
// src/platform/page-preview.ts
const LOCALES = {
	en: "en_US",
	ru: "ru_RU"
};
function titleOf({ preview }, { name }) {
	return preview === void 0 ? name : `${preview.title} \u00B7 ${name}`;
}
function previewTags({ language, preview, canonical }, { name, publicUrl, mark }) {
	const text = preview?.description ?? textOf$3(language, "registerLead");
	const picture = preview?.picture ?? mark;
	const tags = {
		"og:type": "website",
		"og:site_name": name,
		"og:locale": LOCALES[language],
		"og:title": preview?.title ?? name,
		"og:description": text,
		...publicUrl && picture && { "og:image": `${publicUrl}${picture}` }
	};
	return [
		`<meta name="description" content="${escapeHtml(text)}">`,
		`<meta name="twitter:card" content="summary">`,
		...canonical === void 0 ? [] : [`<link rel="canonical" href="${escapeHtml(canonical)}">`],
		...Object.entries(tags).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
	].join("");
}
// src/platform/shop/shop-settings.ts
function savedValues$1(rows) {
	return Object.fromEntries(rows.flatMap(({ name, value }) => {
		if (value === null || !isSettingName(name)) return [];
		const parsed = shopSettingFields[name].safeParse(value);
		return parsed.success ? [[name, parsed.data]] : [];
	}));
}
function shopFrom(standard, saved, logo) {
	return {
		brandName: saved.name ?? standard.brandName,
		brandNameRu: saved.name_ru ?? standardNameRu(standard, saved.name),
		hue: saved.hue ?? standard.hue,
		chroma: saved.chroma ?? standard.chroma,
		logo: logo ?? standard.logo,
		helpUrl: saved.help_url ?? standard.helpUrl,
		supportEmail: saved.support_email ?? standard.supportEmail,
		seller: {
			name: saved.legal_name ?? standard.seller.name,
			address: saved.legal_address ?? standard.seller.address,
			taxId: saved.tax_id ?? standard.seller.taxId
		},
		doublePayments: saved.double_payments ?? standard.doublePayments,
		publicCatalogue: saved.public_catalogue ?? standard.publicCatalogue,
		defaultLanguage: saved.default_language ?? standard.defaultLanguage,
		timeZone: saved.time_zone ?? standard.timeZone,
		shownCurrency: saved.shown_currency ?? standard.shownCurrency,
		connections: standard.connections,
		isOpen: saved.open ?? standard.isOpen,
		firstRunHidden: saved.first_run_hidden ?? standard.firstRunHidden,
		firstSaleSeen: saved.first_sale_seen ?? standard.firstSaleSeen,
		limits: Object.fromEntries(shopLimitNames.map((name) => [name, saved[name] ?? standard.limits[name]]))
	};
}
function standardNameRu({ brandNameRu }, savedName) {
	return savedName === void 0 ? brandNameRu : void 0;
}
function brandNameIn({ brandName, brandNameRu }, language) {
	return language === "ru" ? brandNameRu ?? brandName : brandName;
}
function supportUrlOf({ helpUrl, supportEmail }) {
	return helpUrl ?? (supportEmail === void 0 ? void 0 : `mailto:${supportEmail}`);
}
function isSettingName(name) {
	return Object.hasOwn(shopSettingFields, name);
}
// src/platform/brand.ts
const LOGO_FILE_MAX_BYTES = 2e5;
const PNG = Buffer.from([
	137,
	80,
	78,
	71,
	13,
	10,
	26,
	10
]);
const MAIL_LOGO_PATH = "/brand/logo.png";
async function readBrand(brand, publicUrl) {
	const { brandName: name } = brand;
	const logo = await logoOf(brand.logo);
	const icon = logo ?? iconOf(brand);
	const style = styleOf(brand, logo?.path);
	const accent = accentHex(brand);
	const drawn = brandIcons({
		logo,
		accent,
		digest: digestOf(Buffer.concat([Buffer.from(accent), logo?.bytes ?? Buffer.alloc(0)]))
	});
	const files = [
		manifestOf(name, accent, icon, drawn),
		icon,
		...style === void 0 ? [] : [style],
		...logo?.extension === ".png" ? [{
			...logo,
			path: MAIL_LOGO_PATH
		}] : []
	];
	const links = [
		`<link rel="manifest" href="/manifest.webmanifest">`,
		...drawn.filter(({ purpose, sizePx }) => purpose === "maskable" && sizePx === 192).map(({ path }) => `<link rel="apple-touch-icon" href="${path}">`),
		...style === void 0 ? [] : [`<link rel="stylesheet" href="${style.path}">`]
	].join("");
	const mark = drawn.find(({ purpose, sizePx }) => purpose === "maskable" && sizePx === 512)?.path;
	const type = icon.extension === ".png" ? "image/png" : "image/svg+xml";
	const iconLink = `<link rel="icon" href="${icon.path}" type="${type}">`;
	return {
		files,
		drawn,
		render: (html, head) => {
			const shop = {
				name: brandNameIn(brand, head.language),
				publicUrl,
				mark
			};
			return html.replace(/<html lang="[^"]*"/, `<html lang="${head.language}"`).replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(titleOf(head, shop))}</title>`).replace(/<link rel="icon"[^>]*>/, () => iconLink).replace("</head>", () => `${links}${previewTags(head, shop)}</head>`);
		}
	};
}
function accentHex({ hue, chroma }) {
	return rgbToHex(oklchToRgb(.455, chroma, hue));
}
function hasMailLogo({ logo }) {
	if (logo === void 0) return false;
	return !("file" in logo) || extname(logo.file).toLowerCase() === ".png";
}
async function logoOf(logo) {
	if (logo === void 0) return void 0;
	if ("file" in logo) return readLogo(logo.file);
	return {
		path: `/assets/brand-${digestOf(logo.png)}.png`,
		extension: ".png",
		bytes: logo.png
	};
}
async function readLogo(file) {
	const bytes = await readFile(file).catch((cause) => {
		throw new ConfigError(`BRAND_LOGO names ${file}, which cannot be read.`, { cause });
	});
	const extension = extname(file).toLowerCase();
	if (!(extension === ".png" ? bytes.subarray(0, PNG.length).equals(PNG) : /^\s*(<\?xml|<!--|<svg)/.test(bytes.subarray(0, 200).toString("utf8")))) throw new ConfigError(`BRAND_LOGO names ${file}, which is neither PNG nor SVG.`);
	if (bytes.length > LOGO_FILE_MAX_BYTES) throw new ConfigError(`BRAND_LOGO names ${file}, which is larger than ${LOGO_FILE_MAX_BYTES} bytes.`);
	return {
		path: `/assets/brand-${digestOf(bytes)}${extension}`,
		extension,
		bytes
	};
}
function iconOf({ hue, chroma }) {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path fill="${rgbToHex(oklchToRgb(.5, chroma, hue))}" fill-rule="evenodd" d="${BRAND_MARK}"/></svg>`;
	return {
		path: "/favicon.svg",
		extension: ".svg",
		bytes: Buffer.from(svg)
	};
}
function manifestOf(name, accent, icon, drawn) {
	const type = icon.extension === ".png" ? "image/png" : "image/svg+xml";
	const manifest = {
		name,
		short_name: name,
		id: "/",
		start_url: "/",
		scope: "/",
		display: "standalone",
		background_color: "#f9f9f8",
		theme_color: accent,
		icons: [{
			src: icon.path,
			sizes: "any",
			type
		}, ...drawn.map(({ path, sizePx, purpose }) => ({
			src: path,
			sizes: `${sizePx}x${sizePx}`,
			type: "image/png",
			purpose
		}))]
	};
	return {
		path: "/manifest.webmanifest",
		extension: ".webmanifest",
		bytes: Buffer.from(JSON.stringify(manifest))
	};
}
function styleOf({ hue, chroma }, logoPath) {
	const css = [...hue === defaultBrand.hue && chroma === defaultBrand.chroma ? [] : [`html:root{--brand-hue:${hue};--brand-chroma:${chroma}}`], ...logoPath === void 0 ? [] : [`.brand-mark{background:url(${logoPath}) center/contain no-repeat}.brand-mark path{display:none}`]].join("\n");
	if (css === "") return void 0;
	const bytes = Buffer.from(css);
	return {
		path: `/assets/brand-${digestOf(bytes)}.css`,
		extension: ".css",
		bytes
	};
}
function digestOf(bytes) {
	return createHash("sha256").update(bytes).digest("base64url").slice(0, 8);
}
// src/platform/mail/layout-mail.ts
function shopOf({ config, publicUrl, mail }) {
	const shop = config.shop();
	return {
		brandName: shop.brandName,
		brandNameRu: shop.brandNameRu,
		publicUrl: publicUrl(),
		support: shop.supportEmail ?? shop.helpUrl,
		seller: shop.seller,
		accent: accentHex(shop),
		hasLogo: hasMailLogo(shop),
		t: mail.texts.mail
	};
}
function layoutMail(shop, language, content) {
	const { name, address, taxId } = shop.seller;
	const seller = [
		name,
		address,
		taxId && `${shop.t(language, "documentTaxId")} ${taxId}`
	].filter((part) => part).join(", ");
	const parts = {
		shop,
		language,
		content,
		footer: [
			...content.toAnyone ? [] : [shop.t(language, "footer", { brand: brandNameIn(shop, language) })],
			...shop.support === void 0 ? [] : [shop.t(language, "footerHelp", { url: shop.support })],
			...seller === "" ? [] : [seller]
		],
		url: content.button && `${shop.publicUrl}${content.button.path}`
	};
	return {
		subject: oneLine(content.subject),
		html: asHtml(parts),
		text: asText(parts)
	};
}
function asText({ shop, language, content, footer, url }) {
	const { subject, lead, rows = [], button, note } = content;
	return `${[
		brandNameIn(shop, language),
		subject,
		lead,
		rows.map(([label, value]) => `${label}: ${value}`).join("\n"),
		button && `${button.label}:\n${url}`,
		...linksOf(content).map(({ label, path }) => `${label}:\n${shop.publicUrl}${path}`),
		note,
		`--\n${footer.join("\n")}`
	].filter((block) => block).join("\n\n")}\n`;
}
function asHtml({ shop, language, content, footer, url }) {
	const { subject, lead, rows = [], button, note } = content;
	const openManually = shop.t(language, "openManually");
	const safeUrl = escapeHtml(url ?? "");
	return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
:root { color-scheme: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #141311 !important; color: #f0efec !important; }
  .card { background: #1f1d1a !important; border-color: #35322d !important; }
  .quiet { color: #a5a29c !important; }
}
</style>
</head>
<body class="page" style="margin:0;padding:32px 16px;background:#f9f9f8;color:#1b1915;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto">
<p style="margin:0 0 16px;font-weight:600">${shop.hasLogo ? logoAsHtml(shop) : ""}${escapeHtml(brandNameIn(shop, language))}</p>
<div class="card" style="padding:28px 24px;background:#ffffff;border:1px solid #e5e4e1;border-radius:16px">
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${escapeHtml(subject)}</h1>
<p style="margin:0 0 20px">${escapeHtml(lead)}</p>
${rows.map(rowAsHtml).join("\n")}
${button === void 0 ? "" : `<p style="margin:24px 0"><a href="${safeUrl}" style="display:inline-block;padding:12px 20px;border-radius:12px;background:${shop.accent};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button.label)}</a></p>
<p class="quiet" style="margin:0 0 20px;font-size:13px;color:#6a6762;overflow-wrap:anywhere">${escapeHtml(openManually)}<br>${safeUrl}</p>`}
${linksOf(content).map((link) => linkAsHtml(shop, link)).join("\n")}
${note === void 0 ? "" : `<p class="quiet" style="margin:0;font-size:14px;color:#6a6762">${escapeHtml(note)}</p>`}
</div>
<p class="quiet" style="margin:16px 0 0;font-size:13px;color:#6a6762">${footer.map(escapeHtml).join("<br>")}</p>
</div>
</body>
</html>
`;
}
const linksOf = ({ link, secondLink }) => [link, secondLink].filter((one) => one !== void 0);
function linkAsHtml({ publicUrl }, { label, path }) {
	const url = escapeHtml(`${publicUrl}${path}`);
	return `<p style="margin:0 0 20px;font-size:14px;overflow-wrap:anywhere">${escapeHtml(label)}:<br><a href="${url}" style="color:inherit">${url}</a></p>`;
}
function logoAsHtml({ publicUrl }) {
	return `<img src="${publicUrl}${MAIL_LOGO_PATH}" width="28" height="28" alt="" style="vertical-align:middle;margin-right:9px">`;
}
function rowAsHtml([label, value]) {
	return `<p style="margin:0 0 6px"><span class="quiet" style="color:#6a6762">${escapeHtml(label)}:</span> <span style="white-space:pre-line">${escapeHtml(value)}</span></p>`;
}
function oneLine(text) {
	return text.replace(/\s+/g, " ").trim();
}
// src/platform/mail/mail-format.ts
function mailDate(at) {
	const [year, month, day] = at.toISOString().slice(0, 10).split("-");
	return `${day}.${month}.${year}`;
}
function mailTime(at) {
	return `${mailDate(at)}, ${at.toISOString().slice(11, 16)} UTC`;
}
const rubles = new Intl.NumberFormat("ru-RU", {
	style: "currency",
	currency: "RUB"
});
function mailRubles(amountKopecks) {
	return rubles.format(amountKopecks / 100);
}
const dollars = new Intl.NumberFormat("en-US", {
	style: "currency",
	currency: "USD"
});
function mailMoney(amountCents) {
	return dollars.format(amountCents / 100).replace("-", "\u2212");
}
// src/domains/operators/mails/audit-head.mail.ts
function auditHeadMail(shop, language, { id, hash, at }) {
	return layoutMail(shop, language, {
		subject: shop.t(language, "auditHeadSubject", { brand: brandNameIn(shop, language) }),
		lead: shop.t(language, "auditHeadLead"),
		rows: [[shop.t(language, "auditHeadEvent"), `${id}, ${mailTime(at)}`], [shop.t(language, "auditHeadHash"), `${id}:${hash}`]],
		button: {
			label: shop.t(language, "auditHeadButton"),
			path: "/admin/audit"
		},
		note: shop.t(language, "auditHeadNote")
	});
}
// src/domains/operators/mails/invitation.mail.ts
function invitationMail(shop, language, { path, inviter }) {
	return layoutMail(shop, language, {
		subject: shop.t(language, "invitationSubject", { brand: brandNameIn(shop, language) }),
		lead: shop.t(language, "invitationLead", { name: inviter }),
		button: {
			label: shop.t(language, "invitationButton"),
			path
		},
		note: shop.t(language, "invitationNote", { count: INVITATION_LIFETIME_S / 3600 })
	});
}
// src/domains/operators/mails/examples.ts
const operatorMailExamples = [{
	name: "invitation",
	render: (shop, language) => invitationMail(shop, language, {
		path: "/admin/join",
		inviter: "Olivia"
	})
}, {
	name: "audit-head",
	render: (shop, language) => auditHeadMail(shop, language, {
		id: 1042,
		hash: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
		at: new Date("2026-03-10T12:00:00Z")
	})
}];
// src/platform/http/device-cookie.ts
const LIFETIME_S$1 = 15552e3;
function readDeviceCookie(headers, publicUrl, name) {
	const expected = cookieName$1(publicUrl, name);
	for (const part of (headers.cookie ?? "").split(";")) {
		const [key, value = ""] = part.trim().split("=", 2);
		if (key === expected && /^[\w-]{43}$/.test(value)) return value;
	}
}
function setDeviceCookie(call, publicUrl, name, value) {
	const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
	call.setHeader("set-cookie", `${cookieName$1(publicUrl, name)}=${value}; Path=/; Max-Age=${LIFETIME_S$1}; HttpOnly; SameSite=Strict${secure}`);
}
function cookieName$1(publicUrl, name) {
	return publicUrl.startsWith("https:") ? `__Host-${name}` : name;
}
// src/platform/files/csv.ts
const PAGE_ROWS = 200;
const UTF8_MARK = "\uFEFF";
function csvOf$1(rows) {
	return rows.map((row) => `${row.map(cellOf).join(",")}\r\n`).join("");
}
function csvFile(name, header, rows) {
	return fileOf(name, Buffer.from(UTF8_MARK + csvOf$1([header, ...rows])), () => rows.length);
}
async function csvList(list) {
	const first = await list.read(void 0, PAGE_ROWS);
	const sent = { rows: 0 };
	const lines = Readable.from(linesOf(list, first, sent), { highWaterMark: 1 });
	return fileOf(list.name, lines, () => sent.rows);
}
async function* linesOf({ header, read, cellsOf }, first, sent) {
	sent.rows += first.length;
	yield Buffer.from(UTF8_MARK + csvOf$1([header, ...first.map(cellsOf)]));
	let page = first;
	while (page.length === PAGE_ROWS) {
		page = await read(page.at(-1), PAGE_ROWS);
		sent.rows += page.length;
		if (page.length > 0) yield Buffer.from(csvOf$1(page.map(cellsOf)));
	}
}
function fileOf(name, body, rowsSent) {
	return new FileAnswer({
		body,
		type: "text/csv; charset=utf-8",
		name: `${name}.csv`,
		rowsSent
	});
}
const FORMULA = /(^|[;\t\r\n])(\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r])/gu;
function cellOf(value) {
	if (value === null) return "";
	if (typeof value === "number") return String(value);
	const safe = value.replaceAll(FORMULA, "$1'$2");
	return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll("\"", "\"\"")}"` : safe;
}
// src/platform/http/lists/list-answers.ts
function listAnswers(list, source) {
	const { rows, answer, csv, count } = source;
	return {
		page: async (filters, after) => answer(await rows(filters, {
			after,
			limit: LIST_PAGE
		})),
		export: async (filters) => {
			if (csv === void 0) throw new Error(`${list.id} has no columns to export`);
			await csv.begin?.();
			return csvOf(list, source, csv, filters);
		},
		count: async (filters) => {
			const counted = await count?.(filters, 1e4 + 1) ?? 0;
			return {
				count: Math.min(counted, LIST_COUNTED_MAX),
				more: counted > LIST_COUNTED_MAX
			};
		}
	};
}
function csvOf(list, { rows, placeOf }, { name, line, columns }, filters) {
	const cells = Object.values(columns);
	const key = list.cursor.key;
	const after = (row) => placeOf?.(row) ?? row[key];
	return csvList({
		name: name?.(filters) ?? list.export?.name ?? list.id,
		header: Object.keys(columns),
		read: (last, limit) => rows(filters, {
			after: last && after(last),
			limit
		}),
		cellsOf: (row) => {
			const converted = line === void 0 ? row : line(row);
			return cells.map((cellOf) => cellOf(converted));
		}
	});
}
// src/platform/db/begins-with.ts
const LAST_SIGN = "\u{10FFFF}";
function beginsWith(text, beginning) {
	return sql`(${text} ~>=~ ${beginning} and ${text} ~<~ ${beginning + LAST_SIGN})`;
}
// src/domains/operators/audit-log/audit-events.store.ts
const newestFirst = keyset("audit_events", ["audit_events.id"], "desc");
const filterSql = {
	operator: (operator) => sql`audit_events.operator_id = ${operator}`,
	action: (action) => action.endsWith(".") ? beginsWith(sql`audit_events.action`, action) : sql`audit_events.action = ${action}`,
	subject: (subject) => beginsWith(sql`audit_events.subject`, subject),
	buyer: (buyer) => sql`audit_events.subject in (
    select 'user:' || ${buyer}
    union all select 'payment:' || id from payments where user_id = ${buyer}
    union all select 'subscription:' || id from subscriptions where user_id = ${buyer}
    union all select 'ticket:' || id from tickets where user_id = ${buyer}
    union all select 'payout:' || id from payouts where user_id = ${buyer})`,
	since: (since) => sql`audit_events.at >= ${new Date(since)}`,
	until: (until) => sql`audit_events.at < ${new Date(until)}`
};
const LISTED = [
	"audit_events.id",
	"audit_events.at",
	"audit_events.action",
	"audit_events.subject",
	"audit_events.reason",
	"audit_events.ip",
	"operators.id as operator_id",
	"operators.name as operator_name",
	"operators.email as operator_email"
];
function listAuditEventRows(db, filters, { after, limit }) {
	return db.selectFrom("audit_events").innerJoin("operators", "operators.id", "audit_events.operator_id").select(LISTED).where(whereOf(filterSql, filters, newestFirst.after(after))).orderBy("audit_events.id", "desc").limit(limit).execute();
}
function findAuditEvent(db, id) {
	return db.selectFrom("audit_events").innerJoin("operators", "operators.id", "audit_events.operator_id").select([
		...LISTED,
		"audit_events.before",
		"audit_events.after",
		"audit_events.hash"
	]).where("audit_events.id", "=", id).executeTakeFirst();
}
async function listActions(db) {
	const { rows } = await sql`
    with recursive jump as (
      (select action from audit_events order by action limit 1)
      union all
      select (select a.action from audit_events a where a.action > jump.action order by a.action limit 1)
      from jump where jump.action is not null)
    select action from jump where action is not null`.execute(db);
	return rows.map(({ action }) => action);
}
function listOperatorNames(db) {
	return db.selectFrom("operators").select(["id", "name"]).orderBy("name").orderBy("id").execute();
}
const SHOWN_BROKEN = 20;
async function checkChain(db) {
	const broken = await db.selectFrom("broken_audit_events").select("id").distinct().orderBy("id").limit(SHOWN_BROKEN).execute();
	const { events } = await db.selectFrom("audit_events").select((row) => row.fn.countAll().as("events")).executeTakeFirstOrThrow();
	return {
		events: Number(events),
		broken: broken.map(({ id }) => Number(id))
	};
}
// src/domains/operators/audit-log/list-audit-events.ts
function listAuditEvents({ db }) {
	return listAnswers(listAuditEvents$1, {
		rows: (filters, page) => listAuditEventRows(db, filters, page),
		answer: (rows) => rows.map(serializeAuditEvent),
		csv: {
			line: serializeAuditEvent,
			columns: {
				number: ({ id }) => id,
				"at, UTC": ({ at }) => at,
				operator: ({ operator }) => operator.name,
				email: ({ operator }) => operator.email,
				action: ({ action }) => action,
				subject: ({ subject }) => subject,
				reason: ({ reason }) => reason,
				ip: ({ ip }) => ip
			}
		}
	});
}
async function readAuditEvent({ db }, id) {
	const row = await findAuditEvent(db, id);
	if (row === void 0) refuse("not_found");
	const { before, after, hash } = row;
	return {
		...serializeAuditEvent(row),
		before,
		after,
		hash: hash.toString("hex")
	};
}
async function listAuditFilters({ db }) {
	return {
		operators: await listOperatorNames(db),
		actions: await listActions(db)
	};
}
function serializeAuditEvent(row) {
	return {
		id: Number(row.id),
		at: row.at.toISOString(),
		operator: {
			id: row.operator_id,
			name: row.operator_name,
			email: row.operator_email
		},
		action: row.action,
		subject: row.subject,
		reason: row.reason,
		ip: row.ip
	};
}
// src/domains/operators/audit-log/verify-audit-log.ts
function verifyAuditLog({ db }) {
	return db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only").execute(checkChain);
}
// src/domains/operators/audit-log/audit-log.console-routes.ts
function auditLogRoutes(api) {
	const { platform } = api;
	bindList(api, listAuditEvents$1, (_call, reading) => listAuditEvents(reading));
	bind(api, readAuditEvent$1, (call) => readAuditEvent(platform, call.params.id));
	bind(api, listAuditFilters$1, () => listAuditFilters(platform));
	bind(api, verifyAuditLog$1, () => verifyAuditLog(platform));
}
// src/domains/users/sessions/sessions.store.ts
const USER_AGENT_MAX = 300;
async function insertSession(db, session) {
	await db.insertInto("sessions").values(session).execute();
}
const ACTIVE_SESSION = "select id, user_id, signed_in_at, last_seen_at, impersonation_id from sessions where token_hash = $1 and expires_at > $2";
async function findSession(pool, tokenHash, now) {
	const { rows } = await pool.query(ACTIVE_SESSION, [tokenHash, now]);
	return rows[0];
}
async function isActiveSession(tx, tokenHash, now) {
	return await tx.selectFrom("sessions").select("id").where("token_hash", "=", tokenHash).where("expires_at", ">", now).executeTakeFirst() !== void 0;
}
const TOUCH = "update sessions set last_seen_at = $2 where token_hash = $1 and last_seen_at < $2";
async function touchSession(pool, tokenHash, now) {
	await pool.query(TOUCH, [tokenHash, now]);
}
async function listSessionsOf(db, { userId, tokenHash, now }) {
	const { rows } = await sql`
    select id,
      (array_agg(user_agent order by last_seen_at desc))[1] as user_agent,
      (array_agg(ip_prefix order by last_seen_at desc))[1] as ip_prefix,
      min(signed_in_at) as signed_in_at,
      max(last_seen_at) as last_seen_at,
      bool_or(token_hash = ${tokenHash}) as current
    from sessions
    where user_id = ${userId} and expires_at > ${now} and impersonation_id is null
    group by id
    order by max(last_seen_at) desc, id
    limit 100`.execute(db);
	return rows;
}
async function deleteSession(tx, userId, id) {
	return (await tx.deleteFrom("sessions").where("user_id", "=", userId).where("id", "=", id).returning("id").execute()).length > 0;
}
async function deleteSessionOfToken(tx, tokenHash) {
	await tx.deleteFrom("sessions").where("id", "in", (own) => own.selectFrom("sessions").select("id").where("token_hash", "=", tokenHash)).execute();
}
async function deleteSessionsOf(tx, userId, except) {
	const all = tx.deleteFrom("sessions").where("user_id", "=", userId);
	const others = all.where("id", "is distinct from", (own) => own.selectFrom("sessions").select("id").where("token_hash", "=", except ?? null));
	await (except === void 0 ? all : others).execute();
}
async function shortenSession(db, tokenHash, expiresAt) {
	await db.updateTable("sessions").set({ expires_at: expiresAt }).where("token_hash", "=", tokenHash).where("expires_at", ">", expiresAt).execute();
}
async function deleteExpiredSessions(db, now) {
	await db.deleteFrom("sessions").where("expires_at", "<=", now).execute();
}
async function hasSessionFrom(db, userId, { userAgent, ipPrefix }) {
	return await db.selectFrom("sessions").select("id").where("user_id", "=", userId).where("impersonation_id", "is", null).where("user_agent", "=", userAgent.slice(0, 300)).where("ip_prefix", "=", ipPrefix).limit(1).executeTakeFirst() !== void 0;
}
// src/domains/users/users.store.ts
async function insertUser(db, user) {
	return await db.insertInto("users").values(user).onConflict((conflict) => conflict.doNothing()).returning("id").executeTakeFirst() !== void 0;
}
function findUserByEmail(db, email) {
	return db.selectFrom("users").selectAll().where("email", "=", email).executeTakeFirst();
}
function findUser(db, userId) {
	return db.selectFrom("users").selectAll().where("id", "=", userId).executeTakeFirst();
}
async function hasUsers(db) {
	return await db.selectFrom("users").select("id").limit(1).executeTakeFirst() !== void 0;
}
function lockUser(tx, userId) {
	return tx.selectFrom("users").selectAll().where("id", "=", userId).forNoKeyUpdate().executeTakeFirst();
}
function lockUserForShare(tx, userId) {
	return tx.selectFrom("users").selectAll().where("id", "=", userId).forShare().executeTakeFirst();
}
async function setPassword(tx, userId, hash) {
	await tx.updateTable("users").set({ password_hash: hash }).where("id", "=", userId).execute();
}
async function setBlocked$1(tx, userId, block) {
	await tx.updateTable("users").set({
		blocked_at: block?.at ?? null,
		blocked_reason: block?.reason ?? null
	}).where("id", "=", userId).execute();
}
async function confirmEmail$1(tx, userId, at) {
	await tx.updateTable("users").set(({ fn, val }) => ({
		email_confirmed_at: fn.coalesce("email_confirmed_at", val(at)),
		ownership_proven_at: fn.coalesce("ownership_proven_at", val(at))
	})).where("id", "=", userId).execute();
}
function findContact(db, userId) {
	return db.selectFrom("users").select([
		"id",
		"email",
		"language",
		"unpaid_mails"
	]).where("id", "=", userId).where("deleted_at", "is", null).executeTakeFirst();
}
const USER_OF_SESSION = `
  select u.* from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > $2`;
async function findUserOfSession(pool, tokenHash, now) {
	const { rows } = await pool.query(USER_OF_SESSION, [tokenHash, now]);
	return rows[0];
}
function updateUser$1(db, userId, change) {
	return db.updateTable("users").set(change).where("id", "=", userId).returningAll().executeTakeFirstOrThrow();
}
async function findUserByReferralCode(db, code) {
	return (await db.selectFrom("users").select("id").where("referral_code", "=", code).where("deleted_at", "is", null).executeTakeFirst())?.id;
}
async function rememberCampaign(db, userId, { campaign, createdSince }) {
	await db.updateTable("users").set({ campaign }).where("id", "=", userId).where("campaign", "is", null).where("created_at", ">=", createdSince).execute();
}
async function clearCoupon(db, userId, codeKey) {
	await db.updateTable("users").set({ coupon: null }).where("id", "=", userId).where(sql`upper(coupon)`, "=", codeKey).execute();
}
async function insertSecurityEvent(db, event) {
	await db.insertInto("security_events").values({
		kind: event.kind,
		user_id: event.userId,
		ip_prefix: event.ipPrefix,
		detail: JSON.stringify(event.detail),
		created_at: event.at
	}).execute();
}
// src/domains/users/get-user.ts
function getUser(platform, tokenHash) {
	return findUserOfSession(platform.pool, tokenHash, platform.clock.now());
}
// src/domains/users/impersonation/impersonations.store.ts
async function insertImpersonation(tx, impersonation) {
	await tx.insertInto("impersonations").values(impersonation).execute();
}
function useTicket(tx, ticketHash, now) {
	return tx.updateTable("impersonations").set({ ticket_hash: null }).where("ticket_hash", "=", ticketHash).where("ticket_expires_at", ">", now).returning([
		"id",
		"user_id",
		"hides_secrets",
		"expires_at"
	]).executeTakeFirst();
}
async function deleteImpersonationOfToken(db, tokenHash) {
	await db.deleteFrom("impersonations").where("id", "in", (own) => own.selectFrom("sessions").select("impersonation_id").where("token_hash", "=", tokenHash).where("impersonation_id", "is not", null).$narrowType()).execute();
}
async function endImpersonationsBy(tx, operatorId) {
	await tx.deleteFrom("impersonations").where("operator_id", "=", operatorId).execute();
}
async function deleteExpiredImpersonations(db, now) {
	await db.deleteFrom("impersonations").where("expires_at", "<=", now).execute();
}
// src/domains/users/mails/account-changed.mail.ts
const WORDS = {
	trc20: ["trc20ChangedSubject", "trc20ChangedLead"],
	second_factor_on: ["secondFactorOnSubject", "secondFactorOnLead"],
	second_factor_off: ["secondFactorOffSubject", "secondFactorOffLead"],
	telegram_on: ["telegramOnSubject", "telegramOnLead"],
	telegram_off: ["telegramOffSubject", "telegramOffLead"],
	google_linked: ["googleLinkedSubject", "googleLinkedLead"],
	deletion: ["deletionSubject", "deletionLead"],
	deletion_by_shop: ["deletionSubject", "deletionByShopLead"]
};
function accountChangedMail(shop, language, change, at) {
	const [subject, lead] = WORDS[change];
	return layoutMail(shop, language, {
		subject: shop.t(language, subject),
		lead: shop.t(language, lead, { when: mailTime(at) }),
		button: {
			label: shop.t(language, "accountChangedButton"),
			path: "/settings/security"
		},
		note: shop.t(language, "accountChangedNote")
	});
}
// src/domains/users/mails/already-registered.mail.ts
function alreadyRegisteredMail(shop, language) {
	return layoutMail(shop, language, {
		subject: shop.t(language, "alreadyRegisteredSubject"),
		lead: shop.t(language, "alreadyRegisteredLead"),
		button: {
			label: shop.t(language, "alreadyRegisteredButton"),
			path: "/login"
		},
		note: shop.t(language, "alreadyRegisteredNote")
	});
}
// src/domains/users/mails/confirm-email.mail.ts
function confirmEmailMail(shop, language, token) {
	const count = CONFIRM_LINK_LIFETIME_S / 86400;
	return layoutMail(shop, language, {
		subject: shop.t(language, "confirmSubject"),
		lead: shop.t(language, "confirmLead"),
		button: {
			label: shop.t(language, "confirmButton"),
			path: `/confirm-email?token=${token}`
		},
		note: shop.t(language, "confirmNote", { count })
	});
}
// src/domains/users/mails/forced-reset.mail.ts
function forcedResetMail(shop, language, token) {
	const count = FORCED_RESET_LINK_LIFETIME_S / 3600;
	return layoutMail(shop, language, {
		subject: shop.t(language, "forcedResetSubject"),
		lead: shop.t(language, "forcedResetLead"),
		button: {
			label: shop.t(language, "resetButton"),
			path: `/reset-password?token=${token}`
		},
		note: shop.t(language, "forcedResetNote", { count })
	});
}
// src/domains/users/mails/new-device.mail.ts
function newDeviceMail(shop, language, signIn) {
	const device = signIn.device ?? shop.t(language, "unknownDevice");
	return layoutMail(shop, language, {
		subject: shop.t(language, "newDeviceSubject"),
		lead: shop.t(language, "newDeviceLead"),
		rows: [
			[shop.t(language, "newDeviceTime"), mailTime(signIn.at)],
			[shop.t(language, "newDeviceDevice"), device],
			[shop.t(language, "newDeviceNetwork"), signIn.ipPrefix]
		],
		button: {
			label: shop.t(language, "newDeviceButton"),
			path: "/settings/security"
		},
		note: shop.t(language, "newDeviceNote")
	});
}
// src/domains/users/mails/password-changed.mail.ts
function passwordChangedMail(shop, language, at) {
	return layoutMail(shop, language, {
		subject: shop.t(language, "passwordChangedSubject"),
		lead: shop.t(language, "passwordChangedLead", { when: mailTime(at) }),
		button: {
			label: shop.t(language, "passwordChangedButton"),
			path: "/forgot-password"
		},
		note: shop.t(language, "passwordChangedNote")
	});
}
// src/domains/users/mails/reset-password.mail.ts
function resetPasswordMail(shop, language, token) {
	return layoutMail(shop, language, {
		subject: shop.t(language, "resetSubject"),
		lead: shop.t(language, "resetLead"),
		button: {
			label: shop.t(language, "resetButton"),
			path: `/reset-password?token=${token}`
		},
		note: shop.t(language, "resetNote", { count: 900 / 60 })
	});
}
// src/domains/users/mails/examples.ts
const at = new Date("2026-03-10T12:00:00Z");
const TOKEN = "example";
const change$1 = (name, kind) => ({
	name,
	render: (shop, language) => accountChangedMail(shop, language, kind, at)
});
const userMailExamples = [
	{
		name: "confirm-email",
		render: (shop, language) => confirmEmailMail(shop, language, TOKEN)
	},
	{
		name: "already-registered",
		render: alreadyRegisteredMail
	},
	{
		name: "reset-password",
		render: (shop, language) => resetPasswordMail(shop, language, TOKEN)
	},
	{
		name: "forced-reset",
		render: (shop, language) => forcedResetMail(shop, language, TOKEN)
	},
	{
		name: "password-changed",
		render: (shop, language) => passwordChangedMail(shop, language, at)
	},
	{
		name: "new-device",
		render: (shop, language) => newDeviceMail(shop, language, {
			at,
			device: void 0,
			ipPrefix: "192.0.2.0/24"
		})
	},
	change$1("account-trc20", "trc20"),
	change$1("account-second-factor-on", "second_factor_on"),
	change$1("account-second-factor-off", "second_factor_off"),
	change$1("account-telegram-on", "telegram_on"),
	change$1("account-telegram-off", "telegram_off"),
	change$1("account-google-linked", "google_linked"),
	change$1("account-deletion", "deletion"),
	change$1("account-deletion-by-shop", "deletion_by_shop")
];
// src/domains/users/telegram/telegram.store.ts
async function recordUpdate(tx, update) {
	return await tx.insertInto("telegram_updates").values(update).onConflict((conflict) => conflict.doNothing()).returning("update_id").executeTakeFirst() !== void 0;
}
async function findLastUpdate(db, botId, since) {
	const { last } = await db.selectFrom("telegram_updates").select(({ fn }) => fn.max("update_id").as("last")).where("bot_id", "=", botId).where("received_at", ">", since).executeTakeFirstOrThrow();
	return last ?? void 0;
}
async function deleteOldUpdates(db, before) {
	await db.deleteFrom("telegram_updates").where("received_at", "<", before).execute();
}
function findUserByTelegram(db, tgId) {
	return db.selectFrom("users").selectAll().where("tg_id", "=", tgId).executeTakeFirst();
}
async function setTelegram(tx, userId, account) {
	await tx.updateTable("users").set({
		...account,
		tg_blocked_at: null
	}).where("id", "=", userId).execute();
}
async function clearTelegram(tx, userId) {
	await tx.updateTable("users").set({
		tg_id: null,
		tg_first_name: null,
		tg_last_name: null,
		tg_blocked_at: null,
		tg_notifications: []
	}).where("id", "=", userId).execute();
}
async function setBlocked(db, tgId, since) {
	await db.updateTable("users").set({ tg_blocked_at: since }).where("tg_id", "=", tgId).where("tg_blocked_at", since === null ? "is not" : "is", null).execute();
}
function findNotifications(db, userId) {
	return db.selectFrom("users").select("tg_notifications").where("id", "=", userId).executeTakeFirst();
}
async function setNotifications(tx, userId, notifications) {
	await tx.updateTable("users").set({ tg_notifications: notifications }).where("id", "=", userId).execute();
}
async function findChat(db, userId, notification) {
	const user = await db.selectFrom("users").select([
		"tg_id",
		"tg_notifications",
		"language"
	]).where("id", "=", userId).where("tg_id", "is not", null).where("tg_blocked_at", "is", null).where("deleted_at", "is", null).executeTakeFirst();
	if (user?.tg_id == null || !user.tg_notifications.includes(notification)) return void 0;
	return {
		tg_id: user.tg_id,
		language: user.language
	};
}
async function findChatOfAddress(db, email) {
	return (await db.selectFrom("users").select("tg_id").where("email", "=", email).where("email_confirmed_at", "is not", null).where("tg_blocked_at", "is", null).where("deleted_at", "is", null).executeTakeFirst())?.tg_id ?? void 0;
}
// src/domains/users/telegram/notifications/messages.store.ts
async function insertMessage(tx, message) {
	const { numInsertedOrUpdatedRows } = await tx.insertInto("telegram_messages").values({
		id: message.id,
		key: message.key,
		chat_id: message.chatId,
		content: message.content,
		queued_at: message.at,
		...message.buttons && { buttons: JSON.stringify(message.buttons) },
		...message.onlyFor && {
			operator_id: message.onlyFor.operatorId,
			for_roles: [...message.onlyFor.roles]
		}
	}).onConflict((conflict) => conflict.column("key").doNothing()).executeTakeFirst();
	return numInsertedOrUpdatedRows === 1n;
}
async function findUnsentMessage(db, id) {
	const message = await db.selectFrom("telegram_messages").select([
		"chat_id",
		"content",
		"buttons"
	]).select(sql`operator_id is null or exists (
        select from operators o join operator_chats c on c.operator_id = o.id
        where o.id = telegram_messages.operator_id and o.disabled_at is null
          and o.role = any(telegram_messages.for_roles) and c.chat_id = telegram_messages.chat_id)`.as("isAllowed")).where("id", "=", id).where("sent_at", "is", null).executeTakeFirst();
	if (message === void 0 || message.content === null) return void 0;
	return {
		...message,
		content: message.content
	};
}
async function markSent(db, id, { at, messageId }) {
	await db.updateTable("telegram_messages").set((row) => ({
		sent_at: at,
		message_id: messageId,
		content: null,
		abandoned_at: null,
		attempts: row("attempts", "+", 1)
	})).where("id", "=", id).where("sent_at", "is", null).execute();
}
async function recordFailure(db, id, { error, abandonedAt }) {
	await db.updateTable("telegram_messages").set((row) => ({
		last_error: error,
		abandoned_at: abandonedAt,
		attempts: row("attempts", "+", 1)
	})).where("id", "=", id).where("sent_at", "is", null).execute();
}
async function discardMessage(tx, id, at) {
	await tx.updateTable("telegram_messages").set({
		content: null,
		abandoned_at: at
	}).where("id", "=", id).where("sent_at", "is", null).execute();
}
async function abandonChat(tx, chatId, at) {
	await tx.updateTable("telegram_messages").set({
		abandoned_at: at,
		content: null,
		last_error: "disconnected"
	}).where("chat_id", "=", chatId).where("operator_id", "is", null).where("sent_at", "is", null).where("content", "is not", null).execute();
}
async function deleteOldMessages(db, before) {
	await db.deleteFrom("telegram_messages").where("queued_at", "<", before).where((row) => row.or([row("sent_at", "is not", null), row("abandoned_at", "is not", null)])).execute();
}
// src/platform/jobs/queue.ts
const DEFAULTS = {
	retries: 12,
	firstRetryS: 10,
	maxRetryS: 3600,
	parallel: 2,
	timeoutS: 120,
	alertAfter: 3,
	onePerKey: false,
	retentionS: 86400
};
function defineQueue(name, options = {}) {
	return {
		...DEFAULTS,
		...options,
		name
	};
}
var JobFailed = class extends Error {
	name = "JobFailed";
	isFinal;
	isEarly;
	constructor(reason, { isFinal = false, isEarly = false } = {}) {
		super(reason);
		this.isFinal = isFinal;
		this.isEarly = isEarly;
	}
};
// src/domains/users/telegram/notifications/send-message-queue.ts
const sendMessageQueue = defineQueue("send-telegram-message", {
	retries: 9,
	firstRetryS: 5,
	maxRetryS: 28800,
	parallel: 1,
	timeoutS: 60,
	alertAfter: void 0
});
// src/domains/users/telegram/notifications/queue-message.ts
const LENGTH_MAX$1 = 4096;
async function queueMessage(tx, platform, message) {
	const id = platform.ids.uuid();
	const content = message.content.slice(0, LENGTH_MAX$1);
	if (!await insertMessage(tx, {
		...message,
		id,
		content,
		at: platform.clock.now()
	})) return void 0;
	await platform.jobs.enqueue(tx, sendMessageQueue, { message: id });
	return id;
}
// src/domains/users/telegram/notifications/notify-by-telegram.ts
async function notifyByTelegram(tx, platform, notification) {
	if (platform.config.shop().connections.telegram === void 0) return;
	const chat = await findChat(tx, notification.userId, notification.kind);
	if (chat === void 0) return;
	await queueMessage(tx, platform, {
		key: notification.key,
		chatId: chat.tg_id,
		content: notification.text(chat.language)
	});
}
// src/domains/users/notify-user.ts
async function mailUser(tx, platform, { userId, ...mail }) {
	if (!platform.mail.enabled) return;
	await mailContact(tx, platform, await findContact(tx, userId), mail);
}
async function mailContact(tx, platform, user, { key, mail: render }) {
	if (user === void 0) return;
	const { email: to, language } = user;
	const mail = await render(shopOf(platform), language, user);
	if (mail !== void 0) await platform.mail.queue(tx, {
		key,
		to,
		language,
		mail
	});
}
async function notifyUser(tx, platform, { kind, text, ...mail }) {
	await notifyByTelegram(tx, platform, {
		...mail,
		kind,
		text
	});
	await mailUser(tx, platform, mail);
}
// src/domains/users/privacy/personal-data.store.ts
function findProfile(db, userId) {
	return db.selectFrom("users").select([
		"id",
		"email",
		"email_confirmed_at",
		"username",
		"language",
		"image_url",
		"trc20_address",
		"trc20_changed_at",
		"tg_id as telegram_id",
		"tg_first_name as telegram_first_name",
		"tg_last_name as telegram_last_name",
		"tg_notifications as telegram_notifications",
		"unpaid_mails",
		"tg_blocked_at as telegram_blocked_at",
		"coupon",
		"referral_code",
		"campaign",
		"registered_from",
		"created_at",
		"deletion_at",
		"blocked_at",
		"blocked_reason"
	]).select((row) => [row("password_hash", "is not", null).as("has_password"), row("referred_by", "is not", null).as("was_invited")]).where("id", "=", userId).executeTakeFirstOrThrow();
}
function findSessionsOf(db, userId) {
	return db.selectFrom("sessions").select([
		"user_agent",
		"ip_prefix",
		"signed_in_at",
		"last_seen_at",
		"expires_at"
	]).where("user_id", "=", userId).where("impersonation_id", "is", null).orderBy("signed_in_at").execute();
}
function findDevicesOf(db, userId) {
	return db.selectFrom("known_devices").select(["first_seen_at", "last_seen_at"]).where("user_id", "=", userId).orderBy("first_seen_at").execute();
}
function findIdentitiesOf(db, userId) {
	return db.selectFrom("identities").select([
		"issuer",
		"subject",
		"linked_at"
	]).where("user_id", "=", userId).execute();
}
function findSecurityEventsOf(db, userId) {
	return db.selectFrom("security_events").select([
		"kind",
		"ip_prefix",
		"detail",
		"created_at"
	]).where("user_id", "=", userId).orderBy("id").execute();
}
async function findSecondFactorOf(db, userId) {
	const { rows } = await sql`
    select f.started_at, f.confirmed_at,
      (select count(*) from recovery_codes c where c.user_id = f.user_id) as recovery_codes_left
    from second_factors f where f.user_id = ${userId}`.execute(db);
	return rows[0] ?? null;
}
function findOpenLinksOf(db, userId) {
	return db.selectFrom("one_time_tokens").select([
		sql`split_part(kind, ':', 1)`.as("kind"),
		"created_at",
		"expires_at"
	]).where("user_id", "=", userId).execute();
}
function findFilesOf(db, userId) {
	return db.selectFrom("media_files").select(["name", "created_at"]).where("user_id", "=", userId).execute();
}
function findReferralVisitsOf(db, userId) {
	return db.selectFrom("referral_days").select(["day", "visits"]).where("user_id", "=", userId).orderBy("day").execute();
}
// src/domains/users/privacy/user-data.ts
const userData = [
	{
		name: "profile",
		read: findProfile
	},
	{
		name: "sessions",
		read: findSessionsOf
	},
	{
		name: "devices",
		read: findDevicesOf
	},
	{
		name: "identities",
		read: findIdentitiesOf
	},
	{
		name: "security_events",
		read: findSecurityEventsOf
	},
	{
		name: "second_factor",
		read: findSecondFactorOf
	},
	{
		name: "open_links",
		read: findOpenLinksOf
	},
	{
		name: "files",
		read: findFilesOf
	},
	{
		name: "referral_visits",
		read: findReferralVisitsOf
	}
];
// src/domains/users/privacy/gather-data.ts
async function gatherData({ clock, config, db }, userId, others, sealer) {
	const reader = {
		now: clock.now(),
		sealer
	};
	const file = {
		shop: config.shop().brandName,
		exported_at: reader.now.toISOString()
	};
	for (const { name, read } of [...userData, ...others]) file[name] = await read(db, userId, reader);
	return file;
}
// src/domains/users/notify-account-changed.ts
async function notifyAccountChanged(tx, platform, user, change) {
	await platform.mail.queue(tx, {
		key: `account-changed:${user.id}:${platform.ids.uuid()}`,
		to: user.email,
		language: user.language,
		mail: accountChangedMail(shopOf(platform), user.language, change, platform.clock.now())
	});
}
// src/domains/users/sessions/end-sessions.ts
async function endSessions(tx, userId, { except } = {}) {
	await lockUser(tx, userId);
	await deleteSessionsOf(tx, userId, except);
}
// src/domains/users/privacy/plan-deletion.ts
async function planDeletion(tx, platform, user, { change, except }) {
	if (user.deletion_at !== null) return user.deletion_at;
	const deletionAt = new Date(platform.clock.now().getTime() + DELETION_GRACE_S * 1e3);
	await updateUser$1(tx, user.id, { deletion_at: deletionAt });
	await endSessions(tx, user.id, except === void 0 ? {} : { except });
	await notifyAccountChanged(tx, platform, user, change);
	return deletionAt;
}
// src/domains/users/users.rules.ts
function normalizeEmail(text) {
	return text.trim().normalize("NFKC").toLowerCase();
}
function mailDomainOf(typed) {
	const email = normalizeEmail(typed);
	return email.slice(email.lastIndexOf("@") + 1);
}
function isEmail(normalized, typed) {
	if (normalized.length > 254 || typed.includes("\uFF20") || typed.includes("\uFE6B")) return false;
	const at = normalized.indexOf("@");
	if (at < 1 || at !== normalized.lastIndexOf("@") || at > 64) return false;
	const local = normalized.slice(0, at);
	const labels = normalized.slice(at + 1).split(".");
	return !/[\s\p{C}"(),:;[\]\\]/u.test(local) && !local.startsWith(".") && !local.endsWith(".") && !local.includes("..") && labels.length >= 2 && labels.every((label) => label.length <= 63 && /^[\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label)) && (labels.at(-1)?.length ?? 0) >= 2;
}
function usernameFromEmail(email) {
	const name = email.slice(0, email.indexOf("@")).replace(/[^\p{L}\p{N}._-]/gu, "").slice(0, 32 - 6);
	return name === "" || isReservedUsername(name) ? "user" : name;
}
function parseUsername(typed) {
	const name = typed.trim().normalize("NFC");
	return /^[\p{L}\p{N}._-]{1,32}$/u.test(name) ? name : void 0;
}
function usernameKey(name) {
	return Array.from(name.normalize("NFKC").toLowerCase(), (letter) => LOOKALIKES[letter] ?? letter).join("");
}
function isReservedUsername(name) {
	const key = disguiseKey(name);
	return RESERVED_USERNAMES.some((reserved) => disguiseKey(reserved) === key);
}
const PRODUCT = "sesame";
function repeatsShopName(password, names) {
	const letters = lettersOf(password);
	return [
		...names,
		...RESERVED_USERNAMES,
		PRODUCT
	].map(lettersOf).some((word) => word.length >= 3 && letters !== "" && letters.replaceAll(word, "") === "");
}
function lettersOf(text) {
	return text.normalize("NFKC").toLowerCase().replaceAll(/[^\p{L}]/gu, "");
}
function disguiseKey(name) {
	const bare = usernameKey(name.trim().normalize("NFKD").replaceAll(/[\p{M}._-]/gu, ""));
	return Array.from(bare, (letter) => DISGUISES[letter] ?? letter).join("").replaceAll("rn", "m").replaceAll("vv", "w");
}
const DISGUISES = {
	"3": "e",
	"4": "a",
	"5": "s",
	"7": "t",
	"8": "b",
	i: "l",
	\u0251: "a",
	\u0269: "l",
	\u04CF: "l",
	\u0475: "v",
	\u03C3: "o",
	\u0585: "o",
	\u1D00: "a",
	\u1D05: "d",
	\u1D0D: "m",
	\u026A: "l",
	\u0274: "n",
	\uA731: "s",
	\u1D1C: "u",
	\u1D18: "p",
	\u1D0F: "o",
	\u0280: "r",
	\u1D1B: "t",
	\u00F8: "o",
	\u0111: "d",
	\u0142: "l"
};
const LOOKALIKES = {
	\u0430: "a",
	\u0432: "b",
	\u0435: "e",
	\u0451: "e",
	\u043A: "k",
	\u043C: "m",
	\u043D: "h",
	\u043E: "o",
	\u043F: "n",
	\u0440: "p",
	\u0441: "c",
	\u0442: "t",
	\u0443: "y",
	\u0445: "x",
	\u0455: "s",
	\u0456: "i",
	\u0457: "i",
	\u0458: "j",
	\u0501: "d",
	\u0578: "n",
	\u03B1: "a",
	\u03B5: "e",
	\u03B9: "i",
	\u03BF: "o",
	\u03C1: "p",
	\u03C4: "t",
	\u03C5: "u",
	\u03BD: "v",
	\u03BA: "k",
	"0": "o",
	"1": "l",
	\u0131: "i"
};
// src/domains/users/registration/referral-code.rules.ts
const ALPHABET$3 = "abcdefghijkmnpqrstuvwxyz23456789";
function referralCode(random) {
	return Array.from(random.subarray(0, 8), (byte) => ALPHABET$3[byte % 32]).join("");
}
function parseReferralCode(typed) {
	const code = typed.trim().toLowerCase();
	return /^[a-z2-9]{8}$/.test(code) ? code : void 0;
}
// src/domains/users/registration/find-inviter.ts
async function findInviter(db, typed) {
	const code = parseReferralCode(typed ?? "");
	return code === void 0 ? void 0 : findUserByReferralCode(db, code);
}
// src/domains/users/registration/create-account.ts
async function createAccount(platform, db, { invitedBy, ipPrefix, ...account }) {
	if (!platform.config.shop().isOpen) refuse("shop_closed");
	const inviter = await findInviter(db, invitedBy);
	const base = usernameFromEmail(account.email);
	for (let attempt = 0; attempt < 50; attempt++) {
		const username = attempt === 0 && base !== "user" ? base : `${base}${numberFor(platform, attempt)}`;
		const id = platform.ids.uuid();
		if (await insertUser(db, {
			...account,
			id,
			username,
			username_key: usernameKey(username),
			image_url: null,
			trc20_address: null,
			tg_first_name: null,
			tg_last_name: null,
			referral_code: referralCode(Buffer.from(platform.ids.token(), "base64url")),
			...inviter !== void 0 && {
				referred_by: inviter,
				registered_from: ipPrefix
			},
			created_at: platform.clock.now()
		})) return id;
		if (await findUserByEmail(db, account.email)) refuse("email_in_use");
	}
	throw new Error(`no free username like ${base}`);
}
function numberFor(platform, attempt) {
	if (attempt < 5) return attempt + 1;
	return Number.parseInt(Buffer.from(platform.ids.token(), "base64url").toString("hex").slice(0, 5), 16);
}
// src/domains/users/registration/one-time-tokens.store.ts
const plainKind = sql`split_part(kind, ':', 1)`;
async function upsertToken(tx, token) {
	const { user_id: _owner, kind: _kind, ...renewed } = token;
	await tx.insertInto("one_time_tokens").values(token).onConflict((conflict) => conflict.columns(["user_id", "kind"]).doUpdateSet(renewed)).execute();
}
function deleteToken(tx, kind, tokenHash, now) {
	return tx.deleteFrom("one_time_tokens").where("token_hash", "=", tokenHash).where(plainKind, "=", kind).where("expires_at", ">", now).returning(["user_id", "data"]).executeTakeFirst();
}
function findTokenOwner(db, kind, tokenHash, now) {
	return db.selectFrom("one_time_tokens").select(["user_id", "data"]).where("token_hash", "=", tokenHash).where(plainKind, "=", kind).where("expires_at", ">", now).executeTakeFirst();
}
async function findOpenKinds(db, userId, now) {
	return (await db.selectFrom("one_time_tokens").select(plainKind.as("kind")).distinct().where("user_id", "=", userId).where("expires_at", ">", now).execute()).map(({ kind }) => kind);
}
async function deleteExpiredTokens(db, now) {
	await db.deleteFrom("one_time_tokens").where("expires_at", "<=", now).execute();
}
async function voidToken(tx, userId, kind) {
	await tx.deleteFrom("one_time_tokens").where("user_id", "=", userId).where(plainKind, "=", kind).execute();
}
async function countTokenTry(db, { kind, tokenHash, max, now }) {
	const { rows } = await sql`
    update one_time_tokens
    set data = jsonb_set(data, '{tries}', to_jsonb(coalesce((data->>'tries')::integer, 0) + 1))
    where token_hash = ${tokenHash} and ${plainKind} = ${kind} and expires_at > ${now}
      and coalesce((data->>'tries')::integer, 0) < ${max}
    returning user_id`.execute(db);
	return rows[0]?.user_id;
}
// src/domains/users/registration/one-time-token.ts
const SEVERAL = ["second_factor"];
async function issueToken(tx, platform, { kind, userId, lifetimeS, data = {} }) {
	const token = platform.ids.token();
	const hash = sha256$2(token);
	const now = platform.clock.now();
	await upsertToken(tx, {
		user_id: userId,
		kind: SEVERAL.includes(kind) ? `${kind}:${hash.toString("base64url")}` : kind,
		token_hash: hash,
		data: JSON.stringify(data),
		created_at: now,
		expires_at: new Date(now.getTime() + lifetimeS * 1e3)
	});
	return token;
}
async function redeemToken(tx, platform, { kind, token }) {
	const row = await deleteToken(tx, kind, sha256$2(token), platform.clock.now());
	return row && {
		userId: row.user_id,
		data: row.data
	};
}
// src/domains/users/registration/send-confirmation.ts
async function sendConfirmation(tx, platform, { id, email, language }) {
	if (!platform.mail.enabled) return;
	const token = await issueToken(tx, platform, {
		kind: "confirm_email",
		userId: id,
		lifetimeS: CONFIRM_LINK_LIFETIME_S,
		data: { email }
	});
	await platform.mail.queue(tx, {
		key: `confirm-email:${platform.ids.uuid()}`,
		to: email,
		language,
		mail: confirmEmailMail(shopOf(platform), language, token)
	});
}
// src/domains/users/second-factor/recovery-codes.ts
const CODES = 10;
const LETTERS = "abcdefghjkmnpqrstuvwxyz023456789";
const LENGTH = 16;
function newRecoveryCodes() {
	return Array.from({ length: CODES }, () => Array.from({ length: LENGTH }, () => LETTERS[randomInt(32)]).join("").replace(/.{4}(?=.)/g, "$&-"));
}
function hashRecoveryCodes(personId, codes) {
	return codes.flatMap((code) => hashRecoveryCode(personId, code) ?? []);
}
function hashRecoveryCode(personId, typed) {
	const code = typed.toLowerCase().replace(/[\s-]/g, "");
	return code.length === LENGTH ? sha256$2(`${personId} ${code}`) : void 0;
}
// src/domains/users/second-factor/second-factor.store.ts
function findSecondFactor(db, userId) {
	return db.selectFrom("second_factors").selectAll().where("user_id", "=", userId).executeTakeFirst();
}
async function upsertUnconfirmedFactor(tx, factor) {
	return await tx.insertInto("second_factors").values(factor).onConflict((conflict) => conflict.column("user_id").doUpdateSet({
		secret: factor.secret,
		started_at: factor.started_at,
		last_step: 0
	}).where("second_factors.confirmed_at", "is", null)).returning("user_id").executeTakeFirst() !== void 0;
}
async function confirmFactor(tx, { user_id, secret }, at) {
	return await tx.updateTable("second_factors").set({ confirmed_at: at }).where("user_id", "=", user_id).where("secret", "=", secret).where("confirmed_at", "is", null).returning("user_id").executeTakeFirst() !== void 0;
}
async function useStep(tx, userId, step) {
	return await tx.updateTable("second_factors").set({ last_step: step }).where("user_id", "=", userId).where("last_step", "<", step).returning("user_id").executeTakeFirst() !== void 0;
}
async function deleteFactor(tx, userId) {
	await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
	await tx.deleteFrom("second_factors").where("user_id", "=", userId).execute();
}
async function replaceRecoveryCodes$1(tx, userId, hashes) {
	await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
	await tx.insertInto("recovery_codes").values(hashes.map((code_hash) => ({
		user_id: userId,
		code_hash
	}))).execute();
}
async function useRecoveryCode$1(tx, userId, hash) {
	return await tx.deleteFrom("recovery_codes").where("user_id", "=", userId).where("code_hash", "=", hash).returning("user_id").executeTakeFirst() !== void 0;
}
async function countRecoveryCodes$1(db, userId) {
	const { count } = await db.selectFrom("recovery_codes").select((row) => row.fn.countAll().as("count")).where("user_id", "=", userId).executeTakeFirstOrThrow();
	return Number(count);
}
// src/domains/users/second-factor/remove-second-factor.ts
async function removeSecondFactor(tx, platform, user) {
	const factor = await findSecondFactor(tx, user.id);
	if (factor === void 0 || factor.confirmed_at === null) return false;
	await deleteFactor(tx, user.id);
	await voidToken(tx, user.id, "second_factor");
	await notifyAccountChanged(tx, platform, user, "second_factor_off");
	return true;
}
// ../node_modules/otpauth/dist/otpauth.node.mjs
const uintDecode = (num) => {
	const arr = new Uint8Array(new ArrayBuffer(8));
	let acc = num;
	for (let i = 7; i >= 0; i--) {
		if (acc === 0) break;
		arr[i] = acc & 255;
		acc -= arr[i];
		acc /= 256;
	}
	return arr;
};
const globalScope = (() => {
	if (typeof globalThis === "object") return globalThis;
	else {
		Object.defineProperty(Object.prototype, "__GLOBALTHIS__", {
			get() {
				return this;
			},
			configurable: true
		});
		try {
			if (typeof __GLOBALTHIS__ !== "undefined") return __GLOBALTHIS__;
		} finally {
			delete Object.prototype.__GLOBALTHIS__;
		}
	}
	if (typeof self !== "undefined") return self;
	else if (typeof window !== "undefined") return window;
	else if (typeof global !== "undefined") return global;
})();
const canonicalizeAlgorithm = (algorithm) => {
	switch (true) {
		case /^(?:SHA-?1|SSL3-SHA1)$/i.test(algorithm): return "SHA1";
		case /^SHA(?:2?-)?224$/i.test(algorithm): return "SHA224";
		case /^SHA(?:2?-)?256$/i.test(algorithm): return "SHA256";
		case /^SHA(?:2?-)?384$/i.test(algorithm): return "SHA384";
		case /^SHA(?:2?-)?512$/i.test(algorithm): return "SHA512";
		case /^SHA3-224$/i.test(algorithm): return "SHA3-224";
		case /^SHA3-256$/i.test(algorithm): return "SHA3-256";
		case /^SHA3-384$/i.test(algorithm): return "SHA3-384";
		case /^SHA3-512$/i.test(algorithm): return "SHA3-512";
		default: throw new TypeError(`Unknown hash algorithm: ${algorithm}`);
	}
};
const hmacDigest = (algorithm, key, message) => {
	if (crypto?.createHmac) {
		const hmac = crypto.createHmac(algorithm, globalScope.Buffer.from(key));
		hmac.update(globalScope.Buffer.from(message));
		return hmac.digest();
	} else throw new Error("Missing HMAC function");
};
const ALPHABET$1 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const base32Decode = (str) => {
	str = str.replace(/ /g, "").toUpperCase();
	let end = str.length;
	while (str[end - 1] === "=") --end;
	if (end < str.length) str = str.substring(0, end);
	const buf = new ArrayBuffer(str.length * 5 / 8 | 0);
	const arr = new Uint8Array(buf);
	let bits = 0;
	let value = 0;
	let index = 0;
	for (let i = 0; i < str.length; i++) {
		const idx = ALPHABET$1.indexOf(str[i]);
		if (idx === -1) throw new TypeError(`Invalid character found: ${str[i]}`);
		value = value << 5 | idx;
		bits += 5;
		if (bits >= 8) {
			bits -= 8;
			arr[index++] = value >>> bits;
		}
	}
	return arr;
};
const base32Encode = (arr) => {
	let bits = 0;
	let value = 0;
	let str = "";
	for (let i = 0; i < arr.length; i++) {
		value = value << 8 | arr[i];
		bits += 8;
		while (bits >= 5) {
			str += ALPHABET$1[value >>> bits - 5 & 31];
			bits -= 5;
		}
	}
	if (bits > 0) str += ALPHABET$1[value << 5 - bits & 31];
	return str;
};
const ALPHABET$2 = "0123456789ABCDEF";
const hexDecode = (str) => {
	str = str.replace(/ /g, "").toUpperCase();
	const buf = new ArrayBuffer(str.length / 2);
	const arr = new Uint8Array(buf);
	for (let i = 0; i < str.length; i += 2) {
		const hi = ALPHABET$2.indexOf(str[i]);
		const lo = ALPHABET$2.indexOf(str[i + 1]);
		if (hi === -1 || lo === -1) throw new TypeError(`Invalid character found: ${str.substring(i, i + 2)}`);
		arr[i / 2] = hi << 4 | lo;
	}
	return arr;
};
const hexEncode = (arr) => {
	let str = "";
	for (let i = 0; i < arr.length; i++) {
		const hex = arr[i].toString(16);
		if (hex.length === 1) str += "0";
		str += hex;
	}
	return str.toUpperCase();
};
const latin1Decode = (str) => {
	const buf = new ArrayBuffer(str.length);
	const arr = new Uint8Array(buf);
	for (let i = 0; i < str.length; i++) arr[i] = str.charCodeAt(i) & 255;
	return arr;
};
const latin1Encode = (arr) => {
	let str = "";
	for (let i = 0; i < arr.length; i++) str += String.fromCharCode(arr[i]);
	return str;
};
const ENCODER = globalScope.TextEncoder ? new globalScope.TextEncoder() : null;
const DECODER = globalScope.TextDecoder ? new globalScope.TextDecoder() : null;
const utf8Decode = (str) => {
	if (!ENCODER) throw new Error("Encoding API not available");
	return ENCODER.encode(str);
};
const utf8Encode = (arr) => {
	if (!DECODER) throw new Error("Encoding API not available");
	return DECODER.decode(arr);
};
const randomBytes = (size) => {
	if (crypto?.randomBytes) return crypto.randomBytes(size);
	else if (globalScope.crypto?.getRandomValues) return globalScope.crypto.getRandomValues(new Uint8Array(size));
	else throw new Error("Cryptography API not available");
};
var Secret = class Secret {
	static fromLatin1(str) {
		return new Secret({ buffer: latin1Decode(str).buffer });
	}
	static fromUTF8(str) {
		return new Secret({ buffer: utf8Decode(str).buffer });
	}
	static fromBase32(str) {
		return new Secret({ buffer: base32Decode(str).buffer });
	}
	static fromHex(str) {
		return new Secret({ buffer: hexDecode(str).buffer });
	}
	get buffer() {
		return this.bytes.buffer;
	}
	get latin1() {
		Object.defineProperty(this, "latin1", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: latin1Encode(this.bytes)
		});
		return this.latin1;
	}
	get utf8() {
		Object.defineProperty(this, "utf8", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: utf8Encode(this.bytes)
		});
		return this.utf8;
	}
	get base32() {
		Object.defineProperty(this, "base32", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: base32Encode(this.bytes)
		});
		return this.base32;
	}
	get hex() {
		Object.defineProperty(this, "hex", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: hexEncode(this.bytes)
		});
		return this.hex;
	}
	constructor({ buffer, size = 20 } = {}) {
		this.bytes = typeof buffer === "undefined" ? randomBytes(size) : new Uint8Array(buffer);
		Object.defineProperty(this, "bytes", {
			enumerable: true,
			writable: false,
			configurable: false,
			value: this.bytes
		});
	}
};
const timingSafeEqual = (a, b) => {
	if (crypto?.timingSafeEqual) return crypto.timingSafeEqual(globalScope.Buffer.from(a), globalScope.Buffer.from(b));
	else {
		if (a.length !== b.length) throw new TypeError("Input strings must have the same length");
		let i = -1;
		let out = 0;
		while (++i < a.length) out |= a.charCodeAt(i) ^ b.charCodeAt(i);
		return out === 0;
	}
};
var HOTP = class HOTP {
	static get defaults() {
		return {
			issuer: "",
			label: "OTPAuth",
			issuerInLabel: true,
			algorithm: "SHA1",
			digits: 6,
			counter: 0,
			window: 1
		};
	}
	static generate({ secret, algorithm = HOTP.defaults.algorithm, digits = HOTP.defaults.digits, counter = HOTP.defaults.counter, hmac = hmacDigest }) {
		const message = uintDecode(counter);
		const digest = hmac(algorithm, secret.bytes, message);
		if (!digest?.byteLength || digest.byteLength < 19) throw new TypeError("Return value must be at least 19 bytes");
		const offset = digest[digest.byteLength - 1] & 15;
		return (((digest[offset] & 127) << 24 | (digest[offset + 1] & 255) << 16 | (digest[offset + 2] & 255) << 8 | digest[offset + 3] & 255) % 10 ** digits).toString().padStart(digits, "0");
	}
	generate({ counter = this.counter++ } = {}) {
		return HOTP.generate({
			secret: this.secret,
			algorithm: this.algorithm,
			digits: this.digits,
			counter,
			hmac: this.hmac
		});
	}
	static validate({ token, secret, algorithm, digits = HOTP.defaults.digits, counter = HOTP.defaults.counter, window = HOTP.defaults.window, hmac = hmacDigest }) {
		if (token.length !== digits) return null;
		let delta = null;
		const check = (i) => {
			const generatedToken = HOTP.generate({
				secret,
				algorithm,
				digits,
				counter: i,
				hmac
			});
			if (timingSafeEqual(token, generatedToken)) delta = i - counter;
		};
		check(counter);
		for (let i = 1; i <= window && delta === null; ++i) {
			check(counter - i);
			if (delta !== null) break;
			check(counter + i);
			if (delta !== null) break;
		}
		return delta;
	}
	validate({ token, counter = this.counter, window }) {
		return HOTP.validate({
			token,
			secret: this.secret,
			algorithm: this.algorithm,
			digits: this.digits,
			counter,
			window,
			hmac: this.hmac
		});
	}
	toString() {
		const e = encodeURIComponent;
		return `otpauth://hotp/${this.issuer.length > 0 ? this.issuerInLabel ? `${e(this.issuer)}:${e(this.label)}?issuer=${e(this.issuer)}&` : `${e(this.label)}?issuer=${e(this.issuer)}&` : `${e(this.label)}?`}secret=${e(this.secret.base32)}&algorithm=${e(this.algorithm)}&digits=${e(this.digits)}&counter=${e(this.counter)}`;
	}
	constructor({ issuer = HOTP.defaults.issuer, label = HOTP.defaults.label, issuerInLabel = HOTP.defaults.issuerInLabel, secret = new Secret(), algorithm = HOTP.defaults.algorithm, digits = HOTP.defaults.digits, counter = HOTP.defaults.counter, hmac } = {}) {
		this.issuer = issuer;
		this.label = label;
		this.issuerInLabel = issuerInLabel;
		this.secret = typeof secret === "string" ? Secret.fromBase32(secret) : secret;
		this.algorithm = hmac ? algorithm : canonicalizeAlgorithm(algorithm);
		this.digits = digits;
		this.counter = counter;
		this.hmac = hmac;
	}
};
var TOTP = class TOTP {
	static get defaults() {
		return {
			issuer: "",
			label: "OTPAuth",
			issuerInLabel: true,
			algorithm: "SHA1",
			digits: 6,
			period: 30,
			window: 1
		};
	}
	static counter({ period = TOTP.defaults.period, timestamp = Date.now() } = {}) {
		return Math.floor(timestamp / 1e3 / period);
	}
	counter({ timestamp = Date.now() } = {}) {
		return TOTP.counter({
			period: this.period,
			timestamp
		});
	}
	static remaining({ period = TOTP.defaults.period, timestamp = Date.now() } = {}) {
		return period * 1e3 - timestamp % (period * 1e3);
	}
	remaining({ timestamp = Date.now() } = {}) {
		return TOTP.remaining({
			period: this.period,
			timestamp
		});
	}
	static generate({ secret, algorithm, digits, period = TOTP.defaults.period, timestamp = Date.now(), hmac }) {
		return HOTP.generate({
			secret,
			algorithm,
			digits,
			counter: TOTP.counter({
				period,
				timestamp
			}),
			hmac
		});
	}
	generate({ timestamp = Date.now() } = {}) {
		return TOTP.generate({
			secret: this.secret,
			algorithm: this.algorithm,
			digits: this.digits,
			period: this.period,
			timestamp,
			hmac: this.hmac
		});
	}
	static validate({ token, secret, algorithm, digits, period = TOTP.defaults.period, timestamp = Date.now(), window, hmac }) {
		return HOTP.validate({
			token,
			secret,
			algorithm,
			digits,
			counter: TOTP.counter({
				period,
				timestamp
			}),
			window,
			hmac
		});
	}
	validate({ token, timestamp, window }) {
		return TOTP.validate({
			token,
			secret: this.secret,
			algorithm: this.algorithm,
			digits: this.digits,
			period: this.period,
			timestamp,
			window,
			hmac: this.hmac
		});
	}
	toString() {
		const e = encodeURIComponent;
		return `otpauth://totp/${this.issuer.length > 0 ? this.issuerInLabel ? `${e(this.issuer)}:${e(this.label)}?issuer=${e(this.issuer)}&` : `${e(this.label)}?issuer=${e(this.issuer)}&` : `${e(this.label)}?`}secret=${e(this.secret.base32)}&algorithm=${e(this.algorithm)}&digits=${e(this.digits)}&period=${e(this.period)}`;
	}
	constructor({ issuer = TOTP.defaults.issuer, label = TOTP.defaults.label, issuerInLabel = TOTP.defaults.issuerInLabel, secret = new Secret(), algorithm = TOTP.defaults.algorithm, digits = TOTP.defaults.digits, period = TOTP.defaults.period, hmac } = {}) {
		this.issuer = issuer;
		this.label = label;
		this.issuerInLabel = issuerInLabel;
		this.secret = typeof secret === "string" ? Secret.fromBase32(secret) : secret;
		this.algorithm = hmac ? algorithm : canonicalizeAlgorithm(algorithm);
		this.digits = digits;
		this.period = period;
		this.hmac = hmac;
	}
};
// src/domains/users/second-factor/totp.ts
const PERIOD_S = 30;
const SECRET_BYTES = 20;
const WINDOW = 1;
function newTotpSecret() {
	return new Secret({ size: SECRET_BYTES }).base32;
}
function otpauthUrl(secret, { issuer, label }) {
	return new TOTP({
		issuer,
		label,
		secret,
		period: PERIOD_S
	}).toString();
}
function stepOfCode(secret, code, at) {
	const totp = new TOTP({
		secret,
		period: PERIOD_S
	});
	const timestamp = at.getTime();
	const delta = totp.validate({
		token: code,
		timestamp,
		window: WINDOW
	});
	return delta === null ? void 0 : Math.floor(timestamp / 1e3 / PERIOD_S) + delta;
}
// src/domains/users/second-factor/use-code.ts
function sealedFor$1(userId) {
	return `second factor ${userId}`;
}
async function useAppCode(tx, { clock, sealer }, factor, typed) {
	const code = typed.replace(/\s/g, "");
	if (!/^\d{6}$/.test(code)) return false;
	const secret = sealer.open(factor.secret, sealedFor$1(factor.user_id));
	const step = stepOfCode(secret, code, clock.now());
	return step !== void 0 && useStep(tx, factor.user_id, step);
}
async function useCode(tx, platform, factor, typed) {
	const hash = hashRecoveryCode(factor.user_id, typed);
	return hash === void 0 ? useAppCode(tx, platform, factor, typed) : useRecoveryCode$1(tx, factor.user_id, hash);
}
// src/domains/users/sessions/create-session.ts
async function createSession(platform, db, userId, device, replaced) {
	const token = platform.ids.token();
	const now = platform.clock.now();
	const signedInAt = replaced?.signed_in_at ?? now;
	await insertSession(db, {
		token_hash: sha256$2(token),
		user_id: userId,
		created_at: now,
		expires_at: new Date(Math.min(now.getTime() + TOKEN_LIFETIME_S * 1e3, signedInAt.getTime() + platform.config.sessionLifeMs)),
		user_agent: device.userAgent.slice(0, 300),
		ip_prefix: device.ipPrefix,
		id: replaced?.id ?? platform.ids.uuid(),
		signed_in_at: signedInAt,
		last_seen_at: now
	});
	return token;
}
// src/domains/users/sign-in/device.rules.ts
const BROWSERS = [
	[/YaBrowser\//, "Yandex Browser"],
	[/Edg(e|A|iOS)?\//, "Edge"],
	[/OPR\/|Opera/, "Opera"],
	[/SamsungBrowser\//, "Samsung Internet"],
	[/Firefox\/|FxiOS\//, "Firefox"],
	[/Chrome\/|CriOS\//, "Chrome"],
	[/Safari\//, "Safari"]
];
const SYSTEMS = [
	[/iPhone|iPod/, "iPhone"],
	[/iPad/, "iPad"],
	[/Android/, "Android"],
	[/Windows/, "Windows"],
	[/CrOS/, "ChromeOS"],
	[/Macintosh|Mac OS X/, "macOS"],
	[/Linux/, "Linux"]
];
function deviceKeyOf({ userAgent, ipPrefix }) {
	return `${describeDevice(userAgent) ?? ""}|${ipPrefix}`;
}
function describeDevice(userAgent) {
	const names = [BROWSERS, SYSTEMS].flatMap((known) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? []);
	return names.length === 0 ? void 0 : names.join(", ");
}
// src/domains/users/sessions/list-sessions.ts
async function listSessions(platform, { userId, tokenHash }) {
	return (await listSessionsOf(platform.db, {
		userId,
		tokenHash,
		now: platform.clock.now()
	})).map((session) => ({
		id: session.id,
		device: describeDevice(session.user_agent) ?? null,
		place: session.ip_prefix,
		signed_in_at: session.signed_in_at.toISOString(),
		last_seen_at: session.last_seen_at.toISOString(),
		current: session.current
	}));
}
// src/domains/users/sign-in/common-passwords.ts
const REFUSED = 3e3;
let common;
async function isCommonPassword({ config }, password) {
	const { brandName, brandNameRu, connections } = config.shop();
	const host = connections.publicUrl && new URL(connections.publicUrl).hostname;
	if (repeatsShopName(password, [
		brandName,
		brandNameRu ?? "",
		host ?? ""
	])) return true;
	common ??= load();
	return (await common).has(password.toLowerCase());
}
async function load() {
	const { dictionary } = await import("./dist-Dixaqrq0.js").then((m) => __toESM(m.default, 1));
	const ranked = dictionary["passwords-common"];
	return new Set(ranked.filter((password) => password.length >= 8).slice(0, REFUSED));
}
// src/domains/users/sign-in/trusted-devices.store.ts
async function upsertTrustedDevice(tx, { userId, device, at }) {
	await tx.insertInto("trusted_devices").values({
		user_id: userId,
		device,
		last_used_at: at
	}).onConflict((conflict) => conflict.columns(["user_id", "device"]).doUpdateSet({
		failures: 0,
		last_used_at: at
	})).execute();
}
async function countDeviceFailure(db, { email, device, max }) {
	const { rows } = await sql`
    update trusted_devices t set failures = failures + 1
    from users u
    where u.id = t.user_id and u.email = ${email} and t.device = ${device} and t.failures < ${max}
    returning 1`.execute(db);
	return rows.length > 0;
}
async function isTrustedDevice(db, userId, device) {
	return await db.selectFrom("trusted_devices").select("user_id").where("user_id", "=", userId).where("device", "=", device).executeTakeFirst() !== void 0;
}
async function deleteTrustedDevices(tx, userId) {
	await tx.deleteFrom("trusted_devices").where("user_id", "=", userId).execute();
}
async function deleteOldTrustedDevices(db, before) {
	await db.deleteFrom("trusted_devices").where("last_used_at", "<", before).execute();
}
// src/domains/users/sign-in/delay/sign-in-delay.rules.ts
const SIGN_IN_DELAYS_S = [
	1,
	2,
	4,
	8,
	16,
	32,
	64,
	128,
	256,
	512,
	900
];
const FAILURES_RETENTION_MS = 864e5;
// src/domains/users/sign-in/delay/sign-in-failures.store.ts
async function countSignInTry(db, { account, now, since, free, delaysS }) {
	const delays = sql`${[...delaysS]}::integer[]`;
	const { rows } = await sql`
    insert into sign_in_failures as f (account, failures, last_at, retry_at)
    values (${account}, 1, ${now}, ${now})
    on conflict (account) do update set
      failures = case when f.last_at < ${since} then 1 else f.failures + 1 end,
      last_at = ${now},
      retry_at = case when f.last_at < ${since} or f.failures < ${free}::integer then ${now}
        else ${now}::timestamptz + make_interval(secs =>
          (${delays})[least(f.failures + 1 - ${free}::integer, cardinality(${delays}))]) end
    where f.retry_at <= ${now} or f.failures <= ${free}::integer
    returning 1`.execute(db);
	if (rows.length > 0) return void 0;
	return (await db.selectFrom("sign_in_failures").select("retry_at").where("account", "=", account).executeTakeFirst())?.retry_at ?? now;
}
async function deleteSignInFailures(db, account) {
	await db.deleteFrom("sign_in_failures").where("account", "=", account).execute();
}
async function deleteOldSignInFailures(db, before) {
	await db.deleteFrom("sign_in_failures").where("last_at", "<", before).execute();
}
async function countAccountsGuessedAt(db, since) {
	const { count } = await db.selectFrom("sign_in_failures").select((row) => row.fn.countAll().as("count")).where("last_at", ">", since).executeTakeFirstOrThrow();
	return Number(count);
}
// src/domains/users/sign-in/delay/sign-in-delay.ts
function keyOf(guessed) {
	return sha256$2(JSON.stringify(guessed));
}
const buyer = (email) => ["buyer", email];
async function enforceSignInDelay$1(platform, email, { cookie }) {
	if (!(cookie !== void 0 && await countDeviceFailure(platform.db, {
		email,
		device: sha256$2(cookie),
		max: 5
	}))) await enforceDelay(platform, buyer(email));
}
async function enforceDelay({ db, clock, config }, guessed, free = 4) {
	const now = clock.now();
	const retryAt = await countSignInTry(db, {
		account: keyOf(guessed),
		now,
		since: new Date(now.getTime() - FAILURES_RETENTION_MS),
		free: free * config.rateLimitScale,
		delaysS: SIGN_IN_DELAYS_S
	});
	if (retryAt === void 0) return;
	const waitMs = retryAt.getTime() - now.getTime();
	throw new Refusal("too_many_requests", { retryAfterS: Math.max(1, Math.ceil(waitMs / 1e3)) });
}
async function clearDelay(db, guessed) {
	await deleteSignInFailures(db, keyOf(guessed));
}
async function clearSignInDelay(db, email) {
	await clearDelay(db, buyer(email));
}
function logNameOf(guessed) {
	return keyOf(guessed).toString("hex").slice(0, 16);
}
// src/domains/users/sign-in/force-reset.ts
async function forceReset(tx, platform, user) {
	await setPassword(tx, user.id, null);
	await endSessions(tx, user.id);
	await deleteTrustedDevices(tx, user.id);
	await voidToken(tx, user.id, "second_factor");
	await clearSignInDelay(tx, user.email);
	const token = await issueToken(tx, platform, {
		kind: "reset_password",
		userId: user.id,
		lifetimeS: FORCED_RESET_LINK_LIFETIME_S,
		data: { email: user.email }
	});
	if (!platform.mail.enabled) return `${platform.publicUrl()}/reset-password?token=${token}`;
	await platform.mail.queue(tx, {
		key: `forced-reset:${platform.ids.uuid()}`,
		to: user.email,
		language: user.language,
		mail: forcedResetMail(shopOf(platform), user.language, token)
	});
}
// ../node_modules/yocto-queue/index.js
var Node = class {
	value;
	next;
	constructor(value) {
		this.value = value;
	}
};
var Queue = class {
	#head;
	#tail;
	#size;
	constructor() {
		this.clear();
	}
	enqueue(value) {
		const node = new Node(value);
		if (this.#head) {
			this.#tail.next = node;
			this.#tail = node;
		} else {
			this.#head = node;
			this.#tail = node;
		}
		this.#size++;
	}
	dequeue() {
		const current = this.#head;
		if (!current) return;
		this.#head = this.#head.next;
		this.#size--;
		if (!this.#head) this.#tail = void 0;
		return current.value;
	}
	peek() {
		if (!this.#head) return;
		return this.#head.value;
	}
	clear() {
		this.#head = void 0;
		this.#tail = void 0;
		this.#size = 0;
	}
	get size() {
		return this.#size;
	}
	*[Symbol.iterator]() {
		let current = this.#head;
		while (current) {
			yield current.value;
			current = current.next;
		}
	}
	*drain() {
		while (this.#head) yield this.dequeue();
	}
};
// ../node_modules/p-limit/index.js
function pLimit(concurrency) {
	let rejectOnClear = false;
	if (typeof concurrency === "object") ({concurrency, rejectOnClear = false} = concurrency);
	validateConcurrency(concurrency);
	if (typeof rejectOnClear !== "boolean") throw new TypeError("Expected `rejectOnClear` to be a boolean");
	const queue = new Queue();
	let activeCount = 0;
	const resumeNext = () => {
		if (activeCount < concurrency && queue.size > 0) {
			activeCount++;
			queue.dequeue().run();
		}
	};
	const next = () => {
		activeCount--;
		resumeNext();
	};
	const run = async (function_, resolve, arguments_) => {
		const result = (async () => function_(...arguments_))();
		resolve(result);
		try {
			await result;
		} catch {}
		next();
	};
	const enqueue = (function_, resolve, reject, arguments_) => {
		const queueItem = { reject };
		new Promise((internalResolve) => {
			queueItem.run = internalResolve;
			queue.enqueue(queueItem);
		}).then(run.bind(void 0, function_, resolve, arguments_));
		if (activeCount < concurrency) resumeNext();
	};
	const generator = (function_, ...arguments_) => new Promise((resolve, reject) => {
		enqueue(function_, resolve, reject, arguments_);
	});
	Object.defineProperties(generator, {
		activeCount: { get: () => activeCount },
		pendingCount: { get: () => queue.size },
		clearQueue: { value() {
			if (!rejectOnClear) {
				queue.clear();
				return;
			}
			const abortError = AbortSignal.abort().reason;
			while (queue.size > 0) queue.dequeue().reject(abortError);
		} },
		concurrency: {
			get: () => concurrency,
			set(newConcurrency) {
				validateConcurrency(newConcurrency);
				concurrency = newConcurrency;
				queueMicrotask(() => {
					while (activeCount < concurrency && queue.size > 0) resumeNext();
				});
			}
		},
		map: { async value(iterable, function_) {
			const promises = [];
			try {
				Array.from(iterable, (value, index) => {
					const promise = generator(function_, value, index);
					promises.push(promise);
					return promise;
				});
			} catch (error) {
				for (const promise of promises) promise.catch(() => {});
				throw error;
			}
			return Promise.all(promises);
		} }
	});
	return generator;
}
function validateConcurrency(concurrency) {
	if (!((Number.isInteger(concurrency) || concurrency === Number.POSITIVE_INFINITY) && concurrency > 0)) throw new TypeError("Expected `concurrency` to be a number from 1 and up");
}
// src/platform/semaphore.ts
function createSemaphore(atOnce, queueMax) {
	const limit = pLimit(atOnce);
	return async (work) => {
		if (limit.activeCount + limit.pendingCount >= atOnce + queueMax) throw new Refusal("unavailable", { retryAfterS: 5 });
		return await limit(work);
	};
}
// src/domains/users/sign-in/passwords.ts
const ARGON2ID = {
	algorithm: 2,
	memoryCost: 19456,
	timeCost: 2,
	parallelism: 1
};
const withSemaphore$1 = createSemaphore(availableParallelism(), 32);
function hashPassword(password) {
	return withSemaphore$1(() => hash$1(password, ARGON2ID));
}
async function isPasswordOf(passwordHash, password) {
	return await withSemaphore$1(async () => verify$1(passwordHash ?? await decoyHash(), password)) && passwordHash !== null && passwordHash !== void 0;
}
let decoy;
function decoyHash() {
	decoy ??= hash$1("a password of no account", ARGON2ID);
	return decoy;
}
// src/domains/users/sign-in/require-password.ts
async function requirePassword(platform, userId, password) {
	const user = await findUser(platform.db, userId);
	if (user?.password_hash === null) refuse("password_not_set");
	if (!await isPasswordOf(user?.password_hash, password)) refuse("password_wrong");
}
// src/domains/users/telegram/bot-api.ts
async function botApi(telegram, outbound) {
	const { Api } = await import("./out-DhhDcmkk.js").then((m) => __toESM(m.default, 1));
	const allowHosts = [new URL(telegram.apiRoot).host];
	const callOut = async (url, init = {}) => {
		const answer = await outbound.request({
			url: String(url),
			method: "POST",
			headers: { "content-type": "application/json" },
			body: String(init.body),
			allowHosts
		});
		return { json: async () => JSON.parse(answer.text) };
	};
	return new Api(telegram.botToken, {
		apiRoot: telegram.apiRoot,
		fetch: callOut
	});
}
// src/domains/users/telegram/identify-bot.ts
async function identifyBot({ outbound, log }, settings) {
	const api = await botApi(settings, outbound);
	const { GrammyError } = await import("./out-DhhDcmkk.js").then((m) => __toESM(m.default, 1));
	try {
		return { username: (await api.getMe()).username };
	} catch (error) {
		if (!(error instanceof GrammyError)) {
			log.warn("Telegram did not answer the test of the bot");
			return {
				username: void 0,
				problem: "timeout",
				detail: null
			};
		}
		const { error_code: code, description } = error;
		return {
			username: void 0,
			problem: code === 401 || code === 404 ? "sign_in" : "other",
			detail: `${code} ${description}`
		};
	}
}
// src/domains/users/telegram/notifications/keyboard.ts
const button = union([object({
	text: string(),
	url: string()
}), object({
	text: string(),
	data: string()
})]);
const rows = array(array(button));
function keyboardOf(buttons) {
	return { inline_keyboard: rows.parse(buttons).map((row) => row.map((one) => "url" in one ? {
		text: one.text,
		url: one.url
	} : {
		text: one.text,
		callback_data: one.data
	})) };
}
// src/domains/users/telegram/notifications/edit-message.ts
async function editTelegramMessage({ config, outbound }, message) {
	const { telegram } = config.shop().connections;
	if (telegram === void 0) throw new JobFailed("the shop has no bot");
	const api = await botApi(telegram, outbound);
	const { GrammyError } = await import("./out-DhhDcmkk.js").then((m) => __toESM(m.default, 1));
	try {
		await api.editMessageText(message.chatId, message.messageId, message.content, {
			link_preview_options: { is_disabled: true },
			reply_markup: keyboardOf(message.buttons)
		});
	} catch (error) {
		if (!(error instanceof GrammyError)) throw new JobFailed("not reachable");
		if (!(error.error_code === 400 || error.error_code === 403)) throw new JobFailed(`answered ${error.error_code}`);
	}
}
// src/domains/users/telegram/notifications/send-telegram-test.ts
async function sendTelegramTest(tx, platform, { email, content }) {
	if (platform.config.shop().connections.telegram === void 0) return false;
	const chatId = await findChatOfAddress(tx, email);
	if (chatId === void 0) return false;
	await queueMessage(tx, platform, {
		key: `trial:${platform.ids.uuid()}`,
		chatId,
		content
	});
	return true;
}
// src/domains/users/telegram/telegram.rules.ts
function parseCommand(text) {
	const [, command, payload = ""] = /^\/(start|stop)(?:@\w+)?(?: +(\S+))?\s*$/.exec(text) ?? [];
	if (command === "stop") return { kind: "stop" };
	if (command !== "start") return { kind: "other" };
	return {
		kind: "start",
		token: /^[\w-]{43}$/.test(payload) ? payload : void 0
	};
}
function guessLanguage(languageCode) {
	return languageCode?.toLowerCase().startsWith("ru") ? "ru" : "en";
}
const NAME_MAX = 64;
function cleanName(name) {
	return Array.from(name.replace(/\p{C}/gu, "").trim()).slice(0, NAME_MAX).join("") || null;
}
function classifyFailure(error) {
	if (error?.code === 429) return {
		kind: "slow_down",
		waitS: error.retryAfterS ?? 5
	};
	if (error?.code === 403) return { kind: "blocked" };
	if (error?.code === 400) return /chat not found|deactivated/i.test(error.description) ? { kind: "blocked" } : { kind: "refused" };
	return { kind: "retry" };
}
// src/domains/users/telegram/notifications/send-message.ts
async function sendMessage(platform, pause, id, { isLast }) {
	const { config, clock, db, outbound } = platform;
	const message = await findUnsentMessage(db, id);
	if (message === void 0) return;
	if (!message.isAllowed) return discardMessage(db, id, clock.now());
	const { telegram } = config.shop().connections;
	if (telegram === void 0) throw new JobFailed("the shop has no bot");
	if (clock.now() < pause.until) throw new JobFailed("paused: answered 429");
	const api = await botApi(telegram, outbound);
	let messageId;
	try {
		messageId = (await api.sendMessage(message.chat_id, message.content, {
			link_preview_options: { is_disabled: true },
			...message.buttons !== null && { reply_markup: keyboardOf(message.buttons) }
		})).message_id;
	} catch (error) {
		return onFailure(platform, pause, {
			id,
			chatId: message.chat_id,
			isLast,
			thrown: error
		});
	}
	await markSent(db, id, {
		at: clock.now(),
		messageId
	});
}
async function onFailure({ clock, db, log, operatorChats }, pause, failed) {
	const { id, chatId, isLast, thrown } = failed;
	const { GrammyError, HttpError } = await import("./out-DhhDcmkk.js").then((m) => __toESM(m.default, 1));
	if (!(thrown instanceof GrammyError) && !(thrown instanceof HttpError)) log.error({
		err: thrown,
		messageId: id
	}, "failed to send Telegram message");
	const answered = thrown instanceof GrammyError ? thrown : void 0;
	const failure = classifyFailure(answered && {
		code: answered.error_code,
		description: answered.description,
		retryAfterS: answered.parameters.retry_after
	});
	const error = answered === void 0 ? "not reachable" : `answered ${answered.error_code}`;
	const at = clock.now();
	if (failure.kind === "blocked") return inTransaction(db, async (tx) => {
		await recordFailure(tx, id, {
			error,
			abandonedAt: at
		});
		await discardMessage(tx, id, at);
		await setBlocked(tx, chatId, at);
		await operatorChats.setBlocked(tx, chatId, at);
	});
	if (failure.kind === "slow_down") pause.until = new Date(at.getTime() + failure.waitS * 1e3);
	const isFinal = failure.kind === "refused";
	await recordFailure(db, id, {
		error,
		abandonedAt: isFinal || isLast ? at : null
	});
	throw new JobFailed(error, { isFinal });
}
// src/domains/users/telegram/linking/connect-telegram.ts
async function connectTelegram(tx, platform, { token, sender, context }) {
	const redeemed = await redeemToken(tx, platform, {
		kind: "telegram",
		token
	});
	const user = redeemed && await lockUser(tx, redeemed.userId);
	if (user === void 0 || user.deleted_at !== null) return platform.mail.texts.bot(context.language, "linkInvalid", context);
	const { language } = user;
	const params = {
		...context,
		brand: brandNameIn(platform.config.shop(), language)
	};
	if (user.tg_id !== null && user.tg_id !== sender.id) return platform.mail.texts.bot(language, "linkBusy", params);
	const owner = await findUserByTelegram(tx, sender.id);
	if (owner !== void 0 && owner.id !== user.id) {
		await issueToken(tx, platform, {
			kind: "telegram_refused",
			userId: user.id,
			lifetimeS: 600
		});
		return platform.mail.texts.bot(language, "linkTaken", params);
	}
	await setTelegram(tx, user.id, {
		tg_id: sender.id,
		tg_first_name: cleanName(sender.first_name) ?? "Telegram",
		tg_last_name: cleanName(sender.last_name ?? "")
	});
	await insertSecurityEvent(tx, {
		kind: "telegram_connected",
		userId: user.id,
		ipPrefix: "",
		detail: {},
		at: platform.clock.now()
	});
	await notifyAccountChanged(tx, platform, user, "telegram_on");
	return platform.mail.texts.bot(language, "linked", {
		...params,
		username: user.username
	});
}
// src/domains/users/telegram/linking/disconnect-telegram.ts
async function disconnectTelegram(tx, platform, user) {
	const { id, tg_id } = user;
	const at = platform.clock.now();
	await voidToken(tx, id, "telegram");
	if (tg_id === null) return;
	await abandonChat(tx, tg_id, at);
	await clearTelegram(tx, id);
	await insertSecurityEvent(tx, {
		kind: "telegram_disconnected",
		userId: id,
		ipPrefix: "",
		detail: {},
		at
	});
	await notifyAccountChanged(tx, platform, user, "telegram_off");
}
// src/domains/users/telegram/answer-message.ts
async function answerMessage(tx, platform, { message, updateKey }) {
	const { id } = message.from;
	const command = parseCommand(message.text);
	await setBlocked(tx, id, null);
	await platform.operatorChats.setBlocked(tx, id, null);
	const content = await answerTo(tx, platform, command, message);
	const minute = platform.clock.now().toISOString().slice(0, 16);
	await queueMessage(tx, platform, {
		key: isChatter(command, message) ? `chatter:${id}:${minute}` : `answer:${updateKey}`,
		chatId: id,
		content
	});
}
function isChatter({ kind }, message) {
	return kind === "other" && message.reply_to_message === void 0;
}
async function answerTo(tx, platform, command, message) {
	const { from: sender } = message;
	const language = guessLanguage(sender.language_code);
	const shop = platform.config.shop();
	const context = {
		language,
		brand: brandNameIn(shop, language),
		url: `${platform.publicUrl()}/settings/profile`
	};
	const { operatorChats } = platform;
	if (command.kind === "start" && command.token !== void 0) {
		const { token } = command;
		return await operatorChats.connect(tx, platform, {
			token,
			sender
		}) ?? connectTelegram(tx, platform, {
			token,
			sender,
			context
		});
	}
	const ofOperator = command.kind === "stop" ? await operatorChats.disconnect(tx, platform, sender.id) : await operatorChats.answer(tx, platform, message);
	const user = await findUserByTelegram(tx, sender.id);
	if (ofOperator !== void 0 && (command.kind !== "stop" || user === void 0)) return ofOperator;
	if (command.kind === "stop") {
		if (user === void 0) return platform.mail.texts.bot(context.language, "nothingToStop", context);
		await disconnectTelegram(tx, platform, user);
		const brand = brandNameIn(shop, user.language);
		return platform.mail.texts.bot(user.language, "unlinked", {
			...context,
			brand
		});
	}
	return user === void 0 ? platform.mail.texts.bot(context.language, "welcome", context) : platform.mail.texts.bot(user.language, "welcomeBack", {
		...context,
		brand: brandNameIn(shop, user.language),
		username: user.username
	});
}
// src/domains/users/telegram/answer-press.ts
const LENGTH_MAX = 200;
async function answerPress({ config, log, outbound }, { press, text }) {
	const { telegram } = config.shop().connections;
	if (telegram === void 0) return;
	const api = await botApi(telegram, outbound);
	try {
		await api.answerCallbackQuery(press, { text: text.slice(0, LENGTH_MAX) });
	} catch {
		log.debug("the answer to a Telegram button was not taken");
	}
}
// src/domains/users/telegram/handle-update.ts
async function handleUpdate(platform, update) {
	const { telegram } = platform.config.shop().connections;
	if (telegram === void 0) return;
	const now = platform.clock.now();
	const noted = {
		bot_id: telegram.botId,
		update_id: update.update_id,
		received_at: now
	};
	try {
		const answer = await carryOut(platform, update, noted);
		if (answer !== void 0) await answerPress(platform, answer);
	} catch (error) {
		if (isDatabaseUnavailable(error)) throw error;
		platform.log.error({
			err: error,
			updateId: update.update_id
		}, "Telegram update dropped");
		await recordUpdate(platform.db, noted);
	}
}
async function carryOut(platform, update, noted) {
	return inTransaction(platform.db, async (tx) => {
		if (!await recordUpdate(tx, noted)) return void 0;
		const { message, callback_query: press, my_chat_member: member } = update;
		if (member !== void 0) {
			const since = member.new_chat_member.status === "kicked" ? noted.received_at : null;
			await setBlocked(tx, member.chat.id, since);
			await platform.operatorChats.setBlocked(tx, member.chat.id, since);
		}
		if (message !== void 0) await answerMessage(tx, platform, {
			message,
			updateKey: `${noted.bot_id}:${noted.update_id}`
		});
		if (press === void 0 || press.from.id !== press.message.chat.id) return void 0;
		const text = await platform.operatorChats.press(tx, platform, press);
		return {
			press: press.id,
			text
		};
	});
}
// src/domains/users/telegram/update.ts
const idField = int().check(_gte(1));
const senderField = looseObject({
	id: idField,
	first_name: string(),
	last_name: optional(string()),
	language_code: optional(string())
});
const chatField = looseObject({
	id: idField,
	type: literal("private")
});
const updateSchema = looseObject({
	update_id: int().check(_gte(0)),
	message: _catch(optional(looseObject({
		from: senderField,
		chat: chatField,
		text: _default(string(), ""),
		reply_to_message: _catch(optional(looseObject({ message_id: idField })), void 0)
	})), void 0),
	callback_query: _catch(optional(looseObject({
		id: string(),
		from: senderField,
		message: looseObject({ chat: chatField }),
		data: string()
	})), void 0),
	my_chat_member: _catch(optional(looseObject({
		chat: chatField,
		new_chat_member: looseObject({ status: string() })
	})), void 0)
});
const UPDATE_KINDS = [
	"message",
	"callback_query",
	"my_chat_member"
];
// src/domains/users/telegram/poll-updates.ts
const WAIT_S = 2;
const NUMBERS_RISE_FOR_MS = 1728e5;
async function pollUpdates(platform) {
	const { telegram } = platform.config.shop().connections;
	if (telegram === void 0) return;
	const api = await botApi(telegram, platform.outbound);
	const since = new Date(platform.clock.now().getTime() - NUMBERS_RISE_FOR_MS);
	const last = await findLastUpdate(platform.db, telegram.botId, since);
	const { GrammyError, HttpError } = await import("./out-DhhDcmkk.js").then((m) => __toESM(m.default, 1));
	try {
		const updates = await api.getUpdates({
			...last !== void 0 && { offset: last + 1 },
			timeout: WAIT_S,
			allowed_updates: UPDATE_KINDS
		});
		for (const update of updates) await handleUpdate(platform, updateSchema.parse(update));
	} catch (error) {
		if (error instanceof GrammyError && error.error_code === 409) {
			await api.deleteWebhook();
			return;
		}
		if (!(error instanceof HttpError)) throw error;
		platform.log.debug({ err: error }, "Telegram is unreachable");
	}
}
// src/platform/connections/address-connection.ts
const addressField = {
	name: "url",
	env: "PUBLIC_URL",
	secret: false,
	required: true,
	example: "https://shop.example",
	isUsable(value, { live }) {
		const url = originOf(value);
		return url !== void 0 && (!live || isSafe(url));
	},
	isRemovable: ({ live }) => !live,
	isAnnounced: true
};
const addressConnection = {
	name: "address",
	fields: [addressField]
};
function publicUrlOf({ url }) {
	return url === void 0 ? void 0 : originOf(url)?.origin;
}
function originOf(value) {
	const url = URL.parse(value);
	if (url === null || !/^https?:$/.test(url.protocol)) return void 0;
	return url.href === `${url.origin}/` ? url : void 0;
}
function isSafe({ protocol, hostname }) {
	return protocol === "https:" && isPublicHost(hostname);
}
// src/platform/connections/backup-connection.ts
const ENV = "BACKUP_STORAGE_URL";
const KEY = /^\S{1,200}$/;
const part = (name) => (address) => parseStorageUrl(address)[name];
const backupConnection = {
	name: "backup",
	fields: [
		{
			name: "endpoint",
			env: ENV,
			fromVariable: part("endpoint"),
			secret: false,
			required: true,
			example: "https://s3.example.com",
			isUsable: isEndpoint
		},
		{
			name: "bucket",
			env: ENV,
			fromVariable: part("bucket"),
			secret: false,
			required: true,
			example: "shop-backups",
			isUsable: isBucketName
		},
		{
			name: "region",
			env: ENV,
			fromVariable: part("region"),
			secret: false,
			required: true,
			defaultValue: "us-east-1",
			example: "",
			isUsable: (value) => /^[a-z0-9-]{1,40}$/.test(value)
		},
		{
			name: "accessKey",
			env: ENV,
			fromVariable: part("accessKey"),
			secret: false,
			required: true,
			example: "",
			isUsable: (value) => KEY.test(value)
		},
		{
			name: "secretKey",
			env: ENV,
			fromVariable: part("secretKey"),
			secret: true,
			required: true,
			example: "",
			isUsable: (value) => KEY.test(value)
		}
	]
};
function backupTargetOf({ endpoint, bucket, region, accessKey, secretKey }, { live }) {
	if (endpoint === void 0 || bucket === void 0 || region === void 0 || accessKey === void 0 || secretKey === void 0) return;
	const { origin } = new URL(endpoint);
	return {
		endpoint: origin,
		bucket,
		region,
		accessKey,
		secretKey,
		publicOnly: live
	};
}
function isEndpoint(value, { live }) {
	const url = URL.parse(value);
	if (url === null || url.origin !== value.replace(/\/$/, "").toLowerCase()) return false;
	return url.protocol === "https:" || url.protocol === "http:" && !live;
}
// src/platform/connections/mail-connection.ts
const ADDRESS = /^[^\s@<>,;"]+@[^\s@<>,;"]+$/;
const mailConnection = {
	name: "mail",
	fields: [
		{
			name: "host",
			env: "SMTP_URL",
			fromVariable: (url) => new URL(url).hostname,
			secret: false,
			required: true,
			example: "smtp.example.com",
			isUsable: (value) => /^([\w-]+\.)*[\w-]+$|^\[[0-9a-f:]+\]$/i.test(value)
		},
		{
			name: "tls",
			env: "SMTP_URL",
			fromVariable: (url, others) => {
				if (url.startsWith("smtps:")) return "tls";
				return settingSchema.shape.SMTP_PLAINTEXT.parse(others("SMTP_PLAINTEXT")) ? "none" : "starttls";
			},
			secret: false,
			required: true,
			defaultValue: "tls",
			example: "",
			choices: ({ live }) => live ? ["tls", "starttls"] : [
				"tls",
				"starttls",
				"none"
			]
		},
		{
			name: "port",
			env: "SMTP_URL",
			fromVariable: (url) => new URL(url).port || void 0,
			secret: false,
			required: false,
			example: "",
			isUsable: (value) => /^\d{1,5}$/.test(value) && Number(value) > 0 && Number(value) < 65536
		},
		{
			name: "user",
			env: "SMTP_URL",
			fromVariable: (url) => decodeURIComponent(new URL(url).username) || void 0,
			secret: false,
			required: false,
			example: "shop@example.com"
		},
		{
			name: "password",
			env: "SMTP_URL",
			fromVariable: (url) => decodeURIComponent(new URL(url).password) || void 0,
			secret: true,
			required: false,
			example: ""
		},
		{
			name: "from",
			env: "MAIL_FROM",
			secret: false,
			required: true,
			example: "no-reply@shop.example",
			isUsable: isAddress
		},
		{
			name: "replyTo",
			env: "MAIL_REPLY_TO",
			secret: false,
			required: false,
			example: "help@shop.example",
			isUsable: isAddress
		}
	]
};
function mailOf(values, { live }) {
	const { host, tls, port, user, password, from, replyTo } = values;
	if (host === void 0 || from === void 0) return void 0;
	const url = new URL(`${tls === "tls" ? "smtps" : "smtp"}://${host}`);
	url.port = port ?? (tls === "tls" ? "465" : "587");
	if (user !== void 0) {
		url.username = encodeURIComponent(user);
		url.password = encodeURIComponent(password ?? "");
	}
	return {
		smtpUrl: url.href,
		tls: tls === "none" ? "off" : "required",
		from,
		replyTo,
		publicOnly: live
	};
}
function isAddress(value) {
	return value.length <= 254 && ADDRESS.test(value);
}
// src/platform/connections/all-connections.ts
const connections = [
	addressConnection,
	mailConnection,
	telegramConnection,
	folderConnection,
	backupConnection
];
// src/platform/connections/read-connections.ts
const savedValues = record(string(), string());
function connectionContext(connection) {
	return `connection:${connection}`;
}
function connectionShop({ production, loopbackTrial, backupRoots }) {
	return {
		live: production && !loopbackTrial,
		backupRoots
	};
}
function openConnection(sealer, name, rows) {
	const row = rows.find(({ connection }) => connection === name);
	if (row === void 0) return {};
	try {
		return savedValues.parse(JSON.parse(sealer.open(row.sealed, connectionContext(name))));
	} catch {
		return {};
	}
}
function valuesInForce({ fields }, saved, { variable }) {
	return Object.fromEntries(fields.map(({ name, env, fromVariable = (value) => value, defaultValue }) => {
		const given = variable(env);
		return [name, given === void 0 ? saved[name] ?? defaultValue : fromVariable(given, variable)];
	}));
}
function readConnections(config, sealer, rows) {
	const standard = config.defaultShop.connections;
	const shop = connectionShop(config);
	const valuesOf = (name) => {
		const connection = connections.find((one) => one.name === name);
		if (connection === void 0) throw new Error(`no connection ${name}`);
		return valuesInForce(connection, openConnection(sealer, name, rows), config);
	};
	const mail = valuesOf("mail");
	return {
		publicUrl: standard.publicUrl ?? publicUrlOf(valuesOf("address")),
		mail: standard.mail ? {
			...standard.mail,
			replyTo: mail.replyTo
		} : mailOf(mail, shop),
		telegram: telegramOf(valuesOf("telegram"), telegramEnvironment(config.variable)),
		backupFolder: config.variable("BACKUP_FOLDER") === void 0 ? savedFolderOf(valuesOf("folder"), config.backupRoots) ?? standard.backupFolder : standard.backupFolder,
		backup: standard.backup ?? backupTargetOf(valuesOf("backup"), shop)
	};
}
// src/domains/users/telegram/set-webhook.ts
async function setWebhook({ config, outbound, publicUrl }, path) {
	const { publicUrl: address, telegram } = config.shop().connections;
	if (telegram?.webhookSecret === void 0) return;
	if (address === void 0 && connectionShop(config).live) return;
	await (await botApi(telegram, outbound)).setWebhook(`${publicUrl()}${path}`, {
		secret_token: telegram.webhookSecret,
		allowed_updates: UPDATE_KINDS,
		max_connections: 10
	});
}
// src/domains/users/telegram/telegram.jobs.ts
const UPDATES_RETENTION_MS = 3 * DAY_MS;
const MESSAGES_RETENTION_MS = 180 * DAY_MS;
function telegramJobs(platform, operatorChats) {
	const { clock, config, db, jobs, log } = platform;
	const withChats = {
		...platform,
		operatorChats
	};
	const pause = { until: new Date(0) };
	jobs.work(sendMessageQueue, ({ message }, attempt) => sendMessage(withChats, pause, message, attempt), { onDiscard: (tx, { message }) => discardMessage(tx, message, clock.now()) });
	if (config.variable("TELEGRAM_WEBHOOK_SECRET") === void 0) {
		const seconds = config.shop().connections.telegram === void 0 ? 5 : 1;
		jobs.schedule("poll-telegram", seconds, () => pollUpdates(withChats));
	} else {
		const register = () => setWebhook(platform, receiveTelegramUpdate.path);
		jobs.schedule("set-telegram-webhook", 3600, register);
		const target = () => `${config.shop().connections.telegram?.botToken} ${platform.publicUrl()}`;
		let registered = target();
		platform.onShopChange(async () => {
			const next = target();
			if (next === registered) return;
			registered = next;
			await register().catch((error) => log.warn({ err: error }, "the webhook of the bot could not be registered yet"));
		});
	}
	jobs.schedule("delete-old-telegram-records", 86400, async () => {
		const now = clock.now().getTime();
		await deleteOldUpdates(db, new Date(now - UPDATES_RETENTION_MS));
		await deleteOldMessages(db, new Date(now - MESSAGES_RETENTION_MS));
	});
}
// ../node_modules/@noble/hashes/esm/utils.js
function isBytes(a) {
	return a instanceof Uint8Array || ArrayBuffer.isView(a) && a.constructor.name === "Uint8Array";
}
function abytes(b, ...lengths) {
	if (!isBytes(b)) throw new Error("Uint8Array expected");
	if (lengths.length > 0 && !lengths.includes(b.length)) throw new Error("Uint8Array expected of length " + lengths + ", got length=" + b.length);
}
function aexists(instance, checkFinished = true) {
	if (instance.destroyed) throw new Error("Hash instance has been destroyed");
	if (checkFinished && instance.finished) throw new Error("Hash#digest() has already been called");
}
function aoutput(out, instance) {
	abytes(out);
	const min = instance.outputLen;
	if (out.length < min) throw new Error("digestInto() expects output buffer of length at least " + min);
}
function clean(...arrays) {
	for (let i = 0; i < arrays.length; i++) arrays[i].fill(0);
}
function createView(arr) {
	return new DataView(arr.buffer, arr.byteOffset, arr.byteLength);
}
function rotr(word, shift) {
	return word << 32 - shift | word >>> shift;
}
function utf8ToBytes(str) {
	if (typeof str !== "string") throw new Error("string expected");
	return new Uint8Array(new TextEncoder().encode(str));
}
function toBytes(data) {
	if (typeof data === "string") data = utf8ToBytes(data);
	abytes(data);
	return data;
}
var Hash = class {};
function createHasher(hashCons) {
	const hashC = (msg) => hashCons().update(toBytes(msg)).digest();
	const tmp = hashCons();
	hashC.outputLen = tmp.outputLen;
	hashC.blockLen = tmp.blockLen;
	hashC.create = () => hashCons();
	return hashC;
}
// ../node_modules/@noble/hashes/esm/_md.js
function setBigUint64(view, byteOffset, value, isLE) {
	if (typeof view.setBigUint64 === "function") return view.setBigUint64(byteOffset, value, isLE);
	const _32n = BigInt(32);
	const _u32_max = BigInt(4294967295);
	const wh = Number(value >> _32n & _u32_max);
	const wl = Number(value & _u32_max);
	const h = isLE ? 4 : 0;
	const l = isLE ? 0 : 4;
	view.setUint32(byteOffset + h, wh, isLE);
	view.setUint32(byteOffset + l, wl, isLE);
}
function Chi(a, b, c) {
	return a & b ^ ~a & c;
}
function Maj(a, b, c) {
	return a & b ^ a & c ^ b & c;
}
var HashMD = class extends Hash {
	constructor(blockLen, outputLen, padOffset, isLE) {
		super();
		this.finished = false;
		this.length = 0;
		this.pos = 0;
		this.destroyed = false;
		this.blockLen = blockLen;
		this.outputLen = outputLen;
		this.padOffset = padOffset;
		this.isLE = isLE;
		this.buffer = new Uint8Array(blockLen);
		this.view = createView(this.buffer);
	}
	update(data) {
		aexists(this);
		data = toBytes(data);
		abytes(data);
		const { view, buffer, blockLen } = this;
		const len = data.length;
		for (let pos = 0; pos < len;) {
			const take = Math.min(blockLen - this.pos, len - pos);
			if (take === blockLen) {
				const dataView = createView(data);
				for (; blockLen <= len - pos; pos += blockLen) this.process(dataView, pos);
				continue;
			}
			buffer.set(data.subarray(pos, pos + take), this.pos);
			this.pos += take;
			pos += take;
			if (this.pos === blockLen) {
				this.process(view, 0);
				this.pos = 0;
			}
		}
		this.length += data.length;
		this.roundClean();
		return this;
	}
	digestInto(out) {
		aexists(this);
		aoutput(out, this);
		this.finished = true;
		const { buffer, view, blockLen, isLE } = this;
		let { pos } = this;
		buffer[pos++] = 128;
		clean(this.buffer.subarray(pos));
		if (this.padOffset > blockLen - pos) {
			this.process(view, 0);
			pos = 0;
		}
		for (let i = pos; i < blockLen; i++) buffer[i] = 0;
		setBigUint64(view, blockLen - 8, BigInt(this.length * 8), isLE);
		this.process(view, 0);
		const oview = createView(out);
		const len = this.outputLen;
		if (len % 4) throw new Error("_sha2: outputLen should be aligned to 32bit");
		const outLen = len / 4;
		const state = this.get();
		if (outLen > state.length) throw new Error("_sha2: outputLen bigger than state");
		for (let i = 0; i < outLen; i++) oview.setUint32(4 * i, state[i], isLE);
	}
	digest() {
		const { buffer, outputLen } = this;
		this.digestInto(buffer);
		const res = buffer.slice(0, outputLen);
		this.destroy();
		return res;
	}
	_cloneInto(to) {
		to || (to = new this.constructor());
		to.set(...this.get());
		const { blockLen, buffer, length, finished, destroyed, pos } = this;
		to.destroyed = destroyed;
		to.finished = finished;
		to.length = length;
		to.pos = pos;
		if (length % blockLen) to.buffer.set(buffer);
		return to;
	}
	clone() {
		return this._cloneInto();
	}
};
const SHA256_IV = Uint32Array.from([
	1779033703,
	3144134277,
	1013904242,
	2773480762,
	1359893119,
	2600822924,
	528734635,
	1541459225
]);
// ../node_modules/@noble/hashes/esm/sha2.js
const SHA256_K = Uint32Array.from([
	1116352408,
	1899447441,
	3049323471,
	3921009573,
	961987163,
	1508970993,
	2453635748,
	2870763221,
	3624381080,
	310598401,
	607225278,
	1426881987,
	1925078388,
	2162078206,
	2614888103,
	3248222580,
	3835390401,
	4022224774,
	264347078,
	604807628,
	770255983,
	1249150122,
	1555081692,
	1996064986,
	2554220882,
	2821834349,
	2952996808,
	3210313671,
	3336571891,
	3584528711,
	113926993,
	338241895,
	666307205,
	773529912,
	1294757372,
	1396182291,
	1695183700,
	1986661051,
	2177026350,
	2456956037,
	2730485921,
	2820302411,
	3259730800,
	3345764771,
	3516065817,
	3600352804,
	4094571909,
	275423344,
	430227734,
	506948616,
	659060556,
	883997877,
	958139571,
	1322822218,
	1537002063,
	1747873779,
	1955562222,
	2024104815,
	2227730452,
	2361852424,
	2428436474,
	2756734187,
	3204031479,
	3329325298
]);
const SHA256_W = new Uint32Array(64);
var SHA256 = class extends HashMD {
	constructor(outputLen = 32) {
		super(64, outputLen, 8, false);
		this.A = SHA256_IV[0] | 0;
		this.B = SHA256_IV[1] | 0;
		this.C = SHA256_IV[2] | 0;
		this.D = SHA256_IV[3] | 0;
		this.E = SHA256_IV[4] | 0;
		this.F = SHA256_IV[5] | 0;
		this.G = SHA256_IV[6] | 0;
		this.H = SHA256_IV[7] | 0;
	}
	get() {
		const { A, B, C, D, E, F, G, H } = this;
		return [
			A,
			B,
			C,
			D,
			E,
			F,
			G,
			H
		];
	}
	set(A, B, C, D, E, F, G, H) {
		this.A = A | 0;
		this.B = B | 0;
		this.C = C | 0;
		this.D = D | 0;
		this.E = E | 0;
		this.F = F | 0;
		this.G = G | 0;
		this.H = H | 0;
	}
	process(view, offset) {
		for (let i = 0; i < 16; i++, offset += 4) SHA256_W[i] = view.getUint32(offset, false);
		for (let i = 16; i < 64; i++) {
			const W15 = SHA256_W[i - 15];
			const W2 = SHA256_W[i - 2];
			const s0 = rotr(W15, 7) ^ rotr(W15, 18) ^ W15 >>> 3;
			const s1 = rotr(W2, 17) ^ rotr(W2, 19) ^ W2 >>> 10;
			SHA256_W[i] = s1 + SHA256_W[i - 7] + s0 + SHA256_W[i - 16] | 0;
		}
		let { A, B, C, D, E, F, G, H } = this;
		for (let i = 0; i < 64; i++) {
			const sigma1 = rotr(E, 6) ^ rotr(E, 11) ^ rotr(E, 25);
			const T1 = H + sigma1 + Chi(E, F, G) + SHA256_K[i] + SHA256_W[i] | 0;
			const T2 = (rotr(A, 2) ^ rotr(A, 13) ^ rotr(A, 22)) + Maj(A, B, C) | 0;
			H = G;
			G = F;
			F = E;
			E = D + T1 | 0;
			D = C;
			C = B;
			B = A;
			A = T1 + T2 | 0;
		}
		A = A + this.A | 0;
		B = B + this.B | 0;
		C = C + this.C | 0;
		D = D + this.D | 0;
		E = E + this.E | 0;
		F = F + this.F | 0;
		G = G + this.G | 0;
		H = H + this.H | 0;
		this.set(A, B, C, D, E, F, G, H);
	}
	roundClean() {
		clean(SHA256_W);
	}
	destroy() {
		this.set(0, 0, 0, 0, 0, 0, 0, 0);
		clean(this.buffer);
	}
};
const sha256$1 = createHasher(() => new SHA256());
// ../node_modules/@noble/hashes/esm/sha256.js
const sha256 = sha256$1;
// ../node_modules/base-x/src/esm/index.js
function base(ALPHABET) {
	if (ALPHABET.length >= 255) throw new TypeError("Alphabet too long");
	const BASE_MAP = new Uint8Array(256);
	for (let j = 0; j < BASE_MAP.length; j++) BASE_MAP[j] = 255;
	for (let i = 0; i < ALPHABET.length; i++) {
		const x = ALPHABET.charAt(i);
		const xc = x.charCodeAt(0);
		if (BASE_MAP[xc] !== 255) throw new TypeError(x + " is ambiguous");
		BASE_MAP[xc] = i;
	}
	const BASE = ALPHABET.length;
	const LEADER = ALPHABET.charAt(0);
	const FACTOR = Math.log(BASE) / Math.log(256);
	const iFACTOR = Math.log(256) / Math.log(BASE);
	function encode(source) {
		if (source instanceof Uint8Array) {} else if (ArrayBuffer.isView(source)) source = new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
		else if (Array.isArray(source)) source = Uint8Array.from(source);
		if (!(source instanceof Uint8Array)) throw new TypeError("Expected Uint8Array");
		if (source.length === 0) return "";
		let zeroes = 0;
		let length = 0;
		let pbegin = 0;
		const pend = source.length;
		while (pbegin !== pend && source[pbegin] === 0) {
			pbegin++;
			zeroes++;
		}
		const size = (pend - pbegin) * iFACTOR + 1 >>> 0;
		const b58 = new Uint8Array(size);
		while (pbegin !== pend) {
			let carry = source[pbegin];
			let i = 0;
			for (let it1 = size - 1; (carry !== 0 || i < length) && it1 !== -1; it1--, i++) {
				carry += 256 * b58[it1] >>> 0;
				b58[it1] = carry % BASE >>> 0;
				carry = carry / BASE >>> 0;
			}
			if (carry !== 0) throw new Error("Non-zero carry");
			length = i;
			pbegin++;
		}
		let it2 = size - length;
		while (it2 !== size && b58[it2] === 0) it2++;
		let str = LEADER.repeat(zeroes);
		for (; it2 < size; ++it2) str += ALPHABET.charAt(b58[it2]);
		return str;
	}
	function decodeUnsafe(source) {
		if (typeof source !== "string") throw new TypeError("Expected String");
		if (source.length === 0) return new Uint8Array();
		let psz = 0;
		let zeroes = 0;
		let length = 0;
		while (source[psz] === LEADER) {
			zeroes++;
			psz++;
		}
		const size = (source.length - psz) * FACTOR + 1 >>> 0;
		const b256 = new Uint8Array(size);
		while (psz < source.length) {
			const charCode = source.charCodeAt(psz);
			if (charCode > 255) return;
			let carry = BASE_MAP[charCode];
			if (carry === 255) return;
			let i = 0;
			for (let it3 = size - 1; (carry !== 0 || i < length) && it3 !== -1; it3--, i++) {
				carry += BASE * b256[it3] >>> 0;
				b256[it3] = carry % 256 >>> 0;
				carry = carry / 256 >>> 0;
			}
			if (carry !== 0) throw new Error("Non-zero carry");
			length = i;
			psz++;
		}
		let it4 = size - length;
		while (it4 !== size && b256[it4] === 0) it4++;
		const vch = new Uint8Array(zeroes + (size - it4));
		let j = zeroes;
		while (it4 !== size) vch[j++] = b256[it4++];
		return vch;
	}
	function decode(string) {
		const buffer = decodeUnsafe(string);
		if (buffer) return buffer;
		throw new Error("Non-base" + BASE + " character");
	}
	return {
		encode,
		decodeUnsafe,
		decode
	};
}
// ../node_modules/bs58/src/esm/index.js
var ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
var esm_default$1 = base(ALPHABET);
// ../node_modules/bs58check/src/esm/base.js
function base_default(checksumFn) {
	function encode(payload) {
		var payloadU8 = Uint8Array.from(payload);
		var checksum = checksumFn(payloadU8);
		var length = payloadU8.length + 4;
		var both = new Uint8Array(length);
		both.set(payloadU8, 0);
		both.set(checksum.subarray(0, 4), payloadU8.length);
		return esm_default$1.encode(both);
	}
	function decodeRaw(buffer) {
		var payload = buffer.slice(0, -4);
		var checksum = buffer.slice(-4);
		var newChecksum = checksumFn(payload);
		if (checksum[0] ^ newChecksum[0] | checksum[1] ^ newChecksum[1] | checksum[2] ^ newChecksum[2] | checksum[3] ^ newChecksum[3]) return;
		return payload;
	}
	function decodeUnsafe(str) {
		var buffer = esm_default$1.decodeUnsafe(str);
		if (buffer == null) return;
		return decodeRaw(buffer);
	}
	function decode(str) {
		var payload = decodeRaw(esm_default$1.decode(str));
		if (payload == null) throw new Error("Invalid checksum");
		return payload;
	}
	return {
		encode,
		decode,
		decodeUnsafe
	};
}
// ../node_modules/bs58check/src/esm/index.js
function sha256x2(buffer) {
	return sha256(sha256(buffer));
}
var esm_default = base_default(sha256x2);
// src/domains/users/trc20-address.ts
const USDT_CONTRACT = "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t";
function isTrc20Address(text) {
	if (text.length !== 34 || text === USDT_CONTRACT) return false;
	const bytes = esm_default.decodeUnsafe(text);
	return bytes?.length === 21 && bytes[0] === 65;
}
// src/platform/jobs/failing-jobs.store.ts
async function listDeadJobs(db, limit) {
	const { rows } = await sql`
    select id, source_name as queue, data, source_retry_count + 1 as attempts,
      coalesce(source_output->>'reason', source_output->>'message', source_output->>'value') as reason,
      source_created_on as enqueued_at, created_on as died_at
    from pgboss.job where name = 'dead' and state < 'active' order by created_on limit ${limit}`.execute(db);
	return rows;
}
async function listFailingJobsAbout(db, about) {
	const records = Object.entries(about).flatMap(([name, values]) => values.map((value) => ({
		name,
		value: String(value)
	})));
	const { rows } = await sql`
    with records as (
      select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as r (name text, value text)
    ), failing as (
      select id, source_name as queue, data, source_retry_count + 1 as attempts, true as is_dead, source_output as output,
        source_created_on as enqueued_at, null::timestamptz as next_at
      from pgboss.job where name = 'dead' and state < 'active'
      union all
      select id, name, data, retry_count + (state = 'retry')::integer, false, output, created_on, start_after
      from pgboss.job
      where name <> 'dead' and state in ('created', 'retry', 'active')
        and retry_count + (state = 'retry')::integer > 0
    )
    select id, queue, attempts, is_dead, coalesce(output->>'reason', output->>'message', output->>'value') as reason,
      enqueued_at, next_at
    from failing where exists (select from records where data ->> records.name = records.value)
    order by enqueued_at, id`.execute(db);
	return rows;
}
async function countDeadJobs(db) {
	const { rows } = await sql`
    select count(*)::integer as count from pgboss.job where name = 'dead' and state < 'active'`.execute(db);
	return rows[0]?.count ?? 0;
}
async function countOpenJobs(db, queue) {
	const { rows } = await sql`
    select count(*)::integer as count from pgboss.job
    where name = ${queue} and state <= 'active' or name = 'dead' and state < 'active' and source_name = ${queue}`.execute(db);
	return rows[0]?.count ?? 0;
}
async function updateFailingAlerts(db, { limits, at }) {
	await sql`
    with failing as (
      select source_name as queue, coalesce(source_root_id, id) as root, source_retry_count + 1 as failures,
        source_output as output from pgboss.job where name = 'dead' and state < 'active'
      union all
      select name, coalesce(source_root_id, id), retry_count + (state = 'retry')::integer, output
      from pgboss.job join jsonb_each_text(${JSON.stringify(limits)}::jsonb) l (key, failures) on name = key
      where state in ('retry', 'active') and retry_count + (state = 'retry')::integer >= l.failures::integer
    ), recovered as (
      update alerts set resolved_at = ${at}
      where kind = 'job_item_failing' and resolved_at is null
        and not exists (select from failing where subject = queue || ':' || root)
    )
    insert into alerts (kind, subject, detail, created_at)
    select 'job_item_failing', queue || ':' || root, jsonb_build_object('failures', failures, 'last_error',
      coalesce(output->>'reason', output->>'message', output->>'value')), ${at}::timestamptz
    from failing
    on conflict (kind, subject) do update set resolved_at = null, resolved_by = null, resolution = null,
      detail = excluded.detail, created_at = excluded.created_at
    where alerts.resolved_at is not null`.execute(db);
}
// src/platform/jobs/enqueue-due.ts
async function enqueueDue({ db, jobs }, { queue, limit, find, toJob }) {
	const due = await find(limit + await countOpenJobs(db, queue.name));
	await jobs.enqueueAll(db, queue, due.map(toJob));
}
// src/domains/users/avatar/media-files.store.ts
async function insertMediaFile(db, file) {
	await db.insertInto("media_files").values(file).execute();
}
async function deleteMediaFile(db, name) {
	await db.deleteFrom("media_files").where("name", "=", name).execute();
}
async function replaceImageUrl(tx, userId, url) {
	const { rows } = await sql`
    update users set image_url = ${url}
    from (select id, image_url from users where id = ${userId} for no key update) before
    where users.id = before.id
    returning before.image_url`.execute(tx);
	return rows[0]?.image_url ?? null;
}
const UNUSED = sql`
  from media_files f
  left join users u on u.id = f.user_id and u.image_url = '/media/' || f.name
  where u.id is null`;
async function findUsersWithUnusedFiles(db, { before, limit }) {
	const { rows } = await sql`
    select distinct f.user_id ${UNUSED} and f.created_at < ${before} limit ${limit}`.execute(db);
	return rows.map(({ user_id: id }) => id);
}
async function listUnusedFiles(db, { userId, before }) {
	const { rows } = await sql`
    select f.name ${UNUSED} and f.created_at < ${before} and f.user_id = ${userId}`.execute(db);
	return rows.map(({ name }) => name);
}
// src/domains/users/avatar/remove-unused-media.ts
const UPLOAD_MS = 36e5;
const BATCH$1 = 200;
const removeAvatarsQueue = defineQueue("remove-unused-avatars", {
	onePerKey: true,
	alertAfter: void 0
});
function removeUnusedMedia(platform) {
	const before = beforeUploads(platform);
	return enqueueDue(platform, {
		queue: removeAvatarsQueue,
		limit: BATCH$1,
		find: (limit) => findUsersWithUnusedFiles(platform.db, {
			before,
			limit
		}),
		toJob: (user) => ({
			key: user,
			data: { user }
		})
	});
}
async function removeUnusedAvatars(platform, userId) {
	const { db, storage } = platform;
	for (const name of await listUnusedFiles(db, {
		userId,
		before: beforeUploads(platform)
	})) {
		await storage.remove(name);
		await deleteMediaFile(db, name);
	}
}
const beforeUploads = ({ clock }) => new Date(clock.now().getTime() - UPLOAD_MS);
// src/domains/users/google/google.store.ts
async function insertFlow(db, flow) {
	await db.insertInto("google_flows").values(flow).execute();
}
function consumeFlow(db, stateHash, browserHash, now) {
	return db.deleteFrom("google_flows").where("state_hash", "=", stateHash).where("browser_hash", "=", browserHash).where("expires_at", ">", now).returning("content").executeTakeFirst();
}
async function insertTicket(db, ticket) {
	await db.insertInto("google_tickets").values(ticket).execute();
}
function findTicket(db, { ticketHash, browserHash, now }) {
	return db.selectFrom("google_tickets").select("content").where("ticket_hash", "=", ticketHash).where("browser_hash", "=", browserHash).where("expires_at", ">", now).executeTakeFirst();
}
async function consumeTicket(db, { ticketHash, browserHash, now }) {
	return await db.deleteFrom("google_tickets").where("ticket_hash", "=", ticketHash).where("browser_hash", "=", browserHash).where("expires_at", ">", now).returning("ticket_hash").executeTakeFirst() !== void 0;
}
async function countPasswordTry(db, ticketHash, max) {
	return await db.updateTable("google_tickets").set((row) => ({ password_attempts: row("password_attempts", "+", 1) })).where("ticket_hash", "=", ticketHash).where("password_attempts", "<", max).returning("password_attempts").executeTakeFirst() !== void 0;
}
async function deleteStaleSignIns(db, now) {
	await db.deleteFrom("google_flows").where("expires_at", "<=", now).execute();
	await db.deleteFrom("google_tickets").where("expires_at", "<=", now).execute();
}
async function lockEmail(tx, email) {
	await sql`select pg_advisory_xact_lock(hashtextextended(${`google:${email}`}, 0))`.execute(tx);
}
function findIdentity(db, identity) {
	return db.selectFrom("identities").select("user_id").where("issuer", "=", identity.issuer).where("subject", "=", identity.subject).executeTakeFirst();
}
async function insertIdentity(db, identity) {
	await db.insertInto("identities").values(identity).execute();
}
async function deleteIdentities(db, userId) {
	await db.deleteFrom("identities").where("user_id", "=", userId).execute();
}
function findAccountToLink(tx, email) {
	return tx.selectFrom("users").select([
		"id",
		"email",
		"language",
		"password_hash",
		"email_confirmed_at",
		"ownership_proven_at"
	]).where("email", "=", email).forUpdate().executeTakeFirst();
}
// src/domains/users/privacy/erase.store.ts
async function findUsersToErase(db, now, limit) {
	return (await db.selectFrom("users").select("id").where("deletion_at", "<=", now).where("deleted_at", "is", null).orderBy("deletion_at").limit(limit).execute()).map(({ id }) => id);
}
async function hasFinancialHistory(tx, userId) {
	const { rows } = await sql`
    select 1 from payments where user_id = ${userId} and state not in ('expired', 'canceled', 'failed')
    union all select 1 from subscriptions where user_id = ${userId}
    union all select 1 from partner_balances where partner_id = ${userId}
    limit 1`.execute(tx);
	return rows.length > 0;
}
async function anonymizeUser(tx, userId, { name, now }) {
	await tx.updateTable("users").set({
		email: `${name}@deleted.invalid`,
		email_confirmed_at: null,
		username: name,
		username_key: name,
		password_hash: null,
		image_url: null,
		trc20_address: null,
		trc20_changed_at: null,
		coupon: null,
		referral_code: null,
		campaign: null,
		registered_from: null,
		blocked_reason: null,
		deleted_at: now
	}).where("id", "=", userId).execute();
}
const OWNED = [
	"calendar_addresses",
	"one_time_tokens",
	"known_devices",
	"trusted_devices",
	"identities",
	"recovery_codes",
	"second_factors",
	"referral_days",
	"user_notes",
	"impersonations"
];
async function deleteOwnedRows(tx, userId) {
	for (const table of OWNED) await tx.deleteFrom(table).where("user_id", "=", userId).execute();
}
async function deleteTickets(tx, userId) {
	await tx.updateTable("ticket_attachments").set({ name: "" }).where((row) => row.or([row("user_id", "=", userId), row("ticket_id", "in", row.selectFrom("tickets").select("id").where("user_id", "=", userId))])).execute();
	await tx.deleteFrom("tickets").where("user_id", "=", userId).execute();
}
async function pausePersonalCodes(tx, userId) {
	await tx.updateTable("promo_codes").set({
		active: false,
		note: "",
		version: sql`version + 1`
	}).where("buyer_id", "=", userId).execute();
}
async function blankSecurityEvents(tx, userId) {
	await tx.updateTable("security_events").set({
		ip_prefix: "",
		detail: "{}"
	}).where("user_id", "=", userId).execute();
}
async function deleteStoredResponses(tx, userId) {
	await tx.deleteFrom("idempotency_keys").where("owner", "=", userId).execute();
}
async function deleteMessagesTo(tx, chatId) {
	await tx.deleteFrom("telegram_messages").where("chat_id", "=", chatId).where("operator_id", "is", null).execute();
}
// src/platform/mail/mails.store.ts
async function insertMail(tx, mail) {
	return await tx.insertInto("mails").values({
		id: mail.id,
		key: mail.key,
		content: mail.content,
		queued_at: mail.at,
		...mail.onlyFor && {
			operator_id: mail.onlyFor.operatorId,
			for_roles: [...mail.onlyFor.roles]
		}
	}).onConflict((conflict) => conflict.column("key").doNothing()).returning("id").executeTakeFirst() !== void 0;
}
async function findUnsentMail(db, id) {
	const mail = await db.selectFrom("mails").select("content").select(sql`mails.operator_id is null or exists (
        select from operators o
        where o.id = mails.operator_id and o.disabled_at is null and o.role = any(mails.for_roles))`.as("isAllowed")).where("id", "=", id).where("sent_at", "is", null).executeTakeFirst();
	if (mail === void 0 || mail.content === null) return void 0;
	return {
		content: mail.content,
		isAllowed: mail.isAllowed
	};
}
async function markMailSent(db, id, at) {
	await db.updateTable("mails").set((mail) => ({
		sent_at: at,
		content: null,
		abandoned_at: null,
		awaits_server: false,
		attempts: mail("attempts", "+", 1)
	})).where("id", "=", id).where("sent_at", "is", null).execute();
}
async function recordMailFailure(db, id, { reason, abandonedAt, isServerAway }) {
	await db.updateTable("mails").set((mail) => ({
		last_error: reason,
		abandoned_at: abandonedAt,
		...abandonedAt !== null && { awaits_server: false },
		...abandonedAt === null && isServerAway && { awaits_server: true },
		attempts: mail("attempts", "+", 1)
	})).where("id", "=", id).execute();
}
async function hasMailsAwaitingServer(db) {
	return await db.selectFrom("mails").select("id").where((row) => row.ref("awaits_server")).limit(1).executeTakeFirst() !== void 0;
}
async function releaseMailsAwaitingServer(tx, limit) {
	const oldest = tx.selectFrom("mails").select("id").where((row) => row.ref("awaits_server")).orderBy("id").limit(limit);
	return (await tx.updateTable("mails").set({ awaits_server: false }).where("id", "in", oldest).returning("id").execute()).map(({ id }) => id);
}
async function discardMail(tx, id, at) {
	await tx.updateTable("mails").set({
		content: null,
		abandoned_at: at,
		awaits_server: false
	}).where("id", "=", id).where("sent_at", "is", null).execute();
}
async function discardMailsNamed(tx, keyPrefix, at) {
	await tx.updateTable("mails").set({
		content: null,
		abandoned_at: at,
		awaits_server: false
	}).where((row) => row.fn("starts_with", ["key", row.val(keyPrefix)]), "=", true).where("sent_at", "is", null).execute();
}
async function countMailsSince(db, keyPrefix, since) {
	const { count } = await db.selectFrom("mails").select((row) => row.fn.countAll().as("count")).where((row) => row.fn("starts_with", ["key", row.val(keyPrefix)]), "=", true).where("queued_at", ">", since).executeTakeFirstOrThrow();
	return Number(count);
}
async function deleteOldMails(db, before) {
	await db.deleteFrom("mails").where("queued_at", "<", before).where((mail) => mail.or([mail("sent_at", "is not", null), mail("abandoned_at", "is not", null)])).execute();
}
// src/domains/users/privacy/erase-account.ts
async function eraseAccount(tx, user, now) {
	const { id: userId } = user;
	await endSessions(tx, userId);
	await clearSignInDelay(tx, user.email);
	await deleteOwnedRows(tx, userId);
	await deleteTickets(tx, userId);
	await pausePersonalCodes(tx, userId);
	await blankSecurityEvents(tx, userId);
	await deleteStoredResponses(tx, userId);
	await discardMailsNamed(tx, `gift-card:${userId}:`, now);
	if (user.tg_id !== null) await deleteMessagesTo(tx, user.tg_id);
	await clearTelegram(tx, userId);
	await anonymizeUser(tx, userId, {
		name: `deleted-${userId.replaceAll("-", "").slice(-20)}`,
		now
	});
}
// src/domains/users/privacy/erase-accounts.ts
const BATCH = 50;
const eraseAccountQueue = defineQueue("erase-account", { onePerKey: true });
function eraseAccounts(platform) {
	return enqueueDue(platform, {
		queue: eraseAccountQueue,
		limit: BATCH,
		find: (limit) => findUsersToErase(platform.db, platform.clock.now(), limit),
		toJob: (user) => ({
			key: user,
			data: { user }
		})
	});
}
async function eraseDueAccount(platform, user) {
	await inTransaction(platform.db, (tx) => erase(tx, platform, user));
	platform.log.info({ userId: user }, "account erased");
}
async function erase(tx, { clock, jobs }, userId) {
	const now = clock.now();
	const user = await lockUser(tx, userId);
	if (user === void 0 || user.deleted_at !== null) return;
	if (user.deletion_at === null || user.deletion_at > now) return;
	await eraseAccount(tx, user, now);
	await jobs.enqueue(tx, removeAvatarsQueue, { user: userId }, { key: userId });
}
// src/domains/users/sign-in/delay/watch-sign-in-failures.ts
async function watchSignInFailures(platform) {
	const at = platform.clock.now();
	const accounts = await countAccountsGuessedAt(platform.db, new Date(at.getTime() - HOUR_MS));
	if (accounts < 300) return;
	platform.log.warn({ accounts }, "password spraying suspected: wrong passwords at many accounts");
	const alert = {
		kind: "password_spray",
		subject: at.toISOString().slice(0, 13),
		detail: { accounts },
		at
	};
	await raiseAlert(platform.db, alert, "never");
}
// src/domains/users/sign-in/known-devices.store.ts
async function upsertDevice(tx, { userId, device, at }) {
	const { rows } = await sql`
    with put as (
      insert into known_devices (user_id, device, first_seen_at, last_seen_at)
      values (${userId}, ${device}, ${at}, ${at})
      on conflict (user_id, device) do update set last_seen_at = excluded.last_seen_at
      returning xmax = 0 as is_new
    )
    select is_new, not exists (select 1 from known_devices where user_id = ${userId}) as is_first
    from put`.execute(tx);
	const [row] = rows;
	return {
		isNew: row?.is_new ?? false,
		isFirst: row?.is_first ?? false
	};
}
async function deleteOldDevices(db, before) {
	await db.deleteFrom("known_devices").where("last_seen_at", "<", before).where((row) => row.exists(row.selectFrom("known_devices as newer").select("newer.user_id").whereRef("newer.user_id", "=", "known_devices.user_id").whereRef("newer.last_seen_at", ">", "known_devices.last_seen_at"))).execute();
}
async function deleteDevices(tx, userId) {
	await tx.deleteFrom("known_devices").where("user_id", "=", userId).execute();
}
// src/domains/users/sign-in/reset-requests.store.ts
async function insertResetRequest(db, request) {
	await db.insertInto("reset_requests").values(request).execute();
}
function deleteResetRequest(tx, id) {
	return tx.deleteFrom("reset_requests").where("id", "=", id).returningAll().executeTakeFirst();
}
// src/domains/users/sign-in/process-reset-requests.ts
const processResetRequests = defineQueue("process-reset-requests", {
	retries: 3,
	firstRetryS: 5
});
async function processResetRequest(platform, id, { isLast }) {
	try {
		await inTransaction(platform.db, async (tx) => {
			const request = await deleteResetRequest(tx, id);
			if (request !== void 0) await answer(tx, platform, request);
		});
	} catch (error) {
		if (isLast) await deleteResetRequest(platform.db, id);
		throw error;
	}
}
async function answer(tx, platform, request) {
	const email = platform.sealer.open(request.email, `reset request ${request.id}`);
	const user = await findUserByEmail(tx, email);
	if (user !== void 0) await mailLink(tx, platform, user);
}
async function mailLink(tx, platform, user) {
	await lockUser(tx, user.id);
	const now = platform.clock.now();
	const keyPrefix = `reset-password:${user.id}:`;
	const since = new Date(now.getTime() - HOUR_MS);
	if (await platform.mail.countSince(tx, keyPrefix, since) >= 3) {
		platform.log.info({ userId: user.id }, "reset mail not sent: hourly limit of the account reached");
		return;
	}
	const token = await issueToken(tx, platform, {
		kind: "reset_password",
		userId: user.id,
		lifetimeS: 900,
		data: { email: user.email }
	});
	await platform.mail.queue(tx, {
		key: `${keyPrefix}${platform.ids.uuid()}`,
		to: user.email,
		language: user.language,
		mail: resetPasswordMail(shopOf(platform), user.language, token)
	});
}
// src/domains/users/users.jobs.ts
const DEVICE_KNOWN_MS = 15552e6;
function userJobs(platform, operatorChats) {
	telegramJobs(platform, operatorChats);
	platform.jobs.schedule("delete-expired-sessions", 600, () => deleteExpiredSessions(platform.db, platform.clock.now()));
	platform.jobs.schedule("delete-expired-impersonations", 600, () => deleteExpiredImpersonations(platform.db, platform.clock.now()));
	platform.jobs.work(processResetRequests, ({ request }, attempt) => processResetRequest(platform, request, attempt));
	platform.jobs.schedule("delete-expired-tokens", 600, () => deleteExpiredTokens(platform.db, platform.clock.now()));
	platform.jobs.schedule("delete-stale-google-sign-ins", 600, () => deleteStaleSignIns(platform.db, platform.clock.now()));
	platform.jobs.schedule("delete-old-sign-in-failures", 3600, () => deleteOldSignInFailures(platform.db, new Date(platform.clock.now().getTime() - FAILURES_RETENTION_MS)));
	platform.jobs.schedule("watch-sign-in-failures", 300, () => watchSignInFailures(platform));
	platform.jobs.schedule("erase-accounts", 600, () => eraseAccounts(platform));
	platform.jobs.work(eraseAccountQueue, ({ user }) => eraseDueAccount(platform, user));
	platform.jobs.schedule("remove-unused-media", 3600, () => removeUnusedMedia(platform));
	platform.jobs.work(removeAvatarsQueue, ({ user }) => removeUnusedAvatars(platform, user));
	platform.jobs.schedule("delete-old-devices", 86400, async () => {
		const before = new Date(platform.clock.now().getTime() - DEVICE_KNOWN_MS);
		await deleteOldDevices(platform.db, before);
		await deleteOldTrustedDevices(platform.db, before);
	});
}
// src/domains/users/avatar/remove-shown-file.ts
const MEDIA = "/media/";
async function removeShownFile(platform, address) {
	const { db, log, storage } = platform;
	if (!address?.startsWith("/media/")) return;
	const name = address.slice(7);
	try {
		await storage.remove(name);
		await deleteMediaFile(db, name);
	} catch (error) {
		log.warn({ err: error }, "unused avatar file could not be removed yet");
	}
}
// src/domains/users/avatar/remove-avatar.ts
async function removeAvatar(platform, userId) {
	await removeShownFile(platform, await replaceImageUrl(platform.db, userId, null));
}
// src/platform/files/reencode-image.ts
const PIXELS_MAX = 25e6;
const TIMEOUT_S$1 = 10;
const withSemaphore = createSemaphore(availableParallelism(), 8);
async function reencodeImage(bytes, draw) {
	const [{ fileTypeFromBuffer }, { default: sharp }] = await Promise.all([import("./source-BJt-09eu.js"), import("./dist-DB8-s0Ap.js")]);
	const type = await fileTypeFromBuffer(bytes);
	if (type?.mime !== "image/png" && type?.mime !== "image/jpeg") refuse("image_type");
	sharp.cache(false);
	sharp.concurrency(1);
	return withSemaphore(async () => {
		const picture = sharp(bytes, {
			limitInputPixels: PIXELS_MAX,
			failOn: "error",
			sequentialRead: true
		});
		try {
			const { width, height } = await picture.metadata();
			if (width * height > PIXELS_MAX) refuse("image_unreadable");
			return await draw(picture.autoOrient().timeout({ seconds: TIMEOUT_S$1 }));
		} catch {
			refuse("image_unreadable");
		}
	});
}
// src/domains/users/avatar/draw-avatar.ts
const SIDE_PX = 288;
function drawAvatar(bytes) {
	return reencodeImage(bytes, (picture) => picture.resize(SIDE_PX, SIDE_PX, { fit: "cover" }).webp({ quality: 85 }).toBuffer());
}
// src/domains/users/avatar/upload-avatar.ts
async function uploadAvatar(platform, userId, bytes) {
	const { clock, db, failpoint, ids, storage } = platform;
	const picture = await drawAvatar(bytes);
	const name = `${Buffer.from(ids.token(), "base64url").toString("hex").slice(0, 32)}.webp`;
	await insertMediaFile(db, {
		name,
		user_id: userId,
		created_at: clock.now()
	});
	await storage.put(name, picture, "image/webp").catch((cause) => {
		throw new Refusal("unavailable", {
			retryAfterS: 5,
			cause
		});
	});
	await failpoint("avatar_stored");
	const before = await replaceImageUrl(db, userId, `${MEDIA}${name}`);
	await failpoint("avatar_shown");
	await removeShownFile(platform, before);
	return `${MEDIA}${name}`;
}
// src/domains/users/get-security.ts
async function getSecurity(platform, userId) {
	const user = await findUser(platform.db, userId);
	if (user === void 0) refuse("unauthorized");
	const factor = await findSecondFactor(platform.db, userId);
	const isOn = factor !== void 0 && factor.confirmed_at !== null;
	return {
		has_password: user.password_hash !== null,
		second_factor: isOn,
		recovery_codes_left: isOn ? await countRecoveryCodes$1(platform.db, userId) : 0,
		trc20_changed_at: user.trc20_changed_at?.toISOString() ?? null,
		deletion_at: user.deletion_at?.toISOString() ?? null
	};
}
// src/domains/users/sessions/end-other-sessions.ts
async function endOtherSessions$1(platform, { userId, tokenHash }) {
	await inTransaction(platform.db, (tx) => endSessions(tx, userId, { except: tokenHash }));
}
// src/domains/users/sessions/end-session.ts
async function endSession(platform, userId, id) {
	await inTransaction(platform.db, async (tx) => {
		await lockUser(tx, userId);
		if (!await deleteSession(tx, userId, id)) refuse("not_found");
	});
}
// src/domains/users/notify-password-changed.ts
async function notifyPasswordChanged(tx, platform, user) {
	await platform.mail.queue(tx, {
		key: `password-changed:${user.id}:${platform.ids.uuid()}`,
		to: user.email,
		language: user.language,
		mail: passwordChangedMail(shopOf(platform), user.language, platform.clock.now())
	});
}
// src/domains/users/sign-in/change-password.ts
async function changePassword(platform, { userId, tokenHash }, { password_old, password_new }) {
	if (password_new.length < 8) refuse("password_new_short");
	if (password_old.length < 8) refuse("password_old_short");
	if (await isCommonPassword(platform, password_new)) refuse("password_common");
	const user = await findUser(platform.db, userId);
	if (user?.password_hash === null) refuse("password_not_set");
	if (!await isPasswordOf(user?.password_hash, password_old)) refuse("password_old_wrong");
	const hash = await hashPassword(password_new);
	await inTransaction(platform.db, async (tx) => {
		const current = await lockUser(tx, userId);
		if (current === void 0 || current.password_hash !== user?.password_hash) refuse("password_old_wrong");
		await setPassword(tx, userId, hash);
		await voidToken(tx, userId, "reset_password");
		await voidToken(tx, userId, "second_factor");
		await endSessions(tx, userId, { except: tokenHash });
		await notifyPasswordChanged(tx, platform, current);
	});
}
// src/domains/users/account.routes.ts
function accountRoutes(api) {
	const { platform } = api;
	bind(api, changePassword$1, (call) => changePassword(platform, call.session, call.body));
	bind(api, uploadImage, async (call) => {
		const limit = {
			maxBytes: AVATAR_MAX_BYTES,
			tooLarge: "image_too_large"
		};
		const { bytes } = await call.readUpload(limit);
		return { filepath: await uploadAvatar(platform, call.session.userId, bytes) };
	});
	bind(api, removeImage, (call) => removeAvatar(platform, call.session.userId));
	bind(api, getSecurity$1, (call) => getSecurity(platform, call.session.userId));
	bind(api, listSessions$1, (call) => listSessions(platform, call.session));
	bind(api, endSession$1, (call) => endSession(platform, call.session.userId, call.params.id));
	bind(api, endOtherSessions$2, (call) => endOtherSessions$1(platform, call.session));
}
// src/domains/users/google/browser-cookie.ts
const LIFETIME_S = 900;
function cookieName(publicUrl) {
	return publicUrl.startsWith("https:") ? "__Host-sesame-google" : "sesame-google";
}
function readBrowserCookie(headers, publicUrl) {
	const name = cookieName(publicUrl);
	for (const part of (headers.cookie ?? "").split(";")) {
		const [key, value = ""] = part.trim().split("=", 2);
		if (key === name && /^[\w-]{43}$/.test(value)) return value;
	}
}
function setBrowserCookie(call, publicUrl, value) {
	call.setHeader("set-cookie", browserCookie(publicUrl, value, LIFETIME_S));
}
function dropBrowserCookie(call, publicUrl) {
	call.setHeader("set-cookie", browserCookie(publicUrl, "", 0));
}
function browserCookie(publicUrl, value, maxAgeS) {
	const secure = publicUrl.startsWith("https:") ? "; Secure" : "";
	return `${cookieName(publicUrl)}=${value}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure}`;
}
// src/domains/users/google/google.rules.ts
function personOf(claims, shown) {
	if (typeof claims.email !== "string") return { failure: { code: "google_failed" } };
	if (claims.email_verified !== true) return { failure: { code: "google_email_unverified" } };
	const email = normalizeEmail(claims.email);
	if (!isEmail(email, claims.email)) return { failure: { code: "google_failed" } };
	return { person: {
		issuer: claims.iss,
		subject: claims.sub,
		email,
		authoritative: runsMailbox(email, claims.hd),
		name: typeof shown.name === "string" ? printable(shown.name, 100) : null,
		picture: typeof shown.picture === "string" && /^https?:\/\/[^\s]{1,500}$/.test(shown.picture) ? shown.picture : null
	} };
}
function runsMailbox(email, hostedDomain) {
	return /@(gmail|googlemail)\.com$/.test(email) || typeof hostedDomain === "string";
}
function refusalOf(error, description) {
	const reason = printable(description ?? "", 300) ?? printable(error, 300);
	return {
		code: "google_refused",
		...reason !== null && { reason }
	};
}
function printable(text, max) {
	return text.replace(/[\p{C}\s]+/gu, " ").trim().slice(0, max) || null;
}
function decideLink({ authoritative }, account, passwordGiven) {
	if (account === void 0) return "create";
	if (passwordGiven) return "link";
	if (!authoritative) return "ask_password";
	return account.confirmed ? "link" : "take_over";
}
// src/domains/users/google/read-ticket.ts
async function readTicket(platform, { ticket, browser }) {
	if (ticket === void 0 || browser === void 0) refuse("google_ticket_invalid");
	const key = {
		ticketHash: sha256$2(ticket),
		browserHash: sha256$2(browser),
		now: platform.clock.now()
	};
	const row = await findTicket(platform.db, key);
	if (row === void 0) refuse("google_ticket_invalid");
	const outcome = JSON.parse(platform.sealer.open(row.content, contextOfTicket(key.ticketHash)));
	if ("person" in outcome) return {
		person: outcome.person,
		key
	};
	const { code, reason } = outcome.failure;
	return refuse(code, reason === void 0 ? {} : { reason });
}
function contextOfTicket(ticketHash) {
	return `google-ticket:${ticketHash.toString("base64url")}`;
}
// src/domains/users/google/issue-ticket.ts
const TICKET_LIFETIME_MS = 3e5;
async function issueTicket(platform, browser, { from, forwarded }, outcome) {
	const ticket = platform.ids.token();
	const ticketHash = sha256$2(ticket);
	await insertTicket(platform.db, {
		ticket_hash: ticketHash,
		browser_hash: sha256$2(browser),
		content: platform.sealer.seal(JSON.stringify(outcome), contextOfTicket(ticketHash)),
		expires_at: new Date(platform.clock.now().getTime() + TICKET_LIFETIME_MS)
	});
	return pageWithTicket(platform, {
		from,
		forwarded
	}, ticket);
}
function pageWithTicket(platform, { from, forwarded }, ticket) {
	return `${platform.publicUrl()}/${from}${forwarded === "" ? "" : `?${forwarded}`}#google=${ticket}`;
}
// src/platform/network/outbound.ts
var OutboundError = class extends Error {
	name = "OutboundError";
	kind;
	status;
	constructor(kind, message, { status, ...options } = {}) {
		super(message, options);
		this.kind = kind;
		this.status = status;
	}
};
const CONNECT_TIMEOUT_MS = 3e3;
const TOTAL_TIMEOUT_MS = 1e4;
const ANSWER_MAX_BYTES = 1048576;
const CONNECTIONS_PER_HOST = 20;
function createOutbound() {
	const options = {
		keepAlive: true,
		maxSockets: CONNECTIONS_PER_HOST,
		timeout: TOTAL_TIMEOUT_MS
	};
	const agents = {
		"http:": new Agent(options),
		"https:": new Agent$1(options)
	};
	const publicAgent = new Agent$1({
		...options,
		lookup: lookupPublicAddress
	});
	return {
		request: (call) => traced(call.method, { kind: "client" }, async (step) => {
			const answer = await send(call, step);
			step.set({ "http.response.status_code": answer.status });
			return answer;
		}),
		close() {
			agents["http:"].destroy();
			agents["https:"].destroy();
			publicAgent.destroy();
		}
	};
	async function send(call, step) {
		const url = URL.parse(call.url);
		const protocol = url?.protocol;
		if (url === null || protocol !== "http:" && protocol !== "https:" || !isAllowed(url, call.allowHosts)) throw new OutboundError("refused", "this address may not be called");
		step.set({
			"http.request.method": call.method,
			"server.address": url.hostname
		});
		if (hasLostClaim()) throw new OutboundError("refused", "another worker may be doing this job");
		const client = {
			agent: call.allowHosts === "public" ? publicAgent : agents[protocol],
			start: protocol === "https:" ? request$1 : request
		};
		const answer = await exchange(url, call, client).catch((error) => {
			if (!isStaleConnection(error) || !isRepeatable(call)) throw error;
			return exchange(url, call, client);
		});
		if (answer.status >= 500 || answer.status < 200 || answer.status >= 300 && answer.status < 400) throw new OutboundError("unknown", `answered ${answer.status}`, { status: answer.status });
		return answer;
	}
}
const staleConnections = new WeakSet();
function isStaleConnection(error) {
	return error instanceof OutboundError && staleConnections.has(error);
}
function isRepeatable({ method, headers = {}, repeatable = false }) {
	return repeatable || method === "GET" || method === "HEAD" || Object.keys(headers).some((name) => name.toLowerCase() === "idempotency-key");
}
function isAllowed(url, allowHosts) {
	if (allowHosts === "public") return url.protocol === "https:" && isPublicHost(url.hostname);
	const port = url.port || (url.protocol === "https:" ? "443" : "80");
	return allowHosts.includes(url.host) || allowHosts.includes(`${url.hostname}:${port}`);
}
function exchange(url, call, { agent, start }) {
	return new Promise((resolve, reject) => {
		let sent = false;
		const body = call.bytes ?? call.body;
		const request = start(url, {
			agent,
			method: call.method,
			headers: {
				...call.headers,
				...body !== void 0 && { "content-length": Buffer.byteLength(body) }
			}
		});
		let answered = false;
		const fail = (reason, cause) => {
			clearTimeout(connectTimer);
			clearTimeout(totalTimer);
			const stale = request.reusedSocket && !answered && cause !== void 0;
			request.destroy();
			const error = new OutboundError(sent ? "unknown" : "refused", reason, { cause });
			if (stale) staleConnections.add(error);
			reject(error);
		};
		const connectTimer = setTimeout(() => {
			if (!sent) fail("no connection in time");
		}, CONNECT_TIMEOUT_MS);
		const totalTimer = setTimeout(() => fail("no answer in time"), call.timeoutMs ?? TOTAL_TIMEOUT_MS);
		request.once("socket", (socket) => {
			const connected = url.protocol === "https:" ? "secureConnect" : "connect";
			const markSent = () => {
				sent = true;
				clearTimeout(connectTimer);
			};
			if (socket.connecting) socket.once(connected, markSent);
			else markSent();
		});
		request.once("error", (error) => fail("the call failed", error));
		request.once("response", (response) => {
			answered = true;
			readAnswer(response, call.answerMaxBytes ?? ANSWER_MAX_BYTES).then((answer) => {
				clearTimeout(connectTimer);
				clearTimeout(totalTimer);
				resolve(answer);
			}, (error) => fail("the answer could not be read", error));
		});
		request.end(body);
	});
}
async function readAnswer(response, maxBytes) {
	const chunks = [];
	let size = 0;
	for await (const chunk of response) {
		const bytes = Buffer.from(chunk);
		size += bytes.length;
		if (size > maxBytes) throw new Error("the answer is too long");
		chunks.push(bytes);
	}
	if (!response.complete) throw new Error("the answer was cut off");
	return {
		status: response.statusCode ?? 0,
		headers: response.headers,
		text: Buffer.concat(chunks).toString("utf8")
	};
}
// src/platform/oidc/outbound-fetch.ts
function fetchThrough(outbound, allowHosts) {
	return async (url, { method, headers, body }) => {
		const answer = await outbound.request({
			url,
			method: method === "POST" ? "POST" : "GET",
			headers: Object.fromEntries(new Headers(headers)),
			allowHosts: allowHosts(),
			...body !== null && body !== void 0 && { body: textOf(body) }
		});
		const answerHeaders = new Headers();
		for (const name of ["content-type", "www-authenticate"]) {
			const value = answer.headers[name];
			if (typeof value === "string") answerHeaders.set(name, value);
		}
		return new Response(answer.text, {
			status: answer.status,
			headers: answerHeaders
		});
	};
}
function textOf(body) {
	if (typeof body === "string" || body instanceof URLSearchParams) return String(body);
	throw new Error("only form bodies are sent to the provider");
}
// src/platform/oidc/oidc-client.ts
var OidcError = class extends Error {
	name = "OidcError";
	answer;
	constructor(message, answer) {
		super(message);
		this.answer = answer;
	}
};
const METADATA_LIFETIME_MS = 36e5;
const TIMEOUT_S = 10;
const CLOCKS_APART_S = 60;
function createOidcClient(settings, outbound) {
	const configuration = cacheFor(METADATA_LIFETIME_MS, () => discover(settings, outbound));
	return {
		async authorizationUrl(redirectUri, { state, nonce, verifier }) {
			const oidc = await import("./build-BLvyk8tW.js");
			return oidc.buildAuthorizationUrl(await configuration(), {
				redirect_uri: redirectUri,
				scope: "openid email profile",
				state,
				nonce,
				code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
				code_challenge_method: "S256",
				prompt: "select_account"
			}).href;
		},
		async exchange(redirectUri, query, { state, nonce, verifier }) {
			const oidc = await import("./build-BLvyk8tW.js");
			try {
				const config = await configuration();
				const tokens = await oidc.authorizationCodeGrant(config, new URL(`${redirectUri}?${query}`), {
					expectedState: state,
					expectedNonce: nonce,
					pkceCodeVerifier: verifier
				});
				const claims = tokens.claims();
				if (claims === void 0 || !isForUs(claims, settings)) throw new OidcError("wrong authorized party");
				return {
					claims,
					userinfo: await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
				};
			} catch (error) {
				if (error instanceof oidc.ResponseBodyError) {
					const { error: code, error_description: description } = error;
					throw new OidcError(`the provider answered ${code}`, {
						error: code,
						description
					});
				}
				throw new OidcError(describe(error));
			}
		},
		async verifyIdToken(idToken) {
			try {
				const claims = await claimsOf(await configuration(), idToken);
				return claims !== void 0 && isForUs(claims, settings) ? claims : void 0;
			} catch (error) {
				if (isOutage(error)) throw new Refusal("unavailable", {
					retryAfterS: 5,
					cause: error
				});
				return;
			}
		}
	};
}
async function discover(settings, outbound) {
	const oidc = await import("./build-BLvyk8tW.js");
	const hosts = new Set([new URL(settings.issuer).host]);
	const config = await oidc.discovery(new URL(settings.issuer), settings.clientId, { id_token_signed_response_alg: "RS256" }, oidc.ClientSecretPost(settings.clientSecret), {
		[oidc.customFetch]: fetchThrough(outbound, () => [...hosts]),
		timeout: TIMEOUT_S,
		execute: [oidc.enableNonRepudiationChecks, ...settings.issuer.startsWith("http:") ? [oidc.allowInsecureRequests] : []]
	});
	const { token_endpoint, userinfo_endpoint, jwks_uri } = config.serverMetadata();
	for (const endpoint of [
		token_endpoint,
		userinfo_endpoint,
		jwks_uri
	]) if (endpoint !== void 0) hosts.add(new URL(endpoint).host);
	return config;
}
async function claimsOf(config, idToken) {
	const oidc = await import("./build-BLvyk8tW.js");
	const server = config.serverMetadata();
	const requestProvider = config[oidc.customFetch];
	const substitute = new oidc.Configuration(server, config.clientMetadata().client_id, { id_token_signed_response_alg: "RS256" });
	substitute[oidc.customFetch] = async (url, options) => url === server.token_endpoint || requestProvider === void 0 ? Response.json({
		access_token: "none",
		token_type: "bearer",
		id_token: idToken
	}) : requestProvider(url, options);
	oidc.enableNonRepudiationChecks(substitute);
	if (server.issuer.startsWith("http:")) oidc.allowInsecureRequests(substitute);
	return (await oidc.genericGrantRequest(substitute, "id_token", {})).claims();
}
function isForUs(claims, { clientId }) {
	const nowS = Math.floor(Date.now() / 1e3);
	return (claims.azp === void 0 || claims.azp === clientId) && typeof claims.iat === "number" && claims.iat <= nowS + CLOCKS_APART_S && claims.sub.length <= 255;
}
function describe(error) {
	if (!(error instanceof Error)) return "unknown";
	const inner = error.cause instanceof Error ? `: ${error.cause.message}` : "";
	return `${error.message}${inner}`.slice(0, 300);
}
function isOutage(error) {
	return error instanceof OutboundError || error instanceof Error && isOutage(error.cause);
}
function cacheFor(lifetimeMs, make) {
	let cached;
	return () => {
		if (cached !== void 0 && performance.now() < cached.untilMs) return cached.value;
		const value = make();
		cached = {
			value,
			untilMs: performance.now() + lifetimeMs
		};
		value.catch(() => {
			if (cached?.value === value) cached = void 0;
		});
		return value;
	};
}
// src/domains/users/google/provider.ts
const clients = new WeakMap();
function googleClient({ config: { google }, outbound }) {
	if (google === void 0) return void 0;
	const client = clients.get(google) ?? createOidcClient(google, outbound);
	clients.set(google, client);
	return client;
}
function redirectUri(platform) {
	return `${platform.publicUrl()}/api-user/api/v1/oauth/google/callback`;
}
async function fetchGooglePerson(platform, client, query, secrets) {
	try {
		const { claims, userinfo } = await client.exchange(redirectUri(platform), query, secrets);
		return personOf(claims, userinfo);
	} catch (error) {
		if (!(error instanceof OidcError)) throw error;
		platform.log.warn({ reason: error.message }, "google sign-in failed");
		if (error.answer === void 0) return { failure: { code: "google_failed" } };
		return { failure: refusalOf(error.answer.error, error.answer.description) };
	}
}
// src/domains/users/google/start-google.ts
const FLOW_LIFETIME_MS = 6e5;
async function startGoogle(platform, { browser, from, forwarded }) {
	const client = googleClient(platform);
	if (client === void 0) refuse("not_found");
	const flow = {
		state: platform.ids.token(),
		nonce: platform.ids.token(),
		verifier: platform.ids.token(),
		from,
		forwarded
	};
	const url = await client.authorizationUrl(redirectUri(platform), flow).catch((error) => {
		platform.log.warn({ err: error }, "identity provider is unreachable");
	});
	if (url === void 0) return issueTicket(platform, browser, flow, { failure: { code: "google_failed" } });
	const stateHash = sha256$2(flow.state);
	await insertFlow(platform.db, {
		state_hash: stateHash,
		browser_hash: sha256$2(browser),
		content: platform.sealer.seal(JSON.stringify(flow), contextOfFlow(stateHash)),
		expires_at: new Date(platform.clock.now().getTime() + FLOW_LIFETIME_MS)
	});
	return url;
}
function contextOfFlow(stateHash) {
	return `google-flow:${stateHash.toString("base64url")}`;
}
// src/domains/users/google/finish-google.ts
const NO_TICKET = "expired";
async function finishGoogle(platform, query, browser) {
	const client = googleClient(platform);
	if (client === void 0) refuse("not_found");
	const flow = await consumeOwnFlow(platform, query.state, browser);
	if (flow === void 0 || browser === void 0) return pageWithTicket(platform, {
		from: "login",
		forwarded: ""
	}, NO_TICKET);
	if (typeof query.error === "string") {
		const description = query.error_description;
		const failure = refusalOf(query.error, typeof description === "string" ? description : void 0);
		return issueTicket(platform, browser, flow, { failure });
	}
	const returned = new URLSearchParams(Object.entries(query).filter((field) => typeof field[1] === "string"));
	return issueTicket(platform, browser, flow, await fetchGooglePerson(platform, client, returned, flow));
}
async function consumeOwnFlow(platform, state, browser) {
	if (typeof state !== "string" || browser === void 0) return void 0;
	const stateHash = sha256$2(state);
	const row = await consumeFlow(platform.db, stateHash, sha256$2(browser), platform.clock.now());
	if (row === void 0) return void 0;
	return JSON.parse(platform.sealer.open(row.content, contextOfFlow(stateHash)));
}
// src/domains/users/google/forwarded-query.rules.ts
const NAMES_MAX = 12;
const VALUE_MAX = 200;
function forwardedQuery(query) {
	const forwarded = new URLSearchParams();
	for (const [name, value] of Object.entries(query)) {
		if (!/^(r|coupon|utm\w{0,40})$/.test(name)) continue;
		if (typeof value !== "string" || value.length > VALUE_MAX) continue;
		if (forwarded.size < NAMES_MAX) forwarded.append(name, value);
	}
	return forwarded.toString();
}
// src/domains/users/google/own-host.rules.ts
const LOOPBACK = /^(localhost|127\.0\.0\.1|\[::1\])$/;
function startAtOwnHost(host, publicUrl, path, query) {
	const shop = new URL(publicUrl);
	const here = URL.parse(`http://${host}`);
	if (!(here !== null && here.hostname !== shop.hostname && LOOPBACK.test(here.hostname) && LOOPBACK.test(shop.hostname)) || query.moved !== void 0) return void 0;
	const params = Object.entries(query).filter((field) => typeof field[1] === "string");
	return `${publicUrl}${path}?${new URLSearchParams([...params, ["moved", "1"]])}`;
}
// src/domains/users/google/google.routes.ts
function googleRoutes(api) {
	const { platform } = api;
	bind(api, startGoogle$1, async (call) => {
		const elsewhere = startAtOwnHost(call.headers.host, platform.publicUrl(), startGoogle$1.path, call.query);
		if (elsewhere !== void 0) return new Redirect(elsewhere);
		const browser = readBrowserCookie(call.headers, platform.publicUrl()) ?? platform.ids.token();
		const to = await startGoogle(platform, {
			browser,
			from: call.query.from ?? "login",
			forwarded: forwardedQuery(call.query)
		});
		setBrowserCookie(call, platform.publicUrl(), browser);
		return new Redirect(to);
	});
	bind(api, finishGoogle$1, async (call) => {
		const browser = readBrowserCookie(call.headers, platform.publicUrl());
		return new Redirect(await finishGoogle(platform, call.query, browser));
	});
	bind(api, getGoogleUser, async (call) => {
		if (platform.config.google === void 0) refuse("not_found");
		const { person } = await readTicket(platform, {
			ticket: /^Bearer ([\w-]{43})$/i.exec(call.headers.authorization ?? "")?.[1],
			browser: readBrowserCookie(call.headers, platform.publicUrl())
		});
		return {
			email: person.email,
			name: person.name,
			picture: person.picture
		};
	});
}
// src/domains/users/owned-rows.store.ts
const CLAIMS = [
	"calendar_addresses",
	"one_time_tokens",
	"known_devices",
	"trusted_devices",
	"announcement_dismissals",
	"referral_days",
	"partners"
];
async function deleteAccountRows(tx, userId) {
	for (const table of CLAIMS) await tx.deleteFrom(table).where("user_id", "=", userId).execute();
	await tx.deleteFrom("idempotency_keys").where("owner", "=", userId).execute();
}
async function resetProfile(tx, userId, { username, referralCode, now }) {
	await tx.updateTable("users").set({
		username,
		username_key: username,
		referral_code: referralCode,
		referred_by: null,
		registered_from: null,
		coupon: null,
		password_hash: null,
		image_url: null,
		trc20_address: null,
		trc20_changed_at: null,
		deletion_at: null,
		email_confirmed_at: now,
		ownership_proven_at: now
	}).where("id", "=", userId).execute();
}
// src/domains/users/registration/take-over-account.ts
async function takeOverAccount(tx, { clock, ids }, userId) {
	await endSessions(tx, userId);
	await deleteFactor(tx, userId);
	await clearTelegram(tx, userId);
	await deleteAccountRows(tx, userId);
	await deleteIdentities(tx, userId);
	const random = () => Buffer.from(ids.token(), "base64url");
	await resetProfile(tx, userId, {
		username: `user${random().toString("hex").slice(0, 12)}`,
		referralCode: referralCode(random()),
		now: clock.now()
	});
}
// src/domains/users/sign-in/recognize-device.ts
async function recognizeDevice(tx, platform, user, { userAgent, ipPrefix, cookie }) {
	const at = platform.clock.now();
	const name = describeDevice(userAgent);
	const device = sha256$2(deviceKeyOf({
		userAgent,
		ipPrefix
	}));
	const [{ isNew, isFirst }] = await together([upsertDevice(tx, {
		userId: user.id,
		device,
		at
	}), cookie === void 0 ? void 0 : upsertTrustedDevice(tx, {
		userId: user.id,
		device: sha256$2(cookie),
		at
	})]);
	if (!isNew || isFirst) return;
	await platform.mail.queue(tx, {
		key: `new-device:${user.id}:${device.toString("base64url")}:${at.toISOString()}`,
		to: user.email,
		language: user.language,
		mail: newDeviceMail(shopOf(platform), user.language, {
			at,
			device: name,
			ipPrefix
		})
	});
}
// src/domains/users/sign-in/sign-in.ts
async function signIn(platform, user, device, method) {
	const token = await inTransaction(platform.db, async (tx) => {
		const current = await lockUserForShare(tx, user.id);
		if (current?.password_hash !== user.password_hash) refuse("sign_in_failed");
		if (current.blocked_at !== null) {
			await clearSignInDelay(tx, user.email);
			return;
		}
		const [session] = await together([
			createSession(platform, tx, user.id, device),
			recognizeDevice(tx, platform, user, device),
			clearSignInDelay(tx, user.email)
		]);
		return session;
	});
	if (token === void 0) refuse("account_blocked");
	platform.log.info({
		userId: user.id,
		network: device.ipPrefix,
		method
	}, "signed in");
	return token;
}
// src/domains/users/sign-in/complete-sign-in.ts
async function completeSignIn(platform, user, device, method) {
	const factor = await findSecondFactor(platform.db, user.id);
	if (factor !== void 0 && factor.confirmed_at !== null) return {
		status: "second_factor",
		ticket: await ticketFor(platform, user)
	};
	return {
		status: "success",
		access_token: await signIn(platform, user, device, method)
	};
}
function ticketFor(platform, user) {
	return inTransaction(platform.db, async (tx) => {
		if ((await lockUserForShare(tx, user.id))?.password_hash !== user.password_hash) refuse("sign_in_failed");
		await clearSignInDelay(tx, user.email);
		return issueToken(tx, platform, {
			kind: "second_factor",
			userId: user.id,
			lifetimeS: 300
		});
	});
}
// src/domains/users/google/sign-in-with-google.ts
const PASSWORD_TRIES_MAX$1 = 5;
async function signInWithGoogle(platform, body, browser, device) {
	if (platform.config.google === void 0) refuse("not_found");
	const { person, key } = await readTicket(platform, {
		ticket: body.oauth_google_token,
		browser
	});
	const proven = body.password === void 0 ? void 0 : await provePassword(platform, {
		person,
		key,
		password: body.password,
		device
	});
	const user = await inTransaction(platform.db, async (tx) => {
		await lockEmail(tx, person.email);
		if (!await consumeTicket(tx, key)) refuse("google_ticket_invalid");
		const userId = (await findIdentity(tx, person))?.user_id ?? await welcome(tx, platform, {
			person,
			body,
			proven,
			device
		});
		const found = await findUser(tx, userId);
		if (found === void 0) throw new Error("identity has no user");
		return found;
	});
	const answer = await completeSignIn(platform, user, device, "google");
	if (answer.status === "second_factor") refuse("second_factor_required", { ticket: answer.ticket });
	return answer.access_token;
}
async function provePassword(platform, { person, key, password, device }) {
	await enforceSignInDelay$1(platform, person.email, device);
	if (!await countPasswordTry(platform.db, key.ticketHash, PASSWORD_TRIES_MAX$1)) refuse("google_ticket_invalid");
	const account = await findUserByEmail(platform.db, person.email);
	const matches = await isPasswordOf(account?.password_hash, password);
	if (account === void 0 || !matches) {
		const name = logNameOf(["buyer", person.email]);
		platform.log.info({
			account: name,
			network: device.ipPrefix,
			method: "google"
		}, "sign-in failed");
		refuse("sign_in_failed");
	}
	await clearSignInDelay(platform.db, person.email);
	return account;
}
async function welcome(tx, platform, { person, body, proven, device }) {
	const now = platform.clock.now();
	const account = await findAccountToLink(tx, person.email);
	const passwordGiven = account !== void 0 && proven?.id === account.id && proven.password_hash === account.password_hash;
	const decision = decideLink(person, account && { confirmed: account.email_confirmed_at !== null }, passwordGiven);
	const remember = (kind, userId) => insertSecurityEvent(tx, {
		kind,
		userId,
		ipPrefix: device.ipPrefix,
		detail: {},
		at: now
	});
	if (decision === "ask_password") refuse("google_link_password", { email: person.email });
	const userId = account?.id ?? await signUp(tx, platform, person, body, device.ipPrefix);
	if (decision === "take_over") {
		await takeOverAccount(tx, platform, userId);
		await remember("unconfirmed_account_taken_over", userId);
	}
	if (decision === "create" && body.is_admin === true) await remember("registration_asked_for_admin", userId);
	if (decision === "link") await remember("google_linked", userId);
	if (account !== void 0 && decision === "link" && !passwordGiven) await endUnprovenPassword(tx, platform, account);
	await insertIdentity(tx, {
		issuer: person.issuer,
		subject: person.subject,
		user_id: userId,
		linked_at: now
	});
	return userId;
}
async function endUnprovenPassword(tx, platform, account) {
	if (account.ownership_proven_at !== null) return;
	await setPassword(tx, account.id, null);
	await endSessions(tx, account.id);
	await deleteDevices(tx, account.id);
	await deleteTrustedDevices(tx, account.id);
	await voidToken(tx, account.id, "second_factor");
	await confirmEmail$1(tx, account.id, platform.clock.now());
	await notifyAccountChanged(tx, platform, account, "google_linked");
}
async function signUp(tx, platform, { email, authoritative }, body, ipPrefix) {
	const language = body.language ?? platform.config.shop().defaultLanguage;
	const now = platform.clock.now();
	const id = await createAccount(platform, tx, {
		email,
		password_hash: null,
		...authoritative && {
			email_confirmed_at: now,
			ownership_proven_at: now
		},
		language,
		coupon: body.coupon?.trim() || null,
		invitedBy: body.refferal_id ?? null,
		ipPrefix
	});
	if (!authoritative) await sendConfirmation(tx, platform, {
		id,
		email,
		language
	});
	return id;
}
// src/domains/users/impersonation/end-impersonation.ts
async function endImpersonation({ db }, tokenHash) {
	await deleteImpersonationOfToken(db, tokenHash);
}
// src/domains/users/impersonation/redeem-impersonation.ts
function redeemImpersonation(platform, ticket) {
	return inTransaction(platform.db, async (tx) => {
		const now = platform.clock.now();
		const impersonation = await useTicket(tx, sha256$2(ticket), now);
		if (impersonation === void 0) refuse("impersonation_invalid");
		const user = await findUser(tx, impersonation.user_id);
		if (user === void 0 || user.deleted_at !== null) refuse("impersonation_invalid");
		const token = platform.ids.token();
		await insertSession(tx, {
			token_hash: sha256$2(token),
			user_id: user.id,
			created_at: now,
			expires_at: impersonation.expires_at,
			id: platform.ids.uuid(),
			signed_in_at: now,
			last_seen_at: now,
			impersonation_id: impersonation.id,
			hides_secrets: impersonation.hides_secrets
		});
		return {
			token,
			username: user.username,
			until: impersonation.expires_at.toISOString()
		};
	});
}
// src/domains/users/impersonation/impersonation.routes.ts
function impersonationRoutes(api) {
	const { platform } = api;
	bind(api, redeemImpersonation$1, (call) => redeemImpersonation(platform, call.body.ticket));
	bind(api, endImpersonation$1, (call) => endImpersonation(platform, sha256$2(call.body.token)));
}
// src/domains/users/privacy/cancel-deletion.ts
async function cancelDeletion(platform, userId) {
	await updateUser$1(platform.db, userId, { deletion_at: null });
}
// src/domains/users/privacy/export-data.ts
async function exportData(platform, userId, password, others) {
	await requirePassword(platform, userId, password);
	return gatherData(platform, userId, others, platform.sealer);
}
// src/domains/users/privacy/request-deletion.ts
async function requestDeletion(platform, { userId, tokenHash }, password) {
	await requirePassword(platform, userId, password);
	return inTransaction(platform.db, async (tx) => {
		const user = await lockUser(tx, userId);
		if (user === void 0) refuse("unauthorized");
		return planDeletion(tx, platform, user, {
			change: "deletion",
			except: tokenHash
		});
	});
}
// src/domains/users/privacy/privacy.routes.ts
function privacyRoutes(api, others) {
	const { platform } = api;
	bind(api, exportData$1, async (call) => {
		const file = await exportData(platform, call.session.userId, call.body.password, others);
		call.setHeader("content-disposition", "attachment; filename=\"my-data.json\"");
		return file;
	});
	bind(api, requestDeletion$1, async (call) => {
		return { deletion_at: (await requestDeletion(platform, call.session, call.body.password)).toISOString() };
	});
	bind(api, cancelDeletion$1, (call) => cancelDeletion(platform, call.session.userId));
}
// src/domains/users/sign-in/request-password-reset.ts
async function requestPasswordReset(platform, typedEmail) {
	const email = normalizeEmail(typedEmail);
	if (!platform.mail.enabled || !isEmail(email, typedEmail)) return;
	const id = platform.ids.uuid();
	const sealed = platform.sealer.seal(email, `reset request ${id}`);
	await inTransaction(platform.db, async (tx) => {
		await insertResetRequest(tx, {
			id,
			email: sealed,
			requested_at: platform.clock.now()
		});
		await platform.jobs.enqueue(tx, processResetRequests, { request: id });
	});
}
// src/domains/users/registration/one-time-token.rules.ts
function isForEmail(data, email) {
	return typeof data === "object" && data !== null && "email" in data && data.email === email;
}
// src/domains/users/sign-in/reset-password.ts
async function resetPassword(platform, { token, password }) {
	if (password.length < 8) refuse("password_short");
	if (await isCommonPassword(platform, password)) refuse("password_common");
	const passwordHash = await hashPassword(password);
	await inTransaction(platform.db, async (tx) => {
		const redeemed = await redeemToken(tx, platform, {
			kind: "reset_password",
			token
		});
		const user = redeemed && await findUser(tx, redeemed.userId);
		if (user === void 0 || !isForEmail(redeemed?.data, user.email)) refuse("reset_link_invalid");
		if (user.email_confirmed_at === null) await takeOverAccount(tx, platform, user.id);
		await confirmEmail$1(tx, user.id, platform.clock.now());
		await setPassword(tx, user.id, passwordHash);
		await endSessions(tx, user.id);
		await deleteDevices(tx, user.id);
		await deleteTrustedDevices(tx, user.id);
		await voidToken(tx, user.id, "second_factor");
		await clearSignInDelay(tx, user.email);
		await notifyPasswordChanged(tx, platform, user);
	});
}
// src/domains/users/registration/confirm-email.ts
const PASSWORD_TRIES_MAX = 10;
async function confirmEmail(platform, { token, password }, sessionToken) {
	const now = platform.clock.now();
	const owner = await findTokenOwner(platform.db, "confirm_email", sha256$2(token), now);
	const user = owner && await findUser(platform.db, owner.user_id);
	if (user === void 0 || !isForEmail(owner?.data, user.email)) refuse("confirm_link_invalid");
	if (!await isSessionOf(platform, user.id, sessionToken)) await requirePasswordOf(platform, user, {
		token,
		password
	});
	await inTransaction(platform.db, async (tx) => {
		const current = await lockUser(tx, user.id);
		if (current?.password_hash !== user.password_hash) refuse("confirm_link_invalid");
		const redeemed = await redeemToken(tx, platform, {
			kind: "confirm_email",
			token
		});
		if (!isForEmail(redeemed?.data, current.email)) refuse("confirm_link_invalid");
		await confirmEmail$1(tx, user.id, now);
	});
}
async function isSessionOf({ pool, clock }, userId, token) {
	if (token === void 0) return false;
	const session = await findSession(pool, sha256$2(token), clock.now());
	return session?.user_id === userId && session.impersonation_id === null;
}
async function requirePasswordOf({ db, clock }, user, { token, password }) {
	if (password === void 0 || user.password_hash === null) refuse("confirm_needs_owner", {
		email: user.email,
		has_password: user.password_hash !== null
	});
	if (await countTokenTry(db, {
		kind: "confirm_email",
		tokenHash: sha256$2(token),
		max: PASSWORD_TRIES_MAX,
		now: clock.now()
	}) === void 0) refuse("confirm_link_invalid");
	if (!await isPasswordOf(user.password_hash, password)) refuse("password_wrong");
}
// src/domains/users/registration/reject-account.ts
async function rejectAccount(platform, token) {
	const userId = await inTransaction(platform.db, async (tx) => {
		const redeemed = await redeemToken(tx, platform, {
			kind: "confirm_email",
			token
		});
		const user = redeemed && await lockUser(tx, redeemed.userId);
		if (user === void 0 || user.email_confirmed_at !== null) refuse("confirm_link_invalid");
		if (!isForEmail(redeemed?.data, user.email)) refuse("confirm_link_invalid");
		if (await hasFinancialHistory(tx, user.id)) refuse("account_in_use");
		const now = platform.clock.now();
		await eraseAccount(tx, user, now);
		await insertSecurityEvent(tx, {
			kind: "account_rejected_by_mailbox",
			userId: user.id,
			ipPrefix: "",
			detail: {},
			at: now
		});
		return user.id;
	});
	platform.log.info({ userId }, "account deleted by the owner of its mailbox");
}
// src/domains/users/registration/resend-confirmation.ts
async function resendConfirmation(platform, userId) {
	await inTransaction(platform.db, async (tx) => {
		const user = await findUser(tx, userId);
		if (user?.email_confirmed_at === null) await sendConfirmation(tx, platform, user);
	});
}
// src/domains/users/registration/mailed-links.routes.ts
const TOKEN_TRIES = {
	max: 3,
	windowS: 900,
	store: "shared"
};
function mailedLinkRoutes(api) {
	const { platform } = api;
	bind(api, requestPasswordReset$1, (call) => requestPasswordReset(platform, call.body.email));
	const countTokenTry = api.rateLimits.limit("resetToken", TOKEN_TRIES);
	bind(api, resetPassword$1, async (call) => {
		await countTokenTry(sha256$2(call.body.token).toString("base64url"));
		await resetPassword(platform, call.body);
	});
	bind(api, confirmEmail$2, async (call) => {
		const session = /^Bearer ([\w-]{43})$/i.exec(call.headers.authorization ?? "")?.[1];
		await confirmEmail(platform, call.body, session);
	});
	bind(api, rejectAccount$1, (call) => rejectAccount(platform, call.body.token));
	bind(api, resendConfirmation$1, (call) => resendConfirmation(platform, call.session.userId));
}
// src/domains/users/registration/notify-already-registered.ts
async function notifyAlreadyRegistered(platform, email) {
	const user = await findUserByEmail(platform.db, email);
	if (user === void 0) return;
	const day = platform.clock.now().toISOString().slice(0, 10);
	await platform.mail.queue(platform.db, {
		key: `already-registered:${user.id}:${day}`,
		to: user.email,
		language: user.language,
		mail: alreadyRegisteredMail(shopOf(platform), user.language)
	});
}
// src/domains/users/registration/mail-hosts.rules.ts
const LARGE_PROVIDERS = new Set([
	"126.com",
	"163.com",
	"aol.com",
	"bk.ru",
	"duck.com",
	"fastmail.com",
	"free.fr",
	"gmail.com",
	"gmx.at",
	"gmx.ch",
	"gmx.com",
	"gmx.de",
	"gmx.net",
	"googlemail.com",
	"hotmail.co.uk",
	"hotmail.com",
	"hotmail.de",
	"hotmail.fr",
	"hotmail.it",
	"icloud.com",
	"inbox.ru",
	"internet.ru",
	"laposte.net",
	"libero.it",
	"list.ru",
	"live.com",
	"mac.com",
	"mail.com",
	"mail.ru",
	"mailbox.org",
	"me.com",
	"msn.com",
	"naver.com",
	"orange.fr",
	"outlook.com",
	"outlook.de",
	"outlook.fr",
	"pm.me",
	"posteo.de",
	"privaterelay.appleid.com",
	"proton.me",
	"protonmail.com",
	"qq.com",
	"rambler.ru",
	"rediffmail.com",
	"seznam.cz",
	"t-online.de",
	"tuta.com",
	"tutanota.com",
	"ukr.net",
	"web.de",
	"wp.pl",
	"ya.ru",
	"yahoo.co.jp",
	"yahoo.co.uk",
	"yahoo.com",
	"yahoo.de",
	"yahoo.fr",
	"yandex.by",
	"yandex.com",
	"yandex.kz",
	"yandex.ru",
	"zoho.com"
]);
function isLargeProvider(host) {
	return LARGE_PROVIDERS.has(host);
}
// src/domains/users/registration/registrations.store.ts
async function countAccountsAt(db, host, since) {
	const { count } = await db.selectFrom("users").select((row) => row.fn.countAll().as("count")).where("created_at", ">", since).where("deleted_at", "is", null).where(sql`substr(email, strpos(email, '@') + 1)`, "=", host).executeTakeFirstOrThrow();
	return Number(count);
}
// src/domains/users/registration/require-open-mail-host.ts
async function requireOpenMailHost(platform, email) {
	const host = mailDomainOf(email);
	if (isLargeProvider(host)) return;
	const at = platform.clock.now();
	const accounts = await countAccountsAt(platform.db, host, new Date(at.getTime() - HOUR_MS));
	if (accounts < 50 * platform.config.rateLimitScale) return;
	const alert = {
		kind: "registrations_unusual",
		subject: `${at.toISOString().slice(0, 10)} ${host}`,
		detail: { accounts },
		at
	};
	await raiseAlert(platform.db, alert, "never");
	throw new Refusal("too_many_requests", { retryAfterS: HOUR_MS / 1e3 });
}
// src/domains/users/registration/register-user.ts
async function registerUser(platform, body, device) {
	const email = normalizeEmail(body.email);
	if (!isEmail(email, body.email)) refuse("email_invalid");
	if (body.password.length < 8) refuse("password_short");
	if (await isCommonPassword(platform, body.password)) refuse("password_common");
	await requireOpenMailHost(platform, email);
	const passwordHash = await hashPassword(body.password);
	const language = body.language ?? platform.config.shop().defaultLanguage;
	const account = {
		email,
		password_hash: passwordHash,
		language,
		coupon: body.coupon?.trim() || null,
		invitedBy: body.refferal_id ?? null,
		ipPrefix: device.ipPrefix
	};
	try {
		return await inTransaction(platform.db, async (tx) => {
			const userId = await createAccount(platform, tx, account);
			if (body.is_admin === true) await insertSecurityEvent(tx, {
				kind: "registration_asked_for_admin",
				userId,
				ipPrefix: device.ipPrefix,
				detail: {},
				at: platform.clock.now()
			});
			const user = {
				id: userId,
				email,
				language
			};
			await sendConfirmation(tx, platform, user);
			await recognizeDevice(tx, platform, user, device);
			return createSession(platform, tx, userId, device);
		});
	} catch (error) {
		if (error instanceof Refusal && error.code === "email_in_use") await notifyAlreadyRegistered(platform, email);
		throw error;
	}
}
// src/domains/users/sign-in/device-of.ts
const COOKIE = "sesame-device";
function deviceOf(call, { ids, publicUrl }) {
	return {
		userAgent: call.headers["user-agent"] ?? "",
		ipPrefix: ipPrefix(call.ip),
		cookie: readDeviceCookie(call.headers, publicUrl(), COOKIE) ?? ids.token()
	};
}
function rememberDevice(call, { publicUrl }, device) {
	setDeviceCookie(call, publicUrl(), COOKIE, device.cookie);
}
// src/domains/users/second-factor/confirm-second-factor.ts
function confirmSecondFactor(platform, userId, code) {
	return inTransaction(platform.db, async (tx) => {
		const user = await lockUser(tx, userId);
		const factor = await findSecondFactor(tx, userId);
		if (user === void 0 || factor === void 0) refuse("second_factor_state");
		if (factor.confirmed_at !== null) refuse("second_factor_state");
		if (!await useAppCode(tx, platform, factor, code)) refuse("second_factor_wrong");
		if (!await confirmFactor(tx, factor, platform.clock.now())) refuse("second_factor_state");
		const codes = newRecoveryCodes();
		await replaceRecoveryCodes$1(tx, userId, hashRecoveryCodes(userId, codes));
		await notifyAccountChanged(tx, platform, user, "second_factor_on");
		return codes;
	});
}
// src/domains/users/second-factor/require-code.ts
async function requireCode(tx, platform, userId, code) {
	const user = await lockUser(tx, userId);
	const factor = await findSecondFactor(tx, userId);
	if (user === void 0 || factor === void 0) refuse("second_factor_state");
	if (factor.confirmed_at === null) refuse("second_factor_state");
	if (!await useCode(tx, platform, factor, code)) refuse("second_factor_wrong");
	return user;
}
// src/domains/users/second-factor/disable-second-factor.ts
async function disableSecondFactor(platform, userId, { password, code }) {
	await requirePassword(platform, userId, password);
	await inTransaction(platform.db, async (tx) => {
		const user = await requireCode(tx, platform, userId, code);
		await deleteFactor(tx, userId);
		await voidToken(tx, userId, "second_factor");
		await notifyAccountChanged(tx, platform, user, "second_factor_off");
	});
}
// src/domains/users/second-factor/renew-recovery-codes.ts
async function renewRecoveryCodes(platform, userId, { password, code }) {
	await requirePassword(platform, userId, password);
	return inTransaction(platform.db, async (tx) => {
		await requireCode(tx, platform, userId, code);
		const codes = newRecoveryCodes();
		await replaceRecoveryCodes$1(tx, userId, hashRecoveryCodes(userId, codes));
		return codes;
	});
}
// src/domains/users/second-factor/sign-in-with-second-factor.ts
const TRIES_PER_TICKET = 5;
async function signInWithSecondFactor(platform, { ticket, code }, device, limits) {
	const method = "second_factor";
	const userId = await countTokenTry(platform.db, {
		kind: "second_factor",
		tokenHash: sha256$2(ticket),
		max: TRIES_PER_TICKET,
		now: platform.clock.now()
	});
	if (userId === void 0) refuse("second_factor_expired");
	await countCodeTry(platform, userId, device, limits);
	const user = await inTransaction(platform.db, async (tx) => {
		const proven = await requireCode(tx, platform, userId, code);
		if (await redeemToken(tx, platform, {
			kind: "second_factor",
			token: ticket
		}) === void 0) refuse("second_factor_expired");
		return proven;
	}).catch((error) => {
		const failed = {
			user: userId,
			network: device.ipPrefix,
			method
		};
		if (error instanceof Refusal) platform.log.info(failed, "sign-in failed");
		throw error;
	});
	return signIn(platform, user, device, method);
}
async function countCodeTry({ db }, userId, { cookie, ipPrefix }, { countTrusted, countNetwork, countUser }) {
	const device = cookie === void 0 ? void 0 : sha256$2(cookie);
	if (device !== void 0 && await isTrustedDevice(db, userId, device)) return countTrusted(`${userId} ${device.toString("base64url")}`);
	await countNetwork(`${userId} ${ipPrefix}`);
	await countUser(userId);
}
// src/domains/users/second-factor/start-second-factor.ts
async function startSecondFactor(platform, userId, password) {
	const { clock, config, db, sealer } = platform;
	await requirePassword(platform, userId, password);
	const user = await findUser(db, userId);
	if (user === void 0) refuse("unauthorized");
	const secret = newTotpSecret();
	if (!await upsertUnconfirmedFactor(db, {
		user_id: userId,
		secret: sealer.seal(secret, sealedFor$1(userId)),
		started_at: clock.now()
	})) refuse("second_factor_state");
	const issuer = config.shop().brandName;
	return {
		secret,
		otpauth_url: otpauthUrl(secret, {
			issuer,
			label: user.email
		})
	};
}
// src/domains/users/second-factor/second-factor.routes.ts
const TRIES_OF_NETWORK = {
	max: 20,
	windowS: 3600,
	store: "shared"
};
const TRIES_OF_STRANGERS = {
	max: 60,
	windowS: 3600,
	store: "shared"
};
function secondFactorRoutes(api) {
	const { platform } = api;
	const countTrusted = api.rateLimits.limit("secondFactorDevice", TRIES_OF_NETWORK);
	const countNetwork = api.rateLimits.limit("secondFactorNetwork", TRIES_OF_NETWORK);
	const countUser = api.rateLimits.limit("secondFactorCode", TRIES_OF_STRANGERS);
	bind(api, signInWithSecondFactor$1, async (call) => {
		const device = deviceOf(call, platform);
		const token = await signInWithSecondFactor(platform, call.body, device, {
			countTrusted,
			countNetwork,
			countUser
		});
		rememberDevice(call, platform, device);
		return {
			status: "success",
			access_token: token
		};
	});
	bind(api, startSecondFactor$1, (call) => startSecondFactor(platform, call.session.userId, call.body.password));
	bind(api, confirmSecondFactor$1, async (call) => ({ recovery_codes: await confirmSecondFactor(platform, call.session.userId, call.body.code) }));
	bind(api, disableSecondFactor$1, (call) => disableSecondFactor(platform, call.session.userId, call.body));
	bind(api, renewRecoveryCodes$1, async (call) => ({ recovery_codes: await renewRecoveryCodes(platform, call.session.userId, call.body) }));
}
// src/domains/users/serialize-user.ts
function serializeUser(user) {
	return {
		uid: user.id,
		username: user.username,
		email: user.email,
		email_confirmed: user.email_confirmed_at !== null,
		image_url: user.image_url,
		trc20_address: user.trc20_address,
		tg_data: user.tg_first_name === null ? null : {
			first_name: user.tg_first_name,
			last_name: user.tg_last_name
		},
		language: user.language,
		unpaid_mails: user.unpaid_mails,
		coupon: user.coupon,
		...user.deletion_at !== null && { deletion_at: user.deletion_at.toISOString() }
	};
}
// src/domains/users/google/sign-in-with-id-token.ts
async function signInWithIdToken(platform, idToken, device) {
	const claims = await googleClient(platform)?.verifyIdToken(idToken);
	const known = claims && await findIdentity(platform.db, {
		issuer: claims.iss,
		subject: claims.sub
	});
	const user = known && await findUser(platform.db, known.user_id);
	if (user === void 0) refuse("unauthorized");
	const factor = await findSecondFactor(platform.db, user.id);
	if (factor !== void 0 && factor.confirmed_at !== null) refuse("unauthorized");
	return signIn(platform, user, device, "id_token");
}
// src/domains/users/sessions/refresh-token.ts
const OVERLAP_MS = 6e4;
async function refreshToken(platform, token, device) {
	if (token.includes(".")) return signInWithIdToken(platform, token, device);
	const tokenHash = sha256$2(token);
	const now = platform.clock.now();
	const session = await findSession(platform.pool, tokenHash, now);
	if (session === void 0) refuse("unauthorized");
	if (session.impersonation_id !== null) refuse("read_only_session");
	if (now.getTime() - session.signed_in_at.getTime() >= platform.config.sessionLifeMs) refuse("unauthorized");
	return inTransaction(platform.db, async (tx) => {
		await lockUserForShare(tx, session.user_id);
		if (!await isActiveSession(tx, tokenHash, now)) refuse("unauthorized");
		await shortenSession(tx, tokenHash, new Date(now.getTime() + OVERLAP_MS));
		return createSession(platform, tx, session.user_id, device, session);
	});
}
// src/domains/users/sessions/sign-out.ts
async function signOut(platform, { userId, tokenHash }) {
	await inTransaction(platform.db, async (tx) => {
		await lockUser(tx, userId);
		await deleteSessionOfToken(tx, tokenHash);
	});
}
// src/domains/users/sign-in/sign-in-with-password.ts
async function signInWithPassword(platform, credentials, device) {
	const email = normalizeEmail(credentials.email);
	await enforceSignInDelay$1(platform, email, device);
	const user = await findUserByEmail(platform.db, email);
	const matches = await isPasswordOf(user?.password_hash, credentials.password);
	if (user === void 0 || !matches) {
		const account = logNameOf(["buyer", email]);
		platform.log.info({
			account,
			network: device.ipPrefix,
			method: "password"
		}, "sign-in failed");
		refuse("sign_in_failed");
	}
	return completeSignIn(platform, user, device, "password");
}
// src/domains/users/telegram/linking/get-link.ts
async function getLink({ clock, config, db }, userId) {
	if (config.shop().connections.telegram === void 0) refuse("not_found");
	const user = await findUser(db, userId);
	if (user === void 0) refuse("unauthorized");
	if (user.tg_id !== null) return { state: "connected" };
	const open = await findOpenKinds(db, userId, clock.now());
	if (open.includes("telegram")) return { state: "waiting" };
	return { state: open.includes("telegram_refused") ? "taken" : "none" };
}
// src/domains/users/telegram/linking/start-link.ts
async function startLink(platform, userId) {
	const { telegram } = platform.config.shop().connections;
	if (telegram === void 0) refuse("not_found");
	const token = await inTransaction(platform.db, async (tx) => {
		const user = await lockUser(tx, userId);
		if (user === void 0) refuse("unauthorized");
		if (user.tg_id !== null) refuse("telegram_connected");
		await voidToken(tx, userId, "telegram_refused");
		return issueToken(tx, platform, {
			kind: "telegram",
			userId,
			lifetimeS: 600
		});
	});
	return `${telegram.linkRoot}/${telegram.botName}?start=${token}`;
}
// src/domains/users/telegram/linking/unlink-telegram.ts
async function unlinkTelegram(platform, userId, password) {
	await requirePassword(platform, userId, password);
	await inTransaction(platform.db, async (tx) => {
		const user = await lockUser(tx, userId);
		if (user === void 0 || user.tg_id === null) refuse("not_found");
		await disconnectTelegram(tx, platform, user);
		if (platform.config.shop().connections.telegram === void 0 || user.tg_blocked_at !== null) return;
		await queueMessage(tx, platform, {
			key: `unlinked:${platform.ids.uuid()}`,
			chatId: user.tg_id,
			content: platform.mail.texts.bot(user.language, "unlinked", { brand: brandNameIn(platform.config.shop(), user.language) })
		});
	});
}
// src/domains/users/telegram/notifications/notifications.rules.ts
function serializeNotifications(chosen) {
	return {
		subscription_ends: chosen.includes("subscription_ends"),
		payment_received: chosen.includes("payment_received"),
		access_changed: chosen.includes("access_changed"),
		order_unpaid: chosen.includes("order_unpaid"),
		ticket_answered: chosen.includes("ticket_answered")
	};
}
function chooseKinds(before, choice) {
	const merged = serializeNotifications(before);
	return Object.keys(merged).filter((kind) => choice[kind] ?? merged[kind]);
}
// src/domains/users/telegram/notifications/get-notifications.ts
async function getNotifications({ config, db }, userId) {
	if (config.shop().connections.telegram === void 0) refuse("not_found");
	const user = await findNotifications(db, userId);
	return serializeNotifications(user?.tg_notifications ?? []);
}
// src/domains/users/telegram/notifications/update-notifications.ts
async function updateNotifications({ config, db }, userId, choice) {
	if (config.shop().connections.telegram === void 0) refuse("not_found");
	return inTransaction(db, async (tx) => {
		const user = await lockUser(tx, userId);
		if (user === void 0 || user.tg_id === null) refuse("not_found");
		const kinds = chooseKinds(user.tg_notifications, choice);
		await setNotifications(tx, userId, kinds);
		return serializeNotifications(kinds);
	});
}
// src/domains/users/telegram/receive-update.ts
async function receiveUpdate(platform, { body, secret, countForged }) {
	if (!isSecretOf(platform, secret)) {
		await countForged();
		refuse("not_found");
	}
	const update = updateSchema.safeParse(jsonOf(body));
	if (!update.success) refuse("bad_request");
	await handleUpdate(platform, update.data);
}
function isSecretOf({ config }, secret) {
	const expected = config.shop().connections.telegram?.webhookSecret;
	if (expected === void 0 || typeof secret !== "string") return false;
	return timingSafeEqual$1(sha256$2(secret), sha256$2(expected));
}
function jsonOf(body) {
	try {
		return JSON.parse(body.toString("utf8"));
	} catch {
		return;
	}
}
// src/domains/users/telegram/telegram.routes.ts
function telegramRoutes(api, operatorChats) {
	const { platform } = api;
	bind(api, linkTelegram, async (call) => ({ url: await startLink(platform, call.session.userId) }));
	bind(api, getTelegramLink, (call) => getLink(platform, call.session.userId));
	bind(api, unlinkTelegram$1, (call) => unlinkTelegram(platform, call.session.userId, call.body.password));
	bind(api, getTelegramNotifications, (call) => getNotifications(platform, call.session.userId));
	bind(api, updateTelegramNotifications, (call) => updateNotifications(platform, call.session.userId, call.body));
	const countForged = api.rateLimits.limitFor(receiveTelegramUpdate.limit);
	bind(api, receiveTelegramUpdate, (call) => receiveUpdate({
		...platform,
		operatorChats
	}, {
		body: call.rawBody,
		secret: call.headers["x-telegram-bot-api-secret-token"],
		countForged: () => countForged(ipPrefix(call.ip))
	}));
}
// src/domains/users/update-user.ts
async function updateUser(platform, userId, { language, username, trc20_address, unpaid_mails, password }) {
	if ([
		language,
		username,
		trc20_address,
		unpaid_mails
	].every((field) => field === void 0)) refuse("bad_request");
	const user = await findUser(platform.db, userId);
	if (user === void 0) refuse("unauthorized");
	const name = username === void 0 ? {} : checkedName(username);
	const address = trc20_address === void 0 ? user.trc20_address : checkedAddress(trc20_address);
	const movesPayouts = address !== user.trc20_address;
	if (movesPayouts) await requirePassword(platform, userId, password ?? "");
	const change = {
		...name,
		...language !== void 0 && { language },
		...unpaid_mails !== void 0 && { unpaid_mails },
		...movesPayouts && {
			trc20_address: address,
			trc20_changed_at: platform.clock.now()
		}
	};
	if (Object.keys(change).length === 0) return user;
	try {
		return await inTransaction(platform.db, async (tx) => {
			const updated = await updateUser$1(tx, userId, change);
			if (movesPayouts) await notifyAccountChanged(tx, platform, updated, "trc20");
			return updated;
		});
	} catch (error) {
		if (violatedConstraint(error) === "users_username_key_key") refuse("username_taken");
		throw error;
	}
}
function checkedName(typed) {
	const username = parseUsername(typed);
	if (username === void 0) refuse("username_invalid");
	if (isReservedUsername(username)) refuse("username_reserved");
	return {
		username,
		username_key: usernameKey(username)
	};
}
function checkedAddress(typed) {
	const address = typed?.trim() || null;
	if (address !== null && !isTrc20Address(address)) refuse("trc20_invalid");
	return address;
}
// src/domains/users/users.routes.ts
const TYPING_ERRORS = new Set([
	"email_invalid",
	"password_short",
	"password_common"
]);
function userRoutes(api, { others, operatorChats }) {
	mailedLinkRoutes(api);
	googleRoutes(api);
	accountRoutes(api);
	secondFactorRoutes(api);
	privacyRoutes(api, others);
	telegramRoutes(api, operatorChats);
	impersonationRoutes(api);
	const { platform } = api;
	const registrations = api.rateLimits.tries("register", {
		...routeLimits.register,
		pauseS: 0
	});
	bind(api, register$1, async (call) => {
		const device = deviceOf(call, platform);
		if ("oauth_google_token" in call.body) {
			const browser = readBrowserCookie(call.headers, platform.publicUrl());
			const token = await signInWithGoogle(platform, call.body, browser, device);
			dropBrowserCookie(call, platform.publicUrl());
			rememberDevice(call, platform, device);
			return { access_token: token };
		}
		const network = ipPrefix(call.ip);
		await registrations.charge(network);
		try {
			const token = await registerUser(platform, call.body, device);
			rememberDevice(call, platform, device);
			return { access_token: token };
		} catch (error) {
			if (error instanceof Refusal && TYPING_ERRORS.has(error.code)) await registrations.undoCharge(network);
			throw error;
		}
	});
	bind(api, login, async (call) => {
		const device = deviceOf(call, platform);
		const answer = await signInWithPassword(platform, call.body, device);
		if (answer.status === "success") rememberDevice(call, platform, device);
		return answer;
	});
	bind(api, refreshToken$1, async (call) => ({ key: await refreshToken(platform, call.body.token, deviceOf(call, platform)) }));
	bind(api, logout, async (call) => {
		await signOut(platform, call.session);
		call.setHeader("clear-site-data", "\"cookies\"");
	});
	bindInline(api, getUser$1, async (call) => {
		const user = await getUser(platform, call.tokenHash);
		return user && serializeUser(user);
	});
	const countPasswordTry = api.rateLimits.limitFor("sensitive", "payout-address");
	bind(api, updateUser$2, async (call) => {
		const { userId } = call.session;
		if (call.body.password !== void 0) await countPasswordTry(userId);
		return serializeUser(await updateUser(platform, userId, call.body));
	});
}
// src/domains/users/index.ts
const SEEN_EVERY_MS$1 = 6e4;
function authenticateWith(platform) {
	return async (tokenHash) => {
		const now = platform.clock.now();
		const session = await findSession(platform.pool, tokenHash, now);
		if (session === void 0) return void 0;
		const { user_id: userId, impersonation_id: impersonationId } = session;
		if (impersonationId !== null) return {
			userId,
			tokenHash,
			impersonationId
		};
		if (now.getTime() - session.last_seen_at.getTime() >= SEEN_EVERY_MS$1) await touchSession(platform.pool, tokenHash, now);
		return {
			userId,
			tokenHash
		};
	};
}
// src/domains/operators/sign-in/change-own-account.ts
async function renameOwnOperator(platform, name, { operator, request }) {
	if (name === operator.name) return {};
	await inTransaction(platform.db, async (tx) => {
		await changeOperator$1(tx, operator.id, { name });
		await recordAuditEvent(tx, platform, {
			operator,
			action: "session.rename",
			subject: `operator:${operator.id}`,
			before: { name: operator.name },
			after: { name },
			request
		});
	});
	return {};
}
async function changeOwnPassword(platform, password, { operator, request }) {
	if (password.length < 8 || password.length > 128) refuse("password_short");
	if (await isCommonPassword(platform, password)) refuse("password_common");
	const hash = await hashPassword(password);
	await inTransaction(platform.db, async (tx) => {
		await changeOperator$1(tx, operator.id, { password_hash: hash });
		const ended = await deleteOtherSessions(tx, operator.id, operator.tokenHash);
		await recordAuditEvent(tx, platform, {
			operator,
			action: "session.change_password",
			subject: `operator:${operator.id}`,
			after: { ended },
			request
		});
	});
	return {};
}
// src/domains/operators/sign-in/operator-recovery-codes.store.ts
async function replaceRecoveryCodes(tx, operatorId, hashes) {
	await tx.deleteFrom("operator_recovery_codes").where("operator_id", "=", operatorId).execute();
	await tx.insertInto("operator_recovery_codes").values(hashes.map((hash) => ({
		operator_id: operatorId,
		code_hash: hash
	}))).execute();
}
async function useRecoveryCode(tx, operatorId, hash) {
	return await tx.deleteFrom("operator_recovery_codes").where("operator_id", "=", operatorId).where("code_hash", "=", hash).returning("operator_id").executeTakeFirst() !== void 0;
}
async function countRecoveryCodes(db, operatorId) {
	const { left } = await db.selectFrom("operator_recovery_codes").select((row) => row.fn.countAll().as("left")).where("operator_id", "=", operatorId).executeTakeFirstOrThrow();
	return Number(left);
}
// src/domains/operators/sign-in/issue-recovery-codes.ts
async function issueRecoveryCodes(tx, operatorId) {
	const codes = newRecoveryCodes();
	await replaceRecoveryCodes(tx, operatorId, hashRecoveryCodes(operatorId, codes));
	return codes;
}
// src/domains/operators/sign-in/setup-links.store.ts
async function hasActiveOwner(db) {
	return await db.selectFrom("operators").select("id").where("role", "=", "owner").where("disabled_at", "is", null).limit(1).executeTakeFirst() !== void 0;
}
async function insertSetupLink(tx, link, now) {
	await tx.deleteFrom("setup_links").where("expires_at", "<=", now).execute();
	await tx.insertInto("setup_links").values(link).execute();
}
async function isSetupLink(db, tokenHash, now) {
	return await db.selectFrom("setup_links").select("expires_at").where("token_hash", "=", tokenHash).where("expires_at", ">", now).executeTakeFirst() !== void 0;
}
async function deleteSetupLinks(tx) {
	const { numDeletedRows } = await tx.deleteFrom("setup_links").executeTakeFirstOrThrow();
	return numDeletedRows > 0n;
}
// src/domains/operators/team/upsert-operator.ts
async function upsertOperator(tx, platform, { id: newId, email: typed, name, role, password, withoutCode }) {
	const { clock, config, sealer } = platform;
	const email = normalizeEmail(typed);
	if (!isEmail(email, typed)) refuse("email_invalid");
	if (password.length < 8 || password.length > 128) refuse("password_short");
	if (await isCommonPassword(platform, password)) refuse("password_common");
	const secret = newTotpSecret();
	const id = await upsertOperator$1(tx, {
		id: newId,
		email,
		name,
		role,
		password_hash: await hashPassword(password),
		totp_secret: withoutCode ? null : sealer.seal(secret, sealedFor(email)),
		created_at: clock.now()
	});
	await deleteOperatorSessionsOf(tx, id);
	await deleteChat(tx, id);
	if (role === "owner") await deleteSetupLinks(tx);
	const recoveryCodes = await issueRecoveryCodes(tx, id);
	await recordAuditEvent(tx, platform, {
		operator: { id },
		action: "operators.upsert",
		subject: `operator:${id}`,
		after: {
			email,
			name,
			role
		},
		request: { ip: "" }
	});
	const issuer = config.shop().brandName;
	return {
		id,
		secret,
		otpauthUrl: otpauthUrl(secret, {
			issuer,
			label: email
		}),
		recoveryCodes
	};
}
function sealedFor(email) {
	return `operator second factor ${email}`;
}
// src/domains/operators/sign-in/is-code-of.ts
async function isCodeOf(tx, { clock, config, sealer }, { id, email, totp_secret }, typed = "") {
	if (totp_secret === null) return config.demo;
	const recovery = hashRecoveryCode(id, typed);
	if (recovery !== void 0) return useRecoveryCode(tx, id, recovery);
	const code = typed.replace(/\s/g, "");
	if (!/^\d{6}$/.test(code)) return false;
	const step = stepOfCode(sealer.open(totp_secret, sealedFor(email)), code, clock.now());
	return step !== void 0 && useOperatorStep(tx, id, step);
}
// src/domains/operators/sign-in/confirm-operator.ts
async function confirmOperator(platform, session, { password, code }, request) {
	const operator = await findOperator(platform.db, session.id);
	if (operator === void 0) refuse("unauthorized");
	const guessed = ["operator session", session.tokenHash.toString("base64url")];
	await enforceDelay(platform, guessed);
	if (!await isPasswordOf(operator.password_hash, password)) refuse("confirmation_failed");
	const now = platform.clock.now();
	await inTransaction(platform.db, async (tx) => {
		if (!await lockOperatorIfUnchanged(tx, operator)) refuse("confirmation_failed");
		if (!await isCodeOf(tx, platform, operator, code)) refuse("confirmation_failed");
		await confirmSession(tx, session.tokenHash, now);
		await recordAuditEvent(tx, platform, {
			operator,
			action: "session.confirm",
			subject: `operator:${operator.id}`,
			request
		});
	});
	await clearDelay(platform.db, guessed);
	return { until: new Date(now.getTime() + 600 * 1e3).toISOString() };
}
// src/domains/operators/sign-in/own-recovery-codes.ts
async function countOwnRecoveryCodes({ db }, { id }) {
	return { left: await countRecoveryCodes(db, id) };
}
async function renewOwnRecoveryCodes(platform, by) {
	return inTransaction(platform.db, async (tx) => {
		const codes = await issueRecoveryCodes(tx, by.operator.id);
		await recordAuditEvent(tx, platform, {
			...by,
			action: "session.renew_recovery_codes",
			subject: `operator:${by.operator.id}`
		});
		return { codes };
	});
}
// src/domains/operators/sign-in/authenticate-operator.ts
const SEEN_EVERY_MS = 6e4;
function authenticateOperatorsWith(platform) {
	return async (tokenHash) => {
		const now = platform.clock.now();
		const session = await findOperatorSession(platform.pool, tokenHash, {
			now,
			idleSince: idleSince(now)
		});
		if (session === void 0) return void 0;
		const { id, name, role, ends_at: endsAt, last_seen_at: seenAt, confirmed_at: at } = session;
		const lastChange = session.last_change ?? void 0;
		if (now.getTime() - seenAt.getTime() >= SEEN_EVERY_MS) await touchOperatorSession(platform.pool, tokenHash, now);
		return {
			id,
			name,
			role,
			endsAt,
			isConfirmed: at !== null && now.getTime() - at.getTime() < 600 * 1e3,
			tokenHash,
			lastChange
		};
	};
}
function noteChangesWith({ db, pool, log }) {
	return async ({ tokenHash }) => {
		try {
			const position = await readsOf(db)?.position();
			if (position !== void 0) await noteSessionChange(pool, tokenHash, position);
		} catch (error) {
			log.warn({ err: error }, "a change was not noted: reads of this session may be older than it");
		}
	};
}
async function deleteExpiredOperatorSessions(platform) {
	const now = platform.clock.now();
	await deleteDeadOperatorSessions(platform.db, {
		now,
		idleSince: idleSince(now)
	});
}
function idleSince(now) {
	return new Date(now.getTime() - OPERATOR_IDLE_S * 1e3);
}
// src/domains/operators/sign-in/own-sessions.ts
async function listOwnSessions({ db, clock }, { id, tokenHash }) {
	const now = clock.now();
	return (await listSessionRows(db, id, {
		now,
		idleSince: idleSince(now)
	})).map((row) => ({
		created_at: row.created_at.toISOString(),
		last_seen_at: row.last_seen_at.toISOString(),
		user_agent: row.user_agent,
		device: describeDevice(row.user_agent) ?? null,
		ip: row.ip,
		current: row.token_hash.equals(tokenHash)
	}));
}
async function endOtherSessions(platform, operator, request) {
	return inTransaction(platform.db, async (tx) => {
		const ended = await deleteOtherSessions(tx, operator.id, operator.tokenHash);
		await recordAuditEvent(tx, platform, {
			operator,
			action: "session.end_others",
			subject: `operator:${operator.id}`,
			after: { ended },
			request
		});
		return { ended };
	});
}
// src/domains/operators/sign-in/operator-devices.store.ts
async function upsertOperatorDevice(tx, { operatorId, device, at }) {
	const { rows } = await sql`
    insert into operator_devices as d (operator_id, device, last_used_at) values (${operatorId}, ${device}, ${at})
    on conflict (operator_id, device) do update set last_used_at = excluded.last_used_at
    returning xmax = 0 and exists (
      select from operator_devices other where other.operator_id = d.operator_id and other.device <> d.device
    ) as is_further`.execute(tx);
	return rows[0]?.is_further ?? false;
}
async function isOperatorDevice(db, email, device) {
	return await db.selectFrom("operator_devices").innerJoin("operators", "operators.id", "operator_devices.operator_id").select("operators.id").where("operators.email", "=", email).where("operator_devices.device", "=", device).executeTakeFirst() !== void 0;
}
async function deleteOldOperatorDevices(db, before) {
	await db.deleteFrom("operator_devices").where("last_used_at", "<", before).execute();
}
// src/domains/operators/sign-in/sign-in-delay.ts
const FREE_TRIES_ANYWHERE = 200;
async function enforceSignInDelay(platform, email, { ipPrefix, cookie }) {
	const device = cookie === void 0 ? void 0 : sha256$2(cookie);
	if (device !== void 0 && await isOperatorDevice(platform.db, email, device)) {
		const own = [
			"operator device",
			email,
			device.toString("base64url")
		];
		await enforceDelay(platform, own);
		return [own];
	}
	const network = [
		"operator network",
		email,
		ipPrefix
	];
	const anywhere = ["operator", email];
	await enforceDelay(platform, network);
	await enforceDelay(platform, anywhere, FREE_TRIES_ANYWHERE);
	return [network, anywhere];
}
async function clearDelays({ db }, counted) {
	for (const guessed of counted) await clearDelay(db, guessed);
}
function logNameOfOperator(email) {
	return logNameOf(["operator", email]);
}
// src/domains/operators/sign-in/sign-in-operator.ts
async function signInOperator(platform, { email: typed, password, code }, from) {
	const email = normalizeEmail(typed);
	if (!isEmail(email, typed)) refuse("sign_in_failed");
	const counted = await enforceSignInDelay(platform, email, from);
	const operator = await findOperatorByEmail(platform.db, email);
	const matches = await isPasswordOf(operator?.password_hash, password);
	const token = platform.ids.token();
	const isSignedIn = await signInIfValid(platform, operator ?? unknownOperator(platform, email), {
		matches,
		code,
		token,
		from
	});
	if (operator === void 0 || !isSignedIn) {
		const account = logNameOfOperator(email);
		platform.log.warn({
			account,
			network: from.ipPrefix
		}, "operator sign-in failed");
		refuse("sign_in_failed");
	}
	await clearDelays(platform, counted);
	return {
		token,
		operator: {
			id: operator.id,
			name: operator.name,
			role: operator.role
		}
	};
}
async function signInIfValid(platform, operator, { matches, code, token, from }) {
	const unchanged = new Error("sign-in failed, roll back");
	try {
		await inTransaction(platform.db, async (tx) => {
			const isHeld = await lockOperatorIfUnchanged(tx, operator);
			const isCode = await isCodeOf(tx, platform, operator, code);
			if (!matches || !isHeld || !isCode) throw unchanged;
			const byRecoveryCode = hashRecoveryCode(operator.id, code ?? "") !== void 0;
			await createOperatorSession(tx, platform, {
				operator,
				token,
				from,
				byRecoveryCode
			});
			await changeOperatorLanguage(tx, operator.id, from.language);
			const at = platform.clock.now();
			const isNewDevice = await upsertOperatorDevice(tx, {
				operatorId: operator.id,
				device: sha256$2(from.cookie ?? from.newCookie),
				at
			});
			const event = {
				subject: `operator:${operator.id}`,
				detail: { about: operator.name },
				at
			};
			if (isNewDevice) await recordOperatorEvent(tx, {
				kind: "operator_new_device",
				...event
			});
			if (byRecoveryCode) await recordOperatorEvent(tx, {
				kind: "operator_recovery_code",
				...event
			});
		});
		return true;
	} catch (error) {
		if (error === unchanged) return false;
		throw error;
	}
}
function unknownOperator({ ids, clock, sealer }, email) {
	return {
		id: ids.uuid(),
		email,
		name: "",
		role: "support",
		password_hash: "",
		totp_secret: sealer.seal(newTotpSecret(), sealedFor(email)),
		totp_last_step: 0,
		created_at: clock.now(),
		disabled_at: null,
		version: 1,
		language: "en"
	};
}
async function createOperatorSession(tx, platform, { operator, token, from, byRecoveryCode = false }) {
	const now = platform.clock.now();
	await insertOperatorSession(tx, {
		token_hash: sha256$2(token),
		operator_id: operator.id,
		created_at: now,
		last_seen_at: now,
		confirmed_at: now,
		ends_at: new Date(now.getTime() + OPERATOR_SESSION_S * 1e3),
		user_agent: from.userAgent.slice(0, 300),
		ip: from.ip
	});
	await recordAuditEvent(tx, platform, {
		operator,
		action: "session.open",
		subject: `operator:${operator.id}`,
		...byRecoveryCode && { after: { recovery_code: true } },
		request: from
	});
}
// src/domains/operators/sign-in/owner-links.store.ts
async function insertOwnerLink(tx, link) {
	await tx.insertInto("owner_links").values(link).execute();
}
async function useOwnerLink(tx, tokenHash, now) {
	const link = await tx.deleteFrom("owner_links").where("token_hash", "=", tokenHash).returning(["operator_id", "expires_at"]).executeTakeFirst();
	return link !== void 0 && link.expires_at > now ? link.operator_id : void 0;
}
// src/domains/operators/sign-in/sign-in-with-owner-link.ts
async function signInWithOwnerLink(platform, ticket, from) {
	if (!platform.config.demo) refuse("owner_link_invalid");
	const token = platform.ids.token();
	await inTransaction(platform.db, async (tx) => {
		const id = await useOwnerLink(tx, sha256$2(ticket), platform.clock.now());
		const operator = id === void 0 ? void 0 : await findOperator(tx, id);
		if (operator === void 0 || operator.disabled_at !== null) refuse("owner_link_invalid");
		await createOperatorSession(tx, platform, {
			operator,
			token,
			from
		});
	});
	return { token };
}
// src/domains/operators/sign-in/sign-out-operator.ts
async function signOutOperator(platform, operator, request) {
	await inTransaction(platform.db, async (tx) => {
		await deleteOperatorSession(tx, operator.tokenHash);
		await endImpersonationsBy(tx, operator.id);
		await recordAuditEvent(tx, platform, {
			operator,
			action: "session.end",
			subject: `operator:${operator.id}`,
			request
		});
	});
}
// src/domains/operators/team/team.store.ts
const MOST = 500;
function listTeamRows(db) {
	return teamRows(db).orderBy(sql`operators.disabled_at is not null`).orderBy("operators.name").orderBy("operators.id").limit(MOST).execute();
}
function getTeamMemberRow(db, id) {
	return teamRows(db).where("operators.id", "=", id).executeTakeFirstOrThrow();
}
function teamRows(db) {
	return db.selectFrom("operators").select((row) => [
		"operators.id",
		"operators.name",
		"operators.email",
		"operators.role",
		"operators.disabled_at",
		"operators.created_at",
		"operators.version",
		row("operators.totp_secret", "is not", null).as("has_code"),
		row.selectFrom("audit_events").select("audit_events.at").whereRef("audit_events.operator_id", "=", "operators.id").orderBy("audit_events.id", "desc").limit(1).as("last_action_at"),
		row.selectFrom("operator_sessions").select((session) => session.fn.max("operator_sessions.last_seen_at").as("seen")).whereRef("operator_sessions.operator_id", "=", "operators.id").as("last_seen_at")
	]);
}
async function lockOwners(tx) {
	return (await tx.selectFrom("operators").select("id").where("role", "=", "owner").where("disabled_at", "is", null).orderBy("id").forNoKeyUpdate().execute()).map(({ id }) => id);
}
function listOwnerMails(db) {
	return db.selectFrom("operators").select(["id", "email"]).where("role", "=", "owner").where("disabled_at", "is", null).orderBy("id").execute();
}
function lockOperator(tx, id) {
	return tx.selectFrom("operators").selectAll().where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
}
async function changeOperator(tx, id, change) {
	await tx.updateTable("operators").set({
		...change,
		version: sql`version + 1`
	}).where("id", "=", id).execute();
}
function listInvitationRows(db, now) {
	return db.selectFrom("operator_invitations").innerJoin("operators", "operators.id", "operator_invitations.invited_by").select([
		"operator_invitations.id",
		"operator_invitations.name",
		"operator_invitations.email",
		"operator_invitations.role",
		"operator_invitations.expires_at",
		"operators.name as invited_by"
	]).where("operator_invitations.expires_at", ">", now).orderBy("operator_invitations.created_at").limit(MOST).execute();
}
async function upsertInvitation(tx, invitation) {
	const { email: _key, ...rest } = invitation;
	await tx.insertInto("operator_invitations").values(invitation).onConflict((conflict) => conflict.column("email").doUpdateSet(rest)).execute();
}
function findInvitation(db, tokenHash, now) {
	return db.selectFrom("operator_invitations").selectAll().where("token_hash", "=", tokenHash).where("expires_at", ">", now).executeTakeFirst();
}
function useInvitation(tx, tokenHash, now) {
	return tx.deleteFrom("operator_invitations").where("token_hash", "=", tokenHash).where("expires_at", ">", now).returningAll().executeTakeFirst();
}
function deleteInvitation(tx, id) {
	return tx.deleteFrom("operator_invitations").where("id", "=", id).returningAll().executeTakeFirst();
}
async function deleteInvitationsBy(tx, operatorId) {
	await tx.deleteFrom("operator_invitations").where("invited_by", "=", operatorId).execute();
}
async function deleteOldInvitations(db, now) {
	await db.deleteFrom("operator_invitations").where("expires_at", "<=", now).execute();
}
// src/domains/operators/team/create-invitation.ts
async function createInvitation(tx, { clock, ids, sealer }, { email, name, role, invitedBy }) {
	const now = clock.now();
	const expiresAt = new Date(now.getTime() + INVITATION_LIFETIME_S * 1e3);
	const token = ids.token();
	await upsertInvitation(tx, {
		id: ids.uuid(),
		email,
		name,
		role,
		token_hash: sha256$2(token),
		totp_secret: sealer.seal(newTotpSecret(), sealedFor(email)),
		invited_by: invitedBy,
		created_at: now,
		expires_at: expiresAt
	});
	return {
		token,
		expiresAt
	};
}
// src/domains/operators/sign-in/demo-sign-in.ts
const demoOwnerSignIn = {
	email: "owner@sesame.example",
	password: "open sesame demo"
};
// src/domains/operators/sign-in/start-owner-setup.ts
async function readOwnerSetup({ db, config }) {
	if (config.demo) return {
		needs_owner: false,
		demo: demoOwnerSignIn
	};
	return { needs_owner: !await hasActiveOwner(db) };
}
async function startOwnerSetup(platform, { ticket, email: typed, name }) {
	const { db, clock, config } = platform;
	if (config.demo) refuse("setup_link_invalid");
	const email = normalizeEmail(typed);
	return inTransaction(db, async (tx) => {
		if (!await isSetupLink(tx, sha256$2(ticket), clock.now()) || await hasActiveOwner(tx)) refuse("setup_link_invalid");
		if (!isEmail(email, typed)) refuse("email_invalid");
		const { token } = await createInvitation(tx, platform, {
			email,
			name,
			role: "owner",
			invitedBy: null
		});
		return { token };
	});
}
// src/platform/shop/shop.store.ts
function listShopSettings(db) {
	return db.selectFrom("shop_setting_changes as change").innerJoin("operators", "operators.id", "change.changed_by").distinctOn("change.name").select([
		"change.id",
		"change.name",
		"change.value",
		"change.changed_at",
		"operators.name as changed_by"
	]).orderBy("change.name").orderBy("change.id", "desc").execute();
}
async function insertClosing(tx, { operatorId, at }) {
	await sql`
    insert into shop_setting_changes (name, value, changed_at, changed_by)
    select 'open', 'false'::jsonb, ${at}::timestamptz, ${operatorId}::uuid
    where not exists (select from operators where id <> ${operatorId})
      and not exists (select from shop_setting_changes where name = 'open')`.execute(tx);
}
async function hasOperators(db) {
	return await db.selectFrom("operators").select("id").limit(1).executeTakeFirst() !== void 0;
}
async function findLogo(db, digest) {
	return (await db.selectFrom("brand_logos").select("png").where("digest", "=", digest).executeTakeFirst())?.png;
}
// src/platform/shop/close-new-shop.ts
function closeNewShop(tx, { operatorId, at }) {
	return insertClosing(tx, {
		operatorId,
		at
	});
}
// src/domains/operators/team/accept-invitation.ts
async function readInvitation({ db, clock, config, sealer }, token) {
	const invitation = await findInvitation(db, sha256$2(token), clock.now());
	if (invitation === void 0) refuse("invitation_invalid");
	const { name, email, role, totp_secret } = invitation;
	const secret = sealer.open(totp_secret, sealedFor(email));
	return {
		name,
		email,
		role,
		secret,
		otpauth_url: otpauthUrl(secret, {
			issuer: config.shop().brandName,
			label: email
		})
	};
}
async function acceptInvitation(platform, { token: invitationToken, password, code }, from) {
	const { db, clock, ids, sealer } = platform;
	if (password.length < 8 || password.length > 128) refuse("password_short");
	if (await isCommonPassword(platform, password)) refuse("password_common");
	const now = clock.now();
	const tokenHash = sha256$2(invitationToken);
	if (await findInvitation(db, tokenHash, now) === void 0) refuse("invitation_invalid");
	const passwordHash = await hashPassword(password);
	const token = ids.token();
	return {
		token,
		recovery_codes: await inTransaction(db, async (tx) => {
			const invitation = await useInvitation(tx, tokenHash, now);
			if (invitation === void 0) refuse("invitation_invalid");
			if (invitation.invited_by === null) await requireNoOwner(tx);
			const { email, totp_secret } = invitation;
			const typed = code.replace(/\s/g, "");
			const step = stepOfCode(sealer.open(totp_secret, sealedFor(email)), typed, now);
			if (step === void 0) refuse("second_factor_wrong");
			const known = await findOperatorByEmail(tx, email);
			const { name, role } = known?.disabled_at === null ? known : invitation;
			const id = await upsertOperator$1(tx, {
				id: ids.uuid(),
				email,
				name,
				role,
				password_hash: passwordHash,
				totp_secret,
				created_at: now
			});
			if (invitation.invited_by === null) await closeNewShop(tx, {
				operatorId: id,
				at: now
			});
			await useOperatorStep(tx, id, step);
			await deleteOperatorSessionsOf(tx, id);
			await deleteChat(tx, id);
			const operator = await getTeamMemberRow(tx, id);
			await recordAuditEvent(tx, platform, {
				operator,
				action: "team.accept_invitation",
				subject: `operator:${id}`,
				after: {
					email,
					name,
					role
				},
				request: from
			});
			await createOperatorSession(tx, platform, {
				operator,
				token,
				from
			});
			return issueRecoveryCodes(tx, id);
		})
	};
}
async function requireNoOwner(tx) {
	if (!await deleteSetupLinks(tx)) refuse("invitation_invalid");
	if (await hasActiveOwner(tx)) refuse("invitation_invalid");
}
// src/domains/operators/team/list-team.ts
async function listTeam({ db, clock }) {
	const rows = await listTeamRows(db);
	const invitations = await listInvitationRows(db, clock.now());
	return {
		members: rows.map(serializeTeamMember),
		invitations: invitations.map(({ expires_at, ...invitation }) => ({
			...invitation,
			expires_at: expires_at.toISOString()
		}))
	};
}
function serializeTeamMember({ last_action_at, last_seen_at, ...row }) {
	const seenAt = [last_action_at, last_seen_at].reduce((latest, at) => at !== null && (latest === null || at > latest) ? at : latest, null);
	return {
		id: row.id,
		name: row.name,
		email: row.email,
		role: row.role,
		has_code: Boolean(row.has_code),
		version: row.version,
		disabled_at: row.disabled_at?.toISOString() ?? null,
		created_at: row.created_at.toISOString(),
		last_seen_at: seenAt?.toISOString() ?? null
	};
}
// src/domains/operators/team/change-team-member.ts
function changeRole(platform, seen, role, by) {
	return change(platform, seen, by, async (tx, operator, owners) => {
		if (!mayGrant(by.operator.role, role)) refuse("role_above_own");
		if (role !== "owner" && isLast(operator, owners)) refuse("last_owner");
		await changeOperator(tx, operator.id, { role });
		await endImpersonationsBy(tx, operator.id);
		await deleteInvitationsBy(tx, operator.id);
		await recordOperatorEvent(tx, {
			kind: "operator_role_changed",
			subject: `operator:${operator.id}`,
			detail: { about: operator.name },
			at: platform.clock.now()
		});
		return {
			action: "team.role",
			before: { role: operator.role },
			after: { role }
		};
	});
}
function setDisabled(platform, seen, disabled, by) {
	return change(platform, seen, by, async (tx, operator, owners) => {
		if (disabled && isLast(operator, owners)) refuse("last_owner");
		const disabledAt = disabled ? operator.disabled_at ?? platform.clock.now() : null;
		await changeOperator(tx, operator.id, { disabled_at: disabledAt });
		await deleteOperatorSessionsOf(tx, operator.id);
		await deleteChat(tx, operator.id);
		await endImpersonationsBy(tx, operator.id);
		await deleteInvitationsBy(tx, operator.id);
		return {
			action: disabled ? "team.disable" : "team.enable",
			before: { disabled: operator.disabled_at !== null },
			after: { disabled }
		};
	});
}
function isLast({ id }, owners) {
	return owners.length === 1 && owners[0] === id;
}
function change(platform, seen, by, decide) {
	const { id, version, reason } = seen;
	return inTransaction(platform.db, async (tx) => {
		const owners = await lockOwners(tx);
		const operator = await lockOperator(tx, id);
		if (operator === void 0) refuse("not_found");
		if (operator.version !== version) refuse("version_conflict", { current: serializeTeamMember(await getTeamMemberRow(tx, id)) });
		if (!mayGrant(by.operator.role, operator.role)) refuse("role_above_own");
		const event = await decide(tx, operator, owners);
		const after = serializeTeamMember(await getTeamMemberRow(tx, id));
		await recordAuditEvent(tx, platform, {
			...by,
			...event,
			subject: `operator:${id}`,
			reason
		});
		return after;
	});
}
// src/domains/operators/team/invite-operator.ts
async function inviteOperator(platform, { email: typed, name, role }, by) {
	const email = normalizeEmail(typed);
	if (!isEmail(email, typed)) refuse("email_invalid");
	if (!mayGrant(by.operator.role, role)) refuse("role_above_own");
	return inTransaction(platform.db, async (tx) => {
		const known = await findOperatorByEmail(tx, email);
		if (known !== void 0 && known.disabled_at === null) refuse("operator_exists");
		if (known !== void 0 && !mayGrant(by.operator.role, known.role)) refuse("role_above_own");
		const invited = await invite(tx, platform, {
			email,
			name,
			role
		}, by);
		await recordAuditEvent(tx, platform, {
			...by,
			action: "team.invite",
			subject: `operator:${email}`,
			after: {
				email,
				name,
				role
			}
		});
		return invited;
	});
}
async function resetOperatorAccess(platform, { id, reason }, by) {
	return inTransaction(platform.db, async (tx) => {
		const operator = await lockOperator(tx, id);
		if (operator === void 0 || operator.disabled_at !== null) refuse("not_found");
		if (!mayGrant(by.operator.role, operator.role)) refuse("role_above_own");
		const invited = await invite(tx, platform, operator, by);
		await recordAuditEvent(tx, platform, {
			...by,
			action: "team.reset_access",
			subject: `operator:${id}`,
			reason
		});
		return invited;
	});
}
async function withdrawInvitation(platform, id, by) {
	await inTransaction(platform.db, async (tx) => {
		const invitation = await deleteInvitation(tx, id);
		if (invitation === void 0) refuse("not_found");
		const { email, name, role } = invitation;
		await recordAuditEvent(tx, platform, {
			...by,
			action: "team.withdraw",
			subject: `operator:${email}`,
			before: {
				email,
				name,
				role
			}
		});
	});
}
async function invite(tx, platform, { email, name, role }, { operator, language }) {
	const { ids, mail, publicUrl } = platform;
	const invitation = {
		email,
		name,
		role,
		invitedBy: operator.id
	};
	const { token, expiresAt } = await createInvitation(tx, platform, invitation);
	const path = `/admin/join?token=${token}`;
	if (mail.enabled) await mail.queue(tx, {
		key: `operator-invitation:${ids.uuid()}`,
		to: email,
		language,
		mail: invitationMail(shopOf(platform), language, {
			path,
			inviter: operator.name
		})
	});
	return {
		expires_at: expiresAt.toISOString(),
		link: mail.enabled ? null : `${publicUrl()}${path}`
	};
}
// src/domains/operators/team/team.console-routes.ts
function teamRoutes(api) {
	const { platform } = api;
	bind(api, listTeam$1, () => listTeam(platform));
	bind(api, inviteOperator$1, ({ body, by, language }) => inviteOperator(platform, body, {
		...by,
		language
	}));
	bind(api, withdrawInvitation$1, ({ params, by }) => withdrawInvitation(platform, params.id, by));
	bind(api, resetOperatorAccess$1, ({ params, body, by, language }) => resetOperatorAccess(platform, {
		...params,
		...body
	}, {
		...by,
		language
	}));
	bind(api, changeOperatorRole, ({ params, body, by }) => changeRole(platform, {
		...params,
		...body
	}, body.role, by));
	bind(api, disableOperator, ({ params, body, by }) => setDisabled(platform, {
		...params,
		...body
	}, body.disabled, by));
	bind(api, readInvitation$1, (call) => readInvitation(platform, call.body.token));
	bind(api, acceptInvitation$1, (call) => acceptInvitation(platform, call.body, {
		ip: call.ip,
		userAgent: call.headers["user-agent"] ?? ""
	}));
}
// src/domains/operators/operators.console-routes.ts
const DEVICE_COOKIE = "sesame-console-device";
function operatorRoutes(api) {
	const { platform } = api;
	auditLogRoutes(api);
	teamRoutes(api);
	bind(api, signInOperator$1, async (call) => {
		const cookie = readDeviceCookie(call.headers, platform.publicUrl(), DEVICE_COOKIE);
		const newCookie = platform.ids.token();
		const answer = await signInOperator(platform, call.body, {
			ip: call.ip,
			ipPrefix: ipPrefix(call.ip),
			userAgent: call.headers["user-agent"] ?? "",
			cookie,
			newCookie,
			language: call.language
		});
		setDeviceCookie(call, platform.publicUrl(), DEVICE_COOKIE, cookie ?? newCookie);
		return answer;
	});
	bind(api, signInWithOwnerLink$1, (call) => signInWithOwnerLink(platform, call.body.ticket, {
		ip: call.ip,
		userAgent: call.headers["user-agent"] ?? ""
	}));
	bind(api, getOwnerSetup, () => readOwnerSetup(platform));
	bind(api, startOwnerSetup$1, ({ body }) => startOwnerSetup(platform, body));
	bind(api, countOperatorRecoveryCodes, ({ operator }) => countOwnRecoveryCodes(platform, operator));
	bind(api, renewOperatorRecoveryCodes, ({ by }) => renewOwnRecoveryCodes(platform, by));
	bind(api, getOperatorSession, ({ operator }) => ({
		time_zone: platform.config.shop().timeZone,
		operator: {
			id: operator.id,
			name: operator.name,
			role: operator.role
		},
		permissions: [...permissionsOf[operator.role]],
		ends_at: operator.endsAt.toISOString()
	}));
	bind(api, confirmOperator$1, (call) => confirmOperator(platform, call.operator, call.body, call));
	bind(api, renameOwnOperator$1, (call) => renameOwnOperator(platform, call.body.name, call.by));
	bind(api, changeOwnPassword$1, (call) => changeOwnPassword(platform, call.body.password, call.by));
	bind(api, listOperatorSessions, (call) => listOwnSessions(platform, call.operator));
	bind(api, endOtherOperatorSessions, (call) => endOtherSessions(platform, call.operator, call));
	bind(api, signOutOperator$1, (call) => signOutOperator(platform, call.operator, call));
}
// src/domains/operators/team/mail-owners.ts
async function mailOwners(tx, { mail: outbox }, { key, language, mail }) {
	for (const { id, email } of await listOwnerMails(tx)) await outbox.queue(tx, {
		key: `${key}:${id}`,
		to: email,
		language,
		mail
	});
}
// src/domains/operators/audit-log/audit-heads.store.ts
async function insertHead(tx, day, publishedAt) {
	const { rows } = await sql`
    with head as (select id, hash, at from audit_events order by id desc limit 1),
      written as (
        insert into audit_heads (day, event_id, hash, published_at)
        select ${day}::date, id, hash, ${publishedAt}::timestamptz from head
        on conflict (day) do nothing returning event_id)
    select id, encode(hash, 'hex') as hash, at from head join written on event_id = id`.execute(tx);
	return rows[0];
}
// src/domains/operators/audit-log/publish-audit-head.ts
function publishAuditHead(platform) {
	const at = platform.clock.now();
	const day = at.toISOString().slice(0, 10);
	return inTransaction(platform.db, async (tx) => {
		const head = await insertHead(tx, day, at);
		if (head === void 0) return;
		await mailOwners(tx, platform, {
			key: `audit-head:${day}`,
			language: "en",
			mail: auditHeadMail(shopOf(platform), "en", head)
		});
		platform.log.info({
			audit_head: `${head.id}:${head.hash}`,
			at: head.at
		}, "head of the audit log");
	});
}
// src/domains/operators/operators.jobs.ts
const DEVICE_RETENTION_MS = 15552e6;
function operatorJobs(platform) {
	platform.jobs.schedule("delete-expired-operator-sessions", 600, () => deleteExpiredOperatorSessions(platform));
	platform.jobs.schedule("delete-old-operator-devices", 86400, () => deleteOldOperatorDevices(platform.db, new Date(platform.clock.now().getTime() - DEVICE_RETENTION_MS)));
	platform.jobs.schedule("publish-audit-head", 3600, () => publishAuditHead(platform));
	platform.jobs.schedule("delete-old-invitations", 3600, () => deleteOldInvitations(platform.db, platform.clock.now()));
}
// src/domains/operators/sign-in/create-setup-link.ts
const LIFETIME_MS = 864e5;
async function createSetupLink(platform) {
	const { db, clock, ids, publicUrl } = platform;
	const now = clock.now();
	const ticket = ids.token();
	return inTransaction(db, async (tx) => {
		if (await hasActiveOwner(tx)) return void 0;
		const expiresAt = new Date(now.getTime() + LIFETIME_MS);
		await insertSetupLink(tx, {
			token_hash: sha256$2(ticket),
			expires_at: expiresAt
		}, now);
		return `${publicUrl()}/admin/setup#${ticket}`;
	});
}
// src/domains/operators/team/create-owner.ts
async function createOwner(tx, platform, { id, email, password }) {
	const isFirst = !await hasOperators$1(tx);
	const owner = await upsertOperator(tx, platform, {
		id,
		email,
		name: "Owner",
		role: "owner",
		password
	});
	if (isFirst) await closeNewShop(tx, {
		operatorId: owner.id,
		at: platform.clock.now()
	});
	return {
		...owner,
		hasClosedShop: isFirst
	};
}
export { hashPassword as $, Refusal as $n, supportUrlOf as $t, enqueueDue as A, perPlatform as An, lockUser as At, openConnection as B, register as Bn, operatorMailExamples as Bt, discardMail as C, answered as Cn, insertImpersonation as Ct, markMailSent as D, runWithSignal as Dn, findUser as Dt, insertMail as E, together as En, findContact as Et, isTrc20Address as F, bind as Fn, hasSessionFrom as Ft, addressField as G, refusalBody as Gn, layoutMail as Gt, valuesInForce as H, ipPrefix as Hn, mailMoney as Ht, esm_default as I, bindInline as In, beginsWith as It, guessLanguage as J, texts as Jn, readBrand as Jt, publicUrlOf as K, dictionaryOf as Kn, shopOf as Kt, telegramJobs as L, callOf as Ln, listAnswers as Lt, listDeadJobs as M, readsOf as Mn, setBlocked$1 as Mt, listFailingJobsAbout as N, upToDate as Nn, updateUser$1 as Nt, recordMailFailure as O, bindList as On, findUserByEmail as Ot, updateFailingAlerts as P, awaitOwnChange as Pn, deleteSession as Pt, requirePassword as Q, acceptLanguage as Qn, standardNameRu as Qt, connectionContext as R, guardsOf as Rn, csvFile as Rt, deleteOldMails as S, inTransaction as Sn, userMailExamples as St, hasMailsAwaitingServer as T, withCommit as Tn, clearCoupon as Tt, connections as U, inTime as Un, mailRubles as Ut, readConnections as V, sendJson as Vn, mailDate as Vt, addressConnection as W, onError as Wn, mailTime as Wt, editTelegramMessage as X, splitByLanguage as Xn, savedValues$1 as Xt, sendTelegramTest as Y, textTable as Yn, brandNameIn as Yt, identifyBot as Z, fillText as Zn, shopFrom as Zt, OutboundError as _, raiseAlert as _n, isInside as _r, notifyUser as _t, operatorRoutes as a, disconnectChat as an, acceptedEncoding as ar, sealedFor$1 as at, userJobs as b, changeOperatorLanguage as bn, JobFailed as bt, listShopSettings as c, recordOperatorEvent as cn, varyByEncoding as cr, createAccount as ct, authenticateOperatorsWith as d, setChatBlocked as dn, keyset as dr, normalizeEmail as dt, escapeHtml as en, refuse as er, createSemaphore as et, noteChangesWith as f, recordExportsWith as fn, whereOf as fr, planDeletion as ft, userRoutes as g, noteAlert as gn, lookupPublicAddress as gr, mailUser as gt, authenticateWith as h, listOpenSubjects as hn, isPublicHost as hr, mailContact as ht, mailOwners as i, startChatLink as in, Unchanged as ir, createSession as it, countDeadJobs as j, createReads as jn, rememberCampaign as jt, releaseMailsAwaitingServer as k, bindReading as kn, hasUsers as kt, demoOwnerSignIn as l, findChat$1 as ln, RequestLog as lr, findInviter as lt, upsertOperator as m, closeRefundAlerts as mn, isPublicAddress as mr, gatherData as mt, createSetupLink as n, oklchToRgb as nn, PlainText as nr, forceReset as nt, findLogo as o, connectChat as on, sendPrecomputed as or, removeSecondFactor as ot, sealedFor as p, closeAlerts as pn, PrivateHost as pr, endSessions as pt, cleanName as q, textOf$3 as qn, MAIL_LOGO_PATH as qt, operatorJobs as r, rgbToHex as rn, Precomputed as rr, listSessions as rt, hasOperators as s, FROM_TELEGRAM as sn, varyBy as sr, sendConfirmation as st, createOwner as t, contrastOf as tn, FileAnswer as tr, pLimit as tt, insertOwnerLink as u, lockOperatorOfChat as un, unitOf as ur, isEmail as ut, createOutbound as v, setAlertDue as vn, notifyByTelegram as vt, findUnsentMail as w, beforeCommit as wn, getUser as wt, countMailsSince as x, findOperator as xn, defineQueue as xt, reencodeImage as y, recordAuditEvent as yn, queueMessage as yt, connectionShop as z, jsonOf$1 as zn, csvList as zt };

//# sourceMappingURL=operators-D9b4pohM.js.map