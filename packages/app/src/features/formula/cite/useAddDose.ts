import { urlOf, type FormulaLine, type ListedFormula, type ListedProduct } from '@seedbed/server/contract';
import { useState } from 'react';
import useSWR from 'swr';
import { call } from '../../../api/client';
import { useProducts } from '../../products';
import {
  choicesOf,
  lineOf,
  perServing,
  sumOf,
  type CitedDose,
  type DoseChoice,
  type DoseEnd,
  type Known,
  type Placing,
} from './citedLine';
import { useSendDose } from './useSendDose';

/** Stands for a formula that is to be begun. */
export const newFormula = 'new';

/** Where a cited dose goes, as it is chosen, and what follows from that. */
export interface AddDose {
  products: readonly ListedProduct[] | undefined;
  productId: string | null;
  setProductId: (id: string) => void;
  formulas: readonly ListedFormula[] | undefined;
  formulaId: string | null;
  setFormulaId: (id: string) => void;
  choices: readonly DoseChoice[];
  choice: DoseChoice;
  setEnd: (end: DoseEnd) => void;
  /** What is known of the ingredient. */
  known: Known | undefined;
  /** The line that is of the ingredient already. */
  line: FormulaLine | undefined;
  placing: Placing;
  setPlacing: (placing: Placing) => void;
  /** Servings a day. */
  perDay: number;
  /** Of a serving. */
  value: number;
  /** What the line would hold with it, in the line's unit; null: that cannot be told. */
  sum: number | null;
  /** Everything that the ops rest on is there. */
  isReady: boolean;
  isPending: boolean;
  error: unknown;
  submit: () => Promise<void>;
}

/** What the server knows of the places a dose can go to. */
function usePlaces(productId: string | null, chosenFormulaId: string | null) {
  const { data: formulas } = useSWR(productId && urlOf('formulas.list', { id: productId }), () =>
    call('formulas.list', { params: { id: productId ?? '' } }),
  );
  const isThere =
    formulas?.some(({ id }) => String(id) === chosenFormulaId) || chosenFormulaId === newFormula;
  const formulaId = formulas ? (isThere ? chosenFormulaId : String(formulas[0]?.id ?? newFormula)) : null;
  const isKept = formulaId !== null && formulaId !== newFormula;
  const { data: answer } = useSWR(isKept ? urlOf('formulas.get', { id: formulaId }) : null, () =>
    call('formulas.get', { params: { id: formulaId ?? '' } }),
  );
  const { data: knowledge } = useSWR(urlOf('formulaData.get'), () => call('formulaData.get'));
  return { formulas, formulaId, answer: isKept ? answer : undefined, knowledge };
}

/** Where a cited dose goes: by default the product whose insights cite it, else the first, its first formula and the low end of the range. */
export function useAddDose(cited: CitedDose, onDone: () => void): AddDose {
  const { data: products } = useProducts();
  const [chosenProductId, setProductId] = useState(
    'productId' in cited.from ? String(cited.from.productId) : null,
  );
  const [chosenFormulaId, setFormulaId] = useState<string | null>(null);
  const [end, setEnd] = useState<DoseEnd>('low');
  const [placing, setPlacing] = useState<Placing>('set');
  const productId = chosenProductId ?? (products?.[0] ? String(products[0].id) : null);
  const { formulas, formulaId, answer, knowledge } = usePlaces(productId, chosenFormulaId);
  const known = knowledge?.ingredients.find(({ key }) => key === cited.ingredient.key);
  const choices = choicesOf(cited.dose);
  const choice = choices.find((each) => each.end === end) ?? (choices[0] as DoseChoice);
  const perDay = answer?.formula.serving?.perDay ?? 1;
  const value = perServing(choice.perDay, perDay);
  const line = answer && known ? lineOf(answer.formula, known) : undefined;
  const { isPending, failure: error, send } = useSendDose(onDone);
  const isReady =
    known !== undefined && formulaId !== null && (formulaId === newFormula || answer !== undefined);
  const concept = products?.find(({ id }) => String(id) === productId)?.concept ?? '';
  return {
    products,
    productId,
    setProductId,
    formulas,
    formulaId,
    setFormulaId,
    choices,
    choice,
    setEnd,
    known,
    line,
    placing,
    setPlacing,
    perDay,
    value,
    isReady,
    isPending,
    error,
    sum: line ? sumOf(line, value, cited.dose.unit) : null,
    submit: async () => {
      if (!known || !productId) return;
      const placed = { cited, known, value, line, placing };
      await send({ placed, answer, productId, name: concept.slice(0, 200) });
    },
  };
}
