import { expect, it } from 'vitest';
import { Metrics } from './metrics.ts';

const poolFigures = () => ({ used: 2, free: 3, waiting: 4 });

it('tells of requests, streams, connections and failures', async () => {
  const metrics = new Metrics({ poolFigures, isProcess: false });
  metrics.record('products.list', 200, 7);
  metrics.countModelFailure('too late');
  metrics.countDroppedSentences(2);
  metrics.setJobs([{ kind: 'mail', state: 'waiting', count: 4 }]);
  metrics.setJobs([{ kind: 'mail', state: 'failed', count: 1 }]);
  metrics.countJob('mail', 'retried');
  metrics.countScan('infected');
  const [end] = [metrics.beginStream(), metrics.beginStream()];
  end?.();
  const text = await metrics.text();
  const request = 'operation="products.list",status="200"';
  for (const line of [
    `seedbed_http_request_duration_seconds_bucket{le="0.005",${request}} 0`,
    `seedbed_http_request_duration_seconds_bucket{le="0.01",${request}} 1`,
    `seedbed_http_request_duration_seconds_count{${request}} 1`,
    'seedbed_language_model_failures_total{reason="too late"} 1',
    'seedbed_answer_sentences_dropped_total 2',
    'seedbed_http_streams 1',
    'seedbed_jobs{kind="mail",state="failed"} 1',
    'seedbed_job_runs_total{kind="mail",outcome="retried"} 1',
    'seedbed_file_scans_total{outcome="infected"} 1',
    'seedbed_database_connections{state="used"} 2',
    'seedbed_database_connections{state="free"} 3',
    'seedbed_database_connections{state="waiting"} 4',
  ]) {
    expect(text).toContain(line);
  }
});

it('tells of its process where it is the one application in it', async () => {
  const text = await new Metrics({ poolFigures, isProcess: true }).text();
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m);
});
