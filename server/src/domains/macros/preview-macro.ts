import type { MacroPreview } from '@sesame/contract/operator-macros.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findQueued } from '../support/index.ts';
import { mayDo } from './action-routes.ts';
import { macroOnWire } from './macro-on-wire.ts';
import { findMacro } from './macros.store.ts';
import { planMacro } from './plan-macro.ts';

/** What a macro would do and say in a ticket. Nothing happens; `seen` is what a run has to be of. */
export async function previewMacro(
  platform: Pick<Platform, 'db' | 'clock'>,
  {
    id,
    macro: macroId,
    target: targetId,
    operator,
  }: {
    readonly id: string;
    readonly macro: string;
    readonly target?: string | undefined;
    readonly operator: Pick<Operator, 'role'>;
  },
): Promise<MacroPreview> {
  const { db } = platform;
  const [ticket, macro] = await Promise.all([findQueued(db, id), findMacro(db, macroId)]);
  if (ticket === undefined || macro === undefined || macro.archived_at !== null) {
    refuse('not_found');
  }
  const plan = await planMacro(db, platform, { macro, ticket, targetId });
  return {
    macro: macroOnWire(macro),
    targets: [...plan.targets],
    target: plan.target?.wire ?? null,
    effect: plan.effect,
    answer: plan.answer,
    language: plan.language,
    missing: [...plan.missing],
    permitted: mayDo(operator, macro.action),
    seen: plan.seen,
  };
}
