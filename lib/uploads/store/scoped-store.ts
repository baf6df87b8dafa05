import 'server-only';
import { type Environment, env } from '@/lib/env';
import { type DiskStore, diskStore } from './disk-store';
import type { ObjectStore } from './object-store';
import { type S3Settings, s3Store } from './s3-store';

/** Public: visible to anyone. Private: visible to the shop's people only. Each has its own folder. */
export type Scope = 'public' | 'private';

// A client keeps its connections, so there is one per scope.
const buckets = new Map<Scope, ObjectStore>();

/** The store of a scope: the bucket if one is configured, else this machine's disk. */
export function scopedStore(scope: Scope): ObjectStore {
  const settings = s3Settings(env(), scope);
  if (settings === null) {
    return diskOf(scope);
  }
  const store = buckets.get(scope) ?? s3Store(settings);
  buckets.set(scope, store);
  return store;
}

/** The disk of a scope, for the addresses that it signs; null if files are in a bucket. */
export const scopedDisk = (scope: Scope): DiskStore | null => (env().S3_BUCKET ? null : diskOf(scope));

const diskOf = (scope: Scope) => diskStore(`${env().STORAGE_DIRECTORY}/${scope}`);

/** The connection settings of a scope's bucket, from the environment; null if there is no bucket. */
function s3Settings(environment: Environment, scope: Scope): S3Settings | null {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = environment;
  if (!bucket) {
    return null;
  }
  return {
    bucket,
    region: environment.S3_REGION,
    endpoint: environment.S3_ENDPOINT,
    isPathStyle: environment.S3_FORCE_PATH_STYLE === '1',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    folder: scope,
  };
}
