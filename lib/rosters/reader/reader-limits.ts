/** How long one file may be read. A module of its own, so that tests of a busy machine can give it more. */
export const LONGEST_JOB_MILLISECONDS = 1_500;
