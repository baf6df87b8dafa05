// Where files are kept. A port: the disk of one machine here, an S3 bucket where there are several.

export type StoredObject = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

export interface ObjectStore {
  /** Stores bytes under a new key. Rejects with `ObjectExistsError` where there is one: nothing is overwritten. */
  put(key: string, object: StoredObject): Promise<void>;
  /** The object of a key, or null. */
  get(key: string): Promise<StoredObject | null>;
  /** Takes an object away. There is nothing to do, and nothing wrong, where there is none. */
  delete(key: string): Promise<void>;
}

export class ObjectExistsError extends Error {
  override readonly name = 'ObjectExistsError';
}

/** How long browsers and proxies may keep a stored file, in seconds (specification §9). */
export const STORED_FILE_LIFE = 3_600;
