import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';

/** The shop is there, the page is not. */
export default function PageNotFound() {
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-center">
      <h1 className="heading-1">Page not found</h1>
      <p className="text-muted">It may have been moved, or the address has a typing mistake.</p>
      <Link href="/" className={buttonStyle('secondary', 'mt-4')}>
        Go to the shop
      </Link>
    </div>
  );
}
