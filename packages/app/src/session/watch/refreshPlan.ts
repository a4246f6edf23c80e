import { refreshBackoff, refreshBackoffCap, refreshMargin } from '../../constants';

/** How long to wait before refreshing a token, in milliseconds; 0 when it is due. */
export function refreshDelay(expiresAt: number, now: number): number {
  return Math.max(0, expiresAt - refreshMargin - now);
}

/** How long to wait after a number of failures in a row, in milliseconds. */
export function refreshPause(failures: number): number {
  return Math.min(refreshBackoff * 2 ** (failures - 1), refreshBackoffCap);
}
