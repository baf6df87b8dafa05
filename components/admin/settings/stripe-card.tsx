'use client';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button-styles';
import { Card } from '@/components/ui/card';
import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { messages } from '@/lib/messages';
import { stripeSentences } from '@/lib/messages/en/admin/payments';
import {
  requirementText,
  type StripeConnection,
  type StripeStatus,
} from '@/lib/tenants/settings/stripe-connection';

const tones: Record<StripeStatus, Tone> = {
  completed: 'green',
  pending: 'yellow',
  restricted: 'yellow',
  disabled: 'red',
  not_connected: 'grey',
};

const enabledText = (isEnabled: boolean) =>
  isEnabled ? stripeSentences.enabled : stripeSentences.notEnabled;

/** The shop's Stripe state. Connecting is not built: the button says so (specification §2). */
export function StripeCard({ connection }: { connection: StripeConnection }) {
  const [isAsked, setIsAsked] = useState(false);
  const { status, accountId, areChargesEnabled, arePayoutsEnabled, requirementsDue } = connection;
  const facts = [
    { name: stripeSentences.account, value: accountId ?? stripeSentences.noAccount },
    { name: stripeSentences.charges, value: enabledText(areChargesEnabled) },
    { name: stripeSentences.payouts, value: enabledText(arePayoutsEnabled) },
  ];
  return (
    <Card
      title={stripeSentences.stripe}
      action={<StatusBadge tone={tones[status]}>{stripeSentences.states[status]}</StatusBadge>}
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
          <h3 className="font-medium">{stripeSentences.stillNeeds}</h3>
          <ul className="mt-1 list-disc pl-5">
            {requirementsDue.map((requirement) => (
              <li key={requirement}>{requirementText(requirement)}</li>
            ))}
          </ul>
        </div>
      )}
      <button type="button" className={buttonStyle('secondary', 'mt-5')} onClick={() => setIsAsked(true)}>
        {stripeSentences.connect}
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
