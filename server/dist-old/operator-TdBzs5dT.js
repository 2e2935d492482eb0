import { rt as sha256 } from "./sql-C3kFww1T.js";
import { l as demoOwnerSignIn, u as insertOwnerLink } from "./operators-D9b4pohM.js";
// src/domains/operators/sign-in/create-owner-link.ts
const LIFETIME_MS = 864e5;
async function createOwnerLink(tx, { clock, ids }, operatorId) {
	const ticket = ids.token();
	await insertOwnerLink(tx, {
		token_hash: sha256(ticket),
		operator_id: operatorId,
		expires_at: new Date(clock.now().getTime() + LIFETIME_MS)
	});
	return ticket;
}
// src/demo/operator.ts
const demoOwner = {
	...demoOwnerSignIn,
	name: "Olivia",
	role: "owner",
	withoutCode: true
};
export { createOwnerLink as n, demoOwner as t };

//# sourceMappingURL=operator-TdBzs5dT.js.map