// What the server's knowledge writes for others (`openapi.json`, the mocks' data, the product in the app's picture) is what it would write today.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './processes.mjs';

const ofMocks = join(root, 'mocks/data');
const files = [
  join(root, 'packages/server/openapi.json'),
  join(root, 'packages/app/src/screen/picturedProduct.json'),
  ...readdirSync(ofMocks)
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(ofMocks, name)),
];
const before = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

const scripts = JSON.parse(readFileSync(join(root, 'packages/server/package.json'), 'utf8')).scripts;
for (const step of scripts.openapi.split(' && '))
  execFileSync(process.execPath, step.split(' ').slice(1), {
    cwd: join(root, 'packages/server'),
    stdio: 'inherit',
  });

const stale = files.filter((file) => readFileSync(file, 'utf8') !== before.get(file));
for (const file of stale) writeFileSync(file, before.get(file));
for (const file of stale) console.error(`${relative(root, file)} is not what the server would write.`);
if (stale.length > 0) {
  console.error('Run npm run openapi -w @seedbed/server, and commit what changed.');
  process.exitCode = 1;
}
