// Where files are kept. A port with two adapters, the disk of one machine and an S3 bucket, that pass one
// contract test.

export type StoredObject = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

export type ObjectFacts = { byteSize: number; contentType: string };

/** What may be sent to a signed address: exactly these bytes, as this type, until then. */
export type UploadTerms = {
  contentType: string;
  byteSize: number;
  /** In hexadecimal. */
  sha256: string;
  expiresAt: Date;
};

/** How a browser sends the bytes. All of the headers are part of what is signed. */
export type SignedUpload = { method: 'PUT'; url: string; headers: Record<string, string> };

export type DownloadTerms = {
  /** What the browser calls the file that it saves; it is never shown in a page. */
  fileName: string;
  contentType: string;
  expiresAt: Date;
};

export interface ObjectStore {
  /** Stores bytes under a new key. Rejects with `ObjectExistsError` where there is one: nothing is overwritten. */
  put(key: string, object: StoredObject): Promise<void>;
  /** The object of a key, or null. */
  get(key: string): Promise<StoredObject | null>;
  /** Size in bytes and type of an object, or null. */
  head(key: string): Promise<ObjectFacts | null>;
  /** Copies an object to a new key; false if there is none. Rejects with `ObjectExistsError` as `put` does. */
  copy(from: string, to: string): Promise<boolean>;
  /** Takes an object away. There is nothing to do, and nothing wrong, where there is none. */
  delete(key: string): Promise<void>;
  /** An address that takes these bytes and no others, once: a second time there is an object already. */
  signUpload(key: string, terms: UploadTerms): Promise<SignedUpload>;
  /** An address that gives the object as a file to save, until it expires. */
  signDownload(key: string, terms: DownloadTerms): Promise<string>;
  /** The address of an object that anyone may see. It stands in the database, so it never changes. */
  publicUrl(key: string): string;
  /** The keys of all objects, in no order; for a backup. What comes or goes meanwhile may be among them or not. */
  list(): AsyncIterable<string>;
  /** Takes away what broken-off uploads have left behind before then. */
  tidy(before: Date): Promise<void>;
}

export class ObjectExistsError extends Error {
  override readonly name = 'ObjectExistsError';
}

/** How long browsers and proxies may keep a stored file, in seconds (specification §9). */
export const STORED_FILE_LIFE = 3_600;
