/** One earlier message of the conversation. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}
