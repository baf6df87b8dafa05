import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { contactSentences } from '@/lib/messages/en/shop/contact';
import type { Tenant } from '@/lib/tenants/tenant';

/** Warns before the shopper fills in a checkout that cannot be paid. Nothing if the shop can be paid. */
export function NoPaymentNotice({ tenant }: { tenant: Pick<Tenant, 'name' | 'paypalClientId'> }) {
  return tenant.paypalClientId === null ? (
    <Notice kind="info">
      <p>{contactSentences.noPayment(tenant.name)}</p>
      <Link
        href="/contact"
        prefetch={false}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
      >
        {contactSentences.noPaymentAsk(tenant.name)}
      </Link>
    </Notice>
  ) : null;
}
