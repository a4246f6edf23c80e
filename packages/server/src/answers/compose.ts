import type { ArticleTrend } from '../contract/articles.ts';
import type { Evidence } from '../evidence/index.ts';
import { hasFacts, isSameHeading, note, paragraph, section } from './prose.ts';
import type { ArticlePassage } from './articlePassage.ts';
import { asksMeant, familiesMeant, namesMeant } from './askBack/interpretations.ts';
import { isPlainlyAsked } from './askBack/plainlyAsked.ts';
import type { Gathered } from './gather/gatherKept.ts';
import type { Scope } from './gather/passageSource.ts';
import { standing } from './standing/standing.ts';
import { withoutContradicted } from './parts/absence.ts';
import * as abstention from './parts/abstention.ts';
import { followUps } from './parts/followUps.ts';
import { recipeFoodsBlocks } from './parts/foods/recipeFoods.ts';
import { asksClaimOfAmounts } from './compute/nutritionClaims.ts';
import { compositionBlocks, type FoodsFound } from './parts/foods/composition.ts';
import { excipientBlocks } from './parts/law/excipients.ts';
import { excipientTableBlocks } from './parts/law/excipientTables.ts';
import { foodKindBlocks } from './parts/foods/foodKind.ts';
import { keptBlocks } from './parts/kept.ts';
import { isLeftBeside, isOfFoods, isWorkedOut } from './parts/foods/besideFoods.ts';
import { namesFoods, weighsFoods } from './parts/foods/namedFoods.ts';
import { labelsAsked } from './parts/foods/labelsAsked.ts';
import { pressAlone } from './parts/pressAlone.ts';
import { ofStudyNamed } from './parts/notStated/study.ts';
import { behindPremise } from './parts/premise/behindPremise.ts';
import { withoutStated } from './parts/premise/withoutStated.ts';
import { nextQuestions } from './parts/questionBlocks.ts';
import { withForeignWords, withReadingNotes } from './parts/readingNotes.ts';
import { isBesideProvision, provisionBlocks } from './parts/text/provisions.ts';
import { recordsBeside } from './parts/text/recordsBeside.ts';
import { withRecords } from './parts/text/withRecords.ts';
import { eachLed, isOfRecords } from './parts/text/eachLed.ts';
import { inOrder, ledBy } from './parts/text/ledBy.ts';
import { isPriceUnheld, isSaidByRecords, sectionsBeside, surelyMeant } from './parts/text/surelyMeant.ts';
import { unaskedBlocks } from './parts/unasked.ts';
import { unansweredBlocks } from './parts/text/unanswered.ts';
import { draftOfAll } from './parts/draftOfAll.ts';
import { setAside } from './parts/unheld/unheld.ts';
import { planOf } from './plan/plan.ts';
import type { Step } from './plan/step.ts';
import type { Draft } from './prose.ts';
import { answerStep, ofPassages, withoutIngredient } from './steps.ts';
import { inOneAnswer, withoutRepeated } from './oneAnswer.ts';
import type { Inquiry } from './understand/inquiry.ts';
import type { Understanding } from './understand/understanding.ts';
import { withoutAsk } from './understand/withoutAsk.ts';

/** What an answer is composed from besides the base. */
export interface Material {
  readonly articles: readonly ArticlePassage[];
  /** How often articles name what is asked about; undefined where no trend is asked for. */
  readonly trend?: ArticleTrend;
  /** The foods that the question names; undefined where none were looked for. */
  readonly foods?: FoodsFound;
  /** What was found in the places outside the base that the reader chose. */
  readonly gathered: readonly Gathered[];
  readonly scope: Scope;
}

/** Composes the answer to a question from records, articles and kept texts alone; the same input always gives the same text. */
export function composeAnswer(evidence: Evidence, understanding: Understanding, material: Material): Draft {
  const answer = () => asked(evidence, withoutStated(evidence, understanding), material);
  const isOfBase = material.scope.base && !understanding.whole.isOrder;
  const draft = isOfBase && !isKept(material) ? ofStudyNamed(evidence, understanding, answer) : answer();
  const told = withoutContradicted(isOfBase ? behindPremise(evidence, understanding.whole, draft) : draft);
  return { ...told, blocks: withForeignWords(understanding.foreignWords ?? [], told.blocks) };
}

