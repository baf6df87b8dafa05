import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { catalogSentences } from '@/lib/messages/en/shop/catalog';

/** The shop had this product once, and does not sell it now. */
export default function ProductNotFound() {
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-center">
      <h1 className="heading-1">{catalogSentences.productNotFound}</h1>
      <p className="text-muted">{catalogSentences.notForSale}</p>
      <Link href="/" className={buttonStyle('secondary', 'mt-4')}>
        {buttonSentences.continueShopping}
      </Link>
    </div>
  );
}
