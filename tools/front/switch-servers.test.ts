// deploy/switch-servers.sh with a `docker` that only writes down what it is told, and to which servers the cache sends at that moment.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { root } from '../stack/paths';

const deploy = join(root, 'deploy');

const DOCKER = `#!/bin/sh
echo "$* to $(sed -n 's/^  server \\([^:]*\\).*/\\1/p' nginx/servers.conf | tr '\\n' ' ')" >>told
[ "$BROKEN" = "" ] || [ "$6" != "$BROKEN" ]
`;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'switch-servers-'));
  mkdirSync(join(folder, 'bin'));
  cpSync(join(deploy, 'switch-servers.sh'), join(folder, 'switch-servers.sh'));
  cpSync(join(deploy, 'nginx'), join(folder, 'nginx'), { recursive: true });
  writeFileSync(join(folder, 'bin/docker'), DOCKER, { mode: 0o755 });
  writeFileSync(join(folder, 'bin/sleep'), '#!/bin/sh\n', { mode: 0o755 });
});
afterEach(() => rmSync(folder, { recursive: true }));

const list = (at: string) => readFileSync(join(at, 'nginx/servers.conf'), 'utf8');

function run(broken = '') {
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}`, BROKEN: broken };
  const { status } = spawnSync('sh', [join(folder, 'switch-servers.sh')], { env });
  const told = readFileSync(join(folder, 'told'), 'utf8').trim().split('\n');
  return { status, told: told.map((line) => line.replace(/^compose (exec .*-s|up .*--wait) /, '').trim()) };
}

it('replaces each server while the cache sends to the other alone', () => {
  expect(run()).toEqual({
    status: 0,
    told: [
      'reload to server-2',
      'server-1 to server-2',
      'reload to server-1 server-2',
      'reload to server-1',
      'server-2 to server-1',
      'reload to server-1 server-2',
    ],
  });
  expect(list(folder)).toBe(list(deploy));
});

it('stops where a server does not become healthy, and the cache goes on sending to the other', () => {
  const { status, told } = run('server-1');
  expect(status).not.toBe(0);
  expect(told).toEqual(['reload to server-2', 'server-1 to server-2']);
  expect(list(folder)).toBe(list(deploy));
});

it('names every server again when somebody interrupts it', () => {
  writeFileSync(join(folder, 'bin/sleep'), '#!/bin/sh\nkill -INT $PPID\n', { mode: 0o755 });
  expect(run().status).toBe(130);
  expect(list(folder)).toBe(list(deploy));
});

it('does not begin with a server that is taken out already', () => {
  const servers = list(folder).replace('  server server-1', '  # server server-1');
  writeFileSync(join(folder, 'nginx/servers.conf'), servers);
  const env = { ...process.env, PATH: `${join(folder, 'bin')}:${process.env.PATH}` };
  const { status, stderr } = spawnSync('sh', [join(folder, 'switch-servers.sh')], { env });
  expect(status).toBe(1);
  expect(String(stderr)).toContain('put it in again');
  expect(list(folder)).toBe(servers);
});
