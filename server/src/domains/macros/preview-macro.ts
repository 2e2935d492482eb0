import type { MacroPreview } from '@sesame/contract/console/macros.ts';
import type { Operator } from '../../platform/http/call.ts';
import { refuse } from '../../platform/http/errors.ts';
import type { Platform } from '../../platform/platform.ts';
import { findQueued } from '../support/index.ts';
import { isActionPermitted } from './action-routes.ts';
import { findMacro } from './macros.store.ts';
import { planMacro } from './plan-macro.ts';
import { serializeMacro } from './serialize-macro.ts';

/** Shows what a macro would do and say in a ticket, without doing it. A run has to send the returned `seen`. */
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
    macro: serializeMacro(macro),
    targets: [...plan.targets],
    target: plan.target?.wire ?? null,
    effect: plan.effect,
    answer: plan.answer,
    language: plan.language,
    missing: [...plan.missing],
    permitted: isActionPermitted(operator, macro.action),
    seen: plan.seen,
  };
}
