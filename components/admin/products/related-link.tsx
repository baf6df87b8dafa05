import Link from 'next/link';
import { relatedAdmin as say } from '@/lib/messages/en/admin/products/related';

/** Leads to the products that stand beside a product. */
export const RelatedLink = ({ product: { id, name } }: { product: { id: string; name: string } }) => (
  <Link
    href={`/admin/products/${id}/related`}
    aria-label={say.open(name)}
    prefetch={false}
    className="inline-flex min-h-8 items-center text-sm underline decoration-line-strong underline-offset-4 hover:text-ink"
  >
    {say.link}
  </Link>
);
