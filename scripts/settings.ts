import { type Config, ConfigError, readConfig } from '../server/src/config.ts';

/** The server would refuse the same settings; asking first spares the build and the bank. */
export function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
