import { ConfigError, readConfig } from './config.ts';
import { PoolerError } from './platform/db/connections/require-sessions.ts';
import { EmbeddedPostgresError } from './platform/db/embedded/postgres-binaries.ts';
import { RoleError } from './platform/db/roles/role-error.ts';
import { DataFolderError } from './platform/files/data-folder.ts';
import { StartError, StartStopped } from './start-error.ts';
import { startServer } from './start-server.ts';

const FORCED_STOP_MS = 9_500;

/** Errors whose message is written for the operator; all others are shown with their stack. */
const SENTENCES = [
  ConfigError,
  DataFolderError,
  EmbeddedPostgresError,
  PoolerError,
  RoleError,
  StartError,
];

try {
  const config = readConfig(process.env);
  let stopping = false;
  const end = (code: 0 | 1) => {
    stopping = true;
    setTimeout(() => process.exit(1), config.stopDelayMs + FORCED_STOP_MS).unref();
    starting
      .then((server) => server.stop())
      .then(
        () => process.exit(code),
        (error: unknown) => process.exit(error instanceof StartStopped ? code : 1),
      );
  };
  const stop = () => {
    // A second signal means that the person does not want to wait.
    if (stopping) process.exit(1);
    end(0);
  };
  // Ends with an error, so that a supervisor restarts the process.
  const starting = startServer(config, {
    onFatal() {
      if (!stopping) end(1);
    },
    isStopping: () => stopping,
    onProgress: (percent) => process.send?.({ type: 'inventing', percent }),
  });
  // Installed before the start has finished, so that a partly started database is stopped too.
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const { url, ownerTicket, setupLink } = await starting;
  if (process.send !== undefined) {
    process.send({ type: 'ready', url, ownerTicket, setupLink });
  } else if (setupLink !== undefined) {
    // Not a line of the log, which may be collected and kept, and the link makes its holder the owner.
    console.log(
      `This shop has no owner yet. Open this link within a day to become one:\n${setupLink}`,
    );
  }
} catch (error) {
  // The signal handler that stopped the start also ends the process.
  if (error instanceof StartStopped) await new Promise(() => {});
  const isSentence = SENTENCES.some((kind) => error instanceof kind);
  console.error(isSentence && error instanceof Error ? error.message : error);
  process.exit(1);
}
