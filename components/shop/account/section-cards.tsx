import { ChevronIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/links/link';
import { accountFrameSentences as say } from '@/lib/messages/en/account/frame';
import { ACCOUNT_SECTIONS } from './account-sections';

/** The parts of the account as cards. */
export function SectionCards() {
  return (
    <nav aria-label={say.navigation}>
      <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4">
        {ACCOUNT_SECTIONS.map(({ key, href, name, about }) => (
          <li key={key}>
            <Link
              href={href}
              className="flex h-full items-center justify-between gap-4 rounded-card border border-line bg-surface p-5 hover:border-line-strong"
            >
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-sm text-muted">{about}</span>
              </span>
              <ChevronIcon className="size-5 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
