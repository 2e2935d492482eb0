import pack from '../../package.json' with { type: 'json' };

/** Of the shop's own code. */
export const VERSION = pack.version;
