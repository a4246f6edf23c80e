import { hasPhrase } from './text.ts';

const plainWords = [
  'unflavoured', 'unflavored', 'flavourless', 'flavorless', 'flavour free', 'flavor free', 'no flavour', 'no flavor',
  'no flavours', 'no flavors', 'without flavour', 'without flavor', 'neutral taste', 'tasteless', 'no flavourings',
]; // prettier-ignore

/** Whether a searchable text asks for a powder without flavour, which has no sweetener either. */
export const isPlainIn = (text: string): boolean => plainWords.some((words) => hasPhrase(text, words));
