import type { World } from './world';

/** One kind of thing that goes wrong, and the shoppers it goes wrong for. */
export type Fault = {
  name: string;
  /** How often it comes, beside the others; a round that takes long comes seldom. */
  weight: number;
  /** Plays one round. What a round itself sees that must not be, it tells the record. */
  play: (world: World) => Promise<void>;
};
