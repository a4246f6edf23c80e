import { registry, type Amount, type Mention } from '../../registry/index.ts';
import { eitherBeside } from '../words/besideWords.ts';
import { textBefore, textBehind } from '../text.ts';

const flavour = eitherBeside('flavour');
/** `ginger flavour`, `ginger-flavoured`. */
const calledFlavour = new RegExp(String.raw`^[-\s]+(?:natural\s+)?(?:${flavour})\b`, 'i');
/** `ginger and lemon flavour`: one flavour of two. */
const pairedFlavour = new RegExp(
  String.raw`^\s*(?:and|&|\/|und|et|y)\s*(?:\p{L}+\s+){1,2}(?:${flavour})\b`,
  'iu',
);
const flavourBefore = new RegExp(String.raw`(?:^|[^\p{L}])(?:${eitherBeside('flavourBefore')})\s*$`, 'iu');

/** What plants taste of; nobody flavours with zinc. */
const canTaste = ({ kind, key }: Mention): boolean => {
  const material = kind === 'material' ? registry.materials.get(key) : undefined;
  const ingredient = registry.ingredients.get(material?.ingredient ?? key);
  return ingredient !== undefined && !/vitamin|mineral/.test(ingredient.category);
};

const doneInBody = new RegExp(String.raw`^\s+(?:${eitherBeside('doneInBody')})(?!\p{L})`, 'iu');
const bodyBefore = new RegExp(String.raw`(?:^|[^\p{L}])(?:${eitherBeside('bodyBefore')})\s+$`, 'iu');

/** `Vitamin C for normal collagen formation`: of what a body does with a thing, nothing is in the product. */
export function withoutClaims<Each extends Mention>(text: string, mentions: readonly Each[]): Each[] {
  const isClaim = ({ start, end }: Each) =>
    doneInBody.test(textBehind(text, end)) && bodyBefore.test(textBefore(text, start));
  const left = mentions.filter((each) => !isClaim(each));
  // Of `tablets for iron absorption` iron is all that is known.
  return left.length > 0 ? left : [...mentions];
}

/** The names of a text that are no flavours: what is only tasted is no active. */
export function withoutFlavours<Each extends Mention>(
  text: string,
  mentions: readonly Each[],
  amounts: readonly (Amount | null)[],
): Each[] {
  return mentions.filter((mention, at) => {
    const after = textBehind(text, mention.end);
    if (calledFlavour.test(after)) return false;
    if (amounts[at] || !canTaste(mention)) return true;
    return !pairedFlavour.test(after) && !flavourBefore.test(textBefore(text, mention.start));
  });
}
