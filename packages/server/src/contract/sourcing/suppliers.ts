import { z } from 'zod';
import { Name, Note } from '../formulas/formulaLine.ts';
import { Day, ofRecord, operation, PartQuery, RecordId, RowVersion, Timestamp } from '../http.ts';

/** What a supplier supplies. */
export const SupplierKind = z.enum(['maker', 'ingredient', 'packaging', 'lab']);
export type SupplierKind = z.infer<typeof SupplierKind>;

const Contact = z.strictObject({
  name: Name.trim().min(1, 'Enter a name'),
  email: z.email('Enter an email address').max(254).nullable().optional().describe('To write to'),
  phone: Name.nullable().optional().describe('To call'),
  role: Name.nullable().optional().describe('e.g. sales'),
});

const Certification = z.strictObject({
  name: Name.trim().min(1, 'Enter a name').describe('e.g. NSF cGMP'),
  fileId: RecordId.nullable().optional().describe('The certificate, a file of one’s own'),
  expiresOn: Day.nullable().optional().describe('Last day it holds'),
});

const fields = {
  kinds: z.array(SupplierKind).min(1, 'Choose at least one kind').max(4).describe('What they supply'),
  contacts: z.array(Contact).max(20).describe('Whom to write to, the first first'),
  certifications: z.array(Certification).max(50).describe('What they hold'),
  country: Name.nullable().describe('Where they deliver from'),
  note: Note.nullable().describe('One’s own words'),
};
const SupplierName = Name.trim().min(1, 'Enter a name');

/** Somebody who sells: a maker, or a seller of ingredients, packaging or tests. */
export const Supplier = z
  .strictObject({
    id: RecordId,
    version: RowVersion,
    name: z.string(),
    ...fields,
    isExample: z.boolean().describe('Invented, to begin with'),
    createdAt: Timestamp,
    updatedAt: Timestamp,
  })
  .meta({
    id: 'Supplier',
    example: {
      id: 1,
      version: 1,
      name: 'Northwind Contract Manufacturing (Example)',
      kinds: ['maker'],
      contacts: [],
      certifications: [],
      country: null,
      note: null,
      isExample: true,
      createdAt: '2026-01-05T09:30:00.000Z',
      updatedAt: '2026-01-05T09:30:00.000Z',
    },
  });
export type Supplier = z.infer<typeof Supplier>;

/** What a client sends to make a supplier. */
export const SupplierDraft = z
  .strictObject({
    name: SupplierName,
    kinds: fields.kinds,
    contacts: fields.contacts.default([]),
    certifications: fields.certifications.default([]),
    country: fields.country.default(null),
    note: fields.note.default(null),
  })
  .meta({
    id: 'SupplierDraft',
    example: {
      name: 'Acme Capsules',
      kinds: ['maker'],
      contacts: [{ name: 'Ines Faro', email: 'ines@acme.example' }],
    },
  });
export type SupplierDraft = z.infer<typeof SupplierDraft>;

/** Any subset of a supplier's fields. */
export const SupplierPatch = z
  .strictObject({ name: SupplierName, ...fields })
  .partial()
  .meta({ id: 'SupplierPatch', example: { country: 'Portugal' } });
export type SupplierPatch = z.infer<typeof SupplierPatch>;

const supplier = ofRecord('supplier');

export const supplierOperations = {
  'suppliers.list': operation('suppliers.list', {
    summary: 'One’s own suppliers, newest first',
    query: PartQuery,
    responses: { 200: z.array(Supplier) },
    problems: [400],
  }),
  'suppliers.create': operation('suppliers.create', {
    summary: 'Make a supplier',
    headers: ['Idempotency-Key'],
    body: SupplierDraft,
    responses: { 201: Supplier },
    problems: [400, 404, 409, 413, 415],
  }),
  'suppliers.get': operation('suppliers.get', {
    summary: 'One supplier',
    ...supplier,
    responses: { 200: Supplier },
    problems: [400, 404],
  }),
  'suppliers.update': operation('suppliers.update', {
    summary: 'Change any of a supplier’s fields',
    ...supplier,
    ifMatch: 'required',
    body: SupplierPatch,
    responses: { 200: Supplier },
    problems: [400, 404, 409, 413, 415],
  }),
  'suppliers.delete': operation('suppliers.delete', {
    summary: 'Delete a supplier with its prices; requests keep its name',
    ...supplier,
    ifMatch: 'required',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
};
