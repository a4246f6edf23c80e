import type { DocumentPart } from '../../contract/index.ts';
import type { Answers } from '../answers.ts';
import { cell, facts, heading, list, strong, text } from '../parts.ts';
import type { DocumentSources } from '../sources.ts';
import { claimParts } from './labelClaims.ts';
import {
  firm,
  isUsSupplement,
  marketOf,
  netContents,
  panelParts,
  productFacts,
  type Writer,
} from './shared.ts';

/** The label as it is drawn, and the same as text. */
export const writeFactsPanel: Writer = (sources, answers) => [
  productFacts(sources),
  heading(sources.formula.computed.panel.title),
  ...panelParts(sources, answers),
];

/** What the product is, by its market's rule for the name (21 CFR 101.3(g); Directive 2002/46/EC, Art. 6(1)). */
function identity(sources: DocumentSources, { ask }: Answers) {
  const { kind } = sources.formula.draft;
  const isEu = marketOf(sources) === 'EU';
  if (kind === 'food') {
    return ask('identity', isEu ? 'Legal or customary name of the food' : 'Common or usual name of the food');
  }
  return isEu
    ? cell('Food supplement', 'Directive 2002/46/EC, Article 6(1)')
    : cell('Dietary supplement', '21 CFR 101.3(g)');
}

/** What is known of allergens; what no evidence has confirmed is asked for, since a label without it says there is none. */
function allergenParts({ formula: { computed } }: DocumentSources, { ask }: Answers): DocumentPart[] {
  const { panel, checks } = computed;
  const unconfirmed = new Set(
    checks.flatMap(({ code, line }) => (code === 'allergen.unconfirmed' ? [line] : [])),
  ).size;
  const lines = unconfirmed === 1 ? 'one ingredient are' : `${unconfirmed} ingredients are`;
  const question = `Further allergens, or ‘None’: those of ${lines} not confirmed`;
  return [
    ...(panel.allergens ? [strong(panel.allergens)] : []),
    ...(unconfirmed > 0 ? [text(ask('allergens', question))] : []),
  ];
}

/** Everything that is printed on the label, panel by panel. */
export const writeLabelCopy: Writer = (sources, answers) => {
  const { panel } = sources.formula.computed;
  const { ask } = answers;
  const { name, address } = firm(answers);
  const isEu = marketOf(sources) === 'EU';
  return [
    productFacts(sources),
    heading(isEu ? 'Principal field of vision' : 'Principal display panel'),
    facts({
      Name: cell(sources.formula.name || sources.product.concept, 'Formula'),
      Identity: identity(sources, answers),
      'Net contents': netContents(sources, answers),
    }),
    heading('Claims'),
    ...claimParts(sources, answers),
    heading(panel.title),
    ...panelParts(sources, answers),
    heading('Ingredients and allergens'),
    text(panel.ingredients ? cell(panel.ingredients, 'Label') : ask('ingredients', 'List of ingredients')),
    ...allergenParts(sources, answers),
    heading('Directions and warnings'),
    facts({ Directions: ask('directions', 'Directions for use') }),
    ...(panel.statements.length > 0 ? [list(panel.statements.map((each) => cell(each, 'Label')))] : []),
    facts({ 'Further warnings': ask('warnings', 'Further warnings, or ‘None’') }),
    heading('Responsible firm, date and lot'),
    facts({
      Name: name,
      'Place of business': address,
      ...(isEu && {
        'Country of origin': ask('origin', 'Country of origin, where it has to be told, or ‘None’'),
      }),
      // Section 403(y) of the Act speaks of dietary supplements alone.
      ...(isUsSupplement(sources) && {
        'For reports of adverse events': ask('firm.phone', 'US address or phone number for reports'),
      }),
      Storage: ask('storage', 'Storage conditions'),
      [isEu ? 'Best before' : 'Expiry date']: ask('expiry', 'Form of the date, or ‘None’'),
      Lot: ask('lot', 'Form of the lot number'),
    }),
  ];
};
