/**
 * Unpacks the Chromium of @sparticuz/chromium into TMPDIR. A separate process, because the package reads its folder
 * and its choice of libraries from the environment when it is imported.
 */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
