/** Reporter for `node --test`: the counts of the whole run as JSON. */
// Node loads a reporter by its default export.
// oxlint-disable-next-line import/no-default-export
export default async function* counts(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:summary' || data.file) continue;
    const { passed, failed, cancelled, skipped, todo } = data.counts;
    yield JSON.stringify({ passed, failed: failed + cancelled, skipped: skipped + todo });
  }
}
