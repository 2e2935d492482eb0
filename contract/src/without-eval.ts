import * as z from 'zod/mini';

// Imported first of all by a page whose content policy forbids generated code: schemas made after this never try it.
z.config({ jitless: true });
