import { AsyncLocalStorage } from "node:async_hooks";
// src/platform/telemetry/tracing/payment-trace.ts
function traceIdOf(paymentId) {
	return paymentId.replaceAll("-", "").toLowerCase();
}
function rootSpanIdOf(paymentId) {
	return traceIdOf(paymentId).slice(16);
}
// src/platform/telemetry/tracing/unit.ts
const scopes = new AsyncLocalStorage();
const NO_STEP = { set() {} };
const STEPS_MAX = 200;
var Unit = class {
	traces;
	about;
	options;
	startMs;
	startedAt;
	payment;
	isRoot = false;
	traceId;
	spanId;
	attributes;
	steps;
	dropped = 0;
	hasEnded = false;
	constructor(options) {
		this.options = options;
		this.traces = options.traces;
		this.about = options.about;
		this.payment = options.payment;
		this.traceId = options.under?.traceId;
		this.startMs = options.traces === void 0 ? 0 : Date.now();
		this.startedAt = options.traces === void 0 ? 0 : performance.now();
	}
	run(work) {
		return scopes.run({
			unit: this,
			spanId: void 0
		}, work);
	}
	isAbout(payment) {
		return this.payment === payment;
	}
	get paymentId() {
		return this.payment;
	}
	follow(payment) {
		this.payment ??= payment;
	}
	begin(payment) {
		if (this.payment !== void 0 && !this.isRoot) return;
		this.payment = payment;
		this.isRoot = true;
	}
	set(attributes) {
		if (this.traces !== void 0) this.attributes = {
			...this.attributes,
			...attributes
		};
	}
	context() {
		if (this.traces === void 0) return void 0;
		const { payment } = this;
		if (payment !== void 0 && this.isRoot) return {
			traceId: traceIdOf(payment),
			spanId: rootSpanIdOf(payment)
		};
		this.spanId ??= this.traces.newSpanId();
		if (payment !== void 0) return {
			traceId: traceIdOf(payment),
			spanId: this.spanId
		};
		this.traceId ??= this.traces.newTraceId();
		return {
			traceId: this.traceId,
			spanId: this.spanId
		};
	}
	open(name, kind, parentSpanId) {
		const { traces } = this;
		if (traces === void 0 || this.hasEnded) return void 0;
		const spanId = traces.newSpanId();
		const startMs = this.now();
		let attributes = {};
		return {
			spanId,
			set(more) {
				attributes = {
					...attributes,
					...more
				};
			},
			close: (isFailed) => {
				if (this.hasEnded) return;
				this.steps ??= [];
				if (this.steps.length >= STEPS_MAX) {
					this.dropped += 1;
					return;
				}
				const endMs = this.now();
				this.steps.push({
					name,
					kind,
					spanId,
					parentSpanId,
					startMs,
					endMs,
					attributes,
					isFailed
				});
			}
		};
	}
	end({ name, attributes, isFailed = false, isQuiet = false }) {
		const { traces, payment, steps = [] } = this;
		if (traces === void 0 || this.hasEnded) return;
		this.hasEnded = true;
		this.steps = void 0;
		const context = this.context();
		if (context === void 0 || !traces.isSampled(context.traceId)) return;
		if (isQuiet && steps.length === 0 && !isFailed) return;
		const { traceId, spanId } = context;
		const { under, link, kind = "internal" } = this.options;
		const root = payment === void 0 || this.isRoot ? void 0 : rootSpanIdOf(payment);
		const all = {
			...this.attributes,
			...attributes,
			...payment !== void 0 && { "sesame.payment.id": payment },
			...this.dropped > 0 && { "sesame.dropped_steps": this.dropped }
		};
		traces.send(traceId, [{
			name,
			kind,
			spanId,
			link,
			isFailed,
			attributes: all,
			parentSpanId: under?.traceId === traceId ? under.spanId : root,
			startMs: this.startMs,
			endMs: this.now()
		}, ...steps.map((step) => ({
			...step,
			parentSpanId: step.parentSpanId ?? spanId
		}))]);
	}
	now() {
		return this.startMs + performance.now() - this.startedAt;
	}
};
function followPayment(id) {
	scopes.getStore()?.unit.follow(id);
}
function beginPayment(id) {
	scopes.getStore()?.unit.begin(id);
}
function followedPayment() {
	return scopes.getStore()?.unit.paymentId;
}
function annotate(attributes) {
	scopes.getStore()?.unit.set(attributes);
}
function traced(name, { kind = "internal", attributes }, work) {
	const scope = scopes.getStore();
	const span = scope?.unit.open(name, kind, scope.spanId);
	if (scope === void 0 || span === void 0) return work(NO_STEP);
	if (attributes !== void 0) span.set(attributes);
	return scopes.run({
		unit: scope.unit,
		spanId: span.spanId
	}, async () => {
		try {
			const result = await work(span);
			span.close(false);
			return result;
		} catch (error) {
			span.set({ "error.type": errorType(error) });
			span.close(true);
			throw error;
		}
	});
}
function tracedPayment(paymentId, name, work) {
	const scope = scopes.getStore();
	if (scope === void 0 || scope.unit.isAbout(paymentId)) return traced(name, {}, work);
	const { traces, about } = scope.unit;
	const link = scope.unit.context();
	return runUnit(new Unit({
		traces,
		about,
		link,
		payment: paymentId
	}), name, work);
}
function detached(name, { payment, about, attributes = {} }, work) {
	const scope = scopes.getStore();
	if (scope === void 0) return work;
	const { unit } = scope;
	const made = new Unit({
		traces: unit.traces,
		about: {
			...unit.about,
			...about
		},
		payment: payment ?? unit.paymentId,
		under: unit.context()
	});
	made.set(attributes);
	return () => runUnit(made, name, work);
}
async function runUnit(unit, name, work) {
	try {
		const result = await unit.run(work);
		unit.end({ name });
		return result;
	} catch (error) {
		unit.end({
			name,
			isFailed: true,
			attributes: { "error.type": errorType(error) }
		});
		throw error;
	}
}
function logIds() {
	const scope = scopes.getStore();
	if (scope === void 0) return {};
	const { unit, spanId } = scope;
	const { paymentId } = unit;
	const context = unit.context();
	return {
		...unit.about,
		...paymentId !== void 0 && { paymentId },
		...context !== void 0 && {
			trace_id: context.traceId,
			span_id: spanId ?? context.spanId
		}
	};
}
function errorType(error) {
	if (!(error instanceof Error)) return "unknown";
	const code = Reflect.get(error, "code");
	return typeof code === "string" && /^\w{1,60}$/.test(code) ? code : error.name;
}
export { errorType as a, logIds as c, detached as i, traced as l, annotate as n, followPayment as o, beginPayment as r, followedPayment as s, Unit as t, tracedPayment as u };

//# sourceMappingURL=unit-CMBaZk-E.js.map