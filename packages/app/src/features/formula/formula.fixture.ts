import type { StoredFormula } from '@seedbed/server/contract';

/** A formula as the server keeps it; two capsules of sixty, no lines unless said. */
export const storedFormula = (more: Partial<StoredFormula> = {}): StoredFormula => ({
  id: 1,
  productId: 1,
  rev: 1,
  name: 'Sleep capsule',
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  canUndo: false,
  canRedo: false,
  version: null,
  approvedVersion: null,
  lastVersion: null,
  dataVersion: '1',
  market: 'US',
  kind: 'supplement',
  form: 'capsule',
  serving: { units: 2, unit: 'capsule' },
  container: { units: 60 },
  lines: [],
  ...more,
});
