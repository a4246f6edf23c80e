import { z } from 'zod';
import { FormulaPatch } from './formulaOps.ts';
import {
  ApprovalDraft,
  FormulaDiff,
  FormulaVersion,
  VersionDraft,
  WholeFormulaVersion,
} from './formulaVersions.ts';
import { IdParams, ofRecord, operation, PathNumber } from '../http.ts';
import { FormulaAnswer, FormulaStart, ListedFormula, SuggestedFormula } from './storedFormulas.ts';

const VersionNumber = PathNumber.describe('The number of the version, from 1');
const VersionParams = IdParams.extend({ n: VersionNumber });
const DiffParams = IdParams.extend({
  a: VersionNumber,
  b: z.union([z.literal('draft'), PathNumber]).describe('The number of a version, or draft'),
});

/** What every change of a formula shares. */
const change = { ifMatch: 'required', headers: ['Idempotency-Key'] } as const;

export const storedFormulaOperations = {
  'formulas.list': operation('formulas.list', {
    summary: 'The formulas of a product, the oldest first',
    ...ofRecord('product'),
    responses: { 200: z.array(ListedFormula) },
    problems: [400, 404],
  }),
  'formulas.create': operation('formulas.create', {
    summary: 'Begin a formula: empty, suggested, or as a copy',
    ...ofRecord('product'),
    headers: ['Idempotency-Key'],
    body: FormulaStart,
    responses: { 201: FormulaAnswer },
    problems: [400, 404, 409, 413, 415],
  }),
  'formulas.suggest': operation('formulas.suggest', {
    summary: 'What the estimate of a product suggests, to begin with or to add to what is there',
    ...ofRecord('product'),
    responses: { 200: SuggestedFormula },
    problems: [400, 404],
  }),
  'formulas.get': operation('formulas.get', {
    summary: 'A formula with its label, bill of materials, fit, cost and checks',
    ...ofRecord('formula'),
    responses: { 200: FormulaAnswer },
    problems: [400, 404],
  }),
  'formulas.update': operation('formulas.update', {
    summary: 'Change a formula by ops: all of them or none',
    ...ofRecord('formula'),
    ...change,
    body: FormulaPatch,
    responses: { 200: FormulaAnswer },
    problems: [400, 404, 409, 413, 415],
  }),
  'formulas.delete': operation('formulas.delete', {
    summary: 'Delete a formula with its versions',
    ...ofRecord('formula'),
    ifMatch: 'required',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
  'formulas.undo': operation('formulas.undo', {
    summary: 'Take the last change back',
    ...ofRecord('formula'),
    ...change,
    responses: { 200: FormulaAnswer },
    problems: [400, 404, 409],
  }),
  'formulas.redo': operation('formulas.redo', {
    summary: 'Make the change again that was taken back last',
    ...ofRecord('formula'),
    ...change,
    responses: { 200: FormulaAnswer },
    problems: [400, 404, 409],
  }),
};

const ofVersion = { params: VersionParams, record: 'formula' } as const;

export const formulaVersionOperations = {
  'formulaVersions.list': operation('formulaVersions.list', {
    summary: 'The versions of a formula, the newest first',
    params: IdParams,
    record: 'formula',
    responses: { 200: z.array(FormulaVersion) },
    problems: [400, 404],
  }),
  'formulaVersions.create': operation('formulaVersions.create', {
    summary: 'Save the draft as a version; unchanged content answers the last one (200)',
    params: IdParams,
    record: 'formula',
    headers: ['Idempotency-Key'],
    body: VersionDraft,
    responses: { 200: FormulaVersion, 201: FormulaVersion },
    problems: [400, 404, 409, 413, 415],
  }),
  'formulaVersions.get': operation('formulaVersions.get', {
    summary: 'A version as it was saved',
    ...ofVersion,
    responses: { 200: WholeFormulaVersion },
    problems: [400, 404],
  }),
  'formulaVersions.diff': operation('formulaVersions.diff', {
    summary: 'What differs between a version and another, or the draft',
    params: DiffParams,
    record: 'formula',
    responses: { 200: FormulaDiff },
    problems: [400, 404],
  }),
  'formulaVersions.approve': operation('formulaVersions.approve', {
    summary: 'Stand for a version; for the role legal, and when no check stops it',
    ...ofVersion,
    headers: ['Idempotency-Key'],
    body: ApprovalDraft,
    responses: { 201: FormulaVersion },
    problems: [400, 403, 404, 409, 413, 415],
  }),
  'formulaVersions.withdraw': operation('formulaVersions.withdraw', {
    summary: 'Take an approval back; for the role legal',
    ...ofVersion,
    responses: { 204: null },
    problems: [400, 403, 404, 409],
  }),
  'formulaVersions.restore': operation('formulaVersions.restore', {
    summary: 'Make the draft what a version is; undo takes it back',
    ...ofVersion,
    ifMatch: 'required',
    headers: ['Idempotency-Key'],
    responses: { 200: FormulaAnswer },
    problems: [400, 404, 409],
  }),
};
