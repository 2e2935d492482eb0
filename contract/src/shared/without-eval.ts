import * as z from 'zod/mini';

// Must be imported first on a page whose content policy forbids eval: zod schemas created afterwards do not use it.
z.config({ jitless: true });
