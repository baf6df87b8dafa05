// How long to wait before the next try. Pure, in milliseconds.

export type BackOff = {
  /** The pause after the first try that failed. Each one after it is twice as long. */
  first: number;
  longest: number;
  /** The share by which a pause is longer or shorter by chance, so that what failed together does not come back together. */
  jitter?: number;
};

/** Twice as long this often is longer than any pause here; more would leave the range of numbers. */
const MOST_DOUBLINGS = 40;

/** The pause after so many tries that failed. `random` is from 0 to 1. */
export function pauseAfter({ first, longest, jitter = 0 }: BackOff, tries: number, random = 0.5): number {
  const doublings = Math.min(Math.max(0, tries - 1), MOST_DOUBLINGS);
  return Math.min(longest, first * 2 ** doublings) * (1 + jitter * (2 * random - 1));
}

/** Pauses by age, for what waits for somebody else's word: each step holds until that age. The last has no end. */
export type Steps = readonly [...{ until: number; pause: number }[], { pause: number }];

/** The pause at an age. */
export function pauseAtAge(steps: Steps, age: number): number {
  const step = steps.find((one) => !('until' in one) || age < one.until);
  return step?.pause ?? 0;
}

/** The moment so many milliseconds later. */
export const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);
