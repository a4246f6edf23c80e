import type { Knex } from 'knex';
import { admit, type Actor } from '../../access/index.ts';
import {
  amountKey,
  checkClaims,
  claimKnowledge,
  claimSources,
  openingsOf,
  passageOf,
  type CheckedCopy,
  type ClaimCopy,
  type ClaimKnowledge,
  type ClaimProduct,
} from '../../claims/index.ts';
import type {
  AskOpenings,
  CheckClaims,
  CheckedClaims,
  ClaimBasis,
  ClaimOpenings,
  SourceRef,
} from '../../contract/index.ts';
import { Invalid } from '../../errors.ts';
import type { Evidence } from '../../evidence/index.ts';
import { formulaData } from '../formulas/formulas.service.ts';
import { latestFormula, type ReadFormula } from '../formulas/latest.service.ts';
import { ProductModel } from '../products/products.model.ts';
import { productSubject } from '../products/products.service.ts';
import { productOf } from './formulaProduct.ts';
import { presentSentence } from './sentences.present.ts';

/** What claims are checked and kept with. */
export interface ClaimParts {
  db: Knex;
  evidence: Evidence;
  now(): number;
}

/** The rules and the lexicon, read once for a base. */
export const knowledgeOf = ({ evidence }: Pick<ClaimParts, 'evidence'>): ClaimKnowledge =>
  claimKnowledge(evidence);

/** A supplement of which nothing is known. */
export const unnamedProduct: ClaimProduct = {
  kind: 'supplement',
  audience: 'adults',
  perDay: 1,
  nutrients: [],
  ingredients: [],
};

/** Judges copy against what the product holds: what was sent, or the formula of one's own product. Stores nothing. */
export async function checkCopy(
  parts: ClaimParts,
  { actor, copy }: { actor: Actor; copy: CheckClaims },
): Promise<CheckedClaims> {
  const { productId, product, ...words } = copy;
  refuseUnknown(parts, { basis: words.basis ?? null });
  const about = await productAsked(parts, { productId, product }, actor);
  const knowledge = knowledgeOf(parts);
  const checked = checkClaims({ ...words, product: about }, knowledge);
  return {
    class: checked.class,
    verdict: checked.verdict,
    sentences: checked.sentences.map(presentSentence),
    asOf: new Date(parts.now()).toISOString(),
    rulesVersion: knowledge.version,
  };
}

/** What a product may say: the one that was sent, or one's own as its formula is. Stores nothing. */
export async function findOpenings(
  parts: ClaimParts,
  { actor, asked }: { actor: Actor; asked: AskOpenings },
): Promise<ClaimOpenings> {
  const { market, channel } = asked;
  const knowledge = knowledgeOf(parts);
  const product = await productAsked(parts, asked, actor);
  return {
    asOf: new Date(parts.now()).toISOString(),
    rulesVersion: knowledge.version,
    openings: openingsOf({ market, channel, product }, knowledge),
  };
}

/** The product that was sent, or one's own by its formula; of neither, nothing is known. */
const productAsked = async (
  parts: ClaimParts,
  { productId, product }: Pick<AskOpenings, 'productId' | 'product'>,
  actor: Actor,
): Promise<ClaimProduct> =>
  productId === undefined
    ? knownProduct(parts, product ?? unnamedProduct)
    : productOfFormula(parts, await readFormula(parts.db, productId, actor));

/**
 * A product that was sent.
 * @throws Invalid with the path of each amount of what neither the base nor a label knows: it would be counted as not there
 */
function knownProduct({ evidence }: ClaimParts, product: ClaimProduct): ClaimProduct {
  const named = [
    { path: 'nutrients', amounts: product.nutrients },
    { path: 'ingredients', amounts: product.ingredients },
    { path: 'reference.nutrients', amounts: product.reference?.nutrients ?? [] },
  ];
  const errors = named.flatMap(({ path, amounts }) =>
    amounts.flatMap(({ key }, at) =>
      amountKey(evidence, key) === undefined
        ? [{ path: `product.${path}.${at}.key`, message: 'The base knows no nutrient or ingredient of this key' }] // prettier-ignore
        : [],
    ),
  );
  if (errors.length > 0) throw new Invalid('The product names what the base does not hold.', errors);
  return product;
}

/** The formula that claims for one's own product rest on; null where it has none. */
async function readFormula(db: Knex, productId: number, actor: Actor): Promise<ReadFormula | null> {
  admit(await ProductModel.query(db).findById(productId), productSubject, { actor, action: 'read' });
  return latestFormula(db, productId);
}

const productOfFormula = (parts: ClaimParts, formula: ReadFormula | null): ClaimProduct =>
  formula ? productOf(formula, formulaData(parts)) : unnamedProduct;

/** A claim as it is judged, and what that rests on. */
export interface Judged {
  checked: CheckedCopy;
  refs: SourceRef[];
  formulaVersion: number | null;
}

/** Judges a claim against the formula of its product. */
export function judgeClaim(
  parts: ClaimParts,
  words: Omit<ClaimCopy, 'product'>,
  formula: ReadFormula | null,
): Judged {
  const knowledge = knowledgeOf(parts);
  const checked = checkClaims({ ...words, product: productOfFormula(parts, formula) }, knowledge);
  const refs = claimSources(checked, words.basis, knowledge);
  return {
    checked,
    refs: formula ? [formula.ref, ...refs] : refs,
    formulaVersion: formula?.row.version ?? null,
  };
}

/** @throws Invalid when studies, passages or ingredients are named that the base does not hold */
export function refuseUnknown(
  { evidence }: Pick<ClaimParts, 'evidence'>,
  { basis, ingredients = [] }: { basis: ClaimBasis | null; ingredients?: readonly string[] },
): void {
  const named = [
    {
      path: 'basis.studies',
      keys: basis?.studies,
      isKnown: (key: string) => passageOf(evidence, `study:${key}`),
    },
    { path: 'basis.passages', keys: basis?.passages, isKnown: (key: string) => passageOf(evidence, key) },
    { path: 'ingredients', keys: ingredients, isKnown: (key: string) => evidence.ingredients.get(key) },
  ];
  const errors = named.flatMap(({ path, keys = [], isKnown }) =>
    keys.flatMap((key, at) =>
      isKnown(key) ? [] : [{ path: `${path}.${at}`, message: 'The base holds nothing of this key' }],
    ),
  );
  if (errors.length > 0) throw new Invalid('The body names what the base does not hold.', errors);
}
