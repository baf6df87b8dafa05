type CachedPage = { kind: string; html: string; rscData: Buffer; headers: object; status: number };
type PageContext = { kind: string; isRoutePPREnabled: boolean; isFallback: boolean };

/** The part of Next's interface for cache handlers that the tests need. */
export default class PageCache {
  constructor(options: object);
  get(key: string, context: PageContext): Promise<{ value: CachedPage } | null>;
  set(key: string, page: CachedPage, context: PageContext): Promise<void>;
  revalidateTag(tags: string[]): Promise<void>;
}
