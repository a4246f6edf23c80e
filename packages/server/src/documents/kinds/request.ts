import {
  marketName,
  type Claim,
  type DocumentCell,
  type DocumentPart,
  type Rfq,
} from '../../contract/index.ts';
import { unitOfCount } from '../../text/plurals.ts';
import { activeLinesOf, compositionOf, linesOf } from '../lines.ts';
import { cell, facts, figure, heading, table, text } from '../parts.ts';
import type { DocumentSources, LoggedVersion } from '../sources.ts';
import { formulaFacts, productFacts, type Writer } from './shared.ts';

/** Questions of what a request has to say; where it does, the answer comes from it. */
const questions = {
  formFactor: 'Form or pack',
  serving: 'Serving',
  count: 'Servings in a container',
  quantities: 'Quantities, containers (three to five)',
  packaging: 'Packaging',
  tests: 'Tests of each batch',
  market: 'Market',
  shipTo: 'Ship to',
  incoterm: 'Incoterm',
  dueAt: 'Quotes until',
} as const satisfies Partial<Record<keyof Rfq, string>>;

const dueTime = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}).*Z$/;

/** What a field of a request is called where it is answered. */
const labels: Partial<Record<keyof typeof questions, string>> = { quantities: 'Quantities, containers' };

const shownOf = (value: unknown): string | null => {
  if (Array.isArray(value)) return value.length > 0 ? value.map((each) => shownOf(each)).join('; ') : null;
  if (typeof value === 'number') return figure(value);
  return typeof value === 'string' && value !== '' ? value.replace(dueTime, '$1 $2 UTC') : null;
};

/** What the formula says of what is asked for, while no request is begun. */
function ofFormula({ formula: { draft, computed } }: DocumentSources): Partial<Record<keyof Rfq, unknown>> {
  return {
    formFactor: draft.form && unitOfCount(1, draft.form),
    serving: computed.panel.servingSize,
    count: draft.container?.servings ?? computed.panel.servings,
    market: draft.market,
  };
}

/** The request for quotation with the formula that is to be made. */
export const writeRfqPack: Writer = (sources, { ask }) => {
  const rfq = sources.request?.rfq;
  const asked = Object.entries(questions).map(([field, question]): [string, DocumentCell] => {
    const value = (rfq ?? ofFormula(sources))[field as keyof Rfq];
    const shown = shownOf(field === 'market' && typeof value === 'string' ? marketName(value) : value);
    const source = rfq ? `Request ${rfq.id}` : 'Formula';
    const label = labels[field as keyof typeof questions] ?? question;
    return [label, shown ? cell(shown, source) : ask(`request.${field}`, question)];
  });
  const more = rfq && {
    ...(rfq.certifications.length > 0 && { Certifications: cell(rfq.certifications.join('; ')) }),
    ...(rfq.samples && { Samples: cell(rfq.samples) }),
    ...(rfq.ndaRequired && { 'Non-disclosure agreement': cell('to be signed first') }),
  };
  return [
    facts({
      From: ask(
        'sender.name',
        'Firm and person who ask for quotes, with their address',
        rfq?.firm ? cell(rfq.firm, `Request ${rfq.id}`) : null,
      ),
    }),
    productFacts(sources),
    heading('What is asked for'),
    facts({ ...Object.fromEntries(asked), ...more }),
    heading('Formula'),
    redactedTable(sources, rfq),
    text(
      'Please quote for each quantity: unit price, least order, costs of the batch and one-time costs, what is included and excluded, lead time, and until when the quote holds.',
    ),
  ];
};

/** The formula as makers may see it: no more than the request says. */
function redactedTable(sources: DocumentSources, rfq: Rfq | undefined): DocumentPart {
  const redaction = rfq?.redaction ?? 'none';
  const lines = redaction === 'activesOnly' ? activeLinesOf(sources) : linesOf(sources);
  const hasAmounts = redaction !== 'noAmounts';
  return table(
    'What is to be made',
    ['Ingredient', 'Form and identity', ...(hasAmounts ? ['#Amount of a serving'] : [])],
    lines.map((line) => {
      const named = [cell(line.name, line.source), cell(compositionOf(line), line.source)];
      return hasAmounts ? named.concat(cell(line.amount, line.source)) : named;
    }),
  );
}

const dayAndBy = (name: string, role: string, at: string) => `${name} (${role}), ${at.slice(0, 10)}`;

function versionParts(version: LoggedVersion): DocumentPart[] {
  const source = `Version ${version.n}`;
  const { by, role, at, approval } = version;
  const told = facts({
    'Saved by': cell(dayAndBy(by, role, at), source),
    Checksum: cell(version.checksum.slice(0, 16), source),
    Note: cell(version.note, source),
    Approved: cell(approval && dayAndBy(approval.name, approval.role, approval.at), source),
  });
  if (version.changes.length === 0) return [heading(source), told];
  const changes = version.changes.map(({ what, from, to }) => [cell(what), cell(from), cell(to)]);
  return [heading(source), told, table(`Changes in version ${version.n}`, ['What', 'From', 'To'], changes)];
}

const decisionsOn = ({ id, text: words, approvals }: Claim) =>
  approvals.map(({ at, action, name, role, isSelfApproved, note }) => [
    cell(at.slice(0, 10), `Claim ${id}`),
    cell(words, `Claim ${id}`),
    cell(action === 'approve' ? 'approved' : 'rejected', `Claim ${id}`),
    cell(`${name} (${role})${isSelfApproved ? ', self-approved' : ''}`, `Claim ${id}`),
    cell(note, `Claim ${id}`),
  ]);

/** What became of the formula, version by version, and who stood for what. */
export const writeChangeLog: Writer = (sources, { ask }) => {
  const { versions, claims } = sources;
  const parts = [formulaFacts(sources)];
  if (versions.length === 0) {
    parts.push(text(ask('versions', 'Saved versions of the formula: there are none yet')));
  }
  parts.push(...versions.flatMap(versionParts));
  const decisions = claims.flatMap(decisionsOn);
  if (decisions.length > 0) {
    const titles = ['Day', 'Claim', 'Decision', 'By', 'Note'];
    parts.push(heading('Decisions on claims'), table('Who decided what', titles, decisions));
  }
  return parts;
};
