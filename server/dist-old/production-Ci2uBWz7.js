import { Z as ConfigError } from "./sql-C3kFww1T.js";
// src/start-error.ts
var StartError = class extends Error {
	name = "StartError";
};
var StartStopped = class extends Error {
	name = "StartStopped";
};
function portProblem(error, key, port, host) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	if (code === "EADDRINUSE") return new StartError(`${key} ${port} is already in use: stop the other program, or set ${key} to another port.`);
	if (code === "EACCES") return new StartError(`${key} ${port} may not be used by this user: set ${key} to a port above 1023.`);
	if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return new StartError(`${key === "METRICS_PORT" ? "METRICS_HOST" : "HOST"} ${host} is not an address of this machine.`);
}
// src/production.ts
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;
function requireProduction(config) {
	if (!config.production) return;
	if (config.loopbackTrial) {
		if (LOOPBACK.test(config.host)) return;
		throw new ConfigError("LOOPBACK_TRIAL is only for a shop that listens on this machine: leave HOST at 127.0.0.1.");
	}
	const problem = problems.find(({ when }) => when(config));
	if (problem !== void 0) throw new ConfigError(problem.sentence);
}
function requirePublicUrl({ production, loopbackTrial, shop }, { hasBuyers }) {
	if (!production || loopbackTrial) return;
	const { publicUrl } = shop().connections;
	if (publicUrl?.startsWith("https:") || publicUrl === void 0 && !hasBuyers) return;
	throw new ConfigError("PUBLIC_URL must be an https address when NODE_ENV is production and none is saved in the console, for example https://shop.example.");
}
const problems = [
	{
		when: ({ demo }) => demo,
		sentence: "DEMO must be off when NODE_ENV is production: the password of the demo owner is public."
	},
	{
		when: ({ defaultShop }) => defaultShop.connections.publicUrl?.startsWith("http:") === true,
		sentence: "PUBLIC_URL must be an https address when NODE_ENV is production, for example https://shop.example."
	},
	{
		when: ({ bank }) => bank !== void 0,
		sentence: "BANK_URL must be left out when NODE_ENV is production: the emulated bank takes no money."
	},
	{
		when: ({ role, proxiesDeclared }) => role !== "worker" && !proxiesDeclared,
		sentence: "TRUST_PROXY must say which proxies are in front when PUBLIC_URL is https: how many, their addresses, or none."
	}
];
export { portProblem as a, StartStopped as i, requirePublicUrl as n, StartError as r, requireProduction as t };

//# sourceMappingURL=production-Ci2uBWz7.js.map