import { marketName, type DocumentCell, type DocumentKind, type DocumentPart } from '../../contract/index.ts';
import { unitOfCount } from '../../text/plurals.ts';
import type { Answers } from '../answers.ts';
import type { TestedKind } from '../askedTests.ts';
import { cell, facts, figure } from '../parts.ts';
import type { DocumentSources } from '../sources.ts';

/** Writes the parts of a kind of document. */
export type Writer = (sources: DocumentSources, answers: Answers) => DocumentPart[];

/** The market of the label in words. */
export const marketOf = ({ formula }: DocumentSources): 'US' | 'EU' => formula.draft.market ?? 'US';

/** What the product is, as laws tell products apart. */
export function kindOf({ formula: { draft } }: DocumentSources): TestedKind {
  if (draft.kind !== 'food') return 'supplement';
  return draft.isBeverage ? 'drink' : 'food';
}

/** Whether the rules for dietary supplements of the United States hold for it (21 CFR 101.36, 101.93, 111). */
export const isUsSupplement = (sources: DocumentSources): boolean =>
  marketOf(sources) === 'US' && kindOf(sources) === 'supplement';

/** Which product a document for others is of, and how far its formula is. */
export const productFacts = (sources: DocumentSources): DocumentPart =>
  facts({
    Product: cell(sources.product.concept, 'Product'),
    Formula: cell(
      sources.formula.savedAs === null ? 'Draft' : `Version ${sources.formula.savedAs}`,
      'Formula',
    ),
    Market: cell(marketName(marketOf(sources)), 'Formula'),
  });

/** Which formula a document of ours is of. */
export function formulaFacts(sources: DocumentSources): DocumentPart {
  const { product, formula } = sources;
  const saved = formula.savedAs === null ? 'not saved as a version' : `saved as version ${formula.savedAs}`;
  return facts({
    Product: cell(product.concept, 'Product'),
    Formula: cell(formula.name || 'Unnamed', 'Formula'),
    Revision: cell(`${formula.version}, ${saved}`, 'Formula'),
    'Changed on': cell(formula.changedOn, 'Formula'),
    Checksum: cell(formula.checksum.slice(0, 16), 'Formula'),
    'Made for': cell(marketName(marketOf(sources)), 'Formula'),
  });
}

const countOf = (count: number, unit: string) => `${figure(count)} ${unitOfCount(count, unit)}`;

/** What is sold: the container as it is typed, servings of pieces counted, or the item that asks for it. */
export function netContents({ formula }: DocumentSources, { ask }: Answers): DocumentCell {
  const { container, form, serving } = formula.draft;
  const unit = serving?.unit ?? form ?? 'piece';
  if (container?.units) return cell(countOf(container.units, unit), 'Formula, container');
  if (container?.grams) return cell(`${figure(container.grams)} g`, 'Formula, container');
  if (container?.ml) return cell(`${figure(container.ml)} mL`, 'Formula, container');
  const counted = container?.servings && serving?.units ? container.servings * serving.units : null;
  if (counted && Number.isInteger(counted)) return cell(countOf(counted, unit), 'Formula, servings');
  return ask('netContents', 'Net contents of the container, as the label says them');
}

/** The manufacturer, packer or distributor, as labels and notices name them. */
export const firm = ({ ask }: Answers) => ({
  name: ask('firm.name', 'Name of the manufacturer, packer or distributor'),
  address: ask(
    'firm.address',
    'Place of business of the manufacturer, packer or distributor: street, city, state, postal code',
  ),
});

/** To whom a kind of document goes, where a rule says it. */
export const addressFacts = ({ addressees }: DocumentSources, kind: DocumentKind): DocumentPart[] =>
  addressees
    .filter(({ document }) => document === kind)
    .map(({ lines, copies, source }) =>
      facts({ To: cell(lines.join('\n'), source), ...(copies && { Copies: cell(copies, source) }) }),
    );

/** A serving as it is typed, where the label has no line for it. */
function typedServing({ serving, form }: DocumentSources['formula']['draft']): string | null {
  const { units, unit, household, grams, ml } = serving ?? {};
  const measure = ml ? `${figure(ml)} mL` : grams ? `${figure(grams)} g` : null;
  const counted = units ? countOf(units, unit ?? form ?? 'piece') : household;
  if (counted) return measure ? `${counted} (${measure})` : counted;
  return measure;
}

/** What a serving is: as the label says it, else as the formula does, else the item that asks for it. */
export function servingOf({ formula }: DocumentSources, { ask }: Answers): DocumentCell {
  const { servingSize } = formula.computed.panel;
  if (servingSize) return cell(servingSize, 'Label');
  const typed = typedServing(formula.draft);
  return typed ? cell(typed, 'Formula, serving') : ask('servingSize', 'Size of a serving');
}

/**
 * The label as it is drawn. A label of the United States says the size of a serving (21 CFR 101.9(d)(3), 101.36(b)(1)):
 * where the formula does not, it stands open on the label too.
 */
export function panelParts(sources: DocumentSources, answers: Answers): DocumentPart[] {
  const { panel } = sources.formula.computed;
  if (panel.servingSize || marketOf(sources) === 'EU') return [{ type: 'panel', panel }];
  const size = servingOf(sources, answers);
  return [facts({ 'Serving size': size }), { type: 'panel', panel: { ...panel, servingSize: size.text } }];
}
