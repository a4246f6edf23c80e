import { amountsAre } from '../contract/index.ts';
import { quoteAsked, requestFacts, type ToldRequest } from './requestFacts.ts';

/** What a letter says beside the request. */
export interface LetterWords {
  /** Where the maker asks, quotes or declines. */
  url?: string;
  /** What comes before all else, e.g. that the request was changed. */
  opening?: string;
}

const linesOf = ({ lines }: ToldRequest): string[] =>
  lines.map(({ name, form, amount }) => `${name}${form ? ` (${form})` : ''}${amount ? `: ${amount}` : ''}`);

const amountsOf = ({ lines }: ToldRequest): string[] =>
  lines.some(({ amount }) => amount !== null) ? [amountsAre] : [];

const title = 'Request for quotation';
const greeting = ({ to }: ToldRequest) => `Dear ${to},`;
/** What a letter asks for, in its first sentence. */
const asking = ({ product }: ToldRequest) =>
  `We would like you to quote for the manufacture of ${product}. What is asked for:`;
const closing = 'Kind regards,';
/** Who signs: person, firm, address. */
const senderOf = ({ from, firm }: ToldRequest): string[] => [from, ...(firm ? firm.split('\n') : [])];
const formulaTitle = 'Formula, of a serving';
const invitation = 'Ask, quote or decline here, without an account. The link is for you alone:';

/** A request in plain words, as one maker sees it; with `url` it says where to quote. */
export function requestText(request: ToldRequest, { url, opening }: LetterWords = {}): string {
  const lines = linesOf(request);
  return [
    greeting(request),
    '',
    ...(opening ? [opening, ''] : []),
    asking(request),
    '',
    ...requestFacts(request).map(([name, value]) => `${name}: ${value}`),
    ...(lines.length > 0
      ? ['', formulaTitle, ...lines.map((line) => `- ${line}`), ...amountsOf(request)]
      : []),
    '',
    quoteAsked,
    ...(url ? ['', invitation, url] : []),
    '',
    closing,
    ...senderOf(request),
    '',
  ].join('\n');
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (value: string) => value.replace(/[&<>"]/g, (each) => escapes[each] ?? each);

/** The same as a page for mail programs: no picture, no style sheet, nothing that is fetched. */
export function requestHtml(request: ToldRequest, { url, opening }: LetterWords = {}): string {
  const cell = 'style="padding:4px 16px 4px 0;text-align:left;vertical-align:top"';
  const rows = requestFacts(request).map(
    ([name, value]) =>
      `<tr><th scope="row" ${cell}>${escaped(name)}</th><td ${cell}>${escaped(value)}</td></tr>`,
  );
  const lines = linesOf(request).map((line) => `<li>${escaped(line)}</li>`);
  const formula =
    lines.length > 0
      ? [
          `<h2>${formulaTitle}</h2>`,
          `<ul>${lines.join('')}</ul>`,
          ...amountsOf(request).map((text) => `<p>${text}</p>`),
        ]
      : [];
  const address = url && escaped(url);
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>`,
    '<body style="font-family:sans-serif;line-height:1.5">',
    `<p>${escaped(greeting(request))}</p>`,
    ...(opening ? [`<p>${escaped(opening)}</p>`] : []),
    `<h1>${title}</h1>`,
    `<p>${escaped(asking(request))}</p>`,
    `<table>${rows.join('')}</table>`,
    ...formula,
    `<p>${quoteAsked}</p>`,
    ...(address ? [`<p>${invitation}<br><a href="${address}">${address}</a></p>`] : []),
    `<p>${[closing, ...senderOf(request).map(escaped)].join('<br>')}</p>`,
    '</body></html>',
  ].join('\n');
}
