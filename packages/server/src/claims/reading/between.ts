/** What leads from a word to something else than its object: 'Rub the oil into your knees' rubs no knees. */
const relations =
  'in|for|of|with|from|to|on|at|and|or|by|like|than|away|off|out|up|through|over|under|around|behind|across|into|before|after|until|since|without';
const owners = 'your|my|his|her|their';

const without = (words: string): RegExp =>
  new RegExp(String.raw`^(?!.*\b(?:${words})\b)[\s\p{L}\p{N}’'-]*$`, 'iu');

const plain = without(relations);
const nobodys = without(`${relations}|${owners}`);

/** Whether what stands between a word and a thing but describes the thing: 'the', 'this old'; no further relation. */
export const isDescription = (between: string): boolean => plain.test(between);

/** The same of a thing that is not somebody's: 'lower the heat', not 'lower your pressure'. */
export const isDescriptionOfNobodys = (between: string): boolean => nobodys.test(between);
