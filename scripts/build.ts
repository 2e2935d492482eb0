import { ensureBundles } from './bundle.ts';
import { writeSbom } from './checks/sbom.ts';

const isBuilt = await ensureBundles();
if (isBuilt) writeSbom();
process.exitCode = isBuilt ? 0 : 1;
