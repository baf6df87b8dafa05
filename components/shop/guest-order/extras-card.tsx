import { Card } from '@/components/ui/card';
import { extrasSentences as say } from '@/lib/messages/en/orders/extras';
import type { OrderExtras } from '@/lib/orders/extras/order-extras';

/** What the shopper added to the order. */
export function ExtrasCard({
  extras: { note, isGift, giftMessage, needBy, ...extras },
}: {
  extras: OrderExtras;
}) {
  return (
    <Card title={say.title}>
      <div className="flex flex-col gap-3">
        {needBy !== null && <p className="font-medium">{say.needBy(needBy)}</p>}
        {note !== '' && <Text label={say.note} text={note} />}
        {isGift && (
          <div>
            <p className="font-medium">{say.gift}</p>
            <p className="text-muted">{say.giftHint}</p>
          </div>
        )}
        {giftMessage !== '' && <Text label={say.giftMessage} text={giftMessage} />}
        {extras.areTextsRemoved && <p className="text-muted">{say.textsRemoved}</p>}
      </div>
    </Card>
  );
}

const Text = ({ label, text }: { label: string; text: string }) => (
  <div>
    <h3 className="text-sm font-medium text-muted">{label}</h3>
    <p dir="auto" className="wrap-anywhere whitespace-pre-line">
      {text}
    </p>
  </div>
);
