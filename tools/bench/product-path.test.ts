import { expect, it } from 'vitest';
import { productPathOn } from './product-path';

const ID = '01a223c8-edf2-7013-bfa8-abbb82b407bc';
const link = (path: string, name: string) =>
  `<h2><a class="title" href="${path}" data-more="">${name}</a></h2>`;

it.each([`/product/${ID}`, `/product/${ID}/everyday-mug`])('finds %s', (path) => {
  const html = link(`/product/${ID.replace('0', '9')}/name-mug`, 'Name Mug') + link(path, 'Everyday Mug');
  expect(productPathOn(html, 'Everyday Mug')).toBe(path);
});

it('finds nothing where the name is part of another, or no link', () => {
  expect(productPathOn(link(`/product/${ID}`, 'Everyday Mug, Large'), 'Everyday Mug')).toBeNull();
  expect(productPathOn('<p>Everyday Mug</p>', 'Everyday Mug')).toBeNull();
});
