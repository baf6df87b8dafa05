'use client';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { messages } from '@/lib/messages';
import { adminSettingsSentences } from '@/lib/messages/en/admin/settings';
import {
  requirementText,
  type StripeConnection,
  type StripeStatus,
  stripeStatusText,
} from '@/lib/tenants/settings/stripe-connection';

const tones: Record<StripeStatus, Tone> = {
  completed: 'green',
  pending: 'yellow',
  restricted: 'yellow',
  disabled: 'red',
  not_connected: 'grey',
};

/** The state of the shop's Stripe connection. Connecting is not built: the button says so (specification §2). */
export function StripeCard({ connection }: { connection: StripeConnection }) {
  const [isAsked, setIsAsked] = useState(false);
  const { status, accountId, areChargesEnabled, arePayoutsEnabled, requirementsDue } = connection;
  const facts = [
    { name: 'Account', value: accountId ?? 'None' },
    { name: 'Charges', value: areChargesEnabled ? 'Enabled' : 'Not enabled' },
    { name: 'Payouts', value: arePayoutsEnabled ? 'Enabled' : 'Not enabled' },
  ];
  return (
    <Card
      title={adminSettingsSentences.stripe}
      action={<StatusBadge tone={tones[status]}>{stripeStatusText(status)}</StatusBadge>}
    >
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {facts.map(({ name, value }) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {requirementsDue.length > 0 && (
        <div className="mt-4">
          <h3 className="font-medium">{adminSettingsSentences.stripeStillNeeds}</h3>
          <ul className="mt-1 list-disc pl-5">
            {requirementsDue.map((requirement) => (
              <li key={requirement}>{requirementText(requirement)}</li>
            ))}
          </ul>
        </div>
      )}
      <button type="button" className={buttonStyle('secondary', 'mt-5')} onClick={() => setIsAsked(true)}>
        {adminSettingsSentences.connectStripe}
      </button>
      <div role="status">
        {isAsked && (
          <p className="mt-4 rounded-control border border-line bg-sunken px-4 py-3">
            {messages.settings.stripeNotice}
          </p>
        )}
      </div>
    </Card>
  );
}
