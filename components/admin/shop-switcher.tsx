import { ChevronIcon } from '@/components/ui/icons';
import { DocumentLink } from '@/components/ui/links/document-link';
import { adminTeamSentences } from '@/lib/messages/en/admin/team';
import type { Role } from '@/lib/tenants/roles';

export type ShopLink = { id: string; name: string; role: Role; href: string; isCurrent: boolean };

/**
 * The member's other shops. Each link leads to that shop's own hostname, with a sign-in if needed: a session
 * belongs to one shop. Empty for a member of one shop.
 */
export function ShopSwitcher({ shops }: { shops: readonly ShopLink[] }) {
  if (shops.length < 2) {
    return null;
  }
  return (
    <details className="relative">
      <summary className="inline-flex min-h-12 cursor-pointer list-none items-center gap-1 rounded-control px-2 font-medium underline-offset-4 hover:underline sm:px-3 [&::-webkit-details-marker]:hidden">
        <span className="sr-only sm:not-sr-only">{adminTeamSentences.switchStore}</span>
        <ChevronIcon className="size-5 rotate-90" />
      </summary>
      <nav
        aria-label={adminTeamSentences.yourStores}
        className="absolute right-0 z-20 mt-1 max-h-96 w-72 max-w-[80vw] overflow-y-auto rounded-card border border-line bg-surface py-2 shadow-lg"
      >
        <ul>
          {shops.map(({ id, name, role, href, isCurrent }) => (
            <li key={id}>
              {isCurrent ? (
                <p className="px-4 py-2.5">
                  <span className="block truncate font-medium">{name}</span>
                  <span className="block text-sm text-muted">{adminTeamSentences.thisStore}</span>
                </p>
              ) : (
                <DocumentLink href={href} className="block px-4 py-2.5 hover:bg-sunken">
                  <span className="block truncate font-medium">{name}</span>
                  <span className="block text-sm text-muted">{adminTeamSentences.roles[role].name}</span>
                </DocumentLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