/** The answer to what is asked, whatever it takes for granted. */
function asked(evidence: Evidence, understanding: Understanding, material: Material): Draft {
  const { whole } = understanding;
  const isOfBase = material.scope.base && !isKept(material);
  const ofAll = isOfBase && !whole.isOrder ? draftOfAll(evidence, understanding) : null;
  if (ofAll) return ofAll;
  const steps = planOf(evidence, understanding);
  const isWorked = isWorkedOut(steps);
  const isHeld = namesFoods(material.foods) || excipientBlocks(evidence, whole, whole) !== null;
  const nothing = (isWorked || isHeld) && !whole.isOrder ? null : unaskedBlocks(evidence, understanding);
  const { unheld, left } = nothing
    ? { unheld: nothing, left: null }
    : isKept(material)
      ? { unheld: [], left: understanding }
      : setAside(evidence, understanding);
  if (left === understanding) return covered(evidence, { understanding, steps }, material);
  if (left) {
    const rest = covered(evidence, { understanding: left, steps: planOf(evidence, left) }, material);
    return { ...rest, blocks: [...unheld, ...rest.blocks] };
  }
  const family = whole.isOrder ? null : familiesMeant(evidence, whole);
  return family
    ? { ...family, isAbstention: true }
    : { blocks: [...unheld, ...nextQuestions(followUps(evidence, whole), whole, true)], isAbstention: true };
}

/** Whether something was found in what the reader keeps: 'my papers' and 'our report' are held there, if not in the base. */
const isKept = ({ gathered }: Material): boolean =>
  gathered.some(({ source, passages }) => source.isOwn === true && passages.length > 0);

/** The answer to what the base may hold, as far as it stands. */
function covered(evidence: Evidence, planned: Planned, material: Material): Draft {
  const draft = composed(evidence, planned, material);
  if (draft.isAbstention) return unpressed(evidence, planned, material) ?? draft;
  return standing(evidence, { ...planned, draft, foods: material.foods, isKept: isKept(material) });
}

/**
 * “A recall”, “any published figure” and “which article” may ask for the press or for what a record says: where no article
 * is found and a record says the question without it, the record is meant. Null where none does.
 */
function unpressed(evidence: Evidence, { understanding, steps }: Planned, material: Material): Draft | null {
  if (!material.scope.base || !steps.some(({ kind }) => kind === 'news')) return null;
  const left = withoutAsk(understanding, 'news');
  if (!isSaidByRecords(evidence, left)) return null;
  const draft = covered(evidence, { understanding: left, steps: planOf(evidence, left) }, material);
  return draft.isAbstention ? null : draft;
}

/** The answer to what the base may hold, be it what is asked for or only near it. */
export function composed(evidence: Evidence, { understanding, steps }: Planned, material: Material): Draft {
  const { whole } = understanding;
  if (steps.some(({ kind }) => kind === 'personal')) {
    const isAll = material.scope.base && !abstention.isEmergency(whole);
    const told = isAll ? steps : steps.filter(({ kind }) => kind === 'personal');
    const blocks = inOneAnswer(evidence, answered(evidence, told, material));
    return { blocks, isAbstention: !hasFacts(blocks) };
  }
  const kept = keptBlocks(whole, material.gathered);
  const own = material.scope.base
    ? ofFoodsAndBase(evidence, { understanding, steps }, material)
    : ofArticlesAlone(evidence, whole, material);
  const blocks = own.isAbstention && hasFacts(kept) ? kept : [...own.blocks, ...kept];
  const isAbstention = !hasFacts(blocks);
  const next = isAbstention && steps.length === 0 ? [] : followUps(evidence, whole);
  return {
    blocks: [...blocks, ...(material.scope.base ? nextQuestions(next, whole, isAbstention) : [])],
    isAbstention,
    ...(own.interpretations && { interpretations: own.interpretations }),
  };
}

const answered = (evidence: Evidence, steps: readonly Step[], { articles, trend }: Material) =>
  steps.map((step) => ({ step, blocks: answerStep({ evidence, articles, trend }, step) }));

/** A question and what it is answered by. */
interface Planned {
  readonly understanding: Understanding;
  readonly steps: readonly Step[];
}

