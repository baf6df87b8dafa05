import type { ComponentProps } from 'react';

/**
 * A link from one area to another, such as from the admin area to the storefront. It loads a new document: each area
 * has its own content security policy, a policy belongs to a document, and Next's Link would keep the old one.
 */
export function DocumentLink({ children, ...attributes }: ComponentProps<'a'>) {
  return <a {...attributes}>{children}</a>;
}
