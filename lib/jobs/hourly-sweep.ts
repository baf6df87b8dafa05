import 'server-only';
import { repeat } from '@/lib/background-work/repeat';
import { sweep } from './sweep';

const MINUTE = 60 * 1_000;
const HOUR = 60 * MINUTE;

/** Sweeps once an hour. Servers that start together begin at different minutes; concurrent sweeps do no harm. */
export const sweepHourly = (): void =>
  repeat({ name: 'sweep', first: MINUTE + Math.random() * 10 * MINUTE, pause: HOUR, run: sweep });
