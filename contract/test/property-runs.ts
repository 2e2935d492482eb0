/** The number of runs of a property: modest in `npm test`, many in the soak run before a release (`SOAK=1`). */
export const PROPERTY_RUNS = process.env.SOAK === '1' ? 10_000 : 100;
