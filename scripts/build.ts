import { ensureBundles } from './bundle.ts';

process.exitCode = (await ensureBundles()) ? 0 : 1;
