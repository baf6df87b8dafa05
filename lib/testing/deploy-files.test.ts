// The files in deploy/, as far as they can be judged without an engine for containers: what hadolint would say of the
// Dockerfile, and that what they name is there. `npm run test:front` runs nginx with its file.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { root } from '@/tools/stack/paths';

const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

const packageFile = z.object({ scripts: z.record(z.string(), z.string()) });

/** An image by an exact version: at least major, minor and patch, or a date. */
const EXACT = /^[\w./-]+:(?:v?\d+\.\d+(?:\.\d+)?[\w.-]*|RELEASE\.\d{4}-[\w-]+)$/;

describe('the Dockerfile', () => {
  const lines = read('Dockerfile').replaceAll('\\\n', ' ').split('\n');
  const stages = lines
    .join('\n')
    .split(/^(?=FROM )/m)
    .slice(1);
  const namesOf = (pattern: RegExp) => lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);

  it('starts from exact images, or from a stage of its own', () => {
    const own = namesOf(/^FROM \S+ AS (\w+)$/);
    const foreign = namesOf(/^FROM (\S+)/).filter((image) => !own.includes(image));
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((image) => !EXACT.test(image))).toEqual([]);
  });

  it.each(['server', 'operator'])('runs as nobody special in the image "%s"', (name) => {
    const stage = stages.find((text) => text.split('\n')[0]?.endsWith(` AS ${name}`)) ?? '';
    const users = [...stage.matchAll(/^USER (\S+)$/gm)].map(([, user]) => user);
    expect(users.at(-1)).toBe('node');
    // Starts a program and no shell, which would not pass a signal on.
    expect(stage).toMatch(/^CMD \["/m);
  });

  it('has a health check, copies what is there, and takes nothing from the network but npm’s packages', () => {
    expect(lines.some((line) => line.startsWith('HEALTHCHECK '))).toBe(true);
    const copied = namesOf(/^COPY (?!--from)(.+) \S+$/).flatMap((names) => names.split(' '));
    expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
    expect(lines.filter((line) => /^ADD |curl |wget |apt-get |sudo /.test(line))).toEqual([]);
    expect(namesOf(/^WORKDIR (.+)$/).every((folder) => folder.startsWith('/'))).toBe(true);
  });
});

describe('compose.yaml', () => {
  const text = read('compose.yaml');

  it('names exact images; our own by their release', () => {
    const images = [...text.matchAll(/^\s*image: (\S+)$/gm)].map(([, image]) => image ?? '');
    const foreign = images.filter((image) => !image.startsWith('makerfront'));
    expect(foreign.length).toBeGreaterThan(3);
    expect(foreign.filter((image) => !EXACT.test(image))).toEqual([]);
  });

  it('mounts files that are there, or that an operator writes', () => {
    const mounts = [...text.matchAll(/- \.\/(\S+?):\S+:ro$/gm)].map(([, file]) => file ?? '');
    expect(mounts.length).toBeGreaterThan(3);
    expect(mounts.filter((file) => !existsSync(join(root, 'deploy', file)))).toEqual([
      // Has passwords (docs/operations.md).
      'pgbouncer/userlist.txt',
    ]);
  });

  it('asks for the variables that its example has', () => {
    const asked = new Set([...text.matchAll(/\$\{([A-Z0-9_]+)/g)].map(([, name]) => name));
    const given = [...read('compose.env.example').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name]) => name);
    expect(new Set(given)).toEqual(asked);
  });

  it('does not start without what its example leaves empty', () => {
    const empty = [...read('compose.env.example').matchAll(/^([A-Z0-9_]+)=$/gm)].map(([, name]) => name);
    const needed = empty.filter((name) => name !== 'DOMAIN_ADDRESSES');
    expect(needed.length).toBeGreaterThan(6);
    expect(needed.filter((name) => !text.includes(`\${${name}:?`))).toEqual([]);
  });

  it('gives a server more time to stop than it needs', () => {
    const grace = Number(/stop_grace_period: (\d+)s/.exec(text)?.[1]);
    const delay = Number(/DRAIN_DELAY_SECONDS: "(\d+)"/.exec(text)?.[1]);
    const patience = Number(
      /PATIENCE = ([\d_]+);/.exec(readFileSync(join(root, 'server/main.mjs'), 'utf8'))?.[1]?.replace('_', ''),
    );
    expect(grace).toBeGreaterThan(delay + patience / 1_000);
  });
});

it.each(readdirSync(join(root, 'deploy/systemd')))('%s starts programs of this project', (file) => {
  const scripts = [...read(`systemd/${file}`).matchAll(/^ExecStart=\S+ (.+)$/gm)].map(
    ([, rest]) => rest ?? '',
  );
  const named = scripts.map((rest) => /\brun ([\w-]+)/.exec(rest)?.[1] ?? rest.split(' ')[0] ?? '');
  const { scripts: commands } = packageFile.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  );
  expect(named.filter((name) => !(name in commands) && !existsSync(join(root, name)))).toEqual([]);
});

it('commands that use the database’s client generate it first, as no other step of an installation does', () => {
  const { scripts } = packageFile.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
  const commands = Object.entries(scripts).filter(([, script]) =>
    script.includes('--conditions=react-server'),
  );
  expect(commands.length).toBeGreaterThan(5);
  expect(commands.filter(([, script]) => !script.startsWith('node prisma/generate.mjs && '))).toEqual([]);
});

it('a server of systemd reads .env itself, or a release would go on with the former one', () => {
  expect(read('systemd/makerfront.service')).not.toMatch(/^EnvironmentFile=/m);
});

it('pools connections for one transaction, which tenantDb needs', () => {
  expect(read('pgbouncer/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
});
