import slugify from '@sindresorhus/slugify';

const LONGEST = 60;

/** A product's name as a part of its address; empty for a name without letters. */
export const nameInPath = (name: string): string => slugify(name).slice(0, LONGEST).replace(/-$/, '');

/**
 * The readable address of a product, such as `/product/…/name-mug`. The id alone finds it: the middleware drops the
 * name, so any name leads to the same page, also one that the product had before.
 */
export function productPath({ id, name }: { id: string; name: string }): string {
  const part = nameInPath(name);
  return part === '' ? `/product/${id}` : `/product/${id}/${part}`;
}
