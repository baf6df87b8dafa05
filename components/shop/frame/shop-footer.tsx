import { Link } from '@/components/ui/links/link';
import { policySentences } from '@/lib/messages/en/policies';
import { contactSentences } from '@/lib/messages/en/shop/contact';
import { frameSentences } from '@/lib/messages/en/shop/frame';
import { networkNames, shopFrontSentences } from '@/lib/messages/en/shop/front/networks';
import { orderLinkSentences } from '@/lib/messages/en/shop/order-link';
import { NETWORKS, type SocialLinks } from '@/lib/tenants/front/social-links';
import type { PolicyKind } from '@/lib/tenants/policies/policy-kinds';
import type { Tenant } from '@/lib/tenants/tenant';

type ShopFooterProps = {
  tenant: Pick<Tenant, 'name' | 'description'>;
  /** The shop's own rules that have a page. */
  policies: readonly PolicyKind[];
  /** Where else it can be found. */
  links: SocialLinks;
};

/** Bottom of every shop page. */
export function ShopFooter({ tenant, policies, links }: ShopFooterProps) {
  return (
    <footer className="mt-auto border-t border-line bg-sunken print:hidden">
      <div className="page-width flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-8 text-sm text-muted">
        <p>
          <span className="font-semibold text-ink">{tenant.name}</span>
          {tenant.description && <span className="block max-w-prose">{tenant.description}</span>}
        </p>
        <div className="footer-links flex flex-wrap items-center gap-x-6">
          <Link href="/orders" prefetch={false}>
            {orderLinkSentences.findTitle}
          </Link>
          <Link href="/contact" prefetch={false}>
            {contactSentences.title}
          </Link>
          {policies.map((kind) => (
            <Link key={kind} href={`/policies/${kind}`} prefetch={false}>
              {policySentences.names[kind]}
            </Link>
          ))}
          {NETWORKS.map((network) => {
            const href = links[network];
            return (
              href && (
                <a
                  key={network}
                  href={href}
                  rel="me nofollow noopener"
                  aria-label={shopFrontSentences.linkOf(networkNames[network], tenant.name)}
                >
                  {networkNames[network]}
                </a>
              )
            );
          })}
          <p>{frameSentences.byMakerfront}</p>
        </div>
      </div>
    </footer>
  );
}
