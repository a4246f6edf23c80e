import type { Passage } from '../../src/evidence/index.ts';

/** The ways to say what stands in a column, the first of them as the row has it. */
export type Ways = readonly string[];

/** One row with what it may be asked by and what of it an answer has to hold. */
export interface Target {
  /** Which of the row's columns is asked for: the phrasings' `asked`. */
  readonly asked: string;
  /** What answers cite for the row. */
  readonly passage: Pick<Passage, 'key' | 'title' | 'text'>;
  readonly slots: Readonly<Record<string, Ways>>;
  /** The ways to write the decisive figure; empty where the row decides by words and has to be cited itself. */
  readonly facts: readonly string[];
}

/** What the adapters of a table need: names of ingredients and outcomes, and lay words for what columns hold. */
export interface Naming {
  readonly ingredient: (key: string) => Ways;
  readonly topic: (key: string) => string;
  readonly say: (slot: string, value: string) => Ways;
}

const figure = /\d[\d.,]*(?:\s?[–-]\s?\d[\d.,]*)?/;

/** The first figure of a text that is more than a small count, as one way to write the fact; none without figures. */
export function firstFigure(text: string): string[] {
  const found = figure.exec(text)?.[0].replace(/[.,]+$/, '');
  return found ? [found] : [];
}

/** Without what stands in brackets. */
export const bare = (text: string): string =>
  text
    .replaceAll(/\s?[([][^)\]]*[)\]]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
