import { X as esm_default } from "./sql-C3kFww1T.js";
import { r as migrate, t as migrateJobs } from "./migrate-jobs-CPT9vCzG.js";
import { t as RoleError } from "./role-error-4htsM5vt.js";
import { r as roleOf } from "./shop-role-7EwQytYi.js";
// src/platform/db/roles/table-rights.ts
const CHANGED = { security_events: ["ip_prefix", "detail"] };
const appendOnlyTables = [
	"audit_events",
	"audit_heads",
	"earned_days",
	"journal_entries",
	"journals",
	"payment_days",
	"payment_effects",
	"payment_events",
	"payment_mandates",
	"referral_rules",
	"renewal_consents",
	"renewal_undos",
	"sales_days",
	"security_events",
	"shop_setting_changes",
	"subscription_end_changes",
	"text_publications"
];
const noDeleteTables = [
	"coin_payments",
	"commissions",
	"credit_holds",
	"dispute_answers",
	"double_payments",
	"fiscal_receipts",
	"gateway_refunds",
	"gifts",
	"grants",
	"webhook_events",
	"partner_balances",
	"payment_charges",
	"payment_confirmations",
	"payment_disputes",
	"payment_refunds",
	"payments",
	"payouts",
	"plan_change_lines",
	"plan_changes",
	"prices",
	"products",
	"renewal_agreements",
	"renewal_attempts",
	"renewals",
	"rule_changes",
	"saved_methods"
];
const readOnlyTables = [
	"commission_transitions",
	"kysely_migration",
	"kysely_migration_lock",
	"monthly_tables",
	"payment_transitions",
	"payout_transitions",
	"ticket_transitions",
	"webhook_secret"
];
function rightsOf(name, kind) {
	const columns = CHANGED[name] ?? [];
	return {
		privileges: privilegesOf(name, kind),
		columns
	};
}
function privilegesOf(name, kind) {
	if (kind === "S") return ["SELECT", "USAGE"];
	if (kind !== "r" && kind !== "p") return ["SELECT"];
	const isOneOf = (tables) => tables.includes(name);
	if (isOneOf(readOnlyTables)) return ["SELECT"];
	if (isOneOf(appendOnlyTables)) return ["INSERT", "SELECT"];
	if (isOneOf(noDeleteTables)) return [
		"INSERT",
		"SELECT",
		"UPDATE"
	];
	return [
		"DELETE",
		"INSERT",
		"SELECT",
		"UPDATE"
	];
}
// src/platform/db/roles/grant-rights.ts
const RELATIONS = `
  select c.relnamespace::regnamespace::text as schema, c.relname::text as name, c.relkind::text as kind,
    array(
      select privilege_type from aclexplode(c.relacl) where grantee = $1::regrole order by 1) as privileges,
    array(
      select a.attname::text || ' ' || p.privilege_type from pg_attribute a cross join aclexplode(a.attacl) p
      where a.attrelid = c.oid and p.grantee = $1::regrole order by 1) as columns,
    exists (select from aclexplode(c.relacl) where grantee = 0) as is_public
  from pg_class c
  where c.relnamespace in ('public'::regnamespace, to_regnamespace('pgboss')) and c.relkind in ('r', 'p', 'v', 'm', 'S')
  order by schema, name`;
async function grantRights(ownerUrl, role) {
	const client = new esm_default.Client({ connectionString: ownerUrl });
	await client.connect();
	try {
		await client.query("begin");
		await client.query("select pg_advisory_xact_lock(hashtextextended('sesame rights', 0))");
		const statements = [...await mismatchedDatabaseRights(client, role), ...await mismatchedTableRights(client, role)];
		for (const statement of statements) await client.query(statement);
		await client.query("commit");
		return statements.length;
	} finally {
		await client.end();
	}
}
async function mismatchedTableRights(client, role) {
	const { rows } = await client.query(RELATIONS, [esm_default.escapeIdentifier(role)]);
	return rows.flatMap((relation) => {
		const rights = rightsOf(relation.name, relation.kind);
		return isRight(relation, rights) ? [] : statementsFor(relation, rights, role);
	});
}
function isRight({ privileges, columns, is_public }, rights) {
	const updated = rights.columns.map((column) => `${column} UPDATE`);
	return !is_public && privileges.join() === rights.privileges.toSorted().join() && columns.join() === updated.toSorted().join();
}
function statementsFor({ schema, name, kind }, rights, role) {
	const object = `${kind === "S" ? "sequence" : "table"} ${schema}.${esm_default.escapeIdentifier(name)}`;
	const grantee = esm_default.escapeIdentifier(role);
	const columns = rights.columns.map((column) => esm_default.escapeIdentifier(column)).join(", ");
	return [
		`revoke all on ${object} from public, ${grantee}`,
		`grant ${rights.privileges.join(", ")} on ${object} to ${grantee}`,
		...columns === "" ? [] : [`grant update (${columns}) on ${object} to ${grantee}`]
	];
}
async function mismatchedDatabaseRights(client, role) {
	const { rows } = await client.query(`select statement from (values
      (not has_database_privilege($1::name, current_database(), 'CONNECT'),
        format('grant connect on database %I to %I', current_database(), $1::name)),
      (has_database_privilege($1::name, current_database(), 'TEMP') or has_database_privilege($1::name, current_database(), 'CREATE'),
        format('revoke create, temporary on database %I from public, %I', current_database(), $1::name)),
      (has_schema_privilege($1::name, 'public', 'CREATE'), format('revoke create on schema public from public, %I', $1::name)),
      (not has_schema_privilege($1::name, 'public', 'USAGE'), format('grant usage on schema public to %I', $1::name)),
      (not has_schema_privilege($1::name, to_regnamespace('pgboss')::oid, 'USAGE'), format('grant usage on schema pgboss to %I', $1::name))
    ) wrong (is_mismatched, statement) where is_mismatched`, [role]);
	return rows.map(({ statement }) => statement);
}
// src/platform/db/embedded/prepare-database.ts
const MAY_NOT = "42501";
async function prepareDatabase({ url, ownerUrl }, migrations) {
	if (ownerUrl === void 0) return migrateAsShop(url, migrations);
	const [role, owner] = await Promise.all([roleOf(url), roleOf(ownerUrl)]);
	if (role === owner) throw new RoleError(`DATABASE_URL and DATABASE_OWNER_URL both sign in as ${role}: give the shop its own role, or leave DATABASE_OWNER_URL out.`);
	const [applied] = await Promise.all([migrate(ownerUrl, migrations), migrateJobs(ownerUrl)]);
	await grantRights(ownerUrl, role);
	return applied;
}
async function migrateAsShop(url, migrations) {
	try {
		const applied = await migrate(url, migrations);
		await migrateJobs(url);
		return applied;
	} catch (error) {
		if (!(error instanceof esm_default.DatabaseError && error.code === MAY_NOT)) throw error;
		throw new RoleError("The database lacks migrations that the role of DATABASE_URL may not run: start a process with DATABASE_OWNER_URL first.", { cause: error });
	}
}
export { prepareDatabase as t };

//# sourceMappingURL=prepare-database-CGmD0TPO.js.map