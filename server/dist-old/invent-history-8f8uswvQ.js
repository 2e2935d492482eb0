import { Dt as HOUR_MS, Et as DAY_MS, Ot as MINUTE_MS } from "./sql-C3kFww1T.js";
import { Bn as turnOffRenewal, Br as refundPayment, Bs as sendMessage, Cr as createPromoCode, G as startPayment, H as readRenewalConsent, Hn as approvePayout, In as listRenewals, Ja as resolveTicket, Na as assignTicket, Ns as createTicket, Ua as openTicket, Ur as resolveReview, Vi as signInWithOwnerLink, Yr as revokeGift, Zn as markPayoutPaid, ar as verifyPartner, ci as switchMethod, dr as getReferralData, dt as activateCampaign, es as createAnnouncement, et as claimGift, ft as visitCampaign, gr as acceptTransfer, h as sendTransferProof, hr as requestPayout, it as refundGift, m as getTransfer, oi as listProviders, qa as replyToTicket, rr as sendPayout, rt as readGift, tt as listGifts, ur as countReferralVisit, ut as listSubPlans, vr as listTransferProofs, xr as refuseTransferProof } from "./all-routes-BFvhvH77.js";
import { $ as hashPassword, $n as Refusal, Hn as ipPrefix, I as esm_default, Qn as acceptLanguage, Sn as inTransaction, ct as createAccount, it as createSession, m as upsertOperator, qn as textOf } from "./operators-D9b4pohM.js";
import { o as markDemoRow } from "./demo-rows.store-K1qskEd0.js";
import { n as createOwnerLink, t as demoOwner } from "./operator-TdBzs5dT.js";
import { i as registerJobs, r as createApp, t as createJobEngine } from "./job-engine-C0kf9h9E.js";
import { t as createTestClock } from "./clock-CDRpkDR1.js";
import { r as createPool } from "./pool-DBxqIJ0I.js";
import { t as createDatabase } from "./database-QGpxpiK_.js";
import { t as createIds } from "./ids-BMsnLjkQ.js";
import { t as createMailQueue } from "./create-mail-queue-B3NClsVQ.js";
import { createHash, randomBytes } from "node:crypto";
import { Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
// src/demo/history/agenda.ts
function createAgenda(clock) {
	const entries = [];
	const begin = clock.now().getTime();
	function positionOf(moment) {
		let low = 0;
		let high = entries.length;
		while (low < high) {
			const middle = low + high >> 1;
			if ((entries[middle]?.moment ?? 0) > moment) low = middle + 1;
			else high = middle;
		}
		return low;
	}
	return {
		at(moment, action) {
			if (moment >= begin) entries.splice(positionOf(moment), 0, {
				moment,
				action
			});
		},
		async run(until, { onStep, onError }) {
			for (;;) {
				const next = entries.at(-1);
				if (next === void 0 || next.moment > until) return;
				entries.pop();
				await onStep(Math.max(next.moment, clock.now().getTime()));
				await next.action().catch(onError);
			}
		}
	};
}
// src/demo/history/demo-buyer.ts
const demoBuyer = {
	email: "buyer@sesame.example",
	language: "en"
};
// src/demo/history/emulated-gateway.ts
const WAIT_MS = 15e3;
async function findEmulatedGateway(url) {
	if (url === void 0) return void 0;
	const send = (method, path, body) => fetch(new URL(`/_emulator/${path}`, url), {
		method,
		...body !== void 0 && {
			headers: { "content-type": "application/json" },
			body: JSON.stringify(body)
		}
	});
	async function order(method, path, body) {
		const answer = await send(method, path, body);
		const text = await answer.text();
		if (!answer.ok) throw new Error(`the emulated gateway answered ${answer.status}: ${text}`);
	}
	const setClock = (at) => order("PUT", "clock", { at: at === void 0 ? null : at.toISOString() });
	for (const end = performance.now() + WAIT_MS;; await setTimeout(50)) {
		const answer = await send("GET", "outcomes").catch(() => void 0);
		if (answer?.ok) break;
		if (answer !== void 0 || performance.now() > end) return void 0;
	}
	return {
		setClock,
		async decide(payment, outcome, amountMinor) {
			await order("POST", "decide", {
				payment,
				outcome,
				...amountMinor === void 0 ? {} : { amount_minor: amountMinor }
			});
			await order("GET", "idle");
		},
		idle: () => order("GET", "idle"),
		setSwitches: (switches) => order("PUT", "switches", switches),
		setWebhookUrl: (address) => order("PUT", "webhook-url", { url: address })
	};
}
// src/demo/history/housekeeping.ts
const reconciliationJobs = ["reconcile-payments", "expire-payments"];
const DAILY = [
	...reconciliationJobs,
	"mature-commissions",
	"fulfil-deliveries",
	"follow-up-refunds",
	"close-resolved-tickets",
	"apply-webhooks"
];
async function runDailyJobs({ jobs }) {
	for (const job of DAILY) await jobs.run(job);
	await jobs.runDue();
}
async function runLastJobs({ jobs }) {
	for (const job of [
		"aggregate-sales-days",
		"aggregate-payment-days",
		"announce-operator-events"
	]) await jobs.run(job);
	await jobs.runDue();
}
// src/demo/history/renewals.ts
const STRIPE = "stripe";
const SAVING_DAYS = 75;
const STEP_MS = 6 * HOUR_MS;
const answers = [
	["", 72],
	["insufficient_funds", 16],
	["expired_card", 12]
];
const JOBS = [
	"begin-agreed-renewals",
	"stop-agreements",
	"plan-renewals",
	"advance-renewals"
];
function savesSince({ stripe }, period) {
	if (stripe === void 0) return Number.POSITIVE_INFINITY;
	return Math.max(period.since, period.until - SAVING_DAYS * DAY_MS);
}
function planRenewals(world) {
	const { agenda, shop, until } = world;
	if (shop.stripe === void 0) return;
	agenda.at(world.savesSince, () => switchStripeOn(world));
	for (let moment = world.savesSince + STEP_MS; moment <= until; moment += STEP_MS) agenda.at(moment, () => renew(world));
}
async function agreeToRenewal(shop, { price, caller }) {
	const query = {
		subscription_price_id: String(price),
		gateway: STRIPE
	};
	const { text } = await shop.call(readRenewalConsent, { query }, caller);
	return {
		save: { mandate: 1 },
		renew: { text }
	};
}
async function switchStripeOn({ shop, team }) {
	const caller = await shop.asOperator(team.owner);
	const url = (await shop.call(listProviders, {}, caller)).find(({ provider }) => provider === STRIPE)?.webhooks.url;
	if (url) await shop.stripe?.setWebhookUrl(url);
	await shop.call(switchMethod, {
		params: { gateway: STRIPE },
		body: {
			enabled: true,
			reason: "Buyers want automatic renewal"
		}
	}, caller);
}
async function renew(world) {
	const { shop, random } = world;
	await shop.stripe?.setSwitches({ charge: random.weighted(answers) });
	for (const job of JOBS) await shop.jobs.run(job);
	await shop.settle();
	if (random.chance(.02)) await stopOne(world);
}
async function stopOne({ shop, random, buyers }) {
	const caller = await shop.asBuyer(random.pick(buyers));
	const running = (await shop.call(listRenewals, {}, caller)).find(({ state }) => state === "on");
	if (running === void 0) return;
	await shop.call(turnOffRenewal, { params: { id: running.subscription_id } }, caller);
}
// src/demo/history/world.ts
function now({ shop }) {
	return shop.clock.now().getTime();
}
// src/demo/history/sales.ts
const worldwide = [
	["card", 55],
	["paylume", 22],
	["usdt", 15],
	["ton", 8]
];
const cis = [
	["card-cis", 45],
	["phone", 33],
	["fastpay", 22]
];
const outcomes = [
	["pay", 83],
	["pay_twice", 1],
	["decline", 6],
	["leave", 6],
	["cancel", 4]
];
function chooseProduct({ random, products }) {
	return random.weighted(products.map((product, place) => [product, 1 / (place + 1.6)]));
}
async function order(world, buyer, wanted = {}) {
	const { shop, random, agenda } = world;
	const product = wanted.product ?? chooseProduct(world);
	const plan = wanted.plan ?? random.weighted([
		[0, 66],
		[1, 24],
		[2, 10]
	]);
	const price = product.price_table[Math.min(plan, product.price_table.length - 1)];
	if (price === void 0) return;
	const chosen = wanted.gateway ?? random.weighted(buyer.language === "ru" ? cis : worldwide);
	const outcome = wanted.outcome ?? random.weighted(outcomes);
	const { isGift = false } = wanted;
	const isRenewed = !isGift && chosen === "card" && outcome === "pay" && now(world) >= world.savesSince && (wanted.isRenewed ?? random.chance(.75));
	const gateway = isRenewed ? STRIPE : chosen;
	const caller = await shop.asBuyer(buyer);
	const agreed = isRenewed ? await agreeToRenewal(shop, {
		price: price.id,
		caller
	}) : {};
	const { payment_id: payment } = await shop.call(startPayment, {
		query: { subscription_price_id: String(price.id) },
		body: {
			gateway,
			promocode: wanted.promocode ?? null,
			...agreed,
			...isGift && { gift: true }
		}
	}, caller);
	const days = daysOf(price.duration);
	const sale = {
		buyer,
		payment,
		product,
		price: price.amount,
		days,
		isRenewed
	};
	if (wanted.promocode === FREE) return wanted.onPaid?.(sale);
	if (outcome === "leave") {
		agenda.at(now(world) + HOUR_MS + MINUTE_MS, () => closeUnpaid(world));
		return;
	}
	agenda.at(now(world) + random.whole(1, 5) * MINUTE_MS, async () => {
		const { decide } = (isRenewed ? shop.stripe : void 0) ?? shop.bank;
		await decide(payment, outcome, wanted.amountMinor);
		await shop.jobs.runDue();
		if (outcome === "pay" || outcome === "pay_twice") wanted.onPaid?.(sale);
		wanted.onDecided?.(payment);
		const again = {
			...wanted,
			product,
			plan,
			outcome: "pay"
		};
		if (outcome === "decline" && random.chance(.7)) agenda.at(now(world) + 4 * MINUTE_MS, () => order(world, buyer, again));
	});
}
const FREE = "FREE100";
async function closeUnpaid({ shop }) {
	await shop.bank.idle();
	for (const job of reconciliationJobs) await shop.jobs.run(job);
}
function daysOf(duration) {
	const [count, unit = ""] = duration.split(" ");
	const days = unit.startsWith("mon") ? 30.4 : unit.startsWith("year") ? 365 : 1;
	return Number(count) * days;
}
function keepBuying(world, sale) {
	const { agenda, random } = world;
	const { buyer, product, days, isRenewed } = sale;
	const onPaid = (next) => keepBuying(world, next);
	if (!isRenewed && random.chance(.78)) {
		const renewsAt = now(world) + days * DAY_MS - random.between(.2, 2.5) * DAY_MS;
		agenda.at(renewsAt, () => order(world, buyer, {
			product,
			onPaid
		}));
	}
	if (random.chance(.42)) agenda.at(now(world) + random.between(2, 40) * DAY_MS, () => order(world, buyer, { onPaid }));
}
// src/demo/history/gifts.ts
const plan$1 = [
	[71, "redeem"],
	[58, "redeem"],
	[49, "refund"],
	[41, "redeem"],
	[32, "revoke"],
	[24, "redeem"],
	[16, "redeem"],
	[9, "wait"],
	[4.4, "redeem"],
	[3.9, "refund"],
	[3.5, "revoke"],
	[1.3, "wait"]
];
const own = [[20, "redeem"], [2.2, "wait"]];
function planGifts(world, demo) {
	const { agenda, random, buyers, until } = world;
	for (const [daysAgo, outcome] of plan$1) agenda.at(until - daysAgo * DAY_MS, () => buy(world, random.pick(buyers), outcome));
	for (const [daysAgo, outcome] of own) agenda.at(until - daysAgo * DAY_MS, () => buy(world, demo, outcome));
}
function buy(world, buyer, outcome) {
	const { agenda, random } = world;
	return order(world, buyer, {
		plan: 0,
		gateway: "card",
		outcome: "pay",
		isGift: true,
		onPaid({ payment }) {
			if (outcome === "wait") return;
			const at = now(world) + random.between(.2, 1.5) * DAY_MS;
			agenda.at(at, () => decide(world, {
				buyer,
				payment
			}, outcome));
		}
	});
}
async function decide(world, { buyer, payment }, outcome) {
	const { shop, team } = world;
	const caller = await shop.asBuyer(buyer);
	const gift = (await shop.call(listGifts, { query: {} }, caller)).find(({ payment_id: id }) => id === payment);
	if (gift === void 0) throw new Error("the payment made no gift");
	const params = { id: gift.id };
	const amount = gift.refund?.amount ?? 0;
	if (outcome === "redeem") await redeem(world, buyer, gift);
	if (outcome === "refund") await shop.call(refundGift, {
		params,
		body: { expected_amount: amount }
	}, caller);
	if (outcome === "revoke") {
		const body = {
			refund: "gateway",
			expected_amount: amount,
			reason: "The code was posted in a public chat by mistake"
		};
		await shop.call(revokeGift, {
			params,
			body
		}, await shop.asOperator(team.finance));
	}
	await shop.settle();
}
async function redeem({ shop, random, buyers }, buyer, { id }) {
	const others = buyers.filter((one) => one.id !== buyer.id);
	if (others.length === 0) return;
	const { code } = await shop.call(readGift, { params: { id } }, await shop.asBuyer(buyer));
	await shop.call(claimGift, { body: { code } }, await shop.asBuyer(random.pick(others)));
}
// src/platform/http/limits/rate-limits.store.ts
async function deleteRateLimits(db) {
	await db.deleteFrom("rate_limits").execute();
}
// src/platform/jobs/manual-jobs.ts
function createManualJobs(pool, clock, log, traces) {
	const scheduled = new Map();
	const enqueued = new Set();
	const waiting = new Set();
	const engine = createJobEngine({
		runSql: (text, values) => pool.query(text, values),
		clock,
		log,
		traces,
		onEnqueued(queue) {
			enqueued.add(queue);
			waiting.add(queue);
		}
	});
	async function drain(name) {
		const entry = engine.registered.get(name);
		if (entry === void 0) throw new Error(`there is no job ${name}`);
		const boss = await engine.loadBoss();
		await engine.prepareQueue(entry.queue);
		for (let done = 0;;) {
			const [job] = await boss.fetch(name);
			if (job === void 0) return done;
			const { status, output } = await engine.attempt(entry, job);
			if (status === "completed") {
				await boss.complete(name, job);
				done++;
				continue;
			}
			if (status === "deadletter") await pool.query("update pgboss.job set retry_limit = retry_count where id = $1", [job.id]);
			await boss.fail(name, job, output);
		}
	}
	return {
		...engine,
		get names() {
			return [...scheduled.keys(), ...engine.registered.keys()];
		},
		schedule: (name, _seconds, work) => void scheduled.set(name, work),
		async run(name) {
			const work = scheduled.get(name);
			if (work === void 0) return drain(name);
			enqueued.clear();
			await work(new AbortController().signal);
			let done = 0;
			for (const queue of [...enqueued]) done += await drain(queue);
			return done;
		},
		async runDue() {
			while (waiting.size > 0) {
				const queues = [...waiting];
				waiting.clear();
				for (const queue of queues) await drain(queue);
			}
		},
		async recover() {
			const boss = await engine.loadBoss();
			clock.advance(MINUTE_MS);
			await boss.supervise();
			clock.advance(MINUTE_MS);
		}
	};
}
// src/demo/history/history-platform.ts
const COUNTRY_HEADER = "cf-ipcountry";
function createHistoryPlatform(shop, { since, publicUrl }) {
	const clock = createTestClock(since);
	const log = shop.log.child({}, { level: "warn" });
	const poolOptions = {
		url: shop.directUrl,
		log,
		options: "-c synchronous_commit=off"
	};
	const pool = createPool({
		...poolOptions,
		size: 6,
		namedStatements: true
	});
	const jobPool = createPool({
		...poolOptions,
		size: 2,
		namedStatements: false
	});
	const db = createDatabase(pool);
	const jobs = createManualJobs(jobPool, clock, log);
	const config = configOf(shop);
	const ids = createIds(() => clock.now().getTime());
	const unsubscribes = [];
	const listener = {
		...shop.listener,
		listen(channel, onMessage) {
			const unsubscribe = shop.listener.listen(channel, onMessage);
			unsubscribes.push(unsubscribe);
			return unsubscribe;
		}
	};
	const mail = createMailQueue({
		db,
		clock,
		jobs
	}, {
		...shop,
		config,
		ids
	});
	return {
		platform: {
			...shop,
			config,
			log,
			clock,
			ids,
			jobs,
			mail,
			db,
			pool,
			listener,
			reserved: {
				db,
				pool
			},
			publicUrl
		},
		clock,
		jobs,
		async close() {
			for (const unsubscribe of unsubscribes) unsubscribe();
			mail.close();
			await Promise.all([pool.end(), jobPool.end()]);
		}
	};
}
function configOf(shop) {
	return {
		...shop.config,
		rateLimitScale: 1e6,
		shedLoad: false,
		countryHeader: COUNTRY_HEADER,
		shop: () => {
			const settings = shop.config.shop();
			const { publicUrl, backupFolder } = settings.connections;
			const none = {
				mail: void 0,
				telegram: void 0,
				backup: void 0
			};
			return {
				...settings,
				connections: {
					publicUrl,
					backupFolder,
					...none
				}
			};
		}
	};
}
// src/demo/history/history-calls.ts
function createHistoryCalls(fastify, host) {
	async function inject(options, { token, ip, userAgent, country }) {
		const answer = await fastify.inject({
			...options,
			...ip !== void 0 && { remoteAddress: ip },
			headers: {
				...options.headers,
				host,
				...userAgent !== void 0 && { "user-agent": userAgent },
				...country !== void 0 && { ["cf-ipcountry"]: country },
				...token !== void 0 && { authorization: `Bearer ${token}` }
			}
		});
		if (answer.statusCode >= 400) throw new Error(`${options.method} ${String(options.url)}: ${answer.body}`);
		return answer.body;
	}
	return {
		async call(route, input, caller = {}) {
			const { params = {}, query = {}, body } = input;
			const path = route.path.replace(/:(\w+)/g, (_match, name) => encodeURIComponent(String(params[name])));
			const text = await inject({
				method: route.method,
				url: path,
				query: { ...query },
				...body !== void 0 && { payload: body }
			}, caller);
			return text === "" ? void 0 : JSON.parse(text);
		},
		async upload(path, { name, type, bytes }, caller) {
			const boundary = "history-of-the-demo";
			const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
			await inject({
				method: "POST",
				url: path,
				headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
				payload: Buffer.concat([
					Buffer.from(head),
					bytes,
					Buffer.from(`\r\n--${boundary}--\r\n`)
				])
			}, caller);
		}
	};
}
// src/demo/history/random.rules.ts
function seededRandom(seed) {
	let state = seed;
	function next() {
		state = state + 1831565813 | 0;
		let mixed = Math.imul(state ^ state >>> 15, 1 | state);
		mixed = mixed + Math.imul(mixed ^ mixed >>> 7, 61 | mixed) ^ mixed;
		return ((mixed ^ mixed >>> 14) >>> 0) / 2 ** 32;
	}
	const between = (min, max) => min + next() * (max - min);
	const whole = (min, max) => Math.floor(between(min, max + 1));
	function pick(items) {
		const picked = items[whole(0, items.length - 1)];
		if (picked === void 0) throw new Error("there is nothing to pick from");
		return picked;
	}
	return {
		next,
		between,
		whole,
		pick,
		chance: (probability) => next() < probability,
		weighted(items) {
			let left = between(0, items.reduce((sum, [, weight]) => sum + weight, 0));
			for (const [item, weight] of items) {
				left -= weight;
				if (left < 0) return item;
			}
			return pick(items)[0];
		}
	};
}
// src/demo/history/people.ts
const english = {
	given: "amelia liam olga noah emma lucas grace mateo ines yusuf hana felix clara diego nora tom ruth kofi leila marco".split(" "),
	family: "carter novak silva meyer okoye rossi larsen brown tanaka dubois walsh haddad kowalski reyes bauer finch moreau".split(" ")
};
const russian = {
	given: "anton ekaterina maxim polina sergey darya ilya alina roman vera kirill marina denis sofia artem yulia pavel nina".split(" "),
	family: "orlov smirnova volkov kuznetsova morozov lebedeva zaitsev belova egorov sokolova gusev romanova titov kravets".split(" ")
};
const devices = [
	"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
	"Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
	"Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
	"Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15"
];
const countries = {
	en: [
		["DE", 26],
		["US", 18],
		["GB", 14],
		["FR", 11],
		["NL", 9],
		["ES", 8],
		["PL", 7],
		["TR", 7]
	],
	ru: [
		["RU", 54],
		["KZ", 17],
		["BY", 10],
		["GE", 8],
		["UZ", 6],
		["AM", 5]
	]
};
function createPeople(random) {
	const taken = new Set();
	return () => {
		const language = random.chance(.45) ? "ru" : "en";
		const names = language === "ru" ? russian : english;
		const full = `${random.pick(names.given)}.${random.pick(names.family)}`;
		const name = taken.has(full) ? `${full}${random.whole(2, 99)}` : full;
		if (taken.has(name)) return {
			...stranger(random),
			language
		};
		taken.add(name);
		return {
			...stranger(random),
			email: `${name}@buyers.example`,
			language
		};
	};
}
function countryOfNetwork({ ip, language }) {
	const [, , network = "", subnet = ""] = ip.split(":");
	const seed = Number.parseInt(network, 16) * 65536 + Number.parseInt(subnet, 16);
	return seededRandom(seed).weighted(countries[language]);
}
function stranger(random) {
	return {
		email: `guest${random.whole(1e5, 999999)}@buyers.example`,
		language: "en",
		userAgent: random.pick(devices),
		ip: `2001:db8:${random.whole(1, 65535).toString(16)}:${random.whole(1, 65535).toString(16)}::1`
	};
}
// src/demo/history/refuse-visitors.ts
const script = `setInterval(async () => {
  const answer = await fetch(location.href, { headers: { accept: 'text/html' } }).catch(() => undefined);
  if (answer === undefined) return;
  if (answer.status !== 503) return location.reload();
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  document.querySelector('p').textContent = page.querySelector('p').textContent;
}, 2000)`;
const style = ":root{color-scheme:light dark}body{display:grid;min-height:90vh;place-content:center;margin:0;padding:1.5rem;font:1rem/1.5 system-ui,sans-serif;text-align:center;text-wrap:balance}h1{margin:0;font-size:1.5rem;line-height:1.25}p{margin:.5rem 0 0;opacity:.75}";
const policy = [
	"default-src 'none'",
	`style-src ${hashOf(style)}`,
	`script-src ${hashOf(script)}`,
	"connect-src 'self'",
	"base-uri 'none'",
	"form-action 'none'",
	"frame-ancestors 'none'"
].join("; ");
function hashOf(inline) {
	return `'sha256-${createHash("sha256").update(inline).digest("base64")}'`;
}
function refuseVisitors(fastify, secondsLeft) {
	fastify.addHook("onRequest", (request, reply, done) => {
		const { contract } = request.routeOptions.config;
		if (!(request.raw.socket instanceof Socket) || contract?.auth === "signature") return done();
		const seconds = secondsLeft();
		if (contract !== void 0) return done(new Refusal("demo_preparing", { retryAfterS: seconds }));
		const { accept = "", "accept-language": languages } = request.headers;
		if (request.method !== "GET" || !accept.includes("text/html")) return done();
		const language = acceptLanguage(languages);
		const title = textOf(language, "demoPreparing");
		const text = textOf(language, "demoReadyIn", { count: seconds });
		reply.code(503).headers({
			"content-type": "text/html; charset=utf-8",
			"content-security-policy": policy,
			"cache-control": "no-store",
			"retry-after": String(seconds)
		}).send(`<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><body><main role="status"><h1>${title}</h1><p>${text}</p></main><script>${script}<\/script>`);
	});
}
// src/demo/history/history-shop.ts
const BUYER_MS = 54e5;
const OPERATOR_MS = 6e5;
async function openHistoryShop(shop, { bank, stripe, since, secondsLeft }) {
	let url = shop.publicUrl();
	const history = createHistoryPlatform(shop, {
		since,
		publicUrl: () => url
	});
	const { platform, clock, jobs } = history;
	registerJobs(platform);
	const { fastify } = await createApp(platform);
	refuseVisitors(fastify, secondsLeft);
	const { host, port } = platform.config;
	const listening = await fastify.listen({
		host,
		port
	});
	if (platform.config.shop().connections.publicUrl === void 0 && port === 0) url = listening;
	const calls = createHistoryCalls(fastify, new URL(url).host);
	const gateways = [bank, stripe].filter((one) => one !== void 0);
	const idle = () => Promise.all(gateways.map((gateway) => gateway.idle()));
	const setClocks = (at) => Promise.all(gateways.map((gateway) => gateway.setClock(at)));
	const buyers = new Map();
	const operators = new Map();
	async function heldBy(held, { id, lifeMs, signIn }) {
		const now = clock.now().getTime();
		const known = held.get(id);
		if (known !== void 0 && now - known.since < lifeMs) return known.token;
		const token = await signIn();
		held.set(id, {
			token,
			since: now
		});
		return token;
	}
	return {
		platform,
		clock,
		bank,
		stripe,
		jobs,
		...calls,
		async register(person, { passwordHash, invitedBy }) {
			const { email, language, ip } = person;
			const at = clock.now();
			const id = await inTransaction(platform.db, (tx) => createAccount(platform, tx, {
				email,
				language,
				password_hash: passwordHash,
				email_confirmed_at: at,
				ownership_proven_at: at,
				coupon: null,
				invitedBy,
				ipPrefix: ipPrefix(ip)
			}));
			return {
				...person,
				id
			};
		},
		async asBuyer(buyer) {
			const { id, ip, userAgent } = buyer;
			const device = {
				userAgent,
				ipPrefix: ipPrefix(ip)
			};
			const signIn = () => createSession(platform, platform.db, id, device);
			const token = await heldBy(buyers, {
				id,
				lifeMs: BUYER_MS,
				signIn
			});
			return {
				ip,
				userAgent,
				country: countryOfNetwork(buyer),
				token
			};
		},
		async asOperator(id) {
			const signIn = async () => {
				const ticket = await inTransaction(platform.db, (tx) => createOwnerLink(tx, platform, id));
				return (await calls.call(signInWithOwnerLink, { body: { ticket } })).token;
			};
			return { token: await heldBy(operators, {
				id,
				lifeMs: OPERATOR_MS,
				signIn
			}) };
		},
		async moveTo(moment) {
			await idle();
			clock.set(new Date(moment));
			await setClocks(clock.now());
		},
		async settle() {
			await idle();
			await jobs.runDue();
		},
		async close() {
			try {
				await idle();
				await setClocks(void 0);
				await stripe?.setSwitches({ charge: "" });
			} finally {
				fastify.server.closeAllConnections();
				await fastify.close();
				await deleteRateLimits(platform.db);
				await history.close();
			}
		}
	};
}
// src/demo/history/marketing.ts
const WELCOME = "WELCOME10";
const campaigns = [
	"video-review",
	"channel-post",
	"search-ads"
];
async function openShop({ shop, team }) {
	const terms = {
		percent: 10,
		starts_at: null,
		ends_at: null,
		max_uses: 500,
		per_user_limit: 1,
		first_purchase_only: true,
		min_amount: 0,
		method_category: null,
		product_ids: [],
		note: "In the welcome email"
	};
	const owner = await shop.asOperator(team.owner);
	await shop.call(createPromoCode, { body: {
		code: WELCOME,
		...terms
	} }, owner);
}
function planAnnouncements({ agenda, shop, team, until }, draft) {
	const startsAt = until - 48 * DAY_MS;
	const body = {
		...draft,
		starts_at: new Date(startsAt).toISOString(),
		ends_at: new Date(startsAt + 7 * DAY_MS).toISOString()
	};
	agenda.at(startsAt - DAY_MS, async () => {
		await shop.call(createAnnouncement, { body }, await shop.asOperator(team.owner));
	});
}
async function visitShop({ shop, random }) {
	const campaign = random.pick(campaigns);
	await shop.call(visitCampaign, { body: { value: campaign } }, stranger(random));
}
async function comeFromCampaign({ shop, random }, buyer) {
	const body = {
		value: random.pick(campaigns),
		register: true
	};
	await shop.call(activateCampaign, { body }, await shop.asBuyer(buyer));
}
// src/demo/history/partners.ts
const PAYOUT_DAYS_AGO = [
	38,
	17,
	.3
];
async function becomePartner(world, buyer) {
	const { link } = await world.shop.call(getReferralData, {}, await world.shop.asBuyer(buyer));
	return {
		buyer,
		code: new URL(link).searchParams.get("r") ?? ""
	};
}
async function visitLink({ shop, random }, { code }) {
	for (let visit = random.whole(1, 3); visit > 0; visit--) await shop.call(countReferralVisit, { query: { r: code } }, stranger(random));
}
function planPayouts(world, { buyer }, password) {
	const { agenda, shop, until } = world;
	const address = esm_default.encode(Buffer.concat([Buffer.from([65]), randomBytes(20)]));
	for (const daysAgo of PAYOUT_DAYS_AGO) agenda.at(until - daysAgo * DAY_MS, async () => {
		const caller = await shop.asBuyer(buyer);
		const figures = await shop.call(getReferralData, {}, caller);
		const amount = Math.floor(figures.available_for_payout_and_orders);
		if (amount < figures.payout.minimum) return;
		const body = {
			amount,
			network: "usdt_trc20",
			address,
			password
		};
		const { id, not_before } = await shop.call(requestPayout, { body }, caller);
		if (daysAgo < 1) return;
		const decidedAt = Math.max(now(world), Date.parse(not_before)) + 3 * HOUR_MS;
		agenda.at(decidedAt, () => payOut(world, id));
	});
}
async function payOut({ shop, team }, id) {
	const params = { id };
	await shop.call(approvePayout, { params }, await shop.asOperator(team.owner));
	const finance = await shop.asOperator(team.finance);
	await shop.call(sendPayout, { params }, finance);
	const body = { transaction: randomBytes(32).toString("hex") };
	await shop.call(markPayoutPaid, {
		params,
		body
	}, finance);
}
async function verify({ shop, team }, { buyer }) {
	const input = {
		params: { id: buyer.id },
		body: {
			verified: true,
			reason: "Reviews our services on a channel with 40,000 readers"
		}
	};
	await shop.call(verifyPartner, input, await shop.asOperator(team.owner));
}
// src/demo/history/refunds.ts
const ways = [
	[{
		method: "gateway",
		reason: "The plan was bought by mistake"
	}, 45],
	[{
		method: "gateway",
		part: .4,
		reason: "The service was down for some days"
	}, 35],
	[{
		method: "balance",
		reason: "The buyer wants another plan instead"
	}, 20]
];
function maybeRefund(world, sale) {
	const { agenda, random } = world;
	if (!random.chance(.045)) return;
	const way = random.weighted(ways);
	agenda.at(now(world) + random.between(.5, 5) * DAY_MS, () => refund(world, sale, way));
}
async function refund({ shop, team }, sale, way) {
	const part = way.part === void 0 ? void 0 : Math.max(.5, round(sale.price * way.part));
	await shop.call(refundPayment, {
		params: { id: sale.payment },
		body: {
			method: way.method,
			access: part === void 0 ? "revoke" : "keep",
			amount: part ?? "all",
			expected_refunded: 0,
			reason: way.reason
		}
	}, await shop.asOperator(team.finance));
	await shop.settle();
}
function round(dollars) {
	return Math.round(dollars * 100) / 100;
}
function planTrouble(world) {
	const { agenda, shop, team, buyers, products, random, until } = world;
	function at(daysAgo, trouble) {
		agenda.at(until - daysAgo * DAY_MS, async () => {
			if (buyers.length > 0) await trouble(random.pick(buyers));
		});
	}
	at(34, (buyer) => order(world, buyer, {
		product: products[0],
		gateway: "usdt",
		outcome: "pay_less",
		amountMinor: 200,
		onDecided: (id) => agenda.at(now(world) + 5 * HOUR_MS, () => returnShort(id))
	}));
	at(21, (buyer) => order(world, buyer, {
		gateway: "card",
		outcome: "pay_late"
	}));
	at(16, (buyer) => order(world, buyer, {
		gateway: "card",
		outcome: "pay",
		isRenewed: false,
		onPaid: ({ payment }) => agenda.at(until - random.between(1, 2) * DAY_MS, () => dispute(payment))
	}));
	async function returnShort(id) {
		await shop.call(resolveReview, {
			params: { id },
			body: {
				decision: "return",
				reason: "Much less than the price arrived"
			}
		}, await shop.asOperator(team.finance));
		await shop.settle();
	}
	async function dispute(payment) {
		await shop.bank.decide(payment, "dispute");
		await shop.jobs.runDue();
	}
}
// src/demo/history/spring-news.ts
const springNews = {
	title: "New in the catalogue: Creator set",
	title_ru: "\u041D\u043E\u0432\u0438\u043D\u043A\u0430 \u0432 \u043A\u0430\u0442\u0430\u043B\u043E\u0433\u0435: \u00AB\u041D\u0430\u0431\u043E\u0440 \u0430\u0432\u0442\u043E\u0440\u0430\u00BB",
	description: "Interface design, video editing and image generation in one plan.",
	description_ru: "\u0414\u0438\u0437\u0430\u0439\u043D \u0438\u043D\u0442\u0435\u0440\u0444\u0435\u0439\u0441\u043E\u0432, \u0432\u0438\u0434\u0435\u043E\u043C\u043E\u043D\u0442\u0430\u0436 \u0438 \u0433\u0435\u043D\u0435\u0440\u0430\u0446\u0438\u044F \u0438\u0437\u043E\u0431\u0440\u0430\u0436\u0435\u043D\u0438\u0439 \u0432 \u043E\u0434\u043D\u043E\u0439 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0435.",
	button_text: "",
	button_text_ru: "",
	button_href: "",
	image: null,
	image_alt: "",
	image_alt_ru: "",
	audience: "all",
	language: null,
	priority: 0
};
// src/demo/history/ticket-stories.ts
const stories = {
	en: [
		{
			title: "The link opens an error page",
			question: "I clicked Connect and got \u201CThis invitation has expired\u201D. What should I do?",
			answer: "Sorry about that. The service was down for ten minutes; the same link works again. Please open it once more.",
			thanks: "It works now, thank you."
		},
		{
			title: "Can I use it on two computers?",
			question: "I have a laptop and a desktop. Is one subscription enough for both?",
			answer: "Yes, one subscription covers both, as long as you use one of them at a time."
		},
		{
			title: "Receipt for my company",
			question: "My accountant needs a receipt for the last payment. Where do I find it?",
			answer: "Open Payments, choose the payment and press \u201CReceipt (PDF)\u201D: you can print the file.",
			thanks: "Found it, thanks."
		},
		{
			title: "Renew before it ends",
			question: "If I renew today, do I lose the days that are left?",
			answer: "No. The new period begins when the current one ends, so no day is lost."
		},
		{
			title: "Payment declined",
			question: "My card was declined although there is money on it. Can I pay another way?",
			answer: "Banks sometimes refuse payments abroad. Please try Paylume or USDT in the order, both are confirmed within minutes.",
			thanks: "Paid with USDT, it came through at once."
		},
		{
			title: "Change my email",
			question: "I no longer use this mailbox. How do I change the address of my account?",
			answer: "Tell us the new address in this ticket and we send a link there to confirm it."
		}
	],
	ru: [
		{
			title: "\u0421\u0441\u044B\u043B\u043A\u0430 \u043D\u0435 \u043E\u0442\u043A\u0440\u044B\u0432\u0430\u0435\u0442\u0441\u044F",
			question: "\u041D\u0430\u0436\u0438\u043C\u0430\u044E \u00AB\u041F\u043E\u0434\u043A\u043B\u044E\u0447\u0438\u0442\u044C\u00BB, \u0430 \u0442\u0430\u043C \u043E\u0448\u0438\u0431\u043A\u0430. \u041F\u043E\u0434\u0441\u043A\u0430\u0436\u0438\u0442\u0435, \u0447\u0442\u043E \u0434\u0435\u043B\u0430\u0442\u044C?",
			answer: "\u041F\u0440\u043E\u0441\u0442\u0438\u0442\u0435 \u0437\u0430 \u043D\u0435\u0443\u0434\u043E\u0431\u0441\u0442\u0432\u043E: \u0441\u0435\u0440\u0432\u0438\u0441 \u0431\u044B\u043B \u043D\u0435\u0434\u043E\u0441\u0442\u0443\u043F\u0435\u043D \u043D\u0435\u0441\u043A\u043E\u043B\u044C\u043A\u043E \u043C\u0438\u043D\u0443\u0442. \u041E\u0442\u043A\u0440\u043E\u0439\u0442\u0435 \u0442\u0443 \u0436\u0435 \u0441\u0441\u044B\u043B\u043A\u0443 \u0435\u0449\u0451 \u0440\u0430\u0437, \u043E\u043D\u0430 \u0440\u0430\u0431\u043E\u0442\u0430\u0435\u0442.",
			thanks: "\u0412\u0441\u0451 \u0437\u0430\u0440\u0430\u0431\u043E\u0442\u0430\u043B\u043E, \u0441\u043F\u0430\u0441\u0438\u0431\u043E!"
		},
		{
			title: "\u041C\u043E\u0436\u043D\u043E \u043B\u0438 \u043F\u043B\u0430\u0442\u0438\u0442\u044C \u043A\u0430\u0440\u0442\u043E\u0439 \u041C\u0418\u0420",
			question: "\u041F\u043E\u0434\u0441\u043A\u0430\u0436\u0438\u0442\u0435, \u043A\u0430\u043A\u0438\u0435 \u043A\u0430\u0440\u0442\u044B \u0432\u044B \u043F\u0440\u0438\u043D\u0438\u043C\u0430\u0435\u0442\u0435?",
			answer: "\u0414\u0430, \u00AB\u0411\u0430\u043D\u043A\u043E\u0432\u0441\u043A\u0430\u044F \u043A\u0430\u0440\u0442\u0430 (\u0421\u041D\u0413)\u00BB \u043F\u0440\u0438\u043D\u0438\u043C\u0430\u0435\u0442 \u043A\u0430\u0440\u0442\u044B \u041C\u0418\u0420. \u0415\u0449\u0451 \u043C\u043E\u0436\u043D\u043E \u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C \u043F\u043E \u043D\u043E\u043C\u0435\u0440\u0443 \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0430 \u0438\u043B\u0438 QR-\u043A\u043E\u0434\u0443."
		},
		{
			title: "\u041D\u0435 \u0432\u0438\u0436\u0443 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0443 \u043F\u043E\u0441\u043B\u0435 \u043E\u043F\u043B\u0430\u0442\u044B",
			question: "\u041E\u043F\u043B\u0430\u0442\u0438\u043B \u0447\u0430\u0441 \u043D\u0430\u0437\u0430\u0434 \u043F\u043E \u043D\u043E\u043C\u0435\u0440\u0443 \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u0430, \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438 \u0432 \u043A\u0430\u0431\u0438\u043D\u0435\u0442\u0435 \u043D\u0435\u0442.",
			answer: "\u041F\u043B\u0430\u0442\u0451\u0436 \u043F\u0440\u0438\u0448\u0451\u043B \u0441 \u0437\u0430\u0434\u0435\u0440\u0436\u043A\u043E\u0439, \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0430 \u0443\u0436\u0435 \u0430\u043A\u0442\u0438\u0432\u043D\u0430. \u041E\u0431\u043D\u043E\u0432\u0438\u0442\u0435, \u043F\u043E\u0436\u0430\u043B\u0443\u0439\u0441\u0442\u0430, \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0443.",
			thanks: "\u0412\u0438\u0436\u0443, \u0441\u043F\u0430\u0441\u0438\u0431\u043E."
		},
		{
			title: "\u041A\u0430\u043A \u043F\u0440\u043E\u0434\u043B\u0438\u0442\u044C \u0441\u043E \u0441\u043A\u0438\u0434\u043A\u043E\u0439",
			question: "\u0415\u0441\u0442\u044C \u043B\u0438 \u0441\u043A\u0438\u0434\u043A\u0430, \u0435\u0441\u043B\u0438 \u0432\u0437\u044F\u0442\u044C \u0441\u0440\u0430\u0437\u0443 \u043D\u0430 \u0433\u043E\u0434?",
			answer: "\u0414\u0430, \u0433\u043E\u0434 \u0432\u0441\u0435\u0433\u0434\u0430 \u0434\u0435\u0448\u0435\u0432\u043B\u0435: \u0446\u0435\u043D\u0430 \u0437\u0430 \u043C\u0435\u0441\u044F\u0446 \u0443\u043A\u0430\u0437\u0430\u043D\u0430 \u0440\u044F\u0434\u043E\u043C \u0441 \u043A\u0430\u0436\u0434\u044B\u043C \u0441\u0440\u043E\u043A\u043E\u043C."
		},
		{
			title: "\u041A\u0432\u0438\u0442\u0430\u043D\u0446\u0438\u044F \u0434\u043B\u044F \u0431\u0443\u0445\u0433\u0430\u043B\u0442\u0435\u0440\u0438\u0438",
			question: "\u041D\u0443\u0436\u0435\u043D \u0434\u043E\u043A\u0443\u043C\u0435\u043D\u0442 \u043E\u0431 \u043E\u043F\u043B\u0430\u0442\u0435 \u0437\u0430 \u043F\u0440\u043E\u0448\u043B\u044B\u0439 \u043C\u0435\u0441\u044F\u0446.",
			answer: "\u041E\u0442\u043A\u0440\u043E\u0439\u0442\u0435 \u00AB\u041F\u043B\u0430\u0442\u0435\u0436\u0438\u00BB, \u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u043D\u0443\u0436\u043D\u044B\u0439 \u0438 \u043D\u0430\u0436\u043C\u0438\u0442\u0435 \u00AB\u041A\u0432\u0438\u0442\u0430\u043D\u0446\u0438\u044F (PDF)\u00BB: \u0444\u0430\u0439\u043B \u043C\u043E\u0436\u043D\u043E \u0440\u0430\u0441\u043F\u0435\u0447\u0430\u0442\u0430\u0442\u044C.",
			thanks: "\u041E\u0442\u043B\u0438\u0447\u043D\u043E, \u043D\u0430\u0448\u043B\u0430."
		},
		{
			title: "\u0421\u043C\u0435\u043D\u0438\u0442\u044C \u0442\u0430\u0440\u0438\u0444",
			question: "\u041A\u0443\u043F\u0438\u043B \u043C\u0435\u0441\u044F\u0446, \u0430 \u0445\u043E\u0447\u0443 \u0442\u0440\u0438. \u041C\u043E\u0436\u043D\u043E \u0434\u043E\u043F\u043B\u0430\u0442\u0438\u0442\u044C?",
			answer: "\u041F\u0440\u043E\u0441\u0442\u043E \u0437\u0430\u043A\u0430\u0436\u0438\u0442\u0435 \u0442\u0440\u0438 \u043C\u0435\u0441\u044F\u0446\u0430: \u043D\u043E\u0432\u044B\u0439 \u0441\u0440\u043E\u043A \u043D\u0430\u0447\u043D\u0451\u0442\u0441\u044F \u0441\u0440\u0430\u0437\u0443 \u043F\u043E\u0441\u043B\u0435 \u0442\u0435\u043A\u0443\u0449\u0435\u0433\u043E, \u0434\u043D\u0438 \u043D\u0435 \u043F\u0440\u043E\u043F\u0430\u0434\u0443\u0442."
		}
	]
};
// src/demo/history/support.ts
function maybeWriteToSupport(world, sale) {
	const { agenda, random } = world;
	if (!random.chance(.1)) return;
	agenda.at(now(world) + random.between(1, 100) * HOUR_MS, () => writeToSupport(world, sale));
}
async function writeToSupport(world, { buyer, payment }) {
	const { shop, agenda, random, team } = world;
	const { title, question, answer, thanks } = random.pick(stories[buyer.language]);
	const { id } = await shop.call(createTicket, { body: {
		title,
		header_message: question,
		payment
	} }, await shop.asBuyer(buyer));
	const answeredAt = now(world) + random.between(.3, 7) * HOUR_MS;
	const ofTicket = { params: { id } };
	agenda.at(answeredAt, async () => {
		const operator = await shop.asOperator(team.support);
		await shop.call(openTicket, {
			...ofTicket,
			query: {}
		}, operator);
		await shop.call(assignTicket, {
			...ofTicket,
			body: { operator: team.support }
		}, operator);
		await shop.call(replyToTicket, {
			...ofTicket,
			body: { content: answer }
		}, operator);
	});
	if (thanks !== void 0) agenda.at(answeredAt + random.between(10, 90) * MINUTE_MS, async () => {
		await shop.call(sendMessage, { body: {
			ticket: id,
			content: thanks
		} }, await shop.asBuyer(buyer));
	});
	agenda.at(answeredAt + 2 * HOUR_MS, async () => {
		await shop.call(resolveTicket, {
			...ofTicket,
			body: {}
		}, await shop.asOperator(team.support));
	});
}
// src/demo/history/team.ts
const colleagues = [{
	role: "finance",
	name: "Vera",
	email: "vera@sesame.example"
}, {
	role: "support",
	name: "Boris",
	email: "boris@sesame.example"
}];
async function buildTeam({ platform }, owner) {
	return inTransaction(platform.db, async (tx) => {
		const team = {
			owner,
			finance: owner,
			support: owner
		};
		for (const colleague of colleagues) {
			const password = platform.ids.token();
			const { id } = await upsertOperator(tx, platform, {
				id: platform.ids.uuid(),
				...colleague,
				password,
				withoutCode: true
			});
			await markDemoRow(tx, {
				kind: "operator",
				id,
				at: platform.clock.now()
			});
			team[colleague.role] = id;
		}
		return team;
	});
}
// src/demo/history/proof-pdf.ts
function proofPdf(line) {
	const text = `BT /F1 16 Tf 60 760 Td (Transfer sent) Tj 0 -30 Td (${line}) Tj ET`;
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		`<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>"
	];
	let file = "%PDF-1.4\n";
	const rows = objects.map((object, place) => {
		const offset = file.length;
		file += `${place + 1} 0 obj\n${object}\nendobj\n`;
		return offset;
	}).map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
	const size = objects.length + 1;
	const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows}`;
	return Buffer.from(`${file}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`);
}
// src/demo/history/transfers.ts
const plan = [
	[8, "accept"],
	[5, "accept"],
	[2, "refuse"],
	[.04, "wait"]
];
function planTransfers(world) {
	const { agenda, shop, team, until } = world;
	agenda.at(Math.max(world.since, until - 9 * DAY_MS), async () => {
		await shop.call(switchMethod, {
			params: { gateway: "transfer" },
			body: {
				enabled: true,
				reason: "Buyers without a card asked for it"
			}
		}, await shop.asOperator(team.owner));
	});
	for (const [daysAgo, decision] of plan) agenda.at(until - daysAgo * DAY_MS, async () => {
		await shop.jobs.run("fetch-rates");
		await transfer(world, decision);
	});
}
async function transfer(world, decision) {
	const { shop, agenda, random, buyers, team } = world;
	if (buyers.length === 0) return;
	const russian = buyers.filter(({ language }) => language === "ru");
	const buyer = random.pick(russian.length > 0 ? russian : buyers);
	const price = chooseProduct(world).price_table[0];
	if (price === void 0) return;
	const caller = await shop.asBuyer(buyer);
	const query = { subscription_price_id: String(price.id) };
	const { payment_id: id } = await shop.call(startPayment, {
		query,
		body: { gateway: "transfer" }
	}, caller);
	const { charge, reference } = await shop.call(getTransfer, { params: { id } }, caller);
	const amount = charge?.amount ?? price.amount;
	const currency = charge?.currency ?? "USD";
	await shop.upload(sendTransferProof.path.replace(":id", id), {
		name: "transfer.pdf",
		type: "application/pdf",
		bytes: proofPdf(`${amount} ${currency}  No. ${reference}`)
	}, caller);
	if (decision === "wait") return;
	agenda.at(now(world) + random.between(20, 200) * MINUTE_MS, async () => {
		const operator = await shop.asOperator(team.finance);
		if (decision === "accept") {
			const body = {
				bank_reference: `A${random.whole(1e7, 99999999)}`,
				received: amount,
				currency,
				reason: "Seen on the account"
			};
			await shop.call(acceptTransfer, {
				params: { id },
				body
			}, operator);
			await shop.jobs.runDue();
			return;
		}
		const proof = (await shop.call(listTransferProofs, { query: {} }, operator)).find((one) => one.id === id)?.proofs.at(-1);
		const body = { reason: "The proof shows another amount" };
		if (proof) await shop.call(refuseTransferProof, {
			params: { id: proof.id },
			body
		}, operator);
	});
}
// src/demo/history/invent-history.ts
const SEED = 20261;
const BUYERS_A_DAY = [1.5, 1.9];
const PARTNERS = 3;
const USUAL_S = 25;
async function inventHistory(platform, options) {
	const bank = await findEmulatedGateway(platform.config.bank?.url);
	if (bank === void 0) return false;
	const stripe = await findEmulatedGateway(platform.config.variable("STRIPE_API_BASE"));
	const until = platform.clock.now().getTime();
	const since = until - options.days * DAY_MS;
	const progress = followProgress();
	const shop = await openHistoryShop(platform, {
		bank,
		stripe,
		since: new Date(since),
		secondsLeft: progress.secondsLeft
	});
	try {
		const onProgress = (percent) => {
			progress.reach(percent);
			options.onProgress(percent);
		};
		await live(shop, {
			...options,
			onProgress,
			since,
			until
		});
	} finally {
		await shop.close();
	}
	return true;
}
function followProgress() {
	const begun = performance.now();
	let reached = 0;
	return {
		reach(percent) {
			reached = percent;
		},
		secondsLeft() {
			if (reached < 5) return USUAL_S;
			const passed = performance.now() - begun;
			return Math.max(1, Math.ceil(passed * (100 - reached) / reached / 1e3));
		}
	};
}
async function live(shop, { owner, days, seed = SEED, onProgress, goOn = () => {}, since, until }) {
	const random = seededRandom(seed);
	await shop.moveTo(since);
	const agenda = createAgenda(shop.clock);
	const catalogue = await shop.call(listSubPlans, { query: {} });
	const world = {
		shop,
		agenda,
		random,
		since,
		until,
		team: await buildTeam(shop, owner),
		savesSince: savesSince(shop, {
			since,
			until
		}),
		products: catalogue.filter(({ active }) => active),
		buyers: []
	};
	await openShop(world);
	planAnnouncements(world, springNews);
	planTrouble(world);
	planTransfers(world);
	planRenewals(world);
	await planPeople(world, days);
	for (let moment = since + DAY_MS; moment <= until; moment += DAY_MS) agenda.at(moment, () => runDailyJobs(shop));
	await agenda.run(until, {
		async onStep(moment) {
			goOn();
			await shop.moveTo(moment);
			onProgress(Math.floor(100 * (moment - since) / (until - since)));
		},
		onError(err) {
			goOn();
			shop.platform.log.warn({ err }, "a step of the demo history failed");
		}
	});
	await shop.moveTo(until);
	await runDailyJobs(shop);
	await runLastJobs(shop);
	onProgress(100);
}
async function planPeople(world, days) {
	const { agenda, random, shop, since, until } = world;
	const passwordHash = await hashPassword(demoOwner.password);
	const nextPerson = createPeople(random);
	const partners = [];
	async function join(person, inviter) {
		const invitedBy = inviter?.code ?? null;
		const buyer = await shop.register(person, {
			passwordHash,
			invitedBy
		});
		await markDemoRow(shop.platform.db, {
			kind: "user",
			id: buyer.id,
			at: shop.clock.now()
		});
		world.buyers.push(buyer);
		return buyer;
	}
	async function newcomer() {
		const inviter = partners.length > 0 && random.chance(.3) ? random.pick(partners) : void 0;
		if (inviter !== void 0) await visitLink(world, inviter);
		const buyer = await join(nextPerson(), inviter);
		if (inviter === void 0 && random.chance(.35)) await comeFromCampaign(world, buyer);
		if (partners.length < PARTNERS && world.buyers.length % 4 === 3) await newPartner(buyer);
		if (random.chance(.12)) return;
		const promocode = random.weighted([
			[null, 72],
			[WELCOME, 18],
			["AUTUMN20", 9],
			["FREE100", 1]
		]);
		agenda.at(now(world) + random.whole(2, 50) * MINUTE_MS, () => order(world, buyer, {
			promocode,
			onPaid: followUp
		}));
	}
	function followUp(sale) {
		keepBuying(world, sale);
		maybeRefund(world, sale);
		maybeWriteToSupport(world, sale);
	}
	async function newPartner(buyer) {
		const partner = await becomePartner(world, buyer);
		partners.push(partner);
		planPayouts(world, partner, demoOwner.password);
		if (partners.length === 1) agenda.at(now(world) + 30 * DAY_MS, () => verify(world, partner));
	}
	agenda.at(since + 5 * MINUTE_MS, async () => {
		const buyer = await join({
			...stranger(random),
			...demoBuyer
		});
		await newPartner(buyer);
		planGifts(world, buyer);
		const [first, second, third] = world.products;
		const onPaid = (sale) => keepBuying(world, sale);
		agenda.at(until - 86 * DAY_MS, () => order(world, buyer, {
			product: first,
			plan: 1,
			gateway: "card",
			outcome: "pay",
			onPaid: (sale) => agenda.at(now(world) + DAY_MS, () => writeToSupport(world, sale))
		}));
		agenda.at(until - 40 * DAY_MS, () => order(world, buyer, {
			product: third,
			plan: 0,
			gateway: "paylume",
			outcome: "decline"
		}));
		const paid = {
			gateway: "card",
			outcome: "pay",
			onPaid
		};
		agenda.at(until - 40 * DAY_MS + HOUR_MS, () => order(world, buyer, {
			...paid,
			product: third,
			plan: 1,
			isRenewed: false
		}));
		agenda.at(until - 3 * DAY_MS, () => order(world, buyer, {
			...paid,
			product: second,
			plan: 0,
			isRenewed: true
		}));
	});
	for (let day = 0; day < days; day++) {
		const [from, to] = BUYERS_A_DAY;
		const share = day / Math.max(1, days - 1);
		const expected = (from + (to - from) * share) * random.between(.5, 1.5);
		const count = Math.floor(expected) + (random.chance(expected % 1) ? 1 : 0);
		for (let one = 0; one < count; one++) agenda.at(since + (day + dayTime(random.next())) * DAY_MS, newcomer);
		for (let visit = random.whole(1, 4); visit > 0; visit--) agenda.at(since + (day + random.next()) * DAY_MS, () => visitShop(world));
	}
	const midnight = Math.floor(until / DAY_MS) * DAY_MS;
	for (const moment of [
		.35,
		.55,
		.8
	].flatMap((share) => [midnight + (until - midnight) * share, midnight - DAY_MS * share])) agenda.at(moment, async () => {
		const buyer = await join(nextPerson());
		await order(world, buyer, {
			plan: 0,
			outcome: "pay",
			onPaid: followUp
		});
	});
}
function dayTime(share) {
	return .25 + .72 * share ** .85;
}
export { inventHistory };

//# sourceMappingURL=invent-history-8f8uswvQ.js.map