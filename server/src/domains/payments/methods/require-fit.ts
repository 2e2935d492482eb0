import { refuse } from '../../../platform/http/errors.ts';
import type { Executor, Platform } from '../../../platform/platform.ts';
import { capabilitiesOf } from '../providers/capabilities.ts';
import { findProviderState, type ProviderState } from '../providers/provider-states.ts';
import { validateMethod } from './method.rules.ts';
import type { MethodDraft } from './serialize-method.ts';

/**
 * Validates a draft against its provider. An enabled method requires a provider that can be paid with.
 * @returns the state of the provider
 */
export async function requireFit(
  tx: Executor,
  platform: Pick<Platform, 'config' | 'sealer'>,
  provider: string,
  draft: MethodDraft,
): Promise<ProviderState> {
  const state = await findProviderState(tx, platform, provider);
  if (state === undefined) refuse('setting_wrong', { field: 'provider' });
  const mismatch = validateMethod(draft, capabilitiesOf(provider));
  if (mismatch !== undefined) refuse('setting_wrong', { ...mismatch });
  const { problem } = state;
  if (draft.enabled && problem !== null) refuse('provider_not_live', { problem });
  return state;
}
