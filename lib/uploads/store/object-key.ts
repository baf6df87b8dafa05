import type { OrderId, TenantId } from '@/lib/ids';
import { PICTURE_WIDTHS } from '@/lib/uploads/picture';
import { extensionOf } from '@/lib/uploads/upload-rules';

// Keys look like paths, so the allowed parts are defined here once: no empty part, no dots that climb out of the
// folder.
const PART = /^[A-Za-z0-9][A-Za-z0-9._-]{0,160}$/;
const UNSAFE = /[^a-z0-9]+/g;

/** Whether `key` is parts of letters, digits, dot, hyphen and underscore, joined by single slashes. */
export const isObjectKey = (key: string): boolean =>
  key.length <= 400 && key.split('/').every((part) => PART.test(part) && !part.includes('..'));

/** The key of a shop's picture in one width: `{tenant}/{uuid}-{filename}-{width}.webp`. */
export function pictureKey(tenantId: TenantId, uuid: string, fileName: string, width: number): string {
  const stem = fileName
    .replace(/\.[^.]*$/, '')
    .toLowerCase()
    .replace(UNSAFE, '-')
    .replace(/^-+|-+$/g, '');
  return `${tenantId}/${uuid}-${stem.slice(0, 80) || 'picture'}-${width}.webp`;
}

const PUBLIC_FOLDER = '/media/';

/** The address at which a shop serves a public object. */
export const mediaUrl = (key: string): string => `${PUBLIC_FOLDER}${key}`;

/** The key of such an address; null for any other URL. */
export function keyOfMediaUrl(url: string): string | null {
  const key = url.startsWith(PUBLIC_FOLDER) ? url.slice(PUBLIC_FOLDER.length) : '';
  return isObjectKey(key) ? key : null;
}

/** The width in a picture's key; its other sizes are beside it. */
export const LARGEST_WIDTH = 1280;
const LARGEST = /-1280\.webp$/;

/** The key of one width of a picture, from the key of its largest size. */
export const keyOfWidth = (key: string, width: number): string => key.replace(LARGEST, `-${width}.webp`);

/** Sides in pixels of the square icons made of a shop's logo. */
export const ICON_SIDES = [32, 180, 192, 512] as const;
export type IconSide = (typeof ICON_SIDES)[number];

/** The key of an icon, from the key of its logo. */
export const iconKey = (logoKey: string, side: IconSide): string =>
  logoKey.replace(/\.webp$/, `.icon-${side}.png`);

const ICON = /\.icon-(32|180|192|512)\.png$/;

/** The logo that an icon is made of, and the icon's side; null for a key that is not an icon's. */
export function logoOfIcon(key: string): { logoKey: string; side: IconSide } | null {
  const side = ICON_SIDES.find((known) => String(known) === ICON.exec(key)?.[1]);
  return side ? { logoKey: key.replace(ICON, '.webp'), side } : null;
}

const SHARE = /\.share\.jpg$/;

/** The key of the picture for links on other sites, from the key of the largest size. */
export const shareKey = (key: string): string => key.replace(/\.webp$/, '.share.jpg');

/** The largest size of which a picture for links is made; null for any other key. */
export const pictureOfShare = (key: string): string | null => {
  const source = key.replace(SHARE, '.webp');
  return source !== key && LARGEST.test(source) ? source : null;
};

const SMALLER = new RegExp(
  `-(?:${PICTURE_WIDTHS.filter((width) => width !== LARGEST_WIDTH).join('|')})\\.webp$`,
);

/** Whether an object is no smaller size of another, and neither an icon nor a picture for links made of one. */
export const isLargestSize = (key: string): boolean =>
  !SMALLER.test(key) && !ICON.test(key) && !SHARE.test(key);

/** All keys of a stored picture, from the key of its largest size; any other object has one key. */
export function pictureFiles(key: string): string[] {
  const sizes = LARGEST.test(key) ? PICTURE_WIDTHS.map((width) => keyOfWidth(key, width)) : [key];
  return key.endsWith('.webp')
    ? [
        ...sizes,
        ...(LARGEST.test(key) ? [shareKey(key)] : []),
        ...ICON_SIDES.map((side) => iconKey(key, side)),
      ]
    : sizes;
}

/** The key of a picture's uploaded original in the private store, until the sizes for pages are made. */
export const sentPictureKey = (tenantId: TenantId, uploadId: string): string =>
  `${tenantId}/uploads/${uploadId}/picture`;

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

/** The key of an upload that is not in an order yet. */
export const uploadKey = (tenantId: TenantId, uploadId: string, name: string): string =>
  `${tenantId}/uploads/${uploadId}/${name}`;

/** The key of an order's file (specification §3). */
export const orderFileKey = (tenantId: TenantId, orderId: OrderId, name: string): string =>
  `${tenantId}/${orderId}/${name}`;

/** The key of a logo's preview. File names have an extension, so no file is named like its folder. */
export const previewKey = (key: string): string => key.replace(/[^/]+$/, (name) => `previews/${name}.webp`);
