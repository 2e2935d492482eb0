/** Measures a fake shop beside one whose installation never ends. */
import { findFreePort } from '../../../scripts/run/free-port.ts';
import { measurePeers } from '../measure-peers.ts';
import { runToEnd } from '../run-to-end.ts';
import { FAKE_SHOP, prepareFake } from './fake-peer.ts';

const effort = { rounds: 1, seconds: 1, idleMs: 0, isQuiet: false };
const installEndlessly = async () => {
  const port = await findFreePort('127.0.0.1', 0);
  await runToEnd([FAKE_SHOP, String(port), 'good'], process.env, import.meta.dirname);
  return await prepareFake('Theirs');
};
await measurePeers(() => prepareFake('Ours'), { Theirs: installEndlessly }, effort);
