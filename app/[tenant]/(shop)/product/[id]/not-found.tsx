import { PageMessage } from '@/components/shop/page-message';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { catalogSentences } from '@/lib/messages/en/shop/catalog';

/** The product is no longer sold. */
export default function ProductNotFound() {
  const { productNotFound, notForSale } = catalogSentences;
  const link = { href: '/', text: buttonSentences.continueShopping };
  return <PageMessage title={productNotFound} hint={notForSale} link={link} />;
}
