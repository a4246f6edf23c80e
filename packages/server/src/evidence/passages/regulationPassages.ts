import { formatNumber, isConfirmed } from '../../registry/index.ts';
import { describeCondition } from '../conditions/index.ts';
import { edition, freshness, parts, type Passage } from './passages.ts';
import type {
  AcceptableIntake,
  HealthClaim,
  Monograph,
  NovelFood,
  NutritionClaim,
} from '../regulationRecords.ts';
import { sourceAddress } from './sourceAddress.ts';
import { capitalize } from '../../text/letters.ts';

const withoutStop = (text: string) => text.replace(/\.$/, '');
const sentence = (label: string, text: string) => text !== '' && `${label}: ${withoutStop(text)}.`;

type Row = NutritionClaim | HealthClaim | NovelFood | Monograph | AcceptableIntake;
const passageOf = (row: Row, own: Pick<Passage, 'key' | 'title' | 'text'>): Passage => ({
  ...own,
  kind: 'rule',
  source: row.source,
  url: sourceAddress(row),
  text: own.text + freshness(row),
  isConfirmed: isConfirmed(row),
  ingredients: 'ingredients' in row ? row.ingredients : [],
  topics: 'topics' in row ? row.topics : [],
});

export function nutritionClaimPassage(claim: NutritionClaim): Passage {
  const also = claim.also.length > 0 ? `, also ${claim.also.map((words) => `“${words}”`).join(', ')}` : '';
  const products = claim.appliesTo && claim.appliesTo !== 'all' ? `, ${claim.appliesTo}` : '';
  return passageOf(claim, {
    key: `nutritionClaim:${claim.key}`,
    title: `${claim.market} nutrition claim: ${claim.claim}${products}`,
    text: parts(
      `“${claim.claim}”${also} in the ${claim.market}${products}: ${describeCondition(claim.formula.condition)}, counted per ${claim.basis}.`,
      sentence('Further conditions', claim.furtherConditions),
      edition(claim),
    ),
  });
}

export function healthClaimPassage(claim: HealthClaim): Passage {
  const relation = [claim.substance, claim.disease].filter(Boolean).join(' and ');
  return passageOf(claim, {
    key: `healthClaim:${claim.key}`,
    title: `US ${claim.kind} health claim: ${relation}`,
    text: parts(
      `US health claim, ${claim.kind}: ${relation}.`,
      sentence('Eligible', claim.eligibleFood),
      sentence('Daily intake', claim.dailyIntake),
      sentence('At least per serving', claim.perServingMinimum),
      sentence('Other conditions', claim.nutrientConditions),
      sentence('Must say', claim.mustSay),
      sentence('Must not say', claim.mustNotSay),
      `Model wording: ${claim.modelWordings.map((wording) => `“${wording}”`).join(' or ')}`,
      claim.note && `${capitalize(withoutStop(claim.note))}.`,
      edition(claim),
    ),
  });
}

export function novelFoodPassage(food: NovelFood): Passage {
  // the category often names the people already
  const isNamed = food.foodCategory.toLowerCase().includes(food.population.toLowerCase());
  const people = food.population && !isNamed && `, ${food.population}`;
  return passageOf(food, {
    key: `novelFood:${food.key}`,
    title: `EU novel food: ${food.name}`,
    text: parts(
      `${food.name} in the EU, ${food.foodCategory}${people || ''}: ${food.status}.`,
      sentence('Level', food.maxLevel),
      sentence('Labelling', food.labelling),
      sentence('Data protection', food.dataProtection),
      food.note && `${capitalize(withoutStop(food.note))}.`,
      edition(food),
    ),
  });
}

/** The dose a day, e.g. `2–6 g dried root`, `at most 680 mg extract`; empty where the monograph gives none. */
export function monographDose({ doseMin, doseMax, unit }: Monograph): string {
  if (doseMin === null && doseMax === null) return '';
  if (doseMin === null || doseMax === null)
    return `${doseMin === null ? 'at most' : 'at least'} ${formatNumber(doseMin ?? doseMax ?? 0)} ${unit}`;
  return doseMin === doseMax
    ? `${formatNumber(doseMin)} ${unit}`
    : `${formatNumber(doseMin)}–${formatNumber(doseMax)} ${unit}`;
}

/** The most of it that is taken at once, e.g. `, at most 200 mg extract at once`; empty where the monograph does not say. */
export const monographSingleDose = ({ singleDoseMax, unit }: Monograph): string =>
  singleDoseMax === null ? '' : `, at most ${formatNumber(singleDoseMax)} ${unit} at once`;

export function monographPassage(row: Monograph): Passage {
  const dose = monographDose(row);
  const about = [row.population, row.preparation].filter(Boolean).join(', ');
  return passageOf(row, {
    key: `monograph:${row.key}`,
    title: `Health Canada monograph: ${row.name}`,
    text: parts(
      `${row.name}, Health Canada monograph${row.monographDate && ` of ${row.monographDate}`}${about && `, ${about}`}.`,
      sentence('Permitted use', row.permittedUse),
      dose && `Dose a day: ${dose}${monographSingleDose(row)}.`,
      sentence('On the dose', row.doseNote),
      sentence('Duration', row.duration),
      sentence('Cautions', row.cautions),
      edition(row),
    ),
  });
}

export function acceptableIntakePassage(row: AcceptableIntake): Passage {
  const of = row.expressedAs && `, counted as ${row.expressedAs}`;
  return passageOf(row, {
    key: `acceptableIntake:${row.key}`,
    title: `${row.authority} acceptable daily intake (ADI): ${row.substance}`,
    text: parts(
      `${capitalize(row.substance)}: ${row.authority} acceptable daily intake (ADI) ${row.amount} ${row.unit} per kg of body weight${of}.`,
      row.note && `${capitalize(row.note)}.`,
      edition(row),
    ),
  });
}
