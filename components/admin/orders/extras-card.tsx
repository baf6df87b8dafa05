import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { extrasSentences as say } from '@/lib/messages/en/orders/extras';
import { type OrderExtras, standingOf } from '@/lib/orders/extras/order-extras';

/** What the customer added, with a warning if the shop's own times miss the day. */
export function ExtrasCard({ extras }: { extras: OrderExtras }) {
  const { note, isGift, giftMessage, needBy, arrival } = extras;
  const standing = standingOf(extras);
  return (
    <Card title={say.fromCustomer}>
      <div className="flex flex-col gap-3">
        {needBy !== null && <p className="font-semibold">{say.needBy(needBy)}</p>}
        {arrival !== null && standing !== null && standing !== 'fine' && (
          <Notice kind="info">{say.standing[standing](arrival.from, arrival.by)}</Notice>
        )}
        {note !== '' && <Text label={say.customersNote} text={note} />}
        {isGift && (
          <div>
            <p className="font-medium">{say.isGift}</p>
            <p className="text-sm text-muted">{say.isGiftHint}</p>
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
