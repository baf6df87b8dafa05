import { applyMigrations } from './migrate';
const url = process.env.DATABASE_URL ?? '';
for (let i = 0; i < 3; i++) console.log(await applyMigrations(url));
process.exit(0);
