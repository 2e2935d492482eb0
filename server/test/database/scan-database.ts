import type { Pool } from 'pg';

/**
 * Searches every row of every table for texts, as they are and as shown in bytea, hex and base64.
 * @returns the findings, as `table: text`
 */
export async function scanDatabase(pool: Pool, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'partitions')`);
  const found = new Set<string>();
  for (const { name } of tables) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${name} t`);
    const content = rows.map(({ row }) => row.toLowerCase()).join('\n');
    for (const text of texts) {
      const bytes = Buffer.from(text);
      const spellings = [
        text,
        bytes.toString('hex'),
        bytes.toString('base64').replace(/.?=*$/, ''),
      ];
      if (spellings.some((spelling) => content.includes(spelling.toLowerCase()))) {
        found.add(`${name}: ${text}`);
      }
    }
  }
  return [...found];
}
