import type { Metadata } from 'next';
import { Breadcrumbs } from '@/components/shop/frame/breadcrumbs';
import { OpeningHoursList } from '@/components/shop/frame/opening-hours-list';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { contactSentences } from '@/lib/messages/en/shop/contact';
import { contactFormSentences } from '@/lib/messages/en/shop/front/contact-form';
import { orderLinkSentences } from '@/lib/messages/en/shop/order-link';
import { getShopFront } from '@/lib/tenants/front/shop-front.queries';
import { requireTenant } from '@/lib/tenants/require-tenant';
import { ContactForm } from './contact-form';

// Search engines should not index the addresses.
export const metadata: Metadata = { title: contactSentences.title, robots: { index: false } };

/** How to contact the shop: an email address, which needs no script, and the shopper keeps a copy of the mail. */
export default async function ContactPage() {
  const { id, name, contactEmail, paypalClientId } = await requireTenant();
  const { hours } = await getShopFront(id);
  return (
    <div className="page-width flex max-w-2xl flex-col gap-6 py-8 sm:py-12">
      <div className="flex flex-col gap-2">
        <Breadcrumbs current={contactSentences.title} />
        <h1 className="heading-1">{contactSentences.link(name)}</h1>
      </div>
      {paypalClientId === null && (
        <Notice kind="info">
          {contactEmail === null ? contactSentences.noPayment(name) : contactSentences.noPaymentWrite(name)}
        </Notice>
      )}
      <Card>
        {contactEmail === null ? (
          <p className="max-w-prose">{contactSentences.none(name)}</p>
        ) : (
          <div className="flex flex-col items-start gap-4">
            <p className="max-w-prose">{contactSentences.hint(name)}</p>
            <p className="select-all break-all text-xl font-semibold">{contactEmail}</p>
            <a href={mailtoOf(contactEmail)} className={buttonStyle('primary')}>
              {contactSentences.write}
            </a>
            <p className="max-w-prose text-muted">{contactSentences.order}</p>
          </div>
        )}
      </Card>
      {contactEmail !== null && (
        <Card title={contactFormSentences.title}>
          <div className="flex flex-col gap-5">
            <p className="text-muted">{contactFormSentences.lead(name)}</p>
            <ContactForm />
          </div>
        </Card>
      )}
      <OpeningHoursList hours={hours} />
      <div className="flex flex-wrap gap-3">
        <Link href="/orders" prefetch={false} className={buttonStyle('secondary')}>
          {orderLinkSentences.findTitle}
        </Link>
        <Link href="/" className={buttonStyle('quiet')}>
          {buttonSentences.continueShopping}
        </Link>
      </div>
    </div>
  );
}

const mailtoOf = (address: string) => `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
