import { buttonStyle } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/links/link';

type PageMessageProps = {
  title: string;
  hint: string;
  link: { href: string; text: string };
};

/** A page of the shop with only a message and a link. */
export function PageMessage({ title, hint, link }: PageMessageProps) {
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-24 text-center">
      <h1 className="heading-1">{title}</h1>
      <p className="max-w-prose text-muted">{hint}</p>
      <Link href={link.href} className={buttonStyle('secondary', 'mt-4')}>
        {link.text}
      </Link>
    </div>
  );
}
