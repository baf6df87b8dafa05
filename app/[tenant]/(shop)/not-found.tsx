import { PageMessage } from '@/components/shop/page-message';
import { frameSentences } from '@/lib/messages/en/shop/frame';

/** The shop exists, but not the page. */
export default function PageNotFound() {
  const { pageNotFound, pageNotFoundHint, goToShop } = frameSentences;
  return <PageMessage title={pageNotFound} hint={pageNotFoundHint} link={{ href: '/', text: goToShop }} />;
}
