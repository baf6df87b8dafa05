import type { Metadata } from 'next';
import { buttonStyle } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/links/link';
import { accountDataSentences as say } from '@/lib/messages/en/account/data';

export const metadata: Metadata = { title: say.deletedTitle, robots: { index: false } };

/** The page after an account was deleted. */
export default function AccountDeletedPage() {
  return (
    <div className="page-width flex max-w-2xl flex-col items-start gap-6 py-8 sm:py-12">
      <h1 className="heading-1">{say.deletedTitle}</h1>
      <p>{say.deletedText}</p>
      <Link href="/" className={buttonStyle('primary')}>
        {say.toShop}
      </Link>
    </div>
  );
}
