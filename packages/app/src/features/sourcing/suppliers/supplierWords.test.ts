import { SupplierDraft, type Supplier } from '@seedbed/server/contract';
import { expect, it } from 'vitest';
import { noCertification } from './certificationWords';
import { noSupplier, supplierOf, wordsOf } from './supplierWords';

const known: Supplier = {
  id: 1,
  version: 3,
  name: 'Acme Capsules',
  kinds: ['maker', 'lab'],
  contacts: [
    { name: 'Ines Faro', email: 'ines@acme.example', phone: null, role: 'sales' },
    { name: 'Tom Reis', email: null },
  ],
  certifications: [{ name: 'NSF cGMP', fileId: 7, expiresOn: '2027-01-31' }],
  country: 'Portugal',
  note: null,
  isExample: false,
  createdAt: '2026-01-05T09:30:00.000Z',
  updatedAt: '2026-01-05T09:30:00.000Z',
};

it('keeps what the form does not show: other contacts, roles, certificates', () => {
  const { name, kinds, contacts, certifications, country, note } = known;
  expect(supplierOf(wordsOf(known), known)).toEqual({ name, kinds, contacts, certifications, country, note });
});

it('sends what the server takes', () => {
  const draft = supplierOf({
    ...noSupplier,
    name: ' Acme ',
    email: 'a@acme.example',
    certifications: [{ ...noCertification(0), name: ' GMP ' }, noCertification(1)],
  });
  expect(draft.contacts).toEqual([{ name: 'Acme', email: 'a@acme.example', phone: null }]);
  expect(draft.certifications).toEqual([{ name: 'GMP', expiresOn: null, fileId: null }]);
  expect(SupplierDraft.safeParse(draft).success).toBe(true);
});

it('has no contact where nothing is said of one', () =>
  expect(supplierOf({ ...noSupplier, name: 'Acme' }).contacts).toEqual([]));
