import type { Permission } from '@sesame/contract/console/permissions.ts';
import type { LazyScreen } from '../../shell/lazy-screen.ts';
import { consolePaths } from '../paths.ts';
import { details } from './details.ts';
import { sections } from './sections.ts';

export interface FoundScreen {
  readonly path: string;
  /** The path of the section to highlight in the navigation. */
  readonly section: string;
  readonly permission: Permission;
  readonly screen: LazyScreen;
}

/** The screen of an address; at `/admin`, the first section that this operator may see. */
export function findScreen(
  address: string,
  permissions: readonly string[],
): FoundScreen | undefined {
  const path = address.length > 1 ? address.replace(/\/$/, '') : address;
  const section =
    sections.find((known) => known.path === path) ??
    (path === consolePaths.home()
      ? sections.find(({ permission }) => permissions.includes(permission))
      : undefined);
  if (section) return { ...section, section: section.path };
  return details.find((known) => isOneOf(known.path, path));
}

/** Whether a path such as `/things/7` matches `/things/:id`. */
function isOneOf(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
}
