import { Card } from '@/components/ui/card';
import type { FeeBalance } from '@/lib/finances/statements/statement-views';
import { feesSentences as say } from '@/lib/messages/en/fees';
import { type Cents, formatCents } from '@/lib/money/cents';
import { moneyText } from '@/lib/money/signed-money';

/** Where the platform's fees of the shop are, to the cent. */
export const FeeBalanceCard = ({ balance, minimum }: { balance: FeeBalance; minimum: Cents }) => (
  <Card title={say.fees}>
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
      {(
        [
          [say.atPayPal, balance.atPayPal],
          [say.paid, balance.paid],
          [say.open, balance.open],
          [say.next, balance.next],
        ] as const
      ).map(([name, amount]) => (
        <div key={name} className="min-w-0">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="font-semibold tabular-nums">{moneyText(amount)}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-4 text-sm text-muted">{say.nextHint(formatCents(minimum))}</p>
  </Card>
);