/** What the tables of foods say, then what is left to the base. */
function ofFoodsAndBase(evidence: Evidence, planned: Planned, material: Material): Draft {
  const { understanding } = planned;
  const { parts: all, whole } = understanding;
  const ofRecipe = recipeFoodsBlocks(evidence, whole, material.foods);
  if (ofRecipe) return { blocks: ofRecipe, isAbstention: false };
  if (isWorkedOut(planned.steps) && !isOfFoods(planned.steps, all) && !weighsFoods(all, material.foods))
    return ofTheBase(evidence, planned, material);
  const labels = labelsAsked(all);
  const ofKinds = all.map((part) => foodKindBlocks(evidence, part, whole));
  const told = all.map(
    (part, at) =>
      ofKinds[at] ??
      excipientTableBlocks(evidence, part, whole) ??
      (asksClaimOfAmounts(part.question)
        ? null
        : compositionBlocks(evidence, part, { found: material.foods, labels, whole })),
  );
  const blocks = withoutRepeated(
    told.flatMap((own) => own ?? []),
    new Set(),
  );
  if (blocks.length === 0) return ofTheBase(evidence, planned, material);
  const parts = all.filter(
    (part, at) => !ofKinds[at] && isLeftBeside(part, planned.steps, told[at] !== null),
  );
  if (parts.length === 0) {
    // what a food holds is not what eating it did: a record that says the question is told as well
    const isOfKind = ofKinds.some((own) => own !== null);
    const mayBeBeside = hasFacts(blocks) && !isOfKind;
    const beside = mayBeBeside ? recordsBeside(evidence, { ...understanding, isTold: true }, blocks) : [];
    return { blocks: [...blocks, ...beside], isAbstention: !hasFacts([...blocks, ...beside]) };
  }
  const isTold = (question: string) =>
    all.some((part, at) => part.question === question && told[at] !== null);
  const unanswered = understanding.unanswered.filter((question) => !isTold(question));
  const left = { ...understanding, parts, unanswered };
  const rest = ofTheBase(evidence, { understanding: left, steps: planOf(evidence, left) }, material);
  return {
    ...rest,
    blocks: [...blocks, ...rest.blocks],
    isAbstention: rest.isAbstention && !hasFacts(blocks),
  };
}

/** What records say, and the press where it is asked for. */
function ofTheBase(
  evidence: Evidence,
  { understanding, steps: planned }: Planned,
  material: Material,
): Draft {
  const { whole } = understanding;
  const provided = provisionBlocks(evidence, whole);
  const steps = planned.filter((step) => !provided || isBesideProvision(step));
  const [part, ...others] = understanding.parts;
  const mayLead = isOfRecords(steps) && !provided && !whole.isFollowUp;
  const isOne = part !== undefined && others.length === 0;
  const sure = mayLead && isOne ? surelyMeant(evidence, part, steps) : null;
  const each = answered(evidence, steps, material);
  const told = mayLead && !isOne ? eachLed(evidence, understanding.parts, each) : inOrder(each, sure);
  const own =
    steps.length > 0
      ? [
          ...inOneAnswer(evidence, told, part && sure ? sectionsBeside(evidence, part, steps) : undefined),
          ...(steps.some(({ working }) => working?.isOfWhole)
            ? []
            : unansweredBlocks(understanding.unanswered, told)),
        ]
      : provided
        ? []
        : withoutIngredient(evidence, whole);
  const stepped = hasFacts(own)
    ? [...own, ...section('What the rule says', provided ?? [])]
    : (provided ?? own);
  const leading = ledBy(evidence, { part: whole, sure }, stepped);
  const found = isOfRecords(steps) ? recordsBeside(evidence, { ...understanding, sure }, leading) : [];
  const near = isPriceUnheld(evidence, whole, steps) && !hasFacts(leading) ? [] : found;
  const beside = leading.some((block) => isSameHeading(block, near[0])) ? near.slice(1) : near;
  const blocks = withRecords(evidence, { whole, steps, sure }, { leading, beside });
  const isAbstention = !hasFacts(blocks);
  const names = isAbstention ? namesMeant(evidence, whole) : null;
  if (names) return { ...names, isAbstention };
  const asks = asksMeant(evidence, understanding);
  if (asks) {
    const near = ofPassages(evidence, whole);
    // to a whole question what is held in general would pass for the answer
    if (!near && isPlainlyAsked(whole)) return { ...asks, isAbstention: true };
    return {
      ...asks,
      blocks: near ?? [...asks.blocks, paragraph(note('This is what I hold in general')), ...blocks],
      isAbstention,
    };
  }
  const isNews = steps.some(({ kind }) => kind === 'news');
  const isWorked = steps.every(({ kind }) => kind === 'worked');
  const isPlain = isAbstention || isNews || isWorked;
  return { blocks: isPlain ? blocks : withReadingNotes(evidence, whole, blocks), isAbstention };
}

/** Where the base is left out. */
function ofArticlesAlone(evidence: Evidence, whole: Inquiry, material: Material): Draft {
  const blocks = pressAlone(evidence, whole, material);
  return { blocks, isAbstention: !hasFacts(blocks) };
}
