// src/platform/clock.ts
const systemClock = { now: () => new Date() };
function createTestClock(start) {
	let current = new Date(start).getTime();
	return {
		now: () => new Date(current),
		set: (moment) => {
			current = new Date(moment).getTime();
		},
		advance: (ms) => {
			current += ms;
		}
	};
}
export { systemClock as n, createTestClock as t };

//# sourceMappingURL=clock-CDRpkDR1.js.map