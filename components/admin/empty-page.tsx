import Link from 'next/link';
import { buttonStyle } from '@/components/ui/button-styles';
import { EmptyState } from '@/components/ui/empty-state';
import { PageHeading } from '@/components/ui/page-heading';

type EmptyPageProps = {
  heading: string;
  title: string;
  text: string;
  /** Target and text of the link below the message. */
  href: string;
  link: string;
};

/** An admin page that has nothing to show yet. */
export const EmptyPage = ({ heading, title, text, href, link }: EmptyPageProps) => (
  <div className="page-width flex flex-col gap-6 py-8">
    <PageHeading title={heading} />
    <EmptyState title={title} text={text}>
      <Link href={href} className={buttonStyle('secondary')}>
        {link}
      </Link>
    </EmptyState>
  </div>
);
