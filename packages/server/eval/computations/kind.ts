/** One question's inputs, and what a right answer says: of each list one writing. */
export interface Case {
  readonly put: Readonly<Record<string, string>>;
  readonly facts: readonly (readonly string[])[];
}

/** A kind of arithmetic, as people ask for it; `{name}` stands for an input of a case. */
export interface Kind {
  readonly name: string;
  readonly phrasings: readonly string[];
  readonly cases: readonly Case[];
}

/** A question with what is expected of its answer. */
export interface Computation {
  readonly kind: string;
  readonly question: string;
  readonly facts: Case['facts'];
  readonly isHeldOut: boolean;
}

export const kind = (name: string, phrasings: readonly string[], cases: readonly Case[]): Kind => ({
  name,
  phrasings,
  cases,
});

export const given = (put: Case['put'], ...facts: readonly (string | readonly string[])[]): Case => ({
  put,
  facts: facts.map((each) => (typeof each === 'string' ? [each] : each)),
});

/** Every phrasing with two of the cases; which phrasings are held out follows from their own words. */
export const computationsOf = ({ name, phrasings, cases }: Kind): Computation[] =>
  phrasings.flatMap((phrasing, at) =>
    [...new Set([cases[at % cases.length], cases[(at + 1) % cases.length]])].flatMap((each) =>
      each
        ? {
            kind: name,
            question: phrasing.replace(/\{(\w+)\}/g, (_, input: string) => each.put[input] ?? ''),
            facts: each.facts,
            isHeldOut: hash(phrasing) % 2 === 1,
          }
        : [],
    ),
  );

/** FNV-1a, so that a new phrasing moves no other. */
const hash = (text: string): number =>
  [...text].reduce((sum, sign) => Math.imul(sum ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0, 0x811c9dc5);
