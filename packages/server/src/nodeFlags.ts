/**
 * How Node starts the server. It runs for weeks beside a database on one machine: a heap that grows by small steps
 * (V8's own step may double it) and a young generation of half the usual size keep its resident memory after 100,000
 * mixed requests near that after 1,000. Flags of V8, which have no effect once it runs. See `bench/RESULTS.md`.
 */
export const nodeFlags: readonly string[] = ['--max-semi-space-size=8', '--heap-growing-percent=20'];
