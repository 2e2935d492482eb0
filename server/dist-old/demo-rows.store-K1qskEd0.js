import { Dt as HOUR_MS, Et as DAY_MS, t as sql } from "./sql-C3kFww1T.js";
import { c as createTicketIn, n as addMacro } from "./macros-Bh-0lTmn.js";
// src/demo/promos.ts
function demoPromos(now) {
	return [
		{
			code: "AUTUMN20",
			discountPercent: 2e3,
			endsAt: autumnEnd(now),
			note: "In the announcement"
		},
		{
			code: "FREE100",
			discountPercent: 1e4,
			perUserLimit: 100,
			note: "Makes an order free"
		},
		{
			code: "SUMMER10",
			discountPercent: 1e3,
			endsAt: new Date(now.getTime() - 60 * DAY_MS),
			note: "Expired"
		},
		{
			code: "FIRST5",
			discountPercent: 500,
			maxUses: 0,
			note: "Used up"
		},
		{
			code: "ASKARA30",
			discountPercent: 3e3,
			product: "askara-pro",
			note: "Askara Pro only"
		}
	];
}
const AUTUMN_DAYS = 60;
function autumnEnd(now) {
	return new Date((Math.floor(now.getTime() / DAY_MS) + AUTUMN_DAYS + 1) * DAY_MS);
}
function autumnLastDay(now) {
	const [year, month, day] = new Date(autumnEnd(now).getTime() - DAY_MS).toISOString().slice(0, 10).split("-");
	return `${day}.${month}.${year}`;
}
// src/demo/announcement.ts
function demoAnnouncement(now) {
	const lastDay = autumnLastDay(now);
	return {
		title: "Autumn coupon: 20% off any plan",
		title_ru: "\u041E\u0441\u0435\u043D\u043D\u0438\u0439 \u043A\u0443\u043F\u043E\u043D: \u221220% \u043D\u0430 \u043B\u044E\u0431\u0443\u044E \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0443",
		description: `Enter <b>AUTUMN20</b> when you pay. Valid until ${lastDay}, once per account.`,
		description_ru: `\u0412\u0432\u0435\u0434\u0438\u0442\u0435 <b>AUTUMN20</b> \u043F\u0440\u0438 \u043E\u043F\u043B\u0430\u0442\u0435. \u041A\u0443\u043F\u043E\u043D \u0434\u0435\u0439\u0441\u0442\u0432\u0443\u0435\u0442 \u0434\u043E ${lastDay}, \u043E\u0434\u0438\u043D \u0440\u0430\u0437 \u043D\u0430 \u0430\u043A\u043A\u0430\u0443\u043D\u0442.`,
		button_text: "Activate coupon",
		button_text_ru: "\u0410\u043A\u0442\u0438\u0432\u0438\u0440\u043E\u0432\u0430\u0442\u044C \u043A\u0443\u043F\u043E\u043D",
		image: null,
		starts_at: now,
		ends_at: autumnEnd(now)
	};
}
// src/demo/macros.ts
const macros = [
	{
		name: "Greeting",
		action: null,
		body: "Hello, {username}. Thank you for contacting us. I am looking into it and will reply here.",
		body_ru: "\u0417\u0434\u0440\u0430\u0432\u0441\u0442\u0432\u0443\u0439\u0442\u0435, {username}! \u0421\u043F\u0430\u0441\u0438\u0431\u043E, \u0447\u0442\u043E \u043D\u0430\u043F\u0438\u0441\u0430\u043B\u0438. \u0420\u0430\u0437\u0431\u0438\u0440\u0430\u044E\u0441\u044C \u0438 \u043E\u0442\u0432\u0435\u0447\u0443 \u0437\u0434\u0435\u0441\u044C."
	},
	{
		name: "Where to see the status of a payment",
		action: null,
		body: "You can see every step on the page of the payment: open Payments and choose it.",
		body_ru: "\u041A\u0430\u0436\u0434\u044B\u0439 \u0448\u0430\u0433 \u043F\u043B\u0430\u0442\u0435\u0436\u0430 \u0432\u0438\u0434\u0435\u043D \u043D\u0430 \u0435\u0433\u043E \u0441\u0442\u0440\u0430\u043D\u0438\u0446\u0435: \u043E\u0442\u043A\u0440\u043E\u0439\u0442\u0435 \u0440\u0430\u0437\u0434\u0435\u043B \u00AB\u041F\u043B\u0430\u0442\u0435\u0436\u0438\u00BB \u0438 \u0432\u044B\u0431\u0435\u0440\u0438\u0442\u0435 \u043F\u043B\u0430\u0442\u0451\u0436."
	},
	{
		name: "Three days for an outage",
		action: {
			kind: "extend",
			days: 3
		},
		body: "We are sorry that {service} did not work. We have added {days} days: you have access until {until}.",
		body_ru: "\u041D\u0430\u043C \u0436\u0430\u043B\u044C, \u0447\u0442\u043E {service} \u043D\u0435 \u0440\u0430\u0431\u043E\u0442\u0430\u043B. \u041C\u044B \u0434\u043E\u0431\u0430\u0432\u0438\u043B\u0438 \u0434\u043D\u0438 ({days}), \u0434\u043E\u0441\u0442\u0443\u043F \u043E\u0442\u043A\u0440\u044B\u0442 \u0434\u043E {until}."
	},
	{
		name: "New link",
		action: { kind: "replace" },
		body: "You have a new link to {service}. You will find it on the dashboard, in the card of your subscription.",
		body_ru: "\u041C\u044B \u0437\u0430\u043C\u0435\u043D\u0438\u043B\u0438 \u0432\u0430\u0448\u0443 \u0441\u0441\u044B\u043B\u043A\u0443 \u043D\u0430 {service}. \u041D\u043E\u0432\u0430\u044F \u2014 \u0432 \u043A\u0430\u0431\u0438\u043D\u0435\u0442\u0435, \u0432 \u043A\u0430\u0440\u0442\u043E\u0447\u043A\u0435 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0438."
	},
	{
		name: "Full refund",
		action: {
			kind: "refund",
			percent: 100,
			method: "gateway",
			access: "revoke"
		},
		body: "We have started a refund of {amount} for {service}. The money returns to your original payment method, usually within a few days.",
		body_ru: "\u041C\u044B \u043D\u0430\u0447\u0430\u043B\u0438 \u0432\u043E\u0437\u0432\u0440\u0430\u0442 {amount} \u0437\u0430 {service}. \u0414\u0435\u043D\u044C\u0433\u0438 \u043F\u0440\u0438\u0434\u0443\u0442 \u0442\u0435\u043C \u0436\u0435 \u0441\u043F\u043E\u0441\u043E\u0431\u043E\u043C, \u043A\u043E\u0442\u043E\u0440\u044B\u043C \u0432\u044B \u043F\u043B\u0430\u0442\u0438\u043B\u0438, \u043E\u0431\u044B\u0447\u043D\u043E \u0437\u0430 \u043D\u0435\u0441\u043A\u043E\u043B\u044C\u043A\u043E \u0434\u043D\u0435\u0439."
	}
];
const demoMacroNames = macros.map(({ name }) => name);
async function loadDemoMacros(tx, platform) {
	for (const draft of macros) await addMacro(tx, platform, draft);
}
// src/demo/methods.ts
const demoMethods = [
	{
		gateway: "card",
		category: "worldwide",
		title: "International card",
		titleRu: "\u0417\u0430\u0440\u0443\u0431\u0435\u0436\u043D\u0430\u044F \u043A\u0430\u0440\u0442\u0430",
		description: "Any bank",
		descriptionRu: "\u041B\u044E\u0431\u043E\u0439 \u0431\u0430\u043D\u043A",
		icon: "card",
		feePercent: 350
	},
	{
		gateway: "usdt",
		category: "worldwide",
		title: "USDT \u00B7 TRC-20",
		titleRu: "USDT \u00B7 TRC-20",
		description: "Any wallet or exchange",
		descriptionRu: "\u041A\u043E\u0448\u0435\u043B\u0451\u043A \u0438\u043B\u0438 \u0431\u0438\u0440\u0436\u0430",
		icon: "coins",
		feePercent: 100
	},
	{
		gateway: "ton",
		category: "worldwide",
		title: "TON",
		titleRu: "TON",
		description: "Any TON wallet",
		descriptionRu: "\u041B\u044E\u0431\u043E\u0439 TON-\u043A\u043E\u0448\u0435\u043B\u0451\u043A",
		icon: "gem",
		feePercent: 0
	},
	{
		gateway: "paylume",
		category: "worldwide",
		title: "Paylume",
		titleRu: "Paylume",
		description: "Balance or linked card",
		descriptionRu: "\u0411\u0430\u043B\u0430\u043D\u0441 \u0438\u043B\u0438 \u043A\u0430\u0440\u0442\u0430",
		icon: "wallet",
		feePercent: 200
	},
	{
		gateway: "card-cis",
		category: "cis",
		title: "Bank card (CIS)",
		titleRu: "\u0411\u0430\u043D\u043A\u043E\u0432\u0441\u043A\u0430\u044F \u043A\u0430\u0440\u0442\u0430 (\u0421\u041D\u0413)",
		description: "Issued in CIS countries",
		descriptionRu: "\u0412\u044B\u043F\u0443\u0449\u0435\u043D\u0430 \u0432 \u0421\u041D\u0413",
		icon: "card",
		feePercent: 400
	},
	{
		gateway: "phone",
		category: "cis",
		title: "Transfer by phone",
		titleRu: "\u041F\u0435\u0440\u0435\u0432\u043E\u0434 \u043F\u043E \u043D\u043E\u043C\u0435\u0440\u0443",
		description: "Confirm in your bank app",
		descriptionRu: "\u0427\u0435\u0440\u0435\u0437 \u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u0435 \u0431\u0430\u043D\u043A\u0430",
		icon: "smartphone",
		feePercent: 0
	},
	{
		gateway: "fastpay",
		category: "cis",
		title: "Fastpay QR",
		titleRu: "Fastpay \u043F\u043E QR-\u043A\u043E\u0434\u0443",
		description: "Scan the code in your bank app",
		descriptionRu: "\u041E\u0442\u0441\u043A\u0430\u043D\u0438\u0440\u0443\u0439\u0442\u0435 \u043A\u043E\u0434 \u0432 \u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u0438 \u0431\u0430\u043D\u043A\u0430",
		icon: "bank",
		feePercent: 150
	}
];
const HOUR_S = 3600;
const demoProviderMethods = [
	{
		gateway: "stripe",
		provider: "stripe",
		category: "worldwide",
		title: "Stripe",
		titleRu: "Stripe",
		description: "Card or wallet",
		descriptionRu: "\u041A\u0430\u0440\u0442\u0430 \u0438\u043B\u0438 \u043A\u043E\u0448\u0435\u043B\u0451\u043A",
		icon: "card",
		feePercent: 350,
		chargeCurrency: "USD",
		paymentTimeoutS: HOUR_S
	},
	{
		gateway: "paypal",
		provider: "paypal",
		category: "worldwide",
		title: "PayPal",
		titleRu: "PayPal",
		description: "Balance or linked card",
		descriptionRu: "\u0411\u0430\u043B\u0430\u043D\u0441 \u0438\u043B\u0438 \u043A\u0430\u0440\u0442\u0430",
		icon: "wallet",
		feePercent: 400,
		chargeCurrency: "USD",
		paymentTimeoutS: HOUR_S
	},
	{
		gateway: "nowpayments",
		provider: "nowpayments",
		category: "worldwide",
		title: "Cryptocurrency",
		titleRu: "\u041A\u0440\u0438\u043F\u0442\u043E\u0432\u0430\u043B\u044E\u0442\u0430",
		description: "Any coin that NOWPayments accepts",
		descriptionRu: "\u041B\u044E\u0431\u0430\u044F \u043C\u043E\u043D\u0435\u0442\u0430 NOWPayments",
		icon: "coins",
		feePercent: 100,
		chargeCurrency: "USD",
		paymentTimeoutS: HOUR_S
	},
	{
		gateway: "yookassa",
		provider: "yookassa",
		category: "cis",
		title: "YooKassa",
		titleRu: "\u042EKassa",
		description: "Card, wallet or bank app",
		descriptionRu: "\u041A\u0430\u0440\u0442\u0430, \u043A\u043E\u0448\u0435\u043B\u0451\u043A \u0438\u043B\u0438 \u0431\u0430\u043D\u043A",
		icon: "bank",
		feePercent: 350,
		chargeCurrency: "RUB",
		paymentTimeoutS: HOUR_S
	},
	{
		gateway: "tbank",
		provider: "tbank",
		category: "cis",
		title: "T-Bank",
		titleRu: "\u0422-\u0411\u0430\u043D\u043A",
		description: "Card of any Russian bank",
		descriptionRu: "\u041A\u0430\u0440\u0442\u0430 \u0440\u043E\u0441\u0441\u0438\u0439\u0441\u043A\u043E\u0433\u043E \u0431\u0430\u043D\u043A\u0430",
		icon: "card",
		feePercent: 300,
		chargeCurrency: "RUB",
		paymentTimeoutS: HOUR_S
	},
	{
		gateway: "sbp",
		provider: "tbank",
		category: "cis",
		title: "Fast Payment System",
		titleRu: "\u0421\u0411\u041F",
		description: "QR code, through T-Bank",
		descriptionRu: "\u041F\u043E QR-\u043A\u043E\u0434\u0443, \u0447\u0435\u0440\u0435\u0437 \u0422-\u0411\u0430\u043D\u043A",
		icon: "smartphone",
		feePercent: 100,
		chargeCurrency: "RUB",
		option: "sbp",
		paymentTimeoutS: HOUR_S
	},
	{
		gateway: "transfer",
		provider: "transfer",
		category: "cis",
		title: "Bank transfer",
		titleRu: "\u0411\u0430\u043D\u043A\u043E\u0432\u0441\u043A\u0438\u0439 \u043F\u0435\u0440\u0435\u0432\u043E\u0434",
		description: "Sent from your bank, checked by our team",
		descriptionRu: "\u0418\u0437 \u043F\u0440\u0438\u043B\u043E\u0436\u0435\u043D\u0438\u044F \u0431\u0430\u043D\u043A\u0430, \u043F\u0440\u043E\u0432\u0435\u0440\u044F\u0435\u043C \u0432\u0440\u0443\u0447\u043D\u0443\u044E",
		icon: "phone",
		feePercent: 0,
		chargeCurrency: "RUB",
		paymentTimeoutS: 24 * HOUR_S
	}
];
// src/demo/products.ts
const demoProducts = [
	{
		slug: "askara-pro",
		title: "Askara Pro",
		description: "AI assistant for writing, research and everyday questions.",
		descriptionRu: "\u0418\u0418-\u043F\u043E\u043C\u043E\u0449\u043D\u0438\u043A \u0434\u043B\u044F \u0442\u0435\u043A\u0441\u0442\u043E\u0432, \u0438\u0441\u0441\u043B\u0435\u0434\u043E\u0432\u0430\u043D\u0438\u0439 \u0438 \u043F\u043E\u0432\u0441\u0435\u0434\u043D\u0435\u0432\u043D\u044B\u0445 \u0432\u043E\u043F\u0440\u043E\u0441\u043E\u0432.",
		services: ["askara"],
		plans: [
			[1, 490],
			[3, 1290],
			[12, 4400]
		]
	},
	{
		slug: "kinovo-premium",
		title: "Kinovo Premium",
		description: "Films and series in 4K on up to four screens.",
		descriptionRu: "\u0424\u0438\u043B\u044C\u043C\u044B \u0438 \u0441\u0435\u0440\u0438\u0430\u043B\u044B \u0432 4K, \u0434\u043E \u0447\u0435\u0442\u044B\u0440\u0451\u0445 \u044D\u043A\u0440\u0430\u043D\u043E\u0432 \u043E\u0434\u043D\u043E\u0432\u0440\u0435\u043C\u0435\u043D\u043D\u043E.",
		services: ["kinovo"],
		plans: [
			[1, 350],
			[6, 1890],
			[12, 3360]
		]
	},
	{
		slug: "creator-set",
		title: "Creator set",
		titleRu: "\u041D\u0430\u0431\u043E\u0440 \u0430\u0432\u0442\u043E\u0440\u0430",
		description: "Interface design, video editing and image generation in one plan.",
		descriptionRu: "\u0414\u0438\u0437\u0430\u0439\u043D \u0438\u043D\u0442\u0435\u0440\u0444\u0435\u0439\u0441\u043E\u0432, \u0432\u0438\u0434\u0435\u043E\u043C\u043E\u043D\u0442\u0430\u0436 \u0438 \u0433\u0435\u043D\u0435\u0440\u0430\u0446\u0438\u044F \u0438\u0437\u043E\u0431\u0440\u0430\u0436\u0435\u043D\u0438\u0439 \u0432 \u043E\u0434\u043D\u043E\u0439 \u043F\u043E\u0434\u043F\u0438\u0441\u043A\u0435.",
		services: [
			"framic",
			"linkra",
			"dunora"
		],
		plans: [
			[1, 990],
			[3, 2690],
			[12, 9480]
		]
	},
	{
		slug: "veilnet-vpn",
		title: "Veilnet VPN",
		description: "Private connection in 46 countries for five devices.",
		descriptionRu: "\u0417\u0430\u0449\u0438\u0449\u0451\u043D\u043D\u043E\u0435 \u0441\u043E\u0435\u0434\u0438\u043D\u0435\u043D\u0438\u0435 \u0432 46 \u0441\u0442\u0440\u0430\u043D\u0430\u0445 \u0434\u043B\u044F \u043F\u044F\u0442\u0438 \u0443\u0441\u0442\u0440\u043E\u0439\u0441\u0442\u0432.",
		services: ["veilnet"],
		plans: [
			[1, 240],
			[6, 1260],
			[12, 2160]
		]
	},
	{
		slug: "tonvale-family",
		title: "Tonvale Family",
		description: "Music and podcasts without ads for six people.",
		descriptionRu: "\u041C\u0443\u0437\u044B\u043A\u0430 \u0438 \u043F\u043E\u0434\u043A\u0430\u0441\u0442\u044B \u0431\u0435\u0437 \u0440\u0435\u043A\u043B\u0430\u043C\u044B \u0434\u043B\u044F \u0448\u0435\u0441\u0442\u0438 \u0447\u0435\u043B\u043E\u0432\u0435\u043A.",
		services: ["tonvale"],
		plans: [
			[1, 290],
			[3, 790],
			[12, 2760]
		]
	},
	{
		slug: "codelark",
		title: "Codelark",
		description: "Code completion and review inside your editor.",
		descriptionRu: "\u041F\u043E\u0434\u0441\u043A\u0430\u0437\u043A\u0438 \u0438 \u043F\u0440\u043E\u0432\u0435\u0440\u043A\u0430 \u043A\u043E\u0434\u0430 \u043F\u0440\u044F\u043C\u043E \u0432 \u0440\u0435\u0434\u0430\u043A\u0442\u043E\u0440\u0435.",
		services: ["codelark"],
		plans: [
			[1, 650],
			[3, 1790],
			[12, 6240]
		],
		inactive: true
	},
	{
		slug: "lexiro-plus",
		title: "Lexiro Plus",
		description: "Language courses with daily speaking practice.",
		descriptionRu: "\u041A\u0443\u0440\u0441\u044B \u044F\u0437\u044B\u043A\u043E\u0432 \u0441 \u0435\u0436\u0435\u0434\u043D\u0435\u0432\u043D\u043E\u0439 \u0440\u0430\u0437\u0433\u043E\u0432\u043E\u0440\u043D\u043E\u0439 \u043F\u0440\u0430\u043A\u0442\u0438\u043A\u043E\u0439.",
		services: ["lexiro"],
		plans: [
			[1, 320],
			[6, 1690],
			[12, 3e3]
		]
	},
	{
		slug: "stashbay-2tb",
		title: "Stashbay 2 TB",
		titleRu: "Stashbay 2 \u0422\u0411",
		description: "Cloud storage with file history and shared folders.",
		descriptionRu: "\u041E\u0431\u043B\u0430\u043A\u043E \u0441 \u0438\u0441\u0442\u043E\u0440\u0438\u0435\u0439 \u0432\u0435\u0440\u0441\u0438\u0439 \u0438 \u043E\u0431\u0449\u0438\u043C\u0438 \u043F\u0430\u043F\u043A\u0430\u043C\u0438.",
		services: ["stashbay"],
		plans: [
			[1, 390],
			[3, 1090],
			[12, 3960]
		]
	},
	{
		slug: "reader-and-focus",
		title: "Reader and focus",
		titleRu: "\u041A\u043D\u0438\u0433\u0438 \u0438 \u0444\u043E\u043A\u0443\u0441",
		description: "Books, audiobooks and a focus timer for the whole day.",
		descriptionRu: "\u041A\u043D\u0438\u0433\u0438, \u0430\u0443\u0434\u0438\u043E\u043A\u043D\u0438\u0433\u0438 \u0438 \u0442\u0430\u0439\u043C\u0435\u0440 \u043A\u043E\u043D\u0446\u0435\u043D\u0442\u0440\u0430\u0446\u0438\u0438 \u043D\u0430 \u0432\u0435\u0441\u044C \u0434\u0435\u043D\u044C.",
		services: ["pagero", "tempora"],
		plans: [
			[1, 440],
			[6, 2340],
			[12, 4200]
		]
	},
	{
		slug: "draftwell-team",
		title: "Draftwell Team",
		description: "Interface design and prototypes that a whole team edits at once.",
		descriptionRu: "\u0414\u0438\u0437\u0430\u0439\u043D \u0438\u043D\u0442\u0435\u0440\u0444\u0435\u0439\u0441\u043E\u0432 \u0438 \u043F\u0440\u043E\u0442\u043E\u0442\u0438\u043F\u044B, \u043A\u043E\u0442\u043E\u0440\u044B\u0435 \u043A\u043E\u043C\u0430\u043D\u0434\u0430 \u043F\u0440\u0430\u0432\u0438\u0442 \u0432\u043C\u0435\u0441\u0442\u0435.",
		services: ["framic"],
		plans: [[1, 590], [12, 5640]]
	},
	{
		slug: "notelo",
		title: "Notelo",
		description: "Notes, lists and plans that find each other by themselves.",
		descriptionRu: "\u0417\u0430\u043C\u0435\u0442\u043A\u0438, \u0441\u043F\u0438\u0441\u043A\u0438 \u0438 \u043F\u043B\u0430\u043D\u044B, \u043A\u043E\u0442\u043E\u0440\u044B\u0435 \u0441\u0430\u043C\u0438 \u043D\u0430\u0445\u043E\u0434\u044F\u0442 \u0434\u0440\u0443\u0433 \u0434\u0440\u0443\u0433\u0430.",
		services: ["notelo"],
		plans: [
			[1, 210],
			[3, 570],
			[12, 1980]
		]
	},
	{
		slug: "study-desk",
		title: "Study desk",
		titleRu: "\u0423\u0447\u0435\u0431\u043D\u044B\u0439 \u0441\u0442\u043E\u043B",
		description: "Languages, notes, writing and a focus timer for one exam season or a whole year.",
		descriptionRu: "\u042F\u0437\u044B\u043A\u0438, \u0437\u0430\u043C\u0435\u0442\u043A\u0438, \u0442\u0435\u043A\u0441\u0442\u044B \u0438 \u0442\u0430\u0439\u043C\u0435\u0440 \u043A\u043E\u043D\u0446\u0435\u043D\u0442\u0440\u0430\u0446\u0438\u0438 \u043D\u0430 \u043E\u0434\u043D\u0443 \u0441\u0435\u0441\u0441\u0438\u044E \u0438\u043B\u0438 \u043D\u0430 \u0432\u0435\u0441\u044C \u0433\u043E\u0434.",
		services: [
			"lexiro",
			"notelo",
			"inkterm",
			"tempora"
		],
		plans: [
			[1, 790],
			[3, 2130],
			[6, 3990],
			[12, 7200]
		]
	},
	{
		slug: "plusgame-pass",
		title: "Plusgame Pass",
		description: "More than 300 games to play in the browser or on a console.",
		descriptionRu: "\u0411\u043E\u043B\u0435\u0435 300 \u0438\u0433\u0440 \u0432 \u0431\u0440\u0430\u0443\u0437\u0435\u0440\u0435 \u0438\u043B\u0438 \u043D\u0430 \u043F\u0440\u0438\u0441\u0442\u0430\u0432\u043A\u0435.",
		services: ["plusgame"],
		plans: [
			[1, 690],
			[3, 1890],
			[12, 6600]
		]
	},
	{
		slug: "hexora-vault",
		title: "Hexora Vault",
		description: "Passwords and documents of the whole family, protected on every device.",
		descriptionRu: "\u041F\u0430\u0440\u043E\u043B\u0438 \u0438 \u0434\u043E\u043A\u0443\u043C\u0435\u043D\u0442\u044B \u0432\u0441\u0435\u0439 \u0441\u0435\u043C\u044C\u0438 \u043F\u043E\u0434 \u0437\u0430\u0449\u0438\u0442\u043E\u0439 \u043D\u0430 \u043A\u0430\u0436\u0434\u043E\u043C \u0443\u0441\u0442\u0440\u043E\u0439\u0441\u0442\u0432\u0435.",
		services: ["hexora"],
		plans: [[1, 180], [12, 1800]]
	},
	{
		slug: "inkterm",
		title: "Inkterm",
		description: "A calm writing desk with spelling and style checks.",
		descriptionRu: "\u0421\u043F\u043E\u043A\u043E\u0439\u043D\u044B\u0439 \u0440\u0435\u0434\u0430\u043A\u0442\u043E\u0440 \u0442\u0435\u043A\u0441\u0442\u043E\u0432 \u0441 \u043F\u0440\u043E\u0432\u0435\u0440\u043A\u043E\u0439 \u043E\u0440\u0444\u043E\u0433\u0440\u0430\u0444\u0438\u0438 \u0438 \u0441\u0442\u0438\u043B\u044F.",
		services: ["inkterm"],
		plans: [
			[1, 260],
			[6, 1380],
			[12, 2400]
		]
	},
	{
		slug: "fitride-coach",
		title: "Fitride Coach",
		description: "Training plans for running, cycling and strength at home.",
		descriptionRu: "\u041F\u043B\u0430\u043D\u044B \u0442\u0440\u0435\u043D\u0438\u0440\u043E\u0432\u043E\u043A: \u0431\u0435\u0433, \u0432\u0435\u043B\u043E\u0441\u0438\u043F\u0435\u0434 \u0438 \u0441\u0438\u043B\u043E\u0432\u044B\u0435 \u0434\u043E\u043C\u0430.",
		services: ["fitride"],
		plans: [
			[1, 420],
			[3, 1140],
			[6, 2160]
		]
	},
	{
		slug: "tessera-photo",
		title: "Tessera Photo",
		description: "Photo editing, presets and albums for print.",
		descriptionRu: "\u041E\u0431\u0440\u0430\u0431\u043E\u0442\u043A\u0430 \u0444\u043E\u0442\u043E\u0433\u0440\u0430\u0444\u0438\u0439, \u043F\u0440\u0435\u0441\u0435\u0442\u044B \u0438 \u0430\u043B\u044C\u0431\u043E\u043C\u044B \u0434\u043B\u044F \u043F\u0435\u0447\u0430\u0442\u0438.",
		services: ["tessera"],
		plans: [
			[1, 480],
			[3, 1320],
			[12, 4680]
		]
	},
	{
		slug: "mailora-business",
		title: "Mailora Business",
		description: "Mail on your own domain with a calendar and 100 GB.",
		descriptionRu: "\u041F\u043E\u0447\u0442\u0430 \u043D\u0430 \u0441\u0432\u043E\u0451\u043C \u0434\u043E\u043C\u0435\u043D\u0435, \u043A\u0430\u043B\u0435\u043D\u0434\u0430\u0440\u044C \u0438 100 \u0413\u0411.",
		services: ["mailora"],
		plans: [[1, 230], [12, 2280]]
	},
	{
		slug: "orbita-sky",
		title: "Orbita Sky",
		description: "A map of the night sky and alerts for everything worth seeing.",
		descriptionRu: "\u041A\u0430\u0440\u0442\u0430 \u043D\u043E\u0447\u043D\u043E\u0433\u043E \u043D\u0435\u0431\u0430 \u0438 \u043D\u0430\u043F\u043E\u043C\u0438\u043D\u0430\u043D\u0438\u044F \u043E\u0431\u043E \u0432\u0441\u0451\u043C, \u0447\u0442\u043E \u0441\u0442\u043E\u0438\u0442 \u0443\u0432\u0438\u0434\u0435\u0442\u044C.",
		services: ["orbita"],
		plans: [
			[1, 150],
			[6, 780],
			[12, 1440]
		],
		inactive: true
	},
	{
		slug: "dawnery-calm",
		title: "Dawnery Calm",
		description: "Meditations, sleep stories and a gentle alarm clock.",
		descriptionRu: "\u041C\u0435\u0434\u0438\u0442\u0430\u0446\u0438\u0438, \u0438\u0441\u0442\u043E\u0440\u0438\u0438 \u0434\u043B\u044F \u0441\u043D\u0430 \u0438 \u043C\u044F\u0433\u043A\u0438\u0439 \u0431\u0443\u0434\u0438\u043B\u044C\u043D\u0438\u043A.",
		services: ["dawnery"],
		plans: [
			[1, 270],
			[3, 720],
			[12, 2520]
		]
	},
	{
		slug: "cloudry-backup",
		title: "Cloudry Backup",
		description: "Automatic copies of two computers and three phones.",
		descriptionRu: "\u0410\u0432\u0442\u043E\u043C\u0430\u0442\u0438\u0447\u0435\u0441\u043A\u0438\u0435 \u043A\u043E\u043F\u0438\u0438 \u0434\u0432\u0443\u0445 \u043A\u043E\u043C\u043F\u044C\u044E\u0442\u0435\u0440\u043E\u0432 \u0438 \u0442\u0440\u0451\u0445 \u0442\u0435\u043B\u0435\u0444\u043E\u043D\u043E\u0432.",
		services: ["cloudry"],
		plans: [
			[1, 310],
			[6, 1680],
			[12, 3120]
		]
	},
	{
		slug: "statora-insight",
		title: "Statora Insight",
		description: "Reports and dashboards from your spreadsheets in minutes.",
		descriptionRu: "\u041E\u0442\u0447\u0451\u0442\u044B \u0438 \u0433\u0440\u0430\u0444\u0438\u043A\u0438 \u0438\u0437 \u0432\u0430\u0448\u0438\u0445 \u0442\u0430\u0431\u043B\u0438\u0446 \u0437\u0430 \u043D\u0435\u0441\u043A\u043E\u043B\u044C\u043A\u043E \u043C\u0438\u043D\u0443\u0442.",
		services: ["statora"],
		plans: [
			[1, 890],
			[3, 2430],
			[12, 8640]
		]
	},
	{
		slug: "audiola-stories",
		title: "Audiola Stories",
		description: "Audiobooks and radio plays, ten new ones every week.",
		descriptionRu: "\u0410\u0443\u0434\u0438\u043E\u043A\u043D\u0438\u0433\u0438 \u0438 \u0440\u0430\u0434\u0438\u043E\u0441\u043F\u0435\u043A\u0442\u0430\u043A\u043B\u0438, \u0434\u0435\u0441\u044F\u0442\u044C \u043D\u043E\u0432\u0438\u043D\u043E\u043A \u043A\u0430\u0436\u0434\u0443\u044E \u043D\u0435\u0434\u0435\u043B\u044E.",
		services: ["audiola"],
		plans: [
			[1, 330],
			[3, 900],
			[12, 3240]
		]
	},
	{
		slug: "tempora-focus",
		title: "Tempora Focus",
		description: "A focus timer with quiet sounds and honest statistics.",
		descriptionRu: "\u0422\u0430\u0439\u043C\u0435\u0440 \u043A\u043E\u043D\u0446\u0435\u043D\u0442\u0440\u0430\u0446\u0438\u0438 \u0441 \u0442\u0438\u0445\u0438\u043C\u0438 \u0437\u0432\u0443\u043A\u0430\u043C\u0438 \u0438 \u0447\u0435\u0441\u0442\u043D\u043E\u0439 \u0441\u0442\u0430\u0442\u0438\u0441\u0442\u0438\u043A\u043E\u0439.",
		services: ["tempora"],
		plans: [
			[1, 120],
			[6, 630],
			[12, 1080]
		]
	}
];
// src/demo/services.ts
const demoServices = [
	{
		slug: "askara",
		title: "Askara",
		inventory: "template"
	},
	{
		slug: "kinovo",
		title: "Kinovo",
		inventory: "unique"
	},
	{
		slug: "framic",
		title: "Draftwell",
		inventory: "template"
	},
	{
		slug: "linkra",
		title: "Sceneloop",
		inventory: "shared"
	},
	{
		slug: "dunora",
		title: "Imagora",
		inventory: "template"
	},
	{
		slug: "veilnet",
		title: "Veilnet",
		inventory: "unique"
	},
	{
		slug: "tonvale",
		title: "Tonvale",
		inventory: "shared"
	},
	{
		slug: "codelark",
		title: "Codelark",
		inventory: "template"
	},
	{
		slug: "lexiro",
		title: "Lexiro",
		inventory: "template"
	},
	{
		slug: "stashbay",
		title: "Stashbay",
		inventory: "unique",
		content: "account",
		replacements: 1
	},
	{
		slug: "pagero",
		title: "Pagero",
		inventory: "shared"
	},
	{
		slug: "tempora",
		title: "Tempora",
		inventory: "template"
	},
	{
		slug: "notelo",
		title: "Notelo",
		inventory: "template"
	},
	{
		slug: "inkterm",
		title: "Inkterm",
		inventory: "template"
	},
	{
		slug: "mailora",
		title: "Mailora",
		inventory: "template"
	},
	{
		slug: "orbita",
		title: "Orbita",
		inventory: "shared"
	},
	{
		slug: "plusgame",
		title: "Plusgame",
		inventory: "unique",
		content: "code",
		replacements: 2
	},
	{
		slug: "hexora",
		title: "Hexora",
		inventory: "template"
	},
	{
		slug: "statora",
		title: "Statora",
		inventory: "template"
	},
	{
		slug: "tessera",
		title: "Tessera",
		inventory: "shared"
	},
	{
		slug: "fitride",
		title: "Fitride",
		inventory: "shared",
		content: "text"
	},
	{
		slug: "dawnery",
		title: "Dawnery",
		inventory: "shared"
	},
	{
		slug: "cloudry",
		title: "Cloudry",
		inventory: "unique",
		content: "file",
		replacements: 1
	},
	{
		slug: "audiola",
		title: "Audiola",
		inventory: "shared"
	}
];
// src/demo/demo-data.store.ts
async function lockDemo(tx) {
	await sql`select pg_advisory_xact_lock(hashtext('load-demo'))`.execute(tx);
}
async function hasProducts(db) {
	return await db.selectFrom("products").select("id").limit(1).executeTakeFirst() !== void 0;
}
async function insertServices(tx, services) {
	const rows = await tx.insertInto("services").values(services).returning(["id", "slug"]).execute();
	return new Map(rows.map(({ id, slug }) => [slug, id]));
}
async function insertProducts(tx, products) {
	const rows = await tx.insertInto("products").values(products).returning(["id", "slug"]).execute();
	return new Map(rows.map(({ id, slug }) => [slug, id]));
}
async function insertProductServices(tx, rows) {
	await tx.insertInto("product_services").values(rows).execute();
}
async function insertPrices(tx, rows) {
	await tx.insertInto("prices").values(rows).execute();
}
async function insertPromo(tx, promo, productId) {
	const { id } = await tx.insertInto("promo_codes").values(promo).returning("id").executeTakeFirstOrThrow();
	if (productId === void 0) return;
	const row = {
		promo_code_id: id,
		product_id: productId
	};
	await tx.insertInto("promo_code_products").values(row).execute();
}
async function insertAnnouncement(tx, row) {
	await tx.insertInto("announcements").values(row).execute();
}
async function insertUser(tx, row) {
	await tx.insertInto("users").values(row).execute();
}
// src/demo/tickets.ts
const people = [{
	username: "anna.levina",
	hoursAgo: 2,
	title: "Payment sent, status is \u201CNot paid\u201D",
	message: "I paid for Askara Pro by phone transfer, but the status is still \u201CNot paid\u201D. The amount was $10.32."
}, {
	username: "t.okafor",
	hoursAgo: 1,
	title: "Where is my coupon",
	message: "The banner is gone. Can I still use AUTUMN20?"
}];
const demoPeople = people.map(({ username }) => ({
	username,
	email: `${username}@sesame.example`
}));
async function loadDemoTickets(tx, { clock, config, ids }) {
	for (const { username, hoursAgo, title, message } of people) {
		const at = new Date(clock.now().getTime() - hoursAgo * HOUR_MS);
		const id = ids.uuid();
		await insertUser(tx, {
			id,
			email: `${username}@sesame.example`,
			username,
			username_key: username,
			password_hash: null,
			image_url: null,
			trc20_address: null,
			tg_first_name: null,
			tg_last_name: null,
			coupon: null,
			created_at: at
		});
		await createTicketIn(tx, {
			config,
			ids,
			clock: { now: () => at }
		}, id, {
			title,
			header_message: message
		});
	}
}
// src/demo/demo-rows.store.ts
async function markDemoRows(tx, ownerId, { at, now }) {
	const methods = [...demoMethods, ...demoProviderMethods].map(({ gateway }) => gateway);
	const marks = [
		sql`select 'operator', ${ownerId}::text`,
		sql`select 'promo', id::text from promo_codes
      where code_key = any(${demoPromos(now).map(({ code }) => code.toUpperCase())})`,
		sql`select 'method', gateway from payment_methods where gateway = any(${methods})`,
		sql`select 'product', id::text from products where slug = any(${demoProducts.map(({ slug }) => slug)})`,
		sql`select 'service', id::text from services where slug = any(${demoServices.map(({ slug }) => slug)})`,
		sql`select 'announcement', id::text from announcements where title = ${demoAnnouncement(now).title}`,
		sql`select 'user', id::text from users where email = any(${demoPeople.map(({ email }) => email)})`,
		sql`select 'macro', id::text from macros where name = any(${demoMacroNames})`
	];
	for (const mark of marks) await sql`
      insert into demo_rows (kind, id, created_at)
      select found.*, ${at}::timestamptz from (${mark}) found where true on conflict do nothing`.execute(tx);
}
async function markDemoRow(tx, { kind, id, at }) {
	await tx.insertInto("demo_rows").values({
		kind,
		id,
		created_at: at
	}).execute();
}
async function hasHistory(db) {
	const { rows } = await sql`
    select 1 from demo_rows d join payments p on p.user_id::text = d.id and p.captured_cents > 0
    where d.kind = 'user' limit 1`.execute(db);
	return rows.length > 0;
}
async function listDemoRows(db) {
	const { rows } = await sql`
    select d.kind, d.id, d.created_at, case d.kind
      when 'operator' then (select email from operators where id::text = d.id)
      when 'promo' then (select code from promo_codes where id::text = d.id)
      when 'method' then (select title from payment_methods where gateway = d.id)
      when 'product' then (select title from products where id::text = d.id)
      when 'service' then (select title from services where id::text = d.id)
      when 'announcement' then (select title from announcements where id::text = d.id)
      when 'user' then (select username from users where id::text = d.id)
      when 'macro' then (select name from macros where id::text = d.id)
    end as name
    from demo_rows d order by d.kind, name`.execute(db);
	return rows;
}
async function sumInventedBalances(db) {
	const { rows } = await sql`
    select coalesce((
        select sum(c.amount_cents - c.reversed_cents) from commissions c
        join payments p on p.id = c.payment_id where p.provider = 'bank' and c.mode = 'base'), 0)
      + coalesce((
        select sum(h.amount_cents) from credit_holds h
        join payments p on p.id = h.payment_id where p.provider = 'bank'), 0) as cents`.execute(db);
	return Number(rows[0]?.cents ?? 0);
}
async function countDemoPayments(db) {
	const { rows } = await sql`
    select count(*)::integer as count from payments where provider = 'bank' and captured_cents > 0`.execute(db);
	return rows[0]?.count ?? 0;
}
const removals = {
	async operator(tx, { id }, at) {
		await sql`delete from operator_sessions where operator_id = ${id}::uuid`.execute(tx);
		await sql`delete from owner_links where operator_id = ${id}::uuid`.execute(tx);
		await sql`update operators set disabled_at = coalesce(disabled_at, ${at}) where id = ${id}::uuid`.execute(tx);
	},
	async promo(tx, { id }) {
		await sql`update promo_codes set active = false where id = ${id}::integer`.execute(tx);
	},
	async method(tx, { id }) {
		await sql`update payment_methods set enabled = false where gateway = ${id}`.execute(tx);
	},
	async product(tx, { id }, at) {
		await sql`
        update products set active = false, archived_at = coalesce(archived_at, ${at})
        where id = ${id}::integer`.execute(tx);
	},
	async service(tx, { id, created_at: loadedAt }, at) {
		await sql`
        update inventory_items set retired_at = coalesce(retired_at, ${at})
        where service_id = ${id}::integer and created_at = ${loadedAt}`.execute(tx);
		await sql`update services set referral = false where id = ${id}::integer`.execute(tx);
	},
	async announcement(tx, { id }, at) {
		await sql`
        update announcements set archived_at = coalesce(archived_at, ${at}) where id = ${id}::integer`.execute(tx);
	},
	async user(tx, { id }, at) {
		await sql`update users set blocked_at = coalesce(blocked_at, ${at}) where id = ${id}::uuid`.execute(tx);
	},
	async macro(tx, { id }) {
		await sql`delete from macros where id = ${id}::uuid`.execute(tx);
	}
};
async function deleteIfUnused(tx, { kind, id }) {
	const statements = deletions[kind]?.(id);
	if (statements === void 0) return false;
	await sql`savepoint demo_row`.execute(tx);
	try {
		for (const statement of statements) await statement.execute(tx);
		await sql`release savepoint demo_row`.execute(tx);
		return true;
	} catch (error) {
		if (!isReferenced(error)) throw error;
		await sql`rollback to savepoint demo_row`.execute(tx);
		return false;
	}
}
const deletions = {
	promo: (id) => [sql`delete from promo_code_products where promo_code_id = ${id}::integer`, sql`delete from promo_codes where id = ${id}::integer`],
	method: (id) => [sql`delete from payment_methods where gateway = ${id}`],
	user: (id) => [sql`delete from tickets where user_id = ${id}::uuid`, sql`delete from users where id = ${id}::uuid`]
};
function isReferenced(error) {
	const code = error instanceof Error && "code" in error ? error.code : void 0;
	return code === "23503" || code === "23001";
}
async function deleteDemoRows(tx) {
	await tx.deleteFrom("demo_rows").execute();
}
export { loadDemoMacros as C, demoProviderMethods as S, demoPromos as T, insertServices as _, listDemoRows as a, demoProducts as b, removals as c, hasProducts as d, insertAnnouncement as f, insertPromo as g, insertProducts as h, hasHistory as i, sumInventedBalances as l, insertProductServices as m, deleteDemoRows as n, markDemoRow as o, insertPrices as p, deleteIfUnused as r, markDemoRows as s, countDemoPayments as t, loadDemoTickets as u, lockDemo as v, demoAnnouncement as w, demoMethods as x, demoServices as y };

//# sourceMappingURL=demo-rows.store-K1qskEd0.js.map