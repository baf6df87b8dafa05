import 'server-only';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { attachment } from './content-disposition';
import { isObjectKey, mediaUrl } from './object-key';
import { ObjectExistsError, type ObjectStore } from './object-store';

export type S3Settings = {
  bucket: string;
  region: string;
  /** For a provider other than AWS. */
  endpoint?: string | undefined;
  /** `endpoint/bucket/key` instead of `bucket.endpoint/key`. */
  isPathStyle: boolean;
  /** Omitted if the machine has a role. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** This store's own folder in the bucket. */
  folder: string;
};

const hasStatus = (error: unknown, ...statuses: number[]) =>
  error instanceof S3ServiceException && statuses.includes(error.$metadata.httpStatusCode ?? 0);

function nullIfMissing(error: unknown): null {
  if (hasStatus(error, 404)) {
    return null;
  }
  throw error;
}

const secondsUntil = (expiresAt: Date) => Math.max(1, Math.ceil((expiresAt.getTime() - Date.now()) / 1_000));

/** A folder of a bucket at AWS or another S3-compatible provider. The bucket itself stays private. */
export function s3Store({ bucket, folder, ...settings }: S3Settings): ObjectStore {
  const client = new S3Client({
    region: settings.region,
    forcePathStyle: settings.isPathStyle,
    // By default the library adds a checksum to every request, which older servers refuse. Where we need one, we
    // request it explicitly.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    ...(settings.endpoint && { endpoint: settings.endpoint }),
    ...(settings.credentials && { credentials: settings.credentials }),
  });

  function object(key: string): { Bucket: string; Key: string } {
    if (!isObjectKey(key)) {
      throw new RangeError('That is not an object key');
    }
    return { Bucket: bucket, Key: `${folder}/${key}` };
  }

  const head: ObjectStore['head'] = async (key) => {
    const facts = await client.send(new HeadObjectCommand(object(key))).catch(nullIfMissing);
    return facts && { byteSize: facts.ContentLength ?? 0, contentType: facts.ContentType ?? '' };
  };

  /** Runs a write that must be the first of its key. */
  async function create(key: string, write: () => Promise<unknown>): Promise<void> {
    try {
      await write();
    } catch (error) {
      // 409: another process is writing the key right now.
      throw hasStatus(error, 409, 412) ? new ObjectExistsError(key) : error;
    }
  }

  return {
    async put(key, { bytes, contentType }) {
      const target = object(key);
      const command = new PutObjectCommand({
        ...target,
        Body: bytes,
        ContentLength: bytes.byteLength,
        ContentType: contentType,
        IfNoneMatch: '*',
      });
      await create(key, () => client.send(command));
    },

    async putFile(key, { path, contentType }) {
      const { size } = await stat(path);
      const command = new PutObjectCommand({
        ...object(key),
        Body: createReadStream(path),
        ContentLength: size,
        ContentType: contentType,
        IfNoneMatch: '*',
      });
      await create(key, () => client.send(command));
    },

    async get(key) {
      const found = await client.send(new GetObjectCommand(object(key))).catch(nullIfMissing);
      if (!found?.Body) {
        return null;
      }
      return {
        bytes: new Uint8Array(await found.Body.transformToByteArray()),
        contentType: found.ContentType ?? 'application/octet-stream',
      };
    },

    head,

    async copy(from, to) {
      const { Bucket, Key } = object(from);
      const target = object(to);
      // Not every provider checks the precondition of a copy, so we check first.
      if (await head(to)) {
        throw new ObjectExistsError(to);
      }
      if (!(await head(from))) {
        return false;
      }
      const command = new CopyObjectCommand({ ...target, CopySource: `${Bucket}/${Key}`, IfNoneMatch: '*' });
      await create(to, () => client.send(command));
      return true;
    },

    async delete(key) {
      await client.send(new DeleteObjectCommand(object(key)));
    },

    async signUpload(key, { contentType, byteSize, sha256, expiresAt }) {
      const checksum = Buffer.from(sha256, 'hex').toString('base64');
      const command = new PutObjectCommand({
        ...object(key),
        ContentLength: byteSize,
        ContentType: contentType,
        ChecksumSHA256: checksum,
        IfNoneMatch: '*',
      });
      const url = await getSignedUrl(client, command, {
        expiresIn: secondsUntil(expiresAt),
        // All as signed headers: as query parameters the provider would not enforce them.
        signableHeaders: new Set(['content-length', 'content-type', 'if-none-match', CHECKSUM]),
        unhoistableHeaders: new Set([CHECKSUM]),
      });
      // Browsers send Content-Length themselves.
      return {
        method: 'PUT',
        url,
        headers: { 'Content-Type': contentType, 'If-None-Match': '*', [CHECKSUM]: checksum },
      };
    },

    async signDownload(key, { fileName, contentType, expiresAt }) {
      const command = new GetObjectCommand({
        ...object(key),
        ResponseContentDisposition: attachment(fileName),
        ResponseContentType: contentType,
        ResponseCacheControl: 'private, no-store',
      });
      return getSignedUrl(client, command, { expiresIn: secondsUntil(expiresAt) });
    },

    publicUrl: mediaUrl,

    async *list(within) {
      const prefix = `${folder}/`;
      for await (const { Contents = [] } of paginateListObjectsV2(
        { client },
        { Bucket: bucket, Prefix: within === undefined ? prefix : `${prefix}${within}/` },
      )) {
        for (const { Key = '' } of Contents) {
          const key = Key.slice(prefix.length);
          if (isObjectKey(key)) {
            yield key;
          }
        }
      }
    },

    // A bucket keeps nothing of a broken upload.
    async tidy() {},
  };
}

const CHECKSUM = 'x-amz-checksum-sha256';
