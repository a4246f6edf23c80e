import { quoteAsked, requestFacts, type ToldRequest } from './requestFacts.ts';

/** A request in plain words, as one maker sees it; with `url` it says where to quote. */
export function requestText(request: ToldRequest, url?: string): string {
  const lines = request.lines.map(
    ({ name, form, amount }) => `- ${name}${form ? ` (${form})` : ''}${amount ? `: ${amount}` : ''}`,
  );
  const formula = lines.length > 0 ? ['', 'Formula, of a serving', ...lines] : [];
  const asked = [
    '',
    quoteAsked,
    ...(url ? ['', 'Ask, quote or decline here, without an account. The link is for you alone:', url] : []),
  ];
  return [
    'Request for quotation',
    '',
    ...requestFacts(request).map(([name, value]) => `${name}: ${value}`),
    ...formula,
    ...asked,
    '',
  ].join('\n');
}
