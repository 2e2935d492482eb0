import type { Page } from 'playwright-core';

/** Pages with a call that never ends: their network does not come to rest. */
export const restlessPages = new WeakSet<Page>();
