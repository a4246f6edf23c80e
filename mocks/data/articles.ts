import { Article } from '@seedbed/server/contract';

const example = { ...Article.parse(Article.meta()?.example), tags: [], alsoCoveredBy: [] };

/** The picture of an article; `handlers/pictures.ts` draws it. */
const picture = (name: string) => `https://pictures.seedbed.test/${name}.svg`;

/** Newest publication first: with and without a picture, long and short, and the contract's sample. Invented. */
export const articles: Article[] = [
  {
    ...example,
    id: 9,
    title: 'Regulators publish a joint note on how evening drinks may word their calming claims',
    summary: 'The note lists wordings that were accepted and three that were not, with the reason for each.',
    publicationName: 'The Formulator',
    publicationDate: '2026-11-20T06:00:00.000Z',
    url: 'https://example.com/evening-claims',
    urlToImage: picture('evening-claims'),
    isSample: false,
  },
  {
    ...example,
    id: 8,
    title:
      'Why the third generation of plant-based protein drinks tastes less of peas than its makers ever thought possible, and what that does to the price of the other ninety per cent of the carton when harvests fail two years in a row',
    summary:
      'A long read. It begins with the fields, passes through two extraction plants and a tasting room, and ends at the shelf. Along the way it asks whether taste or price decides, finds that buyers name taste and pay for price, and leaves the reader with a table of forty drinks, their protein, their sugar and what they cost a serving in three countries. The makers answer in a box at the end, most of them politely, one of them at length.',
    publicationName: 'Beverage Fieldnotes International Quarterly Review',
    publicationDate: '2026-11-18T12:00:00.000Z',
    url: 'https://example.com/protein-drinks',
    urlToImage: picture('protein-drinks'),
    isSample: false,
  },
  {
    ...example,
    id: 7,
    title: 'Magnesium prices ease',
    summary: 'Bisglycinate fell for the second quarter.',
    publicationName: 'Raw Material Watch',
    publicationDate: '2026-11-15T00:00:00.000Z',
    url: 'https://example.com/magnesium-prices',
    urlToImage: null,
    isSample: false,
    tags: ['Magnesium'],
    alsoCoveredBy: [
      {
        publicationName: 'The Formulator',
        title: 'Magnesium bisglycinate is cheaper again',
        url: 'https://example.com/cheaper-magnesium',
        publicationDate: '2026-11-16T00:00:00.000Z',
      },
    ],
  },
  {
    ...example,
    id: 6,
    title: 'Recall: undeclared milk in a cocoa drink powder',
    summary: 'One lot of 1,200 tubs, sold in two states, is taken back. No illness was reported.',
    publicationName: 'Recall Bulletin',
    publicationDate: '2026-11-12T18:30:00.000Z',
    url: 'https://example.com/recall-cocoa',
    urlToImage: null,
    isSample: false,
  },
  {
    ...example,
    id: 5,
    title: 'Gummies: where the yield goes',
    summary: 'Depositing losses explain most of the difference between two quotations for the same gummy.',
    publicationName: 'The Formulator',
    publicationDate: '2026-11-03T09:15:00.000Z',
    url: 'https://example.com/gummy-yield',
    urlToImage: picture('gummy-yield'),
    isSample: false,
  },
  {
    ...example,
    id: 4,
    title: 'Stick packs & “clean” colours: <what> buyers read first',
    summary: 'An eye-tracking study with 60 shoppers — and 1 surprise.',
    publicationName: 'Shelf & Shopper',
    publicationDate: '2026-10-28T14:00:00.000Z',
    url: 'https://example.com/stick-packs?colour=clean&year=2026',
    urlToImage: picture('stick-packs'),
    isSample: false,
  },
  {
    ...example,
    id: 3,
    title: 'Probiotics that survive the cupboard',
    summary: 'Three makers share twelve-month counts at room temperature.',
    publicationName: 'Raw Material Watch',
    publicationDate: '2026-10-11T07:45:00.000Z',
    url: 'https://example.com/probiotics-shelf-life',
    urlToImage: picture('probiotics'),
    content: 'Counts fell by half on average; the best strain lost a tenth.',
    isSample: false,
  },
  {
    ...example,
    id: 2,
    title: 'Schlafgetränke: was die Verordnung erlaubt',
    summary: 'Eine Übersicht der zugelassenen Angaben für Magnesium und Melatonin.',
    publicationName: 'Lebensmittel heute',
    publicationDate: '2026-09-30T05:00:00.000Z',
    url: 'https://example.com/schlafgetraenke',
    urlToImage: null,
    isSample: false,
  },
  example,
];
