import type { testConnection } from '@sesame/contract/console/settings/connections.ts';
import type { AnswerOf } from '@sesame/contract/shared/route.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Actor } from '../../operators/index.ts';

export type ConnectionTestResult = AnswerOf<typeof testConnection>;

/** Tries one connection with the settings in force; undefined when required ones are missing. */
export type ConnectionTest = (
  platform: Platform,
  by: Actor,
) => Promise<ConnectionTestResult | undefined>;
