import { expect, it } from 'vitest';
import { isGridPath } from './is-grid-path';

it.each(['/', '/page/2', '/category/1', '/category/1/page/3', '/products', '/search'])(
  '%s is a grid',
  (path) => {
    expect(isGridPath(path)).toBe(true);
  },
);

it.each(['/cart', '/checkout', '/product/1', '/policies/about', '/searching', '/admin'])(
  '%s is none',
  (path) => {
    expect(isGridPath(path)).toBe(false);
  },
);
