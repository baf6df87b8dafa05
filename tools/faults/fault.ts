import type { World } from './world';

/** One kind of fault, and the shoppers that it hits. */
export type Fault = {
  name: string;
  /** Its frequency relative to the others; slow rounds are rare. */
  weight: number;
  /** Whether it needs several servers behind the cache in front. */
  needsFront?: boolean;
  /** Plays one round. Violations that the round itself sees go into the record. */
  play: (world: World) => Promise<void>;
};
