const searchPath = '/v1/search';
const parameter = 'conversation';

/** Where a conversation is read. */
export function conversationHref(id: number): string {
  return `${searchPath}?${parameter}=${id}`;
}

/**
 * The conversation an address names; undefined for a new search and for what is no number.
 * @param query the address's query string, with or without its question mark
 */
export function conversationIn(query: string): number | undefined {
  const id = Number(new URLSearchParams(query).get(parameter) ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
