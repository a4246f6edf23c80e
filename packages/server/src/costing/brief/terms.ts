import { createMemory, type Mention } from '../../registry/index.ts';
import { onlyWords } from '../foods/tables/tables.ts';
import { hasPhrase, searchable } from '../text.ts';
import { anyOf, heldByName } from './excluded.ts';
import type { Held } from './held.ts';
import { onlyIn, type OnlyTerm } from './only.ts';
import { excludedIn, thingsIn, type ExcludedTerm } from './readExcluded.ts';
import { sourcesIn, type SourceTerm } from './sources.ts';

/** A term of a brief that a finished recipe keeps or breaks. */
export type BriefTerm = ExcludedTerm | OnlyTerm | SourceTerm;

/** `Dates, almonds, nothing else`: all that the brief names is all there is to be. */
function nothingElse(text: string, named: readonly Mention[]): OnlyTerm[] {
  const said = searchable(text);
  const found = onlyWords
    .filter(({ wants, key }) => wants === 'nothing else' && key !== 'counted')
    .flatMap(({ words }) => words)
    .find((words) => hasPhrase(said, searchable(words).trim()));
  if (found === undefined || named.length === 0) return [];
  const heldBy = anyOf(named.map(({ start, end }) => heldByName(text.slice(start, end))));
  return [{ kind: 'only', isStrict: true, called: found, heldBy }];
}

/** So many briefs are remembered: one is read again for each step of its planning. */
const briefs = createMemory<readonly BriefTerm[]>(64);

/** The terms of a brief, read once. */
export const termsOf = (text: string): readonly BriefTerm[] => briefs(text, () => readTerms(text));

/** Whether a brief wants nothing but what it names. */
export const wantsOnly = (text: string): boolean => termsOf(text).some(({ kind }) => kind === 'only');

function readTerms(text: string): BriefTerm[] {
  const things = thingsIn(text);
  const only = onlyIn(text, things.named);
  const [isPart, isActive] = [partNamed(things.named), activeNamed(things.named)];
  const withoutNamed = <Term extends BriefTerm>(term: Term): Term => ({
    ...term,
    heldBy: (line: Held) => {
      if (term.kind === 'excluded') return isPart(line) ? null : term.heldBy(line);
      return isPart(line) || isActive(line) ? line.name : term.heldBy(line);
    },
  });
  return [
    ...excludedIn(text, things).map((term) => (term.kind === 'diet' ? term : withoutNamed(term))),
    ...sourcesIn(text, things.ruledOut),
    ...only.map(withoutNamed),
    ...(only.some(({ isStrict }) => isStrict) ? [] : nothingElse(text, things.named)),
  ];
}

/** Whether a brief names by itself what a form is made with: `no colours but black carrot juice`. */
function partNamed(named: readonly Mention[]): (line: Held) => boolean {
  const called = new Set(named.map(({ text }) => text.toLowerCase()));
  return ({ own }) => own.some((word) => called.has(word));
}

/** Whether a brief names an active of a supplement: `magnesium bisglycinate only, with 100 mg L-theanine`. */
function activeNamed(named: readonly Mention[]): (line: Held) => boolean {
  const heldBy = anyOf(named.map(({ text }) => heldByName(text)));
  return (line) => line.material !== null && heldBy(line) === line.name;
}
