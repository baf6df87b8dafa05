// `npm run imports`: checks each import against the table of floors in .dependency-cruiser.mjs.
import { checkImports } from '../imports/check-imports';

const { imports, problems } = await checkImports();
console.log([...problems, `${imports} imports, ${problems.length} against the rules`].join('\n'));
process.exitCode = problems.length === 0 ? 0 : 1;
