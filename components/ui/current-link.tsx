import Link from 'next/link';
import { classNames } from './class-names';

type CurrentLinkProps = {
  href: string;
  /** Leads to the page that is shown. */
  isCurrent: boolean;
  className: string;
  currentStyle: string;
  otherStyle: string;
  children: React.ReactNode;
};

/** A link of a navigation, which says and shows where it leads to the present page. */
export const CurrentLink = ({
  href,
  isCurrent,
  className,
  currentStyle,
  otherStyle,
  children,
}: CurrentLinkProps) => (
  <Link
    href={href}
    aria-current={isCurrent ? 'page' : undefined}
    className={classNames(className, isCurrent ? currentStyle : otherStyle)}
  >
    {children}
  </Link>
);
