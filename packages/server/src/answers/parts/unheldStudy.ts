import { type Evidence, passagesOf } from '../../evidence/index.ts';
import { isPlainWord } from '../../registry/index.ts';
import type { Block } from '../prose.ts';
import { abstain } from './abstention.ts';

const study = String.raw`(?:trial|study|paper|review|experiment|meta-analysis)`;
const title = String.raw`(?:Dr\.?|Prof\.?|Professor|Doctor)\s+`;
const person = String.raw`(?:\p{Lu}[\p{L}'’-]+\s+){0,2}(\p{Lu}[\p{L}'’-]{2,})`;

/** “The trial by Dr Quist”, “Quist et al.”, “Dr Quist's study”: whose study is spoken of; the last name. */
const named = [
  new RegExp(String.raw`\b${study}s?\s+(?:by|of|from)\s+${title}${person}`, 'u'),
  new RegExp(String.raw`\b${study}\s+by\s+${person}`, 'u'),
  new RegExp(String.raw`\b${person}\s+et\s+al\b`, 'u'),
  new RegExp(String.raw`\b${title}${person}(?:['’]s)?\s+(?:\d{4}\s+)?${study}\b`, 'u'),
];
const yearOfStudy = new RegExp(String.raw`\b(?:in|from|of)?\s*(2\d{3})\s+(?:\w+\s+){0,2}?${study}\b`, 'u');

/** One study by name or year that nobody can have read here: what is known of others says nothing on it; null for all else. */
export function unheldStudyBlocks(evidence: Evidence, question: string): Block[] | null {
  const called = calledBy(evidence, question);
  if (called) return abstain(`I hold no record of a ${called} study, so I make no claim about it`);
  const author = named.flatMap((pattern) => pattern.exec(question)?.[1] ?? [])[0];
  const said = Number(yearOfStudy.exec(question)?.[1] ?? 0);
  if (author && !isSource(evidence, author))
    return abstain(`I hold no study by ${author}, so I make no claim about it`);
  const isLater = said > 0 && evidence.studies.every(({ year }) => (year ?? 0) < said);
  return isLater ? abstain('I hold no study of that year, so I make no claim about it') : null;
}

/** “The Zurich gummy trial”: the name ahead of it, where it is no plain word nor any record's. */
const ahead = new RegExp(
  String.raw`\b(?:the|a|an)\s+((?:\p{Lu}[\p{L}\d'’-]+\s+)+)(?:\p{Ll}[\p{L}-]*\s+){0,3}?${study}\b`,
  'u',
);

const calledBy = (evidence: Evidence, question: string): string | undefined =>
  ahead
    .exec(question)?.[1]
    ?.trim()
    .split(/\s+/)
    .find((name) => !isPlainWord(name.toLowerCase()) && !isSource(evidence, name));

/** Whether any record names somebody as its source: studies by their first author, rules by those who set them. */
const isSource = (evidence: Evidence, name: string): boolean =>
  passagesOf(evidence).some(({ source, title: own, text }) =>
    [source, own, text].some((said) => said.toLowerCase().includes(name.toLowerCase())),
  );
