// Files that are made of a stored picture at the first request, and kept: the width that pictures of an older release
// lack, their pictures for links on other sites, and the icons of a shop's logo. At most one of each, so a stranger who requests all of them cannot make the
// store grow further.
import 'server-only';
import sharp from 'sharp';
import type { TenantId } from '@/lib/ids';
import { ok, type Result } from '@/lib/result';
import { LARGEST_WIDTH, logoOfIcon, pictureOfShare } from '@/lib/uploads/store/object-key';
import { ObjectExistsError, type StoredObject } from '@/lib/uploads/store/object-store';
import { publicStore } from '@/lib/uploads/store/public-store';
import { derivationTurn } from './picture-turn';
import { PICTURE_QUALITY } from './resize-picture';
import { drawSharePicture, SHARE_TYPE } from './share-picture';

const LATER_WIDTH = /-960\.webp$/;
/** The icon for phones' home screens. Phones crop its corners, and show transparency as black. */
const HOME_SCREEN_SIDE = 180;
const PAPER = '#ffffff';
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

type Derivation = {
  /** The object that it is made of. */
  sourceKey: string;
  contentType: string;
  draw: (source: Uint8Array) => Promise<Uint8Array>;
};

/** How the object of a key is made of another one; null for a key that is never derived. */
export function derivationOf(key: string): Derivation | null {
  if (LATER_WIDTH.test(key)) {
    return {
      sourceKey: key.replace(LATER_WIDTH, `-${LARGEST_WIDTH}.webp`),
      contentType: 'image/webp',
      draw: (source) =>
        sharp(source)
          .resize({ width: 960, withoutEnlargement: true })
          .webp({ quality: PICTURE_QUALITY })
          .toBuffer(),
    };
  }
  const shared = pictureOfShare(key);
  if (shared !== null) {
    return { sourceKey: shared, contentType: SHARE_TYPE, draw: drawSharePicture };
  }
  const icon = logoOfIcon(key);
  return (
    icon && {
      sourceKey: icon.logoKey,
      contentType: 'image/png',
      draw: (source) => drawIcon(source, icon.side),
    }
  );
}

/** Draws the whole logo in a square. */
function drawIcon(source: Uint8Array, side: number): Promise<Uint8Array> {
  if (side !== HOME_SCREEN_SIDE) {
    return sharp(source)
      .resize({ width: side, height: side, fit: 'contain', background: CLEAR })
      .png({ compressionLevel: 9 })
      .toBuffer();
  }
  const margin = Math.round(side * 0.08);
  const inner = side - 2 * margin;
  // White background: a phone shows transparency as black. sharp always flattens before it resizes and extends,
  // whatever the order of calls.
  return sharp(source)
    .flatten({ background: PAPER })
    .resize({ width: inner, height: inner, fit: 'contain', background: PAPER })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: PAPER })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * The derived object of a key in this shop, made and stored at first use; null if its source does not exist. `busy`
 * if too many are being made for the shop.
 */
export async function derivePicture(
  tenantId: TenantId,
  key: string,
  derivation: Derivation,
): Promise<Result<StoredObject | null, 'busy'>> {
  const store = publicStore();
  // Made-up keys end here, without waiting in the queue.
  if ((await store.head(derivation.sourceKey)) === null) {
    return ok(null);
  }
  return derivationTurn(tenantId, () => make(key, derivation));
}

async function make(key: string, { sourceKey, contentType, draw }: Derivation): Promise<StoredObject | null> {
  const store = publicStore();
  // A request that ran while this one waited may have made it.
  const [known, source] = [await store.get(key), await store.get(sourceKey)];
  if (known || !source) {
    return known;
  }
  const object = { bytes: new Uint8Array(await draw(source.bytes)), contentType };
  try {
    await store.put(key, object);
  } catch (error) {
    if (!(error instanceof ObjectExistsError)) {
      throw error;
    }
  }
  // The source was deleted in the meantime: the derived object must go too.
  if ((await store.head(sourceKey)) === null) {
    await store.delete(key);
  }
  return object;
}
