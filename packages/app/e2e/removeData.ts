import { rmSync } from 'node:fs';

/** Removes the data folder of the run; the server has ended by then or is about to. */
// Playwright loads it by its default export.
// oxlint-disable-next-line import/no-default-export
export default function removeData(): void {
  if (process.env.E2E_DATA_DIR) rmSync(process.env.E2E_DATA_DIR, { recursive: true, force: true });
}
