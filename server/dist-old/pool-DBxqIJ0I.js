import { X as esm_default } from "./sql-C3kFww1T.js";
import { n as queryOrDrop, s as isStalePlan, t as dropAfter } from "./query-or-drop-Dz6usQQM.js";
// src/platform/db/connections/described-query.ts
const Query = esm_default.Query;
const describedOn = new WeakMap();
function describedBy(connection) {
	const known = describedOn.get(connection);
	if (known !== void 0) return known;
	const described = {
		silent: Object.create(connection, { describe: { value() {} } }),
		columns: new Map()
	};
	describedOn.set(connection, described);
	return described;
}
var DescribedQuery = class extends Query {
	columns;
	isDescribed = false;
	remembers;
	constructor(config, { remembers }) {
		super(config);
		this.remembers = remembers;
	}
	prepare(connection) {
		const { silent, columns } = describedBy(connection);
		const name = this.name ?? "";
		this.isDescribed = this.remembers && columns.has(name);
		this.columns = columns.get(name);
		super.prepare(this.isDescribed ? silent : connection);
	}
	handleRowDescription(message) {
		super.handleRowDescription(message);
		const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
		this.columns = {
			fields,
			_parsers,
			_prebuiltEmptyResultObject
		};
	}
	handleDataRow(message) {
		this.useColumns();
		super.handleDataRow(message);
	}
	handleCommandComplete(message, connection) {
		if (this.isDescribed) this.useColumns();
		else if (this.remembers) describedBy(connection).columns.set(this.name ?? "", this.columns);
		super.handleCommandComplete(message, connection);
	}
	completeOther(message, connection) {
		super.handleCommandComplete(message, connection);
	}
	useColumns() {
		if (!this.isDescribed || this.columns === void 0) return;
		this._checkForMultirow();
		Object.assign(this._result, this.columns);
		this._accumulateRows = true;
		this.columns = void 0;
	}
};
// src/platform/db/connections/pipelined-query.ts
const BEGIN = "start transaction isolation level read committed";
const BEGIN_NAME = "begin";
var PipelinedClient = class extends esm_default.Client {
	remembersColumns = true;
	inTransaction = false;
	isBeginPending = false;
	beginning;
	isCorked = false;
	unanswered = 0;
};
const pipelinedQuery = function(...parameters) {
	const [first] = parameters;
	if (first === "start transaction isolation level read committed") {
		this.inTransaction = true;
		this.isBeginPending = true;
		return Promise.resolve({
			command: "START",
			rowCount: null,
			rows: []
		});
	}
	if (!this.inTransaction && !isBegin(first)) return send.apply(this, parameters);
	this.inTransaction = first !== "commit" && first !== "rollback";
	if (isSavepoint(first) && this.unanswered > 0) return Promise.reject(new Error("A savepoint would also undo the statements beside it"));
	corkUntilTick(this);
	if (this.isBeginPending) {
		this.isBeginPending = false;
		if (first === "commit" || first === "rollback") return Promise.resolve({
			command: first.toUpperCase(),
			rowCount: null,
			rows: []
		});
		return counted(this, beginWith(this, parameters));
	}
	if (this.beginning === void 0) return counted(this, send.apply(this, parameters));
	return counted(this, this.beginning.then(() => send.apply(this, parameters)));
};
function isBegin(statement) {
	return typeof statement === "string" && /^(start transaction|begin)/.test(statement);
}
function isSavepoint(statement) {
	return typeof statement === "string" && statement.startsWith("savepoint ");
}
function counted(client, answer) {
	if (!(answer instanceof Promise)) return answer;
	client.unanswered++;
	const answered = () => void client.unanswered--;
	answer.then(answered, answered);
	return answer;
}
function corkUntilTick(client) {
	if (client.isCorked) return;
	const { stream } = client.connection;
	client.isCorked = true;
	stream.cork();
	process.nextTick(() => {
		client.isCorked = false;
		stream.uncork();
	});
}
function beginWith(client, parameters) {
	const [first] = parameters;
	if (isPrepared(client, BEGIN_NAME) && isNamed(first) && isPrepared(client, first.name)) return sendBegun(client, first);
	const begun = Promise.resolve(queryOrDrop.call(client, {
		name: BEGIN_NAME,
		text: BEGIN
	}));
	client.beginning = begun;
	begun.then(() => {
		client.beginning = void 0;
	}, () => client.connection.stream.destroy());
	return begun.then(() => send.apply(client, [...parameters]));
}
var BeginningQuery = class extends DescribedQuery {
	hasBegun = false;
	submit(connection) {
		connection.bind({ statement: BEGIN_NAME }, false);
		connection.execute(null, false);
		return super.submit(connection);
	}
	handleCommandComplete(message, connection) {
		if (this.hasBegun) super.handleCommandComplete(message, connection);
		else {
			this.hasBegun = true;
			this.completeOther(message, connection);
		}
	}
};
function sendBegun(client, config) {
	const query = new BeginningQuery(config, { remembers: client.remembersColumns });
	const begun = new Promise((resolve, reject) => {
		query.callback = (error, results) => {
			if (error) reject(error);
			else resolve(Array.isArray(results) ? results.at(-1) : results);
		};
	});
	begun.catch((error) => {
		dropAfter(client, error);
		if (!query.hasBegun) client.connection.stream.destroy();
	});
	queryOrDrop.call(client, query);
	return begun;
}
const send = function(first, ...rest) {
	if (!isNamed(first)) return queryOrDrop.call(this, first, ...rest);
	const query = new DescribedQuery(first, { remembers: this.remembersColumns });
	if (rest.some((one) => typeof one === "function")) return queryOrDrop.call(this, query, ...rest);
	const answer = new Promise((resolve, reject) => {
		query.callback = (error, result) => error ? reject(error) : resolve(result);
	});
	answer.catch((error) => dropAfter(this, error));
	queryOrDrop.call(this, query);
	return answer;
};
function isPrepared(client, name) {
	return name in client.connection.parsedStatements;
}
function isNamed(query) {
	return typeof query === "object" && query !== null && "name" in query && !("submit" in query);
}
// src/platform/db/connections/pool.ts
const IDLE_IN_TRANSACTION_MS = 1e4;
const KEEP_ALIVE_AFTER_MS = 1e4;
const TIMEOUTS = {
	acquireMs: 2e3,
	lockMs: 2e3,
	statementMs: 5e3
};
const INT8 = 20;
const DATE = 1082;
const types = { getTypeParser(oid, format) {
	if (oid === INT8 && format !== "binary") return parseInt8;
	if (oid === DATE && format !== "binary") return (text) => text;
	return format === "binary" ? esm_default.types.getTypeParser(oid, format) : esm_default.types.getTypeParser(oid);
} };
function parseInt8(text) {
	const value = Number(text);
	if (!Number.isSafeInteger(value)) throw new RangeError(`bigint ${text} does not fit a number`);
	return value;
}
const names = new Map();
function nameFor(text) {
	let name = names.get(text);
	if (name === void 0) {
		name = `s${names.size}`;
		names.set(text, name);
	}
	return name;
}
let generation = 0;
function namedQuery(first, values, ...rest) {
	if (!(typeof first === "string" && Array.isArray(values) && values.length > 0)) return pipelinedQuery.call(this, first, values, ...rest);
	const sentIn = generation;
	const answer = prepareAndSend(this, first, values).catch((error) => {
		if (!isStalePlan(error)) throw error;
		if (sentIn === generation) generation += 1;
		if (this.inTransaction) throw error;
		return prepareAndSend(this, first, values);
	});
	const [callback] = rest;
	if (typeof callback !== "function") return answer;
	answer.then((result) => callback(void 0, result), (error) => callback(error));
}
function prepareAndSend(client, text, values) {
	const name = nameOn(client, text);
	const sent = generation === 0 ? text : `${text} /* ${generation} */`;
	const answer = pipelinedQuery.call(client, {
		name,
		text: sent,
		values
	});
	if (!isPrepared(client, name)) answer.catch(() => renameUnprepared(client, text, name));
	return answer;
}
const unprepared = new WeakMap();
function nameOn(client, text) {
	const failures = unprepared.get(client)?.get(text);
	const name = generation === 0 ? nameFor(text) : `${nameFor(text)}g${generation}`;
	return failures === void 0 ? name : `${name}_${failures}`;
}
function renameUnprepared(client, text, name) {
	if (isPrepared(client, name) || nameOn(client, text) !== name) return;
	const failures = unprepared.get(client) ?? new Map();
	unprepared.set(client, failures.set(text, (failures.get(text) ?? 0) + 1));
}
const unnamedQuery = function(first, ...rest) {
	const isNamed = typeof first === "object" && first !== null && "name" in first;
	return queryOrDrop.call(this, isNamed ? {
		...first,
		name: void 0
	} : first, ...rest);
};
var UnnamedStatementClient = class extends esm_default.Client {};
UnnamedStatementClient.prototype.query = unnamedQuery;
var NamedStatementClient = class extends PipelinedClient {};
NamedStatementClient.prototype.query = namedQuery;
var PooledStatementClient = class extends NamedStatementClient {
	remembersColumns = false;
};
function createPool({ url, size, namedStatements, pooled = false, log, timeouts = TIMEOUTS, options }) {
	const pool = new esm_default.Pool({
		connectionString: url,
		max: size,
		connectionTimeoutMillis: timeouts.acquireMs,
		idleTimeoutMillis: 6e4,
		...!pooled && {
			statement_timeout: timeouts.statementMs,
			lock_timeout: timeouts.lockMs,
			idle_in_transaction_session_timeout: 1e4
		},
		query_timeout: timeouts.statementMs + 1e3,
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
		application_name: "sesame",
		...options !== void 0 && { options },
		types,
		pipeline: namedStatements,
		Client: clientFor({
			namedStatements,
			pooled
		})
	});
	pool.on("error", (error) => {
		if (!pool.ending) log.warn({ err: error }, "an idle database connection was lost");
	});
	pool.on("connect", (client) => client.on("error", () => {}));
	return pool;
}
function clientFor({ namedStatements, pooled }) {
	if (!namedStatements) return UnnamedStatementClient;
	return pooled ? PooledStatementClient : NamedStatementClient;
}
export { TIMEOUTS as n, createPool as r, IDLE_IN_TRANSACTION_MS as t };

//# sourceMappingURL=pool-DBxqIJ0I.js.map