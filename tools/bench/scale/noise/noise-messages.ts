import { z } from 'zod';

/** What the noise is asked: to begin, or to end. */
export const noiseAsked = z.enum(['begin', 'end']);

export const noiseReady = z.literal('ready');

/** What it answers when it has ended: how many pages it got a second, or why it could not go on. */
export const noiseEnded = z.union([
  z.object({ perSecond: z.number().positive() }),
  z.object({ problem: z.string() }),
]);

export type NoiseEnded = z.output<typeof noiseEnded>;
