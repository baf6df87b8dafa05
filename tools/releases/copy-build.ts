// Releases made from the one build in .next, for tests. Building again would take a minute of two cores, and what two
// builds of one source differ in is their name, the ids of their server actions and the names of the files with those ids.
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { finishRelease, prepareRelease } from '../../server/releases/build-release.mjs';
import { root } from '../stack/paths';

const TEXT = /\.(js|json|html|rsc|meta|css|txt|body)$/;
/** What is exchanged: an id of a server action, or the name of a script. */
const EXCHANGED = /[0-9a-f]{42}|[\w~-]{8,60}\.js/g;

export type CopyOptions = {
  /** Other ids of the server actions, as a build with another `NEXT_SERVER_ACTIONS_ENCRYPTION_KEY` has them. */
  hasOtherActionIds?: boolean;
  /** Chunks that get other names; every one of them with `all`. */
  renames?: readonly string[] | 'all';
};

/** Scripts of a build in .next/static/chunks. */
export const chunksOf = (build: string): string[] =>
  readdirSync(join(build, 'static/chunks'))
    .filter((file) => file.endsWith('.js'))
    .sort();

const manifest = z.object({
  node: z.record(z.string(), z.object({ exportedName: z.string() })),
});

/** The ids of a build's server actions and cached functions, with the name of each. */
export function actionsOf(build: string): { id: string; name: string }[] {
  const path = join(build, 'server/server-reference-manifest.json');
  const { node } = manifest.parse(JSON.parse(readFileSync(path, 'utf8')));
  return Object.entries(node).map(([id, { exportedName }]) => ({ id, name: exportedName }));
}

/** Copies the build of this folder into the release `name` below `folder`. Returns the folder of that build. */
export function copyBuild(
  folder: string,
  name: string,
  { hasOtherActionIds = false, renames = [] }: CopyOptions = {},
): string {
  prepareRelease(folder, name);
  const build = join(folder, name, '.next');
  cpSync(join(root, '.next'), build, {
    recursive: true,
    filter: (path) => !['cache', 'dev', 'types'].includes(basename(path)) && !path.endsWith('.map'),
  });
  const builtAs = readFileSync(join(root, '.release-id'), 'utf8').trim();
  const files = (renames === 'all' ? chunksOf(build) : renames).map(
    (chunk) => [chunk, renamedIn(name, chunk)] as const,
  );
  const ids = hasOtherActionIds ? actionsOf(build).map(({ id }) => [id, otherId(id)] as const) : [];
  exchange(build, { builtAs, name, others: new Map([...files, ...ids]) });
  for (const [chunk, renamed] of files) {
    renameSync(join(build, 'static/chunks', chunk), join(build, 'static/chunks', renamed));
  }
  finishRelease(folder, name);
  return build;
}

/** The name that a chunk of this build has in a release that renames it. */
export const renamedIn = (release: string, chunk: string): string => `${release}-${chunk}`;

/** The first byte is the kind of action. */
const otherId = (id: string): string => id.slice(0, 2) + [...id.slice(2)].reverse().join('');

type Exchange = { builtAs: string; name: string; others: ReadonlyMap<string, string> };

function exchange(build: string, { builtAs, name, others }: Exchange): void {
  for (const entry of readdirSync(build, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || (entry.name.includes('.') && !TEXT.test(entry.name))) {
      continue;
    }
    const path = join(entry.parentPath, entry.name);
    const before = readFileSync(path, 'utf8');
    const named = before.replaceAll(builtAs, name);
    const after = others.size === 0 ? named : named.replace(EXCHANGED, (one) => others.get(one) ?? one);
    if (after !== before) {
      writeFileSync(path, after);
    }
  }
}
