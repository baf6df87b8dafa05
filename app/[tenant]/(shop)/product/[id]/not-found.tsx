import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { messages } from '@/lib/messages';

/** The shop had this product once, and does not sell it now. */
export default function ProductNotFound() {
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-center">
      <h1 className="heading-1">{messages.catalog.productNotFound}</h1>
      <p className="text-muted">It is not for sale at the moment.</p>
      <Link href="/" className={buttonStyle('secondary', 'mt-4')}>
        Continue Shopping
      </Link>
    </div>
  );
}
