import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** How the connections to the database stand. */
export interface PoolFigures {
  used: number;
  free: number;
  /** Work that waits for a connection. */
  waiting: number;
}

/** What is looked up whenever somebody asks for the figures. */
export interface MetricsParts {
  poolFigures(): PoolFigures;
  /** Whether the process itself is told of too: memory, processor time, event loop. One application of it can be. */
  isProcess: boolean;
}

/** Counts and times for Prometheus. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #requests = new Histogram({
    name: 'seedbed_http_request_duration_seconds',
    help: 'Time to answer, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [this.#registry],
  });
  readonly #streams = new Gauge({
    name: 'seedbed_http_streams',
    help: 'Answers that are being streamed to a reader.',
    registers: [this.#registry],
  });
  readonly #modelFailures = new Counter({
    name: 'seedbed_language_model_failures_total',
    help: 'Answers that the composer wrote in place of the language model.',
    labelNames: ['reason'],
    registers: [this.#registry],
  });

  readonly #droppedSentences = new Counter({
    name: 'seedbed_answer_sentences_dropped_total',
    help: 'Sentences that were left out of answers, since their passages do not carry them.',
    registers: [this.#registry],
  });
  readonly #jobs = new Gauge({
    name: 'seedbed_jobs',
    help: 'Background jobs that are not done, of all processes, by kind and state.',
    labelNames: ['kind', 'state'],
    registers: [this.#registry],
  });
  readonly #jobRuns = new Counter({
    name: 'seedbed_job_runs_total',
    help: 'Runs of background jobs by this process, by kind and outcome.',
    labelNames: ['kind', 'outcome'],
    registers: [this.#registry],
  });

  readonly #scans = new Counter({
    name: 'seedbed_file_scans_total',
    help: 'Files that the virus scanner was given, by outcome.',
    labelNames: ['outcome'],
    registers: [this.#registry],
  });

  constructor({ poolFigures, isProcess }: MetricsParts) {
    const connections = new Gauge({
      name: 'seedbed_database_connections',
      help: 'Connections to the database by state, and the work that waits for one.',
      labelNames: ['state'],
      registers: [],
      collect() {
        for (const [state, count] of Object.entries(poolFigures())) this.set({ state }, count);
      },
    });
    this.#registry.registerMetric(connections);
    if (isProcess) collectDefaultMetrics({ register: this.#registry });
  }

  /** Notes one answer. */
  record(operation: string, status: number, ms: number): void {
    this.#requests.observe({ operation, status }, ms / 1000);
  }

  /** Notes a stream that began. @returns to be called when it has ended */
  beginStream(): () => void {
    this.#streams.inc();
    return () => this.#streams.dec();
  }

  /** Notes that the language model failed. */
  countModelFailure(reason: string): void {
    this.#modelFailures.inc({ reason });
  }

  /** Notes sentences that were left out of an answer. */
  countDroppedSentences(count: number): void {
    this.#droppedSentences.inc(count);
  }

  /** Notes how many background jobs stand how. */
  setJobs(counts: readonly { kind: string; state: string; count: number }[]): void {
    this.#jobs.reset();
    for (const { kind, state, count } of counts) this.#jobs.set({ kind, state }, count);
  }

  /** Notes that a background job ran. */
  countJob(kind: string, outcome: string): void {
    this.#jobRuns.inc({ kind, outcome });
  }

  /** Notes what the virus scanner said of a file. */
  countScan(outcome: 'clean' | 'infected' | 'failed'): void {
    this.#scans.inc({ outcome });
  }

  /** The Prometheus text exposition of everything noted so far. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
