import { limitWaiting } from './limit-waiting';

/** The line in which the shops' pictures are made: few are in memory at once, and where many wait, no more are taken. */
export const pictureTurn = limitWaiting(2, 60);
