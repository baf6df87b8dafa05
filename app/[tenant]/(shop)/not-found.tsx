import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { frameSentences } from '@/lib/messages/en/shop/frame';

/** The shop is there, the page is not. */
export default function PageNotFound() {
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-center">
      <h1 className="heading-1">{frameSentences.pageNotFound}</h1>
      <p className="text-muted">{frameSentences.pageNotFoundHint}</p>
      <Link href="/" className={buttonStyle('secondary', 'mt-4')}>
        {frameSentences.goToShop}
      </Link>
    </div>
  );
}
