import type { QuoteRequest } from '../contract/index.ts';

const list = (values: readonly (string | number)[]) => values.join(', ');

/** A request in plain words, as one maker sees it; with `url` it says where to quote. */
export function requestText(
  request: Omit<QuoteRequest, 'status' | 'isOpen' | 'allowed' | 'questions' | 'quotes'>,
  url?: string,
): string {
  const rows: [string, string | number | null][] = [
    ['Product', request.product],
    ['From', request.from],
    ['To', request.to],
    ['Revision', request.revision],
    ['Quotes until', request.dueAt && `${request.dueAt.slice(0, 16).replace('T', ' ')} UTC`],
    ['Form', request.formFactor],
    ['Serving', request.serving],
    ['Servings in a container', request.count],
    ['Quantities', list(request.quantities)],
    ['Packaging', request.packaging],
    ['Certifications', list(request.certifications)],
    ['Tests', list(request.tests)],
    ['Market', request.market],
    ['Ship to', request.shipTo],
    ['Incoterm', request.incoterm],
    ['Samples', request.samples],
    ['Non-disclosure agreement', request.ndaRequired ? 'to be signed first' : null],
  ];
  const said = rows.filter(([, value]) => value !== null && value !== '');
  const lines = request.lines.map(
    ({ name, form, amount }) => `- ${name}${form ? ` (${form})` : ''}${amount ? `: ${amount}` : ''}`,
  );
  const formula = lines.length > 0 ? ['', 'Formula, of a serving', ...lines] : [];
  const asked = [
    '',
    'Please quote for each quantity: unit price, least order, lead time, and until when it holds.',
    ...(url ? ['', 'Ask, quote or decline here, without an account. The link is for you alone:', url] : []),
  ];
  return [
    'Request for quotation',
    '',
    ...said.map(([name, value]) => `${name}: ${value}`),
    ...formula,
    ...asked,
    '',
  ].join('\n');
}
