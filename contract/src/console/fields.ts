import * as z from 'zod/mini';
import { INTEGER_MAX } from '../shared/fields.ts';
import { multiline } from '../shared/multiline.ts';

export const REASON_MAX = 500;

/** The operator's reason, for the audit log. */
export const reasonField = multiline(
  z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX)),
);
/** For decisions that need nothing else. */
export const reasonBody = z.strictObject({ reason: reasonField });

/**
 * The version that an edit is based on. If another operator saved in between: 409 `version_conflict` with the current
 * record in `current`.
 */
export const versionField = z.int().check(z.gte(1), z.lte(INTEGER_MAX));
/** The same for what may not be saved yet: 0. */
export const versionOrNoneField = z.int().check(z.gte(0), z.lte(INTEGER_MAX));

/** `versionField` of an upload, whose other values are in the query. */
export const versionInQuery = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.pipe(z.transform(Number), z.int()),
);

/** The name of a product, a service or a payment method as buyers read it; `titleIn` chooses by the reader's language. */
export const titledFields = {
  title: z.string(),
  /** Empty: the same as `title`. */
  title_ru: z.string(),
};
export const titledField = z.strictObject(titledFields);
