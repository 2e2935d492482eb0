import { runtimeConfig } from '../api/client/config.ts';

type Names = Pick<typeof runtimeConfig, 'brandName' | 'brandNameRu'>;

const listeners = new Set<() => void>();

/** Renames the shop in this page. */
export function renameShop({ brandName, brandNameRu }: Names): void {
  Object.assign(runtimeConfig, { brandName, brandNameRu });
  for (const listener of [...listeners]) listener();
}

export function subscribeToBrandName(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
