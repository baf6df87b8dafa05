import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/forms/field';
import { moneyWords } from '@/lib/messages/en/admin/money';
import { adminPaymentsSentences } from '@/lib/messages/en/admin/payments';
import { cents, centsToDecimal, formatCents } from '@/lib/money/cents';
import { type PlatformFee, platformFeeFor } from '@/lib/payments/fees';

const EXAMPLE = cents(5_000);

/**
 * The platform's fee on each order that is paid through PayPal. Read-only: the platform sets it (specification §5).
 */
export function PlatformFeeCard({ fee }: { fee: PlatformFee }) {
  const style = '[&_input]:bg-sunken [&_input]:text-muted';
  return (
    <Card title={moneyWords.platformFee}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="platformFeePercentage"
          label={adminPaymentsSentences.percentage}
          readOnly
          value={(fee.basisPoints / 100).toFixed(2)}
          className={style}
        />
        <Field
          name="platformFeeFixed"
          label={adminPaymentsSentences.fixedAmount}
          readOnly
          value={centsToDecimal(fee.fixedCents)}
          className={style}
        />
      </div>
      <p className="mt-4 text-sm text-muted">
        {adminPaymentsSentences.feeHint(formatCents(EXAMPLE), formatCents(platformFeeFor(EXAMPLE, fee)))}
      </p>
    </Card>
  );
}
