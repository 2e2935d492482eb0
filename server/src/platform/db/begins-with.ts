import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The highest code point; no text that people type contains it. */
const LAST_SIGN = '\u{10FFFF}';

/**
 * Condition for texts that begin with a prefix, served by an index of `text_pattern_ops`. In a cached plan `like` has
 * no known prefix and would scan the whole index; a range works in every plan.
 */
export function beginsWith(text: RawBuilder<unknown>, beginning: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${text} ~>=~ ${beginning} and ${text} ~<~ ${beginning + LAST_SIGN})`;
}
