// Purging by surrogate key as Fastly's API has it (https://www.fastly.com/documentation/reference/api/purging/).
import type { PurgeByTag } from './purge-by-tag';

/** Fastly takes 256 keys in one request. */
const MOST_KEYS = 256;
/** Milliseconds. */
const PATIENCE = 10_000;

type FastlyService = { url: string; key: string };

export const fastlyPurge = ({ url, key }: FastlyService): PurgeByTag => {
  const address = new URL(`${url.replace(/\/$/, '')}/purge`);
  return async (tags) => {
    const wanted = [...new Set(tags)];
    for (let from = 0; from < wanted.length; from += MOST_KEYS) {
      const answer = await fetch(address, {
        method: 'POST',
        headers: {
          'Fastly-Key': key,
          'Surrogate-Key': wanted.slice(from, from + MOST_KEYS).join(' '),
          Accept: 'application/json',
        },
        signal: AbortSignal.timeout(PATIENCE),
        redirect: 'error',
      });
      await answer.arrayBuffer();
      if (!answer.ok) {
        throw new Error(`The cache in front answered ${answer.status}`);
      }
    }
  };
};
