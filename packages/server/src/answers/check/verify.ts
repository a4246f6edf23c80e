import type { Citation } from '../../contract/conversations.ts';
import type { Evidence, Passage } from '../../evidence/index.ts';
import { familyOf } from '../../registry/index.ts';
import { type Block, type Sentence, withoutEmptySections } from '../prose.ts';
import { createDesignations } from './designations.ts';
import { findFaults, withoutMarkers } from './faults.ts';
import { createNameRemover } from './names.ts';
import { createStanceCheck } from './stance.ts';

/** Blocks without what their passages do not carry. */
export interface Verified {
  readonly blocks: readonly Block[];
  /** What was left out, as it would have been said. */
  readonly dropped: readonly string[];
}

/**
 * Makes the check that every composed answer passes before it is written: a sentence, list item or table row whose
 * figures, units or names are not in the passages it cites, or that turns round what they say, is left out.
 */
export function createVerifier(evidence: Evidence): (blocks: readonly Block[]) => Verified {
  const withoutNames = createNameRemover(evidence);
  const designated = createDesignations(evidence);
  const contradicts = createStanceCheck(evidence);
  const isOfPassages = createOfPassages(evidence);
  const isSound = (sentence: Sentence): boolean => {
    const passages = passagesIn(sentence);
    if (passages.length === 0) return true;
    const citations = passages.map(citationOf);
    const line = lineOf(sentence, passages);
    if (findFaults(withoutNames(line), citations).length > 0) return false;
    const said = withoutMarkers(line);
    const own = ownWordsOf(said);
    // a record in its own words turns nothing round: “patients with raised lipids: no effect”
    const isQuoted = passages.some(({ text }) => ownWordsOf(text) === own);
    return isOfPassages(said, passages) && (isQuoted || !contradicts(own, citations));
  };
  return (blocks) => {
    const dropped: string[] = [];
    const keep = (sentence: Sentence) => {
      const isKept = isSound(sentence);
      if (!isKept) dropped.push(lineOf(sentence, passagesIn(sentence)));
      return isKept;
    };
    const left = blocks.map((block) => told(kept(block, keep), designated));
    return { blocks: dropped.length > 0 ? withoutEmptySections(left) : left, dropped };
  };
}

/** What we say of a record: its own words stand behind a colon or in brackets. */
const ownWordsOf = (said: string): string =>
  said.replace(/\s*\([^()]*\)/g, '').replace(/(?::| reports for ).*$/s, '');

/** Makes the check that every ingredient a sentence names is one that its passages are on, or name. */
function createOfPassages(evidence: Evidence) {
  const namedIn = (text: string) =>
    evidence.lexicon.read(text).mentions.flatMap(({ kind, key }) => (kind === 'ingredient' ? [key] : []));
  return (said: string, passages: readonly Passage[]): boolean => {
    const own = new Set(passages.flatMap(({ ingredients }) => ingredients));
    const isOwn = (key: string) => familyOf(evidence, key).some((each) => own.has(each));
    const others = namedIn(said).filter((key) => !isOwn(key));
    if (others.length === 0) return true;
    for (const key of namedIn(passages.map(({ title, text }) => `${title}. ${text}`).join(' '))) own.add(key);
    return others.every(isOwn);
  };
}

function kept(block: Block, keep: (sentence: Sentence) => boolean): Block {
  if (block.kind === 'paragraph') return { ...block, sentences: block.sentences.filter(keep) };
  if (block.kind === 'list') return { ...block, items: block.items.filter(keep) };
  if (block.kind === 'heading') return block;
  return { ...block, rows: block.rows.filter((row) => keep(asOne(row))) };
}

function told(block: Block, write: (sentence: Sentence) => Sentence): Block {
  if (block.kind === 'paragraph') return { ...block, sentences: block.sentences.map(write) };
  return block.kind === 'list' ? { ...block, items: block.items.map(write) } : block;
}

/**
 * A table row is one statement: its marker stands in the last cell, and its cells are the record's own words. A figure at
 * the end of a cell is none with the one that begins the next: “week 1” and “170 participants”.
 */
const asOne = (row: readonly Sentence[]): Sentence => ({
  segments: row.flatMap(({ segments }, at) => [...segments, at === 0 ? ': ' : '; ']),
});

const passagesIn = ({ segments }: Sentence): Passage[] => [
  ...new Set(segments.filter((part) => typeof part !== 'string')),
];

const lineOf = ({ segments }: Sentence, passages: readonly Passage[]): string =>
  segments.map((part) => (typeof part === 'string' ? part : ` [${passages.indexOf(part) + 1}]`)).join('');

const citationOf = ({ kind, title, source, url, text }: Passage, at: number): Citation => ({
  n: at + 1,
  kind,
  title,
  source,
  url,
  passage: text,
});
