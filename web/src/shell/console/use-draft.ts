import { useState } from 'react';

type DraftOptions<Saved, Edited> = {
  /** As it was when the editor opened; null: it is not made yet. */
  opened: Saved | null;
  /** What the fields begin with. */
  fields: Edited;
  editedFrom: (saved: Saved) => Edited;
  /** How it stands now; null: there is nothing to read. */
  reread: (() => Promise<Saved | undefined>) | null;
};

/** A record while it is edited: what holds, what the fields began with, and what was typed. */
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
  /** The fields begin anew from what holds now. */
  const adopt = (next: Saved) => {
    const fresh = editedFrom(next);
    setSaved(next);
    setBegan(fresh);
    setEdited(fresh);
    setTried(false);
  };
  return {
    saved,
    /** It changed beside what is typed. */
    setSaved,
    edited,
    isDirty: edited !== began,
    change: (part: Partial<Edited>) => setEdited((now) => ({ ...now, ...part })),
    discard: () => setEdited(began),
    /** Whether it was sent, wrong as it may be: from then on the fields say so. */
    tried,
    setTried,
    adopt,
    /** Takes theirs in place of what was typed, and forgets that `writes` were refused. */
    async loadTheirs(...writes: readonly { reset: () => void }[]) {
      const theirs = await reread?.();
      if (!theirs) return;
      for (const write of writes) write.reset();
      adopt(theirs);
    },
  };
}
