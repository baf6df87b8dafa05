// A production server under test, as a process that can be killed or paused at any moment.
import { once } from 'node:events';
import { type NextServer, startNext } from '../stack/next-server';

export type Server = {
  port: number;
  /** The process; null while there is none. */
  pid: () => number | null;
  /** `kill -9`: no handler runs, no buffer is written. */
  kill: () => Promise<void>;
  /** Starts it again, optionally with other settings. Does nothing while it runs. */
  start: (changes?: Record<string, string>) => Promise<void>;
  /** Stops its process in the middle of whatever it does, or lets it go on. */
  signal: (name: 'SIGSTOP' | 'SIGCONT') => void;
  /** Asks it to end, as a service manager does: it finishes what it has begun. */
  end: () => Promise<void>;
};

type ServerOptions = { port: number; env: Record<string, string>; logFile: string };

/** Milliseconds that a server has to finish what it has begun: more than it takes for itself. */
const PATIENCE = 30_000;

/** Starts one server, and waits until it is ready. */
export async function startServer({ port, env, logFile }: ServerOptions): Promise<Server> {
  const begin = (changes: Record<string, string> = {}) =>
    startNext({ mode: 'start', port, env: { ...env, ...changes }, logFile });
  let running: NextServer | null = await begin();

  /** Sends a signal after which the process ends, and waits for that. */
  async function endBy(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = running?.process;
    running = null;
    if (child !== undefined && child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit');
      child.kill(signal);
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
      await gone;
      clearTimeout(timer);
    }
  }

  return {
    port,
    pid: () => running?.process.pid ?? null,
    kill: () => endBy('SIGKILL'),
    async start(changes) {
      running ??= await begin(changes);
    },
    signal: (name) => void running?.process.kill(name),
    end: () => endBy('SIGTERM'),
  };
}
