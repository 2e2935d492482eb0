import { o as __toESM } from "./rolldown-runtime-B50NcwA4.js";
import { t as require_swagger } from "./swagger-DUlLCfV0.js";
import { t as require_fastify } from "./fastify-BUrHLsbN.js";
import swaggerUi from "@fastify/swagger-ui";
// src/platform/http/openapi/docs-page.ts
var import_swagger = __toESM(require_swagger(), 1);
var import_fastify = require_fastify();
async function createDocsPage(prefix, document) {
	const page = (0, import_fastify.fastify)();
	await page.register(import_swagger.default, {
		mode: "static",
		specification: { document: JSON.parse(document) }
	});
	await page.register(swaggerUi, {
		routePrefix: prefix,
		staticCSP: true
	});
	return async (url, reply) => {
		const { statusCode, headers, rawPayload } = await page.inject({
			method: "GET",
			url
		});
		const { connection: _, ...kept } = headers;
		return reply.code(statusCode).headers(kept).send(rawPayload);
	};
}
export { createDocsPage };

//# sourceMappingURL=docs-page-DUJT-pYM.js.map