/**
 * The environment of every server of the shop; `deploy/Dockerfile` and the runbook say the same. Threads share two pools of
 * native memory instead of eight per core, which a server would never fill.
 */
export const SERVER_ENV: Readonly<Record<string, string>> = { MALLOC_ARENA_MAX: '2' };
