import { r as __exportAll } from "./rolldown-runtime-B50NcwA4.js";
import { EventEmitter } from "events";
import * as crypto$1 from "crypto";
import * as fs from "fs";
import * as path from "path";
import * as os from "os";
import * as http_ from "http";
import * as https_ from "https";
// ../node_modules/stripe/esm/Error.js
var Error_exports = __exportAll({
	AlreadyCanceledError: () => AlreadyCanceledError,
	BlockedByStripeError: () => BlockedByStripeError,
	CannotProceedError: () => CannotProceedError,
	CapabilityNotEnabledError: () => CapabilityNotEnabledError,
	ControlledByAlternateResourceError: () => ControlledByAlternateResourceError,
	FeatureNotEnabledError: () => FeatureNotEnabledError,
	FinancialAccountNotOpenError: () => FinancialAccountNotOpenError,
	FxQuoteNeedsRefreshError: () => FxQuoteNeedsRefreshError,
	InsufficientFundsError: () => InsufficientFundsError,
	InvalidPaymentMethodError: () => InvalidPaymentMethodError,
	InvalidPayoutMethodError: () => InvalidPayoutMethodError,
	InvalidVaultedCredentialError: () => InvalidVaultedCredentialError,
	NotCancelableError: () => NotCancelableError,
	QuotaExceededError: () => QuotaExceededError,
	RateLimitError: () => RateLimitError,
	RecipientNotNotifiableError: () => RecipientNotNotifiableError,
	StripeAPIError: () => StripeAPIError,
	StripeAuthenticationError: () => StripeAuthenticationError,
	StripeCardError: () => StripeCardError,
	StripeConnectionError: () => StripeConnectionError,
	StripeError: () => StripeError,
	StripeIdempotencyError: () => StripeIdempotencyError,
	StripeInvalidClientError: () => StripeInvalidClientError,
	StripeInvalidGrantError: () => StripeInvalidGrantError,
	StripeInvalidRequestError: () => StripeInvalidRequestError,
	StripeInvalidScopeError: () => StripeInvalidScopeError,
	StripeOAuthError: () => StripeOAuthError,
	StripeOAuthInvalidRequestError: () => StripeOAuthInvalidRequestError,
	StripePermissionError: () => StripePermissionError,
	StripeRateLimitError: () => StripeRateLimitError,
	StripeSignatureVerificationError: () => StripeSignatureVerificationError,
	StripeUnsupportedGrantTypeError: () => StripeUnsupportedGrantTypeError,
	StripeUnsupportedResponseTypeError: () => StripeUnsupportedResponseTypeError,
	TemporarySessionExpiredError: () => TemporarySessionExpiredError,
	VerificationAttemptFailedError: () => VerificationAttemptFailedError,
	VerificationExpiredError: () => VerificationExpiredError,
	VerificationNotInitiatedError: () => VerificationNotInitiatedError,
	generateOAuthError: () => generateOAuthError,
	generateV1Error: () => generateV1Error,
	generateV2Error: () => generateV2Error
});
const generateV1Error = (rawStripeError) => {
	const statusCode = rawStripeError.statusCode;
	if (statusCode === 429 || statusCode === 400 && rawStripeError.code === "rate_limit") return new StripeRateLimitError(rawStripeError);
	if (statusCode === 400 || statusCode === 404) {
		if (rawStripeError.type === "idempotency_error") return new StripeIdempotencyError(rawStripeError);
		return new StripeInvalidRequestError(rawStripeError);
	}
	if (statusCode === 401) return new StripeAuthenticationError(rawStripeError);
	if (statusCode === 402) return new StripeCardError(rawStripeError);
	if (statusCode === 403) return new StripePermissionError(rawStripeError);
	return new StripeAPIError(rawStripeError);
};
const generateOAuthError = (rawStripeError) => {
	switch (rawStripeError.type) {
		case "invalid_grant": return new StripeInvalidGrantError(rawStripeError);
		case "invalid_client": return new StripeInvalidClientError(rawStripeError);
		case "invalid_request": return new StripeOAuthInvalidRequestError(rawStripeError);
		case "invalid_scope": return new StripeInvalidScopeError(rawStripeError);
		case "unsupported_grant_type": return new StripeUnsupportedGrantTypeError(rawStripeError);
		case "unsupported_response_type": return new StripeUnsupportedResponseTypeError(rawStripeError);
		default: return new StripeOAuthError(rawStripeError);
	}
};
const generateV2Error = (rawStripeError) => {
	switch (rawStripeError.type) {
		case "idempotency_error": return new StripeIdempotencyError(rawStripeError);
		case "already_canceled": return new AlreadyCanceledError(rawStripeError);
		case "blocked_by_stripe": return new BlockedByStripeError(rawStripeError);
		case "cannot_proceed": return new CannotProceedError(rawStripeError);
		case "capability_not_enabled": return new CapabilityNotEnabledError(rawStripeError);
		case "controlled_by_alternate_resource": return new ControlledByAlternateResourceError(rawStripeError);
		case "feature_not_enabled": return new FeatureNotEnabledError(rawStripeError);
		case "financial_account_not_open": return new FinancialAccountNotOpenError(rawStripeError);
		case "fx_quote_needs_refresh": return new FxQuoteNeedsRefreshError(rawStripeError);
		case "insufficient_funds": return new InsufficientFundsError(rawStripeError);
		case "invalid_payment_method": return new InvalidPaymentMethodError(rawStripeError);
		case "invalid_payout_method": return new InvalidPayoutMethodError(rawStripeError);
		case "invalid_vaulted_credential": return new InvalidVaultedCredentialError(rawStripeError);
		case "not_cancelable": return new NotCancelableError(rawStripeError);
		case "quota_exceeded": return new QuotaExceededError(rawStripeError);
		case "rate_limit": return new RateLimitError(rawStripeError);
		case "recipient_not_notifiable": return new RecipientNotNotifiableError(rawStripeError);
		case "temporary_session_expired": return new TemporarySessionExpiredError(rawStripeError);
		case "verification_attempt_failed": return new VerificationAttemptFailedError(rawStripeError);
		case "verification_expired": return new VerificationExpiredError(rawStripeError);
		case "verification_not_initiated": return new VerificationNotInitiatedError(rawStripeError);
	}
	switch (rawStripeError.code) {
		case "invalid_fields": return new StripeInvalidRequestError(rawStripeError);
	}
	return generateV1Error(rawStripeError);
};
var StripeError = class extends Error {
	constructor(raw = {}, type = null) {
		super(raw.message);
		this.type = type || this.constructor.name;
		this.raw = raw;
		this.rawType = raw.type;
		this.detail = raw.detail;
		this.headers = raw.headers;
		this.requestId = raw.requestId;
		this.statusCode = raw.statusCode;
		this.message = raw.message ?? "";
		this.userMessage = raw.user_message;
		this.advice_code = raw.advice_code;
		this.charge = raw.charge;
		this.code = raw.code;
		this.decline_code = raw.decline_code;
		this.doc_url = raw.doc_url;
		this.network_advice_code = raw.network_advice_code;
		this.network_decline_code = raw.network_decline_code;
		this.param = raw.param;
		this.payment_intent = raw.payment_intent;
		this.payment_method = raw.payment_method;
		this.payment_method_type = raw.payment_method_type;
		this.request_log_url = raw.request_log_url;
		this.setup_intent = raw.setup_intent;
		this.source = raw.source;
		this.user_message = raw.user_message;
	}
};
StripeError.generate = generateV1Error;
var StripeCardError = class extends StripeError {
	constructor(raw = {}) {
		super(raw, "StripeCardError");
		this.decline_code = raw.decline_code ?? "";
	}
};
var StripeInvalidRequestError = class extends StripeError {
	constructor(raw = {}) {
		super(raw, "StripeInvalidRequestError");
	}
};
var StripeAPIError = class extends StripeError {
	constructor(raw = {}) {
		super(raw, "StripeAPIError");
	}
};
var StripeAuthenticationError = class extends StripeError {
	constructor(raw = {}) {
		super(raw, "StripeAuthenticationError");
	}
};
var StripePermissionError = class extends StripeError {
	constructor(raw = {}) {
		super(raw, "StripePermissionError");
	}
};
var StripeRateLimitError = class extends StripeError {
	constructor(raw = {}) {
		super(raw, "StripeRateLimitError");
	}
};
var StripeConnectionError = class extends StripeError {
	constructor(raw = {}) {
		super(raw, "StripeConnectionError");
	}
};
var StripeSignatureVerificationError = class extends StripeError {
	constructor(header, payload, raw = {}) {
		super(raw, "StripeSignatureVerificationError");
		this.header = header;
		this.payload = payload;
	}
};
var StripeIdempotencyError = class extends StripeError {
	constructor(raw = {}) {
		super(raw, "StripeIdempotencyError");
	}
};
var StripeOAuthError = class extends StripeError {
	constructor(raw = {}, type = "StripeOAuthError") {
		super(raw, type);
	}
};
var StripeInvalidGrantError = class extends StripeOAuthError {
	constructor(raw = {}) {
		super(raw, "StripeInvalidGrantError");
	}
};
var StripeInvalidClientError = class extends StripeOAuthError {
	constructor(raw = {}) {
		super(raw, "StripeInvalidClientError");
	}
};
var StripeOAuthInvalidRequestError = class extends StripeOAuthError {
	constructor(raw = {}) {
		super(raw, "StripeOAuthInvalidRequestError");
	}
};
var StripeInvalidScopeError = class extends StripeOAuthError {
	constructor(raw = {}) {
		super(raw, "StripeInvalidScopeError");
	}
};
var StripeUnsupportedGrantTypeError = class extends StripeOAuthError {
	constructor(raw = {}) {
		super(raw, "StripeUnsupportedGrantTypeError");
	}
};
var StripeUnsupportedResponseTypeError = class extends StripeOAuthError {
	constructor(raw = {}) {
		super(raw, "StripeUnsupportedResponseTypeError");
	}
};
var AlreadyCanceledError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "AlreadyCanceledError");
	}
};
var BlockedByStripeError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "BlockedByStripeError");
	}
};
var CannotProceedError = class extends StripeError {
	constructor(rawStripeError) {
		super(rawStripeError, "CannotProceedError");
		this.reason = this.raw.reason;
	}
};
var CapabilityNotEnabledError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "CapabilityNotEnabledError");
	}
};
var ControlledByAlternateResourceError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "ControlledByAlternateResourceError");
	}
};
var FeatureNotEnabledError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "FeatureNotEnabledError");
	}
};
var FinancialAccountNotOpenError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "FinancialAccountNotOpenError");
	}
};
var FxQuoteNeedsRefreshError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "FxQuoteNeedsRefreshError");
	}
};
var InsufficientFundsError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "InsufficientFundsError");
	}
};
var InvalidPaymentMethodError = class extends StripeError {
	constructor(rawStripeError) {
		super(rawStripeError, "InvalidPaymentMethodError");
		this.invalid_param = this.raw.invalid_param;
	}
};
var InvalidPayoutMethodError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "InvalidPayoutMethodError");
	}
};
var InvalidVaultedCredentialError = class extends StripeError {
	constructor(rawStripeError) {
		super(rawStripeError, "InvalidVaultedCredentialError");
		this.invalid_param = this.raw.invalid_param;
	}
};
var NotCancelableError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "NotCancelableError");
	}
};
var QuotaExceededError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "QuotaExceededError");
	}
};
var RateLimitError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "RateLimitError");
	}
};
var RecipientNotNotifiableError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "RecipientNotNotifiableError");
	}
};
var TemporarySessionExpiredError = class extends StripeError {
	constructor(rawStripeError = {}) {
		super(rawStripeError, "TemporarySessionExpiredError");
	}
};
var VerificationAttemptFailedError = class extends StripeError {
	constructor(rawStripeError) {
		super(rawStripeError, "VerificationAttemptFailedError");
		this.verification_status = this.raw.verification_status;
	}
};
var VerificationExpiredError = class extends StripeError {
	constructor(rawStripeError) {
		super(rawStripeError, "VerificationExpiredError");
		this.verification_status = this.raw.verification_status;
	}
};
var VerificationNotInitiatedError = class extends StripeError {
	constructor(rawStripeError) {
		super(rawStripeError, "VerificationNotInitiatedError");
		this.verification_status = this.raw.verification_status;
	}
};
// ../node_modules/stripe/esm/net/HttpClient.js
var HttpClient = class HttpClient {
	getClientName() {
		throw new Error("getClientName not implemented.");
	}
	makeRequest(host, port, path, method, headers, requestData, protocol, timeout) {
		throw new Error("makeRequest not implemented.");
	}
	static makeTimeoutError() {
		const timeoutErr = new TypeError(HttpClient.TIMEOUT_ERROR_CODE);
		timeoutErr.code = HttpClient.TIMEOUT_ERROR_CODE;
		return timeoutErr;
	}
	static makeResponseBodyError(exception) {
		const error = new HttpClientResponseBodyError("Failed to read the response body");
		error.exception = exception;
		if (exception && typeof exception.code === "string") error.code = exception.code;
		return error;
	}
};
HttpClient.CONNECTION_CLOSED_ERROR_CODES = ["ECONNRESET", "EPIPE"];
HttpClient.TIMEOUT_ERROR_CODE = "ETIMEDOUT";
var HttpClientResponse = class {
	constructor(statusCode, headers) {
		this._statusCode = statusCode;
		this._headers = headers;
	}
	getStatusCode() {
		return this._statusCode;
	}
	getHeaders() {
		return this._headers;
	}
	getRawResponse() {
		throw new Error("getRawResponse not implemented.");
	}
	toStream(streamCompleteCallback) {
		throw new Error("toStream not implemented.");
	}
	toJSON() {
		throw new Error("toJSON not implemented.");
	}
	_parseResponseBody(body) {
		try {
			return JSON.parse(body);
		} catch (e) {
			if (e instanceof Error) e.rawBody = body;
			throw e;
		}
	}
};
var HttpClientRuntimeError = class extends Error {};
var HttpClientResponseBodyError = class extends Error {};
// ../node_modules/stripe/esm/Types.js
const DEFAULT_BASE_ADDRESSES = {
	api: "api.stripe.com",
	files: "files.stripe.com",
	connect: "connect.stripe.com",
	meter_events: "meter-events.stripe.com"
};
// ../node_modules/stripe/esm/utils.js
function queryStringifyRequestData(data) {
	return stringifyRequestData(data);
}
function encodeQueryValue(value) {
	return encodeURIComponent(value).replace(/!/g, "%21").replace(/\*/g, "%2A").replace(/\(/g, "%28").replace(/\)/g, "%29").replace(/'/g, "%27").replace(/%5B/g, "[").replace(/%5D/g, "]");
}
function valueToString(value) {
	if (value instanceof Date) return Math.floor(value.getTime() / 1e3).toString();
	if (value === null) return "";
	return String(value);
}
function stringifyRequestData(data) {
	const pairs = [];
	function encode(key, value) {
		if (value === void 0) return;
		if (value === null || typeof value !== "object" || value instanceof Date) {
			pairs.push(encodeQueryValue(key) + "=" + encodeQueryValue(valueToString(value)));
			return;
		}
		if (Array.isArray(value)) {
			for (let i = 0; i < value.length; i++) if (value[i] !== void 0) encode(key + "[" + i + "]", value[i]);
			return;
		}
		for (const k of Object.keys(value)) encode(key + "[" + k + "]", value[k]);
	}
	if (typeof data === "object" && data !== null) for (const key of Object.keys(data)) encode(key, data[key]);
	return pairs.join("&");
}
const makeURLInterpolator = (() => {
	const rc = {
		"\n": "\\n",
		"\"": "\\\"",
		"\u2028": "\\u2028",
		"\u2029": "\\u2029"
	};
	return (str) => {
		const cleanString = str.replace(/["\n\r\u2028\u2029]/g, ($0) => rc[$0]);
		return (outputs) => {
			return cleanString.replace(/\{([\s\S]+?)\}/g, ($0, $1) => {
				const output = outputs[$1];
				if (isValidEncodeUriComponentType(output)) return encodeURIComponent(output);
				return "";
			});
		};
	};
})();
function isValidEncodeUriComponentType(value) {
	return [
		"number",
		"string",
		"boolean"
	].includes(typeof value);
}
function processOptions(options) {
	const result = {
		authenticator: null,
		headers: {},
		settings: {},
		streaming: false,
		apiBase: null
	};
	if (!options) return result;
	if (options.apiKey) result.authenticator = createApiKeyAuthenticator(options.apiKey);
	if (options.idempotencyKey) result.headers["Idempotency-Key"] = options.idempotencyKey;
	if (options.stripeAccount) result.headers["Stripe-Account"] = options.stripeAccount;
	if (options.stripeContext) {
		if (result.headers["Stripe-Account"]) throw new Error("Can't specify both stripeAccount and stripeContext.");
		result.headers["Stripe-Context"] = options.stripeContext;
	}
	if (options.apiVersion) result.headers["Stripe-Version"] = options.apiVersion;
	if (Number.isInteger(options.maxNetworkRetries)) result.settings.maxNetworkRetries = options.maxNetworkRetries;
	if (Number.isInteger(options.timeout)) result.settings.timeout = options.timeout;
	if (options.authenticator) {
		if (options.apiKey) throw new Error("Can't specify both apiKey and authenticator.");
		if (typeof options.authenticator !== "function") throw new Error("The authenticator must be a function receiving a request as the first parameter.");
		result.authenticator = options.authenticator;
	}
	if (options.headers) Object.assign(result.headers, options.headers);
	if (options.streaming) result.streaming = true;
	return result;
}
function removeNullish(obj) {
	if (typeof obj !== "object") throw new Error("Argument must be an object");
	return Object.keys(obj).reduce((result, key) => {
		if (obj[key] != null) result[key] = obj[key];
		return result;
	}, {});
}
function normalizeHeaders(obj) {
	if (!(obj && typeof obj === "object")) return obj;
	return Object.keys(obj).reduce((result, header) => {
		result[normalizeHeader(header)] = obj[header];
		return result;
	}, {});
}
function normalizeHeader(header) {
	return header.split("-").map((text) => text.charAt(0).toUpperCase() + text.substr(1).toLowerCase()).join("-");
}
function pascalToCamelCase(name) {
	if (name === "OAuth") return "oauth";
	else return name[0].toLowerCase() + name.substring(1);
}
function isObject(obj) {
	const type = typeof obj;
	return (type === "function" || type === "object") && !!obj;
}
function flattenAndStringify(data) {
	const result = {};
	const step = (obj, prevKey) => {
		Object.entries(obj).forEach(([key, value]) => {
			const newKey = prevKey ? `${prevKey}[${key}]` : key;
			if (isObject(value)) {
				if (!(value instanceof Uint8Array) && !Object.prototype.hasOwnProperty.call(value, "data")) return step(value, newKey);
				else result[newKey] = value;
			} else result[newKey] = String(value);
		});
	};
	step(data, null);
	return result;
}
function validateInteger(name, n, defaultVal) {
	if (!Number.isInteger(n)) {
		if (defaultVal !== void 0) return defaultVal;
		else throw new Error(`${name} must be an integer`);
	}
	return n;
}
const AI_AGENTS = [
	["ANTIGRAVITY_CLI_ALIAS", "antigravity"],
	["CLAUDECODE", "claude_code"],
	["CLINE_ACTIVE", "cline"],
	["CODEX_SANDBOX", "codex_cli"],
	["CODEX_THREAD_ID", "codex_cli"],
	["CODEX_SANDBOX_NETWORK_DISABLED", "codex_cli"],
	["CODEX_CI", "codex_cli"],
	["CURSOR_AGENT", "cursor"],
	["GEMINI_CLI", "gemini_cli"],
	["HERMES_AGENT", "hermes"],
	["OPENCLAW_SHELL", "openclaw"],
	["OPENCODE", "open_code"]
];
function detectAIAgent(env) {
	for (const [envVar, agentName] of AI_AGENTS) if (env[envVar]) return agentName;
	return "";
}
function createApiKeyAuthenticator(apiKey) {
	const authenticator = (request) => {
		request.headers.Authorization = "Bearer " + apiKey;
		return Promise.resolve();
	};
	authenticator._apiKey = apiKey;
	return authenticator;
}
function concat(arrays) {
	const totalLength = arrays.reduce((len, array) => len + array.length, 0);
	const merged = new Uint8Array(totalLength);
	let offset = 0;
	arrays.forEach((array) => {
		merged.set(array, offset);
		offset += array.length;
	});
	return merged;
}
function dateTimeReplacer(key, value) {
	if (this[key] instanceof Date) return Math.floor(this[key].getTime() / 1e3).toString();
	return value;
}
function jsonStringifyRequestData(data) {
	return JSON.stringify(data, dateTimeReplacer);
}
function validatePath(path) {
	if (typeof path !== "string" || !path.startsWith("/") || path.startsWith("//")) throw new Error(`Request path must be a string beginning with a single "/", got: ${JSON.stringify(path)}`);
}
function getAPIMode(path) {
	if (!path) return "v1";
	return path.startsWith("/v2") ? "v2" : "v1";
}
function parseHttpHeaderAsString(header) {
	if (Array.isArray(header)) return header.join(", ");
	return String(header);
}
function parseHeadersForFetch(headers) {
	return Object.entries(headers).map(([key, value]) => {
		return [key, parseHttpHeaderAsString(value)];
	});
}
function parsePayload(payload) {
	const raw = payload instanceof Uint8Array ? new TextDecoder("utf8").decode(payload) : payload;
	return JSON.parse(raw);
}
function isBlankWebhookSecret(secret) {
	return !secret || /^[ \t\r\n\f\v]*$/.test(secret);
}
function maybeExtractFromCloudProviderEnvelope(payload) {
	const parsed = parsePayload(payload);
	if ("detail" in parsed) return parsed.detail;
	if ("specversion" in parsed && "data" in parsed) return parsed.data;
	if (parsed.object === "event" || parsed.object === "v2.core.event") return parsed;
	throw new Error("Unrecognized event format. The payload must be an AWS EventBridge/Azure Event Grid event envelope or a Stripe webhook (thin event notification or snapshot).");
}
const CALL_SITE_MARKER = "\nOriginating from:";
function attachCallSiteToError(err, callSiteStack) {
	if (!err || !err.stack || !callSiteStack) return;
	const callerFrames = callSiteStack.substring(callSiteStack.indexOf("\n") + 1);
	const existingMarkerIdx = err.stack.indexOf(CALL_SITE_MARKER);
	err.stack = `${existingMarkerIdx >= 0 ? err.stack.substring(0, existingMarkerIdx) : err.stack}${CALL_SITE_MARKER}\n${callerFrames}`;
}
// ../node_modules/stripe/esm/RequestSender.js
const STRIPE_NOTICE_SUPPRESSION_MESSAGE = "To suppress Stripe notices in test and sandbox environments, set the STRIPE_SUPPRESS_NOTICES environment variable to true.";
var RequestSender = class RequestSender {
	constructor(stripe, maxBufferedRequestMetric) {
		this._stripe = stripe;
		this._maxBufferedRequestMetric = maxBufferedRequestMetric;
	}
	_normalizeStripeContext(optsContext, clientContext) {
		if (optsContext) return optsContext.toString() || null;
		return clientContext?.toString() || null;
	}
	_addHeadersDirectlyToObject(obj, headers) {
		obj.requestId = headers["request-id"];
		obj.stripeAccount = obj.stripeAccount || headers["stripe-account"];
		obj.apiVersion = obj.apiVersion || headers["stripe-version"];
		obj.idempotencyKey = obj.idempotencyKey || headers["idempotency-key"];
	}
	_makeResponseEvent(requestEvent, statusCode, headers) {
		const requestEndTime = Date.now();
		const requestDurationMs = requestEndTime - requestEvent.request_start_time;
		return removeNullish({
			api_version: headers["stripe-version"],
			account: headers["stripe-account"],
			idempotency_key: headers["idempotency-key"],
			method: requestEvent.method,
			path: requestEvent.path,
			status: statusCode,
			request_id: this._getRequestId(headers),
			elapsed: requestDurationMs,
			request_start_time: requestEvent.request_start_time,
			request_end_time: requestEndTime
		});
	}
	_getRequestId(headers) {
		return headers["request-id"];
	}
	_emitStripeNotice(headers) {
		const notice = headers["stripe-notice"];
		if (!notice) return;
		const aiAgent = this._stripe.getConstant("AI_AGENT");
		const suppressionValue = this._stripe._platformFunctions.getEnv()?.STRIPE_SUPPRESS_NOTICES?.toLowerCase();
		if (!aiAgent && suppressionValue === "true") return;
		const noticeMessage = typeof notice === "string" ? notice : notice[0];
		this._stripe._platformFunctions.emitWarning(aiAgent ? noticeMessage : `${noticeMessage}\n${STRIPE_NOTICE_SUPPRESSION_MESSAGE}`);
	}
	_streamingResponseHandler(requestEvent, usage, callback) {
		return (res) => {
			const headers = res.getHeaders();
			this._emitStripeNotice(headers);
			const streamCompleteCallback = () => {
				const responseEvent = this._makeResponseEvent(requestEvent, res.getStatusCode(), headers);
				this._stripe._emitter.emit("response", responseEvent);
				this._recordRequestMetrics(this._getRequestId(headers), responseEvent.elapsed, usage);
			};
			const stream = res.toStream(streamCompleteCallback);
			this._addHeadersDirectlyToObject(stream, headers);
			return callback(null, stream);
		};
	}
	_jsonResponseHandler(requestEvent, apiMode, usage, timeout, requestRetries, callback) {
		return (res) => {
			const headers = res.getHeaders();
			this._emitStripeNotice(headers);
			const requestId = this._getRequestId(headers);
			const statusCode = res.getStatusCode();
			const responseEvent = this._makeResponseEvent(requestEvent, statusCode, headers);
			res.toJSON().then((jsonResponse) => {
				if (this._stripe.getEmitEventBodiesEnabled()) responseEvent.body = jsonResponse;
				if (jsonResponse.error) {
					const isOAuth = typeof jsonResponse.error === "string";
					if (isOAuth) jsonResponse.error = {
						type: jsonResponse.error,
						message: jsonResponse.error_description
					};
					jsonResponse.error.headers = headers;
					jsonResponse.error.statusCode = statusCode;
					jsonResponse.error.requestId = requestId;
					let err;
					if (isOAuth) err = generateOAuthError(jsonResponse.error);
					else if (apiMode === "v2") err = generateV2Error(jsonResponse.error);
					else err = generateV1Error(jsonResponse.error);
					throw err;
				}
				return jsonResponse;
			}, (e) => {
				if (this._stripe.getEmitEventBodiesEnabled() && e.rawBody) responseEvent.body = e.rawBody;
				if (e instanceof HttpClientResponseBodyError) throw RequestSender._generateConnectionError(e, timeout, requestRetries, requestId);
				throw new StripeAPIError({
					message: "Invalid JSON received from the Stripe API",
					exception: e,
					requestId: headers["request-id"]
				});
			}).then((jsonResponse) => {
				this._stripe._emitter.emit("response", responseEvent);
				this._recordRequestMetrics(requestId, responseEvent.elapsed, usage);
				const rawResponse = res.getRawResponse();
				if (rawResponse !== null && typeof rawResponse === "object" && !("statusCode" in rawResponse)) Object.defineProperty(rawResponse, "statusCode", {
					value: statusCode,
					enumerable: true,
					writable: true,
					configurable: true
				});
				this._addHeadersDirectlyToObject(rawResponse, headers);
				Object.defineProperty(jsonResponse, "lastResponse", {
					enumerable: false,
					writable: false,
					value: rawResponse
				});
				callback(null, jsonResponse);
			}, (e) => {
				this._stripe._emitter.emit("response", responseEvent);
				callback(e, null);
			});
		};
	}
	static _generateConnectionErrorMessage(requestRetries) {
		return `An error occurred with our connection to Stripe.${requestRetries > 0 ? ` Request was retried ${requestRetries} times.` : ""}`;
	}
	static _generateConnectionError(error, timeout, requestRetries, requestId) {
		const isTimeoutError = !!error.code && error.code === HttpClient.TIMEOUT_ERROR_CODE;
		return new StripeConnectionError({
			message: isTimeoutError ? `Request aborted due to timeout being reached (${timeout}ms)` : RequestSender._generateConnectionErrorMessage(requestRetries),
			detail: error,
			requestId
		});
	}
	static _shouldRetry(res, numRetries, maxRetries, error) {
		if (error && numRetries === 0 && HttpClient.CONNECTION_CLOSED_ERROR_CODES.includes(error.code)) return true;
		if (numRetries >= maxRetries) return false;
		if (!res) return true;
		if (res.getHeaders()["stripe-should-retry"] === "false") return false;
		if (res.getHeaders()["stripe-should-retry"] === "true") return true;
		if (res.getStatusCode() === 409) return true;
		if (res.getStatusCode() >= 500) return true;
		return false;
	}
	_getSleepTimeInMS(numRetries) {
		const initialNetworkRetryDelay = this._stripe.getInitialNetworkRetryDelay();
		const maxNetworkRetryDelay = this._stripe.getMaxNetworkRetryDelay();
		let sleepSeconds = Math.min(initialNetworkRetryDelay * Math.pow(2, numRetries - 1), maxNetworkRetryDelay);
		sleepSeconds *= .5 * (1 + Math.random());
		sleepSeconds = Math.max(initialNetworkRetryDelay, sleepSeconds);
		return sleepSeconds * 1e3;
	}
	_getMaxNetworkRetries(settings = {}) {
		return settings.maxNetworkRetries !== void 0 && Number.isInteger(settings.maxNetworkRetries) ? settings.maxNetworkRetries : this._stripe.getMaxNetworkRetries();
	}
	_defaultIdempotencyKey(method, apiMode) {
		const genKey = () => {
			let uuid;
			try {
				uuid = this._stripe._platformFunctions.uuid4();
			} catch {
				uuid = "xxxxxxxx-xxxx-4xxx-yxxx-xxxxxxxxxxxx".replace(/[xy]/g, (c) => {
					const r = Math.random() * 16 | 0;
					return (c === "x" ? r : r & 3 | 8).toString(16);
				});
			}
			return `stripe-node-retry-${uuid}`;
		};
		if (apiMode === "v2") {
			if (method === "POST" || method === "DELETE") return genKey();
		} else if (apiMode === "v1") {
			if (method === "POST") return genKey();
		}
		return null;
	}
	_makeHeaders({ contentType, contentLength, apiVersion, clientUserAgent, method, userSuppliedHeaders, userSuppliedSettings, stripeAccount, stripeContext, apiMode }) {
		const defaultHeaders = {
			Accept: "application/json",
			"Content-Type": contentType,
			"User-Agent": this._getUserAgentString(apiMode),
			"X-Stripe-Client-User-Agent": clientUserAgent,
			"X-Stripe-Client-Telemetry": this._getTelemetryHeader(),
			"Stripe-Version": apiVersion,
			"Stripe-Account": stripeAccount,
			"Stripe-Context": stripeContext,
			"Idempotency-Key": this._defaultIdempotencyKey(method, apiMode)
		};
		const methodHasPayload = method == "POST" || method == "PUT" || method == "PATCH";
		if (methodHasPayload || contentLength) {
			if (!methodHasPayload) this._stripe._platformFunctions.emitWarning(`${method} method had non-zero contentLength but no payload is expected for this verb`);
			defaultHeaders["Content-Length"] = contentLength;
		}
		return Object.assign(removeNullish(defaultHeaders), normalizeHeaders(userSuppliedHeaders));
	}
	_getUserAgentString(apiMode) {
		const packageVersion = this._stripe.getConstant("PACKAGE_VERSION");
		const appInfo = this._stripe._appInfo ? this._stripe.getAppInfoAsString() : "";
		const aiAgent = this._stripe.getConstant("AI_AGENT");
		let uaString = `Stripe/${apiMode} NodeBindings/${packageVersion}`;
		if (appInfo) uaString += ` ${appInfo}`;
		if (aiAgent) uaString += ` AIAgent/${aiAgent}`;
		return uaString;
	}
	_getTelemetryHeader() {
		if (this._stripe.getTelemetryEnabled() && this._stripe._prevRequestMetrics.length > 0) {
			const metrics = this._stripe._prevRequestMetrics.shift();
			return JSON.stringify({ last_request_metrics: metrics });
		}
	}
	_recordRequestMetrics(requestId, requestDurationMs, usage) {
		if (this._stripe.getTelemetryEnabled() && requestId) {
			if (this._stripe._prevRequestMetrics.length > this._maxBufferedRequestMetric) this._stripe._platformFunctions.emitWarning("Request metrics buffer is full, dropping telemetry message.");
			else {
				const m = {
					request_id: requestId,
					request_duration_ms: requestDurationMs
				};
				if (usage && usage.length > 0) m.usage = usage;
				this._stripe._prevRequestMetrics.push(m);
			}
		}
	}
	_rawRequest(method, path, params, options, usage) {
		return new Promise((resolve, reject) => {
			try {
				const requestMethod = method.toUpperCase();
				if (requestMethod !== "POST" && params && Object.keys(params).length !== 0) throw new Error("rawRequest only supports params on POST requests. Please pass null and add your parameters to path.");
				const data = requestMethod === "POST" ? Object.assign({}, params) : null;
				const processed = processOptions(options);
				if (options?.additionalHeaders) Object.assign(processed.headers, options.additionalHeaders);
				const apiBase = processed.apiBase || (options?.apiBase ?? null);
				const host = apiBase ? this._stripe.resolveBaseAddress(apiBase) : null;
				this._request(requestMethod, host, path, data, processed.authenticator, {
					headers: processed.headers,
					settings: processed.settings,
					streaming: processed.streaming
				}, usage || ["raw_request"], (err, response) => {
					if (err) reject(err);
					else resolve(response);
				});
			} catch (err) {
				reject(err);
			}
		});
	}
	_getContentLength(data) {
		return typeof data === "string" ? new TextEncoder().encode(data).length : data.length;
	}
	_request(method, host, path, data, authenticator, options, usage = [], callback, requestDataProcessor = null) {
		let requestData;
		authenticator = authenticator ?? this._stripe._authenticator;
		validatePath(path);
		const apiMode = getAPIMode(path);
		const retryRequest = (requestFn, apiVersion, headers, requestRetries) => {
			return setTimeout(requestFn, this._getSleepTimeInMS(requestRetries), apiVersion, headers, requestRetries + 1);
		};
		const makeRequest = (apiVersion, headers, numRetries) => {
			const timeout = options.settings && options.settings.timeout && Number.isInteger(options.settings.timeout) && options.settings.timeout >= 0 ? options.settings.timeout : this._stripe.getApiField("timeout");
			const request = {
				host: host || this._stripe.getApiField("host"),
				port: this._stripe.getApiField("port"),
				path,
				method,
				headers: Object.assign({}, headers),
				body: requestData,
				protocol: this._stripe.getApiField("protocol")
			};
			if (!authenticator) throw Error("Authenticator was't initialized. Please pass an API Key or an Authenticator when initializing StripeClient.");
			authenticator(request).then(() => {
				const req = this._stripe.getApiField("httpClient").makeRequest(request.host, request.port, request.path, request.method, request.headers, request.body, request.protocol, timeout);
				const requestStartTime = Date.now();
				const requestEvent = removeNullish({
					api_version: apiVersion,
					account: parseHttpHeaderAsString(headers["Stripe-Account"]),
					idempotency_key: parseHttpHeaderAsString(headers["Idempotency-Key"]),
					method,
					path,
					body: this._stripe.getEmitEventBodiesEnabled() ? data ?? void 0 : void 0,
					request_start_time: requestStartTime
				});
				const requestRetries = numRetries || 0;
				const maxRetries = this._getMaxNetworkRetries(options.settings || {});
				this._stripe._emitter.emit("request", requestEvent);
				req.then((res) => {
					if (RequestSender._shouldRetry(res, requestRetries, maxRetries)) {
						res.dispose?.();
						return retryRequest(makeRequest, apiVersion, headers, requestRetries);
					} else if (options.streaming && res.getStatusCode() < 400) return this._streamingResponseHandler(requestEvent, usage, callback)(res);
					else return this._jsonResponseHandler(requestEvent, apiMode, usage, timeout, requestRetries, callback)(res);
				}).catch((error) => {
					if (error instanceof HttpClientRuntimeError) return callback(error);
					if (RequestSender._shouldRetry(null, requestRetries, maxRetries, error)) return retryRequest(makeRequest, apiVersion, headers, requestRetries);
					else return callback(RequestSender._generateConnectionError(error, timeout, requestRetries));
				});
			}).catch((e) => {
				throw new StripeError({
					message: "Unable to authenticate the request",
					exception: e
				});
			});
		};
		const prepareAndMakeRequest = (error, data) => {
			if (error) return callback(error);
			requestData = data;
			this._stripe.getClientUserAgent((clientUserAgent) => {
				const apiVersion = this._stripe.getApiField("version");
				const headers = this._makeHeaders({
					contentType: apiMode == "v2" ? "application/json" : "application/x-www-form-urlencoded",
					contentLength: this._getContentLength(data),
					apiVersion,
					clientUserAgent,
					method,
					userSuppliedHeaders: options.headers ?? null,
					userSuppliedSettings: options.settings ?? {},
					stripeAccount: options.stripeAccount ?? this._stripe.getApiField("stripeAccount"),
					stripeContext: this._normalizeStripeContext(options.stripeContext, this._stripe.getApiField("stripeContext")),
					apiMode
				});
				makeRequest(apiVersion, headers, 0);
			});
		};
		if (requestDataProcessor) requestDataProcessor(method, data, options.headers, prepareAndMakeRequest);
		else {
			let stringifiedData;
			if (apiMode == "v2") stringifiedData = data ? jsonStringifyRequestData(data) : "";
			else stringifiedData = queryStringifyRequestData(data || {});
			prepareAndMakeRequest(null, stringifiedData);
		}
	}
};
// ../node_modules/stripe/esm/Decimal.js
const ROUNDING_PRESETS = {
	"ubb-usage-count": {
		mode: "significant-figures",
		value: 15
	},
	"v1-api": {
		mode: "decimal-places",
		value: 12
	}
};
const PLAIN_NOTATION_DIGIT_LIMIT = 30;
const MAX_EXPONENT = 1e6;
var DecimalImpl = class DecimalImpl {
	constructor(coefficient, exponent) {
		const [normalizedCoef, normalizedExp] = DecimalImpl.normalize(coefficient, exponent);
		this._coefficient = normalizedCoef;
		this._exponent = normalizedExp;
		Object.freeze(this);
	}
	static normalize(coefficient, exponent) {
		if (coefficient === 0n) return [0n, 0];
		let coef = coefficient;
		let exp = exponent;
		while (coef !== 0n && coef % 10n === 0n) {
			coef /= 10n;
			exp += 1;
		}
		return [coef, exp];
	}
	static roundDivision(quotient, remainder, divisor, direction) {
		if (remainder === 0n) return quotient;
		if (direction === "round-down") return quotient;
		const roundDir = remainder > 0n === divisor > 0n ? 1n : -1n;
		if (direction === "round-up") return quotient + roundDir;
		if (direction === "ceil") return roundDir === 1n ? quotient + 1n : quotient;
		if (direction === "floor") return roundDir === -1n ? quotient - 1n : quotient;
		const absRemainder = remainder < 0n ? -remainder : remainder;
		const absDivisor = divisor < 0n ? -divisor : divisor;
		const doubled = absRemainder * 2n;
		let cmp;
		if (doubled === absDivisor) cmp = 0;
		else if (doubled < absDivisor) cmp = -1;
		else cmp = 1;
		if (cmp < 0) return quotient;
		if (cmp > 0) return quotient + roundDir;
		if (direction === "half-up") return quotient + roundDir;
		if (direction === "half-down") return quotient;
		if (quotient % 2n === 0n) return quotient;
		else return quotient + roundDir;
	}
	add(other) {
		const otherImpl = other;
		if (this._exponent === otherImpl._exponent) return new DecimalImpl(this._coefficient + otherImpl._coefficient, this._exponent);
		if (this._exponent < otherImpl._exponent) {
			const scale = 10n ** BigInt(otherImpl._exponent - this._exponent);
			return new DecimalImpl(this._coefficient + otherImpl._coefficient * scale, this._exponent);
		} else {
			const scale = 10n ** BigInt(this._exponent - otherImpl._exponent);
			return new DecimalImpl(this._coefficient * scale + otherImpl._coefficient, otherImpl._exponent);
		}
	}
	sub(other) {
		const otherImpl = other;
		if (this._exponent === otherImpl._exponent) return new DecimalImpl(this._coefficient - otherImpl._coefficient, this._exponent);
		if (this._exponent < otherImpl._exponent) {
			const scale = 10n ** BigInt(otherImpl._exponent - this._exponent);
			return new DecimalImpl(this._coefficient - otherImpl._coefficient * scale, this._exponent);
		} else {
			const scale = 10n ** BigInt(this._exponent - otherImpl._exponent);
			return new DecimalImpl(this._coefficient * scale - otherImpl._coefficient, otherImpl._exponent);
		}
	}
	mul(other) {
		const otherImpl = other;
		return new DecimalImpl(this._coefficient * otherImpl._coefficient, this._exponent + otherImpl._exponent);
	}
	div(other, precision, direction) {
		if (precision < 0 || !Number.isInteger(precision)) throw new Error("precision must be a non-negative integer");
		const otherImpl = other;
		if (otherImpl._coefficient === 0n) throw new Error("Division by zero");
		const scale = this._exponent - otherImpl._exponent + precision;
		let quotient;
		let remainder;
		let roundingDivisor;
		if (scale >= 0) {
			const scaledDividend = this._coefficient * 10n ** BigInt(scale);
			quotient = scaledDividend / otherImpl._coefficient;
			remainder = scaledDividend % otherImpl._coefficient;
			roundingDivisor = otherImpl._coefficient;
		} else {
			const scaledDivisor = otherImpl._coefficient * 10n ** BigInt(-scale);
			quotient = this._coefficient / scaledDivisor;
			remainder = this._coefficient % scaledDivisor;
			roundingDivisor = scaledDivisor;
		}
		const roundedQuotient = DecimalImpl.roundDivision(quotient, remainder, roundingDivisor, direction);
		return new DecimalImpl(roundedQuotient, -precision);
	}
	cmp(other) {
		const otherImpl = other;
		if (this._exponent === otherImpl._exponent) {
			if (this._coefficient < otherImpl._coefficient) return -1;
			if (this._coefficient > otherImpl._coefficient) return 1;
			return 0;
		}
		if (this._exponent < otherImpl._exponent) {
			const scale = 10n ** BigInt(otherImpl._exponent - this._exponent);
			const scaledOther = otherImpl._coefficient * scale;
			if (this._coefficient < scaledOther) return -1;
			if (this._coefficient > scaledOther) return 1;
			return 0;
		} else {
			const scale = 10n ** BigInt(this._exponent - otherImpl._exponent);
			const scaledThis = this._coefficient * scale;
			if (scaledThis < otherImpl._coefficient) return -1;
			if (scaledThis > otherImpl._coefficient) return 1;
			return 0;
		}
	}
	eq(other) {
		return this.cmp(other) === 0;
	}
	lt(other) {
		return this.cmp(other) === -1;
	}
	lte(other) {
		return this.cmp(other) <= 0;
	}
	gt(other) {
		return this.cmp(other) === 1;
	}
	gte(other) {
		return this.cmp(other) >= 0;
	}
	isZero() {
		return this._coefficient === 0n;
	}
	isNegative() {
		return this._coefficient < 0n;
	}
	isPositive() {
		return this._coefficient > 0n;
	}
	neg() {
		return new DecimalImpl(-this._coefficient, this._exponent);
	}
	abs() {
		if (this._coefficient < 0n) return new DecimalImpl(-this._coefficient, this._exponent);
		return this;
	}
	round(direction, options) {
		const resolved = typeof options === "string" ? ROUNDING_PRESETS[options] : options;
		if (resolved === void 0) throw new Error(`Unknown rounding preset: "${options}"`);
		if (resolved.value < 0 || !Number.isInteger(resolved.value)) throw new Error("DecimalRoundingOptions.value must be a non-negative integer");
		if (resolved.mode === "decimal-places") {
			const fixed = this.toFixed(resolved.value, direction);
			return Decimal.from(fixed);
		}
		if (this._coefficient === 0n) return this;
		const currentSigFigs = (this._coefficient < 0n ? (-this._coefficient).toString() : this._coefficient.toString()).length;
		if (resolved.value === 0) return Decimal.zero;
		if (currentSigFigs <= resolved.value) return this;
		const digitsToTrim = currentSigFigs - resolved.value;
		const divisor = 10n ** BigInt(digitsToTrim);
		const quotient = this._coefficient / divisor;
		const remainder = this._coefficient % divisor;
		const rounded = DecimalImpl.roundDivision(quotient, remainder, divisor, direction);
		return new DecimalImpl(rounded, this._exponent + digitsToTrim);
	}
	toString() {
		if (this._coefficient === 0n) return "0";
		const coeffStr = this._coefficient.toString();
		const isNeg = coeffStr.startsWith("-");
		const absCoeffStr = isNeg ? coeffStr.slice(1) : coeffStr;
		if (this._exponent < 0) {
			const decimalPlaces = -this._exponent;
			if ((decimalPlaces >= absCoeffStr.length ? decimalPlaces - absCoeffStr.length : 0) > PLAIN_NOTATION_DIGIT_LIMIT) {
				if (absCoeffStr.length === 1) return `${coeffStr}E${String(this._exponent)}`;
				const intPart = absCoeffStr[0] ?? "";
				const fracPart = absCoeffStr.slice(1);
				const adjustedExp = this._exponent + absCoeffStr.length - 1;
				return `${isNeg ? "-" : ""}${intPart}.${fracPart}E${String(adjustedExp)}`;
			}
			if (decimalPlaces >= absCoeffStr.length) {
				const leadingZeros = "0".repeat(decimalPlaces - absCoeffStr.length);
				return `${isNeg ? "-" : ""}0.${leadingZeros}${absCoeffStr}`;
			} else {
				const integerPart = absCoeffStr.slice(0, absCoeffStr.length - decimalPlaces);
				const fractionalPart = absCoeffStr.slice(absCoeffStr.length - decimalPlaces);
				return `${isNeg ? "-" : ""}${integerPart}.${fractionalPart}`;
			}
		}
		if (absCoeffStr.length + this._exponent <= PLAIN_NOTATION_DIGIT_LIMIT) {
			if (this._exponent === 0) return coeffStr;
			const trailingZeros = "0".repeat(this._exponent);
			return `${isNeg ? "-" : ""}${absCoeffStr}${trailingZeros}`;
		} else {
			if (absCoeffStr.length === 1) return `${coeffStr}E+${String(this._exponent)}`;
			const integerPart = absCoeffStr[0] ?? "";
			const fractionalPart = absCoeffStr.slice(1);
			const adjustedExponent = this._exponent + absCoeffStr.length - 1;
			return `${isNeg ? "-" : ""}${integerPart}.${fractionalPart}E+${String(adjustedExponent)}`;
		}
	}
	toJSON() {
		return this.toString();
	}
	toNumber() {
		return Number(this.toString());
	}
	toFixed(decimalPlaces, direction) {
		if (decimalPlaces < 0 || !Number.isInteger(decimalPlaces)) throw new Error("decimalPlaces must be a non-negative integer");
		const formatFixed = (coef) => {
			const coeffStr = coef.toString();
			const isNeg = coeffStr.startsWith("-");
			const absCoeffStr = isNeg ? coeffStr.slice(1) : coeffStr;
			if (decimalPlaces === 0) return coeffStr;
			if (decimalPlaces >= absCoeffStr.length) {
				const leadingZeros = "0".repeat(decimalPlaces - absCoeffStr.length);
				return `${isNeg ? "-" : ""}0.${leadingZeros}${absCoeffStr}`;
			} else {
				const integerPart = absCoeffStr.slice(0, absCoeffStr.length - decimalPlaces);
				const fractionalPart = absCoeffStr.slice(absCoeffStr.length - decimalPlaces);
				return `${isNeg ? "-" : ""}${integerPart}.${fractionalPart}`;
			}
		};
		const targetExponent = -decimalPlaces;
		if (this._exponent === targetExponent) return formatFixed(this._coefficient);
		if (this._exponent < targetExponent) {
			const scaleDiff = targetExponent - this._exponent;
			const divisor = 10n ** BigInt(scaleDiff);
			const quotient = this._coefficient / divisor;
			const remainder = this._coefficient % divisor;
			return formatFixed(DecimalImpl.roundDivision(quotient, remainder, divisor, direction));
		} else {
			const scaleDiff = this._exponent - targetExponent;
			return formatFixed(this._coefficient * 10n ** BigInt(scaleDiff));
		}
	}
	valueOf() {
		return this.toString();
	}
};
const Decimal = {
	from(value) {
		if (typeof value === "bigint") return new DecimalImpl(value, 0);
		if (typeof value === "number") {
			if (!Number.isFinite(value)) throw new Error("Number must be finite");
			return Decimal.from(value.toString());
		}
		const trimmed = value.trim();
		if (trimmed === "") throw new Error("Cannot parse empty string as Decimal");
		const match = /^([+-]?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(trimmed);
		if (!match) throw new Error(`Invalid decimal string: ${value}`);
		const sign = match[1] === "-" ? -1n : 1n;
		const integerPart = match[2] ?? "";
		const fractionalPart = match[3] ?? "";
		const exponentPart = match[4] ? Number(match[4]) : 0;
		if (!Number.isSafeInteger(exponentPart) || exponentPart > MAX_EXPONENT || exponentPart < -1e6) throw new Error(`Exponent out of range: ${String(match[4])} exceeds safe integer bounds`);
		const coefficientStr = integerPart + fractionalPart;
		const coefficient = sign * BigInt(coefficientStr);
		const exponent = exponentPart - fractionalPart.length;
		if (!Number.isSafeInteger(exponent) || exponent > MAX_EXPONENT || exponent < -1e6) throw new Error(`Computed exponent out of range: ${String(exponent)} exceeds safe integer bounds`);
		return new DecimalImpl(coefficient, exponent);
	},
	zero: new DecimalImpl(0n, 0)
};
// ../node_modules/stripe/esm/V2Coercion.js
const coerceV2RequestDiscriminatedUnion = (data, schema) => {
	if (typeof data !== "object" || Array.isArray(data)) return data;
	const discriminatorValue = data[schema.discriminator];
	if (typeof discriminatorValue !== "string") throw new Error(`Missing or invalid discriminator \`${schema.discriminator}\` for a polymorphic parameter. Stripe uses this field to determine the shape of the value, so we cannot encode the request without it. Provide \`${schema.discriminator}\` with one of: ${Object.keys(schema.variants).join(", ")}.`);
	const variant = schema.variants[discriminatorValue];
	return variant ? coerceV2RequestData(data, variant) : data;
};
const coerceV2RequestObject = (data, schema) => {
	if (typeof data !== "object" || Array.isArray(data)) return data;
	const obj = data;
	const result = {};
	for (const key of Object.keys(obj)) {
		const fieldSchema = schema.fields[key];
		result[key] = fieldSchema ? coerceV2RequestData(obj[key], fieldSchema) : obj[key];
	}
	return result;
};
const coerceV2RequestData = (data, schema) => {
	if (data == null) return data;
	switch (schema.kind) {
		case "int64_string": return typeof data === "bigint" || typeof data === "number" ? String(data) : data;
		case "decimal_string": return typeof data.toFixed === "function" && typeof data.isZero === "function" ? data.toString() : data;
		case "object": return coerceV2RequestObject(data, schema);
		case "array":
			if (!Array.isArray(data)) return data;
			return data.map((element) => coerceV2RequestData(element, schema.element));
		case "nullable": return coerceV2RequestData(data, schema.inner);
		case "discriminatedUnion": return coerceV2RequestDiscriminatedUnion(data, schema);
	}
};
const coerceV2ResponseDiscriminatedUnion = (data, schema) => {
	if (typeof data !== "object" || Array.isArray(data)) return data;
	const discriminatorValue = data[schema.discriminator];
	if (typeof discriminatorValue === "string" && discriminatorValue in schema.variants) return coerceV2ResponseData(data, schema.variants[discriminatorValue]);
	return data;
};
const coerceV2ResponseObject = (data, schema) => {
	if (typeof data !== "object" || Array.isArray(data)) return data;
	const obj = data;
	for (const key of Object.keys(schema.fields)) if (key in obj) obj[key] = coerceV2ResponseData(obj[key], schema.fields[key]);
	return obj;
};
const coerceV2ResponseData = (data, schema) => {
	if (data == null) return data;
	switch (schema.kind) {
		case "int64_string":
			if (typeof data === "string") try {
				return BigInt(data);
			} catch {
				throw new Error(`Failed to coerce int64_string value: expected an integer string, got '${data}'`);
			}
			return data;
		case "decimal_string":
			if (typeof data === "string") try {
				return Decimal.from(data);
			} catch {
				throw new Error(`Failed to coerce decimal_string value: expected a decimal string, got '${data}'`);
			}
			return data;
		case "object": return coerceV2ResponseObject(data, schema);
		case "array":
			if (!Array.isArray(data)) return data;
			for (let i = 0; i < data.length; i++) data[i] = coerceV2ResponseData(data[i], schema.element);
			return data;
		case "nullable": return coerceV2ResponseData(data, schema.inner);
		case "discriminatedUnion": return coerceV2ResponseDiscriminatedUnion(data, schema);
	}
};
// ../node_modules/stripe/esm/autoPagination.js
var V1Iterator = class {
	constructor(firstPagePromise, params, options, method, path, spec, stripeResource) {
		this.index = 0;
		this.pagePromise = firstPagePromise;
		this.promiseCache = { currentPromise: null };
		this.params = params;
		this.options = options;
		this.method = method;
		this.path = path;
		this.spec = spec;
		this.stripeResource = stripeResource;
	}
	async iterate(pageResult) {
		if (!(pageResult && pageResult.data && typeof pageResult.data.length === "number")) throw Error("Unexpected: Stripe API response does not have a well-formed `data` array.");
		const reverseIteration = !!this.params.ending_before;
		if (this.index < pageResult.data.length) {
			const idx = reverseIteration ? pageResult.data.length - 1 - this.index : this.index;
			const value = pageResult.data[idx];
			this.index += 1;
			return {
				value,
				done: false
			};
		} else if (pageResult.has_more) {
			this.index = 0;
			this.pagePromise = this.getNextPage(pageResult);
			const nextPageResult = await this.pagePromise;
			return this.iterate(nextPageResult);
		}
		return {
			done: true,
			value: void 0
		};
	}
	getNextPage(_pageResult) {
		throw new Error("Unimplemented");
	}
	async _next() {
		return this.iterate(await this.pagePromise);
	}
	next() {
		if (this.promiseCache.currentPromise) return this.promiseCache.currentPromise;
		const nextPromise = (async () => {
			const ret = await this._next();
			this.promiseCache.currentPromise = null;
			return ret;
		})();
		this.promiseCache.currentPromise = nextPromise;
		return nextPromise;
	}
};
var V1ListIterator = class extends V1Iterator {
	getNextPage(pageResult) {
		const reverseIteration = !!this.params.ending_before;
		const lastId = getLastId(pageResult, reverseIteration);
		const nextParams = {
			...this.params,
			[reverseIteration ? "ending_before" : "starting_after"]: lastId
		};
		return this.stripeResource._makeRequest(this.method, this.path, nextParams, this.options, this.spec);
	}
};
var V1SearchIterator = class extends V1Iterator {
	getNextPage(pageResult) {
		if (!pageResult.next_page) throw Error("Unexpected: Stripe API response does not have a well-formed `next_page` field, but `has_more` was true.");
		const nextParams = {
			...this.params,
			page: pageResult.next_page
		};
		return this.stripeResource._makeRequest(this.method, this.path, nextParams, this.options, this.spec);
	}
};
var V2ListIterator = class {
	constructor(firstPagePromise, options, spec, stripeResource, method = "GET", params) {
		this.firstPagePromise = firstPagePromise;
		this.currentPageIterator = null;
		this.nextPageUrl = null;
		this.promiseCache = { currentPromise: null };
		this.options = options;
		this.spec = spec;
		this.stripeResource = stripeResource;
		this.method = method;
		this.params = params ? JSON.parse(jsonStringifyRequestData(spec?.requestSchema ? coerceV2RequestData(params, spec.requestSchema) : params)) : void 0;
	}
	async initFirstPage() {
		if (this.firstPagePromise) {
			const page = await this.firstPagePromise;
			this.firstPagePromise = null;
			this.currentPageIterator = page.data[Symbol.iterator]();
			this.nextPageUrl = page.next_page_url || null;
		}
	}
	async turnPage() {
		if (!this.nextPageUrl) return null;
		const page = await this.stripeResource._makeRequest(this.method, this.nextPageUrl, this.params, this.options, this.spec);
		this.nextPageUrl = page.next_page_url || null;
		this.currentPageIterator = page.data[Symbol.iterator]();
		return this.currentPageIterator;
	}
	async _next() {
		await this.initFirstPage();
		if (this.currentPageIterator) {
			const result = this.currentPageIterator.next();
			if (!result.done) return {
				done: false,
				value: result.value
			};
		}
		return this.nextFromNewPage();
	}
	async nextFromNewPage() {
		const nextPageIterator = await this.turnPage();
		if (!nextPageIterator) return {
			done: true,
			value: void 0
		};
		const result = nextPageIterator.next();
		if (!result.done) return {
			done: false,
			value: result.value
		};
		return this.nextFromNewPage();
	}
	next() {
		if (this.promiseCache.currentPromise) return this.promiseCache.currentPromise;
		const nextPromise = (async () => {
			try {
				return await this._next();
			} finally {
				this.promiseCache.currentPromise = null;
			}
		})();
		this.promiseCache.currentPromise = nextPromise;
		return nextPromise;
	}
};
const makeAutoPaginationMethods = (stripeResource, params, options, method, path, spec, firstPagePromise) => {
	const apiMode = getAPIMode(path);
	const methodType = spec?.methodType;
	if (apiMode !== "v2" && methodType === "search") return makeAutoPaginationMethodsFromIterator(new V1SearchIterator(firstPagePromise, params, options, method, path, spec, stripeResource));
	if (apiMode !== "v2" && methodType === "list") return makeAutoPaginationMethodsFromIterator(new V1ListIterator(firstPagePromise, params, options, method, path, spec, stripeResource));
	if (apiMode === "v2" && methodType === "list") return makeAutoPaginationMethodsFromIterator(new V2ListIterator(firstPagePromise, options, spec, stripeResource));
	if (apiMode === "v2" && methodType === "search") return makeAutoPaginationMethodsFromIterator(new V2ListIterator(firstPagePromise, options, spec, stripeResource, "POST", params));
	return null;
};
const makeAutoPaginationMethodsFromIterator = (iterator) => {
	const autoPagingEach = makeAutoPagingEach((...args) => iterator.next(...args));
	const autoPaginationMethods = {
		autoPagingEach,
		autoPagingToArray: makeAutoPagingToArray(autoPagingEach),
		next: () => iterator.next(),
		return: () => {
			return {};
		},
		[getAsyncIteratorSymbol()]: () => {
			return autoPaginationMethods;
		}
	};
	return autoPaginationMethods;
};
function getAsyncIteratorSymbol() {
	if (typeof Symbol !== "undefined" && Symbol.asyncIterator) return Symbol.asyncIterator;
	return "@@asyncIterator";
}
function getDoneCallback(args) {
	if (args.length < 2) return null;
	const onDone = args[1];
	if (typeof onDone !== "function") throw Error(`The second argument to autoPagingEach, if present, must be a callback function; received ${typeof onDone}`);
	return onDone;
}
function getItemCallback(args) {
	if (args.length === 0) return;
	const onItem = args[0];
	if (typeof onItem !== "function") throw Error(`The first argument to autoPagingEach, if present, must be a callback function; received ${typeof onItem}`);
	if (onItem.length === 2) return onItem;
	if (onItem.length > 2) throw Error(`The \`onItem\` callback function passed to autoPagingEach must accept at most two arguments; got ${onItem}`);
	return function _onItem(item, next) {
		next(onItem(item));
	};
}
function getLastId(listResult, reverseIteration) {
	const lastIdx = reverseIteration ? 0 : listResult.data.length - 1;
	const lastItem = listResult.data[lastIdx];
	const lastId = lastItem && lastItem.id;
	if (!lastId) throw Error("Unexpected: No `id` found on the last item while auto-paging a list.");
	return lastId;
}
function makeAutoPagingEach(asyncIteratorNext) {
	return function autoPagingEach() {
		const callSiteStack = new Error().stack;
		const args = [].slice.call(arguments);
		const onItem = getItemCallback(args);
		const onDone = getDoneCallback(args);
		if (args.length > 2) throw Error(`autoPagingEach takes up to two arguments; received ${args}`);
		const autoPagePromise = wrapAsyncIteratorWithCallback(asyncIteratorNext, onItem).catch((err) => {
			attachCallSiteToError(err, callSiteStack);
			throw err;
		});
		if (onDone) autoPagePromise.then(() => onDone(), (err) => onDone(err));
		return autoPagePromise;
	};
}
function makeAutoPagingToArray(autoPagingEach) {
	return function autoPagingToArray(opts, onDone) {
		const callSiteStack = new Error().stack;
		const limit = opts && opts.limit;
		if (!limit) throw Error("You must pass a `limit` option to autoPagingToArray, e.g., `autoPagingToArray({limit: 1000});`.");
		if (limit > 1e4) throw Error("You cannot specify a limit of more than 10,000 items to fetch in `autoPagingToArray`; use `autoPagingEach` to iterate through longer lists.");
		const promise = new Promise((resolve, reject) => {
			const items = [];
			autoPagingEach((item) => {
				items.push(item);
				if (items.length >= limit) return false;
			}).then(() => {
				resolve(items);
			}).catch((err) => {
				attachCallSiteToError(err, callSiteStack);
				reject(err);
			});
		});
		if (onDone) promise.then((items) => onDone(null, items), (err) => onDone(err));
		return promise;
	};
}
function wrapAsyncIteratorWithCallback(asyncIteratorNext, onItem) {
	return new Promise((resolve, reject) => {
		function handleIteration(iterResult) {
			if (iterResult.done) {
				resolve();
				return;
			}
			const item = iterResult.value;
			return new Promise((next) => {
				onItem(item, next);
			}).then((shouldContinue) => {
				if (shouldContinue === false) return handleIteration({
					done: true,
					value: void 0
				});
				else return asyncIteratorNext().then(handleIteration);
			});
		}
		asyncIteratorNext().then(handleIteration).catch(reject);
	});
}
// ../node_modules/stripe/esm/StripeResource.js
var StripeResource = class {
	constructor(stripe, deprecatedUrlData) {
		this.resourcePath = "";
		this.requestDataProcessor = null;
		this._stripe = stripe;
		if (deprecatedUrlData) throw new Error("Support for curried url params was dropped in stripe-node v7.0.0. Instead, pass two ids.");
		this.basePath = makeURLInterpolator(this.basePath || stripe.getApiField("basePath"));
		const rawPath = this.path || "";
		this.resourcePath = rawPath;
		this.path = makeURLInterpolator(rawPath);
		this.initialize(stripe, deprecatedUrlData);
	}
	initialize(_stripe, _deprecatedUrlData) {}
	_makeRequest(method, path, params, options, spec) {
		const requestMethod = method.toUpperCase();
		let data = (spec?.encode || ((data) => data))(params ? { ...params } : {});
		if (spec?.methodType === "search" && getAPIMode(path) === "v2" && data.limit !== void 0) {
			if (!path.includes("?")) path = `${path}?limit=${encodeURIComponent(String(data.limit))}`;
			delete data.limit;
		}
		const processed = processOptions(options);
		const apiBase = processed.apiBase || spec?.apiBase || null;
		const host = apiBase ? this._stripe.resolveBaseAddress(apiBase) : null;
		const streaming = processed.streaming || !!spec?.streaming;
		const headers = Object.assign(processed.headers, spec?.headers);
		const usage = spec?.usage || [];
		try {
			if (spec?.validator) spec.validator(data, { headers });
			if (spec?.requestSchema) data = coerceV2RequestData(data, spec.requestSchema);
		} catch (err) {
			return Promise.reject(err);
		}
		const dataInQuery = requestMethod === "GET" || requestMethod === "DELETE";
		const bodyData = dataInQuery ? null : data;
		const queryData = dataInQuery ? data : {};
		const callSiteStack = new Error().stack;
		const innerPromise = new Promise((resolve, reject) => {
			function requestCallback(err, response) {
				if (err) {
					attachCallSiteToError(err, callSiteStack);
					reject(err);
				} else try {
					if (spec?.responseSchema) coerceV2ResponseData(response, spec.responseSchema);
					resolve(spec?.transformResponseData ? spec.transformResponseData(response) : response);
				} catch (e) {
					reject(e);
				}
			}
			const emptyQuery = Object.keys(queryData).length === 0;
			const fullPath = [
				path,
				emptyQuery ? "" : "?",
				queryStringifyRequestData(queryData)
			].join("");
			this._stripe._requestSender._request(requestMethod, host, fullPath, bodyData, processed.authenticator, {
				headers,
				settings: processed.settings,
				streaming
			}, usage, requestCallback, this.requestDataProcessor?.bind(this));
		});
		if (spec?.methodType) Object.assign(innerPromise, makeAutoPaginationMethods(this, params ? { ...params } : {}, options, requestMethod, path, spec, innerPromise));
		return innerPromise;
	}
};
StripeResource.MAX_BUFFERED_REQUEST_METRICS = 100;
// ../node_modules/stripe/esm/StripeContext.js
var StripeContext = class StripeContext {
	constructor(segments = []) {
		this._segments = [...segments];
	}
	get segments() {
		return [...this._segments];
	}
	push(segment) {
		if (!segment) throw new Error("Segment cannot be null or undefined");
		return new StripeContext([...this._segments, segment]);
	}
	pop() {
		if (this._segments.length === 0) throw new Error("Cannot pop from an empty context");
		return new StripeContext(this._segments.slice(0, -1));
	}
	toString() {
		return this._segments.join("/");
	}
	static parse(contextStr) {
		if (!contextStr) return new StripeContext([]);
		return new StripeContext(contextStr.split("/"));
	}
};
// ../node_modules/stripe/esm/crypto/CryptoProvider.js
var CryptoProvider = class {
	computeHMACSignature(payload, secret) {
		throw new Error("computeHMACSignature not implemented.");
	}
	computeHMACSignatureAsync(payload, secret) {
		throw new Error("computeHMACSignatureAsync not implemented.");
	}
	computeSHA256Async(data) {
		throw new Error("computeSHA256 not implemented.");
	}
};
var CryptoProviderOnlySupportsAsyncError = class extends Error {};
// ../node_modules/stripe/esm/crypto/NodeCryptoProvider.js
var NodeCryptoProvider = class extends CryptoProvider {
	computeHMACSignature(payload, secret) {
		return crypto$1.createHmac("sha256", secret).update(payload, "utf8").digest("hex");
	}
	async computeHMACSignatureAsync(payload, secret) {
		return await this.computeHMACSignature(payload, secret);
	}
	async computeSHA256Async(data) {
		return new Uint8Array(await crypto$1.createHash("sha256").update(data).digest());
	}
};
// ../node_modules/stripe/esm/net/NodeHttpClient.js
const http = http_.default || http_;
const https = https_.default || https_;
const defaultHttpAgent = new http.Agent({ keepAlive: true });
const defaultHttpsAgent = new https.Agent({ keepAlive: true });
var NodeHttpClient = class extends HttpClient {
	constructor(agent) {
		super();
		this._agent = agent;
	}
	getClientName() {
		return "node";
	}
	makeRequest(host, port, path, method, headers, requestData, protocol, timeout) {
		const isInsecureConnection = protocol === "http";
		let agent = this._agent;
		if (!agent) agent = isInsecureConnection ? defaultHttpAgent : defaultHttpsAgent;
		return new Promise((resolve, reject) => {
			const req = (isInsecureConnection ? http : https).request({
				host,
				port,
				path,
				method,
				agent,
				headers,
				ciphers: "DEFAULT:!aNULL:!eNULL:!LOW:!EXPORT:!SSLv2:!MD5"
			});
			let requestTimedOut = false;
			req.setTimeout(timeout, () => {
				requestTimedOut = true;
				req.destroy(HttpClient.makeTimeoutError());
			});
			req.on("response", (response) => {
				resolve(new NodeHttpClientResponse(response, () => requestTimedOut));
			});
			req.on("error", (error) => {
				reject(error);
			});
			req.write(requestData);
			req.end();
		});
	}
};
var NodeHttpClientResponse = class extends HttpClientResponse {
	constructor(res, isRequestTimedOut = () => false) {
		super(res.statusCode, res.headers || {});
		this._res = res;
		this._isRequestTimedOut = isRequestTimedOut;
	}
	getRawResponse() {
		return this._res;
	}
	toStream(streamCompleteCallback) {
		this._res.once("end", () => streamCompleteCallback());
		return this._res;
	}
	toJSON() {
		return new Promise((resolve, reject) => {
			let response = "";
			const makeBodyError = (error) => HttpClient.makeResponseBodyError(this._isRequestTimedOut() ? HttpClient.makeTimeoutError() : error);
			this._res.setEncoding("utf8");
			this._res.on("data", (chunk) => {
				response += chunk;
			});
			this._res.once("error", (error) => {
				reject(makeBodyError(error));
			});
			this._res.once("close", () => {
				if (!this._res.complete) reject(makeBodyError(null));
			});
			this._res.once("end", () => {
				try {
					resolve(this._parseResponseBody(response));
				} catch (e) {
					reject(e);
				}
			});
		});
	}
};
// ../node_modules/stripe/esm/net/FetchHttpClient.js
const NOOP_REQUEST_TIMEOUT = {
	guard: (promise) => promise,
	release: () => {}
};
var FetchHttpClient = class FetchHttpClient extends HttpClient {
	constructor(fetchFn) {
		super();
		if (!fetchFn) {
			if (!globalThis.fetch) throw new Error("fetch() function not provided and is not defined in the global scope. You must provide a fetch implementation.");
			fetchFn = globalThis.fetch;
		}
		if (globalThis.AbortController) this._fetchFn = FetchHttpClient.makeFetchWithAbortTimeout(fetchFn);
		else this._fetchFn = FetchHttpClient.makeFetchWithRaceTimeout(fetchFn);
	}
	static makeFetchWithRaceTimeout(fetchFn) {
		return async (url, init, timeout) => {
			let pendingTimeoutId;
			const timeoutPromise = new Promise((_, reject) => {
				pendingTimeoutId = setTimeout(() => {
					pendingTimeoutId = null;
					reject(HttpClient.makeTimeoutError());
				}, timeout);
			});
			timeoutPromise.catch(() => {});
			const release = () => {
				if (pendingTimeoutId) {
					clearTimeout(pendingTimeoutId);
					pendingTimeoutId = null;
				}
			};
			const requestTimeout = {
				guard: (promise) => Promise.race([promise, timeoutPromise]),
				release
			};
			try {
				return {
					res: await Promise.race([fetchFn(url, init), timeoutPromise]),
					requestTimeout
				};
			} catch (err) {
				release();
				throw err;
			}
		};
	}
	static makeFetchWithAbortTimeout(fetchFn) {
		return async (url, init, timeout) => {
			const abort = new AbortController();
			let timeoutId = setTimeout(() => {
				timeoutId = null;
				abort.abort(HttpClient.makeTimeoutError());
			}, timeout);
			const release = () => {
				if (timeoutId) {
					clearTimeout(timeoutId);
					timeoutId = null;
				}
			};
			const normalizeAbortError = (err) => {
				if (err?.name === "AbortError") throw HttpClient.makeTimeoutError();
				throw err;
			};
			const requestTimeout = {
				guard: (promise) => promise.catch(normalizeAbortError),
				release,
				abort: () => abort.abort()
			};
			try {
				return {
					res: await fetchFn(url, {
						...init,
						signal: abort.signal
					}),
					requestTimeout
				};
			} catch (err) {
				release();
				return normalizeAbortError(err);
			}
		};
	}
	getClientName() {
		return "fetch";
	}
	async makeRequest(host, port, path, method, headers, requestData, protocol, timeout) {
		const isInsecureConnection = protocol === "http";
		if (!path.startsWith("/")) throw new Error(`Only relative paths are supported, got: "${path}"`);
		const url = new URL(`${isInsecureConnection ? "http" : "https"}://${host}${path}`);
		url.port = port;
		const body = requestData || (method == "POST" || method == "PUT" || method == "PATCH" ? "" : void 0);
		const { res, requestTimeout } = await this._fetchFn(url.toString(), {
			method,
			headers: parseHeadersForFetch(headers),
			body
		}, timeout);
		return new FetchHttpClientResponse(res, requestTimeout);
	}
};
var FetchHttpClientResponse = class FetchHttpClientResponse extends HttpClientResponse {
	constructor(res, requestTimeout) {
		super(res.status, FetchHttpClientResponse._transformHeadersToObject(res.headers));
		this._res = res;
		this._requestTimeout = requestTimeout ?? NOOP_REQUEST_TIMEOUT;
	}
	getRawResponse() {
		return this._res;
	}
	dispose() {
		this._requestTimeout.release();
		this._requestTimeout.abort?.();
		const body = this._res.body;
		if (body && typeof body.cancel === "function" && !body.locked) body.cancel().catch(() => {});
		else if (body && typeof body.destroy === "function") body.destroy();
	}
	toStream(streamCompleteCallback) {
		this._requestTimeout.release();
		streamCompleteCallback();
		return this._res.body;
	}
	async toJSON() {
		let text;
		try {
			text = await this._requestTimeout.guard(this._res.text());
		} catch (e) {
			throw HttpClient.makeResponseBodyError(e);
		} finally {
			this._requestTimeout.release();
		}
		return this._parseResponseBody(text);
	}
	static _transformHeadersToObject(headers) {
		const headersObj = {};
		for (const entry of headers) {
			if (!Array.isArray(entry) || entry.length != 2) throw new Error("Response objects produced by the fetch function given to FetchHttpClient do not have an iterable headers map. Response#headers should be an iterable object.");
			headersObj[entry[0]] = entry[1];
		}
		return headersObj;
	}
};
// ../node_modules/stripe/esm/crypto/SubtleCryptoProvider.js
var SubtleCryptoProvider = class extends CryptoProvider {
	constructor(subtleCrypto) {
		super();
		this.subtleCrypto = subtleCrypto || crypto.subtle;
	}
	computeHMACSignature(payload, secret) {
		throw new CryptoProviderOnlySupportsAsyncError("SubtleCryptoProvider cannot be used in a synchronous context.");
	}
	async computeHMACSignatureAsync(payload, secret) {
		const encoder = new TextEncoder();
		const key = await this.subtleCrypto.importKey("raw", encoder.encode(secret), {
			name: "HMAC",
			hash: { name: "SHA-256" }
		}, false, ["sign"]);
		const signatureBuffer = await this.subtleCrypto.sign("hmac", key, encoder.encode(payload));
		const signatureBytes = new Uint8Array(signatureBuffer);
		const signatureHexCodes = new Array(signatureBytes.length);
		for (let i = 0; i < signatureBytes.length; i++) signatureHexCodes[i] = byteHexMapping[signatureBytes[i]];
		return signatureHexCodes.join("");
	}
	async computeSHA256Async(data) {
		return new Uint8Array(await this.subtleCrypto.digest("SHA-256", data));
	}
};
const byteHexMapping = new Array(256);
for (let i = 0; i < byteHexMapping.length; i++) byteHexMapping[i] = i.toString(16).padStart(2, "0");
// ../node_modules/stripe/esm/platform/PlatformFunctions.js
var PlatformFunctions = class {
	constructor() {
		this._fetchFn = null;
		this._agent = null;
	}
	getPlatformInfo() {
		return null;
	}
	getTelemetryId() {
		return null;
	}
	writeStderr(_msg) {}
	emitWarning(warning) {
		console.warn(`Stripe: ${warning}`);
	}
	getEnv() {
		return null;
	}
	getRuntimeVersion() {
		return null;
	}
	getDefaultMaxNetworkRetries() {
		return 2;
	}
	createDefaultAuthenticator() {
		return null;
	}
	uuid4() {
		if (typeof crypto === "undefined" || !crypto.randomUUID) throw new Error("Stripe: no cryptographically secure random number generator is available in this runtime; `crypto.randomUUID` is required.");
		return crypto.randomUUID();
	}
	secureCompare(a, b) {
		if (a.length !== b.length) return false;
		const len = a.length;
		let result = 0;
		for (let i = 0; i < len; ++i) result |= a.charCodeAt(i) ^ b.charCodeAt(i);
		return result === 0;
	}
	createEmitter() {
		throw new Error("createEmitter not implemented.");
	}
	tryBufferData(data) {
		throw new Error("tryBufferData not implemented.");
	}
	createNodeHttpClient(agent) {
		throw new Error("createNodeHttpClient not implemented.");
	}
	createFetchHttpClient(fetchFn) {
		return new FetchHttpClient(fetchFn);
	}
	createDefaultHttpClient() {
		throw new Error("createDefaultHttpClient not implemented.");
	}
	createNodeCryptoProvider() {
		throw new Error("createNodeCryptoProvider not implemented.");
	}
	createSubtleCryptoProvider(subtleCrypto) {
		return new SubtleCryptoProvider(subtleCrypto);
	}
	createDefaultCryptoProvider() {
		throw new Error("createDefaultCryptoProvider not implemented.");
	}
};
// ../node_modules/stripe/esm/platform/NodePlatformFunctions.js
var StreamProcessingError = class extends StripeError {};
var NodePlatformFunctions = class extends PlatformFunctions {
	constructor() {
		super(...arguments);
		this._telemetryId = void 0;
	}
	getPlatformInfo() {
		return `${process.platform} ${os.release()} ${os.arch()}`;
	}
	writeStderr(msg) {
		process.stderr.write(msg);
	}
	emitWarning(warning) {
		if (typeof process.emitWarning === "function") process.emitWarning(warning, "Stripe");
		else super.emitWarning(warning);
	}
	getEnv() {
		return process.env;
	}
	getRuntimeVersion() {
		return process.version;
	}
	getTelemetryId() {
		if (this._telemetryId !== void 0) return this._telemetryId;
		const filePath = this._getTelemetryIdPath();
		if (!filePath) {
			this._telemetryId = null;
			return null;
		}
		try {
			const content = fs.readFileSync(filePath, "utf8").trim();
			if (content) {
				this._telemetryId = content;
				return content;
			}
		} catch {}
		const newId = crypto$1.randomBytes(16).toString("hex");
		try {
			fs.mkdirSync(path.dirname(filePath), { recursive: true });
			fs.writeFileSync(filePath, newId, "utf8");
		} catch {
			this._telemetryId = null;
			return null;
		}
		this._telemetryId = newId;
		return newId;
	}
	_getTelemetryIdPath() {
		if (process.platform === "win32") {
			const appData = process.env.APPDATA;
			if (!appData) return null;
			return path.join(appData, "Stripe", "telemetry_id");
		}
		const xdg = process.env.XDG_CONFIG_HOME;
		if (xdg) return path.join(xdg, "stripe", "telemetry_id");
		const home = os.homedir();
		if (!home) return null;
		return path.join(home, ".config", "stripe", "telemetry_id");
	}
	secureCompare(a, b) {
		if (!a || !b) throw new Error("secureCompare must receive two arguments");
		if (a.length !== b.length) return false;
		if (crypto$1.timingSafeEqual) {
			const textEncoder = new TextEncoder();
			const aEncoded = textEncoder.encode(a);
			const bEncoded = textEncoder.encode(b);
			return crypto$1.timingSafeEqual(aEncoded, bEncoded);
		}
		return super.secureCompare(a, b);
	}
	createEmitter() {
		return new EventEmitter();
	}
	tryBufferData(data) {
		if (!(data.file.data instanceof EventEmitter)) return Promise.resolve(data);
		const bufferArray = [];
		return new Promise((resolve, reject) => {
			data.file.data.on("data", (line) => {
				bufferArray.push(line);
			}).once("end", () => {
				const bufferData = Object.assign({}, data);
				bufferData.file.data = concat(bufferArray);
				resolve(bufferData);
			}).on("error", (err) => {
				reject(new StreamProcessingError({
					message: "An error occurred while attempting to process the file for upload.",
					detail: err
				}));
			});
		});
	}
	createNodeHttpClient(agent) {
		return new NodeHttpClient(agent);
	}
	createDefaultHttpClient() {
		return new NodeHttpClient();
	}
	createNodeCryptoProvider() {
		return new NodeCryptoProvider();
	}
	createDefaultCryptoProvider() {
		return this.createNodeCryptoProvider();
	}
};
// ../node_modules/stripe/esm/Webhooks.js
function createWebhooks(platformFunctions) {
	function buildEvent(jsonPayload) {
		if (jsonPayload && jsonPayload.object === "v2.core.event") throw new Error("You passed a thin event notification to a function that expects a webhook. Use the corresponding EventNotification method instead.");
		return jsonPayload;
	}
	const Webhook = {
		DEFAULT_TOLERANCE: 300,
		signature: null,
		constructEvent(payload, header, secret, tolerance, cryptoProvider, receivedAt) {
			try {
				if (!this.signature) throw new Error("ERR: missing signature helper, unable to verify");
				cryptoProvider = cryptoProvider || getCryptoProvider();
				this.signature.verifyHeader(payload, header, secret, tolerance ?? Webhook.DEFAULT_TOLERANCE, cryptoProvider, receivedAt);
			} catch (e) {
				if (e instanceof CryptoProviderOnlySupportsAsyncError) e.message += "\nUse `await constructEventAsync(...)` instead of `constructEvent(...)`";
				throw e;
			}
			return buildEvent(parsePayload(payload));
		},
		async constructEventAsync(payload, header, secret, tolerance, cryptoProvider, receivedAt) {
			if (!this.signature) throw new Error("ERR: missing signature helper, unable to verify");
			cryptoProvider = cryptoProvider || getCryptoProvider();
			await this.signature.verifyHeaderAsync(payload, header, secret, tolerance ?? Webhook.DEFAULT_TOLERANCE, cryptoProvider, receivedAt);
			return buildEvent(parsePayload(payload));
		},
		constructEventWithoutVerification(payload) {
			return buildEvent(maybeExtractFromCloudProviderEnvelope(payload));
		},
		generateTestHeaderString: function(opts) {
			try {
				const preparedOpts = prepareOptions(opts);
				const signature = preparedOpts.signature || preparedOpts.cryptoProvider.computeHMACSignature(preparedOpts.payloadString, preparedOpts.secret);
				return preparedOpts.generateHeaderString(signature);
			} catch (e) {
				if (e instanceof CryptoProviderOnlySupportsAsyncError) e.message += "\nUse `await generateTestHeaderStringAsync(...)` instead of `generateTestHeaderString(...)`";
				throw e;
			}
		},
		generateTestHeaderStringAsync: async function(opts) {
			const preparedOpts = prepareOptions(opts);
			const signature = preparedOpts.signature || await preparedOpts.cryptoProvider.computeHMACSignatureAsync(preparedOpts.payloadString, preparedOpts.secret);
			return preparedOpts.generateHeaderString(signature);
		}
	};
	const signature = {
		EXPECTED_SCHEME: "v1",
		verifyHeader(encodedPayload, encodedHeader, secret, tolerance, cryptoProvider, receivedAt) {
			const { decodedHeader: header, decodedPayload: payload, details, suspectPayloadType } = parseEventDetails(encodedPayload, encodedHeader, this.EXPECTED_SCHEME);
			if (isBlankWebhookSecret(secret)) throw new StripeSignatureVerificationError(header, payload, { message: "No webhook secret value was provided. It should start with `whsec_`" });
			const secretContainsWhitespace = /\s/.test(secret);
			cryptoProvider = cryptoProvider || getCryptoProvider();
			validateComputedSignature(payload, header, details, cryptoProvider.computeHMACSignature(makeHMACContent(payload, details), secret), tolerance ?? Webhook.DEFAULT_TOLERANCE, suspectPayloadType, secretContainsWhitespace, receivedAt);
			return true;
		},
		async verifyHeaderAsync(encodedPayload, encodedHeader, secret, tolerance, cryptoProvider, receivedAt) {
			const { decodedHeader: header, decodedPayload: payload, details, suspectPayloadType } = parseEventDetails(encodedPayload, encodedHeader, this.EXPECTED_SCHEME);
			if (isBlankWebhookSecret(secret)) throw new StripeSignatureVerificationError(header, payload, { message: "No webhook secret value was provided. It should start with `whsec_`" });
			const secretContainsWhitespace = /\s/.test(secret);
			cryptoProvider = cryptoProvider || getCryptoProvider();
			return validateComputedSignature(payload, header, details, await cryptoProvider.computeHMACSignatureAsync(makeHMACContent(payload, details), secret), tolerance ?? Webhook.DEFAULT_TOLERANCE, suspectPayloadType, secretContainsWhitespace, receivedAt);
		}
	};
	function makeHMACContent(payload, details) {
		return `${details.timestamp}.${payload}`;
	}
	function parseEventDetails(encodedPayload, encodedHeader, expectedScheme) {
		if (Array.isArray(encodedHeader)) throw new Error("Unexpected: An array was passed as a header, which should not be possible for the stripe-signature header.");
		if (!encodedPayload) throw new StripeSignatureVerificationError(encodedHeader, encodedPayload, { message: "No webhook payload was provided." });
		const suspectPayloadType = typeof encodedPayload != "string" && !(encodedPayload instanceof Uint8Array);
		const textDecoder = new TextDecoder("utf8");
		const decodedPayload = encodedPayload instanceof Uint8Array ? textDecoder.decode(encodedPayload) : encodedPayload;
		if (encodedHeader == null || encodedHeader == "") throw new StripeSignatureVerificationError(encodedHeader, encodedPayload, { message: "No stripe-signature header value was provided." });
		const decodedHeader = encodedHeader instanceof Uint8Array ? textDecoder.decode(encodedHeader) : encodedHeader;
		const details = parseHeader(decodedHeader, expectedScheme);
		if (!details || details.timestamp === -1) throw new StripeSignatureVerificationError(decodedHeader, decodedPayload, { message: "Unable to extract timestamp and signatures from header" });
		if (!details.signatures.length) throw new StripeSignatureVerificationError(decodedHeader, decodedPayload, { message: "No signatures found with expected scheme" });
		return {
			decodedPayload,
			decodedHeader,
			details,
			suspectPayloadType
		};
	}
	function validateComputedSignature(payload, header, details, expectedSignature, tolerance, suspectPayloadType, secretContainsWhitespace, receivedAt) {
		const signatureFound = !!details.signatures.filter(platformFunctions.secureCompare.bind(platformFunctions, expectedSignature)).length;
		const docsLocation = "\nLearn more about webhook signing and explore webhook integration examples for various frameworks at https://docs.stripe.com/webhooks/signature";
		const whitespaceMessage = secretContainsWhitespace ? "\n\nNote: The provided signing secret contains whitespace. This often indicates an extra newline or space is in the value" : "";
		if (!signatureFound) {
			if (suspectPayloadType) throw new StripeSignatureVerificationError(header, payload, { message: "Webhook payload must be provided as a string or a Buffer (https://nodejs.org/api/buffer.html) instance representing the _raw_ request body.Payload was provided as a parsed JavaScript object instead. \nSignature verification is impossible without access to the original signed material. \n" + docsLocation + "\n" + whitespaceMessage });
			throw new StripeSignatureVerificationError(header, payload, { message: "No signatures found matching the expected signature for payload. Are you passing the raw request body you received from Stripe? \n If a webhook request is being forwarded by a third-party tool, ensure that the exact request body, including JSON formatting and new line style, is preserved.\n" + docsLocation + "\n" + whitespaceMessage });
		}
		const timestampAge = Math.floor((typeof receivedAt === "number" ? receivedAt : Date.now()) / 1e3) - details.timestamp;
		if (tolerance > 0 && timestampAge > tolerance) throw new StripeSignatureVerificationError(header, payload, { message: "Timestamp outside the tolerance zone" });
		return true;
	}
	function parseHeader(header, scheme) {
		if (typeof header !== "string") return null;
		scheme = scheme || signature.EXPECTED_SCHEME;
		return header.split(",").reduce((accum, item) => {
			const kv = item.split("=");
			if (kv[0] === "t") accum.timestamp = parseInt(kv[1], 10);
			if (kv[0] === scheme) accum.signatures.push(kv[1]);
			return accum;
		}, {
			timestamp: -1,
			signatures: []
		});
	}
	let webhooksCryptoProviderInstance = null;
	function getCryptoProvider() {
		if (!webhooksCryptoProviderInstance) webhooksCryptoProviderInstance = platformFunctions.createDefaultCryptoProvider();
		return webhooksCryptoProviderInstance;
	}
	function prepareOptions(opts) {
		if (!opts) throw new StripeError({ message: "Options are required" });
		const timestamp = opts.timestamp && Math.floor(opts.timestamp) || Math.floor(Date.now() / 1e3);
		const scheme = opts.scheme || signature.EXPECTED_SCHEME;
		const cryptoProvider = opts.cryptoProvider || getCryptoProvider();
		const payloadString = `${timestamp}.${opts.payload}`;
		const generateHeaderString = (signature) => {
			return `t=${timestamp},${scheme}=${signature}`;
		};
		return {
			...opts,
			timestamp,
			scheme,
			cryptoProvider,
			payloadString,
			generateHeaderString
		};
	}
	Webhook.signature = signature;
	return Webhook;
}
// ../node_modules/stripe/esm/apiVersion.js
const ApiVersion = "2026-10-28.endive";
const ApiMajorVersion = "endive";
// ../node_modules/stripe/esm/ResourceNamespace.js
function ResourceNamespace(stripe, resources) {
	for (const name in resources) {
		if (!Object.prototype.hasOwnProperty.call(resources, name)) continue;
		const camelCaseName = name[0].toLowerCase() + name.substring(1);
		const resource = new resources[name](stripe);
		this[camelCaseName] = resource;
	}
}
function resourceNamespace(namespace, resources) {
	return function(stripe) {
		return new ResourceNamespace(stripe, resources);
	};
}
// ../node_modules/stripe/esm/resources/V2/Core/AccountLinks.js
var AccountLinkResource$1 = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v2/core/account_links", params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/Core/AccountTokens.js
var AccountTokenResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v2/core/account_tokens", params, options, { requestSchema: {
			kind: "object",
			fields: { identity: {
				kind: "object",
				fields: { individual: {
					kind: "object",
					fields: { relationship: {
						kind: "object",
						fields: { percent_ownership: { kind: "decimal_string" } }
					} }
				} }
			} }
		} });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/core/account_tokens/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/FinancialConnections/Accounts.js
var AccountResource$2 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/financial_connections/accounts", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/financial_connections/accounts/${encodeURIComponent(id)}`, params, options);
	}
	disconnect(id, params, options) {
		return this._makeRequest("POST", `/v1/financial_connections/accounts/${encodeURIComponent(id)}/disconnect`, params, options);
	}
	refresh(id, params, options) {
		return this._makeRequest("POST", `/v1/financial_connections/accounts/${encodeURIComponent(id)}/refresh`, params, options);
	}
	subscribe(id, params, options) {
		return this._makeRequest("POST", `/v1/financial_connections/accounts/${encodeURIComponent(id)}/subscribe`, params, options);
	}
	unsubscribe(id, params, options) {
		return this._makeRequest("POST", `/v1/financial_connections/accounts/${encodeURIComponent(id)}/unsubscribe`, params, options);
	}
	listOwners(id, params, options) {
		return this._makeRequest("GET", `/v1/financial_connections/accounts/${encodeURIComponent(id)}/owners`, params, options, { methodType: "list" });
	}
};
// ../node_modules/stripe/esm/resources/V2/Core/Accounts/Persons.js
var PersonResource = class extends StripeResource {
	list(accountId, params, options) {
		return this._makeRequest("GET", `/v2/core/accounts/${encodeURIComponent(accountId)}/persons`, params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { relationship: {
							kind: "object",
							fields: { percent_ownership: { kind: "decimal_string" } }
						} }
					}
				} }
			}
		});
	}
	create(accountId, params, options) {
		return this._makeRequest("POST", `/v2/core/accounts/${encodeURIComponent(accountId)}/persons`, params, options, {
			requestSchema: {
				kind: "object",
				fields: { relationship: {
					kind: "object",
					fields: { percent_ownership: { kind: "decimal_string" } }
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { relationship: {
					kind: "object",
					fields: { percent_ownership: { kind: "decimal_string" } }
				} }
			}
		});
	}
	del(accountId, id, params, options) {
		return this._makeRequest("DELETE", `/v2/core/accounts/${encodeURIComponent(accountId)}/persons/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(accountId, id, params, options) {
		return this._makeRequest("GET", `/v2/core/accounts/${encodeURIComponent(accountId)}/persons/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { relationship: {
				kind: "object",
				fields: { percent_ownership: { kind: "decimal_string" } }
			} }
		} });
	}
	update(accountId, id, params, options) {
		return this._makeRequest("POST", `/v2/core/accounts/${encodeURIComponent(accountId)}/persons/${encodeURIComponent(id)}`, params, options, {
			requestSchema: {
				kind: "object",
				fields: { relationship: {
					kind: "object",
					fields: { percent_ownership: { kind: "decimal_string" } }
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { relationship: {
					kind: "object",
					fields: { percent_ownership: { kind: "decimal_string" } }
				} }
			}
		});
	}
};
// ../node_modules/stripe/esm/resources/V2/Core/Accounts/PersonTokens.js
var PersonTokenResource = class extends StripeResource {
	create(accountId, params, options) {
		return this._makeRequest("POST", `/v2/core/accounts/${encodeURIComponent(accountId)}/person_tokens`, params, options, { requestSchema: {
			kind: "object",
			fields: { relationship: {
				kind: "object",
				fields: { percent_ownership: { kind: "decimal_string" } }
			} }
		} });
	}
	retrieve(accountId, id, params, options) {
		return this._makeRequest("GET", `/v2/core/accounts/${encodeURIComponent(accountId)}/person_tokens/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/Core/Accounts.js
var AccountResource$1 = class extends StripeResource {
	constructor(stripe) {
		super(stripe);
		this.stripe = stripe;
		this.persons = new PersonResource(stripe);
		this.personTokens = new PersonTokenResource(stripe);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v2/core/accounts", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { identity: {
							kind: "object",
							fields: { individual: {
								kind: "object",
								fields: { relationship: {
									kind: "object",
									fields: { percent_ownership: { kind: "decimal_string" } }
								} }
							} }
						} }
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v2/core/accounts", params, options, {
			requestSchema: {
				kind: "object",
				fields: { identity: {
					kind: "object",
					fields: { individual: {
						kind: "object",
						fields: { relationship: {
							kind: "object",
							fields: { percent_ownership: { kind: "decimal_string" } }
						} }
					} }
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { identity: {
					kind: "object",
					fields: { individual: {
						kind: "object",
						fields: { relationship: {
							kind: "object",
							fields: { percent_ownership: { kind: "decimal_string" } }
						} }
					} }
				} }
			}
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/core/accounts/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { identity: {
				kind: "object",
				fields: { individual: {
					kind: "object",
					fields: { relationship: {
						kind: "object",
						fields: { percent_ownership: { kind: "decimal_string" } }
					} }
				} }
			} }
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v2/core/accounts/${encodeURIComponent(id)}`, params, options, {
			requestSchema: {
				kind: "object",
				fields: { identity: {
					kind: "object",
					fields: { individual: {
						kind: "object",
						fields: { relationship: {
							kind: "object",
							fields: { percent_ownership: { kind: "decimal_string" } }
						} }
					} }
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { identity: {
					kind: "object",
					fields: { individual: {
						kind: "object",
						fields: { relationship: {
							kind: "object",
							fields: { percent_ownership: { kind: "decimal_string" } }
						} }
					} }
				} }
			}
		});
	}
	close(id, params, options) {
		return this._makeRequest("POST", `/v2/core/accounts/${encodeURIComponent(id)}/close`, params, options, { responseSchema: {
			kind: "object",
			fields: { identity: {
				kind: "object",
				fields: { individual: {
					kind: "object",
					fields: { relationship: {
						kind: "object",
						fields: { percent_ownership: { kind: "decimal_string" } }
					} }
				} }
			} }
		} });
	}
};
// ../node_modules/stripe/esm/resources/Entitlements/ActiveEntitlements.js
var ActiveEntitlementResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/entitlements/active_entitlements", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/entitlements/active_entitlements/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/Adjustments.js
var AdjustmentResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/money_management/adjustments", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/money_management/adjustments/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Billing/Alerts.js
var AlertResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/billing/alerts", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/billing/alerts", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/billing/alerts/${encodeURIComponent(id)}`, params, options);
	}
	activate(id, params, options) {
		return this._makeRequest("POST", `/v1/billing/alerts/${encodeURIComponent(id)}/activate`, params, options);
	}
	archive(id, params, options) {
		return this._makeRequest("POST", `/v1/billing/alerts/${encodeURIComponent(id)}/archive`, params, options);
	}
	deactivate(id, params, options) {
		return this._makeRequest("POST", `/v1/billing/alerts/${encodeURIComponent(id)}/deactivate`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Tax/Associations.js
var AssociationResource = class extends StripeResource {
	find(params, options) {
		return this._makeRequest("GET", "/v1/tax/associations/find", params, options);
	}
};
// ../node_modules/stripe/esm/resources/ThreeDSecure/Authentications.js
var AuthenticationResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/three_d_secure/authentications", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/three_d_secure/authentications", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/three_d_secure/authentications/${encodeURIComponent(id)}`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/three_d_secure/authentications/${encodeURIComponent(id)}/cancel`, params, options);
	}
	submit(id, params, options) {
		return this._makeRequest("POST", `/v1/three_d_secure/authentications/${encodeURIComponent(id)}/submit`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Issuing/Authorizations.js
var AuthorizationResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/issuing/authorizations", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							fleet: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { reported_breakdown: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												fuel: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: { gross_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														} }
													}
												},
												non_fuel: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: { gross_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														} }
													}
												},
												tax: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: {
															local_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															national_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												}
											}
										}
									} }
								}
							},
							fuel: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										quantity_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_cost_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							},
							transactions: {
								kind: "array",
								element: {
									kind: "object",
									fields: { purchase_details: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												fleet: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: { reported_breakdown: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: {
																	fuel: {
																		kind: "nullable",
																		inner: {
																			kind: "object",
																			fields: { gross_amount_decimal: {
																				kind: "nullable",
																				inner: { kind: "decimal_string" }
																			} }
																		}
																	},
																	non_fuel: {
																		kind: "nullable",
																		inner: {
																			kind: "object",
																			fields: { gross_amount_decimal: {
																				kind: "nullable",
																				inner: { kind: "decimal_string" }
																			} }
																		}
																	},
																	tax: {
																		kind: "nullable",
																		inner: {
																			kind: "object",
																			fields: {
																				local_amount_decimal: {
																					kind: "nullable",
																					inner: { kind: "decimal_string" }
																				},
																				national_amount_decimal: {
																					kind: "nullable",
																					inner: { kind: "decimal_string" }
																				}
																			}
																		}
																	}
																}
															}
														} }
													}
												},
												fuel: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: {
															quantity_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_cost_decimal: { kind: "decimal_string" }
														}
													}
												}
											}
										}
									} }
								}
							}
						}
					}
				} }
			}
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/issuing/authorizations/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				fleet: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: { reported_breakdown: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									non_fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									tax: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												local_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												national_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							}
						} }
					}
				},
				fuel: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: {
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							unit_cost_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				},
				transactions: {
					kind: "array",
					element: {
						kind: "object",
						fields: { purchase_details: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fleet: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { reported_breakdown: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														non_fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														tax: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: {
																	local_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	national_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														}
													}
												}
											} }
										}
									},
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												quantity_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_cost_decimal: { kind: "decimal_string" }
											}
										}
									}
								}
							}
						} }
					}
				}
			}
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/issuing/authorizations/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				fleet: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: { reported_breakdown: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									non_fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									tax: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												local_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												national_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							}
						} }
					}
				},
				fuel: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: {
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							unit_cost_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				},
				transactions: {
					kind: "array",
					element: {
						kind: "object",
						fields: { purchase_details: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fleet: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { reported_breakdown: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														non_fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														tax: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: {
																	local_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	national_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														}
													}
												}
											} }
										}
									},
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												quantity_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_cost_decimal: { kind: "decimal_string" }
											}
										}
									}
								}
							}
						} }
					}
				}
			}
		} });
	}
	approve(id, params, options) {
		return this._makeRequest("POST", `/v1/issuing/authorizations/${encodeURIComponent(id)}/approve`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				fleet: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: { reported_breakdown: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									non_fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									tax: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												local_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												national_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							}
						} }
					}
				},
				fuel: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: {
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							unit_cost_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				},
				transactions: {
					kind: "array",
					element: {
						kind: "object",
						fields: { purchase_details: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fleet: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { reported_breakdown: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														non_fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														tax: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: {
																	local_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	national_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														}
													}
												}
											} }
										}
									},
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												quantity_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_cost_decimal: { kind: "decimal_string" }
											}
										}
									}
								}
							}
						} }
					}
				}
			}
		} });
	}
	decline(id, params, options) {
		return this._makeRequest("POST", `/v1/issuing/authorizations/${encodeURIComponent(id)}/decline`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				fleet: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: { reported_breakdown: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									non_fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									tax: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												local_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												national_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							}
						} }
					}
				},
				fuel: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: {
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							unit_cost_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				},
				transactions: {
					kind: "array",
					element: {
						kind: "object",
						fields: { purchase_details: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fleet: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { reported_breakdown: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														non_fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														tax: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: {
																	local_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	national_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														}
													}
												}
											} }
										}
									},
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												quantity_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_cost_decimal: { kind: "decimal_string" }
											}
										}
									}
								}
							}
						} }
					}
				}
			}
		} });
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Issuing/Authorizations.js
var AuthorizationResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/test_helpers/issuing/authorizations", params, options, {
			requestSchema: {
				kind: "object",
				fields: {
					fleet: {
						kind: "object",
						fields: { reported_breakdown: {
							kind: "object",
							fields: {
								fuel: {
									kind: "object",
									fields: { gross_amount_decimal: { kind: "decimal_string" } }
								},
								non_fuel: {
									kind: "object",
									fields: { gross_amount_decimal: { kind: "decimal_string" } }
								},
								tax: {
									kind: "object",
									fields: {
										local_amount_decimal: { kind: "decimal_string" },
										national_amount_decimal: { kind: "decimal_string" }
									}
								}
							}
						} }
					},
					fuel: {
						kind: "object",
						fields: {
							quantity_decimal: { kind: "decimal_string" },
							unit_cost_decimal: { kind: "decimal_string" }
						}
					}
				}
			},
			responseSchema: {
				kind: "object",
				fields: {
					fleet: {
						kind: "nullable",
						inner: {
							kind: "object",
							fields: { reported_breakdown: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										fuel: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { gross_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												} }
											}
										},
										non_fuel: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { gross_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												} }
											}
										},
										tax: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: {
													local_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													national_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										}
									}
								}
							} }
						}
					},
					fuel: {
						kind: "nullable",
						inner: {
							kind: "object",
							fields: {
								quantity_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								},
								unit_cost_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								}
							}
						}
					},
					transactions: {
						kind: "array",
						element: {
							kind: "object",
							fields: { purchase_details: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										fleet: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { reported_breakdown: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: {
															fuel: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: { gross_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	} }
																}
															},
															non_fuel: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: { gross_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	} }
																}
															},
															tax: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: {
																		local_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		national_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															}
														}
													}
												} }
											}
										},
										fuel: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: {
													quantity_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_cost_decimal: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							} }
						}
					}
				}
			}
		});
	}
	capture(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/authorizations/${encodeURIComponent(id)}/capture`, params, options, {
			requestSchema: {
				kind: "object",
				fields: { purchase_details: {
					kind: "object",
					fields: {
						fleet: {
							kind: "object",
							fields: { reported_breakdown: {
								kind: "object",
								fields: {
									fuel: {
										kind: "object",
										fields: { gross_amount_decimal: { kind: "decimal_string" } }
									},
									non_fuel: {
										kind: "object",
										fields: { gross_amount_decimal: { kind: "decimal_string" } }
									},
									tax: {
										kind: "object",
										fields: {
											local_amount_decimal: { kind: "decimal_string" },
											national_amount_decimal: { kind: "decimal_string" }
										}
									}
								}
							} }
						},
						fuel: {
							kind: "object",
							fields: {
								quantity_decimal: { kind: "decimal_string" },
								unit_cost_decimal: { kind: "decimal_string" }
							}
						},
						receipt: {
							kind: "array",
							element: {
								kind: "object",
								fields: { quantity: { kind: "decimal_string" } }
							}
						}
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: {
					fleet: {
						kind: "nullable",
						inner: {
							kind: "object",
							fields: { reported_breakdown: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										fuel: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { gross_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												} }
											}
										},
										non_fuel: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { gross_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												} }
											}
										},
										tax: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: {
													local_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													national_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										}
									}
								}
							} }
						}
					},
					fuel: {
						kind: "nullable",
						inner: {
							kind: "object",
							fields: {
								quantity_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								},
								unit_cost_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								}
							}
						}
					},
					transactions: {
						kind: "array",
						element: {
							kind: "object",
							fields: { purchase_details: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										fleet: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { reported_breakdown: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: {
															fuel: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: { gross_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	} }
																}
															},
															non_fuel: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: { gross_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	} }
																}
															},
															tax: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: {
																		local_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		national_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															}
														}
													}
												} }
											}
										},
										fuel: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: {
													quantity_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_cost_decimal: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							} }
						}
					}
				}
			}
		});
	}
	expire(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/authorizations/${encodeURIComponent(id)}/expire`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				fleet: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: { reported_breakdown: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									non_fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									tax: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												local_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												national_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							}
						} }
					}
				},
				fuel: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: {
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							unit_cost_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				},
				transactions: {
					kind: "array",
					element: {
						kind: "object",
						fields: { purchase_details: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fleet: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { reported_breakdown: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														non_fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														tax: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: {
																	local_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	national_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														}
													}
												}
											} }
										}
									},
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												quantity_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_cost_decimal: { kind: "decimal_string" }
											}
										}
									}
								}
							}
						} }
					}
				}
			}
		} });
	}
	finalizeAmount(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/authorizations/${encodeURIComponent(id)}/finalize_amount`, params, options, {
			requestSchema: {
				kind: "object",
				fields: {
					fleet: {
						kind: "object",
						fields: { reported_breakdown: {
							kind: "object",
							fields: {
								fuel: {
									kind: "object",
									fields: { gross_amount_decimal: { kind: "decimal_string" } }
								},
								non_fuel: {
									kind: "object",
									fields: { gross_amount_decimal: { kind: "decimal_string" } }
								},
								tax: {
									kind: "object",
									fields: {
										local_amount_decimal: { kind: "decimal_string" },
										national_amount_decimal: { kind: "decimal_string" }
									}
								}
							}
						} }
					},
					fuel: {
						kind: "object",
						fields: {
							quantity_decimal: { kind: "decimal_string" },
							unit_cost_decimal: { kind: "decimal_string" }
						}
					}
				}
			},
			responseSchema: {
				kind: "object",
				fields: {
					fleet: {
						kind: "nullable",
						inner: {
							kind: "object",
							fields: { reported_breakdown: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										fuel: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { gross_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												} }
											}
										},
										non_fuel: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { gross_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												} }
											}
										},
										tax: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: {
													local_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													national_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										}
									}
								}
							} }
						}
					},
					fuel: {
						kind: "nullable",
						inner: {
							kind: "object",
							fields: {
								quantity_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								},
								unit_cost_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								}
							}
						}
					},
					transactions: {
						kind: "array",
						element: {
							kind: "object",
							fields: { purchase_details: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										fleet: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { reported_breakdown: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: {
															fuel: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: { gross_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	} }
																}
															},
															non_fuel: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: { gross_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	} }
																}
															},
															tax: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: {
																		local_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		national_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															}
														}
													}
												} }
											}
										},
										fuel: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: {
													quantity_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_cost_decimal: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							} }
						}
					}
				}
			}
		});
	}
	respond(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/authorizations/${encodeURIComponent(id)}/fraud_challenges/respond`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				fleet: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: { reported_breakdown: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									non_fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									tax: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												local_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												national_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							}
						} }
					}
				},
				fuel: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: {
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							unit_cost_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				},
				transactions: {
					kind: "array",
					element: {
						kind: "object",
						fields: { purchase_details: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fleet: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { reported_breakdown: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														non_fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														tax: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: {
																	local_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	national_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														}
													}
												}
											} }
										}
									},
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												quantity_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_cost_decimal: { kind: "decimal_string" }
											}
										}
									}
								}
							}
						} }
					}
				}
			}
		} });
	}
	increment(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/authorizations/${encodeURIComponent(id)}/increment`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				fleet: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: { reported_breakdown: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									non_fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									tax: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												local_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												national_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							}
						} }
					}
				},
				fuel: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: {
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							unit_cost_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				},
				transactions: {
					kind: "array",
					element: {
						kind: "object",
						fields: { purchase_details: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fleet: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { reported_breakdown: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														non_fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														tax: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: {
																	local_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	national_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														}
													}
												}
											} }
										}
									},
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												quantity_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_cost_decimal: { kind: "decimal_string" }
											}
										}
									}
								}
							}
						} }
					}
				}
			}
		} });
	}
	reverse(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/authorizations/${encodeURIComponent(id)}/reverse`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				fleet: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: { reported_breakdown: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									non_fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { gross_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											} }
										}
									},
									tax: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												local_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												national_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							}
						} }
					}
				},
				fuel: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: {
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							unit_cost_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				},
				transactions: {
					kind: "array",
					element: {
						kind: "object",
						fields: { purchase_details: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fleet: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { reported_breakdown: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														non_fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														tax: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: {
																	local_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	national_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														}
													}
												}
											} }
										}
									},
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												quantity_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_cost_decimal: { kind: "decimal_string" }
											}
										}
									}
								}
							}
						} }
					}
				}
			}
		} });
	}
};
// ../node_modules/stripe/esm/resources/Tax/Calculations.js
var CalculationResource = class extends StripeResource {
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/tax/calculations/${encodeURIComponent(id)}`, params, options);
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/tax/calculations", params, options);
	}
	listLineItems(id, params, options) {
		return this._makeRequest("GET", `/v1/tax/calculations/${encodeURIComponent(id)}/line_items`, params, options, { methodType: "list" });
	}
};
// ../node_modules/stripe/esm/resources/Issuing/Cardholders.js
var CardholderResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/issuing/cardholders", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/issuing/cardholders", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/issuing/cardholders/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/issuing/cardholders/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Issuing/Cards.js
var CardResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/issuing/cards", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/issuing/cards", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/issuing/cards/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/issuing/cards/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Issuing/Cards.js
var CardResource = class extends StripeResource {
	deliverCard(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/cards/${encodeURIComponent(id)}/shipping/deliver`, params, options);
	}
	failCard(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/cards/${encodeURIComponent(id)}/shipping/fail`, params, options);
	}
	returnCard(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/cards/${encodeURIComponent(id)}/shipping/return`, params, options);
	}
	shipCard(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/cards/${encodeURIComponent(id)}/shipping/ship`, params, options);
	}
	submitCard(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/cards/${encodeURIComponent(id)}/shipping/submit`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/BillingPortal/Configurations.js
var ConfigurationResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/billing_portal/configurations", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/billing_portal/configurations", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/billing_portal/configurations/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/billing_portal/configurations/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Terminal/Configurations.js
var ConfigurationResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/terminal/configurations/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/terminal/configurations/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/terminal/configurations/${encodeURIComponent(id)}`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/terminal/configurations", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/terminal/configurations", params, options);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/ConfirmationTokens.js
var ConfirmationTokenResource$1 = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/test_helpers/confirmation_tokens", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Terminal/ConnectionTokens.js
var ConnectionTokenResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/terminal/connection_tokens", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Billing/CreditBalanceSummary.js
var CreditBalanceSummaryResource = class extends StripeResource {
	retrieve(params, options) {
		return this._makeRequest("GET", "/v1/billing/credit_balance_summary", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Billing/CreditBalanceTransactions.js
var CreditBalanceTransactionResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/billing/credit_balance_transactions", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/billing/credit_balance_transactions/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Billing/CreditGrants.js
var CreditGrantResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/billing/credit_grants", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/billing/credit_grants", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/billing/credit_grants/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/billing/credit_grants/${encodeURIComponent(id)}`, params, options);
	}
	expire(id, params, options) {
		return this._makeRequest("POST", `/v1/billing/credit_grants/${encodeURIComponent(id)}/expire`, params, options);
	}
	voidGrant(id, params, options) {
		return this._makeRequest("POST", `/v1/billing/credit_grants/${encodeURIComponent(id)}/void`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Treasury/CreditReversals.js
var CreditReversalResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/treasury/credit_reversals", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/treasury/credit_reversals", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/treasury/credit_reversals/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Customers.js
var CustomerResource$1 = class extends StripeResource {
	fundCashBalance(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/customers/${encodeURIComponent(id)}/fund_cash_balance`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Treasury/DebitReversals.js
var DebitReversalResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/treasury/debit_reversals", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/treasury/debit_reversals", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/treasury/debit_reversals/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Issuing/Disputes.js
var DisputeResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/issuing/disputes", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/issuing/disputes", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/issuing/disputes/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/issuing/disputes/${encodeURIComponent(id)}`, params, options);
	}
	submit(id, params, options) {
		return this._makeRequest("POST", `/v1/issuing/disputes/${encodeURIComponent(id)}/submit`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Radar/EarlyFraudWarnings.js
var EarlyFraudWarningResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/radar/early_fraud_warnings", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/radar/early_fraud_warnings/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/Core/EventDestinations.js
var EventDestinationResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/core/event_destinations", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v2/core/event_destinations", params, options);
	}
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v2/core/event_destinations/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/core/event_destinations/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v2/core/event_destinations/${encodeURIComponent(id)}`, params, options);
	}
	disable(id, params, options) {
		return this._makeRequest("POST", `/v2/core/event_destinations/${encodeURIComponent(id)}/disable`, params, options);
	}
	enable(id, params, options) {
		return this._makeRequest("POST", `/v2/core/event_destinations/${encodeURIComponent(id)}/enable`, params, options);
	}
	ping(id, params, options) {
		return this._makeRequest("POST", `/v2/core/event_destinations/${encodeURIComponent(id)}/ping`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/Core/Events.js
var EventResource$1 = class extends StripeResource {
	list(params, options) {
		const transformResponseData = (response) => {
			return {
				...response,
				data: response.data.map(this.addFetchRelatedObjectIfNeeded.bind(this))
			};
		};
		return this._makeRequest("GET", "/v2/core/events", params, options, {
			methodType: "list",
			transformResponseData
		});
	}
	retrieve(id, params, options) {
		const transformResponseData = (response) => {
			return this.addFetchRelatedObjectIfNeeded(response);
		};
		return this._makeRequest("GET", `/v2/core/events/${encodeURIComponent(id)}`, params, options, { transformResponseData });
	}
	addFetchRelatedObjectIfNeeded(pulledEvent) {
		if (!pulledEvent.related_object || !pulledEvent.related_object.url) return pulledEvent;
		return {
			...pulledEvent,
			fetchRelatedObject: () => this._makeRequest("GET", pulledEvent.related_object.url, void 0, {
				stripeContext: pulledEvent.context,
				headers: { "Stripe-Request-Trigger": `event=${pulledEvent.id}` }
			})
		};
	}
};
// ../node_modules/stripe/esm/resources/Entitlements/Features.js
var FeatureResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/entitlements/features", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/entitlements/features", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/entitlements/features/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/entitlements/features/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Billing/FeedbackOptions.js
var FeedbackOptionResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/billing/feedback_options", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/billing/feedback_options", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/billing/feedback_options/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/billing/feedback_options/${encodeURIComponent(id)}`, params, options);
	}
	deactivate(id, params, options) {
		return this._makeRequest("POST", `/v1/billing/feedback_options/${encodeURIComponent(id)}/deactivate`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Treasury/FinancialAccounts.js
var FinancialAccountResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/treasury/financial_accounts", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/treasury/financial_accounts", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/treasury/financial_accounts/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/treasury/financial_accounts/${encodeURIComponent(id)}`, params, options);
	}
	close(id, params, options) {
		return this._makeRequest("POST", `/v1/treasury/financial_accounts/${encodeURIComponent(id)}/close`, params, options);
	}
	updateFeatures(id, params, options) {
		return this._makeRequest("POST", `/v1/treasury/financial_accounts/${encodeURIComponent(id)}/features`, params, options);
	}
	retrieveFeatures(id, params, options) {
		return this._makeRequest("GET", `/v1/treasury/financial_accounts/${encodeURIComponent(id)}/features`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/FinancialAccounts.js
var FinancialAccountResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/money_management/financial_accounts", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/money_management/financial_accounts/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/financial_accounts/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/FinancialAddresses.js
var FinancialAddressResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/money_management/financial_addresses", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v2/money_management/financial_addresses", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/money_management/financial_addresses/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/TestHelpers/FinancialAddresses.js
var FinancialAddressResource = class extends StripeResource {
	credit(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/test_helpers/financial_addresses/${encodeURIComponent(id)}/credit`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/Core/Vault/GbBankAccounts.js
var GbBankAccountResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/core/vault/gb_bank_accounts", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v2/core/vault/gb_bank_accounts", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/core/vault/gb_bank_accounts/${encodeURIComponent(id)}`, params, options);
	}
	archive(id, params, options) {
		return this._makeRequest("POST", `/v2/core/vault/gb_bank_accounts/${encodeURIComponent(id)}/archive`, params, options);
	}
	unarchive(id, params, options) {
		return this._makeRequest("POST", `/v2/core/vault/gb_bank_accounts/${encodeURIComponent(id)}/unarchive`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/Commerce/ProductCatalog/Imports.js
var ImportResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/commerce/product_catalog/imports", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { status_details: {
							kind: "object",
							fields: {
								processing: {
									kind: "object",
									fields: {
										error_count: { kind: "int64_string" },
										success_count: { kind: "int64_string" }
									}
								},
								succeeded: {
									kind: "object",
									fields: { success_count: { kind: "int64_string" } }
								},
								succeeded_with_errors: {
									kind: "object",
									fields: {
										error_count: { kind: "int64_string" },
										error_file: {
											kind: "object",
											fields: { size: { kind: "int64_string" } }
										},
										samples: {
											kind: "array",
											element: {
												kind: "object",
												fields: { row: { kind: "int64_string" } }
											}
										},
										success_count: { kind: "int64_string" }
									}
								}
							}
						} }
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v2/commerce/product_catalog/imports", params, options, { responseSchema: {
			kind: "object",
			fields: { status_details: {
				kind: "object",
				fields: {
					processing: {
						kind: "object",
						fields: {
							error_count: { kind: "int64_string" },
							success_count: { kind: "int64_string" }
						}
					},
					succeeded: {
						kind: "object",
						fields: { success_count: { kind: "int64_string" } }
					},
					succeeded_with_errors: {
						kind: "object",
						fields: {
							error_count: { kind: "int64_string" },
							error_file: {
								kind: "object",
								fields: { size: { kind: "int64_string" } }
							},
							samples: {
								kind: "array",
								element: {
									kind: "object",
									fields: { row: { kind: "int64_string" } }
								}
							},
							success_count: { kind: "int64_string" }
						}
					}
				}
			} }
		} });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/commerce/product_catalog/imports/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { status_details: {
				kind: "object",
				fields: {
					processing: {
						kind: "object",
						fields: {
							error_count: { kind: "int64_string" },
							success_count: { kind: "int64_string" }
						}
					},
					succeeded: {
						kind: "object",
						fields: { success_count: { kind: "int64_string" } }
					},
					succeeded_with_errors: {
						kind: "object",
						fields: {
							error_count: { kind: "int64_string" },
							error_file: {
								kind: "object",
								fields: { size: { kind: "int64_string" } }
							},
							samples: {
								kind: "array",
								element: {
									kind: "object",
									fields: { row: { kind: "int64_string" } }
								}
							},
							success_count: { kind: "int64_string" }
						}
					}
				}
			} }
		} });
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Treasury/InboundTransfers.js
var InboundTransferResource$2 = class extends StripeResource {
	fail(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/treasury/inbound_transfers/${encodeURIComponent(id)}/fail`, params, options);
	}
	returnInboundTransfer(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/treasury/inbound_transfers/${encodeURIComponent(id)}/return`, params, options);
	}
	succeed(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/treasury/inbound_transfers/${encodeURIComponent(id)}/succeed`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Treasury/InboundTransfers.js
var InboundTransferResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/treasury/inbound_transfers", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/treasury/inbound_transfers", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/treasury/inbound_transfers/${encodeURIComponent(id)}`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/treasury/inbound_transfers/${encodeURIComponent(id)}/cancel`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/InboundTransfers.js
var InboundTransferResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/money_management/inbound_transfers", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v2/money_management/inbound_transfers", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/money_management/inbound_transfers/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Apps/Installs.js
var InstallResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/apps/installs", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/apps/installs", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/apps/installs/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/apps/installs/${encodeURIComponent(id)}`, params, options);
	}
	uninstall(id, params, options) {
		return this._makeRequest("POST", `/v1/apps/installs/${encodeURIComponent(id)}/uninstall`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Tax/Locations.js
var LocationResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/tax/locations", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/tax/locations", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/tax/locations/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Terminal/Locations.js
var LocationResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/terminal/locations/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/terminal/locations/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/terminal/locations/${encodeURIComponent(id)}`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/terminal/locations", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/terminal/locations", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Billing/MeterEventAdjustments.js
var MeterEventAdjustmentResource$1 = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/billing/meter_event_adjustments", params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/Billing/MeterEventAdjustments.js
var MeterEventAdjustmentResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v2/billing/meter_event_adjustments", params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/Billing/MeterEventSession.js
var MeterEventSessionResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v2/billing/meter_event_session", params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/Billing/MeterEventStream.js
var MeterEventStreamResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v2/billing/meter_event_stream", params, options, { apiBase: "meter_events" });
	}
};
// ../node_modules/stripe/esm/resources/Billing/MeterEvents.js
var MeterEventResource$1 = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/billing/meter_events", params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/Billing/MeterEvents.js
var MeterEventResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v2/billing/meter_events", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Billing/Meters.js
var MeterResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/billing/meters", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/billing/meters", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/billing/meters/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/billing/meters/${encodeURIComponent(id)}`, params, options);
	}
	deactivate(id, params, options) {
		return this._makeRequest("POST", `/v1/billing/meters/${encodeURIComponent(id)}/deactivate`, params, options);
	}
	reactivate(id, params, options) {
		return this._makeRequest("POST", `/v1/billing/meters/${encodeURIComponent(id)}/reactivate`, params, options);
	}
	listEventSummaries(id, params, options) {
		return this._makeRequest("GET", `/v1/billing/meters/${encodeURIComponent(id)}/event_summaries`, params, options, { methodType: "list" });
	}
};
// ../node_modules/stripe/esm/resources/V2/TestHelpers/MoneyManagement.js
var MoneyManagementResource = class extends StripeResource {
	recipientVerifications(params, options) {
		return this._makeRequest("POST", "/v2/test_helpers/money_management/recipient_verifications", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Terminal/OnboardingLinks.js
var OnboardingLinkResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/terminal/onboarding_links", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Climate/Orders.js
var OrderResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/climate/orders", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { metric_tons: { kind: "decimal_string" } }
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/climate/orders", params, options, {
			requestSchema: {
				kind: "object",
				fields: { metric_tons: { kind: "decimal_string" } }
			},
			responseSchema: {
				kind: "object",
				fields: { metric_tons: { kind: "decimal_string" } }
			}
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/climate/orders/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { metric_tons: { kind: "decimal_string" } }
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/climate/orders/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { metric_tons: { kind: "decimal_string" } }
		} });
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/climate/orders/${encodeURIComponent(id)}/cancel`, params, options, { responseSchema: {
			kind: "object",
			fields: { metric_tons: { kind: "decimal_string" } }
		} });
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Treasury/OutboundPayments.js
var OutboundPaymentResource$2 = class extends StripeResource {
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/treasury/outbound_payments/${encodeURIComponent(id)}`, params, options);
	}
	fail(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/treasury/outbound_payments/${encodeURIComponent(id)}/fail`, params, options);
	}
	post(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/treasury/outbound_payments/${encodeURIComponent(id)}/post`, params, options);
	}
	returnOutboundPayment(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/treasury/outbound_payments/${encodeURIComponent(id)}/return`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Treasury/OutboundPayments.js
var OutboundPaymentResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/treasury/outbound_payments", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/treasury/outbound_payments", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/treasury/outbound_payments/${encodeURIComponent(id)}`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/treasury/outbound_payments/${encodeURIComponent(id)}/cancel`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/OutboundPayments.js
var OutboundPaymentResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/money_management/outbound_payments", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v2/money_management/outbound_payments", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/money_management/outbound_payments/${encodeURIComponent(id)}`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/outbound_payments/${encodeURIComponent(id)}/cancel`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/OutboundSetupIntents.js
var OutboundSetupIntentResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/money_management/outbound_setup_intents", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v2/money_management/outbound_setup_intents", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/money_management/outbound_setup_intents/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/outbound_setup_intents/${encodeURIComponent(id)}`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/outbound_setup_intents/${encodeURIComponent(id)}/cancel`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Treasury/OutboundTransfers.js
var OutboundTransferResource$1 = class extends StripeResource {
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/treasury/outbound_transfers/${encodeURIComponent(id)}`, params, options);
	}
	fail(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/treasury/outbound_transfers/${encodeURIComponent(id)}/fail`, params, options);
	}
	post(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/treasury/outbound_transfers/${encodeURIComponent(id)}/post`, params, options);
	}
	returnOutboundTransfer(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/treasury/outbound_transfers/${encodeURIComponent(id)}/return`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Treasury/OutboundTransfers.js
var OutboundTransferResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/treasury/outbound_transfers", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/treasury/outbound_transfers", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/treasury/outbound_transfers/${encodeURIComponent(id)}`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/treasury/outbound_transfers/${encodeURIComponent(id)}/cancel`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Radar/PaymentEvaluations.js
var PaymentEvaluationResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/radar/payment_evaluations", params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/PayoutIntents.js
var PayoutIntentResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/money_management/payout_intents", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v2/money_management/payout_intents", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/money_management/payout_intents/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/payout_intents/${encodeURIComponent(id)}`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/payout_intents/${encodeURIComponent(id)}/cancel`, params, options);
	}
	confirm(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/payout_intents/${encodeURIComponent(id)}/confirm`, params, options);
	}
	refreshFxQuote(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/payout_intents/${encodeURIComponent(id)}/refresh_fx_quote`, params, options);
	}
	refreshRecipientVerification(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/payout_intents/${encodeURIComponent(id)}/refresh_recipient_verification`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/PayoutMethods.js
var PayoutMethodResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/money_management/payout_methods", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/money_management/payout_methods/${encodeURIComponent(id)}`, params, options);
	}
	archive(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/payout_methods/${encodeURIComponent(id)}/archive`, params, options);
	}
	unarchive(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/payout_methods/${encodeURIComponent(id)}/unarchive`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/PayoutMethodsBankAccountSpec.js
var PayoutMethodsBankAccountSpecResource = class extends StripeResource {
	retrieve(params, options) {
		return this._makeRequest("GET", "/v2/money_management/payout_methods_bank_account_spec", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Issuing/PersonalizationDesigns.js
var PersonalizationDesignResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/issuing/personalization_designs", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/issuing/personalization_designs", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/issuing/personalization_designs/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/issuing/personalization_designs/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Issuing/PersonalizationDesigns.js
var PersonalizationDesignResource = class extends StripeResource {
	activate(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/personalization_designs/${encodeURIComponent(id)}/activate`, params, options);
	}
	deactivate(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/personalization_designs/${encodeURIComponent(id)}/deactivate`, params, options);
	}
	reject(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/personalization_designs/${encodeURIComponent(id)}/reject`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Issuing/PhysicalBundles.js
var PhysicalBundleResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/issuing/physical_bundles", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/issuing/physical_bundles/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Climate/Products.js
var ProductResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/climate/products", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { metric_tons_available: { kind: "decimal_string" } }
					}
				} }
			}
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/climate/products/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { metric_tons_available: { kind: "decimal_string" } }
		} });
	}
};
// ../node_modules/stripe/esm/resources/Terminal/Readers.js
var ReaderResource$1 = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/terminal/readers/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/terminal/readers/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/terminal/readers/${encodeURIComponent(id)}`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/terminal/readers", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/terminal/readers", params, options);
	}
	cancelAction(id, params, options) {
		return this._makeRequest("POST", `/v1/terminal/readers/${encodeURIComponent(id)}/cancel_action`, params, options);
	}
	collectInputs(id, params, options) {
		return this._makeRequest("POST", `/v1/terminal/readers/${encodeURIComponent(id)}/collect_inputs`, params, options);
	}
	collectPaymentMethod(id, params, options) {
		return this._makeRequest("POST", `/v1/terminal/readers/${encodeURIComponent(id)}/collect_payment_method`, params, options);
	}
	confirmPaymentIntent(id, params, options) {
		return this._makeRequest("POST", `/v1/terminal/readers/${encodeURIComponent(id)}/confirm_payment_intent`, params, options);
	}
	processPaymentIntent(id, params, options) {
		return this._makeRequest("POST", `/v1/terminal/readers/${encodeURIComponent(id)}/process_payment_intent`, params, options);
	}
	processSetupIntent(id, params, options) {
		return this._makeRequest("POST", `/v1/terminal/readers/${encodeURIComponent(id)}/process_setup_intent`, params, options);
	}
	refundPayment(id, params, options) {
		return this._makeRequest("POST", `/v1/terminal/readers/${encodeURIComponent(id)}/refund_payment`, params, options);
	}
	setReaderDisplay(id, params, options) {
		return this._makeRequest("POST", `/v1/terminal/readers/${encodeURIComponent(id)}/set_reader_display`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Terminal/Readers.js
var ReaderResource = class extends StripeResource {
	presentPaymentMethod(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/terminal/readers/${encodeURIComponent(id)}/present_payment_method`, params, options);
	}
	succeedInputCollection(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/terminal/readers/${encodeURIComponent(id)}/succeed_input_collection`, params, options);
	}
	timeoutInputCollection(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/terminal/readers/${encodeURIComponent(id)}/timeout_input_collection`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Treasury/ReceivedCredits.js
var ReceivedCreditResource$2 = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/test_helpers/treasury/received_credits", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Treasury/ReceivedCredits.js
var ReceivedCreditResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/treasury/received_credits", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/treasury/received_credits/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/ReceivedCredits.js
var ReceivedCreditResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/money_management/received_credits", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/money_management/received_credits/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Treasury/ReceivedDebits.js
var ReceivedDebitResource$1 = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/test_helpers/treasury/received_debits", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Treasury/ReceivedDebits.js
var ReceivedDebitResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/treasury/received_debits", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/treasury/received_debits/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/RecipientVerifications.js
var RecipientVerificationResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v2/money_management/recipient_verifications", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/money_management/recipient_verifications/${encodeURIComponent(id)}`, params, options);
	}
	acknowledge(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/recipient_verifications/${encodeURIComponent(id)}/acknowledge`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Refunds.js
var RefundResource$1 = class extends StripeResource {
	expire(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/refunds/${encodeURIComponent(id)}/expire`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Tax/Registrations.js
var RegistrationResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/tax/registrations", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/tax/registrations", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/tax/registrations/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/tax/registrations/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Reporting/ReportRuns.js
var ReportRunResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/reporting/report_runs", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/reporting/report_runs", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/reporting/report_runs/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Reporting/ReportTypes.js
var ReportTypeResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/reporting/report_types", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/reporting/report_types/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Forwarding/Requests.js
var RequestResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/forwarding/requests", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/forwarding/requests", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/forwarding/requests/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Sigma/ScheduledQueryRuns.js
var ScheduledQueryRunResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/sigma/scheduled_query_runs", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/sigma/scheduled_query_runs/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Apps/Secrets.js
var SecretResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/apps/secrets", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/apps/secrets", params, options);
	}
	find(params, options) {
		return this._makeRequest("GET", "/v1/apps/secrets/find", params, options);
	}
	deleteWhere(params, options) {
		return this._makeRequest("POST", "/v1/apps/secrets/delete", params, options);
	}
};
// ../node_modules/stripe/esm/resources/BillingPortal/Sessions.js
var SessionResource$2 = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/billing_portal/sessions", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Checkout/Sessions.js
var SessionResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/checkout/sessions", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							currency_conversion: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { fx_rate: { kind: "decimal_string" } }
								}
							},
							line_items: {
								kind: "object",
								fields: { data: {
									kind: "array",
									element: {
										kind: "object",
										fields: { price: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: {
													currency_options: {
														kind: "array",
														element: {
															kind: "object",
															fields: {
																tiers: {
																	kind: "array",
																	element: {
																		kind: "object",
																		fields: {
																			flat_amount_decimal: {
																				kind: "nullable",
																				inner: { kind: "decimal_string" }
																			},
																			unit_amount_decimal: {
																				kind: "nullable",
																				inner: { kind: "decimal_string" }
																			}
																		}
																	}
																},
																unit_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																}
															}
														}
													},
													tiers: {
														kind: "array",
														element: {
															kind: "object",
															fields: {
																flat_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																},
																unit_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																}
															}
														}
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										} }
									}
								} }
							}
						}
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/checkout/sessions", params, options, {
			requestSchema: {
				kind: "object",
				fields: { line_items: {
					kind: "array",
					element: {
						kind: "object",
						fields: { price_data: {
							kind: "object",
							fields: { unit_amount_decimal: { kind: "decimal_string" } }
						} }
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: {
					currency_conversion: {
						kind: "nullable",
						inner: {
							kind: "object",
							fields: { fx_rate: { kind: "decimal_string" } }
						}
					},
					line_items: {
						kind: "object",
						fields: { data: {
							kind: "array",
							element: {
								kind: "object",
								fields: { price: {
									kind: "nullable",
									inner: {
										kind: "object",
										fields: {
											currency_options: {
												kind: "array",
												element: {
													kind: "object",
													fields: {
														tiers: {
															kind: "array",
															element: {
																kind: "object",
																fields: {
																	flat_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	unit_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											tiers: {
												kind: "array",
												element: {
													kind: "object",
													fields: {
														flat_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											unit_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											}
										}
									}
								} }
							}
						} }
					}
				}
			}
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/checkout/sessions/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				currency_conversion: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: { fx_rate: { kind: "decimal_string" } }
					}
				},
				line_items: {
					kind: "object",
					fields: { data: {
						kind: "array",
						element: {
							kind: "object",
							fields: { price: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										currency_options: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													tiers: {
														kind: "array",
														element: {
															kind: "object",
															fields: {
																flat_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																},
																unit_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																}
															}
														}
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										tiers: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													flat_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							} }
						}
					} }
				}
			}
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/checkout/sessions/${encodeURIComponent(id)}`, params, options, {
			requestSchema: {
				kind: "object",
				fields: { line_items: {
					kind: "array",
					element: {
						kind: "object",
						fields: { price_data: {
							kind: "object",
							fields: { unit_amount_decimal: { kind: "decimal_string" } }
						} }
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: {
					currency_conversion: {
						kind: "nullable",
						inner: {
							kind: "object",
							fields: { fx_rate: { kind: "decimal_string" } }
						}
					},
					line_items: {
						kind: "object",
						fields: { data: {
							kind: "array",
							element: {
								kind: "object",
								fields: { price: {
									kind: "nullable",
									inner: {
										kind: "object",
										fields: {
											currency_options: {
												kind: "array",
												element: {
													kind: "object",
													fields: {
														tiers: {
															kind: "array",
															element: {
																kind: "object",
																fields: {
																	flat_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	unit_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											tiers: {
												kind: "array",
												element: {
													kind: "object",
													fields: {
														flat_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											unit_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											}
										}
									}
								} }
							}
						} }
					}
				}
			}
		});
	}
	expire(id, params, options) {
		return this._makeRequest("POST", `/v1/checkout/sessions/${encodeURIComponent(id)}/expire`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				currency_conversion: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: { fx_rate: { kind: "decimal_string" } }
					}
				},
				line_items: {
					kind: "object",
					fields: { data: {
						kind: "array",
						element: {
							kind: "object",
							fields: { price: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										currency_options: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													tiers: {
														kind: "array",
														element: {
															kind: "object",
															fields: {
																flat_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																},
																unit_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																}
															}
														}
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										tiers: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													flat_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							} }
						}
					} }
				}
			}
		} });
	}
	listLineItems(id, params, options) {
		return this._makeRequest("GET", `/v1/checkout/sessions/${encodeURIComponent(id)}/line_items`, params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { price: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									currency_options: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						} }
					}
				} }
			}
		});
	}
};
// ../node_modules/stripe/esm/resources/FinancialConnections/Sessions.js
var SessionResource = class extends StripeResource {
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/financial_connections/sessions/${encodeURIComponent(id)}`, params, options);
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/financial_connections/sessions", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Tax/Settings.js
var SettingResource = class extends StripeResource {
	retrieve(params, options) {
		return this._makeRequest("GET", "/v1/tax/settings", params, options);
	}
	update(params, options) {
		return this._makeRequest("POST", "/v1/tax/settings", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Climate/Suppliers.js
var SupplierResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/climate/suppliers", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/climate/suppliers/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/TestClocks.js
var TestClockResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/test_helpers/test_clocks/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/test_helpers/test_clocks/${encodeURIComponent(id)}`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/test_helpers/test_clocks", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/test_helpers/test_clocks", params, options);
	}
	advance(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/test_clocks/${encodeURIComponent(id)}/advance`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Issuing/Tokens.js
var TokenResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/issuing/tokens", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/issuing/tokens/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/issuing/tokens/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Treasury/TransactionEntries.js
var TransactionEntryResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/treasury/transaction_entries", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { flow_details: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: { issuing_authorization: {
									kind: "object",
									fields: {
										fleet: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { reported_breakdown: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: {
															fuel: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: { gross_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	} }
																}
															},
															non_fuel: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: { gross_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	} }
																}
															},
															tax: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: {
																		local_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		national_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															}
														}
													}
												} }
											}
										},
										fuel: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: {
													quantity_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_cost_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										transactions: {
											kind: "array",
											element: {
												kind: "object",
												fields: { purchase_details: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: {
															fleet: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: { reported_breakdown: {
																		kind: "nullable",
																		inner: {
																			kind: "object",
																			fields: {
																				fuel: {
																					kind: "nullable",
																					inner: {
																						kind: "object",
																						fields: { gross_amount_decimal: {
																							kind: "nullable",
																							inner: { kind: "decimal_string" }
																						} }
																					}
																				},
																				non_fuel: {
																					kind: "nullable",
																					inner: {
																						kind: "object",
																						fields: { gross_amount_decimal: {
																							kind: "nullable",
																							inner: { kind: "decimal_string" }
																						} }
																					}
																				},
																				tax: {
																					kind: "nullable",
																					inner: {
																						kind: "object",
																						fields: {
																							local_amount_decimal: {
																								kind: "nullable",
																								inner: { kind: "decimal_string" }
																							},
																							national_amount_decimal: {
																								kind: "nullable",
																								inner: { kind: "decimal_string" }
																							}
																						}
																					}
																				}
																			}
																		}
																	} }
																}
															},
															fuel: {
																kind: "nullable",
																inner: {
																	kind: "object",
																	fields: {
																		quantity_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		unit_cost_decimal: { kind: "decimal_string" }
																	}
																}
															}
														}
													}
												} }
											}
										}
									}
								} }
							}
						} }
					}
				} }
			}
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/treasury/transaction_entries/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { flow_details: {
				kind: "nullable",
				inner: {
					kind: "object",
					fields: { issuing_authorization: {
						kind: "object",
						fields: {
							fleet: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { reported_breakdown: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												fuel: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: { gross_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														} }
													}
												},
												non_fuel: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: { gross_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														} }
													}
												},
												tax: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: {
															local_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															national_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												}
											}
										}
									} }
								}
							},
							fuel: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										quantity_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_cost_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							},
							transactions: {
								kind: "array",
								element: {
									kind: "object",
									fields: { purchase_details: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												fleet: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: { reported_breakdown: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: {
																	fuel: {
																		kind: "nullable",
																		inner: {
																			kind: "object",
																			fields: { gross_amount_decimal: {
																				kind: "nullable",
																				inner: { kind: "decimal_string" }
																			} }
																		}
																	},
																	non_fuel: {
																		kind: "nullable",
																		inner: {
																			kind: "object",
																			fields: { gross_amount_decimal: {
																				kind: "nullable",
																				inner: { kind: "decimal_string" }
																			} }
																		}
																	},
																	tax: {
																		kind: "nullable",
																		inner: {
																			kind: "object",
																			fields: {
																				local_amount_decimal: {
																					kind: "nullable",
																					inner: { kind: "decimal_string" }
																				},
																				national_amount_decimal: {
																					kind: "nullable",
																					inner: { kind: "decimal_string" }
																				}
																			}
																		}
																	}
																}
															}
														} }
													}
												},
												fuel: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: {
															quantity_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_cost_decimal: { kind: "decimal_string" }
														}
													}
												}
											}
										}
									} }
								}
							}
						}
					} }
				}
			} }
		} });
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/TransactionEntries.js
var TransactionEntryResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/money_management/transaction_entries", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/money_management/transaction_entries/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/FinancialConnections/Transactions.js
var TransactionResource$5 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/financial_connections/transactions", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/financial_connections/transactions/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Issuing/Transactions.js
var TransactionResource$4 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/issuing/transactions", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { purchase_details: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									fleet: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: { reported_breakdown: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														non_fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { gross_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																} }
															}
														},
														tax: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: {
																	local_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	national_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														}
													}
												}
											} }
										}
									},
									fuel: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												quantity_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_cost_decimal: { kind: "decimal_string" }
											}
										}
									}
								}
							}
						} }
					}
				} }
			}
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/issuing/transactions/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { purchase_details: {
				kind: "nullable",
				inner: {
					kind: "object",
					fields: {
						fleet: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: { reported_breakdown: {
									kind: "nullable",
									inner: {
										kind: "object",
										fields: {
											fuel: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: { gross_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													} }
												}
											},
											non_fuel: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: { gross_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													} }
												}
											},
											tax: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														local_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														},
														national_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											}
										}
									}
								} }
							}
						},
						fuel: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									quantity_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									},
									unit_cost_decimal: { kind: "decimal_string" }
								}
							}
						}
					}
				}
			} }
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/issuing/transactions/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { purchase_details: {
				kind: "nullable",
				inner: {
					kind: "object",
					fields: {
						fleet: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: { reported_breakdown: {
									kind: "nullable",
									inner: {
										kind: "object",
										fields: {
											fuel: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: { gross_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													} }
												}
											},
											non_fuel: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: { gross_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													} }
												}
											},
											tax: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														local_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														},
														national_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											}
										}
									}
								} }
							}
						},
						fuel: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									quantity_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									},
									unit_cost_decimal: { kind: "decimal_string" }
								}
							}
						}
					}
				}
			} }
		} });
	}
};
// ../node_modules/stripe/esm/resources/Tax/Transactions.js
var TransactionResource$3 = class extends StripeResource {
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/tax/transactions/${encodeURIComponent(id)}`, params, options);
	}
	createFromCalculation(params, options) {
		return this._makeRequest("POST", "/v1/tax/transactions/create_from_calculation", params, options);
	}
	createReversal(params, options) {
		return this._makeRequest("POST", "/v1/tax/transactions/create_reversal", params, options);
	}
	listLineItems(id, params, options) {
		return this._makeRequest("GET", `/v1/tax/transactions/${encodeURIComponent(id)}/line_items`, params, options, { methodType: "list" });
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Issuing/Transactions.js
var TransactionResource$2 = class extends StripeResource {
	refund(id, params, options) {
		return this._makeRequest("POST", `/v1/test_helpers/issuing/transactions/${encodeURIComponent(id)}/refund`, params, options, { responseSchema: {
			kind: "object",
			fields: { purchase_details: {
				kind: "nullable",
				inner: {
					kind: "object",
					fields: {
						fleet: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: { reported_breakdown: {
									kind: "nullable",
									inner: {
										kind: "object",
										fields: {
											fuel: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: { gross_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													} }
												}
											},
											non_fuel: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: { gross_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													} }
												}
											},
											tax: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														local_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														},
														national_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											}
										}
									}
								} }
							}
						},
						fuel: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									quantity_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									},
									unit_cost_decimal: { kind: "decimal_string" }
								}
							}
						}
					}
				}
			} }
		} });
	}
	createForceCapture(params, options) {
		return this._makeRequest("POST", "/v1/test_helpers/issuing/transactions/create_force_capture", params, options, {
			requestSchema: {
				kind: "object",
				fields: { purchase_details: {
					kind: "object",
					fields: {
						fleet: {
							kind: "object",
							fields: { reported_breakdown: {
								kind: "object",
								fields: {
									fuel: {
										kind: "object",
										fields: { gross_amount_decimal: { kind: "decimal_string" } }
									},
									non_fuel: {
										kind: "object",
										fields: { gross_amount_decimal: { kind: "decimal_string" } }
									},
									tax: {
										kind: "object",
										fields: {
											local_amount_decimal: { kind: "decimal_string" },
											national_amount_decimal: { kind: "decimal_string" }
										}
									}
								}
							} }
						},
						fuel: {
							kind: "object",
							fields: {
								quantity_decimal: { kind: "decimal_string" },
								unit_cost_decimal: { kind: "decimal_string" }
							}
						},
						receipt: {
							kind: "array",
							element: {
								kind: "object",
								fields: { quantity: { kind: "decimal_string" } }
							}
						}
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { purchase_details: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: {
							fleet: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { reported_breakdown: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												fuel: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: { gross_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														} }
													}
												},
												non_fuel: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: { gross_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														} }
													}
												},
												tax: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: {
															local_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															national_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												}
											}
										}
									} }
								}
							},
							fuel: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										quantity_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_cost_decimal: { kind: "decimal_string" }
									}
								}
							}
						}
					}
				} }
			}
		});
	}
	createUnlinkedRefund(params, options) {
		return this._makeRequest("POST", "/v1/test_helpers/issuing/transactions/create_unlinked_refund", params, options, {
			requestSchema: {
				kind: "object",
				fields: { purchase_details: {
					kind: "object",
					fields: {
						fleet: {
							kind: "object",
							fields: { reported_breakdown: {
								kind: "object",
								fields: {
									fuel: {
										kind: "object",
										fields: { gross_amount_decimal: { kind: "decimal_string" } }
									},
									non_fuel: {
										kind: "object",
										fields: { gross_amount_decimal: { kind: "decimal_string" } }
									},
									tax: {
										kind: "object",
										fields: {
											local_amount_decimal: { kind: "decimal_string" },
											national_amount_decimal: { kind: "decimal_string" }
										}
									}
								}
							} }
						},
						fuel: {
							kind: "object",
							fields: {
								quantity_decimal: { kind: "decimal_string" },
								unit_cost_decimal: { kind: "decimal_string" }
							}
						},
						receipt: {
							kind: "array",
							element: {
								kind: "object",
								fields: { quantity: { kind: "decimal_string" } }
							}
						}
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { purchase_details: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: {
							fleet: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { reported_breakdown: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												fuel: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: { gross_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														} }
													}
												},
												non_fuel: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: { gross_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														} }
													}
												},
												tax: {
													kind: "nullable",
													inner: {
														kind: "object",
														fields: {
															local_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															national_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												}
											}
										}
									} }
								}
							},
							fuel: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										quantity_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_cost_decimal: { kind: "decimal_string" }
									}
								}
							}
						}
					}
				} }
			}
		});
	}
};
// ../node_modules/stripe/esm/resources/Treasury/Transactions.js
var TransactionResource$1 = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/treasury/transactions", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { entries: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: { data: {
									kind: "array",
									element: {
										kind: "object",
										fields: { flow_details: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { issuing_authorization: {
													kind: "object",
													fields: {
														fleet: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: { reported_breakdown: {
																	kind: "nullable",
																	inner: {
																		kind: "object",
																		fields: {
																			fuel: {
																				kind: "nullable",
																				inner: {
																					kind: "object",
																					fields: { gross_amount_decimal: {
																						kind: "nullable",
																						inner: { kind: "decimal_string" }
																					} }
																				}
																			},
																			non_fuel: {
																				kind: "nullable",
																				inner: {
																					kind: "object",
																					fields: { gross_amount_decimal: {
																						kind: "nullable",
																						inner: { kind: "decimal_string" }
																					} }
																				}
																			},
																			tax: {
																				kind: "nullable",
																				inner: {
																					kind: "object",
																					fields: {
																						local_amount_decimal: {
																							kind: "nullable",
																							inner: { kind: "decimal_string" }
																						},
																						national_amount_decimal: {
																							kind: "nullable",
																							inner: { kind: "decimal_string" }
																						}
																					}
																				}
																			}
																		}
																	}
																} }
															}
														},
														fuel: {
															kind: "nullable",
															inner: {
																kind: "object",
																fields: {
																	quantity_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	unit_cost_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														},
														transactions: {
															kind: "array",
															element: {
																kind: "object",
																fields: { purchase_details: {
																	kind: "nullable",
																	inner: {
																		kind: "object",
																		fields: {
																			fleet: {
																				kind: "nullable",
																				inner: {
																					kind: "object",
																					fields: { reported_breakdown: {
																						kind: "nullable",
																						inner: {
																							kind: "object",
																							fields: {
																								fuel: {
																									kind: "nullable",
																									inner: {
																										kind: "object",
																										fields: { gross_amount_decimal: {
																											kind: "nullable",
																											inner: { kind: "decimal_string" }
																										} }
																									}
																								},
																								non_fuel: {
																									kind: "nullable",
																									inner: {
																										kind: "object",
																										fields: { gross_amount_decimal: {
																											kind: "nullable",
																											inner: { kind: "decimal_string" }
																										} }
																									}
																								},
																								tax: {
																									kind: "nullable",
																									inner: {
																										kind: "object",
																										fields: {
																											local_amount_decimal: {
																												kind: "nullable",
																												inner: { kind: "decimal_string" }
																											},
																											national_amount_decimal: {
																												kind: "nullable",
																												inner: { kind: "decimal_string" }
																											}
																										}
																									}
																								}
																							}
																						}
																					} }
																				}
																			},
																			fuel: {
																				kind: "nullable",
																				inner: {
																					kind: "object",
																					fields: {
																						quantity_decimal: {
																							kind: "nullable",
																							inner: { kind: "decimal_string" }
																						},
																						unit_cost_decimal: { kind: "decimal_string" }
																					}
																				}
																			}
																		}
																	}
																} }
															}
														}
													}
												} }
											}
										} }
									}
								} }
							}
						} }
					}
				} }
			}
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/treasury/transactions/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { entries: {
				kind: "nullable",
				inner: {
					kind: "object",
					fields: { data: {
						kind: "array",
						element: {
							kind: "object",
							fields: { flow_details: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { issuing_authorization: {
										kind: "object",
										fields: {
											fleet: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: { reported_breakdown: {
														kind: "nullable",
														inner: {
															kind: "object",
															fields: {
																fuel: {
																	kind: "nullable",
																	inner: {
																		kind: "object",
																		fields: { gross_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		} }
																	}
																},
																non_fuel: {
																	kind: "nullable",
																	inner: {
																		kind: "object",
																		fields: { gross_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		} }
																	}
																},
																tax: {
																	kind: "nullable",
																	inner: {
																		kind: "object",
																		fields: {
																			local_amount_decimal: {
																				kind: "nullable",
																				inner: { kind: "decimal_string" }
																			},
																			national_amount_decimal: {
																				kind: "nullable",
																				inner: { kind: "decimal_string" }
																			}
																		}
																	}
																}
															}
														}
													} }
												}
											},
											fuel: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														quantity_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														},
														unit_cost_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											transactions: {
												kind: "array",
												element: {
													kind: "object",
													fields: { purchase_details: {
														kind: "nullable",
														inner: {
															kind: "object",
															fields: {
																fleet: {
																	kind: "nullable",
																	inner: {
																		kind: "object",
																		fields: { reported_breakdown: {
																			kind: "nullable",
																			inner: {
																				kind: "object",
																				fields: {
																					fuel: {
																						kind: "nullable",
																						inner: {
																							kind: "object",
																							fields: { gross_amount_decimal: {
																								kind: "nullable",
																								inner: { kind: "decimal_string" }
																							} }
																						}
																					},
																					non_fuel: {
																						kind: "nullable",
																						inner: {
																							kind: "object",
																							fields: { gross_amount_decimal: {
																								kind: "nullable",
																								inner: { kind: "decimal_string" }
																							} }
																						}
																					},
																					tax: {
																						kind: "nullable",
																						inner: {
																							kind: "object",
																							fields: {
																								local_amount_decimal: {
																									kind: "nullable",
																									inner: { kind: "decimal_string" }
																								},
																								national_amount_decimal: {
																									kind: "nullable",
																									inner: { kind: "decimal_string" }
																								}
																							}
																						}
																					}
																				}
																			}
																		} }
																	}
																},
																fuel: {
																	kind: "nullable",
																	inner: {
																		kind: "object",
																		fields: {
																			quantity_decimal: {
																				kind: "nullable",
																				inner: { kind: "decimal_string" }
																			},
																			unit_cost_decimal: { kind: "decimal_string" }
																		}
																	}
																}
															}
														}
													} }
												}
											}
										}
									} }
								}
							} }
						}
					} }
				}
			} }
		} });
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/Transactions.js
var TransactionResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/money_management/transactions", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/money_management/transactions/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/transactions/${encodeURIComponent(id)}`, params, options);
	}
	refreshRegulatoryReceipt(id, params, options) {
		return this._makeRequest("POST", `/v2/money_management/transactions/${encodeURIComponent(id)}/refresh_regulatory_receipt`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/ProductCatalog/TrialOffers.js
var TrialOfferResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/product_catalog/trial_offers", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/product_catalog/trial_offers", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/product_catalog/trial_offers/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/product_catalog/trial_offers/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/V2/Core/Vault/UsBankAccounts.js
var UsBankAccountResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v2/core/vault/us_bank_accounts", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v2/core/vault/us_bank_accounts", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v2/core/vault/us_bank_accounts/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v2/core/vault/us_bank_accounts/${encodeURIComponent(id)}`, params, options);
	}
	archive(id, params, options) {
		return this._makeRequest("POST", `/v2/core/vault/us_bank_accounts/${encodeURIComponent(id)}/archive`, params, options);
	}
	confirmMicrodeposits(id, params, options) {
		return this._makeRequest("POST", `/v2/core/vault/us_bank_accounts/${encodeURIComponent(id)}/confirm_microdeposits`, params, options);
	}
	sendMicrodeposits(id, params, options) {
		return this._makeRequest("POST", `/v2/core/vault/us_bank_accounts/${encodeURIComponent(id)}/send_microdeposits`, params, options);
	}
	unarchive(id, params, options) {
		return this._makeRequest("POST", `/v2/core/vault/us_bank_accounts/${encodeURIComponent(id)}/unarchive`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Radar/ValueListItems.js
var ValueListItemResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/radar/value_list_items/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/radar/value_list_items/${encodeURIComponent(id)}`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/radar/value_list_items", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/radar/value_list_items", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Radar/ValueLists.js
var ValueListResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/radar/value_lists/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/radar/value_lists/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/radar/value_lists/${encodeURIComponent(id)}`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/radar/value_lists", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/radar/value_lists", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Identity/VerificationReports.js
var VerificationReportResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/identity/verification_reports", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/identity/verification_reports/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Identity/VerificationSessions.js
var VerificationSessionResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/identity/verification_sessions", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/identity/verification_sessions", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/identity/verification_sessions/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/identity/verification_sessions/${encodeURIComponent(id)}`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/identity/verification_sessions/${encodeURIComponent(id)}/cancel`, params, options);
	}
	redact(id, params, options) {
		return this._makeRequest("POST", `/v1/identity/verification_sessions/${encodeURIComponent(id)}/redact`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Accounts.js
var AccountResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/accounts/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		if (typeof id === "string") return this._makeRequest("GET", `/v1/accounts/${encodeURIComponent(id)}`, params, options);
		else return this._makeRequest("GET", "/v1/account", params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/accounts/${encodeURIComponent(id)}`, params, options);
	}
	retrieveCurrent(params, options) {
		return this._makeRequest("GET", "/v1/account", params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/accounts", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/accounts", params, options);
	}
	reject(id, params, options) {
		return this._makeRequest("POST", `/v1/accounts/${encodeURIComponent(id)}/reject`, params, options);
	}
	unreject(id, params, options) {
		return this._makeRequest("POST", `/v1/accounts/${encodeURIComponent(id)}/unreject`, params, options);
	}
	listCapabilities(id, params, options) {
		return this._makeRequest("GET", `/v1/accounts/${encodeURIComponent(id)}/capabilities`, params, options, { methodType: "list" });
	}
	retrieveCapability(accountId, id, params, options) {
		return this._makeRequest("GET", `/v1/accounts/${encodeURIComponent(accountId)}/capabilities/${encodeURIComponent(id)}`, params, options);
	}
	updateCapability(accountId, id, params, options) {
		return this._makeRequest("POST", `/v1/accounts/${encodeURIComponent(accountId)}/capabilities/${encodeURIComponent(id)}`, params, options);
	}
	deleteExternalAccount(accountId, id, params, options) {
		return this._makeRequest("DELETE", `/v1/accounts/${encodeURIComponent(accountId)}/external_accounts/${encodeURIComponent(id)}`, params, options);
	}
	retrieveExternalAccount(accountId, id, params, options) {
		return this._makeRequest("GET", `/v1/accounts/${encodeURIComponent(accountId)}/external_accounts/${encodeURIComponent(id)}`, params, options);
	}
	updateExternalAccount(accountId, id, params, options) {
		return this._makeRequest("POST", `/v1/accounts/${encodeURIComponent(accountId)}/external_accounts/${encodeURIComponent(id)}`, params, options);
	}
	listExternalAccounts(id, params, options) {
		return this._makeRequest("GET", `/v1/accounts/${encodeURIComponent(id)}/external_accounts`, params, options, { methodType: "list" });
	}
	createExternalAccount(id, params, options) {
		return this._makeRequest("POST", `/v1/accounts/${encodeURIComponent(id)}/external_accounts`, params, options);
	}
	createLoginLink(id, params, options) {
		return this._makeRequest("POST", `/v1/accounts/${encodeURIComponent(id)}/login_links`, params, options);
	}
	deletePerson(accountId, id, params, options) {
		return this._makeRequest("DELETE", `/v1/accounts/${encodeURIComponent(accountId)}/persons/${encodeURIComponent(id)}`, params, options);
	}
	retrievePerson(accountId, id, params, options) {
		return this._makeRequest("GET", `/v1/accounts/${encodeURIComponent(accountId)}/persons/${encodeURIComponent(id)}`, params, options);
	}
	updatePerson(accountId, id, params, options) {
		return this._makeRequest("POST", `/v1/accounts/${encodeURIComponent(accountId)}/persons/${encodeURIComponent(id)}`, params, options);
	}
	listPersons(id, params, options) {
		return this._makeRequest("GET", `/v1/accounts/${encodeURIComponent(id)}/persons`, params, options, { methodType: "list" });
	}
	createPerson(id, params, options) {
		return this._makeRequest("POST", `/v1/accounts/${encodeURIComponent(id)}/persons`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/AccountLinks.js
var AccountLinkResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/account_links", params, options);
	}
};
// ../node_modules/stripe/esm/resources/AccountSessions.js
var AccountSessionResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/account_sessions", params, options);
	}
};
// ../node_modules/stripe/esm/resources/ApplePayDomains.js
var ApplePayDomainResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/apple_pay/domains/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/apple_pay/domains/${encodeURIComponent(id)}`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/apple_pay/domains", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/apple_pay/domains", params, options);
	}
};
// ../node_modules/stripe/esm/resources/ApplicationFees.js
var ApplicationFeeResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/application_fees", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/application_fees/${encodeURIComponent(id)}`, params, options);
	}
	retrieveRefund(feeId, id, params, options) {
		return this._makeRequest("GET", `/v1/application_fees/${encodeURIComponent(feeId)}/refunds/${encodeURIComponent(id)}`, params, options);
	}
	updateRefund(feeId, id, params, options) {
		return this._makeRequest("POST", `/v1/application_fees/${encodeURIComponent(feeId)}/refunds/${encodeURIComponent(id)}`, params, options);
	}
	listRefunds(id, params, options) {
		return this._makeRequest("GET", `/v1/application_fees/${encodeURIComponent(id)}/refunds`, params, options, { methodType: "list" });
	}
	createRefund(id, params, options) {
		return this._makeRequest("POST", `/v1/application_fees/${encodeURIComponent(id)}/refunds`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Balance.js
var BalanceResource = class extends StripeResource {
	retrieve(params, options) {
		return this._makeRequest("GET", "/v1/balance", params, options);
	}
};
// ../node_modules/stripe/esm/resources/BalanceSettings.js
var BalanceSettingResource = class extends StripeResource {
	retrieve(params, options) {
		return this._makeRequest("GET", "/v1/balance_settings", params, options);
	}
	update(params, options) {
		return this._makeRequest("POST", "/v1/balance_settings", params, options);
	}
};
// ../node_modules/stripe/esm/resources/BalanceTransactions.js
var BalanceTransactionResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/balance_transactions", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/balance_transactions/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Charges.js
var ChargeResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/charges", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/charges", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/charges/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/charges/${encodeURIComponent(id)}`, params, options);
	}
	search(params, options) {
		return this._makeRequest("GET", "/v1/charges/search", params, options, { methodType: "search" });
	}
	capture(id, params, options) {
		return this._makeRequest("POST", `/v1/charges/${encodeURIComponent(id)}/capture`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/ConfirmationTokens.js
var ConfirmationTokenResource = class extends StripeResource {
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/confirmation_tokens/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/CountrySpecs.js
var CountrySpecResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/country_specs", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/country_specs/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Coupons.js
var CouponResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/coupons/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/coupons/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/coupons/${encodeURIComponent(id)}`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/coupons", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/coupons", params, options);
	}
};
// ../node_modules/stripe/esm/resources/CreditNotes.js
var CreditNoteResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/credit_notes", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { lines: {
							kind: "object",
							fields: { data: {
								kind: "array",
								element: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							} }
						} }
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/credit_notes", params, options, {
			requestSchema: {
				kind: "object",
				fields: { lines: {
					kind: "array",
					element: {
						kind: "object",
						fields: { unit_amount_decimal: { kind: "decimal_string" } }
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { lines: {
					kind: "object",
					fields: { data: {
						kind: "array",
						element: {
							kind: "object",
							fields: { unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							} }
						}
					} }
				} }
			}
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/credit_notes/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { unit_amount_decimal: {
							kind: "nullable",
							inner: { kind: "decimal_string" }
						} }
					}
				} }
			} }
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/credit_notes/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { unit_amount_decimal: {
							kind: "nullable",
							inner: { kind: "decimal_string" }
						} }
					}
				} }
			} }
		} });
	}
	preview(params, options) {
		return this._makeRequest("GET", "/v1/credit_notes/preview", params, options, {
			requestSchema: {
				kind: "object",
				fields: { lines: {
					kind: "array",
					element: {
						kind: "object",
						fields: { unit_amount_decimal: { kind: "decimal_string" } }
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { lines: {
					kind: "object",
					fields: { data: {
						kind: "array",
						element: {
							kind: "object",
							fields: { unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							} }
						}
					} }
				} }
			}
		});
	}
	voidCreditNote(id, params, options) {
		return this._makeRequest("POST", `/v1/credit_notes/${encodeURIComponent(id)}/void`, params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { unit_amount_decimal: {
							kind: "nullable",
							inner: { kind: "decimal_string" }
						} }
					}
				} }
			} }
		} });
	}
	listPreviewLineItems(params, options) {
		return this._makeRequest("GET", "/v1/credit_notes/preview/lines", params, options, {
			methodType: "list",
			requestSchema: {
				kind: "object",
				fields: { lines: {
					kind: "array",
					element: {
						kind: "object",
						fields: { unit_amount_decimal: { kind: "decimal_string" } }
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { unit_amount_decimal: {
							kind: "nullable",
							inner: { kind: "decimal_string" }
						} }
					}
				} }
			}
		});
	}
	listLineItems(id, params, options) {
		return this._makeRequest("GET", `/v1/credit_notes/${encodeURIComponent(id)}/lines`, params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { unit_amount_decimal: {
							kind: "nullable",
							inner: { kind: "decimal_string" }
						} }
					}
				} }
			}
		});
	}
};
// ../node_modules/stripe/esm/resources/Customers.js
var CustomerResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/customers/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/customers/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/customers/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { subscriptions: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { items: {
							kind: "object",
							fields: { data: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										plan: {
											kind: "object",
											fields: {
												amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												}
											}
										},
										price: {
											kind: "object",
											fields: {
												currency_options: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															tiers: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		flat_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							} }
						} }
					}
				} }
			} }
		} });
	}
	deleteDiscount(id, params, options) {
		return this._makeRequest("DELETE", `/v1/customers/${encodeURIComponent(id)}/discount`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/customers", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { subscriptions: {
							kind: "object",
							fields: { data: {
								kind: "array",
								element: {
									kind: "object",
									fields: { items: {
										kind: "object",
										fields: { data: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													plan: {
														kind: "object",
														fields: {
															amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															tiers: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		flat_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															}
														}
													},
													price: {
														kind: "object",
														fields: {
															currency_options: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		tiers: {
																			kind: "array",
																			element: {
																				kind: "object",
																				fields: {
																					flat_amount_decimal: {
																						kind: "nullable",
																						inner: { kind: "decimal_string" }
																					},
																					unit_amount_decimal: {
																						kind: "nullable",
																						inner: { kind: "decimal_string" }
																					}
																				}
																			}
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															},
															tiers: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		flat_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												}
											}
										} }
									} }
								}
							} }
						} }
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/customers", params, options, { responseSchema: {
			kind: "object",
			fields: { subscriptions: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { items: {
							kind: "object",
							fields: { data: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										plan: {
											kind: "object",
											fields: {
												amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												}
											}
										},
										price: {
											kind: "object",
											fields: {
												currency_options: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															tiers: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		flat_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							} }
						} }
					}
				} }
			} }
		} });
	}
	search(params, options) {
		return this._makeRequest("GET", "/v1/customers/search", params, options, {
			methodType: "search",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { subscriptions: {
							kind: "object",
							fields: { data: {
								kind: "array",
								element: {
									kind: "object",
									fields: { items: {
										kind: "object",
										fields: { data: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													plan: {
														kind: "object",
														fields: {
															amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															tiers: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		flat_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															}
														}
													},
													price: {
														kind: "object",
														fields: {
															currency_options: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		tiers: {
																			kind: "array",
																			element: {
																				kind: "object",
																				fields: {
																					flat_amount_decimal: {
																						kind: "nullable",
																						inner: { kind: "decimal_string" }
																					},
																					unit_amount_decimal: {
																						kind: "nullable",
																						inner: { kind: "decimal_string" }
																					}
																				}
																			}
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															},
															tiers: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		flat_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												}
											}
										} }
									} }
								}
							} }
						} }
					}
				} }
			}
		});
	}
	listBalanceTransactions(id, params, options) {
		return this._makeRequest("GET", `/v1/customers/${encodeURIComponent(id)}/balance_transactions`, params, options, { methodType: "list" });
	}
	createBalanceTransaction(id, params, options) {
		return this._makeRequest("POST", `/v1/customers/${encodeURIComponent(id)}/balance_transactions`, params, options);
	}
	retrieveBalanceTransaction(customerId, id, params, options) {
		return this._makeRequest("GET", `/v1/customers/${encodeURIComponent(customerId)}/balance_transactions/${encodeURIComponent(id)}`, params, options);
	}
	updateBalanceTransaction(customerId, id, params, options) {
		return this._makeRequest("POST", `/v1/customers/${encodeURIComponent(customerId)}/balance_transactions/${encodeURIComponent(id)}`, params, options);
	}
	retrieveCashBalance(id, params, options) {
		return this._makeRequest("GET", `/v1/customers/${encodeURIComponent(id)}/cash_balance`, params, options);
	}
	updateCashBalance(id, params, options) {
		return this._makeRequest("POST", `/v1/customers/${encodeURIComponent(id)}/cash_balance`, params, options);
	}
	listCashBalanceTransactions(id, params, options) {
		return this._makeRequest("GET", `/v1/customers/${encodeURIComponent(id)}/cash_balance_transactions`, params, options, { methodType: "list" });
	}
	retrieveCashBalanceTransaction(customerId, id, params, options) {
		return this._makeRequest("GET", `/v1/customers/${encodeURIComponent(customerId)}/cash_balance_transactions/${encodeURIComponent(id)}`, params, options);
	}
	createFundingInstructions(id, params, options) {
		return this._makeRequest("POST", `/v1/customers/${encodeURIComponent(id)}/funding_instructions`, params, options);
	}
	listPaymentMethods(id, params, options) {
		return this._makeRequest("GET", `/v1/customers/${encodeURIComponent(id)}/payment_methods`, params, options, { methodType: "list" });
	}
	retrievePaymentMethod(customerId, id, params, options) {
		return this._makeRequest("GET", `/v1/customers/${encodeURIComponent(customerId)}/payment_methods/${encodeURIComponent(id)}`, params, options);
	}
	listSources(id, params, options) {
		return this._makeRequest("GET", `/v1/customers/${encodeURIComponent(id)}/sources`, params, options, { methodType: "list" });
	}
	createSource(id, params, options) {
		return this._makeRequest("POST", `/v1/customers/${encodeURIComponent(id)}/sources`, params, options);
	}
	retrieveSource(customerId, id, params, options) {
		return this._makeRequest("GET", `/v1/customers/${encodeURIComponent(customerId)}/sources/${encodeURIComponent(id)}`, params, options);
	}
	updateSource(customerId, id, params, options) {
		return this._makeRequest("POST", `/v1/customers/${encodeURIComponent(customerId)}/sources/${encodeURIComponent(id)}`, params, options);
	}
	deleteSource(customerId, id, params, options) {
		return this._makeRequest("DELETE", `/v1/customers/${encodeURIComponent(customerId)}/sources/${encodeURIComponent(id)}`, params, options);
	}
	verifySource(customerId, id, params, options) {
		return this._makeRequest("POST", `/v1/customers/${encodeURIComponent(customerId)}/sources/${encodeURIComponent(id)}/verify`, params, options);
	}
	deleteTaxId(customerId, id, params, options) {
		return this._makeRequest("DELETE", `/v1/customers/${encodeURIComponent(customerId)}/tax_ids/${encodeURIComponent(id)}`, params, options);
	}
	retrieveTaxId(customerId, id, params, options) {
		return this._makeRequest("GET", `/v1/customers/${encodeURIComponent(customerId)}/tax_ids/${encodeURIComponent(id)}`, params, options);
	}
	listTaxIds(id, params, options) {
		return this._makeRequest("GET", `/v1/customers/${encodeURIComponent(id)}/tax_ids`, params, options, { methodType: "list" });
	}
	createTaxId(id, params, options) {
		return this._makeRequest("POST", `/v1/customers/${encodeURIComponent(id)}/tax_ids`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/CustomerSessions.js
var CustomerSessionResource = class extends StripeResource {
	create(params, options) {
		return this._makeRequest("POST", "/v1/customer_sessions", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Disputes.js
var DisputeResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/disputes", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/disputes/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/disputes/${encodeURIComponent(id)}`, params, options);
	}
	close(id, params, options) {
		return this._makeRequest("POST", `/v1/disputes/${encodeURIComponent(id)}/close`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/EphemeralKeys.js
var EphemeralKeyResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/ephemeral_keys/${encodeURIComponent(id)}`, params, options);
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/ephemeral_keys", params, options, { validator: (data, options) => {
			if (!options.headers || !options.headers["Stripe-Version"]) throw new Error("Passing apiVersion in a separate options hash is required to create an ephemeral key. See https://stripe.com/docs/api/versioning?lang=node");
		} });
	}
};
// ../node_modules/stripe/esm/resources/Events.js
var EventResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/events", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/events/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/ExchangeRates.js
var ExchangeRateResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/exchange_rates", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/exchange_rates/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/multipart.js
const multipartDataGenerator = (data, headers, segmentBoundary) => {
	headers["Content-Type"] = `multipart/form-data; boundary=${segmentBoundary}`;
	const textEncoder = new TextEncoder();
	let buffer = new Uint8Array(0);
	const endBuffer = textEncoder.encode("\r\n");
	function push(l) {
		const prevBuffer = buffer;
		const newBuffer = l instanceof Uint8Array ? l : new Uint8Array(textEncoder.encode(l));
		buffer = new Uint8Array(prevBuffer.length + newBuffer.length + 2);
		buffer.set(prevBuffer);
		buffer.set(newBuffer, prevBuffer.length);
		buffer.set(endBuffer, buffer.length - 2);
	}
	function stripCrLf(s) {
		return s.replace(/\r\n|\r|\n/g, " ");
	}
	function quote(s) {
		return `"${stripCrLf(s.replace(/"/g, "%22"))}"`;
	}
	const flattenedData = flattenAndStringify(data);
	for (const k in flattenedData) {
		if (!Object.prototype.hasOwnProperty.call(flattenedData, k)) continue;
		const v = flattenedData[k];
		push(`--${segmentBoundary}`);
		if (Object.prototype.hasOwnProperty.call(v, "data")) {
			const typedEntry = v;
			push(`Content-Disposition: form-data; name=${quote(k)}; filename=${quote(typedEntry.name || "blob")}`);
			push(`Content-Type: ${stripCrLf(typedEntry.type || "application/octet-stream")}`);
			push("");
			push(typedEntry.data);
		} else {
			push(`Content-Disposition: form-data; name=${quote(k)}`);
			push("");
			push(v);
		}
	}
	push(`--${segmentBoundary}--`);
	return buffer;
};
function multipartRequestDataProcessor(method, data, headers, callback) {
	data = data || {};
	if (method !== "POST") return callback(null, queryStringifyRequestData(data));
	this._stripe._platformFunctions.tryBufferData(data).then((bufferedData) => {
		return callback(null, multipartDataGenerator(bufferedData, headers, this._stripe._platformFunctions.uuid4()));
	}).catch((err) => callback(err, null));
}
// ../node_modules/stripe/esm/resources/Files.js
var FileResource = class extends StripeResource {
	constructor() {
		super(...arguments);
		this.requestDataProcessor = multipartRequestDataProcessor;
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/files", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/files", params, options, {
			headers: { "Content-Type": "multipart/form-data" },
			apiBase: "files"
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/files/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/FileLinks.js
var FileLinkResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/file_links", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/file_links", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/file_links/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/file_links/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Invoices.js
var InvoiceResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/invoices/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/invoices/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							pricing: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							},
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			} }
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/invoices/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							pricing: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							},
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			} }
		} });
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/invoices", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { lines: {
							kind: "object",
							fields: { data: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										pricing: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												} }
											}
										},
										quantity_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							} }
						} }
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/invoices", params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							pricing: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							},
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			} }
		} });
	}
	search(params, options) {
		return this._makeRequest("GET", "/v1/invoices/search", params, options, {
			methodType: "search",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { lines: {
							kind: "object",
							fields: { data: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										pricing: {
											kind: "nullable",
											inner: {
												kind: "object",
												fields: { unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												} }
											}
										},
										quantity_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							} }
						} }
					}
				} }
			}
		});
	}
	addLines(id, params, options) {
		return this._makeRequest("POST", `/v1/invoices/${encodeURIComponent(id)}/add_lines`, params, options, {
			requestSchema: {
				kind: "object",
				fields: { lines: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							price_data: {
								kind: "object",
								fields: { unit_amount_decimal: { kind: "decimal_string" } }
							},
							quantity_decimal: { kind: "decimal_string" }
						}
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { lines: {
					kind: "object",
					fields: { data: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								pricing: {
									kind: "nullable",
									inner: {
										kind: "object",
										fields: { unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										} }
									}
								},
								quantity_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								}
							}
						}
					} }
				} }
			}
		});
	}
	attachPayment(id, params, options) {
		return this._makeRequest("POST", `/v1/invoices/${encodeURIComponent(id)}/attach_payment`, params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							pricing: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							},
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			} }
		} });
	}
	finalizeInvoice(id, params, options) {
		return this._makeRequest("POST", `/v1/invoices/${encodeURIComponent(id)}/finalize`, params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							pricing: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							},
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			} }
		} });
	}
	markUncollectible(id, params, options) {
		return this._makeRequest("POST", `/v1/invoices/${encodeURIComponent(id)}/mark_uncollectible`, params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							pricing: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							},
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			} }
		} });
	}
	pay(id, params, options) {
		return this._makeRequest("POST", `/v1/invoices/${encodeURIComponent(id)}/pay`, params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							pricing: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							},
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			} }
		} });
	}
	removeLines(id, params, options) {
		return this._makeRequest("POST", `/v1/invoices/${encodeURIComponent(id)}/remove_lines`, params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							pricing: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							},
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			} }
		} });
	}
	sendInvoice(id, params, options) {
		return this._makeRequest("POST", `/v1/invoices/${encodeURIComponent(id)}/send`, params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							pricing: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							},
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			} }
		} });
	}
	updateLines(id, params, options) {
		return this._makeRequest("POST", `/v1/invoices/${encodeURIComponent(id)}/update_lines`, params, options, {
			requestSchema: {
				kind: "object",
				fields: { lines: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							price_data: {
								kind: "object",
								fields: { unit_amount_decimal: { kind: "decimal_string" } }
							},
							quantity_decimal: { kind: "decimal_string" }
						}
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { lines: {
					kind: "object",
					fields: { data: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								pricing: {
									kind: "nullable",
									inner: {
										kind: "object",
										fields: { unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										} }
									}
								},
								quantity_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								}
							}
						}
					} }
				} }
			}
		});
	}
	voidInvoice(id, params, options) {
		return this._makeRequest("POST", `/v1/invoices/${encodeURIComponent(id)}/void`, params, options, { responseSchema: {
			kind: "object",
			fields: { lines: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							pricing: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							},
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			} }
		} });
	}
	createPreview(params, options) {
		return this._makeRequest("POST", "/v1/invoices/create_preview", params, options, {
			requestSchema: {
				kind: "object",
				fields: {
					invoice_items: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								price_data: {
									kind: "object",
									fields: { unit_amount_decimal: { kind: "decimal_string" } }
								},
								quantity_decimal: { kind: "decimal_string" },
								unit_amount_decimal: { kind: "decimal_string" }
							}
						}
					},
					schedule_details: {
						kind: "object",
						fields: { phases: {
							kind: "array",
							element: {
								kind: "object",
								fields: {
									add_invoice_items: {
										kind: "array",
										element: {
											kind: "object",
											fields: { price_data: {
												kind: "object",
												fields: { unit_amount_decimal: { kind: "decimal_string" } }
											} }
										}
									},
									items: {
										kind: "array",
										element: {
											kind: "object",
											fields: { price_data: {
												kind: "object",
												fields: { unit_amount_decimal: { kind: "decimal_string" } }
											} }
										}
									}
								}
							}
						} }
					},
					subscription_details: {
						kind: "object",
						fields: { items: {
							kind: "array",
							element: {
								kind: "object",
								fields: { price_data: {
									kind: "object",
									fields: { unit_amount_decimal: { kind: "decimal_string" } }
								} }
							}
						} }
					}
				}
			},
			responseSchema: {
				kind: "object",
				fields: { lines: {
					kind: "object",
					fields: { data: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								pricing: {
									kind: "nullable",
									inner: {
										kind: "object",
										fields: { unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										} }
									}
								},
								quantity_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								}
							}
						}
					} }
				} }
			}
		});
	}
	listLineItems(id, params, options) {
		return this._makeRequest("GET", `/v1/invoices/${encodeURIComponent(id)}/lines`, params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							pricing: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							},
							quantity_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			}
		});
	}
	updateLineItem(invoiceId, id, params, options) {
		return this._makeRequest("POST", `/v1/invoices/${encodeURIComponent(invoiceId)}/lines/${encodeURIComponent(id)}`, params, options, {
			requestSchema: {
				kind: "object",
				fields: {
					price_data: {
						kind: "object",
						fields: { unit_amount_decimal: { kind: "decimal_string" } }
					},
					quantity_decimal: { kind: "decimal_string" }
				}
			},
			responseSchema: {
				kind: "object",
				fields: {
					pricing: {
						kind: "nullable",
						inner: {
							kind: "object",
							fields: { unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							} }
						}
					},
					quantity_decimal: {
						kind: "nullable",
						inner: { kind: "decimal_string" }
					}
				}
			}
		});
	}
};
// ../node_modules/stripe/esm/resources/InvoiceItems.js
var InvoiceItemResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/invoiceitems/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/invoiceitems/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				pricing: {
					kind: "nullable",
					inner: {
						kind: "object",
						fields: { unit_amount_decimal: {
							kind: "nullable",
							inner: { kind: "decimal_string" }
						} }
					}
				},
				quantity_decimal: { kind: "decimal_string" }
			}
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/invoiceitems/${encodeURIComponent(id)}`, params, options, {
			requestSchema: {
				kind: "object",
				fields: {
					price_data: {
						kind: "object",
						fields: { unit_amount_decimal: { kind: "decimal_string" } }
					},
					quantity_decimal: { kind: "decimal_string" },
					unit_amount_decimal: { kind: "decimal_string" }
				}
			},
			responseSchema: {
				kind: "object",
				fields: {
					pricing: {
						kind: "nullable",
						inner: {
							kind: "object",
							fields: { unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							} }
						}
					},
					quantity_decimal: { kind: "decimal_string" }
				}
			}
		});
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/invoiceitems", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							pricing: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: { unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									} }
								}
							},
							quantity_decimal: { kind: "decimal_string" }
						}
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/invoiceitems", params, options, {
			requestSchema: {
				kind: "object",
				fields: {
					price_data: {
						kind: "object",
						fields: { unit_amount_decimal: { kind: "decimal_string" } }
					},
					quantity_decimal: { kind: "decimal_string" },
					unit_amount_decimal: { kind: "decimal_string" }
				}
			},
			responseSchema: {
				kind: "object",
				fields: {
					pricing: {
						kind: "nullable",
						inner: {
							kind: "object",
							fields: { unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							} }
						}
					},
					quantity_decimal: { kind: "decimal_string" }
				}
			}
		});
	}
};
// ../node_modules/stripe/esm/resources/InvoicePayments.js
var InvoicePaymentResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/invoice_payments", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/invoice_payments/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/InvoiceRenderingTemplates.js
var InvoiceRenderingTemplateResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/invoice_rendering_templates", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/invoice_rendering_templates/${encodeURIComponent(id)}`, params, options);
	}
	archive(id, params, options) {
		return this._makeRequest("POST", `/v1/invoice_rendering_templates/${encodeURIComponent(id)}/archive`, params, options);
	}
	unarchive(id, params, options) {
		return this._makeRequest("POST", `/v1/invoice_rendering_templates/${encodeURIComponent(id)}/unarchive`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Mandates.js
var MandateResource = class extends StripeResource {
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/mandates/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/OAuth.js
var OAuthResource = class extends StripeResource {
	constructor() {
		super(...arguments);
		this.basePath = makeURLInterpolator("/");
	}
	authorizeUrl(params, options) {
		params = params || {};
		options = options || {};
		let path = "oauth/authorize";
		if (options.express) path = `express/${path}`;
		if (!params.response_type) params.response_type = "code";
		if (!params.client_id) params.client_id = this._stripe.getClientId();
		if (!params.scope) params.scope = "read_write";
		return `https://${this._stripe.resolveBaseAddress("connect")}/${path}?${queryStringifyRequestData(params)}`;
	}
	token(params, options) {
		return this._makeRequest("POST", "/oauth/token", params, options, { apiBase: "connect" });
	}
	deauthorize(params, options) {
		if (!params.client_id) params.client_id = this._stripe.getClientId();
		return this._makeRequest("POST", "/oauth/deauthorize", params, options, { apiBase: "connect" });
	}
};
// ../node_modules/stripe/esm/resources/PaymentAttemptRecords.js
var PaymentAttemptRecordResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/payment_attempt_records", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/payment_attempt_records/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/PaymentIntents.js
var PaymentIntentResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/payment_intents", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/payment_intents", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/payment_intents/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_intents/${encodeURIComponent(id)}`, params, options);
	}
	search(params, options) {
		return this._makeRequest("GET", "/v1/payment_intents/search", params, options, { methodType: "search" });
	}
	applyCustomerBalance(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_intents/${encodeURIComponent(id)}/apply_customer_balance`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_intents/${encodeURIComponent(id)}/cancel`, params, options);
	}
	capture(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_intents/${encodeURIComponent(id)}/capture`, params, options);
	}
	confirm(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_intents/${encodeURIComponent(id)}/confirm`, params, options);
	}
	incrementAuthorization(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_intents/${encodeURIComponent(id)}/increment_authorization`, params, options);
	}
	verifyMicrodeposits(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_intents/${encodeURIComponent(id)}/verify_microdeposits`, params, options);
	}
	listAmountDetailsLineItems(id, params, options) {
		return this._makeRequest("GET", `/v1/payment_intents/${encodeURIComponent(id)}/amount_details_line_items`, params, options, { methodType: "list" });
	}
};
// ../node_modules/stripe/esm/resources/PaymentLinks.js
var PaymentLinkResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/payment_links", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { line_items: {
							kind: "object",
							fields: { data: {
								kind: "array",
								element: {
									kind: "object",
									fields: { price: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												currency_options: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															tiers: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		flat_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									} }
								}
							} }
						} }
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/payment_links", params, options, {
			requestSchema: {
				kind: "object",
				fields: { line_items: {
					kind: "array",
					element: {
						kind: "object",
						fields: { price_data: {
							kind: "object",
							fields: { unit_amount_decimal: { kind: "decimal_string" } }
						} }
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { line_items: {
					kind: "object",
					fields: { data: {
						kind: "array",
						element: {
							kind: "object",
							fields: { price: {
								kind: "nullable",
								inner: {
									kind: "object",
									fields: {
										currency_options: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													tiers: {
														kind: "array",
														element: {
															kind: "object",
															fields: {
																flat_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																},
																unit_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																}
															}
														}
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										tiers: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													flat_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							} }
						}
					} }
				} }
			}
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/payment_links/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { line_items: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { price: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									currency_options: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						} }
					}
				} }
			} }
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_links/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { line_items: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { price: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									currency_options: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						} }
					}
				} }
			} }
		} });
	}
	listLineItems(id, params, options) {
		return this._makeRequest("GET", `/v1/payment_links/${encodeURIComponent(id)}/line_items`, params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { price: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									currency_options: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						} }
					}
				} }
			}
		});
	}
};
// ../node_modules/stripe/esm/resources/PaymentMethods.js
var PaymentMethodResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/payment_methods", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/payment_methods", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/payment_methods/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_methods/${encodeURIComponent(id)}`, params, options);
	}
	attach(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_methods/${encodeURIComponent(id)}/attach`, params, options);
	}
	detach(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_methods/${encodeURIComponent(id)}/detach`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/PaymentMethodConfigurations.js
var PaymentMethodConfigurationResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/payment_method_configurations", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/payment_method_configurations", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/payment_method_configurations/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_method_configurations/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/PaymentMethodDomains.js
var PaymentMethodDomainResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/payment_method_domains", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/payment_method_domains", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/payment_method_domains/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_method_domains/${encodeURIComponent(id)}`, params, options);
	}
	validate(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_method_domains/${encodeURIComponent(id)}/validate`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/PaymentRecords.js
var PaymentRecordResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/payment_records", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/payment_records/${encodeURIComponent(id)}`, params, options);
	}
	reportPaymentAttempt(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_records/${encodeURIComponent(id)}/report_payment_attempt`, params, options);
	}
	reportPaymentAttemptCanceled(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_records/${encodeURIComponent(id)}/report_payment_attempt_canceled`, params, options);
	}
	reportPaymentAttemptFailed(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_records/${encodeURIComponent(id)}/report_payment_attempt_failed`, params, options);
	}
	reportPaymentAttemptGuaranteed(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_records/${encodeURIComponent(id)}/report_payment_attempt_guaranteed`, params, options);
	}
	reportPaymentAttemptInformational(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_records/${encodeURIComponent(id)}/report_payment_attempt_informational`, params, options);
	}
	reportRefund(id, params, options) {
		return this._makeRequest("POST", `/v1/payment_records/${encodeURIComponent(id)}/report_refund`, params, options);
	}
	reportPayment(params, options) {
		return this._makeRequest("POST", "/v1/payment_records/report_payment", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Payouts.js
var PayoutResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/payouts", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/payouts", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/payouts/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/payouts/${encodeURIComponent(id)}`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/payouts/${encodeURIComponent(id)}/cancel`, params, options);
	}
	reverse(id, params, options) {
		return this._makeRequest("POST", `/v1/payouts/${encodeURIComponent(id)}/reverse`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Plans.js
var PlanResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/plans/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/plans/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				amount_decimal: {
					kind: "nullable",
					inner: { kind: "decimal_string" }
				},
				tiers: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							flat_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				}
			}
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/plans/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				amount_decimal: {
					kind: "nullable",
					inner: { kind: "decimal_string" }
				},
				tiers: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							flat_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				}
			}
		} });
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/plans", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							tiers: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										flat_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							}
						}
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/plans", params, options, {
			requestSchema: {
				kind: "object",
				fields: {
					amount_decimal: { kind: "decimal_string" },
					tiers: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								flat_amount_decimal: { kind: "decimal_string" },
								unit_amount_decimal: { kind: "decimal_string" }
							}
						}
					}
				}
			},
			responseSchema: {
				kind: "object",
				fields: {
					amount_decimal: {
						kind: "nullable",
						inner: { kind: "decimal_string" }
					},
					tiers: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								flat_amount_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								},
								unit_amount_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								}
							}
						}
					}
				}
			}
		});
	}
};
// ../node_modules/stripe/esm/resources/Prices.js
var PriceResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/prices", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							currency_options: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										tiers: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													flat_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							},
							tiers: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										flat_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							},
							unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/prices", params, options, {
			requestSchema: {
				kind: "object",
				fields: {
					currency_options: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								tiers: {
									kind: "array",
									element: {
										kind: "object",
										fields: {
											flat_amount_decimal: { kind: "decimal_string" },
											unit_amount_decimal: { kind: "decimal_string" }
										}
									}
								},
								unit_amount_decimal: { kind: "decimal_string" }
							}
						}
					},
					tiers: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								flat_amount_decimal: { kind: "decimal_string" },
								unit_amount_decimal: { kind: "decimal_string" }
							}
						}
					},
					unit_amount_decimal: { kind: "decimal_string" }
				}
			},
			responseSchema: {
				kind: "object",
				fields: {
					currency_options: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								tiers: {
									kind: "array",
									element: {
										kind: "object",
										fields: {
											flat_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											},
											unit_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											}
										}
									}
								},
								unit_amount_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								}
							}
						}
					},
					tiers: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								flat_amount_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								},
								unit_amount_decimal: {
									kind: "nullable",
									inner: { kind: "decimal_string" }
								}
							}
						}
					},
					unit_amount_decimal: {
						kind: "nullable",
						inner: { kind: "decimal_string" }
					}
				}
			}
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/prices/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				currency_options: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							tiers: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										flat_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							},
							unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				},
				tiers: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							flat_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				},
				unit_amount_decimal: {
					kind: "nullable",
					inner: { kind: "decimal_string" }
				}
			}
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/prices/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				currency_options: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							tiers: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										flat_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							},
							unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				},
				tiers: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							flat_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				},
				unit_amount_decimal: {
					kind: "nullable",
					inner: { kind: "decimal_string" }
				}
			}
		} });
	}
	search(params, options) {
		return this._makeRequest("GET", "/v1/prices/search", params, options, {
			methodType: "search",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							currency_options: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										tiers: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													flat_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							},
							tiers: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										flat_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							},
							unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				} }
			}
		});
	}
};
// ../node_modules/stripe/esm/resources/Products.js
var ProductResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/products/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/products/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/products/${encodeURIComponent(id)}`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/products", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/products", params, options, { requestSchema: {
			kind: "object",
			fields: { default_price_data: {
				kind: "object",
				fields: {
					currency_options: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								tiers: {
									kind: "array",
									element: {
										kind: "object",
										fields: {
											flat_amount_decimal: { kind: "decimal_string" },
											unit_amount_decimal: { kind: "decimal_string" }
										}
									}
								},
								unit_amount_decimal: { kind: "decimal_string" }
							}
						}
					},
					unit_amount_decimal: { kind: "decimal_string" }
				}
			} }
		} });
	}
	search(params, options) {
		return this._makeRequest("GET", "/v1/products/search", params, options, { methodType: "search" });
	}
	deleteFeature(productId, id, params, options) {
		return this._makeRequest("DELETE", `/v1/products/${encodeURIComponent(productId)}/features/${encodeURIComponent(id)}`, params, options);
	}
	retrieveFeature(productId, id, params, options) {
		return this._makeRequest("GET", `/v1/products/${encodeURIComponent(productId)}/features/${encodeURIComponent(id)}`, params, options);
	}
	listFeatures(id, params, options) {
		return this._makeRequest("GET", `/v1/products/${encodeURIComponent(id)}/features`, params, options, { methodType: "list" });
	}
	createFeature(id, params, options) {
		return this._makeRequest("POST", `/v1/products/${encodeURIComponent(id)}/features`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/PromotionCodes.js
var PromotionCodeResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/promotion_codes", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/promotion_codes", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/promotion_codes/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/promotion_codes/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Quotes.js
var QuoteResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/quotes", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { computed: {
							kind: "object",
							fields: { upfront: {
								kind: "object",
								fields: { line_items: {
									kind: "object",
									fields: { data: {
										kind: "array",
										element: {
											kind: "object",
											fields: { price: {
												kind: "nullable",
												inner: {
													kind: "object",
													fields: {
														currency_options: {
															kind: "array",
															element: {
																kind: "object",
																fields: {
																	tiers: {
																		kind: "array",
																		element: {
																			kind: "object",
																			fields: {
																				flat_amount_decimal: {
																					kind: "nullable",
																					inner: { kind: "decimal_string" }
																				},
																				unit_amount_decimal: {
																					kind: "nullable",
																					inner: { kind: "decimal_string" }
																				}
																			}
																		}
																	},
																	unit_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														},
														tiers: {
															kind: "array",
															element: {
																kind: "object",
																fields: {
																	flat_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	unit_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											} }
										}
									} }
								} }
							} }
						} }
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/quotes", params, options, {
			requestSchema: {
				kind: "object",
				fields: { line_items: {
					kind: "array",
					element: {
						kind: "object",
						fields: { price_data: {
							kind: "object",
							fields: { unit_amount_decimal: { kind: "decimal_string" } }
						} }
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { computed: {
					kind: "object",
					fields: { upfront: {
						kind: "object",
						fields: { line_items: {
							kind: "object",
							fields: { data: {
								kind: "array",
								element: {
									kind: "object",
									fields: { price: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												currency_options: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															tiers: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		flat_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									} }
								}
							} }
						} }
					} }
				} }
			}
		});
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/quotes/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { computed: {
				kind: "object",
				fields: { upfront: {
					kind: "object",
					fields: { line_items: {
						kind: "object",
						fields: { data: {
							kind: "array",
							element: {
								kind: "object",
								fields: { price: {
									kind: "nullable",
									inner: {
										kind: "object",
										fields: {
											currency_options: {
												kind: "array",
												element: {
													kind: "object",
													fields: {
														tiers: {
															kind: "array",
															element: {
																kind: "object",
																fields: {
																	flat_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	unit_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											tiers: {
												kind: "array",
												element: {
													kind: "object",
													fields: {
														flat_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											unit_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											}
										}
									}
								} }
							}
						} }
					} }
				} }
			} }
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/quotes/${encodeURIComponent(id)}`, params, options, {
			requestSchema: {
				kind: "object",
				fields: { line_items: {
					kind: "array",
					element: {
						kind: "object",
						fields: { price_data: {
							kind: "object",
							fields: { unit_amount_decimal: { kind: "decimal_string" } }
						} }
					}
				} }
			},
			responseSchema: {
				kind: "object",
				fields: { computed: {
					kind: "object",
					fields: { upfront: {
						kind: "object",
						fields: { line_items: {
							kind: "object",
							fields: { data: {
								kind: "array",
								element: {
									kind: "object",
									fields: { price: {
										kind: "nullable",
										inner: {
											kind: "object",
											fields: {
												currency_options: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															tiers: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		flat_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									} }
								}
							} }
						} }
					} }
				} }
			}
		});
	}
	accept(id, params, options) {
		return this._makeRequest("POST", `/v1/quotes/${encodeURIComponent(id)}/accept`, params, options, { responseSchema: {
			kind: "object",
			fields: { computed: {
				kind: "object",
				fields: { upfront: {
					kind: "object",
					fields: { line_items: {
						kind: "object",
						fields: { data: {
							kind: "array",
							element: {
								kind: "object",
								fields: { price: {
									kind: "nullable",
									inner: {
										kind: "object",
										fields: {
											currency_options: {
												kind: "array",
												element: {
													kind: "object",
													fields: {
														tiers: {
															kind: "array",
															element: {
																kind: "object",
																fields: {
																	flat_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	unit_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											tiers: {
												kind: "array",
												element: {
													kind: "object",
													fields: {
														flat_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											unit_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											}
										}
									}
								} }
							}
						} }
					} }
				} }
			} }
		} });
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/quotes/${encodeURIComponent(id)}/cancel`, params, options, { responseSchema: {
			kind: "object",
			fields: { computed: {
				kind: "object",
				fields: { upfront: {
					kind: "object",
					fields: { line_items: {
						kind: "object",
						fields: { data: {
							kind: "array",
							element: {
								kind: "object",
								fields: { price: {
									kind: "nullable",
									inner: {
										kind: "object",
										fields: {
											currency_options: {
												kind: "array",
												element: {
													kind: "object",
													fields: {
														tiers: {
															kind: "array",
															element: {
																kind: "object",
																fields: {
																	flat_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	unit_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											tiers: {
												kind: "array",
												element: {
													kind: "object",
													fields: {
														flat_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											unit_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											}
										}
									}
								} }
							}
						} }
					} }
				} }
			} }
		} });
	}
	finalizeQuote(id, params, options) {
		return this._makeRequest("POST", `/v1/quotes/${encodeURIComponent(id)}/finalize`, params, options, { responseSchema: {
			kind: "object",
			fields: { computed: {
				kind: "object",
				fields: { upfront: {
					kind: "object",
					fields: { line_items: {
						kind: "object",
						fields: { data: {
							kind: "array",
							element: {
								kind: "object",
								fields: { price: {
									kind: "nullable",
									inner: {
										kind: "object",
										fields: {
											currency_options: {
												kind: "array",
												element: {
													kind: "object",
													fields: {
														tiers: {
															kind: "array",
															element: {
																kind: "object",
																fields: {
																	flat_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	},
																	unit_amount_decimal: {
																		kind: "nullable",
																		inner: { kind: "decimal_string" }
																	}
																}
															}
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											tiers: {
												kind: "array",
												element: {
													kind: "object",
													fields: {
														flat_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														},
														unit_amount_decimal: {
															kind: "nullable",
															inner: { kind: "decimal_string" }
														}
													}
												}
											},
											unit_amount_decimal: {
												kind: "nullable",
												inner: { kind: "decimal_string" }
											}
										}
									}
								} }
							}
						} }
					} }
				} }
			} }
		} });
	}
	pdf(id, params, options) {
		return this._makeRequest("GET", `/v1/quotes/${encodeURIComponent(id)}/pdf`, params, options, {
			apiBase: "files",
			streaming: true
		});
	}
	listComputedUpfrontLineItems(id, params, options) {
		return this._makeRequest("GET", `/v1/quotes/${encodeURIComponent(id)}/computed_upfront_line_items`, params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { price: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									currency_options: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						} }
					}
				} }
			}
		});
	}
	listLineItems(id, params, options) {
		return this._makeRequest("GET", `/v1/quotes/${encodeURIComponent(id)}/line_items`, params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { price: {
							kind: "nullable",
							inner: {
								kind: "object",
								fields: {
									currency_options: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						} }
					}
				} }
			}
		});
	}
};
// ../node_modules/stripe/esm/resources/Refunds.js
var RefundResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/refunds", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/refunds", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/refunds/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/refunds/${encodeURIComponent(id)}`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/refunds/${encodeURIComponent(id)}/cancel`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Reviews.js
var ReviewResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/reviews", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/reviews/${encodeURIComponent(id)}`, params, options);
	}
	approve(id, params, options) {
		return this._makeRequest("POST", `/v1/reviews/${encodeURIComponent(id)}/approve`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/SetupAttempts.js
var SetupAttemptResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/setup_attempts", params, options, { methodType: "list" });
	}
};
// ../node_modules/stripe/esm/resources/SetupIntents.js
var SetupIntentResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/setup_intents", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/setup_intents", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/setup_intents/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/setup_intents/${encodeURIComponent(id)}`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/setup_intents/${encodeURIComponent(id)}/cancel`, params, options);
	}
	confirm(id, params, options) {
		return this._makeRequest("POST", `/v1/setup_intents/${encodeURIComponent(id)}/confirm`, params, options);
	}
	verifyMicrodeposits(id, params, options) {
		return this._makeRequest("POST", `/v1/setup_intents/${encodeURIComponent(id)}/verify_microdeposits`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/ShippingRates.js
var ShippingRateResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/shipping_rates", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/shipping_rates", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/shipping_rates/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/shipping_rates/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Sources.js
var SourceResource = class extends StripeResource {
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/sources/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/sources/${encodeURIComponent(id)}`, params, options);
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/sources", params, options);
	}
	verify(id, params, options) {
		return this._makeRequest("POST", `/v1/sources/${encodeURIComponent(id)}/verify`, params, options);
	}
	listSourceTransactions(id, params, options) {
		return this._makeRequest("GET", `/v1/sources/${encodeURIComponent(id)}/source_transactions`, params, options, { methodType: "list" });
	}
};
// ../node_modules/stripe/esm/resources/Subscriptions.js
var SubscriptionResource = class extends StripeResource {
	cancel(id, params, options) {
		return this._makeRequest("DELETE", `/v1/subscriptions/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { items: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							plan: {
								kind: "object",
								fields: {
									amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							},
							price: {
								kind: "object",
								fields: {
									currency_options: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						}
					}
				} }
			} }
		} });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/subscriptions/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: { items: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							plan: {
								kind: "object",
								fields: {
									amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							},
							price: {
								kind: "object",
								fields: {
									currency_options: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						}
					}
				} }
			} }
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/subscriptions/${encodeURIComponent(id)}`, params, options, {
			requestSchema: {
				kind: "object",
				fields: {
					add_invoice_items: {
						kind: "array",
						element: {
							kind: "object",
							fields: { price_data: {
								kind: "object",
								fields: { unit_amount_decimal: { kind: "decimal_string" } }
							} }
						}
					},
					items: {
						kind: "array",
						element: {
							kind: "object",
							fields: { price_data: {
								kind: "object",
								fields: { unit_amount_decimal: { kind: "decimal_string" } }
							} }
						}
					}
				}
			},
			responseSchema: {
				kind: "object",
				fields: { items: {
					kind: "object",
					fields: { data: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								plan: {
									kind: "object",
									fields: {
										amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										tiers: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													flat_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										}
									}
								},
								price: {
									kind: "object",
									fields: {
										currency_options: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													tiers: {
														kind: "array",
														element: {
															kind: "object",
															fields: {
																flat_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																},
																unit_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																}
															}
														}
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										tiers: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													flat_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							}
						}
					} }
				} }
			}
		});
	}
	deleteDiscount(id, params, options) {
		return this._makeRequest("DELETE", `/v1/subscriptions/${encodeURIComponent(id)}/discount`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/subscriptions", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { items: {
							kind: "object",
							fields: { data: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										plan: {
											kind: "object",
											fields: {
												amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												}
											}
										},
										price: {
											kind: "object",
											fields: {
												currency_options: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															tiers: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		flat_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							} }
						} }
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/subscriptions", params, options, {
			requestSchema: {
				kind: "object",
				fields: {
					add_invoice_items: {
						kind: "array",
						element: {
							kind: "object",
							fields: { price_data: {
								kind: "object",
								fields: { unit_amount_decimal: { kind: "decimal_string" } }
							} }
						}
					},
					items: {
						kind: "array",
						element: {
							kind: "object",
							fields: { price_data: {
								kind: "object",
								fields: { unit_amount_decimal: { kind: "decimal_string" } }
							} }
						}
					}
				}
			},
			responseSchema: {
				kind: "object",
				fields: { items: {
					kind: "object",
					fields: { data: {
						kind: "array",
						element: {
							kind: "object",
							fields: {
								plan: {
									kind: "object",
									fields: {
										amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										tiers: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													flat_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										}
									}
								},
								price: {
									kind: "object",
									fields: {
										currency_options: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													tiers: {
														kind: "array",
														element: {
															kind: "object",
															fields: {
																flat_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																},
																unit_amount_decimal: {
																	kind: "nullable",
																	inner: { kind: "decimal_string" }
																}
															}
														}
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										tiers: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													flat_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							}
						}
					} }
				} }
			}
		});
	}
	search(params, options) {
		return this._makeRequest("GET", "/v1/subscriptions/search", params, options, {
			methodType: "search",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: { items: {
							kind: "object",
							fields: { data: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										plan: {
											kind: "object",
											fields: {
												amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												}
											}
										},
										price: {
											kind: "object",
											fields: {
												currency_options: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															tiers: {
																kind: "array",
																element: {
																	kind: "object",
																	fields: {
																		flat_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		},
																		unit_amount_decimal: {
																			kind: "nullable",
																			inner: { kind: "decimal_string" }
																		}
																	}
																}
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							} }
						} }
					}
				} }
			}
		});
	}
	migrate(id, params, options) {
		return this._makeRequest("POST", `/v1/subscriptions/${encodeURIComponent(id)}/migrate`, params, options, { responseSchema: {
			kind: "object",
			fields: { items: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							plan: {
								kind: "object",
								fields: {
									amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							},
							price: {
								kind: "object",
								fields: {
									currency_options: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						}
					}
				} }
			} }
		} });
	}
	pause(id, params, options) {
		return this._makeRequest("POST", `/v1/subscriptions/${encodeURIComponent(id)}/pause`, params, options, { responseSchema: {
			kind: "object",
			fields: { items: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							plan: {
								kind: "object",
								fields: {
									amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							},
							price: {
								kind: "object",
								fields: {
									currency_options: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						}
					}
				} }
			} }
		} });
	}
	resume(id, params, options) {
		return this._makeRequest("POST", `/v1/subscriptions/${encodeURIComponent(id)}/resume`, params, options, { responseSchema: {
			kind: "object",
			fields: { items: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							plan: {
								kind: "object",
								fields: {
									amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							},
							price: {
								kind: "object",
								fields: {
									currency_options: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						}
					}
				} }
			} }
		} });
	}
};
// ../node_modules/stripe/esm/resources/SubscriptionItems.js
var SubscriptionItemResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/subscription_items/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/subscription_items/${encodeURIComponent(id)}`, params, options, { responseSchema: {
			kind: "object",
			fields: {
				plan: {
					kind: "object",
					fields: {
						amount_decimal: {
							kind: "nullable",
							inner: { kind: "decimal_string" }
						},
						tiers: {
							kind: "array",
							element: {
								kind: "object",
								fields: {
									flat_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						}
					}
				},
				price: {
					kind: "object",
					fields: {
						currency_options: {
							kind: "array",
							element: {
								kind: "object",
								fields: {
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						},
						tiers: {
							kind: "array",
							element: {
								kind: "object",
								fields: {
									flat_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						},
						unit_amount_decimal: {
							kind: "nullable",
							inner: { kind: "decimal_string" }
						}
					}
				}
			}
		} });
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/subscription_items/${encodeURIComponent(id)}`, params, options, {
			requestSchema: {
				kind: "object",
				fields: { price_data: {
					kind: "object",
					fields: { unit_amount_decimal: { kind: "decimal_string" } }
				} }
			},
			responseSchema: {
				kind: "object",
				fields: {
					plan: {
						kind: "object",
						fields: {
							amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							tiers: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										flat_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							}
						}
					},
					price: {
						kind: "object",
						fields: {
							currency_options: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										tiers: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													flat_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							},
							tiers: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										flat_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							},
							unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				}
			}
		});
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/subscription_items", params, options, {
			methodType: "list",
			responseSchema: {
				kind: "object",
				fields: { data: {
					kind: "array",
					element: {
						kind: "object",
						fields: {
							plan: {
								kind: "object",
								fields: {
									amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									}
								}
							},
							price: {
								kind: "object",
								fields: {
									currency_options: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												tiers: {
													kind: "array",
													element: {
														kind: "object",
														fields: {
															flat_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															},
															unit_amount_decimal: {
																kind: "nullable",
																inner: { kind: "decimal_string" }
															}
														}
													}
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									tiers: {
										kind: "array",
										element: {
											kind: "object",
											fields: {
												flat_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												},
												unit_amount_decimal: {
													kind: "nullable",
													inner: { kind: "decimal_string" }
												}
											}
										}
									},
									unit_amount_decimal: {
										kind: "nullable",
										inner: { kind: "decimal_string" }
									}
								}
							}
						}
					}
				} }
			}
		});
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/subscription_items", params, options, {
			requestSchema: {
				kind: "object",
				fields: { price_data: {
					kind: "object",
					fields: { unit_amount_decimal: { kind: "decimal_string" } }
				} }
			},
			responseSchema: {
				kind: "object",
				fields: {
					plan: {
						kind: "object",
						fields: {
							amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							},
							tiers: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										flat_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							}
						}
					},
					price: {
						kind: "object",
						fields: {
							currency_options: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										tiers: {
											kind: "array",
											element: {
												kind: "object",
												fields: {
													flat_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													},
													unit_amount_decimal: {
														kind: "nullable",
														inner: { kind: "decimal_string" }
													}
												}
											}
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							},
							tiers: {
								kind: "array",
								element: {
									kind: "object",
									fields: {
										flat_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										},
										unit_amount_decimal: {
											kind: "nullable",
											inner: { kind: "decimal_string" }
										}
									}
								}
							},
							unit_amount_decimal: {
								kind: "nullable",
								inner: { kind: "decimal_string" }
							}
						}
					}
				}
			}
		});
	}
};
// ../node_modules/stripe/esm/resources/SubscriptionSchedules.js
var SubscriptionScheduleResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/subscription_schedules", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/subscription_schedules", params, options, { requestSchema: {
			kind: "object",
			fields: { phases: {
				kind: "array",
				element: {
					kind: "object",
					fields: {
						add_invoice_items: {
							kind: "array",
							element: {
								kind: "object",
								fields: { price_data: {
									kind: "object",
									fields: { unit_amount_decimal: { kind: "decimal_string" } }
								} }
							}
						},
						items: {
							kind: "array",
							element: {
								kind: "object",
								fields: { price_data: {
									kind: "object",
									fields: { unit_amount_decimal: { kind: "decimal_string" } }
								} }
							}
						}
					}
				}
			} }
		} });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/subscription_schedules/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/subscription_schedules/${encodeURIComponent(id)}`, params, options, { requestSchema: {
			kind: "object",
			fields: { phases: {
				kind: "array",
				element: {
					kind: "object",
					fields: {
						add_invoice_items: {
							kind: "array",
							element: {
								kind: "object",
								fields: { price_data: {
									kind: "object",
									fields: { unit_amount_decimal: { kind: "decimal_string" } }
								} }
							}
						},
						items: {
							kind: "array",
							element: {
								kind: "object",
								fields: { price_data: {
									kind: "object",
									fields: { unit_amount_decimal: { kind: "decimal_string" } }
								} }
							}
						}
					}
				}
			} }
		} });
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/subscription_schedules/${encodeURIComponent(id)}/cancel`, params, options);
	}
	release(id, params, options) {
		return this._makeRequest("POST", `/v1/subscription_schedules/${encodeURIComponent(id)}/release`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/TaxCodes.js
var TaxCodeResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/tax_codes", params, options, { methodType: "list" });
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/tax_codes/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/TaxIds.js
var TaxIdResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/tax_ids/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/tax_ids/${encodeURIComponent(id)}`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/tax_ids", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/tax_ids", params, options);
	}
};
// ../node_modules/stripe/esm/resources/TaxRates.js
var TaxRateResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/tax_rates", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/tax_rates", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/tax_rates/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/tax_rates/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Tokens.js
var TokenResource = class extends StripeResource {
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/tokens/${encodeURIComponent(id)}`, params, options);
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/tokens", params, options);
	}
};
// ../node_modules/stripe/esm/resources/Topups.js
var TopupResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/topups", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/topups", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/topups/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/topups/${encodeURIComponent(id)}`, params, options);
	}
	cancel(id, params, options) {
		return this._makeRequest("POST", `/v1/topups/${encodeURIComponent(id)}/cancel`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/Transfers.js
var TransferResource = class extends StripeResource {
	list(params, options) {
		return this._makeRequest("GET", "/v1/transfers", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/transfers", params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/transfers/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/transfers/${encodeURIComponent(id)}`, params, options);
	}
	listReversals(id, params, options) {
		return this._makeRequest("GET", `/v1/transfers/${encodeURIComponent(id)}/reversals`, params, options, { methodType: "list" });
	}
	createReversal(id, params, options) {
		return this._makeRequest("POST", `/v1/transfers/${encodeURIComponent(id)}/reversals`, params, options);
	}
	retrieveReversal(transferId, id, params, options) {
		return this._makeRequest("GET", `/v1/transfers/${encodeURIComponent(transferId)}/reversals/${encodeURIComponent(id)}`, params, options);
	}
	updateReversal(transferId, id, params, options) {
		return this._makeRequest("POST", `/v1/transfers/${encodeURIComponent(transferId)}/reversals/${encodeURIComponent(id)}`, params, options);
	}
};
// ../node_modules/stripe/esm/resources/WebhookEndpoints.js
var WebhookEndpointResource = class extends StripeResource {
	del(id, params, options) {
		return this._makeRequest("DELETE", `/v1/webhook_endpoints/${encodeURIComponent(id)}`, params, options);
	}
	retrieve(id, params, options) {
		return this._makeRequest("GET", `/v1/webhook_endpoints/${encodeURIComponent(id)}`, params, options);
	}
	update(id, params, options) {
		return this._makeRequest("POST", `/v1/webhook_endpoints/${encodeURIComponent(id)}`, params, options);
	}
	list(params, options) {
		return this._makeRequest("GET", "/v1/webhook_endpoints", params, options, { methodType: "list" });
	}
	create(params, options) {
		return this._makeRequest("POST", "/v1/webhook_endpoints", params, options);
	}
};
// ../node_modules/stripe/esm/resources.js
var resources_exports = __exportAll({
	Account: () => AccountResource,
	AccountLinks: () => AccountLinkResource,
	AccountSessions: () => AccountSessionResource,
	Accounts: () => AccountResource,
	ApplePayDomains: () => ApplePayDomainResource,
	ApplicationFees: () => ApplicationFeeResource,
	Apps: () => Apps$1,
	Balance: () => BalanceResource,
	BalanceSettings: () => BalanceSettingResource,
	BalanceTransactions: () => BalanceTransactionResource,
	Balances: () => BalanceResource,
	Billing: () => Billing$2,
	BillingPortal: () => BillingPortal$1,
	Charges: () => ChargeResource,
	Checkout: () => Checkout$1,
	Climate: () => Climate$1,
	ConfirmationTokens: () => ConfirmationTokenResource,
	CountrySpecs: () => CountrySpecResource,
	Coupons: () => CouponResource,
	CreditNotes: () => CreditNoteResource,
	CustomerSessions: () => CustomerSessionResource,
	Customers: () => CustomerResource,
	Disputes: () => DisputeResource,
	Entitlements: () => Entitlements$1,
	EphemeralKeys: () => EphemeralKeyResource,
	Events: () => EventResource,
	ExchangeRates: () => ExchangeRateResource,
	FileLinks: () => FileLinkResource,
	Files: () => FileResource,
	FinancialConnections: () => FinancialConnections$1,
	Forwarding: () => Forwarding$1,
	Identity: () => Identity$1,
	InvoiceItems: () => InvoiceItemResource,
	InvoicePayments: () => InvoicePaymentResource,
	InvoiceRenderingTemplates: () => InvoiceRenderingTemplateResource,
	Invoices: () => InvoiceResource,
	Issuing: () => Issuing$2,
	Mandates: () => MandateResource,
	OAuthResource: () => OAuthResource,
	PaymentAttemptRecords: () => PaymentAttemptRecordResource,
	PaymentIntents: () => PaymentIntentResource,
	PaymentLinks: () => PaymentLinkResource,
	PaymentMethodConfigurations: () => PaymentMethodConfigurationResource,
	PaymentMethodDomains: () => PaymentMethodDomainResource,
	PaymentMethods: () => PaymentMethodResource,
	PaymentRecords: () => PaymentRecordResource,
	Payouts: () => PayoutResource,
	Plans: () => PlanResource,
	Prices: () => PriceResource,
	ProductCatalog: () => ProductCatalog$2,
	Products: () => ProductResource,
	PromotionCodes: () => PromotionCodeResource,
	Quotes: () => QuoteResource,
	Radar: () => Radar$1,
	Refunds: () => RefundResource,
	Reporting: () => Reporting$1,
	Reviews: () => ReviewResource,
	SetupAttempts: () => SetupAttemptResource,
	SetupIntents: () => SetupIntentResource,
	ShippingRates: () => ShippingRateResource,
	Sigma: () => Sigma$1,
	Sources: () => SourceResource,
	SubscriptionItems: () => SubscriptionItemResource,
	SubscriptionSchedules: () => SubscriptionScheduleResource,
	Subscriptions: () => SubscriptionResource,
	Tax: () => Tax$1,
	TaxCodes: () => TaxCodeResource,
	TaxIds: () => TaxIdResource,
	TaxRates: () => TaxRateResource,
	Terminal: () => Terminal$2,
	TestHelpers: () => TestHelpers$3,
	ThreeDSecure: () => ThreeDSecure$1,
	Tokens: () => TokenResource,
	Topups: () => TopupResource,
	Transfers: () => TransferResource,
	Treasury: () => Treasury$2,
	V2: () => V2$1,
	WebhookEndpoints: () => WebhookEndpointResource
});
const Apps$1 = resourceNamespace("apps", {
	Installs: InstallResource,
	Secrets: SecretResource
});
const Billing$2 = resourceNamespace("billing", {
	Alerts: AlertResource,
	CreditBalanceSummary: CreditBalanceSummaryResource,
	CreditBalanceTransactions: CreditBalanceTransactionResource,
	CreditGrants: CreditGrantResource,
	FeedbackOptions: FeedbackOptionResource,
	MeterEventAdjustments: MeterEventAdjustmentResource$1,
	MeterEvents: MeterEventResource$1,
	Meters: MeterResource
});
const BillingPortal$1 = resourceNamespace("billingPortal", {
	Configurations: ConfigurationResource$1,
	Sessions: SessionResource$2
});
const Checkout$1 = resourceNamespace("checkout", { Sessions: SessionResource$1 });
const Climate$1 = resourceNamespace("climate", {
	Orders: OrderResource,
	Products: ProductResource$1,
	Suppliers: SupplierResource
});
const Entitlements$1 = resourceNamespace("entitlements", {
	ActiveEntitlements: ActiveEntitlementResource,
	Features: FeatureResource
});
const FinancialConnections$1 = resourceNamespace("financialConnections", {
	Accounts: AccountResource$2,
	Sessions: SessionResource,
	Transactions: TransactionResource$5
});
const Forwarding$1 = resourceNamespace("forwarding", { Requests: RequestResource });
const Identity$1 = resourceNamespace("identity", {
	VerificationReports: VerificationReportResource,
	VerificationSessions: VerificationSessionResource
});
const Issuing$2 = resourceNamespace("issuing", {
	Authorizations: AuthorizationResource$1,
	Cardholders: CardholderResource,
	Cards: CardResource$1,
	Disputes: DisputeResource$1,
	PersonalizationDesigns: PersonalizationDesignResource$1,
	PhysicalBundles: PhysicalBundleResource,
	Tokens: TokenResource$1,
	Transactions: TransactionResource$4
});
const ProductCatalog$2 = resourceNamespace("productCatalog", { TrialOffers: TrialOfferResource });
const Radar$1 = resourceNamespace("radar", {
	EarlyFraudWarnings: EarlyFraudWarningResource,
	PaymentEvaluations: PaymentEvaluationResource,
	ValueListItems: ValueListItemResource,
	ValueLists: ValueListResource
});
const Reporting$1 = resourceNamespace("reporting", {
	ReportRuns: ReportRunResource,
	ReportTypes: ReportTypeResource
});
const Sigma$1 = resourceNamespace("sigma", { ScheduledQueryRuns: ScheduledQueryRunResource });
const Tax$1 = resourceNamespace("tax", {
	Associations: AssociationResource,
	Calculations: CalculationResource,
	Locations: LocationResource$1,
	Registrations: RegistrationResource,
	Settings: SettingResource,
	Transactions: TransactionResource$3
});
const Terminal$2 = resourceNamespace("terminal", {
	Configurations: ConfigurationResource,
	ConnectionTokens: ConnectionTokenResource,
	Locations: LocationResource,
	OnboardingLinks: OnboardingLinkResource,
	Readers: ReaderResource$1
});
const TestHelpers$3 = resourceNamespace("testHelpers", {
	ConfirmationTokens: ConfirmationTokenResource$1,
	Customers: CustomerResource$1,
	Refunds: RefundResource$1,
	TestClocks: TestClockResource,
	Issuing: resourceNamespace("issuing", {
		Authorizations: AuthorizationResource,
		Cards: CardResource,
		PersonalizationDesigns: PersonalizationDesignResource,
		Transactions: TransactionResource$2
	}),
	Terminal: resourceNamespace("terminal", { Readers: ReaderResource }),
	Treasury: resourceNamespace("treasury", {
		InboundTransfers: InboundTransferResource$2,
		OutboundPayments: OutboundPaymentResource$2,
		OutboundTransfers: OutboundTransferResource$1,
		ReceivedCredits: ReceivedCreditResource$2,
		ReceivedDebits: ReceivedDebitResource$1
	})
});
const ThreeDSecure$1 = resourceNamespace("threeDSecure", { Authentications: AuthenticationResource });
const Treasury$2 = resourceNamespace("treasury", {
	CreditReversals: CreditReversalResource,
	DebitReversals: DebitReversalResource,
	FinancialAccounts: FinancialAccountResource$1,
	InboundTransfers: InboundTransferResource$1,
	OutboundPayments: OutboundPaymentResource$1,
	OutboundTransfers: OutboundTransferResource,
	ReceivedCredits: ReceivedCreditResource$1,
	ReceivedDebits: ReceivedDebitResource,
	TransactionEntries: TransactionEntryResource$1,
	Transactions: TransactionResource$1
});
const V2$1 = resourceNamespace("v2", {
	Billing: resourceNamespace("billing", {
		MeterEventAdjustments: MeterEventAdjustmentResource,
		MeterEventSession: MeterEventSessionResource,
		MeterEventStream: MeterEventStreamResource,
		MeterEvents: MeterEventResource
	}),
	Commerce: resourceNamespace("commerce", { ProductCatalog: resourceNamespace("productCatalog", { Imports: ImportResource }) }),
	Core: resourceNamespace("core", {
		AccountLinks: AccountLinkResource$1,
		AccountTokens: AccountTokenResource,
		Accounts: AccountResource$1,
		EventDestinations: EventDestinationResource,
		Events: EventResource$1,
		Vault: resourceNamespace("vault", {
			GbBankAccounts: GbBankAccountResource,
			UsBankAccounts: UsBankAccountResource
		})
	}),
	MoneyManagement: resourceNamespace("moneyManagement", {
		Adjustments: AdjustmentResource,
		FinancialAccounts: FinancialAccountResource,
		FinancialAddresses: FinancialAddressResource$1,
		InboundTransfers: InboundTransferResource,
		OutboundPayments: OutboundPaymentResource,
		OutboundSetupIntents: OutboundSetupIntentResource,
		PayoutIntents: PayoutIntentResource,
		PayoutMethods: PayoutMethodResource,
		PayoutMethodsBankAccountSpec: PayoutMethodsBankAccountSpecResource,
		ReceivedCredits: ReceivedCreditResource,
		RecipientVerifications: RecipientVerificationResource,
		TransactionEntries: TransactionEntryResource,
		Transactions: TransactionResource,
		TestHelpers: resourceNamespace("testHelpers", { FinancialAddresses: FinancialAddressResource })
	}),
	TestHelpers: resourceNamespace("testHelpers", { MoneyManagement: MoneyManagementResource })
});
// ../node_modules/stripe/esm/StripeEventNotificationHandler.js
const KNOWN_EVENT_TYPES = new Set([
	"v1.account.application.authorized",
	"v1.account.application.deauthorized",
	"v1.account.external_account.created",
	"v1.account.external_account.deleted",
	"v1.account.external_account.updated",
	"v1.account.updated",
	"v1.application_fee.created",
	"v1.application_fee.refund.updated",
	"v1.application_fee.refunded",
	"v1.balance.available",
	"v1.balance_settings.updated",
	"v1.billing.alert.triggered",
	"v1.billing.credit_balance_transaction.created",
	"v1.billing.credit_grant.created",
	"v1.billing.credit_grant.updated",
	"v1.billing.meter.created",
	"v1.billing.meter.deactivated",
	"v1.billing.meter.error_report_triggered",
	"v1.billing.meter.no_meter_found",
	"v1.billing.meter.reactivated",
	"v1.billing.meter.updated",
	"v1.billing_portal.configuration.created",
	"v1.billing_portal.configuration.updated",
	"v1.billing_portal.session.created",
	"v1.capability.updated",
	"v1.cash_balance.funds_available",
	"v1.charge.captured",
	"v1.charge.dispute.closed",
	"v1.charge.dispute.created",
	"v1.charge.dispute.funds_reinstated",
	"v1.charge.dispute.funds_withdrawn",
	"v1.charge.dispute.updated",
	"v1.charge.expired",
	"v1.charge.failed",
	"v1.charge.pending",
	"v1.charge.refund.updated",
	"v1.charge.refunded",
	"v1.charge.succeeded",
	"v1.charge.updated",
	"v1.checkout.session.async_payment_failed",
	"v1.checkout.session.async_payment_succeeded",
	"v1.checkout.session.completed",
	"v1.checkout.session.expired",
	"v1.climate.order.canceled",
	"v1.climate.order.created",
	"v1.climate.order.delayed",
	"v1.climate.order.delivered",
	"v1.climate.order.product_substituted",
	"v1.climate.product.created",
	"v1.climate.product.pricing_updated",
	"v1.coupon.created",
	"v1.coupon.deleted",
	"v1.coupon.updated",
	"v1.credit_note.created",
	"v1.credit_note.updated",
	"v1.credit_note.voided",
	"v1.customer.created",
	"v1.customer.deleted",
	"v1.customer.discount.created",
	"v1.customer.discount.deleted",
	"v1.customer.discount.source_changed",
	"v1.customer.discount.updated",
	"v1.customer.subscription.active",
	"v1.customer.subscription.cancel_at_changed",
	"v1.customer.subscription.created",
	"v1.customer.subscription.default_payment_method_changed",
	"v1.customer.subscription.deleted",
	"v1.customer.subscription.incomplete",
	"v1.customer.subscription.incomplete_expired",
	"v1.customer.subscription.item_added",
	"v1.customer.subscription.item_price_changed",
	"v1.customer.subscription.item_quantity_changed",
	"v1.customer.subscription.item_removed",
	"v1.customer.subscription.item_tax_rates_changed",
	"v1.customer.subscription.past_due",
	"v1.customer.subscription.paused",
	"v1.customer.subscription.pending_update_applied",
	"v1.customer.subscription.pending_update_expired",
	"v1.customer.subscription.resumed",
	"v1.customer.subscription.trial_will_end",
	"v1.customer.subscription.trialing",
	"v1.customer.subscription.unpaid",
	"v1.customer.subscription.updated",
	"v1.customer.tax_id.created",
	"v1.customer.tax_id.deleted",
	"v1.customer.tax_id.updated",
	"v1.customer.updated",
	"v1.customer_cash_balance_transaction.created",
	"v1.entitlements.active_entitlement_summary.entitlement_added",
	"v1.entitlements.active_entitlement_summary.entitlement_removed",
	"v1.entitlements.active_entitlement_summary.updated",
	"v1.file.created",
	"v1.financial_connections.account.account_numbers_updated",
	"v1.financial_connections.account.balance_refresh_failed",
	"v1.financial_connections.account.balance_refresh_succeeded",
	"v1.financial_connections.account.created",
	"v1.financial_connections.account.deactivated",
	"v1.financial_connections.account.disconnected",
	"v1.financial_connections.account.expected_deactivation_date_updated",
	"v1.financial_connections.account.inferred_balances_refresh_failed",
	"v1.financial_connections.account.inferred_balances_refresh_succeeded",
	"v1.financial_connections.account.ownership_refresh_failed",
	"v1.financial_connections.account.ownership_refresh_succeeded",
	"v1.financial_connections.account.reactivated",
	"v1.financial_connections.account.refreshed_balance",
	"v1.financial_connections.account.refreshed_ownership",
	"v1.financial_connections.account.refreshed_transactions",
	"v1.financial_connections.account.risk_intelligence_refresh_failed",
	"v1.financial_connections.account.risk_intelligence_refresh_succeeded",
	"v1.financial_connections.account.supported_payment_method_types_updated",
	"v1.financial_connections.account.transactions_refresh_failed",
	"v1.financial_connections.account.transactions_refresh_succeeded",
	"v1.financial_connections.account.upcoming_account_number_expiry",
	"v1.financial_connections.account.upcoming_deactivation",
	"v1.identity.verification_session.canceled",
	"v1.identity.verification_session.created",
	"v1.identity.verification_session.processing",
	"v1.identity.verification_session.redacted",
	"v1.identity.verification_session.requires_input",
	"v1.identity.verification_session.verified",
	"v1.invoice.created",
	"v1.invoice.deleted",
	"v1.invoice.discount_added",
	"v1.invoice.discount_removed",
	"v1.invoice.finalization_failed",
	"v1.invoice.finalized",
	"v1.invoice.line_item_added",
	"v1.invoice.line_item_pricing_changed",
	"v1.invoice.line_item_quantity_changed",
	"v1.invoice.line_item_removed",
	"v1.invoice.marked_uncollectible",
	"v1.invoice.overdue",
	"v1.invoice.overpaid",
	"v1.invoice.paid",
	"v1.invoice.payment_action_required",
	"v1.invoice.payment_attempt_required",
	"v1.invoice.payment_failed",
	"v1.invoice.payment_succeeded",
	"v1.invoice.sent",
	"v1.invoice.upcoming",
	"v1.invoice.updated",
	"v1.invoice.voided",
	"v1.invoice.will_be_due",
	"v1.invoice_payment.canceled",
	"v1.invoice_payment.open",
	"v1.invoice_payment.paid",
	"v1.invoiceitem.amount_changed",
	"v1.invoiceitem.created",
	"v1.invoiceitem.deleted",
	"v1.invoiceitem.discount_added",
	"v1.invoiceitem.discount_removed",
	"v1.issuing_authorization.created",
	"v1.issuing_authorization.request",
	"v1.issuing_authorization.updated",
	"v1.issuing_card.created",
	"v1.issuing_card.updated",
	"v1.issuing_cardholder.created",
	"v1.issuing_cardholder.updated",
	"v1.issuing_dispute.closed",
	"v1.issuing_dispute.created",
	"v1.issuing_dispute.funds_reinstated",
	"v1.issuing_dispute.funds_rescinded",
	"v1.issuing_dispute.submitted",
	"v1.issuing_dispute.updated",
	"v1.issuing_personalization_design.activated",
	"v1.issuing_personalization_design.deactivated",
	"v1.issuing_personalization_design.rejected",
	"v1.issuing_personalization_design.updated",
	"v1.issuing_token.created",
	"v1.issuing_token.updated",
	"v1.issuing_transaction.created",
	"v1.issuing_transaction.purchase_details_receipt_updated",
	"v1.issuing_transaction.updated",
	"v1.mandate.updated",
	"v1.payment_intent.amount_capturable_updated",
	"v1.payment_intent.canceled",
	"v1.payment_intent.created",
	"v1.payment_intent.partially_funded",
	"v1.payment_intent.payment_failed",
	"v1.payment_intent.processing",
	"v1.payment_intent.requires_action",
	"v1.payment_intent.succeeded",
	"v1.payment_link.created",
	"v1.payment_link.updated",
	"v1.payment_method.attached",
	"v1.payment_method.automatically_updated",
	"v1.payment_method.detached",
	"v1.payment_method.updated",
	"v1.payout.canceled",
	"v1.payout.created",
	"v1.payout.failed",
	"v1.payout.paid",
	"v1.payout.reconciliation_completed",
	"v1.payout.updated",
	"v1.person.created",
	"v1.person.deleted",
	"v1.person.updated",
	"v1.plan.created",
	"v1.plan.deleted",
	"v1.plan.updated",
	"v1.price.activated",
	"v1.price.created",
	"v1.price.deactivated",
	"v1.price.deleted",
	"v1.price.lookup_key_changed",
	"v1.price.tax_behavior_changed",
	"v1.price.updated",
	"v1.product.activated",
	"v1.product.created",
	"v1.product.deactivated",
	"v1.product.default_price_changed",
	"v1.product.deleted",
	"v1.product.tax_code_changed",
	"v1.product.updated",
	"v1.promotion_code.created",
	"v1.promotion_code.fully_redeemed",
	"v1.promotion_code.updated",
	"v1.quote.accepted",
	"v1.quote.canceled",
	"v1.quote.created",
	"v1.quote.finalized",
	"v1.radar.early_fraud_warning.created",
	"v1.radar.early_fraud_warning.updated",
	"v1.refund.created",
	"v1.refund.failed",
	"v1.refund.updated",
	"v1.review.closed",
	"v1.review.opened",
	"v1.setup_intent.canceled",
	"v1.setup_intent.created",
	"v1.setup_intent.requires_action",
	"v1.setup_intent.setup_failed",
	"v1.setup_intent.succeeded",
	"v1.sigma.scheduled_query_run.created",
	"v1.source.canceled",
	"v1.source.chargeable",
	"v1.source.failed",
	"v1.source.refund_attributes_required",
	"v1.subscription_schedule.aborted",
	"v1.subscription_schedule.canceled",
	"v1.subscription_schedule.completed",
	"v1.subscription_schedule.created",
	"v1.subscription_schedule.expiring",
	"v1.subscription_schedule.phase_added",
	"v1.subscription_schedule.phase_default_tax_rates_changed",
	"v1.subscription_schedule.phase_end_date_changed",
	"v1.subscription_schedule.phase_removed",
	"v1.subscription_schedule.phase_trial_end_changed",
	"v1.subscription_schedule.released",
	"v1.subscription_schedule.updated",
	"v1.tax.settings.updated",
	"v1.tax_rate.created",
	"v1.tax_rate.updated",
	"v1.terminal.reader.action_failed",
	"v1.terminal.reader.action_succeeded",
	"v1.terminal.reader.action_updated",
	"v1.test_helpers.test_clock.advancing",
	"v1.test_helpers.test_clock.created",
	"v1.test_helpers.test_clock.deleted",
	"v1.test_helpers.test_clock.internal_failure",
	"v1.test_helpers.test_clock.ready",
	"v1.topup.canceled",
	"v1.topup.created",
	"v1.topup.failed",
	"v1.topup.reversed",
	"v1.topup.succeeded",
	"v1.transfer.created",
	"v1.transfer.reversed",
	"v1.transfer.updated",
	"v2.commerce.product_catalog.imports.failed",
	"v2.commerce.product_catalog.imports.processing",
	"v2.commerce.product_catalog.imports.succeeded",
	"v2.commerce.product_catalog.imports.succeeded_with_errors",
	"v2.core.account.closed",
	"v2.core.account.created",
	"v2.core.account.updated",
	"v2.core.account[configuration.customer].capability_status_updated",
	"v2.core.account[configuration.customer].updated",
	"v2.core.account[configuration.merchant].capability_status_updated",
	"v2.core.account[configuration.merchant].updated",
	"v2.core.account[configuration.recipient].capability_status_updated",
	"v2.core.account[configuration.recipient].updated",
	"v2.core.account[defaults].updated",
	"v2.core.account[future_requirements].updated",
	"v2.core.account[identity].updated",
	"v2.core.account[requirements].updated",
	"v2.core.account_link.returned",
	"v2.core.account_person.created",
	"v2.core.account_person.deleted",
	"v2.core.account_person.updated",
	"v2.core.event_destination.ping",
	"v2.money_management.adjustment.created",
	"v2.money_management.financial_account.created",
	"v2.money_management.financial_account.updated",
	"v2.money_management.financial_address.activated",
	"v2.money_management.financial_address.failed",
	"v2.money_management.inbound_transfer.available",
	"v2.money_management.inbound_transfer.bank_debit_failed",
	"v2.money_management.inbound_transfer.bank_debit_processing",
	"v2.money_management.inbound_transfer.bank_debit_queued",
	"v2.money_management.inbound_transfer.bank_debit_returned",
	"v2.money_management.inbound_transfer.bank_debit_succeeded",
	"v2.money_management.outbound_payment.canceled",
	"v2.money_management.outbound_payment.created",
	"v2.money_management.outbound_payment.failed",
	"v2.money_management.outbound_payment.posted",
	"v2.money_management.outbound_payment.returned",
	"v2.money_management.outbound_payment.under_review",
	"v2.money_management.outbound_payment.updated",
	"v2.money_management.payout_intent.canceled",
	"v2.money_management.payout_intent.created",
	"v2.money_management.payout_intent.pending",
	"v2.money_management.payout_intent.posted",
	"v2.money_management.payout_intent.processing",
	"v2.money_management.payout_intent.requires_action",
	"v2.money_management.payout_intent.updated",
	"v2.money_management.payout_method.created",
	"v2.money_management.payout_method.updated",
	"v2.money_management.received_credit.available",
	"v2.money_management.received_credit.failed",
	"v2.money_management.received_credit.returned",
	"v2.money_management.received_credit.succeeded",
	"v2.money_management.recipient_verification.created",
	"v2.money_management.recipient_verification.updated",
	"v2.money_management.transaction.created",
	"v2.money_management.transaction.updated"
]);
var BaseEventNotificationHandler = class {
	constructor(client, fallbackCallback) {
		this.client = client;
		this.fallbackCallback = fallbackCallback;
		this.registeredHandlers = {};
		this.preHandleCallback = null;
		this.hasHandledEvent = false;
	}
	on(type, callback) {
		this.assertCanRegister();
		if (this.registeredHandlers[type]) throw new Error(`Callback for event type "${type}" is already registered.`);
		this.registeredHandlers[type] = callback;
		return this;
	}
	assertCanRegister() {
		if (this.hasHandledEvent) throw new Error("Cannot register new callbacks after an event has been handled. This is indicative of a bug.");
	}
	preHandle(callback) {
		this.assertCanRegister();
		if (this.preHandleCallback) throw new Error("A preHandle callback is already registered");
		this.preHandleCallback = callback;
		return this;
	}
	registeredEventTypes() {
		const keys = Object.keys(this.registeredHandlers);
		keys.sort();
		return keys;
	}
	async dispatchEvent(event) {
		const eventClient = this.client.withStripeContext(event.context);
		if (this.preHandleCallback && !await this.preHandleCallback(event, eventClient)) return;
		const handler = this.registeredHandlers[event.type];
		if (handler) return await handler(event, eventClient);
		else return await this.fallbackCallback(event, eventClient, { isKnownEventType: KNOWN_EVENT_TYPES.has(event.type) });
	}
};
var StripeEventNotificationHandler = class extends BaseEventNotificationHandler {
	constructor(client, webhookSecret, fallbackCallback) {
		super(client, fallbackCallback);
		this.webhookSecret = webhookSecret;
		if (isBlankWebhookSecret(webhookSecret)) throw new Error("webhookSecret must be a non-empty string");
	}
	static withoutVerification(client, fallbackCallback) {
		return new StripeEventNotificationHandlerWithoutVerification(client, fallbackCallback);
	}
	async handle(rawBody, signature) {
		this.hasHandledEvent = true;
		return await this.dispatchEvent(await this.client.parseEventNotificationAsync(rawBody, signature, this.webhookSecret));
	}
};
var StripeEventNotificationHandlerWithoutVerification = class extends BaseEventNotificationHandler {
	async handle(rawBody) {
		this.hasHandledEvent = true;
		return await this.dispatchEvent(this.client.parseEventNotificationWithoutVerification(rawBody));
	}
};
// ../node_modules/stripe/esm/resources/Apps/index.js
var Apps = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.installs = new InstallResource(stripe);
		this.secrets = new SecretResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Billing/index.js
var Billing$1 = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.alerts = new AlertResource(stripe);
		this.creditBalanceSummaries = new CreditBalanceSummaryResource(stripe);
		this.creditBalanceTransactions = new CreditBalanceTransactionResource(stripe);
		this.creditGrants = new CreditGrantResource(stripe);
		this.feedbackOptions = new FeedbackOptionResource(stripe);
		this.meters = new MeterResource(stripe);
		this.meterEvents = new MeterEventResource$1(stripe);
		this.meterEventAdjustments = new MeterEventAdjustmentResource$1(stripe);
	}
};
// ../node_modules/stripe/esm/resources/BillingPortal/index.js
var BillingPortal = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.configurations = new ConfigurationResource$1(stripe);
		this.sessions = new SessionResource$2(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Checkout/index.js
var Checkout = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.sessions = new SessionResource$1(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Climate/index.js
var Climate = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.orders = new OrderResource(stripe);
		this.products = new ProductResource$1(stripe);
		this.suppliers = new SupplierResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Entitlements/index.js
var Entitlements = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.activeEntitlements = new ActiveEntitlementResource(stripe);
		this.features = new FeatureResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/FinancialConnections/index.js
var FinancialConnections = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.accounts = new AccountResource$2(stripe);
		this.sessions = new SessionResource(stripe);
		this.transactions = new TransactionResource$5(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Forwarding/index.js
var Forwarding = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.requests = new RequestResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Identity/index.js
var Identity = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.verificationReports = new VerificationReportResource(stripe);
		this.verificationSessions = new VerificationSessionResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Issuing/index.js
var Issuing$1 = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.authorizations = new AuthorizationResource$1(stripe);
		this.cards = new CardResource$1(stripe);
		this.cardholders = new CardholderResource(stripe);
		this.disputes = new DisputeResource$1(stripe);
		this.personalizationDesigns = new PersonalizationDesignResource$1(stripe);
		this.physicalBundles = new PhysicalBundleResource(stripe);
		this.tokens = new TokenResource$1(stripe);
		this.transactions = new TransactionResource$4(stripe);
	}
};
// ../node_modules/stripe/esm/resources/ProductCatalog/index.js
var ProductCatalog$1 = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.trialOffers = new TrialOfferResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Radar/index.js
var Radar = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.earlyFraudWarnings = new EarlyFraudWarningResource(stripe);
		this.paymentEvaluations = new PaymentEvaluationResource(stripe);
		this.valueLists = new ValueListResource(stripe);
		this.valueListItems = new ValueListItemResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Reporting/index.js
var Reporting = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.reportRuns = new ReportRunResource(stripe);
		this.reportTypes = new ReportTypeResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Sigma/index.js
var Sigma = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.scheduledQueryRuns = new ScheduledQueryRunResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Tax/index.js
var Tax = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.associations = new AssociationResource(stripe);
		this.calculations = new CalculationResource(stripe);
		this.locations = new LocationResource$1(stripe);
		this.registrations = new RegistrationResource(stripe);
		this.settings = new SettingResource(stripe);
		this.transactions = new TransactionResource$3(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Terminal/index.js
var Terminal$1 = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.configurations = new ConfigurationResource(stripe);
		this.connectionTokens = new ConnectionTokenResource(stripe);
		this.locations = new LocationResource(stripe);
		this.onboardingLinks = new OnboardingLinkResource(stripe);
		this.readers = new ReaderResource$1(stripe);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Issuing/index.js
var Issuing = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.authorizations = new AuthorizationResource(stripe);
		this.cards = new CardResource(stripe);
		this.personalizationDesigns = new PersonalizationDesignResource(stripe);
		this.transactions = new TransactionResource$2(stripe);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Terminal/index.js
var Terminal = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.readers = new ReaderResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/Treasury/index.js
var Treasury$1 = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.inboundTransfers = new InboundTransferResource$2(stripe);
		this.outboundPayments = new OutboundPaymentResource$2(stripe);
		this.outboundTransfers = new OutboundTransferResource$1(stripe);
		this.receivedCredits = new ReceivedCreditResource$2(stripe);
		this.receivedDebits = new ReceivedDebitResource$1(stripe);
	}
};
// ../node_modules/stripe/esm/resources/TestHelpers/index.js
var TestHelpers$2 = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.confirmationTokens = new ConfirmationTokenResource$1(stripe);
		this.customers = new CustomerResource$1(stripe);
		this.refunds = new RefundResource$1(stripe);
		this.testClocks = new TestClockResource(stripe);
		this.issuing = new Issuing(stripe);
		this.terminal = new Terminal(stripe);
		this.treasury = new Treasury$1(stripe);
	}
};
// ../node_modules/stripe/esm/resources/ThreeDSecure/index.js
var ThreeDSecure = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.authentications = new AuthenticationResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/Treasury/index.js
var Treasury = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.creditReversals = new CreditReversalResource(stripe);
		this.debitReversals = new DebitReversalResource(stripe);
		this.financialAccounts = new FinancialAccountResource$1(stripe);
		this.inboundTransfers = new InboundTransferResource$1(stripe);
		this.outboundPayments = new OutboundPaymentResource$1(stripe);
		this.outboundTransfers = new OutboundTransferResource(stripe);
		this.receivedCredits = new ReceivedCreditResource$1(stripe);
		this.receivedDebits = new ReceivedDebitResource(stripe);
		this.transactions = new TransactionResource$1(stripe);
		this.transactionEntries = new TransactionEntryResource$1(stripe);
	}
};
// ../node_modules/stripe/esm/resources/V2/Billing/index.js
var Billing = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.meterEvents = new MeterEventResource(stripe);
		this.meterEventAdjustments = new MeterEventAdjustmentResource(stripe);
		this.meterEventSession = new MeterEventSessionResource(stripe);
		this.meterEventStream = new MeterEventStreamResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/V2/Commerce/ProductCatalog/index.js
var ProductCatalog = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.imports = new ImportResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/V2/Commerce/index.js
var Commerce = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.productCatalog = new ProductCatalog(stripe);
	}
};
// ../node_modules/stripe/esm/resources/V2/Core/Vault/index.js
var Vault = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.gbBankAccounts = new GbBankAccountResource(stripe);
		this.usBankAccounts = new UsBankAccountResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/V2/Core/index.js
var Core = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.accounts = new AccountResource$1(stripe);
		this.accountLinks = new AccountLinkResource$1(stripe);
		this.accountTokens = new AccountTokenResource(stripe);
		this.events = new EventResource$1(stripe);
		this.eventDestinations = new EventDestinationResource(stripe);
		this.vault = new Vault(stripe);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/TestHelpers/index.js
var TestHelpers$1 = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.financialAddresses = new FinancialAddressResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/V2/MoneyManagement/index.js
var MoneyManagement = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.adjustments = new AdjustmentResource(stripe);
		this.financialAccounts = new FinancialAccountResource(stripe);
		this.financialAddresses = new FinancialAddressResource$1(stripe);
		this.inboundTransfers = new InboundTransferResource(stripe);
		this.outboundPayments = new OutboundPaymentResource(stripe);
		this.outboundSetupIntents = new OutboundSetupIntentResource(stripe);
		this.payoutIntents = new PayoutIntentResource(stripe);
		this.payoutMethods = new PayoutMethodResource(stripe);
		this.payoutMethodsBankAccountSpecs = new PayoutMethodsBankAccountSpecResource(stripe);
		this.receivedCredits = new ReceivedCreditResource(stripe);
		this.recipientVerifications = new RecipientVerificationResource(stripe);
		this.transactions = new TransactionResource(stripe);
		this.transactionEntries = new TransactionEntryResource(stripe);
		this.testHelpers = new TestHelpers$1(stripe);
	}
};
// ../node_modules/stripe/esm/resources/V2/TestHelpers/index.js
var TestHelpers = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.moneyManagements = new MoneyManagementResource(stripe);
	}
};
// ../node_modules/stripe/esm/resources/V2/index.js
var V2 = class {
	constructor(stripe) {
		this.stripe = stripe;
		this.billing = new Billing(stripe);
		this.commerce = new Commerce(stripe);
		this.core = new Core(stripe);
		this.moneyManagement = new MoneyManagement(stripe);
		this.testHelpers = new TestHelpers(stripe);
	}
};
// ../node_modules/stripe/esm/stripe.esm.node.js
const DEFAULT_HOST = "api.stripe.com";
const DEFAULT_PORT = "443";
const DEFAULT_BASE_PATH = "/v1/";
const DEFAULT_API_VERSION = ApiVersion;
const DEFAULT_TIMEOUT = 8e4;
const MAX_NETWORK_RETRY_DELAY_SEC = 5;
const INITIAL_NETWORK_RETRY_DELAY_SEC = .5;
const APP_INFO_PROPERTIES = [
	"name",
	"version",
	"url",
	"partner_id"
];
const ALLOWED_CONFIG_PROPERTIES = [
	"authenticator",
	"apiVersion",
	"typescript",
	"maxNetworkRetries",
	"httpAgent",
	"httpClient",
	"timeout",
	"host",
	"port",
	"protocol",
	"telemetry",
	"emitEventBodies",
	"appInfo",
	"stripeAccount",
	"stripeContext"
];
const defaultRequestSenderFactory = (stripe) => new RequestSender(stripe, StripeResource.MAX_BUFFERED_REQUEST_METRICS);
var Stripe = class Stripe {
	static initialize(platformFunctions, requestSenderFactory = defaultRequestSenderFactory) {
		Stripe._platformFunctions = platformFunctions;
		Stripe._requestSenderFactory = requestSenderFactory;
		Stripe.webhooks = createWebhooks(platformFunctions);
		Stripe.createNodeHttpClient = platformFunctions.createNodeHttpClient;
		Stripe.createFetchHttpClient = platformFunctions.createFetchHttpClient;
		Stripe.createNodeCryptoProvider = platformFunctions.createNodeCryptoProvider;
		Stripe.createSubtleCryptoProvider = platformFunctions.createSubtleCryptoProvider;
		const env = platformFunctions.getEnv();
		const runtimeVersion = platformFunctions.getRuntimeVersion();
		if (env?.CLAUDECODE || env?.CLAUDE_CODE_CHILD_SESSION) try {
			platformFunctions.writeStderr("<claude-code-hint v=\"1\" type=\"plugin\" value=\"stripe@claude-plugins-official\" />\n");
		} catch {}
		Stripe.aiAgent = env ? detectAIAgent(env) : "";
		Stripe.AI_AGENT = Stripe.aiAgent;
		Stripe.USER_AGENT = {
			bindings_version: Stripe.PACKAGE_VERSION,
			lang: "node",
			typescript: false,
			...runtimeVersion ? { lang_version: runtimeVersion } : {},
			...Stripe.aiAgent ? { ai_agent: Stripe.aiAgent } : {}
		};
	}
	constructor(key, config = {}, constructorOptions) {
		this._authenticator = null;
		const props = this._getPropsFromConfig(config);
		this._platformFunctions = Stripe._platformFunctions;
		Object.defineProperty(this, "_emitter", {
			value: constructorOptions?.emitter ?? this._platformFunctions.createEmitter(),
			enumerable: false,
			configurable: false,
			writable: false
		});
		this.VERSION = Stripe.PACKAGE_VERSION;
		this.on = this._emitter.on.bind(this._emitter);
		this.once = this._emitter.once.bind(this._emitter);
		this.off = this._emitter.removeListener.bind(this._emitter);
		const agent = props.httpAgent || null;
		this._api = {
			host: props.host || DEFAULT_HOST,
			port: props.port || DEFAULT_PORT,
			protocol: props.protocol || "https",
			basePath: DEFAULT_BASE_PATH,
			version: props.apiVersion || DEFAULT_API_VERSION,
			timeout: validateInteger("timeout", props.timeout, DEFAULT_TIMEOUT),
			maxNetworkRetries: validateInteger("maxNetworkRetries", props.maxNetworkRetries, 2),
			agent,
			httpClient: props.httpClient || (agent ? this._platformFunctions.createNodeHttpClient(agent) : this._platformFunctions.createDefaultHttpClient()),
			dev: false,
			stripeAccount: props.stripeAccount || null,
			stripeContext: props.stripeContext || null
		};
		const typescript = props.typescript || false;
		if (typescript !== Stripe.USER_AGENT.typescript) Stripe.USER_AGENT.typescript = typescript;
		if (props.appInfo) this._setAppInfo(props.appInfo);
		this._setAuthenticator(key, props.authenticator || null);
		this.errors = Error_exports;
		this.Decimal = Decimal;
		this.webhooks = Stripe.webhooks;
		this._prevRequestMetrics = constructorOptions?.prevRequestMetrics ?? [];
		this._enableTelemetry = props.telemetry !== false;
		this._emitEventBodies = props.emitEventBodies === true;
		this._requestSender = Stripe._requestSenderFactory(this);
		this.accountLinks = new AccountLinkResource(this);
		this.accountSessions = new AccountSessionResource(this);
		this.accounts = new AccountResource(this);
		this.applePayDomains = new ApplePayDomainResource(this);
		this.applicationFees = new ApplicationFeeResource(this);
		this.balance = new BalanceResource(this);
		this.balanceSettings = new BalanceSettingResource(this);
		this.balanceTransactions = new BalanceTransactionResource(this);
		this.charges = new ChargeResource(this);
		this.confirmationTokens = new ConfirmationTokenResource(this);
		this.countrySpecs = new CountrySpecResource(this);
		this.coupons = new CouponResource(this);
		this.creditNotes = new CreditNoteResource(this);
		this.customerSessions = new CustomerSessionResource(this);
		this.customers = new CustomerResource(this);
		this.disputes = new DisputeResource(this);
		this.ephemeralKeys = new EphemeralKeyResource(this);
		this.events = new EventResource(this);
		this.exchangeRates = new ExchangeRateResource(this);
		this.fileLinks = new FileLinkResource(this);
		this.files = new FileResource(this);
		this.invoiceItems = new InvoiceItemResource(this);
		this.invoicePayments = new InvoicePaymentResource(this);
		this.invoiceRenderingTemplates = new InvoiceRenderingTemplateResource(this);
		this.invoices = new InvoiceResource(this);
		this.mandates = new MandateResource(this);
		this.paymentAttemptRecords = new PaymentAttemptRecordResource(this);
		this.paymentIntents = new PaymentIntentResource(this);
		this.paymentLinks = new PaymentLinkResource(this);
		this.paymentMethodConfigurations = new PaymentMethodConfigurationResource(this);
		this.paymentMethodDomains = new PaymentMethodDomainResource(this);
		this.paymentMethods = new PaymentMethodResource(this);
		this.paymentRecords = new PaymentRecordResource(this);
		this.payouts = new PayoutResource(this);
		this.plans = new PlanResource(this);
		this.prices = new PriceResource(this);
		this.products = new ProductResource(this);
		this.promotionCodes = new PromotionCodeResource(this);
		this.quotes = new QuoteResource(this);
		this.refunds = new RefundResource(this);
		this.reviews = new ReviewResource(this);
		this.setupAttempts = new SetupAttemptResource(this);
		this.setupIntents = new SetupIntentResource(this);
		this.shippingRates = new ShippingRateResource(this);
		this.sources = new SourceResource(this);
		this.subscriptionItems = new SubscriptionItemResource(this);
		this.subscriptionSchedules = new SubscriptionScheduleResource(this);
		this.subscriptions = new SubscriptionResource(this);
		this.taxCodes = new TaxCodeResource(this);
		this.taxIds = new TaxIdResource(this);
		this.taxRates = new TaxRateResource(this);
		this.tokens = new TokenResource(this);
		this.topups = new TopupResource(this);
		this.transfers = new TransferResource(this);
		this.webhookEndpoints = new WebhookEndpointResource(this);
		this.apps = new Apps(this);
		this.billing = new Billing$1(this);
		this.billingPortal = new BillingPortal(this);
		this.checkout = new Checkout(this);
		this.climate = new Climate(this);
		this.entitlements = new Entitlements(this);
		this.financialConnections = new FinancialConnections(this);
		this.forwarding = new Forwarding(this);
		this.identity = new Identity(this);
		this.issuing = new Issuing$1(this);
		this.productCatalog = new ProductCatalog$1(this);
		this.radar = new Radar(this);
		this.reporting = new Reporting(this);
		this.sigma = new Sigma(this);
		this.tax = new Tax(this);
		this.terminal = new Terminal$1(this);
		this.testHelpers = new TestHelpers$2(this);
		this.threeDSecure = new ThreeDSecure(this);
		this.treasury = new Treasury(this);
		this.v2 = new V2(this);
		this.account = this.accounts;
		this.oauth = new OAuthResource(this);
	}
	rawRequest(method, path, params, options) {
		return this._requestSender._rawRequest(method, path, params, options);
	}
	_setAuthenticator(key, authenticator) {
		if (key && authenticator) throw new Error("Can't specify both apiKey and authenticator");
		if (!key && !authenticator) throw new Error("Neither apiKey nor config.authenticator provided");
		this._authenticator = key ? createApiKeyAuthenticator(key) : authenticator;
	}
	_setAppInfo(info) {
		if (info && typeof info !== "object") throw new Error("AppInfo must be an object.");
		if (info && !info.name) throw new Error("AppInfo.name is required");
		info = info || {};
		this._appInfo = APP_INFO_PROPERTIES.reduce((accum, prop) => {
			if (typeof info[prop] == "string") {
				accum = accum || {};
				accum[prop] = info[prop];
			}
			return accum;
		}, {});
	}
	setClientId(clientId) {
		this._clientId = clientId;
	}
	getClientId() {
		return this._clientId;
	}
	getConstant(c) {
		switch (c) {
			case "DEFAULT_HOST": return DEFAULT_HOST;
			case "DEFAULT_PORT": return DEFAULT_PORT;
			case "DEFAULT_BASE_PATH": return DEFAULT_BASE_PATH;
			case "DEFAULT_API_VERSION": return DEFAULT_API_VERSION;
			case "DEFAULT_TIMEOUT": return DEFAULT_TIMEOUT;
			case "MAX_NETWORK_RETRY_DELAY_SEC": return MAX_NETWORK_RETRY_DELAY_SEC;
			case "INITIAL_NETWORK_RETRY_DELAY_SEC": return INITIAL_NETWORK_RETRY_DELAY_SEC;
		}
		return Stripe[c];
	}
	resolveBaseAddress(apiBase) {
		const instanceHost = this.getApiField("host");
		if (instanceHost !== DEFAULT_HOST) return instanceHost;
		return DEFAULT_BASE_ADDRESSES[apiBase];
	}
	getMaxNetworkRetries() {
		return this.getApiField("maxNetworkRetries");
	}
	_setApiNumberField(prop, n, defaultVal) {
		const val = validateInteger(prop, n, defaultVal);
		this._setApiField(prop, val);
	}
	getMaxNetworkRetryDelay() {
		return MAX_NETWORK_RETRY_DELAY_SEC;
	}
	getInitialNetworkRetryDelay() {
		return INITIAL_NETWORK_RETRY_DELAY_SEC;
	}
	getClientUserAgent(cb) {
		return this.getClientUserAgentSeeded(Stripe.USER_AGENT, cb);
	}
	getClientUserAgentSeeded(seed, cb) {
		const userAgent = {};
		for (const field in seed) {
			if (!Object.prototype.hasOwnProperty.call(seed, field)) continue;
			userAgent[field] = encodeURIComponent(seed[field] ?? "null");
		}
		const platformInfo = this._platformFunctions.getPlatformInfo();
		if (platformInfo && this.getTelemetryEnabled()) userAgent.platform = encodeURIComponent(platformInfo);
		else delete userAgent.platform;
		const client = this.getApiField("httpClient");
		if (client) userAgent.httplib = encodeURIComponent(client.getClientName());
		if (this._appInfo) userAgent.application = this._appInfo;
		cb(JSON.stringify(userAgent));
	}
	getAppInfoAsString() {
		if (!this._appInfo) return "";
		let formatted = this._appInfo.name;
		if (this._appInfo.version) formatted += `/${this._appInfo.version}`;
		if (this._appInfo.url) formatted += ` (${this._appInfo.url})`;
		return formatted;
	}
	getTelemetryEnabled() {
		return this._enableTelemetry;
	}
	getEmitEventBodiesEnabled() {
		return this._emitEventBodies;
	}
	_prepResources() {
		for (const name in resources_exports) {
			if (!Object.prototype.hasOwnProperty.call(resources_exports, name)) continue;
			this[pascalToCamelCase(name.replace("Resource", ""))] = new resources_exports[name](this);
		}
	}
	_getPropsFromConfig(config) {
		if (!config) return {};
		const isString = typeof config === "string";
		if (!(config === Object(config) && !Array.isArray(config)) && !isString) throw new Error("Config must either be an object or a string");
		if (isString) return { apiVersion: config };
		if (Object.keys(config).filter((value) => !ALLOWED_CONFIG_PROPERTIES.includes(value)).length > 0) throw new Error(`Config object may only contain the following: ${ALLOWED_CONFIG_PROPERTIES.join(", ")}`);
		return config;
	}
	_setApiField(key, value) {
		this._api[key] = value;
	}
	getApiField(key) {
		return this._api[key];
	}
	_buildEventNotification(parsed) {
		if (parsed.context) parsed.context = StripeContext.parse(parsed.context);
		parsed.fetchEvent = () => {
			return this._requestSender._rawRequest("GET", `/v2/core/events/${encodeURIComponent(parsed.id)}`, void 0, {
				stripeContext: parsed.context,
				headers: { "Stripe-Request-Trigger": `event=${parsed.id}` }
			}, ["fetch_event"]);
		};
		parsed.fetchRelatedObject = () => {
			if (!parsed.related_object) return Promise.resolve(null);
			return this._requestSender._rawRequest("GET", parsed.related_object.url, void 0, {
				stripeContext: parsed.context,
				headers: { "Stripe-Request-Trigger": `event=${parsed.id}` }
			}, ["fetch_related_object"]);
		};
		return parsed;
	}
	parseEventNotification(payload, header, secret, tolerance, cryptoProvider, receivedAt) {
		if (!this.webhooks.signature) throw new Error("ERR: missing signature helper, unable to verify");
		this.webhooks.signature.verifyHeader(payload, header, secret, tolerance || this.webhooks.DEFAULT_TOLERANCE, cryptoProvider || this._platformFunctions.createDefaultCryptoProvider(), receivedAt);
		const eventNotification = payload instanceof Uint8Array ? JSON.parse(new TextDecoder("utf8").decode(payload)) : JSON.parse(payload);
		if (eventNotification.object === "event") throw new Error("You passed a webhook payload to stripe.parseEventNotification, which expects an event notification. Use stripe.webhooks.constructEvent instead.");
		if (eventNotification.object !== "v2.core.event") throw new Error(`Unexpected object type '${eventNotification.object}'. Expected 'v2.core.event' for an event notification.`);
		return this._buildEventNotification(eventNotification);
	}
	async parseEventNotificationAsync(payload, header, secret, tolerance, cryptoProvider, receivedAt) {
		if (!this.webhooks.signature) throw new Error("ERR: missing signature helper, unable to verify");
		await this.webhooks.signature.verifyHeaderAsync(payload, header, secret, tolerance || this.webhooks.DEFAULT_TOLERANCE, cryptoProvider || this._platformFunctions.createDefaultCryptoProvider(), receivedAt);
		const eventNotification = payload instanceof Uint8Array ? JSON.parse(new TextDecoder("utf8").decode(payload)) : JSON.parse(payload);
		if (eventNotification && eventNotification.object === "event") throw new Error("You passed a webhook payload to stripe.parseEventNotificationAsync, which expects an event notification. Use stripe.webhooks.constructEventAsync instead.");
		if (eventNotification.object !== "v2.core.event") throw new Error(`Unexpected object type '${eventNotification.object}'. Expected 'v2.core.event' for an event notification.`);
		return this._buildEventNotification(eventNotification);
	}
	parseEventNotificationWithoutVerification(payload) {
		const inner = maybeExtractFromCloudProviderEnvelope(payload);
		if (inner.object === "event") throw new Error("It looks like this cloud event contains a webhook body instead of a thin event notification. Use webhooks.constructEventWithoutVerification instead.");
		if (inner.object !== "v2.core.event") throw new Error(`Unexpected object type '${inner.object}'. Expected 'v2.core.event' for an event notification.`);
		return this._buildEventNotification(inner);
	}
	withStripeContext(stripeContext) {
		const StripeClient = this.constructor;
		const client = new StripeClient("", {
			apiVersion: this.getApiField("version"),
			authenticator: this._authenticator ?? void 0,
			typescript: StripeClient.USER_AGENT.typescript === true ? true : void 0,
			maxNetworkRetries: this.getApiField("maxNetworkRetries"),
			httpClient: this.getApiField("httpClient"),
			timeout: this.getApiField("timeout"),
			host: this.getApiField("host"),
			port: this.getApiField("port"),
			protocol: this.getApiField("protocol"),
			telemetry: this.getTelemetryEnabled(),
			emitEventBodies: this.getEmitEventBodiesEnabled(),
			appInfo: this._appInfo,
			stripeContext: stripeContext ?? void 0
		}, {
			emitter: this._emitter,
			prevRequestMetrics: this._prevRequestMetrics
		});
		const clientId = this.getClientId();
		if (clientId) client.setClientId(clientId);
		return client;
	}
	notificationHandler(webhookSecret, fallbackCallback) {
		return new StripeEventNotificationHandler(this, webhookSecret, fallbackCallback);
	}
	notificationHandlerWithoutVerification(fallbackCallback) {
		return StripeEventNotificationHandler.withoutVerification(this, fallbackCallback);
	}
};
Stripe.PACKAGE_VERSION = "23.1.0";
Stripe.API_VERSION = ApiVersion;
Stripe.MAJOR_API_VERSION = ApiMajorVersion;
Stripe.aiAgent = "";
Stripe.AI_AGENT = "";
Stripe.USER_AGENT = {
	bindings_version: Stripe.PACKAGE_VERSION,
	lang: "node",
	typescript: false
};
Stripe.StripeResource = StripeResource;
Stripe.resources = resources_exports;
Stripe.HttpClient = HttpClient;
Stripe.HttpClientResponse = HttpClientResponse;
Stripe.CryptoProvider = CryptoProvider;
Stripe.StripeContext = StripeContext;
Stripe.errors = Error_exports;
Stripe.Decimal = Decimal;
Stripe._requestSenderFactory = defaultRequestSenderFactory;
Stripe.initialize(new NodePlatformFunctions());
export { Stripe, Stripe as default };

//# sourceMappingURL=stripe.esm.node-CqAdCwkV.js.map