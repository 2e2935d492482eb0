import type { MacroAction } from '@sesame/contract/console/macros.ts';
import type { BackupProblem } from '@sesame/contract/console/system.ts';
import type { TelegramNotifications } from '@sesame/contract/shop/telegram.ts';
import type { ColumnType } from 'kysely';

/** Types of columns about which the shop knows more than the database; `database.gen.ts` refers to them. */

/** Written as text and read as a value. */
export type JsonColumn = ColumnType<unknown, string, string>;
export type BackupProblemColumn = BackupProblem;
export type MacroActionColumn = ColumnType<MacroAction, string, string>;
export type TelegramNotification = keyof TelegramNotifications;
export type TelegramNotificationsColumn = TelegramNotification[];
export type ViolationsColumn = ColumnType<{ invariant: string; rule: string }[], string, string>;
