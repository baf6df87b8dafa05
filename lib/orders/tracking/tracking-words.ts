import { shippingSentences as say } from '@/lib/messages/en/orders/shipping';
import type { Carrier } from './carriers';

/** 'USPS 9400…', or what is known of the two; null if nothing is. */
export function trackingWords(carrier: Carrier | null, trackingNumber: string): string | null {
  if (carrier === null) {
    return trackingNumber === '' ? null : trackingNumber;
  }
  const name = say.carriers[carrier];
  return trackingNumber === '' ? name : say.tracking(name, trackingNumber);
}
