import { examples } from '@/lib/testing/examples';
import { isCrooked } from './crooked-path.mjs';

const ID = '0190a1b2-1234-7abc-89de-0123456789ab';

examples('%s is crooked: %s', isCrooked, [
  ['/', false],
  [`/product/${ID}/mug-no.5`, false],
  ['/_next/static/chunks/a..b.js', false],
  ['/api/uploads/bytes/abc.def', false],
  ['/category/caf%C3%A9', false],
  ['/.well-known/x', false],
  ['/x/../cart', true],
  ['/x/..', true],
  ['/./cart', true],
  [`/product/${ID}/..%2f..%2f_next%2fstatic%2fchunks%2fx.js`, true],
  ['/%2E%2e/x', true],
  ['/a%5Cb', true],
  ['/a\\b', true],
]);
