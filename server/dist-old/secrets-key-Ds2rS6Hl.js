import { nt as parseSealingKeys, tt as createSealer } from "./sql-C3kFww1T.js";
import { join } from "node:path";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
// src/platform/secrets/secrets-key.ts
async function loadSealer({ secretsKey, dataDir }) {
	return createSealer(parseSealingKeys(secretsKey ?? await readOrMakeKey(dataDir)));
}
async function readOrMakeKey(dataDir) {
	await mkdir(dataDir, { recursive: true });
	const path = join(dataDir, "secrets-key");
	try {
		await writeFile(path, `local:${randomBytes(32).toString("base64")}`, {
			mode: 384,
			flag: "wx"
		});
	} catch (error) {
		if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
	}
	return (await readFile(path, "utf8")).trim();
}
export { loadSealer as t };

//# sourceMappingURL=secrets-key-Ds2rS6Hl.js.map