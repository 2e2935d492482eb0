import { join } from 'node:path';

/** The import graph as the bundler has it. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** Entry modules of the first views, by audience. */
const VISITORS = [
  'src/features/auth/sign-in-screen.tsx',
  'src/features/auth/registration/register-screen.tsx',
  'src/features/auth/passwords/forgot-password-screen.tsx',
  'src/features/auth/passwords/reset-password-screen.tsx',
  'src/features/auth/registration/confirm-email-screen.tsx',
];
const SIGN_IN = VISITORS.slice(0, 1);
const SIGNED_IN = ['src/app/shop-layout.tsx', 'src/app/dashboard-route.tsx'];

/** The module that lists all icons imports them all; each icon goes to the chunks that use it. */
const ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/;

/** Our own parts of screens, without the field for passwords, which few other screens have. */
const UI = /[\\/]web[\\/]src[\\/](ui|shell|i18n|theme)[\\/](?!forms[\\/]password)/;

/**
 * Chunks of the first views. By default the bundler makes a chunk for every set of screens that share code: about
 * thirty files of half a kilobyte, which cost many round trips on a slow network. Instead there is one chunk for what
 * every screen needs, one for what the dashboard shares with visitors' screens, one for the rest of the dashboard, and one
 * for the fields of the sign-in form, which other forms have too.
 * Each contains the imports of its modules that no earlier chunk has, so there are no cycles between chunks.
 */
export function firstViewChunks(folder: string) {
  const ids = (files: readonly string[]) => files.map((file) => join(folder, file));
  const entry = ids(['src/main.tsx']);
  const visitors = ids(VISITORS);
  const signIn = ids(SIGN_IN);
  const signedIn = ids(SIGNED_IN);
  // These keep their own chunk names, which the page and the entry refer to.
  const roots = new Set([...entry, ...visitors, ...signedIn]);
  let known: Record<'entry' | 'visitors' | 'signIn' | 'signedIn', ReadonlySet<string>> | undefined;
  const chunkOf = (id: string, graph: ModuleGraph): string | null => {
    known ??= {
      entry: reachedFrom(entry, graph),
      visitors: reachedFrom(visitors, graph),
      signIn: reachedFrom(signIn, graph),
      signedIn: reachedFrom(signedIn, graph),
    };
    if (roots.has(id) || id.endsWith('.css') || ICON.test(id)) return null;
    if (known.entry.has(id)) return 'shop';
    if (!known.signedIn.has(id)) return known.signIn.has(id) && UI.test(id) ? 'fields' : null;
    return known.visitors.has(id) ? 'common' : 'signed-in';
  };
  return ['shop', 'common', 'signed-in', 'fields'].map((chunk, index, { length }) => ({
    debugName: chunk,
    priority: length - index,
    name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === chunk ? chunk : null),
  }));
}

/** The modules with their static imports, without dynamic ones. */
function reachedFrom(roots: readonly string[], graph: ModuleGraph): Set<string> {
  const reached = new Set<string>();
  const open = [...roots];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
}
