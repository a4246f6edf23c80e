import type { Coa, CoaReading } from '@seedbed/server/contract';
import { useState } from 'react';
import { idempotencyKeys } from '../../../api/idempotencyKeys';
import { useAttempt } from '../../../feedback/useAttempt';
import { useSuppliers } from '../../sourcing';
import type { CoaWords } from './coaFieldWords';
import { useCoaCalls, useIngredients } from './coas.api';
import { emptyResult, resultsOf, statedOf, typedOf, withHead } from './coaWords';
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
  const { words, setWords, takeHead } = useWords(productId, coa);
  const [rows, setRows] = useState(coa ? statedOf(coa.results) : [emptyResult('first')]);
  const [keys] = useState(idempotencyKeys);
  const calls = useCoaCalls(productId);
  const attempt = useAttempt();
  const { keep, ...files } = useCoaFile(({ kind, rows: read, head }) => {
    if (kind === 'pdf') return;
    setRows(read.length > 0 ? typedOf(read) : [emptyResult('first')]);
    takeHead(head);
  });
  const save = () =>
    attempt.attempt(async () => {
      const body = { ...words, results: resultsOf(rows) };
      if (coa) return onClose(await calls.change(coa, body));
      const draft = { ...body, productId, fileId: await keep() };
      onClose(await keys.once(draft, (key) => calls.create(draft, key)));
    });
  return { words, setWords, rows, setRows, attempt, save, ...files };
}

/** What a certificate is of: as it was typed, and else as the head of its file says. */
function useWords(productId: number, coa: Coa | undefined) {
  const [typed, setTyped] = useState(coa ? wordsOf(coa) : nothing);
  const [head, setHead] = useState<CoaReading['head'] | null>(null);
  const ingredients = useIngredients(productId);
  const suppliers = useSuppliers();
  const named = (suppliers.data ?? []).map(({ id, name }) => ({ id, label: name }));
  // what there is to choose from may come after the file
  const words = head ? withHead(typed, head, { ingredients, suppliers: named }) : typed;
  return {
    words,
    setWords: (next: CoaWords) => {
      setHead(null);
      setTyped(next);
    },
    takeHead: setHead,
  };
}
