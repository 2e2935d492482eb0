import { Sn as inTransaction, m as upsertOperator } from "./operators-D9b4pohM.js";
import { S as cleanHtml, et as importInventory, tt as importSecrets } from "./payments-DNE92Vo6.js";
import { C as loadDemoMacros, S as demoProviderMethods, T as demoPromos, _ as insertServices, b as demoProducts, d as hasProducts, f as insertAnnouncement, g as insertPromo, h as insertProducts, m as insertProductServices, p as insertPrices, s as markDemoRows, u as loadDemoTickets, v as lockDemo, w as demoAnnouncement, x as demoMethods, y as demoServices } from "./demo-rows.store-K1qskEd0.js";
import { n as createOwnerLink, t as demoOwner } from "./operator-TdBzs5dT.js";
// src/domains/payments/methods/insert-missing-methods.store.ts
async function insertMethods(tx, methods) {
	await tx.insertInto("payment_methods").values([...methods]).onConflict((conflict) => conflict.column("gateway").doNothing()).execute();
}
// src/domains/payments/methods/insert-missing-methods.ts
async function insertMissingMethods(tx, methods) {
	await insertMethods(tx, methods.map((method) => ({
		...method,
		description: cleanHtml(method.description),
		description_ru: cleanHtml(method.description_ru)
	})));
}
// src/demo/load-inventory.ts
const UNIQUE_ITEMS = 200;
const contents = {
	code: ({ ids }) => ({ code: token(ids).toUpperCase() }),
	account: ({ ids, slug }) => ({
		login: `${token(ids)}@${slug}.example`,
		password: ids.token().slice(0, 14),
		note: "The seller keeps the recovery address. Please do not change the password."
	}),
	text: ({ slug }) => ({ text: `1. Open https://${slug}.example/start\n2. Choose \u201CI have a plan\u201D.\n3. Sign in with the email of your purchase.` }),
	file: ({ ids, slug }) => ({
		file: Buffer.from(`# License of ${slug}\nkey = ${ids.token()}\n`).toString("base64"),
		name: `${slug}.lic`
	})
};
const token = (ids) => ids.token().replaceAll(/[-_]/g, "").slice(0, 12).toLowerCase();
async function loadDemoInventory(tx, platform, { service, serviceId, at }) {
	const { slug, content, inventory: kind } = service;
	const { ids } = platform;
	const count = kind === "unique" ? UNIQUE_ITEMS : 1;
	if (content !== void 0) {
		const secrets = Array.from({ length: count }, () => contents[content]({
			ids,
			slug
		}));
		await importSecrets(tx, platform, {
			serviceId,
			kind,
			secrets,
			at
		});
		return;
	}
	const site = `https://${slug}.example`;
	const link = {
		template: () => `${site}/access/{user}/{subscription}`,
		shared: () => `${site}/join/${ids.token()}`,
		unique: () => `${site}/invite/${ids.token()}`
	}[kind];
	const links = Array.from({ length: count }, link);
	await importInventory(tx, platform, {
		serviceId,
		kind,
		links,
		at
	});
}
// src/demo/load-demo.ts
async function loadDemo(platform, { since } = {}) {
	return await inTransaction(platform.db, async (tx) => {
		await lockDemo(tx);
		if (await hasProducts(tx)) return void 0;
		const now = platform.clock.now();
		const catalogueAt = since ?? now;
		const productIds = await loadProducts(tx, await loadServices(tx, platform, catalogueAt), catalogueAt);
		await loadMethods(tx);
		await loadPromos(tx, productIds, now);
		await insertAnnouncement(tx, demoAnnouncement(now));
		const owner = await upsertOperator(tx, platform, {
			id: platform.ids.uuid(),
			...demoOwner
		});
		await loadDemoTickets(tx, platform);
		await loadDemoMacros(tx, platform);
		await markDemoRows(tx, owner.id, {
			at: catalogueAt,
			now
		});
		return {
			ownerTicket: await createOwnerLink(tx, platform, owner.id),
			ownerId: owner.id
		};
	});
}
function idOf(ids, slug) {
	const id = ids.get(slug);
	if (id === void 0) throw new Error(`the demo data has no ${slug}`);
	return id;
}
async function loadServices(tx, platform, now) {
	const ids = await insertServices(tx, demoServices.map(({ slug, title, replacements }) => ({
		slug,
		title,
		picture: `/demo/logos/${slug}.svg`,
		site: `https://${slug}.example/`,
		replacement_limit: replacements ?? 0
	})));
	for (const service of demoServices) {
		const serviceId = idOf(ids, service.slug);
		await loadDemoInventory(tx, platform, {
			service,
			serviceId,
			at: now
		});
	}
	return ids;
}
async function loadProducts(tx, serviceIds, now) {
	const ids = await insertProducts(tx, demoProducts.map((product, position) => ({
		slug: product.slug,
		title: product.title,
		title_ru: product.titleRu ?? "",
		description: product.description,
		description_ru: product.descriptionRu,
		active: product.inactive === void 0,
		position,
		archived_at: null
	})));
	await insertProductServices(tx, demoProducts.flatMap(({ slug, services }) => services.map((service, position) => ({
		product_id: idOf(ids, slug),
		service_id: idOf(serviceIds, service),
		position
	}))));
	await insertPrices(tx, demoProducts.flatMap(({ slug, plans }) => plans.map(([months, amountCents], position) => ({
		product_id: idOf(ids, slug),
		duration_count: months,
		duration_unit: "month",
		amount_cents: amountCents,
		position,
		replaced_by: null,
		archived_at: null,
		created_at: now
	}))));
	return ids;
}
async function loadMethods(tx) {
	const toBank = demoMethods.map((method) => ({
		...textsOf(method),
		provider: "bank"
	}));
	const toProviders = demoProviderMethods.map((method) => ({
		...textsOf(method),
		provider: method.provider,
		charge_currency: method.chargeCurrency,
		provider_option: method.option ?? null,
		payment_timeout_s: method.paymentTimeoutS,
		enabled: false
	}));
	const methods = [...toBank, ...toProviders];
	await insertMissingMethods(tx, methods.map((method, position) => ({
		...method,
		position
	})));
}
function textsOf(method) {
	return {
		gateway: method.gateway,
		category: method.category,
		title: method.title,
		title_ru: method.titleRu,
		description: method.description,
		description_ru: method.descriptionRu,
		image_url: `icon:${method.icon}`,
		fee_percent: method.feePercent
	};
}
async function loadPromos(tx, productIds, now) {
	for (const promo of demoPromos(now)) {
		const { product } = promo;
		const row = {
			code: promo.code,
			code_key: promo.code.toUpperCase(),
			discount_percent: promo.discountPercent,
			starts_at: null,
			ends_at: promo.endsAt ?? null,
			max_uses: promo.maxUses ?? null,
			per_user_limit: promo.perUserLimit ?? 1,
			method_category: null,
			note: promo.note
		};
		await insertPromo(tx, row, product === void 0 ? void 0 : idOf(productIds, product));
	}
}
export { loadDemo };

//# sourceMappingURL=load-demo-XyI6taEX.js.map