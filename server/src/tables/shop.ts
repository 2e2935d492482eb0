import type { Language } from '@sesame/contract/limits.ts';
import type { ColumnType, Generated } from 'kysely';

/** What operators changed of words, settings and brand. */
export interface TablesOfShop {
  text_drafts: TextDraftsTable;
  text_publications: TextPublicationsTable;
  shop_setting_changes: ShopSettingChangesTable;
  brand_logos: BrandLogosTable;
}

/** What an operator wrote and nobody sees yet. */
interface TextDraftsTable {
  key: string;
  language: Language;
  words: string;
  version: Generated<number>;
  written_at: Date;
  written_by: string;
}

/** Only ever added to: the newest of a text and language is what the shop says, null being its own words. */
interface TextPublicationsTable {
  id: Generated<number>;
  key: ColumnType<string, string, never>;
  language: ColumnType<Language, Language, never>;
  words: ColumnType<string | null, string | null, never>;
  published_at: ColumnType<Date, Date, never>;
  published_by: ColumnType<string, string, never>;
}

/** Only ever added to; the newest of a name holds. */
interface ShopSettingChangesTable {
  id: Generated<number>;
  name: ColumnType<string, string, never>;
  value: ColumnType<unknown, string | null, never>;
  changed_at: ColumnType<Date, Date, never>;
  changed_by: ColumnType<string, string, never>;
}

interface BrandLogosTable {
  digest: ColumnType<string, string, never>;
  png: ColumnType<Buffer, Buffer, never>;
  kept_at: ColumnType<Date, Date, never>;
}
