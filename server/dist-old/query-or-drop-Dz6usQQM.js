import { X as esm_default } from "./sql-C3kFww1T.js";
// src/platform/db/errors.ts
function shapeOf(error) {
	return typeof error === "object" && error !== null ? error : {};
}
function isSerializationConflict(error) {
	const { code } = shapeOf(error);
	return code === "40001" || code === "40P01";
}
function isStalePlan(error) {
	const { code, routine } = shapeOf(error);
	return code === "0A000" && routine === "RevalidateCachedQuery";
}
function isAborted(error) {
	return error instanceof Error && error.name === "AbortedTransactionError" || shapeOf(error).code === "25P02";
}
function violatedConstraint(error) {
	const { code, constraint } = shapeOf(error);
	if (code !== "23505" && code !== "23P01") return void 0;
	return typeof constraint === "string" ? constraint : void 0;
}
function isReadOnly(error) {
	return shapeOf(error).code === "25006";
}
const CONNECTION_CODES = new Set([
	"ECONNREFUSED",
	"ECONNRESET",
	"EPIPE",
	"ENOTFOUND",
	"EAI_AGAIN",
	"ETIMEDOUT",
	"EHOSTUNREACH",
	"ENETUNREACH"
]);
const CONNECTION_MESSAGES = [
	"Connection terminated",
	"timeout exceeded when trying to connect",
	"Client has encountered a connection error",
	"Client was closed and is not queryable",
	"Cannot use a pool after calling end",
	"Query read timeout"
];
function isDatabaseUnavailable(error) {
	const { code, message, syscall } = shapeOf(error);
	if (typeof code === "string") {
		if (code === "ENOENT" && syscall === "connect") return true;
		if (CONNECTION_CODES.has(code)) return true;
		if (/^(08|53)[0-9A-Z]{3}$/.test(code) || /^57P0[1-5]$/.test(code)) return true;
		if (code === "57014" || code === "55P03") return true;
		if (isReadOnly(error)) return true;
	}
	if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
	return typeof message === "string" && CONNECTION_MESSAGES.some((start) => message.startsWith(start));
}
function isUnstorableText(error) {
	const { code } = shapeOf(error);
	return code === "22021" || code === "22P05" || code === "22001";
}
// src/platform/db/connections/query-or-drop.ts
const plainQuery = esm_default.Client.prototype.query;
const QUERY_TIMED_OUT = "Query read timeout";
const queryOrDrop = function(...parameters) {
	const answer = plainQuery.apply(this, parameters);
	if (answer instanceof Promise) answer.catch((error) => dropAfter(this, error));
	return answer;
};
function dropAfter(client, error) {
	if (error instanceof Error && error.message === QUERY_TIMED_OUT || isReadOnly(error)) client.connection.stream.destroy();
}
export { isReadOnly as a, isUnstorableText as c, isDatabaseUnavailable as i, violatedConstraint as l, queryOrDrop as n, isSerializationConflict as o, isAborted as r, isStalePlan as s, dropAfter as t };

//# sourceMappingURL=query-or-drop-Dz6usQQM.js.map