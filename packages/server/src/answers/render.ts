import type { Citation } from '../contract/conversations.ts';
import type { Passage } from '../evidence/index.ts';
import type { Block, Segment, Sentence } from './prose.ts';
import { hasContent } from './prose.ts';

/** An answer as markdown in sentence- and line-sized pieces, with what its markers resolve to. */
export interface Rendering {
  readonly pieces: readonly string[];
  readonly citations: readonly Citation[];
}

/** Numbers the passages in the order they are first cited and writes the blocks as GitHub-flavoured markdown. */
export function renderBlocks(blocks: readonly Block[], headingLevel: 2 | 3 = 3): Rendering {
  const cited = new Map<string, Citation>();
  const marker = (passage: Passage) => `[${citationOf(cited, passage).n}]`;
  const filled = blocks.filter(hasContent);
  const pieces = filled.flatMap((block, at) => {
    const own = renderBlock(block, marker, headingLevel);
    return at > 0 ? ['\n'].concat(own) : own;
  });
  return { pieces: pieces.filter(Boolean), citations: [...cited.values()] };
}

type Marker = (passage: Passage) => string;

function citationOf(cited: Map<string, Citation>, passage: Passage): Citation {
  const known = cited.get(passage.key);
  if (known) return known;
  const { kind, title, source, url, text, studied, trend, literature, gardenItemId } = passage;
  const citation: Citation = {
    n: cited.size + 1,
    kind,
    title,
    source,
    url,
    passage: text,
    ...studied,
    ...(trend ? { trend } : {}),
    ...(literature ? { literature } : {}),
    ...(gardenItemId ? { gardenItemId } : {}),
  };
  cited.set(passage.key, citation);
  return citation;
}

function renderBlock(block: Block, marker: Marker, headingLevel: number): string[] {
  switch (block.kind) {
    case 'heading':
      return [`${'#'.repeat(headingLevel)} ${block.text}\n`];
    case 'paragraph':
      return [
        ...(block.lead ? [`**${block.lead}.** `] : []),
        ...block.sentences.map((sentence, at) => `${at > 0 ? ' ' : ''}${renderSentence(sentence, marker)}`),
        '\n',
      ];
    case 'list':
      return block.items.map((item) => `- ${renderSentence(item, marker)}\n`);
    case 'table':
      return [
        `| ${block.header.join(' | ')} |\n`,
        `|${block.header.map(() => ' --- |').join('')}\n`,
        ...block.rows.map((row) => `| ${row.map((cell) => renderCell(cell, marker)).join(' | ')} |\n`),
      ];
  }
}

function renderSentence(sentence: Sentence, marker: Marker): string {
  const text = renderSegments(sentence.segments, marker);
  return /[.?!:…]$/.test(text) ? text : `${text}.`;
}

const renderCell = (cell: Sentence, marker: Marker) =>
  renderSegments(cell.segments, marker).replaceAll('|', '\\|').replaceAll('\n', ' ').trim() || '–';

function renderSegments(segments: readonly Segment[], marker: Marker): string {
  let text = '';
  const written = new Set<string>();
  for (const part of segments) {
    if (typeof part === 'string') {
      text += part;
      written.clear();
      continue;
    }
    const mark = marker(part);
    if (written.has(mark)) continue;
    text += text && written.size === 0 ? ` ${mark}` : mark;
    written.add(mark);
  }
  return text;
}
