// PayPal answers wrongly or not at all.
import type { Fault } from '../fault';
import { buy, crowd, newShoppers } from '../shopper';
import type { World } from '../world';
import { restart } from './restart';

/** More calls than a crowd makes in a round, including retries. */
const ALWAYS = 1_000_000;

type Scripted = {
  name: string;
  weight?: number;
  on: readonly ('create' | 'capture')[];
  fault: object;
  share?: number;
};

/** Each of the crowd meets the fault about once; then PayPal works again. */
const scripted = ({ name, weight = 4, on, fault, share = 1 }: Scripted): Fault[] =>
  on.map((path) => ({
    name: `${name}-on-${path}`,
    weight,
    async play(world) {
      await world.payPal.break({ path, times: Math.max(1, Math.round(world.crowd * share)), ...fault });
      await crowd(world, world.crowd);
    },
  }));

const BOTH = ['create', 'capture'] as const;

/** PayPal captures another amount than the order's: it is refunded, and the order stays unpaid. */
const wrongMoney = (name: string, fault: object): Fault => ({
  name,
  weight: 4,
  async play(world) {
    const count = Math.ceil(world.crowd / 4);
    await world.payPal.break({ path: 'capture', times: count, ...fault });
    const words = await Promise.all(newShoppers(world, count).map((shopper) => buy(world, shopper)));
    const wrong = words.filter((word) => word !== 'capture_mismatch');
    if (wrong.length > 0) {
      world.record.complain('money', `a capture of the wrong money was answered ${wrong[0]}`);
    }
  },
});

export const payPalRounds: Fault[] = [
  ...scripted({ name: 'paypal-500', on: BOTH, fault: { status: 500 }, share: 1.5 }),
  ...scripted({ name: 'paypal-429', on: BOTH, fault: { status: 429 }, share: 1.5 }),
  ...scripted({ name: 'paypal-invalid-json', on: BOTH, fault: { rawBody: '{"id":' }, share: 1.5 }),
  ...scripted({
    name: 'paypal-invalid-json-after-commit',
    on: BOTH,
    fault: { rawBody: '{"id":', afterCommit: true },
  }),
  ...scripted({ name: 'paypal-500-after-commit', on: BOTH, fault: { status: 500, afterCommit: true } }),
  ...scripted({ name: 'answer-dropped-before-commit', on: BOTH, fault: { dropBeforeCommit: true } }),
  ...scripted({ name: 'answer-dropped-after-commit', on: BOTH, fault: { dropAnswerAfterCommit: true } }),
  ...scripted({ name: 'paypal-hangs', weight: 2, on: BOTH, fault: { delayMilliseconds: 2_500 }, share: 0.5 }),
  ...scripted({ name: 'paypal-asked-twice', on: BOTH, fault: { duplicate: true } }),
  wrongMoney('wrong-amount', { overrideCaptureAmount: '1.00' }),
  wrongMoney('other-currency', { overrideCaptureCurrency: 'EUR' }),
  {
    name: 'paypal-hangs-for-ever',
    weight: 1,
    async play(world) {
      const path = world.random() < 0.5 ? 'create' : 'capture';
      await world.payPal.break({ path, times: ALWAYS, delayMilliseconds: 600_000 });
      await crowd(world, Math.ceil(world.crowd / 2), { tries: 1 });
    },
  },
  {
    name: 'sign-in-at-paypal-fails',
    weight: 2,
    async play(world: World) {
      await restart(world);
      await world.payPal.break({ path: 'oauth', times: world.crowd, status: 500 });
      await crowd(world, world.crowd);
    },
  },
  {
    name: 'declined-then-another-instrument',
    weight: 3,
    async play(world) {
      const shoppers = await crowd(world, world.crowd, { choice: 'decline' });
      await Promise.all(
        shoppers.map(async (shopper) => {
          const word = await buy(world, shopper);
          if (word !== 'COMPLETED') {
            world.record.complain(
              'recovery',
              `${shopper.attempt.key} could not pay with another instrument: ${word}`,
            );
          }
        }),
      );
    },
  },
];
