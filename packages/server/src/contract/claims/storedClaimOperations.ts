import { z } from 'zod';
import { ofRecord, operation } from '../http.ts';
import { RejectDraft, StandDraft, TakeDraft } from '../provenance.ts';
import {
  ActedClaim,
  Claim,
  ClaimDraft,
  ClaimInMarkets,
  ClaimPatch,
  ClaimsQuery,
  MarketsQuery,
} from './storedClaims.ts';

const claim = ofRecord('claim');
const action = { ...claim, ifMatch: 'required', headers: ['Idempotency-Key'], isBodyOptional: true } as const;

export const storedClaimOperations = {
  'claims.list': operation('claims.list', {
    summary: 'One’s own claims, newest first',
    query: ClaimsQuery,
    responses: { 200: z.array(Claim) },
    problems: [400],
  }),
  'claims.markets': operation('claims.markets', {
    summary: 'Claims as they would be judged in every market, newest first',
    query: MarketsQuery,
    responses: { 200: z.array(ClaimInMarkets) },
    problems: [400],
  }),
  'claims.create': operation('claims.create', {
    summary: 'Keep a claim; it is checked as it is kept',
    headers: ['Idempotency-Key'],
    body: ClaimDraft,
    responses: { 201: Claim },
    problems: [400, 404, 409, 413, 415],
  }),
  'claims.get': operation('claims.get', {
    summary: 'One claim',
    ...claim,
    responses: { 200: Claim },
    problems: [400, 404],
  }),
  'claims.update': operation('claims.update', {
    summary: 'Change a claim that is not approved; it is checked anew',
    ...claim,
    ifMatch: 'required',
    body: ClaimPatch,
    responses: { 200: Claim },
    problems: [400, 404, 409, 413, 415],
  }),
  'claims.delete': operation('claims.delete', {
    summary: 'Delete a claim with its approvals',
    ...claim,
    ifMatch: 'required',
    responses: { 204: null },
    problems: [400, 404, 409],
  }),
  'claims.submit': operation('claims.submit', {
    summary: 'Hand a claim to legal; from draft, rejected and reopened',
    ...action,
    body: TakeDraft,
    responses: { 200: ActedClaim },
    problems: [400, 404, 409, 413, 415],
  }),
  'claims.approve': operation('claims.approve', {
    summary: 'Stand for a submitted claim that is not blocked; for the role legal',
    ...action,
    body: StandDraft,
    responses: { 200: ActedClaim },
    problems: [400, 403, 404, 409, 413, 415],
  }),
  'claims.reject': operation('claims.reject', {
    summary: 'Turn a submitted claim down, saying why; for the role legal',
    ...claim,
    ifMatch: 'required',
    headers: ['Idempotency-Key'],
    body: RejectDraft,
    responses: { 200: ActedClaim },
    problems: [400, 403, 404, 409, 413, 415],
  }),
  'claims.withdraw': operation('claims.withdraw', {
    summary: 'Give a claim up, whatever it is',
    ...claim,
    ifMatch: 'required',
    headers: ['Idempotency-Key'],
    responses: { 200: ActedClaim },
    problems: [400, 404, 409],
  }),
  'claims.recheck': operation('claims.recheck', {
    summary: 'Judge a claim by what its sources are now; an approved one that got worse is reopened',
    ...action,
    body: TakeDraft,
    responses: { 200: ActedClaim },
    problems: [400, 404, 409, 413, 415],
  }),
};
