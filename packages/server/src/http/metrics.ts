const bucketsMs = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];

interface Series {
  count: number;
  sumMs: number;
  buckets: number[];
}

/** Counts and times answers by operation and status, for Prometheus. */
export class Metrics {
  private readonly series = new Map<string, Series>();
  private readonly modelFailures = new Map<string, number>();

  /** Notes one answer. */
  record(operation: string, status: number, ms: number): void {
    const labels = `operation="${operation}",status="${status}"`;
    let series = this.series.get(labels);
    if (!series) {
      series = { count: 0, sumMs: 0, buckets: bucketsMs.map(() => 0) };
      this.series.set(labels, series);
    }
    series.count += 1;
    series.sumMs += ms;
    const bucket = bucketsMs.findIndex((limit) => ms <= limit);
    if (bucket >= 0) series.buckets[bucket] = (series.buckets[bucket] ?? 0) + 1;
  }

  /** Notes that the language model failed. */
  countModelFailure(reason: string): void {
    this.modelFailures.set(reason, (this.modelFailures.get(reason) ?? 0) + 1);
  }

  /** The Prometheus text exposition of everything noted so far. */
  text(): string {
    const name = 'seedbed_http_request_duration_seconds';
    const lines = [`# HELP ${name} Time to answer, by operation and status.`, `# TYPE ${name} histogram`];
    for (const [labels, series] of this.series) lines.push(...linesOf(name, labels, series));
    lines.push(
      '# HELP seedbed_language_model_failures_total Answers that the composer wrote in place of the language model.',
      '# TYPE seedbed_language_model_failures_total counter',
      ...[...this.modelFailures].map(
        ([reason, count]) => `seedbed_language_model_failures_total{reason="${reason}"} ${count}`,
      ),
      '# HELP process_resident_memory_bytes Resident memory size in bytes.',
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '# HELP process_uptime_seconds Time since the process started.',
      '# TYPE process_uptime_seconds gauge',
      `process_uptime_seconds ${process.uptime().toFixed(3)}`,
    );
    return `${lines.join('\n')}\n`;
  }
}

function linesOf(name: string, labels: string, { count, sumMs, buckets }: Series): string[] {
  let total = 0;
  const counts = buckets.map((inBucket, i) => {
    total += inBucket;
    return `${name}_bucket{${labels},le="${(bucketsMs[i] ?? 0) / 1000}"} ${total}`;
  });
  return [
    ...counts,
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${(sumMs / 1000).toFixed(6)}`,
    `${name}_count{${labels}} ${count}`,
  ];
}
