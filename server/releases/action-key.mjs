// @ts-check
// The key from which Next makes the ids of server actions, and with which it encrypts what they close over. One for all
// releases of a folder: an open page's actions are then found by the next release too.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY';
/** With a value on its own line: an empty one is followed by other lines. */
const SET = new RegExp(`^[ \\t]*(export[ \\t]+)?${NAME}[ \\t]*=[ \\t]*["']?[^\\s#"']`, 'm');

/**
 * What a build's environment needs for it: nothing if the environment or one of the setting files names a key, else the
 * folder's own, which is made the first time, for this user alone.
 *
 * @param {object} options
 * @param {string} options.folder the folder of releases
 * @param {Record<string, string | undefined>} options.environment
 * @param {readonly string[]} options.settings paths of files like `.env`
 * @returns {Record<string, string>}
 */
export function actionKey({ folder, environment, settings }) {
  const isSet =
    Boolean(environment[NAME]) ||
    settings.some((path) => existsSync(path) && SET.test(readFileSync(path, 'utf8')));
  if (isSet) {
    return {};
  }
  const path = join(folder, 'action-key');
  if (!existsSync(path)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  }
  return { [NAME]: readFileSync(path, 'utf8').trim() };
}
