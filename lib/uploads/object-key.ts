import { PICTURE_WIDTHS } from '@/lib/catalog/picture';
import { extensionOf } from './upload-rules';

// Keys look like paths, so what may be in one is decided once: no empty part, no dots to climb with.
const PART = /^[A-Za-z0-9][A-Za-z0-9._-]{0,160}$/;
const UNSAFE = /[^a-z0-9]+/g;

/** Whether `key` is parts of letters, digits, dot, hyphen and underscore, joined by single slashes. */
export const isObjectKey = (key: string): boolean =>
  key.length <= 400 && key.split('/').every((part) => PART.test(part) && !part.includes('..'));

/** The key of a shop's picture in one width: `{tenant}/{uuid}-{filename}-{width}.webp`. */
export function pictureKey(tenantId: string, uuid: string, fileName: string, width: number): string {
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(UNSAFE, '-')
    .replace(/^-+|-+$/g, '');
  return `${tenantId}/${uuid}-${stem.slice(0, 80) || 'picture'}-${width}.webp`;
}

const PUBLIC_FOLDER = '/media/';

/** The address at which a shop serves one of its public objects. */
export const mediaUrl = (key: string): string => `${PUBLIC_FOLDER}${key}`;

/** The key behind such an address; null for any other URL. */
export function keyOfMediaUrl(url: string): string | null {
  const key = url.startsWith(PUBLIC_FOLDER) ? url.slice(PUBLIC_FOLDER.length) : '';
  return isObjectKey(key) ? key : null;
}

const LARGEST = /-1280\.webp$/;

/** The keys of all sizes of a picture, by the key of its largest; any other object has one size. */
export const pictureSizes = (key: string): string[] =>
  LARGEST.test(key) ? PICTURE_WIDTHS.map((width) => key.replace(LARGEST, `-${width}.webp`)) : [key];

const MARKS = /\p{M}/gu;
const NOT_IN_A_KEY = /[^A-Za-z0-9_-]+/g;
const EXTENSION = /\.([A-Za-z0-9]{1,8})$/;

/** A shopper's file name as the last part of a key: plain letters, and always with an extension. */
export function fileNameInKey(fileName: string, contentType: string): string {
  const extension = EXTENSION.exec(fileName)?.[1]?.toLowerCase() ?? extensionOf(contentType);
  const stem = fileName
    .replace(EXTENSION, '')
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(NOT_IN_A_KEY, '-')
    .replace(/^[-_]+|[-_]+$/g, '');
  return `${stem.slice(0, 80) || 'file'}.${extension}`;
}

/** The key of a file that is in no order yet. */
export const uploadKey = (tenantId: string, uploadId: string, name: string): string =>
  `${tenantId}/uploads/${uploadId}/${name}`;

/** The key of an order's file (specification §3). */
export const orderFileKey = (tenantId: string, orderId: string, name: string): string =>
  `${tenantId}/${orderId}/${name}`;

/** The key of the picture that a logo is shown as. File names have an extension, so none is that folder's. */
export const previewKey = (key: string): string => key.replace(/[^/]+$/, (name) => `previews/${name}.webp`);
