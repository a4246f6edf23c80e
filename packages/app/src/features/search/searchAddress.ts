const searchPath = '/v1/search';
const parameter = 'conversation';
const messageParameter = 'message';

/** Where a conversation is read, at one of its messages. */
export function conversationHref(id: number, messageId?: number): string {
  const at = messageId === undefined ? '' : `&${messageParameter}=${messageId}`;
  return `${searchPath}?${parameter}=${id}${at}`;
}

const numberIn = (query: string, name: string): number | undefined => {
  const id = Number(new URLSearchParams(query).get(name) ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

/**
 * The conversation an address names; undefined for a new search and for what is no number.
 * @param query the address's query string, with or without its question mark
 */
export const conversationIn = (query: string): number | undefined => numberIn(query, parameter);

/** The message of it that an address names. */
export const messageIn = (query: string): number | undefined => numberIn(query, messageParameter);
