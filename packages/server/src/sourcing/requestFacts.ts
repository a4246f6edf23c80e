import { marketName, type QuoteRequest } from '../contract/index.ts';

/** A request as its maker sees it, without what has become of it. */
export type ToldRequest = Omit<QuoteRequest, 'status' | 'isOpen' | 'allowed' | 'questions' | 'quotes'>;

const list = (values: readonly string[]) => values.join('; ');

/** What a request says beside the formula: names with their values. What is not said is left out. */
export function requestFacts(request: ToldRequest): (readonly [name: string, value: string])[] {
  const rows: [string, string | number | null][] = [
    ['Product', request.product],
    ['From', request.from],
    ['Firm', request.firm],
    ['Reply to', request.replyTo],
    ['To', request.to],
    ['Revision', request.revision],
    ['Quotes until', request.dueAt && `${request.dueAt.slice(0, 16).replace('T', ' ')} UTC`],
    ['Form or pack', request.formFactor],
    ['Serving', request.serving],
    ['Servings in a container', request.count],
    ['Quantities, containers', list(request.quantities.map((each) => each.toLocaleString('en-US')))],
    ['Packaging', request.packaging],
    ['Certifications', list(request.certifications)],
    ['Tests', list(request.tests)],
    ['Market', request.market && marketName(request.market)],
    ['Ship to', request.shipTo],
    ['Incoterm', request.incoterm],
    ['Samples', request.samples],
    ['Non-disclosure agreement', request.ndaRequired ? 'to be signed first' : null],
  ];
  return rows.flatMap(([name, value]) =>
    value === null || value === '' ? [] : [[name, String(value)] as const],
  );
}

/** What makers are asked to quote. */
export const quoteAsked =
  'Please quote for each quantity: unit price, least order, costs of the batch and one-time costs, what is included and excluded, lead time, and until when the quote holds.';
