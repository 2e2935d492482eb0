import type { Reads } from '../../db/replica/reads.ts';
import type { Family, Figures } from './figures.ts';

const gauge = (name: string, help: string): Family => ({ name, type: 'gauge', help });
const counter = (name: string, help: string): Family => ({ name, type: 'counter', help });

const families = {
  used: gauge(
    'sesame_replica_used',
    '1 while the replica answers reads, 0 while it is away or too old and the primary answers them.',
  ),
  age: gauge('sesame_replica_lag_seconds', 'How old answers of the replica may be at most.'),
  bytes: gauge('sesame_replica_lag_bytes', 'WAL of the primary that the replica does not have.'),
  answered: counter(
    'sesame_replica_reads_total',
    'Statements that the replica may answer, by the database that did.',
  ),
  repeated: counter(
    'sesame_replica_repeated_total',
    'Statements that the replica failed and the primary answered.',
  ),
};

/** What this process knows of its replica. */
export function replicaFigures({ figures }: Pick<Reads, 'figures'>): Figures[] {
  const { missingBytes, isUsed, ageMs, answered, repeated } = figures;
  const one = (family: Family, value: number | undefined): Figures => ({
    family,
    samples: value === undefined ? [] : [{ value }],
  });
  return [
    one(families.used, isUsed ? 1 : 0),
    one(families.age, ageMs === undefined ? undefined : ageMs / 1_000),
    one(families.bytes, missingBytes),
    {
      family: families.answered,
      samples: Object.entries(answered).map(([database, value]) => ({
        labels: { database },
        value,
      })),
    },
    one(families.repeated, repeated),
  ];
}
