import { amountsAre, type DocumentContent, type DocumentPart } from '../contract/index.ts';
import { quoteAsked, requestFacts, type ToldRequest } from './requestFacts.ts';

function formulaParts({ lines }: ToldRequest): DocumentPart[] {
  if (lines.length === 0) return [];
  const hasAmounts = lines.some(({ amount }) => amount !== null);
  const columns = [{ title: 'Ingredient' }, { title: 'Form' }];
  return [
    { type: 'heading', text: 'Formula' },
    {
      type: 'table',
      caption: 'What is to be made',
      columns: hasAmounts ? [...columns, { title: 'Amount of a serving', isNumber: true }] : columns,
      rows: lines.map(({ name, form, amount }) =>
        [name, form, ...(hasAmounts ? [amount] : [])].map((text) => ({ text: text ?? '–' })),
      ),
    },
    ...(hasAmounts ? [{ type: 'text' as const, text: amountsAre }] : []),
  ];
}

/**
 * A request as a document, as one maker sees it: of the formula no more than they are told.
 * @param asOf day that it is of, ISO
 */
export const requestContent = (request: ToldRequest, asOf: string): DocumentContent => ({
  title: 'Request for quotation',
  about: request.product,
  language: 'en',
  paper: request.market === 'EU' || request.market === 'UK' ? 'a4' : 'letter',
  asOf,
  parts: [
    { type: 'heading', text: 'What is asked for' },
    { type: 'facts', rows: requestFacts(request).map(([name, text]) => ({ name, text })) },
    ...formulaParts(request),
    { type: 'text', text: quoteAsked },
  ],
});
