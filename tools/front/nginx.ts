// The real nginx with the product's configuration (deploy/nginx), for tests and benchmarks.
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../stack/paths';
import { run, stopProcess } from '../stack/processes';
import { SetupError } from '../stack/report';
import { findProgram } from './find-program';

const PATHS = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx'];
const MIME_TYPES = ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'];
/** Milliseconds until it answers. */
const PATIENCE = 10_000;

const findFirst = (paths: readonly string[]) => paths.find((path) => existsSync(path));

/** Path of an nginx; installs Debian's where that is possible. Null if there is none. */
export const findNginx = (): Promise<string | null> => findProgram(PATHS, 'nginx-light');

export type Front = {
  port: number;
  /** Names other servers, and has nginx read them; open requests go on. */
  sendTo: (ports: readonly number[]) => Promise<void>;
  /** The bytes that it keeps. */
  folder: string;
  stop: () => Promise<void>;
};

type FrontOptions = {
  nginx: string;
  folder: string;
  port: number;
  servers: readonly number[];
  workers?: number;
};

/** Lines of deploy/nginx/servers.conf that name a server. */
const SERVER = /^ {2}server [^ ]+(.*\n)/gm;

/** The product's own list, with servers of this machine in the place of its own. */
function serversConf(ports: readonly number[]): string {
  const conf = readFileSync(join(root, 'deploy/nginx/servers.conf'), 'utf8');
  let isFirst = true;
  return conf.replace(SERVER, (_line, options: string) => {
    const lines = isFirst ? ports.map((port) => `  server 127.0.0.1:${port}${options}`) : [];
    isFirst = false;
    return lines.join('');
  });
}

/** Starts nginx in front of servers of this machine, with an empty cache. */
export async function startFront({ nginx, folder, port, servers, workers }: FrontOptions): Promise<Front> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'run'), { recursive: true });
  mkdirSync(join(folder, 'cache'));
  cpSync(join(root, 'deploy/nginx'), folder, { recursive: true });
  const types = findFirst(MIME_TYPES);
  if (types === undefined) {
    throw new SetupError('nginx has no mime.types where they usually are.');
  }
  cpSync(types, join(folder, 'mime.types'));
  const conf = readFileSync(join(folder, 'nginx.conf'), 'utf8');
  // As an ordinary user it can neither take the port of the file nor write to its usual folders.
  const local = conf
    .replace('listen 8080 ', `listen 127.0.0.1:${port} `)
    .replace('worker_processes auto;', `worker_processes ${workers ?? 'auto'};`);
  writeFileSync(join(folder, 'nginx.conf'), local);
  writeFileSync(join(folder, 'servers.conf'), serversConf(servers));
  const paths = [
    'client_body_temp_path run/body;',
    'proxy_temp_path run/proxy;',
    'fastcgi_temp_path run/fastcgi;',
    'uwsgi_temp_path run/uwsgi;',
    'scgi_temp_path run/scgi;',
  ];
  writeFileSync(join(folder, 'nginx.conf'), local.replace('http {', `http {\n  ${paths.join('\n  ')}`));
  const args = ['-p', folder, '-c', 'nginx.conf'];
  const check = await run(nginx, [...args, '-t']);
  if (check.code !== 0) {
    throw new SetupError(`nginx refuses its configuration:\n${check.output}`);
  }
  const child: ChildProcess = spawn(nginx, [...args, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await untilItAnswers(port, () => said);
  return {
    port,
    folder,
    async sendTo(ports) {
      writeFileSync(join(folder, 'servers.conf'), serversConf(ports));
      await run(nginx, [...args, '-s', 'reload']);
      // Its workers change one after the other.
      await new Promise((resolve) => setTimeout(resolve, 500));
    },
    stop: () => stopProcess(child),
  };
}

async function untilItAnswers(port: number, said: () => string): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  while (performance.now() < deadline) {
    const answer = await fetch(`http://127.0.0.1:${port}/front-health`).catch(() => null);
    if (answer?.ok) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new SetupError(`nginx did not start on port ${port}. ${said()}`);
}
