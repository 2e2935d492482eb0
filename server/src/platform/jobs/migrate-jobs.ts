/**
 * Creates or upgrades the tables of pg-boss, as the owner of the database; does nothing when they are current. Many
 * processes may start at once.
 */
export async function migrateJobs(ownerUrl: string): Promise<void> {
  const { PgBoss } = await import('pg-boss');
  const boss = new PgBoss({
    connectionString: ownerUrl,
    application_name: 'sesame-migration',
    max: 1,
    schedule: false,
    supervise: false,
  });
  await boss.start();
  await boss.stop({ graceful: false });
}
