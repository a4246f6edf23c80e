import { hasPhrase } from '../text.ts';
import { eitherBeside } from './besideWords.ts';
import { formRows, type FormRow } from './formWords.ts';

const wordsOf = (isMeant: (row: FormRow) => boolean) =>
  formRows.filter(isMeant).flatMap(({ words }) => words);
const sticks = wordsOf(({ key }) => key === 'sticks');
const liquids = wordsOf(({ key }) => key === 'liquids');
const powders = wordsOf(
  ({ key, formFactor }) => (formFactor === 'powder' && key !== 'sticks') || key === 'effervescents',
);
/** `stir into any liquid`: what a powder is taken with. */
const takenWith = new RegExp(
  String.raw` (?:${eitherBeside('takenWith')}) (?:[a-z]+ ){0,2}(?:${liquids.join('|')})(?= )`,
  'g',
);

/** `A stick of 10 ml liquid`: whether a searchable text says what single doses come in, and apart from it that a liquid is in them. */
export function isLiquidInSticks(text: string): boolean {
  const meant = text.replace(takenWith, ' ,');
  const isSaid = (words: readonly string[]) => words.some((word) => hasPhrase(meant, word));
  return isSaid(sticks) && isSaid(liquids) && !isSaid(powders);
}
