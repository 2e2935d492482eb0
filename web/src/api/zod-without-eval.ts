import * as z from 'zod/mini';

// Imported before any schema is made: the content policy of the page forbids the code that zod would generate.
z.config({ jitless: true });
