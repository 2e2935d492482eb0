import type { ConnectionName } from '@sesame/contract/console/settings/connections.ts';
import type { SettingName } from '../../setting-schema.ts';

/** What decides which values a shop may save. */
export interface ConnectionShop {
  /** Whether real buyers may use it, so that nothing secret leaves it unencrypted. */
  readonly live: boolean;
  /** Absolute folders inside which backups may be stored. */
  readonly backupRoots: readonly string[];
}

/** One setting of a connection. */
export interface ConnectionField {
  readonly name: string;
  /** The variable that overrides the saved value; one variable may give several fields. */
  readonly env: SettingName;
  /**
   * The value that the variable gives this field; by default the variable itself.
   * @param others reads the other variables
   */
  readonly fromVariable?: (
    variable: string,
    others: (name: SettingName) => string | undefined,
  ) => string | undefined;
  readonly secret: boolean;
  readonly required: boolean;
  readonly defaultValue?: string;
  readonly example: string;
  readonly choices?: (shop: ConnectionShop) => readonly string[];
  readonly isUsable?: (value: string, shop: ConnectionShop) => boolean;
  /** Absolute folders, one of which has to contain the value. */
  readonly roots?: (shop: ConnectionShop) => readonly string[];
  /** Whether the saved value may be removed; by default it may. */
  readonly isRemovable?: (shop: ConnectionShop) => boolean;
  /** Whether operators are notified of a change although the value is not a secret. */
  readonly isAnnounced?: boolean;
}

/** Values by the name of their field; an unset field is missing. */
export type ConnectionValues = Readonly<Record<string, string | undefined>>;

/** A connection to another system that owners may set up in the console. */
export interface Connection {
  readonly name: ConnectionName;
  readonly fields: readonly ConnectionField[];
}

export function isUsable(field: ConnectionField, value: string, shop: ConnectionShop): boolean {
  // An example that could exist is not a mistake.
  const isExample = value === field.example && /\bexample\b/.test(value);
  if (value === '' || isExample || /[\p{Cc}]/u.test(value)) return false;
  if (field.choices) return field.choices(shop).includes(value);
  return field.isUsable?.(value, shop) ?? true;
}
