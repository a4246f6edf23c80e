import {
  urlOf,
  type ActedClaim,
  type AskOpenings,
  type CheckClaims,
  type CheckedClaims,
  type Claim,
  type ClaimAction,
  type ClaimDraft,
  type ClaimInMarkets,
  type ClaimPatch,
} from '@seedbed/server/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { call } from '../../api/client';
import { derivedReads } from '../../api/effects';
import { readPages } from '../../api/read';

/** The claims of a product, newest first. */
export function useClaims(productId: number) {
  const { key, read } = derivedReads.claims(productId);
  return useSWR(key, read, { revalidateIfStale: true });
}

/** The same as every market's rules judge them now. */
export function useClaimsInMarkets(productId: number) {
  const key = `${urlOf('claims.markets')}?productId=${productId}`;
  return useSWR(key, () => readPages<ClaimInMarkets>('claims.markets', { first: key }), {
    revalidateIfStale: true,
  });
}

/** The formulas that claims may rest on. */
export function useClaimedFormulas(productId: number) {
  const { key, read } = derivedReads.formulas(productId);
  return useSWR(key, read, { revalidateIfStale: true });
}

/** How long after the last key copy is checked, in ms. */
const pause = 300;

/** Copy as it was judged last, and why it could not be judged since. */
export interface Checking {
  /** The copy that `checked` is of. */
  copy?: CheckClaims;
  checked?: CheckedClaims;
  error?: unknown;
  /** Asks once more. */
  retry: () => void;
}

/**
 * Judges copy a moment after it was changed last; nothing is asked while there is none. `again` asks once more, as does the
 * network when it is back.
 */
export function useCheck(copy: CheckClaims | null, again: number): Checking {
  const [checking, setChecking] = useState<Omit<Checking, 'retry'>>({});
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((before) => before + 1), []);
  const hasFailed = checking.error !== undefined;
  useEffect(() => {
    if (!hasFailed) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [hasFailed, retry]);
  const wish = JSON.stringify(copy);
  useEffect(() => {
    const asked = JSON.parse(wish) as CheckClaims | null;
    if (!asked) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      call('claims.check', { body: asked, signal: stop.signal })
        .then((checked) => setChecking({ copy: asked, checked }))
        .catch((error: unknown) => {
          if (!stop.signal.aborted) setChecking((before) => ({ ...before, error }));
        });
    }, pause);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [wish, again, tries]);
  return copy === null ? { retry } : { ...checking, retry };
}

/** What a product may say as its formula is; `again` changes with the formula. What was known stays until more is. */
export function useOpenings(asked: AskOpenings, again: number) {
  return useSWR(
    [urlOf('claims.openings'), asked, again] as const,
    () => call('claims.openings', { body: asked }),
    {
      keepPreviousData: true,
    },
  );
}

/** What an action is sent beside the claim. */
export interface Acting {
  note?: string;
  take?: boolean;
}

/** What is done to claims. Each throws as `call` does; what is shown of them follows. */
export interface ClaimCalls {
  /** The same key with the same draft keeps one. */
  create: (body: ClaimDraft, idempotencyKey: string) => Promise<Claim>;
  update: (claim: Claim, body: ClaimPatch) => Promise<Claim>;
  remove: (claim: Claim) => Promise<void>;
  act: (claim: Claim, action: ClaimAction, acting?: Acting) => Promise<ActedClaim>;
}

/** The calls that change claims; the same for good. */
export function useClaimCalls(): ClaimCalls {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const isOfClaims = (key: unknown) => typeof key === 'string' && key.startsWith(urlOf('claims.list'));
    // Also where it was refused: what stands there by now is what the next try is measured against.
    const then = async <Answer>(answer: Promise<Answer>): Promise<Answer> =>
      answer.finally(async () => void (await mutate(isOfClaims)));
    return {
      create: (body, idempotencyKey) => then(call('claims.create', { body, idempotencyKey })),
      update: ({ id, version }, body) =>
        then(call('claims.update', { params: { id }, ifMatch: version, body })),
      remove: async ({ id, version }) =>
        void (await then(call('claims.delete', { params: { id }, ifMatch: version }))),
      act: (claim, action, acting) => then(send(claim, action, acting)),
    };
  }, [mutate]);
}

function send({ id, version }: Claim, action: ClaimAction, { note, take }: Acting = {}): Promise<ActedClaim> {
  const to = { params: { id }, ifMatch: version };
  if (action === 'withdraw') return call('claims.withdraw', to);
  if (action === 'reject') return call('claims.reject', { ...to, body: { note: note ?? '', take } });
  if (action === 'approve') return call('claims.approve', { ...to, body: { note, take } });
  return call(`claims.${action}`, { ...to, body: { take } });
}
