import { expect, it } from 'vitest';
import { hasBearerSecret } from './bearer-secret';

it('is exactly the secret', () => {
  expect(hasBearerSecret('Bearer open sesame', 'open sesame')).toBe(true);
  for (const header of [
    null,
    '',
    'Bearer',
    'Bearer ',
    'open sesame',
    'bearer open sesame',
    'Bearer open sesam',
  ]) {
    expect(hasBearerSecret(header, 'open sesame'), String(header)).toBe(false);
  }
});
