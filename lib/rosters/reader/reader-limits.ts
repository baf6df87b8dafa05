/** Time limit for reading one file. A separate module, so that tests on a busy machine can raise it. */
export const LONGEST_JOB_MILLISECONDS = 1_500;
