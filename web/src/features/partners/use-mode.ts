import { chooseReferralMode, type ReferralData } from '@sesame/contract/shop/referrals.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/client/call.ts';
import { queryKeys } from '../../api/client/query-keys.ts';
import { type ModeRules, toggleService } from './partners.rules.ts';

/** The switch and the choice of services. Money is saved by the switch itself, days by Save. */
export function useMode(data: ReferralData) {
  const client = useQueryClient();
  /** The unsaved choice; null shows the server's. */
  const [draft, setDraft] = useState<ModeRules | null>(null);
  const save = useMutation({
    mutationFn: ({ type, service_ids }: ModeRules) =>
      call(chooseReferralMode, {
        body: type === 'base' ? { type } : { origins: service_ids },
      }),
    onSuccess: (_, rules) => {
      client.setQueryData<ReferralData>(queryKeys.referral, (known) =>
        known ? { ...known, ...rules, origins: titlesOf(known, rules.service_ids) } : known,
      );
      setDraft(null);
    },
    onError: (_, rules) => {
      if (rules.type === 'base') setDraft(null);
    },
  });
  const rules = draft ?? { type: data.type, service_ids: data.service_ids };

  return {
    subs: rules.type === 'subs',
    chosen: rules.service_ids,
    busy: save.isPending,
    saved: save.isSuccess,
    error: save.error,
    toggleMode: () => {
      if (save.isPending) return;
      save.reset();
      if (rules.type === 'base') return setDraft({ ...rules, type: 'subs' });
      const base: ModeRules = { type: 'base', service_ids: [] };
      setDraft(base);
      save.mutate(base);
    },
    toggle: (id: number) => {
      if (save.isPending) return;
      save.reset();
      setDraft({ type: 'subs', service_ids: toggleService(rules.service_ids, id) });
    },
    save: () => save.mutate(rules),
  };
}

function titlesOf({ all_services }: ReferralData, ids: readonly number[]): string[] {
  return ids.flatMap((id) => all_services.find((service) => service.id === id)?.title ?? []);
}
