// Pauses before the next try. Pure, in milliseconds.

export type BackOff = {
  /** The pause after the first failure. Each further pause is twice as long. */
  first: number;
  longest: number;
  /** The share by which a pause varies randomly, so that tries that failed together do not come back together. */
  jitter?: number;
};

/** More doublings than any pause needs; without this limit, the power would overflow to Infinity. */
const MOST_DOUBLINGS = 40;

/** The pause after this many failures. `random` is from 0 to 1. */
export function pauseAfter({ first, longest, jitter = 0 }: BackOff, tries: number, random = 0.5): number {
  const doublings = Math.min(Math.max(0, tries - 1), MOST_DOUBLINGS);
  return Math.min(longest, first * 2 ** doublings) * (1 + jitter * (2 * random - 1));
}

/**
 * Pauses by age, for waiting on an answer from elsewhere: each step is valid up to its age. The last one has no end.
 */
export type Steps = readonly [...{ until: number; pause: number }[], { pause: number }];

/** The pause at an age. */
export function pauseAtAge(steps: Steps, age: number): number {
  const step = steps.find((one) => !('until' in one) || age < one.until);
  return step?.pause ?? 0;
}

/** The time this many milliseconds later. */
export const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
