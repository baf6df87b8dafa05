import { classNames } from '@/components/ui/class-names';
import { Link } from './link';

/** Class names for the links of a navigation: of all links, of the one to the current page, and of the others. */
export type LinkLook = { all: string; current: string; other: string };

type CurrentLinkProps = {
  href: string;
  /** The link leads to the current page. */
  isCurrent: boolean;
  look: LinkLook;
  children: React.ReactNode;
};

/** A link of a navigation. The link to the current page is marked, also for screen readers. */
export const CurrentLink = ({ href, isCurrent, look, children }: CurrentLinkProps) => (
  <Link
    href={href}
    aria-current={isCurrent ? 'page' : undefined}
    className={classNames(look.all, isCurrent ? look.current : look.other)}
  >
    {children}
  </Link>
);
