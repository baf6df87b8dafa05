import { expect, it } from 'vitest';
import { messages } from '@/lib/messages';
import { FEWEST_PIXELS, logoAdvice } from './logo-advice';

const png = { contentType: 'image/png', width: 1_477, height: 400, hasTransparency: true };
const small = messages.upload.logoSmall(1_476, 25, 1_477);
const opaque = messages.upload.logoOpaque;

it('needs 1,477 pixels for 150 dpi on 25 cm', () => {
  expect(FEWEST_PIXELS).toBe(1_477);
});

it.each([
  ['nothing of a large transparent picture', png, []],
  ['nothing of one that is large upright', { ...png, width: 400, height: 1_477 }, []],
  ['that it is small, by one pixel', { ...png, width: 1_476 }, [small]],
  ['that it has a background', { ...png, hasTransparency: false }, [opaque]],
  ['both', { ...png, width: 1_476, hasTransparency: false }, [small, opaque]],
  ['nothing of the size of a drawing', { ...png, contentType: 'image/svg+xml', width: 24, height: 24 }, []],
  ['nothing where nothing is known', { ...png, width: null, height: null, hasTransparency: null }, []],
])('says %s', (_name, facts, advice) => {
  expect(logoAdvice(facts)).toEqual(advice);
});
