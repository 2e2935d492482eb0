import { chooseReferralMode, type ReferralData } from '@sesame/contract/referrals.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { type ModeRules, toggleOrigin } from './partners.rules.ts';

/** The switch and the choice of origins. Money is chosen by the switch itself, days by Save. */
export function useMode(data: ReferralData) {
  const client = useQueryClient();
  /** What was not saved yet; null shows what the server has. */
  const [draft, setDraft] = useState<ModeRules | null>(null);
  const save = useMutation({
    mutationFn: ({ type, origin_ids }: ModeRules) =>
      call(chooseReferralMode, {
        body: type === 'base' ? { type } : { origins: origin_ids },
      }),
    onSuccess: (_, rules) => {
      client.setQueryData<ReferralData>(queryKeys.referral, (known) =>
        known ? { ...known, ...rules, origins: titlesOf(known, rules.origin_ids) } : known,
      );
      setDraft(null);
    },
    onError: (_, rules) => {
      if (rules.type === 'base') setDraft(null);
    },
  });
  const rules = draft ?? { type: data.type, origin_ids: data.origin_ids };

  return {
    subs: rules.type === 'subs',
    chosen: rules.origin_ids,
    busy: save.isPending,
    saved: save.isSuccess,
    error: save.error,
    toggleMode: () => {
      if (save.isPending) return;
      save.reset();
      if (rules.type === 'base') return setDraft({ ...rules, type: 'subs' });
      const base: ModeRules = { type: 'base', origin_ids: [] };
      setDraft(base);
      save.mutate(base);
    },
    toggle: (id: number) => {
      if (save.isPending) return;
      save.reset();
      setDraft({ type: 'subs', origin_ids: toggleOrigin(rules.origin_ids, id) });
    },
    save: () => save.mutate(rules),
  };
}

function titlesOf({ all_origins }: ReferralData, ids: readonly number[]): string[] {
  return ids.flatMap((id) => all_origins.find((origin) => origin.id === id)?.title ?? []);
}
