import { randomUUID } from 'node:crypto';
import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import type { Environment } from '@/lib/env';
import { reasonOf } from '@/lib/reason-of';
import type { ObjectStore } from '@/lib/uploads/store/object-store';
import { scopedStore } from '@/lib/uploads/store/scoped-store';
import { bad, type Finding, fine, skipped, warned } from './finding';
import { inTime, PATIENCE } from './in-time';

const SCOPES = ['public', 'private'] as const;
const PROBE = new TextEncoder().encode('probe');
/** Bytes that must be free: a few hundred pictures and the archive of one shop. */
const LEAST_FREE = 1024 ** 3;

type Place = Pick<Environment, 'S3_BUCKET' | 'STORAGE_DIRECTORY' | 'PLATFORM_DOMAIN'>;

/** Whether files can be written, read and deleted, whether browsers may send them there, and how much room is left. */
export async function checkFiles(place: Place): Promise<Finding[]> {
  const where = place.S3_BUCKET === undefined ? 'STORAGE_DIRECTORY' : 'the bucket';
  const stores = await Promise.all(SCOPES.map((scope) => checkStore(scope, where)));
  const disks = place.S3_BUCKET === undefined ? [place.STORAGE_DIRECTORY, tmpdir()] : [tmpdir()];
  return [...stores, await checkCors(place), ...(await Promise.all(disks.map(checkRoom)))];
}

async function writeAndRead(store: ObjectStore, key: string) {
  await store.put(key, { bytes: PROBE, contentType: 'text/plain' });
  const found = await store.get(key);
  await store.delete(key);
  return found;
}

async function checkStore(scope: (typeof SCOPES)[number], where: string): Promise<Finding> {
  const store = scopedStore(scope);
  const key = `doctor/${randomUUID()}.txt`;
  try {
    const found = await inTime(writeAndRead(store, key));
    return found !== null && Buffer.from(found.bytes).equals(PROBE)
      ? fine('Storage', `${scope} files are written, read and deleted in ${where}.`)
      : bad('Storage', `${where} does not give back what was written.`, 'Look at its settings.');
  } catch (error) {
    return bad(
      'Storage',
      `${scope} files cannot be kept in ${where}: ${reasonOf(error)}.`,
      where === 'the bucket'
        ? 'Check S3_BUCKET, S3_REGION, S3_ENDPOINT and the key; it needs to get, put, delete and list.'
        : 'Let the user of the server write there, and see that its disk answers.',
    );
  }
}

/** Shoppers' browsers send files to a bucket from the shop's pages, which its rules must allow. */
async function checkCors({ S3_BUCKET, PLATFORM_DOMAIN }: Place): Promise<Finding> {
  if (S3_BUCKET === undefined) {
    return skipped('CORS', 'Files are on this machine, so browsers send them to the shop itself.');
  }
  const origin = `https://any-shop.${PLATFORM_DOMAIN}`;
  try {
    const { url, method, headers } = await scopedStore('private').signUpload(`doctor/${randomUUID()}.txt`, {
      ...{ contentType: 'text/plain', byteSize: PROBE.length, sha256: '0'.repeat(64) },
      expiresAt: new Date(Date.now() + PATIENCE),
    });
    const answer = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': Object.keys(headers).join(',').toLowerCase(),
      },
      signal: AbortSignal.timeout(PATIENCE),
    });
    const allowed = answer.headers.get('access-control-allow-origin');
    return answer.ok && (allowed === '*' || allowed === origin)
      ? fine('CORS', 'Browsers may send files to the bucket.')
      : bad(
          'CORS',
          'The bucket refuses files from browsers.',
          `Allow PUT from every origin (shops have domains of their own) with the headers ${Object.keys(headers).join(', ')}.`,
        );
  } catch (error) {
    return bad('CORS', `The bucket does not answer: ${reasonOf(error)}.`, 'Check S3_ENDPOINT.');
  }
}

async function checkRoom(folder: string): Promise<Finding> {
  try {
    const { bavail, bsize, blocks } = await inTime(statfs(folder));
    const free = bavail * bsize;
    const text = `${(free / 1024 ** 3).toFixed(1)} GB of ${((blocks * bsize) / 1024 ** 3).toFixed(0)} GB are free in ${folder}.`;
    return free >= LEAST_FREE
      ? fine('Disk', text)
      : warned('Disk', text, 'Make room: move old backups and logs; npm run sweep removes expired files.');
  } catch (error) {
    return warned('Disk', `${folder}: ${reasonOf(error)}.`, 'Make the folder, or let the server make it.');
  }
}
