/** Tells the developer of a failure that the page carries on after. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(what, error);
}
