import type { Claim } from '@seedbed/server/contract';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { apiErrorOf } from '../../api/problem';
import { db } from '../../../../../mocks';
import { claims } from '../../../../../mocks/data';
import { hosted, newPage, show } from '../../testing/hosted';
import { mockServer, type MockedServer } from '../../testing/mockedServer';
import { ClaimText } from './claim/ClaimFields';
import { useCheck, useClaimCalls, useClaims } from './claims.api';

let server: MockedServer;

beforeEach(() => {
  server = mockServer();
  db.claims = structuredClone(claims);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const first = () => {
  const found = db.claims.find(({ status }) => status === 'draft');
  if (!found) throw new Error('The mocks hold no draft.');
  return found;
};

it('reads a claim anew that another window changed, so that the next try is of what it is now', async () => {
  const { id, productId } = first();
  const opened = hosted(newPage(), () => ({ list: useClaims(productId ?? 0).data, calls: useClaimCalls() }));
  const shown = () => opened.current.list?.find((each) => each.id === id);
  await expect.poll(() => shown()?.id).toBe(id);
  const before = shown() as Claim;
  await opened.current.calls.update(before, { text: 'Words of the other window.' });
  await expect(opened.current.calls.update(before, { text: 'Mine.' })).rejects.toThrow(/^412/);
  await expect.poll(() => shown()?.text).toBe('Words of the other window.');
  await opened.current.calls.update(shown() as Claim, { text: 'Mine.' });
  await expect.poll(() => shown()?.text).toBe('Mine.');
  opened.unmount();
});

/** Its words are changed by another window just before one's own are stored. */
function Overtaken({ claim }: { claim: Claim }) {
  const [now, setNow] = useState(claim);
  const refuse = async () => {
    setNow({ ...claim, text: 'Words of the other window.' });
    throw apiErrorOf(412, '{"status":412,"detail":"Changed."}');
  };
  return <ClaimText claim={now} onSave={refuse} />;
}

it('keeps words that were typed while another window changed the claim, and says so beside them', async () => {
  const hide = show(newPage(), <Overtaken claim={first() as Claim} />);
  await screen.getByLabelText('Words').fill('Typed here.');
  await screen.getByRole('button', { name: 'Save words' }).click();
  await expect.element(screen.getByText('This was changed elsewhere')).toBeVisible();
  await expect.element(screen.getByLabelText('Words')).toHaveValue('Typed here.');
  hide();
});

it('checks again when the network is back', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const copy = { text: 'Good source of zinc.', market: 'US', channel: 'label', productId: 2 } as const;
  const opened = hosted(newPage(), () => useCheck(copy, 0));
  await expect.poll(() => opened.current.error).toBeInstanceOf(TypeError);
  fetched.mockRestore();
  window.dispatchEvent(new Event('online'));
  await expect.poll(() => opened.current.checked?.sentences.length).toBeGreaterThan(0);
  expect(opened.current.error).toBeUndefined();
  expect(server.requests.length).toBeGreaterThan(0);
  opened.unmount();
});
