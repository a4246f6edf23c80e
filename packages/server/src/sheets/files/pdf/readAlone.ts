import { Worker } from 'node:worker_threads';
import type { Table } from '../../reading/index.ts';
import type { PdfAnswer, PdfProblem } from './texts.ts';

/** A PDF without text that can be read. */
export class UnreadPdf extends Error {
  override name = 'UnreadPdf';
  readonly problem: PdfProblem;

  constructor(problem: PdfProblem) {
    super(`The PDF gives no text: ${problem}.`);
    this.problem = problem;
  }
}

/** What reading one file may cost. A certificate of two pages takes a tenth of a second and 20 MB. */
export interface PdfBudget {
  milliseconds: number;
  megabytes: number;
}
const usual: PdfBudget = { milliseconds: 10_000, megabytes: 256 };

/** How often it is looked at what a reader holds outside its heap: what pages unpack to. */
const lookEvery = 20;

let last: Promise<unknown> = Promise.resolve();

/**
 * Reads the words of a PDF as a table. It is a stranger's file: it is read in a thread of its own, which is ended where
 * it takes too long or too much, and one after the other.
 * @throws UnreadPdf where there is no text to be read
 */
export async function readAlone(bytes: Uint8Array, budget: PdfBudget = usual): Promise<Table> {
  const reading = last.then(() => inThread(bytes, budget));
  last = reading.catch(() => null);
  const answer = await reading;
  if ('problem' in answer) throw new UnreadPdf(answer.problem);
  return answer.table;
}

async function inThread(bytes: Uint8Array, { milliseconds, megabytes }: PdfBudget): Promise<PdfAnswer> {
  const worker = new Worker(new URL('./pdfWorker.ts', import.meta.url), {
    workerData: bytes,
    execArgv: [],
    env: {},
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
  });
  const costly: PdfAnswer = { problem: 'costly' };
  const { promise, resolve } = Promise.withResolvers<PdfAnswer>();
  worker.once('message', resolve);
  // The heap was full, or the reader broke: either way the file is to blame.
  worker.once('error', () => resolve(costly));
  worker.once('exit', () => resolve(costly));
  const ending = setTimeout(() => resolve(costly), milliseconds);
  const looking = setInterval(() => {
    void worker.getHeapStatistics().then(
      ({ external_memory: held }) => held > megabytes * 1024 * 1024 && resolve(costly),
      // It has ended meanwhile.
      () => null,
    );
  }, lookEvery);
  try {
    return await promise;
  } finally {
    clearTimeout(ending);
    clearInterval(looking);
    await worker.terminate();
  }
}
