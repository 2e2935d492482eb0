import { arrows } from '../../../.dependency-cruiser.mjs';
import { domainTables } from './domain-tables.ts';

const imports: Readonly<Record<string, readonly string[]>> = arrows;

const ownerOf = new Map(
  Object.entries(domainTables).flatMap(([area, { owns }]) => owns.map((table) => [table, area])),
);

/** The tables that an area reads although it may not import their owner, and those of others that it writes to. */
export function tablesOutsideArrows(area: string): string[] {
  const { reads = [], writes = [], isReadModel = false } = domainTables[area] ?? {};
  const imported = ['platform', ...(imports[area] ?? [])];
  const outside = reads.filter((table) => !imported.includes(ownerOf.get(table) ?? ''));
  return [...(isReadModel ? [] : outside), ...writes].toSorted();
}
