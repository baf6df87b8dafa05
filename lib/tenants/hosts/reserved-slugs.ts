// Names that no shop may have as its slug, because as a subdomain they would look like the platform's own addresses or
// paths. Without imports, because the edge middleware reads this file through hostname.ts. The database has the same
// list (`tenants_slug_reserved_check`), and a test compares the two.

export const RESERVED_SLUGS: readonly string[] = `
  about account accounts admin api app assets auth autoconfig autodiscover billing blog cart category cdn checkout
  contact dashboard dev docs email favicon files ftp health help hostmaster icon imap invalid legal local
  localhost login logout mail makerfront media mx next noreply ns ns1 ns2 order-success orders payments paypal
  placeholder platform pop postmaster preview pricing privacy products public robots root search security settings
  shop shops signin signup sitemap smtp staging static status store stores stripe support system terms webhook
  webhooks webmail webmaster www
`
  .trim()
  .split(/\s+/);

const reserved = new Set(RESERVED_SLUGS);

/** Whether a slug is reserved. */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug);
