import type { Coa, CoaReading } from '@seedbed/server/contract';
import { useState } from 'react';
import { idempotencyKeys } from '../../../api/idempotencyKeys';
import { useAttempt } from '../../../feedback/useAttempt';
import { useSuppliers } from '../../sourcing';
import type { CoaWords } from './coaFieldWords';
import { useCoaCalls, useIngredients } from './coas.api';
import { emptyResult, likeliest, resultsOf, statedOf, typedOf } from './coaWords';
import { useCoaFile } from './useCoaFile';

export interface CertificateFormProps {
  productId: number;
  /** The one that is changed; a new one without. */
  coa?: Coa;
  /** Closed; with what was made or changed, if it was. */
  onClose: (coa?: Coa) => void;
}

const nothing: CoaWords = { ingredientKey: '', supplierId: null, lot: '', madeOn: null, expiresOn: null };
const wordsOf = ({ ingredientKey, supplierId, lot, madeOn, expiresOn }: Coa): CoaWords => ({
  ingredientKey,
  supplierId,
  lot,
  madeOn,
  expiresOn,
});

/** What stands in the form of a certificate, and how it is kept. */
export function useCertificateForm({ productId, coa, onClose }: CertificateFormProps) {
  const [words, setWords] = useState(coa ? wordsOf(coa) : nothing);
  const [rows, setRows] = useState(coa ? statedOf(coa.results) : [emptyResult('first')]);
  const [keys] = useState(idempotencyKeys);
  const calls = useCoaCalls(productId);
  const attempt = useAttempt();
  const takeOver = useTakeOver(productId, setWords, setRows);
  const { keep, ...files } = useCoaFile(takeOver);
  const save = () =>
    attempt.attempt(async () => {
      const body = { ...words, results: resultsOf(rows) };
      if (coa) return onClose(await calls.change(coa, body));
      const draft = { ...body, productId, fileId: await keep() };
      const made = await calls.create(draft, keys.keyFor(draft));
      keys.settle();
      onClose(made);
    });
  return { words, setWords, rows, setRows, attempt, save, ...files };
}

/** Takes over what was read; what was typed of lot and days before stays. */
function useTakeOver(
  productId: number,
  setWords: (change: (before: CoaWords) => CoaWords) => void,
  setRows: (rows: ReturnType<typeof typedOf>) => void,
) {
  const ingredients = useIngredients(productId);
  const suppliers = useSuppliers();
  return ({ kind, rows, head }: CoaReading) => {
    if (kind === 'pdf') return;
    setRows(rows.length > 0 ? typedOf(rows) : [emptyResult('first')]);
    const named = (suppliers.data ?? []).map(({ id, name }) => ({ id, label: name }));
    setWords((before) => ({
      ingredientKey: before.ingredientKey || (likeliest(ingredients, head.ingredient) ?? ''),
      supplierId: before.supplierId ?? likeliest(named, head.supplier),
      lot: before.lot || (head.lot ?? ''),
      madeOn: before.madeOn ?? head.madeOn,
      expiresOn: before.expiresOn ?? head.expiresOn,
    }));
  };
}
