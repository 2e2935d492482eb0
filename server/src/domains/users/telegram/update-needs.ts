import type { Platform, TransactionalPlatform } from '../../../platform/platform.ts';
import type { OperatorChats } from './operator-chats.ts';

/** Dependencies of applying an update, whether polled or received by webhook. */
export type UpdateNeeds = TransactionalPlatform &
  Pick<Platform, 'outbound'> & { readonly operatorChats: OperatorChats };
