import { type Evidence, type Passage, perEvidence } from '../../../evidence/index.ts';
import { formatNumber, stems } from '../../../registry/index.ts';
import { paragraph } from '../../prose.ts';
import { workedFrom } from '../arithmetic.ts';
import { ofCost } from './money.ts';
import { type Operation, plainOf, saysInAll, type Sheet, stated, weight } from './sheet.ts';

/** What a record says how many percent of a product something is. */
interface HeldShare {
  readonly name: string;
  readonly words: readonly string[];
  /** Words of the form that it holds for, of which a question says one. */
  readonly of: readonly string[];
  readonly low: number;
  readonly high: number;
  readonly typical: number | null;
  /** Whether it comes on top of the amount. */
  readonly isOnTop: boolean;
  readonly passage: Passage;
}

const withoutBrackets = (name: string): string => name.replaceAll(/\([^)]*\)/g, ' ');
const wordsOf = (name: string): string[] => stems(withoutBrackets(name));

const heldSharesOf = perEvidence((evidence): readonly HeldShare[] => [
  ...ofForms(evidence),
  ...ofMaking(evidence),
  ...ofExcipients(evidence),
]);

const ofForms = ({ references }: Evidence): HeldShare[] =>
  references.dosageForms.flatMap(({ kind, item, form, low, high, typical, unit, passage }) => {
    if (
      !/^(?:gummy-base|softgel-composition)$/.test(kind) ||
      !unit.startsWith('%') ||
      low === null ||
      high === null
    )
      return [];
    const name = `${item}, ${form || kind.split('-')[0]}`;
    const words = wordsOf(item.replace(/^Shell: /, '').replace(/,? as .*$/, ''));
    return [
      { name, words, of: wordsOf(form || 'softgel shell'), low, high, typical, isOnTop: false, passage },
    ];
  });

const ofAnyOverage = new Set(stems('vitamin overage in stable'));

/** Losses in making by the form that is made, and what goes in besides. */
const ofMaking = ({ costs }: Evidence): HeldShare[] =>
  costs.flatMap(({ kind, item, dosageForm, low, high, unit, passage }) => {
    if (unit !== '%' || (kind !== 'overage' && !(kind === 'yield' && /loss/i.test(item)))) return [];
    const isOnTop = kind === 'overage';
    const words = isOnTop ? ['overage'] : ['los'];
    const of = isOnTop ? stems(item).filter((word) => !ofAnyOverage.has(word)) : stems(dosageForm);
    return [
      {
        name: `${item}${dosageForm && `, ${dosageForm}`}`,
        words,
        of,
        low,
        high,
        typical: null,
        isOnTop,
        passage,
      },
    ];
  });

const ofExcipients = ({ references }: Evidence): HeldShare[] =>
  references.excipients.flatMap(({ name, shareLow, shareHigh, passage }) =>
    shareLow === null || shareHigh === null
      ? []
      : [
          {
            name,
            words: wordsOf(name),
            of: [],
            low: shareLow,
            high: shareHigh,
            typical: null,
            isOnTop: false,
            passage,
          },
        ],
  );

const ofUsual =
  /\b(?:usual|usually|typical|typically|normal|normally|common|commonly|standard|customary|recommended|planning|average)\b/i;

/** What a usual share of a weight comes to: of a tablet, a piece, a batch. */
export const heldShares: Operation = (sheet) => {
  const [amount, ...others] = plainOf(sheet, 'mass').concat(
    sheet.quantities.filter(
      ({ unit, per }) =>
        unit.dimension === 'mass' && (per?.unit.dimension === 'piece' || per?.unit.dimension === 'serving'),
    ),
  );
  const isStated = sheet.quantities.some(
    ({ unit }) => unit.dimension === 'percent' || unit.dimension === 'money',
  );
  if (!amount || others.length > 0 || isStated || !saysInAll(sheet, ofUsual) || saysInAll(sheet, ofCost))
    return null;
  const row = shareNamed(sheet);
  if (!row) return null;
  const { low, high, typical, isOnTop, name, passage } = row;
  const of = (percent: number) => weight(amount.amount * ((isOnTop ? 1 : 0) + percent / 100));
  const range = [...new Set([low, high])];
  const sign = (percents: string) => (isOnTop ? `× (1 + ${percents} %)` : `× ${percents} %`);
  const usual = typical === null ? '' : `, typically ${of(typical)} (${formatNumber(typical)} %)`;
  const statement = `${range.map(of).join('–')}${usual}: ${stated(amount)} ${sign(range.map((each) => formatNumber(each)).join('–'))}, ${name}`;
  return { statement, blocks: [paragraph(workedFrom(passage, statement))], isOfWhole: true };
};

/** The share that a question names: of those whose name it says in full the longest, of these the one of its form. */
function shareNamed({ evidence, whole }: Sheet): HeldShare | undefined {
  // a sugar-free gummy is not asked for its sugar
  const plain = whole.replaceAll(/\b\p{L}+[- ]free\b/giu, 'free');
  const all = new Set(stems(plain).map((word) => (/^(?:loss|lose|lost|losse)$/.test(word) ? 'los' : word)));
  // “a pectin gummy” says the form, and not that its pectin is asked for
  const formOf = ({ of, words }: HeldShare) => of.filter((word) => !words.includes(word));
  const ofForm = (share: HeldShare) =>
    formOf(share).filter((word) => all.has(word)).length / Math.max(1, formOf(share).length);
  const isOfForm = ({ of, words }: HeldShare) => words.every((word) => of.includes(word));
  return heldSharesOf(evidence)
    .filter(({ words }) => words.length > 0 && words.every((word) => all.has(word)))
    .filter((share) => share.of.length === 0 || ofForm(share) > 0)
    .toSorted(
      (one, other) =>
        Number(isOfForm(one)) - Number(isOfForm(other)) ||
        ofForm(other) - ofForm(one) ||
        other.words.length - one.words.length,
    )[0];
}
