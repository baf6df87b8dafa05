import { describe, expect, it } from 'vitest';
import { asOrderId, asTenantId } from '@/lib/ids';
import { examples } from '@/lib/testing/examples';
import {
  fileNameInKey,
  isObjectKey,
  keyOfMediaUrl,
  mediaUrl,
  orderFileKey,
  pictureKey,
  previewKey,
  uploadKey,
} from './object-key';

const tenant = asTenantId('0190a1b2-0000-7000-8000-000000000001');
const uuid = '5d4c0a3e-7f5f-4f0e-9d1b-0b8c3c7f2a11';

describe('the key of a picture', () => {
  it.each([
    ['Harvest Mug.PNG', 'harvest-mug'],
    ['../../secret.png', 'secret'],
    ['🏺.png', 'picture'],
    ['', 'picture'],
    ['Fête & Co.final.jpg', 'f-te-co-final'],
    ['x'.repeat(300), 'x'.repeat(80)],
  ])('contains the name of the file %j', (fileName, stem) => {
    const key = pictureKey(tenant, uuid, fileName, 640);
    expect(key).toBe(`${tenant}/${uuid}-${stem}-640.webp`);
    expect(isObjectKey(key)).toBe(true);
  });
});

it('is recovered from the address that it is served at, and from no other', () => {
  const key = pictureKey(tenant, uuid, 'mug.png', 1280);
  expect(keyOfMediaUrl(mediaUrl(key))).toBe(key);
  for (const url of ['https://example.test/media/a.webp', '/media/', '/media/../x', '/media/a//b', key, '']) {
    expect(keyOfMediaUrl(url), url).toBeNull();
  }
});

describe("a shopper's file name in a key", () => {
  /** The name in a key, if the keys made from it are keys. */
  const inKeys = ([fileName, contentType]: [string, string]) => {
    const name = fileNameInKey(fileName, contentType);
    const keys = [uploadKey(tenant, uuid, name), orderFileKey(tenant, asOrderId(uuid), name)];
    return [...keys, ...keys.map(previewKey)].every(isObjectKey) ? name : null;
  };
  examples('%j becomes %j', inKeys, [
    [['Team Crest.PNG', 'image/png'], 'Team-Crest.png'],
    [['Équipe (U-12) final.v2.xlsx', 'text/csv'], 'Equipe-U-12-final-v2.xlsx'],
    [['チーム.csv', 'text/csv'], 'file.csv'],
    [['crest', 'image/svg+xml'], 'crest.svg'],
    [['.png', 'image/png'], 'file.png'],
    [['..', 'image/png'], 'file.png'],
    [['previews', 'image/jpeg'], 'previews.jpg'],
    [[`${'x'.repeat(300)}.gif`, 'image/gif'], `${'x'.repeat(80)}.gif`],
  ]);

  it('has its preview in a folder beside it', () => {
    expect(previewKey(orderFileKey(asTenantId('t'), asOrderId('o'), 'crest.svg'))).toBe(
      't/o/previews/crest.svg.webp',
    );
  });
});
