import pack from '../../package.json' with { type: 'json' };

/** Version of the shop, from its package.json. */
export const VERSION = pack.version;
