import { Link } from '@/components/ui/links/link';
import { siteSentences } from '@/lib/messages/en/marketing/site';
import { MakerfrontMark } from './makerfront-mark';

const linkStyle = 'inline-flex min-h-12 items-center font-medium text-ink underline-offset-4 hover:underline';

/** Bottom of every page of the marketing site. */
export function SiteFooter() {
  return (
    <footer className="mt-auto border-t border-line bg-sunken">
      <div className="page-width flex flex-col gap-x-8 gap-y-4 py-8 text-sm text-muted sm:flex-row sm:items-center sm:justify-between">
        <p className="flex items-center gap-3">
          <MakerfrontMark className="size-7 shrink-0" />
          <span>
            <span className="block font-semibold text-ink">{siteSentences.copyright}</span>
            {siteSentences.tagline}
          </span>
        </p>
        <nav aria-label={siteSentences.legal}>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link href="/terms" className={linkStyle}>
                {siteSentences.terms}
              </Link>
            </li>
            <li>
              <Link href="/privacy" className={linkStyle}>
                {siteSentences.privacy}
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
