import { join } from 'node:path';

/** Who imports what, as the bundler knows it. */
interface ModuleGraph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

/** What a first view needs beside the entry, by whom it is for. */
const VISITORS = [
  'src/features/auth/login-screen.tsx',
  'src/features/auth/register-screen.tsx',
  'src/features/auth/forgot-password-screen.tsx',
  'src/features/auth/reset-password-screen.tsx',
  'src/features/auth/confirm-email-screen.tsx',
];
const SIGNED_IN = ['src/app/signed-in-layout.tsx', 'src/app/dashboard-route.tsx'];

/** All of them are imported by the one module that lists them, so each goes with those who use it. */
const ICON = /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/;

/**
 * The chunks of the first views. The bundler alone makes a chunk of every set of screens that share something: some thirty
 * files of half a kilobyte, for which a phone goes back and forth over a slow network. So what every screen needs is one
 * chunk, what the dashboard has in common with the screens of visitors another, and the rest of the dashboard a third.
 * Each takes whatever its modules import that none before it has, which keeps the chunks free of cycles.
 */
export function firstViewChunks(folder: string) {
  const ids = (files: readonly string[]) => files.map((file) => join(folder, file));
  const entry = ids(['src/main.tsx']);
  const visitors = ids(VISITORS);
  const signedIn = ids(SIGNED_IN);
  // These keep chunks of their own names, which the page and the entry ask for.
  const roots = new Set([...entry, ...visitors, ...signedIn]);
  let known: Record<'entry' | 'visitors' | 'signedIn', ReadonlySet<string>> | undefined;
  const chunkOf = (id: string, graph: ModuleGraph): string | null => {
    known ??= {
      entry: reachedFrom(entry, graph),
      visitors: reachedFrom(visitors, graph),
      signedIn: reachedFrom(signedIn, graph),
    };
    if (roots.has(id) || id.endsWith('.css') || ICON.test(id)) return null;
    if (known.entry.has(id)) return 'shop';
    if (!known.signedIn.has(id)) return null;
    return known.visitors.has(id) ? 'common' : 'signed-in';
  };
  return ['shop', 'common', 'signed-in'].map((chunk, index, { length }) => ({
    debugName: chunk,
    priority: length - index,
    name: (id: string, graph: ModuleGraph) => (chunkOf(id, graph) === chunk ? chunk : null),
  }));
}

/** The modules and all that they import, but not what they bring on demand. */
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
