import { o as __toESM } from "./rolldown-runtime-B50NcwA4.js";
import { C as ZodMiniType, M as extend, U as optional, V as object, X as string, b as ZodMiniArray, x as ZodMiniObject } from "./shop-settings-BJhU4EHp.js";
import { t as require_swagger } from "./swagger-DUlLCfV0.js";
import { K as errors, Ys as registry, n as routeModules, t as allRoutes } from "./all-routes-BFvhvH77.js";
import { t as require_fastify } from "./fastify-BUrHLsbN.js";
import { n as inputSchema, o as createJsonSchemaTransform, r as noBody, s as createJsonSchemaTransformObject } from "./validate-input-Bl0ccGKn.js";
import { parentPort } from "node:worker_threads";
// src/platform/http/openapi/name-schemas.ts
var import_swagger = __toESM(require_swagger(), 1);
var import_fastify = require_fastify();
const STRUCTURES = [
	"object",
	"union",
	"record",
	"array"
];
function nameSchemas() {
	const registry$1 = registry();
	const ofAddresses = new Set(allRoutes.flatMap(({ params, query }) => [params, query]));
	const taken = new Set();
	const add = (schema, id) => {
		if (registry$1.has(schema)) return;
		if (ofAddresses.has(schema)) throw new Error(`${id} is the schema of an address too`);
		if (taken.has(id)) throw new Error(`two schemas of the contract are called ${id}`);
		taken.add(id);
		registry$1.add(schema, { id });
	};
	for (const [name, value] of routeModules.flatMap((module) => Object.entries(module))) {
		if (!isSchema(value) || ofAddresses.has(value) || !STRUCTURES.includes(value.def.type)) continue;
		add(value, capitalized(name.replace(/(Field|Answer)$/, "")));
	}
	for (const { id, body, answer, file } of allRoutes) {
		const call = capitalized(id);
		if (body !== void 0) add(body, `${call}Body`);
		if (file) continue;
		if (answer instanceof ZodMiniArray && !registry$1.has(answer)) {
			const { element } = answer.def;
			const item = registry$1.get(element)?.id;
			if (item !== void 0 && taken.has(`${item}List`)) add(answer, `${call}Answer`);
			else if (item !== void 0) add(answer, `${item}List`);
			else {
				if (element instanceof ZodMiniObject) add(element, `${call}Item`);
				add(answer, `${call}Answer`);
			}
		}
		add(answer, `${call}Answer`);
	}
	return registry$1;
}
function isSchema(value) {
	return value instanceof ZodMiniType;
}
function capitalized(name) {
	return name.replace(/^./, (letter) => letter.toUpperCase());
}
// src/platform/http/openapi/tidy-components.ts
const PREFIX = "#/components/schemas/";
const REFERENCE = /"#\/components\/schemas\/(\w+)"/g;
const INPUT = "Input";
function tidyComponents(document) {
	const { components, ...rest } = document;
	const schemas = components?.schemas ?? {};
	const used = usedFrom(rest, schemas);
	const shortened = shortenedNames(used, schemas);
	const written = JSON.stringify([rest, Object.fromEntries([...used].map((name) => [name, schemas[name]]))]);
	const [tidy, shared] = JSON.parse(written.replaceAll(REFERENCE, (_, name) => `"${PREFIX}${shortened.get(name) ?? name}"`));
	const sorted = Object.entries(shared).map(([name, schema]) => [shortened.get(name) ?? name, schema]).toSorted(([a], [b]) => a < b ? -1 : 1);
	return {
		...tidy,
		components: {
			...components,
			schemas: Object.fromEntries(sorted)
		}
	};
}
function shortenedNames(used, schemas) {
	const shortened = new Map();
	for (const name of used) {
		const short = name.slice(0, -5);
		if (name.endsWith(INPUT) && schemas[short] !== void 0) shortened.set(name, short);
	}
	const textOf = (name) => JSON.stringify(schemas[name]).replaceAll(REFERENCE, (_, part) => `"${PREFIX}${shortened.get(part) ?? part}"`);
	const differing = () => [...shortened].filter(([name, short]) => used.has(short) && textOf(name) !== textOf(short));
	for (let found = differing(); found.length > 0; found = differing()) for (const [name] of found) shortened.delete(name);
	return shortened;
}
function usedFrom(start, schemas) {
	const used = new Set();
	const open = [start];
	for (let value = open.pop(); value !== void 0; value = open.pop()) for (const [, name = ""] of JSON.stringify(value).matchAll(REFERENCE)) {
		const schema = schemas[name];
		if (used.has(name) || schema === void 0) continue;
		used.add(name);
		open.push(schema);
	}
	return used;
}
// src/platform/http/openapi/write-document.ts
const refusal = object({
	code: string(),
	message: string()
});
const schemaRegistry = nameSchemas();
schemaRegistry.add(noBody, { id: "NoBody" });
schemaRegistry.add(refusal, { id: "Refusal" });
const SCHEMES = {
	user: "bearer",
	operator: "operator"
};
const IMPLIED = [
	"bad_request",
	"too_many_requests",
	"unavailable"
];
function describe(route) {
	const scheme = SCHEMES[route.auth];
	const codes = [
		...IMPLIED,
		...scheme !== void 0 ? ["unauthorized"] : [],
		...route.auth === "operator" ? ["forbidden"] : [],
		...route.errors ?? []
	];
	const byStatus = Map.groupBy(codes, (code) => errors[code].status);
	const refusals = Object.fromEntries([...byStatus].map(([status, group]) => [status, {
		description: [...new Set(group)].join(", "),
		content: { "application/json": { schema: refusalOf(route, group) } }
	}]));
	return {
		operationId: route.id,
		summary: route.summary,
		tags: [route.tag],
		...inputSchema(route),
		...route.multipart && { consumes: ["multipart/form-data"] },
		...scheme !== void 0 && { security: [{ [scheme]: [] }] },
		response: {
			[route.status ?? 200]: {
				description: route.summary,
				content: route.file ? { "application/octet-stream": { schema: string() } } : { "application/json": { schema: route.answer } }
			},
			...refusals
		}
	};
}
function refusalOf({ current }, codes) {
	return current !== void 0 && codes.includes("version_conflict") ? conflictOf(current) : refusal;
}
const conflicts = new WeakMap();
function conflictOf(current) {
	const known = conflicts.get(current);
	if (known !== void 0) return known;
	const conflict = extend(refusal, { current: optional(current) });
	const name = schemaRegistry.get(current)?.id;
	if (name !== void 0) schemaRegistry.add(conflict, { id: `${name}Conflict` });
	conflicts.set(current, conflict);
	return conflict;
}
const transform = createJsonSchemaTransform({ schemaRegistry });
const UNCHANGED = "Not modified since the answer whose ETag is in If-None-Match; without a body";
const tag = { ETag: {
	type: "string",
	description: "For If-None-Match of the next call"
} };
function declareTag(made, route) {
	const answers = made.schema.response;
	if (!route?.polled || typeof answers !== "object" || answers === null) return made;
	const declared = Object.entries(answers).map(([status, answer]) => [status, status === "200" ? {
		...answer,
		headers: tag
	} : answer]);
	const unchanged = {
		type: "null",
		description: UNCHANGED,
		headers: tag
	};
	const response = {
		...Object.fromEntries(declared),
		304: unchanged
	};
	return {
		...made,
		schema: {
			...made.schema,
			response
		}
	};
}
const transformObject = createJsonSchemaTransformObject({ schemaRegistry });
async function writeDocument({ title, calls }) {
	const fastify = (0, import_fastify.fastify)({ exposeHeadRoutes: false });
	fastify.setValidatorCompiler(() => () => true);
	fastify.setSerializerCompiler(() => JSON.stringify);
	await fastify.register(import_swagger.default, {
		openapi: {
			openapi: "3.1.0",
			info: {
				title: `${title} API`,
				version: "1"
			},
			components: { securitySchemes: {
				bearer: {
					type: "http",
					scheme: "bearer"
				},
				operator: {
					type: "http",
					scheme: "bearer",
					description: "A token of the console"
				}
			} }
		},
		transform: (input) => declareTag(transform(input), input.route.config?.contract),
		transformObject: (document) => tidyComponents(transformObject(document))
	});
	const declared = new Map(allRoutes.map((route) => [route.id, route]));
	for (const id of calls) {
		const route = declared.get(id);
		if (route === void 0) throw new Error(`no contract declares the call ${id}`);
		const { method, path: url } = route;
		fastify.route({
			method,
			url,
			config: { contract: route },
			schema: describe(route),
			handler: () => void 0
		});
	}
	await fastify.ready();
	return JSON.stringify(fastify.swagger());
}
// src/platform/http/openapi/document-thread.ts
parentPort?.once("message", async (api) => {
	parentPort?.postMessage(await writeDocument(api));
});
export {};

//# sourceMappingURL=document-thread.js.map