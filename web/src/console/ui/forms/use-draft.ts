import { useState } from 'react';

type DraftOptions<Saved, Edited> = {
  /** The record when the editor opened; null for a new one. */
  opened: Saved | null;
  /** Initial values of the fields. */
  fields: Edited;
  editedFrom: (saved: Saved) => Edited;
  /** Fetches the current record; null if there is nothing to fetch. */
  reread: (() => Promise<Saved | undefined>) | null;
};

/** State of an editor: the saved record, the initial values and the edited values. */
export function useDraft<Saved, Edited extends object>({
  opened,
  fields,
  editedFrom,
  reread,
}: DraftOptions<Saved, Edited>) {
  const [saved, setSaved] = useState(opened);
  const [began, setBegan] = useState(fields);
  const [edited, setEdited] = useState(fields);
  const [tried, setTried] = useState(false);
  /** Restarts the fields from the given record. */
  const adopt = (next: Saved) => {
    const fresh = editedFrom(next);
    setSaved(next);
    setBegan(fresh);
    setEdited(fresh);
    setTried(false);
  };
  return {
    saved,
    /** Replaces the saved record without touching the edited values. */
    setSaved,
    edited,
    isDirty: edited !== began,
    change: (part: Partial<Edited>) => setEdited((now) => ({ ...now, ...part })),
    discard: () => setEdited(began),
    /** Whether saving was attempted: from then on the fields show their errors. */
    tried,
    setTried,
    adopt,
    /** Replaces the edits with the latest version and resets the errors of `writes`. */
    async loadLatest(...writes: readonly { reset: () => void }[]) {
      const latest = await reread?.();
      if (!latest) return;
      for (const write of writes) write.reset();
      adopt(latest);
    },
  };
}
