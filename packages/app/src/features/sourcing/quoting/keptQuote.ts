import type { QuoteWords } from '../quotes/quoteWords';

// The secret is no part of the name: a digest that cannot be turned back is enough to tell links apart.
const nameOf = (token: string) => {
  let digest = 0;
  for (const letter of token) digest = (Math.imul(digest, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return `seedbed.quote.${digest}`;
};

/** What was typed of a quote on this page before and is not sent yet; null where there is nothing. */
export function keptQuote(token: string): Partial<QuoteWords> | null {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(token)) ?? 'null') as Partial<QuoteWords> | null;
  } catch {
    return null;
  }
}

/** Keeps what is typed, as long as the tab is open; null forgets it. Browsers may refuse: then it is not kept. */
export function keepQuote(token: string, words: QuoteWords | null): void {
  try {
    if (words === null) sessionStorage.removeItem(nameOf(token));
    else sessionStorage.setItem(nameOf(token), JSON.stringify(words));
  } catch {
    // Without storage the page works as well.
  }
}
