import { X as esm_default } from "./sql-C3kFww1T.js";
import { n as queryOrDrop } from "./query-or-drop-Dz6usQQM.js";
import { setTimeout } from "node:timers/promises";
// src/platform/db/connections/session-client.ts
var SessionClient = class extends esm_default.Client {};
SessionClient.prototype.query = queryOrDrop;
const CONNECT_TIMEOUT_MS = 2e3;
const KEEP_ALIVE_AFTER_MS = 1e4;
const END_TIMEOUT_MS = 500;
const SET_TCP_KEEPALIVES = `
  set tcp_keepalives_idle = 20; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 4;
  set tcp_user_timeout = 40000`;
async function openSession(options) {
	const client = new SessionClient({
		connectionString: options.url,
		connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
		query_timeout: options.queryTimeoutMs,
		keepAlive: true,
		keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
		application_name: "sesame"
	});
	let ended = false;
	const end = () => {
		if (ended) return;
		ended = true;
		options.onEnd();
	};
	client.on("error", end);
	client.on("end", end);
	try {
		await client.connect();
		await client.query(SET_TCP_KEEPALIVES);
		return client;
	} catch (error) {
		await closeSession(client);
		throw error;
	}
}
async function closeSession(client) {
	const ended = client.end().catch(() => {});
	await Promise.race([ended, setTimeout(END_TIMEOUT_MS, void 0, { ref: false })]);
	client.connection.stream.destroy();
}
export { closeSession as n, openSession as r, SET_TCP_KEEPALIVES as t };

//# sourceMappingURL=session-client-BS7_3sN6.js.map