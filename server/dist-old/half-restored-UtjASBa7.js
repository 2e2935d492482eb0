// src/backup/half-restored.ts
const BEGIN_MARK = "create schema if not exists sesame_restoring";
const END_MARK = "drop schema sesame_restoring";
async function isHalfRestored(client) {
	const { rows } = await client.query(`select to_regnamespace('sesame_restoring') is not null as half`);
	return rows[0]?.half === true;
}
export { END_MARK as n, isHalfRestored as r, BEGIN_MARK as t };

//# sourceMappingURL=half-restored-UtjASBa7.js.map