import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Nothing that people type comes after it. */
const LAST_SIGN = '\u{10FFFF}';

/**
 * Whether a text begins like that, letter by letter, for an index of `text_pattern_ops`. Of a plan that PostgreSQL keeps, `like`
 * shows no beginning, and the whole index would be walked; a range is a range in every plan.
 */
export function beginsWith(text: RawBuilder<unknown>, beginning: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${text} ~>=~ ${beginning} and ${text} ~<~ ${beginning + LAST_SIGN})`;
}
