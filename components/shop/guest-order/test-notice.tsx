import { Notice } from '@/components/ui/notice';
import { testOrderSentences } from '@/lib/messages/en/orders/test-order';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';

/** Says that an order is a test; nothing for a real one. */
export const TestNotice = ({ order }: { order: Pick<GuestOrderView, 'isTest'> }) =>
  order.isTest ? <Notice kind="info">{testOrderSentences.notice}</Notice> : null;
