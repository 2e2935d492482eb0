/**
 * List prices on demand in US dollars of a common cloud: Amazon Web Services, us-east-1, Graviton, as known at the end of
 * 2025. Edit them for another provider; hosts of virtual servers are three to five times cheaper.
 */
export const PRICES = {
  provider: 'AWS us-east-1, on demand',
  hoursPerMonth: 730,
  /** c7g.large: two cores, 4 GB. */
  machine: { cores: 2, perHour: 0.0725 },
  /** RDS for PostgreSQL, m7g, with a synchronous standby in another zone; 2 to 64 cores. */
  database: { coresMin: 2, coresMax: 64, perCoreHour: 0.168, perGbMonth: 0.23 },
  /** The disk of a machine (gp3). */
  disk: { perGbMonth: 0.08 },
  /** ElastiCache, t4g.small with a replica. */
  redis: { perHour: 0.064 },
  /** An application load balancer, and each 3,000 open connections of it. */
  balancer: { perHour: 0.0225, connections: 3_000, perConnectionsHour: 0.008 },
  traffic: { perGb: 0.09 },
  /** S3. */
  backups: { perGbMonth: 0.023 },
} as const;
export type Prices = typeof PRICES;
