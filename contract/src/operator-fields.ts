import * as z from 'zod/mini';
import { multiline } from './multiline.ts';

export const REASON_MAX = 500;

/** Why an operator does something, for the record. */
export const reasonField = multiline(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX)),
);

/** What an edit began from. Somebody else's edit in between: 409 `changed_meanwhile` with `current`, what holds now. */
export const versionField = z.int().check(z.gte(1));
