/**
 * Preloaded (`node --import`) into every process that we spawn with an IPC channel. When the parent
 * dies, even by kill -9, the channel closes and the process ends as after SIGTERM.
 */
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// The listener must not keep a finished process alive.
process.channel?.unref();
