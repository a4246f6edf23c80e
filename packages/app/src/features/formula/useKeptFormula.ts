import type { FormulaAnswer } from '@seedbed/server/contract';
import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { draftKeys } from '../../constants';
import { toasts } from '../../feedback/toasts';
import { ownDraft, userAtom } from '../../session';
import { callsOf } from './formula.api';
import type { Basis } from './model/computed';
import { KeptFormula } from './model/keptFormula';
import { nothingPending } from './model/pending';

const ownerAtom = atom((get) => get(userAtom)?.uid ?? '');

/** The formulas that whoever is signed in works on, by id: tab and section show the same one. */
const keptFormulasAtom = atom((get): Map<number, KeptFormula> => {
  get(ownerAtom);
  return new Map();
});

/** A formula that is worked on, begun with what the server answered first. */
export function useKeptFormula(first: FormulaAnswer, basis: Basis): KeptFormula {
  const store = useStore();
  const { mutate, cache } = useSWRConfig();
  const owner = useAtomValue(ownerAtom);
  const formulas = useAtomValue(keptFormulasAtom);
  const { id } = first.formula;
  const known = formulas.get(id) ?? begin();
  useEffect(() => known.setBasis(basis), [known, basis]);
  useEffect(() => known.adopt(first), [known, first]);
  return known;

  function begin(): KeptFormula {
    const draft = ownDraft(store, { key: draftKeys.formula + id, owner, initial: nothingPending });
    const kept = new KeptFormula({
      first,
      basis,
      calls: callsOf(id, { mutate, cache }),
      left: draft.read(),
      keep: draft.write,
      isOwned: () => store.get(keptFormulasAtom) === formulas,
      tell: (words) => toasts.add({ title: 'Formula', description: words }),
    });
    formulas.set(id, kept);
    return kept;
  }
}

/** Hands the page's formulas an answer that came by another way; one that nobody works on needs none. */
export function useAdoptFormula(): (answer: FormulaAnswer) => void {
  const formulas = useAtomValue(keptFormulasAtom);
  return useCallback((answer) => formulas.get(answer.formula.id)?.adopt(answer), [formulas]);
}
