import { PageMessage } from '@/components/shop/page-message';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { catalogSentences } from '@/lib/messages/en/shop/catalog';

/** The shop had this product once, and does not sell it now. */
export default function ProductNotFound() {
  const { productNotFound, notForSale } = catalogSentences;
  const link = { href: '/', text: buttonSentences.continueShopping };
  return <PageMessage title={productNotFound} hint={notForSale} link={link} />;
}
