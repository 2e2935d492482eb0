import { ensureBundle } from '../../../scripts/bundle.ts';

/** Soak runs start the server hundreds of times, and its bundle starts several times faster than its sources. */
export default async function setup(): Promise<void> {
  if (!(await ensureBundle('server'))) throw new Error('the server could not be built');
}
