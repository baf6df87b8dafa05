import type { ComponentProps } from 'react';

/**
 * A link from one area to another, such as from the admin area to the storefront. It loads a new document: the content
 * security policy belongs to a document, each area has its own, and Next's Link would keep the one that it started with.
 */
export function DocumentLink({ children, ...attributes }: ComponentProps<'a'>) {
  return <a {...attributes}>{children}</a>;
}
