import { runtimeConfig } from '../api/config.ts';

type Names = Pick<typeof runtimeConfig, 'brandName' | 'brandNameRu'>;

const listeners = new Set<() => void>();

/** The shop has another name from now on, on this page too. */
export function renameShop({ brandName, brandNameRu }: Names): void {
  Object.assign(runtimeConfig, { brandName, brandNameRu });
  for (const listener of [...listeners]) listener();
}

export function subscribeToBrandName(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
