/** How long a thread may read one file. A module of its own, so that tests of a busy machine can give it more. */
export const LONGEST_JOB_MILLISECONDS = 1_500;
