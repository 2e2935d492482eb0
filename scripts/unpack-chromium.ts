/**
 * Unpacks the Chromium of @sparticuz/chromium into TMPDIR. An own process, because the package
 * takes its folder and its choice of libraries from the environment when it is imported.
 */
import chromium from '@sparticuz/chromium';

await chromium.executablePath();
