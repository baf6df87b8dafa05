/** The address at which a grid links to the product of this name, at any release; null if it does not. */
export const productPathOn = (html: string, name: string): string | null =>
  new RegExp(`href="(/product/[0-9a-f-]{36}(?:/[a-z0-9-]+)?)"[^>]*>${name}<`).exec(html)?.[1] ?? null;
