import { z } from 'zod';
import { type Evidence, type Passage, passagesOf } from '../../../evidence/index.ts';
import {
  columns,
  familyOf,
  nameInSentence,
  readTable,
  stems,
  wordsOfNames,
} from '../../../registry/index.ts';
import { joinWords, type Block } from '../../prose.ts';
import { type Cue, isAny, readCue } from '../../understand/cue.ts';
import { clauseOf, named } from '../../understand/names/entities.ts';
import { excipientsNamed, namesBeside } from '../../understand/names/excipientNames.ts';
import type { Inquiry } from '../../understand/inquiry.ts';
import { abstain, heldNearest } from '../abstention.ts';
import { grantsEvent } from '../premise/premises.ts';

const { flag, key, list, text } = columns;
const folder = new URL('../data/', import.meta.url);
const cues = list.transform((written): Cue[] => written.map(readCue));

/**
 * A row of `unheldEvents.csv`: what may have happened to a thing, as questions and as records speak of it. Where it is
 * dated, a record of the year that is named is enough; where it is of an outcome, one has to be named, and the record is on it.
 */
const UnheldEvent = z.strictObject({
  key,
  told: text,
  asked: cues,
  held: cues,
  isDated: flag,
  isOfOutcome: flag,
});
const events = readTable(folder, 'unheldEvents', UnheldEvent);

/**
 * Something that a question takes for granted and that no record of what it names says of the place it names: what is
 * known of that otherwise would seem to agree. Null for all else.
 */
export function unheldEventBlocks(evidence: Evidence, inquiry: Inquiry): Block[] | null {
  const { question } = inquiry;
  const clause = clauseOf(question);
  if (!grantsEvent(clause)) return null;
  const topics = topicsOf(evidence, inquiry);
  const event = events.find(
    ({ asked, isOfOutcome }) => isAny(asked, clause) && (!isOfOutcome || topics.length > 0),
  );
  const thing = event && thingIn(evidence, inquiry);
  if (!event || !thing) return null;
  const isHeld = passagesOf(evidence).some(
    (passage) =>
      passage.kind !== 'evidence' &&
      thing.isOn(passage) &&
      isOfPlace(passage, inquiry) &&
      (!event.isOfOutcome || passage.topics.some((topic) => topics.includes(topic))) &&
      isOfForm(evidence, passage, inquiry) &&
      (isAny(event.held, clauseOf(saidIn(passage))) || (event.isDated && isOfYear(passage, question))),
  );
  return isHeld
    ? null
    : abstain(
        `I hold no record that ${joinWords(thing.names, 'or')} ${event.told}${placeWords(inquiry)}, so I make no claim about it`,
        heldNearest(evidence, inquiry) ??
          'Ask for its status, limits or claims, and I tell what the records say',
      );
}

/** What something may have happened to, and which records are on it. */
interface Thing {
  readonly names: readonly string[];
  readonly isOn: (passage: Passage) => boolean;
}

/** The ingredients that a question names, or else the excipients or forms, which records name in their own words. */
function thingIn(evidence: Evidence, { question, ingredients, dosageForms }: Inquiry): Thing | null {
  if (ingredients.length > 0) {
    const family = new Set(ingredients.flatMap((own) => familyOf(evidence, own)));
    return {
      names: ingredients.map((own) => nameInSentence(evidence, own)),
      isOn: (passage) => passage.ingredients.some((own) => family.has(own)),
    };
  }
  const excipients = excipientsNamed(evidence, question);
  const names = excipients.length > 0 ? excipients : dosageForms;
  if (names.length === 0) return null;
  const words = names.flatMap((name) => namesBeside(evidence, name)).map((name) => ` ${name} `);
  return {
    names,
    isOn: (passage) => words.some((name) => ` ${stems(saidIn(passage)).join(' ')} `.includes(name)),
  };
}

/** What the clause itself hopes for. */
const topicsOf = (evidence: Evidence, { question }: Inquiry): readonly string[] =>
  evidence.lexicon.read(question).mentions.flatMap(({ kind, key: own }) => (kind === 'topic' ? [own] : []));

const placeNames = { US: 'the US', EU: 'the EU', UK: 'the UK', CA: 'Canada' } as const;

const placeWords = ({ countries, markets }: Inquiry): string => {
  const places = countries.length > 0 ? countries : markets.map((market) => placeNames[market]);
  return places.length > 0 ? ` in ${joinWords(places, 'or')}` : '';
};

/** What a record says, without the remark that it was recalled. */
const saidIn = ({ title, text: said }: Passage): string =>
  `${title} ${said.split(' Unconfirmed: ')[0] ?? ''}`;

/** Whether a record is of a place that is named, or of none. */
function isOfPlace(passage: Passage, { markets, countries }: Inquiry): boolean {
  if (markets.length === 0) return true;
  const { spans } = clauseOf(saidIn(passage));
  const own = [...named(spans, 'market'), ...named(spans, 'country')];
  const [market] = /^(?:US|EU|UK|CA)\b/.exec(passage.title) ?? [];
  if (countries.length > 0) return countries.some((country) => own.includes(country));
  return (own.length === 0 && !market) || markets.some((each) => each === market || own.includes(each));
}

/** Whether a record speaks of the compound that is named, where one is. */
function isOfForm(evidence: Evidence, passage: Passage, { forms, ingredients }: Inquiry) {
  const names = wordsOfNames(evidence, ingredients);
  const words = new Set(stems(saidIn(passage)));
  const own = forms.flatMap(({ compound }) => stems(compound).filter((word) => !names.has(word)));
  return own.length === 0 || own.some((word) => words.has(word));
}

/** Whether a record is of the year that a question names. */
const isOfYear = ({ text: said, source }: Passage, question: string): boolean =>
  (question.match(/\b(?:19|20)\d\d\b/g) ?? []).some((year) => `${said} ${source}`.includes(year));
