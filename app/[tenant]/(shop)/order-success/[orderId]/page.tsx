import type { Metadata } from 'next';
import Link from 'next/link';
import { connection } from 'next/server';
import { LastOrder } from '@/components/shop/last-order';
import { buttonStyle } from '@/components/ui/button-styles';
import { messages } from '@/lib/messages';

// Rendered for each request: anyone can make up order ids, and each would otherwise be a cached page.
export const instant = false;

export const metadata: Metadata = { title: messages.checkout.success, robots: { index: false } };

/** Thanks. The server shows nothing of the order, because this address is no secret. */
export default async function OrderSuccessPage({ params }: PageProps<'/[tenant]/order-success/[orderId]'>) {
  await connection();
  const { orderId } = await params;
  return (
    <div className="page-width flex grow flex-col items-center justify-center gap-4 py-20 text-center">
      <span
        className="flex size-16 items-center justify-center rounded-full bg-success-tint text-success"
        aria-hidden="true"
      >
        <svg
          viewBox="0 0 24 24"
          className="size-8"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
          aria-hidden="true"
        >
          <path d="m5 12.5 4.5 4.5L19 7.5" />
        </svg>
      </span>
      <div role="status" className="flex flex-col gap-4">
        <h1 className="heading-1">{messages.checkout.success}</h1>
        <p className="max-w-prose text-muted">{messages.checkout.successHint}</p>
      </div>
      <LastOrder orderId={orderId} />
      <Link href="/" className={buttonStyle('primary', 'mt-4')}>
        Continue Shopping
      </Link>
    </div>
  );
}
