// @ts-check
import nextEnv from '@next/env';

/**
 * Reads the .env files of a folder into the environment, as Next does, without overriding what is set.
 *
 * @param {string} folder
 */
export function readEnvironmentFiles(folder) {
  nextEnv.loadEnvConfig(folder, false, { info: () => {}, error: console.error });
}
