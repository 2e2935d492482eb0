/**
 * `npm run image`: builds deploy/Dockerfile, with Docker or else with buildah, inspects the result, starts it and buys a
 * plan through it. On a machine that has neither it ends with code 2, with `-- --if-possible` with 0. `-- --built` tries the
 * image built last, `-- compose` then the set-up of deploy/compose.yaml and `-- cluster` that of deploy/cluster, with
 * Docker only.
 */
import { findBuildah } from './image/buildah.ts';
import { findDocker } from './image/docker.ts';
import type { Engine } from './image/engine.ts';
import { inspectImage } from './image/inspect-image.ts';
import { tryCluster } from './image/try-cluster.ts';
import { tryCompose } from './image/try-compose.ts';
import { tryImage } from './image/try-image.ts';

const toBuild = !process.argv.includes('--built');
const engine = findDocker({ toBuild }) ?? findBuildah();
if (engine === undefined) {
  console.log(
    'sesame: the image was NOT built: neither a Docker daemon with buildx nor, for root who may mount, buildah with debootstrap is here.',
  );
  process.exit(process.argv.includes('--if-possible') ? 0 : 2);
}
if (toBuild) {
  console.log(`sesame: building the image with ${engine.name} …`);
  const startedMs = Date.now();
  engine.build();
  console.log(`sesame: built in ${Math.round((Date.now() - startedMs) / 1000)} s`);
}
try {
  console.log(`sesame: running it in ${engine.isolation}`);
  const faults = [...inspectImage(engine), ...(await tryImage(engine))];
  for (const fault of faults) console.error(`sesame: the image: ${fault}`);
  if (faults.length === 0) console.log('sesame: the image is good');
  const setUps = [
    { name: 'compose', file: 'deploy/compose.yaml', run: tryCompose },
    { name: 'cluster', file: 'deploy/cluster/compose.yaml', run: tryCluster },
  ];
  for (const setUp of setUps) {
    if (process.argv.includes(setUp.name)) faults.push(...(await setUpFaults(engine, setUp)));
  }
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  engine.remove();
}

interface TriedSetUp {
  readonly file: string;
  run(): Promise<readonly string[] | undefined>;
}

async function setUpFaults(
  { name }: Engine,
  { file, run }: TriedSetUp,
): Promise<readonly string[]> {
  const faults = name === 'Docker' ? await run() : undefined;
  if (faults === undefined) return [`there is no Docker Compose: ${file} was not tried`];
  for (const fault of faults) console.error(`sesame: ${file}: ${fault}`);
  if (faults.length === 0) console.log(`sesame: ${file} is good`);
  return faults;
}
