import { buttonStyle } from '@/components/ui/button-styles';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { buttonSentences } from '@/lib/messages/en/shop/buttons';
import { checkoutSentences } from '@/lib/messages/en/shop/checkout';

type PaidElsewhereProps = {
  orderId: string;
  /** Whether the paid order of this cart differs from the one that was filled in here. */
  isOtherOrder: boolean;
};

/** Replaces the form when the order is paid: says so, and links to the order. */
export function PaidElsewhere({ orderId, isOtherOrder }: PaidElsewhereProps) {
  return (
    <div className="flex max-w-prose flex-col items-start gap-6">
      <Notice kind="success" takesFocus>
        <p className="font-semibold">{checkoutSentences.paidElsewhere}</p>
        <p className="mt-1">{checkoutSentences.paidElsewhereHint}</p>
        {isOtherOrder && <p className="mt-1">{checkoutSentences.orderedOnce}</p>}
      </Notice>
      <div className="flex flex-wrap gap-3">
        <Link href={`/order-success/${orderId}`} className={buttonStyle('primary')}>
          {buttonSentences.seeYourOrder}
        </Link>
        <Link href="/" className={buttonStyle('secondary')}>
          {buttonSentences.continueShopping}
        </Link>
      </div>
    </div>
  );
}
