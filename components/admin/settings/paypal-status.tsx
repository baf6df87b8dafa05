import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { adminPaymentsSentences } from '@/lib/messages/en/admin/payments';
import { type PayPalConnection, shortClientId } from '@/lib/tenants/settings/paypal-connection';

const TONES: Record<PayPalConnection['status'], Tone> = {
  connected: 'green',
  incomplete: 'yellow',
  unreadable: 'red',
  not_connected: 'grey',
  other_way: 'grey',
};

function explain(connection: PayPalConnection): string {
  switch (connection.status) {
    case 'connected':
      return adminPaymentsSentences.connected(shortClientId(connection.clientId));
    case 'incomplete':
      return adminPaymentsSentences.incomplete(shortClientId(connection.clientId));
    case 'unreadable':
      return adminPaymentsSentences.unreadable(shortClientId(connection.clientId));
    case 'not_connected':
      return adminPaymentsSentences.notConnected;
    case 'other_way':
      return adminPaymentsSentences.otherWay;
  }
}

/** The shop's PayPal state, in a word. */
export const PayPalBadge = ({ connection: { status } }: { connection: PayPalConnection }) => (
  <StatusBadge tone={TONES[status]}>{adminPaymentsSentences.states[status]}</StatusBadge>
);

/** What that state means for the shop. */
export const PayPalStatus = ({ connection }: { connection: PayPalConnection }) => (
  <p className="text-muted">{explain(connection)}</p>
);
