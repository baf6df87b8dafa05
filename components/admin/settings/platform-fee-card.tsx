import { Card } from '@/components/ui/card';
import { Field } from '@/components/ui/forms/field';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import { cents, centsToDecimal, formatCents } from '@/lib/money/cents';
import { type PlatformFee, platformFeeFor } from '@/lib/payments/fees';

const EXAMPLE = cents(5_000);

/**
 * The platform's fee on each order that is paid through PayPal. Read-only: the platform sets it (specification §5).
 */
export function PlatformFeeCard({ fee }: { fee: PlatformFee }) {
  const style = '[&_input]:bg-sunken [&_input]:text-muted';
  return (
    <Card title={adminSettingsSentences.platformFee}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          name="platformFeePercentage"
          label={adminSettingsSentences.percentage}
          readOnly
          value={(fee.basisPoints / 100).toFixed(2)}
          className={style}
        />
        <Field
          name="platformFeeFixed"
          label={adminSettingsSentences.fixedAmount}
          readOnly
          value={centsToDecimal(fee.fixedCents)}
          className={style}
        />
      </div>
      <p className="mt-4 text-sm text-muted">
        {adminSettingsSentences.setByThePlatformForEach(
          formatCents(EXAMPLE),
          formatCents(platformFeeFor(EXAMPLE, fee)),
        )}
      </p>
    </Card>
  );
}
