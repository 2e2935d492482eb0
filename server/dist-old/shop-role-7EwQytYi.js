import { X as esm_default, t as sql } from "./sql-C3kFww1T.js";
// src/platform/db/roles/shop-role.ts
const SHOP_ROLE = "sesame_shop";
async function upsertRole(ownerUrl, { name, password }) {
	const client = new esm_default.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		const role = esm_default.escapeIdentifier(name);
		const { rows } = await client.query("select from pg_roles where rolname = $1", [name]);
		if (rows.length === 0) await client.query(`create role ${role}`);
		await client.query(`alter role ${role} login nosuperuser nocreatedb nocreaterole noreplication nobypassrls
        password ${esm_default.escapeLiteral(password)}`);
	} finally {
		await client.end();
	}
}
async function roleOf(url) {
	const client = new esm_default.Client({ connectionString: url });
	await client.connect();
	try {
		const { rows } = await client.query("select current_user::text as role");
		const [first] = rows;
		if (first === void 0) throw new Error("the database did not report the current role");
		return first.role;
	} finally {
		await client.end();
	}
}
async function hasOwnerRights(db) {
	const { rows } = await sql`
    select pg_has_role(relowner, 'MEMBER') or has_table_privilege(oid, 'UPDATE, DELETE, TRUNCATE') as has
    from pg_class where oid = 'public.audit_events'::regclass`.execute(db);
	return rows[0]?.has === true;
}
async function warnAboutOwnerRights({ db, log }) {
	if (!await hasOwnerRights(db)) return;
	log.warn("the shop connects as the owner of its tables, which can rewrite the journal and the audit log: give it its own role (DATABASE_OWNER_URL)");
}
export { warnAboutOwnerRights as a, upsertRole as i, hasOwnerRights as n, roleOf as r, SHOP_ROLE as t };

//# sourceMappingURL=shop-role-7EwQytYi.js.map