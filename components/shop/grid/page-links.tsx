import { buttonStyle } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/links/link';
import { catalogSentences } from '@/lib/messages/en/shop/catalog';

type PageLinksProps = { page: number; pageCount: number; hrefOf: (page: number) => string };

/** Links to newer and older pages of a long list; nothing for a single page. */
export function PageLinks({ page, pageCount, hrefOf }: PageLinksProps) {
  if (pageCount <= 1) {
    return null;
  }
  return (
    <nav aria-label={catalogSentences.pages} className="flex items-center justify-center gap-4 pt-12">
      {page > 1 && (
        <Link href={hrefOf(page - 1)} rel="prev" className={buttonStyle('secondary')}>
          {catalogSentences.newer}
        </Link>
      )}
      <span className="text-muted">{catalogSentences.pageOf(page, pageCount)}</span>
      {page < pageCount && (
        <Link href={hrefOf(page + 1)} rel="next" className={buttonStyle('secondary')}>
          {catalogSentences.older}
        </Link>
      )}
    </nav>
  );
}
