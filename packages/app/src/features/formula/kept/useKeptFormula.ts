import type { FormulaAnswer } from '@seedbed/server/contract';
import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { draftKeys } from '../../../constants';
import { toasts } from '../../../feedback/toasts';
import { ownDraft } from '../../../session';
import { callsOf } from '../formula.api';
import { keptFormulasAtom, ownerAtom } from './keptFormulas.atom';
import type { Basis } from '../model/computed';
import { KeptFormula } from '../model/keptFormula';
import { nothingPending } from '../model/pending';

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
      tell: (words) => toasts.add({ title: 'Formula', description: words, variant: 'destructive' }),
    });
    formulas.set(id, kept);
    return kept;
  }
}
