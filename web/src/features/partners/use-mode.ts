import type { BodyOf } from '@sesame/contract/shared/route.ts';
import {
  chooseReferralMode,
  getReferralData,
  type ReferralData,
} from '@sesame/contract/shop/referrals.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRouteMutation } from '../../api/client/route-mutation.ts';
import { updateAnswer } from '../../api/client/route-query.ts';
import { type ModeRules, toggleService } from './partners.rules.ts';

/** The switch and the choice of services. Money is saved by the switch itself, days by Save. */
export function useMode(data: ReferralData) {
  const client = useQueryClient();
  /** The unsaved choice; null shows the server's. */
  const [draft, setDraft] = useState<ModeRules | null>(null);
  const save = useRouteMutation(chooseReferralMode, {
    onSuccess: (_, { body }) => {
      const rules = rulesOf(body);
      updateAnswer(client, getReferralData, {}, (known) => ({
        ...known,
        ...rules,
        origins: titlesOf(known, rules.service_ids),
      }));
      setDraft(null);
    },
    onError: (_, { body }) => {
      if (rulesOf(body).type === 'base') setDraft(null);
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
      save.mutate({ body: { type: 'base' } });
    },
    toggle: (id: number) => {
      if (save.isPending) return;
      save.reset();
      setDraft({ type: 'subs', service_ids: toggleService(rules.service_ids, id) });
    },
    save: () => save.mutate({ body: { origins: rules.service_ids } }),
  };
}

function rulesOf(sent: BodyOf<typeof chooseReferralMode>): ModeRules {
  return 'type' in sent
    ? { type: 'base', service_ids: [] }
    : { type: 'subs', service_ids: sent.origins };
}

function titlesOf({ all_services }: ReferralData, ids: readonly number[]): string[] {
  return ids.flatMap((id) => all_services.find((service) => service.id === id)?.title ?? []);
}
