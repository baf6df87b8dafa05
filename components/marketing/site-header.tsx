import { Link } from '@/components/ui/links/link';
import { SkipLink } from '@/components/ui/skip-link';
import { siteSentences } from '@/lib/messages/en/marketing/site';
import { MakerfrontMark } from './makerfront-mark';

const LINKS = [
  { href: '/#features', label: siteSentences.features },
  { href: '/#pricing', label: siteSentences.pricing },
  { href: '/#contact', label: siteSentences.contact },
] as const;

const style = 'inline-flex min-h-12 items-center font-medium underline-offset-4 hover:underline';

/** Top of every page of the marketing site. */
export function SiteHeader() {
  return (
    <header className="border-b border-line bg-surface">
      <SkipLink />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-2 py-2">
        <Link href="/" className="flex min-h-12 items-center gap-2 sm:gap-2.5">
          <MakerfrontMark className="size-7 shrink-0 sm:size-8" />
          <span className="font-display text-lg font-medium leading-none sm:text-xl">
            {siteSentences.makerfront}
          </span>
        </Link>
        <nav aria-label={siteSentences.makerfront}>
          <ul className="flex items-center gap-2.5 text-sm sm:gap-7 sm:text-base">
            {LINKS.map(({ href, label }) => (
              <li key={href}>
                <Link href={href} className={style}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              {/* Another document: the sign-in belongs to the pages of people. */}
              <a href="/sign-in" className={style}>
                {siteSentences.signIn}
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </header>
  );
}
