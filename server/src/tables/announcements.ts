import type { Language } from '@sesame/contract/shared/limits.ts';
import type { ColumnType, Generated } from 'kysely';

/** Banners, and which buyers closed them. */
export interface TablesOfAnnouncements {
  announcements: AnnouncementsTable;
  announcement_dismissals: AnnouncementDismissalsTable;
  announcement_images: AnnouncementImagesTable;
}

interface AnnouncementsTable {
  id: Generated<number>;
  title: string;
  title_ru: string;
  description: Generated<string>;
  description_ru: Generated<string>;
  button_text: Generated<string>;
  button_text_ru: Generated<string>;
  button_href: Generated<string>;
  image: string | null;
  image_alt: Generated<string>;
  image_alt_ru: Generated<string>;
  audience: Generated<'all' | 'with_subscription' | 'without_subscription'>;
  /** Language of the buyers who see it; null for all of them. */
  language: ColumnType<Language | null, Language | null | undefined, Language | null>;
  priority: Generated<number>;
  starts_at: Date | null;
  ends_at: Date | null;
  version: Generated<number>;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  archived_at: ColumnType<Date | null, undefined, Date>;
}

interface AnnouncementImagesTable {
  /** `/media/…` */
  path: string;
  created_at: Date;
  removed_at: ColumnType<Date | null, undefined, Date>;
}

interface AnnouncementDismissalsTable {
  announcement_id: number;
  user_id: string;
  dismissed_at: Date;
}
