import type { Permission } from '@sesame/contract/console/permissions.ts';
import type { FoundRecord, WorkQueue } from '@sesame/contract/console/workspace.ts';
import type { Language } from '@sesame/contract/shared/limits.ts';
import type { LucideIcon } from 'lucide-react';
import type { LazyScreen } from '../shell/lazy-screen.ts';

type Title = Readonly<Record<Language, string>>;

/** One address of the console and its screen, which loads when it is opened. */
export interface Page {
  /** From `consolePages`, with `:id` for a record. */
  readonly path: string;
  /** Permission that is needed to see the page. */
  readonly permission: Permission;
  readonly screen: LazyScreen;
}

/** What a folder of `features/` declares; menu, routes, palette and page titles follow from it. */
export interface Section extends Page {
  readonly title: Title;
  readonly icon: LucideIcon;
  /** Part of the menu; a section without one is opened from another section. */
  readonly group?: 'work' | 'shop' | 'system';
  /** The path of the section to highlight in the menu instead. */
  readonly under?: string;
  /** The counter shown beside the title in the menu. */
  readonly queue?: WorkQueue;
  /** Records and editors. */
  readonly pages?: readonly Page[];
  /** The editor of a new record, which the palette opens by name. */
  readonly create?: {
    readonly title: Title;
    readonly path: string;
    readonly permission: Permission;
  };
  /** How the palette shows records of this section that the search finds. */
  readonly found?: {
    readonly kind: FoundRecord['kind'];
    readonly title: Title;
    readonly path: (id: string) => string;
    /** What the palette can begin with such a record, by a verb: `refund P-7K3M-92QF`. */
    readonly action?: {
      readonly verb: Title;
      readonly path: (id: string) => string;
      readonly permission: Permission;
    };
  };
}
