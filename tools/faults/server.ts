// The production server under test, as a process that can be killed at any moment.
import { once } from 'node:events';
import { type NextServer, startNext } from '../stack/next-server';
import type { Gate } from './gate';

export type Server = {
  port: number;
  /** `kill -9`: no handler runs, no buffer is written. */
  kill: () => Promise<void>;
  /** Starts it again, optionally with other settings, and opens the gate for waiting retries. */
  start: (changes?: Record<string, string>) => Promise<void>;
  stop: () => Promise<void>;
};

type ServerOptions = { port: number; env: Record<string, string>; logFile: string; gate: Gate };

export async function startServer({ port, env, logFile, gate }: ServerOptions): Promise<Server> {
  const begin = (changes: Record<string, string> = {}) =>
    startNext({ mode: 'start', port, env: { ...env, ...changes }, logFile });
  let running: NextServer | null = await begin();
  return {
    port,
    async kill() {
      gate.close();
      const child = running?.process;
      running = null;
      if (child !== undefined && child.exitCode === null && child.signalCode === null) {
        const gone = once(child, 'exit');
        child.kill('SIGKILL');
        await gone;
      }
    },
    async start(changes) {
      running ??= await begin(changes);
      gate.open();
    },
    stop: async () => running?.stop(),
  };
}
