import { optionsOf, usage } from './options';
import { runCoverage } from './run';

const options = optionsOf(process.argv.slice(2), process.cwd());

if (options) {
  const { counts, problems } = runCoverage(options);
  console.log(`${counts}\n`);
  problems.forEach((problem) => console.error(problem));
  console.log(`rule coverage: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}`);
  process.exitCode = problems.length === 0 ? 0 : 1;
} else {
  console.error(usage);
  process.exitCode = 1;
}
