import { writeFileSync } from 'node:fs';
import { measureAnswers } from './answers.ts';
import { measureBase } from './base.ts';
import { measureClaims } from './claims.ts';
import { measureCore } from './core.ts';
import { removeFolders } from './dataFolder.ts';
import { measureDocuments } from './documents.ts';
import { measureEstimates } from './estimates.ts';
import { measureFormulas } from './formulas.ts';
import { measureGarden } from './garden.ts';
import { measureGrowth } from './growth.ts';
import { measureMemory } from './memory.ts';
import { measureOwn } from './own.ts';
import { measurePeople, measureSharedPeople } from './people.ts';
import { isReached, reportOf, type Row } from './report.ts';
import { measureSearch } from './search.ts';
import { measureStreams } from './streams.ts';
import { measureThroughput } from './throughput.ts';

const parts: Record<string, () => Promise<Row[]>> = {
  throughput: measureThroughput,
  own: measureOwn,
  core: measureCore,
  claims: measureClaims,
  estimates: measureEstimates,
  formulas: measureFormulas,
  garden: measureGarden,
  search: measureSearch,
  documents: measureDocuments,
  growth: measureGrowth,
  answers: measureAnswers,
  base: measureBase,
  memory: measureMemory,
  people: measurePeople,
  sharedPeople: measureSharedPeople,
  streams: measureStreams,
};

/** Runs the named parts, or all of them; only a whole run is written down. */
async function main(names: readonly string[]): Promise<void> {
  const start = Date.now();
  const rows: Row[] = [];
  for (const [name, measure] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`${name} …`);
    rows.push(...(await measure()));
  }
  const date = new Date(start).toISOString().slice(0, 10);
  const report = reportOf(rows, { date, minutes: (Date.now() - start) / 60_000 });
  console.log(report);
  if (names.length === 0) writeFileSync(new URL('RESULTS.md', import.meta.url), report);
  const missed = rows.filter((row) => !isReached(row));
  console.log(missed.length === 0 ? 'Every target is reached.' : `${missed.length} targets are missed.`);
}

try {
  await main(process.argv.slice(2));
} finally {
  removeFolders();
}
