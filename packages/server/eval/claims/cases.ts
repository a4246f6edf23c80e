import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { CheckClaims, CheckedClaims } from '../../src/contract/claims/claims.ts';

const { class: ClaimClass, verdict: Verdict } = CheckedClaims.shape;
const oneOrMore = <T extends z.ZodType>(one: T) =>
  z.union([one.transform((value) => [value]), z.array(one).min(1)]);

/** Copy with what the rules say of it; several where they leave more than one answer. */
const ClaimCase = z
  .strictObject({
    text: CheckClaims.shape.text,
    market: CheckClaims.shape.market,
    channel: CheckClaims.shape.channel,
    product: CheckClaims.shape.product.unwrap().prefault({}),
    basis: CheckClaims.shape.basis,
    class: oneOrMore(ClaimClass),
    verdict: oneOrMore(Verdict),
    rule: z.string().regex(/^\d+[a-z]*$/),
    heldOut: z.boolean().default(false),
    /** What decided the writer. */
    why: z.string().optional(),
  })
  .readonly();
export type ClaimCase = z.infer<typeof ClaimCase>;

/** By which the cases were divided; another number divides them anew. */
export const splitSeed = 20261122;

/** Whether a case belongs to the held-out half: by its own words alone, so that a new case moves no other. */
export function isInHeldOutHalf({ text, market, channel, rule, verdict }: ClaimCase, seed: number): boolean {
  const digest = createHash('sha256')
    .update(JSON.stringify([seed, text, market, channel, rule, verdict]))
    .digest();
  return digest.readUInt8(0) % 2 === 0;
}

/** The sets in the order in which they were written, and what they are called; the first has no name of its own. */
export const caseSets = [
  { name: '', file: 'cases.jsonl' },
  { name: 'open 2', file: 'open2.jsonl' },
  { name: 'open 6', file: 'open6.jsonl' },
  { name: 'law', file: 'law.jsonl' },
  { name: 'hard 7', file: 'hard7.jsonl' },
  { name: 'seventh', file: 'cases7.jsonl' },
  { name: 'eighth', file: 'cases8.jsonl' },
  { name: 'ninth', file: 'cases9.jsonl' },
  { name: 'tenth', file: 'cases10.jsonl' },
  { name: 'eleventh', file: 'cases11.jsonl' },
  { name: 'twelfth', file: 'cases12.jsonl' },
  { name: 'thirteenth', file: 'cases13.jsonl' },
  { name: 'fourteenth', file: 'cases14.jsonl' },
  { name: 'open 14', file: 'open14.jsonl' },
  { name: 'fifteenth', file: 'cases15.jsonl' },
  { name: 'sixteenth', file: 'cases16.jsonl' },
  { name: 'seventeenth', file: 'cases17.jsonl' },
  { name: 'eighteenth', file: 'cases18.jsonl' },
  { name: 'nineteenth', file: 'cases19.jsonl' },
  { name: 'twentieth', file: 'cases20.jsonl' },
  { name: 'twenty-first', file: 'cases21.jsonl' },
  { name: 'open 20', file: 'open20.jsonl' },
  { name: 'twenty-second', file: 'cases22.jsonl' },
  { name: 'twenty-third', file: 'cases23.jsonl' },
  { name: 'twenty-fourth', file: 'cases24.jsonl' },
  { name: 'twenty-fifth', file: 'cases25.jsonl' },
  { name: 'twenty-sixth', file: 'cases26.jsonl' },
  { name: 'twenty-seventh', file: 'cases27.jsonl' },
  { name: 'twenty-eighth', file: 'cases28.jsonl' },
  { name: 'twenty-ninth', file: 'cases29.jsonl' },
  { name: 'thirtieth', file: 'cases30.jsonl' },
  { name: 'open 24', file: 'open24.jsonl' },
  { name: 'open 25', file: 'open25.jsonl' },
  { name: 'open 27', file: 'open27.jsonl' },
  { name: 'open 28', file: 'open28.jsonl' },
] as const;

/** The cases of a file beside this one; throws at the first that is broken. */
export function readCases(file: (typeof caseSets)[number]['file']): ClaimCase[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line, index) => {
    const read = ClaimCase.safeParse(JSON.parse(line));
    if (!read.success) throw new Error(`${file}, line ${index + 1}: ${z.prettifyError(read.error)}`);
    return read.data;
  });
}
