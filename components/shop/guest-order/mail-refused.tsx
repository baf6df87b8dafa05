import { Notice } from '@/components/ui/notice';
import { guestOrderSentences } from '@/lib/messages/en/shop/guest-order';
import type { GuestOrderView } from '@/lib/orders/guest/guest-order-view';

type MailRefusedProps = {
  storeName: string;
  order: Pick<GuestOrderView, 'email' | 'isMailRefused' | 'contactEmail'>;
};

/** Says that mail does not reach the shopper, and what to do; nothing if mail arrives. */
export const MailRefused = ({
  storeName,
  order: { email, isMailRefused, contactEmail },
}: MailRefusedProps) =>
  isMailRefused ? (
    <Notice kind="error" className="w-full break-words text-left">
      <p className="font-medium">{guestOrderSentences.mailRefused(email)}</p>
      <p>{guestOrderSentences.mailRefusedHint(storeName, contactEmail)}</p>
    </Notice>
  ) : null;
