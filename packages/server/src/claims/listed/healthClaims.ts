import type { Evidence } from '../../evidence/index.ts';
import type { Condition, Judgement } from '../claim.ts';
import { eligibilityFor } from './eligibility.ts';
import { levelOf } from '../product/product.ts';
import { hitsOf, judge, type Paragraph, type ReadSentence } from '../reading/sentence.ts';
import { diseaseKinds, type Hit } from '../lexicon/terms.ts';
import { wordsOf, type Word } from '../lexicon/words.ts';

type HealthClaim = Evidence['references']['healthClaims'][number];

/** Words that a regulation lets vary or that carry nothing. */
const empty = new Set(
  'a an the of to and or in on for with by as its their your that this is are may might can as part also help helps'.split(
    ' ',
  ),
);

const contentOf = (words: readonly Word[]): ReadonlySet<string> =>
  new Set(words.flatMap(({ stem }) => (empty.has(stem) ? [] : [stem.slice(0, 6)])));

const contents = new WeakMap<Paragraph, ReadonlySet<string>>();

/** The words of a paragraph, which each of its sentences asks for. */
function contentOnce(paragraph: Paragraph): ReadonlySet<string> {
  const content = contents.get(paragraph) ?? contentOf(paragraph.words);
  contents.set(paragraph, content);
  return content;
}

/** From this share of a model wording's words all its elements are taken to be there. */
const wholeShare = 0.9;

interface Wording {
  row: HealthClaim;
  text: string;
  content: ReadonlySet<string>;
  /** Words of the disease that it is about. */
  disease: ReadonlySet<string>;
}

const prepared = new WeakMap<Evidence, readonly Wording[]>();

function wordingsIn(evidence: Evidence): readonly Wording[] {
  const known = prepared.get(evidence);
  if (known) return known;
  const made = evidence.references.healthClaims.flatMap((row) =>
    row.modelWordings.map((text) => ({
      row,
      text,
      content: contentOf(wordsOf(text)),
      disease: contentOf(wordsOf(row.disease)),
    })),
  );
  prepared.set(evidence, made);
  return made;
}

const shareOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  one.size === 0 ? 0 : [...one].filter((word) => other.has(word)).length / one.size;

/** What a claim on a risk says instead of a promise. */
const careful = /\b(?:may|might|could)\b/i;

/** From this share of its words a sentence is part of the wording that its paragraph makes; one that names no disease of it, of more. */
const partShare = { onDisease: 0.5, other: 0.75 };

/**
 * An authorised or qualified US health claim that the paragraph makes in full, its elements and 'may' or 'might' where the
 * wording has it ('does not promote tooth decay' has not), and that this sentence is part of: it says nothing of a disease or a treatment beyond the wording.
 */
export function healthClaimIn({ evidence, paragraph, words, hits }: ReadSentence): HealthClaim | undefined {
  const isCareful = careful.test(paragraph.text);
  const made = madeIn(evidence, paragraph).filter(({ text }) => isCareful || !careful.test(text));
  if (made.length === 0) return undefined;
  const own = contentOf(words);
  const risky = hitsOf(hits, ...diseaseKinds, 'treat', 'protect');
  return made.find(({ content, disease }) => {
    const least = [...own].some((word) => disease.has(word)) ? partShare.onDisease : partShare.other;
    const isBeyond = (hit: Hit) => shareOf(contentOf(words.slice(hit.from, hit.to + 1)), content) < 1;
    return shareOf(own, content) >= least && !risky.some(isBeyond);
  })?.row;
}

const wordingsMade = new WeakMap<Paragraph, readonly Wording[]>();

/** The wordings that a paragraph makes in full, which each of its sentences asks for. */
function madeIn(evidence: Evidence, paragraph: Paragraph): readonly Wording[] {
  const known = wordingsMade.get(paragraph);
  if (known) return known;
  const written = contentOnce(paragraph);
  const made = wordingsIn(evidence).filter(
    ({ content }) => content.size > 3 && shareOf(content, written) >= wholeShare,
  );
  wordingsMade.set(paragraph, made);
  return made;
}

/** Model wordings on a disease that a sentence names with its substance: what it may say instead. */
export function modelWordingsFor({
  evidence,
  named,
  words: written,
}: Pick<ReadSentence, 'evidence' | 'named' | 'words'>): string[] {
  const words = contentOf(written);
  return wordingsIn(evidence)
    .filter(
      ({ row }) =>
        row.kind === 'authorised' && row.ingredients.some((key) => named.some((each) => each.key === key)),
    )
    .filter(({ disease }) => [...disease].some((word) => words.has(word)))
    .slice(0, 2)
    .map(({ text: wording }) => wording);
}

const needed = /dv_pct\((?<name>[^)]+)\)\s*>=\s*(?<need>\d+)/g;

/** Rule 12: an authorised claim under the conditions that can be computed; a qualified one in the words of its letter. */
export function judgeHealthClaim(sentence: ReadSentence, row: HealthClaim): Judgement {
  const computed = computedConditions(sentence, row);
  const eligible = eligibilityFor(row, sentence);
  const isShort = eligible.isShort || computed.some(({ have, isMet }) => have !== undefined && !isMet);
  const others: Condition[] = [
    row.eligibleFood && `It must be of this kind: ${row.eligibleFood}`,
    row.mustSay && `Must say: ${row.mustSay}`,
    row.mustNotSay && `Must not say: ${row.mustNotSay}`,
  ]
    .filter(Boolean)
    .map((text) => ({ kind: 'statement', text, isMet: false }));
  const verdict = isShort ? 'blocked' : 'conditions';
  const at = [{ start: 0, end: sentence.text.length }];
  const judgement = judge(
    sentence,
    { class: 'diseaseRisk', verdict, rule: 'health-claim', at },
    { conditions: [...computed, ...eligible.conditions, ...others] },
  );
  for (const finding of judgement.findings) finding.source = row.source;
  return judgement;
}

function computedConditions(
  { evidence, market, product, text }: ReadSentence,
  row: HealthClaim,
): Condition[] {
  const words = [row.perServingMinimum, row.nutrientConditions].join('; ');
  return [...words.matchAll(needed)].flatMap(({ groups }) => {
    const name = groups?.name?.trim() ?? '';
    const [mention] = evidence.lexicon.read(name).mentions;
    if (!mention || !new RegExp(name, 'i').test(text)) return [];
    const need = Number(groups?.need);
    const { percent } = levelOf(evidence, market, { product, key: mention.key });
    const have = percent === null ? 'amount not known' : `${percent.toFixed(1)} % DV`;
    return [
      {
        kind: 'computed' as const,
        text: `${name}: ${have}, needs ${need} % DV`,
        isMet: percent !== null && percent >= need,
        ...(percent !== null && { have: percent }),
        need,
        unit: '% DV',
      },
    ];
  });
}
