import { type Config, ConfigError } from './config.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/**
 * Refuses to serve as production what is none: each with one sentence. Commands do not ask this, they run with the same
 * settings and serve nobody.
 * @throws {ConfigError}
 */
export function requireProduction(config: Config): void {
  if (!config.production) return;
  if (config.loopbackTrial) {
    if (LOOPBACK.test(config.host)) return;
    throw new ConfigError(
      'LOOPBACK_TRIAL is for a shop that listens on this machine alone: leave HOST at 127.0.0.1.',
    );
  }
  const problem = problems.find(({ when }) => when(config));
  if (problem !== undefined) throw new ConfigError(problem.sentence);
}

const problems: readonly { when: (config: Config) => boolean; sentence: string }[] = [
  {
    when: ({ demo }) => demo,
    sentence:
      'DEMO must be off when NODE_ENV is production: everybody knows the password of the demo owner.',
  },
  {
    when: ({ publicUrl }) => publicUrl?.startsWith('https:') !== true,
    sentence:
      'PUBLIC_URL must be an https address when NODE_ENV is production, for example https://shop.example.',
  },
  {
    when: ({ bank }) => bank !== undefined,
    sentence:
      'BANK_URL must be left out when NODE_ENV is production: the sandbox bank takes no money.',
  },
  {
    // A worker answers nobody.
    when: ({ role, proxiesDeclared }) => role !== 'worker' && !proxiesDeclared,
    sentence:
      'TRUST_PROXY must say which proxies stand in front when PUBLIC_URL is https: how many, their addresses, or none.',
  },
];
