/** What little is added to or done with a food: an ingredient that is bought, not a dish that is eaten. */
const byCategory: Readonly<Record<string, number>> = {
  'Restaurant Foods': 0.2,
  'Fast Foods': 0.2,
  'Baby Foods': 0.2,
  'Meals, Entrees, and Side Dishes': 0.3,
  'American Indian/Alaska Native Foods': 0.4,
  'Breakfast Cereals': 0.5,
  Snacks: 0.5,
  'Baked Products': 0.6,
  'Soups, Sauces, and Gravies': 0.6,
  'Sausages and Luncheon Meats': 0.7,
  Sweets: 0.8,
  Beverages: 0.8,
};

/** Words that tell a bought ingredient from what was made of it, with what each is worth. */
const words: readonly (readonly [RegExp, number])[] = [
  [/\b[A-Z][A-Z'’.]{3,}\b(?<!USDA)/u, 0.35],
  [/\b(?:cooked|boiled|braised|fried|roasted|baked|grilled|broiled|heated|prepared|reconstituted)\b/, 0.6],
  [/\b(?:canned|frozen|pickled|sweetened|flavored|sauce|syrup pack|imitation|low calorie)\b/, 0.7],
  [
    /\b(?:low[ -]sodium|reduced sodium|lowfat|low fat|nonfat|reduced fat|fat free|light|diet|fortified)\b/,
    0.75,
  ],
  [/\b(?:with|without) (?!peel|skin|added vitamin)/, 0.85],
  [/\b(?:raw|plain|whole|powder|ground|granulated)\b/, 1.25],
  [/\b(?:dry|dried)\b/, 0.9],
  // what one people gathers stands for no other
  [/\((?:Alaska Native|Northern Plains Indians|Navajo|Hopi|Apache|Shoshone Bannock|Southwest)\)/, 0.4],
];

const byPart = 0.92;

/** How plain a food is by its name and category; 1 is usual, a branded dish is near 0. */
export function plainnessOf({ name, category }: { name: string; category: string }): number {
  const told = words.reduce((worth, [pattern, factor]) => (pattern.test(name) ? worth * factor : worth), 1);
  return (byCategory[category] ?? 1) * told * byPart ** (name.split(',').length - 1);
}
