// `npm run calls`: writes docs/calls.md from the contracts in lib/wire.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_CALLS } from '../calls/all-calls';
import { writeCalls } from '../calls/write-calls';
import { root } from '../stack/paths';

const page = join(root, 'docs/calls.md');
writeFileSync(page, writeCalls(readFileSync(page, 'utf8'), ALL_CALLS));
