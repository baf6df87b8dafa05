/** How many test files run at once, each emptying its worker's database between its tests. */
export const DATABASE_WORKERS = 2;
