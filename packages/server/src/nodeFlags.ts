/**
 * How Node starts the server. It runs for weeks beside a database on one machine: a heap that grows by smaller steps
 * than V8's own, which may double it, and a young generation of half the usual size keep its resident memory after
 * 100,000 mixed requests near that after 1,000. Small steps mean many collections; marking between them step by step
 * costs a long list twice what collecting at once does. Flags of V8, which have no effect once it runs.
 */
export const nodeFlags: readonly string[] = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=40',
  '--no-incremental-marking',
];
