import * as z from 'zod/mini';
import { timestampField } from '../../shared/fields.ts';
import { secret } from '../../shared/secret-fields.ts';
import { reasonField, versionOrNoneField } from '../fields.ts';
import { consoleRoutes } from '../routes.ts';

/** The shop's public address and what it needs from other systems, set up in the console or by the environment. */
export const connectionNames = ['address', 'mail', 'telegram', 'folder', 'backup'] as const;
export type ConnectionName = (typeof connectionNames)[number];

const settingField = z.strictObject({
  name: z.string(),
  /** The environment variable that overrides the value saved here. */
  env: z.string(),
  /** Write-only: never returned. */
  secret: z.boolean(),
  required: z.boolean(),
  /** The possible values where there are few. */
  choices: z.nullable(z.array(z.string())),
  /** Folders of the server, one of which has to contain the value; null where it is not a folder. */
  roots: z.nullable(z.array(z.string())),
  example: z.string(),
  source: z.enum(['environment', 'console', 'default', 'none']),
  /** Null for secrets and for unset values. */
  value: z.nullable(z.string()),
  /** Whether there is a value, of secrets too. */
  is_set: z.boolean(),
});

export const connectionAnswer = z.strictObject({
  connection: z.enum(connectionNames),
  /**
   * Whether the shop can use it. `mail` that is not ready means that no mail is sent, `backup` that backups stay on the
   * disk of the worker.
   */
  ready: z.boolean(),
  /** Its latest test since the settings were changed; null without one. */
  tested: z.nullable(z.strictObject({ at: timestampField, works: z.boolean() })),
  /** The required settings without a value. */
  missing: z.array(z.string()),
  settings: z.array(settingField),
  /** Version of the settings saved in the console; 0 before the first save. */
  version: versionOrNoneField,
  changed_at: z.nullable(timestampField),
  /** The operator's name. */
  changed_by: z.nullable(z.string()),
});
export type ConsoleConnection = z.output<typeof connectionAnswer>;
export type ConnectionSetting = ConsoleConnection['settings'][number];

/** Connections of the shop to other systems. A change reaches every process within moments. */
const routes = consoleRoutes({
  tag: 'Settings',
  read: 'settings:read',
  write: 'connections:write',
});

export const listConnections = routes.get('listConnections', '/connections', {
  summary: 'Connections of the shop to other systems, and whether they are ready',
  answer: z.array(connectionAnswer),
});

const connectionParams = z.strictObject({ connection: z.enum(connectionNames) });

/**
 * Secrets are never returned. `setting_wrong` names the `field`, and says the `mistake` when the shop does not answer at
 * the address to save; `setting_fixed`: the environment sets this value, so it cannot be changed here.
 */
export const changeConnection = routes.put('changeConnection', '/connections/:connection', {
  confirmed: true,
  summary: 'Change the settings of a connection',
  params: connectionParams,
  body: z.strictObject({
    version: versionOrNoneField,
    /** The settings to change; null removes a value. */
    values: secret(
      z.record(
        z.string().check(z.regex(/^[a-zA-Z]{1,40}$/)),
        z.nullable(z.string().check(z.maxLength(1_000))),
      ),
    ),
    reason: reasonField,
  }),
  answer: connectionAnswer,
  errors: ['version_conflict', 'setting_wrong', 'setting_fixed'],
  current: connectionAnswer,
});

/** Why a test failed, for a text that says what to do. */
export const connectionProblems = [
  /** The name of the host is not known. */
  'unknown_host',
  /** Nothing listens at this address. */
  'refused',
  'timeout',
  /** The host is in a private network, which only the environment may name. */
  'private_host',
  /** Encryption could not be agreed on. */
  'tls',
  /** The other side did not accept user name, password or token. */
  'sign_in',
  'sender',
  'recipient',
  /** The token belongs to the bot named in `detail`. */
  'other_bot',
  /** There is no such bucket. */
  'bucket',
  /** The bucket is in another region. */
  'region',
  /** The keys are known, but not allowed to do this. */
  'may_not_write',
  'may_not_read',
  'may_not_remove',
  /** The folder does not exist, or is a file. */
  'not_a_folder',
  /** A link in the folder leads out of the folders that are allowed. */
  'outside',
  'full',
  /** Another process makes the backups, which may be on another machine. */
  'elsewhere',
  /** Something answers at the shop's address, but not this shop. */
  'other_server',
  'other',
] as const;
export type ConnectionProblem = (typeof connectionProblems)[number];

/**
 * Uses the settings in force: calls the shop itself at its public address, sends a mail to the operator who asks, asks
 * Telegram for the name of the bot, writes, reads and removes a small file in the folder of the backups or in the bucket. `connection_not_ready`
 * without the required settings.
 */
export const testConnection = routes.post('testConnection', '/connections/:connection/test', {
  confirmed: true,
  summary: 'Try a connection for real',
  params: connectionParams,
  answer: z.strictObject({
    /** Null when it works. */
    problem: z.nullable(z.enum(connectionProblems)),
    /** What the other side answered, without secrets. */
    detail: z.nullable(z.string()),
    /** The public address, the address that the mail was sent to, the link to the bot, the folder, or the address of the bucket. */
    result: z.nullable(z.string()),
  }),
  errors: ['connection_not_ready'],
});
