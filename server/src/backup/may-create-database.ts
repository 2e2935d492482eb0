import { connectForCopy } from './tables.ts';

/** Whether the role of the address may create the database that a test restore needs. */
export async function mayCreateDatabase(url: string): Promise<boolean> {
  const client = await connectForCopy(url);
  try {
    const { rows } = await client.query<{ may: boolean }>(
      'select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user',
    );
    return rows[0]?.may === true;
  } finally {
    await client.end();
  }
}
