import { randomBytes } from "node:crypto";
// src/platform/ids.ts
const COUNTER_MAX = 4095;
const COUNTER_START_MAX = 2047;
function createIds(now = Date.now) {
	let lastMs = 0;
	let counter = 0;
	return {
		uuid() {
			const random = randomBytes(10);
			const ms = now();
			if (ms > lastMs) {
				lastMs = ms;
				counter = random.readUInt16BE(0) & COUNTER_START_MAX;
			} else if (counter < COUNTER_MAX) counter += 1;
			else {
				lastMs += 1;
				counter = 0;
			}
			return uuidV7(lastMs, counter, random.subarray(2));
		},
		token: () => randomBytes(32).toString("base64url")
	};
}
const randomIds = createIds();
function uuidV7(unixMs, counter, random) {
	const bytes = Buffer.alloc(16);
	bytes.writeUIntBE(unixMs, 0, 6);
	bytes.writeUInt16BE(28672 | counter, 6);
	random.copy(bytes, 8, 0, 8);
	bytes.writeUInt8(bytes.readUInt8(8) & 63 | 128, 8);
	const hex = bytes.toString("hex");
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
export { randomIds as n, createIds as t };

//# sourceMappingURL=ids-BMsnLjkQ.js.map