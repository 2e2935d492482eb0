import type { Language } from '@sesame/contract/shared/limits.ts';
import type { ColumnType, Generated } from 'kysely';

/** Text overrides, settings and brand as changed by operators. */
export interface TablesOfShop {
  text_drafts: TextDraftsTable;
  text_publications: TextPublicationsTable;
  shop_setting_changes: ShopSettingChangesTable;
  brand_logos: BrandLogosTable;
}

/** Texts that an operator wrote but did not publish yet. */
interface TextDraftsTable {
  key: string;
  language: Language;
  text: string;
  version: Generated<number>;
  written_at: Date;
  written_by: string;
}

/** Append-only: the newest row of a text and language applies; null restores the default text. */
interface TextPublicationsTable {
  id: Generated<number>;
  key: ColumnType<string, string, never>;
  language: ColumnType<Language, Language, never>;
  text: ColumnType<string | null, string | null, never>;
  published_at: ColumnType<Date, Date, never>;
  published_by: ColumnType<string, string, never>;
}

/** Append-only; the newest row of a name applies. */
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
  stored_at: ColumnType<Date, Date, never>;
}
