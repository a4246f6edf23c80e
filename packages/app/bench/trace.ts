import type { Browser, Page } from 'playwright';

/** An entry of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  /** The processor's time in it, however busy the machine is with other things. */
  tdur?: number;
  args: { name?: string };
}

/** Work of the page's main thread. */
export interface Task {
  /** Milliseconds since the trace began. */
  start: number;
  end: number;
  /** Milliseconds of processor time. */
  processor: number;
}

export interface Trace {
  tasks: Task[];
  /** Moments of `performance.mark`, by name, in order. */
  marks: (name: string) => number[];
}

/** Does the work and tells of every task that the page did meanwhile. */
export async function traceOf(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Trace> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing', '__metadata'] });
  await work();
  const text = (await browser.stopTracing()).toString();
  const { traceEvents } = JSON.parse(text) as { traceEvents: TraceEvent[] };
  const isMain = mainThreads(traceEvents);
  const tasks = traceEvents
    .filter((event) => isMain(event) && event.ph === 'X' && event.name.endsWith('RunTask'))
    .map(({ ts, dur = 0, tdur = 0 }) => ({
      start: ts / 1000,
      end: (ts + dur) / 1000,
      processor: tdur / 1000,
    }));
  const marks = (name: string) =>
    traceEvents.filter((event) => event.name === name && event.ph !== 'X').map(({ ts }) => ts / 1000);
  return { tasks, marks };
}

/** The main threads of pages; there may be an idle spare one. */
function mainThreads(events: readonly TraceEvent[]): (event: TraceEvent) => boolean {
  const known = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return ({ pid, tid }) => known.has(`${pid} ${tid}`);
}

/** Processor time of the longest task, in milliseconds. */
export const longestOf = ({ tasks }: Trace): number =>
  Math.max(0, ...tasks.map(({ processor }) => processor));

/** What lay between two marks: by the clock, and the processor's time of the tasks in between. Milliseconds. */
export interface Span {
  clock: number;
  processor: number;
}

/**
 * The spans between marks of two names that follow each other. What begins again before it ends has no span: the end
 * that comes later is that of the next.
 */
export function spansOf({ tasks, marks }: Trace, from: string, to: string): Span[] {
  const [starts, ends] = [marks(from), marks(to)];
  return starts.flatMap((start, at) => {
    const end = ends.find((moment) => moment >= start);
    if (end === undefined || end > (starts[at + 1] ?? Infinity)) return [];
    const within = tasks.filter((task) => task.start < end && task.end > start);
    return [{ clock: end - start, processor: within.reduce((sum, { processor }) => sum + processor, 0) }];
  });
}
