import type { SWRConfiguration } from 'swr';
import {
  articlesFreshFor,
  conversationFreshFor,
  conversationRetries,
  retryDelay,
  retryDelayCap,
} from '../constants';
import { ApiError } from './problem';

/** Reads are never stale and never tried again, unless their own settings say otherwise. */
export const defaultReads: SWRConfiguration = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  revalidateIfStale: false,
  refreshInterval: 0,
  shouldRetryOnError: false,
};

/** Conversations and their messages: read again when older than this, failed reads tried again. */
export const conversationReads: SWRConfiguration = {
  revalidateIfStale: true,
  dedupingInterval: conversationFreshFor,
  shouldRetryOnError: isWorthRetrying,
  // SWR's signature, not ours.
  // oxlint-disable-next-line max-params
  onErrorRetry: (_error, _key, _config, revalidate, { retryCount }) => {
    if (retryCount > conversationRetries) return;
    setTimeout(() => void revalidate({ retryCount }), retryPause(retryCount));
  },
};

/** The article feed. */
export const articleReads: SWRConfiguration = { revalidateIfStale: true, dedupingInterval: articlesFreshFor };

/** The pause before a retry, in milliseconds; `retry` counts from 1. */
export function retryPause(retry: number): number {
  return Math.min(retryDelay * 2 ** (retry - 1), retryDelayCap);
}

/** A refusal stays a refusal however often one asks; only a broken server or line may mend. */
export function isWorthRetrying(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500;
}
