/** How wide type is: thousandths of its size, by character. */
export interface FactsMetrics {
  /** Family to ask for, with those of the same widths. */
  family: string;
  regular: Readonly<Record<string, number>>;
  strong: Readonly<Record<string, number>>;
  /** Of a character that is in neither table. */
  other: number;
}

type Groups = Readonly<Record<number, string>>;

const byCharacter = (groups: Groups): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([width, characters]) =>
      [...characters].map((each) => [each, Number(width)]),
    ),
  );

/**
 * Advance widths of Helvetica and Helvetica Bold, which Arial and Liberation Sans share and every PDF reader has.
 * Read from Liberation Sans 2.1. Letters with accents are as wide as those without.
 */
export const helvetica: FactsMetrics = {
  family: "Helvetica, Arial, 'Liberation Sans', sans-serif",
  regular: byCharacter({
    191: "'",
    222: 'ijl‘’ı',
    260: '|',
    278: ' !,./:;I[\\]ft·\u00A0',
    333: '()-`r“”',
    334: '{}',
    350: '•',
    355: '"',
    389: '*',
    400: '°',
    469: '^',
    500: 'Jcksvxyz',
    549: '≤≥',
    556: '#$0123456789?L_abdeghnopqu†‡–',
    576: 'µ',
    578: 'α',
    584: '+<=>~×−',
    611: 'FTZßø',
    667: '&ABEKPSVXY',
    722: 'CDHNRUw',
    737: '®',
    778: 'GOQØ',
    833: 'Mm',
    834: '½¼¾',
    889: '%æ',
    944: 'Wœ',
    1000: '™—…ÆŒ',
    1015: '@',
  }),
  strong: byCharacter({
    238: "'",
    278: ' ,./I\\ijl·‘’ı\u00A0',
    280: '|',
    333: '!()-:;[]`ft',
    350: '•',
    389: '*r{}',
    400: '°',
    474: '"',
    500: 'z“”',
    549: '≤≥',
    556: '#$0123456789J_aceksvxy†‡–',
    576: 'µ',
    584: '+<=>^~×−',
    611: '?FLTZbdghnopqußø',
    615: 'α',
    667: 'EPSVXY',
    722: '&ABCDHKNRU',
    737: '®',
    778: 'GOQwØ',
    833: 'M',
    834: '½¼¾',
    889: '%mæ',
    944: 'Wœ',
    975: '@',
    1000: '™—…ÆŒ',
  }),
  other: 600,
};

/** How a stretch of text is set. */
export interface FactsType {
  /** Points. */
  size: number;
  isStrong?: boolean;
}

/** Width of a text, in points. */
export function widthOf(text: string, { size, isStrong }: FactsType, metrics: FactsMetrics): number {
  const table = isStrong ? metrics.strong : metrics.regular;
  const bare = text.normalize('NFD').replaceAll(/\p{M}/gu, '');
  let thousandths = 0;
  for (const character of bare) thousandths += table[character] ?? metrics.other;
  return (thousandths * size) / 1000;
}
