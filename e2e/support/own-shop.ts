import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The data folder of a shop that some journeys have to themselves. */
export function ownFolder(name: string): string {
  return mkdtempSync(join(tmpdir(), `sesame-${name}-`));
}

/** Ends a shop of some journeys' own; its books must be in order, whatever was done to it. */
export async function endOwnShop(
  shop: { audit: () => Promise<void>; stop: () => Promise<void> },
  folder: string,
): Promise<void> {
  try {
    await shop.audit();
  } finally {
    await shop.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
