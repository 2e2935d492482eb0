// ../node_modules/ical-generator/dist/index.mjs
let e = function(e) {
	return e.DAILY = `DAILY`, e.HOURLY = `HOURLY`, e.MINUTELY = `MINUTELY`, e.MONTHLY = `MONTHLY`, e.SECONDLY = `SECONDLY`, e.WEEKLY = `WEEKLY`, e.YEARLY = `YEARLY`, e;
}({});
let t = function(e) {
	return e.AUTOMATIC = `AUTOMATIC`, e.DISABLED = `DISABLED`, e.ENABLED = `ENABLED`, e;
}({});
let n = function(e) {
	return e.BICYCLE = `BICYCLE`, e.CAR = `CAR`, e.TRANSIT = `TRANSIT`, e.WALKING = `WALKING`, e;
}({});
let r = function(e) {
	return e.FR = `FR`, e.MO = `MO`, e.SA = `SA`, e.SU = `SU`, e.TH = `TH`, e.TU = `TU`, e.WE = `WE`, e;
}({});
function i(e, t, n) {
	if (Array.isArray(t)) e.x = t.map((e) => {
		if (Array.isArray(e)) return e;
		if (typeof e.key != `string` || typeof e.value != `string`) throw Error(`Either key or value is not a string!`);
		if (e.key.substr(0, 2) !== `X-`) throw Error("Key has to start with `X-`!");
		return [e.key, e.value];
	});
	else if (typeof t == `object`) e.x = Object.entries(t).map(([e, t]) => {
		if (typeof e != `string` || typeof t != `string`) throw Error(`Either key or value is not a string!`);
		if (e.substr(0, 2) !== `X-`) throw Error("Key has to start with `X-`!");
		return [e, t];
	});
	else if (typeof t == `string` && typeof n == `string`) {
		if (t.substr(0, 2) !== `X-`) throw Error("Key has to start with `X-`!");
		e.x.push([t, n]);
	} else return e.x.map((e) => ({
		key: e[0],
		value: e[1]
	}));
}
function a(e, t) {
	if (e instanceof Date && isNaN(e.getTime()) || typeof e == `string` && isNaN(new Date(e).getTime())) throw Error(`\`${t}\` has to be a valid date!`);
	if (e instanceof Date || typeof e == `string` || typeof e == `object` && e && (w(e) || C(e) || S(e) || x(e)) || h(e) && e.isValid === !0 || (g(e) || m(e)) && e.isValid()) return e;
	throw Error(`\`${t}\` has to be a valid date!`);
}
function o(e, t) {
	let n = Object.values(e), r = String(t).toUpperCase();
	if (!r || !n.includes(r)) throw Error(`Input must be one of the following: ${n.join(`, `)}`);
	return r;
}
function s(e, t) {
	let n = null;
	if (typeof t == `string`) {
		let e = t.match(/^(.+) ?<([^>]+)>$/);
		e ? n = {
			email: e[2].trim(),
			name: e[1].trim()
		} : t.includes(`@`) && (n = {
			email: t.trim(),
			name: t.trim()
		});
	} else typeof t == `object` && (n = {
		email: t.email,
		mailto: t.mailto,
		name: t.name,
		sentBy: t.sentBy
	});
	if (!n && typeof t == `string`) throw Error("`" + e + "` isn't formated correctly. See https://sebbo2002.github.io/ical-generator/develop/reference/interfaces/ICalOrganizer.html");
	if (!n) throw Error("`" + e + "` needs to be a valid formed string or an object. See https://sebbo2002.github.io/ical-generator/develop/reference/interfaces/ICalOrganizer.html");
	if (!n.name) throw Error("`" + e + ".name` is empty!");
	if (!n.email) throw Error("`" + e + ".email` is empty!");
	return n;
}
function c(e, t) {
	return t ? l(e) : String(e).replace(/[\\;,]/g, (e) => `\\` + e).replace(/(?:\r\n|\r|\n)/g, `\\n`);
}
function l(e) {
	return String(e).replace(/\^/g, `^^`).replace(/"/g, `^'`).replace(/(?:\r\n|\r|\n)/g, `^n`);
}
function u(e) {
	return e.split(`\r
`).map(function(e) {
		if (e.length <= 74 && A(e)) return e;
		let t = ``, n = 0;
		for (let r = 0; r < e.length; r++) {
			let i = e.charAt(r), a = e.charCodeAt(r), o;
			a < 128 ? o = 1 : a < 2048 ? o = 2 : a >= 55296 && a <= 56319 ? (i += e.charAt(++r), o = 4) : o = 3, n += o, n > 74 && (t += `\r
 `, n = o), t += i;
		}
		return t;
	}).join(`\r
`);
}
function d(e, t, n, r) {
	if (e?.startsWith(`/`) && (e = e.substr(1)), typeof t == `string` || t instanceof Date) {
		let i = T(t) ? t.withTimeZone(e) : new Date(t), a = i.getUTCFullYear().toString().padStart(4, `0`) + String(i.getUTCMonth() + 1).padStart(2, `0`) + i.getUTCDate().toString().padStart(2, `0`);
		return e && (a = i.getFullYear().toString().padStart(2, `0`) + String(i.getMonth() + 1).padStart(2, `0`) + i.getDate().toString().padStart(2, `0`)), n ? a : e ? (a += `T` + i.getHours().toString().padStart(2, `0`) + i.getMinutes().toString().padStart(2, `0`) + i.getSeconds().toString().padStart(2, `0`), a) : (a += `T` + i.getUTCHours().toString().padStart(2, `0`) + i.getUTCMinutes().toString().padStart(2, `0`) + i.getUTCSeconds().toString().padStart(2, `0`) + (r ? `` : `Z`), a);
	}
	if (g(t)) {
		let i = e ? v(t) && !t.tz() ? t.clone().tz(e) : t : r || n && v(t) && t.tz() ? t : t.utc();
		return i.format(`YYYYMMDD`) + (n ? `` : `T` + i.format(`HHmmss`) + (r || e ? `` : `Z`));
	}
	if (h(t)) {
		let i = e ? t.setZone(e) : r || n && t.zone.type !== `system` ? t : t.setZone(`utc`);
		return i.toFormat(`yyyyLLdd`) + (n ? `` : `T` + i.toFormat(`HHmmss`) + (r || e ? `` : `Z`));
	}
	if (w(t)) {
		let i = t;
		return e && (i = t.withTimeZone(e)), !e && t.timeZoneId !== `UTC` && (i = t.withTimeZone(`UTC`)), d(null, i.toPlainDateTime(), n, r || !!e);
	}
	if (C(t)) {
		if (n) return t.year.toString().padStart(4, `0`) + t.month.toString().padStart(2, `0`) + t.day.toString().padStart(2, `0`);
		if (e) {
			let i = t.toZonedDateTime(e);
			return d(e, i, n, r);
		}
		return t.year.toString().padStart(4, `0`) + t.month.toString().padStart(2, `0`) + t.day.toString().padStart(2, `0`) + `T` + t.hour.toString().padStart(2, `0`) + t.minute.toString().padStart(2, `0`) + t.second.toString().padStart(2, `0`) + (r || e ? `` : `Z`);
	}
	if (S(t)) return t.year.toString().padStart(4, `0`) + t.month.toString().padStart(2, `0`) + t.day.toString().padStart(2, `0`) + (n ? `` : `T000000` + (r || e ? `` : `Z`));
	if (x(t)) {
		let i = e || `UTC`, a = t.toZonedDateTimeISO(i);
		return d(e, a, n, r);
	}
	{
		let i = t;
		if (e) i = typeof t.tz == `function` ? t.tz(e) : t;
		else if (!r) {
			if (typeof t.utc == `function`) i = t.utc();
			else throw Error(`Unable to convert dayjs object to UTC value: UTC plugin is not available!`);
		}
		return i.format(`YYYYMMDD`) + (n ? `` : `T` + i.format(`HHmmss`) + (r || e ? `` : `Z`));
	}
}
function f(e, t, n, r) {
	let i = ``, a = r?.floating || !1;
	return r?.timezone && (i = `;TZID=` + r.timezone, a = !0), t + i + `:` + d(e, n, !1, a);
}
function p(e) {
	let t = e.x.map(([e, t]) => e.toUpperCase() + `:` + c(t, !1)).join(`\r
`);
	return t.length ? t + `\r
` : ``;
}
function m(e) {
	return typeof e == `object` && !!e && !(e instanceof Date) && !g(e) && !h(e) && !b(e);
}
function h(e) {
	return typeof e == `object` && !!e && `toJSDate` in e && typeof e.toJSDate == `function` && !b(e);
}
function g(e) {
	return e != null && e._isAMomentObject != null && !b(e);
}
function _(e) {
	return typeof e == `object` && !!e && `asSeconds` in e && typeof e.asSeconds == `function`;
}
function v(e) {
	return g(e) && `tz` in e && typeof e.tz == `function`;
}
function y(e) {
	return typeof e == `object` && !!e && `between` in e && typeof e.between == `function` && typeof e.toString == `function`;
}
function b(e) {
	return w(e) || C(e) || S(e) || x(e);
}
function x(e) {
	return typeof e == `object` && !!e && !w(e) && !C(e) && !S(e) && `toZonedDateTimeISO` in e && typeof e.toZonedDateTimeISO == `function` && !(`year` in e) && !(`timeZoneId` in e);
}
function S(e) {
	return typeof e == `object` && !!e && !w(e) && !C(e) && `toPlainDateTime` in e && typeof e.toPlainDateTime == `function` && `year` in e && typeof e.year == `number` && `month` in e && typeof e.month == `number` && `day` in e && typeof e.day == `number` && !(`hour` in e) && !(`timeZoneId` in e) && !(`epochSeconds` in e);
}
function C(e) {
	return typeof e == `object` && !!e && !w(e) && `toZonedDateTime` in e && typeof e.toZonedDateTime == `function` && `toPlainDate` in e && typeof e.toPlainDate == `function` && `year` in e && typeof e.year == `number` && `month` in e && typeof e.month == `number` && `day` in e && typeof e.day == `number` && `hour` in e && typeof e.hour == `number` && `minute` in e && typeof e.minute == `number` && `second` in e && typeof e.second == `number` && !(`timeZone` in e);
}
function w(e) {
	return typeof e == `object` && !!e && `timeZoneId` in e && typeof e.timeZoneId == `string` && `toPlainDateTime` in e && typeof e.toPlainDateTime == `function` && `year` in e && typeof e.year == `number` && `month` in e && typeof e.month == `number` && `day` in e && typeof e.day == `number` && `hour` in e && typeof e.hour == `number` && `minute` in e && typeof e.minute == `number` && `second` in e && typeof e.second == `number`;
}
function T(e) {
	return e instanceof Date && `internal` in e && e.internal instanceof Date && `withTimeZone` in e && typeof e.withTimeZone == `function` && `tzComponents` in e && typeof e.tzComponents == `function`;
}
function E(e) {
	let t = l(e);
	return /[,:;]/.test(t) ? `"` + t + `"` : t;
}
function D(e) {
	if (typeof e == `string` || e instanceof Date) return new Date(e);
	if (w(e)) {
		let t = e.toInstant();
		return new Date(t.epochMilliseconds);
	}
	return C(e) ? new Date(Date.UTC(e.year, e.month - 1, e.day, e.hour, e.minute, e.second)) : S(e) ? new Date(Date.UTC(e.year, e.month - 1, e.day)) : x(e) ? new Date(e.epochMilliseconds) : h(e) ? e.toJSDate() : e.toDate();
}
function O(e) {
	let t = ``;
	return e < 0 && (t = `-`, e *= -1), t += `P`, e >= 86400 && (t += Math.floor(e / 86400) + `D`, e %= 86400), !e && t.length > 1 ? t : (t += `T`, e >= 3600 && (t += Math.floor(e / 3600) + `H`, e %= 3600), e >= 60 && (t += Math.floor(e / 60) + `M`, e %= 60), e > 0 ? t += e + `S` : t.length <= 2 && (t += `0S`), t);
}
function k(e) {
	return e ? typeof e == `string` ? e : w(e) ? k(e.withTimeZone(`UTC`).toPlainDateTime()) : (b(e), e.toJSON()) : null;
}
function A(e) {
	for (let t = 0; t < e.length; t++) if (e.charCodeAt(t) > 127) return !1;
	return !0;
}
let j = function(e) {
	return e.CHAIR = `CHAIR`, e.NON = `NON-PARTICIPANT`, e.OPT = `OPT-PARTICIPANT`, e.REQ = `REQ-PARTICIPANT`, e;
}({});
let M = function(e) {
	return e.CLIENT = `CLIENT`, e.NONE = `NONE`, e.SERVER = `SERVER`, e;
}({});
let N = function(e) {
	return e.ACCEPTED = `ACCEPTED`, e.DECLINED = `DECLINED`, e.DELEGATED = `DELEGATED`, e.NEEDSACTION = `NEEDS-ACTION`, e.TENTATIVE = `TENTATIVE`, e;
}({});
let P = function(e) {
	return e.GROUP = `GROUP`, e.INDIVIDUAL = `INDIVIDUAL`, e.RESOURCE = `RESOURCE`, e.ROOM = `ROOM`, e.UNKNOWN = `UNKNOWN`, e;
}({});
var F = class e {
	data;
	parent;
	constructor(e, t) {
		if (this.data = {
			delegatedFrom: null,
			delegatedTo: null,
			email: ``,
			mailto: null,
			name: null,
			role: `REQ-PARTICIPANT`,
			rsvp: null,
			scheduleAgent: null,
			sentBy: null,
			status: null,
			type: null,
			x: []
		}, this.parent = t, !this.parent) throw Error("`event` option required!");
		if (!e.email) throw Error("No value for `email` in ICalAttendee given!");
		e.name !== void 0 && this.name(e.name), e.email !== void 0 && this.email(e.email), e.mailto !== void 0 && this.mailto(e.mailto), e.sentBy !== void 0 && this.sentBy(e.sentBy), e.status !== void 0 && this.status(e.status), e.role !== void 0 && this.role(e.role), e.rsvp !== void 0 && this.rsvp(e.rsvp), e.type !== void 0 && this.type(e.type), e.delegatedTo !== void 0 && this.delegatedTo(e.delegatedTo), e.delegatedFrom !== void 0 && this.delegatedFrom(e.delegatedFrom), e.delegatesTo && this.delegatesTo(e.delegatesTo), e.delegatesFrom && this.delegatesFrom(e.delegatesFrom), e.scheduleAgent !== void 0 && this.scheduleAgent(e.scheduleAgent), e.x !== void 0 && this.x(e.x);
	}
	delegatedFrom(t) {
		return t === void 0 ? this.data.delegatedFrom : (t ? typeof t == `string` ? this.data.delegatedFrom = new e(s(`delegatedFrom`, t), this.parent) : t instanceof e ? this.data.delegatedFrom = t : this.data.delegatedFrom = new e(t, this.parent) : this.data.delegatedFrom = null, this);
	}
	delegatedTo(t) {
		return t === void 0 ? this.data.delegatedTo : t ? (typeof t == `string` ? this.data.delegatedTo = new e(s(`delegatedTo`, t), this.parent) : t instanceof e ? this.data.delegatedTo = t : this.data.delegatedTo = new e(t, this.parent), this.data.status = `DELEGATED`, this) : (this.data.delegatedTo = null, this.data.status === `DELEGATED` && (this.data.status = null), this);
	}
	delegatesFrom(t) {
		let n = t instanceof e ? t : this.parent.createAttendee(t);
		return this.delegatedFrom(n), n.delegatedTo(this), n;
	}
	delegatesTo(t) {
		let n = t instanceof e ? t : this.parent.createAttendee(t);
		return this.delegatedTo(n), n.delegatedFrom(this), n;
	}
	email(e) {
		return e ? (this.data.email = e, this) : this.data.email;
	}
	mailto(e) {
		return e === void 0 ? this.data.mailto : (this.data.mailto = e || null, this);
	}
	name(e) {
		return e === void 0 ? this.data.name : (this.data.name = e || null, this);
	}
	role(e) {
		return e === void 0 ? this.data.role : (this.data.role = o(j, e), this);
	}
	rsvp(e) {
		return e === void 0 ? this.data.rsvp : e === null ? (this.data.rsvp = null, this) : (this.data.rsvp = !!e, this);
	}
	scheduleAgent(e) {
		return e === void 0 ? this.data.scheduleAgent : e ? typeof e == `string` && e.toUpperCase().startsWith(`X-`) ? (this.data.scheduleAgent = e, this) : (this.data.scheduleAgent = o(M, e), this) : (this.data.scheduleAgent = null, this);
	}
	sentBy(e) {
		return e ? (this.data.sentBy = e, this) : this.data.sentBy;
	}
	status(e) {
		return e === void 0 ? this.data.status : e ? (this.data.status = o(N, e), this) : (this.data.status = null, this);
	}
	toJSON() {
		return Object.assign({}, this.data, {
			delegatedFrom: this.data.delegatedFrom?.email() || null,
			delegatedTo: this.data.delegatedTo?.email() || null,
			x: this.x()
		});
	}
	toString() {
		let e = `ATTENDEE`;
		if (!this.data.email) throw Error("No value for `email` in ICalAttendee given!");
		return e += `;ROLE=` + this.data.role, this.data.type && (e += `;CUTYPE=` + this.data.type), this.data.status && (e += `;PARTSTAT=` + this.data.status), this.data.rsvp !== null && (e += `;RSVP=` + this.data.rsvp.toString().toUpperCase()), this.data.sentBy !== null && (e += `;SENT-BY="mailto:` + l(this.data.sentBy) + `"`), this.data.delegatedTo && (e += `;DELEGATED-TO="` + l(this.data.delegatedTo.email()) + `"`), this.data.delegatedFrom && (e += `;DELEGATED-FROM="` + l(this.data.delegatedFrom.email()) + `"`), this.data.name && (e += `;CN="` + l(this.data.name) + `"`), this.data.email && this.data.mailto && (e += `;EMAIL=` + E(this.data.email)), this.data.scheduleAgent && (e += `;SCHEDULE-AGENT=` + this.data.scheduleAgent), this.data.x.length && (e += `;` + this.data.x.map(([e, t]) => e.toUpperCase() + `=` + E(t)).join(`;`)), e += `:MAILTO:` + c(this.data.mailto || this.data.email, !1) + `\r
`, e;
	}
	type(e) {
		return e === void 0 ? this.data.type : e ? (this.data.type = o(P, e), this) : (this.data.type = null, this);
	}
	x(e, t) {
		if (e === void 0) return i(this.data);
		if (typeof e == `string` && typeof t == `string`) i(this.data, e, t);
		else if (typeof e == `object`) i(this.data, e);
		else throw Error(`Either key or value is not a string!`);
		return this;
	}
};
let I = function(e) {
	return e.audio = `audio`, e.display = `display`, e.email = `email`, e;
}({});
const L = {
	end: `END`,
	start: `START`
};
var R = class {
	data;
	event;
	constructor(e, t) {
		if (this.data = {
			attach: null,
			attendees: [],
			description: null,
			interval: null,
			relatesTo: null,
			repeat: null,
			summary: null,
			trigger: -600,
			type: `display`,
			x: []
		}, this.event = t, !t) throw Error("`event` option required!");
		e.type !== void 0 && this.type(e.type), `trigger` in e && e.trigger !== void 0 && this.trigger(e.trigger), `triggerBefore` in e && e.triggerBefore !== void 0 && this.triggerBefore(e.triggerBefore), `triggerAfter` in e && e.triggerAfter !== void 0 && this.triggerAfter(e.triggerAfter), e.repeat && this.repeat(e.repeat), e.attach !== void 0 && this.attach(e.attach), e.description !== void 0 && this.description(e.description), e.summary !== void 0 && this.summary(e.summary), e.attendees !== void 0 && this.attendees(e.attendees), e.x !== void 0 && this.x(e.x);
	}
	attach(e) {
		if (e === void 0) return this.data.attach;
		if (!e) return this.data.attach = null, this;
		let t;
		if (typeof e == `string`) t = {
			mime: null,
			uri: e
		};
		else if (typeof e == `object`) t = {
			mime: e.mime || null,
			uri: e.uri
		};
		else throw Error("`attachment` needs to be a valid formed string or an object. See https://sebbo2002.github.io/ical-generator/develop/reference/classes/ICalAlarm.html#attach");
		if (!t.uri) throw Error("`attach.uri` is empty!");
		return this.data.attach = {
			mime: t.mime,
			uri: t.uri
		}, this;
	}
	attendees(e) {
		return e ? (e.forEach((e) => this.createAttendee(e)), this) : this.data.attendees;
	}
	createAttendee(e) {
		if (e instanceof F) return this.data.attendees.push(e), e;
		typeof e == `string` && (e = s(`data`, e));
		let t = new F(e, this);
		return this.data.attendees.push(t), t;
	}
	description(e) {
		return e === void 0 ? this.data.description : e ? (this.data.description = e, this) : (this.data.description = null, this);
	}
	relatesTo(e) {
		if (e === void 0) return this.data.relatesTo;
		if (!e) return this.data.relatesTo = null, this;
		if (!Object.values(L).includes(e)) throw Error("`relatesTo` is not correct, must be either `START` or `END`!");
		return this.data.relatesTo = e, this;
	}
	repeat(e) {
		if (e === void 0) return this.data.repeat;
		if (!e) return this.data.repeat = null, this;
		if (typeof e != `object`) throw Error("`repeat` is not correct, must be an object!");
		if (typeof e.times != `number` || !isFinite(e.times)) throw Error("`repeat.times` is not correct, must be numeric!");
		if (typeof e.interval != `number` || !isFinite(e.interval)) throw Error("`repeat.interval` is not correct, must be numeric!");
		return this.data.repeat = e, this;
	}
	summary(e) {
		return e === void 0 ? this.data.summary : e ? (this.data.summary = e, this) : (this.data.summary = null, this);
	}
	toJSON() {
		let e = this.trigger();
		return Object.assign({}, this.data, {
			trigger: typeof e == `number` ? e : k(e),
			x: this.x()
		});
	}
	toString() {
		let e = `BEGIN:VALARM\r
`;
		if (e += `ACTION:` + this.data.type.toUpperCase() + `\r
`, typeof this.data.trigger == `number` && this.data.relatesTo === null ? this.data.trigger > 0 ? e += `TRIGGER;RELATED=END:` + O(this.data.trigger) + `\r
` : e += `TRIGGER:` + O(this.data.trigger) + `\r
` : typeof this.data.trigger == `number` ? e += `TRIGGER;RELATED=` + this.data.relatesTo?.toUpperCase() + `:` + O(this.data.trigger) + `\r
` : e += `TRIGGER;VALUE=DATE-TIME:` + d(this.event.timezone(), this.data.trigger) + `\r
`, this.data.repeat) {
			if (!this.data.repeat.times) throw Error("No value for `repeat.times` in ICalAlarm given, but required for `interval`!");
			if (!this.data.repeat.interval) throw Error("No value for `repeat.interval` in ICalAlarm given, but required for `repeat`!");
			e += `REPEAT:` + this.data.repeat.times + `\r
`, e += `DURATION:` + O(this.data.repeat.interval) + `\r
`;
		}
		return this.data.type === `audio` && this.data.attach && this.data.attach.mime ? e += `ATTACH;FMTTYPE=` + E(this.data.attach.mime) + `:` + c(this.data.attach.uri, !1) + `\r
` : this.data.type === `audio` && this.data.attach ? e += `ATTACH;VALUE=URI:` + c(this.data.attach.uri, !1) + `\r
` : this.data.type === `audio` && (e += `ATTACH;VALUE=URI:Basso\r
`), this.data.type !== `audio` && this.data.description ? e += `DESCRIPTION:` + c(this.data.description, !1) + `\r
` : this.data.type !== `audio` && (e += `DESCRIPTION:` + c(this.event.summary(), !1) + `\r
`), this.data.type === `email` && this.data.summary ? e += `SUMMARY:` + c(this.data.summary, !1) + `\r
` : this.data.type === `email` && (e += `SUMMARY:` + c(this.event.summary(), !1) + `\r
`), this.data.type === `email` && this.data.attendees.forEach((t) => {
			e += t.toString();
		}), e += p(this.data), e += `END:VALARM\r
`, e;
	}
	trigger(e) {
		if (e === void 0 && typeof this.data.trigger == `number`) return -1 * this.data.trigger;
		if (e === void 0) return this.data.trigger;
		if (typeof e == `number` && isFinite(e)) this.data.trigger = -1 * e;
		else if (!e || typeof e == `number`) throw Error("`trigger` is not correct, must be a finite number or a supported date!");
		else this.data.trigger = a(e, `trigger`);
		return this;
	}
	triggerAfter(e) {
		return e === void 0 ? this.data.trigger : this.trigger(typeof e == `number` ? -1 * e : e);
	}
	triggerBefore(e) {
		return e === void 0 ? this.trigger() : this.trigger(e);
	}
	type(e) {
		if (e === void 0) return this.data.type;
		if (!e || !Object.keys(I).includes(e)) throw Error("`type` is not correct, must be either `display` or `audio`!");
		return this.data.type = e, this;
	}
	x(e, t) {
		if (e === void 0) return i(this.data);
		if (typeof e == `string` && typeof t == `string`) i(this.data, e, t);
		else if (typeof e == `object`) i(this.data, e);
		else throw Error(`Either key or value is not a string!`);
		return this;
	}
};
var z = class {
	data;
	constructor(e) {
		if (this.data = { name: `` }, !e.name) throw Error("No value for `name` in ICalCategory given!");
		this.name(e.name);
	}
	name(e) {
		return e === void 0 ? this.data.name : (this.data.name = e, this);
	}
	toJSON() {
		return Object.assign({}, this.data);
	}
	toString() {
		return c(this.data.name, !1);
	}
};
let B = function(e) {
	return e.BUSY = `BUSY`, e.FREE = `FREE`, e.OOF = `OOF`, e.TENTATIVE = `TENTATIVE`, e;
}({});
let V = function(e) {
	return e.CONFIDENTIAL = `CONFIDENTIAL`, e.PRIVATE = `PRIVATE`, e.PUBLIC = `PUBLIC`, e;
}({});
let H = function(e) {
	return e.CANCELLED = `CANCELLED`, e.CONFIRMED = `CONFIRMED`, e.TENTATIVE = `TENTATIVE`, e;
}({});
let U = function(e) {
	return e.OPAQUE = `OPAQUE`, e.TRANSPARENT = `TRANSPARENT`, e;
}({});
var W = class {
	calendar;
	data;
	constructor(e, t) {
		if (this.data = {
			alarms: [],
			allDay: !1,
			attachments: [],
			attendees: [],
			busystatus: null,
			categories: [],
			class: null,
			created: null,
			description: null,
			end: null,
			floating: !1,
			id: crypto.randomUUID(),
			lastModified: null,
			location: null,
			organizer: null,
			priority: null,
			recurrenceId: null,
			repeating: null,
			sequence: 0,
			stamp: new Date(),
			start: new Date(),
			status: null,
			summary: ``,
			timezone: null,
			transparency: null,
			travelTime: null,
			url: null,
			x: []
		}, this.calendar = t, !t) throw Error("`calendar` option required!");
		e.id && this.id(e.id), e.sequence !== void 0 && this.sequence(e.sequence), e.start && this.start(e.start), e.end !== void 0 && this.end(e.end), e.recurrenceId !== void 0 && this.recurrenceId(e.recurrenceId), e.timezone !== void 0 && this.timezone(e.timezone), e.stamp !== void 0 && this.stamp(e.stamp), e.allDay !== void 0 && this.allDay(e.allDay), e.floating !== void 0 && this.floating(e.floating), e.repeating !== void 0 && this.repeating(e.repeating), e.summary !== void 0 && this.summary(e.summary), e.location !== void 0 && this.location(e.location), e.description !== void 0 && this.description(e.description), e.organizer !== void 0 && this.organizer(e.organizer), e.attendees !== void 0 && this.attendees(e.attendees), e.alarms !== void 0 && this.alarms(e.alarms), e.categories !== void 0 && this.categories(e.categories), e.status !== void 0 && this.status(e.status), e.busystatus !== void 0 && this.busystatus(e.busystatus), e.priority !== void 0 && this.priority(e.priority), e.url !== void 0 && this.url(e.url), e.attachments !== void 0 && this.attachments(e.attachments), e.transparency !== void 0 && this.transparency(e.transparency), e.travelTime !== void 0 && this.travelTime(e.travelTime), e.created !== void 0 && this.created(e.created), e.lastModified !== void 0 && this.lastModified(e.lastModified), e.class !== void 0 && this.class(e.class), e.x !== void 0 && this.x(e.x);
	}
	alarms(e) {
		return e ? (e.forEach((e) => this.createAlarm(e)), this) : this.data.alarms;
	}
	allDay(e) {
		return e === void 0 ? this.data.allDay : (this.data.allDay = !!e, this);
	}
	attachments(e) {
		return e ? (e.forEach((e) => this.createAttachment(e)), this) : this.data.attachments;
	}
	attendees(e) {
		return e ? (e.forEach((e) => this.createAttendee(e)), this) : this.data.attendees;
	}
	busystatus(e) {
		return e === void 0 ? this.data.busystatus : e === null ? (this.data.busystatus = null, this) : (this.data.busystatus = o(B, e), this);
	}
	categories(e) {
		return e ? (e.forEach((e) => this.createCategory(e)), this) : this.data.categories;
	}
	class(e) {
		return e === void 0 ? this.data.class : e === null ? (this.data.class = null, this) : (this.data.class = o(V, e), this);
	}
	createAlarm(e) {
		let t = e instanceof R ? e : new R(e, this);
		return this.data.alarms.push(t), t;
	}
	createAttachment(e) {
		return this.data.attachments.push(e), this;
	}
	createAttendee(e) {
		if (e instanceof F) return this.data.attendees.push(e), e;
		typeof e == `string` && (e = s(`data`, e));
		let t = new F(e, this);
		return this.data.attendees.push(t), t;
	}
	createCategory(e) {
		let t = e instanceof z ? e : new z(e);
		return this.data.categories.push(t), t;
	}
	created(e) {
		return e === void 0 ? this.data.created : e === null ? (this.data.created = null, this) : (this.data.created = a(e, `created`), this);
	}
	description(e) {
		return e === void 0 ? this.data.description : e === null ? (this.data.description = null, this) : (typeof e == `string` ? this.data.description = { plain: e } : this.data.description = e, this);
	}
	end(e) {
		return e === void 0 ? (this.swapStartAndEndIfRequired(), this.data.end) : e === null ? (this.data.end = null, this) : (this.data.end = a(e, `end`), this);
	}
	floating(e) {
		return e === void 0 ? this.data.floating : (this.data.floating = !!e, this.data.floating && (this.data.timezone = null), this);
	}
	id(e) {
		return e === void 0 ? this.data.id : (this.data.id = String(e), this);
	}
	lastModified(e) {
		return e === void 0 ? this.data.lastModified : e === null ? (this.data.lastModified = null, this) : (this.data.lastModified = a(e, `lastModified`), this);
	}
	location(e) {
		if (e === void 0) return this.data.location;
		if (typeof e == `string`) return this.data.location = { title: e }, this;
		if (e && (`title` in e && !e.title || e?.geo && (typeof e.geo.lat != `number` || !isFinite(e.geo.lat) || typeof e.geo.lon != `number` || !isFinite(e.geo.lon)) || !(`title` in e) && !e?.geo)) throw Error("`location` isn't formatted correctly. See https://sebbo2002.github.io/ical-generator/develop/reference/classes/ICalEvent.html#location");
		return this.data.location = e || null, this;
	}
	organizer(e) {
		return e === void 0 ? this.data.organizer : e === null ? (this.data.organizer = null, this) : (this.data.organizer = s(`organizer`, e), this);
	}
	priority(e) {
		if (e === void 0) return this.data.priority;
		if (e === null) return this.data.priority = null, this;
		if (e < 0 || e > 9) throw Error("`priority` is invalid, musst be 0 \u2264 priority \u2264 9.");
		return this.data.priority = Math.round(e), this;
	}
	recurrenceId(e) {
		return e === void 0 ? this.data.recurrenceId : e === null ? (this.data.recurrenceId = null, this) : (this.data.recurrenceId = a(e, `recurrenceId`), this);
	}
	repeating(t) {
		if (t === void 0) return this.data.repeating;
		if (!t) return this.data.repeating = null, this;
		if (y(t) || typeof t == `string`) return this.data.repeating = t, this;
		if (this.data.repeating = { freq: o(e, t.freq) }, t.count) {
			if (!isFinite(t.count)) throw Error("`repeating.count` must be a finite number!");
			this.data.repeating.count = t.count;
		}
		if (t.interval) {
			if (!isFinite(t.interval)) throw Error("`repeating.interval` must be a finite number!");
			this.data.repeating.interval = t.interval;
		}
		if (t.until !== void 0 && (this.data.repeating.until = a(t.until, `repeating.until`)), t.byDay) {
			let e = Array.isArray(t.byDay) ? t.byDay : [t.byDay];
			this.data.repeating.byDay = e.map((e) => o(r, e));
		}
		if (t.byMonth) {
			let e = Array.isArray(t.byMonth) ? t.byMonth : [t.byMonth];
			this.data.repeating.byMonth = e.map((e) => {
				if (typeof e != `number` || e < 1 || e > 12) throw Error("`repeating.byMonth` contains invalid value `" + e + "`!");
				return e;
			});
		}
		if (t.byMonthDay) {
			let e = Array.isArray(t.byMonthDay) ? t.byMonthDay : [t.byMonthDay];
			this.data.repeating.byMonthDay = e.map((e) => {
				if (typeof e != `number` || e < -31 || e > 31 || e === 0) throw Error("`repeating.byMonthDay` contains invalid value `" + e + "`!");
				return e;
			});
		}
		if (t.bySetPos) {
			if (!this.data.repeating.byDay) throw "`repeating.bySetPos` must be used along with `repeating.byDay`!";
			let e = Array.isArray(t.bySetPos) ? t.bySetPos : [t.bySetPos];
			this.data.repeating.bySetPos = e.map((e) => {
				if (typeof e != `number` || e < -366 || e > 366 || e === 0) throw "`repeating.bySetPos` contains invalid value `" + e + "`!";
				return e;
			});
		}
		if (t.exclude) {
			let e = Array.isArray(t.exclude) ? t.exclude : [t.exclude];
			this.data.repeating.exclude = e.map((e, t) => a(e, `repeating.exclude[${t}]`));
		}
		return t.startOfWeek && (this.data.repeating.startOfWeek = o(r, t.startOfWeek)), this;
	}
	sequence(e) {
		if (e === void 0) return this.data.sequence;
		if (isNaN(parseInt(String(e), 10))) throw Error("`sequence` must be a number!");
		return this.data.sequence = e, this;
	}
	stamp(e) {
		return e === void 0 ? this.data.stamp : (this.data.stamp = a(e, `stamp`), this);
	}
	start(e) {
		return e === void 0 ? (this.swapStartAndEndIfRequired(), this.data.start) : (this.data.start = a(e, `start`), this);
	}
	status(e) {
		return e === void 0 ? this.data.status : e === null ? (this.data.status = null, this) : (this.data.status = o(H, e), this);
	}
	summary(e) {
		return e === void 0 ? this.data.summary : (this.data.summary = e ? String(e) : ``, this);
	}
	timestamp(e) {
		return e === void 0 ? this.stamp() : this.stamp(e);
	}
	timezone(e) {
		return e === void 0 && this.data.timezone !== null ? this.data.timezone : e === void 0 ? this.calendar.timezone() : (this.data.timezone = e && e !== `UTC` ? e.toString() : null, this.data.timezone && (this.data.floating = !1), this);
	}
	toJSON() {
		let e = null;
		return y(this.data.repeating) || typeof this.data.repeating == `string` ? e = this.data.repeating.toString() : this.data.repeating && (e = Object.assign({}, this.data.repeating, {
			exclude: this.data.repeating.exclude?.map((e) => k(e)),
			until: k(this.data.repeating.until) || void 0
		})), this.swapStartAndEndIfRequired(), Object.assign({}, this.data, {
			created: k(this.data.created) || null,
			end: k(this.data.end) || null,
			lastModified: k(this.data.lastModified) || null,
			recurrenceId: k(this.data.recurrenceId) || null,
			repeating: e,
			stamp: k(this.data.stamp) || null,
			start: k(this.data.start) || null,
			x: this.x()
		});
	}
	toString() {
		let e = ``;
		if (e += `BEGIN:VEVENT\r
`, e += `UID:` + this.data.id + `\r
`, e += `SEQUENCE:` + this.data.sequence + `\r
`, this.swapStartAndEndIfRequired(), e += `DTSTAMP:` + d(this.calendar.timezone(), this.data.stamp) + `\r
`, this.data.allDay ? (e += `DTSTART;VALUE=DATE:` + d(this.timezone(), this.data.start, !0) + `\r
`, this.data.end && (e += `DTEND;VALUE=DATE:` + d(this.timezone(), this.data.end, !0) + `\r
`), e += `X-MICROSOFT-CDO-ALLDAYEVENT:TRUE\r
`, e += `X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE\r
`) : (e += f(this.timezone(), `DTSTART`, this.data.start, this.data) + `\r
`, this.data.end && (e += f(this.timezone(), `DTEND`, this.data.end, this.data) + `\r
`)), y(this.data.repeating) || typeof this.data.repeating == `string`) {
			let t = this.data.repeating.toString().replace(/\r\n/g, `
`).split(`
`).filter((e) => e && !e.startsWith(`DTSTART:`)).join(`\r
`);
			!t.includes(`\r
`) && !t.startsWith(`RRULE:`) && (t = `RRULE:` + t), e += t.trim() + `\r
`;
		} else this.data.repeating && (e += `RRULE:FREQ=` + this.data.repeating.freq, this.data.repeating.count && (e += `;COUNT=` + this.data.repeating.count), this.data.repeating.interval && (e += `;INTERVAL=` + this.data.repeating.interval), this.data.repeating.until && (e += `;UNTIL=` + d(this.calendar.timezone(), this.data.repeating.until, !1, this.floating())), this.data.repeating.byDay && (e += `;BYDAY=` + this.data.repeating.byDay.join(`,`)), this.data.repeating.byMonth && (e += `;BYMONTH=` + this.data.repeating.byMonth.join(`,`)), this.data.repeating.byMonthDay && (e += `;BYMONTHDAY=` + this.data.repeating.byMonthDay.join(`,`)), this.data.repeating.bySetPos && (e += `;BYSETPOS=` + this.data.repeating.bySetPos.join(`,`)), this.data.repeating.startOfWeek && (e += `;WKST=` + this.data.repeating.startOfWeek), e += `\r
`, this.data.repeating.exclude && (this.data.allDay ? e += `EXDATE;VALUE=DATE:` + this.data.repeating.exclude.map((e) => d(this.calendar.timezone(), e, !0)).join(`,`) + `\r
` : (e += `EXDATE`, this.timezone() ? e += `;TZID=` + this.timezone() + `:` + this.data.repeating.exclude.map((e) => d(this.timezone(), e, !1, !0)).join(`,`) + `\r
` : e += `:` + this.data.repeating.exclude.map((e) => d(this.timezone(), e, !1, this.floating())).join(`,`) + `\r
`)));
		if (this.data.recurrenceId && (e += f(this.timezone(), `RECURRENCE-ID`, this.data.recurrenceId, this.data) + `\r
`), e += `SUMMARY:` + c(this.data.summary, !1) + `\r
`, this.data.transparency && (e += `TRANSP:` + c(this.data.transparency, !1) + `\r
`), this.data.location && `title` in this.data.location && this.data.location.title && (e += `LOCATION:` + c(this.data.location.title + (this.data.location.address ? `
` + this.data.location.address : ``), !1) + `\r
`, this.data.location.radius && this.data.location.geo && (e += `X-APPLE-STRUCTURED-LOCATION;VALUE=URI;` + (this.data.location.address ? `X-ADDRESS=` + E(this.data.location.address) + `;` : ``) + `X-APPLE-RADIUS=` + E(this.data.location.radius) + `;X-TITLE=` + E(this.data.location.title) + `:geo:` + c(this.data.location.geo?.lat, !1) + `,` + c(this.data.location.geo?.lon, !1) + `\r
`)), this.data.location?.geo?.lat && this.data.location.geo.lon && (e += `GEO:` + c(this.data.location.geo.lat, !1) + `;` + c(this.data.location.geo.lon, !1) + `\r
`), this.data.travelTime && (e += `X-APPLE-TRAVEL-DURATION;VALUE=DURATION:` + O(this.data.travelTime.seconds) + `\r
`, this.data.location && (this.data.travelTime.suggestionBehavior && (e += `X-APPLE-TRAVEL-ADVISORY-BEHAVIOR:` + this.data.travelTime.suggestionBehavior + `\r
`), this.data.travelTime.startFrom))) {
			e += `X-APPLE-TRAVEL-START;`;
			let t = [];
			t.push(`ROUTING=` + this.data.travelTime.startFrom.transportation), t.push(`VALUE=URI`), `address` in this.data.travelTime.startFrom.location && this.data.travelTime.startFrom.location.address && t.push(`X-ADDRESS=` + E(this.data.travelTime.startFrom.location.address)), `radius` in this.data.travelTime.startFrom.location && this.data.travelTime.startFrom.location.radius && t.push(`X-APPLE-RADIUS=` + E(this.data.travelTime.startFrom.location.radius)), `title` in this.data.travelTime.startFrom.location && this.data.travelTime.startFrom.location.title && t.push(`X-TITLE=` + E(this.data.travelTime.startFrom.location.title)), e += t.join(`;`), `geo` in this.data.travelTime.startFrom.location && this.data.travelTime.startFrom.location.geo && (e += `:geo:` + c(this.data.travelTime.startFrom.location.geo?.lat, !1) + `,` + c(this.data.travelTime.startFrom.location.geo?.lon, !1)), e += `\r
`;
		}
		return this.data.description && (e += `DESCRIPTION:` + c(this.data.description.plain, !1) + `\r
`, this.data.description.html && (e += `X-ALT-DESC;FMTTYPE=text/html:` + c(this.data.description.html, !1) + `\r
`)), this.data.organizer && (e += `ORGANIZER;CN="` + l(this.data.organizer.name) + `"`, this.data.organizer.sentBy && (e += `;SENT-BY="mailto:` + l(this.data.organizer.sentBy) + `"`), this.data.organizer.email && this.data.organizer.mailto && (e += `;EMAIL=` + E(this.data.organizer.email)), e += `:`, this.data.organizer.email && (e += `mailto:` + c(this.data.organizer.mailto || this.data.organizer.email, !1)), e += `\r
`), this.data.attendees.forEach(function(t) {
			e += t.toString();
		}), this.data.alarms.forEach(function(t) {
			e += t.toString();
		}), this.data.categories.length > 0 && (e += `CATEGORIES:` + this.data.categories.map((e) => e.toString()).join() + `\r
`), this.data.url && (e += `URL;VALUE=URI:` + c(this.data.url, !1) + `\r
`), this.data.attachments.length > 0 && this.data.attachments.forEach((t) => {
			e += `ATTACH:` + c(t, !1) + `\r
`;
		}), this.data.status && (e += `STATUS:` + this.data.status.toUpperCase() + `\r
`), this.data.busystatus && (e += `X-MICROSOFT-CDO-BUSYSTATUS:` + this.data.busystatus.toUpperCase() + `\r
`), this.data.priority !== null && (e += `PRIORITY:` + this.data.priority + `\r
`), e += p(this.data), this.data.created && (e += `CREATED:` + d(this.calendar.timezone(), this.data.created) + `\r
`), this.data.lastModified && (e += `LAST-MODIFIED:` + d(this.calendar.timezone(), this.data.lastModified) + `\r
`), this.data.class && (e += `CLASS:` + this.data.class.toUpperCase() + `\r
`), e += `END:VEVENT\r
`, e;
	}
	transparency(e) {
		return e === void 0 ? this.data.transparency : e ? (this.data.transparency = o(U, e), this) : (this.data.transparency = null, this);
	}
	travelTime(e) {
		if (e === void 0) return this.data.travelTime;
		if (typeof e == `number` && e <= 0) throw Error("`travelTime` has to be more than 0!");
		if (e && typeof e == `object` && `seconds` in e && e.seconds <= 0) throw Error("`travelTime.seconds` has to be more than 0!");
		return typeof e == `number` ? (this.data.travelTime = { seconds: e }, this) : (this.data.travelTime = e, this);
	}
	uid(e) {
		return e === void 0 ? this.id() : this.id(e);
	}
	url(e) {
		return e === void 0 ? this.data.url : (this.data.url = e ? String(e) : null, this);
	}
	x(e, t) {
		return e === void 0 ? i(this.data) : (typeof e == `string` && typeof t == `string` && i(this.data, e, t), typeof e == `object` && i(this.data, e), this);
	}
	swapStartAndEndIfRequired() {
		if (this.data.start && this.data.end && D(this.data.start).getTime() > D(this.data.end).getTime()) {
			let e = this.data.start;
			this.data.start = this.data.end, this.data.end = e;
		}
	}
};
let G = function(e) {
	return e.ADD = `ADD`, e.CANCEL = `CANCEL`, e.COUNTER = `COUNTER`, e.DECLINECOUNTER = `DECLINECOUNTER`, e.PUBLISH = `PUBLISH`, e.REFRESH = `REFRESH`, e.REPLY = `REPLY`, e.REQUEST = `REQUEST`, e;
}({});
var K = class {
	data;
	constructor(e = {}) {
		this.data = {
			color: null,
			description: null,
			events: [],
			method: null,
			name: null,
			prodId: `//sebbo.net//ical-generator//EN`,
			scale: null,
			source: null,
			timezone: null,
			ttl: null,
			url: null,
			x: []
		}, e.prodId !== void 0 && this.prodId(e.prodId), e.method !== void 0 && this.method(e.method), e.name !== void 0 && this.name(e.name), e.description !== void 0 && this.description(e.description), e.timezone !== void 0 && this.timezone(e.timezone), e.source !== void 0 && this.source(e.source), e.url !== void 0 && this.url(e.url), e.scale !== void 0 && this.scale(e.scale), e.ttl !== void 0 && this.ttl(e.ttl), e.color !== void 0 && this.color(e.color), e.events !== void 0 && this.events(e.events), e.x !== void 0 && this.x(e.x);
	}
	clear() {
		return this.data.events = [], this;
	}
	color(e) {
		if (e === void 0) return this.data.color;
		if (typeof e == `string` && !/^#[A-F0-9]{6}$/gi.test(e)) throw Error("`color` is malformed!");
		return this.data.color = e ? String(e).toUpperCase() : null, this;
	}
	createEvent(e) {
		let t = e instanceof W ? e : new W(e, this);
		return this.data.events.push(t), t;
	}
	description(e) {
		return e === void 0 ? this.data.description : (this.data.description = e ? String(e) : null, this);
	}
	events(e) {
		return e ? (e.forEach((e) => this.createEvent(e)), this) : this.data.events;
	}
	length() {
		return this.data.events.length;
	}
	method(e) {
		return e === void 0 ? this.data.method : e ? (this.data.method = o(G, e), this) : (this.data.method = null, this);
	}
	name(e) {
		return e === void 0 ? this.data.name : (this.data.name = e ? String(e) : null, this);
	}
	prodId(e) {
		if (!e) return this.data.prodId;
		if (typeof e == `string`) return this.data.prodId = e, this;
		if (typeof e != `object`) throw Error("`prodid` needs to be a string or an object!");
		if (!e.company) throw Error("`prodid.company` is a mandatory item!");
		if (!e.product) throw Error("`prodid.product` is a mandatory item!");
		let t = (e.language || `EN`).toUpperCase();
		return this.data.prodId = `//` + e.company + `//` + e.product + `//` + t, this;
	}
	scale(e) {
		return e === void 0 ? this.data.scale : (e === null ? this.data.scale = null : this.data.scale = e.toUpperCase(), this);
	}
	source(e) {
		return e === void 0 ? this.data.source : (this.data.source = e || null, this);
	}
	timezone(e) {
		return e === void 0 ? this.data.timezone?.name || null : (e === `UTC` ? this.data.timezone = null : typeof e == `string` ? this.data.timezone = { name: e } : e === null ? this.data.timezone = null : this.data.timezone = e, this);
	}
	toJSON() {
		return Object.assign({}, this.data, {
			events: this.data.events.map((e) => e.toJSON()),
			timezone: this.timezone(),
			x: this.x()
		});
	}
	toString() {
		let e = ``;
		return e = `BEGIN:VCALENDAR\r
VERSION:2.0\r
`, e += `PRODID:-` + this.data.prodId + `\r
`, this.data.url && (e += `URL:` + this.data.url + `\r
`), this.data.source && (e += `SOURCE;VALUE=URI:` + this.data.source + `\r
`), this.data.scale && (e += `CALSCALE:` + this.data.scale + `\r
`), this.data.method && (e += `METHOD:` + this.data.method + `\r
`), this.data.name && (e += `NAME:` + this.data.name + `\r
`, e += `X-WR-CALNAME:` + this.data.name + `\r
`), this.data.description && (e += `X-WR-CALDESC:` + this.data.description + `\r
`), this.data.timezone?.generator && [...new Set([this.timezone(), ...this.data.events.map((e) => e.timezone())])].filter((e) => e !== null && !e.startsWith(`/`)).forEach((t) => {
			if (!this.data.timezone?.generator) return;
			let n = this.data.timezone.generator(t);
			n && (e += n.replace(/\r\n/g, `
`).replace(/\n/g, `\r
`).trim() + `\r
`);
		}), this.data.timezone?.name && (e += `TIMEZONE-ID:` + this.data.timezone.name + `\r
`, e += `X-WR-TIMEZONE:` + this.data.timezone.name + `\r
`), this.data.ttl && (e += `REFRESH-INTERVAL;VALUE=DURATION:` + O(this.data.ttl) + `\r
`, e += `X-PUBLISHED-TTL:` + O(this.data.ttl) + `\r
`), this.data.color && (e += `X-APPLE-CALENDAR-COLOR:` + this.data.color + `\r
`), this.data.events.forEach((t) => e += t.toString()), e += p(this.data), e += `END:VCALENDAR`, u(e);
	}
	ttl(e) {
		return e === void 0 ? this.data.ttl : (_(e) ? this.data.ttl = e.asSeconds() : e && e > 0 ? this.data.ttl = e : this.data.ttl = null, this);
	}
	url(e) {
		return e === void 0 ? this.data.url : (this.data.url = e || null, this);
	}
	x(e, t) {
		if (e === void 0) return i(this.data);
		if (typeof e == `string` && typeof t == `string`) i(this.data, e, t);
		else if (typeof e == `object`) i(this.data, e);
		else throw Error(`Either key or value is not a string!`);
		return this;
	}
};
function q(e) {
	return new K(e);
}
export { B as ICalEventBusyStatus, U as ICalEventTransparency, q as default };

//# sourceMappingURL=dist-BrbgxaoH.js.map