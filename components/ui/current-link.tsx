import Link from 'next/link';
import { classNames } from './class-names';

/** How the links of one navigation look: all of them, the one to the present page, and the others. */
export type LinkLook = { all: string; current: string; other: string };

type CurrentLinkProps = {
  href: string;
  /** Leads to the page that is shown. */
  isCurrent: boolean;
  look: LinkLook;
  children: React.ReactNode;
};

/** A link of a navigation, which says and shows where it leads to the present page. */
export const CurrentLink = ({ href, isCurrent, look, children }: CurrentLinkProps) => (
  <Link
    href={href}
    aria-current={isCurrent ? 'page' : undefined}
    className={classNames(look.all, isCurrent ? look.current : look.other)}
  >
    {children}
  </Link>
);
