// The real Caddy with the product's configuration (deploy/caddy), for tests. Its own authority signs the certificates.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../stack/paths';
import { stopProcess } from '../stack/processes';
import { SetupError } from '../stack/report';
import { findProgram } from './find-program';

const PATHS = ['/usr/bin/caddy', '/usr/local/bin/caddy', '/opt/homebrew/bin/caddy'];
/** Milliseconds until it answers. */
const PATIENCE = 20_000;

/** Path of a Caddy; installs Debian's where that is possible. Null if there is none. */
export const findCaddy = (): Promise<string | null> => findProgram(PATHS, 'caddy');

type Options = {
  program: string;
  /** Where http and https arrive. */
  ports: { http: number; https: number };
  /** The variables of the Caddyfile. */
  variables: Record<'ASK' | 'FRONT', string> & Partial<Record<'FILES_HOST' | 'STORE', string>>;
};

/** A Caddy that runs, and the certificate (PEM) of its authority. */
export type Caddy = { authority: string; stop: () => Promise<void> };

/** Starts it in a folder of its own, which is removed at the end. */
export async function startCaddy({ program, ports, variables }: Options): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), 'makerfront-caddy-'));
  const local = [
    `http_port ${ports.http}`,
    `https_port ${ports.https}`,
    // No public authority, no change of the machine's own list of authorities, no second port.
    ...['local_certs', 'skip_install_trust', 'admin off'],
  ];
  const caddyfile = readFileSync(join(root, 'deploy/caddy/Caddyfile'), 'utf8');
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, caddyfile.replace(/^\{\n/m, `{\n\t${local.join('\n\t')}\n`));
  const child = spawn(program, ['run', '--adapter', 'caddyfile', '--config', file], {
    env: {
      ...process.env,
      ...{ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
      ...{ SITE_EMAIL: 'operator@example.com', ...variables },
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const stop = async () => {
    await stopProcess(child);
    rmSync(folder, { recursive: true, force: true });
  };
  const authority = join(folder, 'caddy/pki/authorities/local/root.crt');
  const deadline = performance.now() + PATIENCE;
  while (!(existsSync(authority) && (await listens(ports.https)))) {
    if (performance.now() > deadline || child.exitCode !== null) {
      await stop();
      throw new SetupError(`Caddy did not start on port ${ports.https}. ${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { authority: readFileSync(authority, 'utf8'), stop };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => settle(true));
    const settle = (isOpen: boolean) => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.on('error', () => settle(false));
  });
