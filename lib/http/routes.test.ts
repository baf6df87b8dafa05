import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../tools/stack/paths';
import { saveRosterCall } from '../wire/rosters';
import { FILE_BODY_PATH, HOSTLESS_PATHS, ROSTER_BODY_PATH } from './routes.mjs';

const routes = readdirSync(join(root, 'app/api'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('route.ts'))
  .map((file) => `/api/${file.replace('/route.ts', '')}`);

it('names each handler outside of a shop', () => {
  const files = routes.filter((path) => FILE_BODY_PATH.test(path));
  expect(files).toEqual(['/api/uploads/bytes/[token]']);
  // The path of the metrics is the one that tools expect.
  expect([...HOSTLESS_PATHS, ...files].sort()).toEqual([...routes, '/metrics'].sort());
});

it('names the call whose body is a roster', () => {
  expect(ROSTER_BODY_PATH).toBe(saveRosterCall.path);
});
