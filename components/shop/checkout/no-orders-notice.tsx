import { Notice } from '@/components/ui/notice';
import { storeStatusSentences } from '@/lib/messages/en/shop/store-status';

/** Where a shopper would order, in a shop that takes no orders at the moment. Its reason stands above every page. */
export const NoOrdersNotice = () => <Notice kind="info">{storeStatusSentences.noOrders}</Notice>;
