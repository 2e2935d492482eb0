/**
 * Nothing but the proxy answers a POST whose process was killed, and it does not repeat it, because it cannot know
 * whether it took effect. The page repeats it with the same key.
 */
export const CUT_POST: readonly RegExp[] = [/^502$/];

/** Where the proxy itself is away, there is nothing that could answer. */
export const NO_PROXY: readonly RegExp[] = [/^connection /];
