// File storage. A port with two adapters, the disk of one machine and an S3 bucket, which pass one contract test.

export type StoredObject = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

export type ObjectFacts = { byteSize: number; contentType: string };

/** What a signed address accepts: exactly these bytes, as this type, until then. */
export type UploadTerms = {
  contentType: string;
  byteSize: number;
  /** In hexadecimal. */
  sha256: string;
  expiresAt: Date;
};

/** How a browser sends the bytes. All of the headers are signed. */
export type SignedUpload = { method: 'PUT'; url: string; headers: Record<string, string> };

export type DownloadTerms = {
  /** The name under which the browser saves the file; it is never shown in a page. */
  fileName: string;
  contentType: string;
  expiresAt: Date;
};

export interface ObjectStore {
  /** Stores bytes under a new key. Rejects with `ObjectExistsError` if the key exists: nothing is overwritten. */
  put(key: string, object: StoredObject): Promise<void>;
  /** The same for a file of this machine's disk, which can be larger than memory. */
  putFile(key: string, file: { path: string; contentType: string }): Promise<void>;
  /** The object of a key, or null. */
  get(key: string): Promise<StoredObject | null>;
  /** Size in bytes and type of an object, or null. */
  head(key: string): Promise<ObjectFacts | null>;
  /**
   * Copies an object to a new key; false if the source does not exist. Rejects with `ObjectExistsError` like `put`.
   */
  copy(from: string, to: string): Promise<boolean>;
  /** Deletes an object. A missing object is not an error. */
  delete(key: string): Promise<void>;
  /** An address that accepts these bytes only, once: the second time the object exists already. */
  signUpload(key: string, terms: UploadTerms): Promise<SignedUpload>;
  /** An address that downloads the object as a file, until it expires. */
  signDownload(key: string, terms: DownloadTerms): Promise<string>;
  /** The address of a public object. It is stored in the database, so it never changes. */
  publicUrl(key: string): string;
  /**
   * The keys of all objects, unordered; for a backup. `folder`: only those whose first part it is. An object that is
   * added or deleted meanwhile may or may not be among them.
   */
  list(folder?: string): AsyncIterable<string>;
  /** Deletes the remains of broken uploads from before this time. */
  tidy(before: Date): Promise<void>;
}

export class ObjectExistsError extends Error {
  override readonly name = 'ObjectExistsError';
}

/** How long browsers and proxies may cache a stored file, in seconds (specification §9). */
export const STORED_FILE_LIFE = 3_600;
