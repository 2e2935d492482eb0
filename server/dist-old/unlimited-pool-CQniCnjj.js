import { X as esm_default } from "./sql-C3kFww1T.js";
// src/platform/db/connections/unlimited-pool.ts
const SET_NO_LIMITS = "set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0";
function createUnlimitedPool(url) {
	const pool = new esm_default.Pool({
		connectionString: url,
		max: 1,
		onConnect: async (client) => {
			await client.query(SET_NO_LIMITS);
		}
	});
	pool.on("error", () => {});
	return pool;
}
export { createUnlimitedPool as n, SET_NO_LIMITS as t };

//# sourceMappingURL=unlimited-pool-CQniCnjj.js.map