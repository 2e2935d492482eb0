import { createHash } from 'node:crypto';

export interface Terminal {
  readonly key: string;
  readonly password: string;
}

/** Values as written in JSON; ids of 20 digits are strings. */
export type Scalars = Readonly<Record<string, unknown>>;

/** T-Bank's signature: SHA-256 over the scalar values of the root object and the password, sorted by name. */
export function signToken(fields: Scalars, password: string): string {
  const names = Object.keys(fields).filter(
    (name) => name !== 'Token' && typeof fields[name] !== 'object' && fields[name] !== undefined,
  );
  const values = [...names, 'Password']
    .sort()
    .map((name) => (name === 'Password' ? password : String(fields[name])));
  return createHash('sha256').update(values.join('')).digest('hex');
}
