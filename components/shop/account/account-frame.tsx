import { classNames } from '@/components/ui/class-names';
import { ChevronIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/links/link';
import { accountFrameSentences as say } from '@/lib/messages/en/account/frame';
import { ACCOUNT_SECTIONS, type AccountSection } from './account-sections';
import { ShopperSignOut } from './shopper-sign-out';

/** The parts of the account beside a page of it; on a phone, the way back to them. */
function SectionLinks({ current }: { current: AccountSection }) {
  return (
    <nav aria-label={say.navigation}>
      <Link
        href="/account"
        className="-ml-1 inline-flex min-h-12 items-center gap-1 font-medium underline-offset-4 hover:underline md:hidden"
      >
        <ChevronIcon className="size-5 rotate-180" />
        {say.all}
      </Link>
      <ul className="hidden flex-col gap-1 md:flex">
        {ACCOUNT_SECTIONS.map(({ key, href, name }) => (
          <li key={key}>
            <Link
              href={href}
              aria-current={key === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-12 items-center rounded-control px-4 font-medium',
                key === current ? 'bg-sunken text-ink' : 'text-muted hover:bg-sunken hover:text-ink',
              )}
            >
              {name}
            </Link>
          </li>
        ))}
        <li>
          <ShopperSignOut className="flex w-full px-4 text-muted hover:bg-sunken hover:text-ink" />
        </li>
      </ul>
    </nav>
  );
}

type AccountFrameProps = { current: AccountSection; title?: string; children: React.ReactNode };

/** The frame of a page of the account: its parts, the heading, and what the page shows. */
export function AccountFrame({ current, title, children }: AccountFrameProps) {
  const section = ACCOUNT_SECTIONS.find(({ key }) => key === current);
  return (
    <div className="page-width grid w-full gap-x-10 gap-y-3 py-6 sm:py-10 md:grid-cols-[13rem_minmax(0,1fr)]">
      <SectionLinks current={current} />
      <div className="flex min-w-0 flex-col gap-6">
        <h1 className="heading-1">{title ?? section?.name}</h1>
        {children}
      </div>
    </div>
  );
}
