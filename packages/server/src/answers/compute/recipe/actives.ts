import type { Cited } from '../../../evidence/index.ts';
import { type Form, formatAmount, formatNumber, nameInSentence, stems } from '../../../registry/index.ts';
import { doubt } from '../../prose.ts';
import { findForms } from '../../understand/names/namedForms.ts';
import { isRange } from '../derived/factor.ts';
import { shareOfDay } from '../worked/counts.ts';
import { type Sheet, weight, type Working } from '../worked/sheet.ts';
import { unitOf } from '../worked/units.ts';
import type { Recipe, RecipeLine } from './recipe.ts';

/** A part of a recipe that is a compound, with the forms on file that it may be. */
interface Compound {
  readonly line: RecipeLine;
  readonly forms: readonly Cited<Form>[];
}

/** What compounds that are mixed hold of the actives that they are forms of, of each in all; null where one is no form. */
export function activesOf(sheet: Sheet, { of, lines, others }: Recipe): Working | null {
  if (of !== 'mass' || others.some(({ unit }) => unit.dimension !== 'time')) return null;
  const compounds = lines.map((line) => ({ line, forms: formsCalled(sheet, line.name) }));
  const ofActive = Map.groupBy(compounds, ({ forms: [first, ...more] }) =>
    more.every(({ ingredient }) => ingredient === first?.ingredient) ? first?.ingredient : undefined,
  );
  const held = [...ofActive].map(([key, mixed]) => (key === undefined ? null : heldOf(sheet, key, mixed)));
  if (!held.every((each) => each !== null)) return null;
  const passages = compounds.flatMap(({ forms }) => forms.map(({ passage }) => passage));
  const isOne = held.length === 1;
  return {
    statement: `${held.map(({ told, sum }) => `${told}: ${sum}`).join('; ')}${doubt(...passages)}`,
    sources: passages,
    further: held.flatMap(({ further }) => further),
    remark: `That is ${isOne ? 'a theoretical maximum' : 'the theoretical maximum of each'} from the formulas; real lots are lower, so use the supplier’s assay`,
    isOfWhole: true,
  };
}

/** What compounds of one active hold of it together. */
function heldOf(sheet: Sheet, key: string, compounds: readonly Compound[]) {
  const ends = { low: heldIn(compounds, Math.min), high: heldIn(compounds, Math.max), typical: null };
  const amount = isRange(ends) ? `${weight(ends.low)} to ${weight(ends.high)}` : weight(ends.high);
  const unit = unitOf(ends.high >= 1 ? 'g' : ends.high >= 0.001 ? 'mg' : 'ug');
  return {
    told: `${amount} of ${nameInSentence(sheet.evidence, key)}${compounds.length > 1 ? ' in all' : ''}`,
    sum: compounds.map(({ line, forms }) => `${line.words} ${line.name} × ${sharesOf(forms)}`).join(' + '),
    further: isRange(ends) ? [] : shareOfDay(sheet, { key, amount: ends.high, unit, of: '' }),
  };
}

/** The forms on file that go by a name: “ferrous fumarate” names its active in its own way. */
function formsCalled({ evidence, inquiry }: Sheet, name: string): readonly Cited<Form>[] {
  const all = [...new Set(evidence.forms.map(({ ingredient }) => ingredient))];
  const said = name.toLowerCase();
  const owners = all.filter((key) => said.includes(nameInSentence(evidence, key).toLowerCase()));
  const words = new Set(stems(name));
  const saidOf = ({ compound }: Form) => stems(compound).filter((word) => words.has(word)).length;
  const forms = findForms(evidence, owners.length > 0 ? owners : inquiry.ingredients, name);
  // “ferrous gluconate” is no other ferrous salt
  const most = Math.max(0, ...forms.map(saidOf));
  return forms.filter((form) => saidOf(form) === most);
}

const heldIn = (compounds: readonly Compound[], end: typeof Math.min): number =>
  compounds.reduce(
    (sum, { line, forms }) =>
      sum + (line.amount * end(...forms.map(({ activePercent }) => activePercent))) / 100,
    0,
  );

/** What of a compound is active: of several that it may be, from the least to the most. */
function sharesOf(forms: readonly Form[]): string {
  const shares = [...new Set(forms.map(({ activePercent }) => activePercent))].toSorted((a, b) => a - b);
  const [least = 0, most = least] = [shares[0], shares.at(-1)];
  return least === most ? formatAmount(most, '%') : `${formatNumber(least)}–${formatAmount(most, '%')}`;
}
