/** Reporter for `node --test`: the counts of the whole run and what failed, as JSON. */
// Node loads a reporter by its default export.
// oxlint-disable-next-line import/no-default-export
export default async function* report(events) {
  const failures = [];
  for await (const { type, data } of events) {
    // Of a group that failed, the test in it says why.
    if (type === 'test:fail' && data.details.error.failureType !== 'subtestsFailed')
      failures.push({
        name: data.name,
        said: String(data.details.error.cause?.message ?? data.details.error),
      });
    if (type !== 'test:summary' || data.file) continue;
    const { passed, failed, cancelled, skipped, todo } = data.counts;
    yield JSON.stringify({ passed, failed: failed + cancelled, skipped: skipped + todo, failures });
  }
}
