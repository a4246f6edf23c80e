// `npm run api -w @seedbed/ui`: writes the reports of the public surface to etc/. Build first.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeReports } from './apiReport.ts';

const folder = join(import.meta.dirname, '../etc');
const reports = writeReports();
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
for (const [file, text] of reports) writeFileSync(join(folder, file), text);
console.log(`Wrote ${reports.size} reports to packages/ui/etc.`);
