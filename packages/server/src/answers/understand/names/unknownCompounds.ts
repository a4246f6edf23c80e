import { type Evidence, perEvidence } from '../../../evidence/index.ts';
import { type Reading, registry, stems } from '../../../registry/index.ts';
import { recordIndexOf } from '../../gather/recordIndex.ts';
import { findForms } from './namedForms.ts';

/** Salts and compounds are called so. */
const compound = /.{3}(?:ate|ide|ite)$/;

/** What compounds on file are called, as words are compared: “magnesium malate”. */
function namesOfCompounds({ forms }: Evidence): string[][] {
  const { compoundNames, materials, prices } = registry.records;
  return [
    ...forms.map((form) => form.compound),
    ...[...compoundNames, ...materials].flatMap(({ words }) => words),
    ...prices.map(({ item }) => item),
  ].map(stems);
}

interface Compounds {
  /** What a compound may be called behind the name of its metal: malate, citrate. */
  readonly ions: ReadonlySet<string>;
  readonly pairs: ReadonlySet<string>;
}

const compoundsOf = perEvidence((evidence): Compounds => {
  const names = namesOfCompounds(evidence);
  return {
    ions: new Set(names.flat().filter((word) => compound.test(word))),
    pairs: new Set(names.flatMap((words) => words.map((word, at) => `${words[at - 1] ?? ''} ${word}`))),
  };
});

/**
 * “Calcium malate”: a compound of something that has compounds on file, called like one of them, and named by no record.
 * What is held of its other compounds is no answer on this one.
 */
export function findUnheldCompounds(evidence: Evidence, { tokens, mentions }: Reading): string[] {
  const { ions, pairs } = compoundsOf(evidence);
  return tokens.flatMap(({ stem, text, start }, at) => {
    const before = tokens[at - 1];
    if (!before || !ions.has(stem) || pairs.has(`${before.stem} ${stem}`)) return [];
    const metal = mentions.find(
      ({ kind, end }) => kind === 'ingredient' && end === before.start + before.text.length,
    );
    const isMentioned = mentions.some(({ start: from, end }) => start >= from && start < end);
    if (!metal || isMentioned || !evidence.forms.some(({ ingredient }) => ingredient === metal.key))
      return [];
    const name = `${before.text} ${text}`;
    return findForms(evidence, [metal.key], name).length > 0 || isOnRecord(evidence, [before.stem, stem])
      ? []
      : [name];
  });
}

function isOnRecord(evidence: Evidence, [metal, ion]: readonly [string, string]): boolean {
  const { find, passages } = recordIndexOf(evidence);
  const places = find(ion);
  return [...find(metal)].some((place) => {
    const passage = places.has(place) ? passages[place] : undefined;
    return (
      passage && ` ${stems(`${passage.title} ${passage.text}`).join(' ')} `.includes(` ${metal} ${ion} `)
    );
  });
}
