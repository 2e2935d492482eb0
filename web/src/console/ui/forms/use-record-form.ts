import type { BodyOutput, BodySchema } from '@sesame/contract/shared/bounds.ts';
import { useEffect, useState } from 'react';
import { type ConsoleForm, useConsoleForm } from './use-console-form.ts';

export type RecordFormOptions<
  Schema extends BodySchema,
  Saved extends { version: number },
  Values,
> = {
  schema: Schema;
  /** The newest record that the page has; null for a new one. */
  record: Saved | null;
  valuesOf: (record: Saved | null) => Values;
  body?: (values: Values, record: Saved | null) => unknown;
  save: (body: BodyOutput<Schema>, record: Saved | null) => Promise<Saved>;
  approve?: ((body: BodyOutput<Schema>) => Promise<boolean>) | undefined;
  onSaved?: (saved: Saved) => void;
  alsoCheck?: (values: Values) => Readonly<Record<string, string>>;
  onInvalid?: (names: readonly string[]) => void;
  /** Fetches the current record; null if there is nothing to fetch. */
  reread: (() => Promise<Saved | undefined>) | null;
};

export type RecordForm<Saved, Values extends object> = ConsoleForm<Values> & {
  /** The version that the edits are based on. */
  record: Saved | null;
  /** Restarts from a record. */
  adoptRecord: (record: Saved) => void;
  /** Replaces the record and keeps what was typed: for changes of other parts of it. */
  setRecord: (record: Saved) => void;
  /** Fetches the newest version and restarts from it. */
  reload: () => Promise<void>;
};

/**
 * The editor of a record with a version. A newer version that the page loads is shown at once while nothing is typed;
 * otherwise the edits stay, and saving them is a version conflict.
 */
export function useRecordForm<
  Schema extends BodySchema,
  Saved extends { version: number },
  Values extends object,
>({
  schema,
  record: incoming,
  valuesOf,
  body,
  save,
  onSaved,
  reread,
  ...checks
}: RecordFormOptions<Schema, Saved, Values>): RecordForm<Saved, Values> {
  const [record, setRecord] = useState(incoming);
  const reload = async () => {
    const latest = await reread?.();
    if (latest) adoptRecord(latest);
  };
  const form = useConsoleForm({
    ...checks,
    schema,
    initial: valuesOf(record),
    body: (values) => (body ? body(values, record) : values),
    save: (checked) => save(checked, record),
    savedAs: valuesOf,
    onSaved: (saved) => {
      setRecord(saved);
      onSaved?.(saved);
    },
    loadLatest: reload,
  });
  const adoptRecord = (next: Saved) => {
    setRecord(next);
    form.adopt(valuesOf(next));
  };
  const isNewer = incoming !== null && record !== null && incoming.version > record.version;
  const adoptsIncoming = isNewer && !form.isDirty && !form.isSaving;
  useEffect(() => {
    if (adoptsIncoming && incoming) adoptRecord(incoming);
  });
  return { ...form, record, adoptRecord, setRecord, reload };
}
