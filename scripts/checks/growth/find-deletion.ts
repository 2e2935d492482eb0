/** A top-level declaration of the server's sources. */
interface Declaration {
  readonly name: string;
  readonly text: string;
}

/** What the sources of the server declare, and what its jobs run. */
export interface Sources {
  readonly declarations: readonly Declaration[];
  /** What a schedule or queue runs, by its name. */
  readonly jobs: ReadonlyMap<string, string>;
}

const BEGINNING = /^(?:export )?(?:async )?(?:function|const) (\w+)/;
const SCHEDULE = /jobs\.schedule\(\s*'([a-z-]+)'/g;
const WORK = /jobs\.work\(\s*(\w+)/g;
const QUEUE = /const (\w+) = defineQueue(?:<[^;]*?>)?\(\s*'([a-z-]+)'/g;
/** The next job, or the end of the function. */
const JOB_ENDS = /jobs\.(?:schedule|work)\(|^\}/m;

export function readSources(files: readonly string[]): Sources {
  const code = files.map((file) => file.replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, ''));
  const worked = new Map(code.flatMap((file) => jobsOf(file, WORK)));
  const queues = code.flatMap((file) =>
    [...file.matchAll(QUEUE)].map(([, constant = '', name = '']): [string, string] => [
      name,
      worked.get(constant) ?? '',
    ]),
  );
  return {
    declarations: [
      ...code.flatMap(declarationsOf),
      // A schedule that enqueues a job for each record leads to what the job does.
      ...[...worked].map(([name, text]) => ({ name, text })),
    ],
    jobs: new Map([...queues, ...code.flatMap((file) => jobsOf(file, SCHEDULE))]),
  };
}

/** Whether what a job runs leads to a function, over the functions that each one names. */
export function leadsTo({ declarations, jobs }: Sources, job: string, target: string): boolean {
  const textOf = Map.groupBy(declarations, ({ name }) => name);
  const waiting = [jobs.get(job) ?? ''];
  const seen = new Set<string>();
  for (let text = waiting.pop(); text !== undefined; text = waiting.pop()) {
    for (const [name] of text.matchAll(/\b[a-zA-Z]\w+\b/g)) {
      if (name === target) return true;
      if (seen.has(name)) continue;
      seen.add(name);
      waiting.push(...(textOf.get(name) ?? []).map((declaration) => declaration.text));
    }
  }
  return false;
}

/** Whether a function deletes rows of a table. */
export function deletesFrom({ declarations }: Sources, name: string, table: string): boolean {
  const deletion = new RegExp(String.raw`deleteFrom\('${table}'\)|\bdelete from ${table}\b`);
  return declarations.some(
    (declaration) => declaration.name === name && deletion.test(declaration.text),
  );
}

function declarationsOf(file: string): Declaration[] {
  const parts = file.split(/^(?=\S)/m);
  const begins = parts.flatMap((part, index) => (BEGINNING.test(part) ? [index] : []));
  return begins.map((begin, nth) => ({
    name: BEGINNING.exec(parts[begin] ?? '')?.[1] ?? '',
    // With its closing brace, which begins a line too.
    text: parts.slice(begin, begins[nth + 1]).join(''),
  }));
}

function jobsOf(file: string, pattern: RegExp): [string, string][] {
  return [...file.matchAll(pattern)].map((match) => {
    const rest = file.slice(match.index + match[0].length);
    return [match[1] ?? '', rest.slice(0, JOB_ENDS.exec(rest)?.index)];
  });
}
