import { isPlainWord } from '../registry/index.ts';

/** What the tables write before the name that people look for. */
const shelves = new Set([
  'alcoholic beverage', 'beverages', 'candies', 'cereals', 'cereals ready-to-eat', 'cheese', 'crustaceans', 'fish', 'flour',
  'game meat', 'juice', 'leavening agents', 'mollusks', 'mushroom', 'mushrooms', 'nuts', 'oil', 'salad dressing', 'seaweed',
  'seeds', 'snacks', 'soup', 'spices', 'sweetener', 'sweeteners', 'vegetable oil',
]); // prettier-ignore

/** Plurals that dropping an s does not undo: berries, potatoes, radishes, and those that keep it: kiwis. */
export const singular = (stem: string): string =>
  stem
    .replace(/ie$/, 'y')
    .replace(/toe$/, 'to')
    .replace(/(?<=[cs]h|x)e$/, '')
    .replace(/(?<=[^s])is$/, 'i');

/** The parts of a name between commas, without what stands in brackets. */
const partsOf = (name: string): string[] =>
  name
    .replace(/\(.*?\)/g, '')
    .split(',')
    .map((part) => part.trim());

/** How a food is made is no part of what it is called. */
const making = /\s+(?:made|prepared|with|without)\b.*$/i;
/** Brands stand in capitals. */
const brand = /\b[A-Z][A-Z'’.&-]{3,}(?:\s+[A-Z][A-Z'’.&-]+)*(?![\p{L}])/gu;

/** The parts of a name that say what it is; the rest says how it is. */
export function headOf(name: string): string {
  const [first = '', second = ''] = partsOf(name);
  return shelves.has(first.toLowerCase()) ? `${first} ${second}` : first;
}

/** Shelves of which the second part alone is something else: the oil of olives is no olive. */
const substances = new Set(['flour', 'juice', 'leavening agents', 'oil', 'salad dressing', 'vegetable oil']);

/** How much a food holds says of no food what it is. */
const howMuch = /^(?:low|reduced|less|high|no|added|extra)[ -]/i;

/** In capitals, and no brand: it grades beef. */
const grader = 'USDA';

/** What people call a food: `Beverages, tea, green, brewed` is tea and green tea, `Oil, olive` is olive oil. */
export function calledNames(name: string): string[] {
  const brands = name.replace(/\(.*?\)/g, '').match(brand) ?? [];
  return [...ownNames(name), ...brands.filter((each) => each !== grader && !isPlainWord(each.toLowerCase()))];
}

function ownNames(name: string): string[] {
  const [first = '', second = '', third = ''] = partsOf(name).map((part) => part.replace(making, ''));
  const pairs = (one: string, other: string) => (one && other ? [`${other} ${one}`, `${one} ${other}`] : []);
  const isShelf = shelves.has(first.toLowerCase());
  // “Bread, french or vienna” is french bread
  const kinds = second.includes(' or ')
    ? [second, ...second.split(' or ').filter((each) => each !== 'product')]
    : [second];
  // “Tofu, raw, firm” is firm tofu, “Turkey, all classes, gizzard” a turkey gizzard
  const isOfAny = second === 'raw' || second.startsWith('all ');
  const kind = isOfAny ? pairs(first, third) : [];
  if (!isShelf) return [first, ...kinds.flatMap((each) => pairs(first, each)), ...kind];
  if (substances.has(first.toLowerCase())) return pairs(first, second);
  // “Cheese, low-sodium” is no food that is called low-sodium
  const own = howMuch.test(second) ? [] : kinds;
  return [...own, ...pairs(first, second), ...pairs(second, third)];
}
