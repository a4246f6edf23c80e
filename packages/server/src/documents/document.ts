import { documentKinds, type DocumentContent, type DocumentKind } from '../contract/index.ts';
import { answersOf, openOf, type Item, type Values } from './answers.ts';
import { writeCoaRequest } from './kinds/certificates.ts';
import { writeDossier, writeNotice } from './kinds/claims.ts';
import { writeFormula } from './kinds/formula.ts';
import { writeFactsPanel, writeLabelCopy } from './kinds/label.ts';
import { writeMasterRecord } from './kinds/making.ts';
import { writeCostSheet } from './kinds/money.ts';
import { writeQuoteComparison } from './kinds/quotes.ts';
import { writeChangeLog, writeRfqPack } from './kinds/request.ts';
import { marketOf, type Writer } from './kinds/shared.ts';
import { writeIngredientSpec, writeProductSpec } from './kinds/specs.ts';
import type { DocumentSources } from './sources.ts';

const writers: Record<DocumentKind, Writer> = {
  formula: writeFormula,
  factsPanel: writeFactsPanel,
  labelCopy: writeLabelCopy,
  ingredientSpec: writeIngredientSpec,
  productSpec: writeProductSpec,
  coaRequest: writeCoaRequest,
  dossier: writeDossier,
  notice: writeNotice,
  masterRecord: writeMasterRecord,
  costSheet: writeCostSheet,
  quoteComparison: writeQuoteComparison,
  rfqPack: writeRfqPack,
  changeLog: writeChangeLog,
};

/** A document as it is worked out. */
export interface WrittenDocument {
  content: DocumentContent;
  /** Everything that it asks for, in its order. */
  asked: Item[];
  openItems: { path: string; question: string }[];
  filledItems: { path: string; question: string; text: string }[];
}

/**
 * Works a document out of its sources and what people filled in. Pure: the same sources and values give the same
 * document. A missing input is an open item in its place; nothing is guessed.
 */
export function writeDocument(kind: DocumentKind, sources: DocumentSources, values: Values): WrittenDocument {
  const answers = answersOf(values);
  const parts = writers[kind](sources, answers);
  const { formula, product } = sources;
  const asked = answers.asked();
  return {
    content: {
      title: documentKinds[kind].title,
      about:
        formula.name && formula.name !== product.concept
          ? `${product.concept} – ${formula.name}`
          : product.concept,
      language: 'en',
      paper: marketOf(sources) === 'EU' ? 'a4' : 'letter',
      asOf: formula.changedOn,
      parts,
    },
    asked,
    openItems: openOf(asked, values),
    filledItems: asked.flatMap((item) => {
      const text = textOf(values, item.path);
      return text ? { path: item.path, question: item.question, text } : [];
    }),
  };
}

const textOf = (values: Values, path: string): string =>
  (Object.hasOwn(values, path) && values[path]?.trim()) || '';
