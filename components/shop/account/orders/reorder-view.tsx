'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useCart } from '@/components/shop/cart/cart-provider';
import { useCartCommands } from '@/components/shop/cart/use-cart-commands';
import { arrival, tell } from '@/components/shop/visits/visit';
import { buttonStyle } from '@/components/ui/button-styles';
import { showToast } from '@/components/ui/dialogs/toast';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Link } from '@/components/ui/links/link';
import { Notice } from '@/components/ui/notice';
import { MOST_LINES } from '@/lib/cart/cart-limits';
import { prepareCart } from '@/lib/cart/cart-store';
import { reorderSentences as say } from '@/lib/messages/en/account/orders';
import { formatCents, sumCents } from '@/lib/money/cents';
import { fillCartCall } from '@/lib/wire/account-orders';
import { callAccount } from '../call-account';
import { hasRoomFor, toCartLines } from './filled-lines';
import { type Plan, ReorderLines } from './reorder-lines';

type ReorderViewProps = { orderId: string; start: Plan };

/** An earlier order at today's prices, with the button that adds it to the cart. */
export function ReorderView({ orderId, start }: ReorderViewProps) {
  const router = useRouter();
  const lines = useCart((state) => state.lines);
  const { add } = useCartCommands();
  const [plan, setPlan] = useState(start);
  const [hasChanged, setHasChanged] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const adding = plan.lines.filter(({ outcome }) => outcome === 'add');
  const total = sumCents(adding.flatMap(({ now }) => (now ? [now.total_cents] : [])));
  const isAllSame = adding.length === plan.lines.length && adding.every((line) => !isChanged(line));

  async function fill() {
    setIsPending(true);
    setFailure(null);
    const [answer] = await Promise.all([
      callAccount(fillCartCall, { order_id: orderId, seen: plan.seen }),
      prepareCart(),
    ]);
    setIsPending(false);
    if (!answer.ok) {
      setFailure(answer.error.message ?? say.failed);
      return;
    }
    if ('plan' in answer.value) {
      setPlan(answer.value.plan);
      setHasChanged(true);
      return;
    }
    const filled = toCartLines(answer.value.lines);
    if (!hasRoomFor(lines, filled)) {
      setFailure(say.cartFull(MOST_LINES));
      return;
    }
    if (lines.length === 0) {
      tell({ kind: 'cart' });
    }
    for (const line of filled) {
      add({ ...line, ...arrival() });
    }
    showToast(say.added(filled.length));
    router.push('/cart');
  }

  return (
    <div className="flex flex-col gap-5">
      <div>
        <h2 className="heading-2">{say.title(plan.order_number)}</h2>
        <p className="text-muted">{isAllSame ? `${say.allSame} ${say.intro}` : say.intro}</p>
      </div>
      <div role="alert" className="empty:hidden">
        {hasChanged && <Notice kind="info">{say.changed}</Notice>}
      </div>
      <ReorderLines lines={plan.lines} />
      <div className="flex flex-col gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
        {adding.length === 0 ? (
          <p>{say.nothing}</p>
        ) : (
          <>
            <p className="flex items-baseline justify-between gap-4 font-semibold">
              <span>{say.sum}</span>
              <span className="tabular-nums">{formatCents(total)}</span>
            </p>
            <SubmitButton
              type="button"
              isPending={isPending}
              pendingLabel={say.adding}
              onClick={() => void fill()}
              className="w-full"
            >
              {say.addAll(adding.length)}
            </SubmitButton>
          </>
        )}
        {failure && <Notice kind="error">{failure}</Notice>}
        <Link href="/account/orders" className={buttonStyle('quiet', 'self-start')}>
          {say.back}
        </Link>
      </div>
    </div>
  );
}

const isChanged = ({ was, now, dropped }: Plan['lines'][number]): boolean =>
  dropped.length > 0 ||
  now === null ||
  now.price_cents !== was.price_cents ||
  now.upcharge_cents !== was.upcharge_cents;
