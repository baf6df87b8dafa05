import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { LogoutButton } from '@/components/session/logout-button';
import { buttonStyle } from '@/components/ui/button-styles';
import { DocumentLink } from '@/components/ui/links/document-link';
import { StatusBadge } from '@/components/ui/status-badge';
import { roleMay } from '@/lib/auth/permissions';
import { ENTER_PATH } from '@/lib/auth/sign-in/hand-off';
import { listShopsOfPerson } from '@/lib/auth/team/team.queries';
import { storeStatusSentences } from '@/lib/messages/en/admin/store/store-status';
import { openingSentences as say } from '@/lib/messages/en/marketing/opening';
import { storeLinks } from '@/lib/tenants/hosts/store-address';
import { SignedIn } from '../signed-in';

export const metadata: Metadata = { title: say.signIn };

/** The sign-in that leads people to their shop, whatever its address: at once to the only one that they have. */
export default function SignInPage() {
  return (
    <SignedIn title={say.signInTitle} lead={say.signInLead} path="/sign-in">
      {async ({ userId, email, role }) => {
        const found = await listShopsOfPerson(userId);
        const shops = await Promise.all(
          found.map(async (shop) => ({ ...shop, href: (await storeLinks(shop))(ENTER_PATH) })),
        );
        const [only] = shops;
        if (only !== undefined && shops.length === 1 && !roleMay(role, 'platform.view')) {
          redirect(only.href);
        }
        return (
          <>
            <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <h1 className="heading-1">{say.yourStores}</h1>
              <LogoutButton />
            </div>
            <p className="mb-6 break-words text-muted">{say.signedInAs(email)}</p>
            {shops.length === 0 && <p className="mb-6">{say.noStores}</p>}
            <ul className="mb-6 flex flex-col gap-4">
              {shops.map(({ id, name, state, href }) => (
                <li key={id} className="flex flex-wrap items-center justify-between gap-3">
                  <span className="flex min-w-0 flex-wrap items-center gap-2">
                    <span className="font-medium">{name}</span>
                    {state !== 'live' && (
                      <StatusBadge tone="grey">{storeStatusSentences.now[state].name}</StatusBadge>
                    )}
                  </span>
                  <DocumentLink href={href} className={buttonStyle('primary')}>
                    {say.goTo(name)}
                  </DocumentLink>
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-3 border-t border-line pt-6">
              <DocumentLink href="/open" className={buttonStyle('secondary')}>
                {say.open}
              </DocumentLink>
              {roleMay(role, 'platform.view') && (
                <DocumentLink href="/platform" className={buttonStyle('secondary')}>
                  {say.console}
                </DocumentLink>
              )}
            </div>
          </>
        );
      }}
    </SignedIn>
  );
}
