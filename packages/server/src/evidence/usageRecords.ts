import { z } from 'zod';
import { columns } from '../registry/index.ts';

const { key, list, optionalFinite, origin, text } = columns;

/** How well people absorb one form of an ingredient compared with another. */
export const Bioavailability = z.strictObject({
  key,
  ingredients: list,
  form: text,
  comparator: text,
  measure: text,
  population: text,
  participants: optionalFinite,
  dose: text,
  result: text,
  conclusion: text,
  /** What was set against each other. */
  compares: z.enum(['form', 'regimen', 'route', 'preparation', 'product', 'nothing']),
  /** Which side came out ahead by the conclusion. */
  favours: z.enum(['form', 'comparator', 'neither']),
  source: text,
  year: optionalFinite,
  pmid: z.string().regex(/^(\d{7,8})?$/, 'must be a PMID'),
  doi: z.string().regex(/^(10\.\d{4,9}\/\S+)?$/, 'must be a DOI'),
  confidence: origin.confidence,
});
export type Bioavailability = Readonly<z.infer<typeof Bioavailability>>;

/** How much an interaction matters; our own first judgement unless the effect says that it was rated. */
export const severities = ['contraindicated', 'major', 'moderate', 'minor', 'beneficial'] as const;

/** What happens when an ingredient meets a medicine, a test, a condition or a group of people. Never advice. */
export const Interaction = z.strictObject({
  key,
  ingredients: list,
  /** The medicine, test, condition or group. */
  with: text,
  effect: text,
  severity: z.enum(severities),
  ...origin,
});
export type Interaction = Readonly<z.infer<typeof Interaction>>;

/** Records that do not say the same. Both stay in the base: answers show the difference and choose neither silently. */
export const Contradiction = z.strictObject({
  key,
  /** `superseded` where an older edition stands beside the one that replaces it. */
  kind: z.enum(['contradiction', 'superseded']),
  ingredients: list,
  topics: list,
  /** What they disagree on, as a clause: `whether …`, `how much …`. */
  question: text,
  /** Keys of passages of one side, e.g. `study:d-mannose-…`. */
  one: list,
  /** Of the other; empty where one record tells of both sides. */
  other: list,
  note: text,
});
export type Contradiction = Readonly<z.infer<typeof Contradiction>>;
