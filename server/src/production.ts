import { type Config, ConfigError } from './config.ts';

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/**
 * Refuses a production start with settings that are unsafe there, each with its message. Commands do not check this:
 * they use the same settings but serve no requests.
 * @throws {ConfigError}
 */
export function requireProduction(config: Config): void {
  if (!config.production) return;
  if (config.loopbackTrial) {
    if (LOOPBACK.test(config.host)) return;
    throw new ConfigError(
      'LOOPBACK_TRIAL is only for a shop that listens on this machine: leave HOST at 127.0.0.1.',
    );
  }
  const problem = problems.find(({ when }) => when(config));
  if (problem !== undefined) throw new ConfigError(problem.sentence);
}

/**
 * Refuses a production start without an https address, in the environment or saved in the console, of a shop that has
 * buyers: its links would lead nowhere. A new one begins without, and takes calls of the console only. Asked once the
 * saved settings have been read.
 * @throws {ConfigError}
 */
export function requirePublicUrl(
  { production, loopbackTrial, shop }: Config,
  { hasBuyers }: { hasBuyers: boolean },
): void {
  if (!production || loopbackTrial) return;
  const { publicUrl } = shop().connections;
  if (publicUrl?.startsWith('https:') || (publicUrl === undefined && !hasBuyers)) return;
  throw new ConfigError(
    'PUBLIC_URL must be an https address when NODE_ENV is production and none is saved in the console, for example https://shop.example.',
  );
}

const problems: readonly { when: (config: Config) => boolean; sentence: string }[] = [
  {
    when: ({ demo }) => demo,
    sentence:
      'DEMO must be off when NODE_ENV is production: the password of the demo owner is public.',
  },
  {
    when: ({ defaultShop }) => defaultShop.connections.publicUrl?.startsWith('http:') === true,
    sentence:
      'PUBLIC_URL must be an https address when NODE_ENV is production, for example https://shop.example.',
  },
  {
    when: ({ bank }) => bank !== undefined,
    sentence:
      'BANK_URL must be left out when NODE_ENV is production: the emulated bank takes no money.',
  },
  {
    // A worker serves no requests.
    when: ({ role, proxiesDeclared }) => role !== 'worker' && !proxiesDeclared,
    sentence:
      'TRUST_PROXY must say which proxies are in front when PUBLIC_URL is https: how many, their addresses, or none.',
  },
];
