import { StatusBadge, type Tone } from '@/components/ui/status-badge';
import { type PayPalConnection, shortClientId } from '@/lib/tenants/settings/paypal-connection';

type Words = { tone: Tone; name: string; text: string };

function wordsOf(connection: PayPalConnection): Words {
  switch (connection.status) {
    case 'connected':
      return {
        tone: 'green',
        name: 'Connected',
        text: `Connected as ${shortClientId(connection.clientId)}. Shoppers pay into this account.`,
      };
    case 'incomplete':
      return {
        tone: 'yellow',
        name: 'Incomplete',
        text: `The secret of ${shortClientId(connection.clientId)} is missing: shoppers cannot pay yet.`,
      };
    case 'unreadable':
      return {
        tone: 'red',
        name: 'Needs your secret',
        text: `The stored secret of ${shortClientId(connection.clientId)} can no longer be read, so shoppers cannot pay. Please type it again.`,
      };
    default:
      return {
        tone: 'grey',
        name: 'Not connected',
        text: 'Not connected: shoppers cannot pay yet. Connect the PayPal account that their money goes to.',
      };
  }
}

/** The state of the shop's PayPal connection, in a word. */
export function PayPalBadge({ connection }: { connection: PayPalConnection }) {
  const { tone, name } = wordsOf(connection);
  return <StatusBadge tone={tone}>{name}</StatusBadge>;
}

/** What that state means for the shop. */
export const PayPalStatus = ({ connection }: { connection: PayPalConnection }) => (
  <p className="text-muted">{wordsOf(connection).text}</p>
);
